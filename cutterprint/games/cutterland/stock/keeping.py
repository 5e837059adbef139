"""Keeping a ledger on disk: read, changed and written whole, one run at a time."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from cutterprint.errors import CutterprintError, UsageError
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.stock.forms import LedgerFile
from cutterprint.games.cutterland.stock.ledgers import Entry, Ledger, ledger_yaml
from cutterprint.i18n import Message, msg
from cutterprint.locking import locked
from cutterprint.shelf.built_in import built_ins
from cutterprint.shelf.resolver import load_one
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import ProblemLog, did_you_mean, display_name, shown
from cutterprint.specs.tree import ListNode, MapNode, Node, ScalarNode, find
from cutterprint.specs.yaml_reader import read_file
from cutterprint.writing import write_whole

LEDGER_NAME = "cutterprint-ledger.yaml"
GAME = "cutterland"


def pack_named(name: str) -> Pack:
    """The pack that a word on the command line means."""
    pack = load_one(name, ("pack",), GAME).value
    assert isinstance(pack, Pack), "a file of the kind pack holds one"
    return pack


def ledger_path(pack: Pack) -> Path:
    """Where the ledger of a pack lies: beside its file; for a built-in pack in the current folder."""
    is_built_in = any(item.path == pack.path for item in built_ins())
    if pack.path is None or is_built_in:
        return Path(LEDGER_NAME)
    return pack.path.parent / LEDGER_NAME


def read_ledger(node: MapNode, context: Context) -> Ledger | None:
    """The ledger that a file describes, or nothing and all of its problems.

    Where a pack can be found, built in or beside the ledger, the cards are looked up in it.
    """
    ledger = _ledger(node, context.log)
    if ledger is not None:
        _check_cards(node, context)
    return ledger if not context.log else None


def load_ledger(path: Path) -> Ledger:
    """The ledger at a path, empty if there is none yet; raises SpecError with every problem.

    Cards that a pack has lost since don't stop it: what was cut stays cut.
    """
    if not path.exists():
        return Ledger()
    log = ProblemLog()
    node = read_file(path, display_name(path), log)
    ledger = None
    if node is not None and not isinstance(node, MapNode):
        log.add(node.place, "wrong-type", msg("a ledger should be a mapping of keys to values"))
    elif isinstance(node, MapNode):
        ledger = _ledger(node, log)
    log.raise_if_any()
    assert ledger is not None, "a ledger without problems gives a value"
    return ledger


def change_ledger(path: Path, change: Callable[[Ledger], Ledger]) -> Ledger:
    """Read, change and write a ledger while no other run can. A killed run leaves the old one or the new."""
    with locked(path):
        ledger = change(load_ledger(path))
        write_whole(path, ledger_yaml(ledger))
    return ledger


def note_used(
    path: Path, pack: Pack, cards: Iterable[str], *, date: str | None = None, note: str | None = None
) -> Entry:
    """Note cards of a pack as cut; raises UsageError if the pack has no such card."""
    entry = Entry(pack.id, used=known_cards(pack, cards), date=date, note=note)
    change_ledger(path, lambda ledger: ledger.with_entry(entry))
    return entry


def note_refilled(path: Path, pack: Pack, cards: Iterable[str]) -> Entry:
    """Note cards of a pack as printed again."""
    entry = Entry(pack.id, refilled=known_cards(pack, cards))
    change_ledger(path, lambda ledger: ledger.with_entry(entry))
    return entry


def undo(path: Path) -> Entry:
    """Take back the last entry, and return it."""
    taken: list[Entry] = []

    def without_last(ledger: Ledger) -> Ledger:
        if not ledger.entries:
            raise CutterprintError(msg("there is nothing to undo in {file}", file=display_name(path)))
        taken.append(ledger.entries[-1])
        return ledger.without_last()

    change_ledger(path, without_last)
    return taken[0]


def known_cards(pack: Pack, cards: Iterable[str]) -> tuple[str, ...]:
    """The ids as the pack writes them; c07 means C07 where that is clear."""
    ids = [card.id for card in pack.cards]
    folded = {card_id.casefold(): card_id for card_id in reversed(ids)}
    found = []
    for card in cards:
        card_id = card if card in ids else folded.get(card.casefold())
        if card_id is None:
            hint = did_you_mean(card, ids) or msg("it has {first} to {last}", first=ids[0], last=ids[-1])
            message = no_card(pack.id, card)
            raise UsageError(msg("{problem}; {hint}", problem=message, hint=hint))
        found.append(card_id)
    return tuple(found)


def no_card(pack: str, card: str) -> Message:
    return msg("there is no card '{card}' in the pack '{pack}'", card=shown(card), pack=shown(pack))


def _ledger(node: MapNode, log: ProblemLog) -> Ledger | None:
    form = check_form(LedgerFile, node, log)
    if form is None:
        return None
    entries = []
    before = len(log)
    for index, item in enumerate(form.entries):
        if (item.used is None) == (item.refilled is None):
            log.add(
                find(node, "entries", index).place,
                "bad-value",
                msg("an entry should have either 'used' or 'refilled'"),
            )
        entries.append(
            Entry(item.pack, tuple(item.used or ()), tuple(item.refilled or ()), item.date, item.note)
        )
    return Ledger(tuple(entries)) if len(log) == before else None


def _check_cards(node: MapNode, context: Context) -> None:
    entries = node.get("entries")
    packs: dict[str, Pack | None] = {}
    for entry in entries.items if isinstance(entries, ListNode) else ():
        name = entry.text_of("pack") if isinstance(entry, MapNode) else None
        if name is None or not isinstance(entry, MapNode):
            continue
        if name not in packs:
            packs[name] = _find_pack(name, entry.entries["pack"], context)
        pack = packs[name]
        if pack is None:
            continue
        ids = [card.id for card in pack.cards]
        for key in ("used", "refilled"):
            cards = entry.get(key)
            for card in cards.items if isinstance(cards, ListNode) else ():
                if isinstance(card, ScalarNode) and card.text() not in ids:
                    hint = did_you_mean(card.text(), ids)
                    context.log.add(card.place, "unknown-card", no_card(name, card.text()), hint)


def _find_pack(name: str, node: Node, context: Context) -> Pack | None:
    """The pack with an id, if there is a right one; a ledger may outlive its pack."""
    quiet = replace(context, log=ProblemLog())
    pack = quiet.include(node, "pack", Pack)
    return pack if pack is not None and pack.id == name else None
