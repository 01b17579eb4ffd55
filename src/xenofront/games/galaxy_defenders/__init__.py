"""Galaxy Defenders: agents on a map of hexes against card-driven aliens."""

from typing import Final

NAME: Final = "galaxy-defenders"
"""Its name in set-ups, saves and on the command line."""
