"""Packs as a deck to print: whether they go together, how their cards look, and which of them are wanted."""

from collections.abc import Callable, Sequence

from cutterprint.drawing.shapes import Symbol
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.cards import DEFAULT_SQUARE, CardLook, CardPainter, Cutter
from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.i18n import listed, msg
from cutterprint.printing.deck import Deck, DeckOptions, MixedPacksError, Painted, deck_of

ExtraFace = Callable[[ArtBook, tuple[float, float]], Symbol]
"""Draws a card that is no card of a pack, in the art and the size of the others."""


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
    painted = [
        Painted(
            pack.id,
            pack.name,
            painter,
            [(card.id, card) for card in (pack.cards if cards is None else cards)],
        )
        for pack, painter in zip(packs, painters, strict=True)
    ]
    size = (painters[0].width, painters[0].height)
    more = (extra(painters[0].art, size),) if extra is not None else ()
    return deck_of(painted, options, extra=more)


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
