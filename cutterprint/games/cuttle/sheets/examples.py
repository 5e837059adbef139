"""The worked examples: sample positions played by the engine under any rules, as far as they fit them.

So no sheet can show a wrong number or an illegal move, whatever a rules file changes.
"""

from dataclasses import dataclass, replace

from cutterprint.games.cuttle.play.engine import apply_move, verify_move
from cutterprint.games.cuttle.play.refusals import IllegalMoveError
from cutterprint.games.cuttle.play.state import NOBODY, State, reached
from cutterprint.games.cuttle.play.table import Table
from cutterprint.games.cuttle.positions.model import Position
from cutterprint.games.cuttle.positions.notation import parse_move
from cutterprint.games.cuttle.rules.model import Rank, Rules
from cutterprint.games.cuttle.rules.rules_reader import GAME, base_rules
from cutterprint.shelf.resolver import sample


@dataclass(frozen=True)
class Played:
    """A sample under some rules: who plays, and the state before its moves and after each of them."""

    names: tuple[str, ...]
    states: tuple[State, ...]

    @property
    def start(self) -> State:
        return self.states[0]

    @property
    def end(self) -> State:
        return self.states[-1]

    def allows(self, text: str) -> bool:
        """Whether a move is legal after those of the sample."""
        try:
            move, by = parse_move(text, self.end, self.names)
            verify_move(self.end, move, by)
        except IllegalMoveError:
            return False
        return True


class Examples:
    """The samples under some rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._tables = {key: Table(rules, variant) for key, variant in rules.variants.items()}

    def played(self, name: str, kind: str = "position") -> Played | None:
        """A sample played through, if its cards do the same and its moves are legal under the rules."""
        position = sample(GAME, kind, name, Position)
        table = self._tables.get(position.start.table.variant.key)
        if table is None or not self._fits(table, position.start.table):
            return None
        states = [position.start._replace(table=table)]
        if reached(states[0], states[0].turn) != NOBODY:
            return None
        for step in position.steps:
            try:
                state, _ = apply_move(states[-1], step.move)
            except IllegalMoveError:
                return None
            states.append(state)
        return Played(position.names, tuple(states))

    def _fits(self, table: Table, usual: Table) -> bool:
        """Whether the cards are those of the usual game; goals and limits may differ."""
        base = base_rules()
        same_ranks = {key: _silent(rank) for key, rank in self.rules.ranks.items()} == {
            key: _silent(rank) for key, rank in base.ranks.items()
        }
        return (
            same_ranks
            and self.rules.suits == base.suits
            and (table.seats, table.cards) == (usual.seats, usual.cards)
        )


def _silent(rank: Rank) -> Rank:
    """A rank without its name, which changes nothing."""
    return replace(rank, name=base_rules().name)
