"""Time for a search: when to stop, and when to tell how it is going."""

import time
from collections.abc import Callable

Progress = Callable[[int, int], None]
"""Is told the best total so far, and what none can beat."""

_TELL_EVERY = 0.2


class TooMuchError(Exception):
    """A list of ways would not fit into reasonable memory; nothing is lost but the proof."""


class TimeUpError(Exception):
    """The time for the search is over; what was found so far stands."""


class Clock:
    """Ticks in the loops of a search."""

    def __init__(self, limit: float | None = None, tell: Callable[[], None] | None = None) -> None:
        self._start = time.monotonic()
        self._end = None if limit is None else self._start + limit
        self._tell = tell
        self._next_telling = self._start + _TELL_EVERY

    def stop(self) -> None:
        """Let the time be over."""
        self._end = self._start

    def tick(self) -> None:
        """Raise TimeUpError once the time is over, and tell the progress now and then."""
        now = time.monotonic()
        if self._end is not None and now > self._end:
            raise TimeUpError
        if now > self._next_telling:
            self._next_telling = now + _TELL_EVERY
            if self._tell is not None:
                self._tell()
