"""GD 8, 8.2, 8.3 What alien cards and close encounter cards say, case by case."""

from typing import Any

from tests.games.galaxy_defenders.rules.ch8_aliens.test_behaviour import (
    BETA,
    CRITTER,
    SPIDER,
    activate,
    position,
)
from tests.games.galaxy_defenders.rules.table import MISS, field, ground, table
from xenofront.games.galaxy_defenders.content import effects
from xenofront.games.galaxy_defenders.content.catalogue import Activation, Row, Side

GREY, TWIN = "xeno_grey-green-1", "xeno_grey-green-2"
GREY_BLUE = "xeno_grey-blue-1"
MISSED = ("SHIELD", "SHIELD", "SHIELD")


def shot(target, aliens, *dice, agent="chromium", at="4,2", weapon="w_rifle", **more):
    attack = {"do": "Attack", "attacker": agent, "weapon": weapon, "target": target}
    return table(agents={agent: at}, aliens=aliens, open=attack, **more).dice(*dice)


# -- a card for each -------------------------------------------------------------------------------


def test_wounds_of_an_alien_are_not_those_of_its_equal():
    """GD-8.a/wound"""
    twins = {"xeno_beta-green-1": "6,3", "xeno_beta-green-2": {"hex": "7,3", "wounds": 1}}
    game = shot("xeno_beta-green-1", twins, "HIT+HIT", MISS, MISS, "JAM", "JAM")
    assert [row.wounds for row in game.state.aliens.values()] == [2, 1]


def test_a_power_that_an_alien_used_is_still_there_for_its_equal():
    """GD-8.a/power"""
    game = shot(GREY, {GREY: "6,3", TWIN: "9,7", "xeno_beta-green-3": "7,3"})
    assert [row.used for row in game.state.aliens.values()] == [True, False, False]


# -- powers ----------------------------------------------------------------------------------------


def test_a_standard_power_works_when_the_row_says_so():
    """GD-8.2.c/standard"""
    hurt = {"hex": "10,5", "wounds": 2}
    assert activate(BETA, hurt).alien(BETA).wounds == 1
    near = activate(BETA, {"hex": "8,4", "wounds": 2}).dice(*MISSED)
    assert near.alien(BETA).wounds == 2


def test_a_passive_power_always_works():
    """GD-8.2.c/passive"""
    assert position(SPIDER, "8,4", {"mercury": "4,2"}).row(SPIDER) == "2"
    assert position(BETA, "8,4", {"mercury": "4,2"}).row(BETA) == "plus"


def test_a_power_of_a_weapon_works_with_that_weapon():
    """GD-8.2.c/weapon"""
    game = activate(CRITTER, "5,2").dice("HIT+BOLT", "HIT+AMMO", "SHIELD")
    assert (game.asked, len(game.state.box.aliens["spine_critter-green"].weapons)) == ("defend", 2)
    game.dice("SHIELD")
    assert game.agent("chromium").wounds == 1
    tail = activate(CRITTER, "6,3")
    tail.choose(tail.options[0]).dice("HIT+BOLT", "HIT+AMMO", "SHIELD", "SHIELD")
    assert (tail.agent("chromium").wounds, tail.asked) == (0, "")


def test_a_reaction_answers_one_attack_a_round():
    """GD-8.2.c/reaction"""
    aliens = {GREY: {"hex": "6,3", "shield": 0}, "xeno_beta-green-3": "7,3"}
    game = table(agents={"chromium": "4,2", "thorium": "5,1"}, aliens=aliens, open=[
        {"do": "AgentTurn", "agent": "thorium"}, {"do": "AgentTurn", "agent": "chromium"},
    ])  # fmt: skip
    game.dice("HIT", MISS, MISS, "JAM").choose(f"attack w_rifle {GREY}", "end")
    assert game.alien("xeno_beta-green-3").wounds == 1
    game.dice("HIT", MISS, MISS, "JAM").choose(f"attack w_shotgun {GREY}")
    assert (game.alien(GREY).wounds, game.alien("xeno_beta-green-3").wounds) == (1, 1)


def test_a_last_power_works_when_the_alien_dies():
    """GD-8.2.e/dies"""
    hurt = {CRITTER: {"hex": "5,2", "wounds": 1}}
    game = shot(CRITTER, hurt, "HIT", MISS, MISS, "JAM", "JAM")
    assert (game.agent("chromium").wounds, len(game.state.aliens)) == (1, 0)


def test_a_last_power_waits_for_the_wound_that_kills():
    """GD-8.2.e/before"""
    game = shot(CRITTER, {CRITTER: "5,2"}, "HIT", MISS, MISS, "JAM")
    assert (game.asked, game.alien(CRITTER).wounds) == ("", 1)
    assert game.agent("chromium").wounds == 0


# -- energy shields --------------------------------------------------------------------------------


def test_a_shield_of_two_cancels_two_of_three_hits():
    """GD-8.2.f/two"""
    game = shot(GREY_BLUE, {GREY_BLUE: "6,3"}, "HIT+HIT", "HIT", MISS, "JAM")
    assert (game.alien(GREY_BLUE).shield, game.alien(GREY_BLUE).wounds) == (0, 1)
    assert game.all_rolled


