"""Numbers as they are written everywhere; points have a true minus sign."""

POINT = 100
"""Averages and estimates are whole hundredths of a point, which add up the same on every machine."""


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def plus(number: int) -> str:
    """What is added: with its sign, unless it is 0."""
    return f"+{number}" if number > 0 else signed(number)


def decimal(value: float, digits: int) -> str:
    """A number with so many decimals at most, and none that say nothing."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points_text(hundredths: int, mark: str = ".") -> str:
    """Hundredths as points: 1250 is 12.50, or 12,50 with the decimal mark of a language."""
    sign = "−" if hundredths < 0 else ""
    return f"{sign}{abs(hundredths) // POINT}{mark}{abs(hundredths) % POINT:02}"
