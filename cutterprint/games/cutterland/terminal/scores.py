"""Scores and games told in the terminal: the hunt step by step, the points line by line."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise

from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.play.placing import moved_to_corner
from cutterprint.games.cutterland.play.record import Record, Turn
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.score_rules.rule import Line
from cutterprint.games.cutterland.scoring.hunting import Meal
from cutterprint.games.cutterland.scoring.points import BONUSES, MISCUT
from cutterprint.games.cutterland.scoring.score import Score, score
from cutterprint.games.cutterland.scoring.standings import (
    Game,
    GameScore,
    Standing,
    Tie,
    TournamentScore,
    ranked_game,
)
from cutterprint.games.cutterland.terminal.specs import show_grid, show_growing, show_land
from cutterprint.games.cutterland.words.rules import how_many, name_of
from cutterprint.i18n import Language
from cutterprint.numbers import signed
from cutterprint.specs.cells import Cell, cell_name
from cutterprint.terminal import Terminal


def score_text(found: Score, terminal: Terminal, speech: Language) -> Iterator[str]:
    """A land, its hunt and its points."""
    yield from show_land(found.land, terminal, speech, frozenset(found.devoured))
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
    return f"{name_of(kind or '', found.land.rules, speech).lower()} {found.name(number)}"


def part_names(rules: Rules, speech: Language) -> dict[str, str]:
    """What the parts of a score are called."""
    names = {key: creature.name.in_language(speech.code) for key, creature in rules.creatures.items()}
    return {**names, BONUSES: speech.gettext("Bonuses"), MISCUT: speech.gettext("Over-cut cards")}


def score_table(found: Score, terminal: Terminal, speech: Language) -> Iterator[str]:
    """The points by part with the reasons, and the total."""
    names = part_names(found.land.rules, speech)
    width = max(map(len, names.values()))
    yield terminal.painted(speech.gettext("The score"), bold=True)
    for part, points in found.parts.items():
        lines = [line for line in found.lines if line.part == part]
        if part == MISCUT and not lines:
            continue
        reasons = "; ".join(reason(line, found, speech) for line in lines)
        yield f"  {names[part]:<{width}} {signed(points):>4}  {reasons}".rstrip()
    total = speech.gettext("Total")
    yield f"  {total:<{width}} {signed(found.total):>4}  {_survivors(found.survivors, speech)}"


def _survivors(number: int, speech: Language) -> str:
    told = speech.ngettext("{number} creature survives", "{number} creatures survive", number)
    return told.format(number=number)


def reason(line: Line, found: Score, speech: Language) -> str:
    """Why a line scores what it scores, with the squares."""
    rules = found.land.rules
    if line.rule is not None:
        return line.rule.reason(line, lambda numbers: _squares(numbers, found), rules, speech)
    if line.part == MISCUT:
        return f"{line.count} × {signed(-rules.miscut)}"
    bonus = found.land.squares[found.ground.cells[line.squares[0]]].feature or ""
    return speech.gettext("{number} × {bonus} unused").format(
        number=line.count, bonus=name_of(bonus, rules, speech).lower()
    )


def _squares(numbers: Sequence[int], found: Score) -> str:
    names = [found.name(number) for number in numbers]
    return " ".join(names) if len(names) <= 12 else f"{' '.join(names[:11])} …"


def game_text(found: GameScore, terminal: Terminal, speech: Language) -> Iterator[str]:
    """Every player's score, and the standings."""
    for name, one in found.scores.items():
        yield terminal.painted(f"── {name} ──", bold=True)
        yield from score_text(one, terminal, speech)
        yield ""
    yield from standings_lines(found.standings, terminal, speech)


def tournament_text(found: TournamentScore, terminal: Terminal, speech: Language) -> Iterator[str]:
    """Both games, and the standings of the sum."""
    for number, game in enumerate(found.games, 1):
        title = speech.gettext("Game {number}").format(number=number)
        yield terminal.painted(f"━━ {title} ━━", bold=True)
        yield from game_text(game, terminal, speech)
        yield ""
    title = speech.gettext("Both games")
    yield terminal.painted(f"━━ {title} ━━", bold=True)
    yield from standings_lines(found.standings, terminal, speech)


