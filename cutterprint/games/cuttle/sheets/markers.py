"""Markers to cut: glasses, kings with their goals, frost for frozen cards, and arrows for stolen ones.

They are octagons with two faces. A king has the goal that it brings on its back; the others look the same
from both sides.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from cutterprint.drawing.board_marks import PAPER
from cutterprint.drawing.colours import mix
from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import Shape, Style, Symbol, Text, circle, polygon, rounded_rect
from cutterprint.errors import UsageError
from cutterprint.games.cuttle.art.book import ArtBook, art_palette
from cutterprint.games.cuttle.rules.model import Variant
from cutterprint.i18n import msg
from cutterprint.pages.token_steps import token_steps
from cutterprint.printing.printed import Printed, PrintRequest
from cutterprint.printing.token_sheets import (
    TokenKind,
    TokenSheets,
    TokenSide,
    octagon_face,
    octagon_items,
    rays_on,
)
from cutterprint.spoken import N_, spoken

GLASSES, KING, FROZEN, ARROW = "glasses", "king", "frozen", "arrow"
KINDS = (GLASSES, KING, FROZEN, ARROW)
USUAL = 4
"""As many as there are suits; of kings, as many as lower the goal."""
MOST = 100
SIDE, SMALLEST, LARGEST = 20.0, 10.0, 60.0
"""How wide a marker is, unless something else is asked for, and at least and at most."""
GROUNDS = {GLASSES: "world-C", KING: "world-D", FROZEN: "world-S", ARROW: "world-H"}
"""Whose colours the markers have."""
PALE = 0.5
"""How much white is in them, so that frost is seen on blue."""
ICONS = {GLASSES: "glasses", KING: "crown", FROZEN: "frost"}


@dataclass(frozen=True, kw_only=True)
class MarkerWords:
    """What a sheet of markers says."""

    title: str = N_("Markers")
    sheet: str = N_("sheet {number} of {count}")
    names: dict[str, str] = field(
        default_factory=lambda: {
            GLASSES: N_("glasses"),
            KING: N_("king"),
            FROZEN: N_("frost"),
            ARROW: N_("arrow"),
        }
    )
    held: str = N_("{count} × {name}")
    spared: str = N_("{count} × {name} (and {spare} spare)")
    note: str = N_("Kings show their goal on the back; an arrow points to whoever has the stolen card.")


def marker_counts(wanted: Mapping[str, int | None]) -> dict[str, int | None]:
    """How many markers of each kind are printed; None is the usual number of kings."""
    counts: dict[str, int | None] = {**dict.fromkeys(KINDS, USUAL), KING: None}
    counts |= {kind: count for kind, count in wanted.items() if count is not None}
    for count in counts.values():
        if count is not None and not 0 <= count <= MOST:
            raise UsageError(
                msg("{number} tokens can't be printed; the limit is {most}", number=count, most=MOST)
            )
    return {kind: count for kind, count in counts.items() if count != 0}


def markers_printed(
    variants: Sequence[Variant],
    request: PrintRequest,
    *,
    wanted: Mapping[str, int | None] | None = None,
    side: float = SIDE,
) -> Printed:
    """Markers as a part to print; kings show the goals of these variants."""
    speech = request.speech
    words = spoken(MarkerWords(), speech)
    faces = _Faces(ArtBook(art_palette(request.palette, request.ink)), side)
    kinds: list[TokenKind] = []
    for kind, count in marker_counts(wanted or {}).items():
        name = words.names[kind]
        if kind == KING:
            for goals in dict.fromkeys(variant.goals for variant in variants):
                kinds += faces.kings(name, goals, len(goals) - 1 if count is None else count)
        else:
            kinds.append(faces.alike(kind, name, count or 0))
    if not kinds:
        raise UsageError(msg("there are no tokens to print"))
    sheets = TokenSheets(
        title=words.title,
        sheet=words.sheet,
        held=words.held,
        spared=words.spared,
        foot=token_steps(faces.art.colours, speech, words.note, are_markers=True),
        kinds=kinds,
        paper=request.paper,
        symbols=faces.symbols,
    )
    steps = msg("Print at 100 % on one side; fold and glue the strips, then cut the markers apart.")
    return Printed(
        key="markers",
        file=f"markers-{speech.code}.pdf",
        title=words.title,
        pages=sheets.pages(request.printer),
        steps=(steps.said(speech),),
    )


class _Faces:
    """What the markers look like; each face is drawn once."""

    def __init__(self, art: ArtBook, side: float) -> None:
        self.art = art
        self.side = side
        self.drawn: dict[str, Symbol] = {}

    def symbols(self) -> Iterable[Symbol]:
        return *self.art.symbols(), *self.drawn.values()

    def alike(self, kind: str, name: str, count: int) -> TokenKind:
        """Markers that look the same from both sides."""
        side = self._side(kind, self._picture(kind))
        return TokenKind(name, octagon_items(self.side, count), side, side)

    def kings(self, name: str, goals: tuple[int, ...], count: int) -> Iterator[TokenKind]:
        """The first king with the goal that it brings, the second, and so on."""
        front = self._side(KING, self._picture(KING))
        for king in range(1, count + 1):
            goal = str(goals[min(king, len(goals) - 1)])
            back = self._side(f"{KING}-{goal}", self._number(goal))
            yield TokenKind(name, octagon_items(self.side, 1), front, back)

    def _side(self, name: str, picture: Symbol) -> TokenSide:
        ground = mix(self.art.colour(GROUNDS[name.partition("-")[0]], "body"), PAPER, PALE)
        return TokenSide(ground, partial(self._face, f"marker-{name}", picture, ground))

    def _face(self, name: str, picture: Symbol, ground: str) -> Symbol:
        if name not in self.drawn:
            rays = rays_on(ground, self.art.colours)
            shapes = octagon_face(picture, self.side, ground, rays)
            self.drawn[name] = Symbol(name, self.side, self.side, tuple(shapes))
        return self.drawn[name]

    def _picture(self, kind: str) -> Symbol:
        if kind == ARROW:
            return self.art.painted("marker-arrow-picture", lambda: self._drawn(self._arrow()))
        return self.art.icon(ICONS[kind])

    def _number(self, text: str) -> Symbol:
        return self.art.painted(f"marker-number-{text}", lambda: self._drawn(self._figures(text)))

    def _drawn(self, shapes: Iterable[Shape]) -> Symbol:
        return Symbol("picture", 100, 100, tuple(shapes), bleed=4)

    def _figures(self, text: str) -> Iterator[Shape]:
        ink, size = self.art.colour("panel", "mark"), 190.0
        rim = Style(fill=PAPER, stroke=self.art.colour("panel", "line"), stroke_width=4)
        yield circle(50, 50, 46, rim)
        if not _is_turnable(text):
            yield Text(text, 50, 50 + cap_height(size, "black") / 2, size, "black", "middle", ink)
            return
        # A line below it says which way up it is.
        size = 150.0
        yield Text(text, 50, 44 + cap_height(size, "black") / 2, size, "black", "middle", ink)
        width = text_width(text, size, "black")
        yield rounded_rect(50 - width / 2, 76, width, 7, 2, Style(fill=ink))

    def _arrow(self) -> Iterator[Shape]:
        """A fat arrow with a J, for the jack that stole the card."""
        line = self.art.colour("panel", "line")
        style = Style(fill=self.art.colour("panel", "pattern"), stroke=line, stroke_width=6, join="round")
        tip = ((50, 4), (92, 46), (71, 46), (71, 96), (29, 96), (29, 46), (8, 46))
        yield polygon(tip, style)
        size = 110.0
        yield Text("J", 50, 62 + cap_height(size, "black") / 2, size, "black", "middle", line)


def _is_turnable(number: str) -> bool:
    """Whether it is another number on its head, as 9 is."""
    turned = number[::-1].translate(str.maketrans("69", "96"))
    return set(number) <= set("0689") and turned != number and not turned.startswith("0")
