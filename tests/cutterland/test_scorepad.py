"""Scorepads: a row for whatever scores, columns for the players, and what a scored game fills in."""

import io
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from pypdf import PdfReader

from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.errors import UsageError
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.lands import SMALL
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.scoring.standings import Game, Tournament, score_game, score_tournament
from cutterprint.games.cutterland.sheets.scorepad import Pad, pad_pages, pad_parts, pad_values
from cutterprint.i18n import language, languages
from cutterprint.pages.filling import on_parts
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.pages.pads import RIM
from cutterprint.printing.papers import paper, paper_names
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.shelf.resolver import load_bytes
from tests.cutterland.sheet_checks import built_in_rules, load_rules, painted_squares
from tests.pages.sheet_checks import assert_well_set
from tests.printing.reading import Outline, contents

EVENING = """
game: cutterland
kind: game
players:
  - name: Ana
    land: |
      Pc P. Mg
      Wk W. M=
      Wf W^ Mg
    walls: [C1/C2]
  - name: Ben
    miscut_cards: 1
    land: |
      Md Mf Wt
      P. P. P^
"""
CUP = """
game: cutterland
kind: tournament
first: Ana
games:
  - players: [{name: Ana, land: Pc P. Mg}, {name: Ben, land: Md Mf Wt}]
  - players: [{name: Ana, land: Md Md Wt, miscut_cards: 1}, {name: Ben, land: Pc P. P.}]
"""


def game(text: str = EVENING) -> Game:
    value = load_bytes(text.encode())
    assert isinstance(value, Game)
    return value


def tournament() -> Tournament:
    value = load_bytes(CUP.encode())
    assert isinstance(value, Tournament)
    return value


def set_pad(pad: Pad, lang: str = "en", on: str = "a4", per_page: int | None = None) -> SetPages:
    return pad_pages(
        pad, pad_parts(pad, paper(on), per_page, language(lang)), SheetLook(speech=language(lang))
    )


def pdf_text(pages: SetPages) -> str:
    pdf = pdf_bytes([Page(drawing=drawing) for drawing in pages.drawings], DocumentInfo(title="test"))
    return " ".join(" ".join(page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages).split())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("on", paper_names())
def test_nothing_overflows_in_any_language_on_any_paper(base: Rules, data: Path, lang: str, on: str) -> None:
    every_rule = load_rules(data / "every-rule.rules.yaml")
    built_in = built_in_rules()
    for players in range(2, 7):
        for is_tournament in (False, True):
            for rules in (*built_in, every_rule):
                speech = language(lang)
                pad = Pad.empty(rules, players, is_tournament=is_tournament, has_miscut=True)
                try:
                    parts = pad_parts(pad, paper(on), None, speech)
                except UsageError:
                    assert on == "a5"
                    continue
                assert_well_set(pad_pages(pad, parts, SheetLook(speech=speech)), speech)
    for filled in (Pad.of(score_game(game())), Pad.of(score_tournament(tournament()))):
        speech = language(lang)
        parts = pad_parts(filled, paper(on), None, speech)
        assert_well_set(pad_pages(filled, parts, SheetLook(speech=speech)), speech)


def test_nothing_overflows_in_any_number_of_pads_a_page(base: Rules) -> None:
    pad = Pad.empty(base, 3, is_tournament=False)
    for number in (1, 2, 3, 4, 6):
        speech = language("ru")
        parts = pad_parts(pad, paper("a4"), number, speech)
        assert parts.count == number
        assert_well_set(pad_pages(pad, parts, SheetLook(speech=speech)), speech)
    with pytest.raises(UsageError, match="A4 takes 1, 2"):
        pad_parts(pad, paper("a4"), 50, language())


@pytest.mark.parametrize("palette", palette_names())
@pytest.mark.parametrize("ink", ink_names())
def test_every_palette_and_ink(base: Rules, palette: str, ink: str) -> None:
    pad = Pad.of(score_game(game()))
    look = SheetLook(speech=language(), palette=palette, ink=ink)
    assert pad_pages(pad, pad_parts(pad, paper("a4"), None, language()), look).problems == ()


def test_a_pad_has_a_row_for_whatever_scores(base: Rules) -> None:
    rows = pad_values(Pad.empty(base, 4, is_tournament=False), language())["rows"]
    assert [row["icon"] for row in rows] == [*base.creatures, *base.bonuses]
    assert [row["reminder"] for row in rows] == [
        "2 for each one devoured",
        "area: 1→2, 2→5, 3→9, 4→14, +2",
        "1 a square of its area",
        "area: 2→7",
        "land: 1→10, 2→5",
        "−2 each",
        "1 for each one unused",
        "1 for each one unused",
    ]
    assert all(len(row["points"]) == 4 for row in rows)


def test_over_cut_cards_have_a_row_where_they_count(base: Rules) -> None:
    def names(pad: Pad) -> list[str]:
        return [row["name"] for row in pad_values(pad, language())["rows"]]

    assert "Over-cut cards" not in names(Pad.empty(base, 4, is_tournament=False))
    assert "Over-cut cards" in names(Pad.empty(base, 4, is_tournament=False, has_miscut=True))
    assert "Over-cut cards" in names(Pad.empty(base, 4, is_tournament=True))
    assert "Over-cut cards" not in names(Pad.empty(replace(base, miscut=0), 4, is_tournament=True))


