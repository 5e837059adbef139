"""Tells how the installed packages differ from the locked ones. Run by: make test-latest"""

import json
import subprocess
import sys
from collections.abc import Iterable, Mapping
from importlib.metadata import distributions

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from requirements import locked, version

NOT_OURS = ("cutterprint", "pip", "setuptools")


def told(lock: Mapping[str, str], installed: Mapping[str, str], held: Mapping[str, str]) -> list[str]:
    """A line for every package, and how many changed or are held back."""
    names = sorted({*lock, *installed})
    wide = max(map(len, names))
    lines = []
    for name in names:
        before, now = lock.get(name, "new"), installed.get(name, "gone")
        versions = before if before == now else f"{before} → {now}"
        lines.append(f"{name:{wide}}  {versions}{held.get(name, '')}")
    changed = sum(lock.get(name) != installed.get(name) for name in names)
    return [*lines, f"{changed} of {len(names)} packages changed, {len(held)} held back"]


def held_back(newest: Mapping[str, str], asked: Iterable[tuple[str, Requirement]]) -> dict[str, str]:
    """For packages that are not the newest: which one is, and who asks for an older one."""
    who: dict[str, list[str]] = {name: [] for name in newest}
    for asking, wish in asked:
        name = canonicalize_name(wish.name)
        if name in newest and not wish.specifier.contains(newest[name]):
            who[name].append(f"{asking} asks for {wish.specifier}")
    return {
        name: f" ({newest[name]} is out; {' and '.join(asking) or 'nobody says why not'})"
        for name, asking in who.items()
    }


def _newest() -> dict[str, str]:
    """The newest versions of the packages that have a newer one than the installed one."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "list",
        "--outdated",
        "--format=json",
        "--disable-pip-version-check",
    ]
    found = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return {canonicalize_name(package["name"]): package["latest_version"] for package in found}


def main() -> None:
    here = {canonicalize_name(package.name): package for package in distributions()}
    installed: dict[str, str] = {
        name: package.version for name, package in here.items() if name not in NOT_OURS
    }
    lock = {
        name: version(pinned)
        for name, pinned in locked("test").items()
        if pinned.marker is None or pinned.marker.evaluate()
    }
    asked = [(name, Requirement(wish)) for name, package in here.items() for wish in package.requires or ()]
    newest = {name: latest for name, latest in _newest().items() if name in installed}
    print("\n".join(told(lock, installed, held_back(newest, asked))))


if __name__ == "__main__":
    main()
