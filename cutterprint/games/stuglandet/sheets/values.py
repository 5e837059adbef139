"""What the templates of Stuglandet's sheets are given of the rules; `docs/templates.md` describes it."""

from typing import Any

from cutterprint.games.stuglandet.art.board_picture import ICONS
from cutterprint.games.stuglandet.rules.model import Deed, Part, Rules, Seating, Variant, Winner
from cutterprint.games.stuglandet.words.names import LANDING_NAMES, PART_NAMES, PART_RULES
from cutterprint.i18n import Language
from cutterprint.numbers import plus

ROLES = 2
"""City and Castle lie on every board."""


def rules_values(rules: Rules, variant: Variant, speech: Language) -> dict[str, Any]:
    """What every sheet has: numbers of the rules, landings, points, and boards by players."""
    return {
        "rules_name": rules.name.in_language(speech.code),
        "is_base": rules.id == "base",
        "cabins": rules.cabins,
        "rolled": rules.rolled,
        "tile": {
            "columns": rules.tile.columns,
            "rows": rules.tile.rows,
            "number": rules.tile.number,
            "city": rules.tile.city,
            "castle": rules.tile.castle,
        },
        "variant": variant_values(variant, speech),
        "points": {part.value: points for part, points in rules.points.items()},
        "parts": [part_values(part, rules, speech) for part in scoring_parts(rules)],
        "seatings": [seating_values(seating) for _, seating in sorted(rules.seatings.items())],
    }


def variant_values(variant: Variant, speech: Language) -> dict[str, Any]:
    return {
        "key": variant.key,
        "name": variant.name.in_language(speech.code),
        "is_free": variant.is_free,
        "is_dealt": variant.is_dealt,
        "starts_in_city": variant.starts_in_city,
        "rolls": variant.rolls,
        "is_race": variant.winner is Winner.FIRST_OUT,
        "landings": [
            {
                "key": landing.value,
                "icon": f"landing-{landing.value}",
                "name": LANDING_NAMES[landing].said(speech),
                "deed": deed.value,
            }
            for landing, deed in variant.landings.items()
        ],
        "deeds": sorted({deed.value for deed in variant.landings.values()} - {Deed.NOTHING.value}),
    }


def scoring_parts(rules: Rules) -> list[Part]:
    """What gives or costs points; rules of 0 points are left out everywhere."""
    return [part for part in Part if rules.points[part]]


def part_values(part: Part, rules: Rules, speech: Language) -> dict[str, Any]:
    points = rules.points[part]
    return {
        "key": part.value,
        "icon": ICONS[part],
        "name": PART_NAMES[part].said(speech),
        "words": PART_RULES[part].said(speech),
        "points": plus(points),
        "is_loss": points < 0,
    }


def seating_values(seating: Seating) -> dict[str, int]:
    """A board of the basic game, and what is dealt in the advanced one."""
    return {
        "players": seating.players,
        "columns": seating.columns,
        "rows": seating.rows,
        "tiles": seating.tiles,
        "random": seating.tiles - ROLES,
        "dealt": seating.dealt,
        "all_dealt": seating.players * seating.dealt,
        "random_dealt": seating.players * seating.dealt - ROLES,
    }
