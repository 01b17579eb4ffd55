"""The orders of NPCs and a slow, plain second implementation agree on random positions."""

import os
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.ch8_aliens import random_positions
from tests.games.galaxy_defenders.rules.ch8_aliens.random_positions import (
    CENTRES,
    RIMS,
    SORTS,
    STRANGE,
    random_map,
    random_position,
)
from tests.games.galaxy_defenders.rules.expansions.plain_npc import Npc
from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import occupied
from xenofront.games.galaxy_defenders.rules.expansions.npcs import orders
from xenofront.games.galaxy_defenders.rules.state import Agent, AgentId, Carried, GDState, HexId
from xenofront.geometry.hexes.areas import AreaId

POSITIONS = int(os.environ.get("XENOFRONT_POSITIONS", "300"))
SEED = int(os.environ.get("XENOFRONT_SEED", "1"))
MAPS = 15
CARDS = ("xeno_beta-green", "aracnos-green", "nexus-blue", "xeno_grey-green", *STRANGE)
NPCS = {
    name: msgspec.structs.replace(npc, set="core") for name, npc in pack.catalogue().npcs.items()
}
"""The NPCs of both expansions, as if they were in the box."""


@pytest.fixture
def all_npcs(monkeypatch):
    """The positions are drawn with the NPCs of both expansions in the box."""
    catalogue = msgspec.structs.replace(random_positions.CATALOGUE, npcs=NPCS)
    monkeypatch.setattr(random_positions, "CATALOGUE", catalogue)


def with_npc(random: Random, state: GDState, card: str) -> AgentId:
    """An NPC somewhere among the others."""
    free = [place for place in state.box.board.hexes if place not in occupied(state)]
    owner = next(name for name, row in state.agents.items() if not row.owner)
    sheet = state.box.agents[card]
    row = Agent(
        hex=HexId(random.choice(free)),
        weapons=tuple(Carried(weapon) for weapon in sheet.weapons),
        owner=owner,
        came_from=random.choice((None, *[AreaId(HexId(place)) for place in CENTRES])),
        conditions=random.choice(((), (), (), ("immobilized",))),
    )
    state.add_drone(AgentId(card), row)
    return AgentId(card)


def pairs(ways: Iterable[Any]) -> set[tuple[str, str]]:
    """On whom the ways are, and where they end."""
    return {(str(way.target), str(way.end)) for way in ways}


@pytest.mark.parametrize("sorts", [SORTS, RIMS], ids=["walls", "barriers"])
def test_npcs_do_what_the_rules_say(all_npcs, sorts):
    """GX-10.1.a GX-10.1.c GX-10.2.1.a GX-10.2.1.n GX-10.2.1.f"""
    random, seen = Random(SEED), Counter[Any]()
    for _ in range(MAPS):
        drawn = random_map(random, sorts)
        assert isinstance(drawn.box, Box)
        for _ in range(POSITIONS // MAPS):
            state = random_position(random, drawn, CARDS)
            if random.random() < 0.1:
                state.aliens = {}
            name = with_npc(random, state, random.choice(sorted(NPCS)))
            plain, told = Npc(state, name), orders.decision(state, name)
            wanted = plain.decide()
            found = told and (told[0], pairs(told[1]))
            assert found == (wanted and (wanted[0], pairs(wanted[1]))), name
            seen[NPCS[name].rows[told[0]].at if told else "none"] += 1
            row = next((n for n, r in enumerate(plain.card.rows) if len(r.do) > 1), None)
            if row is not None and not plain.still:
                effect = plain.card.rows[row].do[1]
                bound = orders.options(state, name, row, 1, "")
                ways = plain.ways(effect, plain.about(row))
                assert {(str(w.target), str(w.end)) for w in bound} == {
                    (w.target, w.end) for w in ways
                }
                seen[type(effect).__name__] += 1
    assert min(seen[0], seen[1], seen[2], seen["plus"], seen["MoveAway"]) > 5, seen
