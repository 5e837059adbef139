"""From a record file to a game played through: every illegal step is told at its line."""

from collections.abc import Mapping
from typing import Any

from cutterprint.games.cutterland.components.cards import Card
from cutterprint.games.cutterland.components.component_readers import (
    read_expect,
    read_placements,
    tell_faults,
)
from cutterprint.games.cutterland.components.forms import ExpectFile
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.components.legality import faults
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.play.cut_reader import read_bag, read_cut
from cutterprint.games.cutterland.play.cutting import boxed
from cutterprint.games.cutterland.play.deck_reader import read_deck
from cutterprint.games.cutterland.play.forms import RecordFile, TakeFile, TurnFile
from cutterprint.games.cutterland.play.placing import (
    TURNS,
    Laid,
    Piece,
    laid_squares,
    laying_fault,
    moved_to_corner,
)
from cutterprint.games.cutterland.play.record import Record, Take, Turn, choosing_order
from cutterprint.games.cutterland.rules.model import Rules, Seating
from cutterprint.games.cutterland.scoring.game_readers import prey_is_right
from cutterprint.i18n import listed, msg, nmsg
from cutterprint.specs.cells import Cell
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import Place, did_you_mean, shown
from cutterprint.specs.tree import MapNode, Node, find


def read_record(node: MapNode, context: Context) -> Record | None:
    """The game that a record tells, or nothing and every step that is wrong."""
    before = len(context.log)
    form = check_form(RecordFile, node, context.log)
    deck = read_deck(node, context)
    if form is None or deck is None or len(context.log) > before:
        return None
    rules, cards = deck
    return _Player(form, node, rules, cards, context).record()


