"""Numbers as people read them."""

import pytest

from cutterprint.i18n import language
from cutterprint.numbers import points_text


@pytest.mark.parametrize(("code", "shown"), [("en", "−12.05"), ("es", "−12,05"), ("ru", "−12,05")])
def test_decimals_stand_behind_the_mark_of_the_language(code: str, shown: str) -> None:
    assert points_text(-1205, language(code).decimal_mark) == shown
    assert points_text(-1205) == "−12.05", "files are the same in every language"
