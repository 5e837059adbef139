"""What a generated set is called, and the comment at the head of its file."""

from collections.abc import Sequence

from cutterprint.errors import UsageError
from cutterprint.i18n import msg
from cutterprint.specs.models import bad_id, is_id
from cutterprint.specs.translated import LONGEST_LINE, Translated, is_line

_WIDTH = 100


def default_id(recipe: str, seed: int) -> str:
    """The id of a generated set that was given none: its recipe's and the seed."""
    return f"{recipe[:28]}-{seed % 10**10}"


def chosen_id(wanted: str | None, recipe: str, seed: int) -> str:
    """The id of a generated set, as asked for if it is one."""
    chosen = wanted if wanted is not None else default_id(recipe, seed)
    if not is_id(chosen):
        raise UsageError(bad_id(chosen))
    return chosen


def chosen_name(wanted: str | None, recipe: Translated, seed: int, *, is_namesake: bool) -> Translated:
    """What a generated set is called: as asked for, or after its recipe and seed.

    A namesake has the id of its recipe, and so its plain name.
    """
    if wanted is None and is_namesake:
        return recipe
    if wanted is None:
        return Translated({code: f"{text} {seed}" for code, text in recipe.items()})
    if not is_line(wanted):
        raise UsageError(
            msg("a name is one line of at most {number} visible characters", number=LONGEST_LINE)
        )
    return Translated.plain(wanted)


def comment_lines(start: str, things: Sequence[str]) -> list[str]:
    """Things with commas between them, on as many lines as they need."""
    lines = [start + things[0]]
    for thing in things[1:]:
        if len(lines[-1]) + len(thing) > _WIDTH:
            lines[-1] += ","
            lines.append("  " + thing)
        else:
            lines[-1] += f", {thing}"
    return lines
