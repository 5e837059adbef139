"""Reading the markup of pages: bounded XML, of which nothing outside the text is read."""

import xml.parsers.expat
from collections.abc import Mapping
from dataclasses import dataclass

from cutterprint.errors import CutterprintError

MOST_ELEMENTS = 20_000
MOST_DEPTH = 30


class MarkupError(CutterprintError):
    """A page that can't be read; the message says which line of the markup, and what is wrong there."""


@dataclass(frozen=True)
class Element:
    """An element of a page with its line in the markup."""

    tag: str
    attributes: Mapping[str, str]
    children: "tuple[Element | str, ...]"
    line: int

    def text(self) -> str:
        """All the words in it."""
        if self.tag == "br":
            return " "
        return "".join(child if isinstance(child, str) else child.text() for child in self.children).strip()


def parse(markup: str) -> Element:
    """The tree of a markup text. Nothing outside it is read: document types and entities are refused."""
    return _Reader().read(markup)


class _Reader:
    def __init__(self) -> None:
        self.stack: list[tuple[str, dict[str, str], list[Element | str], int]] = []
        self.root: Element | None = None
        self.count = 0
        parser = xml.parsers.expat.ParserCreate("utf-8")
        parser.buffer_text = True
        parser.SetParamEntityParsing(xml.parsers.expat.XML_PARAM_ENTITY_PARSING_NEVER)
        parser.StartDoctypeDeclHandler = self.refuse
        parser.EntityDeclHandler = self.refuse
        parser.ProcessingInstructionHandler = self.refuse
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.text
        self.parser = parser

    def read(self, markup: str) -> Element:
        try:
            self.parser.Parse(markup.strip().encode("utf-8", "replace"), True)
        except xml.parsers.expat.ExpatError as error:
            words = xml.parsers.expat.ErrorString(error.code)
            rows = markup.strip().splitlines()
            row = rows[error.lineno - 1].strip() if error.lineno <= len(rows) else ""
            raise MarkupError(f"line {error.lineno} of the page's markup: {words}: {short(row)!r}") from None
        assert self.root is not None, "a text without an error has a root"
        return self.root

    def refuse(self, *_: object) -> None:
        raise MarkupError(
            f"line {self.parser.CurrentLineNumber} of the page's markup: "
            "document types, entities and instructions are not allowed"
        )

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.count += 1
        at = self.parser.CurrentLineNumber
        if self.count > MOST_ELEMENTS or len(self.stack) > MOST_DEPTH:
            raise MarkupError(f"line {at} of the page's markup: there are too many elements")
        self.stack.append((tag, attributes, [], at))

    def end(self, _: str) -> None:
        tag, attributes, children, at = self.stack.pop()
        element = Element(tag, attributes, tuple(children), at)
        if self.stack:
            self.stack[-1][2].append(element)
        else:
            self.root = element

    def text(self, text: str) -> None:
        if self.stack:
            self.stack[-1][2].append(text)


def short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "…"
