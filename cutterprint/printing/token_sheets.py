"""Sheets of two-sided tokens of any game: strips to fold and glue, with a title and what to do."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from cutterprint.drawing.board_marks import INK
from cutterprint.drawing.shapes import Colour, Drawing, Path, Shape, Style, Symbol, line, place, polygon, rect
from cutterprint.drawing.text import TextOptions, fit
from cutterprint.printing.impose import FOLD, LINE
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Box, Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.sheets import MARK_ROOM, Rect
from cutterprint.printing.strips import Strip, StripItems, StripPage, lay_strips

HEAD, FOOT = 8.0, 18.0
RIM, PICTURE = 1.1, 0.66
"""Between the cut and the ring of an octagon; and how much of its width the picture takes."""
OVER = 0.6
"""How far faces reach over the outer cuts, so that a crooked cut shows no white."""
SNIP = Style(fill=None, stroke="#7f7f7f", stroke_width=0.1)


@dataclass(frozen=True)
class TokenSide:
    """One side of a token: the colour that goes over its edges, and its face, drawn when it is needed."""

    ground: Colour
    face: Callable[[], Symbol]


@dataclass(frozen=True)
class TokenKind:
    """Tokens that are alike: what they are called, how large and how many they are, and their two sides."""

    name: str
    size: StripItems
    front: TokenSide
    back: TokenSide


@dataclass(frozen=True, kw_only=True)
class TokenSheets:
    """Tokens on as many sheets as they need; `symbols` gives those that the faces drawn so far use."""

    title: str
    sheet: str
    """What is added to the title if there are several: the number of a sheet, and of how many."""
    steps: str
    kinds: Sequence[TokenKind]
    paper: Paper
    symbols: Callable[[], Iterable[Symbol]]

    def pages(self, profile: PrinterProfile = NO_PROFILE) -> list[Page]:
        laid = lay_strips([kind.size for kind in self.kinds], self.paper, head=HEAD, foot=FOOT)
        correction = profile.correction(self.paper.width, self.paper.height, back=False)
        made = []
        for number, page in enumerate(laid, 1):
            title = self._title(number, len(laid))
            boxes = [strip.box for strip in page.strips]
            trim = Box(
                min(box.left for box in boxes),
                min(box.top for box in boxes),
                max(box.right for box in boxes),
                max(box.bottom for box in boxes),
            )
            shapes = tuple(self._page(page, title))
            drawing = Drawing(self.paper.width, self.paper.height, shapes, tuple(self.symbols()))
            made.append(Page(drawing=drawing, bookmark=title, trim=trim, correction=correction))
        return made

    def _title(self, number: int, count: int) -> str:
        sheet = self.sheet.format(number=number, count=count)
        return f"{self.title} · {sheet}" if count > 1 else self.title

    def _page(self, page: StripPage, title: str) -> Iterator[Shape]:
        for strip in page.strips:
            yield from self._faces(strip)
            yield from self._cuts(strip)
        edge, margin = page.rest.left, self.paper.margin + 1
        width = page.rest.right - page.rest.left
        counts: Counter[str] = Counter()
        for kind in self.kinds:
            counts[kind.name] += kind.size.count
        held = ", ".join(f"{count} × {name}" for name, count in counts.items())
        heading = TextOptions(face="bold", size=11, most_lines=1, fill=INK)
        told = fit(title, edge, margin, width * 0.4, 6, heading)
        yield from told.shapes
        right = TextOptions(size=9, most_lines=1, align="end", fill=INK)
        yield from fit(held, edge + width * 0.4, margin + 0.4, width * 0.6, 6, right).shapes
        steps = TextOptions(size=9, leading=1.3, fill=INK)
        foot = min(FOOT, page.rest.bottom - page.rest.top)
        yield from fit(self.steps, edge, page.rest.top, width, foot, steps).shapes

    def _faces(self, strip: Strip) -> Iterator[Shape]:
        """Colours first, each a little over the outer edges, then the pictures on them."""
        box = strip.box
        for item in strip.items:
            kind = self.kinds[item.group]
            left = item.front.left - (OVER if item.front.left <= box.left + 1e-6 else 0.0)
            right = item.front.right + (OVER if item.front.right >= box.right - 1e-6 else 0.0)
            width, height = right - left, item.front.bottom - item.front.top + OVER
            yield rect(left, box.top - OVER, width, height, Style(fill=kind.front.ground))
            yield rect(left, strip.fold, width, height, Style(fill=kind.back.ground))
        for item in strip.items:
            kind = self.kinds[item.group]
            for side, where, turn in ((kind.front, item.front, 0.0), (kind.back, item.back, 180.0)):
                symbol = side.face()
                yield place(symbol, where.left, where.top, symbol.width, turn=turn)

    def _cuts(self, strip: Strip) -> Iterator[Shape]:
        """Lines to cut along, a little past the strip, and the dashed one to fold along."""
        box, past = strip.box, MARK_ROOM - 0.5
        edges = sorted({*(item.front.left for item in strip.items), box.right})
        for y in (box.top, box.bottom):
            yield line(box.left - past, y, box.right + past, y, LINE)
        for x in edges:
            yield line(x, box.top - 1.2, x, box.bottom + 1.2, LINE)
        yield line(box.left - past, strip.fold, box.right + past, strip.fold, FOLD)
        for item in strip.items:
            if snip := self.kinds[item.group].size.snip:
                for face in (item.front, item.back):
                    yield from _snips(face, snip)


def octagon_items(side: float, count: int = 0) -> StripItems:
    """So many octagons in squares of a side; so much off each corner makes the eight sides equal."""
    return StripItems(side, side, count, side * (1 - math.sqrt(0.5)))


def octagon_face(picture: Symbol, side: float) -> list[Shape]:
    """The face of an octagon: a pale one inside with a dark rim, and a picture in it."""
    ring = Style(
        fill="#fffaf0",
        stroke=INK,
        stroke_width=0.45,
        join="round",
        fill_role="light",
        stroke_role="line",
    )
    inner = octagon(Rect(RIM, RIM, side - RIM, side - RIM), ring)
    scale = side * PICTURE / max(picture.width, picture.height)
    width, height = picture.width * scale, picture.height * scale
    return [inner, place(picture, (side - width) / 2, (side - height) / 2, width)]


def octagon(box: Rect, style: Style) -> Path:
    """The regular octagon in a square."""
    cut = (box.right - box.left) * (1 - math.sqrt(0.5))
    left, top, right, bottom = box.left, box.top, box.right, box.bottom
    return polygon(
        (
            (left + cut, top),
            (right - cut, top),
            (right, top + cut),
            (right, bottom - cut),
            (right - cut, bottom),
            (left + cut, bottom),
            (left, bottom - cut),
            (left, top + cut),
        ),
        style,
    )


def _snips(face: Rect, snip: float) -> Iterator[Shape]:
    for x, inward in ((face.left, 1), (face.right, -1)):
        for y, down in ((face.top, 1), (face.bottom, -1)):
            yield line(x, y + down * snip, x + inward * snip, y, SNIP)
