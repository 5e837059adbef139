"""The box of a pack: how often its cards are in it, and its rules with the numbers of that box."""

from dataclasses import replace

from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.rules.model import CARDS, Rules


def copies_in_box(pack: Pack) -> int:
    """How many copies of a pack come nearest to the box of its rules.

    A pack of less than half a box is there to be added to others, or is still being invented: one copy.
    """
    cards, size = pack.rules.box.get(CARDS, 0), len(pack.cards)
    return max(1, round(cards / size)) if 2 * size >= cards else 1


def boxed_rules(pack: Pack, copies: int | None = None) -> Rules:
    """The rules of a pack with a box that holds its own cards: as often as said, or as fill the box."""
    cards = len(pack.cards) * (copies or copies_in_box(pack))
    return replace(pack.rules, box={**pack.rules.box, CARDS: cards})
