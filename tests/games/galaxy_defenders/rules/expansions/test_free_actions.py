"""GX 6.2.1.1, 9.7 FREE ACTIONS, and what powers of each category cost."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.expansions.power_table import (
    FAR,
    A,
    points_left,
    roll,
    turn,
    who,
)
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.content.catalogue import COLOURS
from xenofront.games.galaxy_defenders.content.missions import SpecialAction
from xenofront.games.galaxy_defenders.rules.ch7_agents.powers import use_refusal
from xenofront.games.galaxy_defenders.rules.choices import Use
from xenofront.games.galaxy_defenders.rules.modifiers import agent_total
from xenofront.games.galaxy_defenders.rules.state import AgentId

pytestmark = pytest.mark.usefixtures("strikeback")

CHROMIUM = AgentId("chromium")
HURT = {"wounds": 2}
NEAR = {A: "5,2"}


def spent(game: Any) -> tuple[str, ...]:
    return tuple(game.state.turn.spent)


def test_free_actions_and_npcs_are_in_the_menu_of_a_turn():
    """GX-6.2.1.a/free GX-6.2.1.a/npc"""
    game = turn("bt_supply", "guard", rank="earth", fields=HURT)
    assert "use bt_supply" in game.options
    npc = {"npc_assault": {"hex": "6,3", "owner": "chromium", "powers": ()}}
    game = turn("bt_supply", rank="earth", others=npc)
    assert "npc npc_assault" in game.options


def test_a_tactic_costs_nothing_from_earth_on():
    """GX-6.2.1.1.a/kept GX-6.2.1.1.e/earth GX-9.7.3.a/basic"""
    game = turn("bt_supply", rank="earth", fields=HURT).choose("use bt_supply", "heal")
    assert spent(game) == ()
    assert "search" not in game.options
    assert game.agent("chromium").spent == ("bt_supply",)


@pytest.mark.parametrize("rank", ["moon", "galaxy"])
def test_above_earth_a_tactic_costs_nothing_either(rank: str):
    """GX-6.2.1.1.e/above"""
    assert spent(turn("bt_supply", rank=rank, fields=HURT).choose("use bt_supply", "heal")) == ()


def test_below_earth_a_tactic_costs_the_action():
    """GX-6.2.1.1.e/below GX-9.7.3.b"""
    game = turn("bt_supply", rank="gold", fields=HURT).choose("use bt_supply", "heal")
    assert spent(game) == ("action",)


def test_after_the_action_a_free_action_is_still_offered():
    """GX-6.2.1.1.a/later"""
    state = turn("bt_supply", rank="earth", fields=HURT).state
    state.turn = type(state.turn)(CHROMIUM, ("action", "movement", "combat"))
    assert use_refusal(state, CHROMIUM, Use("bt_supply")) is None
    gold = turn("bt_supply", rank="gold", fields=HURT).state
    gold.turn = type(gold.turn)(CHROMIUM, ("action",))
    assert use_refusal(gold, CHROMIUM, Use("bt_supply")) == "GD-6.3.1.c"


def test_a_turn_goes_on_after_three_activities_while_a_free_action_is_left():
    """GX-6.2.1.1.a/later"""
    game = turn(
        "bt_supply", rank="earth", fields={**HURT, "devices": ("d_medikit",)}, aliens={A: "6,3"}
    )
    game.choose("use d_medikit", "chromium", "move", "stop")
    game.choose("attack w_rifle " + A)
    roll(game, "hit", "JAM")
    assert set(spent(game)) == {"action", "movement", "combat"}
    assert game.options == ("use bt_supply", "end")
    game.choose("use bt_supply", "heal")
    assert "TurnBegan" in game.story
    assert game.asked != "activity"


def test_as_many_free_actions_as_one_likes():
    """GX-6.2.1.1.b GX-9.7.3.c/turn GX-9.8.h/basic GX-9.8.h/improved GX-9.7.3.a/improved"""
    game = turn("bt_supply", "it_recover", rank="earth", fields={"wounds": 4})
    game.choose("use bt_supply", "heal", "use it_recover", "heal")
    assert spent(game) == ()
    assert game.agent("chromium").spent == ("bt_supply", "it_recover")


def test_both_tactics_help_the_same_attack():
    """GX-9.7.3.c/attack GX-6.2.1.1.g/combat"""
    game = turn("bt_aim", "it_kill", rank="earth", aliens={A: "6,3"})
    game.choose("attack w_rifle " + A)
    assert game.asked == "boost"
    game.choose("it_kill")
    assert game.options == ("none", "bt_aim")
    game.choose("bt_aim")
    assert game.asked == "hit"
    assert spent(game) == ("combat",)


def test_a_free_action_makes_a_movement_longer():
    """GX-6.2.1.1.g/movement"""
    game = turn("it_sprint", rank="earth", fields={"devices": ("d_medikit",), "wounds": 1})
    game.choose("use d_medikit", "chromium", "move")
    assert "use it_sprint" in game.options
    points = points_left(game)
    game.choose("use it_sprint")
    assert points_left(game) > points
    assert spent(game) == ("action", "movement")


def test_free_actions_belong_to_the_own_turn():
    """GX-6.2.1.1.c/others"""
    agents = {"chromium": who("1,4"), "thorium": who(rank="earth", powers=("bt_aim",))}
    blow = {"do": "Attack", "attacker": "thorium", "weapon": "w_shotgun", "target": A}
    game = table(agents=agents, aliens={A: "6,3"}, turn={"agent": "chromium"}, open=blow)
    assert game.asked == "hit"
    own = table(agents=agents, aliens={A: "6,3"}, turn={"agent": "thorium"}, open=blow)
    assert own.asked == "boost"


def test_in_an_aliens_turn_nobody_has_free_actions():
    """GX-6.2.1.1.c/aliens"""
    own = turn("bt_aim", rank="earth", aliens={A: "6,3"}).choose(f"attack w_rifle {A}")
    assert own.asked == "boost"
    game = table(
        agents={"chromium": who(rank="earth", powers=("bt_aim", "guard"), guard=True)},
        aliens={A: "6,3"},
        open={"do": "Guard", "alien": A},
    )
    game.choose(f"w_rifle {A}")
    assert game.asked == "hit"


def test_a_bleeding_agent_may_use_powers_as_free_actions():
    """GX-6.2.1.1.h/power GX-6.2.1.1.h/many"""
    game = turn("bt_supply", "it_recover", rank="earth", fields={"wounds": 7})
    game.choose("use bt_supply", "heal", "use it_recover", "heal")
    assert game.agent("chromium").wounds < 7


def test_a_paralyzed_agent_has_no_free_actions():
    """GX-6.2.1.1.i"""
    game = turn("bt_supply", rank="earth", fields={"conditions": ("paralyzed",), **HURT})
    assert game.asked == ""
    assert "TurnSkipped" in game.story


def test_free_actions_keep_their_own_limits():
    """GX-6.2.1.1.k/used GX-9.7.3.d/once"""
    game = turn("bt_supply", rank="earth", fields={**HURT, "spent": ("bt_supply",)})
    assert "use bt_supply" not in game.options
    assert game.refusal("use bt_supply") == "GD-7.7.j"


def test_a_free_action_for_once_is_not_offered_again():
    """GX-6.2.1.1.k/once"""
    game = turn("bt_supply", rank="earth", fields={"wounds": 4}).choose("use bt_supply", "heal")
    assert "use bt_supply" not in game.options
    assert game.refusal("use bt_supply") == "GD-7.7.j"


def test_a_bleeding_agent_is_refused_other_free_actions():
    """GX-6.2.1.1.h/other"""
    switch = SpecialAction(id="switch", name="Switch", costs=(), at=("4,2",), counts="switches")
    mission = {"actions": (switch,)}
    assert "special switch" in turn(rank="earth", mission=mission).options
    bleeding = turn(rank="earth", fields={"wounds": 7}, mission=mission)
    assert bleeding.refusal("special switch") == "GD-7.5.2.j"


def test_a_tactic_comes_back_with_an_act_of_valor():
    """GX-9.7.3.d/valor"""
    game = table(
        agents={"chromium": who(rank="earth", powers=("bt_supply",), spent=("bt_supply",))},
        open={"do": "RestoreTactic"},
    )
    if game.asked:
        game.choose(game.options[0])
    assert game.agent("chromium").spent == ()
    refreshed = table(
        agents={"chromium": who(rank="earth", powers=("bt_supply",), spent=("bt_supply",))},
        open=[{"do": "RefreshPhase"}],
    )
    assert refreshed.agent("chromium").spent == ("bt_supply",)


def test_an_engaged_agent_may_use_a_tactic_that_moves_nobody():
    """GX-6.2.1.1.l/tactic GX-6.2.1.1.l/movement"""
    game = turn("bt_supply", "bt_step", rank="earth", fields=HURT, aliens=NEAR)
    assert "use bt_supply" in game.options
    assert "use bt_step" not in game.options
    assert game.refusal("use bt_step") == "GD-7.5.4.e"


# -- categories ------------------------------------------------------------------------------------


def test_powers_are_of_five_categories():
    """GX-9.7.a/standard GX-9.7.a/movement GX-9.7.a/combat GX-9.7.a/passive GX-9.7.a/reaction"""
    powers = pack.catalogue().powers
    assert powers["ps_tk"].category == "standard"
    assert powers["ps_levit"].category == "movement"
    assert powers["ps_brain"].category == "combat"
    assert powers["ps_regen"].category == "passive"
    assert powers["ps_shield"].category == "reaction"


def test_what_says_nothing_is_standard():
    """GX-9.7.g/ability GX-9.7.g/device GX-9.7.g/tactic GX-9.7.g/psionic GX-9.7.g/skill"""
    powers = pack.catalogue().powers
    plain = ("field_medic", "d_medikit", "bt_step", "ps_tk", "sk_leadership")
    assert {powers[power].category for power in plain} == {"standard"}


def test_a_standard_power_costs_the_action():
    """GX-9.7.b GX-9.7.2.h/standard"""
    game = turn("ps_link", "sk_dodge", fields={"spent": ("sk_dodge",)}).choose("use ps_link")
    game.choose("chromium sk_dodge")
    assert spent(game) == ("action",)


def test_a_movement_power_costs_the_movement():
    """GX-9.7.c/cost GX-9.7.2.h/movement"""
    game = turn("ps_levit").choose("use ps_levit", "stop")
    assert spent(game) == ("movement",)


def test_after_moving_a_movement_power_is_refused():
    """GX-9.7.c/refused"""
    game = turn("ps_levit").choose("move", "stop")
    assert game.refusal("use ps_levit") == "GD-6.3.1.c"
    assert "use ps_levit" not in game.options


def test_a_combat_power_costs_the_combat():
    """GX-9.7.d/cost GX-9.7.2.h/combat"""
    game = turn("ps_brain", aliens={A: "6,3"}).choose("use ps_brain", A)
    assert spent(game) == ("combat",)


def test_after_an_attack_a_combat_power_is_refused():
    """GX-9.7.d/refused"""
    game = turn("ps_brain", aliens={A: "6,3"}).choose("attack w_rifle " + A)
    roll(game, "hit", "JAM")
    assert game.refusal("use ps_brain") == "GD-6.3.1.c"


def test_a_passive_power_costs_nothing():
    """GX-9.7.e"""
    game = turn("ps_regen")
    assert "use ps_regen" not in game.options
    assert agent_total(game.state, CHROMIUM, "refresh_healing") == 1
    assert spent(game) == ()


def test_colours_of_npc_powers_are_categories():
    """GX-10.1.g/black GX-10.1.g/purple GX-10.1.g/red GX-10.1.g/blue"""
    assert COLOURS == {
        "black": "standard",
        "purple": "passive",
        "red": "combat",
        "blue": "reaction",
    }


def test_a_device_costs_the_action_and_is_discarded():
    """GX-9.7.4.a GX-9.7.4.b"""
    game = turn(fields={"devices": ("d_medikit",), **HURT}).choose("use d_medikit", "chromium")
    assert spent(game) == ("action",)
    assert game.agent("chromium").devices == ()


def test_who_is_far_away_asks_nothing():
    assert turn("ps_brain", aliens={A: FAR}).offers("use") == []
