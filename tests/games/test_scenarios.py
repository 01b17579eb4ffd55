"""Every scenario script of every game passes."""

from pathlib import Path

import pytest

from xenofront.lab.scenario import read_scenario, run

HERE = Path(__file__).parent
SCRIPTS = sorted(HERE.glob("*/scenarios/**/*.yaml"))


@pytest.mark.parametrize(
    "script", SCRIPTS, ids=[str(s.relative_to(HERE).with_suffix("")) for s in SCRIPTS]
)
def test_the_scenario_passes(script):
    outcome = run(read_scenario(script.read_bytes(), script.name))
    assert outcome.passed, "\n".join(map(str, outcome.differences))
