"""Cabins to fold and glue as they are printed: nets, read back from the PDF, that close; and standees."""

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.drawing.shapes import Text
from cutterprint.errors import UsageError
from cutterprint.games.stuglandet.art.assembled import assembled, resting
from cutterprint.games.stuglandet.art.book import art_palette
from cutterprint.games.stuglandet.art.cabin_faces import CabinLook, face_shapes
from cutterprint.games.stuglandet.art.cabin_shape import BASE, RESTS, ROOF_BACK, ROOF_FRONT, CabinShape
from cutterprint.games.stuglandet.components.boards import COLOURS
from cutterprint.games.stuglandet.rules.model import Landing, Rules
from cutterprint.games.stuglandet.sheets.cabin_nets import landings_of_die
from cutterprint.games.stuglandet.sheets.cabins import cabin_parts
from cutterprint.i18n import language
from cutterprint.printing.papers import paper, paper_names
from cutterprint.printing.pdf import pdf_bytes
from cutterprint.printing.printed import Printed, PrintRequest
from cutterprint.printing.profiles import PrinterProfile
from cutterprint.shelf.resolver import load_one
from tests.printing.folding import Cutout, Piece, closes, cutouts, edges, folded, near, overlap, same_edge
from tests.printing.reading import Outline, Placed, boxes, contents, reader
from tests.running import invoke

NAMES = {
    "en": ("Red", "Blue", "Yellow", "Green"),
    "es": ("Rojo", "Azul", "Amarillo", "Verde"),
    "ru": ("Красный", "Синий", "Жёлтый", "Зелёный"),
}


@pytest.fixture(scope="module")
def rules() -> Rules:
    value = load_one("base", ("rules",), "stuglandet").value
    assert isinstance(value, Rules)
    return value


def request(
    rules: Rules, on: str = "a4", lang: str = "en", *, palette: str = "standard", ink: str = "full"
) -> PrintRequest:
    return PrintRequest(value=rules, paper=paper(on), speech=language(lang), palette=palette, ink=ink)


def printed(made: Printed) -> bytes:
    return pdf_bytes(made.pages, made.info("Stuglandet", language("en")))


def all_cutouts(pdf: bytes) -> list[Cutout]:
    return [cutout for page in range(len(reader(pdf).pages)) for cutout in cutouts(pdf, page)]


# The body


def skin_height(shape: CabinShape) -> float:
    """The height of the centre of mass of a paper cabin, face by face."""
    wide, deep, wall, rise = shape.width, shape.depth, shape.wall, shape.ridge - shape.wall
    slope = math.hypot(deep / 2, rise)
    parts = (
        (wide * deep, 0.0),
        (2 * wide * wall, wall / 2),
        (2 * wide * slope, wall + rise / 2),
        (2 * deep * wall, wall / 2),
        (deep * rise, wall + rise / 3),
    )
    return sum(area * height for area, height in parts) / sum(area for area, _ in parts)


def wooden_height(shape: CabinShape) -> float:
    box, roof, rise = shape.wall, (shape.ridge - shape.wall) / 2, shape.ridge - shape.wall
    return (box * shape.wall / 2 + roof * (shape.wall + rise / 3)) / (box + roof)


@pytest.mark.parametrize("height", [skin_height, wooden_height])
def test_a_cabin_rests_on_its_base_walls_ends_and_roof(height: Callable[[CabinShape], float]) -> None:
    shape = CabinShape()
    up, margin = height(shape), shape.width / 8
    # On its long side it is held by the wall, from the base to the eaves.
    assert margin < up < shape.wall - margin
    # On its roof by the slope, from the eaves to the ridge.
    rise, half = shape.ridge - shape.wall, shape.depth / 2
    slope = math.hypot(half, rise)
    along = (half * half + (up - shape.wall) * rise) / slope
    assert margin < along < slope - margin
    # On its base and on its ends by all sides of them, in the middle.
    assert min(half, shape.width / 2, up, shape.ridge - up) > margin


def test_the_centre_of_mass_is_that_of_the_skin() -> None:
    shape = CabinShape()
    assert shape.solid.centre == pytest.approx((shape.width / 2, shape.depth / 2, skin_height(shape)))


@pytest.mark.parametrize("landing", list(Landing))
def test_a_landed_cabin_lies_on_the_face_of_its_landing(landing: Landing) -> None:
    solid = resting(CabinShape(), landing)
    lowest = {
        name for name, face in solid.faces.items() if all(abs(corner[2]) < 1e-9 for corner in face.corners)
    }
    assert len(lowest) == 1
    assert lowest <= set(RESTS[landing])
    assert min(corner[2] for face in solid.faces.values() for corner in face.corners) > -1e-9


