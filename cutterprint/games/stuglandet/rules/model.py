"""The rules of a Stuglandet game as values: points, rolls, landings, boards, variants."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from cutterprint.specs.translated import Translated


class Landing(StrEnum):
    """How a rolled cabin comes to rest."""

    UP = "up"
    SIDE = "side"
    END = "end"
    ROOF = "roof"


class Deed(StrEnum):
    """What a landing allows: put the cabin down, move any cabin, take another one's place, or nothing."""

    PLACE = "place"
    MOVE = "move"
    SWAP = "swap"
    NOTHING = "nothing"


class Part(StrEnum):
    """What gives points, in the order in which it is told."""

    CABINS = "cabins"
    LAKES = "lakes"
    CITY_PLOTS = "city_plots"
    LANDFILLS = "landfills"
    TILES = "tiles"
    CITY = "city"
    CONNECTED = "connected"


class Winner(StrEnum):
    """Who wins: the most points, or the first without cabins."""

    POINTS = "points"
    FIRST_OUT = "first-out"


@dataclass(frozen=True)
class TileShape:
    """What a set of tiles is like: cells of a tile, tiles of a set, plots of the City and of the Castle."""

    columns: int
    rows: int
    number: int
    city: int
    castle: int


@dataclass(frozen=True)
class Seating:
    """What differs by the number of players: the board of the basic game, and tiles dealt to a player."""

    players: int
    columns: int
    rows: int
    dealt: int

    @property
    def tiles(self) -> int:
        return self.columns * self.rows


@dataclass(frozen=True)
class Variant:
    """A way to play: is the board laid freely, are tiles dealt, do the first cabins stand in the City?

    `rolls` is how often a turn's cabins may be rolled, `landings` what each way to land allows.
    """

    key: str
    name: Translated
    is_free: bool
    is_dealt: bool
    starts_in_city: bool
    rolls: int
    landings: Mapping[Landing, Deed]
    winner: Winner


@dataclass(frozen=True)
class Rules:
    """A whole game as data. Everything that depends on the rules asks this value."""

    id: str
    name: Translated
    points: Mapping[Part, int]
    cabins: int
    """How many cabins a colour has."""
    rolled: int
    """How many cabins are rolled at once, if a player has as many."""
    tile: TileShape
    seatings: Mapping[int, Seating]
    variants: Mapping[str, Variant]

    @property
    def basic(self) -> Variant:
        return self.variants[BASIC]

    @property
    def fewest_players(self) -> int:
        return min(self.seatings)

    @property
    def most_players(self) -> int:
        return max(self.seatings)


BASIC = "basic"
