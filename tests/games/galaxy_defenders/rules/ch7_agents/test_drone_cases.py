"""GD 7.7.2.2, 7.7.4.1, 7.7.4.2 Drones and Guard, case by case."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, ground, table
from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import ground_of
from xenofront.games.galaxy_defenders.rules.state import AlienId
from xenofront.games.galaxy_defenders.rules.supply import generic_devices
from xenofront.geometry.hexes.grid import HexId

GUN, CANNON = "dr_sentry/gun", "dr_gd209/gun"
BETA = "xeno_beta-green-1"
CRITTER = "spine_critter-green-1"
BOTH = pytest.mark.parametrize("drone", ["dr_sentry", "dr_gd209"])


def medic(**more):
    return {"hex": "4,2", **more}


def machine(at="5,2", **more):
    return {"hex": at, "owner": "thorium", **more}


def squad(drone, at="5,2", **more):
    return {"thorium": medic(), drone: machine(at, **more)}


def points(game):
    return game.game.pending.points


def two_turns(power, drone):
    """A drone is deployed, and the owner's next turn begins."""
    turn = {"do": "AgentTurn", "agent": "thorium"}
    held = {"devices": [power]} if power.startswith("d_") else {"powers": [power]}
    game = table(agents={"thorium": medic(**held)}, aliens={BETA: "7,2"}, open=[turn, turn])
    game.choose(f"use {power}")
    assert "5,2" in game.options
    return game.choose("5,2")


def test_a_gun_waits_for_the_next_turn():
    """GD-7.7.2.2.d/deployed, GD-7.7.2.2.d/next"""
    game = two_turns("d_sentry", "dr_sentry")
    assert not game.offers("drone")
    assert game.agent("dr_sentry").fresh
    fresh = table(agents=squad("dr_sentry", fresh=True), aliens={BETA: "7,2"}, **IN_TURN)
    assert not fresh.offers("drone")
    assert fresh.refusal("drone dr_sentry") == "GD-7.7.2.2.d"
    game.choose("end")
    assert game.offers("drone") == ["drone dr_sentry"]


IN_TURN: Any = {
    "turn": {"agent": "thorium"},
    "open": {"do": "AgentTurn", "agent": "thorium", "step": "choose"},
}


def test_gd209_waits_for_the_next_turn():
    """GD-7.7.4.1.e/deployed, GD-7.7.4.1.e/next"""
    game = two_turns("sk_gd209", "dr_gd209")
    assert not game.offers("drone")
    fresh = table(agents=squad("dr_gd209", fresh=True), aliens={BETA: "7,2"}, **IN_TURN)
    assert not fresh.offers("drone")
    assert fresh.refusal("drone dr_gd209") == "GD-7.7.2.2.d"
    game.choose("end")
    assert game.offers("drone") == ["drone dr_gd209"]


@BOTH
def test_no_agent_ends_in_the_hex_of_a_drone(drone):
    """GD-7.7.2.2.e/agent, GD-7.7.4.1.i/agent"""
    game = table(agents=squad(drone))
    assert "redeploy 5,2" not in game.options
    assert "redeploy 3,2" in game.options
    game.choose("move", "5,2")
    assert "stop" not in game.options


@BOTH
def test_no_alien_ends_in_the_hex_of_a_drone(drone):
    """GD-7.7.2.2.e/alien, GD-7.7.4.1.i/alien"""
    corridor = ground("0,0 1,0 2,0 3,0 4,0 5,0")

    def ends(**machines):
        agents = {"thorium": "0,0", **machines}
        state = table(map=corridor, agents=agents, aliens={CRITTER: "5,0"}).state
        ways = ground_of(state, AlienId(CRITTER)).ways_toward(HexId("0,0"), 3, contact=False)
        return [ending[1] for ending in ways]

    assert ends() == ["1,0"]
    assert "1,0" not in ends(**{drone: machine("1,0")})


