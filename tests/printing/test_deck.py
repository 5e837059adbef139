"""Decks and kits of any game: nothing here knows which."""

from functools import partial
from pathlib import Path

import pytest

import cutterprint.printing
from cutterprint.drawing.shapes import Style, Symbol, Use, rect
from cutterprint.errors import UsageError
from cutterprint.i18n import language
from cutterprint.options import Backs
from cutterprint.pages.calibration import calibration_printed
from cutterprint.pages.looks import SheetLook
from cutterprint.printing.deck import Deck, DeckCard, DeckPack, copied
from cutterprint.printing.deck_files import DeckFiles, DeckForm
from cutterprint.printing.impose import SheetWords
from cutterprint.printing.kit import backs_part, cards_part
from cutterprint.printing.papers import paper
from cutterprint.printing.printed import Printed
from cutterprint.printing.sheets import SheetOptions
from cutterprint.printing.whole import all_in_one
from tests.printing.reading import reader

SIZE = (40.0, 60.0)


def side(name: str, colour: str) -> Symbol:
    return Symbol(name, *SIZE, (rect(0, 0, *SIZE, Style(fill=colour)),))


def deck(packs: int = 1, copies: int = 1, backs: Backs = "long", extra: int = 0) -> Deck:
    cards: list[DeckCard] = []
    for number in range(packs):
        pack = DeckPack(f"p{number}", f"Pack {number}", partial(side, f"back-{number}", "#336699"))
        own = [
            DeckCard(f"C{index}", pack, partial(side, f"card-{number}-{index}", "#996633"))
            for index in range(5)
        ]
        cards += copied(own, copies)
    return Deck(
        name="Test",
        size=SIZE,
        cards=cards,
        shared=lambda: (),
        sheet=SheetOptions(paper=paper("a4"), backs=backs),
        extra=tuple(side(f"extra-{number}", "#112233") for number in range(extra)),
    )


def files(made: Deck, out: Path, form: DeckForm = DeckForm()) -> DeckFiles:
    return DeckFiles(deck=made, stem="cards-test", game="Tarot", speech=language(), out=out, form=form)


def test_printing_knows_no_game_and_no_command() -> None:
    for path in Path(cutterprint.printing.__file__).parent.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        for word in ("cutterprint.games", "cutterprint.commands", "typer", "Cutterland"):
            assert word not in text, path.name


def test_copies_are_printed_and_pictures_are_not_repeated() -> None:
    made = deck(packs=2, copies=3)
    assert len(made) == 30
    assert [(card.pack.id, card.id) for card in made.unique] == [
        (pack, f"C{index}") for pack in ("p0", "p1") for index in range(5)
    ]
    for wrong in (0, 1001):
        with pytest.raises(UsageError, match="--copies goes from 1 to 1000"):
            deck(copies=wrong)


def test_backs_are_those_of_the_pack_also_behind_an_extra_card() -> None:
    made = deck(packs=2, extra=1)
    assert [made.back(index).name for index in (0, 4, 5, 9, 10)] == ["back-0"] * 2 + ["back-1"] * 3
    assert made.front(10).name == "extra-0"


@pytest.mark.parametrize(("kind", "count"), [("pdf", 1), ("svg", 12), ("png", 12), ("tts", 5)])
def test_every_form_writes_its_files_and_tells_of_them(kind: str, count: int, tmp_path: Path) -> None:
    steps: list[int] = []
    made = files(deck(packs=2, copies=2), tmp_path / "new", DeckForm(kind=kind, dpi=40))
    made.write(steps.append)
    assert sorted(made.written) == sorted((tmp_path / "new").iterdir())
    assert len(made.written) == count
    assert steps[-1:] == ([] if kind == "tts" else [made.steps])
    assert any(str(tmp_path) in line for line in made.told())


def test_a_file_is_named_after_its_game(tmp_path: Path) -> None:
    files(deck(), tmp_path / "a.pdf").write(lambda done: None)
    told = reader((tmp_path / "a.pdf").read_bytes()).metadata
    assert told is not None
    assert (told.title, told.subject) == ("Test – Tarot", "5 cards, A4")


def test_several_files_need_a_folder(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"must name a folder; .*x\.png is a file"):
        files(deck(), tmp_path / "x.png", DeckForm(kind="png")).write(lambda done: None)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("backs", ["long", "short", "none"])
def test_a_sheet_of_backs_is_full_and_all_alike(backs: Backs) -> None:
    made = deck(backs=backs)
    part = backs_part(made, "backs.pdf", "Backs", SheetWords())
    (page,) = part.pages
    placed = [shape.symbol for shape in page.drawing.shapes if isinstance(shape, Use)]
    assert placed == ["back-0"] * made.layout().per_sheet
    assert (part.sheets, part.duplex) == (0, "simplex")


def test_all_in_one_starts_with_what_explains_the_rest_and_leaves_out_the_screen() -> None:
    cards = cards_part(deck(), "cards.pdf", "Cards", SheetWords())
    ruler = calibration_printed(paper("a4"), SheetLook(speech=language()))
    screen = Printed(key="rules", file="r.pdf", title="Rules", pages=cards.pages, how="screen")
    first = Printed(key="how-to-print", file="how.pdf", title="How", pages=cards.pages[:1])
    pages = all_in_one([cards, screen, ruler, first])
    assert [page.bookmark for page in pages if page.bookmark] == ["How", "Ruler page", "Cards"]
    assert len(pages) == 2 + len(cards.pages) + 2
    assert (cards.sheets, cards.duplex, ruler.sheets, screen.sheets) == (1, "long", 1, 0)
