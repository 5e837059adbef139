"""Cuttle as the shelf sees it; whatever is heavy is imported when it is asked for."""

from pathlib import Path

from cutterprint.games.command import Command
from cutterprint.games.cuttle.options import DeckChoices, ReferenceOptions, ScorepadOptions, SolveOptions
from cutterprint.games.game import Cards, Game, Sheet, Solver
from cutterprint.games.later import imported_later
from cutterprint.options import BookletOptions

with imported_later(__name__):
    from cutterprint.games.cuttle.answers import replay_answer, score_answer, table_search
    from cutterprint.games.cuttle.kinds import kinds
    from cutterprint.games.cuttle.positions.comparing import compare
    from cutterprint.games.cuttle.sheets.boxes import box_art
    from cutterprint.games.cuttle.sheets.kit import kit_parts
    from cutterprint.games.cuttle.sheets.makers import deck, reference, rules, scorepad
    from cutterprint.games.cuttle.terminal.showing import show_any


def own_commands() -> tuple[Command, ...]:
    from cutterprint.games.cuttle.commands import markers, online

    return markers.COMMAND, online.COMMAND


GAME = Game(
    id="cuttle",
    title="Cuttle",
    folder=Path(__file__).parent,
    kinds=kinds,
    set_kind="deck",
    defaults={"rules": "base", "deck": "harbour"},
    show=show_any,
    score=score_answer,
    compare=compare,
    replay=replay_answer,
    solve=Solver(search=table_search, options=SolveOptions),
    cards=Cards(deck=deck, options=DeckChoices),
    box=box_art,
    sheets=(
        Sheet(name="reference", make=reference, options=ReferenceOptions),
        Sheet(name="scorepad", make=scorepad, options=ScorepadOptions),
        Sheet(name="rules", make=rules, options=BookletOptions),
    ),
    kit=kit_parts,
    commands=own_commands,
)
