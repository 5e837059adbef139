"""Importing later: a game names what it offers at once, and loads it when it is first called."""

import builtins
from collections.abc import Callable, Iterator, Mapping
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
def imported_later(module: str) -> Iterator[None]:
    """Functions imported inside of this block of a module are there at once; they load theirs when called.

    Only for `from package.module import function`. Type checkers see plain imports, and check how the
    functions are used. What other modules import meanwhile (in another thread, say) is imported as ever.
    """
    plain = builtins.__import__

    def imported(name: str, around: Mapping[str, object] | None = None, *rest: Any) -> Any:
        is_ours = around is not None and around.get("__name__") == module
        return _Later(name) if is_ours else plain(name, around, *rest)

    builtins.__import__ = imported  # type: ignore[assignment]
    try:
        yield
    finally:
        builtins.__import__ = plain
