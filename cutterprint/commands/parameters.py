"""What a declared command takes: its options and arguments one by one, and put together again."""

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import reduce
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from cutterprint.errors import UsageError
from cutterprint.games.command import Command
from cutterprint.games.game import Game
from cutterprint.i18n import Message, listed, msg
from cutterprint.options import Argument, Option

REQUIRED = inspect.Parameter.empty


@dataclass(frozen=True)
class Parameter:
    """An option or argument: `usual` is its default as people are told, `default` what the parser gives."""

    name: str
    kind: Any
    declared: Option | Argument
    default: Any
    usual: Any


@dataclass(frozen=True)
class OwnOptions:
    """The options that games have of their own for a command, as they were given."""

    given: Mapping[str, Any]
    forms: Mapping[str, type[Any]]

    def of(self, game: Game) -> Any:
        """The options of a game; raises UsageError if one was given that only another game has."""
        form = self.forms.get(game.id)
        assert form is not None, "a command asks only games that offer it"
        known = {field.name for field in fields(form)}
        for name, value in self.given.items():
            if value is not None and name not in known:
                flag = f"--{name.replace('_', '-')}"
                raise UsageError(msg("{game} has no option {flag} here", game=game.title, flag=flag))
        own = {one.name: checked(one, self.given[one.name]) for one in _of_fields(form)}
        return form(**{name: value for name, value in own.items() if value is not None})


class Takes:
    """Everything that a command takes; `forms` are the options that games have of their own for it."""

    def __init__(self, command: Command, forms: Mapping[str, type[Any]]) -> None:
        self.command = command
        self.forms = forms
        self.hints = get_type_hints(command.run, include_extras=True)
        self.hints.pop("return", None)
        signature = inspect.signature(command.run)
        self.defaults = {name: parameter.default for name, parameter in signature.parameters.items()}

    def parameters(self) -> list[Parameter]:
        """The parameters one by one: arguments first, then what must be given."""
        found = [one for name in self.hints for one in self._of(name)]
        return sorted(
            {one.name: one for one in found}.values(),
            key=lambda one: (isinstance(one.declared, Option), one.usual is not REQUIRED),
        )

    def run(self, given: Mapping[str, Any]) -> None:
        """Run the command with values by name; raises UsageError if one is no choice or out of bounds."""
        try:
            for one in self.parameters():
                checked(one, given[one.name])
        except UsageError as error:
            raise UsageError(with_help(error.message, f"cutterprint {self.command.name}")) from None
        arguments: dict[str, Any] = {}
        for name, hint in self.hints.items():
            if hint is OwnOptions:
                arguments[name] = OwnOptions(
                    {one.name: given[one.name] for one in self._of(name)}, self.forms
                )
            elif is_dataclass(hint) and isinstance(hint, type):
                arguments[name] = hint(**{one.name: given[one.name] for one in self._of(name)})
            else:
                arguments[name] = given[name]
        self.command.run(**arguments)

    def _of(self, name: str) -> Iterator[Parameter]:
        hint = self.hints[name]
        if hint is OwnOptions:
            for one in _of_games(self.forms):
                # Which options were given is seen by their being something.
                optional = one.kind if type(None) in get_args(one.kind) else one.kind | None
                yield Parameter(one.name, optional, one.declared, None, one.usual)
        elif is_dataclass(hint) and isinstance(hint, type):
            yield from _of_fields(hint)
        else:
            yield _parameter(name, hint, self.defaults[name])


def _of_games(forms: Mapping[str, type[Any]]) -> Iterator[Parameter]:
    """The options that games have of their own, each once; what games say differently is told by game."""
    found: dict[str, dict[str, Parameter]] = {}
    for game, form in forms.items():
        for one in _of_fields(form):
            found.setdefault(one.name, {})[game] = one
    for by_game in found.values():
        first, *others = by_game.values()
        yield _joined(by_game) if any(other != first for other in others) else first


def _joined(by_game: Mapping[str, Parameter]) -> Parameter:
    """One option for several games that mean different things by it; each checks its value itself."""
    first = next(iter(by_game.values()))
    assert isinstance(first.declared, Option), "games have options of their own, no arguments"
    kinds = {one.kind for one in by_game.values()}
    helps = {one.declared.help for one in by_game.values()}
    usual = {one.usual for one in by_game.values()}
    told = [msg("{game}: {help}", game=game, help=one.declared.help) for game, one in by_game.items()]
    by_games = reduce(lambda one, other: msg("{one} {other}", one=one, other=other), told)
    metavars = dict.fromkeys(filter(None, (_metavar(one) for one in by_game.values())))
    return Parameter(
        first.name,
        kinds.pop() if len(kinds) == 1 else str,
        replace(
            first.declared,
            help=helps.pop() if len(helps) == 1 else by_games,
            metavar="|".join(dict.fromkeys(word for one in metavars for word in one.split("|"))) or None,
        ),
        None,
        usual.pop() if len(usual) == 1 else None,
    )


def _metavar(one: Parameter) -> str:
    return "|".join(choices(one.kind)) or one.declared.metavar or ""


def checked(one: Parameter, value: Any) -> Any:
    """A value, if it is one of the choices and within the bounds; raises UsageError if it isn't."""
    if value is None or isinstance(one.declared, Argument):
        return value
    flag, least, most, words = one.declared.names[0], one.declared.least, one.declared.most, choices(one.kind)
    if words and value not in words:
        raise UsageError(msg("{name} should be {choices}", name=flag, choices=listed(words, "or")))
    if (least is not None and value < least) or (most is not None and value > most):
        if most is None:
            raise UsageError(msg("{name} should be at least {least}", name=flag, least=least))
        raise UsageError(msg("{name} should be from {least} to {most}", name=flag, least=least, most=most))
    return value


def with_help(problem: Message | str, command: str) -> Message:
    """What is wrong with a command line, and where to read on."""
    hint = msg("For help: {command} --help", command=command)
    return Message("{problem}\n{hint}", (("problem", problem), ("hint", hint)))


def _of_fields(form: type[Any]) -> Iterator[Parameter]:
    hints = get_type_hints(form, include_extras=True)
    for field in fields(form):
        default = REQUIRED if field.default is MISSING else field.default
        yield _parameter(field.name, hints[field.name], default)


def _parameter(name: str, hint: Any, default: Any) -> Parameter:
    if get_origin(hint) is not Annotated or not isinstance(get_args(hint)[1], Option | Argument):
        raise TypeError(f"the parameter {name} is declared as neither an option nor an argument")
    kind, declared = get_args(hint)[:2]
    return Parameter(name, kind, declared, default, default)


def value_kind(kind: Any) -> Any:
    """What one value of an option is: `int` for `int | None`, `str` for `list[str] | None` or words."""
    if get_origin(kind) is Literal:
        return str
    kinds = [one for one in get_args(kind) if one is not type(None)] or [kind]
    return value_kind(kinds[0]) if kinds != [kind] else kind


def choices(kind: Any) -> tuple[str, ...]:
    """The words that an option takes, if there are only so many."""
    literal = next((one for one in (kind, *get_args(kind)) if get_origin(one) is Literal), None)
    return get_args(literal)
