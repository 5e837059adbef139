"""Which placements are legal, by the code of the complaint; the naive scorer must agree."""

from typing import Any

import pytest

from tests.cutterland.opinions import BASE, agreed_complaints
from tests.cutterland.test_scoring_rules import land

LEGAL = """
Pc M. P. W=
M= .. Mg W=
M^ Mg M. W.
"""

ILLEGAL = [
    ("tower-place", {"towers": "B1"}),
    ("tower-place", {"towers": "A2"}),
    ("tower-place", {"towers": "B2"}),
    ("tower-place", {"towers": "Z9"}),
    ("tower-count", {"towers": "A1 B3"}),
    ("wall-place", {"walls": "A1/C1"}),
    ("wall-place", {"walls": "A1/B2"}),
    ("wall-place", {"walls": "B1/B2"}),
    ("wall-place", {"walls": "A1/A1"}),
    ("wall-bridge-count", {"walls": "A1/B1 B1/C1 C1/D1 D1/D2"}),
    ("wall-bridge-count", {"walls": "A1/B1 B1/C1", "bridges": "A2-C2 B3-D3"}),
    ("bridge-length", {"bridges": "A1-D1"}),
    ("bridge-length", {"bridges": "A1-B1"}),
    ("bridge-length", {"bridges": "A1-C3"}),
    ("bridge-length", {"bridges": "A1-C2"}),
    ("bridge-length", {"bridges": "A1-A1"}),
    ("bridges-cross", {"bridges": "A2-C2 B1-B3"}),
    ("bridge-meets-wall", {"bridges": "A1-C1", "walls": "A1/B1"}),
    ("bridge-meets-wall", {"bridges": "A1-C1", "walls": "B1/C1"}),
    ("bridge-meets-wall", {"bridges": "C1-C3", "walls": "C2/C3"}),
    ("bridge-end", {"bridges": "C1-E1"}),
    ("bridge-end", {"bridges": "B2-D2"}),
    ("prey", {"prey": "C2"}),
]


@pytest.mark.parametrize(("code", "placed"), ILLEGAL)
def test_an_illegal_placement_is_called_by_its_code(code: str, placed: dict[str, Any]) -> None:
    assert agreed_complaints(land(LEGAL, **placed), BASE) == {code}


@pytest.mark.parametrize(
    "placed",
    [
        {},
        {"prey": ""},
        {"towers": "A1"},
        {"bridges": "A2-C2"},
        {"bridges": "B1-B3"},
        {"bridges": "B1-D1 A1-C1 C1-C3"},
        {"bridges": "A1-C1", "walls": "C1/D1"},
        {"bridges": "C1-C3", "walls": "C2/D2"},
        {"bridges": "B3-D3", "towers": "C2", "walls": "C2/C3 C1/C2"},
        {"bridges": "A2-C2", "towers": "C2", "walls": "A2/A3"},
    ],
)
def test_legal_placements_are_left_in_peace(placed: dict[str, Any]) -> None:
    assert agreed_complaints(land(LEGAL, **placed), BASE) == set()


def test_a_land_holds_together_by_sides_not_by_corners_or_bridges() -> None:
    assert agreed_complaints(land("P. ..\n.. P."), BASE) == {"land-split"}
    assert agreed_complaints(land("P= .. P.", bridges="A1-C1"), BASE) == {"land-split"}
    assert agreed_complaints(land("P= P.", walls="A1/B1"), BASE) == set()


@pytest.mark.parametrize("prey", ["", "B1 C1", "A1", "D1", "E1", "F1", "B1 F1"])
def test_prey_must_be_edible_and_as_many_as_the_dragons_eat(prey: str) -> None:
    text, towers = "Md Mf Mg M. Mg P. Mg\n.. .. .. .. .. M^ M.", "E1"
    assert agreed_complaints(land(text, towers=towers, prey=prey), BASE) == {"prey"}
    assert agreed_complaints(land(text, towers=towers, prey="C1"), BASE) == set()


def test_prey_names_what_dragons_eat_even_without_a_choice_and_never_the_krakens() -> None:
    text = "Wf Wk P. Md Mg"
    assert agreed_complaints(land(text, prey="E1"), BASE) == set()
    assert agreed_complaints(land(text, prey=""), BASE) == {"prey"}
    assert agreed_complaints(land(text, prey="A1 E1"), BASE) == {"prey"}
