"""The locked versions: all that pyproject.toml asks for, within its ranges, and each with its hashes."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from requirements import FOLDER, locked, version
from requirements.changes import held_back, told

ROOT = Path(__file__).parent.parent
LOCKS = ("kit", "test", "protograf", "openspiel")


def asked(lock: str) -> list[Requirement]:
    """What a lock must hold by pyproject.toml."""
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    more = said["project"]["optional-dependencies"]["test"] if lock == "test" else []
    return [
        Requirement(wish)
        for wish in (*said["build-system"]["requires"], *said["project"]["dependencies"], *more)
    ]


@pytest.mark.parametrize("lock", ["kit", "test"])
def test_a_lock_holds_all_that_is_asked_for_within_its_range(lock: str) -> None:
    pinned = locked(lock)
    for wish in asked(lock):
        name = canonicalize_name(wish.name)
        assert name in pinned, f"{name} is not locked: run make lock"
        assert wish.specifier.contains(version(pinned[name])), f"{name} is locked out of range: run make lock"


def test_the_kit_is_printed_with_the_versions_that_are_tested() -> None:
    kit, test = locked("kit"), locked("test")
    assert {name: str(pinned) for name, pinned in test.items() if name in kit} == {
        name: str(pinned) for name, pinned in kit.items()
    }


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_one_version_and_hashes(lock: str) -> None:
    text = (FOLDER / f"{lock}.txt").read_text(encoding="utf-8")
    entries = re.split(r"^(?=[^\s#])", text, flags=re.MULTILINE)[1:]
    assert len(entries) == len(locked(lock)) > 5
    for pinned, entry in zip(locked(lock).values(), entries, strict=True):
        assert version(pinned)
        assert re.search(r"^    --hash=sha256:[0-9a-f]{64}\b", entry, re.MULTILINE), entry


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_place_to_fetch_from(lock: str) -> None:
    text = (FOLDER / f"{lock}.txt").read_text(encoding="utf-8")
    assert not re.search(r"://|^-|--(?!hash=)| @ ", text, re.MULTILINE)


def test_changes_are_told_with_who_holds_a_package_back() -> None:
    held = held_back(
        {"rich": "16.0"}, [("cutterprint", Requirement("Rich<16")), ("typer", Requirement("rich>=13"))]
    )
    lines = told({"rich": "14.0", "old": "1.0"}, {"rich": "15.0", "young": "2.0"}, held)
    assert lines == [
        "old    1.0 → gone",
        "rich   14.0 → 15.0 (16.0 is out; cutterprint asks for <16)",
        "young  new → 2.0",
        "3 of 3 packages changed, 1 held back",
    ]
