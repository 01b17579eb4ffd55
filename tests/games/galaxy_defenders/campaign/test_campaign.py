"""GD 3, 7.8 Campaigns: what carries over from mission to mission."""

from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.table import MISS, table
from xenofront.campaign import (
    CampaignError,
    after_mission,
    new_campaign,
    next_setup,
    read_campaign,
    write_campaign,
)
from xenofront.games import factory as systems
from xenofront.games.galaxy_defenders import campaign as galaxy_defenders
from xenofront.games.galaxy_defenders.content.catalogue import Campaign, Route
from xenofront.games.galaxy_defenders.rules.state import Carried
from xenofront.games.galaxy_defenders.rules.veterans import Squad, Veteran, leaving
from xenofront.kernel import CarriedRefused, Seat

FALLEN = {"rank": "silver", "alive": False, "powers": (), "devices": ()}


def new_game(setup: Any) -> Any:
    return systems.new_game(setup)


ROAD = Campaign(
    id="road",
    name="Road",
    confidence="designed",
    story="A road.",
    first="dust_signal",
    routes=(
        Route(mission="dust_signal", accomplished="next", partially="dust_signal", reward=1),
        Route(mission="next"),
    ),
)


@pytest.fixture(autouse=True)
def _road(monkeypatch):
    monkeypatch.setattr(galaxy_defenders.COURSE, "definitions", lambda: {"road": ROAD})


def over(outcome, **agents):
    """A game of the first mission that has just ended like this."""
    game: Any = new_game(next_setup(new_campaign("road", ("chromium", "thorium"))))
    game.state.outcome = outcome
    for name, fields in agents.items():
        game.state.change_agent(name, **fields)
    return game


@pytest.mark.parametrize(
    ("outcome", "upcoming"),
    [("accomplished", "next"), ("partially", "dust_signal"), ("failed", "")],
)
def test_the_outcome_decides_which_mission_follows(outcome, upcoming):
    """GD-3.d"""
    moved = after_mission(new_campaign("road", ("chromium", "thorium")), over(outcome))
    assert moved.upcoming == upcoming
    assert [played.outcome for played in moved.played] == [outcome]


def test_ranks_and_what_they_gave_come_along_face_up():
    """GD-3.e/power, GD-7.8.n, GD-7.7.3.e"""
    powers = ("guard", "bt_aim", "sk_alien")
    again = come_again(rank="silver", powers=powers, spent=("bt_aim", "sk_alien"))
    assert (again.rank, again.powers, again.spent) == ("silver", powers, ())


def come_again(**veteran):
    """An agent after a mission that is played again, and what it was like at its end."""
    moved = after_mission(
        new_campaign("road", ("chromium", "thorium")), over("partially", chromium=veteran)
    )
    return new_game(next_setup(moved)).state.agents["chromium"]


def test_devices_come_along():
    """GD-3.e/device"""
    assert come_again(devices=("d_medikit", "d_frag")).devices == ("d_medikit", "d_frag")
    assert come_again(devices=()).devices == ()


def test_weapons_come_along():
    """GD-3.e/weapon"""
    slots = (Carried("iw_rifle", 5), Carried("w_eagle"))
    assert [slot.id for slot in come_again(weapons=slots).weapons] == ["iw_rifle", "w_eagle"]


def test_wounds_stay_behind():
    """GD-4.d/returning"""
    assert come_again(wounds=5).wounds == 0


def test_weapons_are_loaded_between_missions():
    """GD-4.e/returning"""
    again = come_again(weapons=(Carried("w_rifle", 0), Carried("iw_carbine", 1)))
    assert [slot.ammo for slot in again.weapons] == [4, 4]


def test_a_mission_may_reward_everybody_with_a_rank():
    """GD-7.8.q"""
    moved = after_mission(new_campaign("road", ("chromium", "thorium")), over("accomplished"))
    assert [veteran.rank for veteran in moved.squad.agents.values()] == ["bronze", "bronze"]
    again = new_game(next_setup(msgspec.structs.replace(moved, upcoming="dust_signal")))
    assert again.pending is not None
    assert (again.pending.what, again.pending.seat) == ("gain", "chromium")
    assert "bt_aim" in again.pending.options


def test_in_a_campaign_an_agent_rises_once_a_mission():
    """GD-7.8.m"""
    squad = {"chromium": "4,2"}
    stand_alone = table(
        agents=squad, open={"do": "GDWings"}, kills_before=1, counters={"risen chromium": 1}
    )
    assert stand_alone.asked == "wings"
    risen = table(
        agents=squad,
        open={"do": "GDWings"},
        kills_before=1,
        counters={"risen chromium": 1},
        options={"campaign": True},
    )
    assert risen.game.pending is None
    fresh = table(agents=squad, open={"do": "GDWings"}, kills_before=1, options={"campaign": True})
    fresh.choose("roll").dice("GD", MISS, "HIT")
    assert fresh.state.counters["risen chromium"] == 1


