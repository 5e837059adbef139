"""The whole box: every part as pages, with what the printer must be told about it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cutterprint.errors import UsageError
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.cards import DEFAULT_SQUARE
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.sheets.card_sheets import CardOptions, card_deck
from cutterprint.games.cutterland.sheets.how_to_print import how_to_print_pages
from cutterprint.games.cutterland.sheets.reference import (
    SheetLook,
    Variant,
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
from cutterprint.i18n import Language, msg
from cutterprint.pages.filling import on_parts
from cutterprint.printing.deck import Deck
from cutterprint.printing.impose import SheetWords
from cutterprint.printing.kit import (
    FIRST,
    How,
    KitPart,
    PrintFile,
    backs_part,
    calibration_part,
    cards_part,
    kit_backs,
    sheet_backs,
)
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.sheets import SheetOptions

LEAST_PLAYERS, MOST_PLAYERS = 2, 6
PART_COUNT = 9
"""The most parts that a kit has, for whoever shows how far it is."""


@dataclass(frozen=True, kw_only=True)
class KitOptions:
    """What of a box is printed, and how; backs are those of sheets, or `separate`."""

    paper: Paper
    speech: Language
    palette: str = "standard"
    ink: str = "full"
    players: int = 4
    copies: int = 1
    backs: str = "long"
    printer: PrinterProfile = NO_PROFILE
    templates: Path | None = None
    words: SheetWords = field(default_factory=SheetWords)
    """What the labels of card sheets say."""


def kit_parts(pack: Pack, options: KitOptions) -> Iterator[KitPart]:
    """The parts of a kit one by one; the page that explains them comes last, since it lists them."""
    if not LEAST_PLAYERS <= options.players <= MOST_PLAYERS:
        raise UsageError(msg("--players goes from {least} to {most}", least=LEAST_PLAYERS, most=MOST_PLAYERS))
    return _Kit(pack, options).parts()


class _Kit:
    def __init__(self, pack: Pack, options: KitOptions) -> None:
        self.pack = pack
        self.rules = pack.rules
        self.options = options
        self.backs = kit_backs(options.backs)
        self.speech = options.speech
        self.look = SheetLook(
            speech=options.speech, palette=options.palette, ink=options.ink, templates=options.templates
        )

    def parts(self) -> Iterator[KitPart]:
        made: list[KitPart] = []
        for part in self._printed():
            made.append(part)
            yield part
        yield self._how_to_print(made)

    def _printed(self) -> Iterator[KitPart]:
        yield from self._cards()
        yield self._reference()
        yield self._scorepad()
        yield self._tokens()
        yield from self._rules()
        file = self._file("calibration")
        yield calibration_part(self.options.paper, self.speech, file, self.options.printer)

    def _file(self, stem: str) -> str:
        return f"{stem}-{self.speech.code}.pdf"

    def _part(
        self, key: str, title: str, pages: Sequence[Page], how: How = "one", problems: tuple[str, ...] = ()
    ) -> KitPart:
        return KitPart(key, self._file(key), title, pages, how, problems)

    def _cards(self) -> Iterator[KitPart]:
        pack, words = self.pack, self.options.words
        name = pack.name.in_language(self.speech.code)
        title = self.speech.gettext("Cards")
        yield cards_part(self._deck(), f"cards-{pack.id}.pdf", f"{title}: {name}", words)
        if self.backs in ("long", "short", "separate"):
            title = self.speech.gettext("Backs")
            yield backs_part(self._deck(), f"backs-{pack.id}.pdf", f"{title}: {name}", words)

    def _deck(self) -> Deck:
        options = self.options
        return card_deck(
            [self.pack],
            CardOptions(
                copies=options.copies,
                palette=options.palette,
                ink=options.ink,
                sheet=SheetOptions(paper=options.paper, backs=sheet_backs(self.backs)),
                printer=options.printer,
                language=self.speech.code,
            ),
        )

    def _reference(self) -> KitPart:
        options = self.options
        parts = reference_parts(options.paper, None)
        variant = Variant.two if options.players == 2 else Variant.standard
        sides = reference_pages(self.rules, variant, parts, self.look)
        pages = reference_sheets(sides, parts, options.players, options.printer)
        how: How = "short" if parts.width > parts.height else "long"
        return self._part("reference", self.speech.gettext("Reference sheets"), pages, how, sides.problems)

    def _scorepad(self) -> KitPart:
        pad = Pad.empty(self.rules, self.options.players, is_tournament=False)
        parts = pad_parts(pad, self.options.paper, None, self.speech)
        made = pad_pages(pad, parts, self.look)
        title = self.speech.gettext("Scorepad")
        drawings = on_parts(parts, made.drawings * parts.count)
        pages = [Page(drawing=drawing, bookmark=title) for drawing in drawings]
        return self._part("scorepad", title, pages, problems=made.problems)

    def _tokens(self) -> KitPart:
        options = self.options
        pages = token_pages(
            ArtBook(self.rules, art_palette(options.palette, options.ink)),
            options.paper,
            square=self.pack.square or DEFAULT_SQUARE,
            speech=self.speech,
            profile=options.printer,
        )
        return self._part("tokens", self.speech.gettext("Tokens"), pages)

    def _rules(self) -> Iterator[KitPart]:
        options = self.options
        made = rules_pages(
            self.rules,
            options.paper,
            self.speech,
            palette=options.palette,
            ink=options.ink,
            folder=options.templates,
        )
        pages = booklet_pages(made, options.paper, options.printer)
        how: How = "short" if is_folded(options.paper) else "long"
        yield self._part("rules", self.speech.gettext("Rules"), pages, how, made.problems)
        title, file = self.speech.gettext("Rules for the screen"), self._file("rules-single")
        yield KitPart("rules", file, title, single_pages(made), "screen")

    def _how_to_print(self, parts: Sequence[KitPart]) -> KitPart:
        options = self.options
        title = self.speech.gettext("How to print and cut")
        made = how_to_print_pages(
            self.rules,
            options.paper,
            self.speech,
            [PrintFile(self._file(FIRST), 1, 1, "one"), *(part.listed for part in parts)],
            backs=options.backs,
            folded=is_folded(options.paper),
            palette=options.palette,
            ink=options.ink,
            folder=options.templates,
        )
        pages = [Page(drawing=drawing, bookmark=title) for drawing in made.drawings]
        return self._part(FIRST, title, pages, problems=made.problems)
