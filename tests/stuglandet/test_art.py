"""The drawings: what must be told apart is, shores meet, any tile is drawn, and nothing changes by chance."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.drawing.shapes import (
    Drawing,
    Group,
    Path,
    Segment,
    Shape,
    Style,
    Symbol,
    Text,
    Use,
    place,
    rect,
)
from cutterprint.games.stuglandet.art.book import ArtBook, art_palette
from cutterprint.games.stuglandet.art.cabins import PATTERNS, cabin_colours, cabin_mark, pattern_shapes
from cutterprint.games.stuglandet.art.icons import ICONS
from cutterprint.games.stuglandet.art.shores import SHORE, Shores
from cutterprint.games.stuglandet.art.strokes import UNKNOWN
from cutterprint.games.stuglandet.art.tiles import DEFAULT_CELL, TileLook, TilePainter
from cutterprint.games.stuglandet.components.boards import COLOURS
from cutterprint.games.stuglandet.components.tiles import Role, Terrain, Tile, TileSet, border
from cutterprint.games.stuglandet.rules.model import TileShape
from cutterprint.i18n import Language, language
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.printing.png import page_images
from cutterprint.shelf.resolver import load_one
from cutterprint.specs.cells import Cell
from tests.drawing.vision import VISIONS, Vision, distance, seen_by

GROUNDS = ("plot", "meadow", "lake", "landfill")
PRINTS = list(product(palette_names(), ink_names()))
# At a full ink the grounds alone tell them apart: 10 is seen at a glance. With less ink they only help.
APART = {"full": 10.0, "light": 3.0}
CELL = DEFAULT_CELL


@cache
def summer() -> TileSet:
    tiles = load_one("summer", ("tiles",), "stuglandet").value
    assert isinstance(tiles, TileSet)
    return tiles


def painter(name: str = "standard", ink: str = "full", **look: float) -> TilePainter:
    return TilePainter(summer(), ArtBook(art_palette(name, ink)), TileLook(**look), language("es"))


def rendered(symbol: Symbol, shared: tuple[Symbol, ...], dpi: float = 60.0) -> Image.Image:
    white = rect(0, 0, symbol.width, symbol.height, Style(fill="#ffffff"))
    drawing = Drawing(
        symbol.width, symbol.height, (white, place(symbol, 0, 0, symbol.width)), (*shared, symbol)
    )
    return next(iter(page_images(pdf_bytes([Page(drawing=drawing)], DocumentInfo(title="a symbol")), dpi)))


def colours_in(shapes: tuple[Shape, ...]) -> Iterator[str]:
    for shape in shapes:
        if isinstance(shape, Path):
            yield from (paint for paint in (shape.style.fill, shape.style.stroke) if paint is not None)
        elif isinstance(shape, Text):
            yield shape.fill
        elif isinstance(shape, Group):
            yield from colours_in(shape.children)


# --- telling things apart ---


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", palette_names())
def test_plots_meadows_lakes_and_landfills_are_told_apart_by_their_grounds(name: str, vision: Vision) -> None:
    for ink, least in APART.items():
        colours = art_palette(name, ink)
        seen = {ground: seen_by(vision, colours.colour(ground, "ground")) for ground in GROUNDS}
        for one, other in combinations(GROUNDS, 2):
            assert distance(seen[one], seen[other]) > least, (ink, one, other)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("name", "ink"), PRINTS)
def test_fences_shores_and_heaps_have_outlines_that_stand_out(name: str, ink: str, vision: Vision) -> None:
    colours = art_palette(name, ink)
    meadow = seen_by(vision, colours.colour("meadow", "ground"))
    for what, role in (("plot", "line"), ("city-plot", "line"), ("lake", "mark"), ("landfill", "line")):
        line = seen_by(vision, colours.colour(what, role))
        assert distance(line, meadow) > 20, what
        assert distance(line, seen_by(vision, colours.colour(what, "ground"))) > 12, what


@pytest.mark.parametrize("name", palette_names())
def test_a_printed_plot_is_lighter_than_wild_land_and_a_landfill_darker(name: str) -> None:
    drawn = painter(name)
    tile = summer().by_id["T05"]
    image = rendered(drawn.face(tile), drawn.shared()).convert("L")
    side = image.width / tile.columns

    def lightness(cell: Cell) -> float:
        box = tuple(round((part + share) * side) for share in (0.1, 0.9) for part in cell)
        return ImageStat.Stat(image.crop(box)).mean[0]  # type: ignore[arg-type]

    plot, wild, landfill = lightness((1, 0)), lightness((2, 0)), lightness((2, 1))
    assert plot > wild + 40
    assert wild > landfill + 20


@pytest.mark.parametrize("ink", ink_names())
def test_black_and_white_holds_no_colour(ink: str) -> None:
    drawn = painter("bw", ink)
    symbols = [drawn.face(tile) for tile in summer().tiles] + [drawn.back()]
    symbols += [drawn.art.icon(key) for key in ICONS] + [cabin_mark(number, drawn.art) for number in range(4)]
    for symbol in (*symbols, *drawn.shared()):
        for colour in colours_in(symbol.shapes):
            assert colour[1:3] == colour[3:5] == colour[5:7], symbol.name


@pytest.mark.parametrize(("name", "ink"), PRINTS)
def test_every_part_has_its_colour_in_every_palette(name: str, ink: str) -> None:
    drawn = painter(name, ink)
    symbols = [drawn.face(tile) for tile in summer().tiles] + [drawn.back()]
    symbols += [drawn.art.icon(key) for key in ICONS] + [cabin_mark(number, drawn.art) for number in range(4)]
    for symbol in (*symbols, *drawn.shared()):
        assert UNKNOWN not in set(colours_in(symbol.shapes)), symbol.name


# --- cabins ---


def test_cabins_differ_by_pattern_and_not_by_colour_alone() -> None:
    assert len(PATTERNS) == len(COLOURS) == 4
    for name, ink in PRINTS:
        art = ArtBook(art_palette(name, ink))
        seen = [rendered(cabin_mark(number, art), (), 12).convert("L") for number in range(4)]
        edges = [ImageChops.difference(image, ImageChops.offset(image, 1, 0)) for image in seen]
        for one, other in combinations(edges, 2):
            assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 2, (name, ink)


@pytest.mark.parametrize("vision", ["normal", "protan", "deutan", "tritan"])
@pytest.mark.parametrize("name", ["standard", "colourblind"])
def test_roofs_and_their_patterns_are_seen(name: str, vision: Vision) -> None:
    found = [cabin_colours(number, art_palette(name)) for number in range(4)]
    least = 10 if vision == "normal" or name == "colourblind" else 5
    for one, other in combinations(found, 2):
        assert distance(seen_by(vision, one.roof), seen_by(vision, other.roof)) > least
    for one in found:
        assert distance(seen_by(vision, one.roof), seen_by(vision, one.pattern)) > 20


def test_a_pattern_is_cut_at_the_sides_of_its_face() -> None:
    corners = [(1.0, 1.0), (9.0, 1.0), (9.0, 5.0), (5.0, 8.0), (1.0, 5.0)]
    assert pattern_shapes(0, corners, "#000000") == ()
    for player in (1, 2, 3):
        (group,) = pattern_shapes(player, corners, "#123456")
        assert isinstance(group, Group)
        assert group.clip is not None
        assert [part[1:] for part in group.clip.segments if part[0] != "Z"] == corners
        assert set(colours_in(group.children)) == {"#123456"}


# --- shores ---


def flat(segments: tuple[Segment, ...]) -> list[tuple[float, float]]:
    """Points along an outline, close to each other."""
    points: list[tuple[float, float]] = []
    for segment in segments:
        if segment[0] in ("M", "L"):
            points.append((segment[1], segment[2]))
        elif segment[0] == "C":
            (x0, y0), (x1, y1, x2, y2, x3, y3) = points[-1], segment[1:]
            for step in range(1, 13):
                t = step / 12
                a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
                points.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return points


def crossings(shores: Shores, inset: float, axis: int, at: float) -> list[float]:
    """Where the outlines of lakes cross a line across the tile, in order."""
    found: list[float] = []
    for outline in shores.outlines(inset):
        points = flat(outline)
        for one, other in zip(points, points[1:] + points[:1], strict=True):
            if (one[axis] < at) != (other[axis] < at):
                share = (at - one[axis]) / (other[axis] - one[axis])
                found.append(one[1 - axis] + (other[1 - axis] - one[1 - axis]) * share)
    return sorted(found)


def ends_of_runs(wet: list[bool], inset: float) -> list[float]:
    """Where shores must cross an edge of a tile along which these cells are lakes."""
    ends: list[float] = []
    for index, is_wet in enumerate(wet):
        if is_wet and not (index and wet[index - 1]):
            ends.append((index + inset) * CELL)
        if is_wet and not (index + 1 < len(wet) and wet[index + 1]):
            ends.append((index + 1 - inset) * CELL)
    return ends


@pytest.mark.parametrize("seed", range(40))
def test_shores_cross_the_edges_of_all_tiles_at_the_same_places(seed: int) -> None:
    dice = Random(seed)
    tile = random_tile(dice, columns=dice.randrange(1, 5), rows=dice.randrange(1, 4))
    for laid in (tile, tile.turned):
        lakes = frozenset(
            (column, row)
            for row, cells in enumerate(laid.cells)
            for column, terrain in enumerate(cells)
            if terrain is Terrain.LAKE
        )
        shores = Shores(lakes, laid.columns, laid.rows, CELL, 12.0, laid.id)
        for inset in (SHORE, SHORE + 0.045, SHORE + 0.17):
            for axis, count, other in ((1, laid.rows, laid.columns), (0, laid.columns, laid.rows)):
                for edge in (0, count):
                    row = min(edge, count - 1)
                    wet = [((at, row) if axis else (row, at)) in lakes for at in range(other)]
                    met = crossings(shores, inset, axis, edge * CELL + (1e-4 if edge == 0 else -1e-4))
                    assert met == pytest.approx(ends_of_runs(wet, inset), abs=0.04)


def test_lakes_that_touch_at_a_corner_stay_apart() -> None:
    shores = Shores(frozenset({(0, 0), (1, 1)}), 2, 2, CELL, 12.0, "corner")
    assert len(list(shores.outlines(SHORE))) == 2
    beside = Shores(frozenset({(0, 0), (1, 0), (1, 1)}), 2, 2, CELL, 12.0, "corner")
    assert len(list(beside.outlines(SHORE))) == 1


# --- tiles ---


def random_tile(dice: Random, *, columns: int, rows: int, role: Role | None = None) -> Tile:
    cells = tuple(tuple(dice.choice(list(Terrain)) for _ in range(columns)) for _ in range(rows))
    borders = [border((c, r), (c + 1, r)) for c in range(columns - 1) for r in range(rows)]
    borders += [border((c, r), (c, r + 1)) for c in range(columns) for r in range(rows - 1)]
    water = frozenset(one for one in borders if dice.random() < 0.3)
    return Tile(f"R{dice.randrange(1000)}", cells, role, water)


@pytest.mark.parametrize("seed", range(25))
def test_any_tile_can_be_drawn(seed: int) -> None:
    dice = Random(seed)
    columns, rows = dice.randrange(1, 5), dice.randrange(1, 4)
    tile = random_tile(dice, columns=columns, rows=rows, role=dice.choice((None, Role.CITY, Role.CASTLE)))
    base = summer()
    shape = TileShape(columns, rows, 16, 1, 1)
    tiles = replace(base, tiles=(tile,), rules=replace(base.rules, tile=shape), colour="#3f6b6e")
    drawn = TilePainter(tiles, ArtBook(), TileLook(cell=dice.uniform(8, 60), bleed=3))
    for side in (drawn.face(tile), drawn.back()):
        assert (side.width, side.height) == (drawn.width, drawn.height)
        assert UNKNOWN not in set(colours_in(side.shapes))
        known = {symbol.name for symbol in drawn.shared()}
        assert {shape.symbol for shape in side.shapes if isinstance(shape, Use)} <= known


def test_no_two_tiles_are_drawn_alike_even_if_their_cells_are_the_same() -> None:
    drawn = painter()
    tile = summer().by_id["T05"]
    twin = replace(tile, id="T99")
    one, other = drawn.face(tile).shapes, drawn.face(twin).shapes
    places = [{shape.transform for shape in shapes if isinstance(shape, Use)} for shapes in (one, other)]
    assert len(places[0] & places[1]) < len(places[0]) / 2


def test_the_castle_stands_on_the_castle_tile_and_houses_in_the_city() -> None:
    drawn = painter()

    def used(tile_id: str) -> set[str]:
        shapes = drawn.face(summer().by_id[tile_id]).shapes
        return {shape.symbol.rsplit("-", 1)[0] for shape in shapes if isinstance(shape, Use)}

    assert "castle" in used("castle")
    assert {"church", "fountain", "city-plot"} <= used("city")
    assert any(name.startswith("roof-") for name in used("city"))
    for tile in summer().tiles:
        lots = [shape for shape in drawn.face(tile).shapes if isinstance(shape, Use)]
        count = sum(shape.symbol in ("plot-0", "city-plot-0") for shape in lots)
        assert count == len(tile.plots)


def test_lots_and_labels_keep_clear_of_the_edge() -> None:
    for cell in (12.0, 24.0, 40.0):
        drawn = painter(cell=cell)
        for tile in summer().tiles:
            face = drawn.face(tile)
            for shape in face.shapes:
                if isinstance(shape, Use) and shape.symbol.startswith(("plot-", "city-plot-", "castle-")):
                    a, _, _, _, x, y = shape.transform
                    margin = min(x, y, face.width - x - 100 * a, face.height - y - 100 * a)
                    assert margin > 1.5 * cell / 24
                if isinstance(shape, Text):
                    assert min(shape.x, face.width - shape.x) > 1.5 * cell / 24


def test_the_ground_reaches_over_the_edge_into_the_bleed() -> None:
    drawn = painter(bleed=3.0)
    for side in (*(drawn.face(tile) for tile in summer().tiles), drawn.back()):
        ground = side.shapes[0]
        assert isinstance(ground, Path)
        assert ground.segments[0][1:] <= (-3.0, -3.0)
        assert side.bleed == 3.0


def test_the_back_looks_the_same_turned_by_half_and_goes_on_in_its_neighbours() -> None:
    drawn = painter()
    image = rendered(drawn.back(), drawn.shared(), 127).convert("L")
    turned = image.transpose(Image.Transpose.ROTATE_180)
    assert ImageStat.Stat(ImageChops.difference(image, turned)).mean[0] < 1.5
    columns = [image.crop((x, 0, x + 1, image.height)) for x in (1, image.width - 2)]
    assert ImageStat.Stat(ImageChops.difference(*columns)).mean[0] < 4
    assert ImageStat.Stat(image).mean[0] > 215, "little ink"
    assert ImageStat.Stat(image).extrema[0][1] < 255, "no white that a shifted sheet would show"


def test_the_city_and_the_castle_are_labelled_in_the_language_and_boards_have_no_labels() -> None:
    def labels(speech: Language | None) -> list[str]:
        drawn = TilePainter(summer(), ArtBook(), TileLook(), speech)
        return [
            one.string for tile in summer().tiles for one in drawn.face(tile).shapes if isinstance(one, Text)
        ]

    assert labels(language("ru"))[:3] == ["Город", "Замок", "T01"]
    assert labels(None) == []
