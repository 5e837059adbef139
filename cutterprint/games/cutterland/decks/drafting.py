"""Laying out one card: its patches of landscape, and where its creatures and bonuses stand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from cutterprint.games.cutterland.components.cards import Card
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.decks.recipes import MISSING_LANDSCAPE, Recipe
from cutterprint.recipes.dice import Dice

_MOST_COLOURINGS = 300
_MOST_TO_PERMUTE = 5
_PLACINGS = 3
_WIDEST_EMPTY = 2
_LARGEST_BARE = 2

Hand = Sequence[str]
"""The creatures and bonuses that one card gets."""

Needs = list[tuple[frozenset[str], int]]
"""Grounds that some creatures can't leave, and how many squares these need there."""


@dataclass(frozen=True)
class Draft:
    """The squares of a card row by row, and how dull it is to cut."""

    squares: tuple[Square, ...]
    dullness: int


class Drafter:
    """Lays out cards by a recipe."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.rules = recipe.rules
        shape = self.rules.card
        self.size, self.columns = shape.squares, shape.columns
        self.sides = [self._sides(index) for index in range(self.size)]
        self.homes = {key: frozenset(recipe.homes(key)) for key in self.rules.features}
        self.landscapes = recipe.landscapes
        self.orders = self._orders()
        self.known_needs: dict[tuple[str, ...], Needs] = {}
        self.needed = len(self.landscapes) if MISSING_LANDSCAPE in recipe.never else 1

    def _sides(self, index: int) -> list[int]:
        column = index % self.columns
        sides = [index - self.columns] if index >= self.columns else []
        sides += [index + 1] if column + 1 < self.columns else []
        sides += [index + self.columns] if index + self.columns < self.size else []
        return sides + ([index - 1] if column else [])

    def _orders(self) -> list[tuple[str, ...]]:
        """Orders in which to try the landscapes on a patch."""
        if len(self.landscapes) <= _MOST_TO_PERMUTE:
            return list(permutations(self.landscapes))
        ring = self.landscapes * 2
        return [ring[start : start + len(self.landscapes)] for start in range(len(self.landscapes))]

    def draft(self, hand: Hand, dice: Dice) -> Draft | None:
        """A card with these features, or nothing if this throw of the dice gave none."""
        patches = self._patches(dice)
        if patches is None:
            return None
        grounds = self._coloured(patches, hand, dice)
        if grounds is None:
            return None
        best: Draft | None = None
        for _ in range(_PLACINGS):
            standing = self._placed(grounds, hand, dice)
            if standing is None:
                return None
            dullness = self._dullness(grounds, standing)
            if best is None or dullness < best.dullness:
                best = Draft(tuple(map(Square, grounds, standing)), dullness)
            if not best.dullness:
                break
        return best

    def card(self, card_id: str, squares: tuple[Square, ...]) -> Card:
        rows = range(0, self.size, self.columns)
        return Card(card_id, tuple(tuple(squares[row : row + self.columns]) for row in rows))

    def _dullness(self, grounds: list[str], standing: list[str | None]) -> int:
        """What makes a card dull to cut: wide empty ground, a patch where nothing stands, or one that is most
        of the card."""
        dullness = 0
        for group in self._groups(["" if feature is None else None for feature in standing]):
            dullness += max(0, len(group) - _WIDEST_EMPTY)
        for patch in self._groups(grounds):
            is_bare = len(patch) > _LARGEST_BARE and not any(standing[cell] for cell in patch)
            dullness += is_bare + (2 * len(patch) > self.size)
        return dullness

    def _groups(self, marks: Sequence[str | None]) -> list[list[int]]:
        """The squares of equal marks that touch; those without a mark are left out."""
        groups: list[list[int]] = []
        seen: set[int] = set()
        for start, mark in enumerate(marks):
            if mark is None or start in seen:
                continue
            seen.add(start)
            group = [start]
            for cell in group:
                for other in self.sides[cell]:
                    if other not in seen and marks[other] == mark:
                        seen.add(other)
                        group.append(other)
            groups.append(group)
        return groups

    def _patches(self, dice: Dice) -> list[int] | None:
        """The number of its patch for each square: seeds are sown and grow until the card is full."""
        wanted = self.recipe.patches
        most = min(wanted.most, self.size)
        number = wanted.least + dice.below(most - wanted.least + 1)
        patch = [-1] * self.size
        cells = list(range(self.size))
        dice.shuffle(cells)
        edge: list[tuple[int, int]] = []
        for index, cell in enumerate(cells[:number]):
            patch[cell] = index
            edge += [(other, index) for other in self.sides[cell]]
        while edge:
            at = dice.below(len(edge))
            edge[at], edge[-1] = edge[-1], edge[at]
            cell, index = edge.pop()
            if patch[cell] < 0:
                patch[cell] = index
                edge += [(other, index) for other in self.sides[cell] if patch[other] < 0]
        sizes = [0] * number
        for index in patch:
            sizes[index] += 1
        return patch if sizes.count(1) <= wanted.singles else None

    def _coloured(self, patch: list[int], hand: Hand, dice: Dice) -> list[str] | None:
        """A landscape for each patch: neighbours differ, all are there, and the creatures find room."""
        number = 1 + max(patch)
        sizes = [0] * number
        touching: list[set[int]] = [set() for _ in range(number)]
        for cell, index in enumerate(patch):
            sizes[index] += 1
            for other in self.sides[cell]:
                touching[index].add(patch[other])
        order = list(range(number))
        dice.shuffle(order)
        choices = [dice.pick(self.orders) for _ in order]
        needs = self._needs(hand)
        colour: list[str | None] = [None] * number
        room = dict.fromkeys(self.landscapes, 0)
        steps = _MOST_COLOURINGS

        def paint(at: int) -> bool:
            nonlocal steps
            steps -= 1
            if at == number:
                return self._has_room(room, needs)
            patch_number = order[at]
            taken = {colour[other] for other in touching[patch_number]}
            for landscape in choices[at]:
                if landscape in taken or steps <= 0:
                    continue
                colour[patch_number] = landscape
                room[landscape] += sizes[patch_number]
                if paint(at + 1):
                    return True
                room[landscape] -= sizes[patch_number]
            colour[patch_number] = None
            return False

        if not paint(0):
            return None
        return [landscape for index in patch if (landscape := colour[index]) is not None]

    def _has_room(self, room: Mapping[str, int], needs: Needs) -> bool:
        if sum(map(bool, room.values())) < self.needed:
            return False
        return all(sum(room[landscape] for landscape in ground) >= count for ground, count in needs)

    def _needs(self, hand: Hand) -> Needs:
        """How many squares the creatures of a hand need on each ground that they can't leave."""
        key = tuple(hand)
        if key not in self.known_needs:
            creatures = [feature for feature in hand if feature in self.rules.creatures]
            grounds = dict.fromkeys(self.homes[feature] for feature in creatures)
            unions = dict.fromkeys([*grounds, *(one | other for one in grounds for other in grounds)])
            self.known_needs[key] = [
                (ground, sum(self.homes[feature] <= ground for feature in creatures)) for ground in unions
            ]
        return self.known_needs[key]

    def _placed(self, grounds: list[str], hand: Hand, dice: Dice) -> list[str | None] | None:
        """What stands on each square: creatures where they live, then bonuses on what is left."""
        cells = list(range(self.size))
        dice.shuffle(cells)
        creatures = [key for key in hand if key in self.rules.creatures]
        owner: dict[int, int] = {}

        def seat(creature: int, seen: set[int]) -> bool:
            """Find a square for a creature; one that is in the way moves on, if it can."""
            homes = self.homes[creatures[creature]]
            open_cells = [cell for cell in cells if grounds[cell] in homes and cell not in seen]
            for cell in open_cells:
                if cell not in owner:
                    owner[cell] = creature
                    return True
            for cell in open_cells:
                if cell in seen:
                    continue
                seen.add(cell)
                if seat(owner[cell], seen):
                    owner[cell] = creature
                    return True
            return False

        if not all(seat(creature, set()) for creature in range(len(creatures))):
            return None
        standing: list[str | None] = [None] * self.size
        for cell, creature in owner.items():
            standing[cell] = creatures[creature]
        free = [cell for cell in reversed(cells) if standing[cell] is None]
        for key in hand:
            if key not in self.rules.creatures:
                standing[free.pop()] = key
        return standing
