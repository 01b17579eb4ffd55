"""A scratch copy of the source tree whose lines can be broken, and a process that runs tests."""

from __future__ import annotations

import compileall
import contextlib
import json
import os
import py_compile
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

RUNNER = Path(__file__).resolve().parent / "run_mutant.py"
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", ".cache", ".*_cache", ".hypothesis",
    "__pycache__", "node_modules", "dist", "mutants",
)  # fmt: skip
SECONDS = 60.0


class Scratch:
    """One copy and its test runner."""

    def __init__(self, source: Path, folder: Path) -> None:
        self.root = folder.resolve()
        shutil.copytree(source, self.root, ignore=LEFT_OUT, symlinks=True)
        # Compiled files that are checked by content: a change within a second is noticed.
        mode = py_compile.PycInvalidationMode.CHECKED_HASH
        compileall.compile_dir(self.root / "src", quiet=2, invalidation_mode=mode)
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(self.root / "src"), str(self.root)]),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONHASHSEED": "0",
            "XDG_CACHE_HOME": str(self.root / ".cache"),
        }
        self._runner: subprocess.Popen[str] | None = None

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the copy and wait for it."""
        return subprocess.run(
            [sys.executable, "-P", *command],
            cwd=self.root,
            env=self.environment,
            check=False,
            capture_output=True,
            text=True,
        )

    def ask(self, module: str, tests: list[str], seconds: float = SECONDS) -> tuple[str, str]:
        """(verdict, by): run these tests on the copy as it is now."""
        if self._runner is None:
            self._runner = subprocess.Popen(
                [sys.executable, "-P", str(RUNNER)],
                cwd=self.root,
                env=self.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        runner = self._runner
        assert runner.stdin is not None
        assert runner.stdout is not None
        request = {"module": module, "tests": tests, "seconds": seconds}
        runner.stdin.write(json.dumps(request) + "\n")
        runner.stdin.flush()
        answer = json.loads(runner.stdout.readline() or '{"verdict": "error", "by": "runner died"}')
        return answer["verdict"], answer["by"]

    @contextlib.contextmanager
    def changed(self, path: str, text: str) -> Iterator[None]:
        """One file has another text for a while."""
        file = self.root / path
        original = file.read_bytes()
        file.write_text(text, encoding="utf-8", newline="")
        try:
            yield
        finally:
            file.write_bytes(original)

    def close(self) -> None:
        """End the test runner."""
        if self._runner is not None:
            assert self._runner.stdin is not None
            assert self._runner.stdout is not None
            self._runner.stdin.close()
            self._runner.wait()
            self._runner.stdout.close()
            self._runner = None
