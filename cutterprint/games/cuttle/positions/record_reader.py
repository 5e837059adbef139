"""From files to records and matches: the deal and every move, or who won each game."""

from dataclasses import replace

from cutterprint.games.cuttle.play.dealing import dealt, shuffled
from cutterprint.games.cuttle.play.refusals import Code
from cutterprint.games.cuttle.play.table import Table
from cutterprint.games.cuttle.positions.forms import MatchFile, RecordFile
from cutterprint.games.cuttle.positions.model import Match, Record
from cutterprint.games.cuttle.positions.seating import (
    CardReader,
    play_through,
    read_seats,
    seat_of,
    tell_unknown_player,
)
from cutterprint.games.cuttle.rules.cards import card_names, cards_in, mask_of
from cutterprint.i18n import listed, msg, nmsg
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import ProblemLog
from cutterprint.specs.tree import ListNode, MapNode, ScalarNode, find

STALEMATE = "stalemate"


def read_record(node: MapNode, context: Context) -> Record | None:
    """The game that a record tells, or nothing and its problems."""
    log = context.log
    before = len(log)
    seated = read_seats(RecordFile, node, context, lambda form: form.players)
    if seated is None:
        return None
    form, rules, table, names = seated
    dealer = table.seats - 1 if form.dealer is None else seat_of(node.get("dealer"), names, log)
    deck = _deck(node, form, table, log)
    if len(log) > before or deck is None or dealer is None:
        return None
    start = dealt(table, deck, dealer)
    steps = play_through(start, names, form.moves, node, log)
    if len(log) > before:
        return None
    expect = form.expect.model_dump(exclude_unset=True) if form.expect is not None else None
    return Record(rules, names, start, steps, form.name, expect, context.path, dealer)


def _deck(node: MapNode, form: RecordFile, table: Table, log: ProblemLog) -> tuple[int, ...] | None:
    """The cards in the order in which they are dealt and drawn."""
    if (form.deck is None) == (form.seed is None):
        message = msg("a record has either 'deck' or 'seed'")
        log.add(node.key_place("seed" if form.seed is not None else "game"), "missing-key", message)
        return None
    if form.seed is not None:
        return shuffled(table, form.seed)
    before = len(log)
    cards = CardReader(table, log).cards(node.get("deck"))
    lost = cards_in(table.cards & ~mask_of(cards))
    if lost and len(log) == before:
        message = nmsg(
            "the deck lacks {number} card: {cards}",
            "the deck lacks {number} cards: {cards}",
            len(lost),
            cards=listed([*card_names(lost[:8]), *(["…"] if len(lost) > 8 else [])]),
        )
        log.add(find(node, "deck").place, Code.BAD_VALUE.value, message)
    return tuple(cards) if len(log) == before else None


def read_match(node: MapNode, context: Context) -> Match | None:
    """The match that a file tells, or nothing and its problems."""
    log = context.log
    before = len(log)
    form = check_form(MatchFile, node, log)
    if form is None:
        return None
    names = tuple(form.players)
    if len(set(names)) < len(names):
        log.add(node.key_place("players"), "duplicate-id", msg("two players have the same name"))
        return None
    if form.best_of % 2 == 0:
        message = msg("a match is the best of an odd number of games")
        log.add(find(node, "best_of").place, Code.BAD_VALUE.value, message)
        return None
    expect = form.expect.model_dump(exclude_unset=True) if form.expect is not None else None
    match = Match(names, (), form.best_of, form.name, expect, context.path)
    items = node.get("games")
    for item in items.items if isinstance(items, ListNode) else ():
        if match.winners:
            message = msg("the match was decided before this game")
            log.add(item.place, Code.GAME_OVER.value, message)
            break
        words = item.items if isinstance(item, ListNode) else (item,)
        texts = [word.text() for word in words if isinstance(word, ScalarNode)]
        for text in texts:
            if text not in {*names, STALEMATE}:
                tell_unknown_player(text, item.place, names, log)
        won = tuple(names.index(text) for text in texts if text in names)
        match = replace(match, games=(*match.games, won))
    return match if len(log) == before else None
