"""Options that mean the same in every command that prints cards."""

from pathlib import Path
from typing import Annotated

import typer

from cutterprint.commands.choices import Backs, Ink, Marks

ChosenCards = Annotated[str, typer.Option("--cards", help="Only these, such as C01-C20,C33.")]
PaperName = Annotated[str, typer.Option("--paper", help="a4, letter, a3, tabloid, a5, legal or 200x300mm.")]
BacksChoice = Annotated[
    Backs, typer.Option("--backs", help="Duplex on the long or short edge, folded, or none.")
]
MarksChoice = Annotated[Marks, typer.Option("--marks", help="What shows where to cut.")]
InkChoice = Annotated[Ink, typer.Option("--ink", help="How much ink is used.")]
PaletteName = Annotated[str, typer.Option("--palette", help="standard, colourblind or bw.")]
PrinterName = Annotated[str, typer.Option("--printer", help="A printer that was calibrated.")]
LanguageCode = Annotated[str, typer.Option("--lang", help="en, es or ru.")]
OutPath = Annotated[Path | None, typer.Option("--out", "-o", help="File or folder; left out: output/.")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Say nothing.")]
