"""Decks of cards to print: how large they are, which cards are wanted, and with which back."""

from collections.abc import Sequence
from dataclasses import replace

from cutterprint.games.cuttle.art.book import ArtBook, art_palette
from cutterprint.games.cuttle.art.cheat_cards import cheat_cards
from cutterprint.games.cuttle.art.faces import CardPainter
from cutterprint.games.cuttle.decks.model import CardDeck, Size
from cutterprint.i18n import language, msg
from cutterprint.printing.deck import Deck, DeckOptions, MixedPacksError, Painted, deck_of


def card_deck(
    decks: Sequence[CardDeck],
    options: DeckOptions,
    *,
    size: Size | None = None,
    jokers: int | None = None,
    cheat: bool = False,
) -> Deck:
    """The cards of some decks; size and number of jokers are what is asked for, or what a deck says.

    With `cheat` two more cards of the first deck follow, to look things up on.
    """
    if size is None and len({deck.size for deck in decks}) > 1:
        raise MixedPacksError(
            msg(
                "error[mixed-packs]: the decks have cards of different sizes\n"
                "      = hint: print them one by one, or choose a --size"
            )
        )
    speech = language(options.language)
    colours = art_palette(options.palette, options.ink)
    painters = [
        CardPainter(
            deck if jokers is None else replace(deck, jokers=jokers),
            ArtBook(colours, deck.suits),
            speech,
            size=size,
            bleed=options.sheet.most_bleed,
        )
        for deck in decks
    ]
    painted = [
        Painted(painter.deck.id, painter.deck.name, painter, [(card, card) for card in painter.deck.cards()])
        for painter in painters
    ]
    # The white rim of playing cards stays clean.
    return deck_of(painted, options, extra=cheat_cards(painters[0]) if cheat else (), has_keyline=False)
