"""Putting drawn items onto the pages of a layout, with marks and labels around them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import (
    Drawing,
    Group,
    Matrix,
    Path,
    Shape,
    Style,
    Symbol,
    Text,
    Use,
    line,
    multiply,
    rect,
    rotation,
    translation,
)
from cutterprint.drawing.text import TextOptions, fit
from cutterprint.errors import CutterprintError
from cutterprint.i18n import msg
from cutterprint.printing.edges import block
from cutterprint.printing.marks import CutNumber, Kind, Mark, cut_numbers, marks
from cutterprint.printing.pdf import Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.sheets import (
    LABEL_ROOM,
    REGISTRATION_CLEARANCE,
    REGISTRATION_INSET,
    REGISTRATION_LENGTH,
    Layout,
    Placement,
    SheetPage,
)
from cutterprint.spoken import N_

_NEAR_BLACK = "#17141c"
CROP = Style(fill=None, stroke="#000000", stroke_width=0.15)
FIRST = Style(fill=None, stroke="#000000", stroke_width=0.3)
# Dark enough for any art but the darkest, and thin enough that the half of it that a cut leaves is no frame.
KEYLINE = Style(fill=None, stroke=_NEAR_BLACK, stroke_width=0.2)
# The casing makes crosses stand out of dark art, and of the keylines.
CROSS_CASING = Style(fill=None, stroke="#ffffff", stroke_width=0.7, stroke_opacity=0.85)
CROSS = Style(fill=None, stroke=_NEAR_BLACK, stroke_width=0.35)
# Thin and grey: seen on white and on art, and not missed when it is cut away.
LINE = Style(fill=None, stroke="#7f7f7f", stroke_width=0.1)
FOLD = Style(fill=None, stroke="#000000", stroke_width=0.15, dash=(3.0, 2.0))
LABEL_SIZE = 7.0
NUMBER_SIZE = 6.5
OVERLAP = 0.1
"""How far an item may always stand over its edges, so that no hairline shows between neighbours."""


@dataclass(frozen=True, kw_only=True)
class SheetWords:
    """What the labels of sheets say; other languages pass their own."""

    label: str = N_("{name} · sheet {number} of {count} · {side}")
    sides: dict[str, str] = field(
        default_factory=lambda: {"front": N_("fronts"), "back": N_("backs"), "both": N_("fold in the middle")}
    )


@dataclass(frozen=True, kw_only=True)
class Items:
    """What is printed: a symbol for the front (and back) of each item, and the symbols that those use."""

    name: str
    front: Callable[[int], Symbol]
    back: Callable[[int], Symbol] | None = None
    shared: tuple[Symbol, ...] = ()
    has_keyline: bool = True
    """Whether a line is drawn along the edges where items abut; those with a blank rim need none."""


def impose(
    layout: Layout, items: Items, words: SheetWords | None = None, profile: PrinterProfile = NO_PROFILE
) -> Iterable[Page]:
    """The pages of a layout, one after another, corrected for a printer."""
    words = words or SheetWords()
    for page in layout.pages:
        yield imposed_page(layout, page, items, words, profile)


def imposed_page(
    layout: Layout, page: SheetPage, items: Items, words: SheetWords, profile: PrinterProfile = NO_PROFILE
) -> Page:
    """One page of a layout."""
    used: dict[str, Symbol] = {}
    shapes: list[Shape] = []
    for placement in page.placements:
        symbol = _symbol(items, placement)
        used[symbol.name] = symbol
        shapes.append(_placed(placement, symbol))
    shapes += mark_shapes(marks(layout, page, keyline=items.has_keyline))
    shapes += [_number(number) for number in cut_numbers(layout, page)]
    label = _label(page, layout, items.name, words)
    shapes += _label_shapes(layout, label)
    trim = block(page.placements)
    return Page(
        drawing=Drawing(layout.width, layout.height, tuple(shapes), (*items.shared, *used.values())),
        bookmark=label,
        label=f"{page.sheet}{'b' if page.side == 'back' else ''}",
        trim=trim,
        bleed=trim.grown(layout.bleed),
        correction=profile.correction(layout.width, layout.height, back=page.side == "back"),
    )


def _symbol(items: Items, placement: Placement) -> Symbol:
    if placement.side == "front":
        return items.front(placement.item)
    if items.back is None:
        raise CutterprintError(msg("the layout has backs, but there are none to print"))
    return items.back(placement.item)


def _placed(placement: Placement, symbol: Symbol) -> Shape:
    """An item in its place, cut off where its bleed may not reach (but for the overlap)."""
    trim, bleed = placement.trim, placement.bleed
    width, height = trim.width, trim.height
    across, down = width / symbol.width, height / symbol.height
    transform: Matrix = (across, 0.0, 0.0, down, trim.left, trim.top)
    if placement.turn:
        middle = rotation(placement.turn, (trim.left + trim.right) / 2, (trim.top + trim.bottom) / 2)
        transform = multiply(middle, transform)
    use = Use(symbol.name, transform)
    left, top, right, bottom = (
        max(edge, OVERLAP) for edge in (bleed.left, bleed.top, bleed.right, bleed.bottom)
    )
    if symbol.bleed * across <= min(left, top, right, bottom) + 1e-6:
        return use
    return Group(
        (use,), clip=rect(trim.left - left, trim.top - top, width + left + right, height + top + bottom)
    )


def mark_shapes(found: Sequence[Mark]) -> Iterator[Shape]:
    """Marks as they are drawn, those of a kind in one path; crosses lie over keylines."""
    for kind, styles in _STYLES.items():
        strokes = [line(mark.x1, mark.y1, mark.x2, mark.y2, CROP) for mark in found if mark.kind == kind]
        segments = tuple(segment for stroke in strokes for segment in stroke.segments)
        for style in styles if segments else ():
            yield Path(segments, style)
    for mark in found:
        if mark.kind == "registration":
            yield rect(mark.x1, mark.y1, mark.x2 - mark.x1, mark.y2 - mark.y1, Style(fill="#000000"))


_STYLES: Mapping[Kind, tuple[Style, ...]] = {
    "line": (LINE,),
    "keyline": (KEYLINE,),
    "cross": (CROSS_CASING, CROSS),
    "crop": (CROP,),
    "first": (FIRST,),
    "fold": (FOLD,),
}


def _number(cut: CutNumber) -> Shape:
    baseline = cut.y + cap_height(NUMBER_SIZE) / 2
    return Text(str(cut.number), cut.x, baseline, NUMBER_SIZE, "regular", "middle", "#404040")


def _label(page: SheetPage, layout: Layout, name: str, words: SheetWords) -> str:
    """What stands above a sheet; a long name is shortened, so that the number and the side are still told."""

    def told(shown: str) -> str:
        side = words.sides[page.side]
        return words.label.format(name=shown, number=page.sheet, count=layout.sheets, side=side)

    room = _label_room(layout)
    if text_width(told(name), LABEL_SIZE) <= room:
        return told(name)
    shown = name
    while shown and text_width(told(f"{shown}…"), LABEL_SIZE) > room:
        shown = shown[:-1]
    return told(f"{shown.rstrip()}…")


def _label_room(layout: Layout) -> float:
    """How long a label may be: it ends before the fold, and before the corners where a cutter looks."""
    across = layout.width / 2 if layout.fold == "upright" else layout.width
    down = layout.height / 2 if layout.fold == "lying" else layout.height
    corners = layout.options.marks == "silhouette"
    clear = (
        REGISTRATION_INSET + REGISTRATION_LENGTH + REGISTRATION_CLEARANCE if corners else layout.margin + 2
    )
    upright = layout.label is not None and layout.label.upright
    return (down if upright else across) - 2 * clear


def _label_shapes(layout: Layout, label: str) -> list[Shape]:
    place = layout.label
    if place is None:
        return []
    room = _label_room(layout)
    options = TextOptions(size=LABEL_SIZE, align="middle", valign="middle", most_lines=1, fill="#404040")
    words = fit(label, -room / 2, -LABEL_ROOM / 2, room, LABEL_ROOM, options).shapes
    turn = rotation(-90) if place.upright else rotation(0)
    return [Group(words, multiply(translation(place.x, place.y), turn))]
