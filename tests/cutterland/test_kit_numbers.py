"""What the box says is what the kit holds, and a pack is shown with its own creatures."""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import cutterprint
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.rules.rules_reader import base_rules
from cutterprint.games.cutterland.sheets.kit import kit_parts
from cutterprint.games.cutterland.sheets.own_examples import MOST_MEALS, OwnExamples
from cutterprint.games.cutterland.sheets.rules_booklet import rules_pages
from cutterprint.games.cutterland.sheets.tokens import token_counts
from cutterprint.i18n import language, languages
from cutterprint.pages.booklets import single_pages
from cutterprint.pages.looks import SheetLook
from cutterprint.printing.papers import paper
from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
from cutterprint.printing.printed import KitRequest, Printed
from tests.printing.reading import reader
from tests.running import invoke

LANGUAGES = languages()
ASH = """
game: cutterland
kind: pack
id: ash
name: Ash
rules: ash.rules.yaml
cards:
"""
ASH_RULES = """
game: cutterland
kind: rules
id: ash
name: Ash
card: {squares: 12, features: 4, columns: 3}
landscapes:
  lava: {code: L, name: Lava}
creatures:
  golem:
    {code: g, name: Golem, icon: snail, lives_in: [lava],
     hunts: {turn: 1, reach: area, eats: 1, spares: [golem]}, scores: {per: prey, points: 3}}
  wisp: {code: w, name: Wisp, icon: ghost, lives_in: [lava], scores: {per: area, table: [1, 3]}}
bonuses:
  tower: {code: "^", name: Tower, icon: tower, unused: 1}
players:
  2: {cards: 4, pieces: 4}
  3: {cards: 2, pieces: 3}
miscut: 2
box: {cards: 30, bones: 9, tower: 5}
"""
BASE_NAMES = ("kraken", "goblin", "centaur", "dragon", "turtle", "frog", "plains", "moor", "wetland")


def pack_of(name: str) -> Pack:
    pack = cutterprint.load(name)
    assert isinstance(pack, Pack)
    return pack


@pytest.fixture(scope="module")
def ash(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    """A pack that shares neither creatures nor landscapes with the base game."""
    folder = tmp_path_factory.mktemp("ash")
    (folder / "ash.rules.yaml").write_text(ASH_RULES)
    lines = ["Lg L. L.", "Lw L. {last}", "L. L. L.", "L^ L. L."]
    cards = "".join(
        f"  - id: A{number:02}\n    squares: |\n"
        + "".join(f"      {line}\n" for line in lines).format(last="Lw" if number % 2 else "Lg")
        for number in range(10)
    )
    (folder / "ash.pack.yaml").write_text(ASH + cards)
    return pack_of(str(folder / "ash.pack.yaml"))


@cache
def kit(name: str, lang: str = "en", copies: int | None = None, players: int = 4) -> dict[str, Printed]:
    return kit_of(pack_of(name), lang, copies, players)


def kit_of(pack: Pack, lang: str = "en", copies: int | None = None, players: int = 4) -> dict[str, Printed]:
    request = KitRequest(value=pack, paper=paper("a4"), speech=language(lang), copies=copies, players=players)
    return {part.file: part for part in kit_parts(request)}


def words(part: Printed) -> list[str]:
    """The words of each page of a part."""
    pages = reader(pdf_bytes(part.pages, DocumentInfo(title="x"))).pages
    return [" ".join(page.extract_text().split()) for page in pages]


@pytest.mark.parametrize(("name", "copies"), [("classic", 2), ("twilight", 1), ("starter", 1)])
def test_a_kit_holds_the_copies_that_fill_the_box(name: str, copies: int) -> None:
    pack = pack_of(name)
    assert pack.copies_in_box() == copies
    assert pack.boxed_rules().box["cards"] == copies * len(pack.cards)
    # Only the number of cards is the pack's; all else is as the rules have it.
    assert pack.boxed_rules().tokens == pack.rules.tokens == token_counts(pack.rules)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "copies"), [("twilight", None), ("twilight", 3), ("starter", None)])
