"""What many tests use."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.rules_reader import base_rules

settings.register_profile(
    "project", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True, print_blob=True
)
settings.load_profile("project")


@pytest.fixture(scope="session", autouse=True)
def nobodys_settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests depend on nobody's language, and change nobody's printers."""
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in os.environ if name in {"LANG", "LANGUAGE"} or name.startswith("LC_")]:
            patch.delenv(name)
        patch.setenv("LC_ALL", "C.UTF-8")
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
        yield


@pytest.fixture(scope="session", autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Tests write into folders of their own, and leave nothing where they were started."""
    here = Path.cwd()
    before = set(here.iterdir())
    yield
    left = {path.name for path in set(here.iterdir()) - before if not path.name.startswith(".")}
    assert left <= {"build", "dist"}


@pytest.fixture
def base() -> Rules:
    return base_rules()


@pytest.fixture
def data() -> Path:
    return Path(__file__).parent / "data"
