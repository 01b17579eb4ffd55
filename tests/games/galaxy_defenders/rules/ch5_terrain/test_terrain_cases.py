"""GD 5 Terrain and sight, case by case: for agents, aliens and signals."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.table import field, ground, table
from xenofront.games.galaxy_defenders.content.effects import Attack
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import ground_of
from xenofront.games.galaxy_defenders.rules.state import AlienId
from xenofront.geometry.hexes.grid import HexId

CRITTER, GREEN, BETA = "spine_critter-green-1", "aracnos-green-1", "xeno_beta-green-1"
CORRIDOR = "0,0 1,0 2,0 3,0 4,0 5,0"
"""Three areas of two hexes each."""
SIDE = "1,0|2,0"
HUMAN = {"signals": ["HUMAN"]}


def corridor(kind="", **more):
    sides = {SIDE: kind} if kind else {}
    return {"map": ground(CORRIDOR, sides=sides), **more}


def agent_passes(**more):
    game = table(agents={"chromium": "1,0"}, **more).choose("move")
    return "2,0" in game.options


def alien_passes(**more):
    state = table(agents={"chromium": "0,0"}, aliens={CRITTER: "5,0"}, **more).state
    ways = ground_of(state, AlienId(CRITTER)).ways_toward(HexId("0,0"), 3, contact=False)
    return [ending[1] for ending in ways] == ["1,0"]


def signal_passes(**more):
    move = {"do": "MoveSignals", "areas": 3, "toward": "closest_agent"}
    game = table(agents={"chromium": "0,0"}, signals={"s1": "5,0"}, decks=HUMAN, open=move, **more)
    return game.asked == "token"


# -- what lies in the way --------------------------------------------------------------------------


def test_no_agent_crosses_a_blocked_side():
    """GD-5.1.b/agent"""
    assert agent_passes(**corridor())
    assert not agent_passes(**corridor("wall"))


def test_no_alien_crosses_a_blocked_side():
    """GD-5.1.b/alien"""
    assert alien_passes(**corridor())
    assert not alien_passes(**corridor("wall"))


def test_no_signal_crosses_a_blocked_side():
    """GD-5.1.b/signal"""
    assert not signal_passes(**corridor("wall"))


def test_an_agent_walks_through_an_open_door():
    """GD-5.1.e/agent"""
    assert agent_passes(**corridor("door"))


def test_an_alien_walks_through_an_open_door():
    """GD-5.1.e/alien"""
    assert alien_passes(**corridor("door"))


def test_a_signal_moves_through_an_open_door():
    """GD-5.1.e/signal"""
    assert signal_passes(**corridor("door"))


def test_no_agent_passes_a_locked_door():
    """GD-5.1.j/agent"""
    assert not agent_passes(**corridor("door", locks=[SIDE]))


def test_no_alien_passes_a_locked_door():
    """GD-5.1.j/alien"""
    assert alien_passes(**corridor("door"))
    assert not alien_passes(**corridor("door", locks=[SIDE]))


def test_no_signal_passes_a_locked_door():
    """GD-5.1.j/signal"""
    assert signal_passes(**corridor("door"))
    assert not signal_passes(**corridor("door", locks=[SIDE]))


@pytest.mark.parametrize("passes", [agent_passes, alien_passes, signal_passes])
def test_nobody_crosses_a_blocked_door(passes):
    """GD-5.1.n/door"""
    assert passes(**corridor("door"))
    assert not passes(**corridor("door", bars=[SIDE]))


def test_nothing_crosses_a_blocked_window():
    """GD-5.1.n/window"""
    assert alien_passes(**corridor("window"))
    assert not alien_passes(**corridor("window", bars=[SIDE]))
    assert not signal_passes(**corridor("window", bars=[SIDE]))


def test_no_agent_leaps_through_a_blocked_window():
    """GD-5.1.n/window"""
    leap = f"leap {SIDE}"
    assert leap in table(agents={"chromium": "1,0"}, **corridor("window")).options
    barred = table(agents={"chromium": "1,0"}, **corridor("window", bars=[SIDE]))
    assert leap not in barred.options


# -- one figure or signal to a hex -----------------------------------------------------------------


def ends(**more):
    """Where a critter may stop on its way to the marine at the end of the corridor."""
    agents = {"chromium": "0,0", **more.pop("agents", {})}
    aliens = {CRITTER: "5,0", **more.pop("aliens", {})}
    state = table(map=ground(CORRIDOR), agents=agents, aliens=aliens, **more).state
    ways = ground_of(state, AlienId(CRITTER)).ways_toward(HexId("0,0"), 3, contact=False)
    return [ending[1] for ending in ways]


def test_nothing_rests_where_an_agent_is():
    """GD-5.b/agent"""
    assert ends() == ["1,0"]
    assert "1,0" not in ends(agents={"thorium": "1,0"})


def test_nothing_rests_where_an_alien_is():
    """GD-5.b/alien"""
    assert "1,0" not in ends(aliens={GREEN: "1,0"})


def test_nothing_rests_where_a_signal_is():
    """GD-5.b/signal"""
    assert "1,0" not in ends(signals={"s1": "1,0"})


# -- sight -----------------------------------------------------------------------------------------

DOORWAY = ground(CORRIDOR, sides={SIDE: "door"})
"""Who stands in 1,0 sees to the end; from there nobody sees in."""


def test_an_attacker_beside_a_door_sees_through_it():
    """GD-5.1.i/attacker"""
    beside = table(map=DOORWAY, agents={"chromium": "1,0"}, aliens={GREEN: "3,0"})
    assert f"attack w_rifle {GREEN}" in beside.options
    afar = table(map=DOORWAY, agents={"chromium": "3,0"}, aliens={GREEN: "1,0"})
    assert afar.refusal(f"attack w_rifle {GREEN}") == "GD-5.2.e"


def test_an_alien_beside_a_door_sees_through_it():
    """GD-5.1.i/alien"""
    beside = table(map=DOORWAY, agents={"chromium": "3,0"}, aliens={BETA: "1,0"})
    assert beside.row(BETA) == "1"
    afar = table(map=DOORWAY, agents={"chromium": "1,0"}, aliens={BETA: "3,0"})
    assert afar.row(BETA) == "plus"


def test_an_agent_beside_a_door_reveals_what_is_behind_it():
    """GD-5.1.i/signal"""
    reveal = {"do": "RevealSignals"}
    parts: Any = {"map": DOORWAY, "decks": HUMAN, "open": reveal}
    assert table(agents={"chromium": "1,0"}, signals={"s1": "3,0"}, **parts).asked == "token"
    assert table(agents={"chromium": "3,0"}, signals={"s1": "1,0"}, **parts).asked == ""


ROCK = field(blocked=["5,2"])


@pytest.mark.parametrize(("rock", "shots"), [(False, 1), (True, 0)])
def test_an_alien_attacks_only_whom_it_sees(rock, shots):
    """GD-5.2.e/alien"""
    still = {"aliens.xeno_beta-green": {"rows": shooting()}}
    activation = {"do": "Activate", "alien": BETA}
    agents, aliens = {"chromium": {"hex": "4,2", "guard": False}}, {BETA: "6,2"}
    map_ = ROCK if rock else field()
    game = table(map=map_, agents=agents, aliens=aliens, cards=still, open=activation)
    assert len(game.told("AttackDeclared")) == shots


def shooting():
    """Rows of a card that fires wherever the agents are."""
    rows = table(agents={"chromium": "4,2"}).state.box.aliens["xeno_beta-green"].rows
    return (type(rows[0])(at="plus", do=(Attack(weapon="blaster"),)),)


def test_a_power_is_used_only_on_who_is_seen():
    """GD-5.2.f/power"""
    sniper = {"iridium": {"hex": "4,2", "powers": ["sk_spotter"]}}
    assert "use sk_spotter" in table(agents=sniper, aliens={GREEN: "6,2"}).options
    hidden = table(map=ROCK, agents=sniper, aliens={GREEN: "6,2"})
    assert hidden.refusal("use sk_spotter") == "GD-5.2.e"
    assert "use sk_spotter" not in hidden.options
    both = table(map=ROCK, agents=sniper, aliens={GREEN: "6,2", BETA: "3,2"})
    assert both.choose("use sk_spotter").options == (BETA,)


# -- Human View ------------------------------------------------------------------------------------

VIEW = {"human_view": True}


def looking(facing, agent="chromium", **fields):
    """An agent who looks east or west, with an alien in the west and a hurt friend."""
    agents = {
        agent: {"hex": "6,3", "facing": facing, **fields},
        "mercury": {"hex": "4,3", "wounds": 1},
    }
    return table(agents=agents, aliens={GREEN: "5,2"}, options=VIEW)


def test_nobody_attacks_what_is_behind():
    """GD-5.2.1.b/attack"""
    assert f"attack w_eagle {GREEN}" in looking("W").options
    assert looking("E").refusal(f"attack w_eagle {GREEN}") == "GD-5.2.1.b"
    assert not looking("E").offers("attack")


def test_nobody_throws_at_what_is_behind():
    """GD-5.2.1.b/item"""
    assert looking("W", devices=["d_frag"]).choose("use d_frag").options == (GREEN,)
    assert not looking("E", devices=["d_frag"]).offers("use")


def test_nobody_uses_a_power_on_what_is_behind():
    """GD-5.2.1.b/power"""
    assert looking("W", "iridium", powers=["sk_spotter"]).offers("use")
    assert not looking("E", "iridium", powers=["sk_spotter"]).offers("use")


def test_nobody_treats_who_is_behind():
    """GD-5.2.1.b/healing"""
    assert "treat w_nano mercury" in looking("W", "thorium").options
    behind = looking("E", "thorium")
    assert behind.offers("treat") == ["treat w_nano thorium"]
    assert behind.refusal("treat w_nano mercury") == "GD-5.2.1.b"


def test_nobody_lays_mines_behind():
    """GD-5.2.1.b/mines"""
    ahead = looking("W", devices=["d_mines"]).choose("use d_mines").options
    behind = looking("E", devices=["d_mines"]).choose("use d_mines").options
    assert "5,3" in ahead
    assert "5,3" not in behind
    assert "7,3" in behind


@pytest.mark.parametrize("place", ["7,2", "3,2", "5,4"])
def test_gd209_sees_all_around(place):
    """GD-5.2.1.g/gd209"""
    walker = {"hex": "5,2", "owner": "thorium", "facing": "E"}
    agents = {"thorium": "4,4", "dr_gd209": walker}
    game = table(agents=agents, aliens={BETA: place}, options=VIEW)
    game.choose("drone dr_gd209", "stop")
    assert f"dr_gd209/gun {BETA}" in game.options


@pytest.mark.parametrize(("facing", "asked"), [("W", "strike_back"), ("E", "")])
def test_nobody_strikes_back_at_what_is_behind(facing, asked):
    """GD-5.2.1.i/answer"""
    hulk = {"hex": "5,2", "powers": ["sk_berserk"], "facing": facing}
    game = table(
        agents={"titanium": hulk, "chromium": "9,9"},
        aliens={CRITTER: "4,2"},
        open={"do": "Activate", "alien": CRITTER},
        options=VIEW,
    )
    game.dice("HIT+AMMO", "SHIELD", "SHIELD", "JAM")
    assert game.agent("titanium").wounds == 1
    assert game.asked == asked
