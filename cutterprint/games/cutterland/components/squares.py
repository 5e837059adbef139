"""Squares and their two-character codes."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.i18n import Listed, Message, listed, msg
from cutterprint.specs.cells import CellError, latin_twin, twin_hint, written_rows
from cutterprint.specs.problems import Place, ProblemLog, nearest, shown
from cutterprint.specs.translated import Translated
from cutterprint.specs.tree import ScalarNode

NOTHING = "."
HOLE = ".."


@dataclass(frozen=True, slots=True)
class Square:
    """A square of ground, and what stands on it: a creature, a bonus, or nothing."""

    landscape: str
    feature: str | None = None


def square_code(square: Square | None, rules: Rules) -> str:
    """The two characters of a square; a hole is '..'."""
    if square is None:
        return HOLE
    feature = rules.features[square.feature].code if square.feature is not None else NOTHING
    return rules.landscapes[square.landscape].code + feature


def parse_square(code: str, rules: Rules) -> Square | None:
    """The square of two characters, or nothing for a hole; raises CellError with the reason."""
    faults = _faults(code, rules)
    if faults:
        raise CellError(msg("'{code}': {problem}", code=shown(code), problem=faults[0][0]))
    if code == HOLE:
        return None
    feature = None if code[1] == NOTHING else rules.feature_of_code[code[1]]
    return Square(rules.landscape_of_code[code[0]], feature)


def _faults(code: str, rules: Rules) -> list[tuple[Message, Message | None]]:
    """What is wrong with a square's code: the words, and a hint."""
    if len(code) != 2:
        message = msg("a square should be two characters: its landscape, and what is on it")
        return [(message, _length_hint(code, rules))]
    if code == HOLE:
        return []
    landscape, feature = code[0], code[1]
    landscapes = {thing.code: thing.name for thing in rules.landscapes.values()}
    features = {thing.code: thing.name for thing in rules.features.values()}
    faults: list[tuple[Message, Message | None]] = []
    if landscape == NOTHING:
        hint = msg("landscapes: {codes}", codes=_listed(landscapes))
        faults.append((msg("'{code}' needs a landscape to stand on", code=feature), hint))
    elif landscape not in landscapes:
        near = _nearest_code(landscape, landscapes)
        hint = near or msg("landscapes: {codes}", codes=_listed(landscapes))
        faults.append((msg("there is no landscape '{name}'", name=landscape), hint))
    if feature != NOTHING and feature not in features:
        near = _nearest_code(feature, features)
        hint = near or msg("creatures and bonuses: {codes}; '.' for nothing", codes=_listed(features))
        faults.append((msg("there is no creature or bonus '{name}'", name=feature), hint))
    return faults


def _listed(codes: Mapping[str, Translated]) -> Listed:
    return listed(msg("{code} ({name})", code=code, name=name) for code, name in codes.items())


def _nearest_code(char: str, codes: Mapping[str, Translated]) -> Message | None:
    if latin_twin(char) in codes:
        return twin_hint(char)
    for other in (char.swapcase(), unicodedata.normalize("NFKC", char)):
        if other in codes:
            return msg("did you mean '{code}' ({name})?", code=other, name=codes[other])
    return None


def _length_hint(code: str, rules: Rules) -> Message | None:
    if len(code) == 1 and code in rules.landscape_of_code:
        return msg("write '{code}.' for an empty square", code=code)
    pairs = [code[index : index + 2] for index in range(0, len(code), 2)]
    if len(code) % 2 == 0 and len(code) > 2 and not any(_faults(pair, rules) for pair in pairs):
        return msg("put spaces between the squares: {squares}", squares=" ".join(pairs[:6]))
    if nearest(code, [*rules.landscapes, *rules.features]) is not None:
        return msg("write codes, not names: Pc, M., W=")
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
    return [
        Row(row.place, tuple(_read_square(word.text, word.place, rules, log) for word in row.words))
        for row in written_rows(node)
    ]


def _read_square(code: str, place: Place, rules: Rules, log: ProblemLog) -> PlacedSquare:
    faults = _faults(code, rules)
    for message, hint in faults:
        log.add(place, "unknown-code", message, hint)
    if faults:
        return PlacedSquare(None, place, is_sure=False)
    square = parse_square(code, rules)
    creature = rules.creatures.get(square.feature or "") if square is not None else None
    if square is not None and creature is not None and square.landscape not in creature.lives_in:
        log.add(
            place,
            "wrong-habitat",
            msg(
                "{creature} can't live in {landscape}, only in {homes}",
                creature=creature.name,
                landscape=rules.landscapes[square.landscape].name,
                homes=listed([rules.landscapes[key].name for key in creature.lives_in], "or"),
            ),
            _habitat_hint(square, rules),
        )
    return PlacedSquare(square, place)


def _habitat_hint(square: Square, rules: Rules) -> Message:
    at_home = [c.code for c in rules.creatures.values() if square.landscape in c.lives_in]
    landscape = rules.landscapes[square.landscape]
    if not at_home:
        return msg("no creature lives there: {landscape}", landscape=landscape.name)
    return msg(
        "creatures that live there: {codes}",
        codes=listed(f"{landscape.code}{feature}" for feature in at_home),
    )
