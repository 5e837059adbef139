"""The rules and cards that a record is played with: a pack by name, or cards written in it."""

from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.components.component_readers import read_cards
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.rules_reader import find_rules
from cutterprint.i18n import msg
from cutterprint.specs.context import Context
from cutterprint.specs.tree import ListNode, MapNode, ScalarNode


def read_deck(node: MapNode, context: Context) -> tuple[Rules, dict[str, Card]] | None:
    """The rules and the cards by id, or nothing and the problems."""
    log = context.log
    named, inline = node.get("pack"), node.get("cards")
    if named is not None and inline is not None:
        message = msg("a record can have either 'pack' or 'cards', not both")
        log.add(node.key_place("cards"), "bad-value", message)
        return None
    if isinstance(named, ScalarNode):
        pack = context.include(named, "pack", Pack)
        return (pack.rules, {card.id: card for card in pack.cards}) if pack is not None else None
    rules = find_rules(node.get("rules"), context)
    if rules is None:
        return None
    turns = node.get("turns")
    cuts_cards = isinstance(turns, ListNode) and any(
        isinstance(turn, MapNode) and "card" in turn.entries for turn in turns.items
    )
    if inline is None and cuts_cards:
        message = msg("the record has neither 'pack' nor 'cards'")
        log.add(node.place, "missing-key", message, msg("add a pack, such as 'pack: classic'"))
        return None
    return rules, {card.id: card for card in read_cards(inline, rules, log)}
