"""GD 7.5 Wounds, bleeding, death, engagement and body conditions."""

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, ground, table
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import is_engaged
from xenofront.games.galaxy_defenders.rules.state import AgentId, hp_left, is_bleeding


def clawed(*dice, wounds=0, others=None, agent="chromium", aliens=None, fields=None, **more):
    """A green Aracnos claws an agent."""
    row = {"hex": "5,2", "wounds": wounds, **(fields or {})}
    return table(
        agents={agent: row, **(others or {})},
        aliens={"aracnos-green-1": "4,2", **(aliens or {})},
        open={
            "do": "Attack",
            "attacker": "aracnos-green-1",
            "weapon": "aracnos-green/claws",
            "target": agent,
        },
        **more,
    ).dice(*dice)


ONE = ("HIT+AMMO", "SHIELD", "SHIELD", "JAM")
FOUR = ("HIT+HIT", "HIT+HIT", "SHIELD", "JAM", "JAM", "JAM", "JAM")


def test_each_wound_costs_a_health_point():
    """GD-7.5.1.a"""
    game = clawed(*FOUR)
    assert game.agent("chromium").wounds == 4
    assert hp_left(game.state, AgentId("chromium")) == 2


def test_the_last_health_point_makes_an_agent_bleed():
    """GD-7.5.1.d"""
    game = clawed(*ONE, wounds=5)
    assert is_bleeding(game.state, AgentId("chromium"))
    assert game.told("Bleeding")
    assert not is_bleeding(clawed(*ONE, wounds=4).state, AgentId("chromium"))


def test_more_damage_than_health_does_not_kill():
    """GD-7.5.1.e, GD-7.5.1.f"""
    game = clawed(*FOUR, wounds=4)
    assert game.agent("chromium").alive
    assert game.agent("chromium").wounds == 6


def test_a_wound_that_is_suffered_makes_an_agent_bleed():
    """GD-7.5.1.g, GD-7.7.1.f, GD-7.7.1.g, GD-FAQ.e, GD-7.6.7.e"""
    agent = {"hex": "4,2", "wounds": 6, "rank": "palladium", "shield": 1}
    game = table(map="", agents={"chromium": agent}, open={"do": "DrawnEvent", "source": "ev04"})
    assert is_bleeding(game.state, AgentId("chromium"))
    assert game.agent("chromium").shield == 1
    assert not game.told("DefenceRolled")


def test_health_never_rises_above_the_sheet():
    """GD-7.5.1.c, GD-FAQ.b"""
    agent = {"hex": "4,2", "wounds": 1, "devices": ["d_medikit"]}
    game = table(agents={"chromium": agent}).choose("use d_medikit", "chromium")
    assert game.agent("chromium").wounds == 0


def test_a_bleeding_agent_does_not_fight():
    """GD-7.5.2.a"""
    game = table(
        agents={"chromium": {"hex": "4,2", "wounds": 6}}, aliens={"aracnos-green-1": "6,3"}
    )
    assert game.refusal("attack w_rifle aracnos-green-1") == "GD-7.5.2.a"
    assert not game.offers("attack")


def test_a_bleeding_agent_crawls_one_hex():
    """GD-7.5.2.b"""
    game = table(agents={"chromium": {"hex": "4,2", "wounds": 6}}).choose("move", "5,2")
    assert game.asked == "activity"


def test_one_healed_wound_ends_the_bleeding():
    """GD-7.5.2.k, GD-7.5.2.l"""
    agent = {"hex": "4,2", "wounds": 6, "powers": ["bt_supply"]}
    game = table(agents={"chromium": agent}).choose("use bt_supply", "heal")
    assert game.agent("chromium").wounds == 5
    assert not is_bleeding(game.state, AgentId("chromium"))


def test_aliens_go_for_the_bleeding():
    """GD-7.5.2.m/target, GD-8.10.c"""
    game = table(
        agents={"chromium": {"hex": "5,2", "wounds": 6}, "titanium": "3,2"},
        aliens={"aracnos-green-1": "4,2"},
        open={"do": "Activate", "alien": "aracnos-green-1"},
    )
    assert game.told("AttackDeclared")[0].target == "chromium"


