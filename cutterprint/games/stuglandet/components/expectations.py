"""What a file expects of its score: the names in it must be those of the board."""

from collections.abc import Iterable, Sequence

from cutterprint.games.stuglandet.components.boards import Player, TileGrid
from cutterprint.games.stuglandet.components.forms import ExpectFile
from cutterprint.i18n import listed, msg
from cutterprint.specs.problems import Place, ProblemLog, did_you_mean, shown
from cutterprint.specs.tree import ListNode, MapNode, Node, ScalarNode

NOT_PLAYERS = tuple(ExpectFile.model_fields)
"""The keys of `expect` that are no player's name."""


def check_expect(node: Node | None, players: Sequence[Player], grid: TileGrid, log: ProblemLog) -> None:
    """Tell of players and tiles that are not on the board; a wrong form has been told already."""
    if not isinstance(node, MapNode):
        return
    names = [player.name for player in players]
    for key in node.entries:
        if key not in NOT_PLAYERS:
            _check_player(key, node.key_place(key), "unknown-key", names, log)
    winner = node.get("winner")
    for item in winner.items if isinstance(winner, ListNode) else [winner]:
        if isinstance(item, ScalarNode):
            _check_player(item.text(), item.place, "bad-value", names, log)
    locked = node.get("locked")
    if isinstance(locked, MapNode):
        ids = [laid.tile.id for laid in grid.tiles]
        for tile, owner in locked.entries.items():
            if tile not in ids:
                message = msg("the tile '{tile}' isn't on the board", tile=shown(tile))
                log.add(locked.key_place(tile), "unknown-tile", message, did_you_mean(tile, ids))
            if isinstance(owner, ScalarNode):
                _check_player(owner.text(), owner.place, "bad-value", names, log)


def _check_player(name: str, place: Place, code: str, names: Iterable[str], log: ProblemLog) -> None:
    names = list(names)
    if name not in names:
        hint = did_you_mean(name, names) or msg("players: {names}", names=listed(names))
        log.add(place, code, msg("there is no player '{name}'", name=shown(name)), hint)
