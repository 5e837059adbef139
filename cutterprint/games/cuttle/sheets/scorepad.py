"""Pads to write on: a match of several games, or the table of a tournament; matches filled in from a file."""

from dataclasses import dataclass
from typing import Any

from cutterprint.errors import UsageError
from cutterprint.games.cuttle.positions.model import Match
from cutterprint.games.cuttle.rules.model import Rules
from cutterprint.games.cuttle.sheets.pictures import Pictures
from cutterprint.i18n import Language, msg
from cutterprint.pages.filling import PaperGrid, fill_sheet
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.pages.pads import COLUMN, NAMES, RIM, ROW, PadSize, check_number, pads_on
from cutterprint.printing.papers import Paper

MATCH, TABLE = "cuttle/scorepad.page.j2", "cuttle/table.page.j2"
SPARE = 1
"""Rows for games that end in a stalemate, which a match may need besides those that decide it."""
MOST_GAMES = 9
FEWEST_AT_TABLE, MOST_AT_TABLE, USUAL_AT_TABLE = 3, 12, 8
LABELS, MARKS = 20.0, 24.0
"""The least room for what a row is called, and for what is written for a player."""
TALL = 8.6
"""How high a row must be to write in it."""


@dataclass(frozen=True, kw_only=True)
class MatchPad:
    """A pad for the best of so many games, and the match that fills it, if one does."""

    rules: Rules
    players: int
    best_of: int = 3
    match: Match | None = None

    @classmethod
    def empty(cls, rules: Rules, players: int, best_of: int) -> "MatchPad":
        seats = [variant.players for variant in rules.variants.values()]
        check_number("--players", players or min(seats), min(seats), max(seats))
        check_number("--best-of", best_of, 1, MOST_GAMES)
        if best_of % 2 == 0:
            raise UsageError(msg("a match is the best of an odd number of games"))
        return cls(rules=rules, players=players or min(seats), best_of=best_of)

    @classmethod
    def of(cls, rules: Rules, match: Match) -> "MatchPad":
        return cls(rules=rules, players=len(match.names), best_of=match.best_of, match=match)

    @property
    def needed(self) -> int:
        """So many games win the match."""
        return self.best_of // 2 + 1

    @property
    def games(self) -> int:
        """Rows for games: as many as were played, or as may be."""
        return max(len(self.match.games) if self.match else 0, self.best_of + SPARE)


def match_parts(pad: MatchPad, paper: Paper, per_page: int | None) -> PaperGrid:
    """How a page is divided: into as many pads as fit, or as many as were asked for."""
    tall = round((pad.games + 2) * TALL / ROW + 0.5)
    size = PadSize(pad.players, tall, 2 * RIM + LABELS + MARKS * pad.players)
    return pads_on(paper, size, per_page, is_filled=pad.match is not None)


def match_pages(pad: MatchPad, parts: PaperGrid, look: SheetLook) -> SetPages:
    """One pad as large as a part of the paper."""
    match = pad.match
    names = match.names if match is not None else ("",) * pad.players
    games = match.games if match is not None else ()
    winners = match.winners if match is not None else ()
    return _filled(
        MATCH,
        pad.rules,
        parts,
        look,
        best_of=pad.best_of,
        needed=pad.needed,
        players=[
            {
                "name": name,
                "wins": match.wins(seat) if match is not None else None,
                "is_winner": seat in winners,
            }
            for seat, name in enumerate(names)
        ],
        games=[
            {
                "number": number + 1,
                "won": [number < len(games) and seat in games[number] for seat in range(pad.players)],
                "is_stalemate": number < len(games) and not games[number],
            }
            for number in range(pad.games)
        ],
        is_filled=match is not None,
    )


@dataclass(frozen=True, kw_only=True)
class TablePad:
    """The table of a tournament in which everybody meets everybody once."""

    rules: Rules
    players: int

    @classmethod
    def empty(cls, rules: Rules, players: int) -> "TablePad":
        players = players or USUAL_AT_TABLE
        check_number("--players", players, FEWEST_AT_TABLE, MOST_AT_TABLE)
        return cls(rules=rules, players=players)


def table_parts(pad: TablePad, paper: Paper, per_page: int | None) -> PaperGrid:
    tall = round((pad.players + 1) * TALL / ROW + 0.5)
    size = PadSize(pad.players, tall, 2 * RIM + NAMES + COLUMN * (pad.players + 3))
    return pads_on(paper, size, per_page, is_filled=False)


def table_pages(pad: TablePad, parts: PaperGrid, look: SheetLook) -> SetPages:
    return _filled(TABLE, pad.rules, parts, look, players=list(range(1, pad.players + 1)), is_filled=False)


def _filled(template: str, rules: Rules, parts: PaperGrid, look: SheetLook, **values: Any) -> SetPages:
    return fill_sheet(
        template,
        Pictures(look).props(),
        look,
        parts.cell,
        rim=RIM,
        **_whose(rules, look.speech),
        **values,
    )


def _whose(rules: Rules, speech: Language) -> dict[str, Any]:
    return {"rules_name": rules.name.in_language(speech.code), "is_base": rules.id == "base"}
