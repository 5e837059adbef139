"""Deck files, and decks as they are printed."""

from pathlib import Path

import pytest
from PIL import ImageChops

from cutterprint.games.cuttle.decks.model import Size
from cutterprint.printing.sheets import BLEED
from cutterprint.shelf.resolver import problems_in
from tests.cuttle.cards import harbour, painter, pixels, sheets
from tests.printing.reading import Placed, contents, page_size, reader
from tests.running import invoke

HEAD = "game: cuttle\nkind: deck\nid: mine\n"


def problems(text: str, folder: Path) -> list[tuple[str, int]]:
    file = folder / "mine.deck.yaml"
    file.write_text(HEAD + text, encoding="utf-8")
    return [(problem.code, problem.place.line) for problem in problems_in(file)]


def test_the_deck_has_every_card_once_and_two_jokers() -> None:
    cards = list(harbour().cards())
    assert len(cards) == len(set(cards)) == 54
    assert cards[:2] == ["AC", "2C"]
    assert cards[51:] == ["KS", "X1", "X2"]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("size: tarot", "bad-value", 4),
        ("jokers: 3", "bad-value", 4),
        ("variant: solo", "bad-value", 4),
        ("back: {emblem: whale}", "bad-value", 4),
        ("back: {colour: teal}", "bad-value", 4),
        ("colours: {stars: '#123456'}", "unknown-key", 4),
        ("colours: {hearts: '#ffb0b0'}", "low-contrast", 4),
        ("ranks:\n  11: {name: Eleven}", "unknown-key", 5),
        ("ranks:\n  J: {index: Jack}", "text-too-long", 5),
        ("ranks:\n  J:\n    effect:\n      ru: " + "слово " * 30, "text-too-long", 7),
        ('ranks:\n  J: {name: "two\\nlines"}', "bad-value", 5),
        ("ranks:\n  J: {picture: jack.svg}", "unknown-key", 5),
        ("rules: nosuch", "unknown-rules", 4),
    ],
)
def test_what_is_wrong_with_a_deck_is_told_at_its_line(
    text: str, code: str, line: int, tmp_path: Path
) -> None:
    assert problems(text, tmp_path) == [(code, line)]


def test_a_deck_may_say_everything_in_its_own_words(tmp_path: Path) -> None:
    text = (
        "name: {en: Mine, ru: Моя}\nsize: bridge\njokers: 0\nvariant: cutthroat\n"
        "back: {colour: '#7a2f40', emblem: anchor}\ncolours: {clubs: '#1d6b3a', diamonds: '#1450a0'}\n"
        "ranks:\n  K: {name: Boss, index: {ru: К}, effect: {en: Rules., ru: Правит.}}\n"
    )
    assert problems(text, tmp_path) == []
    file = tmp_path / "mine.deck.yaml"
    done = invoke("cards", str(file), "--cards", "KC,AD", "--lang", "ru", "--out", str(tmp_path))
    assert done.exit_code == 0, done.output
    pdf = (tmp_path / "cards-mine.pdf").read_bytes()
    words = reader(pdf).pages[0].extract_text()
    assert "Boss" in words
    assert "Правит." in words
    assert "Моя" in words


def test_kings_tell_the_goals_of_the_variant_that_the_deck_names(tmp_path: Path) -> None:
    assert problems("variant: cutthroat", tmp_path) == []
    file = tmp_path / "mine.deck.yaml"
    invoke("cards", str(file), "--cards", "KC", "--lang", "en", "--out", str(tmp_path))
    assert "9, 5, 0" in reader((tmp_path / "cards-mine.pdf").read_bytes()).pages[0].extract_text()


@pytest.mark.parametrize("size", Size)
def test_cards_have_their_size_to_a_hundredth_of_a_millimetre(size: Size) -> None:
    width, height = size.millimetres
    over = BLEED
    placed = [
        item.box
        for item in contents(sheets(size), 0, deep=False)
        if isinstance(item, Placed) and abs(item.box[3] - item.box[1] - height - 2 * over) < 0.01
    ]
    assert len(placed) >= 9
    assert page_size(sheets(size), 0) == pytest.approx((210, 297), abs=0.05)
    for left, top, right, bottom in placed:
        assert right - left == pytest.approx(width + 2 * over, abs=0.01)
        assert bottom - top == pytest.approx(height + 2 * over, abs=0.01)
    lefts = sorted({round(box[0], 3) for box in placed})
    assert lefts[1] - lefts[0] == pytest.approx(width, abs=0.01)


def test_the_whole_deck_with_backs_is_small_and_always_the_same(tmp_path: Path) -> None:
    made = []
    for name in ("one", "two"):
        done = invoke("cards", "harbour", "--lang", "en", "--out", str(tmp_path / name))
        assert done.exit_code == 0, done.output
        made.append((tmp_path / name / "cards-harbour.pdf").read_bytes())
    assert made[0] == made[1]
    assert len(made[0]) < 600_000
    assert len(reader(made[0]).pages) == 12


def test_jokers_and_size_can_be_chosen(tmp_path: Path) -> None:
    done = invoke(
        "cards", "harbour", "--jokers", "0", "--size", "bridge", "--lang", "en", "--out", str(tmp_path)
    )
    assert "52 cards" in done.output
    assert invoke("cards", "harbour", "--size", "tarot").exit_code != 0


def test_cheat_cards_come_along_if_asked_for(tmp_path: Path) -> None:
    done = invoke("cards", "harbour", "--cards", "KS", "--cheat", "--lang", "en", "--out", str(tmp_path))
    assert done.exit_code == 0, done.output
    words = reader((tmp_path / "cards-harbour.pdf").read_bytes()).pages[0].extract_text()
    assert "Your turn" in words
    assert {"21", "14", "10", "5", "0"} <= set(words.split())


@pytest.mark.parametrize("form", ["svg", "png", "tts"])
def test_cards_come_in_every_form(form: str, tmp_path: Path) -> None:
    words = ("cards", "harbour", "--cards", "KS,X1", "--dpi", "60", "--format", form, "--out", str(tmp_path))
    done = invoke(*words)
    assert done.exit_code == 0, done.output
    assert any(path.stat().st_size > 500 for path in tmp_path.rglob("*") if path.is_file())


@pytest.mark.parametrize("size", Size)
def test_backs_are_the_same_when_turned_by_half(size: Size) -> None:
    drawn = painter(size=size)
    (back,) = pixels(drawn, [drawn.back()], 101.6)
    turned = back.rotate(180)
    differing = ImageChops.difference(back, turned).convert("L").point(lambda value: 255 * (value > 90))
    assert sum(differing.histogram()[1:]) < back.width * back.height * 0.01
