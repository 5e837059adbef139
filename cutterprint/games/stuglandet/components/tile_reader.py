"""From a file of tiles to a set of tiles."""

from collections import Counter

from cutterprint.games.stuglandet.components.forms import TilesFile
from cutterprint.games.stuglandet.components.tiles import Border, Role, Terrain, Tile, TileSet, border
from cutterprint.games.stuglandet.rules.model import Rules
from cutterprint.games.stuglandet.rules.rules_reader import find_rules
from cutterprint.i18n import Listed, Message, listed, msg, nmsg
from cutterprint.specs.cells import (
    Cell,
    CellError,
    WrittenRow,
    latin_twin,
    parse_cell,
    twin_hint,
    written_rows,
)
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import Place, ProblemLog, shown
from cutterprint.specs.translated import Translated
from cutterprint.specs.tree import ListNode, MapNode, ScalarNode

TERRAIN_NAMES = {
    Terrain.PLOT: msg("plot"),
    Terrain.CITY_PLOT: msg("city plot"),
    Terrain.LAKE: msg("lake"),
    Terrain.LANDFILL: msg("landfill"),
    Terrain.WILD: msg("woods or meadow"),
}
ROLE_NAMES = {Role.CITY: msg("City"), Role.CASTLE: msg("Castle")}


def read_tiles(node: MapNode, context: Context) -> TileSet | None:
    """The set of tiles that a file describes, or nothing and all of its problems."""
    log = context.log
    before = len(log)
    form = check_form(TilesFile, node, log)
    rules = find_rules(node.get("rules"), context)
    tiles = _read_list(node, rules, log) if rules is not None else []
    if form is None or rules is None or len(log) > before:
        return None
    return TileSet(
        id=form.id,
        name=form.name or Translated.plain(form.id),
        rules=rules,
        rules_name=form.rules,
        tiles=tuple(tiles),
        cell=form.cell,
        colour=form.colour,
        path=context.path,
    )


def _read_list(node: MapNode, rules: Rules, log: ProblemLog) -> list[Tile]:
    """The tiles of a set, as far as they can be read; a wrong form has been told already."""
    found: list[Tile] = []
    seen: dict[str, Place] = {}
    roles: Counter[Role] = Counter()
    tiles = node.get("tiles")
    for item in tiles.items if isinstance(tiles, ListNode) else ():
        if not isinstance(item, MapNode):
            continue
        tile_id = item.text_of("id")
        if tile_id is not None:
            place = item.entries["id"].place
            if tile_id in seen:
                message = msg(
                    "there is already a tile '{tile}', on line {line}",
                    tile=shown(tile_id),
                    line=seen[tile_id].line,
                )
                log.add(place, "duplicate-id", message)
            seen.setdefault(tile_id, place)
        role = _role(item)
        if role is not None:
            roles[role] += 1
            if roles[role] == 2:
                message = msg(
                    "a set has one tile that is the {role}; this is another one", role=ROLE_NAMES[role]
                )
                log.add(item.entries["role"].place, "tile-role", message)
        cells = item.get("cells")
        if isinstance(cells, ScalarNode) and isinstance(cells.value, str):
            tile = _read_tile(tile_id or "", role, item, cells, rules, log)
            if tile is not None:
                found.append(tile)
    if isinstance(tiles, ListNode):
        for role in Role:
            if not roles[role]:
                message = msg("the set has no tile that is the {role}", role=ROLE_NAMES[role])
                hint = msg("write 'role: {role}' at one of the tiles", role=role.value)
                log.add(node.key_place("tiles"), "tile-role", message, hint)
    return found


def _role(item: MapNode) -> Role | None:
    text = item.text_of("role")
    return next((role for role in Role if role.value == text), None)


def _read_tile(
    tile_id: str, role: Role | None, item: MapNode, node: ScalarNode, rules: Rules, log: ProblemLog
) -> Tile | None:
    before = len(log)
    rows = [row for row in written_rows(node) if row.words]
    if not _has_shape(tile_id, node, rows, rules, log):
        return None
    cells: list[tuple[Terrain, ...]] = []
    for row in rows:
        cells.append(tuple(_terrain(word.text, word.place, log) for word in row.words))
    if len(log) > before:
        return None
    water = _read_water(item, rules, log)
    tile = Tile(tile_id, tuple(cells), role, water)
    _count_plots(tile, rows[0].place, rules, log)
    return tile


