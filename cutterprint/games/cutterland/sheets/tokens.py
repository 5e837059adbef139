"""Tokens: bones, towers, walls and bridges, and whatever bonus the rules add.

Bones and towers are octagons that lie inside a square; one cuts squares and snips their corners. A wall is
as long as a side of a square and a bridge reaches across one, so one strip is both: a wall on one side, a
bridge on the other. It is narrow enough to leave the creatures beside it in sight.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from cutterprint.drawing.shapes import Shape, Symbol, place
from cutterprint.errors import UsageError
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.rules.model import BONES, WALL_BRIDGE, Rules
from cutterprint.i18n import Language, language, msg
from cutterprint.pages.token_steps import token_steps
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.strips import StripItems
from cutterprint.printing.token_sheets import (
    TokenKind,
    TokenSheets,
    TokenSide,
    octagon_face,
    octagon_items,
    rays_on,
)
from cutterprint.spoken import N_, spoken

SQUARE = 21.0
SPARE = 1.65
"""How much of a square an octagon leaves free on each side: eleven of them lie side by side on A4."""
STRIP = 6.5 / 21
"""How wide a wall or bridge is, in squares: on a border it ends where icons begin."""
MOST = 500

# The colour of a token, by what it is; the icons' own halo is cream.
_FACES = {BONES: "#b5866c", "tower": "#86a9cc", WALL_BRIDGE: "#b7cf93"}
_OTHER_FACE = "#a9bf8b"
SIDES = ("front", "back")
# Below bridges, so that they are told from walls at a glance.
_WATER = "#9cc6e8"


@dataclass(frozen=True, kw_only=True)
class TokenWords:
    """What a sheet of tokens says."""

    title: str = N_("Tokens")
    bones: str = N_("Bones")
    sheet: str = N_("sheet {number} of {count}")
    held: str = N_("{count} × {name}")
    spared: str = N_("{count} × {name} (and {spare} spare)")
    note: str = N_(
        "A narrow token is a wall on one side and a bridge on the other: show the side that you need."
    )


def token_counts(rules: Rules, wanted: Mapping[str, int] | None = None) -> dict[str, int]:
    """How many tokens of each kind are printed: as in the rules' box, unless other numbers are wanted."""
    counts = dict.fromkeys((BONES, *rules.bonuses), 0) | rules.tokens
    for key, count in (wanted or {}).items():
        if key != BONES and key not in rules.bonuses:
            known = ", ".join([BONES, *rules.bonuses])
            raise UsageError(
                msg("these rules have no token '{name}'; available: {names}", name=key, names=known)
            )
        if not 0 <= count <= MOST:
            raise UsageError(
                msg("{number} tokens can't be printed; the limit is {most}", number=count, most=MOST)
            )
        counts[key] = count
    if not any(counts.values()):
        raise UsageError(msg("there are no tokens to print"))
    return {key: count for key, count in counts.items() if count}


def token_size(key: str, square: float = SQUARE) -> StripItems:
    """The size of a token, without a count: an octagon in a square, or a strip as long as a square."""
    if key == WALL_BRIDGE:
        return StripItems(square, square * STRIP, 0)
    return octagon_items(square - 2 * SPARE)


def token_pages(
    art: ArtBook,
    paper: Paper,
    *,
    square: float = SQUARE,
    wanted: Mapping[str, int] | None = None,
    speech: Language | None = None,
    profile: PrinterProfile = NO_PROFILE,
) -> list[Page]:
    """The sheets of tokens, printed on one side."""
    speech = speech or language()
    words = spoken(TokenWords(), speech)
    faces = _Faces(art, square, words, speech.code)
    counts = token_counts(art.rules, wanted)
    note = words.note if WALL_BRIDGE in counts else ""
    sheets = TokenSheets(
        title=words.title,
        sheet=words.sheet,
        held=words.held,
        spared=words.spared,
        foot=token_steps(art.colours, speech, note),
        kinds=[faces.kind(key, count, may_spare=key not in (wanted or {})) for key, count in counts.items()],
        paper=paper,
        symbols=faces.symbols,
    )
    return sheets.pages(profile)


class _Faces:
    """What the tokens look like."""

    def __init__(self, art: ArtBook, square: float, words: TokenWords, language: str) -> None:
        self.art = art
        self.square = square
        self.words = words
        self.language = language
        self.drawn: dict[str, Symbol] = {}

    def symbols(self) -> Iterable[Symbol]:
        return *self.art.symbols(), *self.drawn.values()

    def kind(self, key: str, count: int, *, may_spare: bool) -> TokenKind:
        size = replace(token_size(key, self.square), count=count)
        front, back = (
            TokenSide(self._colour(key, side), partial(self._face, key, side, size)) for side in SIDES
        )
        return TokenKind(self._name(key), size, front, back, may_spare)

    def _name(self, key: str) -> str:
        if key == BONES:
            return self.words.bones
        return self.art.rules.bonuses[key].name.in_language(self.language)

    def _colour(self, key: str, side: str) -> str:
        if key == WALL_BRIDGE and side == "back":
            return self.art.colours.colour("token", "pattern-light", _WATER)
        return self.art.colours.colour("token", "ground", _FACES.get(key, _OTHER_FACE))

    def _face(self, key: str, side: str, size: StripItems) -> Symbol:
        """One face of a token; all but walls and bridges look the same from both sides."""
        if key == WALL_BRIDGE:
            picture = "wall" if side == "front" else "bridge"
            name, shapes = f"token-{picture}", self._strip_face(picture, size)
        else:
            name, shapes = f"token-{key}", self._octagon(key, side, size)
        if name not in self.drawn:
            self.drawn[name] = Symbol(name, size.width, size.height, tuple(shapes))
        return self.drawn[name]

    def _octagon(self, key: str, side: str, size: StripItems) -> list[Shape]:
        ground = self._colour(key, side)
        return octagon_face(self.art.icon(key), size.width, ground, rays_on(ground, self.art.colours))

    def _strip_face(self, key: str, size: StripItems) -> list[Shape]:
        """The drawing over the whole length of the strip."""
        width, height = size.width - 0.4, size.height - 0.9
        return [place(self.art.icon(key), 0.2, 0.45, width, height)]
