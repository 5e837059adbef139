"""Cards on paper: geometry read back from the PDF, ids and emblems on every piece, choices and files."""

import json
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest

import cutterprint
from cutterprint.errors import UsageError
from cutterprint.games.cutterland.art.badges import TALL
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.cards import BADGE_INSET
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.sheets.card_sheets import card_deck
from cutterprint.i18n import language
from cutterprint.options import Backs, Marks
from cutterprint.printing.deck import DeckOptions, MixedPacksError, chosen_cards
from cutterprint.printing.deck_files import DeckFiles, DeckForm
from cutterprint.printing.papers import paper
from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
from cutterprint.printing.sheets import SheetOptions
from tests.commands.test_commands import run
from tests.drawing.vision import VISIONS, distance, seen_by
from tests.printing.reading import Placed, contents, png_size, reader
from tests.printing.smoothing import HAIRLINE, fills, paper_seen, turned

INKS = ("full", "light", "outline")
PAPERS = ("a4", "letter", "a3", "tabloid", "a5", "legal", "200x300mm")
SQUARE = 21.0


def starter() -> Pack:
    pack = cutterprint.load("starter")
    assert isinstance(pack, Pack)
    return pack


def options(on: str = "a4", backs: Backs = "long", marks: Marks = "crop", ink: str = "full") -> DeckOptions:
    return DeckOptions(ink=ink, sheet=SheetOptions(paper=paper(on), backs=backs, marks=marks))


def squares_on(pdf: bytes, page: int) -> list[tuple[float, float, float, float]]:
    """The squares of all cards on a page: where their badges say they are, or their parts of a back."""
    found: list[tuple[float, float, float, float]] = []
    for item in contents(pdf, page, levels=1):
        if not isinstance(item, Placed) or item.depth != 1:
            continue
        left, top, right, bottom = item.box
        if abs(right - left - SQUARE) < 0.5:
            found.append(item.box)
        elif bottom - top == pytest.approx(TALL, abs=0.0005) and 7 < right - left < 9:
            left, bottom = left - BADGE_INSET, bottom + BADGE_INSET
            found.append((left, bottom - SQUARE, left + SQUARE, bottom))
    return found


@pytest.mark.parametrize("on", PAPERS)
def test_every_square_is_exact_and_abuts_for_all_backs_marks_and_inks(on: str) -> None:
    pack = starter()
    for backs, marks, ink in product(get_args(Backs), get_args(Marks), INKS):
        sheet = options(on, backs, marks, ink)
        full = card_deck([pack], replace(sheet, copies=2)).layout().per_sheet
        # One more than a sheet holds, so that the last one is part-filled.
        deck = card_deck([replace(pack, cards=(pack.cards * 2)[: full + 1])], sheet)
        layout = deck.layout()
        last = len(layout.pages) - 1
        shown = [0, last] if ink == "full" else [last]
        pdf = pdf_bytes(deck.pages(), DocumentInfo(title="test"))
        assert len(reader(pdf).pages) == len(layout.pages)
        for index in shown:
            boxes = squares_on(pdf, index)
            assert len(boxes) == 12 * len(layout.pages[index].placements)
            for left, top, right, bottom in boxes:
                assert right - left == pytest.approx(SQUARE, abs=0.01)
                assert bottom - top == pytest.approx(SQUARE, abs=0.01)
            # Neighbours inside a card meet: every card's squares fill 63 × 84 mm without gap or overlap.
            for start in range(0, len(boxes), 12):
                card = boxes[start : start + 12]
                wide = max(box[2] for box in card) - min(box[0] for box in card)
                high = max(box[3] for box in card) - min(box[1] for box in card)
                assert sorted((wide, high)) == pytest.approx([63.0, 84.0], abs=0.01)


@pytest.mark.parametrize("ink", ["full", "outline"])
@pytest.mark.parametrize("page", [0, 1])
def test_no_hairline_shows_between_squares_or_cards(page: int, ink: str) -> None:
    deck = card_deck([starter()], options("a4", "long", "none", ink))
    pdf = pdf_bytes(deck.pages(), DocumentInfo(title="test"))
    painted, boxes = fills(contents(pdf, page)), squares_on(pdf, page)
    left, top, right, bottom = (
        edge(box[side] for box in boxes) for side, edge in enumerate((min, min, max, max))
    )
    for dpi in (72, 203):
        for middle in {round(box[1] + SQUARE / 2, 2) for box in boxes}:
            assert paper_seen(painted, middle, left + 1, right - 1, dpi) < HAIRLINE
        for middle in {round(box[0] + SQUARE / 2, 2) for box in boxes}:
            assert paper_seen(turned(painted), middle, top + 1, bottom - 1, dpi) < HAIRLINE


@pytest.mark.parametrize("on", ["a4", "letter"])
@pytest.mark.parametrize("backs", ["none", "long", "short"])
def test_nine_cards_fit_on_a4_and_letter(on: str, backs: Backs) -> None:
    assert card_deck([starter()], options(on, backs)).layout().per_sheet == 9


