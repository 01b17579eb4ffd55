"""GX 11.3 What missions say about master aliens, and cards with two sides."""

from typing import Any

import msgspec
import pytest

from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.content import mission_references, references
from xenofront.games.galaxy_defenders.content.effects import Bring, Stage
from xenofront.games.galaxy_defenders.content.missions import Killed, Master
from xenofront.games.galaxy_defenders.content.missions import Stage as StageTest

CATALOGUE = pack.catalogue()
PLAIN = CATALOGUE.missions["dust_signal"]
replace = msgspec.structs.replace


def written(**fields):
    """A mission of Strikeback with these fields, and what is wrong with it because of them."""
    before = replace(PLAIN, set="strikeback")
    known = set(mission_references.faults(before, CATALOGUE))
    mission = replace(before, **fields)
    found = mission_references.faults(mission, CATALOGUE)
    return [fault[0] for fault in found if fault not in known]


def special(*effects):
    events = dict(PLAIN.special_events)
    letter = next(iter(events))
    return {**events, letter: (*events[letter], *effects)}


COMES = special(Bring(what="master", at=PLAIN.start[0]))


def test_a_master_may_be_brought_by_a_special_event():
    assert written(master=Master(card="wormoon-1", arrives="special"), special_events=COMES) == []


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"special_events": COMES}, "special_events"),
        ({"master": Master(card="nobody", arrives="special"), "special_events": COMES}, "master"),
        ({"master": Master(card="wormoon-1", arrives="special")}, "master"),
        ({"master": Master(card="wormoon-1")}, "master"),
        ({"master": Master(card="wormoon-1", at="99,99")}, "master"),
        ({"master": Master(card="wormoon-1", at=("1,1", "1,2"))}, "master"),
    ],
)
def test_what_does_not_fit_together_is_refused(fields, path):
    assert path in {found[0] for found in written(**fields)}


def test_a_master_may_be_what_has_to_be_killed():
    rows = (replace(PLAIN.objectives[0], when=(Killed(species="wormoon"), StageTest())),)
    objectives = (*rows, *PLAIN.objectives[1:])
    master = Master(card="wormoon-1", arrives="special")
    assert written(objectives=objectives, master=master, special_events=COMES) == []
    assert len(written(objectives=objectives)) == 2


def test_the_other_side_of_a_master_is_a_master_that_is_set_aside():
    cards = dict(CATALOGUE.aliens)
    cards["wormoon-1"] = replace(cards["wormoon-1"], on_wounds=(Stage(card="aracnos-green"),))
    cards["wormoon-2"] = replace(cards["wormoon-2"], aside=False)
    cards["digger-green"] = replace(cards["digger-green"], swarm=True)
    found: list[Any] = []
    references.problems(
        replace(CATALOGUE, aliens=cards),
        lambda kind, name, path, text: found.append((name, path)),  # type: ignore[arg-type,return-value]
    )
    assert ("wormoon-1", ("on_wounds", 0, "card")) in found
    assert ("wormoon-2", ("aside",)) in found
    assert ("digger-green", ("figures",)) in found
