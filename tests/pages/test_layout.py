"""Layout: nobody stands on anybody, gaps are exact, shares are fair, and texts shrink before they are cut."""

import math
from dataclasses import dataclass
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutterprint.pages.layout import Edges, Measurer, Node, Placed
from cutterprint.pages.sharing import (
    AUTO,
    FIT,
    Box,
    Length,
    Span,
    Track,
    Wish,
    divide,
    positions,
)

HAIR = 1e-6
sizes = st.floats(0, 60).map(lambda size: round(size, 2))


@dataclass(frozen=True)
class Ink:
    """Content like a text: so much ink, in a line or in several, and half of it at its smallest."""

    ink: float

    def widths(self) -> Span:
        return Span(self.ink / 4, self.ink)

    def heights(self, width: float) -> Span:
        lines = math.ceil(self.ink / max(width, 1.0)) if self.ink else 0
        return Span(lines * 2.0, lines * 4.0)


lengths = st.one_of(
    st.just(AUTO),
    st.just(FIT),
    sizes.map(lambda size: Length("mm", size)),
    st.floats(0.1, 5).map(lambda share: Length("fr", share)),
    st.integers(1, 60).map(lambda part: Length("%", part)),
)
bounds = st.one_of(st.none(), st.none(), sizes.map(lambda size: Length("mm", size)))
wishes = st.builds(Wish, lengths, bounds, bounds)
leaves = st.builds(
    lambda ink, wide, high: Node("leaf", content=Ink(ink), wide=wide, high=high), sizes, wishes, wishes
)
gaps = st.sampled_from([0.0, 0.5, 2.0])


