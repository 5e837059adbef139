"""Loading what the command line names, all problems of all files at once."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from cutterprint.library import spec_files
from cutterprint.loading import Spec, load_spec
from cutterprint.specs.problems import Problem, SpecError


def load_specs(names: Sequence[str]) -> list[Spec]:
    """The specs in the named files, folders and built-ins; raises SpecError with the problems of all."""
    specs: list[Spec] = []
    problems: list[Problem] = []
    for path in dict.fromkeys(path for name in names for path in spec_files(name)):
        try:
            specs.append(load_spec(path))
        except SpecError as error:
            problems += error.problems
    if problems:
        raise SpecError(problems)
    return specs


def verbs_of(game: str) -> Any:
    """The module with a game's verbs; every game offers the same names."""
    return import_module(f"cutterprint.games.{game}.verbs")
