"""The score of a board told in the terminal: each player's points with their cells, ties, standings."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from textwrap import wrap

from cutterprint.games.stuglandet.rules.model import Part, Winner
from cutterprint.games.stuglandet.scoring.score import Line, PlayerScore, Score
from cutterprint.games.stuglandet.scoring.ties import Tie, ties
from cutterprint.games.stuglandet.terminal.grids import board_lines, cabin_sign
from cutterprint.games.stuglandet.terminal.specs import board_head
from cutterprint.games.stuglandet.words.names import PART_NAMES
from cutterprint.i18n import Language, said
from cutterprint.numbers import signed
from cutterprint.specs.cells import Cell, cell_name
from cutterprint.terminal import Terminal

_JOINED = "\N{NO-BREAK SPACE}"
"""Holds a tile and its cells together when a line is wrapped."""


def score_lines(found: Score, terminal: Terminal, speech: Language) -> Iterator[str]:
    """A board, every point on it, and who wins."""
    yield from board_head(found.board, terminal, speech)
    yield from board_lines(found.board, terminal, found.locked)
    for number, one in enumerate(found.players):
        yield ""
        yield from _player_lines(found, number, one, terminal, speech)
    yield from _tie_lines(found, terminal, speech)
    yield from _locked_lines(found, terminal, speech)
    yield ""
    yield from standing_lines(found, terminal, speech)


def _player_lines(
    found: Score, number: int, one: PlayerScore, terminal: Terminal, speech: Language
) -> Iterator[str]:
    """What a player scores, part by part, and the cells that made it."""
    points = speech.ngettext("{number} point", "{number} points", one.total).format(number=signed(one.total))
    left = speech.ngettext("{number} cabin left", "{number} cabins left", one.cabins_left)
    title = terminal.painted(f"{one.player.name}: {points}", bold=True)
    yield f"{cabin_sign(found.board, number, terminal)} {title}, {left.format(number=one.cabins_left)}"
    width = max(len(said(name, speech)) for name in PART_NAMES.values())
    for part, lines in groupby(one.lines, key=lambda line: line.part):
        made = list(lines)
        points = signed(sum(line.points for line in made))
        head = f"    {said(PART_NAMES[part], speech):<{width}} {points:>3}  "
        reasons = "; ".join(_reason(line, found) for line in made)
        for index, text in enumerate(wrap(reasons, max(20, terminal.width - len(head)))):
            yield (head if index == 0 else " " * len(head)) + text.replace(_JOINED, " ")


def _reason(line: Line, found: Score) -> str:
    """The cells of a line, and the tile where it has one."""
    cells = _cells(line.cells)
    if line.tile is None or line.part is Part.CITY:
        return cells
    return f"{found.board.grid.tiles[line.tile].tile.id} ({cells})".replace(" ", _JOINED)


def _cells(cells: Sequence[Cell]) -> str:
    return " ".join(map(cell_name, cells))


def _tie_lines(found: Score, terminal: Terminal, speech: Language) -> Iterator[str]:
    """Where nobody gets the points, since several have as many."""
    level = ties(found)
    if not level:
        return
    yield ""
    yield terminal.painted(speech.gettext("Ties: points for nobody"), bold=True)
    for (part, players, count), group in groupby(level, key=lambda tie: (tie.part, tie.players, tie.count)):
        told = _tie_words(part, count, speech).format(
            players=speech.listed([found.board.players[number].name for number in players]),
            number=count,
            tiles=speech.listed([_tile_id(tie, found) for tie in group]),
        )
        yield from (f"    {line}" for line in wrap(told, terminal.width - 4))


def _tile_id(tie: Tie, found: Score) -> str:
    return "" if tie.tile is None else found.board.grid.tiles[tie.tile].tile.id


def _tie_words(part: Part, count: int, speech: Language) -> str:
    if part is Part.CONNECTED:
        return speech.ngettext(
            "{players}: {number} connected cabin each",
            "{players}: {number} connected cabins each",
            count,
        )
    return speech.ngettext(
        "{players}: {number} cabin each on {tiles}", "{players}: {number} cabins each on {tiles}", count
    )


def _locked_lines(found: Score, terminal: Terminal, speech: Language) -> Iterator[str]:
    if not found.locked:
        return
    yield ""
    yield terminal.painted(speech.gettext("Locked tiles"), bold=True)
    by_owner: dict[str, list[str]] = {}
    for tile, owner in found.locked_by.items():
        by_owner.setdefault(owner, []).append(tile)
    for owner, tiles in by_owner.items():
        yield from (f"    {line}" for line in wrap(f"{owner}: {' '.join(tiles)}", terminal.width - 4))


def standing_lines(found: Score, terminal: Terminal, speech: Language) -> Iterator[str]:
    """The players by place, whether the game has ended, and who wins or leads."""
    is_race = found.board.variant.winner is Winner.FIRST_OUT
    left = {one.player.name: one.cabins_left for one in found.players}
    yield terminal.painted(speech.gettext("Standings"), bold=True)
    width = max(len(standing.name) for standing in found.standings)
    numbers = left if is_race else {standing.name: standing.total for standing in found.standings}
    digits = max(len(signed(number)) for number in numbers.values())
    for standing in found.standings:
        number = numbers[standing.name]
        told = (
            speech.ngettext("{number} cabin left", "{number} cabins left", number)
            if is_race
            else speech.ngettext("{number} point", "{number} points", number)
        )
        aligned = told.format(number=f"{signed(number):>{digits}}")
        yield f"{standing.place:>4}. {standing.name:<{width}}  {aligned}"
    first = found.winners
    if not found.ended:
        yield speech.gettext("The game goes on: everybody has cabins left.")
    elif len(first) == 1:
        yield speech.gettext("The game has ended: {player} wins.").format(player=first[0])
    else:
        told = speech.gettext("The game has ended: {players} share the victory.")
        yield told.format(players=speech.listed(first))
