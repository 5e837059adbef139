"""Pieces for the bag, refills, and the charts of a deck."""

from pathlib import Path

import pytest

import cutterprint
from cutterprint.drawing.colours import contrast
from cutterprint.drawing.shapes import Text, paths
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.charts import stats_drawing
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.decks.stats import deck_stats
from cutterprint.games.cutterland.play.cutting import cuts, is_connected
from cutterprint.games.cutterland.sheets.pieces import FairCuts, bag_card, bag_sentences, pieces_deck
from cutterprint.i18n import language, languages
from cutterprint.printing.deck import DeckOptions
from tests.commands.test_commands import run
from tests.printing.reading import reader


def pack(name: str = "starter") -> Pack:
    loaded = cutterprint.load(name)
    assert isinstance(loaded, Pack)
    return loaded


@pytest.mark.parametrize("pieces", [3, 4])
def test_the_marked_cut_is_legal_and_the_most_even_one(pieces: int) -> None:
    found = pack()
    fair = FairCuts(found.rules, pieces)
    card = found.cards[0]
    cut = fair(card)
    assert len(cut) == pieces
    assert all(is_connected(piece) for piece in cut)
    spread = max(fair.worths(card)) - min(fair.worths(card))
    squares = dict(card.cells())
    for other in cuts(card, pieces):
        worths = [fair.worth_of(piece, squares) for piece in other]
        assert max(worths) - min(worths) >= spread


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_card_of_the_bag_says_the_numbers_of_the_rules(code: str, players: int) -> None:
    found = pack()
    table = found.rules.seatings[players]
    told = " ".join(bag_sentences(table, language(code)))
    ends_with = {2: 16, 3: 9, 4: 12}[players]
    assert str(table.pieces) in told
    assert str(ends_with) in told
    face = bag_card(table, language(code), ArtBook(found.rules), (63.0, 84.0))
    texts = [shape for shape in face.shapes if isinstance(shape, Text)]
    assert not any(text.string.endswith("…") for text in texts)
    assert min(text.size for text in texts) >= 6.5
    assert max(text.y for text in texts) < 84 - 3


@pytest.mark.parametrize("code", languages())
def test_the_bag_speaks_of_dashed_lines_since_not_every_ink_has_red(code: str) -> None:
    told = " ".join(bag_sentences(pack().rules.seatings[3], language(code))).lower()
    red, dashed = {"en": ("red", "dashed"), "es": ("roj", "discontinuas"), "ru": ("красн", "пунктир")}[code]
    assert dashed in told
    assert red not in told


@pytest.mark.parametrize(
    ("palette", "ink", "red"),
    [
        ("standard", "full", True),
        ("standard", "light", True),
        ("standard", "outline", False),
        ("bw", "full", False),
    ],
)
def test_a_cut_is_marked_with_the_edge_of_its_card(palette: str, ink: str, red: bool) -> None:
    options = DeckOptions(palette=palette, ink=ink)
    found = pack()
    deck = pieces_deck(found, found.rules.seatings[3], options, language("en"))
    lines = [
        path
        for path, _ in paths(deck.front(0).shapes)
        if path.style.stroke and path.style.stroke_width >= 0.5
    ]
    (dashes,) = [path for path in lines if path.style.dash]
    assert (dashes.style.stroke == "#c4161c") == red
    width, height = deck.size
    corners = {(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)}
    edges = [path for path in lines if {segment[1:] for segment in path.segments if segment[1:]} == corners]
    assert [contrast(str(path.style.stroke)) > 10 for path in edges] == [False, True]
    assert not any(path.style.dash for path in edges)


def test_the_card_of_the_bag_bleeds_like_the_others() -> None:
    found = pack()
    deck = pieces_deck(found, found.rules.seatings[3], DeckOptions(), language("en"))
    assert {deck.front(index).bleed for index in range(len(deck))} == {2.0}


def test_pieces_prints_all_cards_and_the_rules_of_the_bag(tmp_path: Path) -> None:
    done = run("pieces", "starter", "--players", "2", "--lang", "ru", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    pdf = (tmp_path / "output" / "pieces-starter-2.pdf").read_bytes()
    text = "".join(page.extract_text() for page in reader(pdf).pages)
    assert "Бесконечная игра" in text
    assert "13 карт" in done.stdout


def test_players_that_the_rules_do_not_know_are_refused(tmp_path: Path) -> None:
    done = run("pieces", "starter", "--players", "7", cwd=tmp_path)
    assert done.returncode == 2
    assert "2, 3 or 4" in done.stderr


def test_refill_prints_exactly_the_used_cards_and_notes_it(tmp_path: Path) -> None:
    assert "no used card" in run("refill", "--pack", "starter", cwd=tmp_path).stdout
    run("used", "S01", "S07", "S07", "--pack", "starter", cwd=tmp_path)
    done = run("refill", "--pack", "starter", "--backs", "none", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    pdf = (tmp_path / "output" / "cards-refill-starter.pdf").read_bytes()
    text = "".join(page.extract_text() for page in reader(pdf).pages)
    assert ("S01" in text, "S07" in text, "S02" in text) == (True, True, False)
    assert "12 of 12 cards left" in run("stock", "--pack", "starter", cwd=tmp_path).stdout
    assert "no used card" in run("refill", "--pack", "starter", cwd=tmp_path).stdout


def test_refill_fills_the_sheet_if_asked_and_keeps_the_ledger_if_asked(tmp_path: Path) -> None:
    run("used", "S05", "--pack", "starter", cwd=tmp_path)
    words = ("refill", "--pack", "starter", "--fill", "--keep", "--backs", "none")
    assert "9 cards on 1 sheet" in run(*words, cwd=tmp_path).stdout
    assert "11 of 12 cards left" in run("stock", "--pack", "starter", cwd=tmp_path).stdout


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", ["starter", "classic", "twilight"])
def test_the_charts_tell_the_numbers_of_the_deck(name: str, code: str) -> None:
    stats = deck_stats(pack(name))
    drawing = stats_drawing(stats, language(code))
    told = [shape.string for shape in drawing.shapes if isinstance(shape, Text)]
    for number in stats.features.values():
        assert str(number) in told
    for shape in drawing.shapes:
        if isinstance(shape, Text):
            assert 0 <= shape.x <= drawing.width
            assert 0 <= shape.y <= drawing.height


def test_stats_draws_its_charts(tmp_path: Path) -> None:
    done = run("stats", "classic", "--svg", "s.svg", "--pdf", "s.pdf", "--png", "s.png", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert {path.name for path in tmp_path.iterdir()} == {"s.svg", "s.pdf", "s.png"}
