"""Squares, their two-character codes, and their names on the grid."""

import re
import unicodedata
from dataclasses import dataclass

from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.specs.problems import Place, ProblemLog, did_you_mean
from cutterprint.specs.tree import ScalarNode

NOTHING = "."
HOLE = ".."

Cell = tuple[int, int]
"""Column and row, counted from 0 at the top left."""


@dataclass(frozen=True, slots=True)
class Square:
    """A square of ground, and what stands on it: a creature, a bonus, or nothing."""

    landscape: str
    feature: str | None = None


def cell_name(cell: Cell) -> str:
    """The name of a cell as in a spreadsheet: (0, 0) is A1, and after Z comes AA."""
    column, row = cell
    if column < 0 or row < 0:
        raise ValueError(f"no cell has the column {column} and the row {row}")
    letters = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{row + 1}"


_CELL_NAME = re.compile(r"([A-Za-z]{1,4})([1-9][0-9]{0,5})")


def parse_cell(name: str) -> Cell:
    """The cell that a name such as B3 means; raises ValueError for any other text."""
    match = _CELL_NAME.fullmatch(name.strip())
    if match is None:
        raise ValueError(f"expected a square such as B3 (column letter, row number): {name!r}")
    column = 0
    for letter in match[1].upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(match[2]) - 1


def square_code(square: Square | None, rules: Rules) -> str:
    """The two characters of a square; a hole is '..'."""
    if square is None:
        return HOLE
    feature = rules.features[square.feature].code if square.feature is not None else NOTHING
    return rules.landscapes[square.landscape].code + feature


def parse_square(code: str, rules: Rules) -> Square | None:
    """The square of two characters, or nothing for a hole; raises ValueError with the reason."""
    faults = _faults(code, rules)
    if faults:
        raise ValueError(f"{faults[0][0]}: {code!r}")
    if code == HOLE:
        return None
    feature = None if code[1] == NOTHING else rules.feature_of_code[code[1]]
    return Square(rules.landscape_of_code[code[0]], feature)


def _faults(code: str, rules: Rules) -> list[tuple[str, str | None]]:
    """What is wrong with a square's code: the words, and a hint."""
    if len(code) != 2:
        return [
            ("a square is two characters, its landscape and what stands on it", _length_hint(code, rules))
        ]
    if code == HOLE:
        return []
    landscape, feature = code[0], code[1]
    landscapes, features = rules.landscape_of_code, rules.feature_of_code
    faults: list[tuple[str, str | None]] = []
    if landscape == NOTHING:
        faults.append((f"'{feature}' stands on no landscape", f"landscapes: {_listed(landscapes)}"))
    elif landscape not in landscapes:
        hint = _nearest_code(landscape, landscapes) or f"landscapes: {_listed(landscapes)}"
        faults.append((f"'{landscape}' is no landscape", hint))
    if feature != NOTHING and feature not in features:
        hint = _nearest_code(feature, features) or f"features: {_listed(features)}, or '.' for none"
        faults.append((f"'{feature}' is no creature or bonus", hint))
    return faults


def _listed(codes: dict[str, str]) -> str:
    return ", ".join(f"{code} {key.replace('_', '/')}" for code, key in codes.items())


# Cyrillic letters that look like the Latin ones of the codes; a Russian keyboard types them unseen.
_TWINS = dict(zip("АВЕКМНОРСТХаеорсухкмтг", "ABEKMHOPCTXaeopcyxkmtr", strict=True))


def _nearest_code(char: str, codes: dict[str, str]) -> str | None:
    twin = _TWINS.get(char)
    if twin is not None and twin in codes:
        return f"this is the Cyrillic letter '{char}'; write the Latin '{twin}'"
    for other in (char.swapcase(), unicodedata.normalize("NFKC", char)):
        if other in codes:
            return f"did you mean '{other}' ({codes[other].replace('_', '/')})?"
    return None


def _length_hint(code: str, rules: Rules) -> str | None:
    if len(code) == 1 and code in rules.landscape_of_code:
        return f"for an empty square write '{code}.'"
    pairs = [code[index : index + 2] for index in range(0, len(code), 2)]
    if len(code) % 2 == 0 and len(code) > 2 and not any(_faults(pair, rules) for pair in pairs):
        return f"put blanks between the squares: {' '.join(pairs[:6])}"
    if did_you_mean(code, [*rules.landscapes, *rules.features]) is not None:
        return "write codes, not names: Pc, M., W="
    return None


@dataclass(frozen=True)
class PlacedSquare:
    """A square as it stands in a file; a hole has none. `is_sure`: its code was right."""

    square: Square | None
    place: Place
    is_sure: bool = True

    @property
    def is_hole(self) -> bool:
        return self.square is None and self.is_sure


@dataclass(frozen=True)
class Row:
    """A line of squares in a file."""

    place: Place
    squares: tuple[PlacedSquare, ...]


def read_rows(node: ScalarNode, rules: Rules, log: ProblemLog) -> list[Row]:
    """The rows of a block of squares; every wrong code becomes a problem at its own column."""
    rows: list[Row] = []
    for text, start in node.text_lines():
        squares = []
        for match in re.finditer(r"\S+", text):
            place = _moved(start, match.start(), len(match[0]))
            squares.append(_read_square(match[0], place, rules, log))
        if squares or rows:
            rows.append(Row(start, tuple(squares)))
    while rows and not rows[-1].squares:
        rows.pop()
    return rows


def _moved(start: Place, by: int, length: int) -> Place:
    return Place(start.source, start.line, start.column + by, length)


def _read_square(code: str, place: Place, rules: Rules, log: ProblemLog) -> PlacedSquare:
    faults = _faults(code, rules)
    for message, hint in faults:
        log.add(place, "unknown-code", message, hint)
    if faults:
        return PlacedSquare(None, place, is_sure=False)
    square = parse_square(code, rules)
    creature = rules.creatures.get(square.feature or "") if square is not None else None
    if square is not None and creature is not None and square.landscape not in creature.lives_in:
        homes = " or ".join(creature.lives_in)
        log.add(
            place,
            "wrong-habitat",
            f"a {creature.key} does not live in {square.landscape}, but in {homes}",
            _habitat_hint(square, rules),
        )
    return PlacedSquare(square, place)


def _habitat_hint(square: Square, rules: Rules) -> str:
    at_home = [c.code for c in rules.creatures.values() if square.landscape in c.lives_in]
    code = rules.landscapes[square.landscape].code
    choices = ", ".join(f"{code}{feature}" for feature in at_home)
    return (
        f"creatures of {square.landscape}: {choices}" if at_home else f"nothing lives in {square.landscape}"
    )
