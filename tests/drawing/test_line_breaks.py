"""Lines break by the habits of a language: no forgotten prepositions, no number without its noun."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutterprint.drawing.line_breaks import NO_BREAK, held_together
from cutterprint.drawing.text import SMALLEST, TextOptions, fit
from cutterprint.drawing.text_lines import Break, Run, Setting, Word, broken, plain_words, words

HELD = [
    ("ru", "Положите жетон в запас", "Положите жетон в~запас"),
    ("ru", "и в доме, и на горе", "и~в~доме, и~на~горе"),
    ("ru", "Всего 4 игрока", "Всего 4~игрока"),
    ("ru", "Мост — это путь", "Мост~— это путь"),
    ("ru", "Если бы он знал", "Если~бы он знал"),
    ("ru", "Он (и она) за всех", "Он (и~она) за~всех"),
    ("es", "Lagos y prados o nada", "Lagos y~prados o~nada"),
    ("es", "vale 2 puntos", "vale 2~puntos"),
    ("es", "a la vez", "a~la vez"),
    ("en", "A card costs 12 points", "A~card costs 12~points"),
    ("en", "See page 7.", "See page~7."),
    ("en", "print at 100 % size", "print at 100~% size"),
    ("en", "worth 10. The next", "worth~10. The next"),
    ("en", "of 8 and 9", "of 8~and~9"),
    ("en", "goblins 7 → 9, or 16 (2 players)", "goblins 7~→ 9, or 16~(2~players)"),
    ("xx", "a 4 y в доме", "a 4 y в доме"),
]
TEXTS = st.text(alphabet="aв4и —.,ж7 (yo", max_size=60)


@pytest.mark.parametrize(("language", "text", "held"), HELD)
def test_words_that_belong_together(language: str, text: str, held: str) -> None:
    assert held_together(text, language).replace(NO_BREAK, "~") == held


@given(TEXTS, st.sampled_from(["en", "es", "ru", "", "xx"]))
def test_nothing_but_blanks_changes(text: str, language: str) -> None:
    held = held_together(text, language)
    assert held.replace(NO_BREAK, " ") == text
    assert held_together(held.replace(NO_BREAK, " "), language) == held


def ends(text: str, language: str, width: float) -> list[str]:
    """The lines of a text, a millimetre and point at a time."""
    lines = broken(plain_words(text, language=language), width, 10, Setting())
    return [" ".join(_shown(word) for word in line) for line in lines.lines]


def _shown(word: Word) -> str:
    return "".join(part.string for part in word.parts if isinstance(part, Run))


RUSSIAN = (
    "Возьмите из запаса по жетону за каждый бонус и положите его к своей земле, а не на карту. "
    "На 4 игрока нужно 12 карт — по 3 на руки."
)


@pytest.mark.parametrize("width", [*range(32, 120, 4)])
def test_no_line_of_russian_ends_in_a_preposition_or_a_number(width: int) -> None:
    lines = ends(RUSSIAN, "ru", width)
    for line in lines[:-1]:
        last = line.split()[-1]
        assert last not in {"из", "по", "за", "и", "к", "а", "не", "на", "На", "4", "12", "3"}, lines
    assert not any(line.startswith("—") for line in lines)
    assert " ".join(lines) == RUSSIAN


def test_a_phrase_is_held_across_its_looks() -> None:
    text = words([Run("Alle stehen в "), Run("доме", "bold"), Run(" сегодня")], "ru")
    held = [word.held for word in text if isinstance(word, Word)]
    assert held == [False, False, False, True, False]
    # And a line end between them parts them.
    assert not any(w.held for w in words([Run("в"), Break(), Run("доме")], "ru") if isinstance(w, Word))


def test_what_a_language_holds_is_parted_if_a_line_has_no_room_for_it() -> None:
    """So holding words never makes a text smaller than its longest word needs."""
    text = plain_words("12 необыкновеннейших", language="ru")
    narrow = max(word.wide for word in text if isinstance(word, Word)) * 10 + 0.1
    lines = broken(text, narrow, 10, Setting())
    assert lines.fits
    assert len(lines.lines) == 2


@settings(max_examples=200)
@given(TEXTS, st.sampled_from(["en", "es", "ru"]), st.floats(8, 80))
def test_lines_lose_nothing_and_are_no_wider(text: str, language: str, width: float) -> None:
    free, held = (broken(plain_words(text, language=code), width, 10, Setting()) for code in ("", language))
    shown = [[_shown(word) for line in found.lines for word in line] for found in (free, held)]
    assert shown[0] == shown[1]
    assert held.fits == free.fits
    assert len(held.lines) >= len(free.lines)


def test_words_are_parted_rather_than_left_out() -> None:
    text = "крепость и стена и башня и мост и ров и вал"
    free, held = (fit(text, 0, 0, 16, 10.9, TextOptions(size=SMALLEST, language=code)) for code in ("", "ru"))
    assert free.fits
    assert held.fits
