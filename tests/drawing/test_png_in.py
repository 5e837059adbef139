"""Reading PNG: pixels only, and no more of them than announced."""

import io
import struct
import tracemalloc
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


MAGIC = b"\x89PNG\r\n\x1a\n"


def made(
    width: int, height: int, pixels: bytes, *, colour: int = 0, interlace: int = 0, more: bytes = b""
) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, colour, 0, 0, interlace)
    parts = chunk(b"IHDR", header) + more + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b"")
    return MAGIC + parts


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


def test_a_file_of_nothing_but_pixels_is_kept_to_the_byte() -> None:
    # The name of a picture in a PDF follows from its bytes: repacked, printed cards would change.
    data = made(9, 9, bytes([0, *range(9)] * 9), more=chunk(b"tRNS", b"\0\4"))
    art = read_png(data, "art")
    assert art.symbol is not None
    (image,) = art.symbol.shapes
    assert isinstance(image, Image)
    assert image.png == data


@pytest.mark.parametrize("kind", [b"iCCP", b"zTXt", b"iTXt"])
def test_what_is_dropped_is_not_even_unpacked(kind: bytes) -> None:
    head = {b"iCCP": b"x\0\0", b"zTXt": b"x\0\0", b"iTXt": b"x\0\1\0\0\0"}[kind]
    more = chunk(kind, head + zlib.compress(b"x" * 50_000_000))
    data = made(1, 1, b"\0\7", more=more)
    tracemalloc.start()
    try:
        art = read_png(data, "art")
        assert tracemalloc.get_traced_memory()[1] < 2_000_000
    finally:
        tracemalloc.stop()
    assert art.problems == ()


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
        (made(20_000, 20_000, b""), "png-too-large"),
        (made(2, 2, b"\0" * 6, colour=3), "png-syntax"),
        (made(2, 2, b"\0" * 6, colour=5), "png-syntax"),
        (made(2, 2, b"\0" * 6, more=made(2, 2, b"")[8:33]), "png-syntax"),
        (made(2, 2, b"\0" * 6, more=chunk(b"tRNS", b"")), "png-syntax"),
        (png()[:-12], "png-syntax"),
        (MAGIC + chunk(b"IEND", b""), "png-syntax"),
        (png() + b"\0" * 8_000_000, "png-too-large"),
        (made(1, 1, b"\0\7", more=chunk(b"tEXt", b"") * 20_000), "png-too-large"),
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


KINDS = st.sampled_from([b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND", b"acTL", b"fcTL", b"fdAT", b"iCCP"])
BODIES = st.one_of(
    st.binary(max_size=20),
    st.binary(max_size=20).map(zlib.compress),
    st.builds(
        struct.pack,
        st.just(">IIBBBBB"),
        *[st.integers(0, 5)] * 2,
        st.sampled_from([1, 2, 4, 8, 16]),
        st.integers(0, 7),
        *[st.integers(0, 2)] * 3,
    ),
)


@given(st.lists(st.builds(chunk, KINDS, BODIES), max_size=6), st.booleans())
@settings(max_examples=300, deadline=None)
def test_odd_files_with_right_checksums_never_break_the_reader(chunks: list[bytes], has_header: bool) -> None:
    header = png()[8:33] if has_header else b""
    art = read_png(MAGIC + header + b"".join(chunks) + chunk(b"IEND", b""), "art")
    assert (art.symbol is None) == bool(art.problems)
