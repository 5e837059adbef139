"""Cards on sheets of paper, as single pictures, or for a virtual tabletop."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from cutterprint.drawing.shapes import Drawing, Symbol, place
from cutterprint.errors import CutterprintError, UsageError
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.cards import DEFAULT_SQUARE, CardLook, CardPainter, Cutter
from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.printing.impose import Items, SheetWords, imposed_page
from cutterprint.printing.papers import paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.sheets import Layout, SheetOptions, lay_out
from cutterprint.specs.problems import did_you_mean

MOST_COPIES = 1000

Progress = Callable[[int], None]


class MixedPacksError(CutterprintError):
    """Cards of several packs were to be printed together."""


@dataclass(frozen=True, kw_only=True)
class CardOptions:
    """What of a pack is printed, and how it looks."""

    cards: str = ""
    copies: int = 1
    language: str = "en"
    palette: str = "standard"
    ink: str = "full"
    square: float | None = None
    sheet: SheetOptions = field(default_factory=lambda: SheetOptions(paper=paper("a4"), backs="long"))
    printer: PrinterProfile = NO_PROFILE


def chosen_cards(pack: Pack, wanted: str) -> list[Card]:
    """The cards that a choice such as C01-C20,C33 names, in its order; all of them for an empty one."""
    if not wanted.strip():
        return list(pack.cards)
    ids = [card.id for card in pack.cards]
    chosen: list[Card] = []
    for word in filter(None, re.split(r"[,\s]+", wanted)):
        if word in ids:
            chosen.append(pack.cards[ids.index(word)])
            continue
        ends = _range_ends(word, ids)
        if ends is None:
            hint = did_you_mean(word, ids) or f"it has {ids[0]} to {ids[-1]}"
            raise UsageError(f"pack '{pack.id}' has no card '{word}'; {hint}")
        first, last = ends
        if first > last:
            raise UsageError(f"'{word}' runs backwards; write {ids[last]}-{ids[first]}")
        chosen += pack.cards[first : last + 1]
    return chosen


def _range_ends(word: str, ids: list[str]) -> tuple[int, int] | None:
    """The places of the first and the last card of a range; ids may hold dashes themselves."""
    for index, char in enumerate(word):
        if char in "-–" and word[:index] in ids and word[index + 1 :] in ids:
            return ids.index(word[:index]), ids.index(word[index + 1 :])
    return None


class Deck:
    """The cards of one print: every one drawn once, printed as often as there are copies.

    `cards` prints these instead of a choice from the packs; `cut` marks a cut on each card.
    """

    def __init__(
        self,
        packs: Sequence[Pack],
        options: CardOptions,
        *,
        mix: bool = False,
        cards: Sequence[Card] | None = None,
        cut: Cutter | None = None,
    ) -> None:
        if len({pack.id for pack in packs}) > 1 and not mix:
            names = " and ".join(f"'{pack.id}'" for pack in packs)
            raise MixedPacksError(
                f"error[mixed-packs]: {names} are different packs, and cards of different packs are never "
                "shuffled together\n      = hint: print them one by one, or add --mix"
            )
        shapes = {(pack.rules.card.columns, pack.rules.card.rows) for pack in packs}
        if len(shapes) > 1:
            raise MixedPacksError("error[mixed-packs]: the packs have cards of different shapes")
        if not 1 <= options.copies <= MOST_COPIES:
            raise UsageError(f"--copies goes from 1 to {MOST_COPIES}")
        self.packs = packs
        self.options = options
        self.painters: list[CardPainter] = []
        self.cards: list[tuple[CardPainter, Card]] = []
        self._extra: list[Symbol] = []
        colours = art_palette(options.palette, options.ink)
        square = options.square or next((pack.square for pack in packs if pack.square), None)
        for pack in packs:
            look = CardLook(square=square or DEFAULT_SQUARE, bleed=options.sheet.bleed)
            painter = CardPainter(pack, ArtBook(pack.rules, colours), look, cut)
            self.painters.append(painter)
            chosen = list(cards) if cards is not None else chosen_cards(pack, options.cards)
            self.cards += [(painter, card) for _ in range(options.copies) for card in chosen]

    def add(self, face: Symbol) -> None:
        """Another card behind the others, such as one with rules on it."""
        self._extra.append(face)

    def __len__(self) -> int:
        return len(self.cards) + len(self._extra)

    def name_in(self, language: str) -> str:
        """The names of the packs."""
        return " + ".join(pack.name.in_language(language) for pack in self.packs)

    @property
    def size(self) -> tuple[float, float]:
        return self.painters[0].width, self.painters[0].height

    def layout(self) -> Layout:
        return lay_out(*self.size, len(self), self.options.sheet)

    def front(self, index: int) -> Symbol:
        if index >= len(self.cards):
            return self._extra[index - len(self.cards)]
        painter, card = self.cards[index]
        return painter.face(card)

    def back(self, index: int) -> Symbol:
        painter, _ = self.cards[min(index, len(self.cards) - 1)]
        return painter.back()

    def shared(self) -> tuple[Symbol, ...]:
        """The symbols that the cards use; complete once their faces are drawn."""
        found = {symbol.name: symbol for painter in self.painters for symbol in painter.shared()}
        return tuple(found.values())

    def pages(self, words: SheetWords | None = None, progress: Progress | None = None) -> Iterable[Page]:
        """The pages to print."""
        layout = self.layout()
        for number, sheet in enumerate(layout.pages, 1):
            for placement in sheet.placements:
                if placement.side == "front":
                    self.front(placement.item)
                else:
                    self.back(placement.item)
            items = Items(
                name=self.name_in(self.options.language),
                front=self.front,
                back=self.back,
                shared=self.shared(),
            )
            yield imposed_page(layout, sheet, items, words or SheetWords(), self.options.printer)
            if progress is not None:
                progress(number)

    def unique(self) -> list[tuple[CardPainter, Card]]:
        """Every card once, however many copies are printed."""
        return list(dict.fromkeys(self.cards))

    def picture(self, painter: CardPainter, card: Card) -> Drawing:
        """A card by itself."""
        return self._alone(painter.face(card))

    def back_picture(self, painter: CardPainter) -> Drawing:
        return self._alone(painter.back())

    def _alone(self, symbol: Symbol) -> Drawing:
        width, height = self.size
        return Drawing(width, height, (place(symbol, 0, 0, width),), (*self.shared(), symbol))

    def grid(self, cards: Sequence[tuple[CardPainter, Card]], columns: int, rows: int) -> Drawing:
        """Cards side by side without gaps, for a virtual tabletop."""
        width, height = self.size
        faces = [painter.face(card) for painter, card in cards]
        shapes = tuple(
            place(face, index % columns * width, index // columns * height, width)
            for index, face in enumerate(faces)
        )
        drawn = {symbol.name: symbol for symbol in (*self.shared(), *faces)}
        return Drawing(columns * width, rows * height, shapes, tuple(drawn.values()))
