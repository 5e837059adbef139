"""Writing files whole or not at all."""

import os
import tempfile
from pathlib import Path

from cutterprint.errors import CutterprintError
from cutterprint.i18n import msg


class WriteError(CutterprintError):
    """A file could not be written; what was there before is still there."""


def write_whole(path: Path, content: bytes | str) -> None:
    """Put content at path in one step: a killed run or a full disk leaves the old file or the new one.

    The content goes into a file beside the target, reaches the disk, and then takes the target's name.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    beside: str | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).chmod(_usual_mode(path))
        Path(beside).replace(path)
        beside = None
    except OSError as error:
        raise WriteError(
            msg("{file} could not be written: {reason}", file=path, reason=error.strerror or error)
        ) from error
    finally:
        if beside is not None:
            Path(beside).unlink(missing_ok=True)


def _usual_mode(path: Path) -> int:
    """The mode the file had, or the one a new file gets here (mkstemp's own is private)."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
