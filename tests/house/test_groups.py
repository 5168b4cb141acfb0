"""Tests that share something outside their process are kept in one."""

import os

import pytest


@pytest.mark.xdist_group("kept")
def test_groups_are_kept_in_one_process(request: pytest.FixtureRequest) -> None:
    # Groups are told by the ends of ids; where those are lost, so are the groups, and nothing else says so.
    assert request.node.nodeid.endswith("@kept") == ("PYTEST_XDIST_WORKER" in os.environ)
