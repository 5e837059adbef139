"""Each rule of the scoring, by name, with the cells that make its points."""

import json
from random import Random

import pytest

from cutterprint.games.stuglandet.rules.model import Part
from cutterprint.games.stuglandet.scoring.points import Tally, most
from cutterprint.games.stuglandet.scoring.score import score
from cutterprint.games.stuglandet.scoring.ties import Tie, ties
from tests.running import invoke
from tests.stuglandet.boards import board_of, cells, score_of


def test_each_cabin_on_the_board_gives_a_point() -> None:
    rosa, bo = score_of("meadow", "r.r/.b.").players
    assert cells(rosa, Part.CABINS) == ["2: A1 C1"]
    assert cells(bo, Part.CABINS) == ["1: B2"]
    assert (rosa.cabins_left, bo.cabins_left) == (10, 11)


def test_a_cabin_beside_one_or_more_lakes_gives_one_more() -> None:
    rosa, bo = score_of("isle", "r.b/.r.").players
    assert cells(rosa, Part.LAKES) == ["2: A1 B2"]
    assert cells(bo, Part.LAKES) == ["1: C1"]


def test_lakes_and_landfills_at_a_corner_do_not_count() -> None:
    for tile in ("lake", "fill"):
        rosa = score_of(tile, "..b/..r").players[0]
        assert cells(rosa, Part.LAKES) == cells(rosa, Part.LANDFILLS) == []


def test_lakes_count_over_the_border_of_tiles_above_and_below() -> None:
    # The lake of the isle's lower row lies on the plots of the meadow below it.
    rosa = score_of("isle/meadow", ".../.../rrr/...").players[0]
    assert cells(rosa, Part.LAKES) == ["2: A3 C3"]


def test_a_cabin_beside_a_landfill_loses_a_point_once() -> None:
    # Between two landfills: that of the tile itself, and that of the tile on its right.
    rosa = score_of("T01 dump", "r...../r.....").players[0]
    assert cells(rosa, Part.LANDFILLS) == ["-1: A2"]


def test_city_plots_give_one_more_and_other_plots_none() -> None:
    rosa = score_of("city hill", "r..r../......").players[0]
    assert cells(rosa, Part.CITY_PLOTS) == ["1: A1"]


def test_the_most_on_a_tile_gives_two_on_each_tile() -> None:
    found = score_of("hill fill", "r.r..b/b.r..b")
    rosa, bo = found.players
    assert cells(rosa, Part.TILES) == ["2: A1 C1 C2"]
    assert cells(bo, Part.TILES) == ["2: F1 F2"]
    assert [line.tile for line in rosa.lines if line.part is Part.TILES] == [0]


@pytest.mark.parametrize(("cabins", "winner"), [("r.b/r.b", None), ("r.b/r..", 0), ("r.y/b..", None)])
def test_a_tie_on_a_tile_gives_nobody_points(cabins: str, winner: int | None) -> None:
    found = score_of("hill", cabins)
    led = [number for number, one in enumerate(found.players) if one.parts[Part.TILES]]
    assert led == ([] if winner is None else [winner])


def test_the_most_in_the_city_gives_three_instead_of_two() -> None:
    rosa, bo = score_of("city", "rb./.r.").players
    assert (rosa.parts[Part.CITY], rosa.parts[Part.TILES], bo.parts[Part.CITY]) == (3, 0, 0)


def test_the_castle_counts_for_the_most_on_a_tile_and_is_never_locked() -> None:
    found = score_of("castle", ".r./...")
    assert found.players[0].parts[Part.TILES] == 2
    assert found.locked == {}


def test_the_most_connected_cabins_give_six_and_only_the_largest_group_counts() -> None:
    found = score_of("meadow hill", "rr.b.r/r..b..")
    rosa, bo = found.players
    assert cells(rosa, Part.CONNECTED) == ["6: A1 B1 A2"]
    assert (rosa.longest, bo.longest) == (3, 2)
    assert [len(group) for group in rosa.groups] == [3, 1]


def test_water_parts_a_group_and_a_turned_tile_takes_its_brook_along() -> None:
    for tile in ("brook", "brook'"):
        assert score_of(tile, "rr./rr.").players[0].longest == 2
    assert score_of("meadow", "rr./rr.").players[0].longest == 4


