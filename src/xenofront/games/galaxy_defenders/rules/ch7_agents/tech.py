"""GD 7.9 Fragments of alien tech."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.state import GDState


def gain_fragment(state: GDState, rule: str) -> None:
    """The team gets a fragment; a fifth one is lost. The pool is the team's (GD-7.9.g)."""
    most = state.box.tables.max_fragments
    state.fragments = min(state.fragments + 1, most)  # GD-2.d GD-7.9.a GD-7.9.g GD-7.4.3.m
    state.tell(events.FragmentGained(state.fragments, rules=(rule,)))
