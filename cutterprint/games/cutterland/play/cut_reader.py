"""The pieces of a turn: a card cut along the letters of a file, or pieces drawn from the bag."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from cutterprint.games.cutterland.components.cards import Card
from cutterprint.games.cutterland.components.squares import read_rows
from cutterprint.games.cutterland.play.cutting import is_connected, pieces_of
from cutterprint.games.cutterland.play.forms import TurnFile
from cutterprint.games.cutterland.play.placing import Piece, moved_to_corner, piece_of
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.i18n import msg, nmsg
from cutterprint.specs.cells import Cell
from cutterprint.specs.problems import Place, ProblemLog, did_you_mean, shown
from cutterprint.specs.tree import Node, ScalarNode, find


@dataclass(frozen=True)
class Pieces:
    """What a turn shares out: the pieces by letter, and the cells of the card (if any) that they were."""

    card: Card | None
    cells: Mapping[str, frozenset[Cell]]
    pieces: Mapping[str, Piece]


def read_cut(turn: TurnFile, node: Node, cards: Mapping[str, Card], log: ProblemLog) -> Pieces | None:
    """A card cut along the letters of the file; `node` is the turn."""
    if turn.card is None or turn.cut is None:
        missing = "card" if turn.card is None else "cut"
        message = msg("'{key}' is missing: a turn needs 'card' and 'cut'", key=missing)
        log.add(node.place, "missing-key", message)
        return None
    card = cards.get(turn.card)
    if card is None:
        message = msg("there is no card '{card}'", card=shown(turn.card))
        log.add(find(node, "card").place, "unknown-card", message, did_you_mean(turn.card, cards))
        return None
    block = find(node, "cut")
    assert isinstance(block, ScalarNode), "the form of the record is right"
    letters, places = _letters(block)
    wanted = dict(card.cells())
    if set(letters) != set(wanted):
        message = nmsg(
            "the cut has {number} letter, but the card has {squares} squares ({rows} × {columns})",
            "the cut has {number} letters, but the card has {squares} squares ({rows} × {columns})",
            len(letters),
            squares=len(wanted),
            rows=len(card.rows),
            columns=len(card.rows[0]),
        )
        log.add(_first_line(block), "square-count", message)
        return None
    pieces = pieces_of(letters)
    split = [letter for letter, cells in pieces.items() if not is_connected(cells)]
    for letter in split:
        first = min(pieces[letter], key=lambda cell: (cell[1], cell[0]))
        message = msg("piece '{piece}' falls apart: its squares must touch side to side", piece=shown(letter))
        log.add(places[first], "piece-split", message)
    if split:
        return None
    return Pieces(card, pieces, {letter: piece_of(card, cells) for letter, cells in pieces.items()})


def _letters(block: ScalarNode) -> tuple[dict[Cell, str], dict[Cell, Place]]:
    """The letter of each square of a card, and where it is in the file."""
    letters: dict[Cell, str] = {}
    places: dict[Cell, Place] = {}
    lines = [(text, place) for text, place in block.text_lines() if text.strip()]
    for row, (text, place) in enumerate(lines):
        for column, match in enumerate(re.finditer(r"\S+", text)):
            letters[column, row] = match[0]
            places[column, row] = Place(place.source, place.line, place.column + match.start(), len(match[0]))
    return letters, places


def _first_line(block: ScalarNode) -> Place:
    return next((place for text, place in block.text_lines() if text.strip()), block.place)


def read_bag(turn: TurnFile, node: Node, rules: Rules, log: ProblemLog) -> Pieces | None:
    """Pieces drawn from the bag, each a block of squares; `node` is the turn."""
    if turn.card is not None or turn.cut is not None:
        message = msg("a turn either cuts a card or draws pieces from the bag, not both")
        log.add(node.place, "bad-value", message)
        return None
    pieces: dict[str, Piece] = {}
    before = len(log)
    for letter in turn.pieces or {}:
        block = find(node, "pieces", letter)
        assert isinstance(block, ScalarNode), "the form of the record is right"
        squares = {
            (column, row): placed.square
            for row, line in enumerate(read_rows(block, rules, log))
            for column, placed in enumerate(line.squares)
            if placed.square is not None
        }
        if is_connected(squares):
            pieces[letter] = moved_to_corner(squares)
        elif squares:
            message = msg(
                "piece '{piece}' falls apart: its squares must touch side to side", piece=shown(letter)
            )
            log.add(block.place, "piece-split", message)
        else:
            log.add(block.place, "piece-split", msg("piece '{piece}' has no squares", piece=shown(letter)))
    if len(log) > before:
        return None
    return Pieces(None, {letter: frozenset(piece) for letter, piece in pieces.items()}, pieces)
