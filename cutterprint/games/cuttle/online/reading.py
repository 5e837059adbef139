"""From the online game to a position: rows of its game states, and the fixtures that its tests load.

A row has the cards of each place as texts (`8D(JS-p0)`), a turn number and a phase. A fixture names them as
`Card.TEN_OF_HEARTS` or by rank and suit, and always is p0's turn; without a `deck` the cards that it doesn't
name make up the deck in an unknown order, and with one they lie in the scrap pile. Both become the tree of a
position file whose nodes keep their places, so that problems are told where they were written.
"""

import re
from collections.abc import Iterator

from cutterprint.games.cuttle.play.refusals import Code
from cutterprint.games.cuttle.rules.cards import CARD_NAMES, PLAIN_CARDS, RANKS, SUITS
from cutterprint.i18n import Message, msg, speaking
from cutterprint.specs.problems import Place, ProblemLog, did_you_mean, shown
from cutterprint.specs.tree import ListNode, MapNode, Node, Scalar, ScalarNode
from cutterprint.specs.writing import yaml_text

TOLD_BY = re.compile(r"\bp[01](Hand|Points|FaceCards)\b")
"""What gives the notation of the online game away."""
PLAYERS = ("p0", "p1")
_RANK_WORDS = (
    "ACE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "JACK", "QUEEN", "KING",
)  # fmt: skip
_SUIT_WORDS = ("CLUBS", "DIAMONDS", "HEARTS", "SPADES")
CARD_WORDS = {
    rank + suit: f"{rank_word}_OF_{suit_word}"
    for rank, rank_word in zip(RANKS, _RANK_WORDS, strict=True)
    for suit, suit_word in zip(SUITS, _SUIT_WORDS, strict=True)
}
"""How fixtures name each card."""
_BY_WORD = {word: card for card, word in CARD_WORDS.items()}
_OF_ROWS = ("turn", "phase", "gameId")
_MAIN, _COUNTERING = {1, "main"}, {2, "countering"}


def position_tree(node: MapNode, log: ProblemLog) -> MapNode:
    """A row or fixture as the tree of a position file; what can't be understood is told."""
    return _Bringer(node, log).tree()


