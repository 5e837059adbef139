"""Small pictures of lands on sheets: anything can be shown, legal or not."""

import pytest

from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.drawing.shapes import Group, Use
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.lands import SMALL
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.sheets.stage import stage
from cutterprint.pages.markup import SetPages, set_pages
from cutterprint.pages.markup_reader import MarkupError
from cutterprint.shelf.built_in import built_ins
from tests.cutterland.sheet_checks import painted_squares


def land(rules: Rules, attributes: str, palette: str = "standard", ink: str = "full") -> SetPages:
    markup = f'<page width="60" height="60"><land x="5" y="5" w="50" h="50" {attributes}/></page>'
    return set_pages(markup, stage(rules, palette, ink))


def uses(pages: SetPages) -> list[str]:
    (group,) = pages.drawings[0].shapes
    assert isinstance(group, Group)
    return [shape.symbol for shape in group.children if isinstance(shape, Use)]


def test_squares_carry_what_was_written(base: Rules) -> None:
    pages = land(base, 'squares="Pc .. Mg / Wk W. M=" walls="A1/A2" bridges="A1-C1" towers="C1" bones="A2"')
    shown = uses(pages)
    painted = sorted(painted_squares(pages.drawings[0].shapes, ArtBook(base), SMALL.square))
    assert painted == ["moor", "moor", "plains", "wetland", "wetland"]
    assert {"centaur", "goblin", "kraken", "wall_bridge", "wall", "bridge", "tower", "bones"} <= set(shown)


@pytest.mark.parametrize("item", [item.id for item in built_ins() if item.is_sample and item.kind == "land"])
def test_every_sample_land_that_is_legal_can_be_shown(base: Rules, item: str) -> None:
    if item.startswith("h-"):
        with pytest.raises(MarkupError):
            land(base, f'sample="{item}"')
    else:
        assert uses(land(base, f'sample="{item}"'))


@pytest.mark.parametrize("palette", palette_names())
@pytest.mark.parametrize("ink", ink_names())
def test_in_every_palette_and_ink(base: Rules, palette: str, ink: str) -> None:
    assert uses(land(base, 'squares="Pc Mg Wk" verdict="no" pieces="a b b" badges="A1:+2"', palette, ink))


@pytest.mark.parametrize(
    ("attributes", "words"),
    [
        ('squares="Pc Xg"', "no landscape"),
        ("", "needs squares"),
        ('squares="Pc" walls="nonsense"', "'nonsense' isn't a wall"),
        ('squares="Pc" sample="none" colour="red"', "no 'colour'"),
        ('sample="none"', "no built-in land 'none'"),
        ('squares="Pc" verdict="maybe"', "verdict"),
    ],
)
def test_mistakes_are_told(base: Rules, attributes: str, words: str) -> None:
    with pytest.raises(MarkupError, match=words):
        land(base, attributes)
