"""Rolls and moves told in sentences."""

from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.play.engine import Event
from cutterprint.games.stuglandet.rules.model import Deed, Landing
from cutterprint.games.stuglandet.words.names import LANDING_NAMES
from cutterprint.i18n import Language, said
from cutterprint.specs.cells import cell_name


def roll_words(roll: tuple[Landing, ...], speech: Language) -> str:
    """How cabins landed, such as: upright, on its end, on its roof."""
    return ", ".join(said(LANDING_NAMES[landing], speech) for landing in roll)


def move_words(event: Event, board: Board, speech: Language) -> str:
    """What a player did, such as: Rosa puts a cabin in place of Bo's in C2."""
    move, player, whose = event.move, board.players[event.player].name, board.players[event.whose].name
    match move.deed:
        case Deed.PLACE:
            told = speech.gettext("{player} places a cabin in {cell}")
        case Deed.SWAP:
            told = speech.gettext("{player} replaces {other}'s cabin in {cell}")
        case _:
            told = (
                speech.gettext("{player} moves an own cabin from {start} to {cell}")
                if event.whose == event.player
                else speech.gettext("{player} moves {other}'s cabin from {start} to {cell}")
            )
    start = cell_name(move.start) if move.start is not None else ""
    return told.format(player=player, other=whose, start=start, cell=cell_name(move.to))


def effect_words(event: Event, board: Board, speech: Language) -> list[str]:
    """What a move brought about besides: locked tiles, the end of the game."""
    found = []
    for tile in event.locked:
        owner = board.players[event.player if event.move.deed is not Deed.MOVE else event.whose].name
        told = speech.gettext("this locks tile {tile} for {player}")
        found.append(told.format(tile=board.grid.tiles[tile].tile.id, player=owner))
    if event.ended:
        found.append(speech.gettext("that was the last cabin: the game ends at once"))
    return found
