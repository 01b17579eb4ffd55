"""Scenario scripts: a position, the dice, the choices, and what must be true afterwards."""

from xenofront.lab.scenario.export import export
from xenofront.lab.scenario.run import Difference, Outcome, run
from xenofront.lab.scenario.script import Scenario, read_scenario

__all__ = ["Difference", "Outcome", "Scenario", "export", "read_scenario", "run"]
