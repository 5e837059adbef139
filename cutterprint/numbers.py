"""Points as they are written everywhere: with a true minus sign."""


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def plus(number: int) -> str:
    """What is added: with its sign, unless it is 0."""
    return f"+{number}" if number > 0 else signed(number)
