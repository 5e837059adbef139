"""What is wrong with tiles, boards and rules is told with its code, its place and what to do."""

from pathlib import Path

import pytest

from tests.problems import codes_of, problems_of

HEAD = "game: stuglandet\nkind: board\ntiles: examples\nvariant: advanced\nplayers: {r: Rosa, b: Bo}\n"
TILES = """game: stuglandet
kind: tiles
id: mine
tiles:
  - id: city
    role: city
    cells: |
      # # #
      # # #
  - id: castle
    role: castle
    cells: |
      ~ o ~
      ~ ~ .
  - id: T01
    cells: |
      o ~ o
      o x .
    water: [A1/A2]
"""
RULES = "game: stuglandet\nkind: rules\nid: mine\nextends: base\n"


def board(tiles: str, cabins: str = "", more: str = "") -> str:
    rows = ["board: |", *(f"  {row}" for row in tiles.split("/"))]
    if cabins:
        rows += ["cabins: |", *(f"  {row}" for row in cabins.split("/"))]
    return HEAD + "\n".join(rows) + f"\n{more}\n"


@pytest.mark.parametrize(
    ("text", "code", "spot", "message", "hint"),
    [
        (board("lake", ".r./..."), "cabin-place", (9, 4), "no plot", "o ~ o"),
        (board("lake", "r.."), "cabin-place", (8, 9), "2 rows of cells", "each cell"),
        (board("lake", "r./..."), "cabin-place", (9, 3), "2 cells, but the board is 3 wide", "each cell"),
        (
            board("city hill/-- lake", "......" + "/......" * 2 + "/r....."),
            "cabin-place",
            (13, 3),
            "no tile",
            "",
        ),
        (
            board("lake", "q../..."),
            "unknown-code",
            (9, 3),
            "no player has the letter 'q'",
            "players: r and b",
        ),
        (board("lake", "R../..."), "unknown-code", (9, 3), "the letter 'R'", "did you mean 'r'?"),
        (board("lake", "г../..."), "unknown-code", (9, 3), "the letter 'г'", "Cyrillic"),
        (board("lake laek"), "unknown-tile", (7, 8), "'laek'", "did you mean 'lake'?"),
        (board("Т01"), "unknown-tile", (7, 3), "'Т01'", "Cyrillic"),
        (board("lake hill lake'"), "tile-twice", (7, 13), "on line 7", "once in a set"),
        (board("lake --/-- hill"), "board-split", (6, 1), "falls apart", "corners"),
        (board("-- --"), "board-shape", (6, 8), "no tiles", "ids of tiles"),
        (board("lake").replace("advanced", "basic"), "board-shape", (6, 1), "3×3, 4×3 or 4×4", "advanced"),
        (board("lake").replace("advanced", "expert"), "bad-value", (4, 10), "no variant 'expert'", "basic"),
        (board("lake").replace("b: Bo", "b: Rosa"), "duplicate-id", (5, 23), "two players", "another name"),
        (board("lake").replace(", b: Bo", ""), "bad-value", (5, 10), "2 to 4 players", "a letter"),
        (board("lake").replace("b: Bo", "b: ''"), "bad-value", (5, 23), "single line", ""),
        (board("lake").replace("b: Bo", "'|': Bo"), "bad-value", (5, 20), "'|'", ""),
        (board("lake", more="turn: Rosie"), "bad-value", (8, 7), "no player 'Rosie'", "did you mean 'Rosa'?"),
        (board("lake", more="expect: {Rosie: 3}"), "unknown-key", (8, 10), "'Rosie'", "'Rosa'?"),
        (board("lake", more="expect: {Zoe: 3}"), "unknown-key", (8, 10), "'Zoe'", "players: Rosa and Bo"),
        (board("lake", more="expect: {Rosa: many}"), "wrong-type", (8, 16), "the player's points", ""),
        (board("lake", more="expect: {Rosa: true}"), "wrong-type", (8, 16), "the player's points", ""),
        (board("lake", more="expect: {Rosa: {lake: 3}}"), "unknown-key", (8, 17), "'lake'", "'lakes'?"),
        (board("lake", more="expect: {Rosa: {lakes: x}}"), "wrong-type", (8, 24), "a whole number", ""),
        (board("lake", more="expect: {locked: {lagoon: Bo}}"), "unknown-tile", (8, 19), "'lagoon'", ""),
        (board("lake", more="expect: {locked: {lake: Bob}}"), "bad-value", (8, 25), "'Bob'", "'Bo'?"),
        (board("lake", more="expect: {winner: [Bo, Eva]}"), "bad-value", (8, 23), "'Eva'", "Rosa and Bo"),
        (board("lake", more="expect: {ended: soon}"), "wrong-type", (8, 17), "true or false", ""),
        (board("lake " * 401), "too-large", (6, 8), "at most 400 tiles", ""),
        (TILES.replace("role: city", "role: castle"), "", None, "", ""),
        (
            TILES.replace("    role: castle\n", ""),
            "tile-role",
            (4, 1),
            "no tile that is the Castle",
            "role: castle",
        ),
        (TILES.replace("# # #\n      # # #", "# # #\n      # # o"), "plot-count", (8, 7), "6 plots", "'#'"),
        (TILES.replace("~ o ~", "o o ~"), "plot-count", (13, 7), "1 plot", ""),
        (TILES.replace("o ~ o", "o ~ o o"), "tile-size", (17, 7), "2 rows of 3", ""),
        (TILES.replace("      o x .\n", ""), "tile-size", (17, 7), "2 rows of 3", ""),
        (TILES.replace("o ~ o", "o~o"), "tile-size", (17, 7), "2 rows of 3", "spaces"),
        (TILES.replace("o ~ o", "о ~ o"), "unknown-code", (17, 7), "'о'", "Cyrillic"),
        (TILES.replace("o ~ o", "o ~ ?"), "unknown-code", (17, 11), "'?'", "plot"),
        (TILES.replace("id: T01", "id: city"), "duplicate-id", (15, 9), "already a tile 'city'", ""),
        (TILES.replace("A1/A2", "A1/B2"), "bad-value", (19, 13), "side by side", ""),
        (TILES.replace("A1/A2", "A1/A3"), "bad-value", (19, 13), "no such cell", ""),
        (TILES.replace("A1/A2", "A1"), "bad-value", (19, 13), "isn't a border", ""),
        (TILES.replace("role: castle", "role: palace"), "", None, "", ""),
        (RULES + "scores: {lakes: lots}", "wrong-type", (5, 17), "a whole number", ""),
        (RULES + "scores: {lake: 2}", "unknown-key", (5, 10), "'lake'", "did you mean 'lakes'?"),
        (RULES + "players: {5: {columns: 3, rows: 3, dealt: 3}}", "bad-value", (5, 14), "2 to 4", ""),
        (RULES + "players: {4: {columns: 9, rows: 9}}", "bad-value", (5, 14), "81 tiles", ""),
        (RULES + "variants: {basic: null}", "missing-key", (5, 1), "'basic'", ""),
        (RULES + "variants: {expert: null}", "unknown-key", (5, 12), "'expert'", ""),
        (RULES + "landings: {up: fly}", "bad-value", (5, 16), "place, move, swap or nothing", ""),
        (RULES + "tiles: {city: 7}", "bad-value", (5, 15), "7 plots don't fit", ""),
        (RULES.replace("base", "bsae"), "unknown-rules", (4, 10), "'bsae'", "did you mean 'base'?"),
        ("game: stuglandet\nkind: rules\nid: mine\n", "", None, "", ""),
    ],
)
def test_each_mistake_is_told_at_its_place(
    text: str, code: str, spot: tuple[int, int] | None, message: str, hint: str
) -> None:
    found = problems_of(text)
    assert found
    if not code:
        return
    problem = found[0]
    assert problem.code == code
    assert message in str(problem.message)
    assert hint in str(problem.hint or "")
    if spot is not None:
        assert (problem.line, problem.column) == spot
        assert len(found) == 1, [str(other.message) for other in found]


