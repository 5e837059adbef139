"""new: a commented, valid spec to start from."""

from pathlib import Path

import typer

from cutterprint.commands.output import say

TEMPLATE = "template"


def new(
    kind: str = typer.Argument(..., metavar="KIND", help="pack, rules, recipe, land or template."),
    name: str = typer.Argument(
        ..., help="What it is called, such as 'Swamp Friends'; of a template, the sheet that it makes."
    ),
    out: Path | None = typer.Option(None, "--out", "-o", help="The file or folder to write to."),
    force: bool = typer.Option(False, "--force", help="Replace a file that is already there."),
) -> None:
    """Write a commented spec to start from, or a template to change.

    Example: cutterprint new pack "Swamp Friends"
    """
    from cutterprint.errors import CutterprintError, UsageError
    from cutterprint.library import data_folder
    from cutterprint.pages.templates import render
    from cutterprint.specs.problems import did_you_mean
    from cutterprint.writing import write_whole

    known = sorted(
        path.name.split(".")[1] for path in (data_folder("templates") / "new").glob("new.*.yaml.j2")
    )
    if kind == TEMPLATE:
        _copy_template(name, out, force)
        return
    if kind not in known:
        hint = did_you_mean(kind, [*known, TEMPLATE]) or f"there are: {', '.join([*known, TEMPLATE])}"
        raise UsageError(f"there is no '{kind}' to start from; {hint}")
    spec_id = _id_of(name)
    if not spec_id:
        raise UsageError(f"'{name}' holds no letter or digit to make an id of")
    if len(name) > 200 or not name.isprintable():
        raise UsageError("a name is one line of at most 200 visible characters")
    path = _target(out, f"{spec_id}.{kind}.yaml")
    if path.exists() and not force:
        raise CutterprintError(f"{path} is already there; choose another name, or replace it with --force")
    write_whole(path, render(f"new/new.{kind}.yaml.j2", {"id": spec_id, "name": " ".join(name.split())}))
    say(f"wrote {path}")
    say(f"Open it in a text editor, then: cutterprint check {_quoted(path)}")


def _copy_template(name: str, out: Path | None, force: bool) -> None:
    """Put a sheet's template where `--templates` finds it."""
    from cutterprint.errors import CutterprintError, UsageError
    from cutterprint.library import data_folder
    from cutterprint.specs.problems import did_you_mean
    from cutterprint.writing import write_whole

    own = data_folder("templates")
    known = {path.name.split(".")[0]: path for path in sorted(own.rglob("*.page.j2"))}
    if name not in known:
        hint = did_you_mean(name, known) or f"there are: {', '.join(known)}"
        raise UsageError(f"there is no template '{name}'; {hint}")
    folder = out if out is not None else Path("templates")
    path = folder / known[name].relative_to(own)
    if path.exists() and not force:
        raise CutterprintError(f"{path} is already there; replace it with --force")
    write_whole(path, known[name].read_bytes())
    say(f"wrote {path}")
    say(f"Change it, then: cutterprint {name} --templates {_quoted(folder)}")


def _id_of(name: str) -> str:
    """An id that reads like the name: 'Swamp Friends' becomes swamp-friends."""
    import re

    return re.sub(r"[\W_]+", "-", name.casefold()).strip("-")[:40].strip("-")


def _target(out: Path | None, file_name: str) -> Path:
    if out is None:
        return Path(file_name)
    return out / file_name if out.is_dir() or not out.suffix else out


def _quoted(path: Path) -> str:
    text = str(path)
    return f'"{text}"' if " " in text else text


def add_to(app: typer.Typer) -> None:
    app.command()(new)
