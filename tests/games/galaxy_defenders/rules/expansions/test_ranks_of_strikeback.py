"""GX 9.8 Ranks of the expansions."""

from typing import Any

import pytest

from tests.content.places import problems_of, write
from tests.games.galaxy_defenders.rules.expansions.power_table import played, who
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.rules.ch7_agents.ranks import next_rank
from xenofront.games.galaxy_defenders.rules.state import AgentId, max_hp, max_shield

pytestmark = pytest.mark.usefixtures("strikeback")

CHROMIUM = AgentId("chromium")
ALL = tuple(power for power in pack.catalogue().powers if power.startswith("ps_"))


def wings(rank: str = "gold", **more: Any) -> Any:
    """A roll for the next rank."""
    options = more.pop("options", {})
    return table(
        agents={"chromium": who(rank=rank, **more.pop("fields", {}))},
        kills_before=1,
        open={"do": "GDWings"},
        options=options,
        **more,
    )


def risen(to: str, rank: str, others: Any = None, **fields: Any) -> Any:
    return table(
        agents={"chromium": who(rank=rank, **fields), **(others or {})},
        open={"do": "RankUp", "agent": "chromium", "rank": to},
    )


def needs(rank: str, symbols: int, **more: Any) -> bool:
    """Whether so many symbols are enough for the next rank."""
    game = wings(rank, **more).choose("roll")
    game.dice(*["GD"] * symbols, *["HIT"] * (3 - symbols))
    return bool(game.agent("chromium").rank != rank)


def test_agents_of_strikeback_start_at_gold():
    """GX-9.8.a GX-9.8.f/basic GX-9.8.f/improved GX-9.8.f/skill"""
    box = played("strikeback")
    assert box.ranks[0].rank == "gold"
    game = table(agents={"chromium": who(powers=("guard",))}, open={"do": "Muster"})
    for kind in ("basic_tactic", "skill", "improved_tactic"):
        assert game.asked == "gain"
        powers = game.state.box.powers
        assert {powers[option].kind for option in game.options} == {kind}
        game.choose(game.options[0])
    assert game.asked == ""
    assert len(game.agent("chromium").powers) == 4


def test_three_red_dice_are_rolled_for_a_rank():
    """GX-9.8.c/dice GX-9.8.c/count"""
    game = wings().choose("roll")
    assert game.options == game.state.box.faces["red"]
    game.dice("GD", "GD")
    assert game.asked == "wings"
    game.dice("HIT")
    assert game.told("WingsRolled")[0].found == 2
    assert game.told("WingsRolled")[0].needed == 1


def test_ranks_follow_each_other_up_to_galaxy():
    """GX-9.8.d/order GX-9.8.d/last"""
    ranks = [step.rank for step in played("strikeback").ranks]
    assert ranks == ["gold", "earth", "moon", "galaxy"]
    for rank, following in zip(ranks, [*ranks[1:], None], strict=True):
        state = table(agents={"chromium": who(rank=rank)}).state
        assert (next_rank(state, CHROMIUM) or (None,))[0] == following


def test_what_it_takes_depends_on_the_rank():
    """GX-9.8.l/rank"""
    assert needs("gold", 1)
    assert not needs("earth", 1)
    assert needs("earth", 2)


def test_what_it_takes_depends_on_the_product():
    """GX-9.8.l/set"""
    assert [step.needs for step in played("strikeback").ranks] == [0, 1, 2, 2]
    assert [step.needs for step in played("extinction").ranks] == [0, 1, 2, 3]


def test_earth_shows_the_elite_side():
    """GX-9.8.g/side"""
    gold = table(agents={"chromium": who()}).state
    earth = table(agents={"chromium": who(rank="earth")}).state
    assert (max_hp(gold, CHROMIUM), max_hp(earth, CHROMIUM)) == (6, 7)
    assert (max_shield(gold, CHROMIUM), max_shield(earth, CHROMIUM)) == (0, 1)


def test_earth_brings_the_energy_shield():
    """GX-9.8.g/shield"""
    game = risen("earth", "gold", shield=0)
    assert game.agent("chromium").shield == 1
    spent = risen("moon", "earth", shield=0)
    assert spent.agent("chromium").shield == 0


@pytest.mark.parametrize(("before", "rank"), [("earth", "moon"), ("moon", "galaxy")])
def test_a_skill_or_a_psionic_power_comes_with_a_rank(before: str, rank: str):
    """GX-9.8.i/skill GX-9.8.j/skill GX-9.7.2.a/skill GX-9.7.2.b/skill"""
    game = risen(rank, before, powers=("guard",))
    assert game.asked == "gain"
    assert "sk_dodge" in game.options
    game.choose("sk_dodge")
    assert game.agent("chromium").powers == ("guard", "sk_dodge")
    assert game.asked == ""


