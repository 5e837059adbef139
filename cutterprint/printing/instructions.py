"""What is said of sheets in a language: on their labels, and how to print and cut them."""

from collections.abc import Iterator
from pathlib import Path

from cutterprint.i18n import Language, Message, msg
from cutterprint.printing.impose import SheetWords
from cutterprint.printing.printed import How
from cutterprint.printing.sheets import Layout
from cutterprint.spoken import spoken
from cutterprint.units import format_length

AT_FULL_SIZE: dict[How, Message] = {
    "long": msg("Print at 100 % (“actual size”) on both sides, flipped on the long edge."),
    "short": msg("Print at 100 % (“actual size”) on both sides, flipped on the short edge."),
    "one": msg("Print at 100 % (“actual size”) on one side."),
}
CUT = msg("Then cut along the dashed lines.")


def sheet_steps(how: How, speech: Language) -> tuple[str, ...]:
    """How to print small sheets that share a page, and to cut them apart."""
    return (" ".join(one.said(speech) for one in (AT_FULL_SIZE[how], CUT)),)


def sheet_words(language: Language) -> SheetWords:
    """The labels of sheets in a language."""
    return spoken(SheetWords(), language)


def what_was_printed(path: Path, cards: Message, layout: Layout, language: Language) -> str:
    """The file, how many cards it holds, and on how many sheets."""
    number = layout.sheets
    return language.gettext("wrote {file}: {cards} on {sheets} of {paper}").format(
        file=path,
        cards=cards.said(language),
        sheets=language.ngettext("{number} sheet", "{number} sheets", number).format(number=number),
        paper=layout.options.paper.name,
    )


def printing_steps(layout: Layout, language: Language) -> Iterator[str]:
    """How to print and cut a layout."""
    pages = len(layout.pages)
    yield language.ngettext(
        "Print the page at 100 % (“actual size”, not “fit to page”)",
        "Print all {number} pages at 100 % (“actual size”, not “fit to page”)",
        pages,
    ).format(number=pages)
    match layout.duplex, layout.options.backs:
        case "long", _:
            how = language.gettext("on both sides, flipped on the long edge;")
        case "short", _:
            how = language.gettext("on both sides, flipped on the short edge;")
        case _, "gutterfold":
            how = language.gettext("on one side; fold at the dashed line, glue,")
        case _:
            how = language.gettext("on one side;")
    if layout.options.marks == "none":
        cut = language.gettext("then cut along the edges.")
    elif layout.options.marks == "crop":
        cut = language.gettext("then cut along the marks, the numbered ones first.")
    else:
        cut = language.gettext("then cut along the marks.")
    yield f"  {how} {cut}"
    if layout.duplex != "simplex":
        yield language.gettext("Backs that don't line up? “cutterprint calibrate” measures your printer.")


def layout_warnings(layout: Layout, language: Language) -> Iterator[str]:
    """What was asked of a layout and can't be had in full."""
    gap, bleed = layout.options.gap, layout.options.bleed
    if bleed is not None and 0 < gap < 2 * bleed and layout.per_sheet > 1:
        told = msg(
            "warning: between cards {gap} apart there is room for {shown} of bleed, not for {bleed}; "
            "--gap {enough} is enough",
            gap=format_length(gap),
            shown=format_length(gap / 2),
            bleed=format_length(bleed),
            enough=format_length(2 * bleed),
        )
        yield told.said(language)
