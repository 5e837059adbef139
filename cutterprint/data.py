"""Where the files are that come with the program and with its games."""

from pathlib import Path

from cutterprint import games


def data_folder(name: str) -> Path:
    """`card_specs` or `templates`: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent
    installed = package / "data" / name
    return installed if installed.is_dir() else package.parent / name


def game_folder(game: str, name: str) -> Path:
    """The `card_specs` or `templates` of a game: with those of other games, or in the game's own folder."""
    apart = (Path(folder) / game / name for folder in games.__path__)
    return next((folder for folder in apart if folder.is_dir()), data_folder(name) / game)
