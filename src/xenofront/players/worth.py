"""What an outcome is worth: to players, in comparisons, as a reward."""

from __future__ import annotations

from typing import Final

_WORTH: Final = {"accomplished": 1.0, "partially": 0.5}


def outcome_worth(outcome: str) -> float:
    """1, a half, or nothing for any other outcome."""
    return _WORTH.get(outcome, 0.0)
