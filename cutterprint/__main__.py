"""The command line: runs the program and turns known errors into words and an exit code."""

import os
import sys

PROBLEMS = 1
USAGE = 2


def main() -> None:
    from cutterprint.cli import app
    from cutterprint.errors import CutterprintError, UsageError

    for stream in (sys.stdout, sys.stderr):
        # A terminal or pipe that can't show a character gets a stand-in, never a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        app()
    except UsageError as error:
        _say(f"cutterprint: {error}")
        sys.exit(USAGE)
    except CutterprintError as error:
        _say(str(error))
        sys.exit(PROBLEMS)
    except BrokenPipeError:
        # The reader (`| head`) has seen enough; keep Python from complaining at exit.
        _close_output()
    except OSError as error:
        _close_output()
        _say(f"cutterprint: the answer could not be written: {error.strerror or error}")
        sys.exit(PROBLEMS)
    except KeyboardInterrupt:
        _say("cutterprint: stopped")
        sys.exit(130)


def _close_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say(text: str) -> None:
    sys.stderr.write(text + "\n")


if __name__ == "__main__":
    main()
