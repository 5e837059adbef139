"""The rules as a booklet of eight pages: words from a template, numbers from the rules, examples scored."""

from collections import Counter
from typing import Any

from cutterprint.drawing.shapes import Drawing
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.cover import cover_picture, creatures_of
from cutterprint.games.cutterland.art.example_pictures import (
    cut_card,
    judged_land,
    laid_piece,
    reach_picture,
    scored_land,
)
from cutterprint.games.cutterland.art.ladders import ladder_drawing
from cutterprint.games.cutterland.art.land_view import LandView
from cutterprint.games.cutterland.art.lands import land_picture
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.rules.model import BONES, CARDS, TOWER, WALL_BRIDGE, Creature, Reach, Rules
from cutterprint.games.cutterland.scoring.hunting import Meal
from cutterprint.games.cutterland.scoring.points import BONUSES
from cutterprint.games.cutterland.scoring.score import Score
from cutterprint.games.cutterland.sheets.examples import Cut, Examples, Laying
from cutterprint.games.cutterland.sheets.own_examples import OwnExamples
from cutterprint.games.cutterland.sheets.reference import seating_values
from cutterprint.games.cutterland.sheets.stage import stage
from cutterprint.games.cutterland.words.rules import across_words, hunt_words, speaking_of
from cutterprint.numbers import signed
from cutterprint.pages.booklets import booklet_page, cover_size
from cutterprint.pages.filling import fill_sheet
from cutterprint.pages.looks import SheetLook, sheet_colours
from cutterprint.pages.markup import SetPages
from cutterprint.printing.papers import Paper
from cutterprint.specs.cells import Cell, parse_cell

TEMPLATE = "cutterland/rules.page.j2"
PAGES = 8
COVER_WORDS = 0.24
"""The share of the cover at its foot that words take."""
# Where rules don't say for how many they are.
MOST_PLAYERS = 4

# The examples that a template may ask for; those that do not hold under the rules are None.
_SHOWN = ("areas", "cut", "expanded", "d-corner", "e-overlap", "tower", "walls", "bridge", "chain", "hunt")

# The first and the last square of what matters in an example; of the others all is shown.
_CROPS = {
    "f-tower": "A2 B3",
    "g-walls": "B1 E2",
    "i-bridge-over-hole": "A1 D2",
    "i-bridge-over-goblin": "A1 D2",
    "i-bridge-over-plains": "C1 D3",
    "too-long": "B1 E1",
    "cross": "B1 D3",
    "meets-wall": "B1 E1",
    "j-chain": "A2 E2",
}


def _crop(name: str) -> tuple[Cell, Cell] | None:
    if name not in _CROPS:
        return None
    first, last = map(parse_cell, _CROPS[name].split())
    return first, last


def rules_pages(
    rules: Rules, paper: Paper, look: SheetLook, pack: Pack | None = None, references: int | None = None
) -> SetPages:
    """The pages of the booklet, each half as large as the paper; on small papers as large as it.

    A pack with creatures of its own is shown with them. `references` is how many reference sheets come with
    it; else there is one for each player.
    """
    page = booklet_page(paper)
    book = _Book(rules, look, pack, references)
    shown = None if pack is None else creatures_of(pack)
    book.drawings["cover"] = cover_picture(book.art, *cover_size(page), creatures=shown, floor=COVER_WORDS)
    values = book.values()
    return fill_sheet(
        TEMPLATE,
        stage(rules, look.palette, look.ink, book.drawings),
        look,
        (page.width, page.height),
        **values,
    )


