"""Several players: games, tournaments and their standings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path
from typing import Any

from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.scoring.score import Score, score
from cutterprint.specs.translated import Translated


@dataclass(frozen=True)
class Game:
    """A finished game: the players' lands in the order of their seats, clockwise."""

    rules: Rules
    lands: Mapping[str, Land]
    first: str | None = None
    name: Translated | None = None
    path: Path | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Tournament:
    """Two games of the same players; seats are counted clockwise from the first player."""

    rules: Rules
    games: tuple[Game, Game]
    first: str
    name: Translated | None = None
    path: Path | None = field(default=None, compare=False)


class Tie(Enum):
    """What decides between players of equal points."""

    SURVIVORS = auto()
    SECOND_SURVIVORS = auto()
    SEAT = auto()


@dataclass(frozen=True)
class Standing:
    """A player's place. Players who share it have the same one, and the places behind it stay empty.

    `tie` says what put the player below the one before, if their points are equal.
    """

    place: int
    name: str
    total: int
    survivors: int
    tie: Tie | None = None

    def as_json(self) -> dict[str, Any]:
        return {"place": self.place, "name": self.name, "total": self.total, "survivors": self.survivors}


@dataclass(frozen=True)
class GameScore:
    """The scores of a game, and who won."""

    game: Game
    scores: Mapping[str, Score]
    standings: tuple[Standing, ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "players": [{"name": name, **one.as_json()} for name, one in self.scores.items()],
            "standings": [standing.as_json() for standing in self.standings],
        }


@dataclass(frozen=True)
class TournamentScore:
    """The scores of both games and their sum."""

    tournament: Tournament
    games: tuple[GameScore, GameScore]
    standings: tuple[Standing, ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "games": [game.as_json() for game in self.games],
            "standings": [standing.as_json() for standing in self.standings],
        }


def score_game(game: Game) -> GameScore:
    """Scores and standings: most points, then most survivors, then a shared place."""
    return ranked_game(game, {name: score(land) for name, land in game.lands.items()})


def ranked_game(game: Game, scores: Mapping[str, Score]) -> GameScore:
    """The standings of a game whose lands are scored already."""
    standings = _ranked(
        list(scores), lambda name: (scores[name].total, scores[name].survivors), (Tie.SURVIVORS,)
    )
    return GameScore(game, scores, standings)


def score_tournament(tournament: Tournament) -> TournamentScore:
    """Scores and standings: the sum of both games, then the survivors of the second game, then the seat
    farthest from the first player: the more seats away the shorter way round, then the later one clockwise.
    """
    one, two = (score_game(game) for game in tournament.games)
    seats = list(tournament.games[0].lands)
    start = seats.index(tournament.first)

    def total(name: str) -> int:
        return one.scores[name].total + two.scores[name].total

    def distance(name: str) -> int:
        clockwise = (seats.index(name) - start) % len(seats)
        return min(clockwise, len(seats) - clockwise) * len(seats) + clockwise

    standings = _ranked(
        seats,
        lambda name: (total(name), two.scores[name].survivors, distance(name)),
        (Tie.SECOND_SURVIVORS, Tie.SEAT),
    )
    return TournamentScore(tournament, (one, two), standings)


def _ranked(
    names: Sequence[str], key: Callable[[str], tuple[int, ...]], ties: Sequence[Tie]
) -> tuple[Standing, ...]:
    """The players by a key: points, survivors, and what else decides. `ties` name all but the points."""
    keys = {name: key(name) for name in names}
    ordered = sorted(names, key=lambda name: keys[name], reverse=True)
    standings = []
    for above, name in zip([ordered[0], *ordered], ordered, strict=False):
        (total, *rest), (total_above, *rest_above) = keys[name], keys[above]
        tie = next((t for t, a, b in zip(ties, rest_above, rest, strict=True) if a != b), None)
        place = 1 + sum(other > keys[name] for other in keys.values())
        standings.append(Standing(place, name, total, rest[0], tie if total == total_above else None))
    return tuple(standings)
