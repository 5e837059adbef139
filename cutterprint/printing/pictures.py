"""Pictures written to files in the formats that were asked for."""

from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path

from cutterprint.drawing.shapes import Drawing, Style, rect, together
from cutterprint.drawing.svg_out import svg_text
from cutterprint.errors import UsageError
from cutterprint.i18n import msg
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.printing.png import png_bytes
from cutterprint.writing import write_whole


def write_pictures(
    drawings: Sequence[Drawing],
    *,
    svg: Path | None = None,
    pdf: Path | None = None,
    png: Path | None = None,
    title: str = "",
    dpi: float = 150,
) -> None:
    """Write drawings: a page each as PDF, and one below the other as SVG and PNG."""
    for path, ending in ((svg, ".svg"), (pdf, ".pdf"), (png, ".png")):
        if path is not None and path.suffix.lower() != ending:
            raise UsageError(
                msg(
                    "--{option} {file}: the file's name should end in {ending}",
                    option=ending[1:],
                    file=path,
                    ending=ending,
                )
            )
    info = DocumentInfo(title=title)
    if pdf is not None:
        write_whole(pdf, pdf_bytes([Page(drawing=drawing) for drawing in drawings], info))
    if svg is not None or png is not None:
        whole = stacked(drawings)
        if svg is not None:
            write_whole(svg, svg_text(whole))
        if png is not None:
            write_whole(png, png_bytes(pdf_bytes([Page(drawing=whole)], info), dpi=dpi))


def stacked(drawings: Sequence[Drawing], gap: float = 6.0) -> Drawing:
    """Several pictures one below the other, on white."""
    if len(drawings) == 1:
        return drawings[0]
    *tops, end = accumulate((drawing.height + gap for drawing in drawings), initial=0.0)
    width, height = max(drawing.width for drawing in drawings), end - gap
    placed = [(drawing, 0.0, top) for drawing, top in zip(drawings, tops, strict=True)]
    return together(width, height, placed, below=[rect(0, 0, width, height, Style(fill="#ffffff"))])
