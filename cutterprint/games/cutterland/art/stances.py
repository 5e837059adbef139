"""How creatures stand in their landscape: which scenery lies under them and before their feet."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from cutterprint.drawing.books import built_in_names
from cutterprint.drawing.shapes import Shape, place
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.components.squares import Square

_FOLDER = "cutterprint.games.cutterland"
_SHADOW = "shadow"


@dataclass(frozen=True)
class Stance:
    """The scenery of one creature by its names, in the order of drawing: before the icon, and after it."""

    under: tuple[str, ...] = ()
    over: tuple[str, ...] = ()


def scenery_names() -> tuple[str, ...]:
    """The names of the scenery that comes with the game."""
    return built_in_names(_FOLDER, "scenery")


@cache
def stance(icon: str, landscape: str) -> Stance:
    """How the creature or bonus with this icon stands in this landscape.

    What the data does not name stands as everybody does there: icons of people's own, and in landscapes of
    people's own there is only a shadow.
    """
    own = _data()["icons"].get(icon, {})
    common = _data()["landscapes"].get(landscape, _data()["elsewhere"])
    parts = own.get(landscape, own.get("anywhere", common))
    return Stance(*(_drawn(parts.get(side, ()), landscape) for side in ("under", "over")))


def standing(square: Square, art: ArtBook, x: float, y: float, size: float) -> Iterator[Shape]:
    """What stands on a square, in a box of this size: its icon, and the scenery around its feet."""
    if square.feature is None:
        return
    thing = art.rules.features.get(square.feature)
    held = stance(thing.icon if thing is not None else square.feature, square.landscape)
    over = () if square.feature in art.rules.bonuses else held.over
    for name in held.under:
        yield place(art.scenery(name), x, y, size)
    yield place(art.icon(square.feature), x, y, size)
    for name in over:
        yield place(art.scenery(name), x, y, size)


def _drawn(names: tuple[str, ...], landscape: str) -> tuple[str, ...]:
    """The drawings' names; a shadow has the colour of its landscape, if it is a built-in one."""
    shadow = f"{_SHADOW}-{landscape}"
    return tuple(shadow if name == _SHADOW and shadow in scenery_names() else name for name in names)


@cache
def _data() -> Mapping[str, Any]:
    import yaml  # slow to load

    text = (files(_FOLDER) / "art" / "stances.yaml").read_text(encoding="utf-8")
    loaded: Mapping[str, Any] = yaml.safe_load(text)
    return loaded
