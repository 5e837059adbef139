"""The best use of a roll told in the terminal: each move and what it gains, and whether it is proved."""

from collections.abc import Iterator

from cutterprint.games.stuglandet.rules.model import Part
from cutterprint.games.stuglandet.solving.solution import Solution, Step
from cutterprint.games.stuglandet.terminal.moves import effect_words, move_words, roll_words
from cutterprint.games.stuglandet.terminal.scores import score_lines
from cutterprint.games.stuglandet.words.names import PART_NAMES
from cutterprint.i18n import Language, said
from cutterprint.numbers import plus, signed
from cutterprint.terminal import Terminal


def solution_lines(found: Solution, terminal: Terminal, speech: Language) -> Iterator[str]:
    """The board and score after the best use of a roll, and how it comes about."""
    yield from score_lines(found.score, terminal, speech)
    yield ""
    told = speech.gettext("{player} rolled: {landings}")
    landings = roll_words(found.roll, speech)
    yield terminal.painted(told.format(player=found.name, landings=landings), bold=True)
    if not found.steps:
        yield "  " + speech.gettext("nothing can be done with this roll")
    for number, step in enumerate(found.steps, 1):
        yield from _step_lines(number, step, found, speech)
    yield ""
    yield _verdict(found, speech)


def _step_lines(number: int, step: Step, found: Solution, speech: Language) -> Iterator[str]:
    """Such as: 1. Rosa places a cabin in C2: +4 (Cabins +1, Most on a tile +3); Bo −2."""
    board = found.score.board
    before, after = (one.players[found.player].parts for one in (step.before, step.after))
    parts = [
        f"{said(PART_NAMES[part], speech)} {plus(after[part] - before[part])}"
        for part in Part
        if after[part] != before[part]
    ]
    gains = step.gains()
    told = f"{move_words(step.event, board, speech)}: {plus(gains[found.player])}"
    if parts:
        told += f" ({', '.join(parts)})"
    others = [
        f"{player.name} {plus(gain)}"
        for seat, (player, gain) in enumerate(zip(board.players, gains, strict=True))
        if seat != found.player and gain
    ]
    yield f"  {number}. " + "; ".join([told, *others, *effect_words(step.event, board, speech)])


def _verdict(found: Solution, speech: Language) -> str:
    """The total, what it gained, and whether it is proved to be the best."""
    told = speech.ngettext(
        "{player} has {number} point then", "{player} has {number} points then", found.total
    )
    points = told.format(player=found.name, number=signed(found.total))
    if found.gained:
        told = speech.gettext("{points} ({gained})")
        points = told.format(points=points, gained=plus(found.gained))
    if found.is_optimal:
        return speech.gettext("{points}: no other use of the roll is better.").format(points=points)
    told = speech.gettext("{points}: the best found so far. No use of the roll gives more than {bound}.")
    return told.format(points=points, bound=found.bound)
