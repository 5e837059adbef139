"""The rules of a variant made ready for play: for each card and seat, what the engine asks all the time."""

from collections.abc import Callable
from functools import cache

from cutterprint.games.cuttle.rules.cards import CARD_NAMES, PLAIN_CARDS, cards_in, mask_of, rank_of
from cutterprint.games.cuttle.rules.model import STANDARD, OneOff, Rank, Royal, Rules, Threat, Variant
from cutterprint.games.cuttle.rules.rules_reader import base_rules


class Table:
    """Rules and variant as lookups by card number and seat; made once, never changed."""

    def __init__(self, rules: Rules, variant: Variant) -> None:
        self.rules = rules
        self.variant = variant
        self.seats = variant.players
        self.cards = (1 << (PLAIN_CARDS + variant.jokers)) - 1
        self.hand_limit = variant.hand_limit
        self.passes = rules.passes
        self._by_card = tuple(rules.ranks[rank_of(card)] for card in range(len(CARD_NAMES)))
        self.points = tuple(rank.points for rank in self._by_card)
        self.royals: tuple[Royal | None, ...] = tuple(rank.royal for rank in self._by_card)
        self.one_offs: tuple[OneOff | None, ...] = tuple(rank.one_off for rank in self._by_card)
        self.numbers = tuple(rank.number for rank in self._by_card)
        self.strength = tuple(
            rank.points * len(rules.suits) + (rules.suits.index(CARD_NAMES[card][1]) if rank.points else 0)
            for card, rank in enumerate(self._by_card)
        )
        self.kings = self._where(lambda rank: rank.royal is Royal.LOWER_GOAL)
        self.glasses = self._where(lambda rank: rank.royal is Royal.GLASSES)
        self.counters = self._where(lambda rank: rank.counters)
        self.answers = self._where(lambda rank: rank.answers) if variant.answers else 0
        self.protectors = {threat: self._protecting_from(threat) for threat in Threat}
        self.opponents = tuple(self._opponents(seat) for seat in range(self.seats))
        self._worth: dict[int, int] = {}

    def _where(self, holds: Callable[[Rank], bool]) -> int:
        return mask_of(card for card, rank in enumerate(self._by_card) if holds(rank))

    def _protecting_from(self, threat: Threat) -> int:
        return self._where(lambda rank: threat in rank.protects)

    def _opponents(self, seat: int) -> tuple[int, ...]:
        """Whom a seat plays against, in turn order."""
        others = [(seat + step) % self.seats for step in range(1, self.seats)]
        return tuple(other for other in others if not self.are_partners(seat, other))

    def are_partners(self, one: int, other: int) -> bool:
        """Whether two seats win together: a seat and itself, and those across in teams."""
        return one == other or (self.variant.is_teams and (one - other) % 2 == 0)

    def team(self, seat: int) -> tuple[int, ...]:
        return tuple(other for other in range(self.seats) if self.are_partners(seat, other))

    def after(self, seat: int) -> int:
        """The seat whose turn comes next."""
        return (seat + 1) % self.seats

    def rank(self, card: int) -> Rank:
        return self._by_card[card]

    def worth(self, points: int) -> int:
        """The points of a set of point cards."""
        found = self._worth.get(points)
        if found is None:
            found = self._worth[points] = sum(self.points[card] for card in cards_in(points))
        return found

    def goal(self, royals: int) -> int:
        """The points that win with these royals in play."""
        goals = self.variant.goals
        return goals[min((royals & self.kings).bit_count(), len(goals) - 1)]


@cache
def base_table(variant: str = STANDARD) -> Table:
    """The base game in one of its variants."""
    rules = base_rules()
    return Table(rules, rules.variants[variant])
