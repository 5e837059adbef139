"""Printer profiles: kept where the platform keeps such things, checked, and never half written."""

import re
import sys
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows, get_win_folder_from_env_vars

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


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    return tmp_path


@pytest.mark.parametrize(
    ("platform", "given", "expected"),
    [
        (Unix, {}, "home/.config"),
        (Unix, {"XDG_CONFIG_HOME": "/conf"}, "/conf"),
        (Unix, {"XDG_CONFIG_HOME": "relative"}, "home/.config"),
        (MacOS, {}, "home/Library/Application Support"),
        (MacOS, {"XDG_CONFIG_HOME": "/conf"}, "/conf"),
        (Windows, {"APPDATA": "/roaming", "LOCALAPPDATA": "/local"}, "/roaming"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="it asks the system, not the environment")
def test_each_platform_has_its_place(
    platform: type, given: dict[str, str], expected: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.PlatformDirs", platform)
    monkeypatch.setattr("platformdirs.windows.get_win_folder", get_win_folder_from_env_vars)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    folder = Path(expected.replace("home", str(home)))
    assert profiles_file() == folder / "cutterprint" / "printers.yaml"


def test_profiles_that_a_mac_kept_before_are_still_found(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.PlatformDirs", MacOS)
    monkeypatch.setattr(sys, "platform", "darwin")
    former = home / "Library" / "Application Support" / "cutterprint" / "printers.yaml"
    save_profile("office", PrinterProfile(dx=1))
    assert profiles_file() == former
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / "conf"))
    assert list(read_profiles()) == ["office"]
    former.unlink()
    assert profiles_file() == home / "conf" / "cutterprint" / "printers.yaml"


@pytest.mark.skipif(sys.platform == "win32", reason="the system knows the folder")
def test_without_a_home_there_is_a_plain_answer(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOME")
    assert profiles_file().is_absolute()

    def nobody(number: int) -> None:
        raise KeyError(number)

    monkeypatch.setattr("pwd.getpwuid", nobody)
    with pytest.raises(CutterprintError, match="no folder for the profiles"):
        profiles_file()


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
