"""Compiles the hot modules of the same source with mypyc, into a tree of its own.

    python3 dev.py compiled
    PYTHONPATH=build/compiled xenofront simulate ...

Nothing in ``src`` changes, so that compiled and plain Python can be run side by side.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
PLANE = ("geometry/plane",)
"""The geometry of Bug Hunt: whole numbers and tuples, which gains most."""
HEXES = (
    "geometry/hexes/areas.py",
    "geometry/hexes/board.py",
    "geometry/hexes/grid.py",
    "geometry/hexes/lines.py",
    "geometry/hexes/links.py",
    "geometry/hexes/reach.py",
    "geometry/hexes/sight.py",
    "geometry/hexes/terrain.py",
)
RULES = (
    "ch5_terrain/map.py",
    "ch7_agents/odds.py",
    "ch7_agents/profiles.py",
    "ch7_agents/rolls.py",
    "ch7_agents/targets.py",
    "ch8_aliens/oracle.py",
    "ch8_aliens/paths.py",
    "ch8_aliens/wide.py",
    "expansions/npcs/ground.py",
    "modifiers.py",
)
"""Questions about a Galaxy Defenders state; procedures and rows stay plain."""
PLAYERS = ("games/galaxy_defenders/play/greedy",)
"""Most of a playout is what the greedy player thinks."""
ALL = (*PLANE, *HEXES, *(f"games/galaxy_defenders/rules/{name}" for name in RULES), *PLAYERS)

SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify
level, config, *files = sys.argv[3:]
del sys.argv[3:]
setup(name="xenofront", ext_modules=mypycify(["--config-file", config, *files], opt_level=level))
"""


def files_of(parts: tuple[str, ...], source: Path) -> list[str]:
    """The modules of some folders and files, as mypyc wants them named."""
    found: list[Path] = []
    for part in parts:
        place = source / "xenofront" / part
        found += sorted(place.glob("*.py")) if place.is_dir() else [place]
    return [str(path.relative_to(source)) for path in found]


def compiled(target: Path = TARGET, parts: tuple[str, ...] = ALL, level: str = "2") -> Path:
    """A copy of the source with compiled modules beside the plain ones. Says where."""
    shutil.rmtree(target, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "webdist")
    shutil.copytree(ROOT / "src" / "xenofront", target / "xenofront", ignore=ignored)
    script = target / "setup_compiled.py"
    script.write_text(SETUP, encoding="utf-8")
    words = [sys.executable, script.name, "build_ext", "--inplace", level]
    words += [str(ROOT / "pyproject.toml"), *files_of(parts, target)]
    done = subprocess.run(words, cwd=target, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"mypyc could not compile:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
    shutil.rmtree(target / "build", ignore_errors=True)
    script.unlink()
    return target


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--target", type=Path, default=TARGET)
    parser.add_argument("--level", default="2", choices=["0", "1", "2", "3"])
    wish = parser.parse_args()
    target = compiled(wish.target, level=wish.level)
    count = len([*target.rglob("*.so"), *target.rglob("*.pyd")])
    print(f"{count} compiled files; use them with PYTHONPATH={target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