@pytest.mark.parametrize(
    "text",
    [
        board("lake’ hill'"),
        board("city —/hill --"),
        board("lake", "r . b\n\n  . . ."),
        board("lake", "r|.|b/.|.|."),
        board("lake", "---+---/r.b/...").replace("---+---", "-----"),
        board("lake", "r.b.../......"),
        board("lake").replace("{r: Rosa, b: Bo}", "{1: Ana, 2: 77}"),
        board("lake", "1.2/...").replace("{r: Rosa, b: Bo}", "{1: Ana, 2: Ben}"),
        board("lake", more="expect: {Rosa: {total: 0}, winner: Rosa, locked: {}, ended: false}"),
        TILES.replace("id: T01", "id: 01"),
        RULES + "variants: {easy: null}\nplayers: {4: null}\n",
        RULES + "variants: {quick: {name: Quick, times: 1}}\n",
    ],
)
def test_what_a_person_writes_naturally_is_understood(text: str) -> None:
    assert problems_of(text) == ()


def test_one_run_tells_mistakes_of_form_and_of_the_game() -> None:
    found = codes_of(board("lake", "q../.r.", more="colour: red\nturn: Eva"))
    assert sorted(found) == ["bad-value", "cabin-place", "unknown-code", "unknown-key"]


def test_a_letter_of_nobody_is_told_once() -> None:
    assert codes_of(board("meadow", "qqq/qqz")) == ["unknown-code", "unknown-code"]


def test_rules_that_extend_each_other_are_told(tmp_path: Path) -> None:
    for name, other in (("one", "two"), ("two", "one")):
        text = RULES.replace("base", other).replace("mine", name)
        (tmp_path / f"{name}.rules.yaml").write_text(text, encoding="utf-8")
    path = tmp_path / "one.rules.yaml"
    assert "unknown-rules" in codes_of(path.read_bytes(), path)


def test_a_huge_block_is_told_fast_and_once() -> None:
    assert codes_of(board("meadow", "/".join(["r" * 1000] * 2000))) == ["cabin-place"]
    assert codes_of(TILES.replace("o ~ o", "o " * 20000)) == ["tile-size"]
