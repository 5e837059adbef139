"""The engine and the naive scorer agree on thousands of random lands, legal and illegal."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.scoring.score import score
from tests.cutterland.naive import naive_score
from tests.cutterland.opinions import (
    BASE,
    agreed_complaints,
    agreed_score,
    assert_agree,
    naive_land,
    rules_of,
)
from tests.strategies import lands, placed_anyhow, plain_rules


@settings(max_examples=2500)
@given(lands())
def test_they_agree_on_the_score_of_random_lands(land: Land) -> None:
    agreed_score(land, BASE)


@settings(max_examples=1500)
@given(placed_anyhow())
def test_they_agree_on_what_is_illegal(land: Land) -> None:
    agreed_complaints(land, BASE)


@settings(max_examples=600)
@given(st.data(), plain_rules())
def test_they_agree_on_invented_creatures(data: st.DataObject, plain: dict[str, Any]) -> None:
    land = data.draw(lands(rules_of(plain), columns=4, rows=3))
    agreed_score(land, plain)


@settings(max_examples=500)
@given(lands(columns=5, rows=4), st.data())
def test_they_agree_on_named_prey(land: Land, data: st.DataObject) -> None:
    """The prey that the engine chose can be named, and gives the same score; any other is judged alike."""
    from dataclasses import replace

    found = score(land)
    chosen = {found.ground.cells[number] for number in found.hunt.chosen}
    named = replace(land, prey=frozenset(chosen))
    assert agreed_complaints(named, BASE) == set()
    assert_agree(score(named), naive_score(naive_land(named), BASE))
    assert score(named).total == found.total
    creatures = sorted(
        cell for cell, square in land.squares.items() if square.feature in land.rules.creatures
    )
    if creatures:
        other = data.draw(st.lists(st.sampled_from(creatures), unique=True, max_size=len(chosen) + 1))
        agreed_complaints(replace(land, prey=frozenset(other)), BASE)
