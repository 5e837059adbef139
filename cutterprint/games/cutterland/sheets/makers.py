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
    RulesOptions,
    ScorepadOptions,
    Variant,
)
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.scoring.standings import GameScore, TournamentScore
from cutterprint.games.cutterland.sheets.card_sheets import card_deck
from cutterprint.games.cutterland.sheets.reference import (
    SheetLook,
    reference_pages,
    reference_parts,
    reference_sheets,
)
from cutterprint.games.cutterland.sheets.rules_booklet import (
    booklet_pages,
    is_folded,
    rules_pages,
    single_pages,
)
from cutterprint.games.cutterland.sheets.scorepad import Pad, pad_pages, pad_parts
from cutterprint.games.cutterland.sheets.tokens import token_pages
from cutterprint.i18n import Language, Message, msg, nmsg
from cutterprint.pages.filling import on_parts
from cutterprint.printing.deck import Deck, DeckOptions
from cutterprint.printing.pdf import Page
from cutterprint.printing.printed import How, Printed, PrintRequest
from cutterprint.shelf.resolver import load_one
from cutterprint.units import parse_length

_FLAT = {
    "long": msg("Print at 100 % (“actual size”) on both sides, flipped on the long edge."),
    "short": msg("Print at 100 % (“actual size”) on both sides, flipped on the short edge."),
    "one": msg("Print at 100 % (“actual size”) on one side."),
}
_CUT = msg("Then cut along the dashed lines.")


def deck(packs: Sequence[object], options: DeckOptions, own: CardOptions) -> Deck:
    """The cards of some packs."""
    side = parse_length(own.square, "--square", least=8, most=100) if own.square else None
    return card_deck([pack for pack in packs if isinstance(pack, Pack)], options, square=side)


def reference(request: PrintRequest, own: ReferenceOptions) -> Printed:
    """Reference sheets, on both sides of the paper."""
    speech, variant = request.speech, own.variant
    parts = reference_parts(request.paper, own.per_page or None)
    sides = reference_pages(_rules(request), variant, parts, _look(request))
    pages = reference_sheets(sides, parts, own.copies, request.printer)
    edge: How = "short" if parts.width > parts.height else "long"
    number = own.copies + -own.copies % parts.count
    suffix = "" if variant is Variant.standard else f"-{variant.value}"
    return Printed(
        key="reference",
        file=f"reference{suffix}-{speech.code}.pdf",
        title=speech.gettext("Reference sheets"),
        pages=pages,
        how=edge,
        problems=sides.told,
        about=nmsg("{number} reference sheet", "{number} reference sheets", number).said(speech),
        steps=_steps(speech, edge),
    )


def scorepad(request: PrintRequest, own: ScorepadOptions) -> Printed:
    """Scorepads, to write on or filled in."""
    speech = request.speech
    pad = _filled(own.filled) if own.filled else _empty(_rules(request), own)
    parts = pad_parts(pad, request.paper, own.per_page or None, speech)
    made = pad_pages(pad, parts, _look(request))
    number = own.copies if pad.is_filled else own.copies * parts.count
    title = speech.gettext("Scorepad")
    pages = [Page(drawing=drawing, bookmark=title) for drawing in on_parts(parts, made.drawings * number)]
    return Printed(
        key="scorepad",
        file=f"scorepad{'-tournament' if pad.is_tournament else ''}-{speech.code}.pdf",
        title=title,
        pages=pages,
        problems=made.told,
        about=nmsg("{number} scorepad", "{number} scorepads", number).said(speech),
        steps=_steps(speech, "one"),
    )


def _empty(rules: Rules, own: ScorepadOptions) -> Pad:
    return Pad.empty(rules, own.players, is_tournament=own.tournament, has_miscut=own.over_cut)


def _filled(name: str) -> Pad:
    found = score_answer(load_one(name).value).found
    if not isinstance(found, GameScore | TournamentScore):
        raise UsageError(
            msg("--from takes a game, a tournament or a record; '{name}' is a single land", name=name)
        )
    return Pad.of(found)


def rules(request: PrintRequest, own: RulesOptions) -> Printed:
    """The rules as a booklet, or as single pages."""
    booklet, single = rules_parts(request)
    return booklet if own.booklet else single


def rules_parts(request: PrintRequest) -> tuple[Printed, Printed]:
    """The rules as a booklet to fold, and as single pages for the screen."""
    speech, paper = request.speech, request.paper
    made = rules_pages(
        _rules(request),
        paper,
        speech,
        palette=request.palette,
        ink=request.ink,
        folder=request.templates,
    )
    is_booklet = is_folded(paper)
    folded = msg("Print at 100 % on both sides, flipped on the short edge; lay the sheets together and fold.")
    booklet = Printed(
        key="rules",
        file=f"rules-{speech.code}.pdf",
        title=speech.gettext("Rules"),
        pages=booklet_pages(made, paper, request.printer),
        how="short" if is_booklet else "long",
        problems=made.told,
        steps=((folded if is_booklet else _FLAT["long"]).said(speech),),
    )
    single = Printed(
        key="rules",
        file=f"rules-single-{speech.code}.pdf",
        title=speech.gettext("Rules for the screen"),
        pages=single_pages(made),
        how="screen",
    )
    return booklet, single


def tokens(
    request: PrintRequest, *, square: float = DEFAULT_SQUARE, wanted: dict[str, int] | None = None
) -> Printed:
    """The tokens of the game, on strips to fold."""
    speech = request.speech
    pages = token_pages(
        ArtBook(_rules(request), art_palette(request.palette, request.ink)),
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


def _rules(request: PrintRequest) -> Rules:
    assert isinstance(request.value, Rules), "sheets are printed for rules"
    return request.value


def _look(request: PrintRequest) -> SheetLook:
    return SheetLook(
        speech=request.speech, palette=request.palette, ink=request.ink, templates=request.templates
    )


def _steps(speech: Language, how: str) -> tuple[str, ...]:
    told: tuple[Message, ...] = (_FLAT[how], _CUT)
    return (" ".join(one.said(speech) for one in told),)
