"""The ledger: what is noted stays noted, by however many runs, and however they end."""

import errno
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cutterprint
from cutterprint import locking
from cutterprint.errors import CutterprintError, UsageError
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.stock.keeping import (
    LEDGER_NAME,
    ledger_path,
    load_ledger,
    note_refilled,
    note_used,
    undo,
)
from cutterprint.games.cutterland.stock.ledgers import Entry, Ledger, ledger_yaml, stock_of, used_cards
from cutterprint.shelf.resolver import load_bytes, problems_in
from tests.problems import problems_of
from tests.strategies import ids, lines

HEAD = "game: cutterland\nkind: ledger\nentries:\n"


@pytest.fixture
def classic() -> Pack:
    pack = cutterprint.load("classic")
    assert isinstance(pack, Pack)
    return pack


def test_what_is_noted_is_read_back_and_the_file_is_right(tmp_path: Path, classic: Pack) -> None:
    path = tmp_path / LEDGER_NAME
    note_used(path, classic, ["C01", "c07"], date="2026-03-08", note="Ana: won by 3")
    note_used(path, classic, ["C02"])
    assert load_ledger(path) == Ledger(
        (
            Entry("classic", ("C01", "C07"), date="2026-03-08", note="Ana: won by 3"),
            Entry("classic", ("C02",)),
        )
    )
    assert problems_in(path) == ()
    assert 'date: "2026-03-08"' in path.read_text()


def test_undo_takes_back_the_last_entry_and_stops_at_none(tmp_path: Path, classic: Pack) -> None:
    path = tmp_path / LEDGER_NAME
    note_used(path, classic, ["C01"])
    note_used(path, classic, ["C02"])
    assert undo(path).used == ("C02",)
    assert undo(path).used == ("C01",)
    with pytest.raises(CutterprintError, match="nothing to undo"):
        undo(path)
    assert load_ledger(path) == Ledger()


def test_a_card_that_the_pack_lacks_is_refused_and_nothing_written(tmp_path: Path, classic: Pack) -> None:
    with pytest.raises(UsageError, match="no card 'C81' in the pack 'classic'; did you mean"):
        note_used(tmp_path / LEDGER_NAME, classic, ["C01", "C81"])
    assert list(tmp_path.iterdir()) == []


def test_the_ledger_lies_beside_a_pack_file_and_here_for_a_built_in(tmp_path: Path, classic: Pack) -> None:
    assert ledger_path(classic) == Path(LEDGER_NAME)
    copy = tmp_path / "mine.pack.yaml"
    assert classic.path is not None
    copy.write_bytes(classic.path.read_bytes())
    pack = cutterprint.load(copy)
    assert isinstance(pack, Pack)
    assert ledger_path(pack) == tmp_path / LEDGER_NAME


@pytest.mark.parametrize(
    ("copies", "cut", "left", "games"),
    [
        (1, 0, 80, {2: 10, 3: 8, 4: 6}),
        (2, 0, 160, {2: 20, 3: 17, 4: 13}),
        (2, 12, 148, {2: 18, 3: 16, 4: 12}),
        (1, 80, 0, {2: 0, 3: 0, 4: 0}),
    ],
)
def test_stock_counts_games_by_the_tables_of_the_rules(
    classic: Pack, copies: int, cut: int, left: int, games: dict[int, int]
) -> None:
    ledger = Ledger(
        (Entry("classic", tuple(card.id for card in classic.cards[:cut])), Entry("other", ("C80",)))
    )
    stock = stock_of(ledger, classic, copies)
    assert (stock.left, stock.games) == (left, games)


def test_a_card_cut_more_often_than_printed_is_told_and_counts_once(classic: Pack) -> None:
    stock = stock_of(Ledger((Entry("classic", ("C01", "C01", "X9")),)), classic)
    assert (stock.left, stock.overdrawn, stock.unknown) == (79, ("C01",), ("X9",))


def test_used_cards_come_in_the_order_of_the_pack_and_fill_a_sheet(classic: Pack) -> None:
    ledger = Ledger((Entry("classic", ("C79", "C02")), Entry("classic", ("C02",))))
    assert [card.id for card in used_cards(ledger, classic)] == ["C02", "C02", "C79"]
    filled = [card.id for card in used_cards(ledger, classic, fill_to=6)]
    assert filled == ["C02", "C02", "C79", "C80", "C01", "C02"]
    assert used_cards(Ledger(), classic, fill_to=9) == ()


def test_what_was_printed_anew_is_back_in_stock(tmp_path: Path, classic: Pack) -> None:
    path = tmp_path / LEDGER_NAME
    note_used(path, classic, ["C01", "C02", "C02"])
    note_refilled(path, classic, ["C01", "C02", "C03"])
    assert [card.id for card in used_cards(load_ledger(path), classic)] == ["C02"]
    note_used(path, classic, ["C03"])
    assert stock_of(load_ledger(path), classic).left == 78


@pytest.mark.parametrize(
    ("entry", "code", "line"),
    [
        ("{pack: classic, used: [C01, C99]}", "unknown-card", 4),
        ("{pack: classic}", "bad-value", 4),
        ("{pack: classic, used: [C01], refilled: [C01]}", "bad-value", 4),
        ("{pack: classic, used: []}", "bad-value", 4),
        ("{pack: classic, sued: [C01]}", "unknown-key", 4),
        ("{used: [C01]}", "missing-key", 4),
        ("{pack: [], used: [C01]}", "wrong-type", 4),
    ],
)
def test_a_wrong_ledger_is_told_at_its_line(entry: str, code: str, line: int) -> None:
    assert (code, line) in [(found.code, found.line) for found in problems_of(f"{HEAD}  - {entry}\n")]


