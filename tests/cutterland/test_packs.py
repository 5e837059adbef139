"""Packs: what is right, what is wrong and where, and that reading and printing agree."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cutterprint
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.components.writing import pack_yaml
from cutterprint.shelf.resolver import load_bytes, problems_in
from tests.problems import CARD, codes_of, pack_text, problems_of
from tests.strategies import packs


def test_eight_mistakes_are_eight_problems_each_at_its_place(data: Path) -> None:
    found = problems_in(data / "eight-mistakes.pack.yaml")
    assert [(problem.line, problem.column, problem.code) for problem in found] == [
        (4, 1, "unknown-key"),
        (10, 7, "wrong-habitat"),
        (13, 9, "duplicate-id"),
        (22, 7, "ragged-rows"),
        (28, 13, "unknown-code"),
        (33, 7, "square-count"),
        (38, 7, "feature-count"),
        (42, 5, "missing-key"),
    ]


def with_square(code: str) -> str:
    return CARD.replace("Pd", code, 1)


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        ("pd", "did you mean 'P'"),
        ("PD", "did you mean 'd'"),
        ("Рd", "Cyrillic letter 'Р'"),
        ("Pс", "Cyrillic letter 'с'"),
        ("P", "write 'P.' for an empty square"),
        ("PdW.", "put spaces between the squares"),
        ("dragon", "write codes, not names"),
        ("Px", "creatures and bonuses: k (Kraken)"),
        (".d", "landscapes: P (Plains)"),
    ],
)
def test_a_wrong_code_is_told_with_a_hint(code: str, hint: str) -> None:
    problem = problems_of(pack_text(with_square(code)))[0]
    assert (problem.code, problem.line, problem.column) == ("unknown-code", 8, 7)
    assert hint in str(problem.hint)


@pytest.mark.parametrize(
    ("card", "codes"),
    [
        (CARD, []),
        ("\n" + CARD, []),
        (CARD.replace(" ", "   "), []),
        (with_square(".."), ["square-count"]),
        (with_square("P."), ["feature-count"]),
        (CARD + "M.\n", ["ragged-rows"]),
        (CARD + "M. M. M.\n", ["square-count"]),
        ("Pc P. Mg Pd\nW. Mg Wk W=\nM. W. P^ M.\n", ["square-count"]),
        ("Pc P. Mg\n\nPd W. Mg\nWk W= M.\nW. P^ M.\n", ["ragged-rows"]),
        ("", ["square-count"]),
        (with_square("Pg"), ["wrong-habitat"]),
        (with_square("Px"), ["unknown-code"]),
    ],
)
def test_a_card_has_its_squares_and_features(card: str, codes: list[str]) -> None:
    assert codes_of(pack_text(card)) == codes


@pytest.mark.parametrize("landscape", ["plains", "moor", "wetland"])
@pytest.mark.parametrize("creature", ["kraken", "goblin", "centaur", "dragon", "turtle", "frog"])
def test_a_creature_stands_only_where_it_lives(landscape: str, creature: str) -> None:
    homes = {
        "plains": {"centaur", "dragon", "turtle"},
        "moor": {"goblin", "dragon", "frog"},
        "wetland": {"kraken", "turtle", "frog"},
    }
    code = landscape[0].upper() + creature[0]
    expected = [] if creature in homes[landscape] else ["wrong-habitat"]
    assert codes_of(pack_text(with_square(code))) == expected


@pytest.mark.parametrize("code", ["P^", "M^", "W^", "P=", "M=", "W="])
def test_bonuses_stand_anywhere(code: str) -> None:
    assert codes_of(pack_text(with_square(code))) == []


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("id: test", "id: [a]"), "wrong-type"),
        (("id: test", "id: a/b"), "bad-value"),
        (("id: test", ""), "missing-key"),
        (("id: C01", "id: 'a b'"), "bad-value"),
        (("game: cutterland", ""), "missing-key"),
        (("game: cutterland", "game: cuterland"), "bad-value"),
        (("kind: pack", "kind: pakc"), "bad-value"),
        (("squares: |", "squars: |"), "unknown-key"),
        (("id: test", "id: test\nrules: bsae"), "unknown-rules"),
        (("id: test", "id: test\nrules: [base]"), "wrong-type"),
        (("id: test", "id: test\nname: {english: a}"), "bad-value"),
        (("id: test", "id: test\nname: []"), "wrong-type"),
    ],
)
def test_a_wrong_key_or_value_has_its_code(change: tuple[str, str], code: str) -> None:
    assert code in codes_of(pack_text(CARD).replace(*change, 1))


def test_a_pack_without_cards_is_refused() -> None:
    assert codes_of("game: cutterland\nkind: pack\nid: a\ncards: []\n") == ["bad-value"]


def test_the_kind_is_told_by_the_keys() -> None:
    assert codes_of(pack_text(CARD).replace("kind: pack\n", "")) == []
    assert codes_of("game: cutterland\nname: a\n") == ["missing-key"]


def test_problems_of_several_cards_and_of_the_form_come_together() -> None:
    text = pack_text(with_square("Px"), with_square("Wd"), head="shade: red")
    assert codes_of(text) == ["unknown-key", "unknown-code", "wrong-habitat"]


@settings(max_examples=200)
@given(packs())
def test_a_pack_printed_back_and_read_again_is_equal(pack: Pack) -> None:
    assert load_bytes(pack_yaml(pack).encode()) == pack


@settings(max_examples=300)
@given(packs(), st.data())
def test_a_mutated_pack_never_gives_a_traceback(pack: Pack, data: st.DataObject) -> None:
    text = list(pack_yaml(pack))
    for _ in range(data.draw(st.integers(1, 6))):
        index = data.draw(st.integers(0, len(text) - 1))
        text[index] = data.draw(
            st.sampled_from(["", "\t", "\n", ":", "[", "{", "'", "-", "P", "x", "*", "&a ", "é"])
        )
    for problem in problems_of("".join(text)):
        assert problem.line >= 1
        assert str(problem)


def test_load_gives_the_typed_pack_or_raises_all_problems(data: Path) -> None:
    pack = cutterprint.load("starter")
    assert isinstance(pack, Pack)
    assert len(pack.cards) == 12
    with pytest.raises(cutterprint.SpecError) as caught:
        cutterprint.load(data / "eight-mistakes.pack.yaml")
    assert len(caught.value.problems) == 8


def test_every_starter_card_has_all_landscapes_and_the_pack_every_feature() -> None:
    pack = cutterprint.load("starter")
    assert isinstance(pack, Pack)
    for card in pack.cards:
        assert {square.landscape for _, square in card.cells()} == set(pack.rules.landscapes), card.id
    assert {feature for card in pack.cards for feature in card.features()} == set(pack.rules.features)


def test_no_two_starter_cards_are_equal_even_when_turned() -> None:
    pack = cutterprint.load("starter")
    assert isinstance(pack, Pack)
    seen = set()
    for card in pack.cards:
        assert card.rows not in seen, card.id
        half = card.turned().turned()
        seen |= {card.rows, half.rows}
