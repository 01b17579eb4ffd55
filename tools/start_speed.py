"""How long a cold start takes: `python3 dev.py speed start [--rounds N]`.

Each round is a new interpreter that imports the library, sets a mission up and gets to its first
question. Times are CPU time of that process. Modules were compiled, and the catalogue was kept, by
an earlier start, as they are for whoever plays for the second time.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from typing import Final

PROBE: Final = """
import json, time
start = time.process_time()
from xenofront.games.factory import new_game, new_setup
imported = time.process_time()
game = new_game(new_setup("dust_signal", ("chromium", "thorium", "titanium"), seed=1))
assert game.pending is not None
asked = time.process_time()
print(json.dumps([start, imported - start, asked - imported, asked]))
"""
PARTS: Final = ("interpreter", "import", "mission and first question", "all of it")
SHOWN: Final = 12
FORBIDDING: Final = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run an interpreter that may keep what it compiles."""
    own = {name: value for name, value in os.environ.items() if name not in FORBIDDING}
    return subprocess.run(
        [sys.executable, *words], check=True, capture_output=True, text=True, env=own
    )


def cold_start() -> list[float]:
    """One cold start: seconds for each part."""
    found: list[float] = json.loads(run("-c", PROBE).stdout)
    return found


def imports(program: str = PROBE) -> list[tuple[float, str]]:
    """Modules by what they take themselves to be imported, in milliseconds, the dearest first."""
    said = run("-X", "importtime", "-c", program).stderr
    rows = (line.removeprefix("import time:").split("|") for line in said.splitlines())
    found = [(int(own) / 1000, name.strip()) for own, _, name in rows if own.strip().isdigit()]
    return sorted(found, reverse=True)


def lines(rounds: list[list[float]], dear: list[tuple[float, str]]) -> list[str]:
    medians = [statistics.median(times) * 1000 for times in zip(*rounds, strict=True)]
    table = [f"{part:<34}{ms:>8.0f} ms" for part, ms in zip(PARTS, medians, strict=True)]
    shown = [f"  {name:<52}{ms:>8.1f} ms" for ms, name in dear[:SHOWN]]
    return [*table, f"of {len(dear)} modules the dearest, without what they import:", *shown]


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py speed start", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="cold starts")
    rounds = parser.parse_args().rounds
    cold_start()
    print("\n".join(lines([cold_start() for _ in range(rounds)], imports())))


if __name__ == "__main__":
    main()
