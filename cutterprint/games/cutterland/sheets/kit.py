"""The whole box: every part as pages, with what the printer must be told about it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from cutterprint.errors import UsageError
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.cards import DEFAULT_SQUARE
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.sheets.card_sheets import CardOptions, Deck
from cutterprint.games.cutterland.sheets.how_to_print import PrintFile, how_to_print_pages
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
from cutterprint.i18n import Language
from cutterprint.pages.filling import on_parts
from cutterprint.pages.markup import SetPages
from cutterprint.printing.calibration import CalibrationWords, calibration_pages
from cutterprint.printing.impose import SheetWords
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Duplex, Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.sheets import Backs, Layout, SheetOptions
from cutterprint.spoken import spoken

LEAST_PLAYERS, MOST_PLAYERS = 2, 6
SEPARATE = "separate"
"""Backs on a page of their own, for printers that print on one side."""


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


@dataclass(frozen=True)
class Part:
    """A part of the kit: its pages, how they are printed, and how many sheets of paper that takes."""

    key: str
    file: str
    title: str
    pages: Sequence[Page]
    duplex: Duplex | None
    sheets: int
    how: str
    problems: tuple[str, ...] = field(default=())


def kit_parts(pack: Pack, options: KitOptions) -> Iterator[Part]:
    """The parts of a kit one by one, the page that explains them first among those to read."""
    if not LEAST_PLAYERS <= options.players <= MOST_PLAYERS:
        raise UsageError(f"--players goes from {LEAST_PLAYERS} to {MOST_PLAYERS}")
    return _Kit(pack, options).parts()


PART_COUNT = 9
"""The most parts that a kit has, for whoever shows how far it is."""


class _Kit:
    def __init__(self, pack: Pack, options: KitOptions) -> None:
        self.pack = pack
        self.rules = pack.rules
        self.options = options
        self.speech = options.speech
        self.look = SheetLook(
            speech=options.speech, palette=options.palette, ink=options.ink, templates=options.templates
        )

    def parts(self) -> Iterator[Part]:
        made: list[Part] = []
        for part in self._printed():
            made.append(part)
            yield part
        yield self._how_to_print(made)

    def _printed(self) -> Iterator[Part]:
        yield from self._cards()
        yield self._reference()
        yield self._scorepad()
        yield self._tokens()
        yield from self._rules()
        yield self._calibration()

    def _file(self, stem: str) -> str:
        return f"{stem}-{self.speech.code}.pdf"

    def _cards(self) -> Iterator[Part]:
        options, name = self.options, self.pack.name.in_language(self.speech.code)
        is_separate = options.backs == SEPARATE
        backs: Backs = "none" if is_separate else _backs(options.backs)
        deck = self._deck(backs)
        layout = deck.layout()
        words = options.words
        title = self.speech.gettext("Cards")
        yield Part(
            "cards",
            f"cards-{self.pack.id}.pdf",
            f"{title}: {name}",
            list(deck.pages(words)),
            layout.duplex,
            layout.sheets,
            "one" if layout.duplex == "simplex" else layout.duplex,
        )
        if is_separate or backs in ("long", "short"):
            yield self._backs(layout, words, name)

    def _deck(self, backs: Backs, cards: str = "", copies: int | None = None) -> Deck:
        options = self.options
        return Deck(
            [self.pack],
            CardOptions(
                cards=cards,
                copies=copies or options.copies,
                palette=options.palette,
                ink=options.ink,
                sheet=SheetOptions(paper=options.paper, backs=backs),
                printer=options.printer,
                language=self.speech.code,
            ),
        )

    def _backs(self, cards: Layout, words: SheetWords, name: str) -> Part:
        """One sheet full of backs, for printers that print on one side."""
        edge: Backs = "short" if self.options.backs == "short" else "long"
        first = self.pack.cards[0].id
        deck = self._deck(edge, cards=first, copies=cards.per_sheet)
        (page,) = [page for page in deck.pages(words) if page.label.endswith("b")]
        title = self.speech.gettext("Backs")
        bare = replace(page, bookmark=f"{title}: {name}", label="")
        return Part(
            "backs",
            f"backs-{self.pack.id}.pdf",
            f"{title}: {name}",
            [bare],
            "simplex",
            0,
            "backs",
        )

    def _reference(self) -> Part:
        options = self.options
        parts = reference_parts(options.paper, None)
        variant = Variant.two if options.players == 2 else Variant.standard
        sides = reference_pages(self.rules, variant, parts, self.look)
        pages = reference_sheets(sides, parts, options.players, options.printer)
        duplex: Duplex = "short" if parts.width > parts.height else "long"
        sheets = -(-len(pages) // 2)
        title = self.speech.gettext("Reference sheets")
        return Part(
            "reference", self._file("reference"), title, pages, duplex, sheets, duplex, sides.problems
        )

    def _scorepad(self) -> Part:
        pad = Pad.empty(self.rules, self.options.players, is_tournament=False)
        parts = pad_parts(pad, self.options.paper, None, self.speech)
        made = pad_pages(pad, parts, self.look)
        title = self.speech.gettext("Scorepad")
        drawings = on_parts(parts, made.drawings * parts.count)
        pages = [Page(drawing=drawing, bookmark=title) for drawing in drawings]
        return self._one_side("scorepad", title, pages, made)

    def _tokens(self) -> Part:
        options = self.options
        pages = token_pages(
            ArtBook(self.rules, art_palette(options.palette, options.ink)),
            options.paper,
            square=self.pack.square or DEFAULT_SQUARE,
            speech=self.speech,
            profile=options.printer,
        )
        return self._one_side("tokens", self.speech.gettext("Tokens"), pages)

    def _one_side(self, key: str, title: str, pages: Sequence[Page], made: SetPages | None = None) -> Part:
        problems = made.problems if made is not None else ()
        return Part(key, self._file(key), title, pages, "simplex", len(pages), "one", problems)

    def _rules(self) -> Iterator[Part]:
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
        title = self.speech.gettext("Rules")
        duplex: Duplex = "short" if is_folded(options.paper) else "long"
        sheets = -(-len(pages) // 2)
        yield Part("rules", self._file("rules"), title, pages, duplex, sheets, duplex, made.problems)
        single = self.speech.gettext("Rules for the screen")
        yield Part("rules", self._file("rules-single"), single, single_pages(made), None, 0, "screen")

    def _calibration(self) -> Part:
        words = spoken(CalibrationWords(), self.speech)
        pages = calibration_pages(self.options.paper, words, self.options.printer)
        return Part("calibration", self._file("calibration"), words.title, pages, "long", 1, "long")

    def _how_to_print(self, parts: Sequence[Part]) -> Part:
        options = self.options
        title = self.speech.gettext("How to print and cut")
        file = self._file("how-to-print")
        listed = [PrintFile(part.file, len(part.pages), part.sheets, part.how) for part in parts]
        made = how_to_print_pages(
            self.rules,
            options.paper,
            self.speech,
            [PrintFile(file, 1, 1, "one"), *listed],
            backs=options.backs,
            folded=is_folded(options.paper),
            palette=options.palette,
            ink=options.ink,
            folder=options.templates,
        )
        pages = [Page(drawing=drawing, bookmark=title) for drawing in made.drawings]
        return Part("how-to-print", file, title, pages, "simplex", len(pages), "one", made.problems)


def _backs(name: str) -> Backs:
    known: dict[str, Backs] = {
        "long": "long",
        "short": "short",
        "gutterfold": "gutterfold",
        "none": "none",
    }
    if name not in known:
        raise UsageError(f"there are no backs '{name}'; choose from {', '.join([*known, SEPARATE])}")
    return known[name]


def combined(parts: Sequence[Part]) -> list[Page]:
    """All parts in one document, what explains them first; a bookmark leads to each."""
    ordered = sorted(parts, key=lambda part: part.key != "how-to-print")
    pages: list[Page] = []
    for part in ordered:
        if part.how == "screen":
            continue
        for number, page in enumerate(part.pages):
            pages.append(replace(page, bookmark=part.title if not number else "", label=""))
    return pages
