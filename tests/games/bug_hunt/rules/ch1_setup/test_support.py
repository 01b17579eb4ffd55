"""Support: what is asked for, and what comes."""

import pytest

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch2_turn.reactions import in_formation

SARGE = ("shotgun + boarding_sword", "service_pistol + power_claw")
STATS = ("reactions", "speed", "combat", "toughness", "tech", "save")


def requests(priority=1, **more):
    ann = {"at": "18,34", "fate": "reserve", "weapons": ["shotgun", "service_pistol"]}
    return table(troopers={"ann": ann}, open={"do": "RequestSupport"}, priority=priority, **more)


def figures(game, kind):
    """What came: the numbers of each figure, and what it carries."""
    rows = [row for row in game.state.troopers.values() if row.kind == kind]
    return [(tuple(getattr(row, stat) for stat in STATS), row.weapons) for row in rows]


def teams(game, kind):
    return {row.team for row in game.state.troopers.values() if row.kind == kind}


# -- points ----------------------------------------------------------------------------------------


def test_there_are_as_many_points_as_the_priority():
    """BD-5.points/priority"""
    assert [requests(number).state.support_left for number in (1, 3, 6)] == [1, 3, 6]


@pytest.mark.parametrize(("difficulty", "points"), [("normal", 3), ("easy", 5), ("nightmare", 3)])
def test_on_easy_there_are_two_more(difficulty, points):
    """BD-5.points/easy"""
    game = requests(3, options={"difficulty": difficulty})
    assert (game.asked, game.state.support_left) == ("support", points)


def test_one_more_can_be_bought_for_reputation():
    """BD-5.points/bought"""
    game = requests(3, squad={"reputation": 2})
    assert (game.asked, game.options) == ("buy_support", ("buy", "no"))
    game.choose("buy")
    assert (game.asked, game.state.support_left, game.state.squad.reputation) == ("support", 4, 1)
    kept = requests(3, squad={"reputation": 2}).choose("no")
    assert (kept.state.support_left, kept.state.squad.reputation) == (3, 2)


def test_each_point_pays_for_one_request():
    """BD-5.request/point"""
    game = requests(2).choose("fire_team").dice(1, 2)
    assert game.asked == "support"
    game.choose("fire_team").dice(2, 2)
    assert game.is_over
    assert len(game.told("SupportRolled")) == 2


def test_a_kind_that_came_is_not_offered_again():
    """BD-5.request/came"""
    assert "recon" not in requests(3).choose("recon").dice(3, 3).options


def test_a_kind_that_did_not_come_is():
    """BD-5.request/failed"""
    assert "militia" in requests(3).choose("militia").dice(1, 1).options


def test_two_dice_decide_a_request():
    """BD-5.request/dice"""
    assert requests().choose("recon").dice(1, 5).state.supports == ("recon",)
    assert requests().choose("recon").dice(1, 4).state.supports == ()


def test_nobody_has_to_ask():
    """BD-5.request"""
    assert requests(3).choose("no").is_over
    assert requests(3, options={"support": "none"}).is_over


# -- the twelve rows -------------------------------------------------------------------------------


def granted(kind, *choices, first=3, second=3):
    """A request that succeeds, with what has to be chosen then."""
    game = requests().choose(kind).dice(first, second).choose(*choices)
    assert game.is_over
    return game


