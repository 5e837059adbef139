"""Why a recipe can't be met, told at the line that asks for too much."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cutterprint.i18n import Message
from cutterprint.specs.problems import Place, ProblemLog
from cutterprint.specs.tree import MapNode

Places = Mapping[tuple[str, ...], Place]
"""The place of every key of a recipe, by its path; the file itself has the empty path."""


@dataclass(frozen=True)
class Obstacle:
    """Why a recipe can't be met: the problem's code, the key of the recipe at fault, the reason in words."""

    code: str
    key: tuple[str, ...]
    message: Message
    hint: Message | None = None


def places_of(node: MapNode) -> Places:
    """Where each key of a recipe stands."""
    return {(): node.place, **_places(node, ())}


def _places(node: MapNode, path: tuple[str, ...]) -> dict[tuple[str, ...], Place]:
    found: dict[tuple[str, ...], Place] = {}
    for key, value in node.entries.items():
        found[*path, key] = node.key_place(key)
        if isinstance(value, MapNode):
            found |= _places(value, (*path, key))
    return found


def tell(obstacle: Obstacle, places: Places, log: ProblemLog) -> None:
    """Put what stands in the way at the line of the recipe that asks for it."""
    key = obstacle.key
    while key and key not in places:
        key = key[:-1]
    log.add(places[key], obstacle.code, obstacle.message, obstacle.hint)


def refuse(obstacles: Iterable[Obstacle], places: Places) -> None:
    """Raise SpecError with everything that stands in the way, if anything does."""
    log = ProblemLog()
    for obstacle in obstacles:
        tell(obstacle, places, log)
    log.raise_if_any()
