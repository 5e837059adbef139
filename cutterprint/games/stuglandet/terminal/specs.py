"""Sets of tiles, boards and rules shown in the terminal."""

from collections import Counter
from collections.abc import Iterator, Sequence

from cutterprint.errors import UsageError
from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.components.tile_reader import ROLE_NAMES, TERRAIN_NAMES
from cutterprint.games.stuglandet.components.tiles import Terrain, Tile, TileSet
from cutterprint.games.stuglandet.play.record import Record
from cutterprint.games.stuglandet.rules.model import Rules
from cutterprint.games.stuglandet.scoring.points import Tally
from cutterprint.games.stuglandet.sets.recipes import Recipe
from cutterprint.games.stuglandet.terminal.grids import CELL_WIDTH, board_lines, cabin_sign, tile_lines
from cutterprint.games.stuglandet.terminal.rules import rules_lines
from cutterprint.games.stuglandet.terminal.sets import recipe_lines
from cutterprint.i18n import Language, msg, said
from cutterprint.ruled import side_by_side
from cutterprint.specs.problems import did_you_mean, shown
from cutterprint.terminal import Terminal


def show_any(value: object, only: Sequence[str], terminal: Terminal, speech: Language) -> Iterator[str]:
    """Tiles, a board, the end of a record, rules or a recipe for the terminal; `only` names tiles to show."""
    if only and not isinstance(value, TileSet):
        raise UsageError(msg("--card goes with a set of tiles"))
    match value:
        case TileSet():
            yield from show_tiles(value, only, terminal, speech)
        case Board():
            yield from show_board(value, terminal, speech)
        case Record():
            yield from show_board(value.board, terminal, speech)
        case Rules():
            yield from rules_lines(value, terminal, speech)
        case Recipe():
            yield from recipe_lines(value, terminal, speech)
        case _:
            raise UsageError(msg("show takes a set of tiles, a board, a record, rules or a recipe"))


def show_tiles(tiles: TileSet, only: Sequence[str], terminal: Terminal, speech: Language) -> Iterator[str]:
    """The tiles of a set side by side with what each has, and what there is in all."""
    for tile_id in only:
        if tile_id not in tiles.by_id:
            missing = msg("the set '{set}' has no tile '{tile}'", set=tiles.id, tile=shown(tile_id))
            hint = did_you_mean(tile_id, tiles.by_id)
            raise UsageError(msg("{problem}; {hint}", problem=missing, hint=hint) if hint else missing)
    wanted = [tile for tile in tiles.tiles if not only or tile.id in only]
    told = speech.ngettext("{number} tile, rules: {rules}", "{number} tiles, rules: {rules}", len(wanted))
    title = terminal.painted(tiles.name.in_language(speech.code), bold=True)
    yield f"{title} ({tiles.id}), {told.format(number=len(wanted), rules=tiles.rules_name)}"
    yield ""
    width = tiles.rules.tile.columns * (CELL_WIDTH + 1) + 1
    yield from side_by_side([_tile(tile, width, terminal, speech) for tile in wanted], width, terminal)
    counts = Counter(terrain for tile in wanted for row in tile.cells for terrain in row)
    brooks = sum(len(tile.water) for tile in wanted)
    yield from _wrapped(legend(counts, brooks, speech), terminal)


def _tile(tile: Tile, width: int, terminal: Terminal, speech: Language) -> list[str]:
    """A tile under its id, with how many of each kind of cell it has."""
    title = tile.id if tile.role is None else f"{tile.id} · {said(ROLE_NAMES[tile.role], speech)}"
    counts = Counter(terrain for row in tile.cells for terrain in row)
    found = [f"{counts[terrain]}{terrain.value}" for terrain in Terrain if counts[terrain]]
    return [
        terminal.painted(f"{title[:width]:^{width}}", bold=True),
        *tile_lines(tile, terminal),
        f"{' '.join(found)[:width]:^{width}}",
    ]


def legend(counts: Counter[Terrain] | None, brooks: int, speech: Language) -> list[str]:
    """What the signs mean, and if it was counted how many of each there are."""
    found = []
    for terrain in Terrain:
        if counts is None or counts[terrain]:
            times = f" ×{counts[terrain]}" if counts is not None else ""
            found.append(f"{terrain.value} {said(TERRAIN_NAMES[terrain], speech)}{times}")
    if brooks:
        found.append("═ " + speech.gettext("brook") + (f" ×{brooks}" if counts is not None else ""))
    return found


def _wrapped(items: Sequence[str], terminal: Terminal) -> Iterator[str]:
    """Items in lines that fit."""
    line = ""
    for item in items:
        if line and len(line) + 2 + len(item) > terminal.width:
            yield line
            line = ""
        line = f"{line}  {item}" if line else item
    yield line


def show_board(board: Board, terminal: Terminal, speech: Language) -> Iterator[str]:
    """A board: its tiles and cabins, who plays, and what the signs mean."""
    yield from board_head(board, terminal, speech)
    locked = Tally(board.grid, board.rules).locked(board.owners)
    yield from board_lines(board, terminal, locked)
    yield ""
    width = max(len(player.name) for player in board.players)
    for number, player in enumerate(board.players):
        left = board.rules.cabins - sum(owner == number for owner in board.cabins.values())
        told = speech.ngettext("{number} cabin left", "{number} cabins left", left).format(number=left)
        turn = "  ← " + speech.gettext("to move") if board.turn == number else ""
        yield f"{cabin_sign(board, number, terminal)} {player.name:<{width}}  {told}{turn}"
    yield ""
    signs = legend(None, len(board.grid.water), speech)
    if locked:
        signs.append("━ " + speech.gettext("locked tile"))
    yield from _wrapped(signs, terminal)


def board_head(board: Board, terminal: Terminal, speech: Language) -> Iterator[str]:
    """The name of a board, how it is played, and with which tiles."""
    if board.name is not None:
        yield terminal.painted(board.name.in_language(speech.code), bold=True)
    told = speech.gettext("{variant}, tiles: {tiles}")
    yield told.format(
        variant=board.variant.name.in_language(speech.code), tiles=board.tiles.name.in_language(speech.code)
    )
    yield ""
