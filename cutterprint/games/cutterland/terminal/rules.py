"""The rules of a game told in the terminal, from the rules file alone."""

from collections.abc import Iterator

from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.words.rules import hunt_words, speaking_of, unused_words
from cutterprint.i18n import Language
from cutterprint.terminal import Terminal


def rules_lines(rules: Rules, terminal: Terminal, speech: Language) -> Iterator[str]:
    """A rules file for the terminal: the card, the landscapes, every creature and bonus."""
    code, card = speech.code, rules.card
    yield terminal.painted(rules.name.in_language(code), bold=True) + f" ({rules.id})"
    yield speech.gettext(
        "squares on a card: {squares} ({rows} × {columns}); with a creature or bonus: {features}"
    ).format(squares=card.squares, rows=card.rows, columns=card.columns, features=card.features)
    yield ""
    for landscape in rules.landscapes.values():
        at_home = [c.name.in_language(code) for c in rules.creatures.values() if landscape.key in c.lives_in]
        residents = ", ".join(at_home) or speech.gettext("nothing lives here")
        yield f"{landscape.code}  {landscape.name.in_language(code)}: {residents}"
    yield ""
    for creature in rules.creatures.values():
        yield f"{creature.code}  " + terminal.painted(creature.name.in_language(code), bold=True)
        if creature.hunts is not None:
            told = hunt_words(creature.hunts, creature, rules, speech)
            yield "     " + speech.gettext("Hunts in turn {turn}. {words}").format(
                turn=creature.hunts.turn, words=told
            )
        about = speaking_of(creature, speech)
        for rule in creature.scores:
            yield "     " + ": ".join(filter(None, [rule.words(rules, about), rule.counts(about)]))
    for bonus in rules.bonuses.values():
        yield f"{bonus.code}  " + terminal.painted(bonus.name.in_language(code), bold=True)
        yield f"     {unused_words(bonus, speech)}"
