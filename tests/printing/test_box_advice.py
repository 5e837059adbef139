"""Boxes of kits: as deep as the paper that a game advises makes its cards, with words that can be read."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from cutterprint.drawing.shapes import Group, Shape, Text
from cutterprint.drawing.text import SMALLEST
from cutterprint.games.game import Game
from cutterprint.i18n import language, languages
from cutterprint.options import KitBacks
from cutterprint.printing.box_faces import BoxArt
from cutterprint.printing.box_sheets import BoxOptions, box_parts, box_printed
from cutterprint.printing.deck import Deck, DeckOptions
from cutterprint.printing.papers import paper
from cutterprint.printing.printed import KitRequest, Printed
from cutterprint.shelf.games import games
from cutterprint.shelf.resolver import load_one

GAMES = list(games().values())
ADVISED = {"cutterland": 0.2, "stuglandet": 0.25, "cuttle": 0.3}


def asked(game: Game, lang: str = "en", backs: KitBacks = "long") -> KitRequest:
    value = load_one(game.defaults[game.set_kind], (game.set_kind,), game.id).value
    return KitRequest(value=value, paper=paper("a4"), speech=language(lang), backs=backs)


def deck_and_art(game: Game, request: KitRequest) -> tuple[Deck, BoxArt]:
    assert game.cards is not None
    assert game.box is not None
    deck = game.cards.deck([request.value], DeckOptions(language=request.speech.code), game.cards.options())
    return deck, game.box(request)


def texts(shapes: Sequence[Shape]) -> Iterator[Text]:
    for shape in shapes:
        if isinstance(shape, Text):
            yield shape
        elif isinstance(shape, Group):
            yield from texts(shape.children)


def written(part: Printed) -> list[Text]:
    """What stands on the sheets of a box and on its faces, without the art."""
    found: list[Text] = []
    for page in part.pages:
        found += texts(page.drawing.shapes)
        for symbol in page.drawing.symbols:
            if symbol.name.startswith("box-"):
                found += texts(symbol.shapes)
    return found


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("options", [BoxOptions(), BoxOptions(is_label=True), BoxOptions(thickness=0.9)])
def test_all_words_of_a_box_can_be_read(game: Game, lang: str, options: BoxOptions) -> None:
    request = asked(game, lang)
    found = written(box_printed(*deck_and_art(game, request), replace(request, paper=paper("a3")), options))
    assert min(text.size for text in found) >= SMALLEST
    assert not any(text.string.endswith("…") for text in found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_kits_box_is_as_deep_as_its_paper_makes_the_cards(game: Game) -> None:
    thick = ADVISED[game.id]
    request = asked(game)
    deck, art = deck_and_art(game, request)
    assert art.thickness == thick

    def told(request: KitRequest, more: int = 0) -> str:
        (part,) = box_parts(deck, art, request, more)
        return " ".join(text.string for text in written(part))

    assert f"{thick:g} mm each" in told(request)
    assert f"{2 * thick:g} mm each" in told(asked(game, backs="gutterfold"))
    assert "0.4 mm each" in told(replace(request, thickness=0.4))
    assert f"Room for {len(deck) + 9} " in told(request, more=9)
    assert f"cutterprint box {deck.packs[0].id} --card-thickness" in told(request)


def test_sizes_are_told_in_the_words_of_a_language() -> None:
    game = games()["stuglandet"]
    request = asked(game, "ru")
    part = box_printed(*deck_and_art(game, request), request)
    assert "0,25 мм" in " ".join(text.string for text in written(part))
    assert any(" мм" in step and " mm" not in step for step in part.steps)
