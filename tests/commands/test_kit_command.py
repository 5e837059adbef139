"""The whole box: what is in the folder, in every language, and what happens when the disk says no."""

import errno
import os
from pathlib import Path
from typing import get_args

import pytest

import cutterprint
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.sheets.kit import kit_parts
from cutterprint.i18n import language, languages
from cutterprint.options import Backs, KitBacks
from cutterprint.printing.papers import paper
from cutterprint.printing.printed import KitRequest, Printed
from cutterprint.printing.whole import all_in_one
from tests.commands.test_commands import run
from tests.printing.reading import page_size, reader
from tests.running import Done, invoke

KEYS = [
    "cards",
    "backs",
    "reference",
    "scorepad",
    "tokens",
    "box",
    "rules",
    "rules",
    "calibration",
    "how-to-print",
]


def starter() -> Pack:
    pack = cutterprint.load("starter")
    assert isinstance(pack, Pack)
    return pack


def parts_of(lang: str = "en", on: str = "a4", backs: KitBacks = "long", players: int = 4) -> list[Printed]:
    request = KitRequest(
        value=starter(), paper=paper(on), speech=language(lang), backs=backs, players=players
    )
    return list(kit_parts(request))


def invoked(*words: str) -> Done:
    return invoke("kit", "starter", *words)


@pytest.mark.parametrize("on", ["a4", "letter"])
@pytest.mark.parametrize("lang", languages())
def test_a_kit_is_whole_in_every_language_and_nothing_overflows(lang: str, on: str) -> None:
    request = KitRequest(value=starter(), paper=paper(on), speech=language(lang))
    parts = list(kit_parts(request))
    assert [part.key for part in parts] == KEYS
    assert {part.file: part.problems for part in parts if part.problems} == {}
    assert not request.speech.missing
    sides = sorted((paper(on).width, paper(on).height))
    for part in parts:
        if part.how != "screen":
            for page in part.pages:
                size = sorted((page.drawing.width, page.drawing.height))
                assert size == pytest.approx(sides), part.file


def test_the_folder_holds_what_the_formats_promise(tmp_path: Path) -> None:
    done = invoked("--out", str(tmp_path), "--lang", "es", "--paper", "letter")
    assert done.exit_code == 0, done.output
    names = sorted(path.name for path in tmp_path.iterdir())
    for word in dict.fromkeys([*KEYS, "all-in-one"]):
        assert any(name.startswith(word) and name.endswith(".pdf") for name in names), word
    assert len(names) == len(KEYS) + 1
    for name in names:
        read = reader((tmp_path / name).read_bytes())
        assert str(read.root_object["/Lang"]) == "es"
        assert read.metadata is not None
        assert "Cutterland" in str(read.metadata.title)
    assert page_size((tmp_path / "cards-starter.pdf").read_bytes(), 0) == pytest.approx((215.9, 279.4))
    assert "Para imprimir: 18 páginas en 11 hojas de Letter." in done.output
    assert "Lee primero how-to-print-es.pdf" in done.output


def test_all_in_one_has_a_bookmark_for_every_part(tmp_path: Path) -> None:
    parts = parts_of()
    done = invoked("--out", str(tmp_path), "--quiet")
    assert done.output == ""
    read = reader((tmp_path / "all-in-one-starter-en.pdf").read_bytes())
    titles = [part.title for part in parts if part.how not in ("screen", "backs")]
    assert [item.title for item in read.outline] == [*titles[:-3:-1], *titles[:-2]]  # type: ignore[union-attr]
    assert len(read.pages) == len(all_in_one(parts)) == 2 * sum(part.sheets for part in parts)
    assert read.root_object["/ViewerPreferences"]["/Duplex"] == "/DuplexFlipLongEdge"  # type: ignore[index]
    assert read.page_labels == [str(number + 1) for number in range(len(read.pages))]


@pytest.mark.parametrize("lang", languages())
def test_the_page_that_explains_lists_where_parts_are_in_the_whole(lang: str, tmp_path: Path) -> None:
    assert invoked("--out", str(tmp_path), "--quiet", "--lang", lang).exit_code == 0
    whole = reader((tmp_path / f"all-in-one-starter-{lang}.pdf").read_bytes())
    told = reader((tmp_path / f"how-to-print-{lang}.pdf").read_bytes()).pages[0].extract_text().split()
    found = [whole.get_destination_page_number(item) for item in whole.outline]  # type: ignore[arg-type]
    starts = [number + 1 for number in found if number is not None]
    for first, beyond in zip(starts, [*starts[1:], len(whole.pages) + 1], strict=True):
        assert f"{first}–{beyond - 1}" in told
    assert f"1–{len(whole.pages)}" in told


