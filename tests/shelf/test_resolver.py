"""The one road from a name to a value: ids, files, folders, standard input, and what files include."""

import io
from pathlib import Path
from types import SimpleNamespace

import pytest

from cutterprint.errors import UsageError
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.shelf.resolver import load_one, load_specs, problems_in, spec_files
from tests.running import invoke

SCRIPTED = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>\n'
RULES = "game: cutterland\nkind: rules\nid: mine\nextends: base\ncreatures: {frog: {icon: bad.svg}}\n"
CARDS = "cards:\n  - {id: A, squares: 'Pc'}\n"
INCLUDING = {
    "pack": f"game: cutterland\nkind: pack\nid: p\nrules: mine\n{CARDS}",
    "land": "game: cutterland\nkind: land\nrules: mine.rules.yaml\nland: Pc\n",
    "record": "game: cutterland\nkind: record\npack: p.pack.yaml\nplayers: [A, B]\nturns: []\n",
    "recipe": "game: cutterland\nkind: recipe\nid: r\nrules: mine\ncards: 1\nfeatures: {frog: 7}\n",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose rules bring a drawing that is refused."""
    monkeypatch.chdir(tmp_path)
    Path("bad.svg").write_text(SCRIPTED, encoding="utf-8")
    Path("mine.rules.yaml").write_text(RULES, encoding="utf-8")
    for kind, text in INCLUDING.items():
        Path(f"{kind[0]}.{kind}.yaml").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("kind", INCLUDING)
def test_check_tells_what_printing_would_of_a_file_that_another_one_includes(kind: str, folder: Path) -> None:
    told = {problem.code: str(problem.message) for problem in problems_in(Path(f"{kind[0]}.{kind}.yaml"))}
    code = "unknown-pack" if kind == "record" else "unknown-rules"
    assert "problems of its own" in told[code]


def test_every_command_tells_the_same_of_one_file(folder: Path) -> None:
    checked = invoke("check", "p.pack.yaml").stdout.splitlines()[0]
    for words in (["cards", "p.pack.yaml"], ["show", "p.pack.yaml"], ["kit", "p.pack.yaml"]):
        ended = invoke(*words)
        assert ended.exit_code == 1
        assert ended.stderr.splitlines()[0] == checked
    assert "check it: cutterprint check mine.rules.yaml" in invoke("cards", "p.pack.yaml").stderr


def test_an_id_a_file_a_folder_and_standard_input_give_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (built_in,) = spec_files("starter")
    assert built_in.path is not None
    text = built_in.path.read_bytes()
    (tmp_path / "starter.pack.yaml").write_bytes(text)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(text)))
    named = ["starter", str(tmp_path / "starter.pack.yaml"), str(tmp_path), "-"]
    packs = [load_specs([name])[0].value for name in named]
    assert all(isinstance(pack, Pack) for pack in packs)
    assert len({pack.cards for pack in packs if isinstance(pack, Pack)}) == 1


def test_standard_input_finds_files_in_the_current_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("mine.rules.yaml").write_text(RULES.replace("bad.svg", "frog"), encoding="utf-8")
    text = b"game: cutterland\nland: Pc\nrules: mine\n"
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(text)))
    assert load_one("-").kind == "land"


def test_an_id_of_another_kind_is_told_what_it_is() -> None:
    with pytest.raises(UsageError, match="land instead of pack"):
        load_one("k-hunting", ("pack",))


def test_files_that_include_one_another_come_to_an_end(folder: Path) -> None:
    Path("one.rules.yaml").write_text(RULES.replace("base", "two.rules.yaml"), encoding="utf-8")
    Path("two.rules.yaml").write_text(RULES.replace("base", "one.rules.yaml"), encoding="utf-8")
    assert "unknown-rules" in {problem.code for problem in problems_in(Path("one.rules.yaml"))}
