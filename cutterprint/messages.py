"""For translators: finds the messages in code and templates, and brings the catalogues up to them.

Run as `python -m cutterprint.messages` (or `make messages`) in a checkout.
"""

import io
import sys
import tomllib
from pathlib import Path
from typing import Any

from cutterprint.i18n import DOMAIN, SOURCE, languages

ROOT = Path(__file__).resolve().parent.parent


def extracted(root: Path = ROOT) -> Any:
    """Every message of the project as a catalogue without translations."""
    from babel.messages.catalog import Catalog
    from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir

    mappings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["babel"][
        "mappings"
    ]
    catalogue = Catalog(project=DOMAIN, charset="utf-8")
    for mapping in mappings:
        options = {key: value for key, value in mapping.items() if key not in ("method", "pattern")}
        found = extract_from_dir(
            root,
            [(mapping["pattern"], mapping["method"])],
            {mapping["pattern"]: options},
            keywords={**DEFAULT_KEYWORDS, "msg": None, "nmsg": (1, 2)},
            comment_tags=("For translators:",),
            strip_comment_tags=True,
        )
        for name, _, message, comments, context in found:
            # Lines move with every edit; the file is enough to find a message.
            catalogue.add(
                message, None, [(Path(name).as_posix(), 0)], auto_comments=comments, context=context
            )
    return catalogue


def update(code: str, template: Any, root: Path = ROOT) -> bytes:
    """The catalogue of a language with every message of the template in it, and no other."""
    from babel.messages.pofile import read_po, write_po

    path = root / "cutterprint" / "locale" / code / "LC_MESSAGES" / f"{DOMAIN}.po"
    catalogue = read_po(io.BytesIO(path.read_bytes()), locale=code)
    catalogue.update(template, no_fuzzy_matching=True, update_creation_date=False)
    catalogue.obsolete.clear()
    written = io.BytesIO()
    write_po(written, catalogue, width=100, no_location=True, omit_header=True)
    return _HEADER.format(code=code, plural=catalogue.plural_forms).encode("utf-8") + written.getvalue()


# What the tools of translators need, without dates and names that would change in every update.
_HEADER = """\
msgid ""
msgstr ""
"Project-Id-Version: cutterprint\\n"
"Language: {code}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plural}\\n"

"""


def _empty(content: bytes) -> int:
    """How many messages of a catalogue have no translation yet."""
    from babel.messages.pofile import read_po

    messages = [message for message in read_po(io.BytesIO(content)) if message.id]
    return sum(not message.string or not all(message.string) for message in messages)


def main() -> None:
    from cutterprint.writing import write_whole

    template = extracted()
    for code in languages():
        if code == SOURCE:
            continue
        content = update(code, template)
        write_whole(ROOT / "cutterprint" / "locale" / code / "LC_MESSAGES" / f"{DOMAIN}.po", content)
        empty = _empty(content)
        sys.stdout.write(f"{code}: {len(template)} messages, {empty} to translate\n")


if __name__ == "__main__":
    main()