@pytest.mark.parametrize(("before", "rank"), [("earth", "moon"), ("moon", "galaxy")])
def test_a_random_psionic_power_comes_with_a_rank(before: str, rank: str):
    """GX-9.8.i/psionic GX-9.8.j/psionic GX-9.7.2.a/psionic GX-9.7.2.b/psionic"""
    game = risen(rank, before, powers=("guard",)).choose("psionic")
    assert game.asked == "psionic"
    assert set(game.options) == set(ALL)
    game.dice("ps_regen")
    assert game.agent("chromium").powers == ("guard", "ps_regen")
    assert game.agent("chromium").rank == rank


def test_a_psionic_power_is_drawn_and_not_chosen():
    """GX-9.7.2.d/random"""
    game = risen("moon", "earth")
    assert not [option for option in game.options if option.startswith("ps_")]
    assert game.choose("psionic").seat == ""
    assert len(game.options) == len(ALL)


def test_a_mission_may_name_the_psionic_powers():
    """GX-9.7.2.d/mission"""
    game = table(
        agents={"chromium": who(rank="earth")},
        open={"do": "RankUp", "agent": "chromium", "rank": "moon"},
        mission={"psionics": ("ps_tk",)},
    )
    assert game.choose("psionic").options == ("ps_tk",)


def test_owned_psionic_powers_are_not_drawn():
    """GX-9.7.2.i/owned"""
    game = risen("moon", "earth", {"thorium": who("1,4", powers=("ps_tk",))}).choose("psionic")
    assert set(game.options) == set(ALL) - {"ps_tk"}


def test_powers_of_another_class_are_not_drawn():
    """GX-9.7.2.i/class"""
    game = table(
        agents={"chromium": who(rank="earth")},
        open={"do": "RankUp", "agent": "chromium", "rank": "moon"},
        cards={"powers.ps_tk": {"user": "hulk"}, "powers.ps_brain": {"user": "marine"}},
    ).choose("psionic")
    assert set(game.options) == set(ALL) - {"ps_tk"}


def test_without_psionic_powers_left_only_a_skill_is_offered():
    """GX-9.7.2.j"""
    game = risen("moon", "earth", {"thorium": who("1,4", powers=ALL)})
    assert game.asked == "gain"
    assert "psionic" not in game.options
    assert "psionic" in risen("moon", "earth").options


def test_only_skills_of_the_class_and_general_ones_are_offered():
    """GX-9.7.1.b/sets GX-9.7.1.b/class"""
    game = risen("moon", "earth", powers=("guard",))
    powers = game.state.box.powers
    skills = [option for option in game.options if option != "psionic"]
    assert "sk_alien" in skills
    assert {powers[skill].user for skill in skills} == {"generic", "marine"}
    osmium = table(
        agents={"osmium": who(rank="earth")},
        open={"do": "RankUp", "agent": "osmium", "rank": "moon"},
    )
    assert "sk_bodyguard" in osmium.options


def test_three_more_agents_can_know_aliens():
    """GX-9.7.1.a"""
    core = pack.PACK.box(pack.catalogue(), pack.catalogue().missions["dust_signal"], "")
    more = played("strikeback").powers["sk_alien"].copies
    assert more == core.powers["sk_alien"].copies + 3


def test_one_rank_in_a_mission_of_a_campaign():
    """GX-9.8.n/success GX-9.8.n/failure"""
    game = wings(options={"campaign": True}).choose("roll").dice("GD", "HIT", "HIT")
    assert game.agent("chromium").rank == "earth"
    again = wings("earth", options={"campaign": True}, counters={"risen chromium": 1})
    assert again.asked == ""
    failed = wings(options={"campaign": True}).choose("roll").dice("HIT", "HIT", "HIT")
    assert failed.state.counters == {}
    assert wings(options={"campaign": True}).asked == "wings"


def test_alone_a_mission_brings_more_ranks():
    """GX-9.8.o/more"""
    game = wings("earth", counters={"risen chromium": 1})
    assert game.asked == "wings"


@pytest.mark.parametrize(("tokens", "shield"), [((), 1), (("c1_shield",), 0)])
def test_a_new_rank_brings_no_shield_to_who_has_lost_it(tokens, shield):
    """GX-8.2.3.h/recharge"""
    row = {"hex": "4,2", "rank": "gold", "criticals": tokens}
    game = table(
        agents={"chromium": row}, open={"do": "RankUp", "agent": "chromium", "rank": "earth"}
    )
    assert game.agent("chromium").shield == shield


def test_galaxy_is_the_last_rank_of_a_mission_that_stands_alone():
    """GX-9.8.o/last"""
    assert wings("moon").asked == "wings"
    assert wings("galaxy").asked == ""


def test_no_rank_needs_more_results_than_there_are_dice(tmp_path):
    """GX-9.8.q"""
    ladder = """
ladders:
  - id: mine
    name: Ranks
    confidence: designed
    ranks: [{rank: gold, needs: 0}, {rank: earth, needs: 3}, {rank: moon, needs: 4}]
"""
    found = problems_of(write(tmp_path, "ranks.yaml", ladder))
    assert [problem.field for problem in found] == ["ladders[mine].ranks[2].needs"]
