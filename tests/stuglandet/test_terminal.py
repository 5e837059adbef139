"""What the terminal shows of Stuglandet comes whole in every language, and fits into it."""

import re

import pytest

from cutterprint.games.stuglandet.answers import score_answer
from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.terminal.specs import show_any
from cutterprint.i18n import Language, language, languages
from cutterprint.shelf.built_in import BuiltIn, built_ins
from cutterprint.shelf.resolver import load_file
from cutterprint.terminal import Terminal
from tests.running import invoke
from tests.stuglandet.boards import board_of

SHOWN = [
    item
    for item in built_ins()
    if item.game == "stuglandet"
    and item.kind in {"rules", "tiles", "board"}
    and not item.id.startswith("no-")
]
NAMES = ("meadow", "brook", "hill", "fill", "lake", "both", "east", "west", "isle", "farm", "wood", "dump")
PAINT = re.compile(r"\033\[[0-9;]*m")


def told(value: object, terminal: Terminal, speech: Language) -> list[str]:
    """Everything that the terminal can tell of a value."""
    lines = list(show_any(value, (), terminal, speech))
    if isinstance(value, Board):
        lines += score_answer(value).lines(terminal, speech)
    return lines


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("item", SHOWN, ids=lambda item: f"{item.id}.{item.kind}")
def test_everything_is_told_in_every_language_and_fits(item: BuiltIn, lang: str) -> None:
    value, speech = load_file(item.path), language(lang)
    lines = told(value, Terminal(80), speech)
    assert not speech.missing
    assert max(map(len, lines)) <= 80
    assert bool(re.search("[а-я]{3}", "\n".join(lines))) == (lang == "ru")


def test_colour_changes_nothing_but_colour() -> None:
    for item in SHOWN:
        value = load_file(item.path)
        plain = told(value, Terminal(80), language())
        painted = told(value, Terminal(80, colour=True), language())
        assert [PAINT.sub("", line) for line in painted] == plain


def test_a_board_shows_tiles_cabins_brooks_lakes_and_locked_tiles() -> None:
    lines = list(show_any(board_of("brook west'", "rr...b/.....b"), (), Terminal(), language()))
    assert [line.rstrip() for line in lines[2:8]] == [
        "     A     B     C     D     E     F",
        "  ┌ brook ──────────┲ west' ━━━━━━━━━━┓",
        "1 │ [r] ┊ [r] ┊  o  ┃  .  ┊  .  ┊ [b] ┃",
        "  │═════════════════┃┈┈┈┈┈·┈┈┈┈┈·┈┈┈┈┈┃",
        "2 │  o  ┊  o  ┊  o  ┃  .  ┊  .  ┊ [b] ┃",
        "  └─────────────────┺━━━━━━━━━━━━━━━━━┛",
    ]


@pytest.mark.parametrize("tiles", [5, 8, 12])
def test_a_long_board_is_drawn_with_narrower_cells(tiles: int) -> None:
    names = NAMES[:tiles]
    empty = "." * 3 * tiles
    lines = list(show_any(board_of(" ".join(names), f"{empty}/{empty}"), (), Terminal(80), language()))
    assert max(map(len, lines)) <= 80


def test_the_score_tells_who_is_level_and_what_is_locked() -> None:
    text = "\n".join(
        score_answer(board_of("hill west meadow", "r.bb..y../r.bb..y..")).lines(Terminal(), language())
    )
    assert "Rosa and Bo: 2 cabins each on hill" in text
    assert "Bo: west" in text
    assert "The game goes on" in text


def test_only_the_tiles_that_are_asked_for_are_shown() -> None:
    done = invoke("show", "examples.tiles", "--card", "lake")
    assert "lake" in done.stdout
    assert "isle" not in done.stdout
    wrong = invoke("show", "examples.tiles", "--card", "laek")
    assert wrong.exit_code != 0
    assert "did you mean 'lake'?" in wrong.stderr
    assert "--card goes with a set of tiles" in invoke("show", "hill.board", "--card", "hill").stderr
