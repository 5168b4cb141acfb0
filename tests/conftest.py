"""What holds for all tests."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# These show tables to all who listen on loopback, and look at all that are shown there.
ON_ONE_LOOPBACK = (
    TESTS / "net" / "discovery",
    TESTS / "net" / "node",
    TESTS / "samurai_qt" / "command_line" / "test_headless.py",
    TESTS / "samurai_qt" / "command_line" / "test_headless_refusals.py",
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests that could see each other's tables in one process, one after the other."""
    for item in items:
        if any(item.path.is_relative_to(place) for place in ON_ONE_LOOPBACK):
            item.add_marker(pytest.mark.xdist_group("loopback"))
