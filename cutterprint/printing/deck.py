"""A deck to print: cards with a front each and a back for every pack, of whatever game."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from cutterprint.drawing.shapes import Drawing, Group, Path, Symbol, place, rect
from cutterprint.errors import CutterprintError, UsageError
from cutterprint.i18n import Message, msg, nmsg
from cutterprint.printing.impose import OVERLAP, Items, SheetWords, imposed_page
from cutterprint.printing.papers import paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.sheets import Layout, SheetOptions, lay_out
from cutterprint.specs.problems import did_you_mean
from cutterprint.specs.translated import Translated

MOST_COPIES = 1000

Progress = Callable[[int], None]


@dataclass(frozen=True, kw_only=True)
class DeckOptions:
    """Which cards are printed and how often, what they look like, and how they lie on sheets."""

    cards: str = ""
    copies: int = 1
    language: str = "en"
    palette: str = "standard"
    ink: str = "full"
    sheet: SheetOptions = field(default_factory=lambda: SheetOptions(paper=paper("a4"), backs="long"))
    printer: PrinterProfile = NO_PROFILE
    is_mixed: bool = False
    """Whether packs that are never shuffled together are printed together all the same."""


@dataclass(frozen=True, eq=False)
class DeckPack:
    """What cards come from; they share its back, which is drawn when it is needed."""

    id: str
    name: str
    back: Callable[[], Symbol]


@dataclass(frozen=True, eq=False)
class DeckCard:
    """A card of a pack; its front is drawn when it is needed."""

    id: str
    pack: DeckPack
    front: Callable[[], Symbol]


@dataclass(frozen=True, kw_only=True)
class Deck:
    """The cards of one print in their order, copies among them, all of one size.

    `shared` gives the symbols that the sides drawn so far use. `extra` are more fronts behind the cards, such
    as one with rules on it.
    """

    name: str
    size: tuple[float, float]
    cards: Sequence[DeckCard]
    shared: Callable[[], tuple[Symbol, ...]]
    sheet: SheetOptions
    printer: PrinterProfile = NO_PROFILE
    extra: tuple[Symbol, ...] = ()
    has_keyline: bool = True
    """Whether cards that abut get a line along their edges; those with a blank rim need none."""
    are_tiles: bool = False
    """Whether the game calls its cards tiles."""

    def counted(self) -> Message:
        """How many there are, by what the game calls them."""
        number = len(self)
        if self.are_tiles:
            return nmsg("{number} tile", "{number} tiles", number)
        return nmsg("{number} card", "{number} cards", number)

    def __len__(self) -> int:
        return len(self.cards) + len(self.extra)

    @property
    def packs(self) -> list[DeckPack]:
        """The packs of the cards, each once."""
        return list({card.pack.id: card.pack for card in self.cards}.values())

    @property
    def unique(self) -> list[DeckCard]:
        """Every card once, however many copies are printed."""
        return list({(card.pack.id, card.id): card for card in self.cards}.values())

    def layout(self) -> Layout:
        return lay_out(*self.size, len(self), self.sheet)

    def front(self, index: int) -> Symbol:
        if index >= len(self.cards):
            return self.extra[index - len(self.cards)]
        return self.cards[index].front()

    def back(self, index: int) -> Symbol:
        return self.cards[min(index, len(self.cards) - 1)].pack.back()

    def pages(self, words: SheetWords | None = None, progress: Progress | None = None) -> Iterator[Page]:
        """The pages to print."""
        layout = self.layout()
        for number, sheet in enumerate(layout.pages, 1):
            # All sides of a sheet are drawn before it is asked which symbols they share.
            for placement in sheet.placements:
                (self.front if placement.side == "front" else self.back)(placement.item)
            items = Items(
                name=self.name,
                front=self.front,
                back=self.back,
                shared=self.shared(),
                has_keyline=self.has_keyline,
            )
            yield imposed_page(layout, sheet, items, words or SheetWords(), self.printer)
            if progress is not None:
                progress(number)

    def picture(self, side: Symbol) -> Drawing:
        """One side of a card by itself."""
        width, height = self.size
        return Drawing(width, height, (place(side, 0, 0, width),), (*self.shared(), side))

    def grid(self, cards: Sequence[DeckCard], columns: int, rows: int) -> Drawing:
        """Fronts side by side without gaps, for a virtual tabletop."""
        width, height = self.size
        faces = [card.front() for card in cards]
        spots = [(index % columns * width, index // columns * height) for index in range(len(faces))]
        # More than the overlap would reach into the cards beside it.
        shapes = tuple(
            Group((place(face, x, y, width),), clip=_box_around(x, y, width, height))
            for face, (x, y) in zip(faces, spots, strict=True)
        )
        drawn = {symbol.name: symbol for symbol in (*self.shared(), *faces)}
        return Drawing(columns * width, rows * height, shapes, tuple(drawn.values()))


class MixedPacksError(CutterprintError):
    """Packs were to be printed together that are not of a kind."""


class Painter(Protocol):
    """Draws the cards of one pack, deck or set, all of one size, and what lies on their backs."""

    width: float
    height: float

    def face(self, card: Any, /) -> Symbol: ...

    def back(self) -> Symbol: ...

    def shared(self) -> Iterable[Symbol]:
        """The symbols that the sides drawn so far use."""


@dataclass(frozen=True)
class Painted:
    """A pack with its painter, and the cards that may be printed, each behind its id."""

    id: str
    name: Translated
    painter: Painter
    cards: Sequence[tuple[str, object]]


def deck_of(
    packs: Sequence[Painted],
    options: DeckOptions,
    *,
    extra: tuple[Symbol, ...] = (),
    has_keyline: bool = True,
) -> Deck:
    """The chosen cards of some packs as a deck, as large as the first one's."""
    printed: list[DeckCard] = []
    for pack in packs:
        origin = DeckPack(pack.id, str(pack.name), pack.painter.back)
        offered = [DeckCard(key, origin, partial(pack.painter.face, card)) for key, card in pack.cards]
        printed += copied(chosen_cards(offered, options.cards), options.copies)

    def shared() -> tuple[Symbol, ...]:
        return tuple({s.name: s for pack in packs for s in pack.painter.shared()}.values())

    return Deck(
        name=" + ".join(pack.name.in_language(options.language) for pack in packs),
        size=(packs[0].painter.width, packs[0].painter.height),
        cards=printed,
        shared=shared,
        sheet=options.sheet,
        printer=options.printer,
        extra=extra,
        has_keyline=has_keyline,
    )


