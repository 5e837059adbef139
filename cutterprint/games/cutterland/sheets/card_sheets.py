"""Packs as a deck to print: whether they go together, how their cards look, and which of them are wanted."""

from collections.abc import Callable, Sequence
from functools import partial

from cutterprint.drawing.shapes import Symbol
from cutterprint.errors import CutterprintError
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.cards import DEFAULT_SQUARE, CardLook, CardPainter, Cutter
from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.i18n import listed, msg
from cutterprint.printing.deck import Deck, DeckCard, DeckOptions, DeckPack, chosen_cards, copied

ExtraFace = Callable[[ArtBook, tuple[float, float]], Symbol]
"""Draws a card that is no card of a pack, in the art and the size of the others."""


class MixedPacksError(CutterprintError):
    """Cards of several packs were to be printed together."""


def card_deck(
    packs: Sequence[Pack],
    options: DeckOptions,
    *,
    square: float | None = None,
    cards: Sequence[Card] | None = None,
    cut: Cutter | None = None,
    extra: ExtraFace | None = None,
) -> Deck:
    """The deck of some packs; `cards` are printed instead of a choice of theirs, `cut` marks cuts on them."""
    _check_mix(packs, mix=options.is_mixed)
    colours = art_palette(options.palette, options.ink)
    square = square or next((pack.square for pack in packs if pack.square), None)
    look = CardLook(square=square or DEFAULT_SQUARE, bleed=options.sheet.most_bleed)
    painters = [CardPainter(pack, ArtBook(pack.rules, colours), look, cut) for pack in packs]
    printed: list[DeckCard] = []
    for painter in painters:
        pack = painter.pack
        origin = DeckPack(pack.id, str(pack.name), painter.back)
        offered = [
            DeckCard(card.id, origin, partial(painter.face, card))
            for card in (pack.cards if cards is None else cards)
        ]
        printed += copied(chosen_cards(offered, options.cards), options.copies)
    size = (painters[0].width, painters[0].height)

    def shared() -> tuple[Symbol, ...]:
        return tuple({s.name: s for painter in painters for s in painter.shared()}.values())

    return Deck(
        name=" + ".join(pack.name.in_language(options.language) for pack in packs),
        size=size,
        cards=printed,
        shared=shared,
        sheet=options.sheet,
        printer=options.printer,
        extra=(extra(painters[0].art, size),) if extra is not None else (),
    )


def _check_mix(packs: Sequence[Pack], *, mix: bool) -> None:
    """Packs are mixed only if that is wanted and their cards have one shape."""
    if len({pack.id for pack in packs}) > 1 and not mix:
        raise MixedPacksError(
            msg(
                "error[mixed-packs]: {packs} are different packs, and cards of different packs are never "
                "shuffled together\n      = hint: print them one by one, or add --mix",
                packs=listed(msg("'{name}'", name=pack.id) for pack in packs),
            )
        )
    if len({(pack.rules.card.columns, pack.rules.card.rows) for pack in packs}) > 1:
        raise MixedPacksError(msg("error[mixed-packs]: the packs have cards of different shapes"))
