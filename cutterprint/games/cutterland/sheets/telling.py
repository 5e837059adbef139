"""Scores and games told in the terminal: the hunt step by step, the points line by line."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from cutterprint.games.cutterland.pieces.squares import Cell, Square, cell_name
from cutterprint.games.cutterland.play.laying import moved_to_corner
from cutterprint.games.cutterland.play.record import Record, Turn
from cutterprint.games.cutterland.rules.model import (
    AreaSize,
    ByCount,
    EachNeighbour,
    EachPrey,
    EachSurvivor,
    Rules,
    Scope,
)
from cutterprint.games.cutterland.scoring.hunting import Meal
from cutterprint.games.cutterland.scoring.points import BONUSES, MISCUT, Line
from cutterprint.games.cutterland.scoring.score import Score, score
from cutterprint.games.cutterland.scoring.standings import (
    Game,
    GameScore,
    Standing,
    TournamentScore,
    ranked_game,
)
from cutterprint.games.cutterland.sheets.terminal import show_grid, show_growing, show_land
from cutterprint.terminal import Terminal


def score_text(found: Score, terminal: Terminal, *, with_land: bool = True) -> Iterator[str]:
    """A land, its hunt and its points."""
    if with_land:
        yield from show_land(found.land, terminal, frozenset(found.devoured))
        yield ""
    yield terminal.painted("The hunt", bold=True)
    yield from hunt_lines(found)
    yield ""
    yield from score_table(found, terminal)


def hunt_lines(found: Score) -> Iterator[str]:
    """Who eats whom, in the order of the turns."""
    if not found.meals:
        yield "  nobody eats anybody"
        return
    for turn, meals in groupby(found.meals, key=lambda meal: meal.turn):
        for hunter, eaten in groupby(meals, key=lambda meal: meal.hunter):
            yield f"  {turn}. {_hunter_line(found, hunter, list(eaten))}"
    if found.chose_prey:
        chosen = [found.name(meal.prey) for meal in found.meals if meal.is_choice]
        yield f"  There was a choice; eating {_and(chosen)} scores most."


def _hunter_line(found: Score, hunter: int, meals: list[Meal]) -> str:
    prey = [f"the {_named(found, meal.prey)}" for meal in meals]
    return f"The {_named(found, hunter)} eats {_and(prey)}"


def _named(found: Score, number: int) -> str:
    kind = found.ground.creature[number]
    return f"{_lower(found.land.rules, kind or '')} {found.name(number)}"


def _lower(rules: Rules, key: str) -> str:
    return str(rules.name_of(key)).lower()


def _and(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def score_table(found: Score, terminal: Terminal) -> Iterator[str]:
    """The points by part with the reasons, and the total."""
    rules = found.land.rules
    names = {key: str(creature.name) for key, creature in rules.creatures.items()}
    names |= {BONUSES: "Bonuses", MISCUT: "Over-cut cards"}
    width = max(map(len, names.values()))
    yield terminal.painted("The score", bold=True)
    for part, points in found.parts.items():
        lines = [line for line in found.lines if line.part == part]
        if part == MISCUT and not lines:
            continue
        reasons = "; ".join(reason(line, found) for line in lines)
        yield f"  {names[part]:<{width}} {_signed(points):>4}  {reasons}".rstrip()
    yield f"  {'Total':<{width}} {_signed(found.total):>4}  {_survivors(found.survivors)}"


def _survivors(number: int) -> str:
    return f"{number} creature{'' if number == 1 else 's'} survive{'s' if number == 1 else ''}"


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def reason(line: Line, found: Score) -> str:
    """Why a line scores what it scores, with the squares."""
    rules = found.land.rules
    squares = _squares(line.squares, found)
    match line.rule:
        case EachSurvivor(points):
            return f"{line.count} × {_signed(points)} ({squares})"
        case EachPrey(points):
            return f"{line.count} devoured × {_signed(points)} ({squares})"
        case AreaSize(points):
            each = f" × {_signed(points)}" if points != 1 else ""
            return f"an area of {line.count}{each} ({squares})"
        case EachNeighbour(beside, points):
            other = "creature" if beside is None else _lower(rules, beside)
            here, near = found.name(line.squares[0]), _squares(line.squares[1:], found)
            return f"{here} beside {line.count} × {other}, {_signed(points)} each ({near})"
        case ByCount(scope, _):
            where = "in an area" if scope is Scope.AREA else "in the land"
            return f"{line.count} {where}: {_signed(line.points)} ({squares})"
        case None if line.part == MISCUT:
            return f"{line.count} × {_signed(-rules.miscut)}"
        case None:
            return f"{line.count} × {_bonus_name(line, found)} unused"


def _bonus_name(line: Line, found: Score) -> str:
    square = found.land.squares[found.ground.cells[line.squares[0]]]
    return _lower(found.land.rules, square.feature or "")


def _squares(numbers: Sequence[int], found: Score) -> str:
    names = [found.name(number) for number in numbers]
    return " ".join(names) if len(names) <= 12 else f"{' '.join(names[:11])} …"


def game_text(found: GameScore, terminal: Terminal) -> Iterator[str]:
    """Every player's score, and the standings."""
    for name, one in found.scores.items():
        yield terminal.painted(f"── {name} ──", bold=True)
        yield from score_text(one, terminal)
        yield ""
    yield from standings_lines(found.standings, terminal)


