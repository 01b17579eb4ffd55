"""Tables of the expansions."""

from tests.games.galaxy_defenders.rules.expansions.npc_table import both_sets

__all__ = ["both_sets"]
