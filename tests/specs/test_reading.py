"""YAML from strangers: every fault is a problem with a place, and nothing takes long."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutterprint.specs.problems import ProblemLog
from cutterprint.specs.tree import ListNode, MapNode, ScalarNode
from cutterprint.specs.yaml_reader import MOST_BYTES, plain_value, read_text
from tests.problems import CARD, codes_of, pack_text, problems_of


def tree(text: str) -> MapNode:
    log = ProblemLog()
    node = read_text(text, "test.yaml", log)
    assert not log.found
    assert isinstance(node, MapNode)
    return node


def test_every_value_has_its_line_and_column() -> None:
    root = tree("a: 1\nb:\n  - x\n  - {c: y}\n")
    items = root.entries["b"]
    assert isinstance(items, ListNode)
    inner = items.items[1]
    assert isinstance(inner, MapNode)
    places = [root.keys["b"], items.items[0].place, inner.keys["c"], inner.entries["c"].place]
    assert [(place.line, place.column) for place in places] == [(2, 1), (3, 5), (4, 6), (4, 9)]


@pytest.mark.parametrize("header", ["|", "|-", "|+", "|2"])
def test_lines_of_a_block_stand_where_they_were_written(header: str) -> None:
    node = tree(f"land: {header}\n  Pc P.\n  Mg ..\nend: 1\n").entries["land"]
    assert isinstance(node, ScalarNode)
    assert [(line, place.line, place.column) for line, place in node.text_lines()] == [
        ("Pc P.", 2, 3),
        ("Mg ..", 3, 3),
    ]


def test_columns_count_characters_not_bytes() -> None:
    (problem,) = problems_of('game: cutterland\nid: "ключ", kind: pack\n')
    assert (problem.line, problem.column) == (2, 11)


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        (b"", "empty-file", 1, 1),
        (b"# only a comment\n", "empty-file", 1, 1),
        (b"~\n", "empty-file", 1, 1),
        (b"game: cutterland\nname: \xff\xfe\n", "not-utf-8", 2, 7),
        ("game: cutterland\nkind: pack\n".encode("utf-16"), "not-utf-8", 1, 1),
        (b"game: cutterland\ncards:\n\t- id: C01\n", "yaml-syntax", 3, 1),
        (b"game: cutterland\nname: {en: a\n", "yaml-syntax", 2, 12),
        (b"game: cutterland\nname: 'a\n", "yaml-syntax", 2, 8),
        (b"game: cutterland\nname: a: b\n", "yaml-syntax", 2, 8),
        (b"game: cutterland\nname: *nobody\n", "yaml-syntax", 2, 7),
        (b"game: cutterland\nname: &a [*a]\n", "yaml-syntax", 2, 11),
        (b"game: cutterland\n---\ngame: cutterland\n", "yaml-syntax", 2, 1),
        (b"game: cutterland\nname: a\x07b\n", "yaml-syntax", 2, 8),
        (b"? [a]\n: b\n", "yaml-syntax", 1, 3),
        (b"[" * 3000, "too-large", 1, 41),
        (b"- just\n- a list\n", "wrong-type", 1, 1),
        (b"a word\n", "wrong-type", 1, 1),
    ],
)
def test_a_file_that_is_no_yaml_says_so_at_its_place(text: bytes, code: str, line: int, column: int) -> None:
    (problem,) = problems_of(text)
    assert (problem.code, problem.line, problem.column) == (code, line, column)
    assert problem.message


def test_a_tab_is_called_a_tab() -> None:
    (problem,) = problems_of("game: cutterland\nkind: pack\nid: a\ncards:\n  - id: x\n\tsquares: y\n")
    assert "tab" in str(problem.message)
    assert problem.line == 6


def test_a_duplicate_key_is_told_with_the_line_of_the_first() -> None:
    (problem,) = problems_of(pack_text(CARD, head="name: a\nname: b"))
    assert (problem.code, problem.line, problem.column) == ("duplicate-key", 5, 1)
    assert "line 4" in str(problem.message)


def test_aliases_are_allowed_and_counted_in_full() -> None:
    assert (
        codes_of(
            pack_text(CARD).replace("game:", "game: &x", 1).replace("kind: pack", "kind: pack\nname: *x")
        )
        == []
    )
    bomb = "a: &a0 [x, x, x, x, x, x, x, x, x]\n"
    bomb += "".join(f"b{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12))
    assert codes_of(bomb) == ["too-large"]


def test_a_file_over_five_megabytes_is_refused_before_it_is_parsed() -> None:
    assert codes_of(b"#" * (MOST_BYTES + 1)) == ["too-large"]


def test_many_values_are_refused() -> None:
    assert "too-large" in codes_of("- x\n" * 300_000)


@pytest.mark.parametrize(
    ("text", "value"),
    [("no", "no"), ("on", "on"), ("12:30", "12:30"), ("0x10", "0x10"), ("12", 12), ("-2", -2), ("1.5", 1.5)],
)
def test_only_what_looks_like_a_number_or_truth_is_one(text: str, value: object) -> None:
    assert plain_value(text) == value


def test_an_id_of_digits_stays_as_written() -> None:
    from cutterprint.games.cutterland.components.cards import Pack
    from cutterprint.shelf.resolver import load_bytes

    pack = load_bytes(pack_text(CARD).replace("id: C01", "id: 007").encode())
    assert isinstance(pack, Pack)
    assert pack.cards[0].id == "007"


@given(st.binary(max_size=300))
def test_random_bytes_never_give_a_traceback(data: bytes) -> None:
    problems_of(data)


yaml_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KEYS = [
    "game",
    "kind",
    "id",
    "name",
    "rules",
    "cards",
    "squares",
    "land",
    "towers",
    "walls",
    "bridges",
    "prey",
]
KEYS += ["features", "patches", "worth", "never"]
KEYS += [
    "expect",
    "extends",
    "creatures",
    "landscapes",
    "bonuses",
    "card",
    "hunts",
    "scores",
    "players",
    "box",
]


@settings(max_examples=400)
@given(
    kind=st.sampled_from(["pack", "rules", "land", "recipe"]),
    more=st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=5), yaml_values, max_size=6),
)
def test_random_yaml_never_gives_a_traceback(kind: str, more: dict[str, object]) -> None:
    import yaml

    problems_of(yaml.safe_dump({**more, "game": "cutterland", "kind": kind}, allow_unicode=True))
