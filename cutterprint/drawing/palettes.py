"""Palettes and inks: which colours the roles of a drawing are printed in."""

import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path as FilePath
from typing import Any

from cutterprint.drawing.art import ROLES
from cutterprint.drawing.colours import grey, mix, parse_colour
from cutterprint.drawing.shapes import Colour, Group, Image, Path, Shape, Symbol, Text
from cutterprint.errors import CutterprintError, UsageError
from cutterprint.i18n import Message, listed, msg
from cutterprint.specs.problems import did_you_mean, shown

WHITE = "#ffffff"
OTHER = "other"
"""Stands in inks for what has no role."""

RoleColours = Mapping[str, Colour]
SymbolColours = Mapping[str, Mapping[str, RoleColours]]
"""Palette, symbol and role to colour: what a game adds to the palettes."""


@dataclass(frozen=True)
class Palette:
    """The colours of one printing: a palette of the catalogue under one of its inks."""

    name: str
    ink: str = "full"
    in_grey: bool = False
    roles: RoleColours = field(default_factory=dict)
    symbols: Mapping[str, RoleColours] = field(default_factory=dict)
    tint: Mapping[str, float] = field(default_factory=dict)
    fixed: RoleColours = field(default_factory=dict)

    def colour(self, symbol: str, role: str | None, own: Colour = "#000000") -> Colour:
        """The colour of a role in a symbol; its own colour serves where the palette is silent."""
        if role is None:
            colour = grey(own) if self.in_grey else own
            return mix(colour, WHITE, self.tint.get(OTHER, 0.0))
        if role in self.fixed:
            return self.fixed[role]
        colour = self.symbols.get(symbol, {}).get(role) or self.roles.get(role) or own
        return mix(grey(colour) if self.in_grey else colour, WHITE, self.tint.get(role, 0.0))


def palette_names() -> tuple[str, ...]:
    return tuple(_catalogue()["palettes"])


def ink_names() -> tuple[str, ...]:
    return tuple(_catalogue()["inks"])


def palette(name: str = "standard", ink: str = "full", symbols: SymbolColours | None = None) -> Palette:
    """A palette by its name, under an ink, with the colours of a game's own symbols."""
    base = _palette(name)
    saving = _ink(ink)
    return Palette(
        name,
        ink,
        bool(base.get("grey", False)),
        base.get("roles", {}),
        (symbols or {}).get(name, {}),
        saving.get("tint", {}),
        saving.get("fixed", {}),
    )


def game_palette(package: str, name: str = "standard", ink: str = "full") -> Palette:
    """A palette with the colours that a game's own drawings have in it: those of its `palettes.yaml`."""
    return palette(name, ink, _symbol_colours(package))


@cache
def _symbol_colours(package: str) -> SymbolColours:
    return read_symbol_colours(files(package) / "palettes.yaml")


def read_symbol_colours(source: Traversable | FilePath) -> SymbolColours:
    """Read a game's colours (palette: symbol: role: colour) and check every name in it."""
    import yaml  # slow to load

    loaded: Any = yaml.safe_load(source.read_text(encoding="utf-8"))
    for name, symbols in loaded.items():
        _palette(name)
        for symbol, colours in symbols.items():
            loaded[name][symbol] = _checked_colours(colours, f"{name}, {symbol}")
    result: SymbolColours = loaded
    return result


def recolour(symbol: Symbol, colours: Palette) -> Symbol:
    """The same symbol in a palette's colours."""
    return replace(symbol, shapes=tuple(_recoloured(shape, symbol.name, colours) for shape in symbol.shapes))


def _recoloured(shape: Shape, symbol: str, colours: Palette) -> Shape:
    if isinstance(shape, Group):
        return replace(shape, children=tuple(_recoloured(child, symbol, colours) for child in shape.children))
    if isinstance(shape, Path):
        style = shape.style
        fill = _paint(style.fill, style.fill_role, symbol, colours)
        stroke = _paint(style.stroke, style.stroke_role, symbol, colours)
        return replace(shape, style=replace(style, fill=fill, stroke=stroke))
    if isinstance(shape, Text):
        return replace(shape, fill=colours.colour(symbol, shape.fill_role, shape.fill))
    if isinstance(shape, Image):
        share = colours.tint.get(OTHER, 0.0)
        return (
            replace(shape, png=_recoloured_png(shape.png, colours.in_grey, share))
            if colours.in_grey or share
            else shape
        )
    return shape


def _paint(own: Colour | None, role: str | None, symbol: str, colours: Palette) -> Colour | None:
    return None if own is None else colours.colour(symbol, role, own)


@cache
def _recoloured_png(png: bytes, in_grey: bool, share: float) -> bytes:
    """A picture in grey or with a share of white in it, its transparency kept."""
    # The picture library is slow to load and only pictures of users need it.
    from PIL import Image as Pillow

    with Pillow.open(io.BytesIO(png)) as opened:
        full = opened.convert("RGBA")
    alpha = full.getchannel("A")
    solid: Pillow.Image = full.convert("L").convert("RGB") if in_grey else full.convert("RGB")
    if share:
        solid = Pillow.blend(solid, Pillow.new("RGB", solid.size, WHITE), share)
    solid.putalpha(alpha)
    written = io.BytesIO()
    solid.save(written, "PNG")
    return written.getvalue()


@cache
def _catalogue() -> Mapping[str, Any]:
    import yaml  # slow to load

    text = files("cutterprint.drawing").joinpath("palettes.yaml").read_text(encoding="utf-8")
    catalogue: dict[str, Any] = yaml.safe_load(text)
    for name, entry in catalogue["palettes"].items():
        entry["roles"] = _checked_colours(entry.get("roles", {}), name)
    for name, entry in catalogue["inks"].items():
        entry["fixed"] = _checked_colours(entry.get("fixed", {}), name)
    return catalogue


def _checked_colours(colours: Mapping[str, str], where: str) -> RoleColours:
    checked: dict[str, Colour] = {}
    for role, text in colours.items():
        colour = parse_colour(text)
        if role not in ROLES or colour is None:
            raise CutterprintError(
                msg(
                    "palette '{palette}': '{role}: {colour}' isn't a role and its colour",
                    palette=where,
                    role=role,
                    colour=text,
                )
            )
        checked[role] = colour
    return checked


def _palette(name: str) -> Mapping[str, Any]:
    known: Mapping[str, Mapping[str, Any]] = _catalogue()["palettes"]
    if name not in known:
        hint = _nearest(name, known)
        raise UsageError(msg("there is no palette '{name}'; {hint}", name=shown(name), hint=hint))
    return known[name]


def _ink(name: str) -> Mapping[str, Any]:
    known: Mapping[str, Mapping[str, Any]] = _catalogue()["inks"]
    if name not in known:
        hint = _nearest(name, known)
        raise UsageError(msg("there is no ink setting '{name}'; {hint}", name=shown(name), hint=hint))
    return known[name]


def _nearest(name: str, known: Iterable[str]) -> Message:
    return did_you_mean(name, known) or msg("choose from {names}", names=listed(known))
