"""How fast cards are printed, against the floor: the same art by direct calls of the PDF library.

Run it with `python benchmarks/printing.py`. The first answer is a ratio, so it holds on any machine.
"""

import io
import math
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from cutterprint.drawing.shapes import (
    Drawing,
    Style,
    Symbol,
    Text,
    Use,
    circle,
    line,
    place,
    rect,
    translation,
)
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes

SQUARE, COLUMNS, ROWS = 21.0, 3, 4
LANDSCAPES, ICONS = ("plains", "moor", "wetland"), tuple(f"icon {n}" for n in range(8))
MM = 72 / 25.4

Line = tuple[float, float, float, float]
Circle = tuple[float, float, float]


def art() -> dict[str, tuple[str, list[Line], list[Circle]]]:
    """Symbols as heavy as real ones: landscapes of 60 strokes and a ground, icons of 11 discs."""
    chance = random.Random(1)
    made: dict[str, tuple[str, list[Line], list[Circle]]] = {}
    for name, colour in zip(LANDSCAPES, ("#86bf58", "#f7dd84", "#4b8fcb"), strict=True):
        starts = [(chance.uniform(5, 195), chance.uniform(5, 195)) for _ in range(60)]
        made[name] = (colour, [(x, y, x + 8, y - 8) for x, y in starts], [])
    for index, name in enumerate(ICONS):
        turns = [2 * math.pi * step / 10 + index for step in range(10)]
        discs = [(50 + 30 * math.cos(turn), 50 + 30 * math.sin(turn), 9.0) for turn in turns]
        made[name] = ("", [], [*discs, (50.0, 50.0, 28.0)])
    return made


def deal(count: int) -> list[list[tuple[str, str | None]]]:
    chance = random.Random(2)
    squares = COLUMNS * ROWS
    return [
        [(chance.choice(LANDSCAPES), chance.choice((None, *ICONS))) for _ in range(squares)]
        for _ in range(count)
    ]


def places(count: int) -> list[list[tuple[int, float, float]]]:
    """The cards of each page with their corners, nine on a sheet of A4."""
    nine = [(10.5 + column * 63.0, 22.5 + row * 84.0) for row in range(3) for column in range(3)]
    return [
        [(card, *nine[card - first]) for card in range(first, min(first + 9, count))]
        for first in range(0, count, 9)
    ]


def ours(count: int) -> bytes:
    ground, stroke = Style(), Style(fill=None, stroke="#333333", stroke_width=3, cap="round")
    disc = Style(fill="#cc8844", stroke="#222222", stroke_width=3)
    symbols: dict[str, Symbol] = {}
    for name, (colour, lines, discs) in art().items():
        size = 210.0 if lines else 100.0
        shapes = [rect(0, 0, size, size, Style(fill=colour))] if lines else []
        shapes += [line(*ends, stroke) for ends in lines] + [circle(*where, disc) for where in discs]
        symbols[name] = Symbol(name, size, size, tuple(shapes))
    cards: list[Symbol] = []
    for index, squares in enumerate(deal(count)):
        uses: list[Use | Text] = []
        for square, (landscape, icon) in enumerate(squares):
            x, y = square % COLUMNS * SQUARE, square // COLUMNS * SQUARE
            uses.append(place(symbols[landscape], x, y, SQUARE))
            if icon:
                uses.append(place(symbols[icon], x + 4, y + 4, 13))
        uses.append(Text(f"C{index + 1:03}", 61, 82, 6.5, anchor="end", fill=ground.fill or ""))
        cards.append(Symbol(f"card {index}", COLUMNS * SQUARE, ROWS * SQUARE, tuple(uses)))
    pages = []
    for page in places(count):
        shapes_of_page = tuple(Use(cards[card].name, translation(x, y)) for card, x, y in page)
        used = (*symbols.values(), *(cards[card] for card, _, _ in page))
        pages.append(Page(drawing=Drawing(210, 297, shapes_of_page, used)))
    return pdf_bytes(pages, DocumentInfo(title="Benchmark"))


def floor(count: int) -> bytes:
    from reportlab import rl_config
    from reportlab.pdfgen import canvas as canvas_module

    rl_config.useA85 = 0
    library: Any = canvas_module
    written = io.BytesIO()
    canvas: Any = library.Canvas(written, pagesize=(210 * MM, 297 * MM), pageCompression=1, invariant=1)
    for name, (colour, lines, discs) in art().items():
        size = 210 if lines else 100
        canvas.beginForm(name.replace(" ", "_"), 0, 0, size, size)
        canvas.setLineCap(1)
        canvas.setLineWidth(3)
        if lines:
            canvas.setFillColor(colour)
            canvas.rect(0, 0, size, size, stroke=0, fill=1)
            canvas.setStrokeColor("#333333")
            for ends in lines:
                canvas.line(*ends)
        canvas.setFillColor("#cc8844")
        for where in discs:
            canvas.circle(*where, stroke=1, fill=1)
        canvas.endForm()
    dealt = deal(count)
    for page in places(count):
        for card, left, top in page:
            for square, (landscape, icon) in enumerate(dealt[card]):
                x = (left + square % COLUMNS * SQUARE) * MM
                y = (297 - top - (square // COLUMNS + 1) * SQUARE) * MM
                for form, scale, inset in ((landscape, SQUARE / 210, 0.0), (icon, 0.13, 4 * MM)):
                    if form:
                        canvas.saveState()
                        canvas.translate(x + inset, y + inset)
                        canvas.scale(scale * MM, scale * MM)
                        canvas.doForm(form.replace(" ", "_"))
                        canvas.restoreState()
            canvas.setFont("Helvetica", 6.5)
            canvas.drawRightString((left + 61) * MM, (297 - top - 82) * MM, f"C{card + 1:03}")
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def timed(make: Callable[[int], bytes], count: int, runs: int = 5) -> tuple[float, int]:
    make(1)
    times = []
    data = b""
    for _ in range(runs):
        start = time.perf_counter()
        data = make(count)
        times.append(time.perf_counter() - start)
    return statistics.median(times), len(data)


def main() -> None:
    floor_time, floor_size = timed(floor, 160)
    our_time, our_size = timed(ours, 160)
    many_time, many_size = timed(ours, 1600, runs=3)
    tracemalloc.start()
    ours(160)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(f"160 cards against the floor: {our_time / floor_time:.2f} times its time")
    print(f"1,600 cards against 160: {many_time / our_time:.2f} times the time")
    print(f"floor {floor_time:.3f} s, {floor_size:,} bytes")
    print(f"cutterprint {our_time:.3f} s, {our_size:,} bytes")
    print(f"cutterprint, 1,600 cards {many_time:.3f} s, {many_size:,} bytes")
    print(f"memory at most {peak / 1e6:.0f} MB of Python objects")


if __name__ == "__main__":
    main()
