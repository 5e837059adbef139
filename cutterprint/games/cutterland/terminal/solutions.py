"""The best use of the bonuses told in the terminal: the score, and what each move gained."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from cutterprint.games.cutterland.scoring.points import BONUSES
from cutterprint.games.cutterland.scoring.score import Score
from cutterprint.games.cutterland.solving.gains import Gain, gains
from cutterprint.games.cutterland.solving.moves import Bridge, Tower, Wall
from cutterprint.games.cutterland.solving.search import Solution
from cutterprint.games.cutterland.terminal.scores import part_names, score_text
from cutterprint.games.cutterland.words.rules import how_many, name_of
from cutterprint.i18n import Language, listed, said
from cutterprint.numbers import plus
from cutterprint.terminal import Terminal


def solution_text(found: Solution, terminal: Terminal, speech: Language) -> Iterator[str]:
    """A solution: the land with its bonuses, the hunt and the points, and why they stand there."""
    yield from score_text(found.score, terminal, speech)
    yield ""
    yield terminal.painted(speech.gettext("The moves"), bold=True)
    if not found.moves:
        yield "  " + speech.gettext("none: no move scores more than the bonuses left unused")
    for gain in gains(found):
        yield f"  {gain_words(gain, speech)}"
    yield ""
    yield verdict(found, speech)


def verdict(found: Solution, speech: Language) -> str:
    """The total, what it gained, and whether it is proved to be the best."""
    total, gained = found.score.total, found.score.total - found.before.total
    told = speech.ngettext("{number} point", "{number} points", total).format(number=total)
    if gained > 0:
        told = speech.gettext("{points}, {gained} more than without these moves").format(
            points=told, gained=gained
        )
    if found.is_optimal:
        return speech.gettext("{points}: no other use of the bonuses scores more.").format(points=told)
    return speech.gettext(
        "{points}: the best found so far. No use of the bonuses scores more than {bound}."
    ).format(points=told, bound=found.bound)


def gain_words(gain: Gain, speech: Language) -> str:
    """Such as: wall C3/C4: +11 (Goblin +12, Bonuses −1); Dragon no longer eats 4 × Goblin."""
    before, after = gain.before.parts, gain.after.parts
    changed = [key for key in after if after[key] != before[key]]
    names = part_names(gain.before.land.rules, speech)
    changes = ", ".join(f"{names[key]} {plus(after[key] - before[key])}" for key in changed)
    deeds = list(_deeds(gain, speech))
    if not deeds or changed == [BONUSES]:
        deeds.append(_form(gain, speech))
    moves = said(listed(move.name for move in gain.moves), speech)
    return "; ".join([f"{moves}: {plus(gain.points)} ({changes})", *deeds])


def _deeds(gain: Gain, speech: Language) -> Iterator[str]:
    """Whom moves save from whom, and whom they feed to whom."""
    rules = gain.before.land.rules
    before, after = _eaten(gain.before), _eaten(gain.after)
    # For translators: names of creatures stand in their basic form, with a number before them if need be.
    no_longer = speech.gettext("{hunter} no longer eats {prey}")
    now = speech.gettext("{hunter} now eats {prey}")
    for told, here, there in ((no_longer, before, after), (now, after, before)):
        for hunter in rules.creatures:
            if prey := here[hunter] - there[hunter]:
                yield told.format(hunter=name_of(hunter, rules, speech), prey=how_many(prey, rules, speech))


def _eaten(found: Score) -> defaultdict[str, Counter[str]]:
    """By hunter how many of each kind it eats."""
    eaten: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for meal in found.meals:
        eaten[meal.kind][found.ground.creature[meal.prey] or ""] += 1
    return eaten


def _form(gain: Gain, speech: Language) -> str:
    """What moves do to the land, where nobody is saved or eaten."""
    if all(isinstance(move, Tower) for move in gain.moves):
        return speech.gettext("creatures sheltered")
    fewer, more = gain.after.areas < gain.before.areas, gain.after.areas > gain.before.areas
    if all(isinstance(move, Wall) for move in gain.moves) or more:
        return speech.gettext("an area divided")
    if all(isinstance(move, Bridge) for move in gain.moves) or fewer:
        return speech.gettext("areas joined")
    return speech.gettext("areas changed")
