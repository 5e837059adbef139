"""Boards as pictures: tiles as they lie, cabins, and the points of a score where they were made."""

from functools import cache

import pytest

from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.drawing.shapes import Drawing, Group, Shape, Text, Use, apply
from cutterprint.games.stuglandet.art.board_picture import badges, board_picture, score_drawing
from cutterprint.games.stuglandet.art.book import ArtBook, art_palette
from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.rules.model import Part
from cutterprint.games.stuglandet.scoring.score import score
from cutterprint.i18n import language
from cutterprint.shelf.resolver import load_bytes

BOARD = """
game: stuglandet
kind: board
players: {r: Rosa, b: Bo, y: Ylva}
board: |
  T01  city   T03'
  T04  castle T07
  T05  T06'   T09
cabins: |
  r . r | r b y | y . y
  r . . | . r . | . . .
  . r r | . r . | . . .
  . r b | . . . | . . .
  . b . | . . . | . . .
  b b . | . . . | . . .
"""


@cache
def board() -> Board:
    found = load_bytes(BOARD.encode())
    assert isinstance(found, Board)
    return found


def uses(shapes: tuple[Shape, ...], prefix: str) -> list[Use]:
    found: list[Use] = []
    for shape in shapes:
        if isinstance(shape, Group):
            found += uses(shape.children, prefix)
        elif isinstance(shape, Use) and shape.symbol.startswith(prefix):
            found.append(shape)
    return found


def texts(shapes: tuple[Shape, ...]) -> list[str]:
    found: list[str] = []
    for shape in shapes:
        if isinstance(shape, Group):
            found += texts(shape.children)
        elif isinstance(shape, Text):
            found.append(shape.string)
    return found


def test_tiles_lie_in_their_places_and_turned_ones_are_turned() -> None:
    drawing = board_picture(board().grid, board().tiles, ArtBook(), cell=10.0)
    assert (drawing.width, drawing.height) == (90, 60)
    placed = {use.symbol: use.transform for use in uses(drawing.shapes, "tile-")}
    assert len(placed) == 9
    assert apply(placed["tile-summer-city-10-0-plain"], 0, 0) == pytest.approx((30, 0))
    assert apply(placed["tile-summer-T03-10-0-plain"], 0, 0) == pytest.approx((90, 20))


def test_each_cabin_stands_in_the_middle_of_its_cell() -> None:
    cabins = board().cabins
    drawing = board_picture(board().grid, board().tiles, ArtBook(), cabins=cabins, cell=10.0)
    middles = {}
    for use in uses(drawing.shapes, "cabin-mark-"):
        x, y = apply(use.transform, 50, 50)
        middles[round(x / 10 - 0.5), round(y / 10 - 0.5)] = int(use.symbol[-1])
    assert middles == dict(cabins)


def test_names_of_columns_and_rows_stand_at_the_rim() -> None:
    drawing = score_drawing(score(board()), art_palette(), speech=language())
    assert texts(drawing.shapes)[:15] == [*"ABCDEFGHI", *"123456"]


def test_badges_and_the_points_of_cabins_add_up_to_each_total() -> None:
    found = score(board())
    shown = badges(found)
    for number, one in enumerate(found.players):
        own = [
            badge.points
            for badge in shown
            if (board().cabins.get(badge.cell) if badge.player is None else badge.player) == number
        ]
        assert sum(own) + one.parts[Part.CABINS] == one.total


def test_the_picture_of_a_score_tells_everything() -> None:
    found = score(board())
    drawing = score_drawing(found, art_palette(), title="Midsummer", speech=language("es"))
    said = texts(drawing.shapes)
    for word in ("Midsummer", "Rosa", "Bo", "Ylva", "Total", "A", "6"):
        assert word in said
    for one in found.players:
        assert str(one.total) in said
    assert len(uses(drawing.shapes, "icon-locked")) == len(found.locked) > 0
    assert len(uses(drawing.shapes, "cabin-mark-")) >= len(board().cabins) + 3


@pytest.mark.parametrize("name", palette_names())
@pytest.mark.parametrize("ink", ink_names())
def test_a_drawing_holds_every_symbol_that_it_uses_and_no_other(name: str, ink: str) -> None:
    drawing = score_drawing(score(board()), art_palette(name, ink), speech=language("en"))
    assert closed(drawing) == {symbol.name for symbol in drawing.symbols}


def closed(drawing: Drawing) -> set[str]:
    """The names of all symbols that are used, by the drawing or by one another."""
    inside = {symbol.name: {use.symbol for use in uses(symbol.shapes, "")} for symbol in drawing.symbols}
    found: set[str] = set()
    left = {use.symbol for use in uses(drawing.shapes, "")}
    while left:
        name = left.pop()
        found.add(name)
        left |= inside[name] - found
    return found
