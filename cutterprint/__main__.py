"""The command line: runs the program and turns known errors into words and an exit code."""

import os
import sys
from collections.abc import Sequence

DONE = 0
PROBLEMS = 1
USAGE = 2
STOPPED = 130


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        # A terminal or pipe that can't show a character gets a stand-in, never a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Run the program with the words of a command line, and give its exit code."""
    import typer

    from cutterprint.cli import build
    from cutterprint.commands.command_line import spoken_complaint
    from cutterprint.errors import CutterprintError, UsageError
    from cutterprint.i18n import msg, speak, speaking

    try:
        speak(_language(words))
        return int(build(words=words)(list(words), standalone_mode=False, prog_name="cutterprint") or DONE)
    except UsageError as error:
        _say(f"cutterprint: {error.said(speaking())}")
        return USAGE
    except CutterprintError as error:
        _say(error.said(speaking()))
        return PROBLEMS
    except (KeyboardInterrupt, typer.Abort):
        stopped = speaking().gettext("stopped")
        _say(f"cutterprint: {stopped}")
        return STOPPED
    except BrokenPipeError:
        # The reader (`| head`) has seen enough; keep Python from complaining at exit.
        _close_output()
        return DONE
    except OSError as error:
        _close_output()
        why = msg("the answer could not be written: {error}", error=error.strerror or error)
        _say(f"cutterprint: {why.said(speaking())}")
        return PROBLEMS
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        if type(error).__name__ == "NoArgsIsHelpError":
            _say(str(error.format_message()))
        else:
            _say(f"cutterprint: {spoken_complaint(error)}")
        return USAGE


def _language(words: Sequence[str]) -> str | None:
    """The language that the words ask for: it is needed before they are parsed, for help and complaints."""
    for index, word in enumerate(words):
        if word == "--lang" and index + 1 < len(words):
            return words[index + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _close_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say(text: str) -> None:
    sys.stderr.write(text + "\n")


if __name__ == "__main__":
    main()