class _Player:
    """Plays a record through, step by step, and tells what the rules forbid."""

    def __init__(
        self, form: RecordFile, node: MapNode, rules: Rules, cards: Mapping[str, Card], context: Context
    ) -> None:
        self.form = form
        self.node = node
        self.rules = rules
        self.cards = cards
        self.context = context
        self.log = context.log
        self.players = form.players
        self.step = 1 if form.direction == "clockwise" else -1
        self.lands: dict[str, dict[Cell, Square]] = {name: {} for name in form.players}
        self.lost: set[str] = set()
        self.miscuts: dict[str, int] = dict.fromkeys(form.players, 0)
        self.used: dict[str, int] = {}

    def record(self) -> Record | None:
        before = len(self.log)
        seating = self._seating()
        if seating is None:
            return None
        turns = [self._turn(index, turn, seating) for index, turn in enumerate(self.form.turns)]
        self._expect()
        for name in self.form.bonuses:
            if name not in self.players:
                self._unknown_player(name, self._bonuses().key_place(name))
        if len(self.log) > before:
            return None
        origins = {name: boxed(squares) for name, squares in self.lands.items() if squares}
        if not origins:
            message = msg("nobody takes a piece in this record, so there is no land to score")
            self.log.add(self.node.key_place("turns"), "bad-value", message)
        lands = {name: self._land(name) for name in origins}
        if len(self.log) > before:
            return None
        return Record(
            rules=self.rules,
            players=tuple(self.players),
            turns=tuple(turn for turn in turns if turn is not None),
            lands={name: land for name, land in lands.items() if land is not None},
            origins=origins,
            name=self.form.name,
            expect=self.form.expect,
            path=self.context.path,
        )

    def _place(self, *path: str | int) -> Place:
        return find(self.node, *path).place

    def _bonuses(self) -> MapNode:
        node = self.node.get("bonuses")
        return node if isinstance(node, MapNode) else self.node

    def _unknown_player(self, name: str, place: Place) -> None:
        message = msg("there is no player '{name}'", name=shown(name))
        hint = did_you_mean(name, self.players) or msg("players: {names}", names=listed(self.players))
        self.log.add(place, "unknown-player", message, hint)

    def _seating(self) -> Seating | None:
        """What the rules say for this number of players."""
        if len(set(self.players)) < len(self.players):
            self.log.add(self._place("players"), "duplicate-id", msg("two players have the same name"))
            return None
        seating = self.rules.seatings.get(len(self.players))
        if seating is None:
            message = nmsg(
                "the rules don't allow {number} player, only {allowed}",
                "the rules don't allow {number} players, only {allowed}",
                len(self.players),
                allowed=listed(self.rules.seatings, "or"),
            )
            self.log.add(self._place("players"), "player-count", message)
        return seating

    # --- a turn ---

    def _turn(self, index: int, turn: TurnFile, seating: Seating) -> Turn | None:
        at: tuple[str | int, ...] = ("turns", index)
        if turn.player not in self.players:
            self._unknown_player(turn.player, self._place(*at, "player"))
            return None
        self._turn_order(index, turn, seating)
        node = find(self.node, *at)
        shared = (
            read_cut(turn, node, self.cards, self.log)
            if turn.pieces is None
            else read_bag(turn, node, self.rules, self.log)
        )
        if shared is None:
            self.lost.update(self.players)
            return None
        removed = self._removed(turn, at, shared.pieces, seating, is_bag=shared.card is None)
        left = {letter: piece for letter, piece in shared.pieces.items() if letter not in removed}
        takes = self._takes(turn, at, left, seating)
        return Turn(turn.player, shared.card, shared.cells, tuple(removed), tuple(takes))

    def _turn_order(self, index: int, turn: TurnFile, seating: Seating) -> None:
        place = self._place("turns", index, "player")
        if index:
            last = self.form.turns[index - 1].player
            if last in self.players:
                due = self.players[(self.players.index(last) + self.step) % len(self.players)]
                if turn.player != due:
                    message = msg("it's {due}'s turn to cut, not {player}'s", due=due, player=turn.player)
                    self.log.add(place, "turn-order", message)
        self.used[turn.player] = self.used.get(turn.player, 0) + 1
        if self.used[turn.player] == seating.cards + 1:
            message = nmsg(
                "{player} was dealt {number} card and has already cut it",
                "{player} was dealt {number} cards and has already cut them all",
                seating.cards,
                player=turn.player,
            )
            self.log.add(place, "turn-order", message)

    def _removed(
        self,
        turn: TurnFile,
        at: tuple[str | int, ...],
        pieces: Mapping[str, Piece],
        seating: Seating,
        *,
        is_bag: bool,
    ) -> list[str]:
        """The surplus pieces of an over-cut card, which the player to the right removes."""
        for index, letter in enumerate(turn.removed):
            if letter not in pieces or letter in turn.removed[:index]:
                message = msg("there is no piece '{piece}' left to remove", piece=letter)
                self.log.add(self._place(*at, "removed", index), "unknown-piece", message)
        surplus = len(pieces) - seating.pieces
        if surplus > 0 and not is_bag:
            self.miscuts[turn.player] += 1
        if surplus != len(turn.removed):
            place = self._place(*at, "pieces" if is_bag else "cut")
            hint = None
            if surplus > 0:
                hint = msg(
                    "name the extra pieces that the player to the right removes: removed: [{piece}]",
                    piece=list(pieces)[-1],
                )
            message = nmsg(
                "there is {number} piece to choose from, but {players} players need {wanted}",
                "there are {number} pieces to choose from, but {players} players need {wanted}",
                len(pieces) - len(turn.removed),
                players=seating.players,
                wanted=seating.pieces,
            )
            self.log.add(place, "cut-count", message, hint)
        return turn.removed

    # --- taking and laying ---

    def _takes(
        self, turn: TurnFile, at: tuple[str | int, ...], pieces: Mapping[str, Piece], seating: Seating
    ) -> list[Take]:
        order = list(choosing_order(self.players, turn.player, seating))
        if len(turn.takes) != len(order):
            message = nmsg(
                "{number} piece is taken, but there should be {wanted}",
                "{number} pieces are taken, but there should be {wanted}",
                len(turn.takes),
                wanted=len(order),
            )
            self.log.add(self._place(*at, "takes"), "take-order", message)
        left = dict(pieces)
        takes = []
        for index, take in enumerate(turn.takes):
            here = (*at, "takes", index)
            if take.player not in self.players:
                self._unknown_player(take.player, self._place(*here, "player"))
                continue
            if index < len(order) and take.player != order[index]:
                message = msg(
                    "it's {due}'s turn to choose, not {player}'s", due=order[index], player=take.player
                )
                self.log.add(self._place(*here, "player"), "take-order", message)
            piece = left.pop(take.piece, None)
            if piece is None:
                message = (
                    msg("piece '{piece}' is already taken", piece=take.piece)
                    if take.piece in pieces
                    else msg("there is no piece '{piece}'", piece=take.piece)
                )
                hint = msg("pieces left: {pieces}", pieces=listed(left)) if left else None
                self.log.add(self._place(*here, "piece"), "unknown-piece", message, hint)
                self.lost.add(take.player)
                continue
            laid = self._lay(take, piece, here)
            if laid is not None:
                takes.append(laid)
        return takes

    def _lay(self, take: TakeFile, piece: Piece, here: tuple[str | int, ...]) -> Take | None:
        """Attach a piece to the player's land; after a fault the land is not followed any further."""
        if take.turn not in TURNS:
            message = msg("a piece can be turned by 0, 90, 180 or 270 degrees")
            self.log.add(self._place(*here, "turn"), "bad-value", message)
            self.lost.add(take.player)
        if take.player in self.lost:
            return None
        land = self.lands[take.player]
        laid = Laid((take.at[0], take.at[1]), take.turn)
        is_far = max(map(abs, take.at)) > 1000
        if is_far or (not land and laid.at != (0, 0)):
            far = msg("this is too far away to be on the table")
            message = far if is_far else msg("the first piece of a land should be at [0, 0]")
            self.log.add(self._place(*here, "at"), "bad-value", message)
            self.lost.add(take.player)
            return None
        squares = laid_squares(piece, laid)
        fault = laying_fault(land, squares)
        if fault is not None:
            code, (column, row) = fault
            message = (
                msg(
                    "piece '{piece}' covers the square at [{column}, {row}]",
                    piece=take.piece,
                    column=column,
                    row=row,
                )
                if code == "piece-overlap"
                else msg(
                    "piece '{piece}' doesn't touch the land of {player} side to side",
                    piece=take.piece,
                    player=take.player,
                )
            )
            self.log.add(self._place(*here), code, message)
            self.lost.add(take.player)
            return None
        land.update(squares)
        return Take(take.player, take.piece, laid, squares)

    # --- the end ---

    def _land(self, name: str) -> Land | None:
        """A player's land with its bonuses, the top left corner at A1."""
        node = self._bonuses().get(name) if self.form.bonuses else None
        placed: dict[str, Any] = read_placements(node, self.log) if isinstance(node, MapNode) else {}
        land = Land(
            rules=self.rules,
            squares=moved_to_corner(self.lands[name]),
            **placed,
            miscut_cards=self.miscuts[name] if self.form.miscut_penalty else 0,
            path=self.context.path,
        )
        if isinstance(node, MapNode):
            found = faults(land)
            tell_faults(found, node, {}, self.log)
            if found or not prey_is_right(land, node, self.log):
                return None
        return land

    def _expect(self) -> None:
        node: Node | None = self.node.get("expect")
        if not isinstance(node, MapNode):
            return
        for name, value in node.entries.items():
            if name == "problem":
                continue
            if name not in self.players:
                self._unknown_player(name, node.key_place(name))
            if check_form(ExpectFile, value, self.log) is not None:
                read_expect(value, self.rules, self.log)
