"""The kit: every part of the box, in every language and on every paper, and the page that explains it."""

from pathlib import Path

import pytest

from cutterprint.errors import UsageError
from cutterprint.games.stuglandet.rules.rules_reader import base_rules
from cutterprint.games.stuglandet.sheets.examples import Examples
from cutterprint.games.stuglandet.sheets.how_to_print import how_to_print
from cutterprint.games.stuglandet.sheets.kit import kit_parts
from cutterprint.i18n import language, languages
from cutterprint.options import KitBacks
from cutterprint.pages.how_to_print import kit_files
from cutterprint.pages.looks import SheetLook
from cutterprint.printing.papers import paper
from cutterprint.printing.printed import KitRequest
from tests.running import invoke

KEYS = [
    *("cards", "backs", "reference", "scorepad", "boards"),
    *("cabins", "box", "rules", "rules", "calibration", "how-to-print"),
]


def request(on: str = "a4", lang: str = "en", players: int = 4, backs: KitBacks = "long") -> KitRequest:
    tiles = Examples(base_rules()).tiles()
    return KitRequest(value=tiles, paper=paper(on), speech=language(lang), players=players, backs=backs)


def test_a_kit_holds_the_whole_box() -> None:
    assert [part.key for part in kit_parts(request("a4", "en"))] == KEYS


def test_the_command_writes_all_files(tmp_path: Path) -> None:
    lang = "es"
    done = invoke("kit", "--game", "stuglandet", "--lang", lang, "-o", str(tmp_path))
    assert done.exit_code == 0, done.output
    names = {path.name for path in tmp_path.iterdir()}
    for stem in ("reference", "scorepad", "boards", "cabins", "rules", "rules-single", "how-to-print"):
        assert f"{stem}-{lang}.pdf" in names
    assert {"tiles-summer.pdf", "backs-summer.pdf", f"all-in-one-summer-{lang}.pdf"} <= names


def test_the_page_that_explains_lists_every_file_and_tells_how_to_fold_cabins() -> None:
    asked = request()
    parts = list(kit_parts(asked))
    look = SheetLook(speech=language())
    made = how_to_print(look).pages(asked.paper, kit_files(asked, parts[:-1]))
    told = "\n".join(report.text for report in made.texts)
    assert all(part.file in told for part in parts)
    assert "Fold the cabins" in told


@pytest.mark.parametrize("backs", ["long", "short", "gutterfold", "separate", "none"])
@pytest.mark.parametrize("lang", languages())
def test_how_to_print_fits_for_all_backs(backs: KitBacks, lang: str) -> None:
    for on in ("a4", "a5"):
        made = how_to_print(SheetLook(speech=language(lang))).pages(paper(on), backs=backs)
        assert made.problems == ()


def test_a_kit_is_for_two_to_four_players() -> None:
    for players in (1, 5):
        with pytest.raises(UsageError, match="from 2 to 4"):
            kit_parts(request(players=players))
