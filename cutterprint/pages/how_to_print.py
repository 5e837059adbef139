"""The page that says how to print, cut, fold and keep a game, and lists the files of its kit."""

from collections.abc import Sequence

from cutterprint.pages.booklets import is_folded
from cutterprint.pages.filling import fill_pages
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import Props, SetPages
from cutterprint.printing.kit import FIRST
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.printed import KitRequest, Printed, PrintFile


def filled_how_to_print(
    template: str,
    props: Props,
    look: SheetLook,
    paper: Paper,
    files: Sequence[PrintFile] = (),
    *,
    backs: str = "long",
    **values: object,
) -> SetPages:
    """The page of a game for a paper, the backs that were chosen, and the files."""
    return fill_pages(
        template,
        props,
        speech=look.speech,
        folder=look.templates,
        width=paper.width,
        height=paper.height,
        paper=paper.name,
        backs=backs,
        folded=is_folded(paper),
        parts=[
            {"file": one.file, "pages": one.pages, "sheets": one.sheets or "–", "how": one.how}
            for one in files
        ],
        **values,
    )


def kit_files(request: KitRequest, parts: Sequence[Printed]) -> list[PrintFile]:
    """The files of a kit, the page that lists them first."""
    return [PrintFile(_file(request), 1, 1, "one"), *(part.listed for part in parts)]


def how_to_print_part(made: SetPages, request: KitRequest) -> Printed:
    """The page as a part of a kit."""
    title = request.speech.gettext("How to print and cut")
    pages = [Page(drawing=drawing, bookmark=title) for drawing in made.drawings]
    return Printed(key=FIRST, file=_file(request), title=title, pages=pages, problems=made.told)


def _file(request: KitRequest) -> str:
    return f"{FIRST}-{request.speech.code}.pdf"
