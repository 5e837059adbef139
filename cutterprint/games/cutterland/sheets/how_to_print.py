"""One page that says how to print, cut, fold and keep the game."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.sheets.stage import stage
from cutterprint.i18n import Language
from cutterprint.pages.filling import fill_pages
from cutterprint.pages.markup import Props, SetPages
from cutterprint.printing.papers import Paper
from cutterprint.printing.printed import PrintFile

TEMPLATE = "cutterland/how-to-print.page.j2"


def how_to_print_pages(
    rules: Rules,
    paper: Paper,
    speech: Language,
    files: Sequence[PrintFile] = (),
    *,
    backs: str = "long",
    folded: bool = True,
    palette: str = "standard",
    ink: str = "full",
    folder: Path | None = None,
) -> SetPages:
    """The page for a paper, the backs that were chosen, and the files; folded rules are a booklet."""
    names = list(rules.landscapes)
    props = stage(rules, palette, ink)
    known = {key: f"{key}-tint" for key in names}
    # The pictures use the tints of three landscapes; others lend theirs where one is not there.
    for place, key in enumerate(("plains", "moor", "wetland")):
        tint = f"{key}-tint"
        if tint not in props.colours:
            spare = known[names[place % len(names)]]
            props = _with_colour(props, tint, props.colours[spare])
    return fill_pages(
        TEMPLATE,
        props,
        speech=speech,
        folder=folder,
        width=paper.width,
        height=paper.height,
        paper=paper.name,
        backs=backs,
        folded=folded,
        landscapes=names,
        tints=[f"{key}-tint" for key in ("plains", "moor", "wetland")],
        parts=[
            {"file": one.file, "pages": one.pages, "sheets": one.sheets or "–", "how": one.how}
            for one in files
        ],
    )


def _with_colour(props: Props, name: str, colour: str) -> Props:
    return replace(props, colours={**props.colours, name: colour})
