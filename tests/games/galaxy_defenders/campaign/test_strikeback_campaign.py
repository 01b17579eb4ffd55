"""GX 9.7, 9.8 Ranks and psionic powers from mission to mission."""

from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.expansions.npc_table import both_sets
from tests.games.galaxy_defenders.rules.expansions.power_table import extinction, played, strikeback
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.campaign import _rewarded
from xenofront.games.galaxy_defenders.rules.ch4_setup.muster import Muster
from xenofront.games.galaxy_defenders.rules.ch4_setup.setup import begin
from xenofront.games.galaxy_defenders.rules.veterans import Squad, Veteran, leaving
from xenofront.kernel import Seat, Setup

__all__ = ["both_sets", "extinction", "strikeback"]

WEAPONS = ("iw_eagle", "w_eagle")
VETERAN = Veteran("platinum", ("guard", "bt_aim", "sk_dodge", "it_kill"), WEAPONS, ("d_frag",))


def begun(product: str, squad: Squad, **mission: Any) -> Any:
    """The first position of a mission of a product, with a squad that comes from elsewhere."""
    seats = (Seat("chromium"), Seat("thorium"))
    setup = Setup(
        system="galaxy-defenders",
        mission="dust_signal",
        seats=seats,
        options={"campaign": True},
        seed=0,
        carried=msgspec.to_builtins(squad),
    )
    box = played(product)
    box.mission = msgspec.structs.replace(box.mission, **mission)
    return begin(setup, box)[0]


def squad_from(product: Any, veteran: Veteran = VETERAN) -> Squad:
    return Squad({Seat("chromium"): veteran}, (), product)


def test_veterans_of_the_core_campaign_begin_at_gold():
    """GX-9.8.r/core GX-9.8.r/kept"""
    agent = begun("strikeback", squad_from("core")).agents["chromium"]
    assert agent.rank == "gold"
    assert agent.powers == ("guard",)
    assert tuple(slot.id for slot in agent.weapons) == WEAPONS
    assert agent.devices == ("d_frag",)


def test_veterans_of_strikeback_begin_extinction_at_earth():
    """GX-9.8.r/strikeback GX-9.8.b"""
    galaxy = msgspec.structs.replace(VETERAN, rank="galaxy")
    agent = begun("extinction", squad_from("strikeback", galaxy)).agents["chromium"]
    assert agent.rank == "earth"
    assert agent.shield == 1


def test_veterans_of_the_same_campaign_keep_their_rank():
    """GX-9.8.r/strikeback"""
    moon = msgspec.structs.replace(VETERAN, rank="moon")
    agent = begun("strikeback", squad_from("strikeback", moon)).agents["chromium"]
    assert agent.rank == "moon"
    assert agent.powers == VETERAN.powers


def test_a_squad_remembers_where_it_comes_from():
    """GX-9.8.r/core"""
    state = begun("strikeback", Squad())
    assert leaving(state).set == "strikeback"


@pytest.mark.usefixtures("strikeback")
def test_a_power_for_once_in_a_mission_is_ready_in_the_next():
    """GX-9.7.2.g/ended"""
    row = {"hex": "4,2", "rank": "moon", "powers": ("guard", "ps_time"), "spent": ("ps_time",)}
    squad = leaving(table(agents={"chromium": row}).state)
    agent = begun("strikeback", squad).agents["chromium"]
    assert agent.powers == ("guard", "ps_time")
    assert agent.spent == ()


@pytest.mark.usefixtures("strikeback")
def test_a_power_for_one_mission_is_not_taken_home():
    row = {"hex": "4,2", "rank": "gold", "powers": ("awakened_mind", "ps_tk"), "lent": ("ps_tk",)}
    squad = leaving(table(agents={"selenium": row}).state)
    assert squad.agents[Seat("selenium")].powers == ("awakened_mind",)


@pytest.mark.usefixtures("strikeback")
def test_a_reward_is_for_those_in_play():
    """GX-9.8.p/play GX-9.8.p/dead"""
    agents = {
        "chromium": {"hex": "4,2", "rank": "gold"},
        "thorium": {"hex": "1,4", "rank": "gold", "alive": False},
    }
    state = table(agents=agents).state
    squad = _rewarded(state, leaving(state), 1)
    assert squad.agents[Seat("chromium")].rank == "earth"
    assert squad.agents[Seat("thorium")].rank == "gold"


def test_the_start_rank_of_a_mission_is_for_new_agents():
    """GX-9.8.r/strikeback"""
    gold = msgspec.structs.replace(VETERAN, rank="gold")
    state = begun("strikeback", squad_from("strikeback", gold), start_rank="earth")
    raised: Any = Muster().raise_one(state)
    assert (raised.agent, raised.rank) == ("thorium", "earth")


@pytest.mark.usefixtures("extinction")
def test_without_strikeback_there_are_no_psionic_powers():
    """GX-9.8.m"""
    game = table(
        agents={"chromium": {"hex": "4,2", "rank": "earth"}},
        open={"do": "RankUp", "agent": "chromium", "rank": "moon"},
    )
    assert game.asked == "gain"
    assert "psionic" not in game.options


@pytest.mark.usefixtures("extinction")
def test_universe_is_for_campaigns():
    """GX-9.8.e/campaign GX-9.8.e/alone GX-9.8.e/order"""
    top = {"chromium": {"hex": "4,2", "rank": "galaxy"}}
    alone = table(agents=top, kills_before=1, open={"do": "GDWings"})
    assert alone.asked == ""
    campaign = table(agents=top, kills_before=1, open={"do": "GDWings"}, options={"campaign": True})
    assert campaign.asked == "wings"
    assert [step.rank for step in played("extinction").ranks] == [
        *("earth", "moon", "galaxy", "universe")
    ]


@pytest.mark.usefixtures("extinction")
def test_universe_gives_a_skill_or_a_psionic_power():
    """GX-9.8.k/skill"""
    game = table(
        agents={"chromium": {"hex": "4,2", "rank": "galaxy", "powers": ("guard",)}},
        open={"do": "RankUp", "agent": "chromium", "rank": "universe"},
    )
    game.choose("sk_dodge")
    assert game.agent("chromium").powers == ("guard", "sk_dodge")


@pytest.mark.usefixtures("both_sets")
def test_with_strikeback_universe_gives_a_psionic_power():
    """GX-9.8.k/psionic"""
    game = table(
        agents={"chromium": {"hex": "4,2", "rank": "galaxy", "powers": ("guard",)}},
        open={"do": "RankUp", "agent": "chromium", "rank": "universe"},
    )
    game.choose("psionic").dice("ps_tk")
    assert game.agent("chromium").powers == ("guard", "ps_tk")


@pytest.mark.parametrize(
    "left_behind",
    [
        {"criticals": ["c1_def"]},
        {"poison": 1},
        {"lock": 2},
        {"conditions": ["immobilized"]},
    ],
)
def test_what_is_on_a_figure_stays_in_its_mission(left_behind):
    """GX-8.2.2.g GX-9.3.2.q/poison GX-9.3.2.q/mark GX-9.3.2.q/condition"""
    fresh = begun("strikeback", squad_from("strikeback"))
    agent = fresh.agents["chromium"]
    assert (agent.criticals, agent.poison, agent.lock, agent.conditions) == ((), 0, 0, ())
    carried = {"rank": "gold", "powers": ["guard"], "weapons": [*WEAPONS]}
    assert msgspec.convert(carried, Veteran).rank == "gold"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**carried, **left_behind}, Veteran)
