"""The elements of pages and their attributes, said once; `docs/templates.md` explains them."""

PAINT = ("fill", "stroke", "stroke-width", "dash", "cap", "opacity")
SIZE = ("w", "h", "min-w", "max-w", "min-h", "max-h", "span", "padding")
PLACE = ("x", "y", *SIZE)
LOOK = ("size", "face", "ink", "leading")
"""How the texts inside of something look; they inherit it."""
TEXT = (
    *("size", "min", "face", "fill", "align", "valign", "leading", "lines", "group", "optional", "tabular"),
    *("back", "stroke", "stroke-width", "r"),
)
FRAME = ("align", "valign", "r", *PAINT, *LOOK)
RULES = ("rule", "rule-width")

CONTAINERS: dict[str, tuple[str, ...]] = {
    "row": (*PLACE, "gap", *RULES, *FRAME),
    "column": (*PLACE, "gap", *RULES, *FRAME),
    "stack": (*PLACE, *FRAME),
    "table": (*PLACE, "columns", "gap", *RULES, *FRAME),
    "grid": (*PLACE, "columns", "rows", "gap", *RULES, *FRAME),
}
PICTURE = (*PLACE, "align", "valign", "scale", "group")
"""What every picture has, also those that a game adds."""
DRAWN: dict[str, tuple[str, ...]] = {
    "rect": (*PLACE, "r", *PAINT),
    "line": ("x1", "y1", "x2", "y2", *SIZE, *PAINT),
    "circle": ("cx", "cy", "r", *SIZE, *PAINT),
    "path": ("d", *SIZE, *PAINT),
    "icon": ("name", "size", "turn", *PICTURE),
    "ground": ("name", "size", *PICTURE),
    "drawing": ("name", *PICTURE),
    "text": ("anchor", *PLACE, *TEXT),
    "box": (*PLACE, *TEXT),
    "flow": ("gap", "stretch", *PLACE, *TEXT),
    "g": ("scale", "turn", "view", *PLACE),
}
IN_FLOWS: dict[str, tuple[str, ...]] = {
    "p": ("face", "fill", "align", "scale", "before", "mark", "indent"),
    "figure": ("h", "before"),
    "space": ("h",),
}
ELEMENTS: dict[str, tuple[str, ...]] = {
    "page": ("width", "height", "name", "design", "padding", "gap", *RULES, *FRAME),
    **CONTAINERS,
    **DRAWN,
    **IN_FLOWS,
}
INLINE: dict[str, tuple[str, ...]] = {
    "b": (),
    "i": (),
    "br": (),
    "span": ("face", "fill", "scale"),
    "icon": ("name", "scale"),
    "ground": ("name", "scale"),
}
