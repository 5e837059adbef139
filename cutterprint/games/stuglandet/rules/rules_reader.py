"""From a rules file to rules: merging what it extends, checking, building."""

from functools import cache

from cutterprint.games.stuglandet.rules.forms import RulesFile, VariantFile
from cutterprint.games.stuglandet.rules.model import (
    BASIC,
    Deed,
    Landing,
    Part,
    Rules,
    Seating,
    TileShape,
    Variant,
    Winner,
)
from cutterprint.i18n import msg
from cutterprint.shelf.resolver import included
from cutterprint.specs.context import Context
from cutterprint.specs.merging import Merge
from cutterprint.specs.models import SpecModel, check_form
from cutterprint.specs.problems import ProblemLog, shown
from cutterprint.specs.translated import Translated
from cutterprint.specs.tree import MapNode, Node, find

GAME = "stuglandet"
LEAST_PLAYERS, MOST_PLAYERS = 2, 4


def read_rules(node: MapNode, context: Context) -> Rules | None:
    """The rules that a file describes, or nothing and its problems."""
    log = context.log
    before = len(log)
    merge = Merge(
        log,
        groups=("players", "variants"),
        tables=("roll", "landings", "tiles", "scores"),
        deepens=lambda key, inner: key in {"name", "landings"},
    )
    merged = merge.extended(node, context, "rules")
    form = check_form(RulesFile, merged, log) if merged is not None else None
    if form is None or merged is None:
        return None
    seatings = _seatings(form, merged, log)
    _check(form, merged, log)
    if len(log) > before:
        return None
    return Rules(
        id=form.id,
        name=form.name or Translated.plain(form.id),
        points={part: getattr(form.scores, part.value) for part in Part},
        cabins=form.cabins,
        rolled=form.roll.cabins,
        tile=TileShape(**form.tiles.model_dump()),
        seatings=seatings,
        variants={key: _variant(key, variant, form) for key, variant in form.variants.items()},
    )


@cache
def base_rules() -> Rules:
    """The rules of the base game."""
    return included(GAME, "rules", Rules)


def find_rules(node: Node | None, context: Context) -> Rules | None:
    """The rules that a set of tiles names: a built-in id, or a file beside it."""
    return base_rules() if node is None else context.include(node, "rules", Rules)


def _variant(key: str, variant: VariantFile, form: RulesFile) -> Variant:
    landings = {**_landings(form.landings), **_landings(variant.landings)}
    return Variant(
        key=key,
        name=variant.name or Translated.plain(key.capitalize()),
        is_free=variant.board == "free",
        is_dealt=variant.dealt,
        starts_in_city=variant.start == "city",
        rolls=variant.times or form.roll.times,
        landings=landings,
        winner=Winner(variant.winner),
    )


def _landings(landings: SpecModel | None) -> dict[Landing, Deed]:
    """What a file says of landings; those that it leaves out are not in it."""
    if landings is None:
        return {}
    return {Landing(key): Deed(deed) for key, deed in landings.model_dump(exclude_unset=True).items()}


def _check(form: RulesFile, node: MapNode, log: ProblemLog) -> None:
    cells = form.tiles.columns * form.tiles.rows
    for key in ("city", "castle"):
        if getattr(form.tiles, key) > cells:
            message = msg(
                "{plots} plots don't fit on a tile of {cells} cells",
                plots=getattr(form.tiles, key),
                cells=cells,
            )
            log.add(find(node, "tiles", key).place, "bad-value", message)
    if BASIC not in form.variants:
        message = msg("the variant '{variant}' is missing", variant=BASIC)
        log.add(node.key_place("variants"), "missing-key", message)
    for landing in Landing:
        if landing.value not in form.landings.model_fields_set:
            message = msg("'{key}' is missing from '{parent}'", key=landing.value, parent="landings")
            log.add(node.key_place("landings"), "missing-key", message)


def _seatings(form: RulesFile, node: MapNode, log: ProblemLog) -> dict[int, Seating]:
    seatings = {}
    for seats, item in sorted(form.players.items()):
        place = find(node, "players", seats).place
        if seats not in {str(number) for number in range(LEAST_PLAYERS, MOST_PLAYERS + 1)}:
            message = msg(
                "'{number}' isn't a number of players; use {least} to {most}",
                number=shown(seats),
                least=LEAST_PLAYERS,
                most=MOST_PLAYERS,
            )
            log.add(place, "bad-value", message)
            continue
        players = int(seats)
        for needed in (item.columns * item.rows, item.dealt * players):
            if not 2 <= needed <= form.tiles.number:
                message = msg(
                    "this needs {needed} tiles; a set has {number}, and City and Castle are always used",
                    needed=needed,
                    number=form.tiles.number,
                )
                log.add(place, "bad-value", message)
                break
        seatings[players] = Seating(players, item.columns, item.rows, item.dealt)
    return seatings
