"""The picture of a land shows what the score says."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings

import cutterprint
from cutterprint.drawing.fonts import text_width
from cutterprint.drawing.shapes import Drawing, Group, Path, Shape, Style, Text, Use, bounds
from cutterprint.games.cutterland.art.book import ArtBook, art_palette, built_in_grounds, built_in_icons
from cutterprint.games.cutterland.art.land_picture import badges, land_drawing, scored_view
from cutterprint.games.cutterland.art.land_view import LandView
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


def outlined(name: str) -> tuple[list[tuple[float, ...]], LandPainter, LandView]:
    """The boxes of the thick lines around the areas of a land."""
    painter, view = LandPainter(ArtBook(sample(name).rules), LARGE), scored_view(score(sample(name)))
    boxes: list[tuple[float, ...]] = [
        bounds([Path(shape.segments, Style())]) or ()
        for shape in painter.borders(view)
        if isinstance(shape, Path) and shape.style.stroke_width == LARGE.outline.stroke_width
    ]
    return boxes, painter, view


def test_a_bridge_opens_the_outline_of_the_areas_that_it_joins_and_no_other() -> None:
    boxes, painter, view = outlined("k-hunting")
    # One bridge joins two moors; the other one, a moor and a wetland, which stay apart.
    assert len(view.bridges) == 2
    parts = [box for box in boxes if max(box[2] - box[0], box[3] - box[1]) < LARGE.square - 0.1]
    assert len(parts) == 4, "two ends, and an outline on both sides of each"
    left, top = painter.corner((6, 1))
    for x, y, right, bottom in parts:
        assert x == right
        assert min(abs(x - left), abs(x - left - LARGE.square)) < 1e-6
        assert top - 1e-6 <= y <= bottom <= top + LARGE.square + 1e-6


@pytest.mark.parametrize("name", ["i-bridge-over-hole", "i-bridge-over-goblin", "a-areas-bridge", "j-chain"])
def test_nothing_is_painted_over_the_square_below_a_bridge(name: str) -> None:
    found = score(sample(name))
    with_bridge = scored_view(found)
    painter = LandPainter(ArtBook(found.land.rules), LARGE)
    # What lies under the bridge is line work, and the sides of the square along the bridge stay as they are.
    for shape in painter.borders(with_bridge):
        assert isinstance(shape, Path)
        assert shape.style.fill is None
    boxes, _, _ = outlined(name)
    assert any(max(box[2] - box[0], box[3] - box[1]) < LARGE.square - 0.1 for box in boxes)


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