def test_aliens_move_towards_the_bleeding():
    """GD-7.5.2.m/menace"""
    critter = "spine_critter-green-1"
    game = table(
        agents={"chromium": {"hex": "9,2", "wounds": 6}},
        aliens={critter: "4,2"},
        open={"do": "Activate", "alien": critter},
    )
    while game.asked == "alien_way":
        game.choose(game.options[0])
    assert int(game.alien(critter).hex.split(",")[0]) > 4


def test_a_bleeding_agent_defends():
    """GD-7.5.2.n"""
    shielded = clawed(
        "HIT+HIT", "SHIELD", "SHIELD", "SHIELD", wounds=7, fields={"rank": "gold", "shield": 1}
    )
    assert shielded.all_rolled
    assert shielded.agent("chromium").shield == 0
    assert shielded.agent("chromium").alive


def test_a_bleeding_agent_dies_of_one_more_wound():
    """GD-7.5.2.o, GD-7.5.3.a, GD-7.5.3.c, GD-6.f"""
    game = clawed(*ONE, wounds=6, others={"thorium": "9,1"})
    assert not game.agent("chromium").alive
    assert not game.agent("chromium").dying
    assert game.told("AgentDied")


def test_a_bleeding_agent_next_to_an_alien_cannot_crawl_away():
    """GD-7.5.2.q"""
    game = table(
        agents={"chromium": {"hex": "4,2", "wounds": 6}}, aliens={"aracnos-green-1": "5,2"}
    )
    assert game.refusal("move") == "GD-7.5.4.e"


def test_a_dead_agents_things_go_back():
    """GD-7.5.3.b, GD-2.f"""
    fields = {"powers": ["guard", "bt_aim"], "devices": ["d_frag"]}
    game = clawed(*ONE, wounds=6, others={"thorium": "9,1"}, fields=fields)
    dead = game.agent("chromium")
    assert (dead.powers, dead.devices, dead.guard) == ((), (), False)


def test_command_passes_clockwise():
    """GD-6.2.1.h/died, GD-6.2.1.i, GD-7.9.g"""
    game = clawed(*ONE, wounds=6, others={"thorium": "9,1", "mercury": "9,2"}, fragments=3)
    assert game.state.alpha == "thorium"
    assert game.state.fragments == 3
    last = table(
        agents={
            "mercury": "9,2",
            "thorium": {"hex": "9,1", "alive": False},
            "chromium": {"hex": "5,2", "dying": True, "wounds": 6},
        },
        alpha="chromium",
        open={"do": "Deaths"},
    )
    assert last.state.alpha == "mercury"


def test_aliens_of_the_dead_find_new_players():
    """GD-7.5.3.d"""
    aliens = {
        "spine_critter-green-2": {"hex": "9,4", "controller": "chromium"},
        "xeno_beta-blue-3": {"hex": "9,5", "controller": "thorium"},
        "spine_critter-blue-4": {"hex": "9,6", "controller": "chromium"},
    }
    others = {"thorium": "0,10", "mercury": "1,10"}
    alien = {"aracnos-green-1": {"hex": "4,2", "controller": "thorium"}}
    game = clawed(*ONE, wounds=6, others=others, aliens={**aliens, **alien})
    assert game.alien("spine_critter-blue-4").controller == "mercury"
    assert game.alien("spine_critter-green-2").controller == "mercury"


def aliens_that_pass_on_keep_everything_else(mark):
    held = {"xeno_alpha-green-2": {"hex": "10,5", "controller": "chromium", **mark}}
    clean = {"aracnos-green-1": {"hex": "4,2", "controller": "thorium"}}
    game = clawed(*ONE, wounds=6, others={"thorium": "0,10"}, aliens={**clean, **held})
    alien = game.alien("xeno_alpha-green-2")
    assert alien.controller == "thorium"
    full = {
        "wounds": 0, "shield": 1, "conditions": (), "marks": (), "disabled": False, "used": False,
        "came_from": None,
    }  # fmt: skip
    assert {name: getattr(alien, name) for name in full} == {**full, **mark}


