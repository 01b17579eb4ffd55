"""No test of the library touches the cache of the person who runs it."""

import pytest

from xenofront.content import store as shelf


@pytest.fixture(scope="session", autouse=True)
def not_the_users_cache(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XENOFRONT_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def cache_folder(tmp_path, monkeypatch):
    """An empty cache folder, with nothing kept in memory either."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("XENOFRONT_CACHE", str(folder))
    shelf._catalogue.cache_clear()
    return folder
