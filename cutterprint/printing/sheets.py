"""Laying items out on sheets of paper: pure geometry, in millimetres from the top left corner.

Backs are placed by mirroring the fronts as the sheet will be turned over, so the two always meet, on a
part-filled last sheet as well:

* duplex on the edge that stands upright: x is mirrored, and backs stand as fronts do;
* duplex on the edge that lies: y is mirrored, and backs stand on their heads;
* gutterfold: fronts on one half of the sheet and backs on the other, mirrored at the fold.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Literal, TypeAlias

from cutterprint.errors import UsageError
from cutterprint.i18n import msg
from cutterprint.options import Backs, Marks, Orientation
from cutterprint.printing.papers import Paper
from cutterprint.units import format_length

Side: TypeAlias = Literal["front", "back", "both"]
Fold: TypeAlias = Literal["upright", "lying"]

# Room kept free outside the items: for marks on every side, for the label above or at the left (and as much
# on the other side, so that the items stay in the middle).
MARK_ROOM = 2.5
LABEL_ROOM = 3.5
# On each side of a fold, so that no item is creased.
GUTTER = 4.0
BLEED = 2.0
"""How far colours reach over the outer edges where nothing else is asked for and the paper has room."""
_BLEED_STEP = 0.25

# Silhouette's registration marks: a square at the top left, corners at the top right and bottom left. The
# same numbers are entered in its program. The clearance keeps the sensor from seeing anything else.
REGISTRATION_INSET = 10.0
REGISTRATION_LENGTH = 10.0
REGISTRATION_SQUARE = 5.0
REGISTRATION_THICKNESS = 0.3
REGISTRATION_CLEARANCE = 2.0


@dataclass(frozen=True)
class Rect:
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def grown(self, by: float) -> "Rect":
        return Rect(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlaps(self, other: "Rect") -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def box_around(boxes: Iterable[Rect]) -> Rect:
    """The smallest rectangle that holds all of these."""
    lefts, tops, rights, bottoms = zip(
        *((box.left, box.top, box.right, box.bottom) for box in boxes), strict=True
    )
    return Rect(min(lefts), min(tops), max(rights), max(bottoms))


@dataclass(frozen=True, kw_only=True)
class SheetOptions:
    """How items go onto paper: no margin means the paper's own, no bleed as much as there is room for."""

    paper: Paper
    orientation: Orientation = "best"
    margin: float | None = None
    gap: float = 0.0
    bleed: float | None = None
    marks: Marks = "crop"
    backs: Backs = "none"
    labels: bool = True

    @property
    def most_bleed(self) -> float:
        """How far items must be drawn over their edges; how far it is seen, the layout says."""
        return BLEED if self.bleed is None else self.bleed


@dataclass(frozen=True)
class Placement:
    """Where an item goes: its trim edges, its turn (0 or 180), and how far it may bleed over each edge."""

    item: int
    side: Literal["front", "back"]
    trim: Rect
    turn: int
    bleed: Rect


@dataclass(frozen=True)
class SheetPage:
    """One side of a sheet; sheets count from 1."""

    sheet: int
    side: Side
    placements: tuple[Placement, ...]


@dataclass(frozen=True)
class LabelPlace:
    """The middle of a sheet's label: above the items, or at the left and read from below."""

    x: float
    y: float
    upright: bool


@dataclass(frozen=True)
class Layout:
    """All the pages of a print run, with the paper as it lies."""

    width: float
    height: float
    columns: int
    rows: int
    sheets: int
    fold: Fold | None
    label: LabelPlace | None
    bleed: float
    options: SheetOptions
    pages: tuple[SheetPage, ...]

    @property
    def per_sheet(self) -> int:
        return self.columns * self.rows

    @property
    def duplex(self) -> Literal["simplex", "long", "short"]:
        """What the printer must be told."""
        backs = self.options.backs
        return backs if backs in ("long", "short") else "simplex"

    @property
    def margin(self) -> float:
        return _margin(self.options)


@dataclass(frozen=True)
class _Grid:
    """A block of items of equal size; the corner is that of the first trim."""

    page: tuple[float, float]
    item: tuple[float, float]
    columns: int
    rows: int
    corner: tuple[float, float]
    fold: Fold | None
    gap: float
    label: LabelPlace | None

    def trim(self, place: int) -> Rect:
        row, column = divmod(place, self.columns)
        left = self.corner[0] + column * (self.item[0] + self.gap)
        top = self.corner[1] + row * (self.item[1] + self.gap)
        return Rect(left, top, left + self.item[0], top + self.item[1])


