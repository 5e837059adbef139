"""Scorepads: a row for whatever scores, a column a player; to write on, or filled from a scored game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cutterprint.drawing.shapes import Drawing
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.example_pictures import scored_land
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.scoring.points import BONUSES, MISCUT
from cutterprint.games.cutterland.scoring.score import Score
from cutterprint.games.cutterland.scoring.standings import GameScore, TournamentScore
from cutterprint.games.cutterland.sheets.stage import stage
from cutterprint.games.cutterland.words.rules import name_of, speaking_of, unused_reminder
from cutterprint.i18n import Language
from cutterprint.numbers import signed
from cutterprint.pages.filling import PaperGrid, fill_sheet
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.pages.pads import COLUMN, RIM, ROOMY, PadSize, check_number, pad_row, pad_width, pads_on
from cutterprint.printing.papers import Paper

TEMPLATE = "cutterland/scorepad.page.j2"
FEWEST, MOST = 2, 6

# In a tournament a player has two columns.
PAIR = 17.0


@dataclass(frozen=True, kw_only=True)
class Pad:
    """What a pad has rows and columns for, and what is written in them."""

    rules: Rules
    players: int
    is_tournament: bool = False
    has_miscut: bool = False
    scores: Sequence[Mapping[str, Score]] = ()
    """For each game the scores by the players' names; nothing on a pad to write on."""
    places: Mapping[str, int] = field(default_factory=dict)
    sums: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def empty(cls, rules: Rules, players: int, *, is_tournament: bool, has_miscut: bool = False) -> "Pad":
        check_number("--players", players, FEWEST, MOST)
        return cls(
            rules=rules,
            players=players,
            is_tournament=is_tournament,
            has_miscut=bool(rules.miscut) and (is_tournament or has_miscut),
        )

    @classmethod
    def of(cls, found: GameScore | TournamentScore) -> "Pad":
        """The pad of a scored game."""
        is_tournament = isinstance(found, TournamentScore)
        games = found.games if isinstance(found, TournamentScore) else (found,)
        scores = [game.scores for game in games]
        rules = games[0].game.rules
        miscut = any(score.land.miscut_cards for game in scores for score in game.values())
        return cls(
            rules=rules,
            players=len(scores[0]),
            is_tournament=is_tournament,
            has_miscut=bool(rules.miscut) and (is_tournament or miscut),
            scores=scores,
            places={standing.name: standing.place for standing in found.standings},
            sums={standing.name: standing.total for standing in found.standings},
        )

    @property
    def is_filled(self) -> bool:
        return bool(self.scores)

    @property
    def names(self) -> list[str]:
        return list(self.scores[0]) if self.scores else [""] * self.players

    @property
    def rows(self) -> int:
        """Rows of the table without its head: what scores, the total, and what decides a tie."""
        scoring = len(self.rules.creatures) + len(self.rules.bonuses) + self.has_miscut
        return scoring + 2 + self.is_tournament + self.is_filled


def pad_parts(pad: Pad, paper: Paper, per_page: int | None, speech: Language) -> PaperGrid:
    """How a page is divided: into as many roomy pads as fit, or as many as were asked for."""
    column = PAIR if pad.is_tournament else COLUMN
    size = PadSize(pad.players, pad.rows, pad_width(reminders(pad, speech), pad.players, column), ROOMY)
    return pads_on(paper, size, per_page, is_filled=pad.is_filled)


def reminders(pad: Pad, speech: Language) -> list[str]:
    return [row["reminder"] for row in _rows(pad, speech)]


def pad_pages(pad: Pad, parts: PaperGrid, look: SheetLook) -> SetPages:
    """One pad as large as a part of the paper."""
    drawings = _lands(pad, look)
    return fill_sheet(
        TEMPLATE,
        stage(pad.rules, look.palette, look.ink, drawings),
        look,
        parts.cell,
        **pad_values(pad, look.speech),
    )


def pad_values(pad: Pad, speech: Language) -> dict[str, Any]:
    """What the template is given; `docs/templates.md` describes it."""
    rules = pad.rules
    return {
        "rules_name": rules.name.in_language(speech.code),
        "is_base": rules.id == "base",
        "players": [
            {
                "name": name,
                "place": pad.places.get(name, 0),
                "sum": signed(pad.sums[name]) if name in pad.sums else "",
                "lands": [f"land-{game}-{index}" for game in range(len(pad.scores))],
            }
            for index, name in enumerate(pad.names)
        ],
        "rows": _rows(pad, speech),
        "totals": _written(pad, lambda score: score.total),
        "survivors": _written(pad, lambda score: score.survivors),
        "games": 2 if pad.is_tournament else 1,
        "is_filled": pad.is_filled,
        "rim": RIM,
    }


def _rows(pad: Pad, speech: Language) -> list[dict[str, Any]]:
    """A row for each creature and bonus, and for over-cut cards where they count."""
    rules = pad.rules
    rows = [
        pad_row(
            key,
            name_of(key, rules, speech),
            "; ".join(rule.reminder(rules, speaking_of(creature, speech)) for rule in creature.scores),
            _written(pad, lambda score, key=key: score.parts[key]),
        )
        for key, creature in rules.creatures.items()
    ]
    rows += [
        pad_row(
            key,
            name_of(key, rules, speech),
            unused_reminder(bonus, speech),
            _written(pad, lambda score, key=key: _bonus_points(score, key)),
        )
        for key, bonus in rules.bonuses.items()
    ]
    if pad.has_miscut:
        told = speech.gettext("%(points)s a card") % {"points": signed(-rules.miscut)}
        written = _written(pad, lambda score: score.parts[MISCUT])
        rows.append(pad_row("scissors", speech.gettext("Over-cut cards"), told, written))
    return rows


def _written(pad: Pad, what: Any) -> list[list[str]]:
    """For each player and each game what stands in the row; nothing on a pad to write on."""
    if not pad.is_filled:
        return [[""] * (2 if pad.is_tournament else 1) for _ in range(pad.players)]
    return [[signed(what(game[name])) for game in pad.scores] for name in pad.names]


def _bonus_points(score: Score, key: str) -> int:
    """The points of one kind of bonus: its lines are told by the squares that gave it."""
    squares, cells = score.land.squares, score.ground.cells
    return sum(
        line.points
        for line in score.lines
        if line.part == BONUSES and line.squares and squares[cells[line.squares[0]]].feature == key
    )


def _lands(pad: Pad, look: SheetLook) -> dict[str, Drawing]:
    art = ArtBook(pad.rules, art_palette(look.palette, look.ink))
    drawings = {}
    for game, scores in enumerate(pad.scores):
        for index, name in enumerate(pad.names):
            drawings[f"land-{game}-{index}"] = scored_land(scores[name], art)
    return drawings
