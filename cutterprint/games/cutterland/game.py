"""Cutterland as the shelf sees it; whatever is heavy is imported when it is asked for."""

from pathlib import Path

from cutterprint.games.command import Command
from cutterprint.games.cutterland.options import CardOptions, ReferenceOptions, ScorepadOptions, SolveOptions
from cutterprint.games.game import Cards, Game, Sheet, Solver
from cutterprint.games.later import imported_later
from cutterprint.options import BookletOptions

with imported_later(__name__):
    from cutterprint.games.cutterland.answers import land_search, replay_answer, score_answer, stats_answer
    from cutterprint.games.cutterland.decks.new_packs import new_pack
    from cutterprint.games.cutterland.kinds import kinds
    from cutterprint.games.cutterland.scoring.verify import compare
    from cutterprint.games.cutterland.sheets.boxes import box_art
    from cutterprint.games.cutterland.sheets.kit import kit_parts
    from cutterprint.games.cutterland.sheets.makers import deck, reference, rules, scorepad
    from cutterprint.games.cutterland.terminal.specs import show_any


def own_commands() -> tuple[Command, ...]:
    from cutterprint.games.cutterland.commands import pieces, refill, stock, tokens, used

    return pieces.COMMAND, tokens.COMMAND, used.COMMAND, stock.COMMAND, refill.COMMAND


GAME = Game(
    id="cutterland",
    title="Cutterland",
    folder=Path(__file__).parent,
    kinds=kinds,
    set_kind="pack",
    defaults={"rules": "base", "pack": "classic", "recipe": "classic"},
    show=show_any,
    score=score_answer,
    compare=compare,
    replay=replay_answer,
    solve=Solver(search=land_search, options=SolveOptions),
    generate=new_pack,
    stats=stats_answer,
    cards=Cards(deck=deck, options=CardOptions),
    box=box_art,
    sheets=(
        Sheet(name="reference", make=reference, options=ReferenceOptions),
        Sheet(name="scorepad", make=scorepad, options=ScorepadOptions),
        Sheet(name="rules", make=rules, options=BookletOptions),
    ),
    kit=kit_parts,
    commands=own_commands,
)
