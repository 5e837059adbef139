"""Importing later: a game names what it offers at once, and loads it when it is first called."""

import builtins
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any


class _Later:
    """Stands in for a module: whatever is taken from it is a function that loads the module when called."""

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return lambda *values, **named: getattr(import_module(self._module), name)(*values, **named)


@contextmanager
def imported_later() -> Iterator[None]:
    """Functions imported inside of this block are there at once, and their modules are loaded when needed.

    Only for `from package.module import function`. Type checkers see plain imports, and check how the
    functions are used.
    """
    plain = builtins.__import__
    builtins.__import__ = lambda name, *_: _Later(name)  # type: ignore[assignment]
    try:
        yield
    finally:
        builtins.__import__ = plain
