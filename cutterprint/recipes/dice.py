"""Chance that falls the same way on every machine and in every version of Python."""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

Thing = TypeVar("Thing")

_WORD = (1 << 64) - 1


class Dice:
    """SplitMix64: whole numbers only, so that a seed means the same cards everywhere."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _WORD
        while seed > _WORD:
            # A long seed counts in full, 64 bits at a time.
            seed >>= 64
            self._state = self._drawn() ^ (seed & _WORD)

    def _drawn(self) -> int:
        self._state = state = (self._state + 0x9E3779B97F4A7C15) & _WORD
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _WORD
        return state ^ (state >> 31)

    def below(self, number: int) -> int:
        """A number from 0 up to one below; small ones are equally likely to far beyond any use here."""
        return self._drawn() % number

    def pick(self, things: Sequence[Thing]) -> Thing:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[Thing]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
