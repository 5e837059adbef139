"""What is said of sheets: which cuts come first, and what can't be had as it was asked for."""

from dataclasses import replace

import pytest

from cutterprint.i18n import language, languages
from cutterprint.printing.instructions import layout_warnings, printing_steps
from cutterprint.printing.papers import paper
from cutterprint.printing.sheets import SheetOptions, lay_out

OPTIONS = SheetOptions(paper=paper("a4"))


@pytest.mark.parametrize(
    ("gap", "bleed", "told"),
    [(4.0, 3.0, True), (4.0, 2.0, False), (0.0, 3.0, False), (1.0, None, False), (6.0, 3.0, False)],
)
def test_a_gap_that_is_too_small_for_the_bleed_is_told(gap: float, bleed: float | None, told: bool) -> None:
    laid = lay_out(63, 84, 9, replace(OPTIONS, gap=gap, bleed=bleed))
    warnings = list(layout_warnings(laid, language("en")))
    assert bool(warnings) == told
    for warning in warnings:
        assert "2mm of bleed, not for 3mm" in warning
        assert "--gap 6mm" in warning


@pytest.mark.parametrize("code", languages())
def test_numbered_cuts_come_first(code: str) -> None:
    speech = language(code)
    crop, lines = (
        list(printing_steps(lay_out(63, 84, 9, replace(OPTIONS, marks=marks)), speech))
        for marks in ("crop", "lines")
    )
    assert any(speech.gettext("then cut along the marks, the numbered ones first.") in step for step in crop)
    assert not any(
        speech.gettext("then cut along the marks, the numbered ones first.") in step for step in lines
    )
