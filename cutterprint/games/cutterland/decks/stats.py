"""What is in a deck, in numbers. The text, the JSON and the charts are views of these values."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import isqrt
from typing import Any

from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.decks.recipes import EQUAL_CARDS, MISSING_LANDSCAPE, Recipe
from cutterprint.games.cutterland.decks.worth import Valuer, areas_of
from cutterprint.i18n import Message, msg
from cutterprint.numbers import POINT, points_text
from cutterprint.recipes.comparing import Comparison, Difference, equal_ones

Counts = Mapping[int, int]
"""How often each number comes up."""


@dataclass(frozen=True)
class CardWorth:
    """What a card is worth in hundredths of a point, and which part of it each feature brings."""

    card: str
    worth: int
    parts: Mapping[str, int]


@dataclass(frozen=True)
class DeckStats:
    """What is in a deck. Worth is in hundredths of a point."""

    pack: Pack
    features: Mapping[str, int]
    by_landscape: Mapping[str, Mapping[str, int]]
    on_a_card: Mapping[str, Counts]
    bonuses_on_a_card: Counts
    squares: Mapping[str, int]
    areas: Mapping[str, Counts]
    patches_on_a_card: Counts
    singles_on_a_card: Counts
    worths: tuple[CardWorth, ...]
    duplicates: tuple[tuple[str, ...], ...]
    without_landscape: tuple[str, ...]

    @property
    def poorest(self) -> CardWorth:
        return min(self.worths, key=lambda item: item.worth)

    @property
    def best(self) -> CardWorth:
        return max(self.worths, key=lambda item: item.worth)

    @property
    def spread(self) -> int:
        """How much more the best card is worth than the poorest."""
        return self.best.worth - self.poorest.worth

    @property
    def average(self) -> int:
        return sum(item.worth for item in self.worths) // len(self.worths)

    @property
    def deviation(self) -> int:
        """The standard deviation: how far a card is from the average, as a rule."""
        number = len(self.worths)
        total = sum(item.worth for item in self.worths)
        squares = sum(item.worth * item.worth for item in self.worths)
        return isqrt(max(0, number * squares - total * total)) // number

    def as_json(self) -> dict[str, Any]:
        return {
            "pack": self.pack.id,
            "cards": len(self.pack.cards),
            "features": dict(self.features),
            "by_landscape": {key: dict(counts) for key, counts in self.by_landscape.items()},
            "on_a_card": {key: _texts(counts) for key, counts in self.on_a_card.items()},
            "bonuses_on_a_card": _texts(self.bonuses_on_a_card),
            "squares": dict(self.squares),
            "areas": {key: _texts(counts) for key, counts in self.areas.items()},
            "patches_on_a_card": _texts(self.patches_on_a_card),
            "worth": {
                "average": self.average / POINT,
                "deviation": self.deviation / POINT,
                "spread": self.spread / POINT,
                "poorest": {"card": self.poorest.card, "worth": self.poorest.worth / POINT},
                "best": {"card": self.best.card, "worth": self.best.worth / POINT},
                "cards": {
                    item.card: {
                        "worth": item.worth / POINT,
                        "parts": {key: part / POINT for key, part in item.parts.items()},
                    }
                    for item in self.worths
                },
            },
            "duplicates": [list(cards) for cards in self.duplicates],
            "without_landscape": list(self.without_landscape),
        }


def deck_stats(pack: Pack) -> DeckStats:
    """Count what is in a deck."""
    rules = pack.rules
    valuer = Valuer(rules)
    by_landscape = {key: dict.fromkeys(rules.landscapes, 0) for key in rules.features}
    squares = dict.fromkeys(rules.landscapes, 0)
    areas: dict[str, Counter[int]] = {key: Counter() for key in rules.landscapes}
    on_a_card: dict[str, Counter[int]] = {key: Counter() for key in rules.features}
    bonuses: Counter[int] = Counter()
    patches: Counter[int] = Counter()
    singles: Counter[int] = Counter()
    worths = []
    for card in pack.cards:
        cells = dict(card.cells())
        for square in cells.values():
            squares[square.landscape] += 1
            if square.feature is not None:
                by_landscape[square.feature][square.landscape] += 1
        found = areas_of(cells)
        for area in found:
            areas[cells[area[0]].landscape][len(area)] += 1
        patches[len(found)] += 1
        singles[sum(len(area) == 1 for area in found)] += 1
        held = Counter(card.features())
        for key in rules.features:
            on_a_card[key][held[key]] += 1
        bonuses[sum(held[key] for key in rules.bonuses)] += 1
        parts = valuer.parts(cells)
        worths.append(CardWorth(card.id, sum(parts.values()), parts))
    return DeckStats(
        pack=pack,
        features={key: sum(counts.values()) for key, counts in by_landscape.items()},
        by_landscape=by_landscape,
        on_a_card={key: _sorted(counts) for key, counts in on_a_card.items()},
        bonuses_on_a_card=_sorted(bonuses),
        squares=squares,
        areas={key: _sorted(counts) for key, counts in areas.items()},
        patches_on_a_card=_sorted(patches),
        singles_on_a_card=_sorted(singles),
        worths=tuple(worths),
        duplicates=equal_ones((card.id, card.whichever_way()) for card in pack.cards),
        without_landscape=tuple(
            card.id
            for card in pack.cards
            if {square.landscape for _, square in card.cells()} != set(rules.landscapes)
        ),
    )


def compare(stats: DeckStats, recipe: Recipe) -> Comparison:
    """A deck beside what a recipe asks of a deck of as many cards."""
    scaled = recipe.for_cards(len(stats.pack.cards))
    keys = dict.fromkeys([*scaled.rules.features, *stats.features])
    counts = {key: (scaled.features.get(key, 0), stats.features.get(key, 0)) for key in keys}
    return Comparison(recipe.id, counts, tuple(_differences(stats, scaled, counts)))


def _differences(
    stats: DeckStats, recipe: Recipe, counts: Mapping[str, tuple[int, int]]
) -> Iterable[Difference]:
    for key, (wanted, found) in counts.items():
        if wanted != found:
            name = recipe.rules.name_of(key)
            what = msg("{thing}: {found} instead of {wanted}", thing=name, found=found, wanted=wanted)
            yield Difference("features", what)
    if over := _cards_where(stats.bonuses_on_a_card, lambda number: number > recipe.most_bonuses):
        what = msg("cards with more than {most} bonuses: {number}", most=recipe.most_bonuses, number=over)
        yield Difference("bonuses", what)
    least, most, singles = recipe.patches.least, recipe.patches.most, recipe.patches.singles
    if over := _cards_where(stats.patches_on_a_card, lambda number: not least <= number <= most):
        what = msg(
            "cards with fewer than {least} or more than {most} patches: {number}",
            least=least,
            most=most,
            number=over,
        )
        yield Difference("patches", what)
    if over := _cards_where(stats.singles_on_a_card, lambda number: number > singles):
        what = msg("cards with more than {most} patches of one square: {number}", most=singles, number=over)
        yield Difference("patches", what)
    if recipe.spread is not None and stats.spread > recipe.spread:
        what = msg(
            "the spread of worth is {spread} instead of at most {most}",
            spread=points_text(stats.spread),
            most=points_text(recipe.spread),
        )
        yield Difference("worth", what)
    if MISSING_LANDSCAPE in recipe.never:
        wanted_ground = set(recipe.landscapes)
        missing = [
            card.id
            for card in stats.pack.cards
            if not wanted_ground <= {square.landscape for _, square in card.cells()}
        ]
        if missing:
            yield Difference(MISSING_LANDSCAPE, missing_words(missing))
    if EQUAL_CARDS in recipe.never:
        for ids in stats.duplicates:
            yield Difference(EQUAL_CARDS, equal_words(ids))


def missing_words(cards: Iterable[str]) -> Message:
    return msg("cards without one of the landscapes: {cards}", cards=", ".join(cards))


def equal_words(cards: Iterable[str]) -> Message:
    return msg("equal, as they are or turned: {cards}", cards=", ".join(cards))


def _cards_where(counts: Counts, is_off: Callable[[int], bool]) -> int:
    return sum(cards for value, cards in counts.items() if is_off(value))


def _sorted(counts: Counter[int]) -> Counts:
    return dict(sorted(counts.items()))


def _texts(counts: Counts) -> dict[str, int]:
    return {str(number): times for number, times in counts.items()}
