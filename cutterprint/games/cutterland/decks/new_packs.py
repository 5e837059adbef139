"""A new pack from a recipe: dealt from a seed, named, and ready to be written as a file."""

from pathlib import Path

from cutterprint.errors import UsageError
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.decks.generating import generate
from cutterprint.games.cutterland.decks.recipes import Recipe
from cutterprint.games.cutterland.decks.stats import deck_stats
from cutterprint.games.cutterland.decks.worth import points_text
from cutterprint.games.cutterland.decks.writing import default_id, generated_pack, generated_yaml
from cutterprint.games.game import Generated, GenerateRequest
from cutterprint.i18n import msg, nmsg
from cutterprint.specs.models import bad_id, is_id
from cutterprint.specs.translated import LONGEST_LINE, Translated, is_line


def new_pack(recipe: object, request: GenerateRequest) -> Generated:
    """A pack that meets a recipe, the same one for the same seed."""
    assert isinstance(recipe, Recipe), "the shelf asks with a recipe"
    chosen = recipe.for_cards(request.count) if request.count is not None else recipe
    pack_id = request.id if request.id is not None else default_id(chosen, request.seed)
    if not is_id(pack_id):
        raise UsageError(bad_id(pack_id))
    name = _name(chosen, pack_id, request)
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


def _name(recipe: Recipe, pack_id: str, request: GenerateRequest) -> Translated:
    """What the pack is called: as asked for, or after its recipe and seed."""
    name = request.name
    if name is None and pack_id == recipe.id:
        return recipe.name
    if name is None:
        return Translated({code: f"{text} {request.seed}" for code, text in recipe.name.items()})
    if not is_line(name):
        raise UsageError(
            msg("a name is one line of at most {number} visible characters", number=LONGEST_LINE)
        )
    return Translated.plain(name)
