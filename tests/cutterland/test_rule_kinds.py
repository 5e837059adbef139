"""A kind of score rule is one class: an invented one is read, scored, told, valued and solved like any."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutterprint.games.cutterland.art.land_picture import badges
from cutterprint.games.cutterland.decks.worth import Valuer
from cutterprint.games.cutterland.rules import score_rules
from cutterprint.games.cutterland.rules.forms import rules_schema
from cutterprint.games.cutterland.rules.model import Creature, Rules
from cutterprint.games.cutterland.rules.score_rules.rule import (
    Holds,
    Line,
    Names,
    Picture,
    ScoreRule,
    Steps,
    Terms,
)
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.hunting import HuntState
from cutterprint.games.cutterland.scoring.score import score
from cutterprint.games.cutterland.sheets.reference import reference_values
from cutterprint.games.cutterland.solving.payoffs import Payoffs
from cutterprint.games.cutterland.solving.search import solve
from cutterprint.games.cutterland.terminal.rules import rules_lines
from cutterprint.games.cutterland.terminal.scores import score_text
from cutterprint.i18n import Language, language
from cutterprint.terminal import Terminal
from tests.cutterland.exhaustive import best_by_trying_everything, random_rules, small_land
from tests.cutterland.opinions import BASE, land_of, rules_of
from tests.problems import codes_of
from tests.strategies import lands, plain_rules


@dataclass(frozen=True)
class AtLeast(Steps):
    """Points once, from a number on."""

    least: int
    reward: int

    def points(self, count: int) -> int:
        return self.reward if count >= self.least else 0

    @property
    def flat_from(self) -> int:
        return self.least


@dataclass(frozen=True)
class _Told(ScoreRule):
    """What the invented kinds have in common: they tell themselves in one way."""

    points: int

    def words(self, rules: Rules, speech: Language) -> str:
        return f"{type(self).__name__} {self.points}"

    reminder = words

    def reason(self, line: Line, names: Names, rules: Rules, speech: Language) -> str:
        return f"{type(self).__name__} at {names(line.squares)}"

    def pictures(self, creature: Creature, speech: Language) -> list[Picture]:
        return [Picture(self.points, creature.key)]


@dataclass(frozen=True)
class Crowd(_Told):
    """Points for each area with so many survivors or more."""

    crowd: int

    per = ("area",)
    keys: ClassVar = {"points": Holds.POINTS, "crowd": Holds.POINTS}

    def lines(self, kind: str, own: Sequence[int], ground: Ground, state: HuntState) -> Iterator[Line]:
        for together in ground.by_area(own).values():
            if len(together) >= self.crowd:
                yield Line(kind, self, tuple(together), len(together), self.points)

    @property
    def terms(self) -> Terms:
        return Terms(area=(AtLeast(max(1, self.crowd), self.points),))


@dataclass(frozen=True)
class Lonely(_Told):
    """Points for each survivor with nobody around."""

    per = ("solitude",)
    keys: ClassVar = {"points": Holds.POINTS}

    def lines(self, kind: str, own: Sequence[int], ground: Ground, state: HuntState) -> Iterator[Line]:
        for here in own:
            if state.devoured.issuperset(ground.creatures_around(here)):
                yield Line(kind, self, (here,), 1, self.points)

    @property
    def terms(self) -> Terms:
        return Terms(around=True)

    def beside(self, kinds: Sequence[str]) -> int:
        return 0 if kinds else self.points

    def most_beside(self, number: int) -> int:
        return max(0, self.points)


@pytest.fixture(autouse=True)
def invented(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score_rules, "KINDS", (*score_rules.KINDS, Crowd, Lonely))


def with_scores(plain: dict[str, Any], **scores: Any) -> dict[str, Any]:
    creatures = {
        key: {**one, "scores": scores.get(key, one["scores"])} for key, one in plain["creatures"].items()
    }
    return {**plain, "creatures": creatures}


CROWD = {"per": "area", "crowd": 2, "points": 6}
LONELY = {"per": "solitude", "points": 4}


def test_it_is_read_from_its_keys() -> None:
    rules = rules_of(with_scores(BASE, goblin=CROWD, frog=[LONELY, {"per": "creature", "points": 1}]))
    assert rules.creatures["goblin"].scores == (Crowd(points=6, crowd=2),)
    assert rules.creatures["frog"].scores[0] == Lonely(4)
    assert {"crowd", "points"} <= set(rules_schema()["$defs"]["ScoreModel"]["properties"])
    start = "game: cutterland\nkind: rules\nid: mine\nextends: base\ncreatures:\n  frog:\n    scores: "
    assert codes_of(start + "{per: area, crowd: 2, squares: 3}\n") == ["bad-value"]
    assert codes_of(start + "{per: area, crowds: 2, points: 3}\n") == ["unknown-key"]


def test_it_scores_on_its_squares_and_is_told_in_every_place() -> None:
    rules = rules_of(with_scores(BASE, goblin=CROWD, frog=LONELY))
    found = score(land_of("Mg Mg W. Wf\nMg P. W. P.\nPc Wk Mg P.", rules))
    assert (found.parts["goblin"], found.parts["frog"]) == (6, 4)
    assert {(badge.cell, badge.points) for badge in badges(found)} >= {((0, 0), 6), ((3, 0), 4)}
    told = "\n".join(
        [*rules_lines(rules, Terminal(), language()), *score_text(found, Terminal(), language())]
    )
    assert "Crowd 6" in told
    assert "Crowd at A1 B1" in told
    creatures = reference_values(rules, "standard", language("ru"))["creatures"]
    assert [c["scores"][0]["words"] for c in creatures if c["key"] == "frog"] == ["Lonely 4"]


def test_it_is_valued_on_a_card() -> None:
    rules = rules_of(with_scores(BASE, goblin=CROWD, frog=LONELY))
    squares = land_of("Mg Mg W.\nM. P. W.\nM. P. W.\nM. P. Wf", rules).squares
    # Two goblins are a crowd, and share it with none to three more who join: (6 + 4 + 3 + 2.4) / 4.
    assert Valuer(rules).parts(squares) == {"goblin": 385, "frog": 400}


@pytest.mark.parametrize(("kind", "divides"), [(CROWD, True), (LONELY, False)])
def test_it_is_solved_exactly(kind: dict[str, Any], divides: bool) -> None:
    chance = random.Random(str(kind))
    for _ in range(60):
        plain = random_rules(chance)
        plain = with_scores(
            plain, owl=[kind, *plain["creatures"]["owl"]["scores"]], mole=[{**kind, "points": -3}]
        )
        land = small_land(chance, rules_of(plain), 8, chance.randint(0, 1), chance.randint(0, 2))
        if not divides:
            assert Payoffs(land).falls_apart == (not (land.count("owl") or land.count("mole")))
        found = solve(land)
        assert found.score.total == found.bound == best_by_trying_everything(land), land.text()


@settings(max_examples=150)
@given(plain_rules(), st.data())
def test_the_terms_of_a_rule_add_up_to_its_lines(plain: dict[str, Any], data: st.DataObject) -> None:
    rules = rules_of(plain)
    found = score(data.draw(lands(rules)))
    ground, devoured = found.ground, found.hunt.devoured
    for key, creature in rules.creatures.items():
        own = [n for n, kind in enumerate(ground.creature) if kind == key and n not in devoured]
        by_area = ground.by_area(own)
        terms = creature.terms
        points = sum(
            terms.in_area(len(by_area.get(area, ())))
            + (terms.square * len(squares) if area in by_area else 0)
            for area, squares in enumerate(ground.areas)
        )
        points += terms.land_slope * len(own) + terms.land_rest(len(own))
        points += terms.prey * sum(meal.kind == key for meal in found.meals)
        for here in own if terms.around else ():
            near = [ground.creature[n] or "" for n in ground.creatures_around(here) if n not in devoured]
            points += sum(rule.beside(near) for rule in creature.scores)
            assert all(rule.beside(near) <= rule.most_beside(12) for rule in creature.scores)
        assert points == found.parts[key]
