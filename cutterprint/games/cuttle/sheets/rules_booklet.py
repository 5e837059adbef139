"""The rules as a booklet of eight pages: words from a template, numbers from the rules, examples played."""

from typing import Any

from cutterprint.games.cuttle.art.cover import cover_picture
from cutterprint.games.cuttle.play.state import NOBODY, State
from cutterprint.games.cuttle.positions.model import winners
from cutterprint.games.cuttle.rules.cards import PLAIN_CARDS
from cutterprint.games.cuttle.rules.model import STANDARD, Rules
from cutterprint.games.cuttle.sheets.examples import Examples, Played
from cutterprint.games.cuttle.sheets.moments import moment
from cutterprint.games.cuttle.sheets.pictures import Pictures
from cutterprint.games.cuttle.sheets.values import rank_values, rules_values, variant_values
from cutterprint.i18n import msg
from cutterprint.pages.booklets import booklet_page, cover_size
from cutterprint.pages.filling import fill_sheet
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.printing.papers import Paper

COVER_WORDS = 0.24
"""The share of the cover at its foot that words take."""
TEMPLATE = "cuttle/rules.page.j2"
# The samples that the booklet shows before and after their moves; of those without hands only the fields.
CHANGES = (
    "scuttle",
    "jack-steals",
    "jack-scrapped",
    "nine-freezes",
    "faq-own-cards-too-ace",
    "faq-counter-a-counter",
    "faq-win-by-king",
    "cutthroat-joker-steals",
    "teams-jack-wins-for-partner",
)
# Positions in which some moves are legal and others are not.
JUDGED = {
    "scuttle-suits": ("scuttle 7D 7C", "scuttle 7D 7S"),
    "queen-against-two": ("one-off 2C KD", "one-off 2C QH"),
}
NAMES = {"Ana": msg("Ana"), "Ben": msg("Ben"), "Cleo": msg("Cleo"), "Dan": msg("Dan")}
"""The players of the samples, as languages write them."""
GAME = "golden-two"
"""A whole game, whose end shows what lies on the table."""


def rules_pages(rules: Rules, paper: Paper, look: SheetLook, cards: int | None = None) -> SetPages:
    """The pages of the booklet, for a box of so many cards; else as many as the variants need."""
    page = booklet_page(paper)
    book = _Book(rules, look)
    values = book.values()
    art = book.pictures.art
    book.pictures.drawings["cover"] = cover_picture(art, *cover_size(page), floor=COVER_WORDS)
    return fill_sheet(
        TEMPLATE,
        book.pictures.props(),
        look,
        (page.width, page.height),
        box={"cards": cards or PLAIN_CARDS + max(one.jokers for one in rules.variants.values())},
        **values,
    )


class _Book:
    def __init__(self, rules: Rules, look: SheetLook) -> None:
        self.rules = rules
        self.speech = look.speech
        self.pictures = Pictures(look)
        self.samples = Examples(rules)

    def values(self) -> dict[str, Any]:
        rules, speech = self.rules, self.speech
        usual = rules.variants.get(STANDARD) or next(iter(rules.variants.values()))
        self.pictures.add_signs(rules, usual)
        others = [one for one in rules.variants.values() if one is not usual]
        most = max(rules.variants.values(), key=lambda one: (one.jokers, one.answers))
        return {
            **rules_values(rules, usual, speech),
            "others": [variant_values(one, speech) for one in others],
            "ranks": [rank_values(rank, rules, most, speech) for rank in rules.ranks.values()],
            "example": {name: self._change(name) for name in CHANGES},
            "judged": {name: self._judged(name, moves) for name, moves in JUDGED.items()},
            "table": self._table(),
        }

    def _change(self, name: str) -> dict[str, Any] | None:
        """What a sample's moves change, player by player; nothing if they aren't legal under the rules."""
        found = self.samples.played(name)
        if found is None:
            return None
        for side, state in (("before", found.start), ("after", found.end)):
            self._draw(f"{name}-{side}", state, found)
        return _told(found)

    def _draw(self, name: str, state: State, found: Played) -> None:
        names = [NAMES[one].said(self.speech) for one in found.names]
        self.pictures.drawings[name] = moment(state, names, self.pictures.art)

    def _judged(self, name: str, moves: tuple[str, ...]) -> dict[str, bool] | None:
        """Whether moves are legal in a sample."""
        found = self.samples.played(name)
        return {move: found.allows(move) for move in moves} if found is not None else None

    def _table(self) -> dict[str, Any] | None:
        """The end of a whole game."""
        found = self.samples.played(GAME, "record")
        if found is None:
            return None
        self._draw("table", found.end, found)
        return _told(found)


def _told(found: Played) -> dict[str, Any]:
    """Points and goals of each player before and after, and who has won."""
    end = found.end
    return {
        "points": {name: end.worth(seat) for seat, name in enumerate(found.names)},
        "before": {name: found.start.worth(seat) for seat, name in enumerate(found.names)},
        "goals": {name: end.goal(seat) for seat, name in enumerate(found.names)},
        "is_won": end.winner != NOBODY,
        "winner": winners(end, found.names),
    }
