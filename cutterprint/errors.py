"""The one root of the errors that cutterprint raises on purpose."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cutterprint.i18n import Language, Message


class CutterprintError(Exception):
    """Something the user can mend: the message says what happened, where, and what to do."""

    def __init__(self, message: "Message | str" = "") -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)

    def said(self, speech: "Language") -> str:
        """What happened, in a language."""
        return self.message if isinstance(self.message, str) else self.message.said(speech)


class UsageError(CutterprintError):
    """The command line itself is off: an option that makes no sense, a file that is not there."""
