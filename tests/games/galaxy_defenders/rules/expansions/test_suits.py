"""GX 9.5 POWER SUITS: sheets, batteries, empty suits, and how they are put on and left."""

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.expansions.npc_table import acting, ally, rows_of
from tests.games.galaxy_defenders.rules.expansions.suit_table import (
    ARACNOS,
    FAR,
    GATLING,
    ONE,
    TWO,
    beside,
    pilot,
    points,
    refreshed,
)
from tests.games.galaxy_defenders.rules.table import field, ground, rim, table
from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.content.catalogue import Catalogue
from xenofront.games.galaxy_defenders.content.gear import Suit
from xenofront.games.galaxy_defenders.content.gear_references import mission_faults
from xenofront.games.galaxy_defenders.content.missions import Recall, SuitPlace
from xenofront.games.galaxy_defenders.rules.ch4_setup.setup import begin
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import occupied, sees
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import movement_points
from xenofront.games.galaxy_defenders.rules.ch7_agents.struck import struck_in_area
from xenofront.games.galaxy_defenders.rules.expansions.suits import in_play
from xenofront.games.galaxy_defenders.rules.gear import Suit as Worn
from xenofront.games.galaxy_defenders.rules.pieces import pieces_at
from xenofront.games.galaxy_defenders.rules.state import AgentId, HexId
from xenofront.kernel import Setup

CHROMIUM = AgentId("chromium")
pytestmark = pytest.mark.usefixtures("both_sets")
RECALL = {"recall": Recall(sheet=TWO, batteries=3, times=2)}


# -- sheets ----------------------------------------------------------------------------------------


def begun(*suits, recall=None):
    """The first position of a mission with suits."""
    box = table(agents={"chromium": "4,2"}).state.box
    mission = msgspec.structs.replace(
        pack.catalogue().missions["dust_signal"],
        set="strikeback",
        suits=tuple(SuitPlace(at=at, sheet=sheet, batteries=n) for at, sheet, n in suits),
    )
    assert box is not None
    setup = Setup(
        system="galaxy-defenders", mission="dust_signal", seats=(CHROMIUM,), options={}, seed=0
    )
    return begin(setup, pack.PACK.box(pack.catalogue(), mission, ""))[0]


@pytest.mark.parametrize(("sheet", "move", "shield"), [(ONE, 2, 2), (TWO, 3, 3)])
def test_the_mission_chooses_the_side_of_the_sheet(sheet, move, shield):
    """GX-9.5.a/first GX-9.5.a/second GX-9.5.2.u"""
    state = begun(("4,2", sheet, 3))
    assert state.suits == {"4,2": Worn(sheet, 3, shield)}
    assert state.box.suits[sheet].move == move


def test_the_mission_says_where_suits_stand_and_how_many_batteries_they_have():
    """GX-9.4.b GX-9.5.c"""
    state = begun(("4,2", ONE, 3), ("6,3", TWO, 1))
    assert state.suits == {"4,2": Worn(ONE, 3, 2), "6,3": Worn(TWO, 1, 3)}


@pytest.mark.parametrize(
    "entry",
    [
        pytest.param("batteries", id="GX-9.5.b/batteries"),
        pytest.param("move", id="GX-9.5.b/movement"),
        pytest.param("shield", id="GX-9.5.b/shield"),
        pytest.param("weapon", id="GX-9.5.b/weapon"),
        pytest.param("seize", id="GX-9.5.b/seize"),
        pytest.param("flying", id="GX-9.5.b/flying"),
    ],
)
def test_a_sheet_without_one_of_its_entries_is_refused_with_its_name(entry):
    """GX-9.5.b"""
    written = msgspec.to_builtins(pack.catalogue().suits[ONE])
    assert msgspec.convert(written, Suit) == pack.catalogue().suits[ONE]
    del written[entry]
    with pytest.raises(msgspec.ValidationError, match=entry):
        msgspec.convert(written, Suit)


