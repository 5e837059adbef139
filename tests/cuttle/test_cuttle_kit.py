"""Cuttle's kit: all parts, for so many players, on every paper; each sheet has tests of its own."""

from pathlib import Path

import pytest

from cutterprint.errors import UsageError
from cutterprint.games.cuttle.rules.rules_reader import base_rules
from cutterprint.games.cuttle.sheets.kit import kit_parts, playable
from cutterprint.i18n import language
from cutterprint.options import KitBacks
from cutterprint.printing.papers import paper
from cutterprint.printing.printed import KitRequest, Printed
from cutterprint.shelf.resolver import load_one
from tests.running import invoke


def kit(players: int = 4, lang: str = "en", on: str = "a4", backs: KitBacks = "long") -> list[Printed]:
    deck = load_one("harbour", ("deck",), "cuttle").value
    request = KitRequest(value=deck, paper=paper(on), speech=language(lang), players=players, backs=backs)
    return list(kit_parts(request))


def test_a_kit_holds_the_whole_box() -> None:
    files = [part.file for part in kit()]
    assert files == [
        "cards-harbour.pdf",
        "backs-harbour.pdf",
        "reference-en.pdf",
        "reference-cutthroat-en.pdf",
        "reference-teams-en.pdf",
        "pocket-en.pdf",
        "scorepad-en.pdf",
        "scorepad-table-en.pdf",
        "markers-en.pdf",
        "box-harbour-en.pdf",
        "rules-en.pdf",
        "rules-single-en.pdf",
        "calibration-en.pdf",
        "how-to-print-en.pdf",
    ]


@pytest.mark.parametrize("players", [2, 3])
def test_players_get_the_sheets_of_what_they_can_play(players: int) -> None:
    expected = ["two", "cutthroat", "teams"][: players - 1]
    assert [variant.key for variant in playable(base_rules(), players)] == expected
    made = kit(players)
    assert len([part for part in made if part.key == "reference"]) == len(expected)
    pocket = next(part for part in made if part.key == "pocket")
    assert pocket.about == f"{sum(range(2, players + 1))} pocket cards"


@pytest.mark.parametrize("backs", ["gutterfold", "none", "separate", "short"])
def test_pocket_cards_have_two_sides_whatever_the_backs(backs: KitBacks) -> None:
    made = {part.key: part for part in kit(2, backs=backs)}
    assert made["pocket"].how == ("one" if backs != "short" else "short")
    assert ("backs" in made) == (backs in ("separate", "short"))


@pytest.mark.parametrize("players", [1, 5])
def test_nobody_plays_alone_or_with_five(players: int) -> None:
    with pytest.raises(UsageError, match="--players goes from 2 to 4"):
        kit(players)


def test_the_command_writes_every_part(tmp_path: Path) -> None:
    done = invoke("kit", "--game", "cuttle", "--players", "2", "--lang", "es", "--out", str(tmp_path))
    assert done.exit_code == 0
    assert done.stderr == ""
    assert (tmp_path / "all-in-one-harbour-es.pdf").exists()
    assert (tmp_path / "pocket-es.pdf").read_bytes().startswith(b"%PDF")
