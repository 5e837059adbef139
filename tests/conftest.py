"""What many tests use."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.rules_reader import base_rules

settings.register_profile(
    "project", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True, print_blob=True
)
settings.load_profile("project")


@pytest.fixture
def base() -> Rules:
    return base_rules()


@pytest.fixture
def data() -> Path:
    return Path(__file__).parent / "data"
