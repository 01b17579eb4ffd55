"""BD-7.s1 A mission begins: who takes part, and the order in which it is set up."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.box import Box
from xenofront.games.bug_hunt.rules.options import chosen
from xenofront.games.bug_hunt.rules.squad import Character, Squad, arriving
from xenofront.games.bug_hunt.rules.state import BHState, Point
from xenofront.kernel import END, Procedure, Result, Setup, SetupRefused, again

LEAST, MOST = 3, 5
SMALL = Point(24_000, 24_000)


def begin(setup: Setup, box: Box) -> tuple[BHState, Procedure]:
    """The state before the first question, and the procedure that runs the game."""
    options = chosen(setup.options)
    if options.difficulty not in box.difficulties:  # BD-7.s3
        known = ", ".join(box.difficulties)
        raise SetupRefused(f"there is no difficulty {options.difficulty!r}; known are {known}")
    if not LEAST <= len(setup.seats) <= MOST:  # BD-3.squad
        raise SetupRefused(
            f"a squad has {LEAST} to {MOST} main characters, not {len(setup.seats)} (BD-3.squad)"
        )
    if len(set(setup.seats)) != len(setup.seats):
        raise SetupRefused("every main character takes part once (BD-3.squad)")
    squad = arriving(setup)
    if options.quick_start and not squad.characters:
        squad = _ready_made(setup, box)
    size = SMALL if options.small_table else Point(*box.mission.table)
    state = BHState(setup=setup, seed=setup.seed, box=box, options=options, squad=squad, size=size)
    return state, bh.MissionPlay()


def _ready_made(setup: Setup, box: Box) -> Squad:
    """The troopers of the quick start."""
    troopers = box.catalogue.troopers
    unknown = [seat for seat in setup.seats if seat not in troopers]
    if unknown:
        known = ", ".join(troopers)
        raise SetupRefused(f"nobody is called {unknown[0]!r}; ready-made are {known}")
    characters = {
        seat: Character(
            name=troopers[seat].name,
            reactions=troopers[seat].reactions,
            speed=troopers[seat].speed,
            combat=troopers[seat].combat,
            toughness=troopers[seat].toughness,
            tech=troopers[seat].tech,
            weapons=troopers[seat].weapons,
        )
        for seat in setup.seats
    }
    return Squad(characters=characters)


class SetUp(Procedure):
    """BD-7.s1: the steps of setting up a mission."""

    CITATION: ClassVar[str] = "BD-7.s1"

    number: int = 0

    def part(self, state: BHState) -> Result:
        parts = (
            bh.ChooseEdge,
            bh.BuildTable,
            bh.RollObjectives,
            bh.RollPriority,
            bh.LoadOut,  # BD-7.s6
            bh.RequestSupport,
            bh.PlaceMarkers,
            bh.Deploy,
            bh.RevealLocations,  # BH-5/deployed
        )
        if self.number == len(parts):
            return END
        self.number += 1
        return parts[self.number - 1]()

    def next(self, state: BHState) -> Result:
        return again(self.part)
