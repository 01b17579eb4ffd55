"""What tests of more than one part need."""

import pytest

from xenofront.content import store
from xenofront.server import jobs


@pytest.fixture
def endless_doctor(monkeypatch):
    """The doctor never comes to an end; the list has his jobs so far."""
    errand, begun = jobs.run, []

    def run(words, *rest, **more):
        if "doctor" in words:
            begun.append(words)
            words = ["timeit", "-n1", "-r1", "import time; time.sleep(3600)"]
        return errand(words, *rest, **more)

    monkeypatch.setattr(jobs, "run", run)
    return begun


@pytest.fixture(scope="session", autouse=True)
def not_the_users_cache(tmp_path_factory):
    """No test touches the cache of the person who runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XENOFRONT_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def cache_folder(tmp_path, monkeypatch):
    """An empty cache folder, with nothing kept in memory either."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("XENOFRONT_CACHE", str(folder))
    store._catalogue.cache_clear()
    return folder
