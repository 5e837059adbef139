"""What the commands share in asking a game."""

from typing import TypeVar

from cutterprint.errors import UsageError
from cutterprint.games.game import Game
from cutterprint.i18n import msg

Offer = TypeVar("Offer")


def offered(game: Game, verb: str, offer: Offer | None) -> Offer:
    """What a game offers for a verb; raises UsageError if it offers nothing."""
    if offer is None:
        raise UsageError(msg("{game} has no command '{verb}'", game=game.title, verb=verb))
    return offer
