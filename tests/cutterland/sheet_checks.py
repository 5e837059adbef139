"""What tests of Cutterland's sheets share."""

from pathlib import Path

from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.shelf.built_in import built_ins
from cutterprint.shelf.resolver import load_file


def load_rules(path: Path) -> Rules:
    rules = load_file(path)
    assert isinstance(rules, Rules)
    return rules


def built_in_rules() -> list[Rules]:
    """Every rules file that comes with the game."""
    return [
        load_rules(item.path) for item in built_ins() if (item.game, item.kind) == ("cutterland", "rules")
    ]
