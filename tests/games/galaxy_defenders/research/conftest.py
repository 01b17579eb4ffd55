"""Laws are tested on moments of random games."""

from tests.moments import records

__all__ = ["records"]
