"""Recipes: what a deck shall hold, and whether any deck can."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path

from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.i18n import Message, listed, msg, nmsg
from cutterprint.recipes.obstacles import Obstacle, Places
from cutterprint.recipes.scaling import shared_out
from cutterprint.specs.translated import Translated

MISSING_LANDSCAPE = "missing-landscape"
EQUAL_CARDS = "equal-cards"

_MOST_HOMES = 10


@dataclass(frozen=True)
class Patches:
    """Into how many patches the landscapes of a card fall, and how many may be a single square."""

    least: int
    most: int
    singles: int


@dataclass(frozen=True)
class Recipe:
    """What a deck of so many cards shall hold. `spread` is in hundredths of a point."""

    id: str
    name: Translated
    rules_name: str
    rules: Rules
    cards: int
    features: Mapping[str, int]
    shares: Mapping[str, int]
    patches: Patches
    most_bonuses: int
    spread: int | None
    never: frozenset[str]
    path: Path | None = field(default=None, compare=False)
    places: Places = field(default_factory=dict, compare=False, repr=False)

    @property
    def landscapes(self) -> tuple[str, ...]:
        """The landscapes that the cards are made of, in the order of the rules."""
        return tuple(key for key in self.rules.landscapes if self.shares[key])

    def homes(self, feature: str) -> tuple[str, ...]:
        """The landscapes of these cards that a creature can stand on; a bonus stands on any."""
        creature = self.rules.creatures.get(feature)
        if creature is None:
            return self.landscapes
        return tuple(key for key in self.landscapes if key in creature.lives_in)

    def for_cards(self, cards: int) -> "Recipe":
        """The same recipe for another number of cards.

        The counts keep their proportions; what can't be shared out evenly goes to the largest remainders.
        """
        if cards == self.cards:
            return self
        return replace(self, cards=cards, features=shared_out(self.features, cards, self.cards))


def obstacles(recipe: Recipe) -> Iterator[Obstacle]:
    """Everything that makes a recipe impossible and can be told without trying."""
    yield from _sum_obstacles(recipe)
    yield from _bonus_obstacles(recipe)
    yield from _patch_obstacles(recipe)
    yield from _home_obstacles(recipe)
    yield from _number_obstacles(recipe)


def _cards(number: int) -> Message:
    return nmsg("{number} card", "{number} cards", number)


def _sum_obstacles(recipe: Recipe) -> Iterator[Obstacle]:
    shape = recipe.rules.card
    total, wanted = sum(recipe.features.values()), shape.features * recipe.cards
    if total == wanted:
        return
    yield Obstacle(
        "recipe-sum",
        ("features",),
        msg(
            "the counts should add up to {wanted} ({cards} with {features} features each), not {total}",
            total=total,
            cards=_cards(recipe.cards),
            features=shape.features,
            wanted=wanted,
        ),
        msg("that is {number} too many", number=total - wanted)
        if total > wanted
        else msg("that is {number} too few", number=wanted - total),
    )


def _bonus_obstacles(recipe: Recipe) -> Iterator[Obstacle]:
    total = sum(recipe.features.get(key, 0) for key in recipe.rules.bonuses)
    room = recipe.most_bonuses * recipe.cards
    if total > room:
        yield Obstacle(
            "recipe-unmet",
            ("bonuses", "most"),
            msg(
                "{bonuses} bonuses don't fit on {cards} with at most {most} each",
                bonuses=total,
                cards=_cards(recipe.cards),
                most=recipe.most_bonuses,
            ),
            msg("raise this to {number}, or lower the counts", number=-(-total // recipe.cards)),
        )


def _patch_obstacles(recipe: Recipe) -> Iterator[Obstacle]:
    patches, squares = recipe.patches, recipe.rules.card.squares
    if not recipe.landscapes:
        message = msg("every landscape has a share of 0, so there is no ground")
        yield Obstacle("recipe-unmet", ("landscapes",), message)
        return
    if patches.least > patches.most:
        message = msg(
            "'least' ({least}) should not be more than 'most' ({most})",
            least=patches.least,
            most=patches.most,
        )
        yield Obstacle("recipe-unmet", ("patches", "least"), message)
    if patches.least > squares:
        message = msg(
            "{patches} patches don't fit on a card of {squares} squares",
            patches=patches.least,
            squares=squares,
        )
        yield Obstacle("recipe-unmet", ("patches", "least"), message)
    elif 2 * patches.least - min(patches.singles, patches.least) > squares:
        message = msg(
            "{patches} patches, of which at most {singles} may be a single square, don't fit on a card of "
            "{squares} squares",
            patches=patches.least,
            singles=patches.singles,
            squares=squares,
        )
        yield Obstacle("recipe-unmet", ("patches", "least"), message)
    if len(recipe.landscapes) == 1 and patches.least > 1:
        message = msg("a single landscape makes one patch, not {number}", number=patches.least)
        yield Obstacle("recipe-unmet", ("patches", "least"), message)
    if MISSING_LANDSCAPE in recipe.never and patches.most < len(recipe.landscapes):
        message = msg(
            "with {landscapes} landscapes, every card needs at least that many patches, but 'most' is {most}",
            landscapes=len(recipe.landscapes),
            most=patches.most,
        )
        yield Obstacle("recipe-unmet", ("patches", "most"), message)


def _home_obstacles(recipe: Recipe) -> Iterator[Obstacle]:
    if not recipe.landscapes:
        return
    homeless = [key for key, count in recipe.features.items() if count and not recipe.homes(key)]
    for key in homeless:
        creature = recipe.rules.creatures[key]
        yield Obstacle(
            "recipe-unmet",
            ("features", key),
            msg(
                "{creature} has nowhere to live: this recipe has no {landscapes}",
                creature=creature.name,
                landscapes=listed([recipe.rules.landscapes[home].name for home in creature.lives_in], "or"),
            ),
        )
    for ground, room in _rooms(recipe):
        living = [key for key in recipe.rules.creatures if set(recipe.homes(key)) <= ground]
        number = sum(recipe.features.get(key, 0) for key in living if key not in homeless)
        if number > room * recipe.cards:
            where = [recipe.rules.landscapes[key].name for key in recipe.landscapes if key in ground]
            last = [key for key in recipe.features if key in living][-1]
            yield Obstacle(
                "recipe-unmet",
                ("features", last),
                msg(
                    "{creatures} creatures live only in {landscapes}, but there is room for only {room} "
                    "there ({cards})",
                    creatures=number,
                    landscapes=listed(where, "or"),
                    room=room * recipe.cards,
                    cards=_cards(recipe.cards),
                ),
            )
            return


def _rooms(recipe: Recipe) -> Iterator[tuple[frozenset[str], int]]:
    """Every ground that some creatures can't leave, and how many of them a card has room for.

    Where all landscapes must be there, each of the others takes at least a square.
    """
    homes = dict.fromkeys(frozenset(recipe.homes(key)) for key in recipe.rules.creatures)
    own = [ground for ground in homes if ground]
    sizes = range(1, len(own) + 1) if len(own) <= _MOST_HOMES else (1, len(own))
    grounds = dict.fromkeys(
        frozenset[str]().union(*chosen) for size in sizes for chosen in combinations(own, size)
    )
    for ground in grounds:
        others = len(recipe.landscapes) - len(ground) if MISSING_LANDSCAPE in recipe.never else 0
        yield ground, max(0, recipe.rules.card.squares - others)


def rooms_by_feature(recipe: Recipe) -> list[tuple[frozenset[str], int]]:
    """Groups of creatures that share a ground, and how many of a group fit on one card."""
    return [
        (frozenset(key for key in recipe.rules.creatures if set(recipe.homes(key)) <= ground), room)
        for ground, room in _rooms(recipe)
    ]


def _number_obstacles(recipe: Recipe) -> Iterator[Obstacle]:
    """Small cards: there may be fewer different ones than the deck has cards."""
    if EQUAL_CARDS not in recipe.never:
        return
    used = [key for key, count in recipe.features.items() if count]
    kinds = sum(1 + sum(ground in recipe.homes(key) for key in used) for ground in recipe.landscapes)
    if recipe.rules.card.squares < 8 and kinds**recipe.rules.card.squares < recipe.cards:
        yield Obstacle(
            "recipe-unmet",
            ("cards",),
            msg(
                "there aren't {cards} different cards with {squares} squares",
                cards=recipe.cards,
                squares=recipe.rules.card.squares,
            ),
        )
