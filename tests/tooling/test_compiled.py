"""The same source, compiled: the very same games."""

import importlib.machinery
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tools.compile import ALL, compiled, files_of
from xenofront.games import registry
from xenofront.lab import arena

ROOT = Path(__file__).resolve().parents[2]
COMPILER = (sysconfig.get_config_var("CC") or "cc").split()[0]
HEADER = Path(sysconfig.get_path("include")) / "Python.h"

PLAYED = """
import json, sys
from importlib import import_module
from xenofront.kernel.saves import digest
from xenofront.lab import arena
from xenofront.games.factory import new_game
from xenofront.players.roster import player

system, mission, squad, who, module = sys.argv[1:]
setup = arena.setup_of(system, 5, arena.Cell(mission, int(squad)), 0)
game, seat, seen = new_game(setup), player(who, system, 5), []
while game.pending is not None and len(seen) < 300:
    game.answer(seat.choose(game).key)
    seen.append(digest(game))
print(json.dumps([import_module(module).__file__, seen]))
"""


def played(path: Path, *words: str) -> tuple[str, list[str]]:
    """Where a module was found, and the digest after each answer of a game."""
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, *words],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    file, seen = json.loads(done.stdout)
    return file, seen


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    if not shutil.which(COMPILER) or not HEADER.exists():
        pytest.skip("no C compiler, or no headers of Python, on this machine")
    return compiled(tmp_path_factory.mktemp("tree"), level="0")


@pytest.mark.timeout(600)
def test_compiled_games_are_the_very_same(tree):
    for module in files_of(ALL, tree):
        beside = list((tree / module).parent.glob(f"{Path(module).stem}.*"))
        ends = tuple(importlib.machinery.EXTENSION_SUFFIXES)
        assert any(path.name.endswith(ends) for path in beside), module
    for system, module in zip(
        registry.game_names(), ("geometry.hexes.sight", "geometry.plane.sight"), strict=True
    ):
        for number, mission in enumerate(arena.missions(system)[:3]):
            squad = str(3 + number % 2)
            who = "random" if system == registry.game_names()[0] and number else "greedy"
            words = system, mission, squad, who, f"xenofront.{module}"
            plain, expected = played(ROOT / "src", *words)
            fast, seen = played(tree, *words)
            assert plain.endswith(".py")
            assert not fast.endswith(".py")
            assert len(seen) > 20
            assert seen == expected, (system, mission)
