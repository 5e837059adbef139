"""Printer profiles: kept where the platform keeps such things, checked, and never half written."""

import re
from pathlib import Path

import pytest

from cutterprint.drawing.shapes import IDENTITY, apply
from cutterprint.errors import CutterprintError, UsageError
from cutterprint.printing.profiles import (
    NO_PROFILE,
    PrinterProfile,
    measured,
    profiles_file,
    read_profile,
    read_profiles,
    save_profile,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cutterprint" / "printers.yaml"


def test_each_platform_has_its_place() -> None:
    home = {"HOME": "/home/ana", "XDG_CONFIG_HOME": "", "APPDATA": "/roaming"}
    end = Path("cutterprint/printers.yaml")
    assert profiles_file(home, "linux") == Path("/home/ana/.config") / end
    assert profiles_file({**home, "XDG_CONFIG_HOME": "/conf"}, "linux") == Path("/conf") / end
    assert profiles_file({**home, "XDG_CONFIG_HOME": "relative"}, "linux") == Path("/home/ana/.config") / end
    assert profiles_file(home, "darwin") == Path("/home/ana/Library/Application Support") / end
    assert profiles_file(home, "win32") == Path("/roaming") / end


def test_what_is_saved_reads_back(file: Path) -> None:
    office = PrinterProfile(scale_x=1.00402, scale_y=0.998, dx=0.5, dy=-1.25)
    save_profile("office", office, file)
    save_profile("дома", NO_PROFILE, file)
    assert read_profiles(file) == {"office": office, "дома": NO_PROFILE}
    assert read_profile("office", file) == office
    assert "dx: 0.5mm" in file.read_text(encoding="utf-8")


def test_saving_again_replaces_one_and_keeps_the_others(file: Path) -> None:
    save_profile("a", PrinterProfile(dx=1), file)
    save_profile("b", PrinterProfile(dx=2), file)
    save_profile("a", PrinterProfile(dx=3), file)
    assert {name: profile.dx for name, profile in read_profiles(file).items()} == {"a": 3, "b": 2}


def test_without_a_file_there_are_no_profiles(file: Path) -> None:
    assert read_profiles(file) == {}
    with pytest.raises(UsageError, match="calibrate --set"):
        read_profile("office", file)


def test_an_unknown_printer_is_answered_with_the_known_ones(file: Path) -> None:
    save_profile("office", NO_PROFILE, file)
    with pytest.raises(UsageError, match="choose from office"):
        read_profile("offic", file)


@pytest.mark.parametrize("name", ["", "../x", "a/b", "-x", "a" * 41, "a\nb"])
def test_names_that_would_make_trouble_are_refused(name: str, file: Path) -> None:
    with pytest.raises(UsageError, match="can't be a printer's name"):
        save_profile(name, NO_PROFILE, file)


@pytest.mark.parametrize(
    "text",
    [
        "office: [1, 2]",
        "- office",
        "office: {scale_x: 5}",
        "office: {scale_x: .nan}",
        "office: {scale_x: wide}",
        "office: {dx: 1}",
        "office: {dx: 30mm}",
        "office: {scale: 1}",
        "office: {scale_x: 1",
        "just words",
        "office: !!python/object:os.system {}",
    ],
)
def test_a_broken_file_is_named_and_left_alone(text: str, file: Path) -> None:
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CutterprintError, match=re.escape(str(file))):
        read_profiles(file)
    with pytest.raises(CutterprintError):
        save_profile("a", NO_PROFILE, file)
    assert file.read_text(encoding="utf-8") == text


def test_bytes_that_are_no_text_are_named(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CutterprintError, match="could not be read"):
        read_profiles(file)


@pytest.mark.parametrize(
    "values", [{"scale_x": 0.89}, {"scale_y": 1.2}, {"dx": 21.0}, {"dy": -20.5}, {"scale_x": float("nan")}]
)
def test_profiles_out_of_all_proportion_are_refused(values: dict[str, float]) -> None:
    with pytest.raises(UsageError, match="out of range"):
        PrinterProfile(**values)


def test_what_was_measured_becomes_a_scale() -> None:
    profile = measured(x=99.2, y=100.5, dx=0.3)
    assert profile.scale_x * 99.2 == pytest.approx(100)
    assert profile.scale_y * 100.5 == pytest.approx(100)
    with pytest.raises(UsageError, match="100 %"):
        measured(x=70)


def test_a_correction_keeps_the_middle_and_moves_backs_only() -> None:
    profile = PrinterProfile(scale_x=1.02, scale_y=0.98, dx=1, dy=2)
    assert apply(profile.correction(210, 297, back=False), 105, 148.5) == pytest.approx((105, 148.5))
    assert apply(profile.correction(210, 297, back=True), 105, 148.5) == pytest.approx((106, 150.5))
    assert NO_PROFILE.correction(210, 297, back=True) == IDENTITY
