"""Boxes on paper: each piece on a sheet of its own, with the lines to cut and to fold, and what to do."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from cutterprint.drawing.board_marks import INK
from cutterprint.drawing.shapes import (
    CLOSE,
    Drawing,
    Group,
    Path,
    Segment,
    Shape,
    Style,
    Symbol,
    line,
    place,
    polygon,
    transformed,
)
from cutterprint.drawing.text import TextOptions, fit
from cutterprint.errors import UsageError
from cutterprint.i18n import listed, msg
from cutterprint.printing.box_faces import BoxArt, Faces
from cutterprint.printing.boxes import (
    BOTTOM,
    FRONT,
    LEFT,
    NOTCH,
    WALL,
    BoxPiece,
    Size,
    band,
    band_halves,
    box_size,
    tray_and_lid,
    tuck_box,
)
from cutterprint.printing.deck import Deck
from cutterprint.printing.impose import FOLD
from cutterprint.printing.instructions import AT_FULL_SIZE
from cutterprint.printing.papers import Paper, paper, paper_names
from cutterprint.printing.pdf import Page
from cutterprint.printing.printed import Printed, PrintRequest
from cutterprint.spoken import N_, spoken
from cutterprint.units import format_length

CUT = Style(fill=None, stroke=INK, stroke_width=0.2, join="round")
CREASE = replace(FOLD, dash=(1.6, 1.1))
UNDER_CREASE = Style(fill=None, stroke="#ffffff", stroke_width=0.35, stroke_opacity=0.7)
GLUE = Style(fill="#d9d9d9")
EDGE = 1.0
"""What stays free inside the margin."""
HEAD, FOOT = 8.0, 19.0
BAND_SHARE = 0.5
"""How high a label is, as a share of its box."""


@dataclass(frozen=True, kw_only=True)
class BoxWords:
    """What the sheets of a box say."""

    titles: dict[str, str] = field(
        default_factory=lambda: {
            "tuck": N_("Box"),
            "tray": N_("Box: the tray"),
            "lid": N_("Box: the lid"),
            "band": N_("Label around a box"),
            "band-front": N_("Label around a box: front"),
            "band-back": N_("Label around a box: back"),
        }
    )
    paper: str = N_("Print at 100 %, best on paper of 200 to 300 g/m²")
    lines: dict[str, str] = field(
        default_factory=lambda: {"cut": N_("cut"), "fold": N_("fold backward"), "glue": N_("put glue here")}
    )
    score: str = N_("Score the dashed lines with a ruler and an empty pen, cut out, fold it all backward.")
    steps: dict[str, str] = field(
        default_factory=lambda: {
            "tuck": N_(
                "Glue the long flap behind the front first. Then shut the bottom: the two small flaps go "
                "inside, its own flap behind the back. Cut the notch for the thumb out of the front."
            ),
            "tray": N_("Glue the four flaps behind the walls, the pattern outside. The cards lie in it."),
            "lid": N_("Glue the four flaps behind the walls, and cut out the two notches for the thumb."),
            "band": N_("Wrap it around the box, and glue the flap behind the front."),
            "band-front": N_("Glue the flap behind the back: the two halves go around the box together."),
            "band-back": N_("Glue the flap behind the front: the two halves go around the box together."),
        }
    )
    legal: str = N_("Unofficial and made by fans, with words and drawings of their own. Not for sale.")


@dataclass(frozen=True, kw_only=True)
class BoxOptions:
    """How thick a card is, how much room it has, and whether only a label is wanted, around which box."""

    thickness: float = 0.3
    clearance: float = 2.0
    is_label: bool = False
    around: Size | None = None


def box_printed(
    deck: Deck, art: BoxArt, request: PrintRequest, options: BoxOptions = BoxOptions()
) -> Printed:
    """The box of a deck: of one piece if that fits the paper, else a tray with a lid; or a label."""
    size = options.around or box_size(deck.size, len(deck), options.thickness, options.clearance)
    pieces = pieces_for(size, request.paper, options)
    if pieces is None:
        raise _too_large(size, request.paper, options)
    speech = request.speech
    words = spoken(BoxWords(), speech)
    counted = art.counted(len(deck)).said(speech)
    faces = Faces(deck, art, counted, words.legal)
    pages = [_Sheet(piece, faces, request, words).page() for piece in pieces]
    room = size.grown(-2 * WALL)
    inside = " × ".join(f"{side:.0f}" for side in (room.width, room.height, room.depth)) + " mm"
    steps = (AT_FULL_SIZE["one"].said(speech), msg("Inside, it measures {size}.", size=inside).said(speech))
    is_label = options.is_label
    return Printed(
        key="box",
        file=f"{'label' if is_label else 'box'}-{deck.packs[0].id}-{speech.code}.pdf",
        title=speech.gettext("Label around a box") if is_label else speech.gettext("Box"),
        pages=pages,
        about=counted,
        steps=steps[:1] if is_label else steps,
    )


def box_parts(deck: Deck, art: BoxArt, request: PrintRequest) -> Iterator[Printed]:
    """The box of a deck as a part of a kit; none where the paper is too small for it."""
    size = box_size(deck.size, len(deck), BoxOptions().thickness)
    if pieces_for(size, request.paper, BoxOptions()) is not None:
        yield box_printed(deck, art, request)


def pieces_for(size: Size, on: Paper, options: BoxOptions) -> Sequence[BoxPiece] | None:
    """The pieces of which a box is made on a paper, as few as can be; None if it is too small."""
    if options.is_label:
        around = replace(size, height=max(12.0, size.height * BAND_SHARE))
        ways: tuple[Sequence[BoxPiece], ...] = ((band(around),), tuple(band_halves(around)))
    else:
        ways = ((tuck_box(size),), tray_and_lid(size))
    return next((way for way in ways if all(lying(piece, on) is not None for piece in way)), None)


@dataclass(frozen=True)
class Lying:
    """How a net lies on its page: the size of the page, the turn of the net, the size that it takes."""

    page: tuple[float, float]
    turn: float
    wide: float
    tall: float


def lying(piece: BoxPiece, on: Paper) -> Lying | None:
    """How a piece fits a paper; nothing if it doesn't."""
    sizes = (piece.net.width, piece.net.height)
    edges = 2 * (on.margin + EDGE)
    for page in ((on.width, on.height), (on.height, on.width)):
        for turn, (wide, tall) in ((0.0, sizes), (90.0, sizes[::-1])):
            if wide <= page[0] - edges and tall <= page[1] - edges - HEAD - FOOT:
                return Lying(page, turn, wide, tall)
    return None


