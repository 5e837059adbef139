"""The rules and cards that a record is played with: a pack by name, or cards written in it."""

from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.components.component_readers import read_cards, read_pack
from cutterprint.games.cutterland.rules.extending import GAME
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.rules_reader import find_rules
from cutterprint.i18n import listed, msg
from cutterprint.library import built_in, built_in_ids, display_name
from cutterprint.specs.context import Context
from cutterprint.specs.problems import ProblemLog, did_you_mean, shown
from cutterprint.specs.tree import ListNode, MapNode, ScalarNode
from cutterprint.specs.yaml_reader import read_file


def read_deck(node: MapNode, context: Context) -> tuple[Rules, dict[str, Card]] | None:
    """The rules and the cards by id, or nothing and the problems."""
    log = context.log
    named, inline = node.get("pack"), node.get("cards")
    if named is not None and inline is not None:
        message = msg("a record can have either 'pack' or 'cards', not both")
        log.add(node.key_place("cards"), "bad-value", message)
        return None
    if isinstance(named, ScalarNode):
        pack = _pack(named, context)
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


def _pack(node: ScalarNode, context: Context) -> Pack | None:
    name = node.text()
    known = built_in_ids(GAME, "pack")
    before = len(context.log)
    path = built_in(GAME, "pack", name).path if name in known else context.beside(name, node.place)
    if path is None:
        if len(context.log) == before:
            message = msg(
                "there is no pack '{name}', neither built in nor next to this file", name=shown(name)
            )
            hint = did_you_mean(name, known) or msg("built in: {names}", names=listed(known))
            context.log.add(node.place, "unknown-pack", message, hint)
        return None
    own = ProblemLog()
    tree = read_file(path, display_name(path), own)
    pack = read_pack(tree, Context(own, path)) if isinstance(tree, MapNode) else None
    if pack is None:
        message = msg("the pack '{name}' has problems of its own", name=shown(name))
        if own:
            first = own.in_order()[0]
            message = msg(
                "the pack '{name}' has problems of its own, starting at {file}:{line}: {problem}",
                name=shown(name),
                file=first.file,
                line=first.line,
                problem=first.message,
            )
        hint = msg("check it: cutterprint check {file}", file=display_name(path))
        context.log.add(node.place, "unknown-pack", message, hint)
    return pack