def test_the_booklet_counts_the_cards_and_games_of_the_kit(name: str, copies: int | None, lang: str) -> None:
    pack = pack_of(name)
    cards = len(pack.cards) * (copies or 1)
    pages = words(kit(name, lang, copies)[f"rules-single-{lang}.pdf"])
    speech = language(lang)
    in_box = speech.ngettext("%(num)d landscape card", "%(num)d landscape cards", cards) % {"num": cards}
    assert in_box in pages[1]
    games = {cards // (seating.cards * seating.players) for seating in pack.rules.seatings.values()} - {0}
    heading = speech.gettext("The cards are cut. What now?").replace("\N{NO-BREAK SPACE}", " ")
    told = pages[7].partition(heading)[2].partition("cutterprint refill")[0]
    assert [int(number) for number in re.findall(r"\d+", told)] == [cards, *sorted(games, reverse=True)]
    assert not re.search(r"\b(160|13|17|20)\b", pages[7])


def test_too_few_cards_for_a_game_are_told_as_that() -> None:
    pack = pack_of("starter")
    rules = pack.boxed_rules(1)
    few = replace(rules, box={**rules.box, "cards": 7})
    made = rules_pages(few, paper("a4"), SheetLook(speech=language()))
    told = " ".join(text.text for text in made.texts)
    assert "The 7 cards of this box are not enough for one: print more copies." in told
    assert "0 games" not in told


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_booklet_counts_the_reference_sheets_of_the_kit(players: int) -> None:
    made = kit("starter", "en", None, players)
    number = 2 * (-(-players // 2))
    assert made["reference-en.pdf"].about == f"{number} reference sheets"
    assert f"{number} reference sheets" in words(made["rules-single-en.pdf"])[1]


def test_rules_without_a_kit_count_the_box_of_the_rules_or_of_the_pack_that_was_named(tmp_path: Path) -> None:
    box = "20 games with two, 17 with three or 13 with four players"
    known = (
        ("base", 160, box),
        ("classic", 160, box),
        ("twilight", 24, "3 games with two or 2 with three or four players"),
    )
    for name, cards, games in known:
        file = tmp_path / f"{name}.pdf"
        named = invoke("rules", "--single", "--rules", name, "--lang", "en", "-q", "-o", str(file))
        assert named.exit_code == 0, named.output
        pages = [" ".join(page.extract_text().split()) for page in reader(file.read_bytes()).pages]
        assert f"{cards} landscape cards" in pages[1]
        assert f"The {cards} cards of this box are enough for {games}" in pages[7]


def test_a_pack_of_its_own_shows_and_names_nothing_of_the_base_game(ash: Pack) -> None:
    for part in kit_of(ash, players=3).values():
        for page in part.pages:
            used = {symbol.name for symbol in page.drawing.symbols}
            assert not [name for name in used if any(known in name for known in BASE_NAMES)], part.file
        if part.how != "backs":
            told = " ".join(words(part)).lower()
            # Packs of any rules name the game itself; its towers may be in them as well.
            assert not [name for name in BASE_NAMES if re.search(rf"\b{name}s?\b", told)], part.file
            assert "bridge" not in told, part.file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pack_with_creatures_of_its_own_is_shown_with_them(lang: str) -> None:
    pack = pack_of("twilight")
    examples = OwnExamples(pack)
    assert examples.are_needed()
    cut, found = examples.cut(), examples.scored()
    assert cut is not None
    assert found is not None
    assert {"owl", "fox"} & set(cut.card.features())
    assert sum(map(len, cut.pieces.values())) == pack.rules.card.squares
    assert {"owl", "fox"} <= {square.feature for square in found.land.squares.values()}
    assert 1 <= len(found.meals) <= MOST_MEALS
    made = rules_pages(pack.rules, paper("a4"), SheetLook(speech=language(lang)), pack)
    assert made.problems == ()
    drawn = [{symbol.name for symbol in page.drawing.symbols} for page in single_pages(made)]
    for page in (0, 1, 5, 7):
        assert any("owl" in name for name in drawn[page]), page + 1
        assert any("fox" in name for name in drawn[page]), page + 1
    # The score beside each creature is that of the land that is shown.
    told = [text.text for text in made.texts if text.page == 7]
    assert str(found.total) in told


def test_packs_of_the_base_game_keep_the_samples_and_their_words() -> None:
    assert not OwnExamples(pack_of("classic")).are_needed()
    made = rules_pages(base_rules(), paper("a4"), SheetLook(speech=language()), pack_of("classic"))
    assert any("Krakens first." in text.text for text in made.texts)
