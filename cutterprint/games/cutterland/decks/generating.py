"""A new deck from a recipe and a seed."""

from dataclasses import dataclass

from cutterprint.games.cutterland.components.cards import Card
from cutterprint.games.cutterland.decks.dealing import Dealer
from cutterprint.games.cutterland.decks.drafting import Drafter
from cutterprint.games.cutterland.decks.recipes import EQUAL_CARDS, Recipe, obstacles
from cutterprint.games.cutterland.decks.worth import Valuer
from cutterprint.i18n import msg
from cutterprint.numbers import POINT, points_text
from cutterprint.recipes.dice import Dice
from cutterprint.recipes.obstacles import Obstacle, refuse

_THROWS_A_LAYOUT = 100
_LAYOUTS_A_CARD = 16
_LAYOUTS_TO_MEND = 6
_SAMPLE = 200
_EXCHANGES_A_ROUND = 250
_THROWS_TO_MEND = 4000
_THROWS_TO_MEND_A_CARD = 250
_NO_CARD = 1_000_000


def generate(recipe: Recipe, seed: int, *, prefix: str = "C") -> tuple[Card, ...]:
    """The cards of a deck; raises SpecError with the reason where the recipe can't be met.

    Every loop is counted, not timed: the same recipe and seed give the same cards everywhere.
    """
    refuse(obstacles(recipe), recipe.places)
    deck = _Deck(recipe, Dice(seed), prefix)
    unmet = deck.fill() or deck.mend()
    refuse([unmet] if unmet is not None else [], recipe.places)
    deck.polish()
    return tuple(laid.card for laid in deck.laid if laid is not None)


@dataclass(frozen=True)
class _Laid:
    """A card laid out, what it is worth in hundredths of a point, and what speaks against it."""

    card: Card
    worth: int
    dullness: int
    ground: dict[str, int]


