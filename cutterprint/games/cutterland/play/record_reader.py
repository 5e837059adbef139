"""From a record file to a game played through: every illegal step is told at its line."""

import re
from collections.abc import Mapping
from typing import Any

from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.components.component_readers import (
    read_cards,
    read_expect,
    read_placements,
    tell_faults,
)
from cutterprint.games.cutterland.components.forms import ExpectFile
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.components.legality import faults
from cutterprint.games.cutterland.components.squares import Cell, Square, read_rows
from cutterprint.games.cutterland.play.cutting import boxed, is_connected, pieces_of
from cutterprint.games.cutterland.play.forms import RecordFile, TakeFile, TurnFile
from cutterprint.games.cutterland.play.placing import (
    TURNS,
    Laid,
    Piece,
    laid_squares,
    laying_fault,
    moved_to_corner,
    piece_of,
)
from cutterprint.games.cutterland.play.record import Record, Take, Turn, choosing_order
from cutterprint.games.cutterland.rules.model import Rules, Seating
from cutterprint.games.cutterland.rules.rules_reader import find_rules
from cutterprint.games.cutterland.scoring.game_readers import prey_is_right
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import Place, did_you_mean
from cutterprint.specs.tree import ListNode, MapNode, Node, ScalarNode, find


def read_record(node: MapNode, context: Context) -> Record | None:
    """The game that a record tells, or nothing and every step that is wrong."""
    before = len(context.log)
    form = check_form(RecordFile, node, context.log)
    deck = _deck(node, context)
    if form is None or deck is None or len(context.log) > before:
        return None
    rules, cards = deck
    return _Player(form, node, rules, cards, context).record()


