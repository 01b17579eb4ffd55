"""The packaged content of Bug Hunt."""

import pytest

from xenofront.library import shelf


@pytest.fixture(scope="session")
def packaged():
    return shelf.of("bug-hunt").catalogue()
