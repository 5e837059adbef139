"""calibrate: a ruler page, and profiles that make good what a printer gets wrong."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import typer

from cutterprint.commands.output import say


def calibrate(
    values: list[str] | None = typer.Argument(
        None, metavar="[x=MM y=MM dx=MM dy=MM]", help="With --set: what you measured on the ruler page."
    ),
    save: bool = typer.Option(False, "--set", help="Save the measured values as a printer profile."),
    show: bool = typer.Option(False, "--list", help="List the saved printer profiles."),
    printer: str = typer.Option("", "--printer", help="The name of the printer profile."),
    paper: str = typer.Option("a4", "--paper", help="a4, letter, a3, tabloid, a5, legal or 200x300mm."),
    lang: str = typer.Option("en", "--lang", help="The language on paper: en, es or ru."),
    out: Path | None = typer.Option(None, "--out", "-o", help="The PDF; left out: output/calibration.pdf."),
    quiet: bool = typer.Option(False, "--quiet", "-q", help="Say nothing."),
) -> None:
    """Print a ruler page, or save what it showed about a printer.

    x and y are how long the 100 mm rulers came out, dx and dy how far the back is off.

    Example: cutterprint calibrate --set x=99.4 y=99.6 dx=0.5 dy=-0.3 --printer office
    """
    from cutterprint.errors import UsageError
    from cutterprint.printing.profiles import measured, read_profiles, save_profile

    def tell(text: str) -> None:
        if not quiet:
            say(text)

    if show:
        profiles = read_profiles()
        for name, profile in profiles.items():
            say(f"{name}: {_told(profile)}")
        if not profiles:
            say("no printer has been calibrated yet; print the page with 'cutterprint calibrate'")
        return
    if save:
        if not values:
            raise UsageError("--set needs what you measured, such as: --set x=99.4 y=99.6")
        name = printer or "default"
        measures = _measures(values)
        fresh = measured(**measures)
        known = read_profiles().get(name)
        if known is not None:
            # What was not measured this time stays as it was.
            kept = {"x": "scale_x", "y": "scale_y", "dx": "dx", "dy": "dy"}
            old = {field: getattr(known, field) for key, field in kept.items() if key not in measures}
            fresh = replace(fresh, **old)
        path = save_profile(name, fresh)
        tell(f"saved printer '{name}' in {path}")
        tell(f"Use it with: cutterprint cards --printer {name}")
        return
    if values:
        raise UsageError(
            f"'{values[0]}' needs --set before it: cutterprint calibrate --set {' '.join(values)}"
        )
    _print_page(paper, printer, lang, out, tell)


def _print_page(paper: str, printer: str, lang: str, out: Path | None, tell: Callable[[str], None]) -> None:
    from cutterprint.commands.choices import printer_profile
    from cutterprint.i18n import language
    from cutterprint.printing.calibration import CalibrationWords, calibration_pages
    from cutterprint.printing.papers import paper as paper_named
    from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
    from cutterprint.spoken import spoken
    from cutterprint.writing import write_whole

    speech = language(lang)
    words = spoken(CalibrationWords(), speech)
    path = out if out is not None else Path("output") / "calibration.pdf"
    if path.is_dir() or not path.suffix:
        path = path / "calibration.pdf"
    pages = calibration_pages(paper_named(paper), words, printer_profile(printer))
    write_whole(path, pdf_bytes(pages, DocumentInfo(title=words.title, language=speech.code, duplex="long")))
    tell(f"wrote {path}")
    tell("Print it at 100 % on both sides, flipped on the long edge, and measure as it says.")


def _measures(words: list[str]) -> dict[str, float]:
    from cutterprint.errors import UsageError

    found: dict[str, float] = {}
    for word in words:
        key, sign, value = word.partition("=")
        number = value.replace("\u2212", "-").replace(",", ".").removesuffix("mm")
        try:
            found[key] = float(number)
        except ValueError:
            key = ""
        if key not in {"x", "y", "dx", "dy"} or not sign:
            raise UsageError(f"'{word}' is none of x=MM, y=MM, dx=MM, dy=MM, such as x=99.4")
    return found


def _told(profile: object) -> str:
    names = ("scale_x", "scale_y", "dx", "dy")
    return ", ".join(f"{name} {getattr(profile, name):g}" for name in names)


def add_to(app: typer.Typer) -> None:
    app.command()(calibrate)