class _Deck:
    """A deck in the making: hands of features, and a card laid out for each of them."""

    def __init__(self, recipe: Recipe, dice: Dice, prefix: str) -> None:
        self.recipe = recipe
        self.dice = dice
        digits = max(2, len(str(recipe.cards)))
        self.ids = [f"{prefix}{number:0{digits}}" for number in range(1, recipe.cards + 1)]
        self.drafter = Drafter(recipe)
        self.valuer = Valuer(recipe.rules)
        self.dealer = Dealer(recipe, dice)
        self.laid: list[_Laid | None] = [None] * recipe.cards
        self.keys: set[object] = set()
        self.ground = dict.fromkeys(recipe.landscapes, 0)
        self.there = 0
        self.middle = 0
        self.equal_cards = 0
        self.throws = 0

    def fill(self) -> Obstacle | None:
        """Lay out every hand, near the worth that random cards of this recipe have on average."""
        sample = [self._candidate(number % self.recipe.cards) for number in range(_SAMPLE)]
        worths = [laid.worth for laid in sample if laid is not None]
        if not worths:
            return self._no_layout()
        self.middle = (2 * sum(worths) + len(worths)) // (2 * len(worths))
        for index in range(self.recipe.cards):
            self._put(index, self._choose(index, _LAYOUTS_A_CARD))
        return None

    def mend(self) -> Obstacle | None:
        """Where a card's worth is off, exchange a feature with another card and lay out both again.

        It goes on for so many throws, as long as the deck gets better; what is left then can't be had.
        """
        off = self._total_off()
        most_throws = self.throws + _THROWS_TO_MEND + _THROWS_TO_MEND_A_CARD * self.recipe.cards
        while off:
            for _ in range(_EXCHANGES_A_ROUND):
                wrong = [index for index, laid in enumerate(self.laid) if self._off(laid)]
                if not wrong or self.throws > most_throws:
                    break
                self._exchange(self.dice.pick(wrong))
            before, off = off, self._total_off()
            if self.throws > most_throws or off > before - before // 20 - 1:
                break
        if None in self.laid:
            return self._no_other_card() if self.equal_cards else self._no_layout()
        worths = [laid.worth for laid in self.laid if laid is not None]
        spread, bound = max(worths) - min(worths), self.recipe.spread
        return self._no_even_deck(spread, bound) if bound is not None and spread > bound else None

    def polish(self) -> None:
        """Lay out dull cards once more, as long as they stay even."""
        for index, laid in enumerate(self.laid):
            if laid is not None and laid.dullness:
                self._take(index)
                other = self._choose(index, _LAYOUTS_A_CARD)
                is_better = other is not None and other.dullness < laid.dullness and not self._off(other)
                self._put(index, other if is_better else laid)

    def _total_off(self) -> int:
        return sum(self._off(laid) for laid in self.laid)

    def _off(self, laid: _Laid | None) -> int:
        """How far a card is outside the half of the spread that it may differ from the middle."""
        if laid is None:
            return _NO_CARD
        if self.recipe.spread is None:
            return 0
        return max(0, abs(laid.worth - self.middle) - self.recipe.spread // 2)

    def _exchange(self, index: int) -> None:
        if self.recipe.cards == 1:
            self._put(index, self._choose(index, _LAYOUTS_TO_MEND))
            return
        other = (index + 1 + self.dice.below(self.recipe.cards - 1)) % self.recipe.cards
        hands = list(self.dealer.hands[index]), list(self.dealer.hands[other])
        before = self._take(index), self._take(other)
        self.dealer.swap(index, other)
        self._put(index, self._choose(index, _LAYOUTS_TO_MEND))
        self._put(other, self._choose(other, _LAYOUTS_TO_MEND))
        after = self.laid[index], self.laid[other]
        if sum(map(self._off, after)) > sum(map(self._off, before)):
            for at, hand, laid in zip((index, other), hands, before, strict=True):
                self._take(at)
                self.dealer.hands[at] = hand
                self._put(at, laid)

    def _take(self, index: int) -> _Laid | None:
        """Take a card out of the deck."""
        laid, self.laid[index] = self.laid[index], None
        if laid is not None:
            self.keys.discard(laid.card.whichever_way())
            self.there -= 1
            for landscape, number in laid.ground.items():
                self.ground[landscape] -= number
        return laid

    def _put(self, index: int, laid: _Laid | None) -> None:
        if laid is None:
            return
        self._take(index)
        self.laid[index] = laid
        self.keys.add(laid.card.whichever_way())
        self.there += 1
        for landscape, number in laid.ground.items():
            self.ground[landscape] += number

    def _choose(self, index: int, layouts: int) -> _Laid | None:
        """The first card of a hand that nothing speaks against, else the best of so many."""
        best: _Laid | None = None
        least: tuple[int, int] | None = None
        for _ in range(layouts):
            laid = self._candidate(index)
            if laid is None:
                break
            if EQUAL_CARDS in self.recipe.never and laid.card.whichever_way() in self.keys:
                self.equal_cards += 1
                continue
            against = self._off(laid), laid.dullness + self._drift(laid)
            if least is None or against < least:
                best, least = laid, against
            if against == (0, 0):
                break
        return best

    def _candidate(self, index: int) -> _Laid | None:
        hand = self.dealer.hands[index]
        for _ in range(_THROWS_A_LAYOUT):
            self.throws += 1
            layout = self.drafter.draft(hand, self.dice)
            if layout is not None:
                card = self.drafter.card(self.ids[index], layout.squares)
                ground = dict.fromkeys(self.recipe.landscapes, 0)
                for square in layout.squares:
                    ground[square.landscape] += 1
                return _Laid(card, self.valuer.worth(card), layout.dullness, ground)
        return None

    def _drift(self, laid: _Laid) -> int:
        """By how many squares a card would carry the deck's ground away from its shares."""
        shares = self.recipe.shares
        whole = sum(shares.values())
        drift = 0
        for landscape, number in laid.ground.items():
            wanted = self.drafter.size * (self.there + 1) * shares[landscape] // whole
            drift = max(drift, abs(self.ground[landscape] + number - wanted))
        return max(0, drift - self.drafter.size // 3)

    def _no_layout(self) -> Obstacle:
        patches = self.recipe.patches
        message = msg(
            "no card was found with {least} to {most} patches and room for the creatures of the recipe",
            least=patches.least,
            most=patches.most,
        )
        if patches.singles < patches.most:
            message = msg(
                "no card was found with {least} to {most} patches, at most {singles} of them single squares, "
                "and room for the creatures of the recipe",
                least=patches.least,
                most=patches.most,
                singles=patches.singles,
            )
        hint = msg("allow fewer or more patches, or more single squares")
        return Obstacle("recipe-unmet", ("patches",), message, hint)

    def _no_other_card(self) -> Obstacle:
        found = sum(laid is not None for laid in self.laid)
        return Obstacle(
            "recipe-unmet",
            ("cards",),
            msg(
                "there aren't enough different cards: after {number}, each new one was equal to an earlier "
                "one, as it is or turned",
                number=found,
            ),
            msg("ask for fewer cards, or remove equal-cards from 'never'"),
        )

    def _no_even_deck(self, spread: int, bound: int) -> Obstacle:
        return Obstacle(
            "recipe-unmet",
            ("worth", "spread"),
            msg(
                "no deck was found whose cards differ by at most {bound} points in worth; in the nearest one "
                "they differ by {spread}",
                bound=points_text(bound),
                spread=points_text(spread),
            ),
            msg("try another seed, or allow {points}", points=-(-spread // POINT)),
        )
