"""The packaged content of Bug Hunt."""

import pytest

from xenofront.content import store as shelf


@pytest.fixture(scope="session")
def packaged():
    return shelf.of("bug-hunt").catalogue()
