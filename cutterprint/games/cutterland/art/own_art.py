"""Art that people bring: drawings beside their rules and packs, checked before anything is printed."""

from pathlib import Path

from cutterprint.drawing.png_in import read_png
from cutterprint.drawing.shapes import Symbol
from cutterprint.drawing.svg_in import read_svg
from cutterprint.games.cutterland.art.book import built_in_icons
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.components.component_readers import read_pack
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.rules_reader import read_rules
from cutterprint.i18n import listed, msg
from cutterprint.specs.context import Context
from cutterprint.specs.problems import Place, Problem, Source, SpecError, did_you_mean, display_name, shown
from cutterprint.specs.tree import MapNode, ScalarNode, find

ENDINGS = (".svg", ".png")
MOST_BYTES = 8_000_000


def load_art(folder: Path | None, name: str) -> Symbol:
    """A drawing in a folder; raises SpecError with everything that keeps it from being printed."""
    path = (folder / name).resolve() if folder is not None else None
    if path is None or folder is None or not path.is_relative_to(folder.resolve()) or not path.is_file():
        message = msg("the drawing '{file}' isn't in the folder of its rules", file=shown(name))
        raise SpecError([Problem(Place(Source(name)), "unknown-icon", message)])
    symbol, problems = read_art(path)
    if symbol is None or problems:
        raise SpecError(problems)
    return symbol


def read_art(path: Path) -> tuple[Symbol | None, list[Problem]]:
    """The drawing in a file, and what is wrong with it at its lines."""
    if not path.is_file():
        return None, [
            Problem(Place(Source(display_name(path))), "unreadable", msg("this isn't an ordinary file"))
        ]
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        message = msg("the file can't be read: {reason}", reason=error.strerror or str(error))
        return None, [Problem(Place(Source(display_name(path))), "unreadable", message)]
    is_png = path.suffix.lower() == ".png"
    art = read_png(data, path.stem) if is_png else read_svg(data, path.stem)
    text = "" if is_png else data.decode("utf-8", errors="replace")
    source = Source.of_text(display_name(path), text)
    problems = [
        Problem(Place(source, found.line, found.column), found.code, found.message, found.hint or None)
        for found in art.problems
    ]
    return art.symbol, problems


def read_rules_and_art(node: MapNode, context: Context) -> Rules | None:
    """Rules, and every drawing that their file names."""
    rules = read_rules(node, context)
    if rules is None:
        return None
    before = len(context.log)
    for group, key in (("creatures", "icon"), ("bonuses", "icon"), ("landscapes", "art")):
        entries = node.get(group)
        for name in entries.entries if isinstance(entries, MapNode) else ():
            named = find(node, group, name, key)
            if isinstance(named, ScalarNode) and isinstance(find(node, group, name), MapNode):
                _check(named, context, may_be_built_in=key == "icon")
    return rules if len(context.log) == before else None


def read_pack_and_art(node: MapNode, context: Context) -> Pack | None:
    """A pack, and the emblem that it names."""
    pack = read_pack(node, context)
    emblem = node.get("emblem")
    if pack is None or not isinstance(emblem, ScalarNode):
        return pack
    before = len(context.log)
    if emblem.text() not in pack.rules.features:
        _check(emblem, context, may_be_built_in=True)
    return pack if len(context.log) == before else None


def _check(named: ScalarNode, context: Context, *, may_be_built_in: bool) -> None:
    """Whether a drawing is there, in its place, and fit to be printed."""
    name = named.text()
    if may_be_built_in and name in built_in_icons():
        return
    if not name.lower().endswith(ENDINGS):
        hint = did_you_mean(name, built_in_icons())
        if may_be_built_in:
            hint = hint or msg("built in: {names}", names=listed(built_in_icons()))
            message = msg(
                "there is no built-in icon '{name}'; for a drawing of your own, name an .svg or .png file",
                name=shown(name),
            )
        else:
            message = msg("'{name}' isn't a drawing; name an .svg or .png file", name=shown(name))
        context.log.add(named.place, "unknown-icon", message, hint)
        return
    before = len(context.log)
    path = context.beside(name, named.place)
    if path is None:
        if len(context.log) == before:
            message = msg("there is no file '{file}' next to this one", file=shown(name))
            context.log.add(named.place, "unknown-icon", message)
        return
    _, problems = read_art(path)
    for problem in problems:
        context.log.found.append(problem)
