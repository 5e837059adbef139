"""Generated decks as pack files that read like written by hand."""

from pathlib import Path

from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.components.writing import pack_yaml
from cutterprint.games.cutterland.decks.recipes import Recipe
from cutterprint.games.cutterland.decks.stats import deck_stats
from cutterprint.games.cutterland.rules.rules_reader import GAME
from cutterprint.numbers import points_text
from cutterprint.recipes.naming import comment_lines, default_id
from cutterprint.shelf.seen_from import known_as, rules_seen_from
from cutterprint.specs.translated import Translated


def generated_pack(
    recipe: Recipe, cards: tuple[Card, ...], *, pack_id: str, name: Translated, folder: Path
) -> Pack:
    """The pack of generated cards, to be written into a folder."""
    rules = rules_seen_from(folder, GAME, recipe.rules_name, recipe.path)
    return Pack(pack_id, name, rules, recipe.rules, cards)


def generated_yaml(pack: Pack, recipe: Recipe, seed: int) -> str:
    """The file of a generated pack; its comment tells how it was made and what it holds."""
    rules, stats = pack.rules, deck_stats(pack)
    named = known_as(recipe.path, recipe.id)
    held = [f"{number} {_word(key)}" for key, number in stats.features.items() if number]
    codes = [f"{item.code} {_word(key)}" for key, item in rules.features.items()]
    lines = [
        f"Made with: cutterprint generate --recipe {named} --cards {len(pack.cards)} --seed {seed}"
        + (f" --id {pack.id}" if pack.id != default_id(recipe.id, seed) else ""),
        *comment_lines("It holds ", held),
        f"A card is worth {points_text(stats.poorest.worth)} to {points_text(stats.best.worth)} points, "
        f"{points_text(stats.average)} on average.",
        "",
        "The squares are two characters each, the landscape and what stands on it:",
        *comment_lines("  ", [f"{item.code} {_word(key)}" for key, item in rules.landscapes.items()]),
        *comment_lines("  ", [*codes, ". nothing"]),
    ]
    return pack_yaml(pack, "\n".join(lines))


def _word(key: str) -> str:
    return key.replace("_", "/")