def test_a_sheet_names_batteries_movement_and_shield():
    """GX-9.5.b/batteries GX-9.5.b/movement GX-9.5.b/shield"""
    for entry in ("batteries", "move", "shield"):
        written = msgspec.to_builtins(pack.catalogue().suits[ONE])
        del written[entry]
        with pytest.raises(msgspec.ValidationError, match=entry):
            msgspec.convert(written, Suit)


def test_a_sheet_names_weapon_seize_and_flying():
    """GX-9.5.b/weapon GX-9.5.b/seize GX-9.5.b/flying"""
    for entry in ("weapon", "seize", "flying"):
        written = msgspec.to_builtins(pack.catalogue().suits[ONE])
        del written[entry]
        with pytest.raises(msgspec.ValidationError, match=entry):
            msgspec.convert(written, Suit)


def test_shields_of_suits_may_have_more_than_two_points():
    """GX-9.5.2.u"""
    written = msgspec.to_builtins(pack.catalogue().suits[TWO])
    assert msgspec.convert({**written, "shield": 3}, Suit).shield == 3
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**written, "shield": 10}, Suit)


# -- batteries -------------------------------------------------------------------------------------


def test_a_suit_with_a_pilot_uses_a_battery_in_each_refresh_phase():
    """GX-6.1.e/equipped GX-9.5.d/equipped"""
    assert refreshed(pilot(suit_batteries=4)).agent("chromium").suit == Worn(ONE, 3, 2)
    assert refreshed(pilot(suit_batteries=4), phases=2).agent("chromium").suit == Worn(ONE, 2, 2)


def test_so_does_an_empty_one():
    """GX-6.1.e/empty GX-9.5.d/empty GX-9.5.d/before"""
    game = refreshed(suits={"6,3": {"sheet": ONE, "batteries": 2}, "8,4": TWO})
    assert game.state.suits == {"6,3": Worn(ONE, 1, 2), "8,4": Worn(TWO, 3, 3)}
    ready = refreshed(mission=RECALL)
    assert in_play(ready.state) == ()


def test_a_suit_that_cannot_pay_goes_and_its_pilot_stands_there():
    """GX-9.5.e GX-9.5.f/place GX-9.5.f/cost GX-9.5.2.s/wounds GX-9.5.2.s/activities"""
    game = refreshed(pilot(suit_batteries=0, wounds=1))
    agent = game.agent("chromium")
    assert (agent.suit, agent.hex, agent.wounds) == (None, "4,2", 1)
    assert [piece.kind for piece in pieces_at(game.state, HexId("4,2"))] == ["agent"]
    turn = table(agents={"chromium": pilot(suit_batteries=0)}, open="AgentTurn")
    assert turn.state.turn.spent == ()
    empty = refreshed(suits={"6,3": {"sheet": ONE, "batteries": 0}})
    assert empty.state.suits == {}


def test_a_suit_at_zero_works_until_the_next_refresh_phase():
    """GX-9.5.h GX-9.5.2.k"""
    game = refreshed(pilot(suit_batteries=1, suit_shield=1))
    assert game.agent("chromium").suit == Worn(ONE, 0, 2)
    assert movement_points(game.state, CHROMIUM) == 6
    assert refreshed(pilot(suit_batteries=1), phases=2).agent("chromium").suit is None


def test_the_shields_of_a_suit_come_back_in_full():
    """GX-9.5.2.k"""
    game = refreshed(pilot(sheet=TWO, suit_shield=1), suits={"6,3": {"sheet": TWO, "shield": 0}})
    assert game.agent("chromium").suit.shield == 3
    assert game.state.suits["6,3"].shield == 3


def test_a_device_recharges_the_suit():
    """GX-9.5.i/item GX-9.4.a/suit GX-9.4.c/device GX-9.4.c/maximum"""
    game = table(agents={"chromium": pilot(suit_batteries=0, devices=["d_battery"])})
    game.choose("use d_battery", "chromium", "suit")
    assert game.agent("chromium").suit.batteries == 2
    full = table(agents={"chromium": pilot(suit_batteries=3, devices=["d_battery"])})
    full.choose("use d_battery", "chromium", "suit")
    assert full.agent("chromium").suit.batteries == 4
    none = table(agents={"chromium": pilot(suit_batteries=4, devices=["d_battery"])})
    assert none.refusal("use d_battery") == "GX-9.4.c"


