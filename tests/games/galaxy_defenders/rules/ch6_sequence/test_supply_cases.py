"""GD 6.2.3, 6.2.4 Reinforcements and the status check, case by case."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.content import missions as content

TEAM = {"chromium": "4,2", "thorium": "6,3", "titanium": "8,4"}
GENERIC = {
    "d_medikit", "d_ammo", "d_frag", "d_emp", "d_flash", "d_shock", "d_mines", "d_scanner",
    "d_adrenaline",
}  # fmt: skip


def supplies(agents=TEAM):
    return table(agents=agents, fragments=4, open={"do": "Reinforcements"})


def test_a_device_may_be_chosen():
    """GD-6.2.3.d/device"""
    game = supplies()
    assert "device" in game.options
    game.choose("device", "d_scanner", "titanium")
    assert game.agent("titanium").devices == ("d_scanner",)


def test_a_weapon_may_be_drawn():
    """GD-6.2.3.d/weapon"""
    game = supplies()
    assert "weapon" in game.options
    game.choose("weapon").dice("iw_eagle").choose("titanium", "w_vulcan")
    assert [slot.id for slot in game.agent("titanium").weapons] == ["iw_eagle", "w_knuckles"]


def test_kept_fragments_buy_something_later():
    """GD-6.2.3.c/later"""
    steps: Any = [{"do": "Reinforcements"}, {"do": "RefreshPhase"}, {"do": "Reinforcements"}]
    game = table(agents=TEAM, fragments=4, open=steps).choose("keep")
    assert (game.asked, game.state.fragments) == ("reinforce", 4)
    game.choose("device")
    assert game.state.fragments == 0


def test_the_alpha_decides_who_gets_what_was_in_a_crate():
    """GD-6.2.3.k/crate"""
    crate = {"do": "ArmoryDelivery", "rank": "improved"}
    game = table(agents=TEAM, alpha="titanium", open=crate).dice("iw_eagle")
    assert (game.asked, game.seat) == ("recipient", "titanium")
    assert game.options == tuple(TEAM)


# -- which devices ---------------------------------------------------------------------------------


def test_every_generic_device_may_be_asked_for():
    """GD-6.2.3.f/generic"""
    assert {*supplies().choose("device").options} >= GENERIC


def test_devices_of_a_class_may_not_be_asked_for():
    """GD-6.2.3.f/others"""
    assert {*supplies({"chromium": "4,2"}).choose("device").options} == GENERIC


@pytest.mark.parametrize(("alive", "listed"), [(True, True), (False, False)])
def test_the_gun_may_be_asked_for_while_a_biotech_is_in_play(alive, listed):
    """GD-6.2.3.f/returns"""
    team = {**TEAM, "thorium": {"hex": "6,3", "alive": alive}}
    assert ("d_sentry" in supplies(team).choose("device").options) is listed
    owner = {**TEAM, "thorium": {"hex": "6,3", "devices": ["d_sentry"]}}
    assert "d_sentry" not in supplies(owner).choose("device").options


def test_a_device_of_a_class_goes_to_that_class():
    """GD-6.2.3.l/device"""
    assert supplies().choose("device", "d_sentry").options == ("thorium",)
    assert supplies().choose("device", "d_medikit").options == tuple(TEAM)


# -- which weapons ---------------------------------------------------------------------------------


def pool(agents):
    return supplies(agents).choose("weapon").options


def test_generic_weapons_may_come():
    """GD-6.2.3.g/generic"""
    assert {"iw_eagle", "iw_carbine"} <= {*pool({"mercury": "4,2"})}


def test_weapons_of_the_classes_in_play_may_come():
    """GD-6.2.3.g/present"""
    assert {"iw_shotgun", "iw_nano", "iw_rifle"} <= {*pool(TEAM)}


def test_weapons_of_other_classes_do_not_come():
    """GD-6.2.3.g/absent"""
    assert not {"iw_shotgun", "iw_nano", "iw_vulcan"} & {*pool({"chromium": "4,2"})}


def test_weapons_that_somebody_carries_do_not_come():
    """GD-6.2.3.g/owned"""
    carrier = {**TEAM, "titanium": {"hex": "8,4", "weapons": ["iw_vulcan", "iw_eagle"]}}
    assert not {"iw_vulcan", "iw_eagle"} & {*pool(carrier)}
    assert "iw_fist" in pool(carrier)


def test_a_weapon_of_a_class_goes_to_that_class():
    """GD-6.2.3.l/weapon"""
    assert supplies().choose("weapon").dice("iw_nano").options == ("thorium",)
    assert supplies().choose("weapon").dice("iw_eagle").options == tuple(TEAM)


# -- the status check ------------------------------------------------------------------------------

DONE = content.Objective(outcome="accomplished", when=(content.Count(counter="recorder"),), text="")


def recorder():
    """A mission in which the marine does in battle what it asks for."""
    game = table(
        map="",
        agents={"chromium": "13,0"},
        mission={"objectives": (DONE,)},
        decks={"close": [["ce02"]], "event": [["ev13"]]},
        open=[
            {"do": "MissionPlay", "step": "go_on"},
            {"do": "EventPhase"},
            {"do": "BattlePhase"},
        ],
    )
    return game.choose("special copy_recorder")


def test_an_objective_met_in_battle_ends_nothing_yet():
    """GD-6.2.4.e/waits"""
    game = recorder()
    assert game.state.counters["recorder"] == 1
    assert (game.asked, game.state.outcome) == ("activity", "")
    game.choose("end")
    assert (game.asked, game.state.outcome) == ("close_encounter", "")


def test_the_next_check_ends_the_mission():
    """GD-6.2.4.e/checked"""
    game = recorder().choose("end").dice("ce02", "ev13")
    assert (game.asked, game.state.outcome) == ("", "accomplished")
    assert [event.phase for event in game.told("PhaseBegan")][-1] == "strategy"


GONE = content.Objective(outcome="partially", when=(content.Left(),), text="")
EXIT = content.SpecialAction(
    id="leave", name="leave", costs=("action",), counts="leave", leaves=True, limit=5
)


def test_the_table_is_not_read_while_somebody_is_on_the_map():
    """GD-6.2.4.e/waits"""
    mission = {"actions": (EXIT,), "objectives": (GONE,)}
    game = table(agents={"chromium": "4,2", "thorium": "6,3"}, mission=mission)
    assert game.choose("special leave").state.outcome == ""


@pytest.mark.parametrize(("rows", "outcome"), [((GONE,), "partially"), ((), "failed")])
def test_the_table_is_read_when_the_last_agent_has_left(rows, outcome):
    """GD-6.2.4.e/left"""
    mission = {"actions": (EXIT,), "objectives": rows}
    last = table(agents={"chromium": "4,2"}, mission=mission).choose("special leave")
    assert last.state.outcome == outcome


@pytest.mark.parametrize(("rows", "outcome"), [((GONE,), "partially"), ((), "failed")])
def test_the_table_is_read_when_the_last_agent_dies_after_others_left(rows, outcome):
    """GD-6.2.4.e/died"""
    away = {"hex": "4,2", "alive": False, "left": True}
    dying = {"hex": "6,3", "wounds": 5, "dying": True}
    mission: Any = {"mission": {"objectives": rows}, "open": {"do": "Deaths"}}
    assert table(agents={"chromium": away, "thorium": dying}, **mission).state.outcome == outcome
    fallen = {"hex": "4,2", "alive": False}
    assert table(agents={"chromium": fallen, "thorium": dying}, **mission).state.outcome == "failed"