def test_all_landings_are_about_as_likely() -> None:
    chances = CabinShape().chances()
    assert sum(chances.values()) == pytest.approx(1)
    assert all(0.2 < chance < 0.32 for chance in chances.values())


def test_a_cabin_stays_well_inside_its_plot(rules: Rules) -> None:
    shape = CabinShape.of_size(24 * 0.625)
    assert math.hypot(shape.width, shape.depth) < 24 - 4


# The net


def cabin_angle(shape: CabinShape) -> Callable[[Piece, Piece], float]:
    """By how many degrees two pieces bend at their crease, told from what the pieces look like."""
    pitch = math.degrees(math.atan2(shape.ridge - shape.wall, shape.depth / 2))
    slope = math.hypot(shape.depth / 2, shape.ridge - shape.wall)

    def is_roof(piece: Piece) -> bool:
        sides = sorted(math.dist(*edge) for edge in edges(piece.corners))
        return not piece.is_flap and len(sides) == 4 and near(sides[:1], (slope,))

    def angle(one: Piece, other: Piece) -> float:
        roofs = is_roof(one) + is_roof(other)
        if one.is_flap or other.is_flap or not roofs:
            return 90.0
        return 2 * pitch if roofs == 2 else 90.0 - pitch

    return angle


def with_two_gables(cutout: Cutout) -> Piece:
    """The base: the panel that both five-sided ends hang on."""
    gables = [piece for piece in cutout.panels if len(piece.corners) == 5]
    (base,) = [
        piece
        for piece in cutout.panels
        if sum(any(same_edge(a, b) for a in piece.creases for b in gable.creases) for gable in gables) == 2
        and piece not in gables
    ]
    return base


@pytest.mark.parametrize("size", [10.0, 15.0, 31.7])
def test_a_cabin_closes(rules: Rules, size: float) -> None:
    pdf = printed(cabin_parts(request(rules), players=2, count=2, size=size))
    found = all_cutouts(pdf)
    assert len(found) == 4
    shape = CabinShape.of_size(size)
    for cutout in found:
        assert Counter(len(piece.corners) for piece in cutout.panels) == {4: 5, 5: 2}
        places = folded(cutout, with_two_gables(cutout), cabin_angle(shape))
        closes(cutout, places, corners=10)
        span = [
            max(place[axis] for corners in places.values() for place in corners)
            - min(place[axis] for corners in places.values() for place in corners)
            for axis in range(3)
        ]
        assert sorted(span) == pytest.approx(sorted((shape.width, shape.depth, shape.ridge)), abs=0.01)


def test_the_dice_close(rules: Rules) -> None:
    pdf = printed(cabin_parts(request(rules), flat=True))
    dice = all_cutouts(pdf)
    assert len(dice) == rules.rolled
    for die in dice:
        assert [len(piece.corners) for piece in die.panels] == [4] * 6
        closes(die, folded(die, die.panels[0], lambda one, other: 90.0), corners=8)


def test_a_die_shows_every_landing_about_as_often_as_cabins_land_so() -> None:
    chances = CabinShape().chances()
    sides = Counter(landings_of_die(chances).values())
    assert set(sides) == set(Landing)
    assert all(abs(times / 6 - chances[landing]) < 1 / 6 for landing, times in sides.items())
    assert sides[Landing.UP] == sides[Landing.ROOF] == 2


# The pages


@pytest.mark.parametrize("on", paper_names())
@pytest.mark.parametrize("flat", [False, True])
def test_nothing_overlaps_or_stands_in_the_margin(rules: Rules, on: str, flat: bool) -> None:
    made = cabin_parts(request(rules, on), flat=flat)
    pdf, sheet, found = printed(made), paper(on), 0
    for page in range(len(made.pages)):
        for item in contents(pdf, page, deep=False):
            if isinstance(item, Placed | Outline):
                left, top, right, bottom = item.box
                assert min(left, top) >= sheet.margin - 0.01
                assert right <= sheet.width - sheet.margin + 0.01
                assert bottom <= sheet.height - sheet.margin + 0.01
        nets = cutouts(pdf, page)
        found += len(nets)
        for net in nets:
            assert not any(overlap(one.corners, two.corners) for one, two in combinations(net.pieces, 2))
        for net, beside in combinations(nets, 2):
            if overlap(net.box, beside.box):
                assert not any(
                    overlap(one.corners, two.corners) for one in net.pieces for two in beside.pieces
                )
    assert found == (rules.rolled if flat else 48)