def test_a_tactic_recharges_the_suit():
    """GX-9.5.i/power GX-9.4.c/tactic"""
    effects = pack.catalogue().powers["d_battery"].effects
    own = tuple(msgspec.structs.replace(one, whom="self", amount=1) for one in effects)
    game = table(
        agents={"chromium": pilot(suit_batteries=0, powers=["bt_step"])},
        cards={"powers.bt_step": {"effects": own}},
    )
    game.choose("use bt_step", "suit")
    assert game.agent("chromium").suit.batteries == 1


def test_an_agent_charges_the_suit_of_another_one_beside_it():
    """GX-9.4.c/device"""
    game = table(
        agents={
            "chromium": {"hex": "4,2", "devices": ["d_battery"]},
            "thorium": pilot("5,2", suit_batteries=1),
        }
    )
    assert game.choose("use d_battery").options == ("thorium",)
    game.choose("thorium", "suit")
    assert game.agent("thorium").suit.batteries == 3


# -- empty suits -----------------------------------------------------------------------------------


def test_nobody_comes_to_rest_on_an_empty_suit():
    """GX-9.5.j/agent GX-9.5.j/alien GX-9.5.j/drone GX-9.5.j/npc GX-9.5.j/signal"""
    state = beside().state
    assert "5,2" in occupied(state)
    there = pieces_at(state, HexId("5,2"))
    assert [(piece.kind, piece.occupies) for piece in there] == [("suit", True)]


def test_an_empty_suit_hides_nothing():
    """GX-9.5.k"""
    game = beside(aliens={ARACNOS: "6,2"})
    assert sees(game.state, HexId("4,2"), HexId("6,2"))
    assert f"attack w_rifle {ARACNOS}" in game.options


def test_agents_pass_through_an_empty_suit():
    """GX-9.5.l/agent GX-9.5.1.c"""
    game = beside().choose("move", "5,2", "6,2", "stop")
    assert game.agent("chromium").hex == "6,2"
    assert game.state.suits.keys() == {"5,2"}


ROW = " ".join(f"{column},0" for column in range(14))
"""Hexes in a row: one way, and one hex beside who stands at its end."""


def charging(*suits):
    """An alien that comes along a row of hexes to an agent in 8,0."""
    return table(
        map=ground(ROW),
        agents={"chromium": "8,0"},
        aliens={ARACNOS: "0,0"},
        suits=dict.fromkeys(suits, ONE),
        open={"do": "Activate", "alien": ARACNOS},
    )


def test_aliens_pass_an_empty_suit_but_do_not_stop_there():
    """GX-9.5.l/alien GX-9.5.m GX-9.5.j/alien GX-9.5.o/movement"""
    assert charging().alien(ARACNOS).hex == "7,0"
    assert charging("3,0").alien(ARACNOS).hex == "7,0"
    assert charging("7,0").alien(ARACNOS).hex in ("5,0", "6,0")


def coming(*suits):
    """An NPC that comes along a row of hexes to an alien in 8,0."""
    return acting(
        npc=ally("5,0"),
        agents={"chromium": "13,0"},
        map=ground(ROW),
        aliens={ARACNOS: "8,0"},
        suits=dict.fromkeys(suits, ONE),
        cards=rows_of("npc_assault"),
    )


def test_npcs_pass_an_empty_suit_but_do_not_stop_there():
    """GX-9.5.l/npc GX-9.5.n GX-9.5.j/npc"""
    assert coming().agent("npc_assault").hex == "7,0"
    assert coming("6,0").agent("npc_assault").hex == "7,0"
    assert coming("7,0").agent("npc_assault").hex != "7,0"


