"""Cuttle as the shelf sees it; whatever is heavy is imported when it is asked for."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cutterprint.games.cuttle.options import (
    CardSize,
    DeckChoices,
    Jokers,
    ReferenceOptions,
    ScorepadOptions,
    SolveOptions,
)
from cutterprint.games.game import Answer, Cards, Game, Kind, Progress, Search, Sheet, Solver
from cutterprint.i18n import Language
from cutterprint.options import BookletOptions
from cutterprint.specs.problems import ProblemLog
from cutterprint.specs.tree import MapNode
from cutterprint.terminal import Terminal

if TYPE_CHECKING:
    from cutterprint.games.command import Command
    from cutterprint.printing.box_faces import BoxArt
    from cutterprint.printing.deck import Deck, DeckOptions
    from cutterprint.printing.printed import KitRequest, Printed, PrintRequest


def _kinds() -> Mapping[str, Kind]:
    from cutterprint.games.cuttle.kinds import KINDS

    return KINDS


def _rules_of(value: object) -> object | None:
    from cutterprint.games.cuttle.rules.model import Rules

    rules = value if isinstance(value, Rules) else getattr(value, "rules", None)
    return rules if isinstance(rules, Rules) else None


def _show(value: object, only: Sequence[str], terminal: Terminal, speech: Language) -> Iterable[str]:
    from cutterprint.games.cuttle.terminal.showing import show_any

    return show_any(value, terminal, speech)


def _score(value: object) -> Answer:
    from cutterprint.games.cuttle.answers import score_answer

    return score_answer(value)


def _compare(value: object, node: MapNode, log: ProblemLog) -> int:
    from cutterprint.games.cuttle.positions.comparing import compare

    return compare(value, node, log)


def _replay(value: object) -> Answer:
    from cutterprint.games.cuttle.answers import replay_answer

    return replay_answer(value)


def _search(value: object, own: SolveOptions, time_limit: float | None, progress: Progress | None) -> Search:
    from cutterprint.games.cuttle.answers import TableSearch

    return TableSearch(value, own, time_limit)


def _deck(sets: Sequence[object], options: "DeckOptions", own: DeckChoices) -> "Deck":
    from cutterprint.games.cuttle.decks.model import CardDeck, Size
    from cutterprint.games.cuttle.sheets.deck_sheets import card_deck

    size = Size(own.size.value) if own.size is not CardSize.deck else None
    jokers = int(own.jokers.value) if own.jokers is not Jokers.deck else None
    decks = [deck for deck in sets if isinstance(deck, CardDeck)]
    return card_deck(decks, options, size=size, jokers=jokers, cheat=own.cheat)


def _box(request: "PrintRequest") -> "BoxArt":
    from cutterprint.games.cuttle.sheets.boxes import box_art

    return box_art(request)


def _reference(request: "PrintRequest", own: ReferenceOptions) -> "Printed":
    from cutterprint.games.cuttle.sheets.makers import reference

    return reference(request, own)


def _scorepad(request: "PrintRequest", own: ScorepadOptions) -> "Printed":
    from cutterprint.games.cuttle.sheets.makers import scorepad

    return scorepad(request, own)


def _rules(request: "PrintRequest", own: BookletOptions) -> "Printed":
    from cutterprint.games.cuttle.sheets.makers import rules

    return rules(request, own)


def _kit(request: "KitRequest") -> "Iterable[Printed]":
    from cutterprint.games.cuttle.sheets.kit import kit_parts

    return kit_parts(request)


def _commands() -> "tuple[Command, ...]":
    from cutterprint.games.cuttle.commands import markers, online

    return markers.COMMAND, online.COMMAND


GAME = Game(
    id="cuttle",
    title="Cuttle",
    folder=Path(__file__).parent,
    kinds=_kinds,
    set_kind="deck",
    defaults={"rules": "base", "deck": "harbour"},
    rules_of=_rules_of,
    show=_show,
    score=_score,
    compare=_compare,
    replay=_replay,
    solve=Solver(search=_search, options=SolveOptions),
    cards=Cards(deck=_deck, options=DeckChoices),
    box=_box,
    sheets=(
        Sheet(name="reference", make=_reference, options=ReferenceOptions),
        Sheet(name="scorepad", make=_scorepad, options=ScorepadOptions),
        Sheet(name="rules", make=_rules, options=BookletOptions),
    ),
    kit=_kit,
    commands=_commands,
)
