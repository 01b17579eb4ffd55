"""A pytest plugin: tells coverage which test runs, with its parameters."""

from __future__ import annotations

import coverage
import pytest


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item):  # type: ignore[no-untyped-def]
    """Everything a test and its fixtures run counts for the test."""
    watching = coverage.Coverage.current()
    if watching is not None:
        watching.switch_context(item.nodeid)
    yield
    if watching is not None:
        watching.switch_context("")