def _too_large(size: Size, on: Paper, options: BoxOptions) -> UsageError:
    """What to do about a box that fits no sheet."""
    fitting = [
        known.name for known in map(paper, paper_names()) if pieces_for(size, known, options) is not None
    ]
    if not fitting:
        return UsageError(msg("such a box is too large for every known paper; put less into it"))
    return UsageError(
        msg(
            "a box of {size} doesn't fit on {paper}; use {papers}, or put less into it",
            size=" × ".join(format_length(side) for side in (size.width, size.height, size.depth)),
            paper=on.name,
            papers=listed(fitting, "or"),
        )
    )


class _Sheet:
    """A piece of a box on its page."""

    def __init__(self, piece: BoxPiece, faces: Faces, request: PrintRequest, words: BoxWords) -> None:
        found = lying(piece, request.paper)
        assert found is not None, "pieces are chosen so that they fit"
        self.piece, self.faces, self.request, self.words, self.lying = piece, faces, request, words, found
        self.left = request.paper.margin + EDGE

    def page(self) -> Page:
        net = self._symbol()
        wide, tall = self.lying.page
        middle = wide / 2, self.left + HEAD + self.lying.tall / 2
        corner = middle[0] - net.width / 2, middle[1] - net.height / 2
        shapes = (
            *self._head(),
            place(net, *corner, net.width, turn=self.lying.turn),
            *self._foot(self.left + HEAD + self.lying.tall + 2.5),
        )
        drawing = Drawing(wide, tall, shapes, (*self.faces.symbols.values(), net))
        correction = self.request.printer.correction(wide, tall, back=False)
        return Page(drawing=drawing, bookmark=self.words.titles[self.piece.kind], correction=correction)

    def _symbol(self) -> Symbol:
        """The net with its faces painted and its flaps, and the lines to cut and to fold along."""
        net = self.piece.net
        grounds, details = [], []
        for panel in net.panels:
            flat = self.piece.solid.faces[panel.face].outline
            wide, tall = max(x for x, _ in flat), max(y for _, y in flat)
            ground, *others = self.faces.painted(self.piece.kind, panel.face, wide, tall)
            grounds.append(Group((ground,), panel.matrix))
            details.append(Group(tuple(others), panel.matrix))
        white = Style(fill="#ffffff")
        flaps: dict[bool, list[Shape]] = {True: [], False: []}
        for flap in net.flaps:
            is_glued = self._is_glued(flap.face, flap.partner)
            flaps[is_glued].append(polygon(flap.corners, GLUE if is_glued else white))
        # Grounds reach over all edges, so that cuts and folds that are a little off don't show.
        shapes = [*flaps[True], *flaps[False], *grounds, *details]
        for crease in net.creases:
            shapes += [line(*crease.start, *crease.end, style) for style in (UNDER_CREASE, CREASE)]
        shapes += [self._notch(*notch) for notch in self.piece.notches]
        shapes.append(polygon(net.outline, CUT))
        return Symbol(f"box-{self.piece.kind}", net.width, net.height, tuple(shapes), bleed=1.0)

    def _is_glued(self, face: str, partner: str) -> bool:
        """All flaps but those that shut the top of a box."""
        return self.piece.kind != "tuck" or BOTTOM in (face, partner) or (face, partner) == (LEFT, FRONT)

    def _notch(self, face: str, edge: str) -> Path:
        """Half a round into a face, for a thumb."""
        panel = next(panel for panel in self.piece.net.panels if panel.face == face)
        solid = self.piece.solid
        (left, y), (right, _) = (solid.faces[face].flat(corner) for corner in solid.shared(face, edge))
        x, tall = (left + right) / 2, max(down for _, down in solid.faces[face].outline)
        radius = min(NOTCH, abs(right - left) * 0.3, tall * 0.5)
        down = 1.0 if y < 1e-6 else -1.0
        k = radius * 4 / 3
        half: tuple[Segment, ...] = (
            ("M", x - radius, y),
            ("C", x - radius, y + down * k, x + radius, y + down * k, x + radius, y),
            CLOSE,
        )
        ready = replace(CUT, fill="#ffffff")
        return Path(transformed(half, panel.matrix), ready)

    def _head(self) -> Iterator[Shape]:
        wide = self.lying.page[0] - 2 * self.left
        title = f"{self.words.titles[self.piece.kind]} · {self.faces.name} · {self.faces.counted}"
        bold = TextOptions(face="bold", size=12, most_lines=1, fill=INK)
        yield from fit(title, self.left, self.left, wide * 0.6, HEAD, bold).shapes
        right = TextOptions(size=7.5, most_lines=2, leading=1.1, align="end", fill=INK)
        yield from fit(
            self.words.paper, self.left + wide * 0.62, self.left + 1, wide * 0.38, HEAD, right
        ).shapes

    def _foot(self, y: float) -> Iterator[Shape]:
        """What the lines mean, and what to do in which order."""
        wide = self.lying.page[0] - 2 * self.left
        small = TextOptions(size=7.5, most_lines=1, valign="middle", fill=INK)
        for number, (kind, told) in enumerate(self.words.lines.items()):
            x = self.left + number * wide / 3
            if kind == "glue":
                yield polygon([(x, y), (x + 9, y), (x + 9, y + 3.4), (x, y + 3.4)], GLUE)
            else:
                yield line(
                    x, y + 1.7, x + 9, y + 1.7, replace(CUT, stroke_width=0.25) if kind == "cut" else CREASE
                )
            yield from fit(told, x + 10.5, y, wide / 3 - 12, 3.6, small).shapes
        text = f"{self.words.score} {self.words.steps[self.piece.kind]}"
        options = TextOptions(size=8.5, smallest=6.0, leading=1.2, fill=INK)
        yield from fit(text, self.left, y + 5, wide, FOOT - 8, options).shapes
