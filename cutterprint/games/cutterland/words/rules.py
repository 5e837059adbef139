"""The rules in few words for reference sheets and scorepads, in any language, from the rules file alone.

Names of a rules file stand in their basic form only, so no sentence may need another one.
"""

from cutterprint.games.cutterland.rules.model import (
    AreaSize,
    Bonus,
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
from cutterprint.i18n import Language


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def name_of(key: str, rules: Rules, speech: Language) -> str:
    return rules.name_of(key).in_language(speech.code)


def hunt_words(hunt: Hunt, creature: Creature, rules: Rules, speech: Language) -> str:
    """Whom a creature devours, and whom it spares."""
    around = hunt.reach is Reach.AROUND
    if hunt.eats is None:
        told = (
            speech.gettext("Devours every creature around it, diagonally too")
            if around
            else speech.gettext("Devours every creature of its area")
        )
    else:
        told = (
            speech.ngettext(
                "Devours %(num)s creature around it, diagonally too",
                "Devours %(num)s creatures around it, diagonally too",
                hunt.eats,
            )
            if around
            else speech.ngettext(
                "Devours %(num)s creature of its area", "Devours %(num)s creatures of its area", hunt.eats
            )
        ) % {"num": hunt.eats}
    if hunt.spares == {creature.key}:
        return speech.gettext("%(hunt)s, but not its own kind") % {"hunt": told}
    spared = [name_of(key, rules, speech) for key in rules.creatures if key in hunt.spares]
    eaten = [name_of(key, rules, speech) for key in rules.creatures if key not in hunt.spares]
    if len(eaten) < len(spared):
        return speech.gettext("%(hunt)s. Eats only: %(names)s") % {
            "hunt": told,
            "names": speech.listed(eaten),
        }
    if spared:
        return speech.gettext("%(hunt)s. Spares: %(names)s") % {"hunt": told, "names": speech.listed(spared)}
    return told


def score_words(rule: ScoreRule, rules: Rules, speech: Language) -> str:
    """What a rule scores; counts and their points are left to the picture beside it."""
    name = ""
    match rule:
        case EachSurvivor(points):
            told = speech.ngettext(
                "%(points)s point for each survivor", "%(points)s points for each survivor", points
            )
        case EachPrey(points):
            told = speech.ngettext(
                "%(points)s point for each creature it devours",
                "%(points)s points for each creature it devours",
                points,
            )
        case AreaSize(points):
            told = speech.ngettext(
                "%(points)s point for each square of its area; an area counts once",
                "%(points)s points for each square of its area; an area counts once",
                points,
            )
        case EachNeighbour(None, points):
            told = speech.ngettext(
                "%(points)s point for each creature around each of them",
                "%(points)s points for each creature around each of them",
                points,
            )
        case EachNeighbour(str(beside), points):
            name = name_of(beside, rules, speech)
            # For translators: the name stands in its basic form.
            told = speech.ngettext(
                "%(points)s point for each neighbour of each of them: %(name)s",
                "%(points)s points for each neighbour of each of them: %(name)s",
                points,
            )
        case ByCount(Scope.AREA, Ladder()):
            return speech.gettext("by how many of them share an area")
        case ByCount(Scope.AREA, Exactly()):
            return speech.gettext("for each area with exactly so many")
        case ByCount(Scope.LAND, Ladder()):
            return speech.gettext("by how many there are in the whole land")
        case ByCount(Scope.LAND, Exactly()):
            return speech.gettext("if the whole land has exactly so many")
    return told % {"points": signed(points), "name": name}


def unused_words(bonus: Bonus, speech: Language) -> str:
    """What a bonus scores that was not used."""
    return speech.ngettext(
        "%(points)s point for each one unused",
        "%(points)s points for each one unused",
        bonus.unused,
    ) % {"points": signed(bonus.unused)}


def reminder(rule: ScoreRule, rules: Rules, speech: Language) -> str:
    """A rule in one short line, for a scorepad."""
    match rule:
        case EachSurvivor(points):
            told = speech.gettext("%(points)s each")
        case EachPrey(points):
            told = speech.gettext("%(points)s for each one devoured")
        case AreaSize(points):
            told = speech.gettext("%(points)s a square of its area")
        case EachNeighbour(None, points):
            told = speech.gettext("%(points)s a neighbour")
        case EachNeighbour(str(beside), points):
            told = speech.gettext("%(points)s a neighbour: %(name)s")
            return told % {"points": signed(points), "name": name_of(beside, rules, speech)}
        case ByCount(scope, by):
            steps = ", ".join(f"{count}→{signed(points)}" for count, points in counted(by))
            if isinstance(by, Ladder) and by.then:
                steps += f", {plus(by.then)}"
            told = (
                speech.gettext("area: %(steps)s")
                if scope is Scope.AREA
                else speech.gettext("land: %(steps)s")
            )
            return told % {"steps": steps}
    return told % {"points": signed(points)}


def unused_reminder(bonus: Bonus, speech: Language) -> str:
    return speech.gettext("%(points)s for each one unused") % {"points": signed(bonus.unused)}


def counted(by: Ladder | Exactly) -> list[tuple[int, int]]:
    """Counts and their points, as far as they are said one by one."""
    return list(enumerate(by.table, 1)) if isinstance(by, Ladder) else sorted(by.counts)


def plus(number: int) -> str:
    """What is added: with its sign in any case."""
    return signed(number) if number <= 0 else f"+{number}"
