"""Hypothesis strategies for cards and packs that the rules allow."""

from hypothesis import strategies as st

from cutterprint.games.cutterland.pieces.cards import Card, Pack
from cutterprint.games.cutterland.pieces.squares import Square
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.reading import base_rules
from cutterprint.specs.words import Words

ids = st.from_regex(r"\A[A-Za-zА-я0-9]{1,8}(-[0-9]{1,3})?\Z")
lines = st.text(min_size=1, max_size=30).filter(lambda text: text.isprintable() and bool(text.strip()))


def features_of(landscape: str, rules: Rules) -> list[str]:
    """Everything that may stand on a landscape."""
    return [*(c.key for c in rules.creatures.values() if landscape in c.lives_in), *rules.bonuses]


@st.composite
def cards(draw: st.DrawFn, rules: Rules | None = None) -> Card:
    """A card that the rules allow: its shape, its number of features, creatures where they live."""
    rules = rules or base_rules()
    shape = rules.card
    order = draw(st.permutations(range(shape.squares)))
    carrying = set(order[: shape.features])
    squares = []
    for index in range(shape.squares):
        landscape = draw(st.sampled_from(list(rules.landscapes)))
        feature = draw(st.sampled_from(features_of(landscape, rules))) if index in carrying else None
        squares.append(Square(landscape, feature))
    rows = tuple(tuple(squares[row * shape.columns : (row + 1) * shape.columns]) for row in range(shape.rows))
    return Card(draw(ids), rows)


names = st.builds(Words.plain, lines) | st.dictionaries(
    st.sampled_from(["en", "es", "ru", "no", "pt-BR"]), lines, min_size=1
).map(Words)


@st.composite
def packs(draw: st.DrawFn) -> Pack:
    """A pack that the rules allow."""
    rules = base_rules()
    chosen = draw(st.lists(cards(rules), min_size=1, max_size=4, unique_by=lambda card: card.id))
    return Pack(draw(ids), draw(names), "base", rules, tuple(chosen))