def _has_shape(tile_id: str, node: ScalarNode, rows: list[WrittenRow], rules: Rules, log: ProblemLog) -> bool:
    shape = rules.tile
    widths = [len(row.words) for row in rows]
    if widths == [shape.columns] * shape.rows:
        return True
    wrong = next((row for row in rows if len(row.words) != shape.columns), rows[0] if rows else None)
    hint: Message | None = None
    if any(len(word.text) > 1 for row in rows for word in row.words):
        hint = msg("put spaces between the cells")
    elif not node.is_block and len(rows) <= 1:
        hint = msg("write 'cells: |', and each row on its own line below it")
    log.add(
        wrong.place if wrong is not None else node.place,
        "tile-size",
        msg(
            "tile '{tile}' should have {rows} rows of {columns} cells, but it has {found}",
            tile=shown(tile_id),
            rows=shape.rows,
            columns=shape.columns,
            found=listed(widths) if len(set(widths)) > 1 else _size(widths),
        ),
        hint,
    )
    return False


def _size(widths: list[int]) -> Message:
    """So many rows of so many cells."""
    if not widths:
        return msg("none")
    return msg("{rows} of {columns}", rows=len(widths), columns=widths[0])


def _terrain(text: str, place: Place, log: ProblemLog) -> Terrain:
    found = next((terrain for terrain in Terrain if terrain.value == text), None)
    if found is not None:
        return found
    hint: Message | None = msg("cells: {codes}", codes=_codes())
    if latin_twin(text) in {"o", "x"}:
        hint = twin_hint(text)
    log.add(place, "unknown-code", msg("there is no cell '{code}'", code=shown(text)), hint)
    return Terrain.WILD


def _codes() -> Listed:
    return listed(msg("{code} ({name})", code=t.value, name=TERRAIN_NAMES[t]) for t in Terrain)


def _count_plots(tile: Tile, place: Place, rules: Rules, log: ProblemLog) -> None:
    """The City is all city plots, and the Castle has its one plot, or what the rules say."""
    if tile.role is None:
        return
    wanted = rules.tile.city if tile.role is Role.CITY else rules.tile.castle
    counted = [cell for row in tile.cells for cell in row if cell.is_plot]
    if tile.role is Role.CITY:
        counted = [cell for cell in counted if cell is Terrain.CITY_PLOT]
    if len(counted) != wanted or len(counted) != len(tile.plots):
        message = nmsg(
            "the {role} should have {number} plot, but this tile has {found}",
            "the {role} should have {number} plots, but this tile has {found}",
            wanted,
            role=ROLE_NAMES[tile.role],
            found=len(counted),
        )
        is_mixed = tile.role is Role.CITY and len(tile.plots) == wanted
        log.add(place, "plot-count", message, msg("the plots of the City are '#'") if is_mixed else None)


def _read_water(item: MapNode, rules: Rules, log: ProblemLog) -> frozenset[Border]:
    """The brooks of a tile: borders of two cells beside each other."""
    found: set[Border] = set()
    items = item.get("water")
    for node in items.items if isinstance(items, ListNode) else ():
        if not isinstance(node, ScalarNode):
            continue
        try:
            found.add(_parse_border(node.text(), rules))
        except CellError as error:
            log.add(node.place, "bad-value", error.message)
    return frozenset(found)


def _parse_border(text: str, rules: Rules) -> Border:
    names = text.split("/")
    if len(names) != 2:
        raise CellError(
            msg("'{text}' isn't a border; name the cells on both sides, such as A1/A2", text=shown(text))
        )
    one, other = (parse_cell(name) for name in names)
    for cell in (one, other):
        if not _is_inside(cell, rules):
            message = msg("'{text}': the tile has no such cell", text=shown(text))
            raise CellError(message)
    if abs(one[0] - other[0]) + abs(one[1] - other[1]) != 1:
        raise CellError(msg("'{text}': the two cells aren't side by side", text=shown(text)))
    return border(one, other)


def _is_inside(cell: Cell, rules: Rules) -> bool:
    return cell[0] < rules.tile.columns and cell[1] < rules.tile.rows
