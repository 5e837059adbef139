"""Dealing the creatures and bonuses of a recipe to the cards: exact over the deck, mixed on each card."""

from cutterprint.games.cutterland.decks.recipes import Recipe, rooms_by_feature
from cutterprint.recipes.dice import Dice

_SWAPS_A_FEATURE = 3


class Dealer:
    """The hands of a deck. Swapping keeps the counts exact, whatever happens."""

    def __init__(self, recipe: Recipe, dice: Dice) -> None:
        self.recipe = recipe
        self.dice = dice
        self.bonuses = frozenset(recipe.rules.bonuses)
        # One more of a kind than an even deal gives: cards differ, and none is a crowd of one kind.
        self.most = {key: -(-count // recipe.cards) + 1 for key, count in recipe.features.items()}
        self.rooms = [
            (keys, room) for keys, room in rooms_by_feature(recipe) if room < recipe.rules.card.features
        ]
        self.hands = self._dealt()
        self._mix()

    def _dealt(self) -> list[list[str]]:
        """One feature after the other round the table, so that each card gets its even part of any kind.

        Kinds that share a home lie next to each other, bonuses too: their sum is dealt evenly as well.
        """
        recipe = self.recipe
        order = sorted(
            (key for key in recipe.rules.features if recipe.features.get(key)),
            key=lambda key: (key in self.bonuses, recipe.homes(key)),
        )
        hands: list[list[str]] = [[] for _ in range(recipe.cards)]
        at = 0
        for key in order:
            for _ in range(recipe.features[key]):
                hands[at % recipe.cards].append(key)
                at += 1
        return hands

    def _mix(self) -> None:
        features = self.recipe.rules.card.features
        for _ in range(self.recipe.cards * features * _SWAPS_A_FEATURE):
            one, other = self.dice.below(len(self.hands)), self.dice.below(len(self.hands))
            self.swap(one, other)
        for hand in self.hands:
            self.dice.shuffle(hand)
        self.dice.shuffle(self.hands)

    def swap(self, one: int, other: int) -> bool:
        """Exchange a random feature of two cards, if both stay within bounds."""
        mine, theirs = self.hands[one], self.hands[other]
        if not mine:
            return False
        here, there = self.dice.below(len(mine)), self.dice.below(len(theirs))
        if one == other or mine[here] == theirs[there]:
            return False
        mine[here], theirs[there] = theirs[there], mine[here]
        if self._allowed(mine, mine[here]) and self._allowed(theirs, theirs[there]):
            return True
        mine[here], theirs[there] = theirs[there], mine[here]
        return False

    def _allowed(self, hand: list[str], came: str) -> bool:
        if hand.count(came) > self.most[came]:
            return False
        if came in self.bonuses and sum(key in self.bonuses for key in hand) > self.recipe.most_bonuses:
            return False
        return all(sum(key in keys for key in hand) <= room for keys, room in self.rooms)
