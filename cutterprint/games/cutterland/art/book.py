"""The art of a game in a palette: a ground for each landscape, an icon for each creature and bonus."""

from dataclasses import replace

from cutterprint.drawing.books import SymbolBook, built_in_names, built_in_symbol
from cutterprint.drawing.palettes import Palette, game_palette, recolour
from cutterprint.drawing.shapes import Colour, Path, Style, Symbol, Text, circle, paths, rect
from cutterprint.games.cutterland.rules.model import Rules

_FOLDER = "cutterprint.games.cutterland"
ICON_SIZE = 100.0
GROUND_SIZE = 210.0

# Grounds for landscapes that bring no art of their own: they differ from the built-in ones and each other.
_LOGO_OUTLINE = {"pattern": "#7d7d7d", "mark": "#7d7d7d", "body": "#ffffff"}
_SPARE_GROUNDS = ("#c9b5d9", "#e8a68c", "#d5d9dc", "#8fc4b7", "#d9c2a3", "#f0c9d6")


def built_in_icons() -> tuple[str, ...]:
    """The names of the icons that come with the game."""
    return built_in_names(_FOLDER, "icons")


def built_in_grounds() -> tuple[str, ...]:
    return built_in_names(_FOLDER, "landscapes")


def art_palette(name: str = "standard", ink: str = "full") -> Palette:
    """A palette with the colours that the game's own landscapes have in it."""
    return game_palette(_FOLDER, name, ink)


class ArtBook(SymbolBook):
    """Every symbol of a game's rules, in the colours of a palette; each is made once, when it is needed."""

    def __init__(self, rules: Rules, colours: Palette | None = None) -> None:
        super().__init__(colours or art_palette())
        self.rules = rules

    def icon(self, key: str) -> Symbol:
        """The icon of a creature or bonus, or a built-in one by its name (bones, wall, bridge, scissors)."""
        thing = self.rules.features.get(key)
        name, code = (thing.icon, thing.code) if thing is not None else (key, "?")
        return self.kept(key, lambda: self._icon(key, name, code))

    def logo(self) -> Symbol:
        """The name of the game, lettered."""
        colours = self.colours
        if colours.ink == "outline":
            # What grows on the letters is so fine that a pale colour would be specks.
            colours = replace(colours, fixed={**colours.fixed, **_LOGO_OUTLINE})
        return self.painted("logo", lambda: recolour(built_in_symbol(_FOLDER, "logo", "logo"), colours))

    def ground(self, key: str) -> Symbol:
        """The ground of a landscape."""
        return self.kept(f"ground-{key}", lambda: self._ground(key))

    def ground_colour(self, key: str) -> Colour | None:
        """The colour of a landscape, that of its first filled outline; nothing for pictures."""
        fills = (path.style.fill for path, _ in paths(self.ground(key).shapes))
        return next((fill for fill in fills if fill is not None), None)

    def motif(self, landscape: str, name: str) -> Symbol:
        """One of the drawings that are strewn over a landscape, in its colours."""
        whole = f"{landscape}-{name}"

        def drawn() -> Symbol:
            return recolour(replace(built_in_symbol(_FOLDER, "motifs", whole), name=landscape), self.colours)

        return self.painted(whole, drawn)

    def scenery(self, name: str) -> Symbol:
        """What lies under a creature or stands before its feet, in the icon's own box."""
        key = f"scenery-{name}"
        return self.kept(key, lambda: replace(built_in_symbol(_FOLDER, "scenery", name), name=key))

    def _ground(self, key: str) -> Symbol:
        landscape = self.rules.landscapes[key]
        if landscape.art is not None:
            return self._own(key, landscape.art)
        if key in built_in_grounds():
            return built_in_symbol(_FOLDER, "landscapes", key)
        spare = _SPARE_GROUNDS[list(self.rules.landscapes).index(key) % len(_SPARE_GROUNDS)]
        return _plain_ground(key, landscape.code, spare)

    def _icon(self, key: str, name: str, code: str) -> Symbol:
        if name in built_in_icons():
            return built_in_symbol(_FOLDER, "icons", name)
        if name.lower().endswith((".svg", ".png")):
            return self._own(key, name)
        return _lettered_icon(name, code)

    def _own(self, key: str, name: str) -> Symbol:
        """Art from a file beside the rules that name it."""
        from cutterprint.games.cutterland.art.own_art import load_art

        return load_art(self.rules.folders.get(key), name)


def _plain_ground(key: str, code: str, colour: str) -> Symbol:
    shapes = (
        rect(0, 0, GROUND_SIZE, GROUND_SIZE, Style(fill=colour, fill_role="ground")),
        Text(code, 28, 42, 72, "bold", "middle", "#3c3c3c", "mark"),
    )
    return Symbol(key, GROUND_SIZE, GROUND_SIZE, shapes)


def _lettered_icon(name: str, code: str) -> Symbol:
    """A medal with the creature's code, for creatures without a drawing."""
    ring: Path = circle(
        50,
        50,
        40,
        Style(fill="#f3e3c3", stroke="#2b1e2e", stroke_width=5, fill_role="body", stroke_role="line"),
    )
    halo = circle(50, 50, 45, Style(fill="#fff6e2", fill_role="halo"))
    letter = Text(code, 50, 67, 140, "bold", "middle", "#2b1e2e", "line")
    return Symbol(name, ICON_SIZE, ICON_SIZE, (halo, ring, letter))
