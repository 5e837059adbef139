"""Dealing plots, landfills and lakes to the tiles: exact over the set, different from tile to tile."""

from cutterprint.games.stuglandet.components.tiles import Terrain
from cutterprint.games.stuglandet.sets.recipes import Recipe
from cutterprint.recipes.dice import Dice

DEALT = (Terrain.PLOT, Terrain.LANDFILL, Terrain.LAKE, Terrain.WILD)


Hand = dict[Terrain, int]
"""How many cells of each terrain a tile gets."""


class Dealer:
    """The hands of the ordinary tiles. Exchanging keeps the counts exact, whatever happens."""

    def __init__(self, recipe: Recipe, dice: Dice) -> None:
        self.recipe = recipe
        self.dice = dice
        start = {Terrain.PLOT: recipe.least, Terrain.LANDFILL: 0, Terrain.LAKE: 0}
        start[Terrain.WILD] = recipe.cells - recipe.least
        self.hands: list[Hand] = [dict(start) for _ in range(recipe.ordinary)]
        for _ in range(recipe.counts.plots - recipe.least * recipe.ordinary):
            self._give(self.dice.pick([hand for hand in self.hands if self._takes_plot(hand)]), Terrain.PLOT)
        for _ in range(recipe.counts.landfills):
            self._give(self._for_landfill(), Terrain.LANDFILL)
        for hand in self._for_lakes(recipe.counts.lakes - recipe.castle_lakes):
            self._give(hand, Terrain.LAKE)

    def exchange(self, one: int, other: int) -> bool:
        """Let two tiles exchange a cell of different terrains, if both stay within bounds."""
        mine, theirs = self.hands[one], self.hands[other]
        out = self.dice.pick([terrain for terrain in DEALT if mine[terrain]])
        come = self.dice.pick([terrain for terrain in DEALT if theirs[terrain]])
        if one == other or out is come:
            return False
        after = _swapped(mine, out, come), _swapped(theirs, come, out)
        bounds = range(self.recipe.least, self.recipe.most + 1)
        if not all(hand[Terrain.PLOT] in bounds for hand in after):
            return False
        self.hands[one], self.hands[other] = after
        return True

    def _takes_plot(self, hand: Hand) -> bool:
        return hand[Terrain.WILD] > 0 and hand[Terrain.PLOT] < self.recipe.most

    def _for_landfill(self) -> Hand:
        """Landfills are spread; now and then one tile gets two of them."""
        free = [hand for hand in self.hands if hand[Terrain.WILD]]
        chosen = self.dice.pick(free)
        return self.dice.pick(free) if chosen[Terrain.LANDFILL] else chosen

    def _for_lakes(self, number: int) -> list[Hand]:
        """Each free cell of the set is as likely, so that there are large lakes and dry tiles."""
        cells = [hand for hand in self.hands for _ in range(hand[Terrain.WILD])]
        self.dice.shuffle(cells)
        return cells[:number]

    def _give(self, hand: Hand, terrain: Terrain) -> None:
        hand[Terrain.WILD] -= 1
        hand[terrain] += 1


def _swapped(hand: Hand, out: Terrain, come: Terrain) -> Hand:
    """The hand with one cell of another terrain."""
    return {**hand, out: hand[out] - 1, come: hand[come] + 1}
