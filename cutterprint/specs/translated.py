"""Text in several languages."""

from collections.abc import Iterator, Mapping

FALLBACK_LANGUAGE = "en"
LONGEST_LINE = 200


def is_line(text: str) -> bool:
    """Whether a text can be a name or a note: one line of visible characters, and not too long."""
    return bool(text.strip()) and text.isprintable() and len(text) <= LONGEST_LINE


class Translated(Mapping[str, str]):
    """A name in one or more languages; the language '' is text that serves for all of them."""

    __slots__ = ("_texts",)

    def __init__(self, texts: Mapping[str, str]) -> None:
        if not texts:
            raise ValueError("Translated need at least one text")
        self._texts = dict(texts)

    @classmethod
    def plain(cls, text: str) -> "Translated":
        """The same text in every language."""
        return cls({"": text})

    def in_language(self, language: str = FALLBACK_LANGUAGE) -> str:
        """The text in a language; failing that in its parent language, in English, or in any."""
        for choice in (language, language.split("-")[0], "", FALLBACK_LANGUAGE):
            if choice in self._texts:
                return self._texts[choice]
        return next(iter(self._texts.values()))

    def __str__(self) -> str:
        return self.in_language()

    def __getitem__(self, language: str) -> str:
        return self._texts[language]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def __hash__(self) -> int:
        return hash(frozenset(self._texts.items()))

    def __repr__(self) -> str:
        return f"Translated({self._texts!r})"
