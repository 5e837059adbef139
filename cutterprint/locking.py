"""One writer at a time: a lock beside a file that several runs may change."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cutterprint.errors import CutterprintError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LONGEST_WAIT = 30.0
_PAUSE = 0.02
# Only where the system has no locks of its own: nobody needs the lock for as long as this.
_STALE_AFTER = 20.0


class LockError(CutterprintError):
    """Another run kept a file locked for too long."""


@contextmanager
def locked(path: Path, *, longest_wait: float = _LONGEST_WAIT) -> Iterator[None]:
    """Hold the lock of a file; what reads and then rewrites it goes inside.

    The lock is the operating system's, on a hidden file beside the target. It ends with the run that
    holds it, however that ends, so a killed run never leaves a lock behind.
    """
    lock = path.with_name(f".{path.name}.lock")
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        handle = _acquire(lock, time.monotonic() + longest_wait)
    except OSError as error:
        raise LockError(f"{path} could not be locked: {error.strerror or error}") from error
    if handle is None:
        raise LockError(f"{path} is being changed by another run of cutterprint; try again in a moment")
    try:
        yield
    finally:
        _release(lock, handle)


def _acquire(lock: Path, until: float) -> int | None:
    while True:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o666)
        try:
            has_lock = _try(handle)
        except OSError:
            os.close(handle)
            return _acquire_by_name(lock, until)
        if has_lock and _is_still(lock, handle):
            return handle
        os.close(handle)
        if time.monotonic() > until:
            return None
        if not has_lock:
            time.sleep(_PAUSE)


if sys.platform == "win32":

    def _try(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:

    def _try(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def _is_still(lock: Path, handle: int) -> bool:
    """Whether the locked file is the one that others find: the last holder may have removed it."""
    try:
        return os.path.samestat(lock.stat(), os.fstat(handle))
    except FileNotFoundError:
        return False


def _acquire_by_name(lock: Path, until: float) -> int | None:
    """Where the file system knows no locks: a file that only one run can make.

    A killed run leaves it behind, so one that is old counts for nothing. It is moved away before it
    is removed: of several runs that find it, only one can.
    """
    named = lock.with_name(f"{lock.name}ed")
    while True:
        try:
            return os.open(named, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o666)
        except FileExistsError:
            pass
        try:
            if time.time() - named.stat().st_mtime > _STALE_AFTER:
                away = named.with_name(f"{named.name}.{os.getpid()}")
                named.rename(away)
                away.unlink()
                continue
        except FileNotFoundError:
            continue
        if time.monotonic() > until:
            return None
        time.sleep(_PAUSE)


def _release(lock: Path, handle: int) -> None:
    named = lock.with_name(f"{lock.name}ed")
    by_name = named.exists() and _is_still(named, handle)
    if by_name or sys.platform != "win32":
        # Removed while it is still held: who waits for it notices, and opens the next one.
        (named if by_name else lock).unlink(missing_ok=True)
    os.close(handle)
