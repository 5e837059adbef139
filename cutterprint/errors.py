"""The one root of the errors that cutterprint raises on purpose."""


class CutterprintError(Exception):
    """Something the user can mend: the message says what happened, where, and what to do."""


class UsageError(CutterprintError):
    """The command line itself is off: an option that makes no sense, a file that is not there."""
