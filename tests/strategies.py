"""Hypothesis strategies for what the rules allow: cards, packs, cuts, lands, placements; and rules."""

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.components.lands import Land, Pair, pair
from cutterprint.games.cutterland.components.legality import faults
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.play.cutting import Cut, cuts
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.rules_reader import base_rules
from cutterprint.specs.cells import Cell, parts
from cutterprint.specs.translated import Translated

ids = st.from_regex(r"\A[A-Za-zА-я0-9]{1,8}(-[0-9]{1,3})?\Z")
lines = st.text(min_size=1, max_size=30).filter(lambda text: text.isprintable() and bool(text.strip()))


def features_of(landscape: str, rules: Rules) -> list[str]:
    """Everything that may stand on a landscape."""
    return [*(c.key for c in rules.creatures.values() if landscape in c.lives_in), *rules.bonuses]


@st.composite
def cards(draw: st.DrawFn, rules: Rules | None = None) -> Card:
    """A card that the rules allow: its shape, its number of features, creatures where they live."""
    rules = rules or base_rules()
    shape = rules.card
    order = draw(st.permutations(range(shape.squares)))
    carrying = set(order[: shape.features])
    squares = []
    for index in range(shape.squares):
        landscape = draw(st.sampled_from(list(rules.landscapes)))
        feature = draw(st.sampled_from(features_of(landscape, rules))) if index in carrying else None
        squares.append(Square(landscape, feature))
    rows = tuple(tuple(squares[row * shape.columns : (row + 1) * shape.columns]) for row in range(shape.rows))
    return Card(draw(ids), rows)


names = st.builds(Translated.plain, lines) | st.dictionaries(
    st.sampled_from(["en", "es", "ru", "no", "pt-BR"]), lines, min_size=1
).map(Translated)


@st.composite
def packs(draw: st.DrawFn) -> Pack:
    """A pack that the rules allow."""
    rules = base_rules()
    chosen = draw(st.lists(cards(rules), min_size=1, max_size=4, unique_by=lambda card: card.id))
    return Pack(draw(ids), draw(names), "base", rules, tuple(chosen))


def cuts_of(card: Card, pieces: int) -> st.SearchStrategy[Cut]:
    """A legal cut of a card."""
    return st.sampled_from(list(cuts(card, pieces)))


