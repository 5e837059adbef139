"""Recipes and the numbers of a deck, for the terminal."""

from collections.abc import Iterator, Sequence

from cutterprint.games.cutterland.decks.recipes import EQUAL_CARDS, MISSING_LANDSCAPE, Recipe
from cutterprint.games.cutterland.decks.stats import Comparison, Counts, DeckStats
from cutterprint.games.cutterland.decks.worth import POINT, points_text
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.terminal import Terminal

_NEVER = {
    MISSING_LANDSCAPE: "a card without one of its landscapes",
    EQUAL_CARDS: "two cards that are equal, as they are or turned",
}


def recipe_lines(recipe: Recipe, terminal: Terminal) -> Iterator[str]:
    """A recipe in words."""
    shape, patches = recipe.rules.card, recipe.patches
    yield terminal.painted(str(recipe.name), bold=True) + f" ({recipe.id}), rules: {recipe.rules_name}"
    yield f"{recipe.cards} cards with {shape.features} features each"
    yield ""
    for key, item in recipe.rules.features.items():
        number = recipe.features.get(key, 0)
        a_card = points_text(100 * number // recipe.cards)
        yield f"{item.code}  {item.name!s:<16} {number:>5}   {a_card} a card"
    yield ""
    shares = ", ".join(
        f"{recipe.rules.landscapes[key].name} {recipe.shares[key]}" for key in recipe.landscapes
    )
    yield f"ground, in parts: {shares}"
    yield (
        f"a card has {patches.least} to {patches.most} patches, at most {patches.singles} of one square, "
        f"and at most {recipe.most_bonuses} bonuses"
    )
    if recipe.spread is not None:
        yield f"the cards differ by at most {points_text(recipe.spread)} points in worth"
    for key in _NEVER:
        if key in recipe.never:
            yield f"never: {_NEVER[key]}"


def stats_lines(stats: DeckStats, comparison: Comparison | None, terminal: Terminal) -> Iterator[str]:
    """What is in a deck, as tables."""
    pack = stats.pack
    number = "1 card" if len(pack.cards) == 1 else f"{len(pack.cards)} cards"
    yield terminal.painted(str(pack.name), bold=True) + f" ({pack.id}), {number}, rules: {pack.rules_name}"
    yield ""
    yield from _features(stats, pack.rules)
    yield ""
    yield from _areas(stats, pack.rules)
    yield ""
    yield from _worth(stats)
    yield ""
    if stats.duplicates:
        for ids in stats.duplicates:
            yield f"equal, as they are or turned: {', '.join(ids)}"
    else:
        yield "no two cards are equal, even when turned"
    if stats.without_landscape:
        yield f"cards without one of the landscapes: {', '.join(stats.without_landscape)}"
    if comparison is not None:
        yield ""
        yield from _comparison(comparison)


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns under each other: the first to the left, numbers to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        first = f"{row[0]:<{widths[0]}}"
        yield "  ".join(
            [first, *(f"{text:>{width}}" for text, width in zip(row[1:], widths[1:], strict=True))]
        )


def _numbers(counts: Counts, columns: Sequence[int]) -> list[str]:
    return [str(counts.get(column, 0) or ".") for column in columns]


def _features(stats: DeckStats, rules: Rules) -> Iterator[str]:
    most = range(max((max(counts) for counts in stats.on_a_card.values()), default=0) + 1)
    rows = [
        [
            "",
            "in all",
            *(str(item.name) for item in rules.landscapes.values()),
            "cards with",
            *(str(number) for number in most),
        ]
    ]
    for key, item in rules.features.items():
        grounds = [str(stats.by_landscape[key][ground] or ".") for ground in rules.landscapes]
        on_cards = _numbers(stats.on_a_card[key], most)
        rows.append([f"{item.code} {item.name}", str(stats.features[key]), *grounds, "", *on_cards])
    grounds = [str(stats.squares[ground]) for ground in rules.landscapes]
    rows.append(["squares", str(sum(stats.squares.values())), *grounds, "", *("" for _ in most)])
    bonuses = _numbers(stats.bonuses_on_a_card, most)
    rows.append(["bonuses together", "", *("" for _ in grounds), "", *bonuses])
    yield from _table(rows)


def _areas(stats: DeckStats, rules: Rules) -> Iterator[str]:
    sizes = range(1, max((max(counts, default=1) for counts in stats.areas.values()), default=1) + 1)
    rows = [["areas of so many squares", *map(str, sizes)]]
    rows += [
        [str(rules.landscapes[key].name), *_numbers(stats.areas[key], sizes)] for key in rules.landscapes
    ]
    yield from _table(rows)
    patches = ", ".join(f"{number} on {cards}" for number, cards in stats.patches_on_a_card.items())
    yield f"areas on a card: {patches} cards"


def _worth(stats: DeckStats) -> Iterator[str]:
    yield (
        f"worth of a card: {points_text(stats.average)} points on average, "
        f"{points_text(stats.poorest.worth)} ({stats.poorest.card}) to "
        f"{points_text(stats.best.worth)} ({stats.best.card})"
    )
    yield f"spread {points_text(stats.spread)}, standard deviation {points_text(stats.deviation)}"
    steps = [item.worth // POINT for item in stats.worths]
    most = max(steps.count(step) for step in set(steps))
    for step in range(min(steps), max(steps) + 1):
        number = steps.count(step)
        yield f"{step:>5} to {step + 1:<4} {'━' * (-(-number * 40 // most))} {number}"


def _comparison(comparison: Comparison) -> Iterator[str]:
    if not comparison.differences:
        yield f"as the recipe {comparison.recipe} asks for"
        return
    yield f"not as the recipe {comparison.recipe} asks for:"
    for item in comparison.differences:
        yield f"  {item.message}"