class _Book:
    def __init__(self, rules: Rules, look: SheetLook, pack: Pack | None, references: int | None) -> None:
        colours = art_palette(look.palette, look.ink)
        named = sheet_colours(colours)
        self.art = ArtBook(rules, colours)
        self.shade = named["panel"]
        self.rules = rules
        self.speech = look.speech
        self.references = references
        self.examples = Examples(rules)
        self.own = OwnExamples(pack) if pack is not None else None
        self.drawings: dict[str, Drawing] = {}

    def values(self) -> dict[str, Any]:
        rules = self.rules
        return {
            "card": {
                "squares": rules.card.squares,
                "features": rules.card.features,
                "columns": rules.card.columns,
                "rows": rules.card.rows,
            },
            "box": {
                **dict.fromkeys((BONES, *rules.bonuses), 0),
                **rules.tokens,
                CARDS: rules.box.get(CARDS, 0),
                "references": self.references or max(rules.seatings, default=MOST_PLAYERS),
            },
            "seatings": self._tables(),
            "landscapes": self._landscapes(),
            "creatures": [self._creature(creature) for creature in rules.creatures.values()],
            "bonuses": [
                {"key": b.key, "name": b.name.in_language(self.speech.code), "unused": b.unused}
                for b in rules.bonuses.values()
            ],
            "unused": self._unused(),
            "has_towers": TOWER in rules.bonuses,
            "has_walls": WALL_BRIDGE in rules.bonuses,
            "across": across_words(rules, self.speech),
            "hunts": self._hunts(),
            "miscut": rules.miscut,
            "is_base": rules.id == "base",
            "rules_name": rules.name.in_language(self.speech.code),
            "has_around": any(
                creature.hunts is not None and creature.hunts.reach is Reach.AROUND
                for creature in rules.creatures.values()
            ),
            "pieces_follow_players": all(
                seating.pieces == seating.players
                for seating in rules.seatings.values()
                if seating.players > 2
            ),
            "example": self._examples(),
        }

    def _tables(self) -> list[dict[str, int]]:
        cards = self.rules.box.get(CARDS, 0)
        return [
            {**seating_values(seating), "games": cards // (seating.players * seating.cards)}
            for _, seating in sorted(self.rules.seatings.items())
        ]

    def _landscapes(self) -> list[dict[str, Any]]:
        return [
            {
                "key": landscape.key,
                "name": landscape.name.in_language(self.speech.code),
                "residents": [
                    {"key": c.key, "name": c.name.in_language(self.speech.code)}
                    for c in self.rules.creatures.values()
                    if landscape.key in c.lives_in
                ],
            }
            for landscape in self.rules.landscapes.values()
        ]

    def _creature(self, creature: Creature) -> dict[str, Any]:
        scores = []
        about = speaking_of(creature, self.speech)
        for number, rule in enumerate(creature.scores):
            ladder = ""
            if steps := rule.ladder():
                ladder = f"ladder-{creature.key}-{number}"
                self.drawings[ladder] = ladder_drawing(steps, shade=self.shade)
            scores.append({"words": rule.words(self.rules, about), "ladder": ladder})
        return {
            "key": creature.key,
            "name": creature.name.in_language(self.speech.code),
            "scores": scores,
        }

    def _unused(self) -> int | None:
        """What an unused bonus is worth, if all are worth the same."""
        worth = {bonus.unused for bonus in self.rules.bonuses.values()}
        return worth.pop() if len(worth) == 1 else None

    def _hunts(self) -> list[list[dict[str, Any]]]:
        """The hunters turn by turn."""
        return [
            [
                {
                    "key": creature.key,
                    "name": creature.name.in_language(self.speech.code),
                    "words": hunt_words(creature.hunts, creature, self.rules, self.speech),
                    "around": creature.hunts.reach is Reach.AROUND,
                    "all": creature.hunts.eats is None,
                }
                for creature in turn
                if creature.hunts is not None
            ]
            for turn in self.rules.turns_of_hunting
        ]

    # Examples

    def _land(self, name: str, found: Score, *, named: bool = False) -> dict[str, Any]:
        self.drawings[name] = scored_land(found, self.art, named=named, crop=_crop(name))
        return {"total": signed(found.total), "parts": dict(found.parts), "areas": found.areas}

    def _plain(self, name: str, found: Score) -> None:
        """A land before its hunt."""
        self.drawings[name] = land_picture(LandView.of(found.land), self.art)

    def _laid(self, name: str, laying: Laying) -> None:
        is_right = laying.fault is None
        self.drawings[name] = laid_piece(laying.land, laying.piece, self.art, is_right=is_right)

    def _examples(self) -> dict[str, Any]:
        """What can be shown under these rules; a template asks for each."""
        shown: dict[str, Any] = dict.fromkeys(_SHOWN)
        examples = self.examples
        self._reach()
        shown |= self._area_examples()
        if cut := examples.cut():
            self._cut(cut)
            shown["cut"] = {"turtle": cut.points.get("turtle", 0), "pieces": len(cut.pieces)}
        if expanded := examples.expanded():
            laying, grown = expanded
            # The frog, which the words below it say is eaten.
            if (1, 1) in grown.devoured:
                self._laid("expanded", laying)
                self._plain("grown", grown)
                shown["expanded"] = {"total": grown.total, "parts": dict(grown.parts)}
        for name, code in (("d-corner", "piece-detached"), ("e-overlap", "piece-overlap")):
            laid = examples.misplaced(name)
            if laid is not None and laid.fault == code:
                self._laid(name, laid)
                shown[name] = True
        shown |= self._bonus_examples()
        if found := examples.scored("k-hunting", devoured="A1 E6 E3 H3", spared="A2 C2 H6"):
            self._land("k-hunting", found, named=True)
            shown["hunt"] = {**self._hunt_steps(found), "is_usual": True}
        if self.own is not None and self.own.are_needed():
            shown |= self._own_examples(self.own)
        shown["has_course"] = {"card", "cut", "grown"} <= self.drawings.keys()
        return shown

    def _own_examples(self, own: OwnExamples) -> dict[str, Any]:
        """A cut card and a hunted land with the pack's own creatures; no words tell of them."""
        shown: dict[str, Any] = {}
        if cut := own.cut():
            self._cut(cut)
            shown["cut"] = {"turtle": None, "pieces": len(cut.pieces)}
        if found := own.scored():
            self._plain("grown", found)
            if found.meals:
                self._land("k-hunting", found, named=True)
                shown["hunt"] = {**self._hunt_steps(found), "is_usual": False}
        return shown

    def _cut(self, cut: Cut) -> None:
        self.drawings["card"] = cut_card(cut.card.rows, cut.pieces, self.art)
        self.drawings["cut"] = cut_card(cut.card.rows, cut.pieces, self.art, apart=0.24)
        lying = cut.turned()
        self.drawings["card-lying"] = cut_card(lying.card.rows, lying.pieces, self.art)
        self.drawings["cut-lying"] = cut_card(lying.card.rows, lying.pieces, self.art, apart=0.18)

    def _reach(self) -> None:
        """What `around` means: a hunter, its eight neighbours, and the ends of four bridges."""
        hunter = next(
            (c for c in self.rules.creatures.values() if c.hunts and c.hunts.reach is Reach.AROUND), None
        )
        if hunter is None:
            return
        self.drawings["reach"] = reach_picture(self.art, hunter.key, hunter.lives_in[0])

    def _area_examples(self) -> dict[str, Any]:
        examples = self.examples
        kept = examples.scored("a-areas", devoured="D1", areas=4)
        walled = examples.scored("a-areas-wall", spared="D1", areas=5)
        bridged = examples.scored("a-areas-bridge", devoured="B3", areas=3)
        if kept is None or walled is None or bridged is None:
            return {}
        self._plain("a-areas", kept)
        self._land("a-areas-wall", walled)
        self._land("a-areas-bridge", bridged)
        counts = Counter(kept.ground.landscape[area[0]] for area in kept.ground.areas)
        return {
            "areas": {
                "count": kept.areas,
                "by": [
                    {
                        "name": self.rules.landscapes[key].name.in_language(self.speech.code),
                        "key": key,
                        "count": n,
                    }
                    for key, n in counts.items()
                ],
                "creatures": sum(kind is not None for kind in kept.ground.creature),
                "kept": signed(kept.total),
                "wall": signed(walled.total),
                "bridge": signed(bridged.total),
            }
        }

    def _bonus_examples(self) -> dict[str, Any]:
        examples = self.examples
        shown: dict[str, Any] = {"forbidden": []}
        if found := examples.scored("f-tower", devoured="B3", spared="B2"):
            shown["tower"] = self._land("f-tower", found)
        if found := examples.scored("g-walls", spared="D1 D2 E2 E3"):
            shown["walls"] = self._land("g-walls", found)
        plain = examples.scored("i-without-bridge")
        places = [examples.scored(f"i-bridge-over-{over}") for over in ("hole", "goblin", "plains")]
        if plain is not None and all(places):
            shown["bridge"] = {
                "without": self._land("i-without-bridge", plain)["parts"],
                "places": [
                    self._land(f"i-bridge-over-{over}", found)["parts"]
                    for over, found in zip(("hole", "goblin", "plains"), places, strict=True)
                    if found is not None
                ],
            }
        if found := examples.scored("j-chain", devoured="D2", spared="D1"):
            shown["chain"] = self._land("j-chain", found)
        meets = "h-bridges-cross", "bridge-meets-wall"
        for name, land in (
            ("too-long", examples.forbidden("h-bridge-too-long", "bridge-length")),
            ("cross", examples.forbidden("h-bridges-cross", "bridges-cross")),
            ("meets-wall", examples.forbidden(*meets, bridges="B1-D1", walls="C1/D1")),
        ):
            crop = _crop(name)
            if land is not None and crop is not None:
                self.drawings[name] = judged_land(LandView.of(land), self.art, crop)
                shown["forbidden"].append(name)
        return shown

    def _hunt_steps(self, found: Score) -> dict[str, Any]:
        kinds = found.ground.creature
        counted: dict[str, list[str]] = {key: [] for key in self.rules.creatures}
        for line in found.lines:
            counted.setdefault(line.part, []).append(f"{line.count}\u00a0→\u00a0{signed(line.points)}")
        return {
            "steps": [
                {
                    "turn": meal.turn,
                    "hunter": meal.kind,
                    "from": found.name(meal.hunter),
                    "prey": kinds[meal.prey],
                    "at": found.name(meal.prey),
                }
                for meal in found.meals
            ],
            "hunters": self._hunters(found),
            "total": found.total,
            "survivors": found.survivors,
            "parts": dict(found.parts),
            "counted": {part: ", ".join(told) for part, told in counted.items()},
            "bonuses": found.parts[BONUSES],
        }

    def _hunters(self, found: Score) -> list[dict[str, Any]]:
        """Each hunter that eats, in the order of the hunt: where it stands, and whom it eats."""
        rules, kinds, code = self.rules, found.ground.creature, self.speech.code
        meals: dict[int, list[Meal]] = {}
        for meal in found.meals:
            meals.setdefault(meal.hunter, []).append(meal)
        return [
            {
                "name": rules.name_of(eaten[0].kind).in_language(code),
                "at": found.name(hunter),
                "prey": ", ".join(
                    f"{rules.name_of(kinds[one.prey] or '').in_language(code)} ({found.name(one.prey)})"
                    for one in eaten
                ),
                "is_choice": any(one.is_choice for one in eaten),
            }
            for hunter, eaten in meals.items()
        ]