def containers(inside: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    return st.builds(
        lambda kind, children, wide, high, gap, pad, align, valign: Node(
            kind,
            children=tuple(children),
            wide=wide,
            high=high,
            gap=gap,
            padding=Edges(pad, pad, pad, pad),
            align=align,
            valign=valign,
        ),
        st.sampled_from(["row", "column", "stack"]),
        st.lists(inside, max_size=4),
        wishes,
        wishes,
        gaps,
        gaps,
        st.sampled_from(["fill", "start", "middle", "end", "spread"]),
        st.sampled_from(["fill", "start", "middle", "end", "spread"]),
    )


trees = st.recursive(leaves, containers, max_leaves=12)


@st.composite
def tracks(draw: st.DrawFn) -> Track:
    natural = draw(sizes)
    least = draw(st.floats(0, 1)) * natural
    share = draw(st.sampled_from([0.0, 0.0, 1.0, 2.5]))
    low = draw(st.sampled_from([0.0, 0.0, 5.0]))
    return Track(Span(least, natural), share, low, draw(st.sampled_from([math.inf, low + 20.0])))


@given(st.lists(tracks(), min_size=1, max_size=8), st.floats(0, 300), gaps)
@settings(max_examples=300)
def test_a_line_is_used_up_and_never_exceeded_if_it_can_be(
    line: list[Track], room: float, gap: float
) -> None:
    found = divide(line, room, gap)
    free = room - gap * (len(line) - 1)
    needed = sum(track.least if track.share else max(track.span.least, track.least) for track in line)
    if needed <= free:
        assert sum(found) <= free + HAIR
        for track, size in zip(line, found, strict=True):
            assert size >= track.least - HAIR
            assert size <= max(track.least, track.most) + HAIR
            if not track.share:
                assert size >= min(track.span.least, max(track.least, track.most)) - HAIR
    if any(track.share and track.most == math.inf for track in line) and needed <= free:
        assert sum(found) == pytest.approx(free)


@given(st.lists(st.floats(0.1, 9), min_size=1, max_size=9), st.floats(1, 500), gaps)
def test_shares_are_proportional(shares: list[float], room: float, gap: float) -> None:
    room += gap * len(shares)
    found = divide([Track(Span(0, 0), share) for share in shares], room, gap)
    assert sum(found) + gap * (len(shares) - 1) == pytest.approx(room)
    for share, size in zip(shares, found, strict=True):
        assert size / share == pytest.approx(found[0] / shares[0])


def test_who_is_bounded_leaves_the_rest_to_the_others() -> None:
    line = [Track(Span(0, 0), 1.0, most=10), Track(Span(0, 0), 1.0), Track(Span(0, 0), 1.0, least=60)]
    assert divide(line, 100) == pytest.approx([10, 30, 60])


def test_what_shrinks_gives_in_proportion_to_what_it_can_spare() -> None:
    line = [Track(Span(10, 30)), Track(Span(20, 20)), Track(Span(0, 20))]
    assert divide(line, 50) == pytest.approx([20, 20, 10])
    # Below what they need, texts give way before they stand on something that is fixed.
    assert divide(line, 25)[1] == 20
    assert sum(divide(line, 25)) == pytest.approx(25)


@given(st.lists(sizes, min_size=1, max_size=6), st.floats(0, 200), gaps)
def test_positions_keep_their_gaps(found: list[float], room: float, gap: float) -> None:
    for align in ("start", "middle", "end"):
        starts = positions(found, room, gap, align)
        for (one, size), (other, _) in pairwise(zip(starts, found, strict=True)):
            assert other - one - size == pytest.approx(gap, abs=HAIR)
    spread = positions(found, room, gap, "spread")
    if len(found) > 1 and sum(found) + gap * (len(found) - 1) < room:
        assert spread[0] == 0
        assert spread[-1] + found[-1] == pytest.approx(room)


def everything(placed: Placed) -> list[Placed]:
    return [placed, *(below for child in placed.children for below in everything(child))]


@given(trees, st.floats(5, 200), st.floats(5, 200))
@settings(max_examples=200, deadline=None)
def test_children_never_overlap_and_keep_their_gaps(tree: Node, width: float, height: float) -> None:
    for placed in everything(Measurer().place(tree, Box(0, 0, width, height))):
        node, boxes = placed.node, [child.box for child in placed.children]
        assert all(box.w >= -HAIR and box.h >= -HAIR for box in boxes)
        for one, other in pairwise(boxes):
            if node.kind == "row":
                assert other.x >= one.x + one.w + node.gap - HAIR
            if node.kind == "column":
                assert other.y >= one.y + one.h + node.gap - HAIR


@given(trees, st.floats(5, 200), st.floats(5, 200))
@settings(max_examples=200, deadline=None)
def test_what_stands_out_of_its_container_is_told(tree: Node, width: float, height: float) -> None:
    for placed in everything(Measurer().place(tree, Box(0, 0, width, height))):
        if placed.node.kind not in ("row", "column") or not placed.children or placed.over:
            continue
        last, box, pad = placed.children[-1].box, placed.box, placed.node.padding
        if placed.node.kind == "row" and box.w >= pad.across:
            assert last.x + last.w <= box.x + box.w - pad.right + 0.02
        if placed.node.kind == "column" and box.h >= pad.down:
            assert last.y + last.h <= box.y + box.h - pad.bottom + 0.02


@given(st.lists(st.lists(sizes, min_size=3, max_size=3), min_size=1, max_size=5), st.floats(30, 200))
@settings(deadline=None)
def test_cells_of_a_table_stand_below_each_other(inks: list[list[float]], width: float) -> None:
    rows = tuple(Node("row", children=tuple(Node("leaf", content=Ink(ink)) for ink in row)) for row in inks)
    columns = (Wish(FIT, FIT), Wish(Length("fr", 1), FIT), Wish(Length("mm", 20), FIT))
    table = Node("table", children=rows, columns=columns, column_gap=1.0)
    placed = Measurer().place(table, Box(5, 5, width, 500))
    for column in range(3):
        assert len({(row.children[column].box.x, row.children[column].box.w) for row in placed.children}) == 1
    for row in placed.children:
        for one, other in pairwise(row.children):
            assert other.box.x == pytest.approx(one.box.x + one.box.w + 1.0)


def test_each_node_is_measured_once_for_each_width_however_deep_it_stands() -> None:
    asked = 0

    class Counted(Ink):
        def heights(self, width: float) -> Span:
            nonlocal asked
            asked += 1
            return super().heights(width)

    node = Node("leaf", content=Counted(30))
    for depth in range(60):
        node = Node("column" if depth % 2 else "row", children=(node, Node("leaf", content=Ink(1))))
    Measurer().place(node, Box(0, 0, 100, 100))
    assert asked < 200
