"""Scorepads: a row for each rule that scores, a column a player; to write on, or filled from a board."""

from dataclasses import dataclass
from typing import Any

from cutterprint.games.stuglandet.art.board_picture import BADGE, ICONS
from cutterprint.games.stuglandet.components.boards import COLOURS
from cutterprint.games.stuglandet.rules.model import Part, Rules
from cutterprint.games.stuglandet.scoring.score import Score
from cutterprint.games.stuglandet.sheets.pictures import READABLE, Pictures
from cutterprint.games.stuglandet.sheets.values import scoring_parts
from cutterprint.games.stuglandet.words.names import PART_NAMES, reminder
from cutterprint.i18n import Language
from cutterprint.numbers import signed
from cutterprint.pages.filling import PaperGrid, fill_sheet
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.pages.pads import RIM, ROOMY, PadSize, check_number, pad_row, pad_width, pads_on
from cutterprint.printing.papers import Paper

TEMPLATE = "stuglandet/scorepad.page.j2"
BOARD = "board"
"""The name of the picture on a filled pad."""


@dataclass(frozen=True, kw_only=True)
class Pad:
    """What a pad has rows and columns for, and the score that fills it, if one does."""

    rules: Rules
    players: int
    score: Score | None = None

    @classmethod
    def empty(cls, rules: Rules, players: int) -> "Pad":
        check_number("--players", players, rules.fewest_players, rules.most_players)
        return cls(rules=rules, players=players)

    @classmethod
    def of(cls, score: Score) -> "Pad":
        """The pad of a scored board."""
        return cls(rules=score.board.rules, players=len(score.players), score=score)

    @property
    def parts(self) -> list[Part]:
        return scoring_parts(self.rules)

    @property
    def rows(self) -> int:
        """Rows of the table without its head: what scores, the total, and the place."""
        return len(self.parts) + 2


def pad_parts(pad: Pad, paper: Paper, per_page: int | None, speech: Language) -> PaperGrid:
    """How a page is divided: into as many roomy pads as fit, or as many as were asked for."""
    reminders = [row["reminder"] for row in _rows(pad, speech)]
    size = PadSize(pad.players, pad.rows, pad_width(reminders, pad.players), ROOMY)
    return pads_on(paper, size, per_page, is_filled=pad.score is not None)


def pad_pages(pad: Pad, parts: PaperGrid, look: SheetLook) -> SetPages:
    """One pad as large as a part of the paper."""
    pictures = Pictures(look)
    if pad.score is not None:
        badge = BADGE if _cell(pad.score, parts) >= READABLE else None
        pictures.add_scored(BOARD, pad.score, badge)
    return fill_sheet(TEMPLATE, pictures.props(), look, parts.cell, **pad_values(pad, look.speech))


def _cell(score: Score, parts: PaperGrid) -> float:
    """How large a cell of the board is on a filled pad, where the table has the upper half."""
    grid = score.board.grid
    width, height = parts.cell_width - 2 * RIM, parts.cell_height / 2 - 2 * RIM
    return min(width / grid.columns, height / grid.rows)


def pad_values(pad: Pad, speech: Language) -> dict[str, Any]:
    """What the template is given; `docs/templates.md` describes it."""
    rules = pad.rules
    places = {one.name: one.place for one in pad.score.standings} if pad.score is not None else {}
    names = [one.player.name for one in pad.score.players] if pad.score is not None else [""] * pad.players
    return {
        "rules_name": rules.name.in_language(speech.code),
        "is_base": rules.id == "base",
        "players": [
            {"name": name, "place": places.get(name, ""), "icon": f"cabin-{COLOURS[number % len(COLOURS)]}"}
            for number, name in enumerate(names)
        ],
        "rows": _rows(pad, speech),
        "totals": [[signed(one.total)] for one in pad.score.players] if pad.score else [[""]] * pad.players,
        "is_filled": pad.score is not None,
        "rim": RIM,
    }


def _rows(pad: Pad, speech: Language) -> list[dict[str, Any]]:
    """A row for each part of a score that is not worth 0."""
    return [
        pad_row(
            ICONS[part],
            PART_NAMES[part].said(speech),
            reminder(part, pad.rules.points[part]).said(speech),
            [[signed(one.parts[part])] for one in pad.score.players] if pad.score else [[""]] * pad.players,
        )
        for part in pad.parts
    ]
