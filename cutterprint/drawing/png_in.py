"""Reading PNG files safely into symbols.

Only the pixels are kept: every chunk that holds anything else is dropped unread, and Pillow decodes what is
left once its announced size is known to be small, so that a small file cannot grow into a large memory. The
pixels stay packed as they came: repacked, a printed card would have other bytes with every new library.
"""

import io
import struct
import zlib

from cutterprint.drawing.art import Art, ArtProblem
from cutterprint.drawing.shapes import Image, Symbol
from cutterprint.i18n import Message, grouped, msg

MOST_BYTES = 8_000_000
MOST_SIDE = 4_096

_MAGIC = b"\x89PNG\r\n\x1a\n"
# Each takes its time; files that are made to be read have a few hundred.
_MOST_CHUNKS = 20_000
_KEPT = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")


class _BadPngError(Exception):
    def __init__(self, code: str, message: Message, hint: Message | None = None) -> None:
        super().__init__(str(message))
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
    # The picture library is slow to load, and only pictures of users need it.
    from PIL import Image as Pillow
    from PIL.PngImagePlugin import putchunk

    if not data.startswith(_MAGIC):
        raise _BadPngError("png-syntax", msg("this isn't a PNG file"))
    if len(data) > MOST_BYTES:
        raise _BadPngError(
            "png-too-large",
            msg(
                "the file has {size} bytes; a drawing can have at most {most}",
                size=grouped(len(data)),
                most=grouped(MOST_BYTES),
            ),
        )
    chunks = _kept_chunks(data)
    kinds = [kind for kind, _ in chunks]
    if kinds[0] != b"IHDR" or kinds.count(b"IHDR") != 1 or len(chunks[0][1]) != 13:
        raise _BadPngError("png-syntax", msg("the PNG file is damaged: its header is broken"))
    width, height = struct.unpack(">II5x", chunks[0][1])
    if not (0 < width <= MOST_SIDE and 0 < height <= MOST_SIDE):
        raise _BadPngError(
            "png-too-large",
            msg(
                "the picture is {width} × {height} pixels; each side can have at most {most}",
                width=width,
                height=height,
                most=MOST_SIDE,
            ),
            msg("make it smaller; 600 pixels are plenty for a square"),
        )
    clean = io.BytesIO()
    clean.write(_MAGIC)
    for kind, body in chunks:
        putchunk(clean, kind, body)
    try:
        with Pillow.open(clean, formats=["PNG"]) as opened:
            opened.load()
            lacks_colours = opened.mode == "P" and b"PLTE" not in kinds
        # Pillow stops after the last row; a viewer of an SVG may go on to unpack what follows.
        room = (width + 1) * (height + 1) * 8
        packed = b"".join(body for kind, body in chunks if kind == b"IDAT")
        is_bomb = len(zlib.decompressobj().decompress(packed, room + 1)) > room
    except Exception as error:  # the decoders tell of broken files in many ways
        raise _BadPngError(
            "png-syntax", msg("the PNG file is damaged: its pixels can't be unpacked")
        ) from error
    if lacks_colours or is_bomb:
        raise _BadPngError("png-syntax", msg("the PNG file is damaged: its pixels don't fit its header"))
    return clean.getvalue(), width, height


def _kept_chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    from PIL.PngImagePlugin import ChunkStream

    file = io.BytesIO(data)
    file.seek(len(_MAGIC))
    kept = []
    try:
        with ChunkStream(file) as chunks:
            for _ in range(_MOST_CHUNKS):
                kind, _, size = chunks.read()
                body = file.read(size)
                chunks.crc(kind, body)
                if kind in _KEPT:
                    kept.append((kind, body))
                if kind == b"IEND":
                    return kept
    except (SyntaxError, struct.error):
        raise _BadPngError("png-syntax", msg("the PNG file is cut short or damaged")) from None
    message = msg("the PNG file has more than {most} chunks", most=grouped(_MOST_CHUNKS))
    raise _BadPngError("png-too-large", message)
