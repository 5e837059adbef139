"""From a record file to a game played through: what the rules forbid is told at its line."""

from cutterprint.games.stuglandet.components.board_reader import LaidOut, read_layout
from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.components.expectations import check_expect
from cutterprint.games.stuglandet.components.tiles import Role
from cutterprint.games.stuglandet.play.engine import (
    Event,
    deeds_of,
    game_over,
    is_possible,
    legal_moves,
    play_move,
    verify_roll,
    without,
)
from cutterprint.games.stuglandet.play.forms import RecordFile, TurnFile
from cutterprint.games.stuglandet.play.laying import first_cabin, lay_tile, tiles_to_lay
from cutterprint.games.stuglandet.play.moves import MoveError, parse_move, parse_roll
from cutterprint.games.stuglandet.play.record import Record, Turn
from cutterprint.games.stuglandet.play.state import State, Table
from cutterprint.games.stuglandet.rules.model import Deed
from cutterprint.i18n import Message, listed, msg
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import Place, did_you_mean, shown
from cutterprint.specs.tree import MapNode, find


def read_record(node: MapNode, context: Context) -> Record | None:
    """The game that a record tells, or nothing and its problems; after a wrong step it isn't followed."""
    before = len(context.log)
    form = check_form(RecordFile, node, context.log)
    laid = read_layout(node, form, context)
    if form is None or laid is None or len(context.log) > before:
        return None
    check_expect(node.get("expect"), laid.players, laid.grid, context.log)
    found = _Player(form, node, laid, context).record()
    return found if len(context.log) == before else None


class _StopError(Exception):
    """A step was wrong, and what follows can't be judged."""


class _Player:
    """Plays a record through, step by step."""

    def __init__(self, form: RecordFile, node: MapNode, laid: LaidOut, context: Context) -> None:
        self.form = form
        self.node = node
        self.context = context
        self.log = context.log
        board = Board(laid.tiles, laid.grid, laid.players, laid.variant, name=form.name, path=context.path)
        self.table = Table(board)
        self.names = [player.name for player in laid.players]
        self.variant = laid.variant
        self.tiles_of = [0] * len(self.names)

    def record(self) -> Record | None:
        try:
            start = self._start()
            turns: list[Turn] = []
            state = start
            for index, turn in enumerate(self.form.turns):
                turns.append(self._turn(index, turn, state))
                state = turns[-1].end
        except _StopError:
            return None
        expect = self.form.expect.model_dump(exclude_unset=True) if self.form.expect is not None else None
        return Record(start, tuple(turns), expect, self.context.path)

    def _place(self, *path: str | int) -> Place:
        return find(self.node, *path).place

    def _stop(self, place: Place, code: str, message: Message, hint: Message | None = None) -> _StopError:
        self.log.add(place, code, message, hint)
        return _StopError()

    def _refused(self, place: Place, error: MoveError) -> _StopError:
        assert isinstance(error.message, Message), "moves are told by messages"
        return self._stop(place, error.code, error.message, error.hint)

    def _seat(self, name: str, place: Place) -> int:
        if name not in self.names:
            hint = did_you_mean(name, self.names) or msg("players: {names}", names=listed(self.names))
            raise self._stop(place, "bad-value", msg("there is no player '{name}'", name=shown(name)), hint)
        return self.names.index(name)

    # --- before the first turn ---

    def _start(self) -> State:
        laid = 0 if self.variant.is_dealt else self.table.all_tiles
        state = State(self.table, (0,) * len(self.names), 0, laid)
        written = self.node.get("start")
        place = self.node.key_place("start")
        if not self.variant.starts_in_city or self.table.grid.number_of(Role.CITY) is None:
            if self.form.start:
                message = msg("in this variant nobody has a cabin on the board before the first turn")
                raise self._stop(place, "bad-value", message, msg("leave 'start' out"))
            return state
        for name in self.form.start:
            self._seat(name, written.key_place(name) if isinstance(written, MapNode) else place)
        for player, name in enumerate(self.names):
            if name not in self.form.start:
                message = msg("the first cabin of {player} is missing from 'start'", player=shown(name))
                hint = msg("each player begins with a cabin in the City: '{player}: B3'", player=shown(name))
                raise self._stop(place, "missing-key", message, hint)
            try:
                state = first_cabin(state, player, self.form.start[name])
            except MoveError as error:
                raise self._refused(self._place("start", name), error) from None
        return state

    # --- a turn ---

    def _turn(self, index: int, turn: TurnFile, state: State) -> Turn:
        at: tuple[str | int, ...] = ("turns", index)
        player = self._seat(turn.player, self._place(*at, "player"))
        if state.ended:
            raise self._refused(self._place(*at), game_over(state))
        if self.variant.is_dealt and index == 0:
            # Whoever was dealt the City begins.
            state = State(self.table, state.cabins, player, state.laid)
        if player != state.turn:
            message = msg("it's {due}'s turn, not {player}'s", due=self.names[state.turn], player=turn.player)
            hint = msg("the turn order is {names}", names=" → ".join(self.names))
            raise self._stop(self._place(*at, "player"), "not-your-turn", message, hint)
        state, tile = self._lay(at, turn, state)
        try:
            roll = parse_roll(turn.roll)
            verify_roll(state, roll)
        except MoveError as error:
            raise self._refused(self._place(*at, "roll"), error) from None
        events: list[Event] = []
        states: list[State] = []
        deeds = deeds_of(state, roll)
        for number, text in enumerate(turn.moves):
            try:
                move = parse_move(text)
                state, event = play_move(state, move, deeds)
            except MoveError as error:
                raise self._refused(self._place(*at, "moves", number), error) from None
            deeds = without(deeds, move.deed)
            events.append(event)
            states.append(state)
        self._check_all_done(at, state, deeds)
        return Turn(player, tile, roll, tuple(events), tuple(states), state.passed())

    def _lay(self, at: tuple[str | int, ...], turn: TurnFile, state: State) -> tuple[State, int | None]:
        """Lay the turn's tile, where tiles are dealt."""
        place = self._place(*at, "tile")
        if turn.tile is None:
            if self.variant.is_dealt and tiles_to_lay(state, self.tiles_of[state.turn]):
                message = msg("{player} lays a tile before rolling", player=turn.player)
                raise self._stop(self._place(*at), "missing-key", message, msg("write it as 'tile: T05'"))
            return state, None
        if not self.variant.is_dealt:
            message = msg("in this variant all tiles lie from the start")
            raise self._stop(place, "bad-value", message, msg("leave 'tile' out"))
        try:
            after, tile = lay_tile(state, turn.tile, self.tiles_of[state.turn])
        except MoveError as error:
            raise self._refused(place, error) from None
        self.tiles_of[state.turn] += 1
        return after, tile

    def _check_all_done(self, at: tuple[str | int, ...], state: State, deeds: tuple[Deed, ...]) -> None:
        """What the roll allows must be done, as long as it can be."""
        left = next((deed for deed in deeds if is_possible(state, deed)), None)
        if left is None:
            return
        missing = {
            Deed.PLACE: msg("a cabin could still be placed"),
            Deed.MOVE: msg("a cabin could still be moved"),
            Deed.SWAP: msg("another player's cabin could still be replaced"),
        }
        hint = msg(
            "what a roll allows must be done; one way: '{move}'", move=legal_moves(state, left)[0].name
        )
        raise self._stop(self._place(*at, "moves"), "move-missing", missing[left], hint)
