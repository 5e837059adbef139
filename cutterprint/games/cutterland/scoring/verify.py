"""Comparing what a file expects with what the engine finds."""

from collections.abc import Iterator, Mapping
from typing import Any

from cutterprint.games.cutterland.components.forms import ExpectFile
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.play.record import Record
from cutterprint.games.cutterland.scoring.score import Score, score
from cutterprint.games.cutterland.scoring.standings import Game, Tournament, score_tournament
from cutterprint.i18n import msg
from cutterprint.specs.problems import ProblemLog
from cutterprint.specs.tree import ListNode, MapNode, ScalarNode, find


def compare(value: object, node: MapNode, log: ProblemLog) -> int:
    """Tell where a file expects what is not so; gives how many things were compared."""
    compared = 0
    for land, expect, tree in _expectations(value, node):
        compared += len(expect)
        _compare(score(land), expect, tree, log)
    if isinstance(value, Tournament):
        compared += _compare_places(value, node, log)
    return compared


def _compare_places(tournament: Tournament, node: MapNode, log: ProblemLog) -> int:
    """The same for the order in which the players of a tournament come in."""
    wanted = find(node, "expect", "standings")
    if not isinstance(wanted, ListNode):
        return 0
    named = [item.text() for item in wanted.items if isinstance(item, ScalarNode)]
    found = [standing.name for standing in score_tournament(tournament).standings]
    if named != found:
        values = {"wanted": _told(named), "found": _told(found)}
        message = msg("'{key}' should be {wanted}, but is {found}", key="standings", **values)
        log.add(wanted.place, "expectation", message)
    return 1


def _expectations(value: object, node: MapNode) -> Iterator[tuple[Land, Mapping[str, Any], MapNode]]:
    """Every land of a spec that comes with expectations, and where they are written."""
    match value:
        case Land():
            yield from _one(value, node.get("expect"))
        case Record():
            expect = node.get("expect")
            for name, land in value.lands.items():
                yield from _one(land, expect.get(name) if isinstance(expect, MapNode) else None)
        case Game():
            yield from _players(value, node)
        case Tournament():
            for index, game in enumerate(value.games):
                inner = find(node, "games", index)
                if isinstance(inner, MapNode):
                    yield from _players(game, inner)


def _players(game: Game, node: MapNode) -> Iterator[tuple[Land, Mapping[str, Any], MapNode]]:
    for index, land in enumerate(game.lands.values()):
        player = find(node, "players", index)
        if isinstance(player, MapNode):
            yield from _one(land, player.get("expect"))


def _one(land: Land, expect: object) -> Iterator[tuple[Land, Mapping[str, Any], MapNode]]:
    if isinstance(expect, MapNode):
        # As its form reads it: `devoured: [07]` is text.
        yield land, ExpectFile.model_validate(expect.plain()).model_dump(exclude_unset=True), expect


def _compare(found: Score, expect: Mapping[str, Any], tree: MapNode, log: ProblemLog) -> None:
    for key, wanted in expect.items():
        actual = _actual(found, key)
        if key == "devoured":
            wanted, actual = sorted(map(str.upper, wanted)), sorted(actual)
        if wanted != actual:
            place = find(tree, key).place
            values = {"wanted": _told(wanted), "found": _told(actual)}
            message = (
                msg("the total should be {wanted}, but is {found}", **values)
                if key == "total"
                else msg("'{key}' should be {wanted}, but is {found}", key=key, **values)
            )
            hint = None
            if key == "total":
                hint = ", ".join(f"{part} {points}" for part, points in found.parts.items() if points)
            log.add(place, "expectation", message, hint)


def _actual(found: Score, key: str) -> Any:
    match key:
        case "total":
            return found.total
        case "areas":
            return found.areas
        case "survivors":
            return found.survivors
        case "devoured":
            return [found.name(meal.prey) for meal in found.meals]
        case _:
            return found.parts[key]


def _told(value: Any) -> object:
    if isinstance(value, list):
        return ", ".join(value) or msg("nobody")
    return value
