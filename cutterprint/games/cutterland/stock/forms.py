"""What a ledger file may hold, as the model that checks it and describes it to editors."""

from typing import Literal

from pydantic import Field

from cutterprint.specs.models import Id, SpecModel, Text


class EntryFile(SpecModel):
    pack: Id = Field(description="The id of the pack")
    date: Text | None = Field(None, max_length=40, description="When it was noted, such as 2026-03-08")
    note: Text | None = Field(None, max_length=200, description="Anything worth remembering")
    used: list[Id] | None = Field(None, min_length=1, description="The cards cut in a game")
    refilled: list[Id] | None = Field(None, min_length=1, description="Cards that were printed again")


class LedgerFile(SpecModel):
    """The cards that were cut, and those that were printed again."""

    game: Literal["cutterland"] = "cutterland"
    kind: Literal["ledger"] = "ledger"
    entries: list[EntryFile]
