"""Regions: the areas of a landscape that bridges can join, and what they can score together.

What happens in a region is a choice of clusters: sets of areas that bridges hang together, each with its
bridges, and walls that cut its areas. A cluster's offers are found layer by layer, by the number of its walls
and bridges; what is not found yet stands among them as a promise, an offer that is worth at least as much.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from cutterprint.clock import TooMuchError
from cutterprint.games.cutterland.solving.area_offers import AreaOffers
from cutterprint.games.cutterland.solving.cuts import Cut, Cutter
from cutterprint.games.cutterland.solving.moves import bits
from cutterprint.games.cutterland.solving.offers import NOTHING, Budget, Offers, pruned

MOST_CLUSTERS = 3_000
MOST_BRIDGINGS = 100_000
MOST_VARIANTS = 20_000


@dataclass(frozen=True)
class Span:
    """A bridge that would stay in its landscape: its move, its ends, and the areas that they are in."""

    move: int
    ends: tuple[int, int]
    areas: tuple[int, int]
    feeds: bool  # it carries an around-hunter to prey


@dataclass(frozen=True)
class Bridging:
    """Bridges that hang areas together: moves, their spans, the walls that they forbid."""

    moves: int
    spans: tuple[Span, ...]
    forbidden: int
    areas: int


@dataclass
class Cluster:
    """Areas that bridges hang together. `layers` of its offers are found; the rest is promised."""

    areas: int
    squares: int
    promise: Offers
    layers: int
    found: Offers = field(default_factory=list)
    is_done: bool = False
    is_vague: bool = False  # it stands for many clusters, and its promise can't be looked into


Variant = tuple[tuple[int, ...], int, Offers, int]
"""The parts of a cut area that bridges touch, the walls at their creatures, what the other parts can score,
and the most of that.
"""


class Region:
    """Some areas of a landscape, none of which a bridge could join with any other one."""

    def __init__(
        self,
        areas: list[int],
        spans: list[Span],
        cutter: Cutter,
        of_areas: AreaOffers,
        budget: Budget,
        tick: Callable[[], None],
    ) -> None:
        self.areas = areas
        self.spans = spans
        self.cutter = cutter
        self.of_areas = of_areas
        self.fates = of_areas.fates
        self.budget = budget
        self.tick = tick
        self.unused = of_areas.payoffs.other_unused
        self._walls = [
            sum(
                1 << cutter.wall[a, b]
                for a in bits(area)
                for b in bits(cutter.near[a])
                if (a, b) in cutter.wall and a < b
            )
            for area in areas
        ]
        self._dual_walls = [
            self._walls[index] & self.fates.active_at(area, -1) for index, area in enumerate(areas)
        ]
        self._bridgings: list[dict[int, list[Bridging]]] = [
            {1 << index: [Bridging(0, (), 0, 1 << index)] for index in range(len(areas))}
        ]
        self._variants: dict[tuple[int, int, int, int], list[Variant]] = {}
        self._cuts: dict[tuple[int, int], list[Cut]] = {}
        self.clusters = self._find_clusters()
        self._with: list[list[Cluster]] = [
            [c for c in self.clusters.values() if (c.areas & -c.areas) == 1 << index]
            for index in range(len(areas))
        ]
        self._solved: dict[tuple[int, bool], Offers] = {}

    # --- clusters ---

    def _find_clusters(self) -> dict[int, Cluster]:
        beside = [0] * len(self.areas)
        for span in self.spans:
            one, two = span.areas
            if one != two:
                beside[one] |= 1 << two
                beside[two] |= 1 << one
        found = {1 << index: self._cluster(1 << index, 0) for index in range(len(self.areas))}
        newest = list(found)
        for size in range(2, self.budget.others + 2):
            following: set[int] = set()
            for areas in newest:
                for index in bits(areas):
                    for other in bits(beside[index] & ~areas):
                        following.add(areas | 1 << other)
            if len(found) + len(following) > MOST_CLUSTERS:
                # Too many to go through: one promise for everything stands for the larger clusters.
                everything = (1 << len(self.areas)) - 1
                found[everything] = self._cluster(everything, size - 2)
                found[everything].is_vague = True
                break
            for areas in sorted(following):
                found[areas] = self._cluster(areas, size - 2)
            newest = sorted(following)
            if not newest:
                break
        return found

    def _cluster(self, areas: int, layers: int) -> Cluster:
        squares = 0
        for index in bits(areas):
            squares |= self.areas[index]
        most_parts = areas.bit_count() + self.budget.others
        cap = self.of_areas.cap(squares, most_parts)
        if areas & (areas - 1):
            return Cluster(areas, squares, cap, layers)
        offers = self.of_areas.of(squares)
        return Cluster(areas, squares, cap, 0, offers, is_done=not self.budget.others)

    def offers(self, cluster: Cluster, name: int, promises: bool) -> Offers:
        """What a cluster can score; a promise is marked by the bit of the cluster's name."""
        next_layer = cluster.layers + 1
        if not promises or cluster.is_done or next_layer > self.budget.others:
            return cluster.found
        cost = next_layer * self.unused
        best = {(k, t, n): (value, moves) for k, t, n, value, moves in cluster.found}
        for _, t, n, value, _ in cluster.promise:
            key = (next_layer, t, n)
            if key not in best or value - cost > best[key][0]:
                best[key] = (value - cost, 1 << name)
        return pruned(best)

    # --- all of it ---

    def solved(self, names: dict[int, int], promises: bool, without: int = 0) -> Offers:
        """What the region can score, apart from some of its areas."""
        return self._solve(((1 << len(self.areas)) - 1) & ~without, names, promises)

    def _solve(self, areas: int, names: dict[int, int], promises: bool) -> Offers:
        if not areas:
            return NOTHING
        key = (areas, promises)
        found = self._solved.get(key)
        if found is not None:
            return found
        self.tick()
        first = (areas & -areas).bit_length() - 1
        several = []
        for cluster in self._with[first]:
            if cluster.areas & ~areas:
                continue
            own = self.offers(cluster, names[cluster.areas], promises)
            if own:
                several.append(self.budget.merged(own, self._solve(areas & ~cluster.areas, names, promises)))
        found = self.budget.united(several)
        self._solved[key] = found
        return found

    # --- layers ---

    def deepen(self, cluster: Cluster, limit: list[int]) -> None:
        """Find one more layer of a cluster: all that scores more than the limit for what it spends."""
        layer = cluster.layers + 1
        offers = cluster.found
        try:
            for size in range(cluster.areas.bit_count() - 1, layer + 1):
                for bridging in self._bridgings_of(size).get(cluster.areas, ()):
                    found = list(self._joined(cluster, bridging, layer - size, limit))
                    if found:
                        offers = self.budget.united([offers, *found])
        except TooMuchError:
            cluster.is_vague = True
            return
        finally:
            cluster.found = offers
        cluster.layers = layer
        cluster.is_done = layer >= self.budget.others
        self._solved.clear()

    def _bridgings_of(self, size: int) -> dict[int, list[Bridging]]:
        """Every set of so many bridges by the areas that it hangs together.

        A bridge between squares of one area helps only if a wall parts them, unless it feeds somebody: so
        of bridges that close a circle there are never more than walls to come.
        """
        while len(self._bridgings) <= size:
            seen: set[int] = set()
            following: dict[int, list[Bridging]] = {}
            for bridgings in self._bridgings[-1].values():
                for bridging in bridgings:
                    self.tick()
                    for span in self.spans:
                        grown = self._with_span(bridging, span)
                        if grown is not None and grown.moves not in seen:
                            seen.add(grown.moves)
                            following.setdefault(grown.areas, []).append(grown)
                            if len(seen) > MOST_BRIDGINGS:
                                raise TooMuchError
            self._bridgings.append(following)
        return self._bridgings[size]

    def _with_span(self, bridging: Bridging, span: Span) -> Bridging | None:
        move = 1 << span.move
        touched = 1 << span.areas[0] | 1 << span.areas[1]
        excludes = self.fates.board.excludes[span.move]
        if bridging.moves & move or excludes & bridging.moves or not touched & bridging.areas:
            return None
        spans = (*bridging.spans, span)
        areas = bridging.areas | touched
        circles = len(spans) - areas.bit_count() + 1 - sum(s.feeds for s in spans)
        if len(spans) + max(0, circles) > self.budget.others:
            return None
        return Bridging(bridging.moves | move, spans, bridging.forbidden | excludes, areas)

    def _joined(self, cluster: Cluster, bridging: Bridging, walls: int, limit: list[int]) -> Iterator[Offers]:
        """The offers of a cluster with these bridges and so many walls."""
        spent = walls + len(bridging.spans)
        most = limit[spent] + len(bridging.spans) * self.unused
        indexes = list(bits(cluster.areas))
        touched = {
            index: sum(
                {
                    1 << end
                    for s in bridging.spans
                    for end, a in zip(s.ends, s.areas, strict=True)
                    if a == index
                }
            )
            for index in indexes
        }
        price = len(bridging.spans)

        def choose(place: int, left: int, chosen: list[Variant]) -> Iterator[Offers]:
            if place == len(indexes):
                offers = self._evaluated(bridging, chosen, most)
                if offers is not None:
                    yield self.budget.after(offers, price, bridging.moves, -price * self.unused)
                return
            index = indexes[place]
            forbidden = bridging.forbidden & self._walls[index]
            for own in range(left + 1) if place < len(indexes) - 1 else (left,):
                for variant in self._variants_of(index, touched[index], forbidden, own):
                    yield from choose(place + 1, left - own, [*chosen, variant])

        yield from choose(0, walls, [])

    def _evaluated(self, bridging: Bridging, chosen: list[Variant], most: int) -> Offers | None:
        """What the parts score once the bridges join them; nothing if a bridge or wall is in vain."""
        self.tick()
        pieces = [piece for touched, _, _, _ in chosen for piece in touched]
        for span in bridging.spans:
            one, two = (1 << end for end in span.ends)
            joined = [piece for piece in pieces if piece & (one | two)]
            if len(joined) == 2:
                pieces = [piece for piece in pieces if not piece & (one | two)]
                pieces.append(joined[0] | joined[1])
            elif not span.feeds:
                return None
        bound = sum(best for _, _, _, best in chosen)
        active = bridging.moves
        for _, walls, _, _ in chosen:
            active |= walls
        several = []
        for piece in pieces:
            offers = self.of_areas.of(piece, self.fates.active_at(piece, active))
            bound += max(offer[3] for offer in offers)
            several.append(offers)
        if bound <= most:
            return None
        result = NOTHING
        for offers in (*several, *(offers for _, _, offers, _ in chosen)):
            result = self.budget.merged(result, offers)
        return result

    def _variants_of(self, index: int, touched: int, forbidden: int, walls: int) -> list[Variant]:
        """The ways to cut an area with exactly so many walls, as the bridges that touch it see them."""
        key = (index, touched, forbidden, walls)
        found = self._variants.get(key)
        if found is not None:
            return found
        ways: dict[tuple[tuple[int, ...], int], list[Offers]] = {}
        dual = self._dual_walls[index]
        matters = self.of_areas.payoffs.empty_area
        for count, moves, parts in self._exact_cuts(index, walls):
            if moves & forbidden:
                continue
            self.tick()
            seen = tuple(part for part in parts if part & touched)
            active = 0
            if dual:
                for part in seen:
                    active |= self.fates.active_at(part, moves)
            offers = NOTHING
            for part in parts:
                if not part & touched and (part & self.fates.creatures or matters):
                    own = self.of_areas.of(part, self.fates.active_at(part, moves) if dual else 0)
                    offers = self.budget.merged(offers, own)
            offers = self.budget.after(offers, count, moves, -count * self.unused)
            ways.setdefault((seen, active), []).append(offers)
        found = []
        for (seen, active), several in ways.items():
            offers = self.budget.united(several)
            if offers:
                found.append((seen, active, offers, max(offer[3] for offer in offers)))
        if len(self._variants) > MOST_VARIANTS:
            self._variants.clear()
        self._variants[key] = found
        return found

    def _exact_cuts(self, index: int, walls: int) -> list[Cut]:
        """The cuts of an area with exactly so many walls; walls that keep a hunter off need not cut."""
        key = (index, walls)
        found = self._cuts.get(key)
        if found is None:
            found = []
            dual = list(bits(self._dual_walls[index]))
            for cut in self.cutter.cuts(self.areas[index], walls):
                if cut[0] == walls:
                    found.append(cut)
                elif dual:
                    found += self._with_more(cut, dual, walls)
            self._cuts[key] = found
        return found

    def _with_more(self, cut: Cut, dual: list[int], walls: int) -> Iterator[Cut]:
        """The same cut with more walls inside its parts, which they leave whole."""
        count, moves, parts = cut
        for extra in combinations([move for move in dual if not moves >> move & 1], walls - count):
            added = sum(1 << move for move in extra)
            if all(self.cutter.is_whole(part, added) for part in parts):
                yield walls, moves | added, parts