def _deck(node: MapNode, context: Context) -> tuple[Rules, dict[str, Card]] | None:
    """The rules and cards of a record: a pack by name, or cards written in it."""
    log = context.log
    named, inline = node.get("pack"), node.get("cards")
    if named is not None and inline is not None:
        log.add(node.key_place("cards"), "bad-value", "a record names a pack or holds cards, not both")
        return None
    if isinstance(named, ScalarNode):
        pack = context.include(named, "pack")
        return (pack.rules, {card.id: card for card in pack.cards}) if isinstance(pack, Pack) else None
    rules = find_rules(node.get("rules"), context)
    if rules is None:
        return None
    turns = node.get("turns")
    cuts_cards = isinstance(turns, ListNode) and any(
        isinstance(turn, MapNode) and "card" in turn.entries for turn in turns.items
    )
    if inline is None and cuts_cards:
        log.add(
            node.place, "missing-key", "the record names no pack and holds no cards", "add 'pack: classic'"
        )
        return None
    return rules, {card.id: card for card in read_cards(inline, rules, log)}


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
            expect=self._expected(),
            path=self.context.path,
        )

    def _expected(self) -> dict[str, Any] | None:
        return self.form.expect

    def _place(self, *path: str | int) -> Place:
        return find(self.node, *path).place

    def _bonuses(self) -> MapNode:
        node = self.node.get("bonuses")
        return node if isinstance(node, MapNode) else self.node

    def _unknown_player(self, name: str, place: Place) -> None:
        self.log.add(
            place, "unknown-player", f"there is no player '{name}'", did_you_mean(name, self.players)
        )

    def _seating(self) -> Seating | None:
        """What the rules say for this number of players."""
        if len(set(self.players)) < len(self.players):
            self.log.add(self._place("players"), "duplicate-id", "two players have the same name")
            return None
        seating = self.rules.seatings.get(len(self.players))
        if seating is None:
            allowed = ", ".join(map(str, self.rules.seatings))
            message = f"{len(self.players)} players; the rules know games of {allowed}"
            self.log.add(self._place("players"), "player-count", message)
        return seating

    # --- a turn ---

    def _turn(self, index: int, turn: TurnFile, seating: Seating) -> Turn | None:
        at: tuple[str | int, ...] = ("turns", index)
        if turn.player not in self.players:
            self._unknown_player(turn.player, self._place(*at, "player"))
            return None
        self._turn_order(index, turn, seating)
        cut = self._bag(turn, at) if turn.pieces is not None else self._cut(turn, at)
        if cut is None:
            self.lost.update(self.players)
            return None
        card, cells, pieces = cut
        removed = self._removed(turn, at, pieces, seating, is_bag=card is None)
        takes = self._takes(turn, at, {k: v for k, v in pieces.items() if k not in removed}, seating)
        return Turn(turn.player, card, cells, tuple(removed), tuple(takes))

    def _turn_order(self, index: int, turn: TurnFile, seating: Seating) -> None:
        place = self._place("turns", index, "player")
        if index:
            last = self.form.turns[index - 1].player
            if last in self.players:
                due = self.players[(self.players.index(last) + self.step) % len(self.players)]
                if turn.player != due:
                    self.log.add(place, "turn-order", f"it is {due}'s turn to cut, not {turn.player}'s")
        self.used[turn.player] = self.used.get(turn.player, 0) + 1
        if self.used[turn.player] == seating.cards + 1:
            message = f"{turn.player} has cut {seating.cards} cards already, all that were dealt"
            self.log.add(place, "turn-order", message)

    def _cut(
        self, turn: TurnFile, at: tuple[str | int, ...]
    ) -> tuple[Card, Mapping[str, frozenset[Cell]], dict[str, Piece]] | None:
        """A card cut along the letters of the file."""
        if turn.card is None or turn.cut is None:
            missing = "card" if turn.card is None else "cut"
            self.log.add(self._place(*at), "missing-key", f"'{missing}' is missing: a turn cuts a card")
            return None
        card = self.cards.get(turn.card)
        if card is None:
            hint = did_you_mean(turn.card, self.cards)
            self.log.add(self._place(*at, "card"), "unknown-card", f"there is no card '{turn.card}'", hint)
            return None
        node = find(self.node, *at, "cut")
        assert isinstance(node, ScalarNode), "the form of the record is right"
        letters: dict[Cell, str] = {}
        places: dict[Cell, Place] = {}
        lines = [(text, place) for text, place in node.text_lines() if text.strip()]
        for row, (text, place) in enumerate(lines):
            for column, match in enumerate(re.finditer(r"\S+", text)):
                letters[column, row] = match[0]
                places[column, row] = Place(
                    place.source, place.line, place.column + match.start(), len(match[0])
                )
        wanted = dict(card.cells())
        if set(letters) != set(wanted):
            shape = f"{len(card.rows)} rows of {len(card.rows[0])}"
            message = f"the cut has {len(letters)} letters; the card has {len(wanted)} squares in {shape}"
            self.log.add(lines[0][1] if lines else node.place, "square-count", message)
            return None
        pieces = pieces_of(letters)
        split = False
        for letter, cells in pieces.items():
            if not is_connected(cells):
                first = min(cells, key=lambda cell: (cell[1], cell[0]))
                message = f"piece '{letter}' falls apart: its squares must touch by their sides"
                self.log.add(places[first], "piece-split", message)
                split = True
        if split:
            return None
        return card, pieces, {letter: piece_of(card, cells) for letter, cells in pieces.items()}

    def _bag(
        self, turn: TurnFile, at: tuple[str | int, ...]
    ) -> tuple[None, Mapping[str, frozenset[Cell]], dict[str, Piece]] | None:
        """Pieces drawn from the bag, each a block of squares."""
        if turn.card is not None or turn.cut is not None:
            self.log.add(
                self._place(*at), "bad-value", "a turn cuts a card or draws pieces from the bag, not both"
            )
            return None
        pieces: dict[str, Piece] = {}
        before = len(self.log)
        for letter in turn.pieces or {}:
            node = find(self.node, *at, "pieces", letter)
            assert isinstance(node, ScalarNode), "the form of the record is right"
            squares = {
                (column, row): placed.square
                for row, line in enumerate(read_rows(node, self.rules, self.log))
                for column, placed in enumerate(line.squares)
                if placed.square is not None
            }
            if not is_connected(squares):
                message = (
                    f"piece '{letter}' is not in one part" if squares else f"piece '{letter}' has no squares"
                )
                self.log.add(node.place, "piece-split", message)
            else:
                pieces[letter] = moved_to_corner(squares)
        if len(self.log) > before:
            return None
        return None, {letter: frozenset(piece) for letter, piece in pieces.items()}, pieces

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
                self.log.add(
                    self._place(*at, "removed", index), "unknown-piece", f"there is no piece '{letter}' left"
                )
        surplus = len(pieces) - seating.pieces
        if surplus > 0 and not is_bag:
            self.miscuts[turn.player] += 1
        if surplus != len(turn.removed):
            what = "drawn" if is_bag else "cut"
            place = self._place(*at, "pieces" if is_bag else "cut")
            left = f"; {len(turn.removed)} removed" if turn.removed else ""
            hint = None
            if surplus > 0:
                hint = (
                    f"name the surplus that the player to the right takes out: removed: [{list(pieces)[-1]}]"
                )
            message = f"{len(pieces)} pieces {what}{left}; {seating.players} players share {seating.pieces}"
            self.log.add(place, "cut-count", message, hint)
        return turn.removed

    # --- taking and laying ---

    def _takes(
        self, turn: TurnFile, at: tuple[str | int, ...], pieces: Mapping[str, Piece], seating: Seating
    ) -> list[Take]:
        order = list(choosing_order(self.players, turn.player, seating, self.step))
        if len(turn.takes) != len(order):
            message = f"{len(turn.takes)} pieces are taken; there are {len(order)} to take"
            self.log.add(self._place(*at, "takes"), "take-order", message)
        left = dict(pieces)
        takes = []
        for index, take in enumerate(turn.takes):
            here = (*at, "takes", index)
            if take.player not in self.players:
                self._unknown_player(take.player, self._place(*here, "player"))
                continue
            if index < len(order) and take.player != order[index]:
                message = f"it is {order[index]}'s turn to choose, not {take.player}'s"
                self.log.add(self._place(*here, "player"), "take-order", message)
            piece = left.pop(take.piece, None)
            if piece is None:
                why = "is taken already" if take.piece in pieces else "does not exist"
                hint = f"left: {', '.join(left)}" if left else None
                self.log.add(
                    self._place(*here, "piece"), "unknown-piece", f"piece '{take.piece}' {why}", hint
                )
                self.lost.add(take.player)
                continue
            laid = self._lay(take, piece, here)
            if laid is not None:
                takes.append(laid)
        return takes

    def _lay(self, take: TakeFile, piece: Piece, here: tuple[str | int, ...]) -> Take | None:
        """Attach a piece to the player's land; after a fault the land is not followed any further."""
        if take.turn not in TURNS:
            self.log.add(self._place(*here, "turn"), "bad-value", "a piece is turned by 0, 90, 180 or 270")
            self.lost.add(take.player)
        if take.player in self.lost:
            return None
        land = self.lands[take.player]
        laid = Laid((take.at[0], take.at[1]), take.turn)
        if max(map(abs, take.at)) > 1000:
            self.log.add(self._place(*here, "at"), "bad-value", "that is too far away to be on the table")
            self.lost.add(take.player)
            return None
        if not land and laid.at != (0, 0):
            self.log.add(self._place(*here, "at"), "bad-value", "the first piece of a land lies at [0, 0]")
            self.lost.add(take.player)
            return None
        squares = laid_squares(piece, laid)
        fault = laying_fault(land, squares)
        if fault is not None:
            code, cell = fault
            where = f"[{cell[0]}, {cell[1]}]"
            message = (
                f"piece '{take.piece}' covers a square that already lies at {where}"
                if code == "piece-overlap"
                else f"piece '{take.piece}' touches {take.player}'s land by no side"
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
