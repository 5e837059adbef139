"""Whatever the program says about a file or a command is a message, which any language can say."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "cutterprint"
# Where the texts are among the arguments of what tells a problem.
TELLING = {
    "log.add": (2, 3),
    "complain": (1, 2),
    "Problem": (2, 3),
    "ArtProblem": (3, 4),
    "Fault": (1, 4),
    "Obstacle": (2, 3),
    "Difference": (1,),
    "_BadPngError": (1, 2),
    "invalid": (1,),
}
TEXTS = {"message", "hint"}


def sources() -> list[str]:
    return sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


@cache
def tree(name: str) -> ast.Module:
    return ast.parse((PACKAGE / name).read_text(encoding="utf-8"))


@cache
def errors() -> frozenset[str]:
    """The names of all errors that a user may see."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for name in sources()
        for node in ast.walk(tree(name))
        if isinstance(node, ast.ClassDef)
    }
    known = {"CutterprintError"}
    while more := {name for name, over in bases.items() if over & known} - known:
        known |= more
    # Its argument is a list of problems.
    return frozenset(known - {"SpecError"})


def bare_texts(module: ast.Module) -> Iterator[int]:
    """The lines where a text that no catalogue knows is handed to a problem or an error."""
    for function in ast.walk(module):
        if not isinstance(function, ast.FunctionDef | ast.Module):
            continue
        values: dict[str, list[ast.expr]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                values.setdefault(node.targets[0].id, []).append(node.value)
        for call in ast.walk(function):
            if isinstance(call, ast.Call):
                for text in texts_of(call):
                    found = values.get(text.id, []) if isinstance(text, ast.Name) else [text]
                    yield from (value.lineno for value in found if is_bare(value))


def texts_of(call: ast.Call) -> Iterator[ast.expr]:
    name = ast.unparse(call.func)
    places = next((at for end, at in TELLING.items() if name == end or name.endswith(f".{end}")), ())
    if name.rpartition(".")[2] in errors():
        places = (0,)
    if places:
        yield from (call.args[place] for place in places if place < len(call.args))
        yield from (keyword.value for keyword in call.keywords if keyword.arg in TEXTS)


def is_bare(value: ast.expr) -> bool:
    match value:
        case ast.Constant(value=str()) | ast.JoinedStr():
            return True
        case ast.BinOp(left=left, right=right):
            return is_bare(left) or is_bare(right)
        case ast.IfExp(body=one, orelse=other):
            return is_bare(one) or is_bare(other)
        case ast.BoolOp(values=choices):
            return any(map(is_bare, choices))
        case ast.Call(func=ast.Name(id="str")):
            return True
        case _:
            return False


@pytest.mark.parametrize("name", sources())
def test_problems_and_errors_are_messages(name: str) -> None:
    assert sorted(set(bare_texts(tree(name)))) == [], f"{name}: wrap the texts in msg() or nmsg()"


@pytest.mark.parametrize(
    "text",
    [
        "log.add(place, 'code', 'text')",
        "self.log.add(place, 'code', f'text {x}', hint)",
        "context.log.add(place, 'code', msg('text'), hint or 'text')",
        "raise UsageError('text' + more)",
        "raise LockError(str(error))",
        "def f():\n    message = f'text {x}'\n    raise CutterprintError(message)",
        "Fault('code', msg('text'), 'towers', hint='text')",
    ],
)
def test_a_bare_text_is_found(text: str) -> None:
    assert list(bare_texts(ast.parse(text)))
