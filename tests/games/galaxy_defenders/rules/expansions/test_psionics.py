"""GX 9.7.2 PSIONIC POWERS."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.expansions.power_table import (
    A,
    B,
    points_left,
    roll,
    turn,
    who,
)
from tests.games.galaxy_defenders.rules.table import field, rim, table
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.expansions.psionics.mind import own_shots
from xenofront.games.galaxy_defenders.rules.expansions.psionics.targets import (
    weak_minds,
    within_reach,
)
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId

pytestmark = pytest.mark.usefixtures("strikeback")

CHROMIUM = AgentId("chromium")
BETA = "xeno_beta-green-3"


def refreshed(**fields: Any) -> Any:
    return table(agents={"chromium": who(**fields)}, open=[{"do": "RefreshPhase"}])


def aliens_turn(*powers: str, card: str = "ce01", **more: Any) -> Any:
    """An aliens turn of an agent with some powers."""
    game = table(
        agents={"chromium": who(powers=powers)},
        open={"do": "AliensTurn", "agent": "chromium"},
        decks={"close": [["ce01", "ce03"]]},
        **more,
    )
    return game.dice(card)


# -- flipped and turned up -------------------------------------------------------------------------


def test_a_used_psionic_power_lies_face_down():
    """GX-9.7.2.e/used"""
    game = turn("ps_tk", aliens={A: "6,3"}).choose("use ps_tk", A)
    assert game.agent("chromium").spent == ("ps_tk",)


def test_a_passive_psionic_power_stays_face_up():
    """GX-9.7.2.e/passive"""
    game = refreshed(powers=("ps_regen",), wounds=2)
    assert game.agent("chromium").wounds == 1
    assert game.agent("chromium").spent == ()
    assert turn("ps_regen").refusal("use ps_regen") == "GD-7.7.a"


def test_psionic_powers_are_turned_up_in_the_refresh_phase():
    """GX-9.7.2.f"""
    game = refreshed(powers=("ps_tk",), spent=("ps_tk",))
    assert game.agent("chromium").spent == ()


def test_a_power_for_once_in_a_mission_stays_face_down():
    """GX-9.7.2.g/while"""
    game = refreshed(powers=("ps_time", "ps_tk"), spent=("ps_time", "ps_tk"))
    assert game.agent("chromium").spent == ("ps_time",)


def test_a_reaction_is_offered_outside_the_own_turn_and_costs_nothing():
    """GX-9.7.f/turn GX-9.7.f/cost GX-9.7.2.h/reaction"""
    game = aliens_turn("ps_precog")
    assert (game.asked, game.seat) == ("foresee", "chromium")
    assert game.state.turn is None
    game.choose("ps_precog")
    assert game.agent("chromium").spent == ("ps_precog",)
    assert game.state.turn is None


# -- what they do ----------------------------------------------------------------------------------


def test_a_foreseen_card_is_discarded_and_another_drawn():
    game = aliens_turn("ps_precog").choose("ps_precog")
    assert game.asked == "close_encounter"
    assert game.state.close_discard == ("ce01",)
    game.dice("ce03")
    assert game.state.close_discard == ("ce01", "ce03")
    assert game.is_over


def test_a_foreseen_card_may_be_taken():
    game = aliens_turn("ps_precog").choose("none")
    assert game.state.close_discard == ("ce01",)
    assert game.is_over


def test_without_the_power_nobody_is_asked():
    assert aliens_turn().is_over


def test_the_blow_of_a_mind_is_not_absorbed_by_shields():
    game = turn("ps_brain", aliens={A: {"hex": "6,3", "shield": 2}})
    game.choose("use ps_brain", A)
    assert game.asked == "defend"
    roll(game, "defend", "JAM")
    assert game.alien(A).shield == 2
    assert game.alien(A).wounds == 3


def test_the_blow_reaches_two_areas():
    near = turn("ps_brain", aliens={A: "8,4"})
    far = turn("ps_brain", aliens={A: "10,5"})
    assert "use ps_brain" in near.options
    assert far.refusal("use ps_brain") == "GD-7.7.2.d"


def test_levitation_leaves_a_fight_and_crosses_barriers():
    wall = field(sides=rim("4,2"))
    game = turn("ps_levit", map=wall, aliens={A: "5,2"}, fields={"hex": "4,2"})
    assert "move" not in game.options
    game.choose("use ps_levit")
    assert points_left(game) == 5
    game.choose("3,2", "2,2")
    assert game.agent("chromium").hex == "2,2"
    game.choose("stop")
    assert not game.state.turn.aloft


def test_regeneration_heals_a_wound_in_each_refresh_phase():
    assert refreshed(powers=("ps_regen",), wounds=0).agent("chromium").wounds == 0
    assert refreshed(wounds=2).agent("chromium").wounds == 2


def test_enemy_control_moves_an_alien_and_makes_it_attack_another():
    game = turn("ps_control", aliens={A: "6,3", B: "8,4"})
    game.choose("use ps_control", A)
    assert game.asked == "mind_hex"
    game.choose("8,4") if "8,4" in game.options else game.choose(game.options[0])
    assert game.asked == "mind_shot"
    shot = next(option for option in game.options if B in option)
    game.choose(shot)
    roll(game, "hit", "HIT+AMMO")
    roll(game, "defend", "JAM")
    assert game.alien(B).wounds > 0
    assert game.agent("chromium").wounds == 0
    assert game.asked == "activity"


def test_a_master_is_not_controlled():
    cards = {"aliens.aracnos-green": {"rank": "purple"}}
    state = turn("ps_control", "ps_tk", "ps_brain", aliens={A: "6,3"}, cards=cards).state
    assert weak_minds(state, CHROMIUM, 2) == []
    assert within_reach(state, CHROMIUM, 2) == [A]


def test_a_controlled_alien_needs_another_in_reach():
    state = turn("ps_control", aliens={A: "6,3", BETA: "-4,11"}).state
    assert own_shots(state, AlienId(A)) == []


def test_telekinesis_moves_an_alien_one_area():
    game = turn("ps_tk", aliens={A: "6,3"}).choose("use ps_tk", A)
    assert game.asked == "mind_hex"
    ends = game.options
    game.choose(ends[0])
    board = game.state.box.board
    assert board.area_of[game.alien(A).hex] != board.area_of["6,3"]
    assert game.asked == "activity"


def test_who_is_unseen_is_attacked_only_by_neighbours():
    game = turn("ps_invis", aliens={BETA: "6,3"}).choose("use ps_invis")
    assert game.agent("chromium").lasting == ("ps_invis",)
    state = game.state
    assert oracle.is_hidden(state, CHROMIUM, AlienId(BETA), 1)
    assert not oracle.is_hidden(state, CHROMIUM, AlienId(BETA), 0)
    assert refreshed(powers=("ps_invis",), lasting=("ps_invis",)).agent("chromium").lasting == ()


def defended(*dice: str, helper: str = "5,2", card: Any = None) -> Any:
    """An attack on thorium, with chromium and a psi shield in a hex."""
    game = table(
        agents={
            "thorium": who("4,2"),
            "chromium": who(helper, powers=("ps_shield",)),
        },
        aliens={A: "4,1"},
        open={
            "do": "Attack",
            "attacker": A,
            "weapon": "aracnos-green/claws",
            "target": "thorium",
        },
        cards=card,
    )
    return game.dice(*dice)


def test_a_psi_shield_helps_an_agent_in_the_area():
    game = roll(roll(defended(), "hit", "HIT+AMMO"), "defend", "JAM")
    assert (game.asked, game.seat) == ("assist", "chromium")
    hits = game.told("HitsRolled")[0].hits
    game.choose("ps_shield")
    assert game.agent("thorium").wounds == max(hits - 2, 0)
    assert game.agent("chromium").spent == ("ps_shield",)


def test_a_psi_shield_helps_nobody_in_another_area():
    game = roll(roll(defended(helper="8,4"), "hit", "HIT+AMMO"), "defend", "JAM")
    assert game.asked != "assist"


def test_a_mind_link_turns_up_a_skill_or_a_basic_tactic():
    others = {"thorium": who("6,3", powers=("bt_aim", "it_kill"), spent=("bt_aim", "it_kill"))}
    game = turn("ps_link", others=others).choose("use ps_link")
    assert game.options == ("thorium bt_aim",)
    game.choose("thorium bt_aim")
    assert game.agent("thorium").spent == ("it_kill",)
    far = {"thorium": who("10,5", powers=("bt_aim",), spent=("bt_aim",))}
    assert turn("ps_link", others=far).refusal("use ps_link") == "GD-7.7.2.d"


def test_a_time_slip_gives_a_second_combat():
    game = turn("ps_time", aliens={A: "6,3"})
    assert game.refusal("use ps_time") == "GD-6.3.1.b"
    game.choose("attack w_rifle " + A)
    roll(game, "hit", "JAM")
    game.choose("use ps_time")
    assert game.state.turn.spent == ("action",)
