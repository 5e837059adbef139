"""Every code that a move or a card can get has an example, told in every language at the right place."""

import re

import pytest

from cutterprint.games.cuttle.play.refusals import Code
from cutterprint.i18n import Message, language, languages, said
from tests.cuttle.opinions import PLAYERS
from tests.problems import problems_of

OTHERS = [code for code in languages() if code != "en"]
ENGLISH = re.compile(r"\b(the|this|should|is|isn't|are|not|with|but|there|it|have|and|or|of|can't)\b")
UNTRANSLATED = re.compile(r"«[^»]*»")


def position(ana: str, ben: str, moves: str, more: str = "deck: [KC, QC, TC]", variant: str = "two") -> str:
    """A position of two (or more) players in short: hand | points | royals | frozen."""
    names = ["Ana", "Ben", "Cleo", "Dan"][: PLAYERS[variant]]
    lines = ["game: cuttle", "kind: position", f"variant: {variant}", "players:"]
    for name, cards in zip(names, (ana, ben, "5H", "6H"), strict=False):
        lines.append(f"  - name: {name}")
        for key, words in zip(("hand", "points", "royals", "frozen"), cards.split("|"), strict=False):
            if words.strip():
                cards_ = ", ".join(f'"{word}"' for word in words.split())
                lines.append(f"    {key}: {words if words.strip().isdigit() else f'[{cards_}]'}")
    lines += [more, "moves:", *(f'  - "{move.strip()}"' for move in moves.split(";"))]
    return "\n".join(lines) + "\n"


