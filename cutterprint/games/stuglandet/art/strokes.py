"""Painting by roles: what a part is called says its colour, which the palettes know."""

from cutterprint.drawing.shapes import Path, Segment, Shape, Style, Symbol

UNKNOWN = "#ff00ff"
"""Stands until a palette gives the colour: every role that is drawn has one in `palettes.yaml`."""


def inked(
    fill: str | None = None,
    stroke: str | None = None,
    width: float = 1.0,
    *,
    dash: tuple[float, ...] = (),
) -> Style:
    """A style of roles: of the fill, and of a stroke with round ends."""
    return Style(
        fill=UNKNOWN if fill else None,
        stroke=UNKNOWN if stroke else None,
        stroke_width=width,
        dash=dash,
        cap="butt" if dash else "round",
        join="round",
        fill_role=fill,
        stroke_role=stroke,
    )


def together(*paths: Path, style: Style | None = None) -> Path:
    """Several outlines as one, painted alike."""
    segments: tuple[Segment, ...] = tuple(segment for path in paths for segment in path.segments)
    return Path(segments, style or paths[0].style)


def sketch(name: str, *shapes: Shape) -> Symbol:
    """A drawing of 100 units."""
    return Symbol(name, 100, 100, shapes)
