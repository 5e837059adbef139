"""The cheat sheet on one page, and its pocket version on both sides of a card."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from cutterprint.drawing.shapes import Drawing, Symbol
from cutterprint.games.cuttle.decks.model import Size
from cutterprint.games.cuttle.rules.model import Rules, Variant
from cutterprint.games.cuttle.sheets.pictures import Pictures
from cutterprint.games.cuttle.sheets.values import rules_values
from cutterprint.i18n import nmsg
from cutterprint.options import Backs
from cutterprint.pages.filling import PaperGrid, fill_sheet
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.printing.deck import Deck, DeckCard, DeckPack
from cutterprint.printing.instructions import printing_steps, sheet_words
from cutterprint.printing.kit import cards_part
from cutterprint.printing.printed import Printed, PrintRequest
from cutterprint.printing.sheets import SheetOptions

TEMPLATE = "cuttle/reference.page.j2"
POCKET = "cuttle/pocket.page.j2"


def reference_pages(rules: Rules, variant: Variant, parts: PaperGrid, look: SheetLook) -> SetPages:
    """The cheat sheet of a variant, as large as a part of the paper."""
    return _filled(TEMPLATE, rules, variant, look, (parts.cell_width, parts.cell_height))


def pocket_pages(rules: Rules, variant: Variant, size: Size, look: SheetLook) -> SetPages:
    """The two sides of a pocket card."""
    return _filled(POCKET, rules, variant, look, size.millimetres)


def _filled(
    template: str, rules: Rules, variant: Variant, look: SheetLook, size: tuple[float, float]
) -> SetPages:
    pictures = Pictures(look)
    pictures.add_signs(rules, variant)
    values = rules_values(rules, variant, look.speech)
    # About so many letters stand in a line of a pocket card.
    return fill_sheet(template, pictures.props(), look, size, letters=int(size[0] * 0.64 - 10), **values)


@dataclass(frozen=True)
class PocketCards:
    """So many pocket cards of a variant."""

    variant: Variant
    copies: int


def pocket_printed(
    rules: Rules,
    wanted: Sequence[PocketCards],
    request: PrintRequest,
    *,
    size: Size = Size.POKER,
    backs: Backs = "long",
    suffix: str = "",
) -> Printed:
    """Pocket cards as a part to print, put on sheets like the cards of a deck."""
    speech, look = request.speech, SheetLook.of(request)
    made = [(one, pocket_pages(rules, one.variant, size, look)) for one in wanted]
    cards: list[DeckCard] = []
    for one, sides in made:
        front, back = (_side(drawing, one.variant, number) for number, drawing in enumerate(sides.drawings))
        pack = DeckPack(one.variant.key, one.variant.key, partial(_given, back))
        cards += [DeckCard(one.variant.key, pack, partial(_given, front))] * one.copies
    shared = {symbol.name: symbol for _, sides in made for page in sides.drawings for symbol in page.symbols}
    title = speech.gettext("Pocket cards")
    deck = Deck(
        name=title,
        size=size.millimetres,
        cards=cards,
        shared=lambda: tuple(shared.values()),
        sheet=SheetOptions(paper=request.paper, backs=backs),
        printer=request.printer,
    )
    part = cards_part(deck, f"pocket{suffix and '-'}{suffix}-{speech.code}.pdf", title, sheet_words(speech))
    return replace(
        part,
        key="pocket",
        problems=tuple(problem for _, sides in made for problem in sides.told),
        about=nmsg("{number} pocket card", "{number} pocket cards", len(cards)).said(speech),
        steps=tuple(printing_steps(deck.layout(), speech)),
    )


def _side(drawing: Drawing, variant: Variant, number: int) -> Symbol:
    return Symbol(f"pocket-{variant.key}-{number}", drawing.width, drawing.height, drawing.shapes)


def _given(symbol: Symbol) -> Symbol:
    return symbol
