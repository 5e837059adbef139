"""A kit: the parts of a box to print, each a file with what the printer must be told about it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from cutterprint.errors import UsageError
from cutterprint.i18n import msg
from cutterprint.options import Backs, KitBacks
from cutterprint.printing.deck import Deck, DeckOptions
from cutterprint.printing.impose import SheetWords
from cutterprint.printing.instructions import sheet_words
from cutterprint.printing.printed import How, KitRequest, Printed
from cutterprint.printing.sheets import SheetOptions
from cutterprint.printing.whole import Flip, WholeWords, all_in_one
from cutterprint.spoken import spoken


def flip_of(backs: KitBacks) -> Flip:
    """The edge at which all sheets of a kit are turned over if they are printed in one go."""
    return "short" if backs == "short" else "long"


def cards_part(deck: Deck, file: str, title: str, words: SheetWords) -> Printed:
    """The sheets of a deck."""
    duplex = deck.layout().duplex
    how: How = "one" if duplex == "simplex" else duplex
    return Printed(key="cards", file=file, title=title, pages=list(deck.pages(words)), how=how)


def backs_part(deck: Deck, file: str, title: str, words: SheetWords) -> Printed:
    """One sheet full of the back of a deck's first card, to be printed as often as it is needed.

    The deck is only asked for its first card; let it be a fresh one, or the page carries all that was drawn.
    """
    edge: Backs = "short" if deck.sheet.backs == "short" else "long"
    one = replace(deck, cards=deck.cards[:1], extra=(), sheet=replace(deck.sheet, backs=edge))
    full = replace(one, cards=[*one.cards] * one.layout().per_sheet)
    (page,) = [page for page in full.pages(words) if page.label.endswith("b")]
    return Printed(
        key="backs", file=file, title=title, pages=[replace(page, bookmark=title, label="")], how="backs"
    )


def kit_deck(request: KitRequest) -> DeckOptions:
    """What a kit asks of its cards or tiles."""
    return DeckOptions(
        copies=request.copies or 1,
        palette=request.palette,
        ink=request.ink,
        sheet=SheetOptions(
            paper=request.paper, backs="none" if request.backs == "separate" else request.backs
        ),
        printer=request.printer,
        language=request.speech.code,
    )


def deck_parts(
    deck: Callable[[], Deck], word: str, set_id: str, title: str, request: KitRequest
) -> Iterator[Printed]:
    """The sheets of a deck, and where it may be needed its back on a page of its own.

    `deck` makes a fresh one each time; `word` begins the name of the first file, `title` is its title.
    """
    words, backs = sheet_words(request.speech), request.speech.gettext("Backs")
    fronts = deck()
    yield cards_part(fronts, f"{word}-{set_id}.pdf", f"{title}: {fronts.name}", words)
    if request.backs in ("long", "short", "separate"):
        yield backs_part(deck(), f"backs-{set_id}.pdf", f"{backs}: {fronts.name}", words)


def in_order(parts: Iterable[Printed], explain: Callable[[Sequence[Printed]], Printed]) -> Iterator[Printed]:
    """Parts one by one as they are made; the page that explains them comes last, since it lists them."""
    made: list[Printed] = []
    for part in parts:
        made.append(part)
        yield part
    yield explain(made)


def check_players(players: int, least: int, most: int) -> None:
    """Refuse to print a box for more or fewer players than a game has."""
    if not least <= players <= most:
        raise UsageError(msg("--players goes from {least} to {most}", least=least, most=most))


def whole_part(parts: Sequence[Printed], title: str, request: KitRequest) -> Printed:
    """All parts as one file to print in one go."""
    flip = flip_of(request.backs)
    words = spoken(WholeWords(), request.speech)
    pages = all_in_one(parts, flip, words, request.printer)
    return Printed(key="all-in-one", file=request.whole, title=title, pages=pages, how=flip)
