"""Cutterland as the shelf sees it; whatever is heavy is imported when it is asked for."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cutterprint.games.command import Command
from cutterprint.games.cutterland.options import (
    CardOptions,
    ReferenceOptions,
    ScorepadOptions,
    SolveOptions,
)
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
from cutterprint.i18n import Language
from cutterprint.options import BookletOptions
from cutterprint.specs.problems import ProblemLog
from cutterprint.specs.tree import MapNode
from cutterprint.terminal import Terminal

if TYPE_CHECKING:
    from cutterprint.printing.box_faces import BoxArt
    from cutterprint.printing.deck import Deck, DeckOptions
    from cutterprint.printing.printed import KitRequest, Printed, PrintRequest


def _kinds() -> Mapping[str, Kind]:
    from cutterprint.games.cutterland.kinds import KINDS

    return KINDS


def _rules_of(value: object) -> object | None:
    from cutterprint.games.cutterland.rules.model import Rules

    rules = value if isinstance(value, Rules) else getattr(value, "rules", None)
    return rules if isinstance(rules, Rules) else None


def _show(value: object, only: Sequence[str], terminal: Terminal, speech: Language) -> Iterable[str]:
    from cutterprint.games.cutterland.terminal.specs import show_any

    return show_any(value, terminal, cards=only, speech=speech)


def _score(value: object) -> Answer:
    from cutterprint.games.cutterland.answers import score_answer

    return score_answer(value)


def _compare(value: object, node: MapNode, log: ProblemLog) -> int:
    from cutterprint.games.cutterland.scoring.verify import compare

    return compare(value, node, log)


def _replay(value: object) -> Answer:
    from cutterprint.games.cutterland.answers import replay_answer

    return replay_answer(value)


def _search(value: object, own: SolveOptions, time_limit: float | None, progress: Progress | None) -> Search:
    from cutterprint.games.cutterland.answers import LandSearch

    return LandSearch(value, is_fresh=own.fresh, time_limit=time_limit, progress=progress)


def _generate(recipe: object, request: GenerateRequest) -> Generated:
    from cutterprint.games.cutterland.decks.new_packs import new_pack

    return new_pack(recipe, request)


def _stats(pack: object, recipe: object | None) -> Answer:
    from cutterprint.games.cutterland.answers import stats_answer

    return stats_answer(pack, recipe)


def _deck(packs: Sequence[object], options: "DeckOptions", own: CardOptions) -> "Deck":
    from cutterprint.games.cutterland.sheets.makers import deck

    return deck(packs, options, own)


def _box(request: "PrintRequest") -> "BoxArt":
    from cutterprint.games.cutterland.sheets.boxes import box_art

    return box_art(request)


def _reference(request: "PrintRequest", own: ReferenceOptions) -> "Printed":
    from cutterprint.games.cutterland.sheets.makers import reference

    return reference(request, own)


def _scorepad(request: "PrintRequest", own: ScorepadOptions) -> "Printed":
    from cutterprint.games.cutterland.sheets.makers import scorepad

    return scorepad(request, own)


def _rules(request: "PrintRequest", own: BookletOptions) -> "Printed":
    from cutterprint.games.cutterland.sheets.makers import rules

    return rules(request, own)


def _kit(request: "KitRequest") -> "Iterable[Printed]":
    from cutterprint.games.cutterland.sheets.kit import kit_parts

    return kit_parts(request)


def _commands() -> tuple[Command, ...]:
    from cutterprint.games.cutterland.commands import pieces, refill, stock, tokens, used

    return pieces.COMMAND, tokens.COMMAND, used.COMMAND, stock.COMMAND, refill.COMMAND


GAME = Game(
    id="cutterland",
    title="Cutterland",
    folder=Path(__file__).parent,
    kinds=_kinds,
    set_kind="pack",
    defaults={"rules": "base", "pack": "classic", "recipe": "classic"},
    rules_of=_rules_of,
    show=_show,
    score=_score,
    compare=_compare,
    replay=_replay,
    solve=Solver(search=_search, options=SolveOptions),
    generate=_generate,
    stats=_stats,
    cards=Cards(deck=_deck, options=CardOptions),
    box=_box,
    sheets=(
        Sheet(name="reference", make=_reference, options=ReferenceOptions),
        Sheet(name="scorepad", make=_scorepad, options=ScorepadOptions),
        Sheet(name="rules", make=_rules, options=BookletOptions),
    ),
    kit=_kit,
    commands=_commands,
)
