"""Cabins on paper: nets to fold and glue, or standees with dice, a block for each colour."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from cutterprint.drawing.shapes import Drawing, Group, Shape, Style, Symbol, line, place, rect, translation
from cutterprint.drawing.text import TextOptions, fit
from cutterprint.errors import UsageError
from cutterprint.games.stuglandet.art.assembled import assembled
from cutterprint.games.stuglandet.art.book import art_palette
from cutterprint.games.stuglandet.art.cabin_faces import INK, OVER, CabinLook, face_shapes
from cutterprint.games.stuglandet.art.cabin_shape import (
    BACK,
    FOOTPRINT,
    FRONT,
    ROOF_BACK,
    ROOF_FRONT,
    CabinShape,
)
from cutterprint.games.stuglandet.art.cabins import PATTERNS
from cutterprint.games.stuglandet.components.boards import COLOURS
from cutterprint.games.stuglandet.rules.model import Landing, Rules
from cutterprint.games.stuglandet.sheets.cabin_names import cabin_names, shows_colours
from cutterprint.games.stuglandet.sheets.cabin_nets import (
    CREASE,
    CUT,
    cabin_net,
    cabin_symbol,
    die_net,
    landings_of_die,
    net_symbol,
)
from cutterprint.games.stuglandet.sheets.cabin_steps import step_pictures
from cutterprint.i18n import msg, nmsg
from cutterprint.printing.blocks import Block, PlacedRow, Row, lay_blocks
from cutterprint.printing.nets import Net, next_step
from cutterprint.printing.pdf import Page
from cutterprint.printing.printed import Printed, PrintRequest
from cutterprint.spoken import N_, spoken
from cutterprint.units import format_length

CELL = 24.0
"""The side of a cell of the tiles, unless something else is asked for."""
SMALLEST, LARGEST = 10.0, 80.0
"""The shortest cabin that can still be folded, and the longest, in millimetres."""
MOST = 100
GAP = 2.0
"""Between nets, and between strips."""
EDGE = 1.5
"""What stays free inside the margin."""
HEAD, HEADING = 7.0, 7.5
"""The room for the title of a page, and for the name of a colour."""
STEP_PICTURE = 22.0
PICTURE = 15.0
COLUMN, COLUMN_GAP = 28.0, 4.0
"""How wide a picture with its words is at least, and the room between two of them."""


@dataclass(frozen=True, kw_only=True)
class CabinWords:
    """What the sheets of cabins say."""

    title: str = N_("Cabins to fold and glue")
    flat_title: str = N_("Cabins as standees")
    sheet: str = N_("sheet {number} of {count}")
    paper: str = N_("Print at 100 %, best on paper of 160 to 200 g/m²")
    dice: str = N_("Dice instead of rolling cabins")
    patterns: dict[str, str] = field(
        default_factory=lambda: {
            "plain": N_("plain"),
            "stripes": N_("stripes"),
            "dots": N_("dots"),
            "crosses": N_("crosses"),
        }
    )
    steps: dict[str, str] = field(
        default_factory=lambda: {
            "1": N_("1. Cut out along the solid line."),
            "2": N_("2. Score the dashed lines with a ruler and an empty pen, then fold them all backward."),
            "3": N_("3. Glue the long flap to the inside of the base: the cabin is closed all around."),
            "4": N_("4. Put glue on the four flaps of an end and shut it like a lid; then the other end."),
        }
    )
    flat_steps: str = N_(
        "1. Cut out the strips, then cut them apart.\n"
        "2. Fold each standee at its ridge, the dashed line, and stand it on the board like a tent.\n"
        "Standees are too light to roll. Fold and glue the dice, and roll one for each cabin that you would "
        "roll: its top shows how the cabin lands."
    )
    landings: dict[str, str] = field(
        default_factory=lambda: {
            "up": N_("Upright"),
            "side": N_("On its long side"),
            "end": N_("On its end"),
            "roof": N_("On its roof"),
        }
    )
    deeds: dict[str, str] = field(
        default_factory=lambda: {
            "place": N_("put it on an empty plot"),
            "move": N_("move any cabin to an empty plot"),
            "swap": N_("put it in place of another player's cabin"),
            "nothing": N_("nothing happens"),
        }
    )


def cabin_parts(
    request: PrintRequest,
    *,
    players: int = 4,
    count: int | None = None,
    size: float | None = None,
    flat: bool = False,
) -> Printed:
    """The cabins of so many players: `count` of each colour, and each `size` millimetres long."""
    rules = request.value
    assert isinstance(rules, Rules), "cabins are printed for rules"
    speech = request.speech
    number = rules.cabins if count is None else count
    most = min(rules.most_players, len(COLOURS))
    if not 1 <= players <= most:
        raise UsageError(msg("{number} players can't play; use 1 to {most}", number=players, most=most))
    if not 1 <= number <= MOST:
        raise UsageError(
            msg("{number} cabins of a colour can't be printed; use 1 to {most}", number=number, most=MOST)
        )
    sheet = _Sheet(request, rules, players, number, CabinShape.of_size(size or CELL * FOOTPRINT))
    all_cabins = nmsg("{number} cabin", "{number} cabins", number * players).said(speech)
    if flat:
        steps = msg("Print at 100 % on one side; cut the standees apart and fold each once; glue the dice.")
    else:
        steps = msg("Print at 100 % on one side; cut out the cabins, fold and glue them.")
    return Printed(
        key="cabins",
        file=f"cabins{'-flat' if flat else ''}-{speech.code}.pdf",
        title=sheet.words.flat_title if flat else sheet.words.title,
        pages=sheet.flat_pages() if flat else sheet.net_pages(),
        about=all_cabins,
        steps=(steps.said(speech),),
    )


class _Sheet:
    """Everything that pages of cabins need to know."""

    def __init__(
        self, request: PrintRequest, rules: Rules, players: int, number: int, shape: CabinShape
    ) -> None:
        self.request, self.rules, self.shape, self.number = request, rules, shape, number
        self.paper = request.paper
        self.words = spoken(CabinWords(), request.speech)
        self.palette = art_palette(request.palette, request.ink)
        self.looks = [CabinLook.of(player, self.palette) for player in range(players)]
        self.plain = CabinLook.plain(self.palette)
        self.left = self.paper.margin + EDGE
        self.width = self.paper.width - 2 * self.left
        self.symbols: dict[str, Symbol] = {}

    def net_pages(self) -> list[Page]:
        """A net for each cabin."""
        net = cabin_net(self.shape)
        blocks = [Block(tuple(self._steps()))]
        for look in self.looks:
            symbol = self._kept(cabin_symbol(self.shape, net, look))
            rows = tuple(self._net_rows(net, [symbol] * self.number))
            blocks.append(Block(rows, self._heading(look)))
        return self._pages(blocks, self.words.title)

    def flat_pages(self) -> list[Page]:
        """A tent for each cabin, and as many dice as cabins are rolled."""
        blocks = [Block((*self._landings(), self._text_row(self.words.flat_steps)))]
        for look in self.looks:
            blocks.append(Block(tuple(self._tent_rows(look)), self._heading(look)))
        net, die = self._die()
        rows = tuple(self._net_rows(net, [die] * self.rules.rolled))
        blocks.append(Block(rows, self._title_row(self.words.dice)))
        return self._pages(blocks, self.words.flat_title)

    def _kept(self, symbol: Symbol) -> Symbol:
        return self.symbols.setdefault(symbol.name, symbol)

    def _pages(self, blocks: Sequence[Block], title: str) -> list[Page]:
        paper = self.paper
        top, bottom = self.left + HEAD, paper.height - self.left
        if any(block.least > bottom - top for block in blocks):
            raise _too_large(self.shape.width, paper.name)
        laid = lay_blocks(blocks, top, bottom)
        correction = self.request.printer.correction(paper.width, paper.height, back=False)
        pages = []
        for number, rows in enumerate(laid, 1):
            sheet = self.words.sheet.format(number=number, count=len(laid))
            told = f"{title} · {sheet}" if len(laid) > 1 else title
            shapes = tuple(self._page(rows, told))
            drawing = Drawing(paper.width, paper.height, shapes, tuple(self.symbols.values()))
            pages.append(Page(drawing=drawing, bookmark=told, correction=correction))
        return pages

    def _page(self, rows: Iterable[PlacedRow], title: str) -> Iterator[Shape]:
        bold = TextOptions(face="bold", size=12, most_lines=1, fill=INK)
        yield from fit(title, self.left, self.left, self.width * 0.55, HEAD, bold).shapes
        right = TextOptions(size=7.5, most_lines=2, leading=1.1, align="end", fill=INK)
        x, wide = self.left + self.width * 0.57, self.width * 0.43
        yield from fit(self.words.paper, x, self.left + 1, wide, HEAD, right).shapes
        for row in rows:
            yield from row.shapes()

    # Rows

    def _heading(self, look: CabinLook) -> Row:
        """A piece of the roof and the name of the colour."""
        told = f"{self._name(look)} · {self.number}"
        roof = self.shape.solid.faces[ROOF_FRONT].outline
        wide, high = max(x for x, _ in roof), max(y for _, y in roof)
        symbol = self._kept(
            Symbol(f"roof-{look.key}", wide, high, face_shapes(self.shape, ROOF_FRONT, look, over=0.0))
        )

        def draw(top: float) -> Iterator[Shape]:
            tall = HEADING - 2.5
            yield place(symbol, self.left, top, tall * wide / high)
            bold = TextOptions(face="bold", size=10, most_lines=1, fill=INK, valign="middle")
            x = self.left + tall * wide / high + 2
            yield from fit(told, x, top, self.width - 15, tall, bold).shapes

        return Row(HEADING, draw)

    def _title_row(self, title: str) -> Row:
        bold = TextOptions(face="bold", size=10, most_lines=1, fill=INK)
        return Row(HEADING - 1, lambda top: fit(title, self.left, top, self.width, HEADING, bold).shapes)

    def _text_row(self, text: str) -> Row:
        options = TextOptions(
            size=8.5, smallest=8.5, leading=1.25, fill=INK, language=self.request.speech.code
        )
        height = fit(text, 0, 0, self.width, 500, options).height
        return Row(height + 1, lambda top: fit(text, self.left, top, self.width, height + 1, options).shapes)

    def _columns(self, pictures: Sequence[Symbol], texts: Sequence[str], high: float) -> Iterator[Row]:
        """Pictures side by side, as many as the page has room for, each with its words below it."""
        per_row = max(1, min(len(texts), int((self.width + COLUMN_GAP) / (COLUMN + COLUMN_GAP))))
        per_row = -(-len(texts) // -(-len(texts) // per_row))
        wide = (self.width - COLUMN_GAP * (per_row - 1)) / per_row
        options = TextOptions(size=8, smallest=8, leading=1.2, fill=INK, language=self.request.speech.code)

        def draw(items: Sequence[tuple[Symbol, str]], below: float, top: float) -> Iterator[Shape]:
            for column, (picture, text) in enumerate(items):
                left = self.left + column * (wide + COLUMN_GAP)
                scale = min(wide / picture.width, high / picture.height)
                down = top + (high - picture.height * scale) / 2
                yield place(picture, left, down, picture.width * scale)
                yield from fit(text, left, top + high + 1.5, wide, below, options).shapes

        items = list(zip(pictures, texts, strict=True))
        for start in range(0, len(items), per_row):
            row = items[start : start + per_row]
            below = max(fit(text, 0, 0, wide, 500, options).height for _, text in row) + 1
            yield Row(high + 1.5 + below, partial(draw, row, below))

    def _steps(self) -> Iterator[Row]:
        pictures = [self._kept(picture) for picture in step_pictures(self.shape, self.looks[0])]
        return self._columns(pictures, list(self.words.steps.values()), STEP_PICTURE)

    def _landings(self) -> Iterator[Row]:
        """What each landing means, as the rules have it."""
        pictures = [self._kept(assembled(self.shape, landing, self.plain)) for landing in Landing]
        deeds = self.rules.basic.landings
        texts = [
            f"{self.words.landings[landing.value]}: {self.words.deeds[deeds[landing].value]}"
            for landing in Landing
        ]
        return self._columns(pictures, texts, PICTURE)

    def _net_rows(self, net: Net, symbols: Sequence[Symbol]) -> Iterator[Row]:
        """Nets side by side, every other one on its head, so that they mesh."""
        straight, turned = net.boxes(), net.boxes(is_turned=True)
        steps = next_step(straight, turned, GAP), next_step(turned, straight, GAP)
        places = [0.0]
        while places[-1] + steps[(len(places) - 1) % 2] + net.width <= self.width:
            places.append(places[-1] + steps[(len(places) - 1) % 2])
        if net.width > self.width:
            raise _too_large(self.shape.width, self.paper.name)

        def draw(row: Sequence[Symbol], top: float) -> Iterator[Shape]:
            for number, (symbol, x) in enumerate(zip(row, places, strict=False)):
                yield place(symbol, self.left + x, top, net.width, turn=180.0 * (number % 2))

        for start in range(0, len(symbols), len(places)):
            yield Row(net.height + GAP, partial(draw, symbols[start : start + len(places)]))

    def _tent_rows(self, look: CabinLook) -> Iterator[Row]:
        """Standees side by side: front and back of a cabin, that meet at the ridge."""
        shape = self.shape
        sides = [self._kept(self._side(look, *faces)) for faces in ((ROOF_FRONT, FRONT), (ROOF_BACK, BACK))]
        high, wide = sides[0].height, shape.width
        most = int((self.width + 1e-6) / wide)
        if not most:
            raise _too_large(wide, self.paper.name)

        def draw(count: int, top: float) -> Iterator[Shape]:
            left, right, fold = self.left, self.left + count * wide, top + high
            over = Style(fill=look.wall)
            yield rect(left - OVER, top - OVER, right - left + 2 * OVER, 2 * (high + OVER), over)
            for number in range(count):
                yield place(sides[0], left + number * wide, top, wide, turn=180.0)
                yield place(sides[1], left + number * wide, fold, wide)
            for x in range(count + 1):
                yield line(left + x * wide, top, left + x * wide, fold + high, CUT)
            for y in (top, fold + high):
                yield line(left, y, right, y, CUT)
            yield line(left, fold, right, fold, CREASE)

        for start in range(0, self.number, most):
            yield Row(2 * high + GAP, partial(draw, min(most, self.number - start)))

    def _side(self, look: CabinLook, roof: str, wall: str) -> Symbol:
        """A cabin as it is seen from one side: its roof above its wall."""
        slope = max(y for _, y in self.shape.solid.faces[roof].outline)
        shapes = (
            Group(face_shapes(self.shape, wall, look, over=0.0), translation(0, slope)),
            Group(face_shapes(self.shape, roof, look, over=0.0)),
        )
        return Symbol(f"side-{wall}-{look.key}", self.shape.width, slope + self.shape.wall, shapes)

    def _die(self) -> tuple[Net, Symbol]:
        """A die whose sides show how a cabin lands."""
        side = self.shape.width
        landings = landings_of_die(self.shape.chances())
        ground = rect(0, 0, side, side, Style(fill="#ffffff"))

        def painted(face: str) -> Iterator[Shape]:
            picture = self._kept(assembled(self.shape, landings[face], self.plain))
            scale = side * 0.84 / max(picture.width, picture.height)
            wide, high = picture.width * scale, picture.height * scale
            yield ground
            yield place(picture, (side - wide) / 2, (side - high) / 2, wide)

        net = die_net(side)
        return net, self._kept(net_symbol("cabin-die", net, painted))

    def _name(self, look: CabinLook) -> str:
        """A colour and its pattern, in words; without colours the pattern alone."""
        assert look.player is not None
        name = cabin_names(self.palette, self.request.speech)[look.key]
        if not shows_colours(self.palette):
            return name
        return f"{name} ({self.words.patterns[PATTERNS[look.player]]})"


def _too_large(size: float, paper: str) -> UsageError:
    return UsageError(
        msg(
            "a cabin of {size} doesn't fit on {paper}; choose larger paper or a smaller size",
            size=format_length(size),
            paper=paper,
        )
    )