def test_in_the_next_mission_an_agent_may_rise_again():
    """GD-7.8.m/next"""
    game = over("partially")
    game.state.count("risen chromium")
    moved = after_mission(new_campaign("road", ("chromium", "thorium")), game)
    carried_on = new_game(next_setup(moved)).state.counters
    squad = {"chromium": "4,2"}
    later = table(
        agents=squad,
        open={"do": "GDWings"},
        kills_before=1,
        counters=carried_on,
        options={"campaign": True},
    )
    assert (later.asked, later.seat) == ("wings", "chromium")


def test_a_refused_weapon_waits_at_headquarters():
    """GD-7.6.j"""
    ask = {"do": "TakeWeapon", "agent": "chromium", "weapon": "iw_carbine"}
    game = table(agents={"chromium": "4,2"}, open=ask, options={"campaign": True})
    game.choose("refuse")
    assert game.state.headquarters == ("iw_carbine",)
    assert leaving(game.state).headquarters == ("iw_carbine",)
    alone = table(agents={"chromium": "4,2"}, open=ask).choose("refuse")
    assert alone.state.headquarters == ()


def test_a_refused_weapon_can_be_had_in_the_next_mission():
    """GD-7.6.j"""
    game = over("partially")
    game.state.headquarters = ("iw_carbine",)
    moved = after_mission(new_campaign("road", ("chromium", "thorium")), game)
    again = new_game(next_setup(moved))
    assert (again.pending.what, again.pending.options) == ("headquarters", ("none", "iw_carbine"))
    again.answer("iw_carbine")
    again.answer("w_rifle")
    again.state.outcome = "partially"
    squad = after_mission(moved, again).squad
    assert squad.agents[Seat("chromium")].weapons == ("iw_carbine", "w_eagle")
    assert squad.headquarters == ()


def test_gd209_can_be_deployed_again_in_the_next_mission():
    """GD-7.7.4.1.s"""
    game = over(
        "partially", thorium={"rank": "silver", "powers": ("field_medic", "bt_aim", "sk_gd209")}
    )
    game.state.count("dr_gd209")
    moved = after_mission(new_campaign("road", ("chromium", "thorium")), game)
    state = new_game(next_setup(moved)).state
    assert "sk_gd209" in state.agents["thorium"].powers
    assert state.agents["thorium"].spent == ()
    assert "dr_gd209" not in state.counters


def test_the_fallen_come_back_with_their_rank_and_their_printed_weapons():
    game = over("partially", chromium=FALLEN)
    moved = after_mission(new_campaign("road", ("chromium", "thorium")), game)
    veteran = moved.squad.agents[Seat("chromium")]
    assert veteran == Veteran("silver", ("guard",), ("w_rifle", "w_eagle"))


def test_a_campaign_file_reads_back_and_bad_ones_are_refused():
    campaign = new_campaign("road", ("chromium",), seed=4)
    assert read_campaign(write_campaign(campaign)) == campaign
    for bad in (b"", b"{}", b"[1]", b"\xff", write_campaign(campaign)[:-9]):
        with pytest.raises(CampaignError, match="not a campaign"):
            read_campaign(bad)


def test_a_mission_that_is_not_over_changes_nothing():
    with pytest.raises(CampaignError, match="not over"):
        after_mission(new_campaign("road", ("chromium", "thorium")), over(""))


def test_nobody_brings_what_is_not_in_the_box():
    """GD-2.f"""
    setup = next_setup(new_campaign("road", ("chromium", "thorium")))
    weapons = ("w_rifle", "iw_eagle")
    twice = Squad({s: Veteran("copper", (), weapons) for s in setup.seats})
    for squad in (twice, Squad({setup.seats[0]: Veteran("copper", ("nothing",), weapons)})):
        with pytest.raises(CarriedRefused):
            new_game(msgspec.structs.replace(setup, carried=msgspec.to_builtins(squad)))


def test_with_permanent_death_the_fallen_come_back_as_beginners():
    campaign = new_campaign("road", ("chromium", "thorium"), options={"permanent_death": True})
    game: Any = new_game(next_setup(campaign))
    game.state.outcome = "partially"
    game.state.change_agent("chromium", **FALLEN)
    assert after_mission(campaign, game).squad.agents[Seat("chromium")].rank == "copper"


def test_who_left_the_map_keeps_everything():
    game = over("partially")
    slots = game.state.agents["chromium"].weapons
    better = (slots[0], msgspec.structs.replace(slots[1], id="iw_eagle"))
    game.state.change_agent("chromium", weapons=better, alive=False, left=True)
    assert leaving(game.state).agents[Seat("chromium")].weapons == ("w_rifle", "iw_eagle")
