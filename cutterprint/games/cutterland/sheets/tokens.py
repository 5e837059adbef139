"""Tokens: bones, towers, walls and bridges, and whatever bonus the rules add.

Bones and towers are octagons that lie inside a square; one cuts squares and snips their corners. A wall is
as long as a side of a square and a bridge reaches across one, so one strip is both: a wall on one side, a
bridge on the other. It is narrow enough to leave the creatures beside it in sight.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cutterprint.drawing.board_marks import INK
from cutterprint.drawing.palettes import recolour
from cutterprint.drawing.shapes import (
    Drawing,
    Path,
    Shape,
    Style,
    Symbol,
    line,
    place,
    polygon,
    rect,
)
from cutterprint.drawing.text import TextOptions, fit
from cutterprint.errors import UsageError
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.rules.model import WALL_BRIDGE, Rules
from cutterprint.i18n import Language, language, msg
from cutterprint.printing.impose import FOLD, LINE
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Box, Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.sheets import MARK_ROOM, Rect
from cutterprint.printing.strips import Strip, StripItems, StripPage, lay_strips
from cutterprint.spoken import N_, spoken

BONES = "bones"
SQUARE = 21.0
SPARE = 1.5
"""How much of a square an octagon leaves free on each side."""
STRIP = 6.5 / 21
"""How wide a wall or bridge is, in squares: on a border it ends where icons begin."""
# Of bonuses that a rules file adds without saying how many are in the box.
USUAL_COUNT = 12
MOST = 500
HEAD, FOOT = 8.0, 18.0
RIM, PICTURE = 1.1, 0.66
"""Between the cut and the ring of an octagon; and how much of its width the picture takes."""
OVER = 0.6
"""How far faces reach over the outer cuts, so that a crooked cut shows no white."""

# A token's face, by what it is; the icons' own halo is cream.
_FACES = {BONES: "#d9c3b4", "tower": "#d3dbe6", WALL_BRIDGE: "#efe0bd"}
_OTHER_FACE = "#d8e3cf"
# Below bridges, so that they are told from walls at a glance.
_WATER = "#9cc6e8"
SNIP = Style(fill=None, stroke="#7f7f7f", stroke_width=0.1)


@dataclass(frozen=True, kw_only=True)
class TokenWords:
    """What a sheet of tokens says."""

    title: str = N_("Tokens")
    bones: str = N_("Bones")
    sheet: str = N_("sheet {number} of {count}")
    steps: str = N_(
        "1. Cut out the strips along their outer lines.\n"
        "2. Fold each strip along the dashed line, pictures outside, and glue it.\n"
        "3. Cut the tokens apart, then snip off the corners of the square ones.\n"
        "A narrow token is a wall on one side and a bridge on the other: show the side that you need."
    )


def token_counts(rules: Rules, wanted: Mapping[str, int] | None = None) -> dict[str, int]:
    """How many tokens of each kind are printed: as in the rules' box, unless other numbers are wanted."""
    counts: dict[str, int] = {}
    if rules.turns_of_hunting or rules.box.get(BONES):
        counts[BONES] = rules.box.get(BONES, USUAL_COUNT)
    for key in rules.bonuses:
        counts[key] = rules.box.get(key, USUAL_COUNT)
    for key, count in (wanted or {}).items():
        if key != BONES and key not in rules.bonuses:
            known = ", ".join([BONES, *rules.bonuses])
            raise UsageError(
                msg("these rules have no token '{name}'; available: {names}", name=key, names=known)
            )
        if not 0 <= count <= MOST:
            raise UsageError(
                msg("{number} tokens can't be printed; the limit is {most}", number=count, most=MOST)
            )
        counts[key] = count
    if not any(counts.values()):
        raise UsageError(msg("there are no tokens to print"))
    return {key: count for key, count in counts.items() if count}


def token_size(key: str, square: float = SQUARE) -> StripItems:
    """The size of a token, without a count: an octagon in a square, or a strip as long as a square."""
    if key == WALL_BRIDGE:
        return StripItems(square, square * STRIP, 0)
    side = square - 2 * SPARE
    # So much off each corner makes the eight sides equal.
    return StripItems(side, side, 0, side * (1 - math.sqrt(0.5)))


def token_pages(
    art: ArtBook,
    paper: Paper,
    *,
    square: float = SQUARE,
    wanted: Mapping[str, int] | None = None,
    speech: Language | None = None,
    profile: PrinterProfile = NO_PROFILE,
) -> list[Page]:
    """The sheets of tokens, printed on one side."""
    speech = speech or language()
    words = spoken(TokenWords(), speech)
    return _Tokens(art, paper, square, wanted, words, speech.code).pages(profile)


