"""One writer at a time: a lock beside a file that several runs may change."""

import contextlib
import errno
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from cutterprint.errors import CutterprintError
from cutterprint.i18n import msg

if TYPE_CHECKING:
    from filelock import BaseFileLock

_LONGEST_WAIT = 30.0
_PAUSE = 0.02
# Where the file system has no locks of its own, a file with this ending is the lock. A killed run leaves it
# behind, and nobody needs the lock for as long as this.
_HAS_NO_LOCKS = (errno.ENOSYS, errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP)
_BY_NAME = ".locked"
_STALE_AFTER = 20.0


class LockError(CutterprintError):
    """A file could not be locked, or another run kept it locked for too long."""


@contextlib.contextmanager
def locked(path: Path, *, longest_wait: float = _LONGEST_WAIT) -> Iterator[None]:
    """Hold the lock of a file; what reads and then rewrites it goes inside.

    The lock is the operating system's, on a hidden file beside the target. It ends with the run that
    holds it, however that ends, so a killed run never leaves a lock behind.
    """
    # Only commands that change such a file load it.
    from filelock import Timeout, UnixFileLock

    try:
        lock = _acquired(path, longest_wait)
    except Timeout as error:
        message = msg(
            "{file} is being changed by another run of cutterprint; try again in a moment", file=path
        )
        if error.lock_file.endswith(_BY_NAME):
            message = msg(
                "{file} is being changed by another run of cutterprint; try again in a moment, or delete "
                "{lock} if there is no other run",
                file=path,
                lock=error.lock_file,
            )
        raise LockError(message) from error
    except OSError as error:
        raise LockError(
            msg("{file} could not be locked: {reason}", file=path, reason=error.strerror or error)
        ) from error
    try:
        yield
    finally:
        if isinstance(lock, UnixFileLock):
            # The other kinds remove their file themselves. This one would leave it: a run that waits could
            # get the lock of a file that is gone, and the next run the lock of a new one. But removed while
            # it is held, that is noticed (filelock asks whether the file has a name left), and tried again.
            with contextlib.suppress(OSError):
                Path(lock.lock_file).unlink()
        lock.release()


def _acquired(path: Path, longest_wait: float) -> "BaseFileLock":
    from filelock import FileLock, SoftFileLock

    try:
        # Its own way out where there are no locks waits for a killed run on another machine for ever.
        file = path.with_name(f".{path.name}.lock")
        return FileLock(file, longest_wait, poll_interval=_PAUSE, fallback_to_soft=False).acquire().lock
    except OSError as error:
        if error.errno not in _HAS_NO_LOCKS:
            raise
    # The empty file stays: another machine that shares the folder may have locks, and hold it.
    with warnings.catch_warnings():
        # It warns that a lock may expire while it is held, which is meant.
        warnings.simplefilter("ignore")
        file = path.with_name(f".{path.name}{_BY_NAME}")
        by_name = SoftFileLock(file, longest_wait, poll_interval=_PAUSE, lifetime=_STALE_AFTER)
    return by_name.acquire().lock
