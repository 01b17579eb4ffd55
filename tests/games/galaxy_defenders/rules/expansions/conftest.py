"""Tables of the expansions."""

from tests.games.galaxy_defenders.rules.expansions.npc_table import both_sets
from tests.games.galaxy_defenders.rules.expansions.power_table import extinction, strikeback

__all__ = ["both_sets", "extinction", "strikeback"]