def test_the_rest_of_a_shield_meets_the_next_attack_of_the_round():
    """GD-8.2.f/rest"""
    game = table(agents={"chromium": "4,2", "thorium": "5,1"}, aliens={GREY_BLUE: "6,3"}, open=[
        {"do": "AgentTurn", "agent": "thorium"}, {"do": "AgentTurn", "agent": "chromium"},
    ])  # fmt: skip
    game.dice("HIT", MISS, MISS).choose(f"attack w_rifle {GREY_BLUE}", "end")
    game.dice("HIT+HIT", MISS, MISS, "JAM").choose(f"attack w_shotgun {GREY_BLUE}")
    assert (game.alien(GREY_BLUE).shield, game.alien(GREY_BLUE).wounds) == (0, 1)


def test_a_new_round_makes_the_shield_whole():
    """GD-8.2.f/refreshed"""
    spent = {GREY_BLUE: {"hex": "6,3", "shield": 0}}
    game = table(agents={"chromium": "4,2"}, aliens=spent, open={"do": "RefreshPhase"})
    assert game.alien(GREY_BLUE).shield == 2


# -- rows ------------------------------------------------------------------------------------------


def test_a_row_that_begins_with_a_movement_needs_a_way():
    """GD-8.2.l/move"""
    apart = ground("0,0 1,0 2,0 3,0 4,0 5,0", sides={"2,0|3,0": "window"})
    assert position(CRITTER, "5,0", "1,0", map=apart).row(CRITTER) == "2"
    barred = position(CRITTER, "5,0", "1,0", map=apart, bars=["2,0|3,0"])
    assert barred.row(CRITTER) == "none"


def test_a_row_that_only_attacks_needs_no_way():
    """GD-8.2.l/attack"""
    barrier = ground("0,0 1,0 2,0 3,0 4,0 5,0", sides={"2,0|3,0": "barrier"})
    assert position(BETA, "5,0", "1,0", map=barrier).row(BETA) == "2"
    assert position(CRITTER, "5,0", "1,0", map=barrier).row(CRITTER) == "none"


def test_a_row_is_kept_though_the_move_changed_the_distance():
    """GD-8.2.u/row"""
    game = activate(CRITTER, "6,3")
    game.choose(game.options[0])
    assert [event.weapon for event in game.told("AttackDeclared")] == ["spine_critter-green/tail"]


# -- equal options ---------------------------------------------------------------------------------


def chosen(alien, at, team, **more):
    """The agents among whom an alien may still choose."""
    return {way.split()[0] for way in position(alien, at, team, **more).ways(alien)}


def both(wounds, one="thorium", other="mercury"):
    """Two agents with five HP each, on both sides of 6,3."""
    return {one: {"hex": "4,2", "wounds": wounds}, other: {"hex": "8,4", "wounds": wounds}}


def test_the_better_chance_to_kill_decides_first():
    """GD-8.2.r/kill"""
    assert chosen(BETA, "6,3", both(5)) == {"mercury"}


def test_then_the_better_chance_to_make_an_agent_bleed():
    """GD-8.2.r/bleed"""
    assert chosen(BETA, "6,3", both(4)) == {"mercury"}


def test_then_the_wounds_that_are_to_be_expected():
    """GD-8.2.r/expected"""
    hardy = {f"agents.{name}": {"standard": Side(hp=20)} for name in ("thorium", "mercury")}
    team = {"thorium": "5,2", "mercury": "3,2"}
    assert chosen(SPIDER, "4,2", team, cards=hardy) == {"thorium"}


def only(effect):
    return {"aliens.xeno_beta-green": {"rows": (Row(at="plus", do=(effect,)),)}}


def test_then_the_agents_that_are_engaged():
    """GD-8.2.r/engaged"""
    cards = only(effects.MoveToward(to="closest_teleport", areas=1))
    points = {"HIT": "8,4", "SHIELD": "5,6"}
    team = {"chromium": "9,4"}
    game = position(BETA, "6,3", team, cards=cards, teleports=points)
    assert game.ways(BETA) == ["- via 6,3 at 8,4"]
    free = position(BETA, "6,3", {"chromium": "0,0"}, cards=cards, teleports=points)
    assert free.ways(BETA) == ["- via 6,3 at 5,6", "- via 6,3 at 8,4"]


def test_then_the_wounds_that_an_agent_has():
    """GD-8.2.r/hurt"""
    cards = only(effects.MoveToward(to="closest_agent", areas=1))
    team = {"chromium": "4,2", "titanium": {"hex": "8,4", "wounds": 1}}
    assert chosen(BETA, "6,3", team, cards=cards) == {"titanium"}


def test_then_the_fewest_hp():
    """GD-8.2.r/weak"""
    cards = only(effects.MoveToward(to="closest_agent", areas=1))
    assert chosen(BETA, "6,3", {"chromium": "4,2", "iridium": "8,4"}, cards=cards) == {"iridium"}


