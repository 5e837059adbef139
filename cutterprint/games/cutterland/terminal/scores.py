"""Scores and games told in the terminal: the hunt step by step, the points line by line."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from cutterprint.games.cutterland.components.squares import Cell, Square, cell_name
from cutterprint.games.cutterland.play.placing import moved_to_corner
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
from cutterprint.games.cutterland.terminal.specs import show_grid, show_growing, show_land
from cutterprint.i18n import Language, language
from cutterprint.terminal import Terminal


def score_text(found: Score, terminal: Terminal, speech: Language | None = None) -> Iterator[str]:
    """A land, its hunt and its points."""
    speech = speech or language()
    yield from show_land(found.land, terminal, frozenset(found.devoured), speech.code)
    yield ""
    yield terminal.painted(speech.gettext("The hunt"), bold=True)
    yield from hunt_lines(found, speech)
    yield ""
    yield from score_table(found, terminal, speech)


def hunt_lines(found: Score, speech: Language) -> Iterator[str]:
    """Who eats whom, in the order of the turns."""
    if not found.meals:
        yield "  " + speech.gettext("nobody eats anybody")
        return
    for turn, meals in groupby(found.meals, key=lambda meal: meal.turn):
        for hunter, eaten in groupby(meals, key=lambda meal: meal.hunter):
            yield f"  {turn}. {_hunter_line(found, hunter, list(eaten), speech)}"
    if found.chose_prey:
        chosen = speech.listed([found.name(meal.prey) for meal in found.meals if meal.is_choice])
        yield "  " + speech.gettext("There was a choice; eating {prey} scores most.").format(prey=chosen)


def _hunter_line(found: Score, hunter: int, meals: list[Meal], speech: Language) -> str:
    # For translators: hunter and prey are names with squares, such as kraken B2; they are not inflected.
    one = speech.gettext("the {creature}")
    prey = [one.format(creature=_named(found, meal.prey, speech)) for meal in meals]
    told = speech.gettext("The {hunter} eats {prey}")
    return told.format(hunter=_named(found, hunter, speech), prey=speech.listed(prey))


def _named(found: Score, number: int, speech: Language) -> str:
    kind = found.ground.creature[number]
    return f"{_lower(found.land.rules, kind or '', speech.code)} {found.name(number)}"


def _lower(rules: Rules, key: str, code: str = "en") -> str:
    return rules.name_of(key).in_language(code).lower()


def _and(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def score_table(found: Score, terminal: Terminal, speech: Language) -> Iterator[str]:
    """The points by part with the reasons, and the total."""
    rules = found.land.rules
    names = {key: creature.name.in_language(speech.code) for key, creature in rules.creatures.items()}
    names |= {BONUSES: speech.gettext("Bonuses"), MISCUT: speech.gettext("Over-cut cards")}
    width = max(map(len, names.values()))
    yield terminal.painted(speech.gettext("The score"), bold=True)
    for part, points in found.parts.items():
        lines = [line for line in found.lines if line.part == part]
        if part == MISCUT and not lines:
            continue
        reasons = "; ".join(reason(line, found, speech) for line in lines)
        yield f"  {names[part]:<{width}} {_signed(points):>4}  {reasons}".rstrip()
    total = speech.gettext("Total")
    yield f"  {total:<{width}} {_signed(found.total):>4}  {_survivors(found.survivors, speech)}"


def _survivors(number: int, speech: Language) -> str:
    told = speech.ngettext("{number} creature survives", "{number} creatures survive", number)
    return told.format(number=number)


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def reason(line: Line, found: Score, speech: Language) -> str:
    """Why a line scores what it scores, with the squares."""
    rules = found.land.rules
    squares = _squares(line.squares, found)
    match line.rule:
        case EachSurvivor(points):
            return f"{line.count} × {_signed(points)} ({squares})"
        case EachPrey(points):
            devoured = speech.gettext("{number} devoured").format(number=line.count)
            return f"{devoured} × {_signed(points)} ({squares})"
        case AreaSize(points):
            each = f" × {_signed(points)}" if points != 1 else ""
            area = speech.gettext("an area of {number}").format(number=line.count)
            return f"{area}{each} ({squares})"
        case EachNeighbour(beside, points):
            other = speech.gettext("creature") if beside is None else _lower(rules, beside, speech.code)
            here, near = found.name(line.squares[0]), _squares(line.squares[1:], found)
            told = speech.gettext("{square} beside {number} × {creature}, {points} each")
            told = told.format(square=here, number=line.count, creature=other, points=_signed(points))
            return f"{told} ({near})"
        case ByCount(scope, _):
            if scope is Scope.AREA:
                told = speech.gettext("{number} in an area").format(number=line.count)
            else:
                told = speech.gettext("{number} in the land").format(number=line.count)
            return f"{told}: {_signed(line.points)} ({squares})"
        case None if line.part == MISCUT:
            return f"{line.count} × {_signed(-rules.miscut)}"
        case None:
            told = speech.gettext("{number} × {bonus} unused")
            return told.format(number=line.count, bonus=_bonus_name(line, found, speech))


def _bonus_name(line: Line, found: Score, speech: Language) -> str:
    square = found.land.squares[found.ground.cells[line.squares[0]]]
    return _lower(found.land.rules, square.feature or "", speech.code)


def _squares(numbers: Sequence[int], found: Score) -> str:
    names = [found.name(number) for number in numbers]
    return " ".join(names) if len(names) <= 12 else f"{' '.join(names[:11])} …"


def game_text(found: GameScore, terminal: Terminal, speech: Language | None = None) -> Iterator[str]:
    """Every player's score, and the standings."""
    speech = speech or language()
    for name, one in found.scores.items():
        yield terminal.painted(f"── {name} ──", bold=True)
        yield from score_text(one, terminal, speech)
        yield ""
    yield from standings_lines(found.standings, terminal, speech)


def tournament_text(
    found: TournamentScore, terminal: Terminal, speech: Language | None = None
) -> Iterator[str]:
    """Both games, and the standings of the sum."""
    speech = speech or language()
    for number, game in enumerate(found.games, 1):
        title = speech.gettext("Game {number}").format(number=number)
        yield terminal.painted(f"━━ {title} ━━", bold=True)
        yield from game_text(game, terminal, speech)
        yield ""
    both = speech.gettext("Both games")
    yield terminal.painted(f"━━ {both} ━━", bold=True)
    yield from standings_lines(found.standings, terminal, speech)


def standings_lines(standings: Sequence[Standing], terminal: Terminal, speech: Language) -> Iterator[str]:
    """The players by place; a shared victory is named as one."""
    yield terminal.painted(speech.gettext("Standings"), bold=True)
    width = max(len(standing.name) for standing in standings)
    for standing in standings:
        yield (
            f"  {standing.place}. {standing.name:<{width}} {_signed(standing.total):>4}  "
            f"{_survivors(standing.survivors, speech)}"
        )
    winners = [standing.name for standing in standings if standing.place == 1]
    if len(winners) == 1:
        yield speech.gettext("{player} wins.").format(player=winners[0])
    else:
        yield speech.gettext("{players} share the victory.").format(players=speech.listed(winners))


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
