"""Pebbles in one file: one kind of card, one scoring rule, and everything that the shelf can ask of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal

from cutterprint.drawing.shapes import Drawing, Style, Symbol, circle, rect
from cutterprint.errors import UsageError
from cutterprint.games.game import Answer, Cards, Game, Kind, Sheet
from cutterprint.i18n import Language, msg
from cutterprint.options import NoOptions
from cutterprint.pages.filling import fill_pages
from cutterprint.pages.markup import Props
from cutterprint.printing.deck import Deck, DeckCard, DeckOptions, DeckPack, chosen_cards, copied
from cutterprint.printing.instructions import sheet_words
from cutterprint.printing.kit import cards_part
from cutterprint.printing.pdf import Page
from cutterprint.printing.printed import KitRequest, Printed, PrintRequest
from cutterprint.printing.sheets import SheetOptions
from cutterprint.specs.context import Context
from cutterprint.specs.models import Id, LocalText, SpecModel, check_form
from cutterprint.specs.problems import ProblemLog
from cutterprint.specs.translated import Translated
from cutterprint.specs.tree import MapNode, ScalarNode
from cutterprint.terminal import Terminal

SIZE = (40.0, 60.0)


class RulesFile(SpecModel):
    game: Literal["pebbles"]
    kind: Literal["rules"] = "rules"
    id: Id
    points: int


class CardFile(SpecModel):
    id: Id
    pebbles: int


class SetFile(SpecModel):
    game: Literal["pebbles"]
    kind: Literal["set"] = "set"
    id: Id
    name: LocalText
    rules: str = "base"
    cards: list[CardFile]


class RowFile(SpecModel):
    game: Literal["pebbles"]
    kind: Literal["row"] = "row"
    set: str
    row: list[Id]
    expect: dict[str, int] | None = None


@dataclass(frozen=True)
class Rules:
    id: str
    points: int


@dataclass(frozen=True)
class PebbleCard:
    id: str
    pebbles: int


@dataclass(frozen=True)
class PebbleSet:
    id: str
    name: Translated
    rules: Rules
    cards: tuple[PebbleCard, ...]


@dataclass(frozen=True)
class Row:
    rules: Rules
    cards: tuple[PebbleCard, ...]


def read_rules(node: MapNode, context: Context) -> Rules | None:
    form = check_form(RulesFile, node, context.log)
    return Rules(form.id, form.points) if form is not None else None


def read_set(node: MapNode, context: Context) -> PebbleSet | None:
    form = check_form(SetFile, node, context.log)
    named = node.get("rules") or ScalarNode(node.place, "base")
    rules = context.include(named, "rules", Rules)
    if form is None or rules is None:
        return None
    return PebbleSet(form.id, form.name, rules, tuple(PebbleCard(c.id, c.pebbles) for c in form.cards))


def read_row(node: MapNode, context: Context) -> Row | None:
    form = check_form(RowFile, node, context.log)
    found = context.include(node.get("set"), "set", PebbleSet)
    if form is None or found is None:
        return None
    known = {card.id: card for card in found.cards}
    for card in form.row:
        if card not in known:
            context.log.add(node.key_place("row"), "unknown-card", msg("no card '{card}'", card=card))
    return Row(found.rules, tuple(known[card] for card in form.row if card in known))


@dataclass(frozen=True)
class RowScore:
    row: Row

    @property
    def total(self) -> int:
        return sum(card.pebbles for card in self.row.cards) * self.row.rules.points

    def as_json(self) -> Any:
        return {"total": self.total}

    def lines(self, terminal: Terminal, speech: Language) -> Iterable[str]:
        yield f"= {self.total}"

    def drawings(self, palette: str, ink: str, speech: Language) -> Sequence[Drawing]:
        return [Drawing(*SIZE, _stones(self.total))]


def score(value: object) -> Answer:
    if not isinstance(value, Row):
        raise UsageError(msg("pebbles scores rows"))
    return RowScore(value)


def compare(value: object, node: MapNode, log: ProblemLog) -> int:
    wanted = node.get("expect")
    if not isinstance(value, Row) or not isinstance(wanted, MapNode):
        return 0
    for key, number in wanted.plain().items():
        if number != RowScore(value).total:
            log.add(wanted.key_place(key), "expectation", msg("it is {total}", total=RowScore(value).total))
    return len(wanted.entries)


def show(value: object, only: Sequence[str], terminal: Terminal, speech: Language) -> Iterable[str]:
    for card in getattr(value, "cards", ()):
        if not only or card.id in only:
            yield f"{card.id}: {'o' * card.pebbles}"


def _stones(number: int) -> tuple[Any, ...]:
    stone = Style(fill="#777777")
    return tuple(circle(8 + i % 4 * 8, 8 + i // 4 * 8, 3, stone) for i in range(min(number, 24)))


@cache
def _face(card: PebbleCard) -> Symbol:
    return Symbol(
        f"card-{card.id}", *SIZE, (rect(0, 0, *SIZE, Style(fill="#eeeeee")), *_stones(card.pebbles))
    )


@cache
def _back() -> Symbol:
    return Symbol("back", *SIZE, (rect(0, 0, *SIZE, Style(fill="#aaccee")),))


def deck(sets: Sequence[object], options: DeckOptions, own: NoOptions) -> Deck:
    cards: list[DeckCard] = []
    for one in sets:
        assert isinstance(one, PebbleSet)
        origin = DeckPack(one.id, str(one.name), _back)
        offered = [DeckCard(card.id, origin, partial(_face, card)) for card in one.cards]
        cards += copied(chosen_cards(offered, options.cards), options.copies)
    return Deck(
        name="Pebbles", size=SIZE, cards=cards, shared=tuple, sheet=options.sheet, printer=options.printer
    )


def _sheet(name: str, request: PrintRequest, own: NoOptions) -> Printed:
    assert isinstance(request.value, Rules)
    made = fill_pages(
        f"pebbles/{name}.page.j2",
        Props(icon=lambda key: _back(), ground=lambda key: _back()),
        speech=request.speech,
        folder=request.templates,
        width=request.paper.width,
        height=request.paper.height,
        points=request.value.points,
    )
    pages = [Page(drawing=drawing) for drawing in made.drawings]
    file = f"{name}-{request.speech.code}.pdf"
    return Printed(key=name, file=file, title=name.title(), pages=pages, problems=made.told)


def kit(request: KitRequest) -> Iterator[Printed]:
    value = request.value
    assert isinstance(value, PebbleSet)
    options = DeckOptions(copies=request.copies or 1, sheet=SheetOptions(paper=request.paper, backs="long"))
    made = deck([value], options, NoOptions())
    yield cards_part(made, f"cards-{value.id}.pdf", "Cards", sheet_words(request.speech))
    for name in ("reference", "scorepad"):
        about = PrintRequest(value=value.rules, paper=request.paper, speech=request.speech)
        yield _sheet(name, about, NoOptions())


def kinds() -> Mapping[str, Kind]:
    return {
        "rules": Kind("rules", read_rules, RulesFile.model_json_schema, ("points",)),
        "set": Kind("set", read_set, SetFile.model_json_schema, ("cards",)),
        "row": Kind("row", read_row, RowFile.model_json_schema, ("row",)),
    }


GAME = Game(
    id="pebbles",
    title="Pebbles",
    folder=Path(__file__).parent,
    kinds=kinds,
    set_kind="set",
    defaults={"rules": "base", "set": "shore"},
    show=show,
    score=score,
    compare=compare,
    cards=Cards(deck=deck),
    sheets=(
        Sheet(name="reference", make=partial(_sheet, "reference")),
        Sheet(name="scorepad", make=partial(_sheet, "scorepad")),
    ),
    kit=kit,
)
