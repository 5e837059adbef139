"""The picture of a land shows what the score says."""

from collections.abc import Iterator

from hypothesis import given, settings

import cutterprint
from cutterprint.drawing.shapes import Drawing, Group, Path, Shape, Text, Use
from cutterprint.games.cutterland.art.book import ArtBook, art_palette, built_in_grounds, built_in_icons
from cutterprint.games.cutterland.art.land_picture import badges, land_drawing
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.scoring.points import MISCUT
from cutterprint.games.cutterland.scoring.score import score
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
    assert uses(drawing, "ground-moor") == moors
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


def test_every_creature_landscape_and_bonus_of_the_base_game_has_a_drawing() -> None:
    rules = sample("k-hunting").rules
    assert set(rules.landscapes) <= set(built_in_grounds())
    assert set(rules.features) <= set(built_in_icons())


def test_every_built_in_drawing_can_be_read() -> None:
    art = ArtBook(sample("k-hunting").rules)
    for name in built_in_icons():
        assert art.icon(name).shapes