@pytest.mark.parametrize(("on", "backs"), list(product(("a4", "letter", "a5"), ("long", "short"))))
def test_backs_lie_behind_their_fronts_also_on_the_last_sheet(on: str, backs: Backs) -> None:
    deck = card_deck([starter()], options(on, backs))
    layout = deck.layout()
    pdf = pdf_bytes(deck.pages(), DocumentInfo(title="test"))
    upright = (backs == "long") == (layout.height >= layout.width)
    for front in range(0, len(layout.pages), 2):
        ones, others = squares_on(pdf, front), squares_on(pdf, front + 1)
        assert len(ones) == len(others)
        flipped = [
            (layout.width - r, t, layout.width - left, b)
            if upright
            else (left, layout.height - b, r, layout.height - t)
            for left, t, r, b in others
        ]
        for one, other in zip(sorted(ones, key=rounded), sorted(flipped, key=rounded), strict=True):
            assert one == pytest.approx(other, abs=0.01)


def rounded(box: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(edge, 1) for edge in box)


@pytest.mark.parametrize("name", ["standard", "colourblind", "bw"])
def test_landscapes_stay_apart_for_every_kind_of_vision(name: str) -> None:
    art = ArtBook(starter().rules, art_palette(name))
    grounds = [art.ground_colour(key) or "" for key in art.rules.landscapes]
    for vision in VISIONS:
        for one, other in ((0, 1), (0, 2), (1, 2)):
            assert distance(seen_by(vision, grounds[one]), seen_by(vision, grounds[other])) > 8, (
                vision,
                one,
                other,
            )


@pytest.mark.parametrize(("name", "ink"), list(product(("standard", "colourblind", "bw"), INKS)))
def test_icons_stand_out_from_their_ground_for_every_kind_of_vision(name: str, ink: str) -> None:
    """The dark outline and the light halo: one of them is far from any ground."""
    colours = art_palette(name, ink)
    art = ArtBook(starter().rules, colours)
    for vision in VISIONS:
        for key in art.rules.landscapes:
            ground = seen_by(vision, art.ground_colour(key) or "#ffffff")
            line = seen_by(vision, colours.colour("kraken", "line", "#2b1e2e"))
            halo = seen_by(vision, colours.colour("kraken", "halo", "#fff6e2"))
            assert max(distance(ground, line), distance(ground, halo)) > 30


def test_a_range_takes_the_cards_between_its_ends() -> None:
    cards = card_deck([starter()], DeckOptions()).cards
    chosen = chosen_cards(cards, "S02-S04,S12 S01")
    assert [card.id for card in chosen] == ["S02", "S03", "S04", "S12", "S01"]
    assert len(chosen_cards(cards, "")) == 12
    for wrong, told in (
        ("S99", "pack 'starter' has no card 'S99'; did you mean 'S09'?"),
        ("Q", "pack 'starter' has no card 'Q'; it has S01 to S12"),
        ("S04-S02", "'S04-S02' runs backwards; write S02-S04"),
        ("S01-", "pack 'starter' has no card 'S01-'; did you mean 'S01'?"),
    ):
        with pytest.raises(UsageError) as raised:
            chosen_cards(cards, wrong)
        assert str(raised.value) == told


def test_packs_are_not_mixed_unless_asked(tmp_path: Path) -> None:
    other = replace(starter(), id="other")
    with pytest.raises(MixedPacksError, match="mixed-packs"):
        card_deck([starter(), other], DeckOptions())
    assert len(card_deck([starter(), other], DeckOptions(is_mixed=True)).cards) == 24


def test_a_pack_says_its_own_square_and_the_command_line_wins() -> None:
    pack = replace(starter(), square=24.0)
    assert card_deck([pack], DeckOptions()).size == (72.0, 96.0)
    assert card_deck([pack], DeckOptions(), square=18.0).size == (54.0, 72.0)


def test_the_same_cards_give_the_same_bytes() -> None:
    one, two = (
        pdf_bytes(card_deck([starter()], DeckOptions()).pages(), DocumentInfo(title="test")) for _ in range(2)
    )
    assert one == two


def test_copies_are_drawn_once() -> None:
    few, many = (
        len(pdf_bytes(card_deck([starter()], DeckOptions(copies=n)).pages(), DocumentInfo(title="t")))
        for n in (1, 10)
    )
    assert many < few * 2


def test_a_pdf_names_its_title_language_and_how_to_print(tmp_path: Path) -> None:
    assert run("cards", "starter", "-o", "a.pdf", cwd=tmp_path).returncode == 0
    read = reader((tmp_path / "a.pdf").read_bytes())
    assert "Starter" in str(read.metadata.title if read.metadata else "")
    root: Any = read.trailer["/Root"].get_object()
    assert root["/Lang"] == "en"
    assert root["/ViewerPreferences"]["/PrintScaling"] == "/None"
    assert root["/ViewerPreferences"]["/Duplex"] == "/DuplexFlipLongEdge"
    assert len(read.outline) == len(read.pages)
    assert all(page.trimbox is not None for page in read.pages)


