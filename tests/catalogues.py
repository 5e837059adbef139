"""For translators: Babel brings the catalogues up to the messages in code and templates (`make messages`).

Where it looks for messages stands in pyproject.toml.
"""

import io
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from cutterprint.i18n import DOMAIN, SOURCE, languages

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "cutterprint" / "locale"
WIDTH = "--width=100"
TRANSLATED = [code for code in languages() if code != SOURCE]


def pybabel(*words: str | Path) -> None:
    command = [sys.executable, "-m", "babel.messages.frontend", "--quiet"]
    subprocess.run([*command, *words], cwd=ROOT, check=True)


@cache
def template(where: str = "--no-location") -> bytes:
    """Every message of the project, as a catalogue without translations.

    Where a message stands changes with every edit, so the catalogues don't keep it.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"{DOMAIN}.pot"
        places = ("--mapping-file=pyproject.toml", where, "--keywords=msg nmsg:1,2")
        comments = ("--add-comments=For translators:", "--strip-comments")
        pybabel("extract", *places, *comments, WIDTH, "--output-file", file, ".")
        return file.read_bytes()


def extracted() -> Catalog:
    """Every message, with the files that say it."""
    return read_po(io.BytesIO(template("--add-location=file")))


def update(file: Path, code: str) -> None:
    """Bring a catalogue up to every message of the project, and no other."""
    # The head stays as it is: Babel would put dates, names and its own version into it.
    head = file.read_bytes().partition(b"\n\n")[0]
    with tempfile.TemporaryDirectory() as folder:
        messages = Path(folder) / f"{DOMAIN}.pot"
        messages.write_bytes(template())
        form = ("--no-fuzzy-matching", "--ignore-obsolete", "--omit-header", WIDTH)
        pybabel("update", *form, "--input-file", messages, "--output-file", file, "--locale", code)
    file.write_bytes(head + b"\n\n" + file.read_bytes())


def main() -> None:
    for code in TRANSLATED:
        file = LOCALE / code / "LC_MESSAGES" / f"{DOMAIN}.po"
        update(file, code)
        translated = [message.string for message in read_po(io.BytesIO(file.read_bytes())) if message.id]
        empty = sum(not string or not all(string) for string in translated)
        sys.stdout.write(f"{code}: {len(translated)} messages, {empty} to translate\n")


if __name__ == "__main__":
    main()
