"""What is in a deck as a drawing: features by landscape, the worth of the cards, the sizes of areas."""

from collections import Counter
from collections.abc import Iterator

from cutterprint.drawing.board_marks import INK, PAPER
from cutterprint.drawing.charts import axis, bar_style, columns
from cutterprint.drawing.fonts import cap_height
from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import Drawing, Shape, Style, Text, place, rect
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.decks.stats import DeckStats
from cutterprint.i18n import Language
from cutterprint.numbers import POINT, points_text

WIDTH = 190.0
FAINT = "#b8b2ba"
ROW = 9.0
LEFT, MIDDLE = 8.0, 104.0
BARS = 66.0


def stats_drawing(stats: DeckStats, language: Language, colours: Palette | None = None) -> Drawing:
    """The charts of a deck on one page."""
    return _Charts(stats, language, ArtBook(stats.pack.rules, colours)).drawing()


class _Charts:
    def __init__(self, stats: DeckStats, language: Language, art: ArtBook) -> None:
        self.stats = stats
        self.language = language
        self.art = art
        self.rules = stats.pack.rules

    def drawing(self) -> Drawing:
        height = max(28.0 + ROW * len(stats_keys(self.stats)) + 16.0, 124.0)
        shapes = (
            rect(0, 0, WIDTH, height, Style(fill=PAPER)),
            *self._title(),
            *self._features(26.0),
            *self._legend(height - 8.0),
            *self._worth(26.0),
            *self._areas(86.0),
        )
        return Drawing(WIDTH, height, shapes, tuple(self.art.symbols()))

    def _heading(self, text: str, x: float, y: float) -> Shape:
        return Text(text, x, y, 10, "bold", "start", INK)

    def _title(self) -> Iterator[Shape]:
        pack = self.stats.pack
        number = len(pack.cards)
        cards = self.language.ngettext("{number} card", "{number} cards", number).format(number=number)
        title = f"{pack.name.in_language(self.language.code)} · {cards}"
        yield Text(title, LEFT, 13, 16, "bold", "start", INK)

    def _colour(self, landscape: str) -> str:
        return self.art.ground_colour(landscape) or FAINT

    def _features(self, top: float) -> Iterator[Shape]:
        """A bar for each creature and bonus, in the colours of the grounds that it stands on."""
        yield self._heading(self.language.gettext("Creatures and bonuses"), LEFT, top - 3)
        most = max([1, *self.stats.features.values()])
        for index, key in enumerate(stats_keys(self.stats)):
            y = top + index * ROW
            yield place(self.art.icon(key), LEFT, y, ROW - 1.5)
            x = LEFT + ROW + 1
            for landscape, number in self.stats.by_landscape[key].items():
                wide = BARS * number / most
                if number:
                    yield rect(x, y + 1.2, wide, ROW - 4, bar_style(self._colour(landscape)))
                x += wide
            middle = y + 1.2 + (ROW - 4) / 2 + cap_height(9) / 2
            yield Text(str(self.stats.features[key]), x + 1.5, middle, 9, "bold", "start", INK)

    def _legend(self, y: float) -> Iterator[Shape]:
        x = LEFT
        for key, landscape in self.rules.landscapes.items():
            yield rect(x, y - 3, 3.5, 3.5, Style(fill=self._colour(key), stroke=INK, stroke_width=0.2))
            yield Text(landscape.name.in_language(self.language.code), x + 5, y, 8, "regular", "start", INK)
            x += 26

    def _worth(self, top: float) -> Iterator[Shape]:
        """How many cards are worth so many points."""
        yield self._heading(self.language.gettext("Cards by what they are worth, in points"), MIDDLE, top - 3)
        bins = Counter(item.worth // POINT for item in self.stats.worths)
        counts = {f"{point}–{point + 1}": bins.get(point, 0) for point in range(min(bins), max(bins) + 1)}
        yield from columns(counts, MIDDLE, top, 78, 34, self._colour(next(iter(self.rules.landscapes))))
        low, high = points_text(self.stats.poorest.worth), points_text(self.stats.best.worth)
        told = self.language.gettext("{low} to {high}, {average} on average").format(
            low=low, high=high, average=points_text(self.stats.average)
        )
        yield Text(told, MIDDLE, top + 44, 8, "regular", "start", INK)

    def _areas(self, top: float) -> Iterator[Shape]:
        """How large the areas on the cards are, by landscape."""
        yield self._heading(self.language.gettext("Areas by their squares"), MIDDLE, top - 3)
        sizes = sorted({size for counts in self.stats.areas.values() for size in counts})
        most = max((n for counts in self.stats.areas.values() for n in counts.values()), default=1)
        slot = 78 / max(1, len(sizes))
        each = slot * 0.8 / max(1, len(self.stats.areas))
        for place_number, size in enumerate(sizes):
            for index, (landscape, counts) in enumerate(self.stats.areas.items()):
                tall = 24 * counts.get(size, 0) / most
                x = MIDDLE + place_number * slot + index * each
                style = bar_style(self._colour(landscape))
                if tall:
                    yield rect(x, top + 24 - tall, each, tall, style)
            middle = MIDDLE + place_number * slot + slot * 0.4
            yield Text(str(size), middle, top + 28.5, 8, "regular", "middle", INK)
        yield axis(MIDDLE, top + 24, 78)


def stats_keys(stats: DeckStats) -> list[str]:
    """The creatures and bonuses of the rules, in their order."""
    return list(stats.pack.rules.features)
