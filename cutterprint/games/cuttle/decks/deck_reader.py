"""From a deck file to a deck."""

from cutterprint.games.cuttle.decks.forms import DeckFile
from cutterprint.games.cuttle.decks.model import CardDeck, Emblem, RankWords, Size
from cutterprint.games.cuttle.positions.seating import find_table
from cutterprint.games.cuttle.rules.cards import SUITS
from cutterprint.games.cuttle.rules.rules_reader import ALL_RANKS, find_rules
from cutterprint.i18n import listed, msg, nmsg
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import ProblemLog, did_you_mean, shown
from cutterprint.specs.translated import Translated
from cutterprint.specs.tree import MapNode, Node, ScalarNode, find

LONGEST = {"name": 24, "index": 2, "effect": 110}
"""How many characters a card has room for."""
SUIT_KEYS = dict(zip(("clubs", "diamonds", "hearts", "spades"), SUITS, strict=True))


def read_deck(node: MapNode, context: Context) -> CardDeck | None:
    """The deck that a file describes, or nothing and all of its problems."""
    log = context.log
    before = len(log)
    form = check_form(DeckFile, node, log)
    rules = find_rules(node.get("rules"), context)
    if form is None or rules is None:
        return None
    find_table(node, form.variant, rules, log)
    _check_words(form, node, log)
    if len(log) > before:
        return None
    own = {suit: getattr(form.colours, key) for key, suit in SUIT_KEYS.items()}
    return CardDeck(
        id=form.id,
        name=form.name or Translated.plain(form.id),
        rules=rules,
        variant=form.variant,
        size=Size(form.size),
        jokers=form.jokers,
        suits={suit: colour for suit, colour in own.items() if colour is not None},
        colour=form.back.colour,
        emblem=Emblem(form.back.emblem),
        ranks={key: RankWords(words.name, words.index, words.effect) for key, words in form.ranks.items()},
        path=context.path,
    )


def _check_words(form: DeckFile, node: MapNode, log: ProblemLog) -> None:
    ranks = node.get("ranks")
    if not isinstance(ranks, MapNode):
        return
    for key, words in form.ranks.items():
        if key not in ALL_RANKS:
            message = msg("there is no rank '{rank}'", rank=shown(key))
            hint = did_you_mean(key, ALL_RANKS) or msg("the ranks are {ranks}", ranks=listed(ALL_RANKS))
            log.add(ranks.key_place(key), "unknown-key", message, hint)
            continue
        for part, most in LONGEST.items():
            text: Translated | None = getattr(words, part)
            for language, line in (text or {}).items():
                if len(line) > most:
                    where = _where(find(ranks, key, part), language)
                    message = nmsg(
                        "a card has room for {number} character here, but this has {found}",
                        "a card has room for {number} characters here, but this has {found}",
                        most,
                        found=len(line),
                    )
                    log.add(where.place, "text-too-long", message, msg("say it in fewer words"))


def _where(node: Node, language: str) -> Node:
    """The text of a language in a node that has one text, or one for each language."""
    found = node.get(language) if isinstance(node, MapNode) and language else None
    return found if isinstance(found, ScalarNode) else node
