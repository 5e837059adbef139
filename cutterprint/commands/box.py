"""box: a box to fold for a deck, or a label around one."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from cutterprint.commands.asking import offered
from cutterprint.commands.parameters import OwnOptions
from cutterprint.commands.printing import card_thickness, request_fields, write_printed
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg
from cutterprint.options import (
    Argument,
    CardThickness,
    Copies,
    GameName,
    LookOptions,
    Out,
    Paper,
    Printer,
    Quiet,
    option,
)

if TYPE_CHECKING:
    from cutterprint.printing.box_sheets import BoxOptions


@dataclass(frozen=True, kw_only=True)
class BoxChoices:
    """What the box is like."""

    thickness: CardThickness = ""
    clearance: Annotated[
        str, option("--clearance", metavar="LENGTH", help=msg("The room that the deck has in the box."))
    ] = "2mm"
    label: Annotated[
        bool, option("--label", help=msg("Only a label, to go around a box or the deck itself."))
    ] = False
    around: Annotated[
        str,
        option(
            "--around",
            metavar="SIZE",
            help=msg("The size of the box for a label, such as 70x95x40mm; default: one for the deck."),
        ),
    ] = ""

    def read(self) -> "BoxOptions":
        from cutterprint.printing.box_sheets import BoxOptions
        from cutterprint.printing.boxes import size_of
        from cutterprint.units import parse_length

        return BoxOptions(
            thickness=card_thickness(self.thickness),
            clearance=parse_length(self.clearance, "--clearance", most=30),
            is_label=self.label or bool(self.around),
            around=size_of(self.around, "--around") if self.around else None,
        )


def box(
    look: LookOptions,
    choices: BoxChoices,
    own: OwnOptions,
    pack: Annotated[
        str | None,
        Argument(
            "[PACK]", msg("A pack, deck or set of tiles: a file, or a built-in id; default: the usual one.")
        ),
    ] = None,
    copies: Copies = 1,
    paper: Paper = "a4",
    printer: Printer = "",
    game: GameName = None,
    out: Out = None,
    quiet: Quiet = False,
) -> None:
    from cutterprint.printing.box_sheets import box_printed
    from cutterprint.printing.deck import DeckOptions
    from cutterprint.printing.printed import PrintRequest
    from cutterprint.shelf.resolver import load_set

    spec = load_set(pack, game)
    request = PrintRequest(**request_fields(spec.value, look, paper=paper, printer=printer))
    art = offered(spec.game, "box", spec.game.box)(request)
    maker = offered(spec.game, "cards", spec.game.cards)
    wanted = DeckOptions(
        copies=copies, language=request.speech.code, palette=request.palette, ink=request.ink
    )
    deck = maker.deck([spec.value], wanted, own.of(spec.game))
    write_printed(
        box_printed(deck, art, request, choices.read()), spec.game, request.speech, out, quiet=quiet
    )


COMMAND = Command(
    name="box",
    purpose=Purpose.PRINT,
    help=msg("Print a box to fold for your cards or tiles, or a label for one."),
    more=msg("Decks that are too high for a box of one piece get a tray with a lid, on two sheets."),
    example="cutterprint box classic --copies 2 --card-thickness 0.25mm",
    run=box,
)
