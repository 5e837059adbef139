"""The lettered name of each game, and its cover: on every sheet, in every palette."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.drawing.shapes import Group, Shape, Use, bounds, paths
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.cover import cover_picture
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.i18n import language
from cutterprint.options import BookletOptions
from cutterprint.printing.papers import paper
from cutterprint.printing.printed import PrintRequest
from cutterprint.shelf.games import games
from cutterprint.shelf.resolver import load_one

LETTERED = ("cutterland", "stuglandet", "cuttle")
ONE_CREATURE = """
game: cutterland
kind: rules
id: swamp
name: Swamp of one
extends: base
creatures: {goblin: null, centaur: null, dragon: null, turtle: null, frog: null, kraken: {hunts: null}}
"""


def book(game: str, palette: str = "standard", ink: str = "full") -> Any:
    module = import_module(f"cutterprint.games.{game}.art.book")
    colours = module.art_palette(palette, ink)
    if game == "cutterland":
        return module.ArtBook(load_one("base", ("rules",), game).value, colours)
    return module.ArtBook(colours)


def names(shapes: tuple[Shape, ...]) -> set[str]:
    """The symbols that shapes place."""
    found: set[str] = set()
    for shape in shapes:
        if isinstance(shape, Use):
            found.add(shape.symbol)
        elif isinstance(shape, Group):
            found |= names(shape.children)
    return found


def rules_of(file: Path) -> Rules:
    value = load_one(str(file)).value
    assert isinstance(value, Rules)
    return value


@pytest.mark.parametrize("palette", palette_names())
@pytest.mark.parametrize("ink", ink_names())
@pytest.mark.parametrize("game", LETTERED)
def test_a_logo_keeps_its_lines_in_every_palette_and_ink(game: str, palette: str, ink: str) -> None:
    logo = book(game, palette, ink).logo()
    left, top, right, bottom = bounds(logo.shapes) or (0.0, 0.0, 0.0, 0.0)
    assert min(left, top) >= 0
    assert right <= logo.width
    assert bottom <= logo.height
    # The letters are dark around and light inside, so that they can be read wherever they stand.
    fills = [path.style.fill for path, _ in paths(logo.shapes) if path.style.fill]
    dark, light = (sum(int(fill[at : at + 2], 16) for at in (1, 3, 5)) for fill in fills[:2])
    assert dark < 200
    assert light > 600 or game == "stuglandet"


@pytest.mark.parametrize("palette", palette_names())
@pytest.mark.parametrize("ink", ink_names())
@pytest.mark.parametrize("game", LETTERED)
def test_a_cover_fills_its_page_whatever_its_shape(game: str, palette: str, ink: str) -> None:
    module = import_module(f"cutterprint.games.{game}.art.cover")
    for width, height in ((138.5, 200.0), (50.0, 74.0)):
        cover = module.cover_picture(book(game, palette, ink), width, height)
        assert (cover.width, cover.height) == (width, height)
        (whole,) = cover.shapes
        left, top, right, bottom = bounds((whole,)) or (0.0, 0.0, 0.0, 0.0)
        assert max(left, top) <= 0
        assert right >= width
        assert bottom >= height
        assert names(cover.shapes) <= {symbol.name for symbol in cover.symbols}


def test_a_cover_shows_the_creatures_of_its_own_rules(tmp_path: Path) -> None:
    twilight = load_one("twilight", ("rules",), "cutterland").value
    assert isinstance(twilight, Rules)
    shown = names(cover_picture(ArtBook(twilight, art_palette()), 138, 200).shapes)
    assert set(twilight.creatures) <= shown

    file = tmp_path / "swamp.rules.yaml"
    file.write_text(ONE_CREATURE, encoding="utf-8")
    swamp = rules_of(file)
    art = ArtBook(swamp, art_palette())
    cover = cover_picture(art, 138, 200)
    assert names(cover.shapes) & {"kraken", "goblin", "frog", "owl", "dragon"} == {"kraken"}


def test_equal_covers_are_equal() -> None:
    for game in LETTERED:
        module = import_module(f"cutterprint.games.{game}.art.cover")
        assert module.cover_picture(book(game), 138, 200) == module.cover_picture(book(game), 138, 200)


@pytest.mark.parametrize("lang", ["en", "es", "ru"])
@pytest.mark.parametrize("game", LETTERED)
def test_the_logo_stands_on_every_sheet_of_a_game(game: str, lang: str) -> None:
    known = games()[game]
    rules = load_one("base", ("rules",), game).value
    request = PrintRequest(value=rules, paper=paper("a4"), speech=language(lang))
    for name in ("reference", "scorepad", "rules"):
        sheet = known.sheet(name)
        assert sheet is not None
        own = BookletOptions(booklet=False) if name == "rules" else sheet.options()
        made = sheet.make(request, own)
        assert made.problems == ()
        assert "logo" in names(made.pages[0].drawing.shapes), name
