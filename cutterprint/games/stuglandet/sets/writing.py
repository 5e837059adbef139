"""Sets of tiles printed back as YAML that reads like one written by hand."""

from cutterprint.games.stuglandet.components.tiles import Border, Tile, TileSet
from cutterprint.specs.cells import cell_name
from cutterprint.specs.writing import indented, yaml_text, yaml_words


def tiles_yaml(tiles: TileSet, comment: str = "") -> str:
    """The file of a set of tiles; a comment goes in front, line by line."""
    head = [f"# {line}".rstrip() for line in comment.splitlines()]
    head += [
        "game: stuglandet",
        "kind: tiles",
        f"id: {yaml_text(tiles.id)}",
        f"name: {yaml_words(tiles.name)}",
        f"rules: {yaml_text(tiles.rules_name)}",
        *([f"cell: {tiles.cell:g}mm"] if tiles.cell is not None else []),
        *([f'colour: "{tiles.colour}"'] if tiles.colour is not None else []),
        "",
        "tiles:",
    ]
    return "\n".join(head) + "\n" + "\n".join(_tile_yaml(tile) for tile in tiles.tiles)


def brook_name(place: Border) -> str:
    """A brook as files write it: the cells on its two sides."""
    return "/".join(map(cell_name, place))


def _tile_yaml(tile: Tile) -> str:
    lines = [f"  - id: {yaml_text(tile.id)}"]
    if tile.role is not None:
        lines.append(f"    role: {tile.role.value}")
    lines += ["    cells: |", indented((" ".join(row) for row in tile.cells), 6)]
    if tile.water:
        lines.append(f"    water: [{', '.join(brook_name(place) for place in sorted(tile.water))}]")
    return "\n".join(lines) + "\n"
