"""What a card is worth: one number a card, from the rules alone, so that decks can be compared.

Worth is counted in hundredths of a point, as whole numbers: they add up the same on every machine.
docs/packs.md explains the measure to the people who write packs.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

from cutterprint.games.cutterland.components.cards import Card
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.rules.model import Creature, Hunt, Reach, Rules
from cutterprint.games.cutterland.rules.score_rules.rule import Steps
from cutterprint.numbers import POINT
from cutterprint.specs.cells import Cell, parts

_CARDS_OF_A_LAND = 4

Squares = Mapping[Cell, Square]
Area = tuple[Cell, ...]


def areas_of(squares: Squares) -> list[Area]:
    """The areas of a card before it is cut: squares of one landscape that touch by their sides."""
    return [tuple(area) for area in parts({cell: square.landscape for cell, square in squares.items()})]


def _around(cell: Cell, squares: Squares) -> list[Cell]:
    column, row = cell
    cells = [(column + x, row + y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]
    return [other for other in cells if other in squares]


class Valuer:
    """Values the cards of one game. What it is asked often, it works out once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        # A land grows out of as many cards' worth of squares as a player is dealt cards.
        self._horizon = max((seating.cards for seating in rules.seatings.values()), default=_CARDS_OF_A_LAND)
        self._shares: dict[tuple[Steps, int], int] = {}

    def worth(self, card: Card) -> int:
        """The worth of a card in hundredths of a point."""
        return sum(self.parts(dict(card.cells())).values())

    def parts(self, squares: Squares) -> dict[str, int]:
        """The worth by creature and bonus, for those that the squares hold."""
        cells: dict[str, list[Cell]] = {}
        for cell, square in squares.items():
            if square.feature is not None:
                cells.setdefault(square.feature, []).append(cell)
        areas = areas_of(squares)
        area_of = {cell: index for index, area in enumerate(areas) for cell in area}
        parts: dict[str, int] = {}
        for key, where in cells.items():
            creature = self.rules.creatures.get(key)
            if creature is None:
                parts[key] = self.rules.bonuses[key].unused * POINT * len(where)
            else:
                parts[key] = self._creature(creature, where, squares, areas, area_of)
        return parts

    def _creature(
        self,
        creature: Creature,
        where: list[Cell],
        squares: Squares,
        areas: list[Area],
        area_of: Mapping[Cell, int],
    ) -> int:
        terms = creature.terms
        together = Counter(area_of[cell] for cell in where)
        points = terms.survivor * len(where)
        points += terms.square * sum(len(areas[area]) for area in together)
        if terms.prey:
            points += terms.prey * self._prey(creature.hunts, where, squares, areas, area_of)
        if terms.around:
            for cell in where:
                features = (squares[other].feature or "" for other in _around(cell, squares))
                near = [feature for feature in features if feature in self.rules.creatures]
                points += sum(rule.beside(near) for rule in creature.scores)
        return (
            points * POINT
            + sum(self._share(by, count) for by in terms.area for count in together.values())
            + sum(self._share(by, len(where)) for by in terms.land)
        )

    def _share(self, by: Steps, count: int) -> int:
        """What so many of a kind bring on average, with none to a few more of them joining in the land."""
        key = (by, count)
        if key not in self._shares:
            totals = range(count, count + self._horizon)
            share = sum((Fraction(by.points(total) * count, total) for total in totals), Fraction())
            self._shares[key] = _rounded(share * POINT / self._horizon)
        return self._shares[key]

    def _prey(
        self,
        hunt: Hunt | None,
        where: list[Cell],
        squares: Squares,
        areas: list[Area],
        area_of: Mapping[Cell, int],
    ) -> int:
        """How many creatures of the card its hunters could devour, each once."""
        if hunt is None:
            return 0
        reached: set[Cell] = set()
        eaten = 0
        for cell in where:
            cells = _around(cell, squares) if hunt.reach is Reach.AROUND else areas[area_of[cell]]
            prey = [
                other
                for other in cells
                if other != cell
                and squares[other].feature in self.rules.creatures
                and squares[other].feature not in hunt.spares
            ]
            reached.update(prey)
            eaten += len(prey) if hunt.eats is None else min(hunt.eats, len(prey))
        return min(eaten, len(reached))


def _rounded(number: Fraction) -> int:
    return (2 * number.numerator + number.denominator) // (2 * number.denominator)
