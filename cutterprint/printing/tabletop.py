"""Decks for Tabletop Simulator: grids of card pictures, and the saved object that names them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

COLUMNS, ROWS = 10, 7
MOST_CARDS = COLUMNS * ROWS - 1
"""The last place of a grid is the picture of hidden cards, so no card may stand there."""


@dataclass(frozen=True)
class DeckGrid:
    """One grid: the addresses of its pictures, its shape, and the names of the cards in it."""

    face: str
    back: str
    columns: int
    rows: int
    cards: tuple[str, ...]


def grid_shape(cards: int) -> tuple[int, int]:
    """Columns and rows of the smallest grid that the game takes for so many cards."""
    columns = min(COLUMNS, max(2, cards + 1))
    rows = max(2, -(-(cards + 1) // columns))
    return columns, rows


def saved_object(name: str, grids: Sequence[DeckGrid], *, thickness: float = 1.0) -> str:
    """The JSON of a deck that Tabletop Simulator loads from its Saved Objects folder."""
    decks: dict[str, Any] = {}
    ids: list[int] = []
    contained: list[dict[str, Any]] = []
    for number, grid in enumerate(grids, 1):
        deck = {
            "FaceURL": grid.face,
            "BackURL": grid.back,
            "NumWidth": grid.columns,
            "NumHeight": grid.rows,
            "BackIsHidden": True,
            "UniqueBack": False,
            "Type": 0,
        }
        decks[str(number)] = deck
        for index, card in enumerate(grid.cards):
            card_id = number * 100 + index
            ids.append(card_id)
            contained.append(
                {
                    "Name": "CardCustom",
                    "Nickname": card,
                    "CardID": card_id,
                    "Transform": _transform(thickness),
                    "CustomDeck": {str(number): deck},
                }
            )
    what: dict[str, Any]
    if len(contained) == 1:
        what = contained[0]
    else:
        what = {
            "Name": "DeckCustom",
            "Nickname": name,
            "Transform": _transform(thickness),
            "DeckIDs": ids,
            "CustomDeck": decks,
            "ContainedObjects": contained,
        }
    return json.dumps({"SaveName": name, "ObjectStates": [what]}, ensure_ascii=False, indent=2) + "\n"


def _transform(thickness: float) -> dict[str, float]:
    return {
        "posX": 0.0,
        "posY": 1.0,
        "posZ": 0.0,
        "rotX": 0.0,
        "rotY": 180.0,
        "rotZ": 180.0,
        "scaleX": 1.0,
        "scaleY": thickness,
        "scaleZ": 1.0,
    }
