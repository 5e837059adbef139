"""Effects told by icons alone, so that they are understood in any language and across the table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cutterprint.games.cuttle.rules.model import OneOff, Rank, Royal, Rules, Threat


@dataclass(frozen=True)
class Sign:
    """An icon, a number before one, or a small card with an index; `small` ones only connect others."""

    icon: str = ""
    text: str = ""
    rank: str = ""
    small: bool = False


ARROW = Sign("arrow", small=True)
OR = Sign(text="/", small=True)
THEN = Sign(text="+", small=True)
_ONE_OFFS = {
    OneOff.SCRAP_POINTS: (Sign("points"), ARROW, Sign("scrap")),
    OneOff.SCRAP_ROYAL: (Sign("royal"), ARROW, Sign("scrap")),
    OneOff.TAKE_FROM_SCRAP: (Sign("scrap"), ARROW, Sign("hand")),
    OneOff.SCRAP_ROYALS: (Sign("royals"), ARROW, Sign("scrap")),
    OneOff.RETURN_TO_HAND: (Sign("card"), ARROW, Sign("hand"), Sign("frost")),
}
_ROYALS = {
    Royal.GLASSES: (Sign("glasses"), ARROW, Sign("hand"), Sign("eye")),
    Royal.STEAL_POINTS: (Sign("point"), ARROW, Sign("steal")),
    Royal.STEAL_ROYAL: (Sign("royal"), ARROW, Sign("crown")),
}


def icon_sentence(rank: Rank, rules: Rules, variant: str) -> tuple[Sign, ...]:
    """What a rank does, as a row of signs."""
    signs: list[Sign] = []
    for part in (_one_off(rank), _counter(rank), _royal(rank, rules, variant)):
        if part and signs:
            signs.append(OR)
        signs += part
    return tuple(signs) or (Sign(text=str(rank.points)), Sign("star"))


def _one_off(rank: Rank) -> Sequence[Sign]:
    number = Sign(text=str(rank.number))
    match rank.one_off:
        case None:
            return ()
        case OneOff.OPPONENT_DISCARDS:
            return number, Sign("hand"), ARROW, Sign("scrap")
        case OneOff.DISCARD_AND_DRAW:
            return Sign("hand"), ARROW, Sign("scrap"), THEN, number, Sign("deck"), ARROW, Sign("hand")
        case OneOff.PLAY_FROM_DECK:
            return number, Sign("deck"), Sign("eye"), ARROW, Sign("card")
        case effect:
            return _ONE_OFFS[effect]


def _counter(rank: Rank) -> Sequence[Sign]:
    return (Sign("counter"),) if rank.counters else ()


def _royal(rank: Rank, rules: Rules, variant: str) -> Sequence[Sign]:
    match rank.royal:
        case None:
            return ()
        case Royal.LOWER_GOAL:
            goals = rules.variants[variant].goals[1:]
            return Sign("goal"), *(Sign(text=str(goal)) for goal in goals)
        case Royal.PROTECT:
            return Sign("shield"), *(Sign(rank=key) for key in _stopped(rank, rules))
        case effect:
            return _ROYALS[effect]


def _stopped(rank: Rank, rules: Rules) -> Iterator[str]:
    """The ranks that can't do what they do to cards that this one protects."""
    for key, other in rules.ranks.items():
        effects = {effect.value for effect in (other.one_off, other.royal) if effect is not None}
        if other.counters:
            effects.add(Threat.COUNTER.value)
        if effects & {threat.value for threat in rank.protects}:
            yield key
