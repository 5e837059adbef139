"""Reference sheets, scorepads and boards: nothing overflows anywhere, and every number follows the rules."""

from dataclasses import replace

import pytest

from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.errors import UsageError
from cutterprint.games.stuglandet.components.laying import shuffled_grid
from cutterprint.games.stuglandet.components.tiles import Role, TileSet
from cutterprint.games.stuglandet.rules.model import Part, Rules
from cutterprint.games.stuglandet.rules.rules_reader import base_rules
from cutterprint.games.stuglandet.scoring.score import Score
from cutterprint.games.stuglandet.sheets.boards import board_pages
from cutterprint.games.stuglandet.sheets.examples import Examples
from cutterprint.games.stuglandet.sheets.how_to_print import how_to_print
from cutterprint.games.stuglandet.sheets.reference import reference_pages
from cutterprint.games.stuglandet.sheets.scorepad import Pad, pad_pages, pad_parts, pad_values
from cutterprint.i18n import language, languages
from cutterprint.options import chosen
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.pages.reference_sheets import reference_parts
from cutterprint.printing.papers import paper, paper_names
from tests.pages.sheet_checks import assert_well_set

VARIANTS = ("basic", "advanced", "easy")


def sides(rules: Rules, lang: str = "en", variant: str = "basic", on: str = "a4") -> SetPages:
    look = SheetLook(speech=language(lang))
    return reference_pages(rules, rules.variants[variant], reference_parts(paper(on), None), look)


def with_points(**points: int) -> Rules:
    rules = base_rules()
    return replace(
        rules, id="own", points={**rules.points, **{Part(key): worth for key, worth in points.items()}}
    )


def words(pages: SetPages) -> str:
    return "\n".join(report.text for report in pages.texts)


def scored(name: str) -> Score:
    found = Examples(base_rules()).scored(name)
    assert found is not None
    return found


def summer() -> TileSet:
    tiles = Examples(base_rules()).tiles()
    assert tiles is not None
    return tiles


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("on", paper_names())
def test_nothing_overflows_in_any_language_on_any_paper(lang: str, on: str) -> None:
    speech = language(lang)
    look = SheetLook(speech=speech)
    for variant in VARIANTS:
        assert_well_set(sides(base_rules(), lang, variant, on), speech)
    assert_well_set(board_pages(summer(), paper(on), look), speech)
    assert_well_set(how_to_print(look).pages(paper(on)), speech)
    pads = [Pad.empty(base_rules(), players) for players in (2, 3, 4)]
    for pad in (*pads, Pad.of(scored("four-players")), Pad.of(scored("lakeside"))):
        assert_well_set(pad_pages(pad, pad_parts(pad, paper(on), None, speech), look), speech)


@pytest.mark.parametrize("palette", palette_names())
@pytest.mark.parametrize("ink", ink_names())
def test_every_palette_and_ink(palette: str, ink: str) -> None:
    look = SheetLook(speech=language(), palette=palette, ink=ink)
    parts = reference_parts(paper("a4"), None)
    assert reference_pages(base_rules(), base_rules().basic, parts, look).problems == ()
    pad = Pad.of(scored("four-players"))
    assert pad_pages(pad, pad_parts(pad, paper("a4"), None, language()), look).problems == ()


def test_a_basic_sheet_tells_every_landing_and_every_rule_with_its_points() -> None:
    told = words(sides(base_rules()))
    for name in ("Upright", "On its long side", "On its end", "On its roof"):
        assert name in told
    for part in ("By a lake", "By a landfill", "Most on a tile", "Most in the City", "Most connected"):
        assert part in told
    assert [told.count(points) for points in ("+1", "−1", "+2", "+3", "+6")] == [3, 1, 1, 1, 1]


def test_rules_that_are_worth_nothing_have_no_row() -> None:
    own = with_points(lakes=0, connected=0, city=5)
    told = words(sides(own))
    assert "By a lake" not in told
    assert "Most connected" not in told
    assert "+5" in told
    rows = pad_values(Pad.empty(own, 2), language())["rows"]
    assert [row["icon"] for row in rows] == ["cabin", "city-plot", "landfill", "tile", "city"]


def test_variants_differ_in_what_they_tell() -> None:
    assert "First lay a tile" in words(sides(base_rules(), variant="advanced"))
    easy = sides(base_rules(), variant="easy")
    assert len(easy.drawings) == 1, "nobody counts points"
    assert "first to place all 12 cabins" in words(easy)
    assert "Locked tiles" not in words(easy)
    with pytest.raises(UsageError, match="basic, advanced or easy"):
        chosen("--variant", base_rules().variants, "hard")


def test_other_numbers_of_rolls_and_cabins_are_told() -> None:
    rules = base_rules()
    variants = {**rules.variants, "basic": replace(rules.basic, rolls=5)}
    told = words(sides(replace(rules, rolled=2, variants=variants)))
    assert "Roll 2 of your cabins" in told
    assert "4 times a turn" in told


def test_a_pad_has_a_row_a_rule_with_its_points() -> None:
    rows = pad_values(Pad.empty(base_rules(), 3), language())["rows"]
    assert [row["reminder"] for row in rows] == [
        "+1 a cabin",
        "+1 a cabin",
        "+1 a cabin",
        "−1 a cabin",
        "+2 a tile; tie: 0",
        "+3; tie: 0",
        "+6; tie: 0",
    ]
    with pytest.raises(UsageError, match="from 2 to 4"):
        Pad.empty(base_rules(), 5)


def test_a_filled_pad_has_the_points_of_the_engine() -> None:
    found = scored("four-players")
    values = pad_values(Pad.of(found), language())
    assert [int(total[0]) for total in values["totals"]] == [one.total for one in found.players]
    assert [player["name"] for player in values["players"]] == ["Rosa", "Bo", "Ylva", "Gus"]
    for row, part in zip(values["rows"], Part, strict=True):
        written = [int(cell[0].replace("−", "-")) for cell in row["points"]]
        assert written == [one.parts[part] for one in found.players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shuffled_boards_have_city_and_castle_and_as_many_tiles_as_the_rules_say(players: int) -> None:
    seating = base_rules().seatings[players]
    for seed in range(20):
        grid = shuffled_grid(summer(), seating, seed)
        assert grid == shuffled_grid(summer(), seating, seed)
        ids = {laid.tile.id for laid in grid.tiles}
        assert len(grid.tiles) == len(ids) == seating.tiles
        assert grid.number_of(Role.CITY) is not None
        assert grid.number_of(Role.CASTLE) is not None
        assert {laid.at for laid in grid.tiles} == {
            (column, row) for column in range(seating.columns) for row in range(seating.rows)
        }


def test_the_page_of_boards_tells_what_is_laid_and_dealt() -> None:
    told = words(board_pages(summer(), paper("a4"), SheetLook(speech=language())))
    for sentence in ("7 more tiles at random", "10 more tiles", "All 16 tiles", "6 more; deal 4 to each"):
        assert sentence in told
