"""What holds for every land."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cutterprint.games.cutterland.components.lands import Land, pair
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.score import score
from cutterprint.shelf.resolver import load_bytes
from cutterprint.specs.cells import Cell, cell_name, parse_cell
from tests.cutterland.land_files import land_yaml
from tests.strategies import bare_lands, borders_of, lands, spans_of

MOVES: dict[str, Callable[[Cell], Cell]] = {
    "turned": lambda cell: (-cell[1], cell[0]),
    "turned twice": lambda cell: (-cell[0], -cell[1]),
    "mirrored": lambda cell: (-cell[0], cell[1]),
    "flipped over the diagonal": lambda cell: (cell[1], cell[0]),
}


def moved(land: Land, move: Callable[[Cell], Cell]) -> Land:
    """A land turned or mirrored as a whole, its corner again at A1."""
    cells = [move(cell) for cell in land.squares]
    left, top = min(c for c, _ in cells), min(r for _, r in cells)

    def to(cell: Cell) -> Cell:
        column, row = move(cell)
        return column - left, row - top

    return replace(
        land,
        squares={to(cell): square for cell, square in land.squares.items()},
        towers=frozenset(map(to, land.towers)),
        walls=frozenset(pair(to(a), to(b)) for a, b in land.walls),
        bridges=frozenset(pair(to(a), to(b)) for a, b in land.bridges),
    )


@pytest.mark.parametrize("move", list(MOVES))
@settings(max_examples=150)
@given(land=lands())
def test_turning_or_mirroring_a_land_keeps_its_score(move: str, land: Land) -> None:
    before, after = score(land), score(moved(land, MOVES[move]))
    assert (before.total, before.survivors, before.areas) == (after.total, after.survivors, after.areas)


@settings(max_examples=150)
@given(lands(), st.sampled_from(["tower", "wall_bridge"]))
def test_an_unused_bonus_adds_exactly_one(land: Land, bonus: str) -> None:
    """The new square is of a landscape of its own, so that it changes no area."""
    empty = [cell for cell, square in land.squares.items() if square.feature is None]
    assume(empty)
    richer = {**land.squares, empty[0]: replace(land.squares[empty[0]], feature=bonus)}
    assert score(replace(land, squares=richer)).total == score(land).total + 1


def connections(land: Land) -> set[frozenset[Cell]]:
    ground = Ground(land)
    return {
        frozenset({ground.cells[here], ground.cells[there]})
        for here, others in enumerate(ground.connected)
        for there in others
    }


@settings(max_examples=150)
@given(bare_lands(), st.data())
def test_a_wall_never_enlarges_and_a_bridge_never_shrinks_the_connections(
    land: Land, data: st.DataObject
) -> None:
    borders, spans = borders_of(land), spans_of(land)
    assume(borders and spans)
    walled = replace(land, walls=frozenset({data.draw(st.sampled_from(borders))}))
    bridged = replace(land, bridges=frozenset({data.draw(st.sampled_from(spans))}))
    assert connections(walled) < connections(land) < connections(bridged)
    assert len(Ground(walled).areas) >= len(Ground(land).areas) >= len(Ground(bridged).areas)


@settings(max_examples=200)
@given(lands())
def test_no_kraken_eats_more_than_twelve_and_nobody_is_eaten_twice(land: Land) -> None:
    found = score(land)
    meals: dict[int, int] = {}
    for meal in found.meals:
        meals[meal.hunter] = meals.get(meal.hunter, 0) + 1
        if meal.kind == "dragon":
            assert meals[meal.hunter] == 1
    assert max(meals.values(), default=0) <= 12
    assert len(found.devoured) == len(set(found.devoured)) == len(found.hunt.devoured)
    assert not land.towers.intersection(found.devoured)
    assert all(found.ground.creature[meal.prey] != meal.kind for meal in found.meals)


@settings(max_examples=200)
@given(lands())
def test_the_lines_of_a_score_add_up(land: Land) -> None:
    found = score(land)
    assert sum(found.parts.values()) == found.total == sum(line.points for line in found.lines)


@settings(max_examples=200)
@given(lands())
def test_a_land_printed_back_and_read_again_is_equal(land: Land) -> None:
    again = load_bytes(land_yaml(moved(land, lambda cell: cell)).encode())
    assert again == moved(land, lambda cell: cell)


@given(st.integers(0, 20_000), st.integers(0, 9999))
def test_a_square_and_its_name_are_one(column: int, row: int) -> None:
    assert parse_cell(cell_name((column, row))) == (column, row)


@pytest.mark.parametrize(
    ("cell", "name"), [((0, 0), "A1"), ((25, 0), "Z1"), ((26, 9), "AA10"), ((701, 0), "ZZ1")]
)
def test_squares_are_named_like_cells_of_a_spreadsheet(cell: Cell, name: str) -> None:
    assert cell_name(cell) == name


@pytest.mark.parametrize("name", ["", "1A", "A0", "A", "7", "A1B", "Ä1", "A-1", "AAAAA1"])
def test_no_other_text_names_a_square(name: str) -> None:
    with pytest.raises(ValueError, match="isn't a square; write its column letter and row number"):
        parse_cell(name)


def test_three_hundred_dragons_in_a_land_of_five_thousand_choose_at_once() -> None:
    """100 × 50 squares of one moor and one plain with turtles: the choices number more than 10^80."""
    from cutterprint.games.cutterland.rules.rules_reader import base_rules

    squares: dict[Cell, Square] = {}
    for index in range(5000):
        column, row = index % 100, index // 100
        if row < 40:
            feature = {0: "dragon", 3: "goblin", 6: "frog"}.get(index % 13)
            squares[column, row] = Square("moor", feature)
        else:
            feature = {0: "dragon", 1: "turtle", 2: "centaur"}.get(index % 60)
            squares[column, row] = Square("plains", feature)
    found = score(Land(base_rules(), squares))
    dragons = sum(square.feature == "dragon" for square in squares.values())
    frogs = sum(square.feature == "frog" for square in squares.values())
    assert dragons > 300
    # On the moor every dragon eats; frogs first, the rest goblins. On the plain one turtle is left.
    assert found.parts["turtle"] == 10
    assert found.parts["frog"] == 0
    assert frogs <= len(found.devoured) <= dragons
