"""The rules in few words for paper and terminal, in any language, from the rules file alone; score rules tell
themselves.

Names of a rules file stand in their basic form only, so no sentence may need another one. What is said of a
creature agrees with the gender of its name, where the file tells it.
"""

from collections.abc import Mapping

from cutterprint.games.cutterland.rules.model import WALL_BRIDGE, Bonus, Creature, Hunt, Reach, Rules
from cutterprint.i18n import Language
from cutterprint.numbers import signed


def name_of(key: str, rules: Rules, speech: Language) -> str:
    return rules.name_of(key).in_language(speech.code)


def speaking_of(creature: Creature, speech: Language) -> Language:
    """The language in which something is said of a creature."""
    return speech.agreeing(creature.gender.get(speech.code))


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
            else speech.gettext("Devours every creature in its area")
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
                "Devours %(num)s creature in its area", "Devours %(num)s creatures in its area", hunt.eats
            )
        ) % {"num": hunt.eats}
    if hunt.spares == {creature.key}:
        return speech.gettext("%(hunt)s, but not its own kind") % {"hunt": told}
    spared = [name_of(key, rules, speech) for key in rules.creatures if key in hunt.spares]
    eaten = [name_of(key, rules, speech) for key in rules.creatures if key not in hunt.spares]
    if not eaten:
        return speech.gettext("Devours nobody")
    if len(eaten) < len(spared):
        return speech.gettext("%(hunt)s. Eats only: %(names)s") % {
            "hunt": told,
            "names": speech.listed(eaten),
        }
    if spared:
        return speech.gettext("%(hunt)s. Spares: %(names)s") % {"hunt": told, "names": speech.listed(spared)}
    return told


def across_words(rules: Rules, speech: Language) -> str:
    """Who reaches across a bridge that joins no areas: hunters that reach around them, and nobody else."""
    names, about = _reaching(rules, speech)
    if not names:
        return speech.gettext("No hunter reaches across it.") if rules.turns_of_hunting else ""
    # For translators: the gender is that of the one hunter named, and unknown for several.
    told = about.ngettext(
        "Only the %(names)s reaches prey across it.", "Only the %(names)s reach prey across it.", len(names)
    )
    return told % {"names": speech.listed(names)}


def reaching_words(rules: Rules, speech: Language) -> str:
    """What walls and bridges mean to hunters that reach around them; nothing where there are none."""
    names, about = _reaching(rules, speech)
    if not names or WALL_BRIDGE not in rules.bonuses:
        return ""
    # For translators: the gender is that of the one hunter named, and unknown for several.
    told = about.ngettext(
        "The %(names)s also reaches over any bridge; a wall never stops a diagonal.",
        "The %(names)s also reach over any bridge; a wall never stops a diagonal.",
        len(names),
    )
    return told % {"names": speech.listed(names)}


def _reaching(rules: Rules, speech: Language) -> tuple[list[str], Language]:
    """The hunters that reach around them, and the language that agrees with them."""
    kinds = [c for c in rules.creatures.values() if c.hunts is not None and c.hunts.reach is Reach.AROUND]
    names = [name_of(creature.key, rules, speech) for creature in kinds]
    return names, speaking_of(kinds[0], speech) if len(kinds) == 1 else speech.agreeing(None)


def unused_words(bonus: Bonus, speech: Language) -> str:
    """What a bonus scores that was not used."""
    return speech.ngettext(
        "%(points)s point for each one unused",
        "%(points)s points for each one unused",
        bonus.unused,
    ) % {"points": signed(bonus.unused)}


def unused_reminder(bonus: Bonus, speech: Language) -> str:
    return speech.gettext("%(points)s for each one unused") % {"points": signed(bonus.unused)}