def test_there_are_as_many_cabins_as_the_rules_say(rules: Rules) -> None:
    few = replace(rules, cabins=4, rolled=2)
    made = cabin_parts(request(few), players=3)
    assert len(all_cutouts(printed(made))) == 12
    assert made.about == "12 cabins"
    assert cabin_parts(request(rules)).about == "48 cabins"
    assert len(all_cutouts(printed(cabin_parts(request(rules), players=2, count=5)))) == 10
    flat = printed(cabin_parts(request(few), players=2, flat=True))
    high = 6.6 + math.hypot(6, 4.5)
    assert len(boxes(flat, 0, width=15, height=high)) == 2 * 2 * 4
    assert len(all_cutouts(flat)) == 2


def test_all_cabins_take_few_sheets(rules: Rules) -> None:
    sheets = {on: len(cabin_parts(request(rules, on)).pages) for on in ("a4", "letter", "a3", "a5")}
    assert sheets == {"a4": 2, "letter": 2, "a3": 2, "a5": 4}
    assert len(cabin_parts(request(rules), flat=True).pages) == 1


@pytest.mark.parametrize("lang", NAMES)
@pytest.mark.parametrize("flat", [False, True])
def test_every_language_prints_on_every_paper(rules: Rules, lang: str, flat: bool) -> None:
    for on in paper_names():
        made = cabin_parts(request(rules, on, lang), flat=flat)
        assert not made.problems
        words = " ".join(
            shape.string for page in made.pages for shape in page.drawing.shapes if isinstance(shape, Text)
        )
        assert "…" not in words
        assert all(name in words for name in NAMES[lang])
    assert not language(lang).missing


@pytest.mark.parametrize("name", palette_names())
@pytest.mark.parametrize("ink", ink_names())
def test_every_palette_and_ink_prints(rules: Rules, name: str, ink: str) -> None:
    for flat in (False, True):
        assert printed(cabin_parts(request(rules, palette=name, ink=ink), count=2, flat=flat))


@pytest.mark.parametrize("face", [BASE, ROOF_FRONT, ROOF_BACK])
def test_colours_are_told_apart_by_their_patterns_alone(face: str) -> None:
    shape, look = CabinShape(), CabinLook.plain(art_palette("bw", "outline"))
    painted = [face_shapes(shape, face, replace(look, player=player)) for player in range(len(COLOURS))]
    assert len(set(painted)) == len(COLOURS)


def test_every_landing_shows_the_pattern() -> None:
    for landing in Landing:
        pictures = {
            assembled(CabinShape(), landing, replace(CabinLook.plain(art_palette()), player=player)).shapes
            for player in range(len(COLOURS))
        }
        assert len(pictures) == len(COLOURS)


def test_a_printer_profile_corrects_the_pages(rules: Rules) -> None:
    wide = replace(request(rules), printer=PrinterProfile(scale_x=1.01, scale_y=0.99))
    (plain, *_), (scaled, *_) = (
        cutouts(printed(cabin_parts(one)), 0)[0].outline for one in (request(rules), wide)
    )
    assert plain != pytest.approx(scaled, abs=0.01)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 0}, "players"),
        ({"players": 5}, "players"),
        ({"count": 0}, "use 1 to 100"),
        ({"count": 101}, "use 1 to 100"),
        ({"size": 80.0}, "doesn't fit on A4"),
    ],
)
def test_what_can_not_be_printed_is_told(rules: Rules, options: dict[str, int], words: str) -> None:
    with pytest.raises(UsageError, match=words):
        cabin_parts(request(rules), **options)  # type: ignore[arg-type]


def test_the_command_prints_cabins(tmp_path: Path) -> None:
    done = invoke("cabins", "--players", "2", "--count", "3", "--cell", "30mm", "--out", str(tmp_path))
    assert done.exit_code == 0
    assert "6 cabins" in done.output
    (net, *_) = cutouts((tmp_path / "cabins-en.pdf").read_bytes(), 0)
    longest = max(math.dist(*edge) for panel in net.panels for edge in edges(panel.corners))
    assert longest == pytest.approx(30 * 0.625, abs=0.01)
    assert invoke("cabins", "--flat", "--quiet", "--out", str(tmp_path)).exit_code == 0
    assert (tmp_path / "cabins-flat-en.pdf").exists()
    assert invoke("cabins", "--size", "5mm").exit_code == 2
