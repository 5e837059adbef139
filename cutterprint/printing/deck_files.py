"""A deck as files: sheets, pictures, or a deck for a virtual tabletop; and what is to be said of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cutterprint.drawing.fonts import missing
from cutterprint.drawing.shapes import Drawing
from cutterprint.drawing.svg_out import svg_text
from cutterprint.errors import UsageError
from cutterprint.i18n import Language, msg, nmsg
from cutterprint.printing.cutting import cut_dxf, cut_svg
from cutterprint.printing.deck import Deck, Progress
from cutterprint.printing.instructions import layout_warnings, printing_steps, sheet_words, what_was_printed
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.printing.png import png_bytes, png_files
from cutterprint.printing.tabletop import MOST_CARDS, DeckGrid, grid_shape, saved_object
from cutterprint.writing import write_whole

OUTPUT = Path("output")
TABLETOP_DPI = 150


@dataclass(frozen=True, kw_only=True)
class DeckForm:
    """In what form a deck is written: as pdf, svg (a file a card or a sheet), png, or tts; pictures of a
    virtual deck will lie at `base_url`.
    """

    kind: str = "pdf"
    per: str = "card"
    dpi: int = 300
    base_url: str = ""


@dataclass(kw_only=True)
class DeckFiles:
    """Writes a deck in a form, and remembers what it wrote; without `out` that lies in output/."""

    deck: Deck
    stem: str
    game: str
    speech: Language
    out: Path | None = None
    form: DeckForm = DeckForm()
    written: list[Path] = field(default_factory=list)

    @property
    def steps(self) -> int:
        """How many steps `write` takes, for whoever shows how far it is."""
        is_sheets = self.form.kind == "pdf" or (self.form.kind, self.form.per) == ("svg", "sheet")
        return len(self.deck.layout().pages if is_sheets else self.deck.unique)

    def write(self, progress: Progress) -> None:
        """Write all files."""
        match self.form.kind, self.form.per:
            case "pdf", _:
                self._write_pdf(progress)
            case "svg", "sheet":
                folder = self._folder()
                for number, page in enumerate(self.deck.pages(sheet_words(self.speech), progress), 1):
                    drawn = svg_text(page.drawing, title=page.bookmark)
                    self._write(folder / f"sheet-{number:02}.svg", drawn)
            case "svg", _:
                self._write_svg(progress)
            case "png", _:
                self._write_png(progress)
            case _:
                self._write_tabletop()

    def told(self) -> Iterator[str]:
        """What was made, and what to do with it."""
        deck, speech, files = self.deck, self.speech, len(self.written)
        if self.form.kind == "pdf":
            ids = [*(pack.id for pack in deck.packs), *(card.id for card in deck.unique)]
            if unknown := missing("".join([deck.name, *ids])):
                told = msg("The typeface has no {signs}: boxes are printed instead.", signs=unknown)
                yield told.said(speech)
            yield what_was_printed(self.written[0], deck.counted(), deck.layout(), speech)
            for extra in self.written[1:]:
                yield msg("wrote {file}: the paths for a cutter", file=extra).said(speech)
            yield from layout_warnings(deck.layout(), speech)
            yield from printing_steps(deck.layout(), speech)
            return
        folder = self.written[0].parent
        told = nmsg(
            "wrote {number} file to {folder}", "wrote {number} files to {folder}", files, folder=folder
        )
        yield told.said(speech)
        if self.form.kind == "tts":
            told = msg(
                "Copy {file} into Tabletop Simulator's folder Saves/Saved Objects,\n"
                "then take the deck from Objects > Saved Objects in the game.",
                file=self.written[-1].name,
            )
            yield told.said(speech)

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

    def _info(self) -> DocumentInfo:
        layout = self.deck.layout()
        cards = self.deck.counted().said(self.speech)
        return DocumentInfo(
            title=f"{self.deck.name} – {self.game}",
            subject=f"{cards}, {layout.options.paper.name}",
            keywords=(self.game, "print and play", "unofficial"),
            language=self.speech.code,
            duplex=layout.duplex,
        )

    def _write_pdf(self, progress: Progress) -> None:
        out = self.out if self.out is not None else OUTPUT / f"{self.stem}.pdf"
        path = out / f"{self.stem}.pdf" if out.is_dir() or not out.suffix else out
        if path.suffix.lower() != ".pdf":
            raise UsageError(
                msg("--out {path}: a PDF ends in .pdf; for pictures add --format png or svg", path=out)
            )
        self._write(path, pdf_bytes(self.deck.pages(sheet_words(self.speech), progress), self._info()))
        layout = self.deck.layout()
        if layout.options.marks == "silhouette":
            # A cutter follows these paths; sheets that are filled alike share one.
            last = {len(page.placements): page for page in layout.pages if page.side != "back"}
            for number, page in last.items():
                stem = path.with_name(f"{path.stem}-cut-{number}")
                self._write(stem.with_suffix(".svg"), cut_svg(layout, page))
                self._write(stem.with_suffix(".dxf"), cut_dxf(layout, page))

    def _write_svg(self, progress: Progress) -> None:
        folder, deck = self._folder(), self.deck
        for number, card in enumerate(deck.unique, 1):
            drawn = svg_text(deck.picture(card.front()), title=f"{card.pack.name} {card.id}")
            self._write(folder / f"{card.pack.id}-{card.id}.svg", drawn)
            progress(number)
        for pack in deck.packs:
            self._write(folder / f"{pack.id}-back.svg", svg_text(deck.picture(pack.back())))

    def _write_png(self, progress: Progress) -> None:
        folder, deck = self._folder(), self.deck
        cards, packs = deck.unique, deck.packs
        sides = [*(card.front() for card in cards), *(pack.back() for pack in packs)]
        names = [*(f"{card.pack.id}-{card.id}" for card in cards), *(f"{pack.id}-back" for pack in packs)]
        pages = [Page(drawing=deck.picture(side)) for side in sides]
        pictures = png_files(pdf_bytes(pages, self._info()), dpi=self.form.dpi)
        for number, (name, picture) in enumerate(zip(names, pictures, strict=True), 1):
            self._write(folder / f"{name}.png", picture)
            progress(min(number, len(cards)))

    def _write_tabletop(self) -> None:
        folder, deck = self._folder(), self.deck
        grids: list[DeckGrid] = []
        for pack in deck.packs:
            own = [card for card in deck.cards if card.pack.id == pack.id]
            back = self._write_picture(folder / f"back-{pack.id}.png", deck.picture(pack.back()))
            for start in range(0, len(own), MOST_CARDS):
                part = own[start : start + MOST_CARDS]
                shape = grid_shape(len(part))
                face = self._write_picture(folder / f"deck-{len(grids) + 1}.png", deck.grid(part, *shape))
                grids.append(DeckGrid(face, back, *shape, tuple(card.id for card in part)))
        name = "-".join(pack.id for pack in deck.packs)
        self._write(folder / f"{name}.json", saved_object(deck.name, grids))

    def _write_picture(self, path: Path, drawing: Drawing) -> str:
        """Write a picture of a virtual deck; answers with the address where the game finds it."""
        self._write(path, png_bytes(pdf_bytes([Page(drawing=drawing)], self._info()), dpi=TABLETOP_DPI))
        base_url = self.form.base_url
        return f"{base_url.rstrip('/')}/{path.name}" if base_url else path.resolve().as_uri()
