"""How fast cards are printed, as ratios in one run. Run it with: make benchmark

- 160 fronts and backs against the floor: the same art by direct calls of the PDF library, in forms
- 160 fronts and backs against protograf on plainer cards (its fronts only), where it is installed
- 1,600 cards against 160
- the size of the PDF and the memory of a whole run of the command
"""

import io
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path as File
from typing import Any

from benchmarks.realistic_lands import starter_pack
from cutterprint.drawing.fonts import font, font_name
from cutterprint.drawing.shapes import Group, Matrix, Path, Shape, Symbol, Text, Use
from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.sheets.card_sheets import card_deck
from cutterprint.printing.deck import DeckOptions
from cutterprint.printing.pdf import DocumentInfo, pdf_bytes

MM = 72 / 25.4


def pack_of(cards: int) -> Pack:
    """The starter cards under new ids, each one a card of its own to the printer."""
    pack = starter_pack()
    rows = [pack.cards[number % len(pack.cards)].rows for number in range(cards)]
    return replace(pack, cards=tuple(Card(f"C{number:04}", row) for number, row in enumerate(rows, 1)))


def ours(pack: Pack) -> bytes:
    return pdf_bytes(card_deck([pack], DeckOptions()).pages(), DocumentInfo(title="Benchmark"))


def floor(pack: Pack) -> bytes:
    """The same cards by direct calls: every symbol a form, every card drawn where it lies."""
    from reportlab import rl_config
    from reportlab.pdfgen import canvas as canvas_module

    rl_config.useA85 = 0
    deck = card_deck([pack], DeckOptions())
    layout = deck.layout()
    faces = [deck.front(index) for index in range(len(deck.cards))]
    back = deck.back(0)
    for face in ("regular", "bold"):
        font(face)
    library: Any = canvas_module
    written = io.BytesIO()
    page_size = (layout.width * MM, layout.height * MM)
    canvas: Any = library.Canvas(written, pagesize=page_size, pageCompression=1, invariant=1)
    for symbol in _in_order(deck.shared()):
        canvas.beginForm(symbol.name, 0, 0, symbol.width, symbol.height)
        _draw(canvas, symbol.shapes)
        canvas.endForm()
    for page in layout.pages:
        canvas.transform(MM, 0, 0, -MM, 0, layout.height * MM)
        for placement in page.placements:
            canvas.saveState()
            canvas.translate(placement.trim.left, placement.trim.top)
            _draw(canvas, (faces[placement.item] if placement.side == "front" else back).shapes)
            canvas.restoreState()
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def _in_order(symbols: Iterable[Symbol]) -> list[Symbol]:
    """Symbols that use others come behind them."""
    return sorted(symbols, key=lambda symbol: any(isinstance(shape, Use) for shape in symbol.shapes))


def _draw(canvas: Any, shapes: Iterable[Shape]) -> None:
    for shape in shapes:
        match shape:
            case Path(segments, style):
                if style.fill:
                    canvas.setFillColor(style.fill)
                if style.stroke:
                    canvas.setStrokeColor(style.stroke)
                    canvas.setLineWidth(style.stroke_width)
                    canvas.setLineCap({"butt": 0, "round": 1, "square": 2}[style.cap])
                    canvas.setLineJoin({"miter": 0, "round": 1, "bevel": 2}[style.join])
                outline = canvas.beginPath()
                for kind, *numbers in segments:
                    call = {
                        "M": outline.moveTo,
                        "L": outline.lineTo,
                        "C": outline.curveTo,
                        "Z": outline.close,
                    }
                    call[kind](*numbers)
                canvas.drawPath(outline, fill=bool(style.fill), stroke=bool(style.stroke))
            case Use(name, matrix):
                _placed(canvas, matrix, lambda name=name: canvas.doForm(name))  # type: ignore[misc]
            case Group(children, matrix):
                _placed(canvas, matrix, lambda children=children: _draw(canvas, children))  # type: ignore[misc]
            case Text(string, x, y, size, face):
                canvas.setFillColor(shape.fill)
                canvas.saveState()
                canvas.transform(1, 0, 0, -1, x, y)
                canvas.setFont(font_name(face), size / MM)
                canvas.drawString(0, 0, string)
                canvas.restoreState()
            case _:
                raise TypeError(shape)


def _placed(canvas: Any, matrix: Matrix, draw: Callable[[], object]) -> None:
    canvas.saveState()
    canvas.transform(*matrix)
    draw()
    canvas.restoreState()


def timed(make: Callable[[Pack], bytes], pack: Pack, runs: int = 5) -> tuple[float, int]:
    make(pack_of(1))
    times, size = [], 0
    for _ in range(runs):
        start = time.perf_counter()
        size = len(make(pack))
        times.append(time.perf_counter() - start)
    return statistics.median(times), size


def protograf_seconds() -> float | None:
    """What protograf needs, if its Python is named by PROTOGRAF_PYTHON."""
    python = os.environ.get("PROTOGRAF_PYTHON")
    if not python or not File(python).exists():
        return None
    script = File(__file__).with_name("protograf_cards.py")
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [File(python).absolute(), script], cwd=folder, capture_output=True, text=True, check=True
        )
    return float(done.stdout.split()[-1])


def command_memory() -> float:
    """The most memory in MB that a whole run of the command takes, Python and all."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["cards", "starter", "--copies", "14", "--quiet", "-o", "cards.pdf"]
        subprocess.run([sys.executable, "-m", "cutterprint", *words], cwd=folder, check=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


def main() -> None:
    memory = command_memory()
    box, many = pack_of(160), pack_of(1600)
    floor_time, floor_size = timed(floor, box)
    our_time, our_size = timed(ours, box)
    many_time, many_size = timed(ours, many, runs=3)
    other = protograf_seconds()
    print("160 fronts and backs on A4")
    print(f"  against direct calls: {our_time / floor_time:.2f} times their time  (promised: at most 3)")
    if other is None:
        print("  against protograf: not measured; PROTOGRAF_PYTHON names no Python that has it")
    else:
        print(f"  against protograf:    {other / our_time:.1f} times as fast  (promised: at least 6)")
    print(f"  size: {our_size / 1000:.0f} kB  (promised: under 600)")
    print(f"  memory of the command: {memory:.0f} MB  (promised: under 150)")
    print(f"1,600 cards: {many_time / our_time:.1f} times the time of 160  (promised: at most 10)")
    print(
        f"seconds: floor {floor_time:.3f} ({floor_size / 1000:.0f} kB), ours {our_time:.3f}, "
        f"1,600 cards {many_time:.3f} ({many_size / 1000:.0f} kB), protograf {other or 0:.2f}"
    )


if __name__ == "__main__":
    main()
