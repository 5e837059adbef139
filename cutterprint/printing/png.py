"""Pages of a PDF as pictures, for previews, for virtual tables and for tests."""

import io
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cutterprint.errors import CutterprintError
from cutterprint.i18n import msg

if TYPE_CHECKING:
    from PIL.Image import Image

MOST_PIXELS = 100_000_000


def page_images(pdf: bytes, dpi: float, pages: Sequence[int] | None = None) -> "Iterator[Image]":
    """Pages of a PDF as pictures, all of them or those that are named (counted from 0)."""
    # The renderer is large and only pictures need it.
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        for index in range(len(document)) if pages is None else pages:
            page = document[index]
            scale = dpi / 72
            width, height = page.get_width() * scale, page.get_height() * scale
            if width * height > MOST_PIXELS:
                raise CutterprintError(
                    msg(
                        "at {dpi} dpi the picture would be {width} × {height} pixels; choose a lower dpi",
                        dpi=f"{dpi:g}",
                        width=f"{width:.0f}",
                        height=f"{height:.0f}",
                    )
                )
            yield page.render(scale=scale, rev_byteorder=True).to_pil().convert("RGB")
            page.close()
    finally:
        document.close()


def png_files(pdf: bytes, *, dpi: float = 300.0, pages: Sequence[int] | None = None) -> Iterator[bytes]:
    """Pages of a PDF as PNG files that say their resolution, one after another."""
    for image in page_images(pdf, dpi, pages):
        written = io.BytesIO()
        image.save(written, "PNG", dpi=(dpi, dpi))
        yield written.getvalue()


def png_bytes(pdf: bytes, *, dpi: float = 300.0, page: int = 0) -> bytes:
    """One page of a PDF as a PNG file."""
    (written,) = png_files(pdf, dpi=dpi, pages=[page])
    return written