def lay_out(width: float, height: float, count: int, options: SheetOptions) -> Layout:
    """Lay out a number of items of one size on as few sheets as the paper allows."""
    _check(width, height, count, options)
    grid, bleed = _roomiest_grid(width, height, options)
    per_sheet = grid.columns * grid.rows
    sheets = -(-count // per_sheet)
    pages: list[SheetPage] = []
    for sheet in range(sheets):
        items = range(sheet * per_sheet, min((sheet + 1) * per_sheet, count))
        fronts = [grid.trim(place) for place in range(len(items))]
        front = _placements(items, "front", fronts, 0, options.gap, bleed)
        if options.backs == "none":
            pages.append(SheetPage(sheet + 1, "front", front))
            continue
        backs, turn = _mirrored(fronts, grid, options)
        back = _placements(items, "back", backs, turn, options.gap, bleed)
        if options.backs == "gutterfold":
            pages.append(SheetPage(sheet + 1, "both", front + back))
        else:
            pages += [SheetPage(sheet + 1, "front", front), SheetPage(sheet + 1, "back", back)]
    return Layout(
        width=grid.page[0],
        height=grid.page[1],
        columns=grid.columns,
        rows=grid.rows,
        sheets=sheets,
        fold=grid.fold,
        label=grid.label,
        bleed=bleed,
        options=options,
        pages=tuple(pages),
    )


def registration_marks(width: float, height: float) -> tuple[Rect, ...]:
    """The black bars that a Silhouette cutter looks for on a page of this size."""
    inset, length, thick = REGISTRATION_INSET, REGISTRATION_LENGTH, REGISTRATION_THICKNESS
    right, bottom = width - inset, height - inset
    square = REGISTRATION_SQUARE
    return (
        Rect(inset, inset, inset + square, inset + square),
        Rect(right - length, inset, right, inset + thick),
        Rect(right - thick, inset, right, inset + length),
        Rect(inset, bottom - thick, inset + length, bottom),
        Rect(inset, bottom - length, inset + thick, bottom),
    )


def _check(width: float, height: float, count: int, options: SheetOptions) -> None:
    if count < 1:
        raise UsageError(msg("there is nothing to print; name at least one card"))
    if not (width > 0 and height > 0):
        raise UsageError(msg("the things to print need a width and a height"))
    lengths = (("gap", options.gap), ("bleed", options.most_bleed), ("margin", _margin(options)))
    for name, length in lengths:
        if not 0 <= length <= 50:
            raise UsageError(
                msg(
                    "--{option} {length} is out of range; use 0mm to 50mm",
                    option=name,
                    length=format_length(length),
                )
            )


def _margin(options: SheetOptions) -> float:
    return options.paper.margin if options.margin is None else options.margin


def _roomiest_grid(width: float, height: float, options: SheetOptions) -> tuple[_Grid, float]:
    """The grid that holds most, and its bleed: the one asked for, else as much as costs no item its place."""
    if options.bleed is not None:
        return _best_grid(width, height, options, options.bleed), options.bleed
    least = _best_grid(width, height, options, 0.0)
    for step in range(round(BLEED / _BLEED_STEP), 0, -1):
        bleed = step * _BLEED_STEP
        grid = _most(width, height, options, bleed)
        if grid.columns * grid.rows == least.columns * least.rows:
            return grid, bleed
    return least, 0.0


def _best_grid(width: float, height: float, options: SheetOptions, bleed: float) -> _Grid:
    """The grid that holds most with a bleed; there is none if not even one item fits."""
    best = _most(width, height, options, bleed)
    if not best.columns * best.rows:
        raise UsageError(
            msg(
                "{width} × {height} is too large for {paper} with a margin of {margin} and these marks; "
                "choose larger paper or a smaller square",
                width=format_length(width),
                height=format_length(height),
                paper=options.paper.name,
                margin=format_length(_margin(options)),
            )
        )
    return best


def _most(width: float, height: float, options: SheetOptions, bleed: float) -> _Grid:
    """The grid that holds most, the paper upright if that is as good; it may hold nothing."""
    paper = options.paper
    upright, lying = (paper.width, paper.height), (paper.height, paper.width)
    pages = {"best": [upright, lying], "portrait": [upright], "landscape": [lying]}[options.orientation]
    folds: list[Fold | None] = ["upright", "lying"] if options.backs == "gutterfold" else [None]
    grids = [_grid((width, height), page, fold, options, bleed) for page, fold in product(pages, folds)]
    return max(grids, key=lambda grid: grid.columns * grid.rows)


def _grid(
    item: tuple[float, float],
    page: tuple[float, float],
    fold: Fold | None,
    options: SheetOptions,
    bleed: float,
) -> _Grid:
    """The largest block that fits into the page, or into the half before the fold, in its middle."""
    room_for_marks = MARK_ROOM if options.marks in ("crop", "lines") else 0.0
    edge = _margin(options) + room_for_marks
    if options.marks == "silhouette":
        edge = max(edge, REGISTRATION_INSET)
    edge += bleed
    crease = GUTTER + bleed
    room = Rect(
        edge,
        edge,
        page[0] / 2 - crease if fold == "upright" else page[0] - edge,
        page[1] / 2 - crease if fold == "lying" else page[1] - edge,
    )
    most_columns = _how_many(item[0], room.width, options.gap)
    most_rows = _how_many(item[1], room.height, options.gap)
    shapes = sorted(
        product(range(1, most_columns + 1), range(1, most_rows + 1)), key=lambda shape: -shape[0] * shape[1]
    )
    for columns, rows in shapes:
        across = columns * item[0] + (columns - 1) * options.gap
        down = rows * item[1] + (rows - 1) * options.gap
        corner = ((room.left + room.right - across) / 2, (room.top + room.bottom - down) / 2)
        block = Rect(*corner, corner[0] + across, corner[1] + down).grown(bleed)
        if options.marks == "silhouette" and any(
            block.overlaps(mark.grown(REGISTRATION_CLEARANCE)) for mark in registration_marks(*page)
        ):
            continue
        label = _label_place(room, corner, options)
        if options.labels and label is None:
            continue
        return _Grid(page, item, columns, rows, corner, fold, options.gap, label)
    return _Grid(page, item, 0, 0, (0.0, 0.0), fold, options.gap, None)


def _label_place(room: Rect, corner: tuple[float, float], options: SheetOptions) -> LabelPlace | None:
    """Where a label finds room inside the margin: above the items, else at their left."""
    if not options.labels:
        return None
    middle = _margin(options) + LABEL_ROOM / 2
    # The registration marks of a cutter keep the items far enough from the edge.
    if options.marks == "silhouette" or corner[1] - room.top >= LABEL_ROOM:
        return LabelPlace((room.left + room.right) / 2, middle, upright=False)
    if corner[0] - room.left >= LABEL_ROOM:
        return LabelPlace(middle, (room.top + room.bottom) / 2, upright=True)
    return None


def _how_many(size: float, room: float, gap: float) -> int:
    # A thousandth of a millimetre is forgiven, or 3 × 63 would not fit into 189.
    return max(0, int((room + gap + 1e-3) / (size + gap)))


def _mirrored(fronts: Sequence[Rect], grid: _Grid, options: SheetOptions) -> tuple[list[Rect], int]:
    """Where the backs go on their page, and how far they are turned."""
    width, height = grid.page
    if options.backs == "gutterfold":
        sideways = grid.fold == "upright"
    else:
        # The long edge runs down a portrait page, and across a landscape one.
        sideways = (options.backs == "long") == (height >= width)
    if sideways:
        return [Rect(width - trim.right, trim.top, width - trim.left, trim.bottom) for trim in fronts], 0
    return [Rect(trim.left, height - trim.bottom, trim.right, height - trim.top) for trim in fronts], 180


def _placements(
    items: Sequence[int],
    side: Literal["front", "back"],
    trims: Sequence[Rect],
    turn: int,
    gap: float,
    bleed: float,
) -> tuple[Placement, ...]:
    return tuple(
        Placement(item, side, trim, turn, _bleed(trim, trims, gap, bleed))
        for item, trim in zip(items, trims, strict=True)
    )


def _bleed(trim: Rect, trims: Sequence[Rect], gap: float, full: float) -> Rect:
    """How far an item may stand over each edge: half the gap to a neighbour, else the whole bleed."""
    shared = min(full, gap / 2)
    if not full:
        return Rect(0.0, 0.0, 0.0, 0.0)
    reach = gap + 1e-3
    left = right = top = bottom = full
    for other in trims:
        if other is trim:
            continue
        if abs(other.top - trim.top) < 1e-6:
            if abs(trim.left - other.right) <= reach:
                left = shared
            if abs(other.left - trim.right) <= reach:
                right = shared
        if abs(other.left - trim.left) < 1e-6:
            if abs(trim.top - other.bottom) <= reach:
                top = shared
            if abs(other.top - trim.bottom) <= reach:
                bottom = shared
    return Rect(left, top, right, bottom)
