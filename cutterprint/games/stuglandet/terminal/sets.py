"""Recipes and the numbers of a set of tiles, for the terminal."""

from collections.abc import Iterator

from cutterprint.games.stuglandet.components.tile_reader import ROLE_NAMES, TERRAIN_NAMES
from cutterprint.games.stuglandet.components.tiles import Role, Terrain, Tile
from cutterprint.games.stuglandet.sets.recipes import Recipe
from cutterprint.games.stuglandet.sets.stats import SetStats, equal_words
from cutterprint.i18n import Language, Message, msg, said
from cutterprint.numbers import points_text, signed
from cutterprint.recipes.comparing import Compared
from cutterprint.specs.translated import Translated
from cutterprint.terminal import Terminal, table

_BAR = 24
OTHER_TILES = msg("other tiles")
BROOKS = msg("brooks")


def recipe_lines(recipe: Recipe, terminal: Terminal, speech: Language) -> Iterator[str]:
    """A recipe in words."""
    counts = recipe.counts
    yield _heading(recipe.name, recipe.id, recipe.tiles, recipe.rules_name, terminal, speech)
    yield ""
    plots = said(msg("{plots}, besides City and Castle", plots=TERRAIN_NAMES[Terrain.PLOT]), speech)
    rows = [
        (Terrain.PLOT.value, plots, counts.plots),
        (Terrain.LAKE.value, said(TERRAIN_NAMES[Terrain.LAKE], speech), counts.lakes),
        (Terrain.LANDFILL.value, said(TERRAIN_NAMES[Terrain.LANDFILL], speech), counts.landfills),
        (" ", said(BROOKS, speech), counts.brooks),
    ]
    yield from table([[f"{code}  {name}", str(number)] for code, name, number in rows])
    yield ""
    yield speech.gettext("plots on a tile: {least} to {most}").format(least=recipe.least, most=recipe.most)
    yield speech.gettext("City: {city} city plots; Castle: {castle}").format(
        city=recipe.rules.tile.city, castle=recipe.rules.tile.castle
    )
    yield speech.gettext("never: two tiles that are equal, as they are or turned by half")


def stats_lines(compared: Compared[SetStats], terminal: Terminal, speech: Language) -> Iterator[str]:
    """What is in a set of tiles, as tables."""
    stats = compared.found
    tiles = stats.tiles
    yield _heading(tiles.name, tiles.id, len(tiles.tiles), tiles.rules_name, terminal, speech)
    yield ""
    yield from _terrain(stats, speech)
    yield ""
    yield from _by_tile(stats, speech)
    yield ""
    yield from _worth(stats, speech)
    yield ""
    for ids in stats.duplicates:
        yield said(equal_words(ids), speech)
    if not stats.duplicates:
        yield speech.gettext("no two tiles are equal, even when turned by half")
    if compared.comparison is not None:
        yield ""
        yield from compared.comparison.lines(speech)


def _heading(name: Translated, key: str, tiles: int, rules: str, terminal: Terminal, speech: Language) -> str:
    told = speech.ngettext("{number} tile, rules: {rules}", "{number} tiles, rules: {rules}", tiles)
    title = terminal.painted(name.in_language(speech.code), bold=True)
    return f"{title} ({key}), {told.format(number=tiles, rules=rules)}"


def _terrain(stats: SetStats, speech: Language) -> Iterator[str]:
    """How many cells of each terrain there are, and on which tiles."""
    groups = [[tile for tile in stats.tiles.tiles if tile.role is role] for role in (*Role, None)]
    heads = [said(text, speech) for text in (*ROLE_NAMES.values(), OTHER_TILES)]
    rows = [["", speech.gettext("in all"), *heads]]
    for terrain in Terrain:
        numbers = [sum(_count(tile, terrain) for tile in group) for group in groups]
        name = f"{terrain.value}  {said(TERRAIN_NAMES[terrain], speech)}"
        rows.append([name, str(stats.terrain[terrain]), *map(_number, numbers)])
    brooks = [sum(len(tile.water) for tile in group) for group in groups]
    rows.append([f"   {said(BROOKS, speech)}", str(stats.brooks), *map(_number, brooks)])
    yield from table(rows)


def _count(tile: Tile, terrain: Terrain) -> int:
    return sum(row.count(terrain) for row in tile.cells)


def _number(number: int) -> str:
    return str(number or ".")


# For translators: heads of a table with a line for each tile; the numbers below them count its plots.
BY_TILE: dict[str, Message] = {
    "plots": msg("plots"),
    "by_lake": msg("by a lake"),
    "by_landfill": msg("by a landfill"),
    "islands": msg("islands"),
    "connections": msg("connections"),
    "worth": msg("worth"),
}


def _by_tile(stats: SetStats, speech: Language) -> Iterator[str]:
    rows = [[speech.gettext("tile"), *(said(head, speech) for head in BY_TILE.values())]]
    for facts in stats.facts:
        numbers = [getattr(facts, key) for key in BY_TILE]
        rows.append([facts.tile.id, *(signed(number) if number else "." for number in numbers)])
    rows.append([speech.gettext("in all"), *(signed(stats.total(key)) for key in BY_TILE)])
    yield from table(rows)
    tiles = [
        speech.ngettext("{plots} on {number} tile", "{plots} on {number} tiles", number).format(
            plots=plots, number=number
        )
        for plots, number in stats.plots_on_a_tile.items()
    ]
    if tiles:
        yield ""
        yield speech.gettext("plots on a tile, City and Castle aside: {numbers}").format(
            numbers=", ".join(tiles)
        )


def _worth(stats: SetStats, speech: Language) -> Iterator[str]:
    told = speech.gettext(
        "worth of a tile, City and Castle aside: {average} points on average, from {least} ({poorest}) to "
        "{most} ({best})"
    )
    yield told.format(
        average=points_text(stats.average),
        least=signed(stats.poorest.worth),
        poorest=stats.poorest.tile.id,
        most=signed(stats.best.worth),
        best=stats.best.tile.id,
    )
    yield speech.gettext(
        "(what a player scores whose cabins fill the tile, without the points for connected cabins)"
    )
    steps = stats.worth_steps
    most, width = max(steps.values()), max(map(len, steps))
    for worth, number in steps.items():
        yield f"{worth:>{width + 2}}  {'━' * -(-number * _BAR // most)} {number}"
