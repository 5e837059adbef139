"""The layers: who may import whom. Imports inside of functions count as well."""

import ast
from functools import cache
from pathlib import Path

import pytest

from cutterprint.shelf.games import games

PACKAGE = Path(__file__).resolve().parent.parent / "cutterprint"
GAMES = sorted(games())

# Each knows only what stands below it.
LAYERS = (
    ("cli", "__main__"),
    ("commands",),
    ("shelf",),
    ("games.game", "games.command"),
    ("pages",),
    ("printing",),
    ("drawing",),
    ("recipes",),
    ("specs",),
)
SHARED = tuple(part for layer in LAYERS for part in layer)
# Inside a game's folder only these may draw and print; rules and scores know nothing of it.
DRAWING = {"art", "sheets", "commands", "answers", "game", "kinds"}
DRAWN = ("drawing", "pages", "printing")


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__")


@cache
def imports() -> dict[str, dict[str, int]]:
    """For each module, what it imports of the package and in which line."""
    found: dict[str, dict[str, int]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named: dict[str, int] = {}
        checking = {
            inner
            for node in ast.walk(tree)
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
            for inner in ast.walk(node)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and node not in checking:
                base = node.module.removeprefix("cutterprint").lstrip(".")
                if node.module.split(".")[0] == "cutterprint":
                    for alias in node.names:
                        named.setdefault(f"{base}.{alias.name}".lstrip("."), node.lineno)
        found[module_of(path)] = named
    return found


def within(name: str, part: str) -> bool:
    return name == part or name.startswith(f"{part}.")


@pytest.mark.parametrize("number", range(len(LAYERS)), ids=[layer[0] for layer in LAYERS])
def test_a_layer_imports_nothing_from_above(number: int) -> None:
    above = [part for layer in LAYERS[:number] for part in layer]
    wrong = [
        f"{module}:{line} imports {name}"
        for module, named in imports().items()
        if any(within(module, part) for part in LAYERS[number])
        for name, line in named.items()
        if any(within(name, part) for part in above)
    ]
    assert wrong == []


def test_shared_parts_know_no_game() -> None:
    wrong = [
        f"{module}:{line} imports {name}"
        for module, named in imports().items()
        if any(within(module, part) for part in SHARED)
        for name, line in named.items()
        if any(within(name, f"games.{game}") for game in GAMES)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_no_other(game: str) -> None:
    others = [other for other in GAMES if other != game]
    for module, named in imports().items():
        if within(module, f"games.{game}"):
            assert not [name for name in named for other in others if within(name, f"games.{other}")]


@pytest.mark.parametrize("game", GAMES)
def test_only_art_and_sheets_of_a_game_draw(game: str) -> None:
    wrong = [
        f"{module}:{line} imports {name}"
        for module, named in imports().items()
        if within(module, f"games.{game}") and module.count(".") > 1
        if module.split(".")[2] not in DRAWING
        for name, line in named.items()
        if any(within(name, part) for part in DRAWN)
        or any(within(name, f"games.{game}.{part}") for part in ("art", "sheets"))
    ]
    assert wrong == []


def test_only_the_commands_of_games_know_the_commands() -> None:
    wrong = [
        f"{module}:{line} imports {name}"
        for module, named in imports().items()
        if module.startswith("games.") and ".commands" not in module
        for name, line in named.items()
        if within(name, "commands")
    ]
    assert wrong == []


def test_every_room_says_what_lives_there() -> None:
    silent = [
        path.parent.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("__init__.py")
        if not (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").strip()
    ]
    assert silent == []


LONGEST_FILE, LONGEST_FUNCTION = 400, 60


@pytest.mark.parametrize("folder", ["cutterprint", "tests", "benchmarks"])
def test_files_and_functions_stay_short(folder: str) -> None:
    long: list[str] = []
    for path in sorted((PACKAGE.parent / folder).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if text.count("\n") > LONGEST_FILE:
            long.append(f"{path.name}: {text.count(chr(10))} lines")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                lines = (node.end_lineno or 0) - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    long.append(f"{path.name}: {node.name} has {lines} lines")
    assert long == []
