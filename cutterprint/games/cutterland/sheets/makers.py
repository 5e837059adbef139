"""The printed parts of Cutterland, from a request to pages: what the commands and the kit ask for."""

from collections.abc import Sequence

from cutterprint.errors import UsageError
from cutterprint.games.cutterland.answers import score_answer
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.cards import DEFAULT_SQUARE
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.options import (
    CardOptions,
    ReferenceOptions,
    ScorepadOptions,
)
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.scoring.standings import GameScore, TournamentScore
from cutterprint.games.cutterland.sheets.card_sheets import card_deck
from cutterprint.games.cutterland.sheets.reference import reference_pages
from cutterprint.games.cutterland.sheets.rules_booklet import rules_pages
from cutterprint.games.cutterland.sheets.scorepad import Pad, pad_pages, pad_parts
from cutterprint.games.cutterland.sheets.tokens import token_pages
from cutterprint.i18n import msg
from cutterprint.options import BookletOptions
from cutterprint.pages.booklets import rules_printed
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.pads import pads_printed
from cutterprint.pages.reference_sheets import reference_parts, reference_printed
from cutterprint.printing.deck import Deck, DeckOptions
from cutterprint.printing.printed import Printed, PrintRequest
from cutterprint.shelf.resolver import load_one
from cutterprint.units import parse_length


def deck(packs: Sequence[object], options: DeckOptions, own: CardOptions) -> Deck:
    """The cards of some packs."""
    side = parse_length(own.square, "--square", least=8, most=100) if own.square else None
    return card_deck([pack for pack in packs if isinstance(pack, Pack)], options, square=side)


def reference(request: PrintRequest, own: ReferenceOptions) -> Printed:
    """Reference sheets, on both sides of the paper."""
    parts = reference_parts(request.paper, own.per_page or None)
    sides = reference_pages(request.holding(Rules), own.variant, parts, SheetLook.of(request))
    variant = "" if own.variant == "standard" else own.variant
    return reference_printed(sides, parts, own.copies, request, variant)


def scorepad(request: PrintRequest, own: ScorepadOptions) -> Printed:
    """Scorepads, to write on or filled in."""
    pad = _filled(own.filled) if own.filled else _empty(request.holding(Rules), own)
    parts = pad_parts(pad, request.paper, own.per_page or None, request.speech)
    made = pad_pages(pad, parts, SheetLook.of(request))
    suffix = "-tournament" if pad.is_tournament else ""
    return pads_printed(made, parts, own.copies, request, is_filled=pad.is_filled, suffix=suffix)


def _empty(rules: Rules, own: ScorepadOptions) -> Pad:
    return Pad.empty(rules, own.players, is_tournament=own.tournament, has_miscut=own.over_cut)


def _filled(name: str) -> Pad:
    found = score_answer(load_one(name).value).found
    if not isinstance(found, GameScore | TournamentScore):
        raise UsageError(
            msg("--from takes a game, a tournament or a record; '{name}' is a single land", name=name)
        )
    return Pad.of(found)


def rules(request: PrintRequest, own: BookletOptions) -> Printed:
    """The rules as a booklet, or as single pages."""
    booklet, single = rules_parts(request)
    return booklet if own.booklet else single


def rules_parts(
    request: PrintRequest, pack: Pack | None = None, references: int | None = None
) -> tuple[Printed, Printed]:
    """The rules as a booklet to fold, and as single pages for the screen, shown with the cards of a pack."""
    made = rules_pages(request.holding(Rules), request.paper, SheetLook.of(request), pack, references)
    return rules_printed(made, request)


def tokens(
    request: PrintRequest, *, square: float = DEFAULT_SQUARE, wanted: dict[str, int] | None = None
) -> Printed:
    """The tokens of the game, on strips to fold."""
    speech = request.speech
    pages = token_pages(
        ArtBook(request.holding(Rules), art_palette(request.palette, request.ink)),
        request.paper,
        square=square,
        wanted=wanted,
        speech=speech,
        profile=request.printer,
    )
    steps = msg("Print at 100 % on one side; fold and glue the strips, then cut the tokens apart.")
    return Printed(
        key="tokens",
        file=f"tokens-{speech.code}.pdf",
        title=speech.gettext("Tokens"),
        pages=pages,
        steps=(steps.said(speech),),
    )
