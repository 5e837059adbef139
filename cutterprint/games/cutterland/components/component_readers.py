"""From pack and land files to packs and lands."""

from collections.abc import Callable
from typing import Any, TypeVar

from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.components.forms import LandBody, LandFile, PackFile
from cutterprint.games.cutterland.components.lands import Land, parse_bridge, parse_wall
from cutterprint.games.cutterland.components.legality import Fault, Subject, faults
from cutterprint.games.cutterland.components.squares import Row, Square, read_rows
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.rules_reader import find_rules
from cutterprint.i18n import Message, grouped, listed, msg, nmsg
from cutterprint.specs.cells import Cell, CellError, parse_cell
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import Place, ProblemLog, did_you_mean, shown
from cutterprint.specs.translated import Translated
from cutterprint.specs.tree import ListNode, MapNode, ScalarNode, find

MOST_LAND_SQUARES = 50_000

Placed = TypeVar("Placed", Cell, tuple[Cell, Cell])


def read_pack(node: MapNode, context: Context) -> Pack | None:
    """The pack that a file describes, or nothing and all of its problems."""
    log = context.log
    before = len(log)
    form = check_form(PackFile, node, log)
    rules = find_rules(node.get("rules"), context)
    cards = read_cards(node.get("cards"), rules, log) if rules is not None else []
    if form is None or rules is None or len(log) > before:
        return None
    return Pack(
        id=form.id,
        name=form.name or Translated.plain(form.id),
        rules_name=form.rules,
        rules=rules,
        cards=tuple(cards),
        square=form.square,
        emblem=form.emblem,
        colour=form.colour,
        path=context.path,
    )


def read_cards(cards: object, rules: Rules, log: ProblemLog) -> list[Card]:
    """The cards of a list, as far as they can be read; a wrong form has been told already."""
    found: list[Card] = []
    seen: dict[str, Place] = {}
    for item in cards.items if isinstance(cards, ListNode) else ():
        if not isinstance(item, MapNode):
            continue
        card_id = item.text_of("id")
        if card_id is not None:
            place = item.entries["id"].place
            if card_id in seen:
                first = seen[card_id]
                log.add(
                    place,
                    "duplicate-id",
                    msg(
                        "there is already a card '{card}', on line {line}",
                        card=shown(card_id),
                        line=first.line,
                    ),
                )
            seen.setdefault(card_id, place)
        squares = item.get("squares")
        if isinstance(squares, ScalarNode) and isinstance(squares.value, str):
            card = _read_card(card_id or "", squares, rules, log)
            if card is not None:
                found.append(card)
    return found


def _read_card(card_id: str, node: ScalarNode, rules: Rules, log: ProblemLog) -> Card | None:
    shape = rules.card
    rows = read_rows(node, rules, log)
    if not _has_shape(node, rows, rules, log):
        return None
    squares = [square for row in rows for square in row.squares]
    features = [
        square for square in squares if square.square is not None and square.square.feature is not None
    ]
    if all(square.is_sure for square in squares) and len(features) != shape.features:
        log.add(
            rows[0].place,
            "feature-count",
            msg(
                "card '{card}' has {features}, but it should have {wanted}",
                card=shown(card_id),
                features=nmsg("{number} creature or bonus", "{number} creatures and bonuses", len(features)),
                wanted=shape.features,
            ),
        )
    return Card(card_id, tuple(tuple(placed.square or Square("") for placed in row.squares) for row in rows))


def _has_shape(node: ScalarNode, rows: list[Row], rules: Rules, log: ProblemLog) -> bool:
    """Whether the rows make a card; one problem tells what they make instead."""
    shape = rules.card
    widths = {len(row.squares) for row in rows}
    count = sum(len(row.squares) for row in rows)
    holes = [square for row in rows for square in row.squares if square.is_hole]
    if holes:
        for hole in holes:
            log.add(hole.place, "square-count", msg("a card can't have holes; '..' is only for lands"))
        return False
    if len(widths) > 1 and not (len(rows) == 1 or count == 0):
        wrong = next((row for row in rows if len(row.squares) != shape.columns), rows[0])
        number = rows.index(wrong) + 1
        log.add(
            wrong.place,
            "ragged-rows",
            msg(
                "row {row} has {squares}, but each row of a card should have {wanted}",
                row=number,
                squares=nmsg("{number} square", "{number} squares", len(wrong.squares)),
                wanted=shape.columns,
            ),
        )
        return False
    if count != shape.squares or widths != {shape.columns}:
        hint = None
        if not node.is_block and len(rows) <= 1:
            hint = msg("write 'squares: |', and each row on its own line below it")
        log.add(
            rows[0].place if rows else node.place,
            "square-count",
            msg(
                "a card should have {wanted} ({rows} × {columns}), but this one has {found}",
                wanted=nmsg("{number} square", "{number} squares", shape.squares),
                rows=shape.rows,
                columns=shape.columns,
                found=_size(rows),
            ),
            hint,
        )
        return False
    return True


def _size(rows: list[Row]) -> Message | int:
    """How many squares there are: 9 (3 × 3)."""
    count, widths = sum(len(row.squares) for row in rows), {len(row.squares) for row in rows}
    if len(widths) != 1:
        return count
    return msg("{number} ({rows} × {columns})", number=count, rows=len(rows), columns=max(widths))


