"""Writing SVG: what was read comes out again, symbols once."""

import xml.etree.ElementTree as ET

from cutterprint.drawing.shapes import (
    Drawing,
    Group,
    Image,
    Path,
    Style,
    Symbol,
    Text,
    bounds,
    circle,
    paths,
    place,
    rect,
    rotation,
)
from cutterprint.drawing.svg_in import read_svg
from cutterprint.drawing.svg_out import svg_text

SVG = "{http://www.w3.org/2000/svg}"


def test_a_symbol_is_defined_once_and_used_often() -> None:
    symbol = Symbol("a name with <signs>", 10, 10, (circle(5, 5, 5),))
    drawing = Drawing(100, 50, tuple(place(symbol, x, 0, 10) for x in range(0, 100, 10)), (symbol,))
    root = ET.fromstring(svg_text(drawing, title="Ten & more"))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("100mm", "50mm", "0,0,100,50")
    assert len(root.findall(f".//{SVG}use")) == 10
    assert len(root.findall(f".//{SVG}path")) == 1
    assert root.findtext(f".//{SVG}title") == "Ten & more"


def test_what_stands_out_of_a_symbol_is_cut_off_beyond_its_bleed() -> None:
    large = (rect(-5, -5, 20, 20),)
    cut = svg_text(Drawing(10, 10, (), (Symbol("s", 10, 10, large),)))
    kept = svg_text(Drawing(10, 10, (), (Symbol("s", 10, 10, large, bleed=5),)))
    assert "clip-path" in cut
    assert "clip-path" not in kept


def test_shapes_survive_writing_and_reading() -> None:
    style = Style(
        fill="#123456",
        stroke="#abcdef",
        stroke_width=1.5,
        fill_opacity=0.5,
        stroke_opacity=0.25,
        dash=(1.0, 2.0),
        dash_offset=0.5,
        cap="round",
        join="bevel",
        fill_rule="evenodd",
    )
    shape = Group((circle(30, 40, 10, style),), rotation(30, 5, 5))
    art = read_svg(svg_text(Drawing(100, 100, (shape,))).encode(), "again")
    assert art.problems == ()
    assert art.symbol is not None
    ((again, _),) = paths(art.symbol.shapes)
    assert isinstance(again, Path)
    assert again.style == style
    before, after = bounds((shape,)), bounds(art.symbol.shapes)
    assert before
    assert after
    assert max(abs(one - two) for one, two in zip(before, after, strict=True)) < 0.01


def test_text_names_its_face_and_its_width() -> None:
    root = ET.fromstring(svg_text(Drawing(50, 10, (Text("Ходит <конь> & я", 5, 8, 10, "bold", "middle"),))))
    text = root.find(f"{SVG}text")
    assert text is not None
    assert text.text == "Ходит <конь> & я"
    assert text.get("font-weight") == "700"
    assert text.get("text-anchor") == "middle"
    assert "Fira Sans" in (text.get("font-family") or "")
    assert float(text.get("textLength") or 0) > 20


def test_pictures_travel_inside_the_file() -> None:
    root = ET.fromstring(svg_text(Drawing(5, 5, (Image(b"\x89PNG", 0, 0, 5, 5),))))
    image = root.find(f"{SVG}image")
    assert image is not None
    assert (image.get("{http://www.w3.org/1999/xlink}href") or "").startswith("data:image/png;base64,")
