"""The wheel works away from the checkout: card specs and templates travel in it."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built wheel, unpacked as an installer would."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@pytest.mark.parametrize(
    "words",
    [
        ["list"],
        ["check", "starter"],
        ["show", "starter"],
        ["new", "pack", "mine"],
        ["schema", "land"],
        ["scorepad", "--lang", "ru"],
    ],
)
def test_commands_run_from_the_wheel(installed: Path, words: list[str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cutterprint", *words],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_data_come_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    code = "from cutterprint.shelf.built_in import built_ins; print(built_ins()[0].path)"
    out = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert Path(out.strip()).is_relative_to(installed)