def test_the_most_wounded_agent_is_the_one_with_the_most_wounds():
    """GD-8.2.s/wounded"""
    team = {"chromium": {"hex": "4,2", "wounds": 1}, "titanium": {"hex": "2,1", "wounds": 2}}
    assert chosen(SPIDER, "10,5", team) == {"titanium"}


def test_with_nobody_wounded_it_is_the_weakest():
    """GD-8.2.s/nobody"""
    assert chosen(SPIDER, "10,5", {"chromium": "4,2", "iridium": "2,1"}) == {"iridium"}


def test_the_closest_agent_is_fewest_areas_away():
    """GD-8.2.t/areas"""
    cards = only(effects.MoveToward(to="closest_agent", areas=1))
    team = {"chromium": "11,5", "thorium": {"hex": "0,3", "wounds": 1}}
    assert chosen(BETA, "6,3", team, cards=cards) == {"chromium"}


def test_of_agents_in_equally_far_areas_the_one_with_fewer_hexes_is_closest():
    """GD-8.2.t/hexes"""
    cards = only(effects.MoveToward(to="closest_agent", areas=1))
    team = {"chromium": "7,4", "thorium": {"hex": "4,2", "wounds": 1}}
    assert chosen(BETA, "6,3", team, cards=cards) == {"chromium"}


# -- Grab and the web ------------------------------------------------------------------------------

POINT = {"teleports": {"HIT": "10,5"}}


def test_who_was_wounded_is_dragged_along():
    """GD-8.2.aa/moved"""
    game = activate(SPIDER, "5,2", **POINT).dice("HIT+BOLT", "SHIELD", "SHIELD", "JAM")
    game.choose(game.options[0])
    area, near = game.state.box.board.area_of, game.state.box.board.adjacent
    alien, agent = game.alien(SPIDER).hex, game.agent("chromium").hex
    assert (area[alien], area[agent], near(alien, agent, 0)) == ("6,3", "6,3", True)


def test_who_took_no_wound_is_not_dragged():
    """GD-8.2.aa/unhurt"""
    game = activate(SPIDER, "5,2", **POINT).dice("HIT+BOLT", "SHIELD", "SHIELD", "SHIELD")
    assert (game.alien(SPIDER).hex, game.agent("chromium").hex) == ("5,2", "4,2")
    assert game.asked == ""


def webbed():
    turn, acts = {"do": "AgentTurn", "agent": "chromium"}, {"do": "Activate", "alien": SPIDER}
    agents = {"chromium": {"hex": "4,2", "guard": False}}
    game = table(agents=agents, aliens={SPIDER: "8,4"}, open=[turn, acts])
    return game.dice("HIT+BOLT", "SHIELD", "SHIELD", "SHIELD")


def test_who_is_in_the_web_does_not_move():
    """GD-8.2.ab/until"""
    game = webbed()
    assert (game.asked, game.refusal("move")) == ("activity", "GD-7.5.5.a")


def test_a_new_round_frees_from_the_web():
    """GD-8.2.ab/after"""
    held = {"chromium": {"hex": "4,2", "conditions": ["immobilized"]}}
    turn = {"do": "AgentTurn", "agent": "chromium"}
    game = table(agents=held, open=[turn, {"do": "RefreshPhase"}])
    assert "move" in game.options


# -- whom a card wakes -----------------------------------------------------------------------------

BAND = {
    "xeno_beta-green-1": "5,11", "xeno_beta-blue-2": "6,11", "aracnos-green-3": "7,11",
    "aracnos-blue-4": {"hex": "8,11", "wounds": 1},
}  # fmt: skip
APART = field(blocked=[f"{column - 4},8" for column in range(14)])


def woken(**names):
    """Whom a card wakes that names this."""
    card = {"activates": Activation(**names), "danger": None}
    cards: dict[str, Any] = {f"aliens.{name.rpartition('-')[0]}": {"rows": ()} for name in BAND}
    cards["close_encounters.ce01"] = card
    turn = {"do": "AliensTurn", "agent": "chromium"}
    game = table(
        agents={"chromium": "4,2"}, aliens=BAND, open=turn, cards=cards, decks={"close": ["ce01"]},
        map=APART,
    ).dice("ce01")  # fmt: skip
    while game.asked == "alien":
        game.choose(game.options[0])
    return {event.alien for event in game.told("AlienIdle")}


def test_a_card_may_name_a_species():
    """GD-8.3.a/species"""
    assert woken(species="aracnos") == {"aracnos-green-3", "aracnos-blue-4"}


def test_a_card_may_name_a_rank():
    """GD-8.3.a/rank"""
    assert woken(rank="blue") == {"xeno_beta-blue-2", "aracnos-blue-4"}


def test_a_card_may_name_a_condition():
    """GD-8.3.a/condition"""
    assert woken(wounded=True) == {"aracnos-blue-4"}


def test_a_card_may_name_species_and_rank():
    """GD-8.3.a/together"""
    assert woken(species="xeno_beta", rank="green") == {"xeno_beta-green-1"}
