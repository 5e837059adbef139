"""Problems are told in every language, and their codes and JSON are the same in all of them."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cutterprint.drawing.png_in import MOST_BYTES as PNG_BYTES
from cutterprint.drawing.svg_in import MOST_BYTES, read_svg
from cutterprint.errors import CutterprintError
from cutterprint.games.cutterland.art.own_art import read_art
from cutterprint.i18n import Message, language, languages, said, speak
from cutterprint.shelf.built_in import built_in
from cutterprint.shelf.resolver import problems_in
from cutterprint.specs.problems import Problem, SpecError
from tests.cuttle.refused import REFUSED
from tests.drawing.test_png_in import MAGIC, chunk, made
from tests.problems import CARD, pack_text, problems_of

DATA = Path(__file__).parent / "data"
DOCS = Path(__file__).parent.parent / "docs"
OTHERS = [code for code in languages() if code != "en"]
LAND = "game: cutterland\nkind: land\n"
RECORD = "game: cutterland\nkind: record\npack: starter\nplayers: [Ana, Ben, Eva]\n"
CUT = (
    "turns:\n  - player: Ana\n    card: S01\n    cut: |\n      a a b\n      a b b\n      c c b\n      c c c\n"
)
RECIPE = (
    "game: cutterland\nkind: recipe\nid: x\ncards: 2\nfeatures: {kraken: %s}\npatches: {least: %s, most: 4}\n"
)


def land(squares: str, more: str = "") -> str:
    rows = "".join(f"  {row}\n" for row in squares.split("/"))
    return f"{LAND}land: |\n{rows}{more}\n"


def rules(more: str) -> str:
    return f"game: cutterland\nkind: rules\nid: x\nextends: base\n{more}\n"


def board(sample: str) -> str:
    """A sample board of Stuglandet that shows a problem."""
    return built_in("stuglandet", "board", sample).path.read_text(encoding="utf-8")


def tiles(*cells: str) -> str:
    """A set of Stuglandet tiles: the City and others, their rows parted by '/'."""
    lines = ["game: stuglandet\nkind: tiles\nid: x\ntiles:"]
    for number, rows in enumerate(cells):
        role = "    role: city\n" if number == 0 else ""
        block = "".join(f"      {row}\n" for row in rows.split("/"))
        lines.append(f"  - id: T{number}\n{role}    cells: |\n{block}")
    return "\n".join(lines)


def turn(*takes: str) -> str:
    return f"{RECORD}{CUT}    takes:\n" + "".join(f"      - {take}\n" for take in takes)


# Texts that have problems of each code; a code may have several, where it is told in several ways.
BAD: dict[str, tuple[str | bytes, ...]] = {
    "yaml-syntax": (
        "game: cutterland\nname: {en: a\n",
        "game: cutterland\nname: 'a\n",
        "game: cutterland\nname: a: b\n",
        "game: cutterland\nname: *nobody\n",
        "game: cutterland\nname: &a [*a]\n",
        "game: cutterland\n---\ngame: cutterland\n",
        "game: cutterland\n\tname: a\n",
        "game: cutterland\nname: a\x07b\n",
        "? [a]\n: b\n",
        "a: b\n c: d\ne\n",
        "a: %b\n",
    ),
    "duplicate-key": (pack_text(CARD, head="name: a\nname: b"),),
    "empty-file": ("",),
    "not-utf-8": (b"name: \xff\n",),
    "too-large": (b"#" * 5_000_001, "[" * 3000),
    "missing-key": ("id: x\n", "game: cutterland\n", pack_text(CARD).replace("  - id: C01\n   ", "  -")),
    "unknown-key": (
        pack_text(CARD, head="nmae: a"),
        pack_text(CARD, head="zzz: a"),
        rules("creatures: {griffin: null}"),
        land("Pc", "expect: {griffin: 3}"),
        rules("box: {griffins: 3}"),
    ),
    "wrong-type": (
        "- a\n",
        pack_text(CARD, head="name: [a]"),
        pack_text(CARD, head="name: {en: [a]}"),
        pack_text(CARD, head="square: 12"),
        "game: cutterland\nkind: pack\nid: x\ncards: 3\n",
        "game: cutterland\nkind: pack\nid: x\ncards:\n",
        land("Pc", "miscut_cards: many"),
        land("Pc", "towers: {a: b}"),
        land("Pc", "expect: {kraken: many}"),
        rules("extends: [a]").replace("extends: base\n", ""),
    ),
    "bad-value": (
        "game: chess\n",
        "game: cutterland\nkind: chess\n",
        land("Pc", "miscut_cards: 100"),
        land("Pc", "miscut_cards: -1"),
        pack_text(CARD, head="colour: red"),
        pack_text(CARD, head="square: '12'"),
        pack_text(CARD, head="square: 12 feet"),
        pack_text(CARD, head="square: 1mm"),
        pack_text(CARD, head="square: wide"),
        pack_text(CARD, head="name: {English: a}"),
        pack_text(CARD, head="name: {}"),
        pack_text(CARD).replace("id: C01", "id: C 01"),
        pack_text(CARD).replace("id: C01", f"id: {'C' * 41}"),
        pack_text().replace("cards:", "cards: []"),
        rules("creatures: {owl: {code: ab, lives_in: [moor]}}"),
        rules("creatures: {owl: {code: o, lives_in: []}}"),
        rules("creatures: {any: {code: o, lives_in: [moor]}}"),
        rules("creatures: {frog: {scores: {per: land, exactly: {a: 2}}}}"),
        rules("creatures: {frog: {scores: {per: prey, exactly: {1: 2}}}}"),
        rules("creatures: {frog: {scores: {per: prey}}}"),
        rules("creatures: {frog: {hunts: {turn: 1, reach: around, eats: none}}}"),
        rules("creatures: {frog: {hunts: {turn: 1, reach: near, eats: all}}}"),
        rules("card: {columns: 5}"),
        rules("card: {features: 13}"),
        rules("landscapes: {moor: null}"),
        rules("players: {1: {cards: 1, pieces: 1}}"),
        rules("players: {2: {cards: 1, pieces: 3}}"),
        turn("{player: Ben, piece: b, at: [1, 0]}"),
        turn("{player: Ben, piece: b, turn: 45}"),
        turn("{player: Ben, piece: b, at: [9999, 0]}"),
        f"{RECORD}cards: []\nturns: []\n",
        "game: cutterland\nkind: ledger\nentries:\n  - {pack: starter}\n",
        (RECIPE % (14, 1)) + "worth: {spread: -1}\n",
    ),
    "unknown-code": (
        pack_text(CARD.replace("Pd", "Zd")),
        pack_text(CARD.replace("Pd", "pd")),
        pack_text(CARD.replace("Pd", "Рd")),
        pack_text(CARD.replace("Pd", ".d")),
        pack_text(CARD.replace("Pd", "Px")),
        pack_text(CARD.replace("Pd", "P")),
        pack_text(CARD.replace("Pd W.", "PdW.")),
        pack_text(CARD.replace("Pd", "dragon")),
        rules("creatures: {owl: {code: o, lives_in: [hills]}}"),
        rules(
            "creatures: {owl: {code: o, lives_in: [moor], scores: {per: creature, beside: elf, points: 1}}}"
        ),
        RECIPE.replace("kraken", "griffin") % (14, 1),
        (RECIPE % (14, 1)) + "landscapes: {hills: 3}\n",
    ),
    "wrong-habitat": (pack_text(CARD.replace("Pd", "Pk")),),
    "square-count": (
        pack_text("Pc P. Mg\n"),
        pack_text(CARD.replace("P.", "..")),
        land(".."),
        turn("{player: Ben, piece: b}").replace("      c c c\n", ""),
    ),
    "ragged-rows": (pack_text(CARD.replace("Pd W.", "Pd")),),
    "feature-count": (pack_text(CARD.replace("Pd", "P.")), pack_text(CARD.replace("W.", "Wf"))),
    "duplicate-id": (
        pack_text(CARD, CARD).replace("C02", "C01"),
        rules("creatures: {owl: {code: g, lives_in: [moor]}}"),
        rules("creatures: {tower: {code: o, lives_in: [moor]}}"),
        f"{RECORD}turns: []\n".replace("Ben", "Ana"),
    ),
    "unknown-icon": (
        rules("creatures: {owl: {code: o, lives_in: [moor], icon: griffin}}"),
        rules("landscapes: {hill: {code: H, art: griffin}}"),
    ),
    "unknown-rules": (pack_text(CARD, head="rules: bsae"), pack_text(CARD, head="rules: nowhere")),
    "tower-place": (
        land("Pc P^", "towers: [B1]"),
        land("Pc P^", "towers: [C9]"),
        land("P. P^", "towers: [A1]"),
        land("Pc P^", "towers: [here]"),
        land("Pc P^", "towers: [A1, A1]"),
    ),
    "tower-count": (land("Pc Pd", "towers: [A1]"), land("Pc Pd P^", "towers: [A1, B1]")),
    "wall-place": (
        land("Pc P=", "walls: [A1-B1]"),
        land("Pc P= P.", "walls: [A1/C1]"),
        land("Pc P=", "walls: [B1/C1]"),
    ),
    "wall-bridge-count": (land("Pc P.", "walls: [A1/B1]"), land("Pc P= P.", "walls: [A1/B1, B1/C1]")),
    "bridge-length": (land("Pc P=", "bridges: [A1-B1]"), land("Pc P=", "bridges: [A1/B1]")),
    "bridge-end": (land("Pc P=", "bridges: [B1-D1]"),),
    "bridges-cross": (land(".. P. ../P= P= P./.. P. ..", "bridges: [A2-C2, B1-B3]"),),
    "bridge-meets-wall": (land("Pc P= P=", "bridges: [A1-C1]\nwalls: [A1/B1]"),),
    "recipe-sum": (RECIPE % (3, 1), RECIPE % (99, 1)),
    "recipe-unmet": (
        RECIPE % (14, 5),
        RECIPE % (14, 13),
        (RECIPE % (14, 4)) + "landscapes: {plains: 1, moor: 1}\n",
        (RECIPE % (14, 4)) + "landscapes: {plains: 0}\n",
        (RECIPE % (14, 2)) + "landscapes: {wetland: 1}\n",
        (RECIPE % (14, 1)).replace("most: 4", "most: 2"),
        (RECIPE % (14, 11)).replace("most: 4", "most: 12, singles: 1"),
        (RECIPE % (0, 1)).replace("kraken: 0", "tower: 14") + "bonuses: {most: 2}\n",
    ),
    "prey": (land("Md Mg", "prey: [A9]"), land("Md Mg Mg", "prey: []"), land("Md Mg", "prey: [x]")),
    "cabin-place": (board("no-cabin-place"), board("hill").replace("  . . b\n", "")),
    "cabin-count": (board("no-cabin-count"),),
    "unknown-tile": (board("no-unknown-tile"), board("locked-tile").replace("{east:", "{north:")),
    "unknown-tiles": (board("hill").replace("examples", "exmaples"),),
    "tile-twice": (board("no-tile-twice"),),
    "tile-role": (tiles("# # #/# # #", "o o o/o o o"),),
    "tile-size": (tiles("# # #/# # #", "o o/o o"), tiles("# # #/# # #", "ooo/ooo")),
    "plot-count": (tiles("# # #/# # o", "o o o/o o o"), tiles("# # #/# # .", "o o o/o o o")),
    "board-split": (board("no-board-split"),),
    "board-shape": (board("no-board-shape"), board("hill").replace("  hill\n", "  --\n")),
    "land-split": (land("Pc .. P."), land("P. P. P. .. Pc P.")),
    "unknown-player": (turn("{player: Bne, piece: b}"), f"{RECORD}turns: []\nbonuses: {{Zoe: {{}}}}\n"),
    "player-count": (f"{RECORD}turns: []\n".replace("Eva", "Eva, D, E"),),
    "turn-order": (
        f"{RECORD}{CUT}    takes: []\n{CUT.removeprefix('turns:')}    takes: []\n",
        RECORD + CUT + "    takes: []\n" + (CUT.removeprefix("turns:\n") + "    takes: []\n") * 4,
    ),
    "take-order": (turn("{player: Ana, piece: b}"), f"{RECORD}{CUT}    takes: []\n"),
    "unknown-pack": (f"{RECORD}turns: []\n".replace("starter", "startre"),),
    "unknown-card": (
        turn("{player: Ben, piece: b}").replace("S01", "S99"),
        "game: cutterland\nkind: ledger\nentries:\n  - {pack: starter, used: [S99]}\n",
    ),
    "unknown-piece": (
        turn("{player: Ben, piece: x}"),
        turn("{player: Ben, piece: b}", "{player: Eva, piece: b}"),
        turn("{player: Ben, piece: b}").replace("    takes", "    removed: [x]\n    takes"),
    ),
    "cut-count": (turn("{player: Ben, piece: b}").replace("a b b", "d b b"),),
    "piece-split": (turn("{player: Ben, piece: b}").replace("c c c", "c c a"),),
    "piece-overlap": (
        turn("{player: Ben, piece: b}", "{player: Eva, piece: a}", "{player: Ana, piece: c}")
        + CUT.removeprefix("turns:\n").replace("Ana", "Ben").replace("S01", "S02")
        + "    takes:\n      - {player: Eva, piece: a, at: [0, 0]}\n"
        + "      - {player: Ana, piece: b, at: [9, 9]}\n",
    ),
}
BAD["piece-detached"] = BAD["piece-overlap"]
for _code, _texts in REFUSED.items():
    BAD[_code] = (*BAD.get(_code, ()), *_texts)
# Drawings beside the rules.
BAD_SVG = {
    "svg-syntax": (
        "<g/>",
        "<svg/>",
        "<svg viewBox='0 0 1'><g/></svg>",
        "<svg viewBox='0 0 0 0'><g/></svg>",
        "<svg viewBox='0 0 9 9'><path d='L 1 2' stroke-width='-1'/><path d='M 1 z 2'/></svg>",
        "<svg viewBox='0 0 9 9'><path d='M 1' fill='reddish' stroke-linecap='big'/></svg>",
        "<svg viewBox='0 0 9 9'><g transform='spin(3)'/><g transform='3'/><rect width='x'/></svg>",
        "<svg viewBox='0 0 9 9'><polygon points='1 2 3' stroke-dasharray='-1'/><path d='M 1e9 1'/></svg>",
    ),
    "svg-script": ("<svg viewBox='0 0 9 9' onload='x'><script/><g fill='javascript:x'/></svg>",),
    "svg-reference": ("<?xml-stylesheet x?><svg viewBox='0 0 9 9' href='http://x' fill='url(x)'/>",),
    "svg-entity": ("<!DOCTYPE svg><svg/>",),
    "svg-unsupported": (
        "<svg viewBox='0 0 9 9' transform='scale(2)' zap='1' filter='x'><text/><use/><zap/><image/><style/>"
        "<linearGradient/><pattern/><mask/><clipPath/><marker/><filter/><symbol/><switch/><foreignObject/>"
        "<animate/><a/><view/><cursor/><font/><svg/><g opacity='0.5'><path/></g><rect fill='url(#a)'/></svg>",
    ),
    "svg-role": ("<svg viewBox='0 0 9 9'><rect class='boddy' width='3' height='3'/></svg>",),
    "svg-empty": ("<svg viewBox='0 0 9 9'/>",),
    "svg-too-large": ("<svg>" + "<g>" * 70, f"<svg x='{'1' * 5000}'/>", " " * (MOST_BYTES + 1)),
}
BAD_PNG = {
    "png-syntax": (b"GIF", made(3, 3, b"\0"), made(3, 3, b"\0\0\0\0" * 3)[:40], MAGIC + chunk(b"IDAT", b"")),
    "png-too-large": (made(9999, 1, b"\0"), MAGIC.ljust(PNG_BYTES + 1)),
}
BESIDE: dict[str, Callable[[Path], tuple[Problem, ...]]] = {
    "unreadable": lambda folder: problems_in(folder),
    "outside-folder": lambda folder: problems_of(pack_text(CARD, head="rules: ../x"), folder / "x.pack.yaml"),
}
CODES = [*BAD, *BAD_SVG, *BAD_PNG, *BESIDE]
# Told by `verify` alone, of files that are right.
OTHERWISE = {"expectation"}

ENGLISH = re.compile(r"\b(the|this|should|is|isn't|are|not|with|but|there|it|have|and|or|of|can't)\b")
UNTRANSLATED = re.compile(r"«[^»]*»|'[^']*'|cutterprint \w+|[\w.]+\.(svg|png|yaml)")


def found(code: str, folder: Path) -> list[Problem]:
    """The problems of a code in all of its examples."""
    if code in BESIDE:
        return list(BESIDE[code](folder))
    problems = []
    for number, drawing in enumerate(BAD_SVG.get(code, ())):
        path = folder / f"{number}.svg"
        path.write_text(drawing, encoding="utf-8")
        problems += read_art(path)[1]
    for picture in BAD_PNG.get(code, ()):
        path = folder / "picture.png"
        path.write_bytes(picture)
        problems += read_art(path)[1]
    for text in BAD.get(code, ()):
        got = problems_of(text)
        assert code in {problem.code for problem in got}, text
        problems += got
    assert code in {problem.code for problem in problems}
    return problems


def test_every_documented_code_has_an_example() -> None:
    pages = [(DOCS / page).read_text(encoding="utf-8") for page in ("formats.md", "cuttle.md")]
    tables = [page.split("| code | meaning |")[1] for page in pages]
    rows = [line.split("|")[1] for table in tables for line in table.splitlines() if line.startswith("| `")]
    documented = {code for row in rows for code in re.findall(r"`([a-z0-9-]+)`", row)}
    assert documented - OTHERWISE == {*CODES}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("spoken", OTHERS)
def test_every_code_is_told_in_every_language(code: str, spoken: str, tmp_path: Path) -> None:
    speech = language(spoken)
    for problem in found(code, tmp_path):
        for text in filter(None, (problem.message, problem.hint)):
            assert isinstance(text, Message), text
            told = said(text, speech)
            assert not ENGLISH.findall(UNTRANSLATED.sub("", told)), told
    assert not speech.missing


@pytest.mark.parametrize("spoken", OTHERS)
def test_a_file_with_eight_mistakes_is_told_in_the_language_asked_for(spoken: str) -> None:
    problems = problems_in(DATA / "eight-mistakes.pack.yaml")
    english, told = str(SpecError(problems)), SpecError(problems).said(language(spoken))
    assert len(problems) == 8
    for problem in problems:
        # Codes and places are the same in all languages; the words are not.
        assert f":{problem.line}:{problem.column}: error[{problem.code}]" in english
        assert f":{problem.line}:{problem.column}: " in told
        assert f"[{problem.code}]" in told
        assert str(problem.message) not in told


def test_names_in_several_languages_are_said_in_the_language() -> None:
    (problem,) = problems_of(pack_text(CARD.replace("Pd", "Pk")))
    assert str(problem.message) == "Kraken can't live in Plains, only in Wetland"
    assert "Humedal" in said(problem.message, language("es"))
    assert "Водоём" in said(problem.message, language("ru"))


@pytest.mark.parametrize("spoken", languages())
def test_the_json_of_a_problem_is_english_whatever_is_spoken(spoken: str) -> None:
    problems = problems_in(DATA / "eight-mistakes.pack.yaml")
    before = [problem.as_json() for problem in problems]
    speak(spoken)
    try:
        assert [problem.as_json() for problem in problems] == before
        assert [problem.as_json() for problem in problems_in(DATA / "eight-mistakes.pack.yaml")] == before
    finally:
        speak("en")
    assert "did you mean 'name'?" in {problem["hint"] for problem in before}


def test_an_error_is_said_in_a_language_and_is_english_as_text() -> None:
    with pytest.raises(CutterprintError) as caught:
        language("xx")
    assert str(caught.value).startswith("there is no language 'xx' here")
    assert caught.value.said(language("es")).startswith("aquí no hay ningún idioma «xx»")


def test_large_numbers_are_grouped_as_the_language_does() -> None:
    (problem,) = read_svg(b" " * (MOST_BYTES + 1), "x").problems
    assert "1,000,000" in str(problem.message)
    assert "1.000.000" in said(problem.message, language("es"))
