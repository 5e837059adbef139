"""The rules as a booklet of eight pages: words from a template, numbers from the rules, examples scored."""

from collections.abc import Mapping
from typing import Any

from cutterprint.games.stuglandet.art.cover import cover_picture
from cutterprint.games.stuglandet.components.boards import COLOURS
from cutterprint.games.stuglandet.components.laying import shuffled_grid
from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.games.stuglandet.rules.model import Deed, Part, Rules
from cutterprint.games.stuglandet.scoring.score import Score
from cutterprint.games.stuglandet.sheets.cabin_names import cabin_names
from cutterprint.games.stuglandet.sheets.examples import Examples
from cutterprint.games.stuglandet.sheets.pictures import LARGE_BADGE, Pictures
from cutterprint.games.stuglandet.sheets.values import rules_values, seating_values, variant_values
from cutterprint.i18n import msg
from cutterprint.numbers import plus, signed
from cutterprint.pages.booklets import booklet_page, cover_size
from cutterprint.pages.filling import fill_sheet
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.printing.papers import Paper
from cutterprint.specs.cells import Cell

COVER_WORDS = 0.24
"""The share of the cover at its foot that words take."""
TEMPLATE = "stuglandet/rules.page.j2"
PAGES = 8
SEED = 1
# The samples that the booklet shows; those of one tile are large enough for points on them.
WITH_POINTS = ("lakeside", "landfill", "hill", "city-bonus", "connected-by-landfill")
WITHOUT_POINTS = ("lake-across-tiles", "brook", "locked-tile", "castle")
WHOLE = "four-players"
NAMES = {"Rosa": msg("Rosa"), "Bo": msg("Bo"), "Ylva": msg("Ylva"), "Gus": msg("Gus")}
"""The players of the whole game, as languages write them."""
# What a landing does, shown on the tile of a sample: cabins before and after.
CHANGED = "hill"
CHANGES: dict[Deed, tuple[dict[Cell, int], dict[Cell, int]]] = {
    Deed.PLACE: ({(0, 0): 1}, {(0, 0): 1, (2, 1): 0}),
    Deed.MOVE: ({(0, 0): 1, (2, 1): 0}, {(2, 0): 1, (2, 1): 0}),
    Deed.SWAP: ({(0, 0): 1, (2, 1): 0}, {(0, 0): 0, (2, 1): 0}),
}


def rules_pages(
    rules: Rules, paper: Paper, look: SheetLook, tiles: TileSet | None = None, copies: int = 1
) -> SetPages:
    """The pages of the booklet; boards are shown in a set's tiles, or in the built-in ones if they fit.

    The box holds so many copies of the set; without one it is that of the rules.
    """
    page = booklet_page(paper)
    number = rules.tile.number if tiles is None else len(tiles.tiles) * copies
    book = _Book(rules, look, tiles)
    values = book.values()
    art = book.pictures.art
    book.pictures.drawings["cover"] = cover_picture(art, *cover_size(page), floor=COVER_WORDS)
    return fill_sheet(
        TEMPLATE,
        book.pictures.props(),
        look,
        (page.width, page.height),
        box={"tiles": number},
        **values,
    )


class _Book:
    def __init__(self, rules: Rules, look: SheetLook, tiles: TileSet | None) -> None:
        self.rules = rules
        self.speech = look.speech
        self.pictures = Pictures(look)
        self.samples = Examples(rules)
        self.tiles = tiles or self.samples.tiles()

    def values(self) -> dict[str, Any]:
        rules = self.rules
        basic = rules.basic
        return {
            **rules_values(rules, basic, self.speech),
            "others": [
                variant_values(one, self.speech) for one in rules.variants.values() if one is not basic
            ],
            "who": cabin_names(self.pictures.colours, self.speech),
            "boards": self._boards(),
            "example": self._examples(),
            "changes": self._changes(),
            "whole": self._whole(),
        }

    def _boards(self) -> list[dict[str, Any]]:
        """A board for each number of players, if there are tiles to show it with."""
        if self.tiles is None:
            return []
        shown = []
        for players, seating in sorted(self.rules.seatings.items()):
            name = f"board-{players}"
            self.pictures.add_grid(name, shuffled_grid(self.tiles, seating, SEED + players), self.tiles)
            shown.append({"picture": name, **seating_values(seating)})
        return shown

    def _examples(self) -> dict[str, Any]:
        """What the samples score, player by player; nothing where the rules have no such tiles."""
        shown: dict[str, Any] = {}
        for name in (*WITH_POINTS, *WITHOUT_POINTS):
            found = self.samples.scored(name)
            self.pictures.add_scored(name, found, LARGE_BADGE if name in WITH_POINTS else None)
            shown[name] = _told(found) if found is not None else None
        return shown

    def _changes(self) -> list[str]:
        """The deeds that are shown by a board before and after."""
        found = self.samples.scored(CHANGED)
        if found is None:
            return []
        board = found.board
        for deed, sides in CHANGES.items():
            for side, cabins in zip(("before", "after"), sides, strict=True):
                self.pictures.add_grid(f"{deed.value}-{side}", board.grid, board.tiles, cabins)
        return [deed.value for deed in CHANGES]

    def _whole(self) -> dict[str, Any] | None:
        """A whole game, counted."""
        found = self.samples.scored(WHOLE)
        if not self.pictures.add_scored("whole", found) or found is None:
            return None
        places = {one.name: one.place for one in found.standings}
        names = {name: text.said(self.speech) for name, text in NAMES.items()}
        return {
            "players": [
                {
                    "name": names[one.player.name],
                    "icon": f"cabin-{COLOURS[number]}",
                    "place": places[one.player.name],
                    "total": signed(one.total),
                    "parts": {part.value: signed(points) for part, points in one.parts.items()},
                }
                for number, one in enumerate(found.players)
            ],
            "ended_by": next((names[one.player.name] for one in found.players if not one.cabins_left), ""),
            "group": _winner_of(found, Part.CONNECTED, names),
            "city": _winner_of(found, Part.CITY, names),
            "locked": len(found.locked),
            "winners": [names[one.name] for one in found.standings if one.place == 1],
            "total": signed(found.standings[0].total),
            "points": abs(found.standings[0].total),
        }


def _told(found: Score) -> dict[str, Any]:
    """For each player what each part gives, the total, and the size of the largest group."""
    return {
        one.player.name: {
            **{part.value: plus(points) for part, points in one.parts.items()},
            "total": signed(one.total),
            "longest": one.longest,
        }
        for one in found.players
    }


def _winner_of(found: Score, part: Part, names: Mapping[str, str]) -> dict[str, Any] | None:
    """Who has the points of a part that only one player can have."""
    for one in found.players:
        for line in one.lines:
            if line.part is part and line.points:
                return {"name": names[one.player.name], "points": plus(line.points), "size": len(line.cells)}
    return None
