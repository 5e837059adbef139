"""Reference sheets: what a player wants to look up, on both sides of a small sheet."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cutterprint.drawing.shapes import Drawing
from cutterprint.errors import UsageError
from cutterprint.games.cutterland.options import Variant
from cutterprint.games.cutterland.rules.model import TOWER, WALL_BRIDGE, Creature, Rules, Seating
from cutterprint.games.cutterland.rules.score_rules.rule import Picture
from cutterprint.games.cutterland.sheets.stage import stage
from cutterprint.games.cutterland.words.rules import hunt_words, name_of, unused_words
from cutterprint.i18n import Language, msg
from cutterprint.numbers import plus, signed
from cutterprint.pages.filling import PaperGrid, divided, fill_pages, on_parts
from cutterprint.pages.markup import SetPages
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile

TEMPLATE = "cutterland/reference.page.j2"
SMALLEST_WIDTH, SMALLEST_HEIGHT = 135.0, 200.0


@dataclass(frozen=True, kw_only=True)
class SheetLook:
    """How sheets of a game look, whatever they show."""

    speech: Language
    palette: str = "standard"
    ink: str = "full"
    templates: Path | None = None


def reference_pages(rules: Rules, variant: Variant, parts: PaperGrid, look: SheetLook) -> SetPages:
    """The sides of a reference sheet, each as large as a part of the paper."""
    return fill_pages(
        TEMPLATE,
        stage(rules, look.palette, look.ink),
        speech=look.speech,
        folder=look.templates,
        width=parts.cell_width,
        height=parts.cell_height,
        variant=variant.value,
        **reference_values(rules, variant, look.speech),
    )


def reference_parts(paper: Paper, per_page: int | None) -> PaperGrid:
    """How a paper is divided into sheets: as asked for, or into as many of about A5 as it has."""
    if per_page not in (None, 1, 2, 4):
        raise UsageError(msg("--per-page {number}: a page takes 1, 2 or 4 reference sheets", number=per_page))
    if per_page is None:
        area = paper.width * paper.height / (148 * 210)
        per_page = 4 if area > 3 else 2 if area > 1.5 else 1
    parts = divided(paper, per_page)
    if parts.cell_width < SMALLEST_WIDTH or parts.cell_height < SMALLEST_HEIGHT:
        size = f"{SMALLEST_WIDTH:g} × {SMALLEST_HEIGHT:g} mm"
        raise UsageError(
            msg(
                "reference sheets would be too small: {number} on a page of {paper}, and one needs {size}",
                number=per_page,
                paper=paper.name,
                size=size,
            )
        )
    return parts


def reference_sheets(
    sides: SetPages, parts: PaperGrid, copies: int, profile: PrinterProfile = NO_PROFILE
) -> list[Page]:
    """The pages that give so many sheets at least: all parts of a page hold the same side, so that fronts
    and backs meet however the paper is turned.
    """
    whole = []
    for number, (drawing, name) in enumerate(zip(sides.drawings, sides.names, strict=True)):
        (page,) = on_parts(parts, [drawing] * parts.count)
        correction = profile.correction(page.width, page.height, back=number % 2 == 1)
        whole.append(Page(drawing=page, bookmark=name, correction=correction))
    if len(whole) % 2:
        # Three sides are printed on two leaves; the next sheet begins on a new one.
        whole.append(Page(drawing=Drawing(parts.width, parts.height, ())))
    return whole * -(-copies // parts.count)


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
        # Two landscapes to draw examples with; rules with one landscape alone have to do with it.
        "ground": codes[0],
        "other": codes[1 % len(codes)],
        "third": codes[2 % len(codes)],
        "columns": rules.card.columns,
        "rows": rules.card.rows,
    }


def seatings_of(rules: Rules, variant: Variant) -> list[Seating]:
    """The seatings that a variant is for: two players have their own sheet."""
    every = [seating for _, seating in sorted(rules.seatings.items())]
    match variant:
        case Variant.two:
            return [seating for seating in every if seating.takes > 1] or every
        case Variant.standard:
            return [seating for seating in every if seating.takes == 1] or every
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
                "words": rule.words(rules, speech),
            }
            for rule in creature.scores
        ],
    }


def picture_values(picture: Picture) -> dict[str, Any]:
    """A picture of points as a cell of a template."""
    points = plus(picture.points) if picture.more else signed(picture.points)
    return {**asdict(picture), "points": points, "is_loss": picture.points < 0}