def test_pictures_have_the_size_that_was_asked_for(tmp_path: Path) -> None:
    assert (
        run(
            "cards", "starter", "--format", "png", "--dpi", "150", "--cards", "S03", "-o", "p", cwd=tmp_path
        ).returncode
        == 0
    )
    picture = (tmp_path / "p" / "starter-S03.png").read_bytes()
    assert png_size(picture) == pytest.approx((63 / 25.4 * 150, 84 / 25.4 * 150), abs=1)
    assert (tmp_path / "p" / "starter-back.png").exists()


def test_svg_comes_a_card_or_a_sheet_a_file(tmp_path: Path) -> None:
    run("cards", "starter", "--format", "svg", "-o", "cards", cwd=tmp_path)
    assert len(list((tmp_path / "cards").glob("*.svg"))) == 13
    run(
        "cards",
        "starter",
        "--format",
        "svg",
        "--per",
        "sheet",
        "--backs",
        "none",
        "-o",
        "sheets",
        cwd=tmp_path,
    )
    assert len(list((tmp_path / "sheets").glob("*.svg"))) == 2


@pytest.mark.parametrize("base_url", ["", "https://example.org/decks/"])
def test_a_tabletop_deck_names_its_pictures(tmp_path: Path, base_url: str) -> None:
    deck = card_deck([starter()], DeckOptions(copies=6))
    form = DeckForm(kind="tts", base_url=base_url)
    files = DeckFiles(deck=deck, stem="cards", game="Game", speech=language(), out=tmp_path, form=form)
    files.write(print)
    saved = json.loads((tmp_path / "starter.json").read_text(encoding="utf-8"))
    (made,) = saved["ObjectStates"]
    assert len(made["DeckIDs"]) == len(made["ContainedObjects"]) == 72
    assert sorted(made["CustomDeck"]) == ["1", "2"]
    first = made["CustomDeck"]["1"]
    assert (first["NumWidth"], first["NumHeight"]) == (10, 7)
    wide, high = png_size((tmp_path / "deck-1.png").read_bytes())
    assert max(wide, high) <= 10_000
    assert first["FaceURL"] == (f"{base_url}deck-1.png" if base_url else (tmp_path / "deck-1.png").as_uri())


def test_a_cutter_gets_its_paths(tmp_path: Path) -> None:
    run("cards", "starter", "--marks", "silhouette", "-o", "c", cwd=tmp_path)
    names = sorted(path.name for path in (tmp_path / "c").iterdir())
    assert names == [
        "cards-starter-cut-3.dxf",
        "cards-starter-cut-3.svg",
        "cards-starter-cut-9.dxf",
        "cards-starter-cut-9.svg",
        "cards-starter.pdf",
    ]


@pytest.mark.parametrize(
    "words",
    [
        ["--paper", "a9"],
        ["--square", "21"],
        ["--square", "2mm"],
        ["--cards", "X1"],
        ["--copies", "0"],
        ["--palette", "pink"],
        ["--ink", "thick"],
        ["--printer", "nobody"],
        ["--gap", "wide"],
        ["--square", "90mm", "--paper", "a5"],
        ["k-hunting"],
    ],
)
def test_wrong_words_are_told_and_nothing_is_written(words: list[str], tmp_path: Path) -> None:
    done = run("cards", *words, cwd=tmp_path, XDG_CONFIG_HOME=str(tmp_path / "config"))
    assert done.returncode == 2, done.stderr
    assert done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "output").exists()


def test_a_calibrated_printer_is_saved_and_used(tmp_path: Path) -> None:
    home = {"XDG_CONFIG_HOME": str(tmp_path / "config")}
    assert run("calibrate", "-o", "ruler.pdf", cwd=tmp_path, **home).returncode == 0
    assert (tmp_path / "ruler.pdf").exists()
    assert (
        run("calibrate", "--set", "x=99", "y=101", "--printer", "den", cwd=tmp_path, **home).returncode == 0
    )
    assert (
        run("calibrate", "--set", "dx=0.5", "dy=-1", "--printer", "den", cwd=tmp_path, **home).returncode == 0
    )
    told = run("calibrate", "--list", cwd=tmp_path, **home).stdout
    assert "den: scale_x 1.0101" in told
    assert "dx -0.5" in told or "dx 0.5" in told
    assert run("cards", "starter", "--printer", "den", "-o", "a.pdf", cwd=tmp_path, **home).returncode == 0
    boxes = squares_on((tmp_path / "a.pdf").read_bytes(), 1)
    assert boxes[0][2] - boxes[0][0] == pytest.approx(SQUARE * 100 / 99, abs=0.01)
    assert boxes[0][3] - boxes[0][1] == pytest.approx(SQUARE * 100 / 101, abs=0.01)
    for wrong in (["--set"], ["--set", "z=1"], ["x=99"], ["--set", "x=abc"], ["--set", "x=50"]):
        assert run("calibrate", *wrong, cwd=tmp_path, **home).returncode == 2