class _Tokens:
    def __init__(
        self,
        art: ArtBook,
        paper: Paper,
        square: float,
        wanted: Mapping[str, int] | None,
        words: TokenWords,
        language: str,
    ) -> None:
        self.art = art
        self.paper = paper
        self.words = words
        self.language = language
        self.counts = token_counts(art.rules, wanted)
        self.kinds = list(self.counts)
        sizes = [(key, token_size(key, square)) for key in self.kinds]
        self.groups = [
            StripItems(size.width, size.height, self.counts[key], size.snip) for key, size in sizes
        ]
        self.symbols: dict[str, Symbol] = {}

    def pages(self, profile: PrinterProfile) -> list[Page]:
        laid = lay_strips(self.groups, self.paper, head=HEAD, foot=FOOT)
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
            symbols = (*self.art.symbols(), *self.symbols.values())
            drawing = Drawing(self.paper.width, self.paper.height, shapes, symbols)
            made.append(Page(drawing=drawing, bookmark=title, trim=trim, correction=correction))
        return made

    def _title(self, number: int, count: int) -> str:
        sheet = self.words.sheet.format(number=number, count=count)
        return f"{self.words.title} · {sheet}" if count > 1 else self.words.title

    def _name(self, key: str) -> str:
        if key == BONES:
            return self.words.bones
        return self.art.rules.bonuses[key].name.in_language(self.language)

    def _page(self, page: StripPage, title: str) -> Iterator[Shape]:
        for strip in page.strips:
            yield from self._faces(strip)
            yield from self._cuts(strip)
        edge, margin = page.rest.left, self.paper.margin + 1
        width = page.rest.right - page.rest.left
        held = ", ".join(f"{count} × {self._name(key)}" for key, count in self.counts.items())
        heading = TextOptions(face="bold", size=11, most_lines=1, fill=INK)
        told = fit(title, edge, margin, width * 0.4, 6, heading)
        yield from told.shapes
        right = TextOptions(size=9, most_lines=1, align="end", fill=INK)
        yield from fit(held, edge + width * 0.4, margin + 0.4, width * 0.6, 6, right).shapes
        steps = TextOptions(size=9, leading=1.3, fill=INK)
        foot = min(FOOT, page.rest.bottom - page.rest.top)
        yield from fit(self.words.steps, edge, page.rest.top, width, foot, steps).shapes

    def _faces(self, strip: Strip) -> Iterator[Shape]:
        """Colours first, each a little over the outer edges, then the pictures on them."""
        box = strip.box
        for item in strip.items:
            key = self.kinds[item.group]
            left = item.front.left - (OVER if item.front.left <= box.left + 1e-6 else 0.0)
            right = item.front.right + (OVER if item.front.right >= box.right - 1e-6 else 0.0)
            width, height = right - left, item.front.bottom - item.front.top + OVER
            yield rect(left, box.top - OVER, width, height, Style(fill=self._colour(key, "front")))
            yield rect(left, strip.fold, width, height, Style(fill=self._colour(key, "back")))
        for item in strip.items:
            key = self.kinds[item.group]
            for side, where in (("front", item.front), ("back", item.back)):
                symbol = self._face(key, side, item.group)
                yield place(
                    symbol, where.left, where.top, symbol.width, turn=180.0 if side == "back" else 0.0
                )

    def _colour(self, key: str, side: str) -> str:
        if key == WALL_BRIDGE and side == "back":
            return self.art.colours.colour("token", "pattern-light", _WATER)
        return self.art.colours.colour("token", "ground", _FACES.get(key, _OTHER_FACE))

    def _face(self, key: str, side: str, group: int) -> Symbol:
        """One face of a token; all but walls and bridges look the same from both sides."""
        size = self.groups[group]
        if key == WALL_BRIDGE:
            picture = "wall" if side == "front" else "bridge"
            name, shapes = f"token-{picture}", self._strip_face(picture, size)
        else:
            name, shapes = f"token-{key}", self._octagon(key, size)
        if name not in self.symbols:
            own = Symbol(name, size.width, size.height, tuple(shapes))
            self.symbols[name] = recolour(own, self.art.colours)
        return self.symbols[name]

    def _octagon(self, key: str, size: StripItems) -> list[Shape]:
        ring = Style(
            fill="#fffaf0",
            stroke=INK,
            stroke_width=0.45,
            join="round",
            fill_role="light",
            stroke_role="line",
        )
        inner = octagon(Rect(RIM, RIM, size.width - RIM, size.height - RIM), ring)
        icon = self.art.icon(key)
        scale = size.width * PICTURE / max(icon.width, icon.height)
        width, height = icon.width * scale, icon.height * scale
        return [inner, place(icon, (size.width - width) / 2, (size.height - height) / 2, width)]

    def _strip_face(self, key: str, size: StripItems) -> list[Shape]:
        """The drawing over the whole length of the strip."""
        width, height = size.width - 0.4, size.height - 0.9
        return [place(self.art.icon(key), 0.2, 0.45, width, height)]

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
            if snip := self.groups[item.group].snip:
                for face in (item.front, item.back):
                    yield from _snips(face, snip)


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


__all__ = ["BONES", "SQUARE", "TokenWords", "octagon", "token_counts", "token_pages", "token_size"]
