"""cards: a pack on paper, as pictures, or for a virtual tabletop."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from cutterprint.commands.asking import offered
from cutterprint.commands.parameters import OwnOptions
from cutterprint.commands.printing import deck_options, print_deck, speech_of
from cutterprint.errors import UsageError
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg
from cutterprint.options import (
    Argument,
    Copies,
    GameName,
    LookOptions,
    Orientation,
    Out,
    Printer,
    Quiet,
    SheetChoices,
    option,
)

if TYPE_CHECKING:
    from cutterprint.games.game import Game
    from cutterprint.shelf.resolver import Spec


@dataclass(frozen=True, kw_only=True)
class LayoutOptions:
    """Where cards lie on their sheets."""

    orientation: Annotated[Orientation, option("--orientation", help=msg("Paper orientation."))] = "best"
    gap: Annotated[
        str, option("--gap", metavar="LENGTH", help=msg("Space between cards, such as 4mm; default: none."))
    ] = ""
    bleed: Annotated[
        str,
        option(
            "--bleed",
            metavar="LENGTH",
            help=msg(
                "How far colours extend past the cut (bleed), such as 3mm; default: 2mm if there is room."
            ),
        ),
    ] = ""
    margin: Annotated[
        str, option("--margin", metavar="LENGTH", help=msg("Blank margin around the sheet; default: 5mm."))
    ] = ""


@dataclass(frozen=True, kw_only=True)
class FormOptions:
    """In what form cards are made."""

    form: Annotated[
        Literal["pdf", "svg", "png", "tts"],
        option("--format", help=msg("What to make; tts is for Tabletop Simulator.")),
    ] = "pdf"
    per: Annotated[
        Literal["card", "sheet"], option("--per", help=msg("With svg: one file per card or per sheet."))
    ] = "card"
    dpi: Annotated[int, option("--dpi", help=msg("With png: dots per inch."), least=30, most=1200)] = 300
    base_url: Annotated[
        str, option("--base-url", help=msg("With tts: where the pictures will be on the web."))
    ] = ""


def cards(
    look: LookOptions,
    sheet: SheetChoices,
    layout: LayoutOptions,
    form: FormOptions,
    own: OwnOptions,
    packs: Annotated[
        list[str] | None,
        Argument(
            "[PACK…]", msg("Packs, decks or sets of tiles: files or built-in ids; default: the usual one.")
        ),
    ] = None,
    chosen: Annotated[
        str, option("--cards", metavar="IDS", help=msg("Only these, such as C01-C20,C33."))
    ] = "",
    copies: Copies = 1,
    mix: Annotated[bool, option("--mix", help=msg("Print several packs together anyway."))] = False,
    printer: Printer = "",
    game: GameName = None,
    out: Out = None,
    quiet: Quiet = False,
) -> None:
    from cutterprint.printing.deck_files import DeckForm
    from cutterprint.shelf.games import game_named
    from cutterprint.shelf.resolver import load_specs

    named = game_named(game)
    specs = load_specs(packs or [named.defaults[named.set_kind]], game=game)
    played = _game_of(specs)
    maker = offered(played, "cards", played.cards)
    options = deck_options(
        look,
        sheet,
        printer=printer,
        cards=chosen,
        copies=copies,
        mix=mix,
        orientation=layout.orientation,
        lengths={"gap": layout.gap, "bleed": layout.bleed, "margin": layout.margin},
    )
    deck = maker.deck([spec.value for spec in specs], options, own.of(played))
    stem = f"cards-{'-'.join(pack.id for pack in deck.packs)}"
    shape = DeckForm(kind=form.form, per=form.per, dpi=form.dpi, base_url=form.base_url)
    print_deck(deck, stem, played, speech_of(look), out, form=shape, quiet=quiet)


def _game_of(specs: "list[Spec]") -> "Game":
    """The one game that all specs belong to; each must be a set of cards or tiles."""
    for spec in specs:
        if spec.kind != spec.game.set_kind:
            raise UsageError(
                msg(
                    "this prints a {wanted}, but '{file}' is a {kind}",
                    wanted=spec.game.set_kind,
                    file=spec.node.source.name,
                    kind=spec.kind,
                )
            )
    if len({spec.game.id for spec in specs}) > 1:
        raise UsageError(msg("these files belong to different games; print them one game at a time"))
    return specs[0].game


COMMAND = Command(
    name="cards",
    purpose=Purpose.PRINT,
    help=msg("Print cards or tiles: PDF sheets, pictures, or a virtual deck."),
    example="cutterprint cards starter --paper letter",
    run=cards,
)
