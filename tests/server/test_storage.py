"""Games in the database, on SQLite and on a real PostgreSQL."""

import secrets

import pytest
import sqlalchemy as sa

from tests.server.postgres import new_database, running_postgres
from xenofront.content import store
from xenofront.games.factory import new_record, new_setup, system
from xenofront.games.galaxy_defenders.play.guide import shown_choice
from xenofront.kernel import Answer, Seat, digest, write_record
from xenofront.server.database import connect, sqlite_url
from xenofront.server.faults import Stale
from xenofront.server.live import LiveGame
from xenofront.server.refusal import Refusal
from xenofront.server.storage import Storage, UnknownGame
from xenofront.server.writing import KEPT_POSITIONS

SQUAD = ("chromium", "titanium")


@pytest.fixture(scope="session")
def postgres():
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request, tmp_path):
    if request.param == "sqlite":
        url = sqlite_url(tmp_path / "games.sqlite")
    else:
        url = new_database(request.getfixturevalue("postgres"))
    made = Shared(url)
    assert made.engine.dialect.name == request.param
    yield made
    made.close()


class Shared(Storage):
    """A storage that others work with, too."""

    def __init__(self, url):
        super().__init__(connect(url))
        self.url, self.twins = url, []

    def twin(self):
        self.twins.append(Shared(self.url))
        return self.twins[-1]

    def close(self):
        for one in (*self.twins, self):
            one.engine.dispose()


def add(storage, **more):
    setup = new_setup("dust_signal", SQUAD, seed=4)
    rules = system(setup.system)
    content = store.of(setup.system).content_of(setup)
    words = {"version": rules.version, "content": content, "manual": False, **more}
    return storage.add("somebody", setup, **words)


def play(live, answers):
    for _ in range(answers):
        key = shown_choice(live.game)
        live.give(secrets.token_hex(8), live.seq, key, live.seats)


def test_a_game_is_found_again_with_every_answer(storage):
    name = add(storage)
    live = LiveGame(storage, name)
    play(live, 45)
    again = LiveGame(storage.twin(), name)
    assert again.seq == live.seq > 45
    assert again.record.digest() == live.record.digest()
    assert again.record.entries == live.record.entries
    assert again.record.setup == live.record.setup
    play(again, 1)


def test_two_servers_on_one_database_do_not_overwrite_each_other(storage):
    name = add(storage)
    one, two = LiveGame(storage, name), LiveGame(storage.twin(), name)
    one.give("a", 0, "chromium", one.seats)
    with pytest.raises(Stale):
        two.give("b", 0, "titanium", two.seats)
    assert two.broken
    assert len(storage.entries(name)) == one.seq
    assert LiveGame(storage, name).record.digest() == one.record.digest()


def test_a_request_is_stored_once(storage):
    name = add(storage)
    entry = Answer(Seat("chromium"), "alpha", "chromium")
    storage.append(name, 0, [entry], request="x")
    with pytest.raises(Stale):
        storage.append(name, 1, [entry], request="x")
    assert storage.requests(name) == {"x"}
    assert storage.entries(name) == [entry]


def test_games_are_listed_by_owner_latest_first(storage):
    first, second = add(storage), add(storage)
    storage.append(first, 0, [Answer(Seat("chromium"), "alpha", "chromium")], headline="Round 1")
    assert [row.id for row in storage.games("somebody")] == [first, second]
    assert storage.games("somebody")[0].headline == "Round 1"
    assert storage.games("nobody") == []
    storage.remove(first)
    assert [row.id for row in storage.games("somebody")] == [second]
    with pytest.raises(UnknownGame):
        storage.game(first)
    assert storage.entries(first) == []


