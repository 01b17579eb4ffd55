"""Answers that come at the same time are stored together, and fail each for itself."""

import errno
import threading

import pytest

from xenofront.games.factory import new_setup
from xenofront.kernel import Answer, Seat
from xenofront.server.database import connect, sqlite_url
from xenofront.server.faults import Stale, StorageFault
from xenofront.server.storage import Storage

ENTRY = Answer(Seat("chromium"), "alpha", "chromium")


@pytest.fixture
def storage(tmp_path):
    made = Storage(connect(sqlite_url(tmp_path / "games.sqlite")))
    yield made
    made.engine.dispose()


def add(storage, count):
    setup = new_setup("dust_signal", ("chromium",), seed=1)
    return [
        storage.add("x", setup, version=1, content="c", manual=False, guided=False)
        for _ in range(count)
    ]


def at_once(storage, monkeypatch, names):
    """One answer of each game while the writer is busy; says what went wrong, and all commits."""
    writer, failed, commits = storage._writer, {}, []
    plain = type(writer)._store

    def store(self, changes):
        commits.append(len(changes))
        plain(self, changes)

    def answer(name):
        try:
            storage.append(name, 0, [ENTRY], request="one", headline=name)
        except Stale as error:
            failed[name] = error

    monkeypatch.setattr(type(writer), "_store", store)
    threads = [threading.Thread(target=answer, args=(name,)) for name in names]
    with writer._writing:
        for thread in threads:
            thread.start()
        while len(writer._heap) < len(names):
            pass
    for thread in threads:
        thread.join()
    return failed, commits


def test_who_waits_goes_along(storage, monkeypatch):
    names = add(storage, 6)
    failed, commits = at_once(storage, monkeypatch, names)
    assert (failed, commits) == ({}, [6])
    for name in names:
        assert storage.entries(name) == [ENTRY]
        assert (storage.game(name).answers, storage.game(name).headline) == (1, name)


def test_nobody_fails_for_somebody_elses_fault(storage, monkeypatch):
    names = add(storage, 5)
    storage.append(names[2], 0, [ENTRY], headline="was faster")
    failed, commits = at_once(storage, monkeypatch, names)
    assert list(failed) == [names[2]]
    assert commits == [5, 1, 1, 1, 1, 1]
    assert [storage.game(name).answers for name in names] == [1] * 5
    assert storage.game(names[2]).headline == "was faster"


def test_an_answer_is_stored_before_anybody_goes_on(storage, monkeypatch):
    (name,) = add(storage, 1)
    writer = storage._writer

    def full(self, changes):
        raise OSError(errno.ENOSPC, "disk full")

    monkeypatch.setattr(type(writer), "_store", full)
    with pytest.raises(StorageFault, match="disk full") as told:
        storage.append(name, 0, [ENTRY])
    assert told.value.kind == "full"
    assert storage.entries(name) == []
    assert storage.game(name).answers == 0
