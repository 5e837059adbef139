"""The words below a card's picture: its name, how it is played, what it does, and the same in icons."""

from collections.abc import Iterator

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import Group, Shape, Text, place
from cutterprint.drawing.text import Setting, TextOptions, balanced, draw, fit, largest_that_fits
from cutterprint.drawing.text_lines import plain_words
from cutterprint.games.cuttle.art.book import ArtBook
from cutterprint.games.cuttle.art.geometry import EDGE, INDEX_WIDTH, NOTCH, PICTURE_BOTTOM, SAFE, Face
from cutterprint.games.cuttle.art.sentences import icon_sentence
from cutterprint.games.cuttle.art.signs import SIGN, SignWriter
from cutterprint.games.cuttle.decks.model import CardDeck
from cutterprint.games.cuttle.words.card_texts import effect_text, kinds_of
from cutterprint.i18n import Language

NAME_SIZE = 9.5
KIND_SIZE = 7.0
TEXT_SIZE = 8.0
HEADING = PICTURE_BOTTOM + 4.3
"""The baseline of the heading."""
TEXT_TOP = HEADING + 1.6
TEXT_BOTTOM = PICTURE_BOTTOM + 14.5
SIGN_TOP = TEXT_BOTTOM + 2.1


class Panel:
    """Sets the words of a deck's ranks in a language."""

    def __init__(self, deck: CardDeck, art: ArtBook, face: Face, speech: Language) -> None:
        self.deck = deck
        self.art = art
        self.face = face
        self.speech = speech
        self.ink = art.colour("panel", "mark")
        self.writer = SignWriter(art, lambda rank: deck.index_of(rank, speech.code))

    def shapes(self, rank: str) -> Iterator[Shape]:
        yield from self._heading(rank)
        text = self.deck.effect_of(rank, self.speech.code) or effect_text(
            self.deck.rules.ranks[rank], self.deck.rules, self.speech, self.deck.variant
        )
        yield from self._text(text)
        # Beside the index at the lower right.
        room = self.face.width - EDGE - (SAFE + 0.5 + INDEX_WIDTH + NOTCH)
        yield from self.signs(rank, EDGE, SIGN_TOP, room)

    def _text(self, text: str) -> Iterator[Shape]:
        """The effect, without a lonely word in its last line."""
        words = plain_words(text, fill=self.ink)
        setting = Setting(size=TEXT_SIZE, leading=1.18, above=0.11)
        width, height = self.face.width - 2 * EDGE, TEXT_BOTTOM - TEXT_TOP
        lines = largest_that_fits(words, width, height, setting)
        yield from draw(balanced(words, lines, width, setting), (EDGE, TEXT_TOP, width, height), setting)

    def _heading(self, rank: str) -> Iterator[Shape]:
        """The name at the left, and at the right how the card is played."""
        right = self.face.width - EDGE
        kinds = self.deck.rules.ranks[rank]
        words = " · ".join(kind.said(self.speech) for kind in kinds_of(kinds))
        if words:
            yield Text(words, right, HEADING, KIND_SIZE, "regular", "end", self.ink)
            right -= text_width(words, KIND_SIZE) + 0.7
        high = 3.3
        for icon in self.kind_icons(rank):
            right -= high
            yield place(self.art.icon(icon), right, HEADING - high + 0.45, high)
            right -= 0.4
        name = self.deck.name_of(rank, self.speech.code)
        options = TextOptions(
            size=NAME_SIZE, face="bold", fill=self.ink, most_lines=1, valign="bottom", smallest=7.0
        )
        top = HEADING - cap_height(NAME_SIZE, "bold") - 0.9
        yield from fit(name, EDGE, top, right - EDGE - 1.0, HEADING - top + 0.75, options).shapes

    def kind_icons(self, rank: str) -> list[str]:
        """A bolt for what is scrapped for its effect, a crown for what stays."""
        kinds = self.deck.rules.ranks[rank]
        found = ["bolt"] if kinds.one_off is not None or kinds.counters else []
        return [*found, "crown"] if kinds.royal is not None else found

    # --- signs ---

    def signs(self, rank: str, x: float, y: float, room: float, high: float = SIGN) -> Iterator[Shape]:
        """The effect in icons of a height, in the middle of a line of it; smaller if there are many."""
        signs = icon_sentence(self.deck.rules.ranks[rank], self.deck.rules, self.deck.variant)
        natural, drawn = self.writer.row(signs)
        share = min(high / SIGN, room / natural)
        yield Group(tuple(drawn), (share, 0, 0, share, x, y + (high - SIGN * share) / 2))