def test_a_broken_ledger_is_not_written_over(tmp_path: Path, classic: Pack) -> None:
    path = tmp_path / LEDGER_NAME
    path.write_text("entries: [")
    with pytest.raises(cutterprint.SpecError):
        note_used(path, classic, ["C01"])
    assert path.read_text() == "entries: ["


entries = st.builds(
    Entry,
    pack=ids,
    used=st.lists(ids, min_size=1, max_size=4).map(tuple),
    date=st.none() | st.dates().map(str),
    note=st.none() | lines,
)


@settings(max_examples=60)
@given(st.lists(entries, max_size=4))
def test_a_ledger_printed_and_read_again_is_equal(found: list[Entry]) -> None:
    ledger = Ledger(tuple(found))
    assert load_bytes(ledger_yaml(ledger).encode()) == ledger


NOTING = """
import sys
from pathlib import Path
import cutterprint
from cutterprint.games.cutterland.stock.keeping import note_used
pack = cutterprint.load("classic")
path, name, number = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
print("ready", flush=True)
for count in range(number):
    note_used(path, pack, ["C01"], note=f"{name} {count}")
    print(count, flush=True)
"""


def start(path: Path, name: str, number: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", NOTING, str(path), name, str(number)], stdout=subprocess.PIPE, text=True
    )


def test_runs_at_once_never_lose_an_entry(tmp_path: Path) -> None:
    path = tmp_path / LEDGER_NAME
    runs = [start(path, f"run{index}", 6) for index in range(5)]
    for run in runs:
        run.communicate(timeout=60)
        assert run.returncode == 0
    notes = [entry.note for entry in load_ledger(path).entries]
    assert sorted(map(str, notes)) == sorted(
        f"run{index} {count}" for index in range(5) for count in range(6)
    )
    for index in range(5):
        own = [note for note in notes if str(note).startswith(f"run{index} ")]
        assert own == [f"run{index} {count}" for count in range(6)]
    assert [item.name for item in tmp_path.iterdir()] == [LEDGER_NAME]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_run_killed_at_any_point_leaves_the_old_ledger_or_the_new_one(
    tmp_path: Path, classic: Pack
) -> None:
    path = tmp_path / LEDGER_NAME
    chance = random.Random(6)
    before = 0
    for attempt in range(6):
        run = start(path, f"run{attempt}", 10_000)
        assert run.stdout is not None
        assert run.stdout.readline() == "ready\n"
        time.sleep(chance.uniform(0.0, 0.15))
        run.send_signal(signal.SIGKILL)
        told = len(run.communicate(timeout=60)[0].splitlines())
        noted = len(load_ledger(path).entries) - before
        assert told <= noted <= told + 1
        # What the killed run held locked is free at once.
        with locking.locked(path, longest_wait=1):
            before += noted
    assert before > 6


def test_a_lock_that_is_held_too_long_is_told(tmp_path: Path) -> None:
    path = tmp_path / LEDGER_NAME
    with (
        locking.locked(path),
        pytest.raises(CutterprintError, match="another run"),
        locking.locked(path, longest_wait=0.05),
    ):
        pass


@pytest.mark.parametrize("name", ["ledger.txt/inner", "folder"])
def test_a_place_that_cannot_be_locked_is_told(name: str, tmp_path: Path) -> None:
    (tmp_path / "ledger.txt").touch()
    (tmp_path / ".folder.lock").mkdir()
    with pytest.raises(locking.LockError, match="could not be locked"), locking.locked(tmp_path / name):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="a file that is open cannot be removed there")
def test_the_lock_of_a_file_that_its_last_holder_removed_counts_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    path, lock = tmp_path / LEDGER_NAME, tmp_path / f".{LEDGER_NAME}.lock"
    own = fcntl.flock
    removed: list[int] = []

    def just_removed(handle: int, operation: int) -> None:
        if not removed:
            removed.append(handle)
            lock.unlink()
        own(handle, operation)

    monkeypatch.setattr(fcntl, "flock", just_removed)
    with locking.locked(path):
        assert removed
        # Whoever comes next finds the file that is locked.
        assert lock.exists()
    assert not lock.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="it has locks everywhere")
@pytest.mark.parametrize("number", [errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP])
def test_without_locks_of_the_system_a_file_is_the_lock_and_an_old_one_is_passed_over(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(handle: int, operation: int) -> None:
        raise OSError(number, "no locks here")

    monkeypatch.setattr("fcntl.flock", no_locks)
    path, file = tmp_path / LEDGER_NAME, tmp_path / f".{LEDGER_NAME}.locked"
    with (
        locking.locked(path),
        pytest.raises(CutterprintError, match=f"another run.*delete {file}"),
        locking.locked(path, longest_wait=0.05),
    ):
        pass
    assert not file.exists()
    file.touch()
    with pytest.raises(CutterprintError), locking.locked(path, longest_wait=0.05):
        pass
    os.utime(file, (time.time() - 60,) * 2)
    with locking.locked(path, longest_wait=5):
        assert file.exists()
    assert not file.exists()
