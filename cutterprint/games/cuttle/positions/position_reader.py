"""From a position file to a position: who holds what, whose turn it is, and the moves from there."""

from dataclasses import dataclass, field
from itertools import pairwise

from cutterprint.games.cuttle.play.refusals import Code, IllegalMoveError
from cutterprint.games.cuttle.play.state import NOBODY, Phase, Pile, State, reached
from cutterprint.games.cuttle.play.table import Table
from cutterprint.games.cuttle.positions.forms import PositionFile
from cutterprint.games.cuttle.positions.model import Position
from cutterprint.games.cuttle.positions.piles import WrittenPile, parse_pile
from cutterprint.games.cuttle.positions.seating import (
    CardReader,
    play_through,
    read_seats,
    seat_of,
)
from cutterprint.games.cuttle.rules.cards import (
    CARD_NAMES,
    CARD_NUMBERS,
    NO_CARD,
    UnknownCardError,
    cards_in,
    mask_of,
)
from cutterprint.games.cuttle.rules.model import Royal
from cutterprint.i18n import Message, msg
from cutterprint.specs.context import Context
from cutterprint.specs.problems import Place, ProblemLog
from cutterprint.specs.tree import ListNode, MapNode, Node, ScalarNode, find


def read_position(node: MapNode, context: Context) -> Position | None:
    """The position that a file describes with its moves played, or nothing and all of its problems."""
    log = context.log
    before = len(log)
    seated = read_seats(PositionFile, node, context, lambda form: (player.name for player in form.players))
    if seated is None or len(log) > before:
        return None
    form, rules, table, names = seated
    state = _Table(table, CardReader(table, log), log).state(node, form, names)
    if len(log) > before or state is None:
        return None
    steps = play_through(state, names, form.moves, node, log)
    if len(log) > before:
        return None
    expect = form.expect.model_dump(exclude_unset=True) if form.expect is not None else None
    return Position(rules, names, state, steps, form.name, expect, context.path)


