"""The rules of a game told in words, from the rules file alone."""

from collections.abc import Iterator

from cutterprint.games.cutterland.rules.model import (
    AreaSize,
    ByCount,
    Creature,
    EachNeighbour,
    EachPrey,
    EachSurvivor,
    Exactly,
    Hunt,
    Ladder,
    Reach,
    Rules,
    Scope,
    ScoreRule,
)
from cutterprint.terminal import Terminal


def rules_lines(rules: Rules, terminal: Terminal) -> Iterator[str]:
    """A rules file for the terminal: the card, the landscapes, every creature and bonus."""
    card = rules.card
    yield terminal.painted(str(rules.name), bold=True) + f" ({rules.id})"
    yield (
        f"a card has {card.squares} squares, {card.rows} rows of {card.columns}; "
        f"{card.features} of them carry a creature or bonus"
    )
    yield ""
    for landscape in rules.landscapes.values():
        at_home = [str(c.name).lower() for c in rules.creatures.values() if landscape.key in c.lives_in]
        yield f"{landscape.code}  {landscape.name}: {', '.join(at_home) or 'nothing lives here'}"
    yield ""
    for creature in rules.creatures.values():
        yield f"{creature.code}  " + terminal.painted(str(creature.name), bold=True)
        if creature.hunts is not None:
            yield f"     hunts in turn {creature.hunts.turn}: {hunt_words(creature.hunts, rules)}"
        for rule in creature.scores:
            yield f"     {score_words(rule, creature, rules)}"
    for bonus in rules.bonuses.values():
        yield f"{bonus.code}  " + terminal.painted(str(bonus.name), bold=True)
        yield f"     {_points(bonus.unused)} for each one not used"


def hunt_words(hunt: Hunt, rules: Rules) -> str:
    """Whom a creature hunts."""
    if hunt.eats is None:
        number = "every creature"
    else:
        number = "1 creature" if hunt.eats == 1 else f"{hunt.eats} creatures"
    where = "around it" if hunt.reach is Reach.AROUND else "of its area"
    spared = [str(rules.creatures[key].name).lower() for key in rules.creatures if key in hunt.spares]
    return f"{number} {where}" + (f", but no {' or '.join(spared)}" if spared else "")


def score_words(rule: ScoreRule, creature: Creature, rules: Rules) -> str:
    """What a creature scores by one of its rules."""
    name = str(creature.name).lower()
    match rule:
        case EachSurvivor(points):
            return f"{_points(points)} for each survivor"
        case EachPrey(points):
            return f"{_points(points)} for each creature that it devours"
        case AreaSize(points):
            return f"{_points(points)} for each square of its area, once an area"
        case EachNeighbour(beside, points):
            other = "creature" if beside is None else str(rules.creatures[beside].name).lower()
            return f"{_points(points)} for each {other} around each {name}"
        case ByCount(scope, by):
            over = "in an area" if scope is Scope.AREA else "in the land"
            return f"by their number {over}: {count_words(by)}"


def count_words(by: Ladder | Exactly) -> str:
    """Points by count: 1 → 2, 2 → 5, each one more +2."""
    match by:
        case Ladder(table, then):
            steps = [f"{count} → {points}" for count, points in enumerate(table, 1)]
            more = f"each one more {then:+d}" if then else "no more for further ones"
            return ", ".join([*steps, more])
        case Exactly(counts):
            return ", ".join(f"exactly {count} → {points}" for count, points in counts) + ", else nothing"


def _points(number: int) -> str:
    sign = "−" if number < 0 else ""
    return f"{sign}{abs(number)} point" + ("" if abs(number) == 1 else "s")
