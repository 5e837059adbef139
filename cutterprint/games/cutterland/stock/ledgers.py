"""Ledgers: which cards were cut, and which were printed again."""

from collections import Counter
from dataclasses import dataclass
from itertools import cycle, islice

from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.specs.writing import yaml_text

_HEAD = """\
# The cards that were cut in games, oldest first. 'cutterprint used' writes here and takes the last
# entry back with --undo; 'cutterprint stock' tells what is left. Comments are not kept: use 'note'.
game: cutterland
kind: ledger
"""


@dataclass(frozen=True)
class Entry:
    """The cards used in a game, or printed again, of one pack."""

    pack: str
    used: tuple[str, ...] = ()
    refilled: tuple[str, ...] = ()
    date: str | None = None
    note: str | None = None


@dataclass(frozen=True)
class Ledger:
    """Entries in the order in which they were made."""

    entries: tuple[Entry, ...] = ()

    def with_entry(self, entry: Entry) -> "Ledger":
        return Ledger((*self.entries, entry))

    def without_last(self) -> "Ledger":
        return Ledger(self.entries[:-1])

    def used(self, pack_id: str) -> Counter[str]:
        """How often each card of a pack was cut since it was last printed again."""
        open_cards: Counter[str] = Counter()
        for entry in self.entries:
            if entry.pack != pack_id:
                continue
            open_cards.update(entry.used)
            for card in entry.refilled:
                open_cards[card] = max(0, open_cards[card] - 1)
        return +open_cards


def ledger_yaml(ledger: Ledger) -> str:
    """The file of a ledger."""
    if not ledger.entries:
        return _HEAD + "entries: []\n"
    return _HEAD + "entries:\n" + "".join(_entry_yaml(entry) for entry in ledger.entries)


def _entry_yaml(entry: Entry) -> str:
    lines = [f"pack: {yaml_text(entry.pack)}"]
    if entry.date is not None:
        lines.append(f"date: {yaml_text(entry.date)}")
    if entry.note is not None:
        lines.append(f"note: {yaml_text(entry.note)}")
    for key, cards in (("used", entry.used), ("refilled", entry.refilled)):
        if cards:
            lines.append(f"{key}: [{', '.join(map(yaml_text, cards))}]")
    return "  - " + "\n    ".join(lines) + "\n"


@dataclass(frozen=True)
class Stock:
    """What is left of the printed copies of a pack; `games` are counted by the number of players."""

    pack: Pack
    copies: int
    used: Counter[str]

    @property
    def printed(self) -> int:
        return self.copies * len(self.pack.cards)

    @property
    def left(self) -> int:
        return sum(max(0, self.copies - self.used[card.id]) for card in self.pack.cards)

    @property
    def games(self) -> dict[int, int]:
        return {
            players: self.left // (players * seating.cards)
            for players, seating in sorted(self.pack.rules.seatings.items())
        }

    @property
    def overdrawn(self) -> tuple[str, ...]:
        """Cards that were cut more often than there are copies of them."""
        return tuple(card.id for card in self.pack.cards if self.used[card.id] > self.copies)

    @property
    def unknown(self) -> tuple[str, ...]:
        """Cards in the ledger that the pack no longer has."""
        known = {card.id for card in self.pack.cards}
        return tuple(card for card in self.used if card not in known)


def stock_of(ledger: Ledger, pack: Pack, copies: int = 1) -> Stock:
    return Stock(pack, copies, ledger.used(pack.id))


def used_cards(ledger: Ledger, pack: Pack, *, fill_to: int = 1) -> tuple[Card, ...]:
    """The cards to print again, in the order of the pack, each as often as it was cut.

    With `fill_to` cards a sheet, the last sheet is filled up with the next cards: those of the pack
    that follow the last one, round and round.
    """
    used = ledger.used(pack.id)
    cards = [card for card in pack.cards for _ in range(used[card.id])]
    missing = -len(cards) % fill_to
    if cards and missing:
        after = 1 + max(index for index, card in enumerate(pack.cards) if used[card.id])
        cards += islice(cycle((*pack.cards[after:], *pack.cards[:after])), missing)
    return tuple(cards)
