"""Tiles on paper: their size read back from the PDF, small files, every form and paper, the same bytes."""

import os
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.games.stuglandet.rules.model import TileShape
from cutterprint.games.stuglandet.sheets.tile_sheets import tile_deck
from cutterprint.options import Backs
from cutterprint.printing.deck import DeckOptions, MixedPacksError
from cutterprint.printing.papers import paper
from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
from cutterprint.printing.sheets import BLEED, SheetOptions
from tests.printing.reading import Box, Placed, contents, page_size, png_size
from tests.running import invoke
from tests.stuglandet.test_art import summer


def printed(tiles: TileSet, sheet: SheetOptions, cell: float | None = None) -> bytes:
    deck = tile_deck([tiles], DeckOptions(sheet=sheet), cell)
    return pdf_bytes(deck.pages(), DocumentInfo(title="tiles"))


def tiles_on(pdf: bytes, page: int) -> list[Box]:
    """The boxes of the tiles on a page, without their bleed."""
    return [
        (left + BLEED, top + BLEED, right - BLEED, bottom - BLEED)
        for item in contents(pdf, page, deep=False)
        if isinstance(item, Placed)
        for left, top, right, bottom in [item.box]
    ]


@pytest.mark.parametrize(("cell", "size"), [(None, (72.0, 48.0)), (30.0, (90.0, 60.0)), (17.5, (52.5, 35.0))])
def test_tiles_have_their_size_and_abut(cell: float | None, size: tuple[float, float]) -> None:
    pdf = printed(summer(), SheetOptions(paper=paper("a4"), backs="long"), cell)
    for page in (0, 1):
        found = tiles_on(pdf, page)
        assert found
        for left, top, right, bottom in found:
            assert (right - left, bottom - top) == pytest.approx(size, abs=0.01)
        for axis in (0, 1):
            starts = sorted({round(box[axis], 2) for box in found})
            for one, other in pairwise(starts):
                assert other - one == pytest.approx(size[axis], abs=0.01)


def test_a_set_can_say_how_large_its_cells_are() -> None:
    tiles = replace(summer(), cell=20.0)
    assert tile_deck([tiles], DeckOptions()).size == (60.0, 40.0)
    assert tile_deck([tiles], DeckOptions(), 25.0).size == (75.0, 50.0)


@pytest.mark.parametrize("on", ["a4", "letter", "a5"])
def test_every_tile_lies_on_the_paper_with_all_backs(on: str) -> None:
    for backs in get_args(Backs):
        deck = tile_deck([summer()], DeckOptions(sheet=SheetOptions(paper=paper(on), backs=backs)))
        layout = deck.layout()
        fronts = [spot.item for page in layout.pages for spot in page.placements if spot.side == "front"]
        assert sorted(fronts) == list(range(16))
        for page in layout.pages:
            for spot in page.placements:
                assert 0 <= spot.trim.left < spot.trim.right <= layout.width
                assert 0 <= spot.trim.top < spot.trim.bottom <= layout.height


def test_sixteen_tiles_with_backs_stay_under_300_kilobytes() -> None:
    pdf = printed(summer(), SheetOptions(paper=paper("a4"), backs="long", bleed=3, gap=6))
    assert len(pdf) < 300_000
    assert page_size(pdf, 0) == pytest.approx((210, 297), abs=0.1)


def test_the_same_tiles_are_the_same_bytes_in_every_run(tmp_path: Path) -> None:
    written = []
    for seed in ("1", "2"):
        out = tmp_path / f"{seed}.pdf"
        words = ["cards", "summer", "--game", "stuglandet", "--cards", "city,T01-T04", "-q", "-o", str(out)]
        env = {**os.environ, "PYTHONHASHSEED": seed}
        subprocess.run([sys.executable, "-m", "cutterprint", *words], env=env, check=True)
        written.append(out.read_bytes())
    assert written[0] == written[1]


@pytest.mark.parametrize("form", ["svg", "png", "tts"])
def test_tiles_come_as_pictures_and_as_a_virtual_deck(form: str, tmp_path: Path) -> None:
    words = ["cards", "summer", "--game", "stuglandet", "--cards", "city,T09"]
    done = invoke(*words, "--format", form, "--dpi", "60", "-o", str(tmp_path))
    assert done.exit_code == 0, done.output
    names = sorted(path.name for path in tmp_path.rglob("*") if path.is_file())
    assert any("summer" in name for name in names)
    if form == "png":
        assert "summer-city.png" in names
        width, height = png_size((tmp_path / "summer-city.png").read_bytes())
        assert (width, height) == pytest.approx((72 / 25.4 * 60, 48 / 25.4 * 60), abs=1)


@pytest.mark.parametrize("cell", ["24", "2mm", "1m", "big", "-3mm"])
def test_a_cell_of_no_good_size_is_refused_with_words(cell: str, tmp_path: Path) -> None:
    words = ["cards", "summer", "--game", "stuglandet", f"--cell={cell}"]
    done = invoke(*words, "-o", str(tmp_path / "tiles.pdf"))
    assert done.exit_code != 0
    assert "--cell" in done.output
    assert "Traceback" not in done.output


def test_tiles_of_different_shapes_are_not_printed_together() -> None:
    base = summer()
    other = replace(base, id="long", rules=replace(base.rules, tile=TileShape(4, 2, 16, 6, 1)))
    with pytest.raises(MixedPacksError):
        tile_deck([base, other], DeckOptions())