def test_a_frog_that_costs_3_changes_the_pad_and_the_score(base: Rules, data: Path) -> None:
    rules = load_rules(data / "every-rule.rules.yaml")
    frog = next(
        row
        for row in pad_values(Pad.empty(rules, 2, is_tournament=False), language())["rows"]
        if row["icon"] == "frog"
    )
    assert frog["reminder"] == "−3 each"
    scored = score_game(
        game("game: cutterland\nplayers:\n  - {name: A, land: Mf Wk}\n  - {name: B, land: Mf}\n")
    )
    assert scored.scores["B"].total == -2
    changed = game("game: cutterland\nplayers:\n  - {name: A, land: Mf}\n  - {name: B, land: Mf}\n")
    lands = {name: replace(land, rules=rules) for name, land in changed.lands.items()}
    pad = Pad.of(score_game(replace(changed, rules=rules, lands=lands)))
    rows = {row["icon"]: row["points"] for row in pad_values(pad, language())["rows"]}
    assert rows["frog"] == [["−3"], ["−3"]]


@pytest.mark.parametrize("players", [1, 7, 0, -1])
def test_pads_are_for_2_to_6_players(base: Rules, players: int) -> None:
    with pytest.raises(UsageError, match="from 2 to 6"):
        Pad.empty(base, players, is_tournament=False)


def test_a_filled_pad_says_what_the_engine_says() -> None:
    found = score_game(game())
    pad = Pad.of(found)
    values = pad_values(pad, language())
    for index, (name, score) in enumerate(found.scores.items()):
        by_icon = {row["icon"]: row["points"][index][0].replace("−", "-") for row in values["rows"]}
        for key in score.land.rules.creatures:
            assert int(by_icon[key]) == score.parts[key]
        assert int(by_icon["tower"]) + int(by_icon["wall_bridge"]) == score.parts["bonuses"]
        assert int(by_icon["scissors"]) == score.parts["miscut"]
        assert values["totals"][index] == [str(score.total).replace("-", "−")]
        assert values["survivors"][index] == [str(score.survivors)]
        assert values["players"][index]["name"] == name
    places = {player["name"]: player["place"] for player in values["players"]}
    assert places == {standing.name: standing.place for standing in found.standings}


def test_a_filled_pad_shows_names_totals_and_the_lands() -> None:
    pages = set_pad(Pad.of(score_game(game())), "es")
    written = pdf_text(pages)
    totals = [str(score.total).replace("-", "−") for score in score_game(game()).scores.values()]
    assert all(part in written for part in ("Ana", "Ben", "Puesto", "Total", "Cartas mal cortadas", *totals))
    landscapes = set(painted_squares(pages.drawings[0].shapes, ArtBook(game().rules), SMALL.square))
    assert landscapes == {"plains", "moor", "wetland"}
    assert "wall" in {symbol.name for symbol in pages.drawings[0].symbols}


def test_a_tournament_pad_has_both_games_and_their_sum() -> None:
    found = score_tournament(tournament())
    values = pad_values(Pad.of(found), language())
    assert values["games"] == 2
    for index, name in enumerate(found.games[0].scores):
        both = [one.scores[name].total for one in found.games]
        assert [int(text.replace("−", "-")) for text in values["totals"][index]] == both
        assert int(values["players"][index]["sum"].replace("−", "-")) == sum(both)
    written = pdf_text(set_pad(Pad.of(found)))
    assert "Sum of both games" in written
    assert "Over-cut cards" in written


def test_a_page_holds_as_many_pads_as_fit_with_lines_between(base: Rules) -> None:
    pad = Pad.empty(base, 4, is_tournament=False)
    parts = pad_parts(pad, paper("a4"), None, language())
    assert parts.count == 4
    (page,) = on_parts(parts, list(set_pad(pad).drawings) * 4)
    # Four pads, one line down the page and one across.
    assert len(page.shapes) == 4 + 1 + 1
    assert (page.width, page.height) == (210, 297)


@pytest.mark.parametrize("is_tournament", [False, True])
@pytest.mark.parametrize("players", range(2, 7))
def test_there_is_room_to_write_in_every_cell(base: Rules, players: int, is_tournament: bool) -> None:
    pad = Pad.empty(base, players, is_tournament=is_tournament, has_miscut=True)
    for number in (None, 6, 4, 2, 1):
        try:
            parts = pad_parts(pad, paper("a4"), number, language())
        except UsageError:
            continue
        drawings = pad_pages(pad, parts, SheetLook(speech=language())).drawings
        pdf = pdf_bytes([Page(drawing=drawing) for drawing in drawings], DocumentInfo(title="test"))
        upright = [
            item.box
            for item in contents(pdf, 0)
            if isinstance(item, Outline)
            and item.box[2] - item.box[0] < 0.01
            and item.box[3] - item.box[1] > 5
        ]
        xs = sorted({round(box[0], 1) for box in upright})
        rows = {round(box[1], 1): box[3] - box[1] for box in upright}
        least = 8.0 if is_tournament else 9.0
        assert len(rows) >= pad.rows
        assert min(two - one for one, two in pairwise(xs) if two - one > 0.3) >= least
        assert parts.cell_width - RIM - xs[-1] >= least
        assert min(rows.values()) >= (9.0 if number is None else 7.0) - 0.05, (number, rows)


@pytest.mark.parametrize("lang", languages())
def test_an_empty_pad_says_where_names_go(base: Rules, lang: str) -> None:
    told = {"en": "Names", "es": "Nombres", "ru": "Имена"}[lang]
    assert told in pdf_text(set_pad(Pad.empty(base, 4, is_tournament=False), lang))
    assert told not in pdf_text(set_pad(Pad.of(score_game(game())), lang))


def test_the_names_of_players_may_be_long_or_strange() -> None:
    name = "Maximiliana Hohenzollern-Sigmaringen <&> Ñandú"
    pages = set_pad(Pad.of(score_game(game(EVENING.replace("Ana", f'"{name}"')))))
    assert all("does not fit" in problem for problem in pages.problems)
