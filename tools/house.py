"""How well the house is kept: whether a game is one package, and a question a type.

`python3 dev.py house` prints the table; `--check`, a step of `dev.py check`, fails when a figure is
worse than the limit written here. Who makes one better lowers its limit.
"""

from __future__ import annotations

import ast
import re
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import grimp

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "xenofront"
CROSSING: Final = 30.0
LINES: Final = 200_000
"""Lines are shown to be watched; what games and expansions add to them is no fault."""
GAMES: Final = ("bug_hunt", "galaxy_defenders")
WITHOUT_GAMES: Final = ("cli/__init__.py", "games/registry.py")
"""Modules that may look others up by name: commands, and games."""


class Figure(NamedTuple):
    """One row: what is counted, how much it is, and what is wanted."""

    what: str
    now: float
    limit: float
    wanted: str
    unit: str = ""

    @property
    def is_worse(self) -> bool:
        """Whether it is worse than it was."""
        return self.now > self.limit


def sources() -> dict[str, ast.Module]:
    """Every module of the package by its path below it."""
    found = sorted(PACKAGE.rglob("*.py"))
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in found
    }


def addresses(game: str) -> set[str]:
    """The folders that hold something of a game; what lies below one of them is not counted."""
    word = re.compile(game.replace("_", "[_-]"))
    found: set[str] = set()
    for path in PACKAGE.rglob("*.*"):
        parts = path.relative_to(PACKAGE).parts
        if path.is_dir() or {"__pycache__", "webdist"} & {*parts}:
            continue
        named = [at for at, part in enumerate(parts) if word.search(part)]
        if named:
            depth = named[0] + (named[0] < len(parts) - 1)  # the folder itself, or that of a file
            found.add("/".join(parts[:depth]))
    return found


def lookups(modules: dict[str, ast.Module]) -> Iterator[str]:
    """Where a game is looked up by a convention of names, or is named outside its package."""
    names = {game.replace("_", "-") for game in GAMES}
    for path, tree in modules.items():
        if path in WITHOUT_GAMES or path.startswith(tuple(f"games/{game}/" for game in GAMES)):
            continue
        for node in ast.walk(tree):
            if (isinstance(node, ast.Attribute) and node.attr == "import_module") or (
                isinstance(node, ast.Constant) and node.value in names
            ):
                yield f"{path}:{node.lineno}"


def room(module: str) -> str:
    """The package a module belongs to: a game, or a folder of the top."""
    parts = module.split(".")
    return ".".join(parts[1:3]) if set(parts[2:3]) & set(GAMES) else parts[1]


def crossing() -> float:
    """How many of 100 imports lead from one package into another."""
    graph = grimp.build_graph("xenofront", cache_dir=None)
    pairs = [
        (room(one), room(other))
        for one in graph.modules
        for other in graph.find_modules_directly_imported_by(one)
        if "." in one and "." in other
    ]
    return 100 * sum(one != other for one, other in pairs) / len(pairs)


def kinds(modules: dict[str, ast.Module]) -> dict[str, str]:
    """What questions are called in records, each with the game that asks it."""
    found: dict[str, str] = {}
    for path, tree in modules.items():
        if not path.startswith("games/") or "/rules/" not in path:
            continue
        for node in ast.walk(tree):
            name = node.targets[0] if isinstance(node, ast.Assign) else None
            name = node.target if isinstance(node, ast.AnnAssign) else name
            if getattr(name, "id", "") == "WHAT":
                what = node.value  # type: ignore[attr-defined]
                found[str(getattr(what, "value", ""))] = path.split("/")[1]
    return found


def outside(modules: dict[str, ast.Module], asked: dict[str, str]) -> list[int]:
    """For each kind of question: how many modules outside its game name it as a word."""
    named = {
        path: {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        for path, tree in modules.items()
    }
    return [
        sum(
            kind in words and not path.startswith(f"games/{game}/") for path, words in named.items()
        )
        for kind, game in asked.items()
    ]


def lines() -> int:
    """Lines of Python in the package."""
    found = PACKAGE.rglob("*.py")
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in found)


def figures() -> list[Figure]:
    """The whole table."""
    modules = sources()
    asked = kinds(modules)
    at = len(addresses("bug_hunt"))
    found = list(lookups(modules))
    return [
        Figure("folders of src that hold something of Bug Hunt", at, 1, "1"),
        Figure("look-ups by name and branches on a game", len(found), 0, "0"),
        Figure("imports that cross a package", round(crossing(), 1), CROSSING, "under 30 %", " %"),
        Figure(
            "modules outside its game that name a kind (median)",
            median(outside(modules, asked) or [0]),
            0,
            "0",
        ),
        Figure("lines of src", lines(), LINES, "under 58500"),
    ]


def main() -> None:
    parser = ArgumentParser(description="How well the house is kept.")
    parser.add_argument("--check", action="store_true", help="Fail when a figure is worse.")
    parser.add_argument("--where", action="store_true", help="Also list the places.")
    asked = parser.parse_args()
    table = figures()
    for row in table:
        sign = "  worse!" if row.is_worse else ""
        print(f"{row.what:<52} {row.now:>8g}{row.unit:<2}  {row.wanted}{sign}")
    if asked.where:
        print(*sorted(lookups(sources())), *sorted(kinds(sources())), sep="\n")
    if asked.check and any(row.is_worse for row in table):
        sys.exit("the house has become worse: see the rows marked above")


if __name__ == "__main__":
    main()
