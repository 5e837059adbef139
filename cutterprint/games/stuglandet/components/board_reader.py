"""From a board file to a board: how the tiles lie, and whose cabin stands where."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cutterprint.games.stuglandet.components.boards import Board, LaidTile, Player, TileGrid
from cutterprint.games.stuglandet.components.forms import BoardBody, BoardFile
from cutterprint.games.stuglandet.components.tiles import Role, TileSet
from cutterprint.games.stuglandet.rules.model import Rules, Variant
from cutterprint.i18n import Message, listed, msg, nmsg
from cutterprint.shelf.resolver import included
from cutterprint.specs.cells import (
    Cell,
    WrittenRow,
    WrittenWord,
    cell_name,
    latin_twin,
    twin_hint,
    written_rows,
)
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import Place, ProblemLog, did_you_mean, shown
from cutterprint.specs.tree import MapNode, Node, ScalarNode

GAME = "stuglandet"
NO_TILE = "--"
EMPTY = "."
MOST_TILES = 400


def read_board(node: MapNode, context: Context) -> Board | None:
    """The board that a file describes, or nothing and all of its problems."""
    log = context.log
    before = len(log)
    form = check_form(BoardFile, node, log)
    laid = read_layout(node, form, context)
    if laid is None:
        return None
    cabins = _read_cabins(node.get("cabins"), laid, log)
    turn = _read_turn(node.get("turn"), laid.players, log)
    if form is None or len(log) > before:
        return None
    return Board(
        tiles=laid.tiles,
        grid=laid.grid,
        players=laid.players,
        variant=laid.variant,
        cabins=cabins,
        turn=turn,
        name=form.name,
        expect=form.expect,
        path=context.path,
    )


@dataclass(frozen=True)
class LaidOut:
    """What a board and a record have in common: tiles, how they lie, who plays, and how."""

    tiles: TileSet
    grid: TileGrid
    players: tuple[Player, ...]
    variant: Variant
    places: Mapping[int, Place] = field(default_factory=dict)
    """For each tile of the grid, where it is written."""


def read_layout(node: MapNode, form: BoardBody | None, context: Context) -> LaidOut | None:
    """The tiles, players and variant of a file, or nothing and the problems."""
    log = context.log
    before = len(log)
    tiles = _find_tiles(node.get("tiles"), context)
    if tiles is None or form is None:
        return None
    variant = _find_variant(node, form.variant, tiles.rules, log)
    players = _read_players(node, form, tiles.rules, log)
    block = node.get("board")
    found = _read_grid(block, tiles, log) if isinstance(block, ScalarNode) else None
    if found is None or variant is None or players is None or len(log) > before:
        return None
    laid, places = found
    grid = TileGrid(tuple(laid))
    _check_shape(grid, variant, tiles, node.key_place("board"), log)
    if len(log) > before:
        return None
    return LaidOut(tiles, grid, players, variant, dict(enumerate(places)))


def _find_tiles(node: Node | None, context: Context) -> TileSet | None:
    if node is None:
        tiles = included(GAME, "tiles")
    else:
        tiles = context.include(node, "tiles") if isinstance(node, ScalarNode) else None
    return tiles if isinstance(tiles, TileSet) else None


def _find_variant(node: MapNode, name: str, rules: Rules, log: ProblemLog) -> Variant | None:
    found = rules.variants.get(name)
    if found is None:
        hint = did_you_mean(name, rules.variants) or msg("choose from {names}", names=listed(rules.variants))
        written = node.get("variant")
        place = written.place if written is not None else node.place
        log.add(place, "bad-value", msg("there is no variant '{name}'", name=shown(name)), hint)
    return found


def _read_players(node: MapNode, form: BoardBody, rules: Rules, log: ProblemLog) -> tuple[Player, ...] | None:
    written = node.get("players")
    assert isinstance(written, MapNode), "the form was checked"
    before = len(log)
    most = rules.most_players
    if not rules.fewest_players <= len(form.players) <= most:
        message = msg(
            "there should be {least} to {most} players, not {found}",
            least=rules.fewest_players,
            most=most,
            found=len(form.players),
        )
        log.add(written.place, "bad-value", message)
    names: set[str] = set()
    for letter, name in form.players.items():
        if letter == "|":
            message = msg("'|' only parts the columns of cabins; choose a letter")
            log.add(written.key_place(letter), "bad-value", message)
        if name in names:
            log.add(
                written.entries[letter].place,
                "duplicate-id",
                msg("there are two players '{name}'", name=shown(name)),
            )
        names.add(name)
    if len(log) > before:
        return None
    return tuple(Player(letter, name) for letter, name in form.players.items())


def _read_turn(node: Node | None, players: tuple[Player, ...], log: ProblemLog) -> int | None:
    if not isinstance(node, ScalarNode) or node.value is None:
        return None
    names = [player.name for player in players]
    if node.text() not in names:
        hint = did_you_mean(node.text(), names) or msg("choose from {names}", names=listed(names))
        log.add(node.place, "bad-value", msg("there is no player '{name}'", name=shown(node.text())), hint)
        return None
    return names.index(node.text())


# --- how the tiles lie ---


def _read_grid(
    node: ScalarNode, tiles: TileSet, log: ProblemLog
) -> tuple[list[LaidTile], list[Place]] | None:
    rows = [row for row in written_rows(node) if row.words]
    count = sum(len(row.words) for row in rows)
    if count > MOST_TILES:
        log.add(node.place, "too-large", msg("a board can have at most {most} tiles", most=MOST_TILES))
        return None
    before = len(log)
    laid: list[LaidTile] = []
    places: list[Place] = []
    first: dict[str, Place] = {}
    for row_number, row in enumerate(rows):
        for column, word in enumerate(row.words):
            tile = _read_laid(word, (column, row_number), tiles, first, log)
            if tile is not None:
                laid.append(tile)
                places.append(word.place)
    if not laid and len(log) == before:
        log.add(node.place, "board-shape", msg("the board has no tiles"))
    return (laid, places) if len(log) == before else None


def _read_laid(
    word: WrittenWord, at: Cell, tiles: TileSet, first: dict[str, Place], log: ProblemLog
) -> LaidTile | None:
    if set(word.text) == {"-"}:
        return None
    tile_id = word.text.rstrip("'’")
    turns = len(word.text) - len(tile_id)
    tile = tiles.by_id.get(tile_id)
    if tile is None:
        known = list(tiles.by_id)
        hint = did_you_mean(tile_id, known) or msg(
            "the set '{set}' has {names}", set=tiles.id, names=listed(known[:20])
        )
        log.add(word.place, "unknown-tile", msg("there is no tile '{tile}'", tile=shown(tile_id)), hint)
        return None
    if tile_id in first:
        message = msg(
            "the tile '{tile}' is already on the board, on line {line}",
            tile=tile_id,
            line=first[tile_id].line,
        )
        log.add(word.place, "tile-twice", message)
        return None
    first[tile_id] = word.place
    return LaidTile(tile, at, turns % 2 == 1)


def _check_shape(grid: TileGrid, variant: Variant, tiles: TileSet, place: Place, log: ProblemLog) -> None:
    spots = {laid.at for laid in grid.tiles}
    reached = [grid.tiles[0].at]
    left = spots - {reached[0]}
    for column, row in reached:
        for other in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if other in left:
                left.remove(other)
                reached.append(other)
    if left:
        log.add(place, "board-split", msg("the board falls apart: every tile should lie next to another one"))
        return
    if variant.is_free:
        return
    columns, rows = (max(spot[axis] for spot in spots) + 1 for axis in (0, 1))
    shapes = sorted({(seats.columns, seats.rows) for seats in tiles.rules.seatings.values()})
    known = {*shapes, *((rows, columns) for columns, rows in shapes)}
    free = next((key for key, other in tiles.rules.variants.items() if other.is_free), None)
    hint = (
        msg("a board that is laid freely has 'variant: {variant}'", variant=free)
        if free is not None
        else None
    )
    if (columns, rows) not in known or len(spots) != columns * rows:
        message = msg(
            "the board of a basic game should be {shapes} tiles, but this one is {columns}×{rows}",
            shapes=listed([f"{wide}×{high}" for wide, high in shapes], "or"),
            columns=columns,
            rows=rows,
        )
        if len(spots) != columns * rows:
            message = msg("the board of a basic game has no gaps")
        log.add(place, "board-shape", message, hint)
        return
    for role, told in (
        (Role.CITY, msg("the City is missing from the board")),
        (Role.CASTLE, msg("the Castle is missing from the board")),
    ):
        if grid.number_of(role) is None:
            log.add(place, "board-shape", told, hint)


# --- the cabins ---


def _read_cabins(node: Node | None, laid: LaidOut, log: ProblemLog) -> dict[Cell, int]:
    if not isinstance(node, ScalarNode) or not isinstance(node.value, str):
        return {}
    grid = laid.grid
    rows = [row for row in written_rows(node) if row.words]
    if not rows:
        return {}
    if len(rows) != grid.rows:
        message = msg(
            "the board has {rows} rows of cells, but here are {found}", rows=grid.rows, found=len(rows)
        )
        log.add(
            node.place,
            "cabin-place",
            message,
            msg("each cell of the board has a character: a letter, or '.'"),
        )
        return {}
    letters = {player.letter: number for number, player in enumerate(laid.players)}
    cabins: dict[Cell, int] = {}
    places: dict[Cell, Place] = {}
    for row_number, row in enumerate(rows):
        for column, word in enumerate(_cells(row, grid.columns, log)):
            cell = (column, row_number)
            if word.text != EMPTY and _is_cabin(word, cell, letters, grid, log):
                cabins[cell] = letters[word.text]
                places[cell] = word.place
    _count(cabins, places, laid, log)
    return cabins


def _cells(row: WrittenRow, wanted: int, log: ProblemLog) -> list[WrittenWord]:
    """A character for each cell of a row; bars are only for the eye, and spaces may be left out."""
    found = [
        WrittenWord(char, Place(word.place.source, word.place.line, word.place.column + index, 1))
        for word in row.words
        for index, char in enumerate(word.text)
        if char != "|"
    ]
    if len(found) == wanted:
        return found
    message = nmsg(
        "this row has {number} cell, but the board is {wanted} wide",
        "this row has {number} cells, but the board is {wanted} wide",
        len(found),
        wanted=wanted,
    )
    log.add(
        row.place, "cabin-place", message, msg("each cell of the board has a character: a letter, or '.'")
    )
    return []


def _is_cabin(
    word: WrittenWord, cell: Cell, letters: Mapping[str, int], grid: TileGrid, log: ProblemLog
) -> bool:
    """Whether a cabin may be written here; if not, the problem is told."""
    if word.text not in letters:
        hint: Message = msg("players: {letters}; '.' for nothing", letters=listed(letters))
        if latin_twin(word.text) in letters:
            hint = twin_hint(word.text)
        elif word.text.swapcase() in letters:
            hint = msg("did you mean '{name}'?", name=word.text.swapcase())
        log.add(
            word.place,
            "unknown-code",
            msg("no player has the letter '{letter}'", letter=shown(word.text)),
            hint,
        )
        return False
    if cell not in grid.plot_at:
        message = (
            msg("no cabin can stand in {cell}: there is no plot", cell=cell_name(cell))
            if cell in grid.cells
            else msg("no cabin can stand in {cell}: there is no tile", cell=cell_name(cell))
        )
        log.add(word.place, "cabin-place", message)
        return False
    return True


def _count(cabins: Mapping[Cell, int], places: Mapping[Cell, Place], laid: LaidOut, log: ProblemLog) -> None:
    """Nobody has more cabins than there are in a colour."""
    most = laid.tiles.rules.cabins
    for number, player in enumerate(laid.players):
        own = [cell for cell, owner in cabins.items() if owner == number]
        if len(own) > most:
            message = msg(
                "{player} has {found} cabins on the board; a colour has {most}",
                player=player.name,
                found=len(own),
                most=most,
            )
            log.add(places[own[most]], "cabin-count", message)