class _Bringer:
    def __init__(self, node: MapNode, log: ProblemLog) -> None:
        self.node = node
        self.log = log
        self.named: set[str] = set()
        self.is_row = any(key in node.entries for key in _OF_ROWS)

    def tree(self) -> MapNode:
        turn = self._number("turn") % len(PLAYERS)
        hands = [self._cards(f"{player}Hand") for player in PLAYERS]
        moves = self._moves(turn, hands)
        players = [
            self._map(
                name=player,
                hand=hand,
                points=self._cards(f"{player}Points"),
                royals=self._cards(f"{player}FaceCards"),
            )
            for player, hand in zip(PLAYERS, hands, strict=True)
        ]
        scrap = self._cards("scrap")
        deck: list[Node] = [card for key in ("topCard", "secondCard") for card in self._card_at(key)]
        has_deck = isinstance(self.node.get("deck"), ListNode) or self.is_row
        deck += self._cards("deck")
        if not self.is_row and has_deck:
            scrap += [self._scalar(card) for card in self._unnamed()]
        return self._map(
            game="cuttle",
            kind="position",
            players=players,
            scrap=scrap,
            deck=deck if has_deck else len(deck) + len(self._unnamed()),
            turn=PLAYERS[turn],
            **({"passes": self._number("passes")} if "passes" in self.node.entries else {}),
            **({"moves": moves} if moves else {}),
        )

    # --- nodes ---

    def _named_card(self, text: str, place: Place) -> Node:
        self.named |= set(re.findall(r"\w\w", re.sub(r"-p\d", "", text)))
        return self._scalar(text, place)

    def _scalar(self, value: Scalar, place: Place | None = None) -> Node:
        return ScalarNode(place or self.node.place, value)

    def _map(self, **values: object) -> MapNode:
        entries: dict[str, Node] = {}
        for key, value in values.items():
            match value:
                case list():
                    entries[key] = ListNode(self._place_of(value), tuple(value))
                case str() | int():
                    entries[key] = self._scalar(value)
        return MapNode(self.node.place, entries, {})

    def _place_of(self, nodes: list[Node]) -> Place:
        return nodes[0].place if nodes else self.node.place

    def _wrong(self, place: Place, message: Message, hint: Message | None = None) -> None:
        self.log.add(place, "wrong-type", message, hint)

    # --- values ---

    def _number(self, key: str) -> int:
        node = self.node.get(key)
        if node is None:
            return 0
        if isinstance(node, ScalarNode) and type(node.value) is int and node.value >= 0:
            return node.value
        self._wrong(node.place, msg("'{key}' should be a number", key=key))
        return 0

    def _cards(self, key: str) -> list[Node]:
        node = self.node.get(key)
        if node is None or (isinstance(node, ScalarNode) and node.value is None):
            return []
        if not isinstance(node, ListNode):
            self._wrong(node.place, msg("'{key}' should be a list of cards", key=key))
            return []
        return [card for item in node.items for card in self._card(item)]

    def _card_at(self, key: str) -> Iterator[Node]:
        node = self.node.get(key)
        if node is not None and not (isinstance(node, ScalarNode) and node.value is None):
            yield from self._card(node)

    def _card(self, node: Node) -> Iterator[Node]:
        """A card in one of the three ways to write it, as files write it."""
        match node:
            case ScalarNode(value=str(text)):
                word = text.removeprefix("Card.")
                if word in _BY_WORD:
                    yield self._named_card(_BY_WORD[word], node.place)
                elif word != text or "_" in text:
                    hint = did_you_mean(word, _BY_WORD)
                    message = msg("there is no card '{name}'", name=shown(text))
                    self.log.add(node.place, Code.UNKNOWN_CARD.value, message, hint)
                else:
                    yield self._named_card(text, node.place)
            case MapNode():
                yield from self._card_object(node)
            case _:
                self._wrong(
                    node.place,
                    msg("this isn't a card"),
                    msg("write 'TH', Card.TEN_OF_HEARTS, or an object with rank and suit"),
                )

    def _card_object(self, node: MapNode) -> Iterator[Node]:
        rank, suit = (
            found.value if isinstance(found := node.get(key), ScalarNode) else None
            for key in ("rank", "suit")
        )
        if type(rank) is not int or type(suit) is not int or not (1 <= rank <= 13 and 0 <= suit <= 3):
            self._wrong(node.place, msg("a card has a rank from 1 to 13 and a suit from 0 to 3"))
            return
        text = RANKS[rank - 1] + SUITS[suit]
        below = node.get("attachments")
        items = below.items if isinstance(below, ListNode) else ()
        thieves = [card for item in items for card in self._card(item)]
        if thieves:
            text += "(" + ",".join(str(thief.plain()) for thief in thieves) + ")"
        yield self._named_card(text, node.place)

    def _unnamed(self) -> list[str]:
        """The cards that a fixture says nothing of, once all of it was read."""
        return [card for card in CARD_NAMES[:PLAIN_CARDS] if card not in self.named]

    # --- one-offs ---

    def _moves(self, turn: int, hands: list[list[Node]]) -> list[Node]:
        """The moves to a one-off that waits for an answer; its cards go back to the hands for that."""
        phase = self.node.get("phase")
        if not isinstance(phase, ScalarNode) or phase.value is None or phase.value in _MAIN:
            return []
        one_off = [*self._card_at("oneOff")]
        if phase.value not in _COUNTERING or not one_off:
            message = msg(
                "only turns and answers to one-offs can be brought over, not a three, four, five or seven"
            )
            self.log.add(phase.place, Code.WRONG_PHASE.value, message)
            return []
        hands[turn] += one_off
        words = [str(card.plain()) for card in (*one_off, *self._card_at("oneOffTarget"))]
        moves = [self._scalar(" ".join(["one-off", *words]), one_off[0].place)]
        for number, two in enumerate(self._cards("twos")):
            hands[(turn + number + 1) % len(PLAYERS)].append(two)
            moves.append(self._scalar(f"counter {two.plain()}", two.place))
        return moves


def position_text(node: MapNode, tree: MapNode) -> str:
    """The text of a position file for a tree that was brought over from a row or fixture."""
    lines: list[str] = []
    top = [key for key in ("topCard", "secondCard") if key in node.entries]
    for key, value in tree.plain().items():
        if key == "players":
            lines.append("players:")
            for player in value:
                head, *rest = (f"{name}: {_value_text(one)}" for name, one in player.items())
                lines += [f"  - {head}", *(f"    {line}" for line in rest)]
            continue
        if key == "deck" and isinstance(value, int) and top:
            left_out = msg("only a whole deck can be listed: the cards known on top of it are left out")
            lines.append(f"# {left_out.said(speaking())}")
        lines.append(f"{key}: {_value_text(value)}")
    return "\n".join(lines) + "\n"


def _value_text(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(yaml_text(str(one)) for one in value) + "]"
    return yaml_text(value) if isinstance(value, str) else str(value)
