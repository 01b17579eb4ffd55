"""GX 9.7.4 Devices that are kept: HOLOGRAM and VIGIL; the beacon and the trauma kit."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.expansions.power_table import FAR, A, B, roll, turn, who
from tests.games.galaxy_defenders.rules.table import field, rim, table
from xenofront.games.galaxy_defenders.content.effects import LockOn, Poison
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import is_engaged
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.drones import refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import treatments
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import heal
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import is_vulnerable
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import onlookers, standing
from xenofront.games.galaxy_defenders.rules.ch8_aliens.reveal import signals_in_sight
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import ground_of
from xenofront.games.galaxy_defenders.rules.expansions.npcs import ground as npcs
from xenofront.games.galaxy_defenders.rules.names import UnitId
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    AlienId,
    HexId,
    clockwise_from_alpha,
    hp_left,
    operative,
)
from xenofront.games.galaxy_defenders.rules.supply import available, requestable_devices

pytestmark = pytest.mark.usefixtures("strikeback")

CHROMIUM, HOLOGRAM, VIGIL = AgentId("chromium"), AgentId("hologram"), AgentId("dr_vigil")
LIGHT = {"owner": "chromium", "weapons": ()}
CLAWS, WEB = "aracnos-green/claws", "aracnos-green/web"


def holding(device: str, **more: Any) -> Any:
    return turn(fields={"devices": (device,)}, **more)


def lit(place: str = "6,3", owner: str = FAR, **more: Any) -> Any:
    """A hologram that stands in a hex, far from its owner."""
    agents = {
        "chromium": who(owner, devices=("d_holo",)),
        "hologram": {"hex": place, **LIGHT},
        **more.pop("others", {}),
    }
    return table(agents=agents, **more)


def strikes(weapon: str, place: str = "5,2", target: str = "hologram", **more: Any) -> Any:
    opened = {"do": "Attack", "attacker": A, "weapon": weapon, "target": target}
    return lit(aliens={A: place}, open=opened, **more)


def flown(place: str = "6,3", owner: str = FAR, **more: Any) -> Any:
    """Vigil in a hex, and its owner."""
    fields = more.pop("drone", {})
    agents = {
        "chromium": who(owner, devices=("d_vigil",)),
        "dr_vigil": {"hex": place, "owner": "chromium", **fields},
        **more.pop("others", {}),
    }
    return table(agents=agents, **more)


# -- the hologram ----------------------------------------------------------------------------------


def test_the_hologram_costs_the_action():
    """GX-9.7.4.1.a"""
    game = holding("d_holo").choose("use d_holo", "5,2")
    assert game.state.turn.spent == ("action",)
    assert game.agent("hologram").hex == "5,2"


def test_the_hologram_is_placed_in_an_empty_hex_nearby():
    """GX-9.7.4.1.b/within GX-9.7.4.1.b/beyond GX-9.7.4.1.b/occupied"""
    game = holding("d_holo", aliens={A: "6,3"}).choose("use d_holo")
    assert "5,2" in game.options
    assert "6,2" in game.options
    assert "6,3" not in game.options
    assert "4,2" not in game.options
    assert "10,5" not in game.options
    assert game.refusal("10,5") is not None


def test_the_hologram_neither_moves_nor_attacks():
    """GX-9.7.4.1.c GX-9.7.4.1.d"""
    game = lit("6,3", "4,2", aliens={A: "6,2"})
    assert not game.offers("drone")
    assert game.refusal("drone hologram") == "GD-7.7.2.2.m"


def test_aliens_attack_the_hologram():
    """GX-9.7.4.1.e/target"""
    game = lit("6,2", aliens={A: "5,2"})
    looks, in_sight = oracle.sightings(game.state, AlienId(A))
    assert HOLOGRAM in looks
    assert (HOLOGRAM, 0) in in_sight


def test_aliens_move_toward_the_hologram():
    """GX-9.7.4.1.e/movement"""
    game = lit("10,5", "-4,11", aliens={A: "4,2"})
    assert all(way.startswith("hologram") for way in game.ways(A))


@pytest.mark.parametrize(("weapon", "place"), [(CLAWS, "5,2"), (WEB, "4,2")])
def test_any_attack_destroys_the_hologram_without_a_roll(weapon: str, place: str):
    """GX-9.7.4.1.f/melee GX-9.7.4.1.f/ranged"""
    game = strikes(weapon, place)
    assert game.is_over
    assert HOLOGRAM not in game.state.agents
    assert "HitsRolled" not in game.story
    assert "DroneDestroyed" in game.story


def test_area_damage_destroys_the_hologram():
    """GX-9.7.4.1.f/area"""
    weapons = tuple(
        type(weapon)(
            **{
                **{name: getattr(weapon, name) for name in weapon.__struct_fields__},
                "modifiers": (Modifier(quantity="area", amount=1),),
            }
        )
        for weapon in lit().state.box.aliens["aracnos-green"].weapons
    )
    game = strikes(
        CLAWS,
        target="thorium",
        others={"thorium": who("6,2")},
        cards={"aliens.aracnos-green": {"weapons": weapons}},
    )
    roll(game, "hit", "HIT+AMMO")
    assert HOLOGRAM not in game.state.agents
    roll(game, "defend", "JAM")
    assert game.agent("thorium").wounds > 0
    assert game.is_over


def test_device_and_token_of_a_destroyed_hologram_go_to_the_warehouse():
    """GX-9.7.4.1.g/device GX-9.7.4.1.g/token GX-9.7.4.d/destroyed"""
    before = lit()
    assert available(before.state, "d_holo") == 0
    game = strikes(CLAWS)
    assert HOLOGRAM not in game.state.agents
    assert game.agent("chromium").devices == ()
    assert available(game.state, "d_holo") == 1


def test_an_attack_on_the_hologram_is_used_up():
    """GX-9.7.4.1.f/melee"""
    game = lit(
        "6,3",
        aliens={A: "5,2"},
        others={"thorium": who("4,2")},
        open={"do": "Attack", "attacker": A, "weapon": CLAWS, "target": "hologram"},
    )
    assert len(game.told("AttackDeclared")) == 1
    assert game.agent("thorium").wounds == 0
    assert game.is_over


@pytest.mark.parametrize("on_hit", [(LockOn(level=2),), (Poison(level=2),)])
def test_nothing_is_put_on_the_hologram(on_hit: Any):
    """GX-9.7.4.1.i/poison GX-9.7.4.1.i/mark GX-9.7.4.1.i/critical"""
    weapons = tuple(
        type(weapon)(
            **{
                **{name: getattr(weapon, name) for name in weapon.__struct_fields__},
                "on_hit": on_hit,
                "modifiers": (Modifier(quantity="critical", amount=1),),
            }
        )
        for weapon in lit().state.box.aliens["aracnos-green"].weapons
    )
    game = strikes(CLAWS, cards={"aliens.aracnos-green": {"weapons": weapons}})
    assert game.is_over
    assert game.game.pending is None
    told = {"Marked", "Poisoned", "CriticalDealt"}
    assert told.isdisjoint(game.story)
    assert HOLOGRAM not in game.state.agents


def test_the_hologram_reveals_no_signal():
    """GX-9.7.4.1.j/signal"""
    walls = field(sides=rim("8,4", "wall"))
    seen = lit("8,4", "4,2", map=walls, signals={"s1": "8,5"})
    assert signals_in_sight(seen.state) == []
    others = {"thorium": who("8,3")}
    assert signals_in_sight(lit("9,3", map=walls, signals={"s1": "8,5"}, others=others).state)


def test_nobody_sees_by_the_hologram():
    """GX-9.7.4.1.j/sight"""
    state = lit().state
    assert onlookers(state) == {"chromium": FAR}
    assert HOLOGRAM in standing(state)


def test_nobody_ends_in_the_hex_of_the_hologram():
    """GX-9.7.4.1.k/end"""
    game = lit("5,2", "4,2").choose("move", "5,2")
    assert "stop" not in game.options
    assert game.refusal("stop") == "GD-7.2.f"


def test_an_agent_passes_the_hologram():
    """GX-9.7.4.1.k/agent"""
    game = lit("5,2", "4,2").choose("move", "5,2", "6,2")
    assert "stop" in game.options


def test_a_drone_passes_the_hologram():
    """GX-9.7.4.1.k/drone"""
    drone = {"dr_gd209": {"hex": "4,2", "owner": "chromium"}}
    game = lit("5,2", others=drone, open={"do": "Move", "agent": "dr_gd209", "points": 3})
    game.choose("5,2", "6,2")
    assert "stop" in game.options


def test_an_alien_passes_the_hologram():
    """GX-9.7.4.1.k/alien"""
    ways = ground_of(lit("5,2", aliens={A: "4,2"}).state, AlienId(A))
    assert ways.is_reachable(HexId("6,2"))
    assert "5,2" in ways.taken


def test_an_npc_passes_the_hologram():
    """GX-9.7.4.1.k/npc"""
    npc = {"npc_assault": {"hex": "4,2", "owner": "chromium", "powers": ()}}
    ways = npcs.ground_of(lit("5,2", others=npc).state, AgentId("npc_assault"))
    assert ways.is_reachable(HexId("6,2"))
    assert "5,2" in ways.taken


def test_the_hologram_goes_with_its_owner():
    """GX-9.7.4.1.l"""
    game = table(
        agents={
            "chromium": who(devices=("d_holo",), wounds=6, dying=True),
            "thorium": who("1,4"),
            "hologram": {"hex": "6,3", **LIGHT},
        },
        open={"do": "Deaths"},
    )
    assert HOLOGRAM not in game.state.agents
    assert available(game.state, "d_holo") == 1


def test_the_hologram_counts_as_unwounded_with_one_health_point():
    """GX-AMB.f/wounds GX-AMB.f/health"""
    state = lit().state
    assert state.agents[HOLOGRAM].wounds == 0
    assert hp_left(state, HOLOGRAM) == 1


def test_an_attack_on_the_hologram_surely_destroys_it():
    state = strikes(CLAWS, target="chromium").state
    light = lit(aliens={A: "5,2"}).state
    assert odds(light, A, CLAWS, "hologram").kill > odds(light, A, CLAWS, "chromium").kill
    assert state


def test_a_device_on_the_map_belongs_to_its_owner():
    """GX-9.7.4.d/stays GX-4.a/item"""
    game = holding("d_holo").choose("use d_holo", "5,2")
    assert game.agent("chromium").devices == ("d_holo",)
    assert available(game.state, "d_holo") == 0
    assert game.refusal("use d_holo") is not None


def test_a_device_that_is_kept_can_be_used_again():
    """GX-9.7.4.c/kept GX-9.7.4.c/again"""
    game = turn(
        fields={"devices": ("d_medikit",), "wounds": 4}, cards={"powers.d_medikit": {"keeps": True}}
    )
    game.choose("use d_medikit", "chromium")
    assert game.agent("chromium").devices == ("d_medikit",)
    again = turn(
        fields={"devices": ("d_medikit",), "wounds": 4}, cards={"powers.d_medikit": {"keeps": True}}
    )
    assert "use d_medikit" in again.options


# -- vigil -----------------------------------------------------------------------------------------


def test_vigil_costs_the_action_and_stands_beside_its_owner():
    """GX-9.7.4.2.a GX-9.7.4.2.b"""
    game = holding("d_vigil").choose("use d_vigil")
    assert set(game.options) == {"5,2", "4,3", "3,3", "3,2", "4,1", "5,1"}
    game.choose("5,2")
    assert game.state.turn.spent == ("action",)
    assert game.agent("dr_vigil").hex == "5,2"


def test_vigil_is_not_activated_in_the_turn_of_its_deployment():
    """GX-9.7.4.2.c/deployed"""
    game = holding("d_vigil").choose("use d_vigil", "5,2")
    state = game.state
    state.turn = type(state.turn)(CHROMIUM)
    assert refusal(state, CHROMIUM, menu.Drone(UnitId("dr_vigil"))) == "GD-7.7.2.2.d"
    state.change_agent(VIGIL, fresh=False)
    assert refusal(state, CHROMIUM, menu.Drone(UnitId("dr_vigil"))) is None


def test_from_the_next_turn_on_vigil_moves_and_then_fights():
    """GX-9.7.4.2.c/next GX-9.7.4.2.c/order"""
    game = flown(owner="4,2", drone={"fresh": True}, aliens={A: "8,4"})
    game.choose("drone dr_vigil")
    assert game.asked == "hex"
    game.choose("6,4", "stop")
    assert game.asked == "drone_attack"
    game.choose(f"dr_vigil/gun {A}")
    roll(game, "hit", "JAM")
    assert game.state.turn.spent == ("action",)


def test_vigil_flies_over_barriers():
    """GX-9.7.4.2.d"""
    fence = field(sides=rim("6,3"))
    flying = flown(map=fence, open={"do": "Move", "agent": "dr_vigil", "points": 4})
    flying.choose("6,2")
    assert "6,1" in flying.options or "7,1" in flying.options
    walker = {"dr_gd209": {"hex": "6,2", "owner": "chromium"}}
    opened = {"do": "Move", "agent": "dr_gd209", "points": 3}
    walking = lit("-4,11", map=fence, others=walker, open=opened)
    assert not {"6,1", "7,1"} & set(walking.options)


def test_nobody_ends_in_the_hex_of_vigil():
    """GX-9.7.4.2.e/agent GX-9.7.4.2.e/alien"""
    game = flown("5,2", "4,2").choose("move", "5,2")
    assert game.refusal("stop") == "GD-7.2.f"
    ground = ground_of(flown("5,2", aliens={A: "4,2"}).state, AlienId(A))
    assert "5,2" in ground.taken


def test_aliens_take_vigil_for_an_agent():
    """GX-9.7.4.2.f/target GX-9.7.4.2.f/movement"""
    near = flown("6,2", aliens={A: "5,2"})
    assert (VIGIL, 0) in oracle.sightings(near.state, AlienId(A))[1]
    far = flown("10,5", "-4,11", aliens={A: "4,2"})
    assert all(way.startswith("dr_vigil") for way in far.ways(A))


def test_vigil_is_no_player():
    """GX-9.7.4.2.g GX-9.7.4.2.h GX-9.7.4.2.m"""
    state = flown().state
    assert clockwise_from_alpha(state) == ("chromium",)
    assert operative(state) == ("chromium",)


def test_vigil_gains_no_ammo():
    """GX-9.7.4.2.i/power GX-9.7.4.2.i/event"""
    game = table(
        agents={
            "chromium": who(devices=("d_ammo", "d_vigil")),
            "dr_vigil": {"hex": "5,2", "owner": "chromium"},
        }
    )
    game.choose("use d_ammo")
    assert "dr_vigil" not in game.options
    state = game.state
    assert operative(state) == (CHROMIUM,)


def test_vigil_is_not_healed_by_what_heals_agents():
    """GX-9.7.4.2.j/power GX-9.7.4.2.j/weapon"""
    game = table(
        agents={
            "thorium": who(devices=("d_medikit",), wounds=1),
            "dr_vigil": {"hex": "5,2", "owner": "thorium", "wounds": 1},
        }
    )
    state = game.state
    targets = {treat.target for treat in treatments(state, AgentId("thorium"))}
    assert VIGIL not in targets
    game.choose("use d_medikit")
    assert "dr_vigil" not in game.options


def test_what_repairs_drones_repairs_vigil():
    """GX-9.7.4.2.j/repair"""
    game = flown(drone={"wounds": 2})
    assert heal(game.state, VIGIL, 1, "GX-9.7.4.2.j") == 1
    assert game.agent("dr_vigil").wounds == 1


def test_vigil_sees_all_around_and_never_jams():
    """GX-9.7.4.2.k GX-9.7.4.2.l"""
    game = flown(owner="4,2", aliens={A: "8,4", B: "4,3"}, options={"human_view": True})
    game.choose("drone dr_vigil", "stop")
    assert {f"dr_vigil/gun {A}", f"dr_vigil/gun {B}"} <= set(game.options)
    game.choose(f"dr_vigil/gun {A}")
    roll(game, "hit", "JAM")
    assert not game.agent("dr_vigil").weapons[0].jammed


def test_without_health_points_vigil_is_destroyed():
    """GX-9.7.4.2.n/figure GX-9.7.4.2.n/device GX-9.7.4.2.o/reinforcements GX-9.7.4.2.o/next"""
    lost = flown(open={"do": "DroneLost", "drone": VIGIL})
    assert VIGIL not in lost.state.agents
    game = flown(drone={"wounds": 3}, open={"do": "Deaths"})
    assert VIGIL not in game.state.agents
    assert game.agent("chromium").devices == ()
    assert available(game.state, "d_vigil") == 1
    assert "d_vigil" in requestable_devices(game.state)


def test_any_class_may_own_vigil():
    """GX-9.7.4.2.p"""
    for agent in ("chromium", "thorium", "osmium"):
        game = turn(agent=agent, fields={"devices": ("d_vigil",)})
        assert "use d_vigil" in game.options


# -- other devices ---------------------------------------------------------------------------------


def test_a_beacon_shows_burrowers_until_the_refresh_phase():
    cards = {"aliens.aracnos-green": {"burrowing": True}}
    game = holding("d_beacon", aliens={A: "6,3"}, cards=cards)
    assert not is_vulnerable(game.state, AlienId(A))
    game.choose("use d_beacon")
    assert is_vulnerable(game.state, AlienId(A))
    assert game.state.fields == ("d_beacon",)
    over = table(agents={"chromium": who()}, fields=("d_beacon",), open=[{"do": "RefreshPhase"}])
    assert over.state.fields == ()


def test_a_trauma_kit_heals_a_bleeding_neighbour():
    others = {"thorium": who("5,2", wounds=5)}
    game = holding("d_trauma", others=others).choose("use d_trauma", "thorium")
    assert game.agent("thorium").wounds == 2
    hurt = {"thorium": who("5,2", wounds=4)}
    assert holding("d_trauma", others=hurt).refusal("use d_trauma") == "GD-7.7.2.d"


def test_nobody_is_engaged_by_the_hologram_of_another():
    assert not is_engaged(lit("5,2", "4,2").state, CHROMIUM)
