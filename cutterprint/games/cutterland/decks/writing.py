"""Generated decks as pack files that read like written by hand."""

from pathlib import Path

from cutterprint.errors import UsageError
from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.components.writing import pack_yaml
from cutterprint.games.cutterland.decks.recipes import Recipe
from cutterprint.games.cutterland.decks.stats import deck_stats
from cutterprint.games.cutterland.decks.worth import points_text
from cutterprint.games.cutterland.rules.rules_reader import GAME
from cutterprint.i18n import msg
from cutterprint.shelf.built_in import built_in_ids, built_ins
from cutterprint.specs.translated import Translated

_WIDTH = 100


def default_id(recipe: Recipe, seed: int) -> str:
    """The id of a generated pack that was given none."""
    return f"{recipe.id[:28]}-{seed % 10**10}"


def generated_pack(
    recipe: Recipe, cards: tuple[Card, ...], *, pack_id: str, name: Translated, folder: Path
) -> Pack:
    """The pack of generated cards, to be written into a folder."""
    return Pack(pack_id, name, rules_seen_from(folder, recipe), recipe.rules, cards)


def generated_yaml(pack: Pack, recipe: Recipe, seed: int) -> str:
    """The file of a generated pack; its comment tells how it was made and what it holds."""
    rules, stats = pack.rules, deck_stats(pack)
    named = recipe.path.name if recipe.path is not None and not _is_built_in(recipe.path) else recipe.id
    lines = [
        f"Made with: cutterprint generate --recipe {named} --cards {len(pack.cards)} --seed {seed}"
        + (f" --id {pack.id}" if pack.id != default_id(recipe, seed) else ""),
        *_listed("It holds ", [f"{number} {_word(key)}" for key, number in stats.features.items() if number]),
        f"A card is worth {points_text(stats.poorest.worth)} to {points_text(stats.best.worth)} points, "
        f"{points_text(stats.average)} on average.",
        "",
        "The squares are two characters each, the landscape and what stands on it:",
        *_listed("  ", [f"{item.code} {_word(key)}" for key, item in rules.landscapes.items()]),
        *_listed("  ", [*(f"{item.code} {_word(key)}" for key, item in rules.features.items()), ". nothing"]),
    ]
    return pack_yaml(pack, "\n".join(lines))


def _listed(start: str, things: list[str]) -> list[str]:
    """Things with commas between them, on as many lines as they need."""
    lines = [start + things[0]]
    for thing in things[1:]:
        if len(lines[-1]) + len(thing) > _WIDTH:
            lines[-1] += ","
            lines.append("  " + thing)
        else:
            lines[-1] += f", {thing}"
    return lines


def _word(key: str) -> str:
    return key.replace("_", "/")


def _is_built_in(path: Path) -> bool:
    return any(item.path == path for item in built_ins())


def rules_seen_from(folder: Path, recipe: Recipe) -> str:
    """How a pack in a folder names the rules of a recipe: by id if built in, else by their path below it."""
    name = recipe.rules_name
    if recipe.path is None or name in built_in_ids(GAME, "rules"):
        return name
    beside = recipe.path.parent / name
    path = (beside if beside.is_file() else recipe.path.parent / f"{name}.rules.yaml").resolve()
    if path.parent == folder.resolve():
        return path.name
    for item in built_ins():
        if item.kind == "rules" and item.path.resolve() == path:
            return item.id
    if not path.is_relative_to(folder.resolve()):
        raise UsageError(
            msg(
                "the recipe's rules are in {file}, but a pack only finds rules in its own folder or below; "
                "write it next to them with -o {folder}",
                file=path.name,
                folder=recipe.path.parent,
            )
        )
    return path.relative_to(folder.resolve()).as_posix()