def test_drones_and_signals_do_not_stop_there():
    """GX-9.5.j/drone GX-9.5.j/signal"""
    drone = {"hex": "4,2", "owner": "thorium"}
    game = table(
        agents={"thorium": FAR, "dr_gd209": drone},
        suits={"5,2": ONE},
        open={"do": "Move", "agent": "dr_gd209", "points": 2, "last_free": "4,2"},
    ).choose("5,2")
    assert "stop" not in game.options
    signal = table(
        map=ground(ROW),
        agents={"chromium": "8,0"},
        signals={"s1": "0,0"},
        suits={"2,0": ONE, "3,0": ONE},
        open={"do": "MoveSignals", "areas": 1, "toward": "closest_agent"},
    )
    assert signal.state.signals["s1"].hex not in ("2,0", "3,0")


def test_aliens_do_not_look_at_an_empty_suit():
    """GX-9.5.o/target"""
    game = table(
        agents={"chromium": "8,4"},
        aliens={ARACNOS: "4,2"},
        suits={"5,2": ONE},
        open={"do": "Activate", "alien": ARACNOS},
    )
    bare = table(
        agents={"chromium": "8,4"},
        aliens={ARACNOS: "4,2"},
        open={"do": "Activate", "alien": ARACNOS},
    )
    assert game.ways(ARACNOS) == bare.ways(ARACNOS) == ["chromium at 4,2"]
    assert game.row(ARACNOS) == "2"


def test_an_empty_suit_is_no_target_and_takes_no_damage():
    """GX-9.5.p/attacked GX-9.5.p/damaged GX-9.5.q"""
    game = beside(options={"friendly_fire": True}, aliens={ARACNOS: "6,2"})
    assert not any("suit" in option for option in game.options)
    assert not any(piece.attackable for piece in pieces_at(game.state, HexId("5,2")))
    claws = "aracnos-green/claws"
    state = table(
        agents={"chromium": "4,2", "thorium": "3,2"},
        aliens={ARACNOS: "6,2"},
        suits={"5,2": ONE, "4,1": ONE},
    ).state
    assert struck_in_area(state, ARACNOS, claws, "chromium") == ["chromium", "thorium"]
    assert [suit.shield for suit in state.suits.values()] == [2, 2]


@pytest.mark.parametrize("agent", ["chromium", "thorium", "mercury", "iridium", "titanium"])
def test_every_class_may_put_it_on(agent):
    """GX-9.5.r"""
    game = table(agents={agent: "4,2"}, suits={"5,2": ONE}).choose("move", "5,2")
    assert "equip" in game.options
    assert game.choose("equip").agent(agent).suit == Worn(ONE, 4, 2)


# -- to put it on ----------------------------------------------------------------------------------


def test_who_is_in_its_hex_puts_it_on_with_action():
    """GX-9.5.1.a/place GX-9.5.1.a/cost GX-9.5.1.e"""
    game = beside().choose("move")
    assert "equip" not in game.options
    assert game.refusal("equip") == "GX-9.5.1.a"
    game.choose("5,2", "equip")
    agent = game.agent("chromium")
    assert (agent.suit, agent.hex, game.state.suits) == (Worn(ONE, 4, 2), "5,2", {})
    assert "action" in game.state.turn.spent
    assert [piece.kind for piece in pieces_at(game.state, HexId("5,2"))] == ["agent"]


def test_without_action_nobody_puts_it_on():
    """GX-9.5.1.a/cost GX-9.5.1.j/equip"""
    game = beside(agent={"hex": "4,2", "devices": ["d_ammo"]})
    game.choose("use d_ammo", "chromium", "w_rifle", "move", "5,2")
    assert "equip" not in game.options
    assert game.refusal("equip") == "GD-6.3.1.c"


def test_one_cannot_end_a_movement_there_without_putting_it_on():
    """GX-9.5.1.b GX-9.5.j/agent"""
    game = beside().choose("move", "5,2")
    assert "stop" not in game.options
    assert game.refusal("stop") == "GX-9.5.1.b"
    spent = beside(agent={"hex": "4,2", "devices": ["d_ammo"]}, at="8,2")
    spent.choose("use d_ammo", "chromium", "w_rifle", "move", "5,2", "6,2", "7,2")
    assert spent.refusal("8,2") == "GD-7.2.f"


