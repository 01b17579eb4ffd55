"""GD FAQ and rulings, case by case."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.ch8_aliens.test_behaviour import (
    KILL,
    MISSED,
    SPIDER,
    activate,
    targets,
)
from tests.games.galaxy_defenders.rules.table import field, ground, table
from xenofront.games.galaxy_defenders.content import effects
from xenofront.games.galaxy_defenders.content.catalogue import Row
from xenofront.games.galaxy_defenders.content.missions import SpecialAction
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import sees
from xenofront.geometry.hexes.grid import HexId

BEAST = "xeno_beast-red-1"

# -- wounds ----------------------------------------------------------------------------------------


def scorched(**fields):
    """An event whose wound must be suffered."""
    agent = {"hex": "4,2", **fields}
    return table(map="", agents={"chromium": agent}, open={"do": "DrawnEvent", "source": "ev04"})


def test_dice_and_shields_do_not_help_against_a_wound_that_is_suffered():
    """GD-FAQ.e/defended"""
    game = scorched(rank="palladium", shield=1, plates=4)
    row = game.agent("chromium")
    assert (row.wounds, row.shield, row.plates, game.asked) == (1, 1, 4, "")


def test_no_reaction_answers_a_wound_that_is_suffered():
    """GD-FAQ.e/avoided"""
    known = scorched().state.box.powers.values()
    powers = [power.id for power in known if power.moment == "defend"]
    game = scorched(powers=powers)
    assert powers
    assert (game.agent("chromium").wounds, game.asked) == (1, "")


def hurt(wounds, hits, **row):
    """A beast with wounds takes so many hits that nothing stops."""
    beast = {"hex": "5,2", "wounds": wounds, **row}
    hit = {"do": "BasicHits", "source": "chromium", "hits": hits, "waiting": (BEAST,)}
    team = {"chromium": "4,2", "thorium": "1,10"}
    game = table(agents=team, aliens={BEAST: beast}, open=[{"do": "Deaths"}, hit])
    return game.dice(*("JAM",) * hits)


def test_rage_begins_without_wounds_on_the_new_card():
    """GD-FAQ.f/whole"""
    row = hurt(3, 2).alien(BEAST)
    assert (row.card, row.wounds) == ("xeno_beast-enraged", 0)


def test_an_enraged_beast_that_dies_leaves_the_ordinary_card():
    """GD-FAQ.f/aside"""
    game = hurt(7, 1, card="xeno_beast-enraged")
    assert (game.state.alien_discard, {*game.state.aliens}) == (("xeno_beast-red",), set())


def test_a_beast_that_dies_does_not_rage():
    """GD-FAQ.f/dead"""
    game = hurt(4, 4)
    assert {*game.state.aliens} == set()
    assert game.state.alien_discard == ("xeno_beast-red",)
    assert hurt(3, 1).alien(BEAST).card == "xeno_beast-red"


def clawed(wounds):
    """The Biotech rolls a BOLT against one hit."""
    attack = {"do": "Attack", "attacker": SPIDER, "weapon": "aracnos-green/claws"}
    agents = {"thorium": {"hex": "5,2", "wounds": wounds}}
    game = table(agents=agents, aliens={SPIDER: "4,2"}, open={**attack, "target": "thorium"})
    return game.dice("HIT+AMMO", "SHIELD", "SHIELD", "HIT+BOLT").agent("thorium").wounds


def test_the_biotechs_armour_heals_an_earlier_wound_first():
    """GD-FAQ.i/hurt"""
    assert clawed(2) == 2


def test_the_biotechs_armour_heals_nothing_where_nothing_was():
    """GD-FAQ.i/unhurt"""
    assert clawed(0) == 1


# -- attack twice ----------------------------------------------------------------------------------


def twice(at, other, weapon="web"):
    """An Aracnos attacks twice; the first target falls."""
    strike = Row(at=2, do=(effects.Attack(weapon=weapon, times=2),))
    cards = {"aliens.aracnos-green": {"rows": (strike,)}}
    team = {"chromium": {"hex": at, "wounds": 6}, "thorium": other}
    return activate(SPIDER, "4,2", team, cards=cards).dice(*KILL)


def test_another_at_the_same_distance_takes_the_second_attack():
    """GD-FAQ.l/another"""
    assert targets(twice("6,3", "2,1").dice(*MISSED)) == ["chromium", "thorium"]


def test_without_another_at_the_same_distance_the_second_attack_is_lost():
    """GD-FAQ.l/lost"""
    game = twice("6,3", "8,4")
    assert (targets(game), game.asked) == (["chromium"], "")


# -- crates ----------------------------------------------------------------------------------------

CRATE: dict[str, Any] = {"armory": {"5,2": "improved"}}


def test_who_walks_over_a_crate_takes_it():
    """GD-FAQ.r/walk"""
    game = table(agents={"chromium": "4,2"}, **CRATE).choose("move", "5,2", "6,2")
    assert (game.state.armory, game.state.crates) == ({}, ("improved",))


def test_who_leaps_onto_a_crate_takes_it():
    """GD-FAQ.r/leap"""
    window = field(sides={"4,2|5,2": "window"})
    game = table(agents={"mercury": "4,2"}, map=window, **CRATE).choose("leap 4,2|5,2")
    assert (game.agent("mercury").hex, game.state.crates) == ("5,2", ("improved",))


def test_who_redeploys_onto_a_crate_takes_it():
    """GD-FAQ.r/redeploy"""
    game = table(agents={"chromium": "3,2"}, **CRATE).choose("redeploy 5,2")
    assert (game.agent("chromium").hex, game.state.crates) == ("5,2", ("improved",))


def test_who_is_brought_onto_a_crate_takes_it():
    """GD-FAQ.r/event"""
    moves = {"special_events": {"A": (effects.Transfer(to=("5,2",)),)}}
    event = {"do": "DrawnEvent", "source": "special:A"}
    game = table(agents={"chromium": "3,2"}, mission=moves, open=event, **CRATE)
    assert (game.agent("chromium").hex, game.state.crates) == ("5,2", ("improved",))


def taken(rank):
    """A marine walks over a crate and ends the turn."""
    game = table(agents={"chromium": "4,2"}, armory={"5,2": rank}).choose("move", "5,2", "stop")
    weapons = [slot.id for slot in game.agent("chromium").weapons]
    return game.asked, weapons, game.state.crates


def test_a_blue_crate_is_opened_later():
    """GD-FAQ.s/before"""
    assert taken("improved") == ("activity", ["w_rifle", "w_eagle"], ("improved",))


def test_a_red_crate_is_opened_later():
    """GD-FAQ.t/before"""
    assert taken("alien") == ("activity", ["w_rifle", "w_eagle"], ("alien",))


def opened(rank):
    """The ranks of the weapons that a crate may hold, and what it cost."""
    team = {"chromium": "4,2"}
    game = table(agents=team, open={"do": "Reinforcements"}, crates=(rank,), fragments=2)
    weapons = game.state.box.weapons
    ranks = {weapons[name].rank for name in game.options}
    game.dice(game.options[0]).choose("chromium", "w_rifle")
    slot = game.agent("chromium").weapons[0]
    return ranks, weapons[slot.id].rank, game.state.fragments


def test_a_blue_crate_brings_an_improved_weapon():
    """GD-FAQ.s/next"""
    assert opened("improved") == ({"improved"}, "improved", 2)


def test_a_red_crate_brings_an_alien_weapon():
    """GD-FAQ.t/next"""
    assert opened("alien") == ({"alien"}, "alien", 2)


# -- sight -----------------------------------------------------------------------------------------


def clear(map=field(), **tokens):  # noqa: A002, B008
    game = table(agents=tokens.pop("agents", {"chromium": "4,2"}), map=map, **tokens)
    return sees(game.state, HexId("4,2"), HexId("9,2"))


def test_flames_do_not_block_sight():
    """GD-FAQ.u/flame"""
    assert clear(flames=["6,3", "8,4"])


def test_signals_do_not_block_sight():
    """GD-FAQ.u/signal"""
    assert clear(signals={"s1": "6,2", "s2": "7,2"}, decks={"signals": ["HUMAN"] * 2})


def test_teleport_points_do_not_block_sight():
    """GD-FAQ.u/teleport"""
    assert clear(teleports={"HIT": "6,2"})


def test_figures_do_not_block_sight():
    """GD-FAQ.v/figure"""
    assert clear(agents={"chromium": "4,2", "thorium": "5,2"}, aliens={SPIDER: "6,2"})


def test_terrain_blocks_sight():
    """GD-FAQ.v/terrain"""
    assert not clear(map=field(blocked=["6,2"]))
    assert not clear(map=field(sides={"6,2|7,2": "wall"}))


# -- weapons ---------------------------------------------------------------------------------------


def replaced(weapon, *carried):
    """Which of two weapons may give way to a new one."""
    agent = {"hex": "4,2", "weapons": [*carried] or ["w_rifle", "w_eagle"]}
    game = table(
        agents={"chromium": agent}, open={"do": "TakeWeapon", "agent": "chromium", "weapon": weapon}
    )
    return set(game.options) - {"refuse"}


def test_a_weapon_with_ammo_gives_way_to_one_with_ammo():
    """GD-FAQ.w/limited"""
    assert "w_rifle" in replaced("iw_carbine")


def test_a_weapon_with_ammo_gives_way_to_one_without():
    """GD-FAQ.w/unlimited"""
    assert "w_rifle" in replaced("iw_eagle")


def test_a_weapon_without_ammo_does_not_give_way_to_one_with():
    """GD-FAQ.x/limited"""
    assert "w_eagle" not in replaced("iw_carbine")


def test_a_weapon_without_ammo_gives_way_to_one_without():
    """GD-FAQ.x/unlimited"""
    assert "w_eagle" in replaced("iw_eagle")


def test_an_alien_weapon_counts_as_one_without_ammo():
    """GD-FAQ.x/alien"""
    assert replaced("aw_laser") == {"w_rifle", "w_eagle"}
    assert replaced("iw_carbine", "w_rifle", "aw_laser") == {"w_rifle"}


# -- who decides -----------------------------------------------------------------------------------

TWO: dict[str, Any] = {"signals": {"s1": "6,3", "s2": "7,0"}, "decks": {"signals": ["HUMAN"] * 2}}


def decides(doing, **more):
    """Who is asked which of two signals is revealed first."""
    team = {"chromium": "4,2", "thorium": {"hex": "2,1", "guard": False}}
    return table(agents=team, open=doing, **TWO, **more).seat


def test_in_an_agent_turn_the_active_player_chooses():
    """GD-AMB.b/agent"""
    window = ground("0,0 1,0 2,0 3,0 2,-1 2,1 3,1 3,-1", sides={"1,0|2,0": "door"})
    game = table(
        agents={"chromium": "0,0", "thorium": "1,0"}, map=window, locks=["1,0|2,0"],
        signals={"s1": "3,0", "s2": "2,0"}, decks=TWO["decks"],
        open={"do": "AgentTurn", "agent": "thorium"},
    )  # fmt: skip
    game.choose("bash 1,0|2,0")
    assert (game.seat, {*game.options}) == ("thorium", {"s1", "s2"})


def test_in_an_aliens_turn_the_active_player_chooses():
    """GD-AMB.b/aliens"""
    aliens = {
        "spine_critter-green-1": {"hex": "5,2", "wounds": 2},
        "spine_critter-blue-2": {"hex": "3,2", "wounds": 3},
    }
    turn = {"do": "AliensTurn", "agent": "thorium"}
    game = table(
        agents={"chromium": "4,2", "thorium": "1,10"},
        aliens=aliens,
        open=[turn, {"do": "Deaths"}],
        active="thorium",
    )
    assert (game.seat, {*game.options}) == ("thorium", {*aliens})


@pytest.mark.parametrize("alpha", ["chromium", "thorium"])
def test_in_other_phases_the_alpha_chooses(alpha):
    """GD-AMB.b/phase"""
    assert decides({"do": "RevealSignals"}, alpha=alpha) == alpha


# -- what is stronger ------------------------------------------------------------------------------


def special(**fields):
    """What a bleeding marine is told who wants to do an action of the mission."""
    crawl = SpecialAction(id="crawl", name="Crawl", costs=("action",), counts="crawl", **fields)
    bled = {"chromium": {"hex": "4,2", "wounds": 6}}
    return table(agents=bled, mission={"actions": (crawl,)}).refusal("special crawl")


def test_a_restriction_holds_against_a_permission():
    """GD-AMB.e/book"""
    assert special() == "GD-7.5.2.j"


def test_what_names_the_bleeding_goes_before_the_restriction():
    """GD-AMB.e/card"""
    assert special(while_bleeding=True) is None
