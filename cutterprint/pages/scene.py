"""What elements are made with: the props of a page, what is around an element, and what a leaf can do."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from cutterprint.drawing.shapes import Colour, Drawing, Shape, Symbol
from cutterprint.errors import CutterprintError
from cutterprint.i18n import msg
from cutterprint.pages.attributes import Colours, Look, look, needed, wrong
from cutterprint.pages.canvas import Canvas
from cutterprint.pages.layout import Measurer, Node
from cutterprint.pages.markup_reader import Element
from cutterprint.pages.sharing import Box, Span

Own: TypeAlias = Callable[[Element], Drawing]


def _no_symbol(name: str) -> Symbol:
    """Stands for the icons or grounds of a page that has none."""
    raise KeyError(name)


@dataclass(frozen=True, kw_only=True)
class Props:
    """What pages may show by name: icons, grounds, colours, drawings, and elements that a game adds.

    An element of a game answers with a drawing, which is then laid out like any other picture.
    """

    icon: Callable[[str], Symbol] = _no_symbol
    ground: Callable[[str], Symbol] = _no_symbol
    colours: Mapping[str, Colour] = field(default_factory=dict)
    drawings: Mapping[str, Drawing] = field(default_factory=dict)
    elements: Mapping[str, Own] = field(default_factory=dict)
    in_grey: bool = False


@dataclass(frozen=True)
class Scene:
    """What is around an element: what can be shown, how texts look, and how much larger all is on paper."""

    props: Props
    measurer: Measurer
    nodes: "Callable[[Element, Scene], tuple[Node, ...]]"
    """Makes nodes of the elements in one."""
    look: Look = field(default_factory=Look)
    scale: float = 1.0
    language: str = ""
    """The language of the texts, by whose habits words are held together."""
    is_free: bool = True
    """Whether the elements here stand at coordinates, as on a bare page, and not in rows or columns."""

    @property
    def colours(self) -> Colours:
        return Colours(self.props.colours, self.props.in_grey)

    def within(self, element: Element) -> "Scene":
        """The scene inside of a container."""
        return replace(self, look=look(element, self.colours, self.look), is_free=False)

    def symbol(self, element: Element) -> Symbol:
        """The icon or ground that an element names."""
        name = needed(element, "name")
        is_icon = element.tag == "icon"
        try:
            return (self.props.icon if is_icon else self.props.ground)(name)
        except (CutterprintError, KeyError):
            if is_icon:
                wrong(element, msg("there is no icon named '{name}'", name=name[:40]))
            wrong(element, msg("there is no ground named '{name}'", name=name[:40]))


class Leaf:
    """An element that draws itself into the box that it gets."""

    def __init__(self, element: Element) -> None:
        self.element = element

    def widths(self) -> Span:
        return Span(0.0, 0.0)

    def heights(self, width: float) -> Span:
        return Span(0.0, 0.0)

    def settle(self, box: Box, canvas: Canvas) -> None:
        """Say what others must know before anything is drawn: the size that a group has room for."""

    def draw(self, box: Box, canvas: Canvas) -> Iterator[Shape]:
        raise NotImplementedError
