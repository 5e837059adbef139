"""The rules in few words for paper and terminal, in any language, from the rules file alone; score rules tell
themselves.

Names of a rules file stand in their basic form only, so no sentence may need another one.
"""

from collections.abc import Mapping

from cutterprint.games.cutterland.rules.model import Bonus, Creature, Hunt, Reach, Rules
from cutterprint.i18n import Language
from cutterprint.numbers import signed


def name_of(key: str, rules: Rules, speech: Language) -> str:
    return rules.name_of(key).in_language(speech.code)


def how_many(counts: Mapping[str, int], rules: Rules, speech: Language) -> str:
    """So many of each: Goblin, 2 × Frog."""
    return ", ".join(
        name_of(key, rules, speech) if number == 1 else f"{number} × {name_of(key, rules, speech)}"
        for key, number in counts.items()
    )


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


def unused_words(bonus: Bonus, speech: Language) -> str:
    """What a bonus scores that was not used."""
    return speech.ngettext(
        "%(points)s point for each one unused",
        "%(points)s points for each one unused",
        bonus.unused,
    ) % {"points": signed(bonus.unused)}


def unused_reminder(bonus: Bonus, speech: Language) -> str:
    return speech.gettext("%(points)s for each one unused") % {"points": signed(bonus.unused)}