def test_a_game_under_changed_rules_goes_on_from_its_newest_position(storage):
    name = add(storage)
    live = LiveGame(storage, name)
    play(live, 60)
    kept = storage.body(storage.game(name)).snapshots
    assert len(kept) == min(KEPT_POSITIONS, live.record.nodes[live.record.at].depth // 16)
    with storage.engine.begin() as connection:
        connection.execute(sa.text("update game set content = 'older'"))
    carried = LiveGame(storage, name)
    assert carried.record.digest() == live.record.digest()
    assert carried.record.past
    assert carried.seq == live.seq
    play(carried, 20)
    again = LiveGame(storage, name)
    assert again.record.digest() == carried.record.digest()
    assert again.seq == carried.seq
    again.back("undo-it", again.seq, "take_back", again.record.line()[-3], again.seats)
    assert LiveGame(storage, name).record.digest() == again.record.digest()


def test_what_cannot_be_stored_was_not_done(storage, monkeypatch):
    name = add(storage)
    live = LiveGame(storage, name)

    def full(*args, **words):
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(Storage, "append", full)
        with pytest.raises(OSError, match="disk full"):
            live.give("a", 0, "chromium", live.seats)
    assert live.broken
    assert LiveGame(storage, name).seq == 0


def test_settings_are_decided_by_the_first_who_asks(storage):
    assert storage.setting("key", "one") == "one"
    assert storage.setting("key", "two") == "one"


def test_tables_that_are_newest_are_left_alone(storage, monkeypatch):
    def never(*args):
        raise AssertionError("alembic was called")

    monkeypatch.setattr("alembic.command.upgrade", never)
    connect(storage.url).dispose()


def test_refusals_change_nothing(tmp_path):
    storage = Shared(sqlite_url(tmp_path / "a.sqlite"))
    live = LiveGame(storage, add(storage))
    before = live.record.digest()
    for seq, key, seats, error in (
        (1, "chromium", live.seats, "stale"),
        (0, "chromium", (), "seat"),
        (0, "nobody", live.seats, "illegal"),
    ):
        with pytest.raises(Refusal) as refusal:
            live.give("a", seq, key, seats)
        assert refusal.value.error == error
    assert (live.seq, live.record.digest()) == (0, before)
    assert storage.entries(live.name) == []
    storage.close()


def test_a_record_from_elsewhere_can_be_the_base(tmp_path):
    record = new_record(new_setup("dust_signal", SQUAD, seed=4))
    for _ in range(20):
        record.answer(shown_choice(record.game))
    storage = Shared(sqlite_url(tmp_path / "a.sqlite"))
    content = store.of(record.setup.system).content_of(record.setup)
    name = add(storage, base=write_record(record, content))
    live = LiveGame(storage, name)
    play(live, 10)
    again = LiveGame(storage, name)
    assert again.record.digest() == live.record.digest()
    assert again.seq == live.seq
    assert len(again.record.entries) >= 30
    storage.close()


def test_games_of_an_older_version_get_the_new_columns(storage):
    name = add(storage)
    with storage.engine.begin() as connection:
        connection.execute(sa.text("alter table game drop column computers"))
        connection.execute(sa.text("alter table entry drop column player"))
        connection.execute(sa.text("alter table game drop column campaign"))
        connection.execute(sa.text("alter table game drop column standing"))
        connection.execute(sa.text("drop table campaign"))
        connection.execute(sa.text("update alembic_version set version_num = '0001'"))
    newer = storage.twin()
    live = LiveGame(newer, name)
    assert live.seating.computers.seats == {}
    live.seating.hand(["chromium"], "greedy", live.seats)
    assert newer.game(name).computers.seats == {"chromium": "greedy"}
    assert live.standing.orders == ()


def test_a_game_of_the_last_version_has_no_quick_answers_that_hold(storage):
    name = add(storage)
    play(LiveGame(storage, name), 5)
    with storage.engine.begin() as connection:
        connection.execute(sa.text("alter table game drop column standing"))
        connection.execute(sa.text("update alembic_version set version_num = '0003'"))
    live = LiveGame(storage.twin(), name)
    assert live.standing.orders == ()
    play(live, 1)


# -- what is damaged -------------------------------------------------------------------------------


def test_no_entry_is_stored_behind_a_gap(storage):
    name = add(storage)
    entry = Answer(Seat("chromium"), "alpha", "chromium")
    with pytest.raises(Stale):
        storage.append(name, 1, [entry])
    assert storage.entries(name) == []
    with pytest.raises(Stale):
        storage.append("no-such-game", 0, [entry])
    assert storage.entries("no-such-game") == []


def test_a_live_game_that_failed_never_goes_on(storage, monkeypatch):
    live = LiveGame(storage, add(storage))
    with monkeypatch.context() as patched:
        patched.setattr(Storage, "append", lambda *_, **__: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            live.give("a", 0, "chromium", live.seats)
    for key in ("chromium", "no such answer", shown_choice(live.game)):
        with pytest.raises(RuntimeError, match="differ from what is stored"):
            live.give("b", 0, key, live.seats)
        assert live.broken
    assert storage.entries(live.name) == []


def test_a_refusal_leaves_a_game_sound(storage):
    live = LiveGame(storage, add(storage))
    with pytest.raises(Refusal):
        live.give("a", 0, "no such answer", live.seats)
    with pytest.raises(Refusal):
        live.back("b", 0, "undo", 0, live.seats)
    assert not live.broken
    play(live, 1)


def test_a_game_that_is_read_while_it_changes_is_read_again(storage):
    name = add(storage)
    row = storage.game(name)
    storage.append(name, 0, [Answer(Seat("chromium"), "alpha", "chromium")])
    with pytest.raises(Stale):
        storage.body(row)


def test_changed_rules_are_not_noted_over_an_answer_of_another_server(storage):
    name = add(storage)
    live = LiveGame(storage, name)
    play(live, 1)
    with pytest.raises(Stale):
        storage.rebase(name, live.file(), 0, 1, "newer")
    assert storage.game(name).content != "newer"


def test_a_record_with_an_entry_that_cannot_be_goes_on_from_its_positions(storage):
    """As an outage of an earlier release left it: an entry is missing in the middle."""
    name = add(storage)
    live = LiveGame(storage, name)
    play(live, 40)
    with storage.engine.begin() as connection:
        for line in (
            "delete from entry where seq = 5",
            "update entry set seq = seq - 1 where seq > 5",
            "update game set answers = answers - 1",
        ):
            connection.execute(sa.text(line))
    again = LiveGame(storage, name)
    newest = live.record.whole[max(live.record.whole)]
    assert digest(again.record.whole[0]) == digest(newest)
    assert (again.seq, again.is_shortened) == (live.seq - 1, again.dropped > 0)
    play(again, 3)
    assert not again.is_shortened
    assert LiveGame(storage, name).record.digest() == again.record.digest()


def test_a_list_does_not_read_whole_records(storage):
    big = b"x" * 1000
    name = add(storage, base=big)
    read = []
    sa.event.listen(storage.engine, "before_cursor_execute", lambda *words: read.append(words[2]))
    assert [row.id for row in storage.games("somebody")] == [name]
    assert read
    assert not any(".base," in line for line in read)
