"""What always holds in Thin Ice; the fuzzer looks after every answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from xenofront.lab.laws import Moment, Quick
from xenofront.lab.plain import PlainLaws


def nobody_walks_past_the_shore(moment: Moment) -> Iterator[str]:
    state: Any = moment.game.state
    for walker, row in state.walkers.items():
        if not 0 <= row.place <= state.box.mission.floes:
            yield f"{walker} is at {row.place}"


def the_safe_are_not_lost(moment: Moment) -> Iterator[str]:
    state: Any = moment.game.state
    for walker, row in state.walkers.items():
        if row.lost and row.place == state.box.mission.floes:
            yield f"{walker} is safe and lost"


def ends_with_an_outcome(moment: Moment) -> Iterator[str]:
    state: Any = moment.game.state
    if (moment.game.pending is None) != bool(state.outcome):
        yield f"outcome {state.outcome!r} while {moment.game.pending} is asked"


class IceLaws(PlainLaws):
    """The laws above, and random games of any mission and squad."""

    LAWS: Mapping[str, Quick] = {
        "nobody walks past the shore": nobody_walks_past_the_shore,
        "who is safe is not lost": the_safe_are_not_lost,
        "a mission that is over has an outcome": ends_with_an_outcome,
    }