def standings_lines(standings: Sequence[Standing], terminal: Terminal, speech: Language) -> Iterator[str]:
    """The players by place; a shared victory is named as one."""
    yield terminal.painted(speech.gettext("Standings"), bold=True)
    width = max(len(standing.name) for standing in standings)
    for standing in standings:
        yield (
            f"  {standing.place}. {standing.name:<{width}} {signed(standing.total):>4}  "
            f"{_survivors(standing.survivors, speech)}"
        )
    for place, group in groupby(standings, key=lambda standing: standing.place):
        level = [standing.name for standing in group]
        if len(level) > 1:
            yield speech.gettext("{players} share place {place}: equal points, equal survivors.").format(
                players=speech.listed(level), place=place
            )
    for above, standing in pairwise(standings):
        if standing.tie is not None and standing.place != above.place:
            told = _tie_words(standing.tie, speech)
            yield told.format(player=above.name, other=standing.name)
    winners = [standing.name for standing in standings if standing.place == 1]
    if len(winners) == 1:
        yield speech.gettext("{player} wins.").format(player=winners[0])
    else:
        yield speech.gettext("{players} share the victory.").format(players=speech.listed(winners))


def _tie_words(tie: Tie, speech: Language) -> str:
    match tie:
        case Tie.SURVIVORS:
            return speech.gettext("{player} is ahead of {other}: equal points, more survivors.")
        case Tie.SECOND_SURVIVORS:
            return speech.gettext(
                "{player} is ahead of {other}: equal points, more survivors in the second game."
            )
        case Tie.SEAT:
            return speech.gettext(
                "{player} is ahead of {other}: equal points and survivors, "
                "but a seat farther from the first player."
            )


def replay_text(record: Record, terminal: Terminal, speech: Language) -> Iterator[str]:
    """A game turn by turn, with the lands as they grow, and the score at the end."""
    if record.name is not None:
        yield terminal.painted(record.name.in_language(speech.code), bold=True)
    squares: dict[str, dict[Cell, Square]] = {name: {} for name in record.players}
    for number, turn in enumerate(record.turns, 1):
        yield from _turn_lines(number, turn, record, terminal, speech)
        for take in turn.takes:
            squares[take.player].update(take.squares)
        yield ""
        yield from _lands_so_far(record, squares, terminal)
        yield ""
    yield from game_text(score_record(record), terminal, speech)


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


def _turn_lines(
    number: int, turn: Turn, record: Record, terminal: Terminal, speech: Language
) -> Iterator[str]:
    pieces = len(turn.pieces)
    if turn.card is None:
        told = speech.ngettext(
            "{player} draws {number} piece from the bag",
            "{player} draws {number} pieces from the bag",
            pieces,
        )
        what = told.format(player=turn.player, number=pieces)
    else:
        told = speech.ngettext(
            "{player} cuts {card} into {number} piece", "{player} cuts {card} into {number} pieces", pieces
        )
        what = told.format(player=turn.player, card=turn.card.id, number=pieces)
    title = speech.gettext("Turn {number}: {what}").format(number=number, what=what)
    yield terminal.painted(f"── {title} ──", bold=True)
    if turn.card is not None:
        letters = {cell: letter for letter, cells in turn.pieces.items() for cell in cells}
        yield from show_grid(dict(turn.card.cells()), record.rules, terminal, letters)
    if turn.removed:
        told = speech.gettext("removed, since the card was cut into too many pieces: {pieces}")
        yield "  " + told.format(pieces=speech.listed(turn.removed))
    for take in turn.takes:
        held = Counter(s.feature for s in take.squares.values() if s.feature is not None)
        left, top = record.origins[take.player]
        corner = min(take.squares, key=lambda cell: (cell[1], cell[0]))
        told = (
            speech.gettext("{player} takes {piece} ({things}) and lays it at {square}, turned by {turn}°")
            if take.laid.turn
            else speech.gettext("{player} takes {piece} ({things}) and lays it at {square}")
        )
        yield "  " + told.format(
            player=take.player,
            piece=take.piece,
            things=how_many(held, record.rules, speech) or speech.gettext("empty"),
            square=cell_name((corner[0] - left, corner[1] - top)),
            turn=take.laid.turn,
        )
        if tokens := take.received(record.rules):
            given = [f"{count} × {name_of(key, record.rules, speech)}" for key, count in tokens.items()]
            yield "    " + speech.gettext("and receives {tokens}").format(tokens=", ".join(given))