def test_aliens_that_pass_on_keep_their_wounds():
    """GD-7.5.3.e/wound"""
    aliens_that_pass_on_keep_everything_else({"wounds": 2})


def test_aliens_that_pass_on_keep_what_is_left_of_their_shields():
    """GD-7.5.3.e/shield"""
    aliens_that_pass_on_keep_everything_else({"shield": 0})


def test_aliens_that_pass_on_keep_their_conditions():
    """GD-7.5.3.e/condition"""
    aliens_that_pass_on_keep_everything_else({"conditions": ("stunned",)})


@pytest.mark.parametrize(
    "mark",
    [
        {"marks": ("sk_spotter",)},
        {"disabled": True, "shield": 0},
        {"used": True},
        {"came_from": "8,4"},
    ],
)
def test_aliens_that_pass_on_keep_everything_else(mark):
    """GD-7.5.3.e/condition"""
    aliens_that_pass_on_keep_everything_else(mark)


def test_the_highest_rank_is_passed_on_first():
    """GD-7.5.3.d, GD-8.1.b"""
    aliens = {
        "aracnos-green-1": {"hex": "4,2", "controller": "mercury"},
        "spine_critter-green-2": {"hex": "9,4", "controller": "chromium"},
        "spine_critter-blue-4": {"hex": "9,6", "controller": "chromium"},
        "xeno_beast-red-5": {"hex": "9,7", "controller": "chromium"},
    }
    game = clawed(*ONE, wounds=6, others={"thorium": "0,10", "mercury": "1,10"}, aliens=aliens)
    moved = [event.alien for event in game.told("AlienReassigned")]
    assert moved == ["xeno_beast-red-5", "spine_critter-blue-4", "spine_critter-green-2"]
    assert game.alien("spine_critter-blue-4").controller == "thorium"


def test_the_mission_fails_when_the_last_agent_dies():
    """GD-7.5.3.g/battle"""
    assert clawed(*ONE, wounds=6, others={"thorium": "9,1"}).state.outcome == ""
    game = clawed(*ONE, wounds=6)
    assert game.asked == ""
    assert game.state.outcome == "failed"


# -- engagement ------------------------------------------------------------------------------------


def engaged(game, agent="chromium"):
    return is_engaged(game.state, AgentId(agent))


def test_an_agent_next_to_an_alien_is_held():
    """GD-7.5.4.a, GD-7.5.4.e"""
    game = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "5,2"})
    assert engaged(game)
    assert game.refusal("move") == "GD-7.5.4.e"
    assert "move" not in game.options


def test_who_ends_a_move_next_to_an_alien_is_held():
    """GD-7.5.4.b"""
    game = table(agents={"chromium": "3,2"}, aliens={"aracnos-green-1": "5,2"})
    assert not engaged(game)
    assert engaged(game.choose("move", "4,2", "stop"))


def test_an_alien_holds_whom_it_contacts():
    """GD-7.5.4.c, GD-7.5.4.h"""
    game = table(
        agents={"chromium": "4,2", "thorium": "10,5"},
        aliens={"aracnos-green-1": "8,4"},
        open={"do": "Activate", "alien": "aracnos-green-1"},
    )
    assert not engaged(game)
    game.choose(game.options[0])
    assert engaged(game, "thorium")
    assert not engaged(game)


def test_in_a_turn_saved_under_older_rules_the_evaded_hold_nobody():
    aliens = {"aracnos-green-1": "5,2", "aracnos-blue-2": "3,2"}
    turn = {"do": "AgentTurn", "agent": "chromium", "step": "choose"}
    evaded = {"agent": "chromium", "free_of": list(aliens)}
    assert not engaged(table(agents={"chromium": "4,2"}, aliens=aliens, turn=evaded, open=turn))
    one = {"agent": "chromium", "free_of": ["aracnos-green-1"]}
    assert engaged(table(agents={"chromium": "4,2"}, aliens=aliens, turn=one, open=turn))


