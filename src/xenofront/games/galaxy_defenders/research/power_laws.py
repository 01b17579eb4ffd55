"""Laws about psionic powers, and devices that stand on the map (GX 9.7)."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.lab.laws import Moment


def borrowed_and_standing(moment: Moment) -> Iterator[str]:
    """GX-9.7.4.d: a device belongs to its owner while its figure stands; who borrows, has."""
    state = moment.game.state
    assert isinstance(state, GDState)
    powers, figures = state.box.powers, state.box.figure_of
    for name, row in state.agents.items():
        if row.alive and not {*row.lent} <= {*row.powers}:
            yield f"{name} has borrowed {row.lent}, but has {row.powers}"
        kept = [d for d, figure in figures.items() if figure == name and powers[d].keeps]
        if row.owner and kept and not {*kept} & {*state.agents[row.owner].devices}:
            yield f"{name} stands on the map, and {row.owner} has no {kept[0]}"