@BOTH
def test_aliens_attack_a_drone(drone):
    """GD-7.7.2.2.f/target, GD-7.7.4.1.j/target"""
    agents = {"thorium": "9,9", drone: machine("7,2")}
    game = table(agents=agents, aliens={BETA: "6,2"}, open={"do": "Activate", "alien": BETA})
    assert [event.target for event in game.told("AttackDeclared")] == [drone]


@BOTH
def test_aliens_walk_towards_a_drone(drone):
    """GD-7.7.2.2.f/movement, GD-7.7.4.1.j/movement"""
    corridor = " ".join(f"{column},0" for column in range(16))
    agents = {"thorium": {"hex": "15,0"}, drone: machine("0,0")}
    activation = {"do": "Activate", "alien": CRITTER}
    game = table(map=ground(corridor), agents=agents, aliens={CRITTER: "5,0"}, open=activation)
    assert int(game.alien(CRITTER).hex.split(",")[0]) < 5


def test_a_gun_loses_ammo():
    """GD-7.7.2.2.m/loses"""
    agents = squad("dr_sentry", weapons=[{"id": GUN, "ammo": 2}])
    game = table(agents=agents, aliens={BETA: "7,2"})
    game.dice("HIT+AMMO", "HIT+AMMO", "SHIELD", "SHIELD").choose("drone dr_sentry", f"{GUN} {BETA}")
    assert game.agent("dr_sentry").weapons[0].ammo == 1


@pytest.mark.parametrize("ammo", [0, 1])
def test_a_gun_without_ammo_is_not_activated(ammo):
    """GD-7.7.2.2.m/attack"""
    agents = squad("dr_sentry", weapons=[{"id": GUN, "ammo": ammo}])
    game = table(agents=agents, aliens={BETA: "7,2"})
    assert ("drone dr_sentry" in game.options) == bool(ammo)
    assert game.refusal("drone dr_sentry") == (None if ammo else "GD-7.7.2.2.m")


@pytest.mark.parametrize("ammo", [0, 1])
def test_a_gun_without_ammo_does_not_guard(ammo):
    """GD-7.7.2.2.m/guard"""
    agents = squad("dr_sentry", guard=True, weapons=[{"id": GUN, "ammo": ammo}])
    game = table(agents=agents, aliens={BETA: "7,2"}, open={"do": "Guard", "alien": BETA})
    assert game.asked == ("guard" if ammo else "")


def test_a_destroyed_gun_comes_with_reinforcements():
    """GD-7.7.2.2.q/reinforcements"""
    ask = {"do": "Reinforcements"}
    game = table(agents={"thorium": medic(), "chromium": "3,2"}, open=ask, fragments=4)
    game.choose("device")
    assert "d_sentry" in game.options
    assert game.choose("d_sentry").options == ("thorium",)


def test_a_destroyed_gun_is_not_found():
    """GD-7.7.2.2.q/search"""
    state = table(agents={"thorium": medic()}).state
    assert "d_medikit" in generic_devices(state)
    assert "d_sentry" not in generic_devices(state)


def test_a_gun_guards_once_a_round():
    """GD-7.7.2.2.r/used, GD-7.7.2.2.r/refreshed"""
    guard: Any = {"do": "Guard", "alien": BETA}
    agents = squad("dr_sentry", guard=True, weapons=[{"id": GUN, "ammo": 4}])
    game = table(
        agents=agents, aliens={BETA: "7,2"}, open=[guard, {"do": "RefreshPhase"}, guard, guard]
    )
    assert game.asked == "guard"
    game.dice(MISS, MISS).choose(f"{GUN} {BETA}")
    assert len(game.told("GuardFired")) == 1
    assert game.told("PhaseBegan")
    assert (game.asked, game.agent("dr_sentry").guard) == ("guard", True)
    game.dice(MISS, MISS).choose(f"{GUN} {BETA}")
    assert not game.agent("dr_sentry").guard


