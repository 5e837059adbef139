"""The built-in set of tiles, the numbers of a set, and the files that `new` starts."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cutterprint.games.stuglandet.components.tiles import Role, Terrain, TileSet
from cutterprint.games.stuglandet.rules.model import Part
from cutterprint.games.stuglandet.sets.recipes import Recipe
from cutterprint.games.stuglandet.sets.stats import SetStats, compare, set_stats
from cutterprint.games.stuglandet.sets.writing import tiles_yaml
from cutterprint.i18n import languages
from cutterprint.shelf.resolver import load_bytes, load_one
from tests.problems import problems_of
from tests.running import invoke


def summer() -> TileSet:
    tiles = load_one("summer", ("tiles",), "stuglandet").value
    assert isinstance(tiles, TileSet)
    return tiles


def stats_of(*tiles: str) -> SetStats:
    """The numbers of a set of a City, a Castle and these tiles, each `cells / cells [water]`."""
    lines = ["game: stuglandet", "kind: tiles", "id: test", "tiles:"]
    named = ["# # # / # # #", "~ o ~ / ~ ~ .", *tiles]
    for number, (text, role) in enumerate(zip(named, ["city", "castle", *[""] * len(tiles)], strict=True)):
        cells, _, water = text.partition(" [")
        lines += [f"  - id: T{number}", *([f"    role: {role}"] if role else []), "    cells: |"]
        lines += [f"      {row}" for row in cells.split(" / ")]
        lines += [f"    water: [{water}"] if water else []
    found = load_bytes("\n".join(lines).encode())
    assert isinstance(found, TileSet)
    return set_stats(found)


def test_summer_has_the_sixteen_tiles_of_a_game() -> None:
    tiles = summer()
    assert [tile.id for tile in tiles.tiles] == ["city", "castle", *(f"T{n:02}" for n in range(1, 15))]
    assert len(tiles.tiles) == tiles.rules.tile.number
    assert {part: len(tiles.role(part).plots) for part in Role} == {Role.CITY: 6, Role.CASTLE: 1}
    assert set_stats(tiles).duplicates == ()


def test_summer_has_a_plot_for_every_cabin_until_the_game_ends() -> None:
    """Four players never place more than all cabins but one each of three of them."""
    tiles = summer()
    plots = sorted(len(tile.plots) for tile in tiles.tiles if tile.role is None)
    for players, seating in tiles.rules.seatings.items():
        most = players * (tiles.rules.cabins - 1) + 1
        fewest_plots = 7 + sum(plots[: seating.tiles - 2])
        assert fewest_plots >= most, players


def test_tiles_of_the_documentation_stay_as_they_are() -> None:
    tiles = summer().by_id
    assert ["".join(row) for row in tiles["castle"].cells] == ["~o~", "~~."]
    assert ["".join(row) for row in tiles["T01"].cells] == ["o~o", "ox."]
    assert {(0, 0), (0, 1)} <= set(tiles["T03"].plots)
    assert (1, 0) in tiles["T04"].plots
    assert (0, 0) in tiles["T07"].plots


def test_the_numbers_of_summer() -> None:
    stats = set_stats(summer())
    assert (stats.plots, stats.terrain[Terrain.LAKE], stats.terrain[Terrain.LANDFILL], stats.brooks) == (
        54,
        25,
        6,
        4,
    )
    assert stats.plots_on_a_tile == {2: 2, 3: 6, 4: 5, 5: 1}
    assert {key: stats.total(key) for key in ("by_lake", "by_landfill", "islands", "connections")} == {
        "by_lake": 27,
        "by_landfill": 9,
        "islands": 5,
        "connections": 32,
    }
    assert (stats.poorest.tile.id, stats.poorest.worth) == ("T05", 2)
    assert (stats.best.tile.id, stats.best.worth) == ("T13", 10)


def test_summer_is_what_its_recipe_asks_for() -> None:
    recipe = load_one("summer", ("recipe",), "stuglandet").value
    assert isinstance(recipe, Recipe)
    assert compare(set_stats(summer()), recipe).differences == ()


def test_the_worth_of_a_tile_is_what_its_plots_score_alone() -> None:
    stats = stats_of("o ~ o / o x .")
    city, castle, tile = stats.facts
    assert city.parts == {**dict.fromkeys(tile.parts, 0), Part.CABINS: 6, Part.CITY_PLOTS: 6, Part.CITY: 3}
    assert castle.worth == 1 + 1 + 2
    assert {part: points for part, points in tile.parts.items() if points} == {
        Part.CABINS: 3,
        Part.LAKES: 2,
        Part.LANDFILLS: -1,
        Part.TILES: 2,
    }
    assert Part.CONNECTED not in tile.parts


def test_worth_follows_the_points_of_the_rules() -> None:
    tiles = stats_of("o ~ o / o x .").tiles
    rules = replace(tiles.rules, points={**tiles.rules.points, Part.LAKES: 5})
    assert set_stats(replace(tiles, rules=rules)).facts[2].worth == 3 + 2 * 5 - 1 + 2


def test_a_brook_parts_plots_and_makes_islands() -> None:
    dry, wet = stats_of("o o . / ~ o .", "o o . / ~ o . [A1/B1]").facts[2:]
    assert (dry.connections, dry.longest, dry.islands) == (2, 3, 0)
    assert (wet.connections, wet.longest, wet.islands) == (1, 2, 1)


def test_tiles_that_are_equal_when_turned_by_half_are_found() -> None:
    stats = stats_of("o ~ o / o x .", ". x o / o ~ o", "o ~ o / . x o", "o ~ o / o x . [A1/A2]")
    assert stats.duplicates == (("T2", "T3"),)


def test_a_set_that_differs_from_a_recipe_is_told_how() -> None:
    recipe = load_one("summer", ("recipe",), "stuglandet").value
    assert isinstance(recipe, Recipe)
    found = compare(stats_of("o o o / o o o [A1/A2]", "~ ~ ~ / ~ ~ ~", "~ ~ ~ / ~ ~ ~"), recipe)
    assert [item.key for item in found.differences] == [
        "plots",
        "lakes",
        "landfills",
        "brooks",
        "plots_on_a_tile",
        "equal-tiles",
    ]
    assert str(found.differences[0].message) == "plots besides City and Castle: 6 instead of 10"


def test_stats_say_the_same_as_data_in_every_language() -> None:
    asked = ("stats", "summer", "--recipe", "summer", "--json", "--lang")
    answers = {invoke(*asked, code).stdout for code in languages()}
    (answer,) = answers
    value = json.loads(answer)
    assert value["cells"] == {"plots": 48, "city_plots": 6, "lakes": 25, "landfills": 6, "wild": 11}
    assert value["by_tile"]["T05"]["worth"] == 2
    assert value["by_tile"]["T05"]["parts"] == {"cabins": 3, "landfills": -3, "tiles": 2}
    assert value["plots"]["on_a_tile"] == {"2": 2, "3": 6, "4": 5, "5": 1}
    assert value["comparison"]["counts"]["lakes"] == {"wanted": 25, "found": 25}


@pytest.mark.parametrize("code", languages())
def test_stats_and_recipes_are_told_in_every_language(code: str, tmp_path: Path) -> None:
    told = invoke("stats", "summer", "--recipe", "summer", "--lang", code).stdout
    assert {"en": "woods or meadow", "es": "Castillo", "ru": "Замок"}[code] in told
    assert {"en": "as the recipe", "es": "receta", "ru": "рецепте"}[code] in told
    shown = invoke("show", "summer.recipe", "--lang", code).stdout
    assert {"en": "plots on a tile: 2 to 5", "es": "loseta", "ru": "плитк"}[code] in shown
    for name in ("chart.svg", "chart.pdf", "chart.png"):
        flag = f"--{name.split('.')[1]}"
        assert invoke("stats", "summer", "--lang", code, flag, str(tmp_path / name)).exit_code == 0
        assert (tmp_path / name).stat().st_size > 2000


def test_the_chart_shows_every_tile_and_its_worth() -> None:
    from cutterprint.drawing.palettes import palette
    from cutterprint.drawing.shapes import Text
    from cutterprint.games.stuglandet.art.set_charts import stats_drawing
    from cutterprint.i18n import language

    for ink in ("full", "light", "outline"):
        drawing = stats_drawing(set_stats(summer()), language("en"), palette("bw", ink))
        texts = [shape.string for shape in drawing.shapes if isinstance(shape, Text)]
        assert {tile.id for tile in summer().tiles} <= set(texts)
        # Each cell says what it is, whatever the colours.
        assert texts.count("~") == 25 + 1
        assert texts.count("x") == 6 + 1


def test_very_different_worths_are_told_by_steps() -> None:
    tiles = summer()
    rules = replace(tiles.rules, points={**tiles.rules.points, Part.LAKES: 100})
    stats = set_stats(replace(tiles, rules=rules))
    assert len(stats.worth_steps) <= 12
    assert sum(stats.worth_steps.values()) == len(stats.ordinary)


def test_a_written_set_is_read_back_as_it_was() -> None:
    tiles = replace(summer(), cell=30.0, colour="#3f6b6e")
    read = load_bytes(tiles_yaml(tiles, "A comment\n\nof lines").encode())
    assert read == replace(tiles, path=None)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("kind", ["tiles", "recipe", "rules"])
def test_new_writes_files_that_pass_check(kind: str, code: str, tmp_path: Path) -> None:
    done = invoke("new", kind, "Mökki: på ön", "--game", "stuglandet", "--lang", code, "--out", str(tmp_path))
    assert done.exit_code == 0, done.output
    (path,) = tmp_path.iterdir()
    assert path.name.endswith(f".{kind}.yaml")
    assert problems_of(path.read_bytes(), path) == ()
    assert invoke("check", str(path)).exit_code == 0


def test_the_shelf_lists_the_set_and_its_recipe() -> None:
    told = invoke("list", "--game", "stuglandet").stdout
    assert "sets of tiles\n    summer  Summer" in told
    assert "recipes\n    summer  Summer" in told
