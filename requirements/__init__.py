"""The versions that everything is tested with: `make lock` writes them, `make test-latest` compares them."""

import re
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

FOLDER = Path(__file__).parent


def locked(name: str) -> dict[str, Requirement]:
    """The packages of a lock file by their name; those of other systems are among them."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    lines = re.findall(r"^[^\s#-].*?(?=\\?$)", text, re.MULTILINE)
    return {canonicalize_name(asked.name): asked for asked in map(Requirement, lines)}


def version(pinned: Requirement) -> str:
    """The one version that a line of a lock file allows."""
    (only,) = pinned.specifier
    if only.operator != "==":
        raise ValueError(f"{pinned} allows more than one version")
    return only.version
