"""GX 7.3 Aliens drag their victims: the Flying Critter, and whom else it takes along."""

from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.table import field, rim, table
from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import area_of, engaging, neighbours
from xenofront.games.galaxy_defenders.rules.ch8_aliens.reveal import signals_in_sight
from xenofront.games.galaxy_defenders.rules.state import AgentId
from xenofront.kernel import Chance

pytestmark = pytest.mark.usefixtures("both_sets")
CRITTER = "flying_critter-green-1"
CLAWS = "flying_critter-green/claws"
CRATER = field(sides=rim("6,3"))


def clawed(
    target: str = "thorium",
    *,
    critter: Any = "5,3",
    agents: Any = None,
    map: str = CRATER,  # noqa: A002
    **more: Any,
) -> Any:
    """A critter in the area of 6,3 strikes with a BOLT and no HIT left undefended."""
    squad = agents or {"thorium": "6,2", "chromium": "11,2"}
    game = table(
        agents=squad,
        aliens={CRITTER: critter, **more.pop("aliens", {})},
        map=map,
        open={"do": "Attack", "attacker": CRITTER, "weapon": CLAWS, "target": target},
        **more,
    )
    game.dice("HIT+BOLT", "JAM", "JAM")
    while isinstance(game.game.pending, Chance) and game.asked == "defend":
        game.dice("SHIELD")
    return game


def finish(game: Any) -> Any:
    """The first answer to everything that is asked."""
    while game.game.pending is not None and game.asked in ("alien_way", "put_down"):
        game.choose(game.options[0])
    return game


def test_whoever_is_carried_off_is_immobilized_and_ends_beside_the_critter():
    """GX-7.3.a/immobilized GX-7.3.b GX-7.3.d"""
    game = finish(clawed())
    victim, critter = game.agent("thorium"), game.alien(CRITTER)
    assert victim.conditions == ("immobilized",)
    assert victim.hex in neighbours(game.state, critter.hex)
    assert area_of(game.state, critter.hex) != "6,3"
    assert victim.seized_by == ""
    assert [event.unit for event in game.told("Seized")] == [CRITTER]


def test_it_takes_who_does_not_fly_over_the_rim():
    """GX-7.3.g/barrier GX-7.3.g/window"""
    assert not clawed().state.box.agents["thorium"].flying
    game = clawed()
    assert game.told("AlienMoved") or game.asked in ("alien_way", "put_down")
    finish(game)
    assert area_of(game.state, game.agent("thorium").hex) != "6,3"


def test_no_way_leads_away_and_nobody_is_moved():
    """GX-7.3.f/ended"""
    walled = field(sides=rim("6,3", "wall"))
    game = finish(clawed(map=walled))
    assert game.agent("thorium").hex == "6,2"
    assert game.agent("thorium").seized_by == ""
    assert not game.told("AlienMoved")


def windowed() -> str:
    """The only way out of the area of 6,3 is a window."""
    return field(sides={**rim("6,3", "wall"), "7,3|8,3": "window"})


def test_an_alien_drags_its_victim_through_a_window():
    """GX-7.3.h"""
    game = finish(clawed(critter={"hex": "6,3", "came_from": "8,4"}, map=windowed()))
    assert area_of(game.state, game.alien(CRITTER).hex) == "8,4"
    assert game.agent("thorium").hex in neighbours(game.state, game.alien(CRITTER).hex)
    assert area_of(game.state, game.agent("thorium").hex) != "6,3"


def test_an_alien_may_take_two_victims_along():
    """GX-7.3.k"""
    card = pack.catalogue().aliens["flying_critter-green"]
    claws = msgspec.structs.replace(
        card.weapons[0], modifiers=(Modifier(quantity="area", amount=1),)
    )
    both = {"thorium": "6,2", "mercury": "5,4", "chromium": "11,2"}
    cards = {"aliens.flying_critter-green": {"weapons": (claws, *card.weapons[1:])}}
    game = finish(clawed(agents=both, cards=cards))
    here = game.alien(CRITTER).hex
    for victim in ("thorium", "mercury"):
        assert game.agent(victim).hex in neighbours(game.state, here)
        assert game.agent(victim).conditions == ("immobilized",)


@pytest.mark.parametrize("condition", ["immobilized", "paralyzed"])
def test_aliens_take_drones_and_npcs_too(condition):
    """GX-7.3.s/drone GX-7.3.s/npc"""
    for unit in ("dr_gd209", "npc_assault"):
        row = {"hex": "6,2", "owner": "chromium", "conditions": [condition], "powers": ()}
        game = finish(clawed(unit, agents={"chromium": "11,2", unit: row}))
        assert area_of(game.state, game.agent(unit).hex) != "6,3"


def test_an_alien_puts_its_victim_where_most_aliens_hold_it():
    """GX-7.3.o/alien"""
    game = table(
        agents={
            "thorium": {"hex": "6,3", "seized_by": CRITTER, "conditions": ["immobilized"]},
            "chromium": "3,5",
        },
        aliens={CRITTER: {"hex": "6,3", "controller": "chromium"}, "spine_critter-green-2": "8,2"},
        open={"do": "PutDown", "agent": "thorium"},
    )
    assert (game.asked, game.seat) == ("put_down", "chromium")
    assert sorted(game.options) == ["7,2", "7,3"]
    game.choose("7,3")
    assert game.agent("thorium").hex == "7,3"


def test_a_victim_put_down_is_held_by_its_critter():
    """GX-7.3.q"""
    game = finish(clawed())
    assert CRITTER in engaging(game.state, AgentId("thorium"))


def test_a_victim_reveals_where_it_is_put_down_and_not_on_the_way():
    """GX-7.3.u/way GX-7.3.u/place"""
    game = table(
        agents={"thorium": {"hex": "6,3", "seized_by": CRITTER, "conditions": ["immobilized"]}},
        aliens={CRITTER: "6,3"},
        signals={"s1": "9,3"},
        decks={"signals": ["HUMAN"]},
        open={"do": "PutDown", "agent": "thorium"},
    )
    assert signals_in_sight(game.state) == []
    game.choose(game.options[0]).dice("HUMAN")
    assert [event.signal for event in game.told("SignalRevealed")] == ["s1"]


def test_who_cannot_move_is_struck_harder():
    """GX-11.12.d/condition GX-11.12.d/other"""
    found = []
    for conditions in ([], ["immobilized"], ["paralyzed"]):
        squad = {"thorium": {"hex": "5,2", "conditions": conditions}, "chromium": "11,2"}
        game = table(
            agents=squad,
            aliens={CRITTER: "5,3"},
            map=CRATER,
            open={"do": "Attack", "attacker": CRITTER, "weapon": CLAWS, "target": "thorium"},
        )
        game.dice("HIT+AMMO", "JAM", "JAM")
        found.append(game.told("HitsRolled")[0].hits)
    assert found == [1, 2, 2]


def test_whoever_cannot_move_is_its_target_first():
    """GX-4.a/card"""
    squad = {
        "thorium": {"hex": "4,3", "wounds": 3},
        "chromium": {"hex": "5,2", "conditions": ["immobilized"]},
    }
    game = table(agents=squad, aliens={CRITTER: "4,2"}, open={"do": "Activate", "alien": CRITTER})
    assert game.told("AttackDeclared")[0].target == "chromium"
