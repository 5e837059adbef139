"""The names of what the rules know, as messages to say in any language."""

from cutterprint.games.stuglandet.rules.model import Deed, Landing, Part
from cutterprint.i18n import Message, msg
from cutterprint.numbers import plus

PART_NAMES: dict[Part, Message] = {
    Part.CABINS: msg("Cabins"),
    Part.LAKES: msg("By a lake"),
    Part.CITY_PLOTS: msg("On city plots"),
    Part.LANDFILLS: msg("By a landfill"),
    Part.TILES: msg("Most on a tile"),
    Part.CITY: msg("Most in the City"),
    Part.CONNECTED: msg("Most connected"),
}
"""The parts of a score in a word or three, as the head of a row."""

PART_RULES: dict[Part, Message] = {
    Part.CABINS: msg("for each cabin on the board"),
    Part.LAKES: msg("for each cabin beside a lake, or several"),
    Part.CITY_PLOTS: msg("for each cabin on a city plot"),
    Part.LANDFILLS: msg("for each cabin beside a landfill, or several"),
    Part.TILES: msg("for the most cabins on a tile; a tie gives nothing"),
    Part.CITY: msg("for the most cabins on the City; a tie gives nothing"),
    Part.CONNECTED: msg("for the most connected cabins; a tie gives nothing"),
}
"""What the points of each part are for."""

LANDING_NAMES: dict[Landing, Message] = {
    Landing.UP: msg("upright"),
    Landing.SIDE: msg("on its long side"),
    Landing.END: msg("on its end"),
    Landing.ROOF: msg("on its roof"),
}

DEEDS: dict[Deed, Message] = {
    Deed.PLACE: msg("place it on an empty plot"),
    Deed.MOVE: msg("move any cabin to an empty plot"),
    Deed.SWAP: msg("put it in place of another player's cabin"),
    Deed.NOTHING: msg("nothing can be done with it"),
}
"""What a player does with a cabin that landed so."""


def reminder(part: Part, points: int) -> Message:
    """The points of a part in a few words, for a row of a scorepad."""
    told = plus(points)
    match part:
        case Part.TILES:
            return msg("{points} a tile; tie: 0", points=told)
        case Part.CITY | Part.CONNECTED:
            return msg("{points}; tie: 0", points=told)
        case _:
            return msg("{points} a cabin", points=told)
