"""What the commands for play aids share: their options, the rules they print, and the file they write."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cutterprint.commands.output import say

if TYPE_CHECKING:
    from cutterprint.games.cutterland.rules.model import Rules
    from cutterprint.i18n import Language
    from cutterprint.pages.markup import SetPages
    from cutterprint.printing.pdf import DocumentInfo, Page

OUTPUT = Path("output")


class Target(NamedTuple):
    """Where a command writes to, and what it calls itself there."""

    out: Path | None
    name: str

    @property
    def path(self) -> Path:
        if self.out is None:
            return OUTPUT / self.name
        return self.out / self.name if self.out.is_dir() or not self.out.suffix else self.out


def rules_named(name: str) -> "Rules":
    """The rules that a word means: built-in rules, a rules file, or those of a pack."""
    from cutterprint.commands.specs import load_specs
    from cutterprint.errors import UsageError
    from cutterprint.games.cutterland.rules.model import Rules

    (spec, *more) = load_specs([name])
    rules = spec.value if isinstance(spec.value, Rules) else getattr(spec.value, "rules", None)
    if more or not isinstance(rules, Rules):
        raise UsageError(f"--rules takes one rules file or pack; {name} is neither")
    return rules


def templates_folder(folder: Path | None) -> Path | None:
    from cutterprint.errors import UsageError

    if folder is not None and not folder.is_dir():
        raise UsageError(f"the folder of templates {folder} is not there")
    return folder


def warn_of(pages: "SetPages", speech: "Language") -> None:
    """Say which texts found no room, and which are not translated."""
    for problem in pages.told:
        _warn(speech.gettext("warning: %(problem)s") % {"problem": problem.said(speech)})
    for message in list(speech.missing):
        _warn(f"warning: {speech.code} has no translation of {message!r}; it is printed in English")


def _warn(text: str) -> None:
    sys.stderr.write(text + "\n")


def write_sheets(
    target: Target,
    pages: Sequence["Page"],
    info: "DocumentInfo",
    speech: "Language",
    about: str,
    *,
    quiet: bool = False,
) -> Path:
    """Write pages as one PDF, whole or not at all, and say what is in it."""
    from cutterprint.printing.pdf import pdf_bytes
    from cutterprint.writing import write_whole

    path = target.path
    write_whole(path, pdf_bytes(pages, info))
    if quiet:
        return path
    told = speech.ngettext(
        "wrote %(path)s: %(about)s, %(num)s page", "wrote %(path)s: %(about)s, %(num)s pages", len(pages)
    )
    say(told % {"path": path, "about": about, "num": len(pages)})
    match info.duplex:
        case "long":
            how = speech.gettext("Print at 100 % (“actual size”) on both sides, flipped on the long edge.")
        case "short":
            how = speech.gettext("Print at 100 % (“actual size”) on both sides, flipped on the short edge.")
        case _:
            how = speech.gettext("Print at 100 % (“actual size”) on one side.")
    cut = speech.gettext("Then cut along the dashed lines.")
    say(f"{how} {cut}")
    return path
