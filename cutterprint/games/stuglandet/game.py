"""Stuglandet as the shelf sees it; whatever is heavy is imported when it is asked for."""

from pathlib import Path

from cutterprint.games.command import Command
from cutterprint.games.game import Cards, Game, Sheet, Solver
from cutterprint.games.later import imported_later
from cutterprint.games.stuglandet.options import ReferenceOptions, ScorepadOptions, SolveOptions, TileOptions
from cutterprint.options import BookletOptions

with imported_later(__name__):
    from cutterprint.games.stuglandet.answers import score_answer, stats_answer
    from cutterprint.games.stuglandet.kinds import kinds
    from cutterprint.games.stuglandet.play_answers import replay_answer, roll_search
    from cutterprint.games.stuglandet.scoring.verify import compare
    from cutterprint.games.stuglandet.sets.new_sets import new_set
    from cutterprint.games.stuglandet.sheets.boxes import box_art
    from cutterprint.games.stuglandet.sheets.kit import kit_parts
    from cutterprint.games.stuglandet.sheets.makers import deck, reference, rules, scorepad
    from cutterprint.games.stuglandet.terminal.specs import show_any


def own_commands() -> tuple[Command, ...]:
    from cutterprint.games.stuglandet.commands import boards, cabins

    return boards.COMMAND, cabins.COMMAND


GAME = Game(
    id="stuglandet",
    title="Stuglandet",
    folder=Path(__file__).parent,
    kinds=kinds,
    set_kind="tiles",
    defaults={"rules": "base", "tiles": "summer", "recipe": "summer"},
    show=show_any,
    score=score_answer,
    compare=compare,
    cards=Cards(deck=deck, options=TileOptions),
    box=box_art,
    sheets=(
        Sheet(name="reference", make=reference, options=ReferenceOptions),
        Sheet(name="scorepad", make=scorepad, options=ScorepadOptions),
        Sheet(name="rules", make=rules, options=BookletOptions),
    ),
    kit=kit_parts,
    commands=own_commands,
    generate=new_set,
    stats=stats_answer,
    replay=replay_answer,
    solve=Solver(search=roll_search, options=SolveOptions),
)
