"""PDF: exact geometry, whole resources, and the same bytes every time."""

import io
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image as Pillow

from cutterprint.drawing.fonts import font
from cutterprint.drawing.shapes import (
    Drawing,
    Group,
    Image,
    Style,
    Symbol,
    Text,
    Use,
    circle,
    place,
    rect,
    scaling,
    translation,
)
from cutterprint.errors import CutterprintError
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.printing.png import page_images, png_bytes
from cutterprint.printing.sheets import Rect
from tests.printing.reading import Outline, Placed, Words, contents, page_size, png_size, reader

INFO = DocumentInfo(title="Test")


def pdf(*shapes: Any, symbols: tuple[Symbol, ...] = (), size: tuple[float, float] = (40, 30)) -> bytes:
    return pdf_bytes([Page(drawing=Drawing(*size, shapes, symbols))], INFO)


def pixel(data: bytes, x: float, y: float, dpi: float = 127) -> tuple[int, int, int]:
    """The colour at a place in millimetres; at 127 dpi a millimetre has five pixels."""
    (image,) = page_images(data, dpi)
    found = image.getpixel((int(x / 25.4 * dpi), int(y / 25.4 * dpi)))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


def close(one: tuple[int, int, int], two: tuple[int, int, int]) -> bool:
    return all(abs(a - b) <= 2 for a, b in zip(one, two, strict=True))


def test_a_millimetre_is_a_millimetre() -> None:
    data = pdf(rect(5, 7, 21, 10))
    assert page_size(data, 0) == pytest.approx((40, 30), abs=1e-3)
    (outline,) = contents(data, 0)
    assert isinstance(outline, Outline)
    assert outline.box == pytest.approx((5, 7, 26, 17), abs=1e-3)


def test_a_placed_symbol_stands_in_its_box() -> None:
    symbol = Symbol("s", 100, 100, (rect(0, 0, 100, 100),))
    placed = list(contents(pdf(place(symbol, 3, 4, 21, turn=90), symbols=(symbol,)), 0))
    assert isinstance(placed[0], Placed)
    assert placed[0].box == pytest.approx((3, 4, 24, 25), abs=1e-3)


def test_tiny_units_keep_their_precision() -> None:
    symbol = Symbol("s", 1, 1, (rect(0.123456, 0, 0.5, 0.5),))
    outlines = [
        item
        for item in contents(pdf(place(symbol, 0, 0, 30), symbols=(symbol,)), 0)
        if isinstance(item, Outline)
    ]
    assert outlines[0].box[0] == pytest.approx(0.123456 * 30, abs=1e-3)


def test_a_symbol_is_one_form_however_often_it_is_used() -> None:
    inner = Symbol("inner", 10, 10, (circle(5, 5, 5),))
    outer = Symbol("outer", 20, 20, (Use("inner"), Use("inner", translation(10, 10))))
    drawing = Drawing(40, 30, (Use("outer"), Use("inner"), Use("outer", scaling(0.5))), (outer, inner))
    data = pdf_bytes([Page(drawing=drawing), Page(drawing=drawing)], INFO)
    assert data.count(b"/Subtype /Form") == 2


def test_the_same_input_gives_the_same_bytes() -> None:
    shapes = (
        rect(0, 0, 5, 5, Style(fill_opacity=0.5)),
        Text("Ещё раз", 5, 5, 10),
        Text("bold", 5, 9, 10, "bold"),
    )
    assert pdf(*shapes) == pdf(*shapes)


def test_different_input_has_another_fingerprint() -> None:
    trailers: list[Any] = [reader(pdf(rect(0, 0, size, 5))).trailer for size in (5, 6)]
    one, two = (trailer["/ID"][0] for trailer in trailers)
    assert one != two


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_opacity_survives_inside_forms(depth: int) -> None:
    # Black at 40 % over white gives 153; red at 50 % over that, too, however deep the forms are nested.
    shapes: tuple[Any, ...] = (rect(5, 5, 20, 20, Style(fill="#000000", fill_opacity=0.4)),)
    symbols: tuple[Symbol, ...] = ()
    for level in range(depth):
        symbol = Symbol(f"level {level}", 40, 30, shapes)
        symbols = (*symbols, symbol)
        shapes = (Use(symbol.name),)
    # What follows must not inherit the opacity.
    data = pdf(*shapes, rect(28, 5, 5, 20, Style(fill="#0000ff")), symbols=symbols)
    assert close(pixel(data, 15, 15), (153, 153, 153))
    assert close(pixel(data, 30, 15), (0, 0, 255))


