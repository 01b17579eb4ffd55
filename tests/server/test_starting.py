"""Bad starts of the server: one clear line, exit code 1, no traceback and no address."""

import socket
import sqlite3
import sys

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from xenofront.cli import browser, main
from xenofront.server import running
from xenofront.server.database import NoDatabase, connect, sqlite_url


@pytest.fixture
def served(monkeypatch):
    """Who would have been served."""
    found: list[object] = []
    monkeypatch.setattr(running, "serve", lambda server, made, **more: found.append(server))
    return found


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def bad_start(url, served, command="serve"):
    """What is said instead of a start."""
    words = [command, "--port", str(free_port()), "--database", str(url)]
    done = CliRunner().invoke(main, words)
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code == 1
    assert done.stdout == ""
    assert served == []
    (line,) = done.stderr.splitlines()
    return line.removeprefix("Error: ")


@pytest.mark.parametrize("command", ["serve", "play"])
@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("foo", "'foo' is no URL of a database; known are sqlite:///FILE and postgresql://"),
        ("foo://x", "'foo' is no kind of database that is known; known are sqlite:///FILE"),
        ("mysql://x/y", "'mysql' is no kind of database that is known"),
        ("postgresql://me:secret@127.0.0.1:1/x", "cannot be opened: connection failed"),
    ],
)
def test_a_url_that_leads_nowhere_is_refused(url, said, served, command):
    line = bad_start(url, served, command)
    assert said in line
    assert "secret" not in line


def test_a_folder_that_cannot_be_made_is_named(tmp_path, served):
    (tmp_path / "file").write_text("")
    line = bad_start(sqlite_url(tmp_path / "file" / "games.sqlite"), served)
    assert "cannot be made" in line
    assert "file" in line


def test_a_folder_that_cannot_be_written_is_named(tmp_path, served):
    (tmp_path / "games.sqlite").mkdir()
    line = bad_start(sqlite_url(tmp_path / "games.sqlite"), served)
    assert "games.sqlite cannot be opened: unable to open database file" in line


def test_a_file_that_is_no_database_is_refused(tmp_path, served):
    (tmp_path / "notes.txt").write_text("nothing to see here, and certainly no tables\n" * 100)
    line = bad_start(sqlite_url(tmp_path / "notes.txt"), served)
    assert "notes.txt cannot be opened: file is not a database" in line


def test_tables_of_a_newer_release_are_left_alone(tmp_path, served):
    url = sqlite_url(tmp_path / "games.sqlite")
    connect(url).dispose()
    with sqlite3.connect(tmp_path / "games.sqlite") as file:
        file.execute("update alembic_version set version_num = '0099'")
    file.close()
    assert "is of a newer release (tables 0099, here 00" in bad_start(url, served)


def test_a_missing_driver_is_named_with_its_cure(monkeypatch, served):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    line = bad_start("postgresql://127.0.0.1/x", served)
    assert line.startswith("PostgreSQL needs psycopg: pip install")
    assert "[postgres]" in line


def test_the_address_is_said_once_the_database_is_open(tmp_path, served):
    words = ["serve", "--port", str(free_port())]
    words += ["--database", sqlite_url(tmp_path / "new" / "games.sqlite")]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0
    assert "Xenofront is at http://127.0.0.1:" in done.stdout
    assert len(served) == 1


def test_a_taken_port_is_refused_as_before(tmp_path, served):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        words = ["serve", "--port", str(port)]
        done = CliRunner().invoke(main, [*words, "--database", sqlite_url(tmp_path / "g.sqlite")])
    assert done.exit_code == 1
    assert f"port {port} cannot be used" in done.stderr
    assert served == []


def test_other_faults_of_a_database_are_not_hidden(monkeypatch):
    def broken(*_, **__):
        raise sa.exc.InvalidRequestError("a fault of the program")

    monkeypatch.setattr(sa, "create_engine", broken)
    with pytest.raises(sa.exc.InvalidRequestError):
        connect("sqlite://")
    assert not issubclass(sa.exc.InvalidRequestError, NoDatabase)


def test_another_port_than_the_usual_one_is_explained(tmp_path, served, monkeypatch):
    words = ["play", "--no-browser", "--database", sqlite_url(tmp_path / "g.sqlite")]
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(running, "PORT", port)
        done = CliRunner().invoke(main, words)
    assert done.exit_code == 0
    (line,) = done.stdout.splitlines()
    assert line.startswith("Xenofront is at http://127.0.0.1:")
    assert f":{port}/" not in line
    assert f"usual port {port} is taken" in done.stderr
    assert line.split(":")[-1].split("/")[0] in done.stderr
    again = CliRunner().invoke(main, words)
    assert again.stderr == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a screen")
@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"])
def test_a_browser_that_is_named_can_be_opened(name, monkeypatch):
    for one in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(one, raising=False)
    assert not browser.has_screen()
    monkeypatch.setenv(name, "something")
    assert browser.has_screen()
