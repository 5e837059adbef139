"""What a set holds beside what a recipe asks for."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from cutterprint.i18n import Language, Message, said


@dataclass(frozen=True)
class Difference:
    """One way in which a set is not what a recipe asks for."""

    key: str
    message: Message


@dataclass(frozen=True)
class Comparison:
    """A set beside a recipe for as many cards or tiles: of each thing the wanted and the found number."""

    recipe: str
    counts: Mapping[str, tuple[int, int]]
    differences: tuple[Difference, ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "recipe": self.recipe,
            "counts": {
                key: {"wanted": wanted, "found": found} for key, (wanted, found) in self.counts.items()
            },
            "differences": [{"key": item.key, "message": str(item.message)} for item in self.differences],
        }

    def lines(self, speech: Language) -> Iterator[str]:
        """The comparison in words."""
        if self.differences:
            yield speech.gettext("not as the recipe {recipe} asks:").format(recipe=self.recipe)
        else:
            yield speech.gettext("as the recipe {recipe} asks").format(recipe=self.recipe)
        for item in self.differences:
            yield f"  {said(item.message, speech)}"


def equal_ones(keys: Iterable[tuple[str, object]]) -> tuple[tuple[str, ...], ...]:
    """The ids of cards or tiles with equal keys, group by group."""
    groups: dict[object, list[str]] = {}
    for name, key in keys:
        groups.setdefault(key, []).append(name)
    return tuple(tuple(ids) for ids in groups.values() if len(ids) > 1)


class Stats(Protocol):
    """The numbers of a set."""

    def as_json(self) -> dict[str, Any]: ...


Numbers = TypeVar("Numbers", bound=Stats, covariant=True)


@dataclass(frozen=True)
class Compared(Generic[Numbers]):
    """What is in a set, and if there is a recipe, how it compares with that."""

    found: Numbers
    comparison: Comparison | None

    def as_json(self) -> dict[str, Any]:
        more = {} if self.comparison is None else {"comparison": self.comparison.as_json()}
        return {**self.found.as_json(), **more}