def _box_around(x: float, y: float, width: float, height: float) -> Path:
    """A card's place with its overlap."""
    return rect(x - OVERLAP, y - OVERLAP, width + 2 * OVERLAP, height + 2 * OVERLAP)


def copied(cards: Sequence[DeckCard], copies: int) -> list[DeckCard]:
    """The cards so often, one set after the other."""
    if not 1 <= copies <= MOST_COPIES:
        raise UsageError(msg("--copies goes from 1 to {most}", most=MOST_COPIES))
    return list(cards) * copies


def chosen_cards(cards: Sequence[DeckCard], wanted: str) -> list[DeckCard]:
    """The cards of a pack that a choice such as C01-C20,C33 names, in its order; all for an empty one."""
    if not wanted.strip():
        return list(cards)
    ids = [card.id for card in cards]
    chosen: list[DeckCard] = []
    for word in filter(None, re.split(r"[,\s]+", wanted)):
        ends = _range_ends(word, ids)
        if ends is None:
            hint = did_you_mean(word, ids) or msg("it has {first} to {last}", first=ids[0], last=ids[-1])
            pack = cards[0].pack.id
            raise UsageError(
                msg("pack '{pack}' has no card '{card}'; {hint}", pack=pack, card=word, hint=hint)
            )
        first, last = ends
        if first > last:
            right = f"{ids[last]}-{ids[first]}"
            raise UsageError(msg("'{range}' runs backwards; write {right}", range=word, right=right))
        chosen += cards[first : last + 1]
    return chosen


def _range_ends(word: str, ids: list[str]) -> tuple[int, int] | None:
    """The places of the first and the last card of a range, or of one card; ids may hold dashes, too."""
    if word in ids:
        return ids.index(word), ids.index(word)
    for index, char in enumerate(word):
        if char in "-–" and word[:index] in ids and word[index + 1 :] in ids:
            return ids.index(word[:index]), ids.index(word[index + 1 :])
    return None
