"""The best move told in the terminal: what it does, what is expected after it, and how sure that is."""

import math
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from cutterprint.games.cuttle.positions.notation import move_text
from cutterprint.games.cuttle.solving.solution import (
    HiddenSolution,
    OpenSolution,
    OverSolution,
    Solution,
    line_texts,
)
from cutterprint.games.cuttle.terminal.moves import meaning
from cutterprint.games.cuttle.terminal.showing import show_any
from cutterprint.games.cuttle.terminal.tables import painted_cards
from cutterprint.i18n import Language, Message, grouped, listed, msg, nmsg
from cutterprint.numbers import plus
from cutterprint.terminal import Terminal, table


def solution_lines(solution: Solution, terminal: Terminal, speech: Language) -> Iterator[str]:
    """A table, the best move on it, and why."""
    yield from show_any(solution.position, (), terminal, speech)
    match solution:
        case OverSolution():
            yield speech.gettext("There is nothing left to solve.")
        case OpenSolution():
            yield from _open_lines(solution, terminal, speech)
        case HiddenSolution():
            yield from _hidden_lines(solution, terminal, speech)


def _open_lines(solution: OpenSolution, terminal: Terminal, speech: Language) -> Iterator[str]:
    state, names, found = solution.state, solution.position.names, solution.found
    assert found.move is not None, "the game goes on"
    yield ""
    yield terminal.painted(speech.gettext("Best move"), bold=True)
    text = move_text(found.move, state, names)
    told = meaning(found.move, state, names).said(speech)
    yield "  " + painted_cards(text, terminal) + f"  {told}"
    yield from _line(speech.gettext("Expected line"), line_texts(state, found.line, names), terminal)
    yield ""
    yield from _paragraphs(_verdict(solution), terminal, speech)


def _paragraphs(messages: Iterable[Message], terminal: Terminal, speech: Language) -> Iterator[str]:
    """Sentences in lines that the terminal has room for."""
    for message in messages:
        yield from wrap(message.said(speech), terminal.width)


def _line(title: str, texts: Sequence[str], terminal: Terminal) -> Iterator[str]:
    """What is expected to be played, unless that is the one move only."""
    if len(texts) < 2:
        return
    yield ""
    yield terminal.painted(title, bold=True)
    width = len(str(len(texts)))
    for number, text in enumerate(texts, 1):
        yield f"  {number:>{width}}. " + painted_cards(text, terminal)


def _verdict(solution: OpenSolution) -> Iterator[Message]:
    """How the game ends with best play, or what is guessed of it."""
    found, turns = solution.found, solution.own_turns
    if turns is None:
        yield from _unsure(solution)
    elif solution.is_won:
        yield _victory(solution.side, solution.others, turns)
    elif solution.is_paranoid:
        yield nmsg(
            "If {others} play together, {player} loses within {number} turn; this move holds out longest.",
            "If {others} play together, {player} loses within {number} turns; this move holds out longest.",
            found.turns or turns,
            others=listed(solution.others),
            player=listed(solution.side),
        )
        yield msg("Each for themselves they may not do so: nothing is proved.")
    else:
        yield _victory(solution.others, solution.side, turns)
        yield msg("No move avoids it; this one holds out longest.")


def _victory(winners: Sequence[str], losers: Sequence[str], turns: int) -> Message:
    if len(winners) == 1:
        return nmsg(
            "{player} wins in {number} turn, whatever {others} may do.",
            "{player} wins in {number} turns, whatever {others} may do.",
            turns,
            player=winners[0],
            others=listed(losers),
        )
    return nmsg(
        "{players} win in {number} turn of theirs, whatever {others} may do.",
        "{players} win in {number} turns of theirs, whatever {others} may do.",
        turns,
        players=listed(winners),
        others=listed(losers),
    )


def _unsure(solution: OpenSolution) -> Iterator[Message]:
    found = solution.found
    if solution.is_optimal:
        yield msg("Nobody can force a victory: with best play the game ends without a winner.")
        return
    if found.is_proved:
        yield msg(
            "If {others} play together, {player} gets no more than a stalemate.",
            others=listed(solution.others),
            player=listed(solution.side),
        )
        yield msg("Each for themselves they may not do so: nothing is proved.")
        return
    yield nmsg(
        "The best found by looking {number} turn ahead ({states} states); it is not proved.",
        "The best found by looking {number} turns ahead ({states} states); it is not proved.",
        found.depth,
        states=grouped(found.states),
    )
    yield msg(
        "A guess of where that leads: {value} (a plus favours {players}; a point is worth 10).",
        value=plus(found.value),
        players=listed(solution.side),
    )


def _hidden_lines(solution: HiddenSolution, terminal: Terminal, speech: Language) -> Iterator[str]:
    state, names, found = solution.state, solution.position.names, solution.found
    yield ""
    if not found.moves:
        yield speech.gettext("No game was played out before the time was over.")
        return
    yield terminal.painted(speech.gettext("Moves by how often they were tried"), bold=True)
    titles = (msg("move"), msg("won"), msg("95 % sure"), msg("tried"))
    rows = [[title.said(speech) for title in titles]]
    for tried in found.moves:
        low, high = tried.interval
        share, span = f"{tried.share:.0%}", f"{math.floor(100 * low)}–{math.ceil(100 * high)}%"
        rows.append([move_text(tried.move, state, names), share, span, speech.grouped(tried.visits)])
    yield from (f"  {painted_cards(line, terminal)}" for line in table(rows))
    yield from _line(speech.gettext("The line tried most"), line_texts(state, found.line, names), terminal)
    best = found.moves[0]
    yield ""
    text = move_text(best.move, state, names)
    yield terminal.painted(speech.gettext("Best move"), bold=True) + "  " + painted_cards(text, terminal)
    yield from _paragraphs(_sampled(solution), terminal, speech)


def _sampled(solution: HiddenSolution) -> Iterator[Message]:
    """What the best move does, and on what that judgement stands."""
    found = solution.found
    yield meaning(found.moves[0].move, solution.state, solution.position.names)
    yield nmsg(
        "A sample of {games} game dealt to fit what is known: likely, never proved.",
        "A sample of {games} games dealt to fit what is known: likely, never proved.",
        found.games,
        games=grouped(found.games),
    )
    if found.games < found.wanted:
        yield msg("The time was over before {wanted} games.", wanted=grouped(found.wanted))
