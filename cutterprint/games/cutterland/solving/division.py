"""A land divided: regions and lone creatures, which share only tokens and the land's counts.

The division knows no clashes between moves of different owners (two bridges over one slot): so what it finds
is never too little. `Division.improve` looks into the promises that the best answer rests on, until it rests
on none.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import reduce

from cutterprint.games.cutterland.solving.area_offers import AreaOffers
from cutterprint.games.cutterland.solving.cuts import Cutter
from cutterprint.games.cutterland.solving.fates import Fates
from cutterprint.games.cutterland.solving.moves import Board, Bridge, Wall, bits
from cutterprint.games.cutterland.solving.offers import NOTHING, Budget
from cutterprint.games.cutterland.solving.payoffs import Payoffs
from cutterprint.games.cutterland.solving.regions import Cluster, Region, Span


class Division:
    """The owners of a board's moves, with some of them banned."""

    def __init__(self, board: Board, payoffs: Payoffs, banned: int, tick: Callable[[], None]) -> None:
        self.board = board
        self.payoffs = payoffs
        self.banned = banned
        self.tick = tick
        self.budget = Budget(max(0, board.most_others), max(0, board.most_towers), payoffs.counts)
        self.fates = Fates(board, payoffs, banned)
        self.of_areas = AreaOffers(self.fates, tick)
        squares = board.land.squares
        self._ground = [squares[cell].landscape for cell in self.fates.cells]
        self.regions = self._find_regions()
        self.lone = NOTHING
        for here, kind in enumerate(self.fates.kind):
            if kind >= 0 and self._ground[here] not in payoffs.landscapes:
                self.lone = self.budget.merged(self.lone, self.of_areas.lone(here))
        # A promise is marked in the moves of an offer by a bit past those of the moves.
        self._names: list[dict[int, int]] = []
        self._clusters: dict[int, tuple[int, Cluster]] = {}
        next_name = len(board.moves)
        for index, region in enumerate(self.regions):
            self._names.append({})
            for areas, cluster in region.clusters.items():
                self._names[-1][areas] = next_name
                self._clusters[next_name] = (index, cluster)
                next_name += 1
        self._promised = -1 << len(board.moves)
        land = board.land
        self.constant = (
            payoffs.constant
            + self.budget.others * payoffs.other_unused
            + self.budget.towers * payoffs.tower_unused
            - land.miscut_cards * land.rules.miscut
        )

    # --- the division ---

    def _find_regions(self) -> list[Region]:
        matters = self.payoffs.landscapes
        near, wall = self._connections()
        cutter = Cutter(near, wall, self.tick)
        squares = sum(1 << n for n, ground in enumerate(self._ground) if ground in matters)
        areas = cutter.connected_parts(squares)
        area_of = {square: index for index, area in enumerate(areas) for square in bits(area)}
        spans: list[Span] = []
        for move, bridge in enumerate(self.board.moves):
            if isinstance(bridge, Bridge) and not self.banned >> move & 1:
                one, two = (self.fates.number[end] for end in bridge.ends)
                if self._ground[one] == self._ground[two] and self._ground[one] in matters:
                    feeds = bool((self.fates.shared_of[one] | self.fates.shared_of[two]) >> move & 1)
                    spans.append(Span(move, (one, two), (area_of[one], area_of[two]), feeds))
        return [
            Region([areas[index] for index in members], own, cutter, self.of_areas, self.budget, self.tick)
            for members, own in _grouped(len(areas), spans)
        ]

    def _connections(self) -> tuple[list[int], dict[tuple[int, int], int]]:
        """What each square is connected with in its own landscape, and the walls that would part them."""
        land, number = self.board.land, self.fates.number
        near = [0] * len(self._ground)
        wall: dict[tuple[int, int], int] = {}
        for here, (column, row) in enumerate(self.fates.cells):
            for cell in ((column + 1, row), (column, row + 1)):
                there = number.get(cell)
                border = ((column, row), cell)
                if there is None or border in land.walls or self._ground[here] != self._ground[there]:
                    continue
                near[here] |= 1 << there
                near[there] |= 1 << here
                move = self.board.number.get(Wall(border))
                if move is not None and not self.banned >> move & 1:
                    wall[here, there] = wall[there, here] = move
        for one, two in land.bridges:
            here, there = number[one], number[two]
            if self._ground[here] == self._ground[there]:
                near[here] |= 1 << there
                near[there] |= 1 << here
        return near, wall

    # --- the best of it ---

    def best(self, *, promises: bool) -> tuple[int, int]:
        """The most points, and the moves for them; with promises no land of these moves scores more."""
        total = self.lone
        for index, region in enumerate(self.regions):
            total = self.budget.merged(total, region.solved(self._names[index], promises))
        points = self.payoffs.counts.points
        value, moves = max((value + points[n], moves) for _, _, n, value, moves in total)
        return value + self.constant, moves

    def improve(self, moves: int, found: int) -> bool:
        """Look into the promises among some moves; only what scores more than what is found matters.

        Answers whether there was a promise to look into.
        """
        marks = (moves & self._promised) >> len(self.board.moves)
        names = [name for name in self._clusters if marks >> (name - len(self.board.moves)) & 1]
        looked = False
        for name in names:
            index, cluster = self._clusters[name]
            if cluster.is_vague or cluster.is_done:
                continue
            self.regions[index].deepen(cluster, self._limits(index, cluster, found))
            looked = looked or not cluster.is_vague
        return looked

    def _limits(self, index: int, cluster: Cluster, found: int) -> list[int]:
        """By walls and bridges spent: what a cluster must score more than to be of use."""
        rest = self.regions[index].solved(self._names[index], True, without=cluster.areas)
        others = [
            region.solved(self._names[other], True)
            for other, region in enumerate(self.regions)
            if other != index
        ]
        rest = reduce(self.budget.merged, others, self.budget.merged(rest, self.lone))
        grids = self.budget.completions(rest)
        return [
            found - self.constant - max(max(grid[k]) for grid in grids.values())
            for k in range(self.budget.others + 1)
        ]

    def has_promise(self, moves: int) -> bool:
        """Whether an answer rests on promises."""
        return bool(moves & self._promised)


def _grouped(number: int, spans: list[Span]) -> Iterator[tuple[list[int], list[Span]]]:
    """The areas in groups that bridges could join, each with its spans, which number its areas afresh."""
    beside: list[list[Span]] = [[] for _ in range(number)]
    for span in spans:
        for area in span.areas:
            beside[area].append(span)
    place: dict[int, int] = {}
    for start in range(number):
        if start in place:
            continue
        place[start] = 0
        members = [start]
        own: dict[int, Span] = {}
        for area in members:
            for span in beside[area]:
                own[span.move] = span
                for other in span.areas:
                    if other not in place:
                        place[other] = len(members)
                        members.append(other)
        yield members, [replace(s, areas=(place[s.areas[0]], place[s.areas[1]])) for s in own.values()]
