"""The four suits as outlines of 100 units, each with a shape of its own that is crisp from 3 mm on."""

from collections.abc import Mapping

from cutterprint.drawing.shapes import CLOSE, Path, Segment, circle

HOLLOW = frozenset("DH")
"""The suits that printers without colour draw as outlines, so that fill tells what red and black tell."""


def _club() -> tuple[Segment, ...]:
    leaves = (circle(50, 27, 21), circle(25.5, 58, 21), circle(74.5, 58, 21))
    stem: tuple[Segment, ...] = (
        ("M", 44, 40),
        ("L", 56, 40),
        ("L", 55, 58),
        ("C", 55, 76, 59, 88, 68, 95),
        ("L", 32, 95),
        ("C", 41, 88, 45, 76, 45, 58),
        CLOSE,
    )
    return (*(segment for leaf in leaves for segment in leaf.segments), *stem)


def _diamond() -> tuple[Segment, ...]:
    return (
        ("M", 50, 3),
        ("C", 59, 22, 72, 39, 87, 50),
        ("C", 72, 61, 59, 78, 50, 97),
        ("C", 41, 78, 28, 61, 13, 50),
        ("C", 28, 39, 41, 22, 50, 3),
        CLOSE,
    )


def _heart() -> tuple[Segment, ...]:
    return (
        ("M", 50, 95),
        ("C", 40, 78, 5, 58, 5, 32),
        ("C", 5, 17, 16, 7, 29, 7),
        ("C", 39, 7, 47, 13, 50, 23),
        ("C", 53, 13, 61, 7, 71, 7),
        ("C", 84, 7, 95, 17, 95, 32),
        ("C", 95, 58, 60, 78, 50, 95),
        CLOSE,
    )


def _spade() -> tuple[Segment, ...]:
    return (
        ("M", 50, 4),
        ("C", 58, 24, 95, 38, 95, 63),
        ("C", 95, 76, 86, 84, 75, 84),
        ("C", 66, 84, 59, 79, 55, 71),
        ("C", 56, 81, 60, 89, 67, 95),
        ("L", 33, 95),
        ("C", 40, 89, 44, 81, 45, 71),
        ("C", 41, 79, 34, 84, 25, 84),
        ("C", 14, 84, 5, 76, 5, 63),
        ("C", 5, 38, 42, 24, 50, 4),
        CLOSE,
    )


SUIT_OUTLINES: Mapping[str, Path] = {
    "C": Path(_club()),
    "D": Path(_diamond()),
    "H": Path(_heart()),
    "S": Path(_spade()),
}
