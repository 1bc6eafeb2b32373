"""What all tests share: Hypothesis' profiles, and the proof of which code is under test."""

import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest
from hypothesis import HealthCheck, settings

from grognard.umpire import contract

COMPILED = str(contract.__file__).endswith(tuple(EXTENSION_SUFFIXES))

settings.register_profile(
    "suite", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


def pytest_configure(config: pytest.Config) -> None:
    """Stale or missing compiled code must not pass for the other kind."""
    expected = os.environ.get("GROGNARD_EXPECT")
    if expected not in (None, "compiled" if COMPILED else "plain"):
        raise pytest.UsageError(f"{expected} code was to be tested, but {contract.__file__} was imported")


def pytest_report_header(config: pytest.Config) -> str:
    """Which code is under test."""
    return f"grognard: {'compiled' if COMPILED else 'plain'} rules, {contract.__file__}"
