"""Sheets of two-sided tokens of any game: strips to fold and glue, with a title and what to do."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from cutterprint.drawing.board_marks import INK
from cutterprint.drawing.colours import contrast, mix
from cutterprint.drawing.palettes import WHITE, Palette
from cutterprint.drawing.shapes import (
    Colour,
    Drawing,
    Group,
    Path,
    Shape,
    Style,
    Symbol,
    bounds,
    line,
    paths,
    place,
    polygon,
    rect,
    rotation,
    transformed,
    translation,
)
from cutterprint.drawing.text import TextOptions, fit
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.sheets import MARK_ROOM, Rect, box_around
from cutterprint.printing.strips import Strip, StripItems, StripPage, lay_strips

WIDE = 180.0
"""Papers wider than this have a larger head, and pictures at the foot."""
HEAD, FOOT = (10.0, 14.0), (22.0, 36.0)
"""What stays free for words, on small papers and on large ones."""
MOST_FOOT = 48.0
RIM, REACH = 0.8, 1.2
"""Between the cut and the ring of an octagon, and between the cut and its picture without its halo."""
OVER = 0.6
"""How far faces reach over the outer cuts, so that a crooked cut shows no white."""
CUT = Style(fill=None, stroke="#4a4a4a", stroke_width=0.2)
FOLD = Style(fill=None, stroke="#000000", stroke_width=0.35, dash=(3.0, 2.0))
RAYS = 16
WHITISH = 1.3
"""Grounds with less contrast to paper than this have nothing lighter on them."""
MOST_SPARE = 1 / 3
"""Whole rows are filled with spares if they are no more than this of a row; else rows become equal."""


@dataclass(frozen=True)
class TokenSide:
    """One side of a token: the colour that goes over its edges, and its face, drawn when it is needed."""

    ground: Colour
    face: Callable[[], Symbol]


@dataclass(frozen=True)
class TokenKind:
    """Tokens that are alike: what they are called, how large and how many they are, and their two sides.

    Where the last row of their size has places left, more of those that may have spares fill it.
    """

    name: str
    size: StripItems
    front: TokenSide
    back: TokenSide
    may_spare: bool = False


@dataclass(frozen=True, kw_only=True)
class TokenSheets:
    """Tokens on as many sheets as they need; `symbols` gives those that the faces drawn so far use."""

    title: str
    sheet: str
    """What is added to the title if there are several: the number of a sheet, and of how many."""
    held: str
    """How many there are of a kind, by its name."""
    spared: str
    """The same, with how many of them are spare."""
    foot: Callable[[float, float], Drawing]
    """What to do, in a width and a height."""
    kinds: Sequence[TokenKind]
    paper: Paper
    symbols: Callable[[], Iterable[Symbol]]

    def pages(self, profile: PrinterProfile = NO_PROFILE) -> list[Page]:
        is_wide = self.paper.width > WIDE
        head, foot = HEAD[is_wide], FOOT[is_wide]
        laid = lay_strips([kind.size for kind in self.kinds], self.paper, head=head, foot=foot)
        room = self.paper.width - 2 * (self.paper.margin + MARK_ROOM)
        spare = spares(self.kinds, laid, room)
        if any(spare):
            sizes = [
                replace(kind.size, count=kind.size.count + more)
                for kind, more in zip(self.kinds, spare, strict=True)
            ]
            laid = lay_strips(sizes, self.paper, head=head, foot=foot)
        correction = profile.correction(self.paper.width, self.paper.height, back=False)
        made = []
        for number, page in enumerate(laid, 1):
            sheet = self.sheet.format(number=number, count=len(laid))
            title = f"{self.title} · {sheet}" if len(laid) > 1 else self.title
            trim = box_around(strip.box for strip in page.strips)
            foot_drawing = self._foot(page)
            shapes = tuple(self._page(page, title, spare, foot_drawing))
            symbols = (*self.symbols(), *foot_drawing.symbols)
            drawing = Drawing(self.paper.width, self.paper.height, shapes, symbols)
            made.append(Page(drawing=drawing, bookmark=title, trim=trim, correction=correction))
        return made

    def _page(self, page: StripPage, title: str, spare: Sequence[int], foot: Drawing) -> Iterator[Shape]:
        for strip in page.strips:
            yield from self._faces(strip)
            yield from self._cuts(strip)
        is_wide = self.paper.width > WIDE
        edge = self.paper.margin + MARK_ROOM
        width, top = self.paper.width - 2 * edge, self.paper.margin + 1
        heading = TextOptions(face="black", size=18 if is_wide else 13, most_lines=1, fill=INK)
        yield from fit(title, edge, top, width * 0.45, 8, heading).shapes
        right = TextOptions(size=9, most_lines=2, align="end", valign="middle", fill=INK)
        room = 8.0 if is_wide else 6.0
        yield from fit(self._held(spare), edge + width * 0.45, top, width * 0.55, room, right).shapes
        rule = top + (10.0 if is_wide else 7.2)
        yield line(edge, rule, edge + width, rule, Style(fill=None, stroke=INK, stroke_width=0.6))
        yield Group(foot.shapes, translation(edge, page.rest.top + 1))

    def _foot(self, page: StripPage) -> Drawing:
        edge = self.paper.margin + MARK_ROOM
        return self.foot(self.paper.width - 2 * edge, min(page.rest.height - 1, MOST_FOOT))

    def _held(self, spare: Sequence[int]) -> str:
        """How many there are, by name; kinds of one name stand together."""
        counts: Counter[str] = Counter()
        more: Counter[str] = Counter()
        for kind, left in zip(self.kinds, spare, strict=True):
            counts[kind.name] += kind.size.count
            more[kind.name] += left
        return ", ".join(
            (self.spared if more[name] else self.held).format(count=count, name=name, spare=more[name])
            for name, count in counts.items()
        )

    def _faces(self, strip: Strip) -> Iterator[Shape]:
        """Colours first, each a little over the outer edges, then the pictures on them."""
        box = strip.box
        for item in strip.items:
            kind = self.kinds[item.group]
            snip = kind.size.snip
            outer = item.front.left <= box.left + 1e-6, item.front.right >= box.right - 1e-6
            yield _grown(item.front, snip, kind.front.ground, (outer[0], True, outer[1], False))
            yield _grown(item.back, snip, kind.back.ground, (outer[0], False, outer[1], True))
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
            yield line(box.left - past, y, box.right + past, y, CUT)
        for x in edges:
            yield line(x, box.top - 1.2, x, box.bottom + 1.2, CUT)
        yield line(box.left - past, strip.fold, box.right + past, strip.fold, FOLD)
        for item in strip.items:
            if snip := self.kinds[item.group].size.snip:
                for face in (item.front, item.back):
                    yield from _snips(face, snip)


def octagon_items(side: float, count: int = 0) -> StripItems:
    """So many octagons in squares of a side; so much off each corner makes the eight sides equal."""
    return StripItems(side, side, count, side * (1 - math.sqrt(0.5)))


def octagon_face(picture: Symbol, side: float, ground: Colour, rays: Colour | None = None) -> list[Shape]:
    """The face of an octagon as it is printed: rays, a ring, and a picture that fills it."""
    middle = side / 2
    # Lighter than its ground, so that nobody takes it for the line to cut along.
    ring = mix(ground, WHITE, 0.65) if contrast(ground) > WHITISH else mix(ground, "#000000", 0.3)
    shapes: list[Shape] = []
    if rays is not None:
        far = side / 2 / math.cos(math.pi / 8)
        for ray in range(0, RAYS, 2):
            turns = [math.tau * (ray + end) / RAYS + math.pi / 8 for end in (-0.5, 0.5)]
            ends = [(middle + far * math.cos(turn), middle + far * math.sin(turn)) for turn in turns]
            shapes.append(polygon(((middle, middle), *ends), Style(fill=rays)))
    inner = Rect(RIM, RIM, side - RIM, side - RIM)
    shapes.append(octagon(inner, Style(fill=None, stroke=ring, stroke_width=0.35, join="round")))
    return [*shapes, _filling(picture, side)]


def rays_on(ground: Colour, colours: Palette) -> Colour | None:
    """The colour of rays on a ground: a little lighter, on white a little darker; none where ink is saved."""
    if colours.ink == "outline":
        return None
    return mix(ground, WHITE, 0.25) if contrast(ground) > WHITISH else mix(ground, "#000000", 0.1)


def _filling(picture: Symbol, side: float) -> Shape:
    """The picture as large as the octagon allows; its halo may reach nearer to the cut."""
    drawn = [Path(transformed(path.segments, matrix), path.style) for path, matrix in paths(picture.shapes)]
    solid = [path for path in drawn if "halo" not in (path.style.fill_role, path.style.stroke_role)]
    left, top, right, bottom = bounds(solid) or (0.0, 0.0, picture.width, picture.height)
    x, y = (left + right) / 2, (top + bottom) / 2
    slanted = bounds([Group(tuple(solid), rotation(45, x, y))]) or (left, top, right, bottom)
    farthest = max(right - x, bottom - y, x - slanted[0], slanted[2] - x, y - slanted[1], slanted[3] - y)
    scale = (side / 2 - REACH) / farthest
    return place(picture, side / 2 - x * scale, side / 2 - y * scale, picture.width * scale)


def spares(kinds: Sequence[TokenKind], laid: Sequence[StripPage], room: float) -> list[int]:
    """How many more of each kind fill the rows of their size; the first that may have spares gets them."""
    more = [0] * len(kinds)
    sizes = [(kind.size.width, kind.size.height) for kind in kinds]
    strips = [strip for page in laid for strip in page.strips]
    for alike in dict.fromkeys(sizes):
        rows = [len(strip.items) for strip in strips if sizes[strip.items[0].group] == alike]
        takers = [
            number
            for number, kind in enumerate(kinds)
            if kind.may_spare and kind.size.count and sizes[number] == alike
        ]
        if takers and len(rows) > 1:
            most = int((room + 1e-6) / alike[0])
            whole, even = most * len(rows) - sum(rows), max(rows) * len(rows) - sum(rows)
            more[takers[0]] = whole if whole <= most * MOST_SPARE else even
    return more


def octagon(box: Rect, style: Style) -> Path:
    """The regular octagon in a square."""
    return _snipped(box, box.width * (1 - math.sqrt(0.5)), style)


def _grown(face: Rect, snip: float, ground: Colour, outer: tuple[bool, bool, bool, bool]) -> Path:
    """The ground of a face, over its outer sides and its snipped corners; inner sides are the neighbour's."""
    over = Rect(*(OVER if is_outer else 0.0 for is_outer in outer))
    style = Style(fill=ground)
    if snip:
        return _snipped(face, snip - OVER * math.sqrt(2), style, over)
    box = _reaching(face, over)
    return rect(box.left, box.top, box.width, box.height, style)


def _reaching(face: Rect, over: Rect) -> Rect:
    return Rect(
        face.left - over.left, face.top - over.top, face.right + over.right, face.bottom + over.bottom
    )


def _snipped(face: Rect, cut: float, style: Style, over: Rect = Rect(0.0, 0.0, 0.0, 0.0)) -> Path:
    """A rectangle that reaches over its sides and has lost so much of each corner."""
    box = _reaching(face, over)
    left, top, right, bottom = over.left, over.top, over.right, over.bottom
    return polygon(
        (
            (face.left + cut + top, box.top),
            (face.right - cut - top, box.top),
            (box.right, face.top + cut + right),
            (box.right, face.bottom - cut - right),
            (face.right - cut - bottom, box.bottom),
            (face.left + cut + bottom, box.bottom),
            (box.left, face.bottom - cut - left),
            (box.left, face.top + cut + left),
        ),
        style,
    )


def _snips(face: Rect, snip: float) -> Iterator[Shape]:
    for x, inward in ((face.left, 1), (face.right, -1)):
        for y, down in ((face.top, 1), (face.bottom, -1)):
            yield line(x, y + down * snip, x + inward * snip, y, CUT)
