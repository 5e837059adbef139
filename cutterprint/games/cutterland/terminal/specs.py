"""Cards, lands and rules as text for the terminal.

Squares are drawn on a grid of lines: an area is outlined, squares of one area are parted by dots, and a
wall is a heavy line. So the areas are seen without colour too.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from cutterprint.errors import UsageError
from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.components.lands import Land, Pair, bridge_name, pair, slot, wall_name
from cutterprint.games.cutterland.components.squares import Square, square_code
from cutterprint.games.cutterland.decks.recipes import Recipe
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.terminal.decks import pack_heading, recipe_lines
from cutterprint.games.cutterland.terminal.rules import rules_lines
from cutterprint.i18n import Language, msg
from cutterprint.ruled import DOTTED, HEAVY, LIGHT, NONE, RuledGrid, side_by_side
from cutterprint.specs.cells import Cell, cell_name
from cutterprint.specs.problems import did_you_mean
from cutterprint.terminal import Terminal

_CELL_WIDTH = 5
_KNOWN_GROUNDS = {"plains": 150, "moor": 222, "wetland": 117}
_OTHER_GROUNDS = (182, 216, 188, 253, 109, 180)
_INK = 16


def show_any(value: object, only: Sequence[str], terminal: Terminal, speech: Language) -> Iterator[str]:
    """A pack, land, rules or recipe as lines for the terminal; `only` names cards to show."""
    if only and not isinstance(value, Pack):
        raise UsageError(msg("--card goes with a pack"))
    match value:
        case Pack():
            lines = show_pack(value, terminal, speech, only)
        case Land():
            lines = show_land(value, terminal, speech)
        case Rules():
            lines = rules_lines(value, terminal, speech)
        case Recipe():
            lines = recipe_lines(value, terminal, speech)
        case _:
            raise UsageError(
                msg(
                    "show takes a pack, a land, rules or a recipe; see a whole game with 'cutterprint replay'"
                )
            )
    return lines


def show_pack(pack: Pack, terminal: Terminal, speech: Language, wanted: Sequence[str] = ()) -> Iterator[str]:
    """The cards of a pack side by side, and what the pack holds."""
    for card_id in wanted:
        if card_id not in {card.id for card in pack.cards}:
            hint = did_you_mean(card_id, [card.id for card in pack.cards])
            missing = msg("pack '{pack}' has no card '{card}'", pack=pack.id, card=card_id)
            raise UsageError(msg("{problem}; {hint}", problem=missing, hint=hint) if hint else missing)
    cards = [card for card in pack.cards if not wanted or card.id in wanted]
    yield pack_heading(pack, terminal, speech)
    yield ""
    pictures = [_show_card(card, pack.rules, terminal) for card in cards]
    yield from side_by_side(pictures, pack.rules.card.columns * (_CELL_WIDTH + 1) + 1, terminal)
    yield from legend(pack.rules, Counter(feature for card in cards for feature in card.features()), speech)


def legend(rules: Rules, counts: Mapping[str, int], speech: Language) -> Iterator[str]:
    """What the codes mean, and how many of each there are."""
    code = speech.code
    yield "  ".join(f"{item.code} {item.name.in_language(code)}" for item in rules.landscapes.values())
    yield "  ".join(
        f"{item.code} {item.name.in_language(code)} ×{counts[key]}"
        for key, item in rules.features.items()
        if counts.get(key)
    )


def _show_card(card: Card, rules: Rules, terminal: Terminal) -> list[str]:
    grid = _Grid(rules, dict(card.cells()), terminal)
    width = len(card.rows[0]) * (_CELL_WIDTH + 1) + 1
    return [terminal.painted(f"{card.id[:width]:^{width}}", bold=True), *grid.lines()]


def show_grid(
    squares: Mapping[Cell, Square], rules: Rules, terminal: Terminal, letters: Mapping[Cell, str]
) -> list[str]:
    """Squares parted by heavy lines where the letters differ: a card and its cut."""
    walls = frozenset(
        pair(cell, other)
        for cell in squares
        for other in ((cell[0] + 1, cell[1]), (cell[0], cell[1] + 1))
        if other in squares and letters[cell] != letters[other]
    )
    return _Grid(rules, squares, terminal, walls=walls, letters=letters).lines()


def show_growing(squares: Mapping[Cell, Square], rules: Rules, terminal: Terminal) -> tuple[list[str], int]:
    """A land without names around it, and how wide it is."""
    lines = _Grid(rules, squares, terminal).lines()
    return lines, (1 + max(column for column, _ in squares)) * (_CELL_WIDTH + 1) + 1


def show_land(
    land: Land, terminal: Terminal, speech: Language, devoured: frozenset[Cell] = frozenset()
) -> Iterator[str]:
    """A land with the names of its columns and rows, its placements, and who was eaten ('×')."""
    if land.name is not None:
        yield terminal.painted(land.name.in_language(speech.code), bold=True)
    yield from _Grid.of_land(land, terminal, devoured).named_lines()
    yield ""
    yield from placement_lines(land, speech)
    yield from legend(
        land.rules, Counter(s.feature for s in land.squares.values() if s.feature is not None), speech
    )


def placement_lines(land: Land, speech: Language) -> Iterator[str]:
    """Towers, walls and bridges by name, where there are any."""
    groups = {
        speech.gettext("towers"): [cell_name(cell) for cell in sorted(land.towers)],
        speech.gettext("walls"): [wall_name(border) for border in sorted(land.walls)],
        speech.gettext("bridges"): [bridge_name(ends) for ends in sorted(land.bridges)],
    }
    placed = [f"{group} {', '.join(names)}" for group, names in groups.items() if names]
    if placed:
        yield "; ".join(placed)


@dataclass
class _Grid(RuledGrid):
    """Squares with their creatures, towers, walls and bridges."""

    rules: Rules
    squares: Mapping[Cell, Square]
    terminal: Terminal
    towers: frozenset[Cell] = frozenset()
    walls: frozenset[Pair] = frozenset()
    bridges: frozenset[Pair] = frozenset()
    devoured: frozenset[Cell] = frozenset()
    letters: Mapping[Cell, str] = field(default_factory=dict)
    cell_width: int = _CELL_WIDTH

    @classmethod
    def of_land(cls, land: Land, terminal: Terminal, devoured: frozenset[Cell]) -> "_Grid":
        return cls(land.rules, land.squares, terminal, land.towers, land.walls, land.bridges, devoured)

    @property
    def cells(self) -> Collection[Cell]:
        return self.squares

    @cached_property
    def over(self) -> Mapping[Cell | None, Pair]:
        """For each square under a bridge the ends of that bridge."""
        return {slot(ends): ends for ends in self.bridges}

    def ground(self, cell: Cell) -> int | None:
        square = self.squares.get(cell)
        if square is None:
            return None
        known = _KNOWN_GROUNDS.get(square.landscape)
        if known is not None:
            return known
        return _OTHER_GROUNDS[list(self.rules.landscapes).index(square.landscape) % len(_OTHER_GROUNDS)]

    def weight(self, one: Cell, other: Cell) -> int:
        first, second = self.squares.get(one), self.squares.get(other)
        if first is None and second is None:
            return NONE
        if pair(one, other) in self.walls:
            return HEAVY
        if first is not None and second is not None and first.landscape == second.landscape:
            return DOTTED
        return LIGHT

    def over_rule(self, cell: Cell, sign: str, line: str) -> tuple[str, str]:
        for bridged in ((cell[0], cell[1] - 1), cell):
            if bridged in self.over and _is_vertical(self.over[bridged]):
                line = line[:4] + "║"
        return sign, line

    def over_side(self, cell: Cell, line: str) -> str:
        sides = ((cell[0] - 1, cell[1]), cell)
        return "═" if any(side in self.over and not _is_vertical(self.over[side]) for side in sides) else line

    def inside(self, cell: Cell) -> str:
        square = self.squares.get(cell)
        return self.terminal.painted(
            self._text(cell, self.over.get(cell)),
            back=self.ground(cell),
            fore=_INK if square is not None else None,
            bold=square is not None and square.feature is not None,
        )

    def _text(self, cell: Cell, bridge: Pair | None) -> str:
        """The five characters of a cell: its code, a tower's walls, bones, a piece's letter, a bridge."""
        square = self.squares.get(cell)
        code = "  " if square is None else square_code(square, self.rules)
        text = f"{code[0]}[{code[1]}] " if cell in self.towers else f" {code}  "
        if cell in self.devoured:
            text = text[:3] + "×" + text[4:]
        if cell in self.letters:
            text = text[:4] + self.letters[cell][:1]
        if bridge is not None:
            text = text[:4] + "║" if _is_vertical(bridge) else text.replace(" ", "═")
        return text


def _is_vertical(ends: Pair) -> bool:
    return ends[0][0] == ends[1][0]
