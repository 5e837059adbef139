"""Every game, every command, every language, every paper: nothing fails, and everything finds room."""

from functools import cache
from pathlib import Path

import pytest

from cutterprint.cli import commands
from cutterprint.games.game import Game
from cutterprint.i18n import language, languages
from cutterprint.printing.papers import paper, paper_names
from cutterprint.printing.pdf import pdf_bytes
from cutterprint.printing.printed import KitRequest
from cutterprint.shelf.built_in import built_ins
from cutterprint.shelf.games import DEFAULT_GAME, games
from cutterprint.shelf.resolver import load_one
from tests.printing.reading import reader
from tests.running import invoke

GAMES = list(games().values())
# What a command is given besides --game, --out and --lang; what stands in braces depends on the game.
WORDS = {
    "cards": ["{set}", "--format", "svg", "--cards", "{card}"],
    "check": ["{set}"],
    "show": ["{set}"],
    "score": ["{scored}"],
    "solve": ["{solved}"],
    "replay": ["{record}"],
    "verify": ["{scored}"],
    "stats": ["{set}"],
    "generate": ["--seed", "1"],
    "schema": ["{set_kind}"],
    "new": ["{set_kind}", "mine"],
    "used": ["C01", "--pack", "{set}"],
    "pieces": ["--cards", "C01-C04"],
    "refill": ["--keep"],
    "online": ["draw"],
}
KNOWN = {
    "cutterland": {
        "{scored}": ["k-hunting"],
        "{solved}": ["f-tower"],
        "{record}": ["c-expanding"],
        "{card}": ["C01"],
    },
    "cuttle": {
        "{scored}": ["draw"],
        "{solved}": ["draw", "--time-limit", "1"],
        "{record}": ["deal-two"],
        "{card}": ["AS"],
    },
    "stuglandet": {
        "{scored}": ["four-players"],
        "{solved}": ["tie-on-a-tile", "--roll", "up,side,end"],
        "{record}": ["first-turns"],
        "{card}": ["T01"],
    },
}


def _commands_of(game: Game) -> list[str]:
    others = {own.name for other in GAMES if other is not game for own in other.commands()}
    return [command.name for command in commands() if command.name not in others]


@cache
def _options(command: str) -> str:
    return invoke(command, "--help").stdout


def _words(game: Game, command: str) -> list[str]:
    meant = {"{set}": [game.defaults[game.set_kind]], "{set_kind}": [game.set_kind], **KNOWN[game.id]}
    words = [word for asked in WORDS.get(command, []) for word in meant.get(asked, [asked])]
    if " --game " in _options(command):
        words += ["--game", game.id]
    return [command, *words]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("game", "command"),
    [(game, name) for game in GAMES for name in _commands_of(game)],
    ids=lambda value: str(getattr(value, "id", value)),
)
def test_every_command_of_every_game_in_every_language(
    game: Game, command: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if command == "refill":
        assert invoke("used", "C01").exit_code == 0
    done = invoke(*_words(game, command), "--lang", lang)
    if getattr(game, command, True) is None:
        assert done.exit_code == 2
        assert game.title in done.stderr
        return
    assert done.exit_code == 0, done.output
    assert done.stderr == ""


@pytest.mark.parametrize("size", paper_names())
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_printed_part_finds_room_on_every_paper(game: Game, lang: str, size: str) -> None:
    assert game.kit is not None
    pack = load_one(game.defaults[game.set_kind], (game.set_kind,), game.id).value
    wanted = paper(size)
    request = KitRequest(value=pack, paper=wanted, speech=language(lang))
    parts = list(game.kit(request))
    assert {sheet.name for sheet in game.sheets} <= {part.key for part in parts}
    for part in parts:
        assert part.pages, part.file
        assert not part.problems, [problem.said(language("en")) for problem in part.problems]
        for page in part.pages:
            if part.how != "screen":
                sides = sorted((page.drawing.width, page.drawing.height))
                assert sides == pytest.approx(sorted((wanted.width, wanted.height))), part.file


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_kind_of_file_of_a_game_is_built_in(game: Game) -> None:
    """Each kind comes with an example to look at, but for what a person's own printing leaves behind."""
    there = {item.kind for item in built_ins() if item.game == game.id}
    assert set(game.kinds()) - there <= {"ledger", "game", "tournament"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_kit_tells_to_type_is_for_its_game(game: Game) -> None:
    assert game.kit is not None
    pack = load_one(game.defaults[game.set_kind], (game.set_kind,), game.id).value
    parts = {
        part.key: part for part in game.kit(KitRequest(value=pack, paper=paper("a4"), speech=language()))
    }

    def told(key: str) -> str:
        made = parts[key]
        read = reader(pdf_bytes(made.pages, made.info(game.title, language())))
        return " ".join(" ".join(page.extract_text() for page in read.pages).split())

    named = "" if game.id == DEFAULT_GAME else f"--game {game.id} "
    assert told("calibration").count(f"cutterprint kit {named}--printer NAME") == 2
    how = told("how-to-print")
    assert "Fold the box" in how
    assert parts["box"].file in how
    assert "Print only the odd pages" in how
    # The ruler page is listed where it stands in the file that holds all parts.
    assert how.index("how-to-print-en.pdf") < how.index("calibration-en.pdf") < how.index(parts["cards"].file)
