"""Comparing what a file expects with what its game finds."""

from cutterprint.i18n import msg
from cutterprint.shelf.resolver import SpecFile, spec_of
from cutterprint.specs.problems import Problem, ProblemLog
from cutterprint.specs.tree import MapNode, ScalarNode, find


def verify_file(file: SpecFile) -> tuple[list[Problem], int]:
    """The differences between a file's `expect` and what is so, and how many things were compared."""
    log = ProblemLog()
    node = file.tree(log)
    spec = spec_of(node, file.context(log)) if node is not None else None
    wanted = find(node, "expect", "problem") if isinstance(node, MapNode) else None
    if isinstance(wanted, ScalarNode):
        return _expected_problem(wanted, log), 1
    compared = 0
    if spec is not None and spec.game.compare is not None:
        compared = spec.game.compare(spec.value, spec.node, log)
    return list(log.in_order()), compared


def _expected_problem(wanted: ScalarNode, log: ProblemLog) -> list[Problem]:
    """The complaint that must come, and no other."""
    code = wanted.text()
    others = [problem for problem in log.in_order() if problem.code != code]
    if len(others) == len(log):
        found = ", ".join(dict.fromkeys(problem.code for problem in others))
        if found:
            message = msg("the problem '{code}' was expected, but found: {found}", code=code, found=found)
        else:
            message = msg("the problem '{code}' was expected, but there is none", code=code)
        others.append(Problem(wanted.place, "expectation", message))
    return others
