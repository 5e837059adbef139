"""Running the program in this process, for tests that need not start another one."""

import contextlib
import contextvars
import io
from dataclasses import dataclass

from cutterprint.__main__ import run


@dataclass(frozen=True)
class Done:
    """How a run ended, and what it said."""

    exit_code: int
    stdout: str
    stderr: str

    @property
    def output(self) -> str:
        return self.stdout + self.stderr


def invoke(*words: str) -> Done:
    """Run a command line; the language that it speaks is forgotten afterwards."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = contextvars.copy_context().run(run, list(words))
    return Done(code, out.getvalue(), err.getvalue())
