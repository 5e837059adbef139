"""The worked examples as sheets show them: only what holds under the rules at hand."""

import math
from collections.abc import Iterable
from dataclasses import replace

import pytest

from cutterprint.drawing.board_marks import LOSS, PAPER
from cutterprint.drawing.shapes import Group, Path, Shape, Style, Use, bounds
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.example_pictures import (
    EDGE,
    RING,
    SQUARE,
    VERDICT,
    cut_card,
    judged_land,
    laid_piece,
    reach_picture,
    scored_land,
)
from cutterprint.games.cutterland.art.land_view import LandView
from cutterprint.games.cutterland.art.lands import LandPainter
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.score_rules import EachSurvivor
from cutterprint.games.cutterland.sheets.examples import Examples, sample_land
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.shelf.built_in import built_ins


def with_frog(rules: Rules, points: int) -> Rules:
    frog = replace(rules.creatures["frog"], scores=(EachSurvivor(points),))
    return replace(rules, creatures={**rules.creatures, "frog": frog})


def without(rules: Rules, creature: str) -> Rules:
    return replace(rules, creatures={k: v for k, v in rules.creatures.items() if k != creature})


def test_numbers_are_those_of_the_engine(base: Rules) -> None:
    found = Examples(base).scored("k-hunting", devoured="A1 E6 E3 H3", spared="H6 A2 C2", areas=8)
    assert found is not None
    assert found.total == 44


def test_changed_rules_change_the_numbers(base: Rules) -> None:
    plain, costly = (Examples(with_frog(base, points)).scored("g-walls") for points in (-2, -3))
    assert plain is not None
    assert costly is not None
    assert costly.total == plain.total - 1


def test_an_example_whose_words_do_not_hold_is_not_shown(base: Rules) -> None:
    examples = Examples(base)
    assert examples.scored("f-tower", devoured="B2") is None
    assert examples.scored("f-tower", spared="B3") is None
    assert examples.scored("f-tower", areas=9) is None


def test_examples_with_creatures_that_the_rules_lack_are_not_shown(base: Rules) -> None:
    examples = Examples(without(base, "frog"))
    assert examples.scored("k-hunting") is None
    assert examples.cut() is None
    assert examples.expanded() is None
    assert examples.forbidden("h-bridges-cross", "bridges-cross") is None
    assert examples.misplaced("d-corner") is not None  # no frog lies there


@pytest.mark.parametrize(
    ("name", "code"), [("h-bridge-too-long", "bridge-length"), ("h-bridges-cross", "bridges-cross")]
)
def test_forbidden_bridges_are_forbidden(base: Rules, name: str, code: str) -> None:
    land = Examples(base).forbidden(name, code)
    assert land is not None
    assert land.bridges
    assert Examples(base).forbidden(name, "tower-place") is None


def test_a_bridge_at_a_wall_is_forbidden(base: Rules) -> None:
    assert Examples(base).forbidden("i-bridge-over-goblin", "bridge-meets-wall", walls="C1/D1") is not None
    assert Examples(base).forbidden("i-bridge-over-goblin", "bridge-meets-wall") is None


@pytest.mark.parametrize(("name", "code"), [("d-corner", "piece-detached"), ("e-overlap", "piece-overlap")])
def test_misplaced_pieces_lie_as_their_samples_say(base: Rules, name: str, code: str) -> None:
    laying = Examples(base).misplaced(name)
    assert laying is not None
    assert laying.fault == code


def test_the_expanded_land_scores_what_its_record_says(base: Rules) -> None:
    shown = Examples(base).expanded()
    assert shown is not None
    laying, found = shown
    assert laying.fault is None
    assert found.total == 14
    assert {*laying.land, *laying.piece} == {(c, r) for c, r in found.land.squares}


@pytest.mark.parametrize("name", [item.id for item in built_ins() if item.is_sample and item.kind == "land"])
def test_every_sample_land_is_drawn(name: str) -> None:
    rules = sample_land(name).rules
    examples, art = Examples(rules), ArtBook(rules)
    found = examples.scored(name)
    if found is not None:
        drawing = scored_land(found, art, named=True)
        land = found.land
    else:
        wrong = examples.forbidden(name, "bridge-length") or examples.forbidden(name, "bridges-cross")
        assert wrong is not None
        land = wrong
        drawing = judged_land(LandView.of(land), art, ((0, 0), (land.columns - 1, land.rows - 1)))
    assert 0 <= drawing.width - land.columns * SQUARE <= 7
    assert 0 <= drawing.height - land.rows * SQUARE <= 7
    assert pdf_bytes([Page(drawing=drawing)], DocumentInfo(title=name))


def test_a_cut_card_moves_its_pieces_apart(base: Rules) -> None:
    cut = Examples(base).cut()
    assert cut is not None
    assert cut.points["turtle"] == 10
    whole = cut_card(cut.card.rows, cut.pieces, ArtBook(base))
    apart = cut_card(cut.card.rows, cut.pieces, ArtBook(base), apart=0.2)
    assert whole.width == pytest.approx(3 * SQUARE, abs=2)
    assert apart.width > whole.width
    assert len(apart.shapes) == len(cut.pieces) == 3
    lying = cut.turned()
    rows, turned = cut.card.rows, lying.card.rows
    assert (len(turned), len(turned[0])) == (len(rows[0]), len(rows))
    for letter, cells in cut.pieces.items():
        kept = sorted(str(rows[row][column]) for column, row in cells)
        assert kept == sorted(str(turned[row][column]) for column, row in lying.pieces[letter])


