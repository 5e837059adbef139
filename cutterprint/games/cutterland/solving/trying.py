"""Lands whose score does not fall apart into areas: sets of moves are tried one after the other.

Where neighbours count, or later hunters look around them, one move can matter to everything near it, and no
good bound is known. Moves that can't change anything are left out, sets that make the same areas and the
same neighbours are scored once, and towers are put only where somebody hunts.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

from cutterprint.games.cutterland.components.lands import Land, Pair
from cutterprint.games.cutterland.rules.model import Creature, Reach
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.points import points_of
from cutterprint.games.cutterland.scoring.prey import best_hunt
from cutterprint.games.cutterland.solving.moves import Board, Bridge, Tower, Wall, bits
from cutterprint.games.cutterland.solving.payoffs import Payoffs
from cutterprint.specs.cells import Cell

MOST_KEPT = 200_000
BEAM = 6

Signature = tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]
Found = Callable[[int, int], None]
"""Is told a set of moves and its total."""


class Trial:
    """All sets of moves that may matter, the promising ones first."""

    def __init__(self, board: Board, payoffs: Payoffs, found: Found, tick: Callable[[], None]) -> None:
        self.board = board
        self.payoffs = payoffs
        self.found = found
        self.tick = tick
        self.others = [
            number for number in bits(board.wall_mask | board.bridge_mask) if self._matters(number)
        ]
        self._best_of: dict[Signature, tuple[int, int]] = {}

    # --- which moves ---

    def _matters(self, number: int) -> bool:
        if self.payoffs.other_unused < 0:
            return True  # a token in vain is better than one left over
        move = self.board.moves[number]
        match move:
            case Wall(border):
                return self._joins(border)
            case Bridge(ends):
                return self._joins(ends)
            case Tower():
                return True

    def _joins(self, ends: Pair) -> bool:
        """Whether it can matter that two squares are connected: to an area, or to who stands around whom."""
        land = self.board.land
        one, two = (land.squares[cell] for cell in ends)
        if one.landscape == two.landscape and one.landscape in self.payoffs.landscapes:
            return True
        creatures = [land.rules.creatures.get(square.feature or "") for square in (one, two)]
        return all(creatures) and any(_looks_around(creature) for creature in creatures)

    # --- trying ---

    def run(self) -> None:
        """Try everything; ends when nothing is left to try."""
        self._climb()
        for size in range(self.board.most_others + 1):
            for moves in self._sets(size):
                self._try(moves)

    def _climb(self) -> None:
        """Add the best move again and again, from a few sets at once, to have a good answer soon."""
        board = self.board
        moves_that_matter = [*bits(board.tower_mask), *self.others]
        beam = [0]
        for _ in range(board.most_towers + board.most_others):
            tried: dict[int, int] = {}
            for moves in beam:
                for number in moves_that_matter:
                    grown = moves | 1 << number
                    if grown != moves and grown not in tried and board.is_legal(grown):
                        self.tick()
                        ground = Ground(board.placed(grown))
                        tried[grown] = points_of(ground, best_hunt(ground))
                        self.found(grown, tried[grown])
            beam = sorted(tried, key=lambda moves: -tried[moves])[:BEAM]

    def _sets(self, size: int) -> Iterator[int]:
        """Every legal set of so many walls and bridges."""
        excludes, others = self.board.excludes, self.others

        def grow(moves: int, start: int, left: int) -> Iterator[int]:
            if not left:
                yield moves
                return
            for index in range(start, len(others) - left + 1):
                if not excludes[others[index]] & moves:
                    yield from grow(moves | 1 << others[index], index + 1, left - 1)

        return grow(0, 0, size)

    def _try(self, moves: int) -> None:
        """The most that a set of walls and bridges scores with any towers."""
        self.tick()
        ground = Ground(self.board.placed(moves))
        signature = self._signature(ground)
        price = moves.bit_count() * self.payoffs.other_unused
        known = self._best_of.get(signature)
        if known is None:
            total, towers = self._with_towers(ground)
            known = (total + price, towers)
            if len(self._best_of) > MOST_KEPT:
                self._best_of.clear()
            self._best_of[signature] = known
        self.found(moves | known[1], known[0] - price)

    def _signature(self, ground: Ground) -> Signature:
        """All that the hunt and the points ask of a ground: its areas, and who is around whom."""
        creatures = ground.land.rules.creatures
        around = tuple(
            tuple(sorted({other for other in ground.around(here) if ground.creature[other]}))
            for here, kind in enumerate(ground.creature)
            if kind is not None and _looks_around(creatures[kind])
        )
        return tuple(ground.area_of), around

    def _with_towers(self, ground: Ground) -> tuple[int, int]:
        """The best towers on a ground: their total, and the moves."""
        land = ground.land
        places = self._towers_that_matter(ground)
        best: tuple[int, int] | None = None
        for count in range(min(self.board.most_towers, len(places)) + 1):
            for chosen in combinations(places, count):
                self.tick()
                ground.land = _with_towers(land, chosen)
                total = points_of(ground, best_hunt(ground))
                if best is None or total > best[0]:
                    best = (total, sum(1 << self.board.number[Tower(cell)] for cell in chosen))
        ground.land = land
        assert best is not None, "no tower at all is a choice"
        return best

    def _towers_that_matter(self, ground: Ground) -> list[Cell]:
        """The creatures that some hunter reaches, whoever of them is still alive when it hunts."""
        towers = [move.cell for move in self.board.moves if isinstance(move, Tower)]
        if self.payoffs.tower_unused < 0:
            return towers
        creatures = ground.land.rules.creatures
        reached: set[int] = set()
        for here, kind in enumerate(ground.creature):
            hunt = creatures[kind].hunts if kind is not None else None
            if hunt is not None:
                near = (
                    ground.around(here)
                    if hunt.reach is Reach.AROUND
                    else [other for other in ground.areas[ground.area_of[here]] if other != here]
                )
                reached.update(other for other in near if ground.creature[other] not in hunt.spares)
        return [cell for cell in towers if ground.number[cell] in reached]

    # --- the most that could be ---

    def bound(self) -> int:
        """A total that no use of the tokens can beat: every kind scores its most, whatever the others do."""
        land = self.board.land
        payoffs = self.payoffs
        bound = max(0, payoffs.tower_unused * self.board.most_towers)
        bound += max(0, payoffs.other_unused * self.board.most_others)
        bound -= land.miscut_cards * land.rules.miscut
        return bound + sum(_most_of(creature, land) for creature in land.rules.creatures.values())


def _with_towers(land: Land, towers: tuple[Cell, ...]) -> Land:
    return replace(land, towers=land.towers.union(towers)) if towers else land


def _looks_around(creature: Creature | None) -> bool:
    """Whether it matters who stands around a creature of this kind."""
    if creature is None:
        return False
    return creature.terms.around or (creature.hunts is not None and creature.hunts.reach is Reach.AROUND)


def _most_of(creature: Creature, land: Land) -> int:
    """The most points that a kind can score on a land."""
    terms, creatures = creature.terms, land.rules.creatures
    number = land.count(creature.key)
    edible = (
        sum(land.count(kind) for kind in creatures if kind not in creature.hunts.spares)
        if creature.hunts is not None and number
        else 0
    )
    homes = {square.landscape for square in land.squares.values() if square.feature == creature.key}
    ground = sum(square.landscape in homes for square in land.squares.values())
    for_none = [by.points(0) for by in terms.area]
    grouped = [0]
    for count in range(1, number + 1):
        own = [
            sum(max(by.points(j), by.points(j) - none) for by, none in zip(terms.area, for_none, strict=True))
            for j in range(count + 1)
        ]
        grouped.append(max(grouped[count - j] + own[j] for j in range(1, count + 1)))
    near = min(12, max(0, sum(map(land.count, creatures)) - 1))
    each = terms.survivor + terms.land_slope + sum(rule.most_beside(near) for rule in creature.scores)
    return (
        max(0, terms.prey * edible)
        + max(0, terms.square * ground)
        + sum(max(0, none) for none in for_none) * len(land.squares)
        + max(grouped[count] + each * count + terms.land_rest(count) for count in range(number + 1))
    )