def test_a_form_after_something_faint_is_not_faint() -> None:
    symbol = Symbol("s", 10, 10, (rect(0, 0, 10, 10, Style(fill="#ff0000")),))
    data = pdf(rect(0, 0, 5, 5, Style(fill_opacity=0.1)), place(symbol, 20, 10, 10), symbols=(symbol,))
    assert close(pixel(data, 25, 15), (255, 0, 0))


def test_a_faint_stroke_lets_its_fill_shine_through() -> None:
    style = Style(fill="#ff0000", stroke="#0000ff", stroke_width=4, stroke_opacity=0.5)
    data = pdf(rect(10, 10, 15, 15, style))
    assert close(pixel(data, 11, 17), (127, 0, 127))
    assert close(pixel(data, 9, 17), (127, 127, 255))


def test_opacity_of_one_paint_leaves_the_other_alone() -> None:
    style = Style(fill="#ff0000", stroke="#0000ff", stroke_width=4, fill_opacity=0.5)
    data = pdf(rect(10, 10, 15, 15, style))
    assert close(pixel(data, 17, 17), (255, 127, 127))
    assert close(pixel(data, 11, 17), (0, 0, 255))


def test_clips_and_even_odd_fills() -> None:
    ring = rect(0, 0, 30, 30)
    hole = rect(10, 10, 10, 10)
    both = Group(
        (rect(0, 0, 30, 30, Style(fill="#00ff00")),),
        clip=type(ring)(ring.segments + hole.segments, Style(fill_rule="evenodd")),
    )
    data = pdf(both)
    assert close(pixel(data, 5, 5), (0, 255, 0))
    assert close(pixel(data, 15, 15), (255, 255, 255))
    painted = pdf(type(ring)(ring.segments + hole.segments, Style(fill="#00ff00", fill_rule="evenodd")))
    assert close(pixel(painted, 15, 15), (255, 255, 255))


def test_a_symbol_is_cut_off_at_its_bleed() -> None:
    symbol = Symbol("s", 10, 10, (rect(-10, -10, 30, 30),), bleed=2)
    data = pdf(place(symbol, 15, 10, 10), symbols=(symbol,))
    assert close(pixel(data, 13.5, 15), (0, 0, 0))
    assert close(pixel(data, 12.5, 15), (255, 255, 255))


def test_pictures_keep_their_transparency_and_are_stored_once() -> None:
    written = io.BytesIO()
    picture = Pillow.new("RGBA", (2, 2), (255, 0, 0, 255))
    picture.putpixel((1, 0), (0, 0, 255, 0))
    picture.save(written, "PNG")
    images = tuple(Image(written.getvalue(), x, 10, 10, 10) for x in (5, 20))
    symbol = Symbol("s", 40, 30, images)
    data = pdf(*images[:1], Use("s"), symbols=(symbol,))
    assert close(pixel(data, 7, 12), (255, 0, 0))
    assert close(pixel(data, 13, 12), (255, 255, 255))
    assert data.count(b"/Subtype /Image") == 2  # the picture and its mask


def test_greys_use_the_black_ink_alone() -> None:
    stream = reader(pdf(rect(0, 0, 5, 5, Style(fill="#808080", stroke="#000000")))).pages[0].get_contents()
    assert stream is not None
    said = stream.get_data()
    assert b"0.502 g" in said
    assert b"0 G" in said
    assert b"rg" not in said.lower()


# Text


