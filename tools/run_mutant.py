"""Runs tests over and over for tools/prove.py, each time in a fresh child process.

Started once per scratch copy. Reads one JSON request per line and answers each with one line. What
never changes is imported beforehand; where the system can fork, a child starts with all of that.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ALWAYS = (
    "-x",
    "-q",
    "--import-mode=importlib",
    *("-p", "no:cacheprovider"),
    *("-o", "addopts="),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # plugins are imported beforehand
)
PRELOADED = (
    "pytest",
    "_pytest.assertion.rewrite",
    "xdist.plugin",
    "pytest_timeout",
    "yaml",
    "click",
)
PRELOADED_TOO = ("hypothesis", "msgspec", "jsonschema", "fluent.runtime", "decimal", "fractions")

CRASHES = {"NameError", "UnboundLocalError", "AttributeError", "TypeError"}
BREAKDOWNS = {
    "KeyError", "IndexError", "ValueError", "ZeroDivisionError", "RuntimeError", "StopIteration",
    "RecursionError", "BrokenProcedure", "AssertionError", "OverflowError", "MemoryError",
}  # fmt: skip
"""What says as little, if the program raises it and not a test that looks for something."""
MOST_MEMORY = 3 * 2**30


class Verdict:
    """A pytest plugin that notes the first failure."""

    def __init__(self) -> None:
        self.failed = ""
        self.error = ""
        self.inside = False
        """Whether the program raised it."""
        self.cannot_collect = False

    def pytest_runtest_logreport(self, report: Any) -> None:
        """A test or its fixture failed."""
        if report.failed and not self.failed:
            self.failed = report.nodeid
            crash = getattr(report.longrepr, "reprcrash", None)
            if crash is not None:
                self.error = crash.message.split(":")[0].strip().rpartition(".")[2]
                self.inside = "/src/" in crash.path and "/lab/scenario/" not in crash.path

    def pytest_collectreport(self, report: Any) -> None:
        """A test file could not even be read."""
        self.cannot_collect = self.cannot_collect or report.failed


def answer(request: dict[str, Any], root: str) -> dict[str, str]:
    """Import what was broken, then run the tests that name the rule."""
    if request["module"]:
        try:
            module = importlib.import_module(request["module"])
        except BaseException as error:  # noqa: BLE001
            return {"verdict": "unusable", "by": f"import: {type(error).__name__}"}
        if not str(module.__file__).startswith(root):
            return {"verdict": "error", "by": f"imported from {module.__file__}"}
    import pytest  # noqa: PLC0415

    verdict = Verdict()
    seed = ["--hypothesis-seed=0"] if "hypothesis" in sys.modules else []
    code = pytest.main([*ALWAYS, *seed, *request["tests"]], plugins=[verdict])
    if verdict.failed:
        crashed = verdict.error in CRASHES or (verdict.inside and verdict.error in BREAKDOWNS)
        return {"verdict": "crashed" if crashed else "failed", "by": verdict.failed}
    if verdict.cannot_collect:
        return {"verdict": "unusable", "by": "collection"}
    return {"verdict": "passed" if code == 0 else "error", "by": f"pytest ended with {int(code)}"}


def limit_memory() -> None:
    """Keep a broken loop from eating the machine's memory, where the system can."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def child(request: dict[str, Any], root: str, reply: Path) -> None:
    """Answer one request, quietly, and write the answer to a file."""
    with contextlib.suppress(AttributeError, OSError):
        os.setsid()
    limit_memory()
    log = os.open(reply.with_suffix(".log"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(log, 1)
    os.dup2(log, 2)
    try:
        found = answer(request, root)
    except BaseException as error:  # noqa: BLE001
        found = {"verdict": "error", "by": repr(error)}
    reply.write_text(json.dumps(found), encoding="utf-8")
    os._exit(0)


def wait_for(process: int, seconds: float) -> bool:
    """Whether a forked child ended in time; if not, it and its children are killed."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if os.waitpid(process, os.WNOHANG)[0]:
            return True
        time.sleep(0.005)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process, signal.SIGKILL)
    os.waitpid(process, 0)
    return False


def run_forked(request: dict[str, Any], root: str, reply: Path) -> bool:
    """Run the child by forking."""
    process = os.fork()
    if process == 0:
        child(request, root, reply)
    return wait_for(process, request["seconds"])


def run_started(request: dict[str, Any], reply: Path) -> bool:
    """Run the child by starting Python anew, where there is no fork."""
    command = [sys.executable, __file__, "--once", json.dumps(request), str(reply)]
    try:
        subprocess.run(command, check=False, timeout=request["seconds"])
    except subprocess.TimeoutExpired:
        return False
    return True


def main() -> None:
    """Serve requests until the input ends."""
    root = str(Path.cwd())
    if sys.argv[1:2] == ["--once"]:
        child(json.loads(sys.argv[2]), root, Path(sys.argv[3]))
    for name in (*PRELOADED, *PRELOADED_TOO):
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    reply = Path(root).parent / f"{Path(root).name}.reply.json"
    for line in sys.stdin:
        request = json.loads(line)
        reply.unlink(missing_ok=True)
        fork = hasattr(os, "fork")
        ended = run_forked(request, root, reply) if fork else run_started(request, reply)
        if not ended:
            text = json.dumps({"verdict": "timeout", "by": ""})
        elif reply.is_file():
            text = reply.read_text(encoding="utf-8")
        else:
            text = json.dumps({"verdict": "failed", "by": "the process died"})
        print(text, flush=True)


if __name__ == "__main__":
    main()