def test_equipping_does_not_end_the_movement_and_adds_its_points():
    """GX-9.5.2.c/points GX-9.5.2.c/bonus GX-9.5.2.a GX-9.5.2.w/unfinished"""
    game = beside(at="7,2").choose("move", "5,2", "6,2", "7,2", "equip")
    assert points(game) == 3
    game = beside(at="8,2").choose("move", "5,2", "6,2", "7,2", "8,2")
    assert game.options == ("equip",)
    game.choose("equip")
    assert points(game) == 2


def test_mark_two_adds_three_points():
    """GX-9.5.2.b"""
    game = beside(sheet=TWO).choose("move", "5,2", "equip")
    assert points(game) == 6
    assert movement_points(game.state, CHROMIUM) == 7


def test_mark_one_adds_two_points():
    """GX-9.5.2.a"""
    state = table(agents={"chromium": pilot()}).state
    assert movement_points(state, CHROMIUM) == 6


def test_the_suit_is_used_from_the_moment_of_equipping():
    """GX-9.5.1.f/weapon GX-9.5.1.f/shield"""
    game = beside(aliens={ARACNOS: "8,3"}).choose("move", "5,2", "equip", "stop")
    assert f"attack {GATLING} {ARACNOS}" in game.options
    assert game.agent("chromium").suit.shield == 2


def test_others_pass_a_suit_with_a_pilot_as_they_pass_an_agent():
    """GX-9.5.1.m/pass GX-9.5.1.m/equip"""
    game = beside(suits={}, friends={"thorium": pilot("5,2")}).choose("move", "5,2")
    assert "equip" not in game.options
    assert game.refusal("stop") == "GD-7.2.f"
    game.choose("6,2", "stop")
    assert game.agent("chromium").hex == "6,2"


def test_who_wears_a_suit_does_not_put_on_another_one():
    """GX-9.5.1.m/equip"""
    game = beside(agent=pilot()).choose("move", "5,2")
    assert "equip" not in game.options
    assert game.refusal("equip") == "GX-9.5.1.m"


def test_the_mission_may_change_what_it_costs():
    """GX-9.5.1.l"""
    game = beside(mission={"equip_costs": ("combat",)}).choose("move", "5,2", "equip", "stop")
    assert game.state.turn.spent == ("movement", "combat")


def test_who_is_stopped_in_its_hex_goes_back():
    """GX-9.5.1.r"""
    game = table(
        agents={"chromium": {"hex": "5,2", "conditions": ["immobilized"]}},
        suits={"5,2": ONE},
        open={"do": "Move", "agent": "chromium", "points": 2, "last_free": "4,2"},
    )
    assert game.agent("chromium").hex == "4,2"


def test_who_bleeds_does_not_put_on_recall_or_leave_a_suit():
    """GX-9.5.1.p/equip GX-9.5.1.p/recall GX-9.5.1.p/leave"""
    game = beside(agent={"hex": "4,2", "wounds": 6}).choose("move")
    assert game.refusal("5,2") == "GD-7.2.f"
    game = table(agents={"chromium": {"hex": "4,2", "wounds": 6}}, mission=RECALL)
    assert game.refusal("recall") == "GX-9.5.1.p"
    game = table(agents={"chromium": pilot(wounds=6)})
    assert game.refusal("unequip 5,2") == "GX-9.5.1.p"
    assert not game.offers("unequip")


# -- to recall it ----------------------------------------------------------------------------------


def test_a_recalled_suit_appears_around_the_agent():
    """GX-9.5.1.d/place GX-9.5.1.d/equipped GX-9.5.1.d/cost"""
    game = table(agents={"chromium": "4,2"}, mission=RECALL).choose("recall")
    agent = game.agent("chromium")
    assert (agent.hex, agent.suit) == ("4,2", Worn(TWO, 3, 3))
    assert game.state.turn.spent == ("action",)
    assert game.refusal("recall") == "GD-6.3.1.c"


def test_without_such_a_mission_there_is_no_recall():
    """GX-9.5.1.d/mission"""
    game = table(agents={"chromium": "4,2"})
    assert "recall" not in game.options
    assert game.refusal("recall") == "GX-9.5.1.d"