def test_a_piece_is_laid_over_the_land_wherever_it_lies(base: Rules) -> None:
    found = Examples(base).scored("f-tower")
    assert found is not None
    squares = dict(found.land.squares)
    drawing = laid_piece(squares, {(-1, 0): squares[3, 0]}, ArtBook(base), is_right=True)
    assert drawing.width == pytest.approx(5 * SQUARE, abs=2)


def test_a_hunter_reaches_twelve_squares(base: Rules) -> None:
    drawing = reach_picture(ArtBook(base), "kraken", "wetland")
    assert drawing.width == drawing.height == pytest.approx(5 * SQUARE, abs=2)
    discs = [shape for shape in drawing.shapes if isinstance(shape, Path) and shape.style.fill == "#ffffff"]
    assert len(discs) == 12


def drawn(shapes: Iterable[Shape]) -> list[Shape]:
    return [
        inner
        for shape in shapes
        for inner in (drawn(shape.children) if isinstance(shape, Group) else [shape])
    ]


def middles(shapes: Iterable[Shape], fill: str | None, stroke: str | None) -> list[tuple[float, float]]:
    """The middles of what is painted so."""
    found = []
    for shape in drawn(shapes):
        if isinstance(shape, Path) and (shape.style.fill, shape.style.stroke) == (fill, stroke):
            left, top, right, bottom = bounds([Path(shape.segments, Style())]) or (0.0, 0.0, 0.0, 0.0)
            found.append(((left + right) / 2, (top + bottom) / 2))
    return found


def test_a_cross_stands_at_the_covered_square_which_can_be_seen(base: Rules) -> None:
    laying = Examples(base).misplaced("e-overlap")
    assert laying is not None
    drawing = laid_piece(laying.land, laying.piece, ArtBook(base), is_right=False)
    ((column, row),) = set(laying.land).intersection(laying.piece)
    left, top = (min(part) for part in zip(*[*laying.land, *laying.piece], strict=True))
    corner = (EDGE + (column - left + 1) * SQUARE, EDGE + (row - top + 1) * SQUARE)
    assert middles(drawing.shapes, LOSS, PAPER) == [pytest.approx(corner)]
    shown = [shape.symbol for shape in drawn(drawing.shapes) if isinstance(shape, Use)]
    covered, covering = laying.land[column, row].feature, laying.piece[column, row].feature
    assert covered is not None
    assert covered in shown
    features = [square.feature for square in [*laying.land.values(), *laying.piece.values()]]
    assert shown.count(str(covering)) == features.count(covering) - 1, "nothing hides what is covered"


def test_a_ring_shows_the_corner_that_touches_alone(base: Rules) -> None:
    laying = Examples(base).misplaced("d-corner")
    assert laying is not None
    drawing = laid_piece(laying.land, laying.piece, ArtBook(base), is_right=False)
    ((x, y),) = set(middles(drawing.shapes, None, LOSS))
    left, top = (min(part) for part in zip(*[*laying.land, *laying.piece], strict=True))
    column, row = (x - EDGE) / SQUARE + left, (y - EDGE) / SQUARE + top
    assert (column, row) == (round(column), round(row))
    around = [(round(column) - a, round(row) - b) for a in (0, 1) for b in (0, 1)]
    assert sum(cell in laying.land for cell in around) == 1
    assert sum(cell in laying.piece for cell in around) == 1
    (cross,) = middles(drawing.shapes, LOSS, PAPER)
    assert RING + VERDICT < math.dist(cross, (x, y)) < 0.75 * SQUARE, "near the ring, and not on it"


def test_a_cropped_land_is_closed_all_around(base: Rules) -> None:
    found = Examples(base).scored("g-walls")
    assert found is not None
    view = LandView.of(found.land).cropped((1, 0), (4, 1))
    assert view.extent == (4, 2)
    assert view.walls == {((0, 0), (1, 0)), ((0, 1), (1, 1))}
    painter = LandPainter(ArtBook(base))
    thick = [s for s in painter.borders(view) if isinstance(s, Path) and s.style.stroke_width > 0.4]
    ends = {bounds([Path(shape.segments, Style())]) for shape in thick}
    # Also below its last square, where the moor goes on in the land.
    assert len(ends) == 2 * (4 + 2)
    x, y = EDGE + 3 * SQUARE, EDGE + 2 * SQUARE
    assert (x, y, x + SQUARE, y) in ends


@pytest.mark.parametrize(
    ("name", "code"), [("h-bridge-too-long", "bridge-length"), ("h-bridges-cross", "bridges-cross")]
)
def test_the_cross_stands_clear_of_what_is_wrong(base: Rules, name: str, code: str) -> None:
    land = Examples(base).forbidden(name, code)
    assert land is not None
    last = land.columns - 1, land.rows - 1
    drawing = judged_land(LandView.of(land), ArtBook(base), ((0, 0), last))
    ((x, y),) = set(middles(drawing.shapes, LOSS, PAPER))
    assert x > EDGE + last[0] * SQUARE
    assert y > EDGE + last[1] * SQUARE
