"""What the readers of positions, records and matches share: variants, players, cards and moves."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from cutterprint.games.cuttle.play.engine import apply_move
from cutterprint.games.cuttle.play.refusals import Code, IllegalMoveError
from cutterprint.games.cuttle.play.state import Deed, State
from cutterprint.games.cuttle.play.table import Table
from cutterprint.games.cuttle.positions.forms import PositionFile, RecordFile
from cutterprint.games.cuttle.positions.model import Step
from cutterprint.games.cuttle.positions.notation import move_text, parse_move
from cutterprint.games.cuttle.rules.cards import CARD_NAMES, UnknownCardError, card_number, holds
from cutterprint.games.cuttle.rules.model import Rules
from cutterprint.games.cuttle.rules.rules_reader import find_rules
from cutterprint.i18n import listed, msg, nmsg
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import Place, ProblemLog, did_you_mean, shown
from cutterprint.specs.tree import ListNode, MapNode, Node, ScalarNode, find

Form = TypeVar("Form", PositionFile, RecordFile)


def read_seats(
    kind: type[Form], node: MapNode, context: Context, names_in: Callable[[Form], Iterable[str]]
) -> tuple[Form, Rules, Table, tuple[str, ...]] | None:
    """What a position and a record begin with: the form, the rules, the variant and who plays."""
    form = check_form(kind, node, context.log)
    rules = find_rules(node.get("rules"), context)
    if form is None or rules is None:
        return None
    table = find_table(node, form.variant, rules, context.log)
    if table is None:
        return None
    names = tuple(names_in(form))
    _check_names(names, table, node, context.log)
    return form, rules, table, names


def find_table(node: MapNode, variant: str, rules: Rules, log: ProblemLog) -> Table | None:
    """The variant that a file plays, or nothing and a problem."""
    found = rules.variants.get(variant)
    if found is None:
        hint = did_you_mean(variant, rules.variants) or msg(
            "choose from {names}", names=listed(rules.variants)
        )
        message = msg("there is no variant '{name}'", name=shown(variant))
        log.add(find(node, "variant").place, Code.BAD_VALUE.value, message, hint)
        return None
    return Table(rules, found)


def _check_names(names: Sequence[str], table: Table, node: MapNode, log: ProblemLog) -> None:
    """That as many play as the variant wants, and each has a name of their own."""
    place = node.key_place("players")
    if len(names) != table.seats:
        message = nmsg(
            "'{variant}' is for {number} player, not {found}",
            "'{variant}' is for {number} players, not {found}",
            table.seats,
            variant=table.variant.key,
            found=len(names),
        )
        log.add(place, "player-count", message)
    if len(set(names)) < len(names):
        log.add(place, "duplicate-id", msg("two players have the same name"))


def seat_of(node: Node | None, names: Sequence[str], log: ProblemLog) -> int | None:
    """The seat of the player whom a file names, or nothing and a problem."""
    if not isinstance(node, ScalarNode):
        return None
    if node.text() not in names:
        tell_unknown_player(node.text(), node.place, names, log)
        return None
    return list(names).index(node.text())


def tell_unknown_player(name: str, place: Place, names: Sequence[str], log: ProblemLog) -> None:
    message = msg("there is no player '{name}'", name=shown(name))
    hint = did_you_mean(name, names) or msg("players: {names}", names=listed(names))
    log.add(place, Code.UNKNOWN_PLAYER.value, message, hint)


@dataclass
class CardReader:
    """Reads cards and remembers where each one was met: no card can be in two places."""

    table: Table
    log: ProblemLog
    met: dict[int, Place] = field(default_factory=dict)

    def cards(self, node: Node | None) -> list[int]:
        """The cards of a list; what is wrong with some is told."""
        found = []
        for item in node.items if isinstance(node, ListNode) else ():
            card = self.card(item.text(), item.place) if isinstance(item, ScalarNode) else None
            if card is not None:
                found.append(card)
        return found

    def card(self, text: str, place: Place) -> int | None:
        try:
            card = card_number(text)
        except UnknownCardError as error:
            self.log.add(place, Code.UNKNOWN_CARD.value, error.message)
            return None
        return card if self.meet(card, place) else None

    def meet(self, card: int, place: Place) -> bool:
        """Whether a card is in the game and was not met before; if not, that is told."""
        name = CARD_NAMES[card]
        if not holds(self.table.cards, card):
            message = msg("{card} isn't in this game", card=name)
            hint = msg("'{variant}' is played without jokers", variant=self.table.variant.key)
            self.log.add(place, Code.UNKNOWN_CARD.value, message, hint)
            return False
        if card in self.met:
            message = msg("{card} is in two places: also in line {line}", card=name, line=self.met[card].line)
            self.log.add(place, Code.CARD_TWICE.value, message)
            return False
        self.met[card] = place
        return True


def play_through(
    start: State, names: Sequence[str], moves: Sequence[str], node: MapNode, log: ProblemLog
) -> tuple[Step, ...]:
    """The moves of a file, made one after the other; the first that is not legal is told and ends it."""
    steps: list[Step] = []
    state = start
    for index, text in enumerate(moves):
        try:
            move, by = parse_move(text, state, names)
            after, events = apply_move(state, move, by)
        except IllegalMoveError as error:
            log.add(find(node, "moves", index).place, error.code.value, error.message, error.hint)
            break
        seat = move.seat if move.deed is Deed.RESPOND else state.actor
        steps.append(Step(move, move_text(move, state, names), seat, events, after))
        state = after
    return tuple(steps)
