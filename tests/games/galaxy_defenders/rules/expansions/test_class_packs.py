"""GX 9.1 Guardian, Psionic and Support."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.expansions.power_table import A, played, roll, turn, who
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.factory import new_game, new_setup, system
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import guarding
from xenofront.games.galaxy_defenders.rules.state import AgentId, speaker

pytestmark = pytest.mark.usefixtures("strikeback")

COBALT = AgentId("cobalt")


def attacked(guardian: str = "5,2", *, powers: Any = ("shield_glove",), **fields: Any) -> Any:
    """An attack on thorium, with a guardian in a hex."""
    return table(
        agents={"thorium": who("4,2"), "osmium": who(guardian, powers=powers, **fields)},
        aliens={A: "4,1"},
        open={
            "do": "Attack",
            "attacker": A,
            "weapon": "aracnos-green/claws",
            "target": "thorium",
        },
    )


def struck(game: Any) -> Any:
    return roll(game, "hit", "HIT+AMMO")


def refreshed(*devices: str, slotted: str = "", **more: Any) -> Any:
    """A REFRESH phase with a support agent."""
    return table(
        agents={"cobalt": who(devices=devices, slotted=slotted)},
        open=[{"do": "RefreshPhase"}],
        **more,
    )


# -- selectable ------------------------------------------------------------------------------------


@pytest.mark.parametrize("agent", ["osmium", "selenium", "cobalt"])
def test_a_class_pack_can_be_played(agent: str):
    """GX-9.1.a"""
    rules = system("galaxy-defenders")
    setup = new_setup("dust_signal", (agent, "chromium"), strikeback=True)
    state = new_game(setup).state
    assert agent in state.agents  # type: ignore[attr-defined]
    assert rules.name == "galaxy-defenders"


def test_a_set_up_with_one_weapon_is_accepted():
    """GX-9.1.e/setup"""
    setup = new_setup("dust_signal", ("cobalt", "chromium"), strikeback=True)
    state: Any = new_game(setup).state
    assert [slot.id for slot in state.agents["cobalt"].weapons] == ["w_utility"]


def test_a_support_agent_has_one_weapon_and_a_slot():
    """GX-9.1.b/weapon GX-9.1.b/device"""
    sheet = played("strikeback").agents["cobalt"]
    assert sheet.weapons == ("w_utility",)
    assert sheet.device_slot
    assert not played("strikeback").agents["osmium"].device_slot


def test_classes_of_the_packs_speak_after_those_of_the_core_set():
    """GX-9.1.f/core"""
    game = table(agents={"cobalt": who("4,2"), "titanium": who("1,4")})
    game.state.alpha = ""
    assert speaker(game.state) == "titanium"


def test_the_packs_have_an_order_among_themselves():
    """GX-9.1.f/among"""
    places = {"cobalt": who("4,2"), "selenium": who("1,4"), "osmium": who("6,3")}
    game = table(agents=places)
    game.state.alpha = ""
    assert speaker(game.state) == "osmium"
    two = table(agents={name: places[name] for name in ("cobalt", "selenium")})
    two.state.alpha = ""
    assert speaker(two.state) == "selenium"


# -- the slot --------------------------------------------------------------------------------------


def test_the_slot_is_filled_when_the_mission_starts():
    """GX-9.1.d/start"""
    game = table(
        agents={"cobalt": who("4,2", powers=("supply_line",))},
        open={"do": "MissionPlay"},
        mission={"devices": {}},
        round=0,
    )
    while game.asked != "device":
        assert game.asked == "gain"
        game.choose(game.options[0])
    assert game.state.round == 0
    game.dice("d_medikit")
    assert game.agent("cobalt").slotted == "d_medikit"
    assert game.agent("cobalt").devices == ("d_medikit",)


def test_an_empty_slot_is_filled_in_the_refresh_phase():
    """GX-9.1.d/refresh"""
    game = refreshed()
    assert game.asked == "device"
    powers = game.state.box.powers
    assert {powers[option].user for option in game.options} == {"generic"}
    game.dice("d_frag")
    assert game.agent("cobalt").devices == ("d_frag",)
    assert game.agent("cobalt").slotted == "d_frag"


def test_a_full_slot_is_left_alone():
    """GX-9.1.d/full"""
    assert refreshed("d_frag", slotted="d_frag").asked == ""
    used = refreshed("d_ammo", slotted="d_frag")
    assert used.asked == "device"


def test_with_no_device_left_the_slot_stays_empty():
    """GX-9.1.d/none"""
    box = played("strikeback")
    generic = [p for p in box.powers.values() if p.kind == "device" and p.user == "generic"]
    all_of = tuple(power.id for power in generic for _ in range(power.copies))
    game = table(
        agents={"cobalt": who(), "thorium": who("1,4", devices=all_of)},
        open=[{"do": "RefreshPhase"}],
    )
    assert game.asked == ""
    assert game.agent("cobalt").devices == ()


def test_a_new_weapon_replaces_the_only_one_or_is_refused():
    """GX-9.1.e/new"""
    opened = {"do": "TakeWeapon", "agent": "cobalt", "weapon": "iw_utility"}
    game = table(agents={"cobalt": who()}, open=opened)
    assert game.options == ("w_utility", "refuse")
    game.choose("w_utility")
    assert [slot.id for slot in game.agent("cobalt").weapons] == ["iw_utility"]
    refused = table(agents={"cobalt": who()}, open=opened).choose("refuse")
    assert [slot.id for slot in refused.agent("cobalt").weapons] == ["w_utility"]


# -- abilities and skills --------------------------------------------------------------------------


def test_the_shield_glove_takes_hits_from_an_attack_on_a_neighbour():
    """GX-9.1.c/adjacent"""
    game = struck(attacked())
    assert (game.asked, game.seat) == ("assist", "osmium")
    hits = game.told("HitsRolled")[0].hits
    game.choose("shield_glove")
    roll(game, "defend", "JAM")
    assert game.agent("thorium").wounds == max(hits - 2, 0)
    assert game.agent("osmium").wounds == 0


def test_two_hexes_away_the_glove_is_not_offered():
    """GX-9.1.c/farther"""
    assert struck(attacked("6,2")).asked == "defend"


def test_the_glove_is_used_once_in_a_round():
    """GX-9.1.c/once"""
    game = struck(attacked()).choose("shield_glove")
    assert game.agent("osmium").spent == ("shield_glove",)
    again = struck(attacked(spent=("shield_glove",)))
    assert again.asked == "defend"


def test_the_glove_may_be_kept():
    game = struck(attacked()).choose("none")
    hits = game.told("HitsRolled")[0].hits
    roll(game, "defend", "JAM")
    assert game.agent("thorium").wounds == hits


def test_a_bodyguard_becomes_the_target():
    game = attacked(powers=("sk_bodyguard",))
    assert (game.asked, game.seat) == ("assist", "osmium")
    game.choose("sk_bodyguard")
    assert game.told("PlaceTaken")[0].target == "thorium"
    struck(game)
    roll(game, "defend", "JAM")
    assert game.agent("thorium").wounds == 0
    assert game.agent("osmium").wounds > 0


def test_an_awakened_mind_draws_a_psionic_power_for_the_mission():
    game = table(
        agents={"selenium": who(powers=("awakened_mind",))},
        open={"do": "Awaken"},
    )
    assert game.asked == "psionic"
    game.dice("ps_tk")
    assert game.agent("selenium").powers == ("awakened_mind", "ps_tk")
    assert game.agent("selenium").lent == ("ps_tk",)
    assert game.is_over


def test_the_armour_of_the_psionic_adds_a_die_against_shots():
    state = turn(agent="selenium").state
    assert guarding(state, "selenium", "ranged").armour_dice == 1
    assert guarding(state, "selenium", "melee").armour_dice == 0


def test_a_quartermaster_hands_a_device_on_which_may_be_used_at_once():
    others = {"thorium": who("6,3", wounds=2)}
    game = turn("sk_quarter", agent="cobalt", others=others, fields={"devices": ("d_medikit",)})
    game.choose("use sk_quarter", "thorium d_medikit")
    assert (game.asked, game.seat) == ("at_once", "thorium")
    game.choose("d_medikit", "thorium")
    assert game.agent("thorium").wounds == 0
    assert game.agent("thorium").devices == game.agent("cobalt").devices == ()
    assert game.state.turn.spent == ("action",)


def test_a_device_that_was_handed_on_may_be_kept():
    others = {"thorium": who("6,3")}
    game = turn("sk_quarter", agent="cobalt", others=others, fields={"devices": ("d_medikit",)})
    game.choose("use sk_quarter", "thorium d_medikit", "none")
    assert game.agent("thorium").devices == ("d_medikit",)
