"""Writing drawings as PDF: each symbol once as a form, placed wherever it is used.

This is the one place that knows the PDF library. Its forms lose opacity and nested forms unless their
resources are set by hand, so that is done here, and the library's version is pinned. A test lists which of
its parts are touched, and tells when one is gone.
"""

import gc
import io
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

from cutterprint.drawing.fonts import font
from cutterprint.drawing.shapes import IDENTITY, Drawing, Matrix, Symbol
from cutterprint.errors import CutterprintError
from cutterprint.i18n import msg
from cutterprint.printing.content import Content, content, matrix_operator
from cutterprint.printing.sheets import Rect

POINTS_PER_MM = 72 / 25.4

Duplex = Literal["simplex", "long", "short"]
_DUPLEX = {"simplex": "Simplex", "long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}


@dataclass(frozen=True, kw_only=True)
class Page:
    """A drawing as a page, with what a viewer and a print shop want to know about it."""

    drawing: Drawing
    bookmark: str = ""
    label: str = ""
    trim: Rect | None = None
    bleed: Rect | None = None
    correction: Matrix = IDENTITY
    """Applied to everything on the page, in millimetres: how a printer's faults are made good."""


@dataclass(frozen=True, kw_only=True)
class DocumentInfo:
    """What a PDF says about itself."""

    title: str
    author: str = "cutterprint"
    subject: str = ""
    keywords: tuple[str, ...] = ()
    language: str = "en"
    duplex: Duplex | None = None


def pdf_bytes(pages: Iterable[Page], info: DocumentInfo) -> bytes:
    """The pages as a PDF file: the same bytes for the same pages."""
    with _collector_at_rest():
        writer = _Writer(info)
        count = 0
        for page in pages:
            writer.add(page)
            count += 1
        if not count:
            raise CutterprintError(msg("there are no pages to print"))
        return writer.finish()


@contextmanager
def _collector_at_rest() -> Iterator[None]:
    """Keep the garbage collector from walking through the many small values of a document again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class _Writer:
    """Hands operators and resources to the PDF library."""

    def __init__(self, info: DocumentInfo) -> None:
        # The PDF library is slow to load; commands that print nothing never come here.
        from reportlab import rl_config
        from reportlab.pdfbase import pdfdoc
        from reportlab.pdfgen import canvas as canvas_module

        # Binary streams: a fifth smaller than in ASCII.
        rl_config.useA85 = 0
        # What is needed of the library is private in part and not typed.
        self.pdfdoc: Any = pdfdoc
        library: Any = canvas_module
        # Starting from our own typeface keeps Helvetica out of the file.
        self.canvas: Any = library.Canvas(
            io.BytesIO(),
            pageCompression=1,
            invariant=1,
            pdfVersion=(1, 7),
            initialFontName=font("regular").fontName,
            lang=info.language,
        )
        self.document: Any = self.canvas._doc
        self.symbols: dict[str, Symbol] = {}
        self.resource_names: dict[str, str] = {}
        self.images: set[str] = set()
        self.pages = 0
        self.describe(info)

    def describe(self, info: DocumentInfo) -> None:
        canvas = self.canvas
        canvas.setTitle(info.title)
        canvas.setAuthor(info.author)
        canvas.setSubject(info.subject or info.title)
        canvas.setKeywords(", ".join(info.keywords))
        canvas.setCreator("cutterprint")
        canvas.setViewerPreference("DisplayDocTitle", "true")
        # Scaled to fit the page, squares would no longer have their size.
        canvas.setViewerPreference("PrintScaling", "None")
        if info.duplex is not None:
            canvas.setViewerPreference("Duplex", _DUPLEX[info.duplex])

    def add(self, page: Page) -> None:
        drawing = page.drawing
        for symbol in drawing.symbols:
            self.add_symbol_name(symbol)
        for symbol in drawing.symbols:
            self.add_symbol(symbol)
        width, height = drawing.width * POINTS_PER_MM, drawing.height * POINTS_PER_MM
        said = self.said(drawing)
        # From here on everything is in millimetres from the top left corner.
        turned = matrix_operator((POINTS_PER_MM, 0.0, 0.0, -POINTS_PER_MM, 0.0, height))
        corrected = "" if page.correction == IDENTITY else matrix_operator(page.correction) + "\n"
        canvas = self.canvas
        canvas.setPageSize((width, height))
        canvas.setTrimBox(self.box(page.trim, height) if page.trim else None)
        canvas.setBleedBox(self.box(page.bleed, height) if page.bleed else None)
        if page.bookmark:
            key = f"page{self.pages}"
            canvas.bookmarkPage(key, fit="Fit")
            canvas.addOutlineEntry(page.bookmark, key, 0)
        if page.label:
            canvas.addPageLabel(self.pages, prefix=page.label)
        operators = f"{turned}\n{corrected}{said.operators}"
        # The file's fingerprint follows from what is in it.
        self.document.updateSignature(operators)
        canvas.addLiteral(operators)
        canvas.showPage()
        self.document.Pages.pages[-1].Resources = self.resources(said)
        self.pages += 1

    def add_symbol_name(self, symbol: Symbol) -> None:
        known = self.symbols.get(symbol.name)
        if known is None:
            self.resource_names[symbol.name] = f"s{len(self.resource_names)}"
        elif known is not symbol and known != symbol:
            raise CutterprintError(msg("two different drawings are called '{name}'", name=symbol.name))

    def add_symbol(self, symbol: Symbol) -> None:
        if symbol.name in self.symbols:
            return
        self.symbols[symbol.name] = symbol
        said = self.said(symbol)
        bleed = symbol.bleed
        form = self.pdfdoc.PDFFormXObject(
            -bleed, -bleed, round(symbol.width + bleed, 6), round(symbol.height + bleed, 6)
        )
        form.compression = 1
        # An empty stream would be replaced by the library's test picture.
        form.setStreamList(said.operators or "n")
        self.document.updateSignature(form.stream)
        form.Resources = self.resources(said)
        self.document.Reference(form, self.resource_names[symbol.name])

    def said(self, drawn: Drawing | Symbol) -> Content:
        """The operators of a page or form; the images that they name are added."""
        from reportlab.lib.utils import ImageReader

        size = max(drawn.width, drawn.height)
        said = content(drawn.shapes, self, size=size, resource_names=self.resource_names)
        for name, png in said.images.items():
            if name in self.images:
                continue
            self.images.add(name)
            image = self.pdfdoc.PDFImageXObject(name, ImageReader(io.BytesIO(png)), mask="auto")
            if mask := getattr(image, "_smask", None):
                image.smask = self.document.Reference(mask, f"{name}-mask")
                del image._smask
            self.document.Reference(image, name)
        return said

    def resources(self, said: Content) -> Any:
        """What operators may name: the forms, images, opacities and faces that they do name."""
        pdfdoc = self.pdfdoc
        resources = pdfdoc.PDFResourceDictionary()
        # Procedure sets are of no use since PDF 1.4.
        resources.ProcSet = []
        resources.XObject = {name: pdfdoc.PDFObjectReference(name) for name in [*said.symbols, *said.images]}
        resources.ExtGState = {
            name: pdfdoc.PDFDictionary({"ca": fill, "CA": stroke})
            for name, (fill, stroke) in said.opacities.items()
        }
        if said.has_text:
            resources.basicFonts()
        return resources

    def show(self, string: str, face: str) -> Sequence[tuple[str, str]]:
        """The string in runs of codes, as the subsets of its face number them."""
        typeface: Any = font(face)
        return [
            (typeface.getSubsetInternalName(subset, self.document)[1:], codes.hex())
            for subset, codes in typeface.splitString(string, self.document)
        ]

    def box(self, box: Rect, height: float) -> tuple[float, float, float, float]:
        scale = POINTS_PER_MM
        left, right = box.left * scale, box.right * scale
        lower, upper = height - box.bottom * scale, height - box.top * scale
        return (round(left, 4), round(lower, 4), round(right, 4), round(upper, 4))

    def finish(self) -> bytes:
        data: bytes = self.canvas.getpdfdata()
        return data
