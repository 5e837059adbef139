"""Two cards to look things up on: every effect in icons, and what can be done on a turn."""

from collections.abc import Iterator, Sequence

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import Shape, Style, Symbol, Text, line, place, rect, rounded_rect
from cutterprint.drawing.text import TextOptions, fit
from cutterprint.games.cuttle.art.faces import OVERLAP, CardPainter
from cutterprint.games.cuttle.art.geometry import EDGE
from cutterprint.games.cuttle.art.panels import Panel
from cutterprint.i18n import Message, msg

TITLE_SIZE = 10.0
HEAD = 5.6
RANK_WIDTH = 8.2
BODY_SIZE = 8.0
ROW_LINE = 0.15


def cheat_cards(painter: CardPainter) -> tuple[Symbol, Symbol]:
    """The two cards, in the look, the size and the language of a deck."""
    return (
        _card(painter, "effects", tuple(_effects(painter))),
        _card(painter, "turn", tuple(_turn(painter))),
    )


def _card(painter: CardPainter, name: str, shapes: tuple[Shape, ...]) -> Symbol:
    over = max(painter.bleed, OVERLAP)
    width, height = painter.width, painter.height
    ground = rect(-over, -over, width + 2 * over, height + 2 * over, Style(fill="#ffffff"))
    return Symbol(f"cheat-{painter.deck.id}-{name}", width, height, (ground, *shapes), over)


def _heading(painter: CardPainter, text: str, y: float) -> Iterator[Shape]:
    """A line of its own on a band of colour."""
    ink = painter.art.colour("panel", "mark")
    band = Style(fill=painter.art.colour("world-S", "ground"), stroke=ink, stroke_width=0.35)
    width = painter.width - 2 * EDGE
    yield rounded_rect(EDGE, y, width, HEAD, 1.6, band)
    options = TextOptions(
        size=TITLE_SIZE, face="bold", fill=ink, most_lines=1, smallest=7.0, valign="middle", align="middle"
    )
    yield from fit(text, EDGE + 1.5, y, width - 3.0, HEAD, options).shapes


def _effects(painter: CardPainter) -> Iterator[Shape]:
    """Each rank with its effect in icons."""
    deck, speech, art = painter.deck, painter.speech, painter.art
    ink = art.colour("panel", "mark")
    yield from _heading(painter, deck.rules.name.in_language(speech.code), EDGE)
    panel = Panel(deck, art, painter.face_measures, speech)
    ranks = [key for key, rank in deck.rules.ranks.items() if _does_something(rank.one_off, rank.royal)]
    top = EDGE + HEAD + 0.8
    row = (painter.height - EDGE - top) / len(ranks)
    right = painter.width - EDGE
    for number, key in enumerate(ranks):
        y = top + number * row
        if number:
            rule = Style(fill=None, stroke=ink, stroke_width=ROW_LINE)
            yield line(EDGE, y, right, y, rule)
        label = deck.index_of(key, speech.code)
        size = 13.0
        if key == "X":
            yield place(art.icon("cap"), EDGE + 0.9, y + (row - 5.0) / 2, 5.0)
        else:
            baseline = y + row / 2 + cap_height(size, "bold") / 2
            yield Text(label, EDGE + RANK_WIDTH / 2 - 0.7, baseline, size, "bold", "middle", ink)
        kinds = panel.kind_icons(key)
        for nth, icon in enumerate(reversed(kinds), 1):
            yield place(art.icon(icon), right - nth * 4.0, y + (row - 3.6) / 2, 3.6)
        room = right - EDGE - RANK_WIDTH - len(kinds) * 4.0 - 1.0
        high = min(row - 0.8, 5.2)
        yield from panel.signs(key, EDGE + RANK_WIDTH, y + (row - high) / 2, room, high)


def _does_something(*effects: object) -> bool:
    return any(effect is not None for effect in effects)


def _turn(painter: CardPainter) -> Iterator[Shape]:
    """What can be done on a turn, which suit is stronger, and how many points win."""
    deck, speech = painter.deck, painter.speech
    variant = deck.rules.variants[deck.variant]
    yield from _heading(painter, speech.gettext("Your turn: do one of these"), EDGE)
    actions: Sequence[tuple[str, Message]] = (
        ("deck", msg("Draw a card if you hold fewer than {limit}.", limit=variant.hand_limit)),
        ("point", msg("Play a card for its points.")),
        ("scrap", msg("Scuttle: scrap an opponent’s point card with a higher one of yours.")),
        ("royal", msg("Play a royal: it works for as long as it stays.")),
        ("bolt", msg("Scrap a card for its one-off effect.")),
    )
    ink = painter.art.colour("panel", "mark")
    top, row = EDGE + HEAD + 0.9, 7.7
    width = painter.width - 2 * EDGE
    for number, (icon, words) in enumerate(actions):
        y = top + number * row
        yield place(painter.art.icon(icon), EDGE, y + (row - 6.0) / 2, 6.0)
        options = TextOptions(size=BODY_SIZE, fill=ink, valign="middle", leading=1.15, language=speech.code)
        yield from fit(words.said(speech), EDGE + 8.2, y, width - 8.2, row, options).shapes
    y = top + len(actions) * row + 0.9
    yield from _heading(painter, speech.gettext("Equal ranks: the stronger suit"), y)
    yield from _suits(painter, y + HEAD + 1.2)
    y += HEAD + 8.6
    yield from _heading(painter, speech.gettext("Points that win, by kings"), y)
    yield from _goals(painter, y + HEAD + 1.0, variant.goals)


def _suits(painter: CardPainter, y: float) -> Iterator[Shape]:
    """The suits from the weakest to the strongest."""
    size, gap = 6.2, 6.0
    suits = painter.deck.rules.suits
    ink = painter.art.colour("panel", "mark")
    x = painter.width / 2 - (len(suits) * size + (len(suits) - 1) * gap) / 2
    for number, suit in enumerate(suits):
        if number:
            middle = x - gap / 2
            yield Text("<", middle, y + size / 2 + cap_height(13.0) / 2, 13.0, "bold", "middle", ink)
        yield place(painter.art.suit(suit), x, y, size)
        x += size + gap


def _goals(painter: CardPainter, y: float, goals: Sequence[int]) -> Iterator[Shape]:
    """How many kings, and the points that are enough then."""
    ink = painter.art.colour("panel", "mark")
    step = (painter.width - 2 * EDGE) / len(goals)
    for kings, goal in enumerate(goals):
        x = EDGE + (kings + 0.5) * step
        label = str(kings)
        wide = text_width(label, 9.0) + 4.0
        yield Text(label, x - wide / 2, y + 3.6, 9.0, fill=ink)
        yield place(painter.art.icon("crown"), x + wide / 2 - 3.6, y + 0.2, 3.8)
        yield Text(str(goal), x, y + 9.8, 16.0, "bold", "middle", ink)
