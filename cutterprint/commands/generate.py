"""generate: a new pack from a recipe and a seed."""

from pathlib import Path

import typer

from cutterprint.commands.output import count, say


def generate(
    recipe: str = typer.Option("classic", "--recipe", help="A recipe file, or a built-in id."),
    seed: int = typer.Option(
        ..., "--seed", min=0, help="Any number; the same one gives the same pack again."
    ),
    cards: int | None = typer.Option(
        None, "--cards", min=1, max=2000, help="How many cards; left out: as many as the recipe is for."
    ),
    pack_id: str | None = typer.Option(None, "--id", help="The id of the pack, printed on every card."),
    name: str | None = typer.Option(None, "--name", help="What the pack is called."),
    out: Path | None = typer.Option(None, "--out", "-o", help="The file or folder to write to."),
    force: bool = typer.Option(False, "--force", help="Replace a file that is already there."),
) -> None:
    """Make a new pack of even cards from a recipe.

    The counts of the recipe are met exactly, and the same seed gives the same file on every machine.

    Example: cutterprint generate --cards 80 --seed 7 --recipe classic -o my.pack.yaml
    """
    from cutterprint.commands.inputs import recipe_named
    from cutterprint.errors import CutterprintError, UsageError
    from cutterprint.games.cutterland.decks.generating import generate as generated_cards
    from cutterprint.games.cutterland.decks.stats import deck_stats
    from cutterprint.games.cutterland.decks.worth import points_text
    from cutterprint.games.cutterland.decks.writing import default_id, generated_pack, generated_yaml
    from cutterprint.specs.models import is_id
    from cutterprint.specs.translated import Translated
    from cutterprint.writing import write_whole

    chosen = recipe_named(recipe)
    if cards is not None:
        chosen = chosen.for_cards(cards)
    new_id = pack_id if pack_id is not None else default_id(chosen, seed)
    if not is_id(new_id):
        raise UsageError(f"'{new_id}' is no id; it is made of letters, digits, '_', '-' and '.'")
    if name is None and new_id == chosen.id:
        words = chosen.name
    elif name is None:
        words = Translated({language: f"{text} {seed}" for language, text in chosen.name.items()})
    elif name.strip() and name.isprintable() and len(name) <= 200:
        words = Translated.plain(name)
    else:
        raise UsageError("a name is a line of at most 200 visible characters")
    path = Path(f"{new_id}.pack.yaml")
    if out is not None:
        path = out / path if out.is_dir() or not out.suffix else out
    prefix = new_id[0].upper() if new_id[0].isalpha() else "C"
    deck = generated_cards(chosen, seed, prefix=prefix)
    pack = generated_pack(chosen, deck, pack_id=new_id, name=words, folder=path.parent)
    content = generated_yaml(pack, chosen, seed)
    if path.exists() and not force and path.read_bytes() != content.encode():
        raise CutterprintError(f"{path} is already there; choose another name, or replace it with --force")
    write_whole(path, content)
    say(f"wrote {path}: {count(len(deck), 'card')}, spread of worth {points_text(deck_stats(pack).spread)}")


def add_to(app: typer.Typer) -> None:
    app.command()(generate)
