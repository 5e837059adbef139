"""What grows in each landscape, as data: which drawings are strewn over it, how many, and its bank."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any


@dataclass(frozen=True)
class Choice:
    """Drawings with their weights, and how many of them a square has (or the chance that it has one)."""

    number: float = 0.0
    names: tuple[str, ...] = ()
    weights: tuple[float, ...] = ()

    def pick(self, dice: Random) -> str:
        return dice.choices(self.names, self.weights)[0]


@dataclass(frozen=True)
class Growth:
    """How a landscape is drawn; one without drawings of its own has a plain bank and nothing else."""

    bank: str = "plain"
    patches: Choice = Choice()
    large: Choice = Choice()
    small: Choice = Choice()
    edge: Choice = Choice()


@cache
def growth(landscape: str) -> Growth:
    """How the landscape with this name is drawn."""
    entry = _catalogue()["landscapes"].get(landscape)
    if entry is None:
        return Growth()
    groups = {name: _choice(entry.get(name, {})) for name in ("patches", "large", "small", "edge")}
    return Growth(bank=entry["bank"], **groups)


@cache
def bank_order(kind: str) -> int:
    """Banks that come later lie over those that come first."""
    order: list[str] = _catalogue()["banks"]
    return order.index(kind)


def _choice(entry: Mapping[str, Any]) -> Choice:
    drawings: Mapping[str, float] = entry.get("of", {})
    number = entry.get("number", entry.get("chance", 0.0))
    return Choice(float(number), tuple(drawings), tuple(map(float, drawings.values())))


@cache
def _catalogue() -> Mapping[str, Any]:
    import yaml  # slow to load

    text = files("cutterprint.games.cutterland.art").joinpath("terrain.yaml").read_text(encoding="utf-8")
    loaded: Mapping[str, Any] = yaml.safe_load(text)
    return loaded