def test_text_stands_on_its_baseline() -> None:
    (words,) = contents(pdf(Text("Hill", 5, 20, 12)), 0)
    assert isinstance(words, Words)
    assert (words.x, words.y, words.size) == pytest.approx((5, 20, 12), abs=1e-3)
    assert close(
        pixel(
            pdf(
                Text("IIIIIIII", 5, 20, 60, "black"),
            ),
            9.2,
            12,
        ),
        (0, 0, 0),
    )
    assert close(
        pixel(
            pdf(
                Text("IIIIIIII", 5, 20, 60, "black"),
            ),
            9.2,
            21,
        ),
        (255, 255, 255),
    )


def test_text_reads_back_in_every_alphabet() -> None:
    said = "Kraken · ¿Dragón? · Кракен: ещё 3½"
    symbol = Symbol("s", 40, 30, (Text(said, 20, 25, 8, "bold", "middle"),))
    text = reader(pdf(Text(said, 1, 10, 8), Use("s"), symbols=(symbol,))).pages[0].extract_text()
    assert text.count(said) == 2


def test_only_the_project_s_faces_are_in_the_file_and_only_in_part() -> None:
    data = pdf(Text("Кракен", 5, 10, 10), Text("bold", 5, 15, 10, "bold"))
    fonts: dict[str, int] = {}
    page: Any = reader(data).pages[0]
    for entry in page["/Resources"]["/Font"].values():
        font = entry.get_object()
        descriptor = font["/FontDescriptor"]
        fonts[str(font["/BaseFont"])] = len(descriptor["/FontFile2"].get_data())
    assert sorted(name.split("+")[1] for name in fonts) == ["FiraSans-Bold", "FiraSans-Regular"]
    assert all(name[7] == "+" for name in fonts)
    assert max(fonts.values()) < 30_000


def test_many_letters_need_several_subsets_and_still_read_back() -> None:
    letters = "".join(chr(code) for code in [*range(0x41, 0x5B), *range(0xC0, 0x17F), *range(0x400, 0x460)])
    lines = [Text(letters[start : start + 60], 1, 2 + start / 10, 4) for start in range(0, len(letters), 60)]
    text = reader(pdf(*lines)).pages[0].extract_text()
    assert letters[:60] in text
    assert "абвгдежз" in text


# About the document


def test_what_viewers_and_print_shops_are_told() -> None:
    drawing = Drawing(210, 297, (rect(0, 0, 1, 1),))
    pages = [
        Page(
            drawing=drawing,
            bookmark=f"Лист {n}",
            label=f"F{n}",
            trim=Rect(10, 20, 200, 277),
            bleed=Rect(7, 17, 203, 280),
        )
        for n in (1, 2)
    ]
    info = DocumentInfo(title="Карты", author="A", subject="S", keywords=("k",), language="ru", duplex="long")
    read = reader(pdf_bytes(pages, info))
    assert read.metadata is not None
    assert (read.metadata.title, read.metadata.author, read.metadata.subject) == ("Карты", "A", "S")
    catalogue: Any = read.trailer["/Root"]
    assert catalogue["/Lang"] == "ru"
    preferences = catalogue["/ViewerPreferences"]
    assert preferences["/PrintScaling"] == "/None"
    assert preferences["/Duplex"] == "/DuplexFlipLongEdge"
    assert preferences["/DisplayDocTitle"]
    outline: Any = read.outline
    assert [entry.title for entry in outline] == ["Лист 1", "Лист 2"]
    assert read.page_labels == ["F1", "F2"]
    page = read.pages[0]
    mm = 72 / 25.4
    trim = [float(part) / mm for part in page.trimbox]
    assert trim == pytest.approx([10, 20, 200, 277], abs=0.001)
    assert [float(part) / mm for part in page.bleedbox] == pytest.approx([7, 17, 203, 280], abs=0.001)


def test_streams_are_packed_in_binary() -> None:
    data = pdf(Text("packed", 1, 10, 8), rect(0, 0, 5, 5))
    assert b"ASCII85" not in data
    assert b"FlateDecode" in data