def least(kind):
    """The lowest roll that brings a kind; no lower one brings anybody."""
    brought = []
    for number in range(2, 13):
        state = requests().choose(kind).dice(number - number // 2, number // 2).state
        if kind in state.supports:
            brought.append(number)
        else:
            assert (len(state.troopers), state.intel) == (5, 0)
    assert brought == list(range(13))[-len(brought) :]
    return brought[0]


def test_what_teams_with_armour_need():
    """BD-5.1/roll, BD-5.2/roll, BD-5.3/roll, BD-5.10/roll, BD-5.11/roll"""
    teams = ("fire_team", "sarge", "sharpshooter", "soulless", "kerin")
    assert [least(kind) for kind in teams] == [7, 5, 6, 8, 8]


def test_what_teams_without_armour_need():
    """BD-5.4/roll, BD-5.5/roll, BD-5.6/roll, BD-5.12/roll"""
    teams = ("recon", "militia", "science", "precursor")
    assert [least(kind) for kind in teams] == [6, 5, 6, 8]


def test_what_weapons_grenades_and_reports_need():
    """BD-5.7/roll, BD-5.8/roll, BD-5.9/roll"""
    assert [least(kind) for kind in ("weapons", "grenades", "intel")] == [4, 4, 7]


def test_a_second_fire_team():
    """BD-5.1/team"""
    game = granted("fire_team", first=4)
    assert figures(game, "grunt") == [((1, 4, 0, 4, 0, 5), ("combat_rifle",))] * 8
    assert len(teams(game, "grunt")) == 2


def test_the_sarge_brings_one_of_two_sets_of_weapons():
    """BD-5.2/team"""
    game = requests().choose("sarge").dice(2, 3)
    assert (game.asked, game.options) == ("support_weapons", SARGE)
    game.choose(SARGE[0])
    assert figures(game, "sarge") == [((2, 4, 1, 5, 0, 5), ("shotgun", "boarding_sword"))]


def test_the_sarge_may_bring_the_others():
    """BD-5.2/instead"""
    game = granted("sarge", SARGE[1])
    assert figures(game, "sarge") == [((2, 4, 1, 5, 0, 5), ("service_pistol", "power_claw"))]


def team_of(kind, *choices):
    """How many are in the team of the figure that came, and whether they are in formation."""
    game = granted(kind, *choices, first=5)
    rows = game.state.troopers
    own = teams(game, kind)
    members = [name for name, row in rows.items() if row.team in own]
    return len(members), in_formation(game.state, members)


def test_the_sarge_the_sharp_shooter_and_the_explorer_are_teams_of_their_own():
    """BD-5.2/alone, BD-5.3/alone, BD-5.12/alone"""
    assert team_of("sarge", SARGE[0]) == (1, False)
    assert team_of("sharpshooter") == team_of("precursor") == (1, False)


def test_a_sharp_shooter():
    """BD-5.3/team"""
    game = granted("sharpshooter")
    assert figures(game, "sharpshooter") == [((2, 4, 1, 4, 0, 5), ("sniper_rifle",))]


def test_a_recon_patrol():
    """BD-5.4/team"""
    game = granted("recon")
    assert figures(game, "recon") == [((3, 6, 0, 4, 0, 0), ("carbine",))] * 2
    assert len(teams(game, "recon")) == 1


def test_colonial_militia():
    """BD-5.5/team"""
    assert (
        figures(granted("militia", first=2), "militia") == [((1, 4, 0, 3, 0, 0), ("carbine",))] * 5
    )


def test_a_scientific_survey_team():
    """BD-5.6/team"""
    assert figures(granted("science"), "science") == [((1, 4, 0, 3, 3, 0), ())] * 4


def at_the_centre(at="18,18", **more):
    scientist = {"at": at, "kind": "science", **more}
    far = {"at": "30,30", "kind": "science"}
    return table(
        troopers={"ann": "1,1", "sue": scientist, "tom": far}, open={"do": "ObjectiveChecks"}
    )


def test_a_scientist_who_spends_a_turn_at_the_centre_counts_as_an_objective():
    """BD-5.6/survey"""
    assert at_the_centre().state.evidence == 1
    assert at_the_centre("18,19.5").state.evidence == 1
    assert at_the_centre("18,19.501").state.evidence == 0


def test_a_scientist_who_does_anything_else_does_not():
    """BD-5.6/busy"""
    for busy in ("moved", "acted", "brawled", "fired"):
        assert at_the_centre(**{busy: True}).state.evidence == 0


def test_the_survey_counts_once():
    """BD-5.6/once"""
    both = {"sue": {"at": "18,18", "kind": "science"}, "tom": {"at": "19,18", "kind": "science"}}
    game = table(troopers={"ann": "1,1", **both}, open={"do": "ObjectiveChecks"})
    assert (game.state.evidence, game.state.surveyed) == (1, True)
    later = table(troopers={"ann": "1,1", **both}, open={"do": "ObjectiveChecks"}, surveyed=True)
    assert later.state.evidence == 0


def test_nobody_else_surveys():
    """BD-5.6/others"""
    game = table(troopers={"ann": "18,18"}, open={"do": "ObjectiveChecks"})
    assert game.state.evidence == 0


@pytest.mark.parametrize(
    "weapon", ["lmg", "incinerator", "power_claw", "hyper_blaster", "plasma_rifle"]
)
def test_weapons_support_arms_one_figure(weapon):
    """BD-5.7/arms"""
    game = requests().choose("weapons").dice(2, 2)
    arms = ("lmg", "incinerator", "power_claw", "hyper_blaster", "plasma_rifle")
    assert (game.asked, game.options) == ("support_arm", arms)
    game.choose(weapon, "ann")
    assert game.trooper("ann").weapons == ("shotgun", "service_pistol", weapon)


def test_only_one_figure_gets_it():
    """BD-5.7/one"""
    game = requests().choose("weapons").dice(2, 2).choose("lmg")
    assert (game.asked, len(game.options)) == ("bearer", 5)
    assert game.choose("ann").is_over


@pytest.mark.parametrize("kind", ["frag_grenade", "flash_grenade"])
def test_grenades_for_four_figures(kind):
    """BD-5.8/four"""
    game = requests().choose("grenades").dice(2, 2)
    assert game.asked == "support_grenades"
    game.choose(kind)
    for _ in range(4):
        game.choose(game.options[0])
    assert game.is_over
    bearers = [name for name, row in game.state.troopers.items() if kind in row.weapons]
    assert len(bearers) == 4
    assert bearers[0] == "ann"


@pytest.mark.parametrize("kind", ["frag_grenade", "flash_grenade"])
def test_or_a_launcher_for_one(kind):
    """BD-5.8/launcher"""
    game = granted("grenades", f"launcher + {kind}", "ann")
    assert game.trooper("ann").weapons == ("shotgun", "service_pistol", "launcher", kind)
    bare = {"support.grenades": {"launcher": False}}
    without = requests(cards=bare).choose("grenades").dice(3, 3)
    assert without.options == ("flash_grenade", "frag_grenade")


def test_nobody_gets_the_same_grenades_twice():
    """BD-5.8/twice"""
    game = requests().choose("grenades").dice(2, 2).choose("frag_grenade", "ann")
    assert "ann" not in game.options
    assert game.refusal("ann") == "BD-5.8"


def test_an_intel_report_helps_to_activate_locations():
    """BD-5.9/helps"""
    assert granted("intel", first=4).state.intel == 1
    place = {"location-1": {"at": "10,12", "effect": "delay"}}
    tried = {"do": "ActivateLocation", "trooper": "ann", "location": "location-1"}
    for intel, spent in ((0, False), (1, True)):
        game = table(troopers={"ann": "10,10"}, locations=place, intel=intel, open=tried).dice(4)
        assert game.fact("locations.location-1.spent") == spent


def test_synth_recon():
    """BD-5.10/team"""
    numbers = (3, 6, 1, 5, 1, 5)
    game = granted("soulless", first=5)
    assert figures(game, "soulless") == [(numbers, ("carbine",)), (numbers, ("sniper_rifle",))]


def test_warrior_marines():
    """BD-5.11/team"""
    game = granted("kerin", first=5)
    assert figures(game, "kerin") == [((1, 4, 0, 4, 0, 5), ("carbine", "boarding_sword"))] * 4


def test_a_mystic_explorer():
    """BD-5.12/team"""
    game = granted("precursor", first=5)
    weapons = ("service_pistol", "boarding_sword")
    assert figures(game, "precursor") == [((3, 6, 0, 3, 0, 0), weapons)]
