"""Reference sheets of any game: several on a page, printed on both sides and cut apart."""

from cutterprint.drawing.shapes import Drawing
from cutterprint.errors import UsageError
from cutterprint.i18n import msg, nmsg
from cutterprint.pages.filling import PaperGrid, divided, on_parts
from cutterprint.pages.markup import SetPages
from cutterprint.printing.instructions import AT_FULL_SIZE, sheet_steps
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.printed import How, Printed, PrintRequest
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.whole import two_sided

SMALLEST_WIDTH, SMALLEST_HEIGHT = 135.0, 200.0


def reference_parts(paper: Paper, per_page: int | None) -> PaperGrid:
    """How a paper is divided into sheets: as asked for, or into as many of about A5 as it has."""
    if per_page not in (None, 1, 2, 4):
        raise UsageError(msg("--per-page {number}: a page takes 1, 2 or 4 reference sheets", number=per_page))
    if per_page is None:
        area = paper.width * paper.height / (148 * 210)
        per_page = 4 if area > 3 else 2 if area > 1.5 else 1
    parts = divided(paper, per_page)
    if parts.cell_width < SMALLEST_WIDTH or parts.cell_height < SMALLEST_HEIGHT:
        size = f"{SMALLEST_WIDTH:g} × {SMALLEST_HEIGHT:g} mm"
        raise UsageError(
            msg(
                "reference sheets would be too small: {number} on a page of {paper}, and one needs {size}",
                number=per_page,
                paper=paper.name,
                size=size,
            )
        )
    return parts


def sheets_made(parts: PaperGrid, copies: int) -> int:
    """How many sheets come of whole pages, if so many are wanted at least."""
    return copies + -copies % parts.count


def reference_sheets(
    sides: SetPages, parts: PaperGrid, copies: int, profile: PrinterProfile = NO_PROFILE
) -> list[Page]:
    """The pages that give so many sheets at least: all parts of a page hold the same side, so that fronts
    and backs meet however the paper is turned. Sheets with a single side have no backs.
    """
    pages = [
        Page(drawing=page, bookmark=name)
        for drawing, name in zip(sides.drawings, sides.names, strict=True)
        for page in on_parts(parts, [drawing] * parts.count)
    ]
    whole = list(two_sided(pages, profile))
    if len(whole) % 2 and len(whole) > 1:
        # Three sides are printed on two leaves; the next sheet begins on a new one.
        whole.append(Page(drawing=Drawing(parts.width, parts.height, ())))
    return whole * -(-copies // parts.count)


def reference_printed(
    sides: SetPages, parts: PaperGrid, copies: int, request: PrintRequest, variant: str = ""
) -> Printed:
    """The sheets as a part to print; one of a variant says so in the name of its file."""
    speech = request.speech
    number = sheets_made(parts, copies)
    how: How = "short" if parts.width > parts.height else "long"
    how = "one" if len(sides.drawings) == 1 else how
    return Printed(
        key="reference",
        file=f"reference{variant and '-'}{variant}-{speech.code}.pdf",
        title=speech.gettext("Reference sheets"),
        pages=reference_sheets(sides, parts, copies, request.printer),
        how=how,
        problems=sides.told,
        about=nmsg("{number} reference sheet", "{number} reference sheets", number).said(speech),
        steps=sheet_steps(how, speech) if parts.count > 1 else (AT_FULL_SIZE[how].said(speech),),
    )
