"""GD 6.4 Events of Operation Strikeback about poses and supplies, and the Jet Boots."""

import pytest

from tests.games.galaxy_defenders.rules.expansions.suit_table import TWO, pilot, points
from tests.games.galaxy_defenders.rules.table import field, rim, table

pytestmark = pytest.mark.usefixtures("both_sets")
ON = {"fighting_poses": True}


def drawn(card, agents, **more):
    return table(agents=agents, open={"do": "DrawnEvent", "source": card}, **more)


def test_in_a_moonquake_each_agent_rolls_and_may_be_immobilized():
    """GD-6.4.b GX-9.2.2.s"""
    squad = {"chromium": "4,2", "thorium": "6,3", "titanium": "8,4"}
    game = drawn("os03", squad, options=ON).dice("ALIEN", "JAM", "SHIELD")
    bound = [game.agent(name).conditions for name in squad]
    assert bound == [("immobilized",), ("immobilized",), ()]
    assert {game.agent(name).pose for name in squad} == {"crouching"}
    off = drawn("os03", squad).dice("SHIELD", "SHIELD", "SHIELD")
    assert {off.agent(name).pose for name in squad} == {"standing"}


def test_in_a_meteor_shower_one_agent_of_each_area_is_struck():
    """GD-6.4.b"""
    squad = {"chromium": "4,2", "thorium": "5,2", "titanium": "8,4"}
    game = drawn("os04", squad, options=ON, alpha="titanium")
    assert (game.asked, game.seat) == ("struck", "titanium")
    game.choose("thorium").dice("SHIELD", "JAM")
    game.choose("none").dice("JAM", "JAM")
    assert [game.agent(name).wounds for name in squad] == [0, 2, 1]
    assert {game.agent(name).pose for name in squad} == {"prone"}


def test_resupply_brings_ammo_or_a_battery():
    """GX-9.4.a/suit GX-9.4.a/weapon"""
    weapons = [{"id": "w_rifle", "ammo": 1}, {"id": "iw_arc", "batteries": 0}]
    game = drawn("os05", {"chromium": pilot(sheet=TWO, suit_batteries=1, weapons=weapons)})
    assert game.options == ("w_rifle", "suit", "iw_arc")
    for choice, after in (("w_rifle", (2, 0, 1)), ("suit", (1, 0, 2)), ("iw_arc", (1, 1, 1))):
        game = drawn("os05", {"chromium": pilot(sheet=TWO, suit_batteries=1, weapons=weapons)})
        agent = game.choose(choice).agent("chromium")
        rifle, arc = agent.weapons
        assert (rifle.ammo, arc.batteries, agent.suit.batteries) == after


def test_jet_boots_lend_wings_for_a_turn_and_can_be_used_twice():
    """GX-7.1.1.a GD-6.3.1.g"""
    cliff = field(sides=rim("6,3"))
    boots = {"hex": "4,2", "devices": ["d_jet"]}
    game = table(map=cliff, agents={"chromium": boots}).choose("move", "5,2")
    assert "6,2" not in game.options
    game.choose("use d_jet")
    assert points(game) == 4
    game.choose("6,2", "stop", "end")
    agent = game.agent("chromium")
    assert (agent.devices, agent.worn, agent.lasting) == (("d_jet",), ("d_jet",), ())
    last = table(agents={"chromium": {**boots, "worn": ["d_jet"]}}).choose("use d_jet", "move")
    assert points(last) == 5
    assert (last.agent("chromium").devices, last.agent("chromium").worn) == ((), ())