@pytest.mark.parametrize("backs", get_args(KitBacks))
def test_backs_come_as_chosen(backs: KitBacks) -> None:
    parts = {part.key: part for part in parts_of(backs=backs)}
    assert ("backs" in parts) == (backs in ("long", "short", "separate"))
    assert parts["cards"].duplex == (backs if backs in ("long", "short") else "simplex")
    fronts = [page for page in parts["cards"].pages if not page.label.endswith("b")]
    assert len(parts["cards"].pages) == (2 * len(fronts) if backs in ("long", "short") else len(fronts))
    if "backs" in parts:
        (page,) = parts["backs"].pages
        # As many backs as a sheet holds cards.
        assert len(page.drawing.shapes) >= 9


def test_every_kind_of_backs_can_be_chosen() -> None:
    assert set(get_args(KitBacks)) == {*get_args(Backs), "separate"}
    assert (
        "--backs should be long, short, gutterfold, separate or none" in invoked("--backs", "sideways").stderr
    )


def test_players_get_reference_sheets_and_columns() -> None:
    few, many = ({part.key: part for part in parts_of(players=players)} for players in (2, 6))
    assert len(few["reference"].pages) == 2
    assert len(many["reference"].pages) == 6
    assert few["scorepad"].pages != many["scorepad"].pages


def test_copies_print_each_card_again(tmp_path: Path) -> None:
    invoked("--out", str(tmp_path), "--copies", "3", "--quiet")
    once = len(next(part for part in parts_of() if part.key == "cards").pages)
    pages = len(reader((tmp_path / "cards-starter.pdf").read_bytes()).pages)
    assert pages == 8 > once


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--lang", "xx"), "no language 'xx'"),
        (("--paper", "a9"), "no paper 'a9'"),
        (("--players", "7"), "--players goes from 2 to 6"),
        (("--out", "kit.pdf"), "must name a folder"),
        (("--palette", "neon"), "no palette 'neon'"),
        (("--templates", "nowhere"), "no template folder"),
    ],
)
def test_what_is_off_is_told_and_nothing_is_written(
    words: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = invoked(*words)
    assert done.exit_code in {1, 2}
    assert told in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_land_is_no_pack() -> None:
    done = run("kit", "k-hunting")
    assert done.returncode == 2
    assert "land instead of pack" in done.stderr


def test_a_folder_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = run("kit", "starter", "--out", str(tmp_path / "file" / "deep"))
    assert done.returncode == 1
    assert "could not be written: Not a directory" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_full_disk_leaves_no_half_written_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "rules-en.pdf"
    old.write_bytes(b"the rules of yesterday")
    written = 0
    sync = os.fsync

    def full(handle: int) -> None:
        nonlocal written
        written += 1
        if written > 2:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        sync(handle)

    monkeypatch.setattr("cutterprint.writing.os.fsync", full)
    done = invoked("--out", str(tmp_path))
    assert done.exit_code == 1
    assert "could not be written: No space left on device" in done.stderr
    assert old.read_bytes() == b"the rules of yesterday"
    others = [path for path in tmp_path.iterdir() if path != old]
    assert len(others) == 2
    for path in others:
        assert reader(path.read_bytes()).pages


@pytest.mark.parametrize("lang", languages())
def test_tokens_and_rules_are_printed_alone_too(lang: str, tmp_path: Path) -> None:
    for command in (["tokens", "--bones", "3", "--walls", "0"], ["rules", "--single"], ["rules"]):
        done = invoke(*command, "--lang", lang, "--paper", "letter", "-o", str(tmp_path))
        assert done.exit_code == 0, done.output
    tokens = reader((tmp_path / f"tokens-{lang}.pdf").read_bytes()).pages[0].extract_text()
    assert f"3 × {language(lang).gettext('Bones')}" in tokens
    assert len(reader((tmp_path / f"rules-single-{lang}.pdf").read_bytes()).pages) == 8
    assert len(reader((tmp_path / f"rules-{lang}.pdf").read_bytes()).pages) == 4


def test_tokens_of_a_bonus_by_its_name(tmp_path: Path) -> None:
    done = invoke("tokens", "--count", "tower=0", "-q", "-o", str(tmp_path / "t.pdf"))
    assert (done.exit_code, done.output) == (0, "")
    assert "Tower" not in reader((tmp_path / "t.pdf").read_bytes()).pages[0].extract_text()
    wrong = invoke("tokens", "--count", "towers", "-o", str(tmp_path))
    assert "such as tower=12" in wrong.stderr