@st.composite
def bare_lands(draw: st.DrawFn, rules: Rules | None = None, columns: int = 6, rows: int = 5) -> Land:
    """A connected land with holes, creatures at home, and nothing placed."""
    rules = rules or base_rules()
    width, height = draw(st.integers(1, columns)), draw(st.integers(1, rows))
    size = width * height
    grounds = draw(st.lists(st.sampled_from(list(rules.landscapes)), min_size=size, max_size=size))
    numbers = draw(st.lists(st.integers(0, 19), min_size=size, max_size=size))
    squares: dict[Cell, Square] = {}
    for index, (landscape, number) in enumerate(zip(grounds, numbers, strict=True)):
        choices: list[str | None] = [*features_of(landscape, rules)] * 2 + [None] * 5
        if number == 0 and index:
            continue
        squares[index % width, index // width] = Square(landscape, choices[number % len(choices)])
    part = max(parts(dict.fromkeys(squares)), key=len)
    return Land(rules, {cell: square for cell, square in squares.items() if cell in part})


def borders_of(land: Land) -> list[Pair]:
    """Every border between two squares."""
    return _pairs(land, 1)


def spans_of(land: Land) -> list[Pair]:
    """The ends of every bridge that has a square at both of them."""
    return _pairs(land, 2)


def _pairs(land: Land, apart: int) -> list[Pair]:
    return [
        pair(cell, other)
        for cell in sorted(land.squares)
        for other in ((cell[0] + apart, cell[1]), (cell[0], cell[1] + apart))
        if other in land.squares
    ]


@st.composite
def lands(draw: st.DrawFn, rules: Rules | None = None, columns: int = 6, rows: int = 5) -> Land:
    """A legal land with towers, walls and bridges on it."""
    land = draw(bare_lands(rules, columns, rows))
    creatures = [cell for cell, square in land.squares.items() if square.feature in land.rules.creatures]
    for cell in draw(st.lists(st.sampled_from(creatures), max_size=3)) if creatures else ():
        land = _if_legal(land, towers=land.towers | {cell})
    borders, spans = borders_of(land), spans_of(land)
    for border in draw(st.lists(st.sampled_from(borders), max_size=4)) if borders else ():
        land = _if_legal(land, walls=land.walls | {border})
    for ends in draw(st.lists(st.sampled_from(spans), max_size=4)) if spans else ():
        land = _if_legal(land, bridges=land.bridges | {ends})
    return land


def _if_legal(land: Land, **placed: Any) -> Land:
    changed = replace(land, **placed)
    return land if faults(changed) else changed


@st.composite
def placed_anyhow(draw: st.DrawFn) -> Land:
    """A land with placements that may be illegal in every way."""
    land = draw(bare_lands(columns=4, rows=4))
    cells = st.tuples(st.integers(0, 4), st.integers(0, 4))
    steps = st.sampled_from([(0, 1), (1, 0), (2, 0), (0, 2), (1, 1), (0, 0), (3, 0)])
    pairs = st.builds(lambda cell, step: pair(cell, (cell[0] + step[0], cell[1] + step[1])), cells, steps)
    own = st.sampled_from(borders_of(land) or [((0, 0), (0, 1))])
    spans = st.sampled_from(spans_of(land) or [((0, 0), (0, 2))])
    return replace(
        land,
        towers=frozenset(draw(st.lists(cells, max_size=2))),
        walls=frozenset(draw(st.lists(own | pairs, max_size=3))),
        bridges=frozenset(draw(st.lists(spans | pairs, max_size=3))),
    )


points = st.integers(-4, 9)
ladders = st.lists(points, min_size=1, max_size=3)
exact_counts = st.dictionaries(st.integers(0, 3), points, min_size=1, max_size=2)
KINDS = ("owl", "fox", "mole", "newt")


def score_rules() -> st.SearchStrategy[dict[str, Any]]:
    """Any rule of scoring, as plain data."""
    counted = st.sampled_from(["area", "land"])
    return st.one_of(
        st.fixed_dictionaries({"per": st.sampled_from(["creature", "prey"]), "points": points}),
        st.fixed_dictionaries({"per": counted, "table": ladders}, optional={"then": points}),
        st.fixed_dictionaries({"per": counted, "exactly": exact_counts}),
        st.fixed_dictionaries({"per": st.just("area"), "squares": points}),
        st.fixed_dictionaries(
            {"per": st.just("creature"), "beside": st.sampled_from([*KINDS, "any"]), "points": points}
        ),
    )


def hunts() -> st.SearchStrategy[dict[str, Any]]:
    """Any way of hunting, as plain data."""
    return st.fixed_dictionaries(
        {
            "turn": st.integers(1, 3),
            "reach": st.sampled_from(["around", "area"]),
            "eats": st.sampled_from(["all", 1, 1, 2]),
        },
        optional={"spares": st.lists(st.sampled_from(KINDS), unique=True, max_size=3)},
    )


@st.composite
def plain_rules(draw: st.DrawFn) -> dict[str, Any]:
    """Rules of invented creatures, as plain data."""
    creatures: dict[str, dict[str, Any]] = {}
    for kind in KINDS:
        creatures[kind] = {
            "code": kind[0],
            "lives_in": draw(st.lists(st.sampled_from(["plains", "moor"]), min_size=1, unique=True)),
            "scores": draw(st.lists(score_rules(), max_size=2)),
        }
        if draw(st.booleans()):
            creatures[kind]["hunts"] = draw(hunts())
    return {
        "game": "cutterland",
        "id": "random",
        "card": {"squares": 12, "features": 7, "columns": 3},
        "landscapes": {"plains": {"code": "P"}, "moor": {"code": "M"}},
        "creatures": creatures,
        "bonuses": {"tower": {"code": "^", "unused": 1}, "wall_bridge": {"code": "=", "unused": 2}},
    }