@dataclass
class _Table:
    """What has been read of a position so far, by seat."""

    table: Table
    cards: CardReader
    log: ProblemLog
    hands: list[int] = field(default_factory=list)
    hidden: list[int] = field(default_factory=list)
    frozen: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    royals: list[int] = field(default_factory=list)
    piles: list[Pile] = field(default_factory=list)

    def state(self, node: MapNode, form: PositionFile, names: tuple[str, ...]) -> State | None:
        before = len(self.log)
        for seat in range(self.table.seats):
            player = find(node, "players", seat)
            if isinstance(player, MapNode):
                self._player(player, seat)
        scrap = self.cards.cards(node.get("scrap"))
        deck = self.cards.cards(node.get("deck"))
        buried = _number(node.get("deck"))
        turn = 0 if form.turn is None else seat_of(node.get("turn"), names, self.log)
        self._check_hidden(node, buried)
        self._check_passes(node, form.passes)
        if len(self.log) > before or turn is None:
            return None
        state = State(
            table=self.table,
            phase=Phase.PLAY,
            turn=turn,
            actor=turn,
            hands=tuple(self.hands),
            hidden=tuple(self.hidden),
            frozen=tuple(self.frozen),
            points=tuple(self.points),
            royals=tuple(self.royals),
            piles=tuple(self.piles),
            scrap=mask_of(scrap),
            deck=tuple(deck),
            buried=buried,
            passes=form.passes,
        )
        winner = reached(state, turn)
        # With moves the file says that the game goes on; whether somebody wins is asked after each of them.
        if winner == NOBODY or form.moves:
            return state
        return state._replace(winner=winner, phase=Phase.OVER, actor=NOBODY)

    def _player(self, node: MapNode, seat: int) -> None:
        hand = mask_of(self.cards.cards(node.get("hand")))
        hidden = _number(node.get("hand"))
        frozen = self._frozen(node.get("frozen"), hand, hidden)
        if hidden:
            hidden -= frozen.bit_count()
        self.hands.append(hand | frozen)
        self.hidden.append(hidden)
        self.frozen.append(frozen)
        self.points.append(mask_of(self._field(node.get("points"), seat, is_points=True)))
        self.royals.append(mask_of(self._field(node.get("royals"), seat, is_points=False)))

    def _frozen(self, node: Node | None, hand: int, hidden: int) -> int:
        """Frozen cards are cards of the hand, named there too or only here."""
        found = 0
        for item in node.items if isinstance(node, ListNode) else ():
            if not isinstance(item, ScalarNode):
                continue
            in_hand = CARD_NUMBERS.get(item.text(), NO_CARD) in cards_in(hand)
            reader = CardReader(self.table, self.log) if in_hand else self.cards
            card = reader.card(item.text(), item.place)
            found |= 1 << card if card is not None else 0
        if hidden and isinstance(node, ListNode) and found.bit_count() > hidden:
            message = msg("more cards are frozen than the hand has")
            self.log.add(node.place, Code.NOT_IN_HAND.value, message)
        return found

    # --- fields ---

    def _field(self, node: Node | None, seat: int, *, is_points: bool) -> list[int]:
        found = []
        for item in node.items if isinstance(node, ListNode) else ():
            if not isinstance(item, ScalarNode):
                continue
            try:
                pile = parse_pile(item.text())
            except UnknownCardError as error:
                self.log.add(item.place, Code.UNKNOWN_CARD.value, error.message)
                continue
            except IllegalMoveError as error:
                self.log.add(item.place, error.code.value, error.message, error.hint)
                continue
            met = [
                self.cards.meet(card, item.place) for card in (pile.card, *(card for card, _ in pile.thieves))
            ]
            if all(met) and self._fits_field(pile, item.place, is_points=is_points):
                self._lay(pile, seat, item.place)
                found.append(pile.card)
        return found

    def _fits_field(self, pile: WrittenPile, place: Place, *, is_points: bool) -> bool:
        """Whether points lie among points and royals among royals, with the right thieves on them."""
        table = self.table
        hint: Message | None = None
        royal = table.royals[pile.card]
        message: Message | None = None
        if is_points and not table.points[pile.card]:
            message = msg("{card} isn't a point card", card=CARD_NAMES[pile.card])
        elif not is_points and royal in {None, Royal.STEAL_POINTS, Royal.STEAL_ROYAL}:
            message = msg("{card} isn't a king, a queen or an eight", card=CARD_NAMES[pile.card])
            if royal is not None:
                hint = msg("a jack or joker stands behind the card that it steals: 8D(JS)")
        thief = Royal.STEAL_POINTS if is_points else Royal.STEAL_ROYAL
        for card, _ in pile.thieves:
            if table.royals[card] is not thief:
                message = msg(
                    "{card} can't lie on {target}", card=CARD_NAMES[card], target=CARD_NAMES[pile.card]
                )
        if message is not None:
            self.log.add(place, Code.BAD_VALUE.value, message, hint)
        return message is None

    def _lay(self, pile: WrittenPile, seat: int, place: Place) -> None:
        """Remember what lies on a card, once it is clear whom each thief serves."""
        seats = self._served(pile, seat)
        message: Message | None = None
        hint = msg("write whose the card was and whom each thief serves: 8D@p2(JS-p0)")
        if seats is None:
            message = msg("it isn't clear whose card this was")
        elif any(not 0 <= one < self.table.seats for one in seats):
            message = msg("the seats are p0 to p{last}", last=self.table.seats - 1)
        elif seats[-1] != seat:
            message = msg("this card belongs on the field of p{seat}", seat=seats[-1])
        elif any(one == other for one, other in pairwise(seats)):
            message = msg("nobody steals a card from the one whom it is to serve")
        if message is not None or seats is None:
            self.log.add(place, Code.BAD_VALUE.value, message or hint, hint)
        elif pile.thieves:
            on = tuple(zip((card for card, _ in pile.thieves), seats[1:], strict=True))
            self.piles.append(Pile(pile.card, seats[0], on))

    def _served(self, pile: WrittenPile, seat: int) -> list[int] | None:
        """Whose the card was, and whom each thief serves, from the bottom up; nothing if that isn't clear."""
        seats = [pile.owner, *(served for _, served in pile.thieves)]
        if seats[-1] == NOBODY:
            seats[-1] = seat
        if self.table.seats == 2:
            # Two players take turns in stealing, so each seat follows from the one above.
            for index in range(len(seats) - 2, -1, -1):
                if seats[index] == NOBODY:
                    seats[index] = 1 - seats[index + 1]
        return None if NOBODY in seats else seats

    # --- numbers ---

    def _check_hidden(self, node: MapNode, buried: int) -> None:
        hidden = sum(self.hidden) + buried
        unseen = self.table.cards.bit_count() - len(self.cards.met)
        if hidden > unseen:
            message = msg(
                "{hidden} cards are hidden, but only {unseen} are left for that", hidden=hidden, unseen=unseen
            )
            self.log.add(node.key_place("players"), Code.BAD_VALUE.value, message)

    def _check_passes(self, node: MapNode, passes: int) -> None:
        if passes >= self.table.passes:
            message = msg("after {number} passes in a row the game is over", number=self.table.passes)
            self.log.add(find(node, "passes").place, Code.BAD_VALUE.value, message)


def _number(node: Node | None) -> int:
    """How many cards a file says there are, where it names none."""
    return node.value if isinstance(node, ScalarNode) and isinstance(node.value, int) else 0
