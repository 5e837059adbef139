"""Decks of cards to print: how large they are, which cards are wanted, and with which back."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from cutterprint.drawing.shapes import Symbol
from cutterprint.errors import CutterprintError
from cutterprint.games.cuttle.art.book import ArtBook, art_palette
from cutterprint.games.cuttle.art.cheat_cards import cheat_cards
from cutterprint.games.cuttle.art.faces import CardPainter
from cutterprint.games.cuttle.decks.model import CardDeck, Size
from cutterprint.i18n import language, msg
from cutterprint.printing.deck import Deck, DeckCard, DeckOptions, DeckPack, chosen_cards, copied


class MixedDecksError(CutterprintError):
    """Decks of different sizes were to be printed together."""


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
        raise MixedDecksError(
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
    printed: list[DeckCard] = []
    for painter in painters:
        deck = painter.deck
        origin = DeckPack(deck.id, str(deck.name), painter.back)
        offered = [DeckCard(card, origin, partial(painter.face, card)) for card in deck.cards()]
        printed += copied(chosen_cards(offered, options.cards), options.copies)

    def shared() -> tuple[Symbol, ...]:
        return tuple({s.name: s for painter in painters for s in painter.shared()}.values())

    return Deck(
        name=" + ".join(deck.name.in_language(options.language) for deck in decks),
        size=(painters[0].width, painters[0].height),
        cards=printed,
        shared=shared,
        sheet=options.sheet,
        printer=options.printer,
        extra=cheat_cards(painters[0]) if cheat else (),
        # The white rim of playing cards stays clean.
        has_keyline=False,
    )
