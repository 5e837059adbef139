"""Where the files are that come with the program."""

from pathlib import Path


def data_folder(name: str) -> Path:
    """`card_specs` or `templates`: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent
    installed = package / "data" / name
    return installed if installed.is_dir() else package.parent / name
