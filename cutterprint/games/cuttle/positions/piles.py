"""Cards in play as files write them: `TH`, `8D(JS,JH)`, and `8D@p2(JS-p0)` where the seats must be said."""

import re
from dataclasses import dataclass

from cutterprint.games.cuttle.play.refusals import Code, IllegalMoveError
from cutterprint.games.cuttle.play.state import NOBODY, Pile, State
from cutterprint.games.cuttle.rules.cards import CARD_NAMES, card_number, cards_in
from cutterprint.i18n import msg
from cutterprint.specs.problems import shown

_PILE = re.compile(r"(\w+)(?:@p(\d))?(?:\(([^()]*)\))?")
_THIEF = re.compile(r"(\w+)(?:-p(\d))?")


@dataclass(frozen=True)
class WrittenPile:
    """A card in play as it is written: whose it was and whom each thief serves are said, or nobody."""

    card: int
    owner: int = NOBODY
    thieves: tuple[tuple[int, int], ...] = ()

    def fits(self, other: "WrittenPile") -> bool:
        """Whether two texts mean the same; what one of them leaves out is not compared."""
        return (
            self.card == other.card
            and len(self.thieves) == len(other.thieves)
            and (self.owner == other.owner or NOBODY in {self.owner, other.owner})
            and all(
                one == two and (seat == place or NOBODY in {seat, place})
                for (one, seat), (two, place) in zip(self.thieves, other.thieves, strict=True)
            )
        )


def parse_pile(text: str) -> WrittenPile:
    """The card in play that a text means; raises UnknownCardError or IllegalMoveError."""
    match = _PILE.fullmatch(text.replace(" ", ""))
    if match is None:
        raise IllegalMoveError(
            msg("'{text}' isn't a card in play", text=shown(text)),
            Code.BAD_VALUE,
            msg("write it like TH, 8D(JS) or 8D@p2(JS-p0), in quotes if it has a comma"),
        )
    thieves = []
    for word in match[3].split(",") if match[3] is not None else ():
        found = _THIEF.fullmatch(word)
        if found is None:
            card_number(word)
            raise AssertionError("a card's name has only letters and digits")
        thieves.append((card_number(found[1]), NOBODY if found[2] is None else int(found[2])))
    owner = NOBODY if match[2] is None else int(match[2])
    return WrittenPile(card_number(match[1]), owner, tuple(thieves))


def field_of(state: State, seat: int) -> list[str]:
    """The cards on a player's field, points first."""
    return [
        pile_text(state, card) for masks in (state.points, state.royals) for card in cards_in(masks[seat])
    ]


def pile_text(state: State, card: int) -> str:
    """A card in play and what lies on it; seats are said where more than two play."""
    pile = state.pile_of(card)
    if pile is None:
        return CARD_NAMES[card]
    with_seats = state.table.seats > 2
    thieves = ",".join(
        f"{CARD_NAMES[thief]}-p{seat}" if with_seats else CARD_NAMES[thief] for thief, seat in pile.on
    )
    owner = f"@p{pile.owner}" if with_seats else ""
    return f"{CARD_NAMES[card]}{owner}({thieves})"


def written(pile: Pile | None, card: int, controller: int) -> WrittenPile:
    """What stands in a game, as if it had been written with every seat."""
    if pile is None:
        return WrittenPile(card, controller)
    return WrittenPile(pile.card, pile.owner, pile.on)
