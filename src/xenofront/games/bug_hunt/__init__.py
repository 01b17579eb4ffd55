"""Bug Hunt: troopers against what moves in the dark, on a table measured in inches."""

from typing import Final

NAME: Final = "bug-hunt"
"""Its name in set-ups, saves and on the command line."""
