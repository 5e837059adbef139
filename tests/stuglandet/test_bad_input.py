"""Wrong files give problems with a code, a place and words in every language, and never a traceback."""

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from cutterprint.games.stuglandet.answers import score_answer
from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.terminal.specs import show_any
from cutterprint.i18n import language, languages
from cutterprint.shelf.built_in import built_in
from cutterprint.shelf.resolver import load_bytes
from cutterprint.specs.problems import Problem, SpecError
from cutterprint.terminal import Terminal

SAMPLES = built_in("stuglandet", "board", "four-players").path.parent
FILES = [
    SAMPLES / "four-players.board.yaml",
    SAMPLES / "brook.board.yaml",
    SAMPLES / "examples.tiles.yaml",
    built_in("stuglandet", "rules", "base").path,
]
SPEECHES = [language(code) for code in languages()]
MUTANTS = 150
ODD = (
    *("", "null", "~", "0", "-1", "1e999", ".nan", "99999999999999999999", "07", "1.5", "yes", "[]", "{}"),
    *("[[]]", "{a: b}", "'", '"', "’", "'’", "|", "--", "о", "х", "А1/А2", "A1/A2", "A0/B1", "ZZ9/ZZ10"),
    *(
        "\t",
        "\x00",
        "\u202e",
        "😀",
        "é",
        "🏠🏠",
        "rbyg" * 50,
        "o " * 500,
        "x\n" * 50,
        "&a [*a]",
        "*a",
        "!!python/x y",
    ),
    *("city", "castle", "base", "../secret", "four-players", "problem", "..", "#", "r", "Ylva"),
)


def problems(data: bytes, path: Path) -> tuple[Problem, ...]:
    """The problems of a file; if it has none, its value can be shown and scored."""
    try:
        value = load_bytes(data, path.name, path)
    except SpecError as error:
        return error.problems
    for _ in show_any(value, (), Terminal(), SPEECHES[0]):
        pass
    if isinstance(value, Board):
        score_answer(value).as_json()
    return ()


def assert_told(found: tuple[Problem, ...]) -> None:
    for problem in found:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", problem.code)
        assert problem.line >= 1
        assert problem.column >= 1
        for speech in SPEECHES:
            assert problem.said(speech).isprintable() or "\n" in problem.said(speech)


def mutated_text(text: str, rng: Random) -> str:
    """The text with something taken out, put in, doubled or swapped, a few times."""
    for _ in range(rng.randint(1, 3)):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice([0, 1, 1, 2, 10]))
        lines = text.split("\n")
        match rng.randrange(5):
            case 0:
                text = text[:start] + text[end:]
            case 1:
                text = text[:start] + rng.choice(ODD) + text[end:]
            case 2:
                lines.insert(rng.randrange(len(lines)), rng.choice(lines))
                text = "\n".join(lines)
            case 3:
                del lines[rng.randrange(len(lines))]
                text = "\n".join(lines)
            case _:
                text = text[:start] + rng.choice(text or "x") + text[end:]
    return text


@cache
def parsed(text: str) -> Any:
    return yaml.safe_load(text)


def spots(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of a tree with each of its keys."""
    pairs = list(tree.items()) if isinstance(tree, dict) else list(enumerate(tree))
    for key, value in pairs:
        yield tree, key
        if isinstance(value, dict | list):
            yield from spots(value)


def mutated_tree(text: str, rng: Random) -> str:
    """The tree of the text with values and keys replaced, dropped or moved."""
    tree = deepcopy(parsed(text))
    for _ in range(rng.randint(1, 3)):
        inside, key = rng.choice(list(spots(tree)))
        other, other_key = rng.choice(list(spots(tree)))
        match rng.randrange(5):
            case 0:
                del inside[key]
            case 1 if isinstance(inside, dict):
                inside[rng.choice(ODD)] = inside.pop(key)
            case 2:
                inside[key] = rng.choice([None, True, 0, -5, 10**20, 1.5, [], {}, *ODD])
            case 3 if not isinstance(other[other_key], dict | list):
                inside[key] = other[other_key]
            case _ if isinstance(inside[key], str):
                inside[key] = mutated_text(inside[key], rng)
        if not tree:
            break
    return yaml.safe_dump(tree, sort_keys=False, allow_unicode=True)


@pytest.mark.parametrize("mutate", [mutated_text, mutated_tree])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_mutated_files_never_give_a_traceback(path: Path, mutate: Callable[[str, Random], str]) -> None:
    text = path.read_text(encoding="utf-8")
    rng = Random(f"{path.name} {mutate.__name__}")
    wrong = 0
    for _ in range(MUTANTS):
        found = problems(mutate(text, rng).encode("utf-8", "surrogatepass"), path)
        assert_told(found)
        wrong += bool(found)
    assert wrong > MUTANTS // 3
