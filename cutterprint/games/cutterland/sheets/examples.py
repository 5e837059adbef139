"""The worked examples, told by the engine: the samples under any rules, as far as they still hold.

An example is shown only if what its words say is true under the rules at hand, and its numbers are those of
its score. So no sheet can show a wrong number, whatever a rules file changes.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from cutterprint.games.cutterland.components.cards import Card
from cutterprint.games.cutterland.components.lands import Land, Pair, parse_bridge, parse_wall
from cutterprint.games.cutterland.components.legality import faults
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.play.placing import laying_fault
from cutterprint.games.cutterland.play.record import Record
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.rules_reader import GAME
from cutterprint.games.cutterland.scoring.game_readers import read_whole_land
from cutterprint.games.cutterland.scoring.score import Score, score
from cutterprint.shelf.built_in import built_in
from cutterprint.shelf.resolver import SpecFile, sample
from cutterprint.specs.cells import Cell, cell_name
from cutterprint.specs.problems import ProblemLog
from cutterprint.specs.tree import MapNode

_PLACED = ("towers", "walls", "bridges", "prey", "expect")


@dataclass(frozen=True)
class Laying:
    """A land and a piece that is laid to it; `fault` says why it may not lie so, if it may not."""

    land: Mapping[Cell, Square]
    piece: Mapping[Cell, Square]
    fault: str | None


@dataclass(frozen=True)
class Cut:
    """A card cut into pieces, in the order in which they were taken, and what the first taker's scores."""

    card: Card
    pieces: Mapping[str, Collection[Cell]]
    points: Mapping[str, int]

    def turned(self) -> "Cut":
        """The same with the card turned clockwise, so that it lies across the page."""
        rows = self.card.rows
        lying = tuple(zip(*reversed(rows), strict=True))
        pieces = {
            letter: [(len(rows) - 1 - row, column) for column, row in cells]
            for letter, cells in self.pieces.items()
        }
        return replace(self, card=replace(self.card, rows=lying), pieces=pieces)


class Examples:
    """The samples under some rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def scored(
        self, name: str, *, devoured: str = "", spared: str = "", areas: int | None = None
    ) -> Score | None:
        """The score of a sample land, if its words hold: who is devoured, who is not, how many areas."""
        land = sample_land(name)
        if not self._knows(land.squares.values(), land.rules):
            return None
        moved = replace(land, rules=self.rules, expect=None)
        if faults(moved):
            return None
        found = score(moved)
        eaten = {cell_name(cell) for cell in found.devoured}
        holds = eaten.issuperset(devoured.split()) and not eaten.intersection(spared.split())
        return found if holds and areas in (None, found.areas) else None

    def forbidden(self, name: str, code: str, *, bridges: str | None = None, walls: str = "") -> Land | None:
        """A sample land with what the rules forbid on it, if they do."""
        land = sample_land(name)
        if not self._knows(land.squares.values(), land.rules):
            return None
        given: frozenset[Pair] = (
            land.bridges if bridges is None else frozenset(map(parse_bridge, bridges.split()))
        )
        wrong = replace(
            land,
            rules=self.rules,
            walls=frozenset(map(parse_wall, walls.split())),
            bridges=given,
            expect=None,
        )
        return wrong if code in {fault.code for fault in faults(wrong)} else None

    def cut(self) -> Cut | None:
        """A card cut for three."""
        record = sample(GAME, "record", "b-cutting", Record)
        (turn,) = record.turns
        if turn.card is None or not self._knows(
            (square for row in turn.card.rows for square in row), record.rules
        ):
            return None
        shape = self.rules.card
        if (len(turn.card.rows), len(turn.card.rows[0])) != (shape.rows, shape.columns):
            return None
        first = replace(record.lands[turn.takes[0].player], rules=self.rules, expect=None)
        pieces = {take.piece: turn.pieces[take.piece] for take in turn.takes}
        return Cut(turn.card, pieces, score(first).parts)

    def expanded(self) -> tuple[Laying, Score] | None:
        """A land and the piece that made the most of it, and what the land then scores."""
        record = sample(GAME, "record", "c-expanding", Record)
        name = record.players[0]
        takes = [take for turn in record.turns for take in turn.takes if take.player == name]
        land = {cell: square for take in takes[:-1] for cell, square in take.squares.items()}
        whole = replace(record.lands[name], rules=self.rules, expect=None)
        if not self._knows(whole.squares.values(), record.rules) or faults(whole):
            return None
        piece = takes[-1].squares
        return Laying(land, piece, laying_fault_code(land, piece)), score(whole)

    def misplaced(self, name: str) -> Laying | None:
        """A piece as a sample lays it, though it may not lie so."""
        record = sample(GAME, "record", "c-expanding", Record)
        player = record.players[0]
        first, second = [take for turn in record.turns[:2] for take in turn.takes if take.player == player]
        if not self._knows([*first.squares.values(), *second.squares.values()], record.rules):
            return None
        column, row = _written_place(name, player)
        across, down = column - second.laid.at[0], row - second.laid.at[1]
        moved = {(c + across, r + down): square for (c, r), square in second.squares.items()}
        return Laying(first.squares, moved, laying_fault_code(first.squares, moved))

    def _knows(self, squares: Iterable[Square], usual: Rules) -> bool:
        """Whether everything on some squares exists under the rules, lives where it stands, and is called
        as usual, since words tell what is seen.
        """
        rules = self.rules
        for square in squares:
            if square.landscape not in rules.landscapes:
                return False
            names = filter(None, (square.landscape, square.feature))
            if any(rules.name_of(key) != usual.name_of(key) for key in names):
                return False
            if square.feature is None or square.feature in rules.bonuses:
                continue
            creature = rules.creatures.get(square.feature)
            if creature is None or square.landscape not in creature.lives_in:
                return False
        return True


def laying_fault_code(land: Collection[Cell], piece: Collection[Cell]) -> str | None:
    fault = laying_fault(land, piece)
    return fault[0] if fault is not None else None


@cache
def sample_land(name: str) -> Land:
    """A sample land, also one whose bridges are forbidden."""
    file = SpecFile.at(built_in(GAME, "land", name).path)
    log = ProblemLog()
    node = file.tree(log)
    assert isinstance(node, MapNode), f"the sample {name} is a mapping"
    log.raise_if_any()
    land = read_whole_land(node, file.context(log, GAME))
    if land is not None:
        return land
    # Read again without what is placed on it, which is then put back as it was written.
    bare = {key: value for key, value in node.entries.items() if key not in _PLACED}
    log = ProblemLog()
    land = read_whole_land(
        MapNode(node.place, bare, {key: node.keys[key] for key in bare}), file.context(log, GAME)
    )
    assert land is not None, f"the sample {name} has squares"
    bridges = node.get("bridges")
    names = bridges.plain() if bridges is not None else []
    return replace(land, bridges=frozenset(map(parse_bridge, names)))


@cache
def _written_place(name: str, player: str) -> Cell:
    """Where a sample that is not legal lays the last piece of a player."""
    node = SpecFile.at(built_in(GAME, "record", name).path).tree(ProblemLog())
    assert isinstance(node, MapNode), f"the sample {name} is a mapping"
    turns: Any = node.plain()["turns"]
    (place,) = [take["at"] for take in turns[-1]["takes"] if take["player"] == player]
    return int(place[0]), int(place[1])
