"""What a game offers to the program: the one contract between the shelf and a game's folder.

A game is a folder here with a module `game`, whose `GAME` is a `Game`. It is found by looking, never listed.
What a game lacks it leaves out, and the command says so. Functions import what is heavy when they are called.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from cutterprint.i18n import Language, Message
from cutterprint.options import NoOptions
from cutterprint.specs.context import Context
from cutterprint.specs.problems import ProblemLog
from cutterprint.specs.tree import MapNode
from cutterprint.terminal import Terminal

if TYPE_CHECKING:
    from cutterprint.drawing.shapes import Drawing
    from cutterprint.games.command import Command
    from cutterprint.printing.box_faces import BoxArt
    from cutterprint.printing.deck import Deck, DeckOptions
    from cutterprint.printing.printed import KitRequest, Printed, PrintRequest


@dataclass(frozen=True)
class Kind:
    """A kind of file: how to read it, its JSON Schema, the keys that give it away, a heading for lists."""

    name: str
    read: Callable[[MapNode, Context], object | None]
    schema: Callable[[], dict[str, Any]]
    told_by: tuple[str, ...]
    plural: Message | None = None


class Jsonable(Protocol):
    """What can be told as data, the same in every language."""

    def as_json(self) -> Any: ...


Thing = TypeVar("Thing", bound=Jsonable)


class Answer(Protocol):
    """What a game answers, of which text, JSON and pictures are views."""

    def as_json(self) -> Any:
        """The answer as data, the same in every language."""

    def lines(self, terminal: Terminal, speech: Language) -> Iterable[str]:
        """The answer as text for a terminal."""

    def drawings(self, palette: str, ink: str, speech: Language) -> "Sequence[Drawing]":
        """The answer as pictures."""


@dataclass(frozen=True)
class FoundAnswer(Generic[Thing]):
    """An answer whose views are functions of one value."""

    found: Thing
    tell: Callable[[Thing, Terminal, Language], Iterable[str]]
    draw: "Callable[[Thing, str, str, Language], Sequence[Drawing]]"

    def as_json(self) -> Any:
        return self.found.as_json()

    def lines(self, terminal: Terminal, speech: Language) -> Iterable[str]:
        return self.tell(self.found, terminal, speech)

    def drawings(self, palette: str, ink: str, speech: Language) -> "Sequence[Drawing]":
        return self.draw(self.found, palette, ink, speech)


@dataclass(frozen=True)
class Search:
    """A search for the best move: run it, stop it at any time, and ask for the best answer so far.

    `stop` may be called by a signal or another thread; the search then ends soon.
    """

    run: Callable[[], None]
    stop: Callable[[], None]
    answer: Callable[[], Answer]


Progress = Callable[[int, int], None]
"""Told of the best answer so far and of the most that any answer can reach."""


@dataclass(frozen=True, kw_only=True)
class GenerateRequest:
    """What a new pack should be like."""

    seed: int
    count: int | None = None
    id: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class Generated:
    """A new spec: its id and kind name the file, which is written knowing its folder."""

    id: str
    kind: str
    written: Callable[[Path], str]
    about: Message


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """A printed part that is a command of its own: reference, scorepad, rules.

    `options` is a frozen dataclass whose fields are the options that only this sheet of this game has.
    """

    name: str
    make: "Callable[[PrintRequest, Any], Printed]"
    options: type[Any] = NoOptions


@dataclass(frozen=True, kw_only=True)
class Solver:
    """How a game finds the best move, and its own options for it."""

    search: Callable[[object, Any, float | None, Progress | None], Search]
    options: type[Any] = NoOptions


@dataclass(frozen=True, kw_only=True)
class Cards:
    """How a game's cards or tiles are put into a deck to print, and its own options for it."""

    deck: "Callable[[Sequence[object], DeckOptions, Any], Deck]"
    options: type[Any] = NoOptions


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game on the shelf."""

    id: str
    title: str
    """The name of the game as it stands on sheets."""
    folder: Path
    """The folder of the game's code; art, and for games apart from the program specs and templates too."""
    kinds: Callable[[], Mapping[str, Kind]]
    """The kinds of files. Values that follow rules have them in an attribute `rules`; sets whose
    sheets say more than those have these in `sheet_rules`."""
    set_kind: str
    """The kind of file that is printed as cards or tiles."""
    defaults: Mapping[str, str]
    """For a kind of file, the built-in one that is meant if none is named."""

    show: Callable[[object, Sequence[str], Terminal, Language], Iterable[str]]
    score: Callable[[object], Answer] | None = None
    compare: Callable[[object, MapNode, ProblemLog], int] | None = None
    """Compares what a file expects with what is so; tells the differences, gives how many were compared."""
    replay: Callable[[object], Answer] | None = None
    solve: Solver | None = None
    generate: Callable[[object, GenerateRequest], Generated] | None = None
    stats: Callable[[object, object | None], Answer] | None = None

    cards: Cards | None = None
    box: "Callable[[PrintRequest], BoxArt] | None" = None
    """What is on the box of a set, which is the value of the request."""
    sheets: tuple[Sheet, ...] = ()
    kit: "Callable[[KitRequest], Iterable[Printed]] | None" = None
    commands: "Callable[[], tuple[Command, ...]]" = field(default=lambda: ())
    """Commands that only this game has."""

    def sheet(self, name: str) -> Sheet | None:
        return next((sheet for sheet in self.sheets if sheet.name == name), None)

    def options_for(self, command: str) -> type[Any] | None:
        """The dataclass of the options that this game has of its own for a command, if it offers that."""
        offered: Sheet | Solver | Cards | None = self.sheet(command)
        if command == "solve":
            offered = self.solve
        elif command == "cards" or (command == "box" and self.box is not None):
            offered = self.cards
        return offered.options if offered is not None else None
