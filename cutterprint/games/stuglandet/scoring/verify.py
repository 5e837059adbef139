"""Comparing what a file expects with the score of its board."""

from collections.abc import Iterator

from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.components.expectations import NOT_PLAYERS
from cutterprint.games.stuglandet.rules.model import Part
from cutterprint.games.stuglandet.scoring.score import PlayerScore, Score, score
from cutterprint.i18n import Message, listed, msg
from cutterprint.specs.problems import ProblemLog
from cutterprint.specs.tree import ListNode, MapNode, Node, ScalarNode


def compare(value: object, node: MapNode, log: ProblemLog) -> int:
    """Tell where a board's file expects what is not so; gives how many things were compared."""
    expect = node.get("expect")
    board = value if isinstance(value, Board) else getattr(value, "board", None)
    if not isinstance(board, Board) or not isinstance(expect, MapNode):
        return 0
    return compare_score(score(board), expect, log)


def compare_score(found: Score, expect: MapNode, log: ProblemLog) -> int:
    """The same for a score, whatever it is the score of."""
    compared = 0
    for one in found.players:
        wanted = expect.get(one.player.name) if one.player.name not in NOT_PLAYERS else None
        for key, number in _numbers(wanted):
            compared += 1
            _compare_number(one, key, number, log)
    for key, actual in (
        ("ended", found.ended),
        ("winner", sorted(found.winners)),
        ("locked", found.locked_by),
    ):
        node = expect.get(key)
        if node is not None and node.plain() is not None:
            compared += 1
            _compare_other(key, node, actual, log)
    return compared


def _numbers(node: Node | None) -> Iterator[tuple[str, ScalarNode]]:
    """What is expected of a player, key by key; a number alone is the total."""
    numbers = node.entries if isinstance(node, MapNode) else {"total": node}
    for key, item in numbers.items():
        if isinstance(item, ScalarNode) and item.value is not None:
            yield key, item


def _compare_number(one: PlayerScore, key: str, wanted: ScalarNode, log: ProblemLog) -> None:
    actual = _actual(one, key)
    if wanted.value == actual:
        return
    name = one.player.name
    if key == "total":
        message = msg(
            "{player} should have {wanted} points, but has {found}",
            player=name,
            wanted=wanted.value,
            found=actual,
        )
    else:
        message = msg(
            "'{key}' of {player} should be {wanted}, but is {found}",
            key=key,
            player=name,
            wanted=wanted.value,
            found=actual,
        )
    hint = ", ".join(f"{part.value} {points}" for part, points in one.parts.items() if points)
    log.add(wanted.place, "expectation", message, hint or None)


def _actual(one: PlayerScore, key: str) -> int:
    match key:
        case "total":
            return one.total
        case "cabins_left":
            return one.cabins_left
        case "longest":
            return one.longest
        case _:
            return one.parts[Part(key)]


def _compare_other(key: str, node: Node, actual: object, log: ProblemLog) -> None:
    wanted = node.plain()
    if key == "winner":
        items = node.items if isinstance(node, ListNode) else (node,)
        wanted = sorted(item.text() for item in items if isinstance(item, ScalarNode))
    if key == "locked" and isinstance(node, MapNode):
        wanted = {tile: node.text_of(tile) for tile in node.entries}
    if wanted != actual:
        message = msg(
            "'{key}' should be {wanted}, but is {found}", key=key, wanted=_told(wanted), found=_told(actual)
        )
        log.add(node.place, "expectation", message)


def _told(value: object) -> object:
    match value:
        case True:
            return "true"
        case False:
            return "false"
        case list():
            return listed(value)
        case dict():
            pairs: list[object] = [f"{tile}: {owner}" for tile, owner in value.items()]
            return listed(pairs) if pairs else _NOTHING
        case _:
            return value


_NOTHING: Message = msg("nothing")