def read_land(node: MapNode, context: Context) -> Land | None:
    """The land that a file describes, or nothing and all of its problems."""
    form = check_form(LandFile, node, context.log)
    rules = find_rules(node.get("rules"), context)
    return land_of(node, form, rules, context) if rules is not None else None


def land_of(node: MapNode, form: LandBody | None, rules: Rules, context: Context) -> Land | None:
    """The land in a mapping: a land file, or a player of a game."""
    log = context.log
    before = len(log)
    block = node.get("land")
    squares: dict[Cell, Square] = {}
    places: dict[Cell, Place] = {}
    if isinstance(block, ScalarNode):
        squares, places = _read_land_squares(block, rules, log)
    read_expect(node.get("expect"), rules, log)
    if form is None or len(log) > before:
        return None
    land = Land(
        rules=rules,
        squares=squares,
        **read_placements(node, log),
        miscut_cards=form.miscut_cards,
        name=form.name,
        rules_name=node.text_of("rules") or rules.id,
        expect=form.expect.model_dump(exclude_unset=True) if form.expect is not None else None,
        path=context.path,
    )
    tell_faults(faults(land), node, places, log)
    return land if len(log) == before else None


def _read_land_squares(
    block: ScalarNode, rules: Rules, log: ProblemLog
) -> tuple[dict[Cell, Square], dict[Cell, Place]]:
    squares: dict[Cell, Square] = {}
    places: dict[Cell, Place] = {}
    too_large = msg("a land can have at most {most} squares", most=grouped(MOST_LAND_SQUARES))
    if len(block.text()) > 12 * MOST_LAND_SQUARES:
        log.add(block.place, "too-large", too_large)
        return squares, places
    rows = read_rows(block, rules, log)
    for row_number, row in enumerate(rows):
        for column, placed in enumerate(row.squares):
            if placed.square is not None:
                squares[column, row_number] = placed.square
                places[column, row_number] = placed.place
    if len(squares) > MOST_LAND_SQUARES:
        log.add(block.place, "too-large", too_large)
    elif not squares and all(placed.is_sure for row in rows for placed in row.squares):
        log.add(block.place, "square-count", msg("the land has no squares"))
    return squares, places


def read_placements(node: MapNode, log: ProblemLog) -> dict[str, Any]:
    """Towers, walls, bridges and prey of a land or of a player in a record."""
    prey = node.get("prey")
    return {
        "towers": _read_names(node, "towers", parse_cell, "tower-place", log),
        "walls": _read_names(node, "walls", parse_wall, "wall-place", log),
        "bridges": _read_names(node, "bridges", parse_bridge, "bridge-length", log),
        "prey": _read_names(node, "prey", parse_cell, "prey", log) if isinstance(prey, ListNode) else None,
    }


def _read_names(
    node: MapNode, key: str, parse: Callable[[str], Placed], code: str, log: ProblemLog
) -> frozenset[Placed]:
    items = node.get(key)
    found: dict[Placed, Place] = {}
    for item in items.items if isinstance(items, ListNode) else ():
        if not isinstance(item, ScalarNode):
            continue
        try:
            value = parse(item.text())
        except CellError as error:
            log.add(item.place, code, error.message)
            continue
        if value in found:
            log.add(
                item.place,
                code,
                msg(
                    "'{name}' is listed twice; it first appears on line {line}",
                    name=shown(item.text()),
                    line=found[value].line,
                ),
            )
        found[value] = item.place
    return frozenset(found)


def tell_faults(found: list[Fault], node: MapNode, places: dict[Cell, Place], log: ProblemLog) -> None:
    """Put the faults of a land at the places in the file where they were written."""
    for fault in found:
        log.add(_fault_place(fault, node, places), fault.code, fault.message, fault.hint)


def _fault_place(fault: Fault, node: MapNode, places: dict[Cell, Place]) -> Place:
    if fault.group == "land":
        return places.get(fault.subject, node.place)  # type: ignore[arg-type]
    items = node.get(fault.group)
    if isinstance(items, ListNode):
        for item in items.items:
            if isinstance(item, ScalarNode) and _means(item.text(), fault.subject, fault.group):
                return item.place
        return node.key_place(fault.group)
    return node.place


def _means(text: str, subject: Subject, group: str) -> bool:
    parse: dict[str, Callable[[str], Any]] = {"walls": parse_wall, "bridges": parse_bridge}
    try:
        return bool(parse.get(group, parse_cell)(text) == subject)
    except CellError:
        return False


EXPECTABLE = ("total", "bonuses", "miscut", "areas", "survivors", "devoured", "problem")


def read_expect(node: object, rules: Rules, log: ProblemLog) -> None:
    """Check the names in `expect`: what scores, what is counted, and which squares."""
    if not isinstance(node, MapNode):
        return
    _read_names(node, "devoured", parse_cell, "bad-value", log)
    for key, value in node.entries.items():
        if key in EXPECTABLE:
            continue
        if key not in rules.creatures:
            known = [*EXPECTABLE, *rules.creatures]
            hint = did_you_mean(key, known) or msg("possible keys: {keys}", keys=listed(known))
            message = msg("'expect' can't have a key '{key}'", key=shown(key))
            log.add(node.key_place(key), "unknown-key", message, hint)
        elif not isinstance(find(value), ScalarNode) or not isinstance(value.plain(), int):
            log.add(
                value.place, "wrong-type", msg("the points for '{key}' should be a whole number", key=key)
            )
