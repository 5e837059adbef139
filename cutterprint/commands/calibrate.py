"""calibrate: a ruler page, and profiles that make good what a printer gets wrong."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cutterprint.commands.output import file_in, say, wrote
from cutterprint.commands.printing import printer_profile
from cutterprint.errors import UsageError
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg, speaking
from cutterprint.options import Argument, Lang, Out, Paper, Quiet, option

_KEYS = {"x": "scale_x", "y": "scale_y", "dx": "dx", "dy": "dy"}


def calibrate(
    values: Annotated[
        list[str] | None,
        Argument("[KEY=MM…]", msg("With --set: what you measured, such as x=99.4 dy=-0.3.")),
    ] = None,
    save: Annotated[
        bool, option("--set", help=msg("Save the measured values as a printer profile."))
    ] = False,
    show: Annotated[bool, option("--list", help=msg("List the saved printer profiles."))] = False,
    printer: Annotated[
        str, option("--printer", metavar="NAME", help=msg("The name of the printer profile."))
    ] = "",
    paper: Paper = "a4",
    lang: Lang = None,
    out: Out = None,
    quiet: Quiet = False,
) -> None:
    if show:
        _list()
    elif save:
        _save(printer or "default", values or [], quiet=quiet)
    elif values:
        command = f"cutterprint calibrate --set {' '.join(values)}"
        raise UsageError(msg("'{word}' needs --set: {command}", word=values[0], command=command))
    else:
        _print_page(paper, printer, out, quiet=quiet)


def _list() -> None:
    from cutterprint.printing.profiles import read_profiles

    profiles = read_profiles()
    for name, profile in profiles.items():
        say(f"{name}: " + ", ".join(f"{field} {getattr(profile, field):g}" for field in _KEYS.values()))
    if not profiles:
        say(msg("no printer has been calibrated yet; print the page with 'cutterprint calibrate'"))


def _save(name: str, values: list[str], *, quiet: bool) -> None:
    from cutterprint.printing.profiles import measured, read_profiles, save_profile

    if not values:
        raise UsageError(msg("--set needs what you measured, such as: --set x=99.4 y=99.6"))
    measures = _measures(values)
    fresh = measured(**measures)
    known = read_profiles().get(name)
    if known is not None:
        # What was not measured this time stays as it was.
        old = {field: getattr(known, field) for key, field in _KEYS.items() if key not in measures}
        fresh = replace(fresh, **old)
    path = save_profile(name, fresh)
    if not quiet:
        say(msg("saved printer '{name}' in {path}", name=name, path=path))
        say(msg("Use it with: {command}", command=f"cutterprint cards --printer {name}"))


def _print_page(paper: str, printer: str, out: Path | None, *, quiet: bool) -> None:
    from cutterprint.pages.calibration import calibration_printed
    from cutterprint.pages.looks import SheetLook
    from cutterprint.printing.papers import paper as paper_named
    from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
    from cutterprint.writing import write_whole

    speech = speaking()
    path = file_in(out, "calibration.pdf")
    made = calibration_printed(paper_named(paper), SheetLook(speech=speech), printer_profile(printer))
    about = DocumentInfo(title=made.title, language=speech.code, duplex="long")
    write_whole(path, pdf_bytes(made.pages, about))
    if not quiet:
        say(wrote(path))
        say(msg("Print it at 100 % on both sides, flipped on the long edge, and measure as it says."))


def _measures(words: list[str]) -> dict[str, float]:
    found: dict[str, float] = {}
    for word in words:
        key, sign, value = word.partition("=")
        number = value.replace("\u2212", "-").replace(",", ".").removesuffix("mm")
        try:
            found[key] = float(number)
        except ValueError:
            key = ""
        if key not in _KEYS or not sign:
            raise UsageError(
                msg("'{word}' should be x=MM, y=MM, dx=MM or dy=MM, for example x=99.4", word=word)
            )
    return found


COMMAND = Command(
    name="calibrate",
    purpose=Purpose.PRINT,
    help=msg("Print a ruler page, or save what it showed about your printer."),
    more=msg("x and y are how long the 100 mm rulers came out, dx and dy how far the back is off."),
    example="cutterprint calibrate --set x=99.4 y=99.6 dx=0.5 dy=-0.3 --printer office",
    run=calibrate,
)
