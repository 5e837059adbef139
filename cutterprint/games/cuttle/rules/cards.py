"""Cards as small numbers, sets of cards as bits, and the names that files write for them.

A card's number is four times its rank (ace 0, king 12) plus its suit; the jokers come last.
"""

from collections.abc import Iterable
from functools import lru_cache

from cutterprint.errors import CutterprintError
from cutterprint.i18n import msg
from cutterprint.specs.problems import did_you_mean, shown

RANKS = "A23456789TJQK"
SUITS = "CDHS"
JOKER = "X"
CARD_NAMES = (*(rank + suit for rank in RANKS for suit in SUITS), "X1", "X2")
"""The name of every card by its number."""
CARD_NUMBERS = {name: number for number, name in enumerate(CARD_NAMES)}
PLAIN_CARDS = len(RANKS) * len(SUITS)
"""How many cards a deck has without jokers."""
MOST_JOKERS = len(CARD_NAMES) - PLAIN_CARDS
NO_CARD = -1


class UnknownCardError(CutterprintError, ValueError):
    """A text is no card; the message says so."""


def card_number(name: str) -> int:
    """The card that a name such as TH means; raises UnknownCardError for any other text."""
    found = CARD_NUMBERS.get(name)
    if found is None:
        meant = name.upper().replace("10", "T")
        hint = did_you_mean(meant, CARD_NUMBERS) if name != meant else None
        raise UnknownCardError(
            msg("there is no card '{name}'; {hint}", name=shown(name), hint=hint)
            if hint is not None
            else msg("there is no card '{name}'; write rank and suit, such as TH or 8S", name=shown(name))
        )
    return found


def rank_of(card: int) -> str:
    """The rank of a card as files write it: A, 2 … 9, T, J, Q, K, and X for a joker."""
    return CARD_NAMES[card][0]


def mask_of(cards: Iterable[int]) -> int:
    """A set of cards as bits."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


@lru_cache(maxsize=1 << 16)
def cards_in(mask: int) -> tuple[int, ...]:
    """The cards of a set, in the order of their numbers."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return tuple(cards)


def holds(mask: int, card: int) -> bool:
    """Whether a card is in a set; no card is in none."""
    return card != NO_CARD and mask >> card & 1 == 1


def card_names(cards: Iterable[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