EXAMPLES: dict[Code, tuple[str, ...]] = {
    Code.NOT_YOUR_TURN: (
        position("4S", "3H", "Ben: draw"),
        position("KS", "3H", "royal KS; Cleo: respond 9C", variant="teams"),
    ),
    Code.WRONG_PHASE: (
        position("4S 2C", "3H", "counter 2C"),
        position("AS", "3H", "one-off AS; draw"),
        position("3S", "3H", "one-off 3S; resolve; draw", "scrap: [KD]"),
        position("4S", "3H", "one-off 4S; resolve; draw"),
        position("5S 4D", "3H", "one-off 5S; resolve; draw"),
        position("7S 4D", "3H", "one-off 7S; resolve; draw"),
        position("4S 2C", "9H", "respond 9H"),
        position("4S 2C", "9H", "respond 9H", variant="teams"),
    ),
    Code.NOT_IN_HAND: (
        position("4S", "3H", "points 3H"),
        position("AS", "3H", "one-off AS; counter 2H"),
        position("7S", "3H", "one-off 7S; resolve; seven points TC"),
        position("4S", "3H 4H", "one-off 4S; resolve; discard 3H 5D"),
        position("KS", "3H", "royal KS; Ben: respond 9C", variant="teams"),
        position("4S", "1|||9C 8C", "draw"),
    ),
    Code.FROZEN: (position("9C|||9C", "3H", "points 9C"),),
    Code.HAND_LIMIT: (position("AC 2C 3C 4C 5C 6C 7C 8C", "3H", "draw"),),
    Code.DECK_LEFT: (position("4S", "3H", "pass"),),
    Code.SCUTTLE_WEAK: (position("4S", "3H|5D", "scuttle 4S 5D"),),
    Code.SCUTTLE_TARGET: (position("4S|2D", "3H", "scuttle 4S 2D"),),
    Code.QUEEN_PROTECTS: (
        position("JS", "3H|TD|QH", "jack JS TD"),
        position("2S", "3H||QH KD", "one-off 2S KD"),
        position("AS||QH", "2H", "one-off AS; counter 2H"),
        position("KS||QH", "9H", "royal KS; respond 9H", variant="teams"),
        position("X1", "3H||QH KD", "joker X1 KD", variant="cutthroat"),
    ),
    Code.NO_TARGET: (
        position("JS", "3H", "jack JS TD"),
        position("X1", "3H", "joker X1 KD", variant="cutthroat"),
        position("2S", "3H", "one-off 2S"),
        position("2S", "3H|TD", "one-off 2S TD"),
        position("9S", "3H", "one-off 9S TD"),
        position("2S", "3H|TD(JC,JD)", "one-off 2S JC"),
        position("3S", "3H", "one-off 3S"),
        position("3S", "3H", "one-off 3S; resolve; take 3S", "scrap: [KD]"),
        position("3S", "3H", "one-off 3S; resolve; take 4S", "scrap: [KD]"),
        position("4S", "", "one-off 4S"),
        position("4S", "3H", "one-off 4S", variant="cutthroat"),
        position("4S", "3H", "one-off 4S Cleo", variant="teams"),
        position("4S", "3H|TD", "one-off 4S TD"),
        position("AS", "3H|TD", "one-off AS TD"),
        position("JS", "3H|TD", "jack JS TD to Ben", variant="teams"),
        position("JS", "3H|TD", "jack JS TD to Cleo", variant="cutthroat"),
    ),
    Code.NOT_A_TWO: (position("AS", "3H", "one-off AS; counter 3H"),),
    Code.DISCARD_COUNT: (
        position("4S", "3H 4H", "one-off 4S; resolve; discard 3H"),
        position("5S 4D 6D", "3H", "one-off 5S; resolve; discard 4D 6D"),
    ),
    Code.DECK_EMPTY: (
        position("4S", "3H", "draw", "deck: 0"),
        position("7S", "3H", "one-off 7S", "deck: 0"),
        position("5S", "3H", "one-off 5S", "deck: 0"),
    ),
    Code.GAME_OVER: (
        position("4S|TD 7D", "3H", "points 4S; draw"),
        position("4S|TD 7D", "9H", "points 4S; respond 9H", variant="teams"),
        "game: cuttle\nkind: match\nplayers: [Ana, Ben]\ngames: [Ana, Ana, Ben]\n",
    ),
    Code.WRONG_CARD: (
        position("KS", "3H", "points KS"),
        position("KS", "3H|TD", "scuttle KS TD"),
        position("TS", "3H", "one-off TS"),
        position("4S", "3H|TD", "jack 4S TD"),
        position("4S", "3H", "royal 4S"),
        position("7S", "3H", "one-off 7S; resolve; seven discard KC"),
        position("KS", "3H", "royal KS; respond 3H", variant="teams"),
    ),
    Code.CARD_TWICE: (
        position("4S", "4S", "draw"),
        position("4S", "3H|4S", "draw"),
        position("4S", "3H 4H", "one-off 4S; resolve; discard 3H 3H"),
    ),
    Code.UNKNOWN_CARD: (
        position("4S", "3H", "points 10H"),
        position("4S", "3H", "points ZZ"),
        position("4s", "3H", "draw"),
        position("4S", "3H|8D(J)", "draw"),
        position("X1", "3H", "draw"),
        position("4S", "3H", "points X1"),
    ),
    Code.UNKNOWN_PLAYER: (
        position("4S", "3H", "Bne: draw"),
        position("4S", "3H", "one-off 4S Bne"),
        position("4S", "3H", "draw", "turn: Zoe"),
        "game: cuttle\nkind: match\nplayers: [Ana, Ben]\ngames: [Zoe]\n",
    ),
    Code.BAD_VALUE: (
        position("4S", "3H", "fly 4S"),
        position("4S", "3H", "points"),
        position("4S", "3H", "seven draw"),
        position("4S", "3H|8D((JS))", "draw"),
        position("4S", "3H|KD", "draw"),
        position("4S", "3H||TD", "draw"),
        position("4S", "3H||JD", "draw"),
        position("4S", "3H|8D(KS)", "draw"),
        position("4S", "3H|8D(JS)", "draw", variant="cutthroat"),
        position("4S", "3H|8D@p7(JS-p1)", "draw", variant="cutthroat"),
        position("4S", "3H|8D@p2(JS-p0)", "draw", variant="cutthroat"),
        position("4S", "3H|8D@p1(JS-p1)", "draw", variant="cutthroat"),
        position("4S", "50", "draw", "deck: 10"),
        position("4S", "99", "draw"),
        position("4S", "3H", "draw", "passes: 3"),
        position("4S", "3H", "draw", "variant: five").replace("variant: two\n", ""),
        "game: cuttle\nkind: record\nplayers: [Ana, Ben]\ndeck: [AS]\nmoves: []\n",
        "game: cuttle\nkind: match\nplayers: [Ana, Ben]\nbest_of: 2\ngames: []\n",
    ),
}


def test_every_code_has_an_example() -> None:
    assert EXAMPLES.keys() == {*Code}


@pytest.mark.parametrize("code", Code)
def test_a_code_is_told_where_it_belongs(code: Code) -> None:
    for text in EXAMPLES[code]:
        problems = problems_of(text)
        assert code.value in {problem.code for problem in problems}, (text, problems)
        for problem in problems:
            assert problem.line > 2, text


@pytest.mark.parametrize("code", Code)
@pytest.mark.parametrize("spoken", OTHERS)
def test_a_code_is_told_in_every_language(code: Code, spoken: str) -> None:
    speech = language(spoken)
    for text in EXAMPLES[code]:
        for problem in problems_of(text):
            for message in filter(None, (problem.message, problem.hint)):
                assert isinstance(message, Message), message
                told = said(message, speech)
                assert not ENGLISH.findall(UNTRANSLATED.sub("", told)), told
    assert not speech.missing
