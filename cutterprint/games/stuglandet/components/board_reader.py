"""From a board file to a board: how the tiles lie, and whose cabin stands where."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cutterprint.games.stuglandet.components.boards import Board, LaidTile, Player, TileGrid
from cutterprint.games.stuglandet.components.cabin_reader import read_cabins
from cutterprint.games.stuglandet.components.expectations import check_expect
from cutterprint.games.stuglandet.components.forms import BoardBody, BoardFile
from cutterprint.games.stuglandet.components.tiles import Role, TileSet
from cutterprint.games.stuglandet.rules.model import Rules, Variant
from cutterprint.i18n import Message, listed, msg
from cutterprint.shelf.resolver import included
from cutterprint.specs.cells import Cell, WrittenWord, latin_twin, parts, twin_hint, written_rows
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import Place, ProblemLog, did_you_mean, shown
from cutterprint.specs.tree import MapNode, Node, ScalarNode

GAME = "stuglandet"
MOST_TILES = 400


def read_board(node: MapNode, context: Context) -> Board | None:
    """The board that a file describes, or nothing and all of its problems."""
    log = context.log
    before = len(log)
    form = check_form(BoardFile, node, log)
    laid = _lay_out(node, context)
    if laid is None:
        return None
    cabins = read_cabins(node.get("cabins"), laid.grid, laid.players, laid.tiles.rules, log)
    turn = _read_turn(node.get("turn"), laid.players, log)
    check_expect(node.get("expect"), laid.players, laid.grid, log)
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
        expect=form.expect.model_dump(exclude_unset=True) if form.expect is not None else None,
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
    before = len(context.log)
    laid = _lay_out(node, context)
    return laid if form is not None and len(context.log) == before else None


def _lay_out(node: MapNode, context: Context) -> LaidOut | None:
    """The layout, if it can be told what was meant; a wrong form has been told already."""
    log = context.log
    tiles = _find_tiles(node.get("tiles"), context)
    if tiles is None:
        return None
    before = len(log)
    variant = _find_variant(node.get("variant"), tiles.rules, log)
    players = _read_players(node.get("players"), tiles.rules, log)
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
        return included(GAME, "tiles", TileSet)
    if isinstance(node, ScalarNode) and node.value is None:
        return None
    return context.include(node, "tiles", TileSet)


def _find_variant(node: Node | None, rules: Rules, log: ProblemLog) -> Variant | None:
    if node is None:
        return rules.basic
    if not isinstance(node, ScalarNode) or node.value is None:
        return None
    name = node.text()
    found = rules.variants.get(name)
    if found is None:
        hint = did_you_mean(name, rules.variants) or msg("choose from {names}", names=listed(rules.variants))
        log.add(node.place, "bad-value", msg("there is no variant '{name}'", name=shown(name)), hint)
    return found


def _read_players(node: Node | None, rules: Rules, log: ProblemLog) -> tuple[Player, ...] | None:
    if not isinstance(node, MapNode):
        return None
    if not rules.fewest_players <= len(node.entries) <= rules.most_players:
        message = msg(
            "there should be {least} to {most} players, not {found}",
            least=rules.fewest_players,
            most=rules.most_players,
            found=len(node.entries),
        )
        log.add(node.place, "bad-value", message, msg("write a letter and a name each: {{r: Rosa, b: Bo}}"))
        return None
    players: list[Player] = []
    for letter in node.entries:
        name = node.text_of(letter)
        if name is None:
            return None
        if letter == "|":
            message = msg("'|' only parts the columns of cabins; choose a letter")
            log.add(node.key_place(letter), "bad-value", message)
        if any(name == player.name for player in players):
            message = msg("there are two players '{name}'", name=shown(name))
            hint = msg("give one of them another name")
            log.add(node.entries[letter].place, "duplicate-id", message, hint)
        players.append(Player(letter, name))
    return tuple(players)


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
    if not isinstance(node.value, str):
        return None
    rows = [row for row in written_rows(node) if row.words]
    if sum(len(row.words) for row in rows) > MOST_TILES:
        message = msg("a board can have at most {most} tiles, gaps among them", most=MOST_TILES)
        log.add(node.place, "too-large", message)
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
        log.add(
            node.place,
            "board-shape",
            msg("the board has no tiles"),
            msg("write the ids of tiles in rows, such as: T01 city T02"),
        )
    return (laid, places) if len(log) == before else None


_QUOTES = "'’′`´"
_DASHES = {"-", "–", "—"}


def _read_laid(
    word: WrittenWord, at: Cell, tiles: TileSet, first: dict[str, Place], log: ProblemLog
) -> LaidTile | None:
    if set(word.text) <= _DASHES:
        return None
    tile_id = word.text.rstrip(_QUOTES)
    turns = len(word.text) - len(tile_id)
    tile = tiles.by_id.get(tile_id)
    if tile is None:
        if first.setdefault(tile_id, word.place) is word.place:
            message = msg("there is no tile '{tile}'", tile=shown(word.text))
            log.add(word.place, "unknown-tile", message, _tile_hint(tile_id, tiles))
        return None
    if tile_id in first:
        message = msg(
            "the tile '{tile}' is already on the board, on line {line}",
            tile=tile_id,
            line=first[tile_id].line,
        )
        log.add(word.place, "tile-twice", message, msg("each tile is there once in a set"))
        return None
    first[tile_id] = word.place
    return LaidTile(tile, at, turns % 2 == 1)


def _tile_hint(tile_id: str, tiles: TileSet) -> Message:
    """What may have been meant by a tile that is not in the set."""
    twin = next((char for char in tile_id if latin_twin(char) is not None), None)
    if twin is not None and "".join(latin_twin(char) or char for char in tile_id) in tiles.by_id:
        return twin_hint(twin)
    known = list(tiles.by_id)
    return did_you_mean(tile_id, known) or msg(
        "the set '{set}' has {names}", set=tiles.id, names=listed(known[:20])
    )


def _check_shape(grid: TileGrid, variant: Variant, tiles: TileSet, place: Place, log: ProblemLog) -> None:
    spots = {laid.at for laid in grid.tiles}
    if len(parts(dict.fromkeys(spots))) > 1:
        message = msg("the board falls apart: every tile should lie next to another one")
        log.add(place, "board-split", message, msg("sides connect tiles, corners don't"))
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
