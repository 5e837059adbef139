"""Creatures stand in their landscape: everybody has scenery, low enough to hide nobody, in every palette."""

from importlib.resources import files
from itertools import product

import pytest

import cutterprint
from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.drawing.shapes import Path, bounds, paths
from cutterprint.games.cutterland.art.book import (
    ICON_SIZE,
    ArtBook,
    art_palette,
    built_in_grounds,
    built_in_icons,
)
from cutterprint.games.cutterland.art.stances import Stance, scenery_names, stance
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.rules.model import Rules

PACKAGE = "cutterprint.games.cutterland"
MOST_BYTES = 4_000
TOP = {"reeds": 67.0}
"""How high scenery reaches at most: the lowest quarter of the box; reeds, at its sides, a little higher."""


def base_rules() -> Rules:
    pack = cutterprint.load("starter")
    assert isinstance(pack, Pack)
    return pack.rules


def drawings(found: Stance) -> tuple[str, ...]:
    return (*found.under, *found.over)


def test_every_creature_stands_in_the_landscapes_where_it_lives() -> None:
    rules = base_rules()
    homes = [(one.icon, home) for one in rules.creatures.values() for home in one.lives_in]
    assert len(homes) > 6
    for icon, home in homes:
        found = stance(icon, home)
        assert found.under, (icon, home)
        assert found.over, (icon, home)


def test_every_name_is_a_drawing_and_every_drawing_is_used() -> None:
    places = (*built_in_grounds(), "swamp")
    icons = (*built_in_icons(), "newt.svg")
    used = {name for icon, place in product(icons, places) for name in drawings(stance(icon, place))}
    assert used == set(scenery_names())


def test_creatures_of_peoples_own_stand_as_everybody_does() -> None:
    assert stance("newt.svg", "plains") == Stance(("shadow-plains",), ("grass",))
    assert stance("newt.svg", "swamp") == Stance(("shadow",), ())
    assert stance("goblin", "moor") != stance("newt.svg", "moor") == stance("frog", "moor")


def test_nothing_stands_before_a_bonus() -> None:
    for bonus, place in product(base_rules().bonuses.values(), built_in_grounds()):
        assert not stance(bonus.icon, place).over


@pytest.mark.parametrize("name", scenery_names())
def test_scenery_is_small_and_stays_at_the_foot_of_the_box(name: str) -> None:
    assert len((files(PACKAGE) / "art" / "scenery" / f"{name}.svg").read_bytes()) <= MOST_BYTES
    box = bounds(ArtBook(base_rules()).scenery(name).shapes)
    assert box is not None
    left, top, right, bottom = box
    assert min(left, ICON_SIZE - right, ICON_SIZE - bottom) >= 0
    assert top >= TOP.get(name, 70.0)


@pytest.mark.parametrize(("name", "ink"), list(product(palette_names(), ink_names())))
def test_the_water_before_whoever_swims_is_that_of_the_wetland(name: str, ink: str) -> None:
    book = ArtBook(base_rules(), art_palette(name, ink))
    fills = [
        path.style.fill
        for path, _ in paths(book.scenery("ripples").shapes)
        if path.style.fill_role == "ground"
    ]
    (ground, *_) = book.ground("wetland").shapes
    assert isinstance(ground, Path)
    assert fills == [ground.style.fill]


def test_scenery_has_colours_of_its_own_in_every_palette_that_changes_colours() -> None:
    for name in set(palette_names()) - {"standard"}:
        known = set(art_palette(name).symbols)
        assert {f"scenery-{one}" for one in scenery_names()} - known <= {"scenery-shadow"}
        assert {one for one in known if one.startswith("scenery-")} <= {
            f"scenery-{one}" for one in scenery_names()
        }