def test_it_is_recalled_as_often_as_the_mission_says():
    """GX-9.5.g"""
    once = {"recall": Recall(sheet=TWO, batteries=0, times=1)}
    game = table(agents={"chromium": "4,2"}, mission=once, recalled=1)
    assert game.refusal("recall") == "GX-9.5.g"
    assert "recall" not in game.options
    game = refreshed(pilot(suit_batteries=0), mission=RECALL)
    assert (game.state.suits, game.state.recalled) == ({}, 0)
    fresh = table(agents={"chromium": "4,2"}, mission=RECALL, recalled=1)
    assert fresh.choose("recall").state.recalled == 2


def test_two_suits_at_most_are_in_play():
    """GX-2.k"""
    full = table(agents={"chromium": "4,2"}, mission=RECALL, suits={"6,3": ONE, "8,4": TWO})
    assert full.refusal("recall") == "GX-9.5.g"
    one = table(agents={"chromium": "4,2"}, mission=RECALL, suits={"6,3": ONE})
    assert "recall" in one.options


def test_one_recalls_a_suit_even_in_combat():
    """GX-9.5.1.q"""
    game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: "5,2"}, mission=RECALL)
    assert game.refusal("move") == "GD-7.5.4.e"
    assert game.choose("recall").agent("chromium").suit == Worn(TWO, 3, 3)
    assert game.agent("chromium").hex == "4,2"


def test_a_suit_recalled_after_movement_brings_no_more_hexes():
    """GX-9.5.2.w/finished GX-9.5.2.w/unfinished"""
    game = table(agents={"chromium": "4,2"}, mission=RECALL).choose("move", "5,2", "stop", "recall")
    assert game.refusal("move") == "GD-6.3.1.c"
    before = table(agents={"chromium": "4,2"}, mission=RECALL).choose("recall", "move")
    assert points(before) == 7


# -- to leave it -----------------------------------------------------------------------------------


def test_leaving_costs_action_and_the_suit_stays():
    """GX-9.5.1.g GX-9.5.1.i GX-9.5.2.w/left"""
    game = table(agents={"chromium": pilot(suit_batteries=2, suit_shield=1)})
    game.choose("unequip 5,2")
    agent, suit = game.agent("chromium"), game.state.suits["4,2"]
    assert (agent.hex, agent.suit) == ("5,2", None)
    assert (suit.sheet, suit.batteries, suit.shield) == (ONE, 2, 1)
    assert game.state.turn.spent == ("action",)
    assert movement_points(game.state, CHROMIUM) == 4


def test_one_leaves_it_to_a_free_hex_that_a_step_leads_to():
    """GX-9.5.1.h/adjacent GX-9.5.1.h/path GX-9.5.1.h/occupied"""
    walls = field(sides={"4,2|5,2": "wall"})
    game = table(map=walls, agents={"chromium": pilot(), "thorium": "3,2"})
    ends = {option.split()[1] for option in game.offers("unequip")}
    assert ends == {"4,1", "5,1", "4,3", "3,3"}
    assert game.refusal("unequip 6,2") == "GX-9.5.1.h"
    assert game.refusal("unequip 5,2") == "GX-9.5.1.h"
    assert game.refusal("unequip 3,2") == "GX-9.5.1.h"


def test_nobody_equips_and_leaves_in_the_same_turn():
    """GX-9.5.1.j/leave GX-9.5.1.j/equip"""
    game = beside().choose("move", "5,2", "equip", "stop")
    assert game.refusal("unequip 4,2") == "GD-6.3.1.c"
    left = table(agents={"chromium": pilot()}).choose("unequip 5,2", "move", "4,2")
    assert "equip" not in left.options
    assert left.refusal("equip") == "GD-6.3.1.c"


