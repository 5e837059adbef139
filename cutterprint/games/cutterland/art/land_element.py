"""Lands in page templates: the `land` element, and what its attributes say."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from cutterprint.drawing.shapes import Drawing
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.land_view import LandView
from cutterprint.games.cutterland.art.lands import land_picture
from cutterprint.games.cutterland.components.lands import Land, parse_bridge, parse_wall
from cutterprint.games.cutterland.components.squares import Square, parse_square
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.pages.elements import PICTURE
from cutterprint.pages.markup_reader import Element
from cutterprint.shelf.built_in import built_ins
from cutterprint.specs.cells import Cell, parse_cell

MOST_SQUARES = 400
VERDICTS = {"": None, "yes": True, "no": False}
Named = TypeVar("Named")

ATTRIBUTES = (
    *PICTURE,
    *("sample", "squares"),
    *("towers", "walls", "bridges", "bones", "marked", "pieces", "badges", "verdict"),
)


def land_element(element: Element, art: ArtBook) -> Drawing:
    """The drawing of a `land` element of a page."""
    given = element.attributes
    for name in given:
        if name not in ATTRIBUTES:
            raise ValueError(f"it has no {name[:40]!r}; it has: {', '.join(ATTRIBUTES)}")
    verdict = given.get("verdict", "")
    if verdict not in VERDICTS:
        raise ValueError("verdict is yes or no")
    if "sample" in given:
        shown = LandView.of(_sample(given["sample"]))
    elif "squares" in given:
        shown = LandView(squares=parse_squares(given["squares"], art.rules))
    else:
        raise ValueError("it needs squares, or a sample")

    def named(name: str, parse: Callable[[str], Named]) -> frozenset[Named]:
        return frozenset(parse(word) for word in given.get(name, "").split())

    badges = [word.split(":", 1) for word in given.get("badges", "").split() if ":" in word]
    view = replace(
        shown,
        towers=shown.towers | named("towers", parse_cell),
        walls=shown.walls | named("walls", parse_wall),
        bridges=shown.bridges | named("bridges", parse_bridge),
        bones=named("bones", parse_cell),
        marked=named("marked", parse_cell),
        pieces=_letters(given.get("pieces", "")),
        badges=[(parse_cell(name), text) for name, text in badges],
        verdict=VERDICTS[verdict],
    )
    return land_picture(view, art)


def parse_squares(text: str, rules: Rules) -> dict[Cell, Square]:
    """Squares as people write them, rows apart by lines or by ' / '."""
    squares: dict[Cell, Square] = {}
    for row, codes in enumerate(_rows(text)):
        for column, code in enumerate(codes.split()):
            square = parse_square(code, rules)
            if square is not None:
                squares[column, row] = square
    if not squares or len(squares) > MOST_SQUARES:
        raise ValueError(f"it has {len(squares)} squares; there can be 1 to {MOST_SQUARES}")
    return squares


def _rows(text: str) -> list[str]:
    # An XML attribute turns line ends into spaces, so rows are parted by a slash that stands alone.
    return [row for row in re.split(r"\n|(?:^|\s)/(?:\s|$)", text.strip()) if row.strip()]


def _letters(text: str) -> dict[Cell, str]:
    return {
        (column, row): letter
        for row, letters in enumerate(_rows(text))
        for column, letter in enumerate(letters.split())
        if letter != "."
    }


def _sample(name: str) -> Land:
    from cutterprint.shelf.resolver import load_file

    for item in built_ins():
        if item.id == name and item.kind == "land":
            found = load_file(item.path)
            assert isinstance(found, Land)
            return found
    raise ValueError(f"there is no built-in land {name[:40]!r}")
