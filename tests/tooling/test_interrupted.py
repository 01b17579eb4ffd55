"""Ctrl+C while `dev.py` makes the environment or builds the pages: the next run puts it right."""

import os
import shutil
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

import dev
from tools import build_web

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no signals to send there")


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A folder with empty locks, in which nothing is installed from anywhere."""
    for name in ("build", "play"):
        lock = tmp_path / "requirements" / f"{name}.lock"
        lock.parent.mkdir(exist_ok=True)
        lock.write_text(f"# {name}\n")
    shutil.copy(dev.ROOT / "pyproject.toml", tmp_path)
    environment = tmp_path / ".venv"
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", environment)
    monkeypatch.setattr(dev, "BIN", environment / "bin")
    monkeypatch.setattr(dev, "PYTHON", environment / "bin" / "python")
    monkeypatch.setenv("XENOFRONT_NO_UV", "1")
    return tmp_path


@pytest.fixture
def ran(monkeypatch):
    """What would have been run, as words."""
    commands: list[list[str]] = []
    monkeypatch.setattr(dev, "run", lambda *words, **more: commands.append([*map(str, words)]))
    return commands


def half_made(folder):
    """As Ctrl+C leaves it: an interpreter, but no pip."""
    made = [sys.executable, "-m", "venv", "--without-pip", str(folder)]
    subprocess.run(made, check=True)
    (folder / "left-over").write_text("of the first attempt")


def has_pip(python):
    return subprocess.run([python, "-m", "pip", "--version"], check=False).returncode == 0


def test_a_half_made_environment_is_made_again(checkout, ran):
    half_made(dev.VENV)
    dev.ensure("play")
    assert has_pip(dev.PYTHON)
    assert not (dev.VENV / "left-over").exists()
    assert ran[0][1:4] == ["-m", "pip", "install"]


def test_a_pip_that_is_there_in_part_is_no_pip(checkout, ran):
    subprocess.run([sys.executable, "-m", "venv", str(dev.VENV)], check=True)
    assert dev.is_whole()
    (package,) = dev.VENV.glob("lib/python3.*/site-packages/pip")
    (package / "_internal" / "wheel_builder.py").unlink()
    assert has_pip(dev.PYTHON)
    assert not dev.is_whole()


def test_an_environment_whose_interpreter_is_gone_is_filled_anew(checkout, ran):
    dev.ensure("play")
    (dev.VENV / "left-over").write_text("of an older Python")
    dev.PYTHON.unlink()
    dev.ensure("play")
    assert has_pip(dev.PYTHON)
    assert not (dev.VENV / "left-over").exists()
    assert len([words for words in ran if "-r" in words]) == 2


def test_a_finished_environment_is_left_alone(checkout, ran):
    dev.ensure("play")
    (dev.VENV / "mine").write_text("")
    ran.clear()
    dev.ensure("play")
    assert ran == []
    (checkout / "requirements" / "play.lock").write_text("# newer\n")
    dev.ensure("play")
    assert (dev.VENV / "mine").exists()
    assert len(ran) == 1


def test_help_builds_no_pages(checkout, ran, monkeypatch):
    wanted = []
    monkeypatch.setattr(dev, "ensure", lambda *names: wanted.extend(names))
    monkeypatch.setattr("dev.os.execv", lambda program, words: ran.append(words))
    dev.play(["--help"])
    assert wanted == ["play"]
    assert [words[1:] for words in ran] == [["play", "--help"]]


def interrupted(script, *, folder):
    """The exit code and what was said after Ctrl+C, which reaches everybody at the terminal."""
    (folder / "script.py").write_text(textwrap.dedent(script))
    process = subprocess.Popen(
        [sys.executable, str(folder / "script.py")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    )
    wait_for(folder / "began")
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    return process.returncode, said


def wait_for(path):
    for _ in range(600):
        if path.exists():
            return
        time.sleep(0.05)
    pytest.fail(f"{path.name} never came")


SLOW_NPM = """#!/bin/sh
trap '' INT
echo $$ > "{folder}/npm"
touch "{folder}/began"
sleep 60
"""


def test_ctrl_c_ends_npm_without_a_traceback(tmp_path):
    npm = tmp_path / "npm.sh"
    npm.write_text(SLOW_NPM.format(folder=tmp_path))
    npm.chmod(0o755)
    code, said = interrupted(
        f"""
        import os, sys
        import dev

        again = (
            "from tools import build_web;"
            "build_web.find_npm = lambda: ({str(npm)!r}, {{}});"
            "build_web.command(lambda: build_web.run_npm('ci'))"
        )
        dev.guarded(lambda: dev.run(sys.executable, "-c", again))
        """,
        folder=tmp_path,
    )
    assert (code, said) == (130, "")
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "npm").read_text()), 0)


def test_who_is_run_may_finish_after_ctrl_c(tmp_path):
    code, said = interrupted(
        f"""
        import sys
        import dev

        child = '''
        import pathlib, time
        folder = pathlib.Path({str(tmp_path)!r})
        try:
            (folder / "began").touch()
            time.sleep(60)
        except KeyboardInterrupt:
            time.sleep(1)
            (folder / "tidied").touch()
        '''
        import textwrap
        dev.guarded(lambda: dev.run(sys.executable, "-c", textwrap.dedent(child)))
        """,
        folder=tmp_path,
    )
    assert (code, said) == (130, "")
    assert (tmp_path / "tidied").exists()


def test_a_failed_fetch_names_the_usual_cause(monkeypatch, tmp_path):
    npm = tmp_path / "npm.sh"
    npm.write_text("#!/bin/sh\necho unable to get local issuer certificate >&2\nexit 1\n")
    npm.chmod(0o755)
    monkeypatch.setattr(build_web, "find_npm", lambda: (str(npm), {}))
    with pytest.raises(SystemExit, match="NODE_EXTRA_CA_CERTS"):
        build_web.run_npm("ci")
