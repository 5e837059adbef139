"""A deck as files: sheets, pictures, or a deck for a virtual tabletop; and what is to be said of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cutterprint.drawing.fonts import missing
from cutterprint.drawing.shapes import Drawing
from cutterprint.drawing.svg_out import svg_text
from cutterprint.errors import UsageError
from cutterprint.i18n import Language, Message, msg, nmsg
from cutterprint.printing.cutting import cut_dxf, cut_svg
from cutterprint.printing.deck import Deck, DeckCard, DeckPack, Progress
from cutterprint.printing.instructions import printing_steps, sheet_words, what_was_printed
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.printing.png import png_bytes, png_files
from cutterprint.printing.tabletop import MOST_CARDS, DeckGrid, grid_shape, saved_object
from cutterprint.writing import write_whole

OUTPUT = Path("output")
TABLETOP_DPI = 150


@dataclass(frozen=True, kw_only=True)
class DeckForm:
    """In what form a deck is written: as pdf, svg (a file a card or a sheet), png, or tts."""

    kind: str = "pdf"
    per: str = "card"
    dpi: int = 300
    base_url: str = ""
    """Where the pictures of a virtual deck will lie on the web."""

    @property
    def is_sheets(self) -> bool:
        return self.kind == "pdf" or (self.kind == "svg" and self.per == "sheet")


class DeckFiles:
    """Writes a deck in a form, and remembers what it wrote.

    `out` is a file or a folder; left out, files are named after the stem and lie in output/.
    """

    def __init__(
        self,
        deck: Deck,
        stem: str,
        *,
        game: str,
        speech: Language,
        out: Path | None = None,
        form: DeckForm | None = None,
    ) -> None:
        self.deck = deck
        self.stem = stem
        self.speech = speech
        self.out = out
        self.form = form or DeckForm()
        self.written: list[Path] = []
        layout = deck.layout()
        cards = self._said(nmsg("{number} card", "{number} cards", len(deck)))
        self.info = DocumentInfo(
            title=f"{deck.name} – {game}",
            subject=f"{cards}, {layout.options.paper.name}",
            keywords=(game, "print and play", "unofficial"),
            language=speech.code,
            duplex=layout.duplex,
        )

    @property
    def steps(self) -> int:
        """How many steps `write` takes, for whoever shows how far it is."""
        return len(self.deck.layout().pages if self.form.is_sheets else self.deck.unique)

    def write(self, progress: Progress) -> None:
        """Write all files."""
        match self.form.kind:
            case "pdf":
                self._write_pdf(progress)
            case "svg":
                self._write_svg(progress)
            case "png":
                self._write_png(progress)
            case _:
                self._write_tabletop()

    def told(self) -> Iterator[str]:
        """What was made, and what to do with it."""
        if self.form.kind == "pdf":
            yield from self._told_of_sheets()
            return
        folder = self.written[0].parent
        yield self._said(
            nmsg(
                "wrote {number} file to {folder}",
                "wrote {number} files to {folder}",
                len(self.written),
                folder=folder,
            )
        )
        if self.form.kind == "tts":
            saved = self.written[-1].name
            yield self._said(
                msg(
                    "Copy {file} into Tabletop Simulator's folder Saves/Saved Objects,\n"
                    "then take the deck from Objects > Saved Objects in the game.",
                    file=saved,
                )
            )

    def _told_of_sheets(self) -> Iterator[str]:
        deck = self.deck
        ids = [*(pack.id for pack in deck.packs), *(card.id for card in deck.unique)]
        unknown = missing("".join([deck.name, *ids]))
        if unknown:
            yield self._said(msg("The typeface has no {signs}: boxes are printed instead.", signs=unknown))
        layout = deck.layout()
        yield what_was_printed(self.written[0], len(deck), layout, self.speech)
        for extra in self.written[1:]:
            yield self._said(msg("wrote {file}: the paths for a cutter", file=extra))
        yield from printing_steps(layout, self.speech)

    def _said(self, message: Message) -> str:
        return message.said(self.speech)

    def _write(self, path: Path, content: bytes | str) -> None:
        write_whole(path, content)
        self.written.append(path)

    def _folder(self) -> Path:
        """The folder for several files."""
        folder = self.out if self.out is not None else OUTPUT / f"{self.stem}-{self.form.kind}"
        if folder.is_file() or folder.suffix in {".pdf", ".svg", ".png", ".json"}:
            raise UsageError(
                msg("several files are written, so --out must name a folder; {path} is a file", path=folder)
            )
        return folder

    def _write_pdf(self, progress: Progress) -> None:
        out = self.out if self.out is not None else OUTPUT / f"{self.stem}.pdf"
        path = out / f"{self.stem}.pdf" if out.is_dir() or not out.suffix else out
        if path.suffix.lower() != ".pdf":
            raise UsageError(
                msg("--out {path}: a PDF ends in .pdf; for pictures add --format png or svg", path=out)
            )
        self._write(path, pdf_bytes(self.deck.pages(sheet_words(self.speech), progress), self.info))
        layout = self.deck.layout()
        if layout.options.marks == "silhouette":
            # A cutter follows these paths; sheets that are filled alike share one.
            last = {len(page.placements): page for page in layout.pages if page.side != "back"}
            for number, page in last.items():
                stem = path.with_name(f"{path.stem}-cut-{number}")
                self._write(stem.with_suffix(".svg"), cut_svg(layout, page))
                self._write(stem.with_suffix(".dxf"), cut_dxf(layout, page))

    def _write_svg(self, progress: Progress) -> None:
        folder = self._folder()
        if self.form.is_sheets:
            for number, page in enumerate(self.deck.pages(sheet_words(self.speech), progress), 1):
                self._write(folder / f"sheet-{number:02}.svg", svg_text(page.drawing, title=page.bookmark))
            return
        for number, card in enumerate(self.deck.unique, 1):
            drawing = self.deck.picture(card.front())
            title = f"{card.pack.name} {card.id}"
            self._write(folder / f"{_stem(card)}.svg", svg_text(drawing, title=title))
            progress(number)
        for pack in self.deck.packs:
            self._write(folder / f"{pack.id}-back.svg", svg_text(self._back(pack)))

    def _write_png(self, progress: Progress) -> None:
        folder = self._folder()
        cards, packs = self.deck.unique, self.deck.packs
        drawings = [self.deck.picture(card.front()) for card in cards]
        drawings += [self._back(pack) for pack in packs]
        names = [*(_stem(card) for card in cards), *(f"{pack.id}-back" for pack in packs)]
        pages = [Page(drawing=drawing) for drawing in drawings]
        pictures = png_files(pdf_bytes(pages, self.info), dpi=self.form.dpi)
        for number, (name, picture) in enumerate(zip(names, pictures, strict=True), 1):
            self._write(folder / f"{name}.png", picture)
            progress(min(number, len(cards)))

    def _write_tabletop(self) -> None:
        folder = self._folder()
        grids: list[DeckGrid] = []
        for pack in self.deck.packs:
            own = [card for card in self.deck.cards if card.pack.id == pack.id]
            back = folder / f"back-{pack.id}.png"
            self._write_picture(back, self._back(pack))
            for start in range(0, len(own), MOST_CARDS):
                part = own[start : start + MOST_CARDS]
                columns, rows = grid_shape(len(part))
                face = folder / f"deck-{len(grids) + 1}.png"
                self._write_picture(face, self.deck.grid(part, columns, rows))
                ids = tuple(card.id for card in part)
                grids.append(DeckGrid(self._address(face), self._address(back), columns, rows, ids))
        name = "-".join(pack.id for pack in self.deck.packs)
        self._write(folder / f"{name}.json", saved_object(self.deck.name, grids))

    def _back(self, pack: DeckPack) -> Drawing:
        return self.deck.picture(pack.back())

    def _write_picture(self, path: Path, drawing: Drawing) -> None:
        self._write(path, png_bytes(pdf_bytes([Page(drawing=drawing)], self.info), dpi=TABLETOP_DPI))

    def _address(self, path: Path) -> str:
        base_url = self.form.base_url
        return f"{base_url.rstrip('/')}/{path.name}" if base_url else path.resolve().as_uri()


def _stem(card: DeckCard) -> str:
    return f"{card.pack.id}-{card.id}"
