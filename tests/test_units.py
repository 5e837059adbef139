"""Units and papers: every length has its unit, and every complaint says what to write."""

import re

import pytest

from cutterprint.errors import UsageError
from cutterprint.printing.papers import Paper, paper, paper_names
from cutterprint.units import format_length, parse_length


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("21mm", 21),
        ("2.5cm", 25),
        ("2,5 cm", 25),
        ("1in", 25.4),
        ('0.5"', 12.7),
        ("72pt", 25.4),
        (" .5MM ", 0.5),
    ],
)
def test_lengths_are_read(text: str, expected: float) -> None:
    assert parse_length(text) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("21", "square: '21' has no unit; did you mean 21mm?"),
        ("21px", "square: 'px' isn't a unit; use mm, cm, in or pt"),
        ("wide", "square: 'wide' isn't a length"),
        ("", "square: '' isn't a length"),
        ("nanmm", "square: 'nanmm' isn't a length"),
        ("1e3mm", "square: '1e3mm' isn't a length"),
        ("3mm", "square: 3mm is out of range; use 10mm to 60mm"),
        ("99cm", "square: 99cm is out of range; use 10mm to 60mm"),
    ],
)
def test_what_is_no_length_is_explained(text: str, complaint: str) -> None:
    with pytest.raises(UsageError, match=re.escape(complaint)):
        parse_length(text, "square", least=10, most=60)


@pytest.mark.parametrize("length", [0, 0.5, 21, 63.25, -1.5, 215.9])
def test_lengths_that_are_written_read_back(length: float) -> None:
    assert parse_length(format_length(length), least=-10) == pytest.approx(length, abs=0.005)


def test_known_papers() -> None:
    assert paper_names() == ("a4", "letter", "a3", "tabloid", "a5", "legal")
    assert paper("A4") == Paper("A4", 210, 297, 5)
    letter = paper(" Letter ")
    assert (letter.width, letter.height) == pytest.approx((215.9, 279.4))


@pytest.mark.parametrize("name", paper_names())
def test_every_paper_stands_and_leaves_a_margin(name: str) -> None:
    found = paper(name)
    assert found.width < found.height
    assert 3 <= found.margin <= 10


@pytest.mark.parametrize("text", ["200x300mm", "300 x 200 mm", "20x30cm", "200mm×300mm", "20cmx300mm"])
def test_a_paper_of_any_size(text: str) -> None:
    found = paper(text)
    assert (found.width, found.height) == pytest.approx((200, 300))
    assert found.name == "200 × 300 mm"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("leter", "did you mean 'letter'?"),
        ("b4", "choose from a4, letter"),
        ("zzz", "choose from a4, letter"),
        ("200x300", "200x300mm"),
        ("2x3mm", "out of range"),
        ("200x300furlong", "'furlong' isn't a unit"),
    ],
)
def test_unknown_papers_are_explained(text: str, complaint: str) -> None:
    with pytest.raises(UsageError, match=re.escape(complaint)):
        paper(text)
