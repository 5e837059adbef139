"""Files are written whole or not at all."""

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cutterprint.writing import WriteError, write_whole


def test_a_file_is_written_with_the_usual_rights_and_its_folders(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "a.txt"
    write_whole(path, "grün")
    assert path.read_bytes() == "grün".encode()
    plain = tmp_path / "plain"
    plain.write_text("x")
    assert path.stat().st_mode == plain.stat().st_mode


@pytest.mark.parametrize("fails", ["write", "fsync", "replace"])
def test_a_full_disk_keeps_the_old_file_and_leaves_nothing_beside_it(
    fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.pdf"
    path.write_text("old")

    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    if fails == "write":
        monkeypatch.setattr(os, "fdopen", full)
    elif fails == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    else:
        monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(WriteError, match="No space left on device"):
        write_whole(path, "new")
    monkeypatch.undo()
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["a.pdf"]


def test_a_place_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(WriteError, match="could not be written"):
        write_whole(tmp_path / "file" / "a.pdf", "new")


def test_a_killed_run_leaves_the_old_file_or_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "a.bin"
    path.write_bytes(b"o" * 1_000_000)
    code = (
        "import sys\nfrom pathlib import Path\nfrom cutterprint.writing import write_whole\n"
        "print('go', flush=True)\n"
        f"for n in range(10**6): write_whole(Path({str(path)!r}), bytes([97 + n % 20]) * 1_000_000)\n"
    )
    for delay in (0.0, 0.01, 0.03, 0.05):
        with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(delay)
            process.send_signal(signal.SIGKILL)
        data = path.read_bytes()
        assert len(data) == 1_000_000
        assert len(set(data)) == 1
