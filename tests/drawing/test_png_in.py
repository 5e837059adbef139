"""Reading PNG: pixels only, and no more of them than announced."""

import io
import struct
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image as Pillow
from PIL.PngImagePlugin import PngInfo

from cutterprint.drawing.png_in import MOST_SIDE, read_png
from cutterprint.drawing.shapes import Image


def png(mode: str = "RGBA", size: tuple[int, int] = (5, 3), info: PngInfo | None = None) -> bytes:
    written = io.BytesIO()
    Pillow.new(mode, size, 1).save(written, "PNG", pnginfo=info)
    return written.getvalue()


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def made(width: int, height: int, pixels: bytes, *, interlace: int = 0) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, interlace)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


@pytest.mark.parametrize("mode", ["RGBA", "RGB", "L", "LA", "P", "1", "I;16"])
def test_every_kind_of_picture_is_read(mode: str) -> None:
    art = read_png(png(mode), "art")
    assert art.problems == ()
    assert art.symbol is not None
    assert (art.symbol.width, art.symbol.height) == (5, 3)


def test_interlaced_pictures_are_read() -> None:
    # 1 × 1: the first pass has one pixel, the others have none.
    assert read_png(made(1, 1, b"\0\7", interlace=1), "art").symbol is not None


def test_nothing_but_pixels_is_kept() -> None:
    info = PngInfo()
    info.add_text("Comment", "x" * 1000, zip=True)
    art = read_png(png(info=info), "art")
    assert art.symbol is not None
    (image,) = art.symbol.shapes
    assert isinstance(image, Image)
    assert b"zTXt" not in image.png
    with Pillow.open(io.BytesIO(image.png)) as opened:
        assert opened.size == (5, 3)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "png-syntax"),
        (b"GIF89a", "png-syntax"),
        (png()[:-20], "png-syntax"),
        (png()[:40] + b"\0" + png()[41:], "png-syntax"),
        (made(0, 5, b""), "png-too-large"),
        (made(MOST_SIDE + 1, 1, b""), "png-too-large"),
        (made(2, 2, b"\0" * 1_000_000), "png-syntax"),
        (made(2, 2, b"\0"), "png-syntax"),
    ],
)
def test_bad_pictures_are_refused(data: bytes, code: str) -> None:
    art = read_png(data, "art")
    assert art.symbol is None
    assert [problem.code for problem in art.problems] == [code]


@given(st.lists(st.tuples(st.integers(0, len(png()) - 1), st.binary(max_size=3)), min_size=1, max_size=4))
@settings(max_examples=150, deadline=None)
def test_damaged_pictures_never_break_the_reader(changes: list[tuple[int, bytes]]) -> None:
    data = png()
    for place, new in changes:
        data = data[:place] + new + data[place + 1 :]
    art = read_png(data, "art")
    assert (art.symbol is None) == bool(art.problems)
