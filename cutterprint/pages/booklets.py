"""Rules of any game as a booklet to fold, and as single pages for the screen."""

from cutterprint.i18n import msg
from cutterprint.pages.markup import SetPages
from cutterprint.printing.booklet import booklet, half
from cutterprint.printing.instructions import AT_FULL_SIZE
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.printed import Printed, PrintRequest
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.whole import two_sided

LEAST_WIDTH, LEAST_HEIGHT = 125.0, 175.0


def booklet_page(paper: Paper) -> Paper:
    """A page of a booklet: half as large as the paper; on small papers as large as it."""
    return half(paper) if is_folded(paper) else paper


def cover_size(page: Paper) -> tuple[float, float]:
    """How large the picture of a cover is: it fills the page up to the margins of printers."""
    return page.width - 2 * page.margin, page.height - 2 * page.margin


def is_folded(paper: Paper) -> bool:
    """Whether a paper is large enough for two pages side by side."""
    page = half(paper)
    return page.width >= LEAST_WIDTH and page.height >= LEAST_HEIGHT


def single_pages(setting: SetPages) -> list[Page]:
    """The pages one by one, to read on a screen."""
    return [
        Page(drawing=drawing, bookmark=name)
        for drawing, name in zip(setting.drawings, setting.names, strict=True)
    ]


def booklet_pages(setting: SetPages, paper: Paper, profile: PrinterProfile = NO_PROFILE) -> list[Page]:
    """The pages to print on both sides: two by two, to fold; on small papers one by one."""
    pages = single_pages(setting)
    return booklet(pages, paper, profile) if is_folded(paper) else list(two_sided(pages, profile))


def rules_printed(made: SetPages, request: PrintRequest) -> tuple[Printed, Printed]:
    """The rules as a booklet to fold, and as single pages for the screen."""
    speech, paper = request.speech, request.paper
    is_booklet = is_folded(paper)
    folded = msg("Print at 100 % on both sides, flipped on the short edge; lay the sheets together and fold.")
    whole = Printed(
        key="rules",
        file=f"rules-{speech.code}.pdf",
        title=speech.gettext("Rules"),
        pages=booklet_pages(made, paper, request.printer),
        how="short" if is_booklet else "long",
        problems=made.told,
        steps=((folded if is_booklet else AT_FULL_SIZE["long"]).said(speech),),
    )
    single = Printed(
        key="rules",
        file=f"rules-single-{speech.code}.pdf",
        title=speech.gettext("Rules for the screen"),
        pages=single_pages(made),
        how="screen",
    )
    return whole, single
