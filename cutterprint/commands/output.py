"""What the commands share in answering: text in the user's language, JSON, files written."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cutterprint.i18n import Message, msg, nmsg, said, speaking

if TYPE_CHECKING:
    from cutterprint.games.game import Answer
    from cutterprint.options import LookOptions, PictureOptions
    from cutterprint.specs.problems import Problem

OUTPUT = Path("output")


def say(text: Message | str = "") -> None:
    sys.stdout.write(said(text, speaking()) + "\n")


def warn(text: Message | str) -> None:
    sys.stderr.write(said(text, speaking()) + "\n")


def say_json(value: Any) -> None:
    say(json.dumps(value, ensure_ascii=False, indent=2))


def report(problems: "Sequence[Problem]", summary: Message, *, as_json: bool, quiet: bool) -> None:
    """Problems one after the other and a summary, or a JSON list; ends the program if there are any."""
    import typer

    if as_json:
        say_json([problem.as_json() for problem in problems])
    else:
        for problem in problems:
            say(f"{problem.said(speaking())}\n")
        if not quiet:
            say(summary)
    if problems:
        raise typer.Exit(1)


def present(
    answers: "Sequence[tuple[str, Answer]]",
    *,
    as_json: bool,
    colour: bool | None,
    pictures: "PictureOptions | None" = None,
    look: "LookOptions | None" = None,
) -> None:
    """Answers with the names of their files: as JSON or text, and as pictures if any are asked for."""
    from cutterprint.terminal import Terminal

    speech = speaking()
    if pictures is not None and look is not None and pictures.paths:
        from cutterprint.printing.pictures import write_pictures

        drawings = [
            drawing for _, answer in answers for drawing in answer.drawings(look.palette, look.ink, speech)
        ]
        title = answers[0][0]
        write_pictures(drawings, svg=pictures.svg, pdf=pictures.pdf, png=pictures.png, title=title)
    if as_json:
        data = [answer.as_json() for _, answer in answers]
        say_json(data[0] if len(data) == 1 else data)
        return
    terminal = Terminal.here(colour)
    for index, (name, answer) in enumerate(answers):
        if len(answers) > 1:
            say(f"{chr(10) if index else ''}{name}")
        for line in answer.lines(terminal, speech):
            say(terminal.line(line.rstrip()))
    for path in pictures.paths if pictures is not None else ():
        say()
        say(wrote(path))


def wrote(path: Path) -> Message:
    return msg("wrote {path}", path=path)


def files(number: int) -> Message:
    return nmsg("{number} file", "{number} files", number)


def cards(number: int) -> Message:
    return nmsg("{number} card", "{number} cards", number)


def file_in(out: Path | None, name: str, folder: Path = OUTPUT) -> Path:
    """Where a command writes: the file that `--out` names, or a file of this name in that folder."""
    if out is None:
        return folder / name
    return out / name if out.is_dir() or not out.suffix else out


def write_new(path: Path, content: bytes | str, *, force: bool, again: bool = False) -> None:
    """Write a file, but never over another one, unless that is wanted; `again` lets the same be written."""
    from cutterprint.errors import CutterprintError
    from cutterprint.writing import write_whole

    data = content.encode() if isinstance(content, str) else content
    if path.exists() and not force and not (again and path.read_bytes() == data):
        raise CutterprintError(
            msg("{path} already exists; choose another name, or replace it with --force", path=path)
        )
    write_whole(path, data)