def test_two_agents_use_the_same_suit_in_a_round():
    """GX-9.5.1.k GX-9.5.1.g GX-9.5.1.a/cost GX-9.5.d/equipped"""
    game = table(
        agents={"chromium": pilot(), "thorium": "4,4"},
        open=[{"do": "AgentTurn", "agent": "thorium"}, {"do": "AgentTurn", "agent": "chromium"}],
    )
    game.choose("unequip 5,2", "end", "move", "4,3", "4,2", "equip", "stop")
    assert game.agent("thorium").suit.batteries == 4
    assert game.agent("chromium").suit is None


def test_who_is_held_in_combat_does_not_leave_it():
    """GX-9.5.1.n"""
    game = table(agents={"chromium": pilot()}, aliens={ARACNOS: "5,2"})
    assert game.refusal("unequip 4,1") == "GX-9.5.1.n"
    assert not game.offers("unequip")


def test_who_is_immobilized_does_not_leave_it():
    """GX-9.5.1.o"""
    game = table(agents={"chromium": pilot(conditions=["immobilized"])})
    assert game.refusal("unequip 5,2") == "GX-9.5.1.o"
    assert not game.offers("unequip")


def test_one_leaves_it_before_or_after_a_movement():
    """GX-9.5.1.s/before GX-9.5.1.s/after GX-9.5.1.s/middle"""
    game = table(agents={"chromium": pilot()})
    assert game.offers("unequip")
    game.choose("move", "5,2")
    assert not game.offers("unequip")
    assert game.choose("stop").offers("unequip")


def test_a_suit_lends_wings_only_while_it_is_worn():
    """GX-9.5.2.v/flying"""
    cliff = field(sides=rim("6,3"))
    game = table(map=cliff, agents={"chromium": pilot("5,2", TWO)}).choose("move")
    assert "6,2" in game.options
    walker = table(map=cliff, agents={"chromium": pilot("5,2", ONE)}).choose("move")
    assert "6,2" not in walker.options
    left = table(map=cliff, agents={"chromium": pilot("4,2", TWO)})
    left.choose("unequip 5,2", "move")
    assert "6,2" not in left.options


def test_a_suit_lends_seize_only_while_it_is_worn():
    """GX-9.5.2.v/seize"""
    helpless = {"hex": "5,2", "conditions": ["immobilized"]}
    game = table(agents={"chromium": pilot(), "thorium": helpless}).choose("move")
    assert "seize thorium" in game.options
    bare = table(agents={"chromium": "4,2", "thorium": helpless}).choose("move")
    assert "seize thorium" not in bare.options


def test_what_the_agent_suffers_stays_with_the_agent():
    """GX-AMB.h/condition GX-AMB.h/token"""
    row = {"hex": "4,2", "lock": 2, "poison": 1, "criticals": ["c1_def"], "wounds": 1}
    recalled = table(
        agents={"chromium": {"hex": "4,2", "conditions": ["immobilized"]}}, mission=RECALL
    ).choose("recall")
    assert recalled.agent("chromium").conditions == ("immobilized",)
    game = beside(agent=row).choose("move", "5,2", "equip", "stop")
    agent = game.agent("chromium")
    assert agent.suit == Worn(ONE, 4, 2)
    assert (agent.lock, agent.poison, agent.criticals, agent.wounds) == (2, 1, ("c1_def",), 1)
    left = table(agents={"chromium": pilot(lock=2, poison=1)}).choose("unequip 5,2")
    assert (left.agent("chromium").lock, left.agent("chromium").poison) == (2, 1)


def test_missions_ask_for_suits_that_the_box_has():
    """GX-2.k"""
    mission = pack.catalogue().missions["dust_signal"]
    places = tuple(SuitPlace(at=at, sheet=ONE, batteries=4) for at in ("4,2", "5,2", "6,3"))
    asked = msgspec.structs.replace(mission, suits=places)
    assert [path for path, _ in mission_faults(asked, pack.catalogue())] == [("suits",)]
    two = msgspec.structs.replace(mission, suits=places[:2])
    assert not list(mission_faults(two, pack.catalogue()))
    bare: Catalogue = msgspec.structs.replace(pack.catalogue(), suits={})
    unknown = msgspec.structs.replace(mission, suits=places[:1], **RECALL)
    assert len(list(mission_faults(unknown, bare))) == 2