def tournament_text(found: TournamentScore, terminal: Terminal) -> Iterator[str]:
    """Both games, and the standings of the sum."""
    for number, game in enumerate(found.games, 1):
        yield terminal.painted(f"━━ Game {number} ━━", bold=True)
        yield from game_text(game, terminal)
        yield ""
    yield terminal.painted("━━ Both games ━━", bold=True)
    yield from standings_lines(found.standings, terminal)


def standings_lines(standings: Sequence[Standing], terminal: Terminal) -> Iterator[str]:
    """The players by place; a shared victory is named as one."""
    yield terminal.painted("Standings", bold=True)
    width = max(len(standing.name) for standing in standings)
    for standing in standings:
        yield (
            f"  {standing.place}. {standing.name:<{width}} {_signed(standing.total):>4}  "
            f"{_survivors(standing.survivors)}"
        )
    winners = [standing.name for standing in standings if standing.place == 1]
    if len(winners) == 1:
        yield f"{winners[0]} wins."
    else:
        yield f"{_and(winners)} share the victory."


def replay_text(record: Record, terminal: Terminal) -> Iterator[str]:
    """A game turn by turn, with the lands as they grow, and the score at the end."""
    if record.name is not None:
        yield terminal.painted(str(record.name), bold=True)
    squares: dict[str, dict[Cell, Square]] = {name: {} for name in record.players}
    for number, turn in enumerate(record.turns, 1):
        yield from _turn_lines(number, turn, record, terminal)
        for take in turn.takes:
            squares[take.player].update(take.squares)
        yield ""
        yield from _lands_so_far(record, squares, terminal)
        yield ""
    found = score_record(record)
    yield from game_text(found, terminal)


def _lands_so_far(
    record: Record, squares: Mapping[str, Mapping[Cell, Square]], terminal: Terminal
) -> Iterator[str]:
    """The players' lands after a turn, as many side by side as the terminal is wide."""
    row: list[tuple[str, list[str], int]] = []
    for name, land in squares.items():
        if not land:
            continue
        lines, width = show_growing(moved_to_corner(land), record.rules, terminal)
        width = max(width, len(name))
        if row and sum(other + 3 for _, _, other in row) + width > terminal.width:
            yield from _side_by_side(row)
            yield ""
            row = []
        row.append((name, lines, width))
    yield from _side_by_side(row)


def _side_by_side(row: Sequence[tuple[str, list[str], int]]) -> Iterator[str]:
    yield "   ".join(f"{name:<{width}}" for name, _, width in row)
    for index in range(max((len(lines) for _, lines, _ in row), default=0)):
        yield "   ".join(lines[index] if index < len(lines) else " " * width for _, lines, width in row)


def score_record(record: Record) -> GameScore:
    """The scores of a record's lands."""
    game = Game(record.rules, record.lands, name=record.name, path=record.path)
    return ranked_game(game, {name: score(land) for name, land in record.lands.items()})


def _turn_lines(number: int, turn: Turn, record: Record, terminal: Terminal) -> Iterator[str]:
    if turn.card is None:
        what = f"{turn.player} draws {len(turn.pieces)} pieces from the bag"
    else:
        what = f"{turn.player} cuts {turn.card.id} into {len(turn.pieces)} pieces"
    yield terminal.painted(f"── Turn {number}: {what} ──", bold=True)
    if turn.card is not None:
        letters = {cell: letter for letter, cells in turn.pieces.items() for cell in cells}
        yield from show_grid(dict(turn.card.cells()), record.rules, terminal, letters)
    if turn.removed:
        yield f"  {_and(turn.removed)} removed: the card was cut into too many pieces"
    for take in turn.takes:
        things = [_lower(record.rules, s.feature) for s in take.squares.values() if s.feature is not None]
        left, top = record.origins[take.player]
        corner = min(take.squares, key=lambda cell: (cell[1], cell[0]))
        where = cell_name((corner[0] - left, corner[1] - top))
        turned = f", turned by {take.laid.turn}°" if take.laid.turn else ""
        yield f"  {take.player} takes {take.piece} ({', '.join(things) or 'empty'}) from {where} on{turned}"
        tokens = take.received(record.rules)
        if tokens:
            told = [f"{count} {_lower(record.rules, key)}" for key, count in tokens.items()]
            yield f"    and receives {_and(told)}"