def test_a_correction_moves_and_scales_the_whole_page() -> None:
    page = Page(drawing=Drawing(100, 100, (rect(10, 10, 50, 50),)), correction=(1.01, 0, 0, 0.99, 0.5, -0.25))
    (outline,) = contents(pdf_bytes([page], INFO), 0)
    assert isinstance(outline, Outline)
    assert outline.box == pytest.approx((10.6, 9.65, 61.1, 59.15), abs=1e-3)


def test_two_symbols_of_one_name_are_refused() -> None:
    one, two = Symbol("s", 1, 1, (rect(0, 0, 1, 1),)), Symbol("s", 1, 1, (circle(0, 0, 1),))
    pages = [Page(drawing=Drawing(9, 9, (Use("s"),), (symbol,))) for symbol in (one, two)]
    with pytest.raises(CutterprintError, match="two different drawings"):
        pdf_bytes(pages, INFO)


# What pdf.py and fonts.py touch of the PDF library; much of it is set, which would go unnoticed under another
# name.
PARTS = {
    "config": "useA85",
    "module": "PDFFormXObject PDFImageXObject PDFResourceDictionary PDFObjectReference PDFDictionary",
    "canvas": "_doc addLiteral setTrimBox setBleedBox addPageLabel setViewerPreference getpdfdata",
    "document": "updateSignature Reference Pages",
    "page": "Resources",
    "form": "compression stream setStreamList Resources",
    "image": "_smask",
    "resources": "ProcSet XObject ExtGState basicFonts",
    "typeface": "getSubsetInternalName splitString",
    "face": "charWidths defaultWidth capHeight charToGlyph",
}


@pytest.mark.parametrize("owner", PARTS)
def test_the_pdf_library_still_has_the_parts_that_are_touched(owner: str) -> None:
    import reportlab
    from reportlab import rl_config
    from reportlab.lib.utils import ImageReader
    from reportlab.pdfbase import pdfdoc
    from reportlab.pdfgen.canvas import Canvas

    library: Any = pdfdoc
    picture = io.BytesIO()
    Pillow.new("RGBA", (1, 1)).save(picture, "PNG")
    owners: dict[str, Callable[[Any], Any]] = {
        "config": lambda canvas: rl_config,
        "module": lambda canvas: library,
        "canvas": lambda canvas: canvas,
        "document": lambda canvas: canvas._doc,
        "page": lambda canvas: canvas._doc.Pages.pages[-1],
        "form": lambda canvas: library.PDFFormXObject(0, 0, 1, 1),
        "image": lambda canvas: library.PDFImageXObject("i", ImageReader(picture), mask="auto"),
        "resources": lambda canvas: library.PDFResourceDictionary(),
        "typeface": lambda canvas: font("regular"),
        "face": lambda canvas: font("regular").face,
    }
    canvas = Canvas(io.BytesIO())
    canvas.showPage()
    lost = [name for name in PARTS[owner].split() if not hasattr(owners[owner](canvas), name)]
    assert not lost, f"reportlab {reportlab.Version}: the {owner} has no {', '.join(lost)}; mend pdf.py"


def test_no_pages_are_refused() -> None:
    with pytest.raises(CutterprintError, match="no pages"):
        pdf_bytes([], INFO)


def test_an_empty_symbol_prints_nothing() -> None:
    symbol = Symbol("s", 10, 10, ())
    assert close(pixel(pdf(place(symbol, 5, 5, 20), symbols=(symbol,)), 15, 15), (255, 255, 255))


def test_an_empty_page_prints_nothing() -> None:
    assert close(pixel(pdf(), 15, 15), (255, 255, 255))


def test_a_png_has_the_size_that_was_asked_for() -> None:
    png = png_bytes(pdf(rect(0, 0, 5, 5), size=(63, 84)), dpi=300)
    assert png_size(png) == (745, 993)


def test_a_png_too_large_for_memory_is_refused() -> None:
    with pytest.raises(CutterprintError, match="lower dpi"):
        png_bytes(pdf(rect(0, 0, 5, 5), size=(2000, 2000)), dpi=1200)
