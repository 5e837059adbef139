"""What an area of a land can score, or a creature whom no area matters to.

What becomes of each creature is tried out creature by creature; then the area's hunters eat, and only counts
matter.
"""

from collections.abc import Callable

from cutterprint.games.cutterland.solving.fates import ALIVE, GONE, SAFE, Fates, Prospects
from cutterprint.games.cutterland.solving.moves import bits
from cutterprint.games.cutterland.solving.offers import Offers, pruned
from cutterprint.games.cutterland.solving.payoffs import Tally

MOST_KEPT = 40_000

Choice = tuple[int, int, int, int, int, int]
"""For some creatures: how many live, how many are safe, walls and bridges, towers, points, moves."""

SizedOffer = tuple[int, int, int, int, int, int]
"""An offer whose points grow with the area: before them stand the points for each square."""

Ways = dict[Tally, dict[tuple[int, int], tuple[int, int]]]
"""By how many live and are safe of each kind, and the tokens for it: the most points, and the moves."""


class AreaOffers:
    """The offers of a land's areas, kept as they are found. An area is a set of squares as an int."""

    def __init__(self, fates: Fates, tick: Callable[[], None]) -> None:
        self.fates = fates
        self.payoffs = fates.payoffs
        self.tick = tick
        self.most_towers = fates.board.most_towers
        self.most_others = fates.board.most_others
        self._cores: dict[tuple[int, int], list[SizedOffer]] = {}
        self._found: dict[tuple[int, int, int], Offers] = {}
        self._hunts: dict[tuple[Tally, Tally, Tally], dict[Tally, int]] = {}
        self._caps: dict[tuple[int, int, tuple[tuple[int, Prospects], ...]], Offers] = {}
        self._groupings: dict[int, list[int]] = {}

    def of(self, squares: int, active: int = 0) -> Offers:
        """What an area of these squares can score, with the shared moves that are active."""
        creatures = squares & self.fates.creatures
        size = squares.bit_count()
        key = (creatures, size, active)
        found = self._found.get(key)
        if found is None:
            found = self._finished(self._core(creatures, active), size, self.payoffs.empty_area)
            if len(self._found) > MOST_KEPT:
                self._found.clear()
            self._found[key] = found
        return found

    def lone(self, here: int) -> Offers:
        """What a creature can score where areas don't matter."""
        return self._finished(self._core(1 << here, 0), 0, 0)

    def _finished(self, core: list[SizedOffer], size: int, extra: int) -> Offers:
        best: dict[tuple[int, int, int], tuple[int, int]] = {}
        for k, t, n, per_square, value, moves in core:
            value += per_square * size + extra
            old = best.get((k, t, n))
            if old is None or value > old[0]:
                best[k, t, n] = (value, moves)
        return pruned(best)

    def _core(self, creatures: int, active: int) -> list[SizedOffer]:
        """The offers of an area before its size counts: also the points for each square of it."""
        key = (creatures, active)
        found = self._cores.get(key)
        if found is None:
            if len(self._cores) > MOST_KEPT:
                self._cores.clear()
            found = self._cores[key] = self._find_core(creatures, active)
        return found

    def _find_core(self, creatures: int, active: int) -> list[SizedOffer]:
        numbers = list(bits(creatures))
        kinds = tuple(sorted({self.fates.kind[n] for n in numbers}))
        place = {kind: index for index, kind in enumerate(kinds)}
        payoffs = self.payoffs
        in_danger = {
            kind
            for hunter, _ in payoffs.area_hunters
            if hunter in place
            for kind in kinds
            if kind not in payoffs.spared[hunter]
        }
        width = len(kinds)
        states: Ways = {(0,) * (2 * width): {(0, 0): (0, 0)}}
        groups: dict[tuple[int, bool, Tally], list[int]] = {}
        for number in numbers:
            options = self.fates.of(number, active)
            plain = all(fate != GONE and k == 0 for fate, k, _, _, _ in options)
            sort = tuple(fate for fate, *_ in options) if plain else (number, number)
            groups.setdefault((self.fates.kind[number], plain, sort), []).append(number)
        for (kind, _, _), members in groups.items():
            choices = self._choices(members, active, kind in in_danger)
            states = self._with_choices(states, choices, place[kind], width)
        return self._hunted(states, kinds)

    def _choices(self, members: list[int], active: int, in_danger: bool) -> list[Choice]:
        """For creatures that nothing tells apart: how many live, are safe, the tokens, points and moves."""
        if len(members) == 1:
            options = self.fates.of(members[0], active)
            free = any(fate == ALIVE and k == 0 for fate, k, _, _, _ in options)
            found = []
            for fate, k, t, points, moves in options:
                if fate == SAFE and not in_danger:
                    if not (free and t):
                        found.append((1, 0, k, t, points, moves))
                else:
                    found.append((int(fate == ALIVE), int(fate == SAFE), k, t, points, moves))
            return found
        options = self.fates.of(members[0], active)
        if len(options) == 1 or not in_danger:
            is_safe = in_danger and options[0][0] == SAFE
            return [(0 if is_safe else len(members), len(members) if is_safe else 0, 0, 0, 0, 0)]
        found = []
        moves = 0
        for safe in range(min(len(members), self.most_towers) + 1):
            found.append((len(members) - safe, safe, 0, safe, 0, moves))
            if safe < len(members):
                moves |= self.fates.of(members[safe], active)[-1][4]
        return found

    def _with_choices(
        self,
        states: Ways,
        choices: list[Choice],
        place: int,
        width: int,
    ) -> Ways:
        following: Ways = {}
        for tally, ways in states.items():
            for alive, safe, k, t, points, moves in choices:
                new = list(tally)
                new[place] += alive
                new[width + place] += safe
                best = following.setdefault(tuple(new), {})
                for (k0, t0), (points0, moves0) in ways.items():
                    key = (k0 + k, t0 + t)
                    if key[0] > self.most_others or key[1] > self.most_towers:
                        continue
                    old = best.get(key)
                    if old is None or points0 + points > old[0]:
                        best[key] = (points0 + points, moves0 | moves)
        return {tally: best for tally, best in following.items() if best}

    def _hunted(self, states: Ways, kinds: Tally) -> list[SizedOffer]:
        payoffs = self.payoffs
        width = len(kinds)
        best: dict[tuple[int, int], dict[tuple[int, int, int], tuple[int, int]]] = {}
        for tally, ways in states.items():
            self.tick()
            ends: dict[tuple[int, int], int] = {}
            for left, prey in self._hunt(kinds, tally[:width], tally[width:]).items():
                survivors = dict(zip(kinds, left, strict=True))
                value = prey + sum(
                    payoffs.by_count[k][c] - payoffs.by_count[k][0] for k, c in survivors.items()
                )
                end = (payoffs.state(survivors), sum(payoffs.square[k] for k, c in survivors.items() if c))
                if end not in ends or value > ends[end]:
                    ends[end] = value
            for (k, t), (points, moves) in ways.items():
                cost = k * payoffs.other_unused + t * payoffs.tower_unused
                for end, value in ends.items():
                    own = best.setdefault(end, {})
                    net = value + points - cost
                    old = own.get((k, t, 0))
                    if old is None or net > old[0]:
                        own[k, t, 0] = (net, moves)
        return [
            (k, t, n, per_square, value, moves)
            for (n, per_square), own in best.items()
            for k, t, _, value, moves in pruned(own)
        ]

    def _hunt(self, kinds: Tally, alive: Tally, safe: Tally) -> dict[Tally, int]:
        """Every end of an area's hunt, as survivors by kind, with the most points for prey on the way."""
        key = (kinds, alive, safe)
        found = self._hunts.get(key)
        if found is None:
            if len(self._hunts) > MOST_KEPT:
                self._hunts.clear()
            found = self._hunts[key] = self._find_hunt(kinds, alive, safe)
        return found

    def _find_hunt(self, kinds: Tally, alive: Tally, safe: Tally) -> dict[Tally, int]:
        payoffs = self.payoffs
        ways: dict[Tally, int] = {alive: 0}
        for hunter, eats in payoffs.area_hunters:
            if hunter not in kinds:
                continue
            own = kinds.index(hunter)
            following: dict[Tally, int] = {}
            for left, points in ways.items():
                hunters = left[own] + safe[own]
                edible = [
                    0 if kind in payoffs.spared[hunter] else left[index] for index, kind in enumerate(kinds)
                ]
                if hunters == 1 and edible[own]:
                    edible[own] = 0  # a hunter alone can't eat itself
                most = sum(edible)
                must = min(eats * hunters, most) if eats is not None else most if hunters else 0
                gained = points + payoffs.prey[hunter] * must
                for eaten in _shared_out(must, edible):
                    rest = tuple(a - b for a, b in zip(left, eaten, strict=True))
                    if rest not in following or gained > following[rest]:
                        following[rest] = gained
            ways = following
        return {tuple(a + b for a, b in zip(left, safe, strict=True)): p for left, p in ways.items()}

    # --- the most that could be ---

    def cap(self, squares: int, most_parts: int) -> Offers:
        """At least what these squares can score with any walls and bridges: offers by towers and counts.

        Each kind for itself: its survivors stand together as scores most, whoever is better eaten is, and
        whoever always meets an around-hunter needs a tower.
        """
        payoffs = self.payoffs
        members: dict[int, list[int]] = {}
        for here in bits(squares & self.fates.creatures):
            members.setdefault(self.fates.kind[here], []).append(here)
        size = squares.bit_count()
        free = max(payoffs.empty_area, payoffs.empty_area * most_parts)
        sorts = tuple(
            (kind, self.fates.prospects(kind, own, members)) for kind, own in sorted(members.items())
        )
        key = (size, free, sorts)
        found = self._caps.get(key)
        if found is None:
            found = self._caps[key] = self._find_cap(size, free, sorts)
        return found

    def _find_cap(self, size: int, free: int, sorts: tuple[tuple[int, Prospects], ...]) -> Offers:
        payoffs = self.payoffs
        offers: dict[tuple[int, int, int], tuple[int, int]] = {}
        for t in range(self.most_towers + 1):
            most = {0: free - t * payoffs.tower_unused}
            for kind, (number, doomed, sure, prey) in sorts:
                ends: dict[int, int] = {}
                for left in range(sure, number - max(0, doomed - t) + 1):
                    value = self._grouped(kind)[left] + (number - left) * prey
                    if left and payoffs.square[kind] > 0:
                        value += payoffs.square[kind] * size
                    state = payoffs.state({kind: left})
                    ends[state] = max(value, ends.get(state, value))
                plus = payoffs.counts.plus
                following: dict[int, int] = {}
                for n, value in most.items():
                    for n2, more in ends.items():
                        both = plus[n][n2]
                        following[both] = max(value + more, following.get(both, value + more))
                most = following
            for n, value in most.items():
                offers[0, t, n] = (value, 0)
        return pruned(offers)

    def _grouped(self, kind: int) -> list[int]:
        """The most that so many of a kind can score, however they are spread over areas."""
        found = self._groupings.get(kind)
        if found is None:
            own = self.payoffs.by_count[kind]
            found = [0]
            for count in range(1, len(own)):
                found.append(max(found[count - j] + own[j] - own[0] for j in range(1, count + 1)))
            self._groupings[kind] = found
        return found


def _shared_out(number: int, among: list[int]) -> list[Tally]:
    """Every way to take so many out of several heaps."""
    if not among:
        return [()] if number == 0 else []
    room = sum(among[1:])
    return [
        (first, *rest)
        for first in range(max(0, number - room), min(number, among[0]) + 1)
        for rest in _shared_out(number - first, among[1:])
    ]
