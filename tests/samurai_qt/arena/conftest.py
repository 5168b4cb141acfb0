"""One cluster for all that is tested on one: it takes seconds to start."""

from collections.abc import Iterator

import pytest

from tests.samurai_qt.arena.local_cluster import local_cluster


@pytest.fixture(scope="session")
def cluster_address() -> Iterator[str]:
    with local_cluster(workers=2) as (address, _):
        yield address
