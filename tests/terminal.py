"""A terminal for tests: 100 columns, an own data folder, and scripts of answers."""

import pytest
from click.testing import CliRunner

from xenofront.cli.console import console


class Shown(str):
    """What was printed; line breaks of wrapped sentences do not matter when it is searched."""

    __slots__ = ()

    def __contains__(self, part):
        return super().__contains__(part) or part in " ".join(self.split())


@pytest.fixture(autouse=True)
def _terminal(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def saved(tmp_path):
    """Where the game of a session is saved."""
    return tmp_path / "saved.game"


@pytest.fixture
def session(saved):
    """Plays a session from typed lines and gives everything that was printed."""

    def run(*lines, seed=7, code=0, options=(), new=True):
        words = ["--record", str(saved), *options]
        if new:
            words += ["--seed", str(seed)]
        typed = "".join(f"{line}\n" for line in lines)
        result = CliRunner().invoke(console, words, input=typed, catch_exceptions=False)
        assert result.exit_code == code, result.output
        return Shown(result.output)

    return run
