"""The whole box: every part as pages, with what the printer must be told about it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cutterprint.errors import UsageError
from cutterprint.games.cutterland.art.cards import DEFAULT_SQUARE
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.options import ReferenceOptions, ScorepadOptions, Variant
from cutterprint.games.cutterland.sheets.card_sheets import card_deck
from cutterprint.games.cutterland.sheets.how_to_print import how_to_print_pages
from cutterprint.games.cutterland.sheets.makers import reference, rules_parts, scorepad, tokens
from cutterprint.games.cutterland.sheets.rules_booklet import is_folded
from cutterprint.i18n import msg
from cutterprint.printing.deck import Deck, DeckOptions
from cutterprint.printing.instructions import sheet_words
from cutterprint.printing.kit import FIRST, backs_part, calibration_part, cards_part, kit_backs, sheet_backs
from cutterprint.printing.pdf import Page
from cutterprint.printing.printed import KitRequest, Printed, PrintFile
from cutterprint.printing.sheets import SheetOptions

LEAST_PLAYERS, MOST_PLAYERS = 2, 6


def kit_parts(request: KitRequest) -> Iterator[Printed]:
    """The parts of a kit one by one; the page that explains them comes last, since it lists them."""
    if not LEAST_PLAYERS <= request.players <= MOST_PLAYERS:
        raise UsageError(msg("--players goes from {least} to {most}", least=LEAST_PLAYERS, most=MOST_PLAYERS))
    return _Kit(request).parts()


class _Kit:
    def __init__(self, request: KitRequest) -> None:
        assert isinstance(request.value, Pack), "a kit is printed for a pack"
        self.pack = request.value
        self.request = request
        self.sheets = replace(request, value=self.pack.rules)
        self.backs = kit_backs(request.backs)
        self.speech = request.speech

    def parts(self) -> Iterator[Printed]:
        made: list[Printed] = []
        for part in self._printed():
            made.append(part)
            yield part
        yield self._how_to_print(made)

    def _printed(self) -> Iterator[Printed]:
        players = self.request.players
        variant = Variant.two if players == 2 else Variant.standard
        yield from self._cards()
        yield replace(
            reference(self.sheets, ReferenceOptions(variant=variant, copies=players)),
            file=self._file("reference"),
        )
        yield scorepad(self.sheets, ScorepadOptions(players=players))
        yield tokens(self.sheets, square=self.pack.square or DEFAULT_SQUARE)
        yield from rules_parts(self.sheets)
        file = self._file("calibration")
        yield calibration_part(self.request.paper, self.speech, file, self.request.printer)

    def _file(self, stem: str) -> str:
        return f"{stem}-{self.speech.code}.pdf"

    def _cards(self) -> Iterator[Printed]:
        pack, words = self.pack, sheet_words(self.speech)
        name = pack.name.in_language(self.speech.code)
        title = self.speech.gettext("Cards")
        yield cards_part(self._deck(), f"cards-{pack.id}.pdf", f"{title}: {name}", words)
        if self.backs in ("long", "short", "separate"):
            title = self.speech.gettext("Backs")
            yield backs_part(self._deck(), f"backs-{pack.id}.pdf", f"{title}: {name}", words)

    def _deck(self) -> Deck:
        request = self.request
        options = DeckOptions(
            copies=request.copies,
            palette=request.palette,
            ink=request.ink,
            sheet=SheetOptions(paper=request.paper, backs=sheet_backs(self.backs)),
            printer=request.printer,
            language=self.speech.code,
        )
        return card_deck([self.pack], options)

    def _how_to_print(self, parts: Sequence[Printed]) -> Printed:
        request, file = self.request, self._file(FIRST)
        title = self.speech.gettext("How to print and cut")
        made = how_to_print_pages(
            self.pack.rules,
            request.paper,
            self.speech,
            [PrintFile(file, 1, 1, "one"), *(part.listed for part in parts)],
            backs=request.backs,
            folded=is_folded(request.paper),
            palette=request.palette,
            ink=request.ink,
            folder=request.templates,
        )
        pages = [Page(drawing=drawing, bookmark=title) for drawing in made.drawings]
        return Printed(key=FIRST, file=file, title=title, pages=pages, problems=made.told)
