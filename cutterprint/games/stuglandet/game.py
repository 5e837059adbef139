"""Stuglandet as the shelf sees it; whatever is heavy is imported when it is asked for."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cutterprint.games.game import (
    Answer,
    Cards,
    Game,
    Generated,
    GenerateRequest,
    Kind,
    Progress,
    Search,
    Sheet,
    Solver,
)
from cutterprint.games.stuglandet.options import ReferenceOptions, ScorepadOptions, SolveOptions, TileOptions
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
    from cutterprint.games.stuglandet.kinds import KINDS

    return KINDS


def _rules_of(value: object) -> object | None:
    from cutterprint.games.stuglandet.rules.model import Rules

    rules = value if isinstance(value, Rules) else getattr(value, "rules", None)
    return rules if isinstance(rules, Rules) else None


def _show(value: object, only: Sequence[str], terminal: Terminal, speech: Language) -> Iterable[str]:
    from cutterprint.games.stuglandet.terminal.specs import show_any

    return show_any(value, only, terminal, speech)


def _score(value: object) -> Answer:
    from cutterprint.games.stuglandet.answers import score_answer

    return score_answer(value)


def _compare(value: object, node: MapNode, log: ProblemLog) -> int:
    from cutterprint.games.stuglandet.scoring.verify import compare

    return compare(value, node, log)


def _deck(sets: Sequence[object], options: "DeckOptions", own: TileOptions) -> "Deck":
    from cutterprint.games.stuglandet.components.tiles import TileSet
    from cutterprint.games.stuglandet.sheets.tile_sheets import tile_deck
    from cutterprint.units import parse_length

    cell = parse_length(own.cell, "--cell", least=8, most=100) if own.cell else None
    return tile_deck([tiles for tiles in sets if isinstance(tiles, TileSet)], options, cell)


def _box(request: "PrintRequest") -> "BoxArt":
    from cutterprint.games.stuglandet.sheets.boxes import box_art

    return box_art(request)


def _reference(request: "PrintRequest", own: ReferenceOptions) -> "Printed":
    from cutterprint.games.stuglandet.sheets.makers import reference

    return reference(request, own)


def _scorepad(request: "PrintRequest", own: ScorepadOptions) -> "Printed":
    from cutterprint.games.stuglandet.sheets.makers import scorepad

    return scorepad(request, own)


def _rules(request: "PrintRequest", own: BookletOptions) -> "Printed":
    from cutterprint.games.stuglandet.sheets.makers import rules

    return rules(request, own)


def _kit(request: "KitRequest") -> "Iterable[Printed]":
    from cutterprint.games.stuglandet.sheets.kit import kit_parts

    return kit_parts(request)


def _commands() -> "tuple[Command, ...]":
    from cutterprint.games.stuglandet.commands import boards, cabins

    return boards.COMMAND, cabins.COMMAND


def _generate(recipe: object, request: GenerateRequest) -> Generated:
    from cutterprint.games.stuglandet.sets.new_sets import new_set

    return new_set(recipe, request)


def _stats(tiles: object, recipe: object | None) -> Answer:
    from cutterprint.games.stuglandet.answers import stats_answer

    return stats_answer(tiles, recipe)


def _replay(value: object) -> Answer:
    from cutterprint.games.stuglandet.play_answers import replay_answer

    return replay_answer(value)


def _search(value: object, own: SolveOptions, time_limit: float | None, progress: Progress | None) -> Search:
    from cutterprint.games.stuglandet.play_answers import RollSearch

    return RollSearch(value, own, time_limit, progress)


GAME = Game(
    id="stuglandet",
    title="Stuglandet",
    folder=Path(__file__).parent,
    kinds=_kinds,
    set_kind="tiles",
    defaults={"rules": "base", "tiles": "summer", "recipe": "summer"},
    rules_of=_rules_of,
    show=_show,
    score=_score,
    compare=_compare,
    cards=Cards(deck=_deck, options=TileOptions),
    box=_box,
    sheets=(
        Sheet(name="reference", make=_reference, options=ReferenceOptions),
        Sheet(name="scorepad", make=_scorepad, options=ScorepadOptions),
        Sheet(name="rules", make=_rules, options=BookletOptions),
    ),
    kit=_kit,
    commands=_commands,
    generate=_generate,
    stats=_stats,
    replay=_replay,
    solve=Solver(search=_search, options=SolveOptions),
)