def test_gd209_needs_its_skill():
    """GD-7.7.4.1.a/skill"""
    assert not table(agents={"thorium": medic()}).offers("use sk_gd209")
    skilled = {"thorium": medic(powers=["sk_gd209"])}
    assert table(agents=skilled).offers("use sk_gd209")


@pytest.mark.parametrize("agent", ["chromium", "thorium", "mercury", "iridium", "titanium"])
def test_gd209_is_for_a_biotech(agent):
    """GD-7.7.4.1.a/class"""
    biotech = agent == "thorium"
    rank = {"do": "RankUp", "agent": agent, "rank": "silver"}
    assert ("sk_gd209" in table(agents={agent: "4,2"}, open=rank).options) == biotech
    holder = table(agents={agent: {"hex": "4,2", "powers": ["sk_gd209"]}})
    assert ("use sk_gd209" in holder.options) == biotech


def test_gd209_moves_and_then_fights():
    """GD-7.7.4.1.f/moves, GD-7.7.4.1.f/fights"""
    game = table(agents=squad("dr_gd209"), aliens={BETA: "9,2"}).choose("drone dr_gd209")
    assert game.asked == "hex"
    assert points(game) == 3
    game.choose("6,2", "7,2", "stop")
    assert game.asked == "drone_attack"
    game.dice("HIT", MISS, MISS, "JAM").choose(f"{CANNON} {BETA}")
    assert (game.agent("dr_gd209").hex, game.alien(BETA).wounds) == ("7,2", 1)
    assert not game.offers("drone")


def test_gd209_walks_through_no_alien():
    """GD-7.7.4.1.g/alien"""
    game = table(agents=squad("dr_gd209"), aliens={BETA: "6,2"}).choose("drone dr_gd209")
    assert "6,2" not in game.options
    assert game.refusal("6,2") == "GD-7.2.d"
    assert "5,1" in game.options


def test_gd209_passes_friends():
    """GD-7.7.4.1.g/friend"""
    game = table(agents=squad("dr_gd209")).choose("drone dr_gd209", "4,2")
    assert "stop" not in game.options
    assert game.choose("3,2", "stop").agent("dr_gd209").hex == "3,2"


def test_the_shield_of_gd209_is_spent_and_comes_back():
    """GD-7.7.4.1.h/spent, GD-7.7.4.1.h/refreshed"""
    skilled = {"thorium": medic(powers=["sk_gd209"])}
    deployed = table(agents=skilled).choose("use sk_gd209", "5,2")
    assert deployed.agent("dr_gd209").shield == 1
    blow: Any = {
        "do": "Attack",
        "attacker": BETA,
        "weapon": "xeno_beta-green/knife",
        "target": "dr_gd209",
    }
    rounds: Any = [{"do": "RefreshPhase"}, blow]
    game = table(agents=squad("dr_gd209", shield=1), aliens={BETA: "6,2"}, open=rounds)
    game.dice("HIT+AMMO")
    while game.asked == "hit":
        game.dice("SHIELD")
    assert game.told("ShieldSpent")
    assert game.agent("dr_gd209").wounds == 0
    assert game.agent("dr_gd209").shield == 1
    spent = table(agents=squad("dr_gd209", shield=1), aliens={BETA: "6,2"}, open=blow)
    spent.dice("HIT+AMMO")
    while spent.asked == "hit":
        spent.dice("SHIELD")
    assert spent.agent("dr_gd209").shield == 0


def test_the_marine_guards_by_himself():
    """GD-7.7.4.2.m/marine"""
    state: Any = new_game(new_setup("dust_signal", ("chromium", "thorium"))).state
    assert [row.guard for row in state.agents.values()] == [True, False]


def test_the_gun_guards_by_itself():
    """GD-7.7.4.2.m/gun"""
    game = table(agents={"thorium": medic(devices=["d_sentry"])}).choose("use d_sentry", "5,2")
    assert game.agent("dr_sentry").guard
    walker = table(agents={"thorium": medic(powers=["sk_gd209"])}).choose("use sk_gd209", "5,2")
    assert not walker.agent("dr_gd209").guard
