"""What happened: the record that a move leaves behind."""

from enum import StrEnum
from typing import NamedTuple

from cutterprint.games.cuttle.play.state import NOBODY
from cutterprint.games.cuttle.rules.cards import NO_CARD


class Happening(StrEnum):
    """What can happen in the course of a move."""

    DREW = "drew"
    PASSED = "passed"
    SCORED = "scored"
    SCUTTLED = "scuttled"
    PLACED = "placed"
    STOLE = "stole"
    ANNOUNCED = "announced"
    COUNTERED = "countered"
    ALLOWED = "allowed"
    FAILED = "failed"
    HAPPENED = "happened"
    SCRAPPED = "scrapped"
    CONTROL = "control"
    RETURNED = "returned"
    TOOK = "took"
    DISCARDED = "discarded"
    SHOWED = "showed"
    WON = "won"
    STALEMATE = "stalemate"


class Event(NamedTuple):
    """Something that happened: to whom or by whom, with which card, and the other card if there is one."""

    what: Happening
    seat: int = NOBODY
    card: int = NO_CARD
    other: int = NO_CARD
