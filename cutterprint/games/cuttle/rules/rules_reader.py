"""From a rules file to rules: merging what it extends, checking, building."""

from functools import cache

from cutterprint.games.cuttle.rules.cards import JOKER, MOST_JOKERS, PLAIN_CARDS, RANKS, SUITS
from cutterprint.games.cuttle.rules.forms import RankFile, RulesFile, VariantFile
from cutterprint.games.cuttle.rules.model import OneOff, Rank, Royal, Rules, Threat, Variant
from cutterprint.i18n import listed, msg
from cutterprint.shelf.resolver import included
from cutterprint.specs.context import Context
from cutterprint.specs.merging import Merge
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import ProblemLog, did_you_mean, shown
from cutterprint.specs.translated import Translated
from cutterprint.specs.tree import MapNode, Node, find

GAME = "cuttle"
ALL_RANKS = (*RANKS, JOKER)
# The effects that move a number of cards, the key that says how many, and how many it is otherwise.
_NUMBERS = {
    OneOff.OPPONENT_DISCARDS: ("discards", 2),
    OneOff.DISCARD_AND_DRAW: ("draws", 3),
    OneOff.PLAY_FROM_DECK: ("shows", 2),
}


def read_rules(node: MapNode, context: Context) -> Rules | None:
    """The rules that a file describes, or nothing and its problems."""
    log = context.log
    before = len(log)
    merge = Merge(log, groups=("ranks", "variants"), deepens=lambda key, inner: key in {"name", "deal"})
    merged = merge.extended(node, context, "rules")
    form = check_form(RulesFile, merged, log) if merged is not None else None
    if form is None or merged is None:
        return None
    _check_ranks(form, merged, log)
    _check_variants(form, merged, log)
    if len(log) > before:
        return None
    return Rules(
        id=form.id,
        name=form.name or Translated.plain(form.id),
        version=form.version,
        suits=tuple(form.suits),
        passes=form.passes,
        ranks={key: _rank(key, form.ranks[key]) for key in ALL_RANKS},
        variants={key: _variant(key, variant) for key, variant in form.variants.items()},
    )


@cache
def base_rules() -> Rules:
    """The rules of the base game."""
    return included(GAME, "rules", Rules)


def find_rules(node: Node | None, context: Context) -> Rules | None:
    """The rules that a position or record names: a built-in id, or a file beside it."""
    return base_rules() if node is None else context.include(node, "rules", Rules)


def _rank(key: str, form: RankFile) -> Rank:
    one_off = OneOff(form.one_off) if form.one_off is not None else None
    number = 0
    if one_off in _NUMBERS:
        name, usual = _NUMBERS[one_off]
        number = getattr(form, name) or usual
    return Rank(
        key=key,
        name=form.name or Translated.plain(key),
        points=form.points,
        royal=Royal(form.royal) if form.royal is not None else None,
        one_off=one_off,
        number=number,
        counters=form.counters,
        answers=form.answers,
        protects=frozenset(map(Threat, form.protects)),
    )


def _variant(key: str, form: VariantFile) -> Variant:
    return Variant(
        key=key,
        name=form.name or Translated.plain(key.capitalize()),
        players=form.players,
        jokers=form.jokers,
        goals=tuple(form.goals),
        dealt=form.deal.each,
        dealt_to_dealer=form.deal.dealer or form.deal.each,
        hand_limit=form.hand_limit,
        is_teams=form.teams,
        gives=form.gives,
        answers=form.answers,
    )


def _check_ranks(form: RulesFile, node: MapNode, log: ProblemLog) -> None:
    if len(set(form.suits)) < len(SUITS):
        message = msg("every suit should stand here once: {suits}", suits=listed(SUITS))
        log.add(find(node, "suits").place, "bad-value", message)
    ranks = find(node, "ranks")
    assert isinstance(ranks, MapNode), "the form was checked"
    for key in ALL_RANKS:
        if key not in form.ranks:
            message = msg("'{key}' is missing from '{parent}'", key=key, parent="ranks")
            log.add(node.key_place("ranks"), "missing-key", message)
    for key, rank in form.ranks.items():
        if key not in ALL_RANKS:
            message = msg("there is no rank '{rank}'", rank=shown(key))
            hint = did_you_mean(key, ALL_RANKS) or msg("the ranks are {ranks}", ranks=listed(ALL_RANKS))
            log.add(ranks.key_place(key), "unknown-key", message, hint)
        for effect, (name, _) in _NUMBERS.items():
            if getattr(rank, name) is not None and rank.one_off != effect.value:
                message = msg("'{key}' belongs to the effect '{effect}'", key=name, effect=effect.value)
                log.add(find(ranks, key, name).place, "bad-value", message)
        if rank.protects and rank.royal != Royal.PROTECT.value:
            message = msg("'{key}' belongs to the effect '{effect}'", key="protects", effect="protect")
            log.add(find(ranks, key, "protects").place, "bad-value", message)


def _check_variants(form: RulesFile, node: MapNode, log: ProblemLog) -> None:
    for key, variant in form.variants.items():
        at = ("variants", key)
        if variant.teams and variant.players != 4:
            message = msg("teams need four players")
            log.add(find(node, *at, "teams").place, "bad-value", message)
        falling = sorted(variant.goals, reverse=True)
        if variant.goals != falling or variant.goals[-1] < 0:
            message = msg("the goals should fall with every king, and none is below 0")
            log.add(find(node, *at, "goals").place, "bad-value", message)
        cards = PLAIN_CARDS + min(variant.jokers, MOST_JOKERS)
        dealt = variant.deal.each * (variant.players - 1) + (variant.deal.dealer or variant.deal.each)
        if dealt > cards:
            message = msg("{dealt} cards are dealt, but there are only {cards}", dealt=dealt, cards=cards)
            log.add(find(node, *at, "deal").place, "bad-value", message)
