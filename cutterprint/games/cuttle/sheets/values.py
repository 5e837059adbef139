"""What the templates of Cuttle's sheets are given of the rules; `docs/templates.md` describes it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cutterprint.games.cuttle.rules.cards import JOKER, PLAIN_CARDS, rank_index
from cutterprint.games.cuttle.rules.model import OneOff, Rank, Royal, Rules, Variant
from cutterprint.games.cuttle.words.card_texts import effect_sentences, kinds_of
from cutterprint.games.cuttle.words.effects import one_off_words, royal_words
from cutterprint.i18n import Language, Message, msg

COUNTERS, ANSWERS = "counter", "answer"
"""How templates call what twos and nines do in answer to others."""

SHORTER: dict[OneOff | Royal, Message] = {
    OneOff.SCRAP_ROYAL: msg("scraps a royal or glasses"),
    OneOff.RETURN_TO_HAND: msg("sends a card back to hand, frozen"),
    Royal.PROTECT: msg("guards your other cards"),
}
"""Where the usual words are too long for a card of the pocket."""


def rules_values(rules: Rules, variant: Variant, speech: Language) -> dict[str, Any]:
    """What every sheet has: the variant's numbers, the ranks in play, and which rank does what."""
    played = [rank for rank in rules.ranks.values() if rank.key != JOKER or variant.jokers]
    return {
        "rules_name": rules.name.in_language(speech.code),
        "is_base": rules.id == "base",
        "version": rules.version.in_language(speech.code),
        "variant": variant_values(variant, speech),
        "suits": [f"suit-{suit}" for suit in rules.suits],
        "passes": rules.passes,
        "ranks": [rank_values(rank, rules, variant, speech) for rank in played],
        "who": _who(played, variant, speech),
        "guards": sorted({threat.value for rank in played for threat in rank.protects}),
    }


def variant_values(variant: Variant, speech: Language) -> dict[str, Any]:
    return {
        "key": variant.key,
        "name": variant.name.in_language(speech.code),
        "players": variant.players,
        "jokers": variant.jokers,
        "cards": PLAIN_CARDS + variant.jokers,
        "goals": list(variant.goals),
        "dealt": variant.dealt,
        "dealt_to_dealer": variant.dealt_to_dealer,
        "limit": variant.hand_limit,
        "is_teams": variant.is_teams,
        "gives": variant.gives,
        "answers": variant.answers,
    }


def rank_values(rank: Rank, rules: Rules, variant: Variant, speech: Language) -> dict[str, Any]:
    # What a rank does in answer to a royal is told beside the ranks.
    on_turn = replace(rank, answers=False)
    return {
        "key": rank.key,
        "index": rank_index(rank.key),
        "icon": f"rank-{rank.key}",
        "name": rank.name.in_language(speech.code),
        "points": rank.points,
        "number": rank.number,
        "one_off": rank.one_off.value if rank.one_off is not None else "",
        "royal": rank.royal.value if rank.royal is not None else "",
        "counters": rank.counters,
        "answers": rank.answers and variant.answers,
        "kinds": [kind.said(speech) for kind in kinds_of(rank)],
        "words": [sentence.said(speech) for sentence in effect_sentences(on_turn, rules, variant.key)],
        "short": "; ".join(words.said(speech) for words in _short(rank, variant)),
        "is_joker": rank.key == JOKER,
    }


def _short(rank: Rank, variant: Variant) -> Iterator[Message]:
    """What a rank does in a few words, for cards of the pocket."""
    if rank.one_off is not None:
        yield SHORTER.get(rank.one_off) or one_off_words(rank.one_off, rank.number)
    if rank.counters:
        yield msg("counters a one-off")
    if rank.royal is not None:
        yield SHORTER.get(rank.royal) or royal_words(rank.royal)
    if rank.answers and variant.answers:
        yield msg("sends back a royal just played")


def _who(ranks: list[Rank], variant: Variant, speech: Language) -> dict[str, str]:
    """The ranks that have an effect, as cards show them: nothing if no rank has it."""
    names = (*OneOff, *Royal, COUNTERS, ANSWERS)
    found: dict[str, list[str]] = {str(name): [] for name in names}
    for rank in ranks:
        effects = [str(effect) for effect in (rank.one_off, rank.royal) if effect is not None]
        effects += [COUNTERS] if rank.counters else []
        effects += [ANSWERS] if rank.answers and variant.answers else []
        for effect in effects:
            found[effect].append(rank_index(rank.key))
    return {effect: speech.listed(indices) for effect, indices in found.items()}
