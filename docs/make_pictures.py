"""Makes the pictures in README and docs, with the program itself. Run it with: make pictures"""

import subprocess
import sys
import tempfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image

from cutterprint.drawing.shapes import Drawing
from cutterprint.games.cutterland.art.book import art_palette
from cutterprint.games.cutterland.art.land_picture import land_drawing
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.scoring.score import score
from cutterprint.games.cutterland.sheets.card_sheets import card_deck
from cutterprint.printing.deck import DeckOptions
from cutterprint.printing.papers import paper
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.printing.png import page_images
from cutterprint.printing.sheets import SheetOptions
from cutterprint.shelf.built_in import find_built_in
from cutterprint.shelf.resolver import load_file

FOLDER = Path(__file__).parent / "pictures"
INFO = DocumentInfo(title="Picture")


def built_in(name: str) -> object:
    found = find_built_in(name)
    assert found is not None, name
    return load_file(found.path)


def sheets() -> Image.Image:
    """A front in colour, its back, and a front in black and white, side by side."""
    pack = built_in("starter")
    assert isinstance(pack, Pack)
    sheet = SheetOptions(paper=paper("a4"), backs="long")
    colour = pdf_bytes(card_deck([pack], DeckOptions(sheet=sheet)).pages(), INFO)
    grey = pdf_bytes(card_deck([pack], DeckOptions(sheet=sheet, palette="bw")).pages(), INFO)
    pages = [*page_images(colour, 45, [0, 1]), *page_images(grey, 45, [0])]
    width, height = pages[0].size
    whole = Image.new("RGB", (3 * width + 40, height + 20), "#b9b4ac")
    for number, page in enumerate(pages):
        whole.paste(page, (10 + number * (width + 10), 10))
    return whole


def kit_pages(pack: str, shown: Mapping[str, int]) -> Image.Image:
    """Some pages of a kit side by side: by file, which page."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["kit", pack, "--quiet", "--out", folder]
        subprocess.run([sys.executable, "-m", "cutterprint", *words], check=True)
        pages: list[Image.Image] = []
        for name, number in shown.items():
            pages += page_images((Path(folder) / name).read_bytes(), 45, [number])
    height = max(page.size[1] for page in pages)
    width = sum(page.size[0] for page in pages)
    whole = Image.new("RGB", (width + 40, height + 20), "#b9b4ac")
    left = 10
    for page in pages:
        whole.paste(page, (left, 10))
        left += page.size[0] + 10
    return whole


def drawn(drawing: Drawing, dpi: float) -> Image.Image:
    (image,) = page_images(pdf_bytes([Page(drawing=drawing)], INFO), dpi, [0])
    return image


def save(image: Image.Image, name: str) -> None:
    written = BytesIO()
    image.save(written, "PNG", optimize=True)
    (FOLDER / name).write_bytes(written.getvalue())


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    save(sheets(), "sheets.png")
    save(kit_pages("starter", {"reference-en.pdf": 0, "rules-en.pdf": 0, "scorepad-en.pdf": 0}), "aids.png")
    save(
        kit_pages("summer", {"tiles-summer.pdf": 0, "cabins-en.pdf": 0, "rules-en.pdf": 0}), "stuglandet.png"
    )
    land = built_in("k-hunting")
    assert isinstance(land, Land)
    save(drawn(land_drawing(score(land), art_palette()), 75), "land.png")


if __name__ == "__main__":
    main()
