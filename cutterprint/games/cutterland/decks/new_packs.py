"""A new pack from a recipe: dealt from a seed, named, and ready to be written as a file."""

from pathlib import Path

from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.decks.generating import generate
from cutterprint.games.cutterland.decks.recipes import Recipe
from cutterprint.games.cutterland.decks.stats import deck_stats
from cutterprint.games.cutterland.decks.writing import generated_pack, generated_yaml
from cutterprint.games.game import Generated, GenerateRequest
from cutterprint.i18n import nmsg
from cutterprint.numbers import points_text
from cutterprint.recipes.naming import chosen_id, chosen_name


def new_pack(recipe: object, request: GenerateRequest) -> Generated:
    """A pack that meets a recipe, the same one for the same seed."""
    assert isinstance(recipe, Recipe), "the shelf asks with a recipe"
    chosen = recipe.for_cards(request.count) if request.count is not None else recipe
    pack_id = chosen_id(request.id, chosen.id, request.seed)
    name = chosen_name(request.name, chosen.name, request.seed, is_namesake=pack_id == chosen.id)
    prefix = pack_id[0].upper() if pack_id[0].isalpha() else "C"
    cards = generate(chosen, request.seed, prefix=prefix)

    def pack(folder: Path) -> Pack:
        return generated_pack(chosen, cards, pack_id=pack_id, name=name, folder=folder)

    spread = points_text(deck_stats(pack(Path())).spread)
    about = nmsg(
        "{number} card; worth differs by {spread}",
        "{number} cards; their worth differs by {spread}",
        len(cards),
        spread=spread,
    )
    return Generated(
        pack_id, "pack", lambda folder: generated_yaml(pack(folder), chosen, request.seed), about
    )
