"""Print, check and score Cutterland."""

__version__ = "0.1.0"