def test_a_lake_between_cabins_parts_them() -> None:
    assert score_of("lake", "r.r/...").players[0].longest == 1


def test_a_tie_on_connected_cabins_gives_nobody_points() -> None:
    found = score_of("meadow", "rr./.bb")
    assert [one.parts[Part.CONNECTED] for one in found.players] == [0, 0]
    assert Tie(Part.CONNECTED, (0, 1), 2) in ties(found)


def test_a_tile_is_locked_by_who_has_all_of_its_plots() -> None:
    assert score_of("hill west", "r.rb../r.rb..").locked_by == {"hill": "Rosa", "west": "Bo"}
    assert score_of("hill west", "r.rb../r.bb..").locked_by == {"west": "Bo"}


def test_the_game_has_ended_when_somebody_has_no_cabin_left() -> None:
    assert score_of("meadow brook", "rrrrrr/rrrrrr").ended
    assert not score_of("meadow brook", "rrrrrr/rrrrr.").ended


def test_who_is_level_shares_a_place_and_the_next_place_is_left_out() -> None:
    found = score_of("hill", "r.b/y..")
    assert [(one.place, one.name) for one in found.standings] == [(1, "Rosa"), (1, "Bo"), (1, "Ylva")]
    found = score_of("lake", "r.b/..y")
    assert [(one.place, one.name) for one in found.standings] == [(1, "Rosa"), (1, "Bo"), (3, "Ylva")]
    assert found.winners == ("Rosa", "Bo")


def test_the_easy_game_is_won_by_cabins_left_not_by_points() -> None:
    # Bo's two city plots are worth more than Rosa's three cabins, which are all alone.
    for variant, winner in (("easy", "Rosa"), ("advanced", "Bo")):
        found = score_of("city hill fill", "b.b..r..r/...r.....", variant=variant)
        assert found.standings[0].name == winner


def test_the_json_has_the_promised_form() -> None:
    done = invoke("score", "city-bonus", "--json", "--lang", "ru")
    assert json.loads(done.stdout) == {
        "players": [
            {
                "name": "Red",
                "colour": "r",
                "total": 7,
                "cabins_left": 10,
                "parts": {
                    "cabins": 2,
                    "lakes": 0,
                    "city_plots": 2,
                    "landfills": 0,
                    "tiles": 0,
                    "city": 3,
                    "connected": 0,
                },
                "longest": 1,
            },
            {
                "name": "Blue",
                "colour": "b",
                "total": 2,
                "cabins_left": 11,
                "parts": {
                    "cabins": 1,
                    "lakes": 0,
                    "city_plots": 1,
                    "landfills": 0,
                    "tiles": 0,
                    "city": 0,
                    "connected": 0,
                },
                "longest": 1,
            },
        ],
        "standings": [{"place": 1, "name": "Red", "total": 7}, {"place": 2, "name": "Blue", "total": 2}],
        "locked": {},
        "ended": False,
    }


def test_turning_the_whole_board_by_half_keeps_every_score() -> None:
    rng = Random(7)
    tiles = [["T01", "city", "brook"], ["castle", "both", "isle"]]
    turned = [[name + "'" for name in reversed(row)] for row in reversed(tiles)]
    plots = board_of("/".join(map(" ".join, tiles)), "/".join(["." * 9] * 4)).grid.plot_at
    for _ in range(50):
        rows = [
            "".join(rng.choice("rb...") if (column, row) in plots else "." for column in range(9))
            for row in range(4)
        ]
        back = [row[::-1] for row in reversed(rows)]
        one = score_of("/".join(map(" ".join, tiles)), "/".join(rows))
        other = score_of("/".join(map(" ".join, turned)), "/".join(back))
        assert one.as_json()["players"] == other.as_json()["players"]
        assert one.locked_by == other.locked_by


def test_the_tally_agrees_with_the_score_and_nobody_alone_means_nobody() -> None:
    board = board_of("city hill", "rb.r.b/.rr..b")
    tally = Tally(board.grid, board.rules)
    assert tally.totals(board.owners) == [one.total for one in score(board).players]
    assert tally.locked(board.owners) == score(board).locked
    assert [most([0, 0]), most([2, 2]), most([1, 3])] == [None, None, 1]
