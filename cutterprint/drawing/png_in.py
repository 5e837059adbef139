"""Reading PNG files safely into symbols.

Only the pixels are kept: every chunk that holds anything else is dropped, and the pixels are unpacked no
further than their announced size, so that a small file cannot grow into a large memory.
"""

import struct
import zlib
from collections.abc import Iterator

from cutterprint.drawing.art import Art, ArtProblem
from cutterprint.drawing.shapes import Image, Symbol

MOST_BYTES = 8_000_000
MOST_SIDE = 4_096

_MAGIC = b"\x89PNG\r\n\x1a\n"
_KEPT = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
# Samples a pixel and the depths allowed, by colour type.
_COLOUR_TYPES = {
    0: (1, (1, 2, 4, 8, 16)),
    2: (3, (8, 16)),
    3: (1, (1, 2, 4, 8)),
    4: (2, (8, 16)),
    6: (4, (8, 16)),
}
# Column and row of the first pixel, and the steps, of the seven passes of an interlaced picture.
_PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))


class _BadPngError(Exception):
    def __init__(self, code: str, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.problem = ArtProblem(1, 1, code, message, hint)


def read_png(data: bytes, name: str) -> Art:
    """Read a PNG file into a symbol of that name, one unit a pixel."""
    try:
        clean, width, height = _checked(data)
    except _BadPngError as error:
        return Art(None, (error.problem,))
    image = Image(clean, 0.0, 0.0, float(width), float(height))
    return Art(Symbol(name, float(width), float(height), (image,)), ())


def _checked(data: bytes) -> tuple[bytes, int, int]:
    """The file with nothing but its pixels, and its width and height."""
    if not data.startswith(_MAGIC):
        raise _BadPngError("png-syntax", "this is not a PNG file")
    if len(data) > MOST_BYTES:
        raise _BadPngError(
            "png-too-large", f"the file has {len(data):,} bytes; art has at most {MOST_BYTES:,}"
        )
    chunks = [(kind, body) for kind, body in _chunks(data) if kind in _KEPT]
    kinds = [kind for kind, _ in chunks]
    if kinds[:1] != [b"IHDR"] or kinds.count(b"IHDR") != 1 or kinds[-1:] != [b"IEND"] or b"IDAT" not in kinds:
        raise _BadPngError("png-syntax", "the PNG file is cut short or out of order")
    if len(chunks[0][1]) != 13:
        raise _BadPngError("png-syntax", "the PNG file's header is broken")
    width, height, depth, colour, packing, filtering, interlace = struct.unpack(">IIBBBBB", chunks[0][1])
    if not (0 < width <= MOST_SIDE and 0 < height <= MOST_SIDE):
        raise _BadPngError(
            "png-too-large",
            f"the picture has {width} × {height} pixels; art has at most {MOST_SIDE} a side",
            "make it smaller; 600 pixels are plenty for a square",
        )
    samples, depths = _COLOUR_TYPES.get(colour, (0, ()))
    if depth not in depths or packing or filtering or interlace > 1 or (colour == 3 and b"PLTE" not in kinds):
        raise _BadPngError("png-syntax", "the PNG file's header is broken")
    expected = _unpacked_size(width, height, depth * samples, bool(interlace))
    _check_pixels(b"".join(body for kind, body in chunks if kind == b"IDAT"), expected)
    clean = _MAGIC + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )
    return clean, width, height


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    position = len(_MAGIC)
    while position < len(data):
        head = data[position : position + 8]
        if len(head) < 8:
            raise _BadPngError("png-syntax", "the PNG file is cut short")
        size, kind = struct.unpack(">I4s", head)
        body = data[position + 8 : position + 8 + size]
        tail = data[position + 8 + size : position + 12 + size]
        if len(body) < size or len(tail) < 4:
            raise _BadPngError("png-syntax", "the PNG file is cut short")
        if struct.unpack(">I", tail)[0] != zlib.crc32(kind + body):
            raise _BadPngError("png-syntax", "the PNG file is damaged: a checksum is wrong")
        yield kind, body
        if kind == b"IEND":
            return
        position += 12 + size


def _unpacked_size(width: int, height: int, bits: int, interlaced: bool) -> int:
    def rows(columns: int, lines: int) -> int:
        return lines * (1 + (columns * bits + 7) // 8) if columns else 0

    if not interlaced:
        return rows(width, height)
    return sum(
        rows((width - x + right - 1) // right, (height - y + down - 1) // down)
        for x, y, right, down in _PASSES
    )


def _check_pixels(packed: bytes, expected: int) -> None:
    unpacker = zlib.decompressobj()
    try:
        found = len(unpacker.decompress(packed, expected + 1))
    except zlib.error:
        raise _BadPngError("png-syntax", "the PNG file is damaged: its pixels cannot be unpacked") from None
    if found != expected:
        raise _BadPngError("png-syntax", "the PNG file's pixels do not fit its size")
