"""The packaged content of Bug Hunt."""

import pytest

from xenofront.content import store


@pytest.fixture(scope="session")
def packaged():
    return store.of("bug-hunt").catalogue()
