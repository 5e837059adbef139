"""Reference sheets: what a player wants to look up, on both sides of a small sheet."""

from dataclasses import asdict
from typing import Any

from cutterprint.games.cutterland.options import Variant
from cutterprint.games.cutterland.rules.model import TOWER, WALL_BRIDGE, Creature, Rules, Seating
from cutterprint.games.cutterland.rules.score_rules.rule import Picture
from cutterprint.games.cutterland.sheets.stage import stage
from cutterprint.games.cutterland.words.rules import (
    hunt_words,
    name_of,
    reaching_words,
    speaking_of,
    unused_words,
)
from cutterprint.i18n import Language
from cutterprint.numbers import plus, signed
from cutterprint.pages.filling import PaperGrid, fill_sheet
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages

TEMPLATE = "cutterland/reference.page.j2"


def reference_pages(rules: Rules, variant: Variant, parts: PaperGrid, look: SheetLook) -> SetPages:
    """The sides of a reference sheet, each as large as a part of the paper."""
    return fill_sheet(
        TEMPLATE,
        stage(rules, look.palette, look.ink),
        look,
        parts.cell,
        variant=variant,
        **reference_values(rules, variant, look.speech),
    )


def reference_values(rules: Rules, variant: Variant, speech: Language) -> dict[str, Any]:
    """What the template is given; `docs/templates.md` describes it."""
    codes = [landscape.code for landscape in rules.landscapes.values()]
    return {
        "rules_name": rules.name.in_language(speech.code),
        "is_base": rules.id == "base",
        "creatures": [creature_values(creature, rules, speech) for creature in rules.creatures.values()],
        "bonuses": [
            {
                "key": bonus.key,
                "name": bonus.name.in_language(speech.code),
                "unused": signed(bonus.unused),
                "words": unused_words(bonus, speech),
            }
            for bonus in rules.bonuses.values()
        ],
        "hunts": [
            [
                {
                    "key": creature.key,
                    "name": creature.name.in_language(speech.code),
                    "words": hunt_words(creature.hunts, creature, rules, speech),
                    "chooses": creature.hunts.eats is not None,
                }
                for creature in turn
                if creature.hunts is not None
            ]
            for turn in rules.turns_of_hunting
        ],
        "seatings": [seating_values(seating) for seating in seatings_of(rules, variant)],
        "miscut": rules.miscut,
        "has_tower": TOWER in rules.bonuses,
        "has_walls": WALL_BRIDGE in rules.bonuses,
        "reaching": reaching_words(rules, speech),
        # Two landscapes to draw examples with; rules with one landscape alone have to do with it.
        "ground": codes[0],
        "other": codes[1 % len(codes)],
        "third": codes[2 % len(codes)],
        "columns": rules.card.columns,
        "rows": rules.card.rows,
    }


def seatings_of(rules: Rules, variant: Variant) -> list[Seating]:
    """The seatings that a variant is for: a sheet for two players is for them alone."""
    every = [seating for _, seating in sorted(rules.seatings.items())]
    match variant:
        case "two":
            return [seating for seating in every if seating.takes > 1] or every
        case _:
            return every


def seating_values(seating: Seating) -> dict[str, int]:
    return {
        "players": seating.players,
        "cards": seating.cards,
        "pieces": seating.pieces,
        "takes": seating.takes,
        "land": seating.players * seating.cards * seating.takes,
    }


def creature_values(creature: Creature, rules: Rules, speech: Language) -> dict[str, Any]:
    hunts = creature.hunts
    about = speaking_of(creature, speech)
    return {
        "key": creature.key,
        "name": creature.name.in_language(speech.code),
        "homes": [{"key": key, "name": name_of(key, rules, speech)} for key in creature.lives_in],
        "hunt": None
        if hunts is None
        else {"turn": hunts.turn, "words": hunt_words(hunts, creature, rules, speech)},
        "scores": [
            {
                "cells": [picture_values(picture) for picture in rule.pictures(creature, speech)],
                "words": rule.words(rules, about),
            }
            for rule in creature.scores
        ],
    }


def picture_values(picture: Picture) -> dict[str, Any]:
    """A picture of points as a cell of a template."""
    points = plus(picture.points) if picture.more else signed(picture.points)
    return {**asdict(picture), "points": points, "is_loss": picture.points < 0}
