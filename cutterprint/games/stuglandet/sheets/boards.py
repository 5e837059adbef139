"""How to lay the tiles: a page with the boards for each number of players, and what the other games deal."""

from typing import Any

from cutterprint.games.stuglandet.components.laying import shuffled_grid
from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.games.stuglandet.sheets.pictures import Pictures
from cutterprint.games.stuglandet.sheets.values import rules_values, seating_values, variant_values
from cutterprint.pages.filling import fill_sheet
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.printing.instructions import AT_FULL_SIZE
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.printed import Printed, PrintRequest

TEMPLATE = "stuglandet/boards.page.j2"


def board_pages(tiles: TileSet, paper: Paper, look: SheetLook, *, seed: int = 1) -> SetPages:
    """The page for a set of tiles, with a board for each number of players as a seed shuffles it."""
    rules = tiles.rules
    pictures = Pictures(look)
    boards: list[dict[str, Any]] = []
    for players, seating in sorted(rules.seatings.items()):
        name = f"board-{players}"
        pictures.add_grid(name, shuffled_grid(tiles, seating, seed + players), tiles)
        boards.append({"picture": name, **seating_values(seating)})
    return fill_sheet(
        TEMPLATE,
        pictures.props(),
        look,
        (paper.width, paper.height),
        boards=boards,
        tiles_name=tiles.name.in_language(look.speech.code),
        dealt=[variant_values(one, look.speech) for one in rules.variants.values() if one.is_dealt],
        **rules_values(rules, rules.basic, look.speech),
    )


def boards_printed(tiles: TileSet, request: PrintRequest, *, seed: int = 1) -> Printed:
    """The page as a part to print."""
    speech = request.speech
    made = board_pages(tiles, request.paper, SheetLook.of(request), seed=seed)
    title = speech.gettext("How to lay the tiles")
    return Printed(
        key="boards",
        file=f"boards-{speech.code}.pdf",
        title=title,
        pages=[Page(drawing=drawing, bookmark=title) for drawing in made.drawings],
        problems=made.told,
        steps=(AT_FULL_SIZE["one"].said(speech),),
    )
