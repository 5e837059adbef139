"""The examples in README and docs do what they say."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from cutterprint.games.cutterland.art.land_element import ATTRIBUTES
from cutterprint.games.cutterland.rules.rules_reader import base_rules
from cutterprint.games.cutterland.sheets.reference import reference_values
from cutterprint.games.cutterland.sheets.scorepad import Pad, pad_values
from cutterprint.games.cutterland.sheets.stage import stage
from cutterprint.i18n import language
from cutterprint.pages.filling import fill_pages
from cutterprint.pages.markup import ELEMENTS, set_pages
from tests.problems import problems_of

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").glob("*.md")),
]
MARKED = re.compile(r"<!-- (run|check|page|template) -->\n```(\w+)\n(.*?)```", re.DOTALL)


def marked(what: str, language: str) -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        for mark, spoken, text in MARKED.findall(page.read_text(encoding="utf-8")):
            if (mark, spoken) == (what, language):
                found.append((page.name, text))
    return found


@pytest.mark.parametrize(("page", "text"), marked("run", "sh"))
def test_shell_examples_run(page: str, text: str, tmp_path: Path) -> None:
    for line in text.splitlines():
        words = shlex.split(line, comments=True)
        if not words:
            continue
        assert words[0] == "cutterprint", line
        done = subprocess.run(
            [sys.executable, "-m", *words], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{line}\n{done.stderr}{done.stdout}"


@pytest.mark.parametrize(("page", "text"), marked("run", "python"))
def test_python_examples_run(page: str, text: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", text], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("page", "text"), marked("check", "yaml"))
def test_specs_in_the_docs_are_right(page: str, text: str, tmp_path: Path) -> None:
    assert problems_of(text, tmp_path / "example.yaml") == ()


@pytest.mark.parametrize(("page", "text"), marked("page", "xml"))
def test_pages_in_the_docs_are_set(page: str, text: str) -> None:
    assert set_pages(text, stage(base_rules())).problems == ()


@pytest.mark.parametrize(("page", "text"), marked("template", "jinja"))
def test_templates_in_the_docs_make_pages(page: str, text: str, tmp_path: Path) -> None:
    (tmp_path / "own.page.j2").write_text(text, encoding="utf-8")
    values = reference_values(base_rules(), "standard", language("ru"))
    made = fill_pages(
        "own.page.j2",
        stage(base_rules()),
        speech=language("ru"),
        folder=tmp_path,
        width=148,
        height=210,
        **values,
    )
    assert made.problems == ()


def test_the_page_of_templates_names_every_element_attribute_and_value() -> None:
    text = (ROOT / "docs" / "templates.md").read_text(encoding="utf-8")
    names = {*ELEMENTS, *(name for names in ELEMENTS.values() for name in names), *ATTRIBUTES}
    names |= set(reference_values(base_rules(), "standard", language()))
    names |= set(pad_values(Pad.empty(base_rules(), 2, is_tournament=False), language()))
    names |= set(stage(base_rules()).colours) - {f"{key}-tint" for key in base_rules().landscapes}
    unnamed = {name for name in names if not re.search(rf"\b{re.escape(name)}\b", text)}
    assert not unnamed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_the_page_of_formats_explains_every_problem_code() -> None:
    text = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    codes = set()
    for source in (ROOT / "cutterprint").rglob("*.py"):
        codes |= set(
            re.findall(
                r'(?:log\.add|_stop|Fault|Obstacle)\([^"]*?"([a-z]+(?:-[a-z0-9]+)+|prey|expectation)"',
                source.read_text("utf-8"),
            )
        )
    assert len(codes) > 15
    for code in codes:
        assert f"`{code}`" in text, code
