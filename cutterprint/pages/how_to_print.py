"""The page that says how to print, cut, fold and keep a game, and lists the files of its kit."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from cutterprint.drawing.shapes import Drawing
from cutterprint.pages.booklets import is_folded
from cutterprint.pages.filling import fill_sheet
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import Props, SetPages
from cutterprint.printing.kit import flip_of
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.printed import FIRST, How, KitRequest, Printed, PrintFile
from cutterprint.printing.whole import page_ranges


@dataclass(frozen=True)
class HowToPrint:
    """The page of a game in a look: its template, what it may show, and the values of this game alone."""

    template: str
    props: Props
    look: SheetLook
    values: Mapping[str, object]

    def pages(self, paper: Paper, files: Sequence[PrintFile] = (), *, backs: str = "long") -> SetPages:
        """The page for a paper, the backs that were chosen, and the files."""
        return fill_sheet(
            self.template,
            self.props,
            self.look,
            (paper.width, paper.height),
            paper=paper.name,
            backs=backs,
            folded=is_folded(paper),
            whole=next((one.how for one in files if one.is_whole), ""),
            parts=[
                {
                    "file": one.file,
                    "pages": one.pages,
                    "sheets": one.sheets or "–",
                    "how": one.how,
                    "place": one.place or "–",
                }
                for one in files
            ],
            **self.values,
        )

    def part(self, request: KitRequest, parts: Sequence[Printed]) -> Printed:
        """The page as a part of a kit. It lists itself: so it is filled again if it took more than a page."""
        made = self.pages(request.paper, kit_files(request, parts), backs=request.backs)
        if len(made.drawings) > 1:
            files = kit_files(request, parts, len(made.drawings))
            made = self.pages(request.paper, files, backs=request.backs)
        return replace(_part(request, made.drawings), problems=made.told)


def kit_files(request: KitRequest, parts: Sequence[Printed], own_pages: int = 1) -> list[PrintFile]:
    """The files of a kit: the page that lists them first, and the one that holds them all last."""
    every = [_part(request, [Drawing(request.paper.width, request.paper.height, ())] * own_pages), *parts]
    ranges = page_ranges(every)
    told = {file: f"{first}–{last}" for file, (first, last) in ranges.items()}
    listed = [replace(part.listed, place=told.get(part.file, "")) for part in every]
    if request.whole:
        pages = max(last for _, last in ranges.values())
        how: How = flip_of(request.backs)
        listed.append(PrintFile(request.whole, pages, pages // 2, how, f"1–{pages}", is_whole=True))
    return listed


def _part(request: KitRequest, drawings: Sequence[Drawing]) -> Printed:
    title = request.speech.gettext("How to print and cut")
    pages = [Page(drawing=drawing, bookmark=title) for drawing in drawings]
    return Printed(key=FIRST, file=f"{FIRST}-{request.speech.code}.pdf", title=title, pages=pages)
