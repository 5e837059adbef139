"""Lands written as files, to be read again."""

from cutterprint.games.cutterland.components.lands import Land, bridge_name, wall_name
from cutterprint.specs.cells import cell_name
from cutterprint.specs.writing import indented, yaml_text, yaml_words


def land_yaml(land: Land) -> str:
    """The file of a land."""
    lines = ["game: cutterland", "kind: land"]
    if land.name is not None:
        lines.append(f"name: {yaml_words(land.name)}")
    lines += [f"rules: {yaml_text(land.rules_name)}", "land: |", indented(land.text().splitlines(), 2)]
    if land.towers:
        lines.append(f"towers: [{', '.join(cell_name(cell) for cell in sorted(land.towers))}]")
    if land.walls:
        lines.append(f"walls: [{', '.join(wall_name(border) for border in sorted(land.walls))}]")
    if land.bridges:
        lines.append(f"bridges: [{', '.join(bridge_name(ends) for ends in sorted(land.bridges))}]")
    if land.miscut_cards:
        lines.append(f"miscut_cards: {land.miscut_cards}")
    if land.prey is not None:
        lines.append(f"prey: [{', '.join(cell_name(cell) for cell in sorted(land.prey))}]")
    return "\n".join(lines) + "\n"
