"""A progress bar on a terminal, and silence in a pipe."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(
    what: str, steps: int | None = None, *, quiet: bool = False
) -> Iterator[Callable[[int], None]]:
    """Hands out a function that takes how many steps are done; without their number it counts them."""
    if quiet or not sys.stderr.isatty() or (steps is not None and steps < 2):
        yield lambda done: None
        return
    # rich is slow to load, and only a person who watches needs it.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=steps)
        yield lambda done: bar.update(task, completed=done)
