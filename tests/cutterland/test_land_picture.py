"""The picture of a land shows what the score says."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings

import cutterprint
from cutterprint.drawing.fonts import text_width
from cutterprint.drawing.shapes import Drawing, Group, Path, Shape, Style, Text, Use, bounds
from cutterprint.games.cutterland.art.book import ArtBook, art_palette, built_in_grounds, built_in_icons
from cutterprint.games.cutterland.art.land_picture import badges, land_drawing, scored_view
from cutterprint.games.cutterland.art.lands import LARGE, LandPainter
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.rules.rules_reader import base_rules
from cutterprint.games.cutterland.scoring.points import MISCUT
from cutterprint.games.cutterland.scoring.score import score
from cutterprint.specs.cells import cell_name
from tests.cutterland.opinions import land_of
from tests.cutterland.sheet_checks import painted_squares
from tests.strategies import lands


def sample(name: str) -> Land:
    land = cutterprint.load(name)
    assert isinstance(land, Land)
    return land


def drawn(shapes: tuple[Shape, ...]) -> Iterator[Shape]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield from drawn(shape.children)
        else:
            yield shape


def uses(drawing: Drawing, symbol: str) -> int:
    return sum(isinstance(shape, Use) and shape.symbol == symbol for shape in drawn(drawing.shapes))


def texts(drawing: Drawing) -> list[str]:
    return [shape.string for shape in drawn(drawing.shapes) if isinstance(shape, Text)]


def test_everything_placed_and_everybody_eaten_is_drawn() -> None:
    found = score(sample("k-hunting"))
    drawing = land_drawing(found)
    assert uses(drawing, "wall") == 1
    assert uses(drawing, "bridge") == 2
    assert uses(drawing, "bones") == 4
    moors = sum(square.landscape == "moor" for square in found.land.squares.values())
    painted = list(painted_squares(drawing.shapes, ArtBook(found.land.rules, art_palette()), LARGE.square))
    assert painted.count("moor") == moors
    assert "+18" in texts(drawing)
    assert "= 44" in texts(drawing)


def test_bridges_lie_over_the_outlines_of_areas() -> None:
    shapes = list(drawn(land_drawing(score(sample("i-bridge-over-hole"))).shapes))
    bridges = [n for n, shape in enumerate(shapes) if isinstance(shape, Use) and shape.symbol == "bridge"]
    lines = [n for n, shape in enumerate(shapes) if isinstance(shape, Path) and shape.style.cap == "round"]
    assert max(lines) < min(bridges)


def test_black_and_white_pictures_hold_no_colour() -> None:
    found = score(sample("g-walls"))
    assert found.parts["frog"] < 0, "losses are among what is drawn"
    for shape in drawn(land_drawing(found, art_palette("bw"), title="g").shapes):
        inks: list[str | None] = [shape.fill] if isinstance(shape, Text) else []
        if isinstance(shape, Path):
            inks = [shape.style.fill, shape.style.stroke]
        assert all(ink is None or len({ink[1:3], ink[3:5], ink[5:7]}) == 1 for ink in inks), shape


@settings(max_examples=60)
@given(lands())
def test_the_badges_add_up_to_the_score(land: Land) -> None:
    found = score(land)
    assert sum(badge.points for badge in badges(found)) == found.total - found.parts[MISCUT]


def test_points_stand_at_whoever_earned_them() -> None:
    found = score(sample("k-hunting"))
    at = {cell_name(badge.cell): badge.points for badge in badges(found)}
    hunters = {found.name(meal.hunter) for meal in found.meals if meal.kind == "kraken"}
    assert {name: at[name] for name in hunters} == {"B2": 2, "G6": 2}
    assert not {cell_name(cell) for cell in found.devoured}.intersection(at), "nothing stands on a victim"


def outlines_over(name: str) -> tuple[list[tuple[float, ...]], LandPainter]:
    """The long, thick lines that a bridge adds to a land: those of its banks."""
    painter = LandPainter(ArtBook(sample(name).rules), LARGE)
    lines: list[tuple[float, ...]] = [
        bounds([Path(shape.segments, Style())]) or ()
        for shape in painter.joints(scored_view(score(sample(name))))
        if isinstance(shape, Path) and shape.style.stroke is not None
    ]
    return lines, painter


def test_a_bridge_that_joins_two_areas_opens_their_outlines_and_goes_on_between_them() -> None:
    view = scored_view(score(sample("k-hunting")))
    lines, painter = outlines_over("k-hunting")
    # One bridge joins two moors; the other one, a moor and a wetland, which stay apart.
    assert len(view.bridges) == 2
    assert len(lines) == 2
    left, top = painter.corner((6, 1))
    for line in lines:
        assert (line[0], line[2]) == pytest.approx((left, left + LARGE.square))
        assert top <= line[1] <= line[3] <= top + LARGE.square


@pytest.mark.parametrize("name", ["i-bridge-over-hole", "i-bridge-over-goblin", "a-areas-bridge", "j-chain"])
def test_banks_stay_within_the_square_that_a_bridge_crosses(name: str) -> None:
    lines, painter = outlines_over(name)
    assert lines
    crossed = [
        painter.corner(((one[0] + other[0]) // 2, (one[1] + other[1]) // 2))
        for one, other in sample(name).bridges
    ]
    for left, top, right, bottom in lines:
        assert max(right - left, bottom - top) == pytest.approx(LARGE.square)
        assert any(
            x - 1e-6 <= left <= right <= x + LARGE.square + 1e-6
            and y - 1e-6 <= top <= bottom <= y + LARGE.square + 1e-6
            for x, y in crossed
        )


SMALL_LANDS = (
    "Mf",
    "Pc P.",
    "Wk Wf\nM. M.",
    "Wk Wf Pc Mg Mg P^",
    "Wk\nWf\nPc\nMg\nMg\nP^",
    "Wk Wf\nPc Mg\nMg P^",
)


@pytest.mark.parametrize("squares", SMALL_LANDS)
def test_a_small_land_fills_its_picture(squares: str) -> None:
    land = land_of(squares, base_rules())
    drawing = land_drawing(score(land))
    columns, rows = len(squares.split("\n")[0].split()), len(squares.split("\n"))
    grounds = [s for s in drawing.shapes if isinstance(s, Group)]
    scale = grounds[0].transform[0]
    wide, high = columns * LARGE.square * scale, rows * LARGE.square * scale
    assert scale >= 1
    assert max(wide / drawing.width, high / drawing.height) > 0.55
    assert wide * high / (drawing.width * drawing.height) > 0.25


def test_a_long_title_has_room_over_a_small_land() -> None:
    title = "The land of somebody with a very long name indeed"
    drawing = land_drawing(score(land_of("Mf", base_rules())), title=title)
    (shown,) = [s for s in drawn(drawing.shapes) if isinstance(s, Text) and s.string == title]
    assert shown.x + text_width(title, shown.size, "bold") <= drawing.width


def test_every_creature_landscape_and_bonus_of_the_base_game_has_a_drawing() -> None:
    rules = sample("k-hunting").rules
    assert set(rules.landscapes) <= set(built_in_grounds())
    assert set(rules.features) <= set(built_in_icons())


def test_every_built_in_drawing_can_be_read() -> None:
    art = ArtBook(sample("k-hunting").rules)
    for name in built_in_icons():
        assert art.icon(name).shapes
