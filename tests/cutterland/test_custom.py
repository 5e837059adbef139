"""Packs with creatures of one's own follow from their files alone."""

import json
import shutil
from collections import Counter
from pathlib import Path

import pytest

import cutterprint
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.decks.generating import generate
from cutterprint.games.cutterland.decks.recipes import Recipe
from cutterprint.games.cutterland.decks.stats import compare, deck_stats
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.shelf.built_in import built_in
from tests.commands.test_commands import run

FOLDER = built_in("cutterland", "rules", "twilight").path.parent


def twilight() -> tuple[Rules, Recipe, Pack]:
    rules, recipe, pack = (cutterprint.load(f"twilight.{kind}") for kind in ("rules", "recipe", "pack"))
    assert isinstance(rules, Rules)
    assert isinstance(recipe, Recipe)
    assert isinstance(pack, Pack)
    return rules, recipe, pack


def test_twilight_is_what_its_recipe_asks_for() -> None:
    rules, recipe, pack = twilight()
    assert pack.rules == recipe.rules == rules
    assert compare(deck_stats(pack), recipe).differences == ()
    assert generate(recipe, seed=4, prefix="T") == pack.cards


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_twilight_speaks_every_language(language: str) -> None:
    rules, recipe, pack = twilight()
    for words in (rules.name, recipe.name, pack.name, *(item.name for item in rules.features.values())):
        assert language in words


def test_twilight_brings_two_creatures_and_their_icons() -> None:
    rules, _, pack = twilight()
    own = [creature for key, creature in rules.creatures.items() if key in {"owl", "fox"}]
    assert len(own) == 2
    for creature in own:
        assert (rules.folders[creature.key] / creature.icon).read_text(encoding="utf-8").startswith("<svg")
        assert deck_stats(pack).features[creature.key] >= 12


def test_an_evening_in_twilight_scores_as_worked_out_by_hand() -> None:
    done = run("verify", "twilight-evening")
    assert done.returncode == 0, done.stdout


def test_a_copy_of_twilight_follows_its_own_rules_file(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "copy")
    path = tmp_path / "copy" / "twilight.rules.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("points: 4", "points: 9"), encoding="utf-8")
    pack, original = cutterprint.load(tmp_path / "copy" / "twilight.pack.yaml"), twilight()[2]
    assert isinstance(pack, Pack)
    assert deck_stats(pack).average > deck_stats(original).average


RULES = """\
game: cutterland
kind: rules
id: pond
extends: base
creatures:
  snail:
    code: s
    name: {en: Snail, es: Caracol, ru: Улитка}
    lives_in: [wetland, moor]
    scores: {per: area, exactly: {3: 12}}
  dragon: null
bonuses:
  tower: null
"""
RECIPE = """\
game: cutterland
kind: recipe
id: pond
rules: pond.rules.yaml
cards: 6
features: {kraken: 5, goblin: 8, centaur: 6, turtle: 5, frog: 6, snail: 6, wall_bridge: 6}
patches: {least: 3, most: 5, singles: 1}
"""


def test_another_creature_needs_not_a_line_of_code(tmp_path: Path) -> None:
    (tmp_path / "pond.rules.yaml").write_text(RULES, encoding="utf-8")
    (tmp_path / "pond.recipe.yaml").write_text(RECIPE, encoding="utf-8")
    made = run("generate", "--recipe", "pond.recipe.yaml", "--seed", "1", "--id", "pond", cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    assert run("check", ".", cwd=tmp_path).stdout == "3 files checked, no problems\n"
    numbers = json.loads(run("stats", "pond.pack.yaml", "--json", cwd=tmp_path).stdout)
    assert numbers["features"]["snail"] == 6
    assert numbers["by_landscape"]["snail"]["plains"] == 0
    assert "dragon" not in numbers["features"]
    parts = Counter(key for card in numbers["worth"]["cards"].values() for key in card["parts"])
    assert parts["snail"] >= 3
    shown = run("show", "pond.pack.yaml", cwd=tmp_path).stdout
    assert "s Snail ×6" in shown
    assert run("used", "P01", "--pack", "pond.pack.yaml", cwd=tmp_path).returncode == 0
    assert "5 of 6 cards left" in run("stock", "--pack", "pond.pack.yaml", cwd=tmp_path).stdout


def test_a_pack_is_not_written_where_it_could_not_find_its_rules(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "pond.rules.yaml").write_text(RULES, encoding="utf-8")
    (tmp_path / "inner" / "pond.recipe.yaml").write_text(RECIPE, encoding="utf-8")
    words = ["generate", "--recipe", "inner/pond.recipe.yaml", "--seed", "1"]
    away = run(*words, "-o", str(tmp_path / "other" / "a.pack.yaml"), cwd=tmp_path)
    assert away.returncode == 2
    assert "a file only finds rules in its own folder" in away.stderr
    above = run(*words, "-o", "a.pack.yaml", cwd=tmp_path)
    assert above.returncode == 0, above.stderr
    assert 'rules: "inner/pond.rules.yaml"\n' in (tmp_path / "a.pack.yaml").read_text(encoding="utf-8")
    assert run("check", "a.pack.yaml", cwd=tmp_path).returncode == 0
