"""kit: the whole box into a folder, ready for the printer."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cutterprint.commands.asking import offered
from cutterprint.commands.output import OUTPUT, say, warn
from cutterprint.commands.printing import card_thickness, request_fields, warn_of_missing
from cutterprint.errors import UsageError
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import Language, Message, msg, nmsg, said
from cutterprint.options import (
    Argument,
    CardThickness,
    GameName,
    KitBacks,
    LookOptions,
    Paper,
    Printer,
    Quiet,
    Templates,
    option,
)

if TYPE_CHECKING:
    from cutterprint.printing.printed import KitRequest, Printed
    from cutterprint.shelf.resolver import Spec


def kit(
    look: LookOptions,
    pack: Annotated[
        str | None,
        Argument(
            "[PACK]", msg("A pack, deck or set of tiles: a file, or a built-in id; default: the usual one.")
        ),
    ] = None,
    copies: Annotated[
        int | None,
        option(
            "--copies",
            help=msg("How many of each card or tile; default: as many as fill the box."),
            least=1,
            most=20,
        ),
    ] = None,
    players: Annotated[
        int, option("--players", help=msg("How many reference sheets, and columns of the scorepad."))
    ] = 4,
    backs: Annotated[
        KitBacks,
        option(
            "--backs",
            help=msg("Card backs: duplex (long or short edge), folded, on a separate page, or none."),
        ),
    ] = "long",
    thickness: CardThickness = "",
    paper: Paper = "a4",
    printer: Printer = "",
    templates: Templates = None,
    game: GameName = None,
    out: Annotated[Path, option("--out", "-o", metavar="PATH", help=msg("The folder to write to."))] = OUTPUT,
    quiet: Quiet = False,
) -> None:
    from cutterprint.printing.printed import KitRequest
    from cutterprint.shelf.resolver import load_set

    if out.is_file() or out.suffix == ".pdf":
        raise UsageError(
            msg("several files are written, so --out must name a folder; {path} is a file", path=out)
        )
    spec = load_set(pack, game)
    request = KitRequest(
        **request_fields(spec.value, look, paper=paper, printer=printer, templates=templates),
        copies=copies,
        players=players,
        backs=backs,
        thickness=card_thickness(thickness),
    )
    name = spec.node.text_of("id") or spec.kind
    request = replace(request, whole=f"all-in-one-{name}-{request.speech.code}.pdf")
    _print(spec, request, out, quiet=quiet)


def _print(spec: "Spec", request: "KitRequest", out: Path, *, quiet: bool) -> None:
    """Make every part, write them all, and say what to do with them."""
    from cutterprint.commands.progress import progress_bar
    from cutterprint.printing.kit import whole_part
    from cutterprint.printing.pdf import pdf_bytes
    from cutterprint.writing import write_whole

    game, speech = spec.game, request.speech
    parts: list[Printed] = []
    files: dict[Path, bytes] = {}
    with progress_bar(speech.gettext("Kit"), quiet=quiet) as progress:
        for part in offered(game, "kit", game.kit)(request):
            parts.append(part)
            files[out / part.file] = pdf_bytes(part.pages, part.info(game.title, speech))
            progress(len(parts))
        title = said(getattr(spec.value, "name", spec.kind), speech)
        whole = whole_part(parts, title, request)
        files[out / whole.file] = pdf_bytes(whole.pages, whole.info(game.title, speech))
    # Everything is made before anything is written, so that a mistake leaves the folder as it was.
    for path, content in files.items():
        write_whole(path, content)
    warn_of_missing(speech)
    for part in parts:
        for problem in part.problems:
            warn(msg("warning: {file}: {problem}", file=part.file, problem=problem))
    if not quiet:
        for line in _summary(parts, whole, out, request.paper.name, speech):
            say(line)


_HOW: dict[str, Message] = {
    "long": msg("both sides, flipped on the long edge"),
    "short": msg("both sides, flipped on the short edge"),
    "screen": msg("for the screen"),
    "backs": msg("on the backs of the cards, if need be"),
    "one": msg("one side"),
}


def _summary(
    parts: "list[Printed]", whole: "Printed", folder: Path, paper: str, speech: Language
) -> Iterator[str]:
    """What was made, part by part, and what to do next."""
    rows = [(part.file, len(part.pages), _HOW[part.how]) for part in parts]
    rows.append((whole.file, len(whole.pages), msg("all in one: {how}", how=_HOW[whole.how])))
    told = [(file, _pages(number).said(speech), how.said(speech)) for file, number, how in rows]
    widths = [max(len(row[column]) for row in told) for column in (0, 1)]
    yield f"{folder}/"
    for file, number, how in told:
        yield f"  {file:<{widths[0]}}  {number:>{widths[1]}}  {how}"
    printed = sum(len(part.pages) for part in parts if part.sheets)
    yield nmsg(
        "To print: {pages} on {number} sheet of {paper}.",
        "To print: {pages} on {number} sheets of {paper}.",
        sum(part.sheets for part in parts),
        pages=_pages(printed),
        paper=paper,
    ).said(speech)
    files = {part.key: part.file for part in parts}
    if "how-to-print" in files and "calibration" in files:
        yield msg(
            "Read {first} first, and print {ruler} to check your printer.",
            first=files["how-to-print"],
            ruler=files["calibration"],
        ).said(speech)


def _pages(number: int) -> Message:
    return nmsg("{number} page", "{number} pages", number)


COMMAND = Command(
    name="kit",
    purpose=Purpose.PRINT,
    help=msg(
        "Print the whole box: cards or tiles, reference sheets, scorepad, tokens, rules, "
        "and how to cut it all."
    ),
    example="cutterprint kit classic --copies 2 --lang es --paper letter",
    run=kit,
)
