"""The best use of the bonuses told in the terminal: the score, and what each move gained."""

from collections import Counter
from collections.abc import Iterator, Sequence

from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.scoring.points import BONUSES
from cutterprint.games.cutterland.scoring.score import Score
from cutterprint.games.cutterland.solving.gains import Gain, gains
from cutterprint.games.cutterland.solving.moves import Bridge, Move, Tower, Wall
from cutterprint.games.cutterland.solving.search import Solution
from cutterprint.games.cutterland.terminal.scores import score_text
from cutterprint.terminal import Terminal

_NUMBERS = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
]


def solution_text(found: Solution, terminal: Terminal) -> Iterator[str]:
    """A solution: the land with its bonuses, the hunt and the points, and why they stand there."""
    yield from score_text(found.score, terminal)
    yield ""
    yield terminal.painted("The moves", bold=True)
    if not found.moves:
        yield "  none: nothing scores more than the bonuses left unused"
    for gain in gains(found):
        yield f"  {gain_words(gain)}"
    yield ""
    yield f"{verdict(found)}"


def verdict(found: Solution) -> str:
    total, before = found.score.total, found.before.total
    gained = f", {total - before} more than without" if total > before else ""
    if found.is_optimal:
        return f"{total} points{gained}: no other use of the bonuses scores more."
    return f"{total} points{gained}: the best found so far; none scores more than {found.bound}."


def gain_words(gain: Gain) -> str:
    """Such as: wall C3/C4 keeps the dragons from four goblins: +11 (goblin +12, bonuses −1)."""
    before, after = gain.before.parts, gain.after.parts
    changes = [f"{key} {_plus(after[key] - before[key])}" for key in after if after[key] != before[key]]
    return f"{_names(gain.moves)} {_deed(gain)}: {_plus(gain.points)} ({', '.join(changes)})"


def _names(moves: Sequence[Move]) -> str:
    return _and([move.name for move in moves])


def _deed(gain: Gain) -> str:
    """What moves do: whom they save, whom they feed to somebody, what they part or join."""
    one = len(gain.moves) == 1
    rules = gain.before.land.rules
    before = {meal.prey: meal.kind for meal in gain.before.meals}
    after = {meal.prey: meal.kind for meal in gain.after.meals}
    saved = {prey: kind for prey, kind in before.items() if prey not in after}
    eaten = {prey: kind for prey, kind in after.items() if prey not in before}
    deeds = []
    for kind in dict.fromkeys(saved.values()):
        whom = _creatures([prey for prey in saved if saved[prey] == kind], gain.before, rules)
        deeds.append(f"{_verb('keep', one)} the {_plural(kind, rules)} from {whom}")
    for kind in dict.fromkeys(eaten.values()):
        whom = _creatures([prey for prey in eaten if eaten[prey] == kind], gain.after, rules)
        deeds.append(f"{_verb('leave', one)} {whom} to the {_plural(kind, rules)}")
    if not any(part != BONUSES for part in _changed(gain)) or not deeds:
        deeds.append(_form(gain, one))
    return _and(deeds)


def _form(gain: Gain, one: bool) -> str:
    if all(isinstance(move, Tower) for move in gain.moves):
        return f"{_verb('shelter', one)} those inside"
    fewer, more = gain.after.areas < gain.before.areas, gain.after.areas > gain.before.areas
    if all(isinstance(move, Wall) for move in gain.moves) or more:
        return f"{_verb('part', one)} an area"
    if all(isinstance(move, Bridge) for move in gain.moves) or fewer:
        return f"{_verb('join', one)} areas"
    return f"{_verb('change', one)} the areas"


def _changed(gain: Gain) -> list[str]:
    return [part for part, points in gain.after.parts.items() if points != gain.before.parts[part]]


def _creatures(numbers: Sequence[int], found: Score, rules: Rules) -> str:
    """Creatures by kind: four goblins and a frog."""
    kinds = Counter(found.ground.creature[number] or "" for number in numbers)
    return _and([_counted(count, kind, rules) for kind, count in kinds.items()])


def _counted(count: int, kind: str, rules: Rules) -> str:
    if count == 1:
        name = str(rules.name_of(kind)).lower()
        return f"{'an' if name[:1] in 'aeiou' else 'a'} {name}"
    return f"{_NUMBERS[count] if count < len(_NUMBERS) else count} {_plural(kind, rules)}"


def _plural(kind: str, rules: Rules) -> str:
    return f"{str(rules.name_of(kind)).lower()}s"


def _verb(verb: str, one: bool) -> str:
    return f"{verb}s" if one else verb


def _plus(points: int) -> str:
    return f"+{points}" if points >= 0 else f"−{-points}"


def _and(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)