def test_a_wall_keeps_an_alien_off():
    """GD-7.5.4.d"""
    game = table(
        map=field(sides={"4,2|5,2": "wall"}),
        agents={"chromium": "4,2"},
        aliens={"aracnos-green-1": "5,2"},
    )
    assert not engaged(game)
    assert "move" in game.options


def test_a_killed_alien_holds_nobody():
    """GD-7.5.4.f"""
    game = table(
        agents={"chromium": "4,2"}, aliens={"spine_critter-green-1": {"hex": "5,2", "wounds": 1}}
    )
    game.dice("HIT", MISS, MISS, "JAM", "SHIELD").choose("attack w_rifle spine_critter-green-1")
    assert game.all_rolled
    assert "move" in game.options


def test_an_alien_revealed_in_mid_move_does_not_stop_it():
    """GD-7.5.4.k"""
    game = table(
        agents={"mercury": "0,0"},
        map=ground("0,0 1,0 2,0 1,1"),
        signals={"s1": "1,1"},
        decks={"signals": ["ALIEN"], "alien": ["aracnos-green"]},
    )
    game.choose("move", "1,0").dice("ALIEN", "aracnos-green")
    assert not engaged(game, "mercury")
    assert game.asked == "hex"
    assert engaged(game.choose("stop"), "mercury")


# -- conditions ------------------------------------------------------------------------------------


def stuck(condition, **more):
    return table(
        agents={"chromium": {"hex": "4,2", "conditions": [condition], **more}},
        aliens={"aracnos-green-1": "6,3"},
    )


def test_an_immobilized_agent_does_not_move():
    """GD-7.5.5.a, GD-7.5.5.b"""
    game = stuck("immobilized", powers=["bt_step"])
    assert game.refusal("move") == "GD-7.5.5.a"
    assert game.refusal("use bt_step") == "GD-7.5.5.b"


def test_an_immobilized_agent_fights_and_acts():
    """GD-7.5.5.c, GD-7.5.5.d"""
    game = stuck("immobilized", devices=["d_frag"])
    assert "attack w_rifle aracnos-green-1" in game.options
    assert "use d_frag" in game.options


def test_body_conditions_end_in_the_refresh_phase():
    """GD-7.5.5.e, GD-7.5.6.c, GD-6.1.h, GD-7.5.5.f, GD-7.5.6.d"""
    game = table(
        agents={"chromium": {"hex": "4,2", "conditions": ["immobilized", "paralyzed"]}},
        open={"do": "RefreshPhase"},
    )
    assert game.agent("chromium").conditions == ()


def test_a_paralyzed_agent_is_immobilized_too():
    """GD-7.5.6.b"""
    from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_immobilized  # noqa: PLC0415

    assert is_immobilized(stuck("paralyzed").state, AgentId("chromium"))
    assert not is_immobilized(stuck("dizzy").state, AgentId("chromium"))


def test_a_paralyzed_agent_defends_and_reacts():
    """GD-7.5.6.f, GD-7.5.6.g"""
    game = clawed(
        "HIT+AMMO",
        "SHIELD",
        "SHIELD",
        "JAM",
        agent="titanium",
        fields={"conditions": ["paralyzed"]},
    )
    assert not game.ready
    assert game.asked == "react"
    assert game.choose("no_pain").agent("titanium").wounds == 0


def test_a_medic_cures_the_worse_condition():
    """GD-7.5.6.d"""
    agents = {
        "thorium": "4,2",
        "chromium": {"hex": "5,2", "conditions": ["immobilized", "paralyzed"]},
    }
    game = table(agents=agents).choose("use field_medic", "cure", "chromium")
    assert game.agent("chromium").conditions == ("immobilized",)
