"""Sharing a line: how much of it each of several neighbours gets, by what they ask for and what they need."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

Align: TypeAlias = Literal["start", "middle", "end", "spread", "fill"]
_HAIR = 1e-6


class Box(NamedTuple):
    """A rectangle in millimetres."""

    x: float
    y: float
    w: float
    h: float


class Span(NamedTuple):
    """What something needs in one direction: at least, and to look as it is meant to."""

    least: float
    natural: float

    def plus(self, more: float) -> "Span":
        return Span(self.least + more, self.natural + more)


@dataclass(frozen=True)
class Length:
    """A size that somebody asked for: `mm`, a share (`fr`) of what is left, `%` of the container, or `fit`.

    `fit` is the size of the content; `auto` is what the container does with those who ask for nothing.
    """

    kind: Literal["mm", "fr", "%", "fit", "auto"]
    value: float = 0.0


AUTO, FIT = Length("auto"), Length("fit")


@dataclass(frozen=True)
class Wish:
    """What a child asks for in one direction."""

    size: Length = AUTO
    least: Length | None = None
    most: Length | None = None


NO_WISH = Wish()


@dataclass(frozen=True)
class Track:
    """One of several that share a line: fixed or shrinking from natural to least, or a share of the rest."""

    span: Span
    share: float = 0.0
    least: float = 0.0
    most: float = math.inf


def divide(tracks: Sequence[Track], room: float, gap: float = 0.0) -> list[float]:
    """The sizes of tracks that stand beside each other with gaps between them.

    Those that ask for a share divide what the others leave, in proportion and within their bounds. If there
    is too little room, the others shrink from their natural size as far as they can; what is fixed stays.
    """
    free = room - gap * max(0, len(tracks) - 1)
    sizes = [within(track.span.natural, track) for track in tracks]
    flexible = [index for index, track in enumerate(tracks) if track.share > 0]
    firm = [index for index, track in enumerate(tracks) if track.share <= 0]
    needed = sum(tracks[index].least for index in flexible)
    over = sum(sizes[index] for index in firm) + needed - free
    if over > 0:
        lowest = {index: max(tracks[index].span.least, tracks[index].least) for index in firm}
        over = _shrink(sizes, lowest, over)
    if over > _HAIR:
        # Texts give up more than they have before anything stands on something else.
        soft = {index: 0.0 for index in firm if tracks[index].span.least < tracks[index].span.natural}
        _shrink(sizes, soft, over)
    if flexible:
        rest = max(0.0, free - sum(sizes[index] for index in firm))
        for index, size in zip(flexible, _shares([tracks[i] for i in flexible], rest), strict=True):
            sizes[index] = size
    return sizes


def within(size: float, track: Track) -> float:
    return max(track.least, min(size, track.most))


def _shrink(sizes: list[float], lowest: dict[int, float], over: float) -> float:
    """Take so much from the sizes in proportion to what each can spare, and return what is still too much."""
    spare = {index: max(0.0, sizes[index] - least) for index, least in lowest.items()}
    total = sum(spare.values())
    taken = min(1.0, over / total) if total > 0 else 0.0
    for index, own in spare.items():
        sizes[index] -= own * taken
    return over - total * taken


def _shares(tracks: Sequence[Track], rest: float) -> list[float]:
    """Room in proportion to the shares, each within its bounds: all rise with the level until it is used."""
    most = [max(track.least, track.most) for track in tracks]
    used = sum(track.least for track in tracks)
    if used >= rest:
        return [track.least for track in tracks]
    if sum(most) <= rest:
        return most
    events = [(track.least / track.share, track.share) for track in tracks]
    events += [(top / track.share, -track.share) for track, top in zip(tracks, most, strict=True)]
    level = slope = 0.0
    for at, change in sorted(event for event in events if event[0] < math.inf):
        if slope > 0 and used + slope * (at - level) >= rest:
            break
        used += slope * (at - level)
        level, slope = at, slope + change
    level += (rest - used) / slope if slope > _HAIR else 0.0
    return [max(track.least, min(track.share * level, track.most)) for track in tracks]


def positions(sizes: Sequence[float], room: float, gap: float, align: Align) -> list[float]:
    """Where each begins, if what is left over lies at the end, around, at the start, or between them."""
    left = max(0.0, room - sum(sizes) - gap * max(0, len(sizes) - 1))
    at = {"middle": left / 2, "end": left}.get(align, 0.0)
    if align == "spread" and len(sizes) > 1:
        gap += left / (len(sizes) - 1)
    elif align == "spread":
        at = left / 2
    found = []
    for size in sizes:
        found.append(at)
        at += size + gap
    return found


def track_of(wish: Wish, span: Span, room: float) -> Track:
    least = _bound(wish.least, span, room, 0.0)
    most = max(least, _bound(wish.most, span, room, math.inf))
    match wish.size.kind:
        case "mm" | "%":
            size = wish.size.value * (room / 100 if wish.size.kind == "%" else 1.0)
            # Who has a least size can shrink to it.
            return Track(Span(size if wish.least is None else min(least, size), size), 0.0, least, most)
        case "fr":
            return Track(span, wish.size.value, least, most)
        case _:
            return Track(span, 0.0, least, most)


def _bound(length: Length | None, span: Span, room: float, otherwise: float) -> float:
    """A bound in millimetres; `fit` is what the content needs at least."""
    if length is None:
        return otherwise
    if length.kind == "mm":
        return length.value
    return room * length.value / 100 if length.kind == "%" else span.least


def bounded(span: Span, wish: Wish) -> Span:
    """What a node needs by its content and by what it asks for; parts of its container are not known yet."""
    if wish.size.kind == "mm":
        size = wish.size.value
        floor = wish.least.value if wish.least is not None and wish.least.kind == "mm" else span.least
        span = Span(size if wish.least is None else min(size, floor), size)
    least = wish.least.value if wish.least is not None and wish.least.kind == "mm" else 0.0
    most = wish.most.value if wish.most is not None and wish.most.kind == "mm" else math.inf
    return Span(max(least, min(span.least, most)), max(least, min(span.natural, most)))


def in_line(spans: Sequence[Span], gap: float) -> Span:
    """What several need one after the other."""
    gaps = gap * max(0, len(spans) - 1)
    return Span(sum(span.least for span in spans) + gaps, sum(span.natural for span in spans) + gaps)


def side_by_side(spans: Sequence[Span]) -> Span:
    """What the one needs that needs most."""
    least = max((span.least for span in spans), default=0.0)
    return Span(least, max((span.natural for span in spans), default=0.0))
