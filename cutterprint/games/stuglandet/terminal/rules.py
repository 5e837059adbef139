"""The rules of a game told in the terminal, from the rules file alone."""

from collections.abc import Iterator

from cutterprint.games.stuglandet.rules.model import Landing, Part, Rules, Variant, Winner
from cutterprint.games.stuglandet.words.names import DEEDS, LANDING_NAMES, PART_RULES
from cutterprint.i18n import Language, said
from cutterprint.numbers import plus
from cutterprint.terminal import Terminal


def rules_lines(rules: Rules, terminal: Terminal, speech: Language) -> Iterator[str]:
    """Every number and variant of a rules file in words."""

    def heading(text: str) -> str:
        return terminal.painted(text, bold=True)

    tile = rules.tile
    yield heading(rules.name.in_language(speech.code)) + f" ({rules.id})"
    yield _told(
        speech.ngettext("{number} cabin of each colour", "{number} cabins of each colour", rules.cabins),
        number=rules.cabins,
    )
    yield _told(
        speech.gettext(
            "{number} tiles of {columns} × {rows} cells; plots of the City: {city}, of the Castle: {castle}"
        ),
        number=tile.number,
        columns=tile.columns,
        rows=tile.rows,
        city=tile.city,
        castle=tile.castle,
    )
    yield ""
    yield heading(speech.gettext("Points"))
    for part in Part:
        if rules.points[part]:
            yield f"  {plus(rules.points[part]):>3}  {said(PART_RULES[part], speech)}"
    yield ""
    yield heading(speech.gettext("Boards"))
    for seating in rules.seatings.values():
        told = speech.ngettext(
            "{number} player: {columns} × {rows} tiles; where tiles are dealt, {dealt} each",
            "{number} players: {columns} × {rows} tiles; where tiles are dealt, {dealt} each",
            seating.players,
        )
        yield "  " + told.format(
            number=seating.players, columns=seating.columns, rows=seating.rows, dealt=seating.dealt
        )
    for variant in rules.variants.values():
        yield ""
        yield heading(variant.name.in_language(speech.code)) + f" ({variant.key})"
        for line in _variant_lines(variant, rules, speech):
            yield f"  {line}"


def _told(text: str, **values: object) -> str:
    return text.format(**values)


def _variant_lines(variant: Variant, rules: Rules, speech: Language) -> Iterator[str]:
    """How a variant is played; of landings only what differs from the basic game."""
    if variant.is_dealt:
        yield speech.gettext("Tiles are dealt; a turn begins with laying one beside those that lie.")
    elif variant.is_free:
        yield speech.gettext("The tiles are laid as the players like.")
    else:
        yield speech.gettext("The tiles are laid as a grid, at random.")
    yield (
        speech.gettext("Everybody starts with a cabin on the City.")
        if variant.starts_in_city
        else speech.gettext("Nobody has a cabin on the board at the start.")
    )
    rolls = speech.ngettext(
        "Cabins rolled in a turn: {cabins}, once.",
        "Cabins rolled in a turn: {cabins}, up to {number} times.",
        variant.rolls,
    )
    yield rolls.format(cabins=rules.rolled, number=variant.rolls)
    is_basic = variant.key == rules.basic.key
    for landing in Landing:
        deed = variant.landings[landing]
        if is_basic or deed is not rules.basic.landings[landing]:
            yield f"  {said(LANDING_NAMES[landing], speech)}: {said(DEEDS[deed], speech)}"
    yield (
        speech.gettext("When somebody's last cabin is placed, the most points win.")
        if variant.winner is Winner.POINTS
        else speech.gettext("The first to place the last cabin wins; points don't count.")
    )
