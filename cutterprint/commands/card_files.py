"""The files that `cards` writes, and what it says about them."""

from collections.abc import Callable, Iterator
from pathlib import Path

from cutterprint.commands.choices import Format, Per
from cutterprint.commands.output import count, say
from cutterprint.commands.progress import progress_bar
from cutterprint.commands.words import printing_steps, sheet_words, what_was_printed
from cutterprint.drawing.fonts import missing
from cutterprint.drawing.svg_out import svg_text
from cutterprint.errors import UsageError
from cutterprint.games.cutterland.sheets.card_sheets import Deck
from cutterprint.i18n import Language
from cutterprint.printing.cutting import cut_dxf, cut_svg
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.printing.png import png_bytes, png_files
from cutterprint.printing.tabletop import MOST_CARDS, DeckGrid, grid_shape, saved_object
from cutterprint.writing import write_whole

Progress = Callable[[int], None]
OUTPUT = Path("output")
TABLETOP_DPI = 150


class CardFiles:
    """Writes a deck in the form that was asked for, and remembers what it wrote."""

    def __init__(self, deck: Deck, out: Path | None, name: str, language: Language) -> None:
        self.deck = deck
        self.out = out
        self.name = name
        self.language = language
        self.stem = name if name.startswith("pieces-") else f"cards-{name}"
        self.written: list[Path] = []

    def steps(self, form: Format, per: Per) -> int:
        """How many steps the progress bar has."""
        if form is Format.pdf or (form is Format.svg and per is Per.sheet):
            return len(self.deck.layout().pages)
        return len(self.deck.unique())

    def _write(self, path: Path, content: bytes | str) -> None:
        write_whole(path, content)
        self.written.append(path)

    def _folder(self, default: str) -> Path:
        """The folder for many files."""
        folder = self.out if self.out is not None else OUTPUT / default
        if folder.is_file() or folder.suffix in {".pdf", ".svg", ".png", ".json"}:
            raise UsageError(f"many files are written; --out should name a folder, and {folder} is none")
        return folder

    def _info(self) -> DocumentInfo:
        layout = self.deck.layout()
        return DocumentInfo(
            title=f"{self.deck.name_in(self.language.code)} – Cutterland",
            subject=f"{count(len(self.deck), 'card')}, {layout.options.paper.name}",
            keywords=("Cutterland", "print and play", "unofficial"),
            language=self.language.code,
            duplex=layout.duplex,
        )

    def write_pdf(self, progress: Progress) -> None:
        out = self.out if self.out is not None else OUTPUT / f"{self.stem}.pdf"
        path = out / f"{self.stem}.pdf" if out.is_dir() or not out.suffix else out
        if path.suffix.lower() != ".pdf":
            raise UsageError(f"--out {out}: a PDF ends in .pdf; for pictures add --format png or svg")
        self._write(path, pdf_bytes(self.deck.pages(sheet_words(self.language), progress), self._info()))
        layout = self.deck.layout()
        if layout.options.marks == "silhouette":
            # A cutter follows these paths; sheets that are filled alike share one.
            last = {len(page.placements): page for page in layout.pages if page.side != "back"}
            for number, page in last.items():
                stem = path.with_name(f"{path.stem}-cut-{number}")
                self._write(stem.with_suffix(".svg"), cut_svg(layout, page))
                self._write(stem.with_suffix(".dxf"), cut_dxf(layout, page))

    def print_sheets(self, what: str, *, quiet: bool) -> None:
        """Write the PDF with a progress bar, and say what to do with it."""
        with progress_bar(what, len(self.deck.layout().pages), quiet=quiet) as progress:
            self.write_pdf(progress)
        if not quiet:
            for line in self.printed():
                say(line)

    def write_svg(self, progress: Progress, per: Per) -> None:
        folder = self._folder(f"cards-{self.name}-svg")
        if per is Per.sheet:
            for number, page in enumerate(self.deck.pages(sheet_words(self.language), progress), 1):
                self._write(folder / f"sheet-{number:02}.svg", svg_text(page.drawing, title=page.bookmark))
            return
        for number, (painter, card) in enumerate(self.deck.unique(), 1):
            title = f"{painter.pack.name} {card.id}"
            self._write(
                folder / f"{painter.pack.id}-{card.id}.svg",
                svg_text(self.deck.picture(painter, card), title=title),
            )
            progress(number)
        for painter in self.deck.painters:
            self._write(folder / f"{painter.pack.id}-back.svg", svg_text(self.deck.back_picture(painter)))

    def write_png(self, progress: Progress, dpi: int) -> None:
        folder = self._folder(f"cards-{self.name}-png")
        cards = self.deck.unique()
        pages = [Page(drawing=self.deck.picture(painter, card)) for painter, card in cards]
        pages += [Page(drawing=self.deck.back_picture(painter)) for painter in self.deck.painters]
        names = [f"{painter.pack.id}-{card.id}.png" for painter, card in cards]
        names += [f"{painter.pack.id}-back.png" for painter in self.deck.painters]
        pictures = png_files(pdf_bytes(pages, self._info()), dpi=dpi)
        for number, (name, picture) in enumerate(zip(names, pictures, strict=True), 1):
            self._write(folder / name, picture)
            progress(min(number, len(cards)))

    def write_tabletop(self, base_url: str) -> None:
        folder = self._folder(f"cards-{self.name}-tts")
        grids: list[DeckGrid] = []
        number = 0
        for painter in self.deck.painters:
            own = [(other, card) for other, card in self.deck.cards if other is painter]
            back = folder / f"back-{painter.pack.id}.png"
            page = Page(drawing=self.deck.back_picture(painter))
            self._write(back, png_bytes(pdf_bytes([page], self._info()), dpi=TABLETOP_DPI))
            for start in range(0, len(own), MOST_CARDS):
                number += 1
                part = own[start : start + MOST_CARDS]
                columns, rows = grid_shape(len(part))
                face = folder / f"deck-{number}.png"
                drawing = self.deck.grid(part, columns, rows)
                self._write(
                    face, png_bytes(pdf_bytes([Page(drawing=drawing)], self._info()), dpi=TABLETOP_DPI)
                )
                addresses = (_address(face, base_url), _address(back, base_url))
                grids.append(DeckGrid(*addresses, columns, rows, tuple(card.id for _, card in part)))
        self._write(folder / f"{self.name}.json", saved_object(self.deck.name_in(self.language.code), grids))

    def summary(self, form: Format) -> Iterator[str]:
        """What was made, and what to do with it."""
        if form is not Format.pdf:
            folder = self.written[0].parent
            yield f"wrote {count(len(self.written), 'file')} to {folder}"
            if form is Format.tts:
                yield f"Copy {self.written[-1].name} into Tabletop Simulator's folder Saves/Saved Objects,"
                yield "then take the deck from Objects > Saved Objects in the game."
            return
        yield from self.printed()

    def printed(self) -> Iterator[str]:
        """What the PDF holds, and how to print it."""
        shown = self.deck.name_in(self.language.code) + "".join(pack.id for pack in self.deck.packs)
        unknown = missing(shown + "".join(card.id for _, card in self.deck.unique()))
        if unknown:
            told = self.language.gettext("The typeface has no {signs}: boxes are printed instead.")
            yield told.format(signs=unknown)
        layout = self.deck.layout()
        yield what_was_printed(self.written[0], len(self.deck), layout, self.language)
        for extra in self.written[1:]:
            yield self.language.gettext("wrote {file}: the paths for a cutter").format(file=extra)
        yield from printing_steps(layout, self.language)


def _address(path: Path, base_url: str) -> str:
    return f"{base_url.rstrip('/')}/{path.name}" if base_url else path.resolve().as_uri()
