"""Every command speaks every language, and its JSON none of them."""

from pathlib import Path

import pytest

from cutterprint.cli import commands
from cutterprint.games.game import Game
from cutterprint.i18n import language, languages, users_language
from cutterprint.shelf.games import games
from cutterprint.shelf.resolver import problems_in
from tests.running import invoke

NAMES = [command.name for command in commands()]
TRANSLATED = [code for code in languages() if code != "en"]
STARTED = [
    (game, path.name.split(".")[0])
    for game in games().values()
    for path in sorted(Path("templates").joinpath(game.id, "new").glob("*.yaml.j2"))
]
AS_JSON = [
    ["score", "k-hunting"],
    ["solve", "f-tower"],
    ["replay", "c-expanding"],
    ["stats", "starter", "--recipe", "classic"],
    ["verify", "k-hunting"],
    ["check", "tests/data/eight-mistakes.pack.yaml"],
    ["list"],
    ["stock"],
]


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("name", NAMES)
def test_help_comes_in_the_language(name: str, lang: str) -> None:
    speech = language(lang)
    told, english = invoke(name, "--help", "--lang", lang), invoke(name, "--help", "--lang", "en")
    assert (told.exit_code, english.exit_code) == (0, 0)
    (command,) = [command for command in commands() if command.name == name]
    words = " ".join(told.stdout.split())
    assert command.help.said(speech) in words
    assert command.example in words
    lines = {line.strip() for line in english.stdout.splitlines() if len(line.split()) > 5}
    assert not lines & {line.strip() for line in told.stdout.splitlines()} - {f"Example: {command.example}"}


@pytest.mark.parametrize("words", AS_JSON, ids=lambda words: words[0])
def test_json_is_the_same_in_every_language(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {invoke(*words, "--json", "--lang", lang).stdout for lang in languages()}
    assert len(told) == 1
    assert told.pop().startswith(("{", "["))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("game", "kind"), STARTED, ids=lambda value: str(getattr(value, "id", value)))
def test_files_to_start_from_are_right_and_explained_in_the_language(
    game: Game, kind: str, lang: str, tmp_path: Path
) -> None:
    done = invoke("new", kind, "mine", "--game", game.id, "--lang", lang, "-o", str(tmp_path))
    assert done.exit_code == 0, done.output
    (path,) = tmp_path.iterdir()
    assert problems_in(path) == ()
    comments = [line for line in path.read_text(encoding="utf-8").splitlines() if "# " in line]
    assert len(comments) > 5
    assert any("а" <= char <= "я" for char in comments[0]) == (lang == "ru")


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize(
    "words", [["chekc"], ["check"], ["check", "--jsn"], ["score", "nothing"], ["stock", "--copies", "0"]]
)
def test_complaints_about_the_command_line_come_in_the_language(words: list[str], lang: str) -> None:
    told, english = invoke(*words, "--lang", lang), invoke(*words, "--lang", "en")
    assert told.exit_code == english.exit_code == 2
    assert told.stderr.splitlines()[0] != english.stderr.splitlines()[0]


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:ru:en"}, "ru"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "ru"}, "en"),
        ({"LC_MESSAGES": "ru", "LANG": "es"}, "ru"),
    ],
)
def test_the_users_language_follows_the_systems_settings(settings: dict[str, str], code: str) -> None:
    assert users_language(settings) == code


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("check --jsn x", "there is no option --jsn; did you mean '--json'?"),
        ("check", "FILE… is missing"),
        ("calibrate --printer", "--printer needs a value"),
        ("cards --dpi many", "--dpi should be a number"),
        ("cards --dpi 5", "--dpi should be from 30 to 1200"),
        ("cards --ink pale", "--ink should be full, light or outline"),
        ("scorepad --game cutterland --per-page -1", "--per-page should be at least 0"),
        ("list one two", "unexpected arguments: one two"),
        ("chekc", "there is no command 'chekc'; did you mean 'check'?"),
    ],
)
def test_complaints_about_the_command_line_are_in_our_words(line: str, told: str) -> None:
    # The parser's errors are known by their names, which a release of it may change.
    done = invoke(*line.split())
    assert done.exit_code == 2
    assert done.stderr.splitlines()[0] == f"cutterprint: {told}"
    assert all("--help" in hint for hint in done.stderr.splitlines()[1:])
