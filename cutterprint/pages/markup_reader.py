"""Reading the markup of pages: bounded XML, of which nothing outside the text is read."""

import re
import xml.parsers.expat
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NoReturn

from cutterprint.errors import CutterprintError
from cutterprint.i18n import Message, msg

MOST_ELEMENTS = 20_000
MOST_DEPTH = 30
AT = "_at"
"""The attribute in which templates leave the line, or `file:line`, that an element comes from."""
_MARK = re.compile(rf'{AT}="(?:([^":]*):)?([0-9]+)"')


class MarkupError(CutterprintError):
    """A page that can't be read: what is wrong, in which element, and on which line.

    The line is that of the template, or of the markup where it comes from no template; `template` names an
    included one.
    """

    def __init__(self, problem: Message | str, line: int, tag: str = "", template: str = "") -> None:
        self.problem = msg("{place}: {problem}", place=f"<{tag}>", problem=problem) if tag else problem
        self.line = line
        self.template = template
        super().__init__(msg("line {line}: {problem}", line=line, problem=self.problem))


@dataclass(frozen=True)
class Element:
    """An element of a page with its line in the template, or in the markup."""

    tag: str
    attributes: Mapping[str, str]
    children: "tuple[Element | str, ...]"
    line: int
    template: str = ""
    """The file, if it is not the template that was asked for."""

    def text(self) -> str:
        """All the words in it."""
        if self.tag == "br":
            return " "
        return "".join(child if isinstance(child, str) else child.text() for child in self.children).strip()

    @property
    def elements(self) -> "list[Element]":
        """The elements in it; words between them are not counted."""
        return [child for child in self.children if isinstance(child, Element)]


def parse(markup: str) -> Element:
    """The tree of a markup text. Nothing outside it is read: document types and entities are refused."""
    return _Reader(markup).read()


class _Reader:
    def __init__(self, markup: str) -> None:
        self.markup = markup.strip().encode("utf-8", "replace")
        self.stack: list[tuple[str, dict[str, str], list[Element | str], int, str]] = []
        self.root: Element | None = None
        self.count = 0
        self.is_marked = False
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

    def read(self) -> Element:
        try:
            self.parser.Parse(self.markup, True)
        except xml.parsers.expat.ExpatError as error:
            self.stop(
                msg(
                    "the markup is not well-formed XML ({problem}): {text}",
                    problem=xml.parsers.expat.ErrorString(error.code),
                    text=self.around(error.lineno),
                )
            )
        assert self.root is not None, "a text without an error has a root"
        return self.root

    def stop(self, problem: Message) -> NoReturn:
        """Tell a problem with the line of the template that was last read, if there is one."""
        before = self.markup[: max(0, self.parser.CurrentByteIndex)].decode("utf-8", "replace")
        marks = _MARK.findall(before[-20_000:])
        template, line = marks[-1] if marks else ("", str(self.parser.CurrentLineNumber))
        raise MarkupError(problem, int(line), template=template) from None

    def around(self, number: int) -> str:
        rows = self.markup.decode("utf-8", "replace").splitlines()
        row = rows[number - 1].strip() if number <= len(rows) else ""
        return short(_MARK.sub("", row).replace(" >", ">"))

    def refuse(self, *_: object) -> None:
        self.stop(msg("document types, entities and processing instructions are not allowed"))

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if self.count > MOST_ELEMENTS:
            self.stop(msg("there are more than {most} elements", most=MOST_ELEMENTS))
        if len(self.stack) > MOST_DEPTH:
            self.stop(msg("elements are nested more than {most} deep", most=MOST_DEPTH))
        template, _, line = attributes.pop(AT, "").rpartition(":")
        at = self.parser.CurrentLineNumber
        if line.isdecimal() and len(line) < 9:
            at, self.is_marked = int(line), True
        elif self.is_marked and self.stack:
            # What a template filled in stands where the element around it does.
            at, template = self.stack[-1][3:]
        self.stack.append((tag, attributes, [], at, template))

    def end(self, _: str) -> None:
        tag, attributes, children, at, template = self.stack.pop()
        element = Element(tag, attributes, tuple(children), at, template)
        if self.stack:
            self.stack[-1][2].append(element)
        else:
            self.root = element

    def text(self, text: str) -> None:
        if self.stack:
            self.stack[-1][2].append(text)


def short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "…"
