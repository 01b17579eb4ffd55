"""GX 9.2.1 Managing weapons, and green weapons at headquarters."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.expansions.power_table import played, who
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.rules.ch6_sequence.reinforcements import may_replace
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import weapon_refusal
from xenofront.games.galaxy_defenders.rules.options import Options
from xenofront.games.galaxy_defenders.rules.state import AgentId
from xenofront.games.galaxy_defenders.rules.supply import weapon_pool
from xenofront.games.galaxy_defenders.rules.veterans import leaving
from xenofront.kernel import Seat

pytestmark = pytest.mark.usefixtures("strikeback")

GREEN = {"weapons.iw_gauss": {"rank": "standard"}}
"""A green weapon that is a token, without ammo."""
TWO = {**GREEN, "weapons.aw_pulsar": {"rank": "standard", "user": "generic"}}
LIMITED, UNLIMITED = "w_rifle", "w_eagle"
CHROMIUM = AgentId("chromium")


def opened(cards: Any = None, **more: Any) -> Any:
    agents = more.pop("agents", {"chromium": who()})
    opened = {"do": "Headquarters"}
    return table(agents=agents, cards=cards or GREEN, open=opened, **more)


def carried(game: Any, agent: str = "chromium") -> list[str]:
    return [slot.id for slot in game.agent(agent).weapons]


def replaced(old: str, new: str, **options: Any) -> bool:
    return may_replace(table(agents={"chromium": who()}, options=options).state, old, new)


def test_a_weapon_with_limited_ammo_gives_way_to_any():
    """GX-9.2.1.a/limited GX-9.2.1.a/unlimited"""
    assert replaced(LIMITED, "w_vulcan")
    assert replaced(LIMITED, "iw_gauss")


def test_one_with_unlimited_ammo_gives_way_only_to_its_like():
    """GX-9.2.1.b/refused GX-9.2.1.b/accepted"""
    assert not replaced(UNLIMITED, "w_vulcan")
    assert replaced(UNLIMITED, "iw_gauss")


def test_a_biotech_may_give_up_its_last_damaging_weapon():
    """GX-9.2.1.c"""
    cards = {"weapons.aw_nanite": {"ammo": None}}
    game = table(
        agents={"thorium": who()},
        open={"do": "TakeWeapon", "agent": "thorium", "weapon": "aw_nanite"},
        cards=cards,
    )
    assert "w_shotgun" in game.options
    game.choose("w_shotgun")
    kinds = {game.state.box.weapons[slot.id].kind for slot in game.agent("thorium").weapons}
    assert kinds == {"healing"}


def test_a_group_may_switch_the_restriction_off():
    """GX-9.2.1.d/default GX-9.2.1.d/switched"""
    assert not Options().free_weapons
    assert not replaced(UNLIMITED, "w_vulcan")
    assert replaced(UNLIMITED, "w_vulcan", free_weapons=True)


def test_green_weapons_lie_at_headquarters_in_every_mission():
    """GX-9.2.1.e"""
    game = table(agents={"chromium": who(powers=())}, cards=GREEN, open={"do": "MissionPlay"})
    while game.asked == "gain":
        game.choose(game.options[0])
    assert game.asked == "headquarters"
    assert game.options == ("none", "iw_gauss")


def test_an_agent_may_keep_both_printed_weapons():
    """GX-9.2.1.f/none"""
    game = opened().choose("none")
    assert carried(game) == ["w_rifle", "w_eagle"]
    assert game.is_over


def test_an_agent_may_replace_one_printed_weapon():
    """GX-9.2.1.f/one GX-9.2.1.k/accepted"""
    game = opened().choose("iw_gauss", "w_eagle")
    assert carried(game) == ["w_rifle", "iw_gauss"]
    assert game.is_over


def test_an_agent_may_replace_both_printed_weapons():
    """GX-9.2.1.f/both"""
    game = opened(TWO).choose("iw_gauss", "w_eagle", "aw_pulsar", "w_rifle")
    assert carried(game) == ["aw_pulsar", "iw_gauss"]


def test_a_replaced_weapon_is_not_there_in_the_mission():
    """GX-9.2.1.g/while"""
    game = opened().choose("iw_gauss", "w_eagle")
    assert weapon_refusal(game.state, CHROMIUM, "w_eagle") == "GD-7.6.n"
    assert "w_eagle" not in game.options


def test_in_the_next_mission_the_printed_weapon_is_back():
    """GX-9.2.1.g/next"""
    game = opened().choose("iw_gauss", "w_eagle")
    assert leaving(game.state).agents[Seat("chromium")].weapons == ("w_rifle", "w_eagle")
    kept = table(
        agents={"chromium": who(weapons=("w_rifle", "iw_gauss"))}, open={"do": "Headquarters"}
    )
    assert leaving(kept.state).agents[Seat("chromium")].weapons == ("w_rifle", "iw_gauss")


@pytest.mark.parametrize(("weapon", "rule"), [("iw_eagle", "improved"), ("aw_pulsar", "alien")])
def test_a_green_weapon_gives_way_to_better_ones(weapon: str, rule: str):
    """GX-9.2.1.h/improved GX-9.2.1.h/alien"""
    game = table(
        agents={"chromium": who(weapons=("w_rifle", "iw_gauss"))},
        cards=GREEN,
        open={"do": "TakeWeapon", "agent": "chromium", "weapon": weapon},
    )
    assert played("strikeback").weapons[weapon].rank == rule
    game.choose("iw_gauss")
    assert carried(game) == ["w_rifle", weapon]


def test_green_weapons_are_never_drawn():
    """GX-9.2.1.i/random GX-9.2.1.i/search"""
    state = opened().state
    pools = {*weapon_pool(state, "improved"), *weapon_pool(state, "alien")}
    assert "iw_gauss" not in pools
    assert "iw_gauss" in weapon_pool(table(agents={"chromium": who()}).state, "improved")


def test_a_green_weapon_of_another_class_is_not_offered():
    """GX-9.2.1.j"""
    cards = {"weapons.iw_gauss": {"rank": "standard", "user": "hulk"}}
    assert opened(cards).asked == ""
    hulk = opened(cards, agents={"titanium": who()})
    assert hulk.options == ("none", "iw_gauss")


def test_a_green_weapon_with_limited_ammo_replaces_no_unlimited_one():
    """GX-9.2.1.k/refused"""
    cards = {"weapons.iw_gauss": {"rank": "standard", "ammo": 4}}
    game = opened(cards).choose("iw_gauss")
    assert game.options == ("w_rifle", "refuse")


def test_a_green_weapon_is_carried_by_one_agent_at_a_time():
    """GX-9.2.1.l"""
    game = opened(agents={"chromium": who(), "thorium": who("1,4")})
    assert game.seat == "chromium"
    game.choose("iw_gauss", "w_eagle")
    assert game.is_over
    second = opened(agents={"chromium": who(), "thorium": who("1,4")}).choose("none")
    assert (second.asked, second.seat) == ("headquarters", "thorium")
