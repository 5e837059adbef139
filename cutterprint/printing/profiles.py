"""Printer profiles: how a printer's faults are made good, kept by name in the user's config folder.

A printer that makes 100 mm into 99.2 mm gets its pages scaled by 100/99.2; one that prints backs half a
millimetre too far to the left gets its backs moved to the right.
"""

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cutterprint.drawing.shapes import IDENTITY, Matrix
from cutterprint.errors import CutterprintError, UsageError
from cutterprint.i18n import listed, msg
from cutterprint.specs.problems import shown
from cutterprint.units import format_length, parse_length
from cutterprint.writing import write_whole

LEAST_SCALE, MOST_SCALE = 0.9, 1.1
MOST_OFFSET = 20.0
RULER = 100.0
"""The length in millimetres that people measure on the ruler page."""

_NAME = re.compile(r"[\w][\w .-]{0,39}")
_KEYS = ("scale_x", "scale_y", "dx", "dy")


@dataclass(frozen=True, kw_only=True)
class PrinterProfile:
    """Factors for the whole page, and how far backs are moved right (dx) and down (dy), in millimetres."""

    scale_x: float = 1.0
    scale_y: float = 1.0
    dx: float = 0.0
    dy: float = 0.0

    def __post_init__(self) -> None:
        for name, scale in (("x", self.scale_x), ("y", self.scale_y)):
            if not LEAST_SCALE <= scale <= MOST_SCALE:
                raise UsageError(
                    msg(
                        "scale_{axis}: {scale} is out of range; use {least} to {most}",
                        axis=name,
                        scale=f"{scale:.3f}",
                        least=LEAST_SCALE,
                        most=MOST_SCALE,
                    )
                )
        for name, offset in (("dx", self.dx), ("dy", self.dy)):
            if not abs(offset) <= MOST_OFFSET:
                raise UsageError(
                    msg(
                        "{name}: {length} is out of range; backs can be moved by at most {most}",
                        name=name,
                        length=format_length(offset),
                        most=format_length(MOST_OFFSET),
                    )
                )

    def correction(self, width: float, height: float, *, back: bool) -> Matrix:
        """The transform of a whole page; it scales around the middle, so that fronts and backs still meet."""
        if self == NO_PROFILE:
            return IDENTITY
        dx, dy = (self.dx, self.dy) if back else (0.0, 0.0)
        return (
            self.scale_x,
            0.0,
            0.0,
            self.scale_y,
            width / 2 * (1 - self.scale_x) + dx,
            height / 2 * (1 - self.scale_y) + dy,
        )


NO_PROFILE = PrinterProfile()


def measured(x: float = RULER, y: float = RULER, dx: float = 0.0, dy: float = 0.0) -> PrinterProfile:
    """The profile that follows from the ruler page: how long its 100 mm came out, and where its backs did."""
    least, most = RULER / MOST_SCALE, RULER / LEAST_SCALE
    for name, length in (("x", x), ("y", y)):
        if not least <= length <= most:
            raise UsageError(
                msg(
                    "{name}: a ruler of {ruler} can't have come out {length} long; print the page at 100 %, "
                    "not fitted to the paper, and measure again",
                    name=name,
                    ruler=format_length(RULER),
                    length=format_length(length),
                )
            )
    return PrinterProfile(scale_x=RULER / x, scale_y=RULER / y, dx=dx, dy=dy)


def profiles_file() -> Path:
    """Where profiles are kept, by the rules of the platform."""
    from platformdirs import user_config_path  # only printers need it

    try:
        file = user_config_path("cutterprint", appauthor=False, roaming=True) / "printers.yaml"
    except (RuntimeError, ValueError, OSError) as error:
        raise CutterprintError(
            msg("there is no folder for the profiles of printers: {reason}", reason=error)
        ) from error
    if sys.platform == "darwin" and not file.exists():
        # Where XDG_CONFIG_HOME is set on a Mac, platformdirs heeds it; profiles were kept here all the same.
        # On Linux and Windows its folders are those of old.
        former = Path.home() / "Library" / "Application Support" / "cutterprint" / "printers.yaml"
        return former if former.exists() else file
    return file


def read_profiles(file: Path | None = None) -> dict[str, PrinterProfile]:
    """All the profiles that were saved, by name."""
    import yaml  # slow to load

    file = file or profiles_file()
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise CutterprintError(msg("{file} could not be read: {reason}", file=file, reason=error)) from error
    try:
        loaded: Any = yaml.safe_load(text)
        return {str(name): _read(entry) for name, entry in (loaded or {}).items()}
    except (yaml.YAMLError, UsageError, AttributeError, TypeError, ValueError) as error:
        reason = " ".join(str(error).split())
        raise CutterprintError(
            msg(
                "{file} isn't a list of printers ({reason}); fix it, or delete it and calibrate again",
                file=file,
                reason=reason,
            )
        ) from error


def read_profile(name: str, file: Path | None = None) -> PrinterProfile:
    """The profile of one printer."""
    known = read_profiles(file)
    if name not in known:
        hint = (
            msg("choose from {names}", names=listed(known))
            if known
            else msg("save one with 'cutterprint calibrate --set'")
        )
        raise UsageError(msg("there is no printer '{name}'; {hint}", name=shown(name), hint=hint))
    return known[name]


def save_profile(name: str, profile: PrinterProfile, file: Path | None = None) -> Path:
    """Keep a profile under a name, beside the others; the answer is where."""
    import yaml  # slow to load

    if not _NAME.fullmatch(name):
        raise UsageError(
            msg(
                "'{name}' can't be a printer's name; use up to 40 letters, digits, spaces, dots and hyphens",
                name=shown(name, 60),
            )
        )
    file = file or profiles_file()
    known = {**read_profiles(file), name: profile}
    entries = {key: _written(known[key]) for key in sorted(known)}
    text = "# Printers that were calibrated: factors for the page, and how far backs are moved.\n"
    write_whole(file, text + yaml.safe_dump(entries, allow_unicode=True, sort_keys=False))
    return file


def _written(profile: PrinterProfile) -> dict[str, float | str]:
    return {
        "scale_x": round(profile.scale_x, 5),
        "scale_y": round(profile.scale_y, 5),
        "dx": format_length(profile.dx),
        "dy": format_length(profile.dy),
    }


def _read(entry: Mapping[str, Any]) -> PrinterProfile:
    unknown = [key for key in entry if key not in _KEYS]
    if unknown:
        raise UsageError(msg("there is no key '{key}' here", key=shown(str(unknown[0]))))
    scales = {key: float(entry.get(key, 1.0)) for key in ("scale_x", "scale_y")}
    offsets = {
        key: parse_length(str(entry.get(key, "0mm")), key, least=-MOST_OFFSET, most=MOST_OFFSET)
        for key in ("dx", "dy")
    }
    return PrinterProfile(**scales, **offsets)
