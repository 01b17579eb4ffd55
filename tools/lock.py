"""Makes every lock file again: names, versions and hashes, never a host.

All locks are cut from one resolution, so that any of them can be installed together.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
GROUPS = ("web", "test", "check", "build")
OPTIONS = (
    "--quiet",
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-annotate",
    "--no-header",
    "--no-emit-index-url",
    "--no-emit-find-links",
)
HOST = re.compile(r"://|--(?:extra-)?index-url|--find-links|@\s+\S+/")


def find_uv() -> str:
    """The uv of the search path, or the one beside this interpreter."""
    found = shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))
    if found is None:
        sys.exit("Making lock files needs uv: python3 -m pip install uv")
    return found


def compile_lock(target: Path, *sources: str) -> None:
    """One resolution, written to `target`."""
    command = [find_uv(), "pip", "compile", *OPTIONS, *sources, "--output-file", str(target)]
    subprocess.run(command, cwd=ROOT, check=True)


def hosts_in(text: str) -> list[str]:
    """The lines of a lock file that name a place instead of a package."""
    return [line for line in text.splitlines() if HOST.search(line)]


def main() -> None:
    """Make all locks; with --upgrade take the newest versions."""
    LOCKS.mkdir(exist_ok=True)
    upgrade = ["--upgrade"] if "--upgrade" in sys.argv[1:] else []
    with tempfile.TemporaryDirectory() as folder:
        everything = Path(folder) / "everything.txt"
        if not upgrade:
            everything.write_text("".join(f.read_text() for f in sorted(LOCKS.glob("*.lock"))))
        groups = [f"--group={name}" for name in GROUPS]
        compile_lock(everything, "pyproject.toml", *groups, *upgrade)
        for name in ("play", *GROUPS):
            print(f"requirements/{name}.lock", flush=True)
            sources = ["pyproject.toml"] if name == "play" else [f"--group={name}"]
            target = Path(folder) / f"{name}.lock"
            compile_lock(target, *sources, f"--constraint={everything}")
            if found := hosts_in(target.read_text(encoding="utf-8")):
                sys.exit(f"{name}.lock names a host: {found[0]}")
            shutil.copyfile(target, LOCKS / f"{name}.lock")


if __name__ == "__main__":
    main()
