"""BX-31, BD 9: after a mission."""

import msgspec
import pytest

from tests.games.bug_hunt.rules.ch7_campaign.camp import camp, row
from tests.games.bug_hunt.rules.table import new_game, table
from xenofront.games.bug_hunt.content.parts import Span

DONE = {"hack-1": {"at": "3,3", "kind": "hack", "done": True, "worth": 2}}
ONE = {"hack-1": {"at": "3,3", "kind": "hack", "done": True}}


def test_no_objective_means_a_court_martial():
    """BX-31/trial"""
    assert camp("CourtMartialTrial").asked == "court_martial"
    assert camp("CourtMartialTrial", objectives=ONE).asked == ""


def test_a_one_dismisses_the_leader():
    """BX-31/dismissed"""
    game = camp("CourtMartialTrial").dice(1)
    assert (row(game).gone, row(game, "b").gone) == ("dismissed", "")


@pytest.mark.parametrize("face", [2, 6])
def test_any_other_roll_acquits(face):
    """BX-31/acquitted"""
    assert row(camp("CourtMartialTrial").dice(face)).gone == ""


def test_reputation_avoids_the_trial():
    """BX-31/paid"""
    rich = camp("CourtMartialTrial", squad={"reputation": 4}).choose("pay")
    assert (rich.state.squad.reputation, rich.asked) == (1, "")


def test_too_little_reputation_does_not():
    """BX-31/poor"""
    assert camp("CourtMartialTrial", squad={"reputation": 3}).asked == "avoid_trial"
    assert camp("CourtMartialTrial", squad={"reputation": 2}).asked == "court_martial"


def hurt(*dice, fate="casualty", **more):
    fields = {"alien_type": "horde", **more}
    return camp("Injuries", fate=fate, **fields).dice(*dice)


def test_only_main_characters_roll_for_injuries():
    """BR-26/grunts"""
    game = camp("Injuries", fate="evacuated", alien_type="horde")
    assert game.asked == ""
    fallen = {
        "a": {"at": "10,10", "fate": "casualty"},
        "g": {"at": "20,10", "kind": "grunt", "fate": "casualty"},
    }
    squad = {"characters": {"a": {"name": "Test"}}, "turn": 1}
    options = {"campaign": True}
    game = table(troopers=fallen, open={"do": "Injuries"}, squad=squad, options=options)
    assert game.asked == "injury"
    assert game.dice(90).asked == ""
    assert len(game.told("InjuryRolled")) == 1


@pytest.mark.parametrize("roll", [1, 5])
def test_the_worst_injuries_are_deadly(roll):
    """BD-9.c1/casualty"""
    game = hurt(roll)
    assert (row(game).gone, game.told("InjuryRolled")[0].result) == ("dead", "dead")


def test_a_third_of_the_lost_are_dead():
    """BD-9.c1/lost"""
    assert row(hurt(1, fate="lost")).gone == row(hurt(30, fate="lost")).gone == "dead"
    assert row(hurt(31, fate="lost")).gone == ""


def test_the_equipment_of_the_dead_is_lost():
    """BD-9.c1/equipment"""
    dead = hurt(5, a={"weapons": ["lmg"], "reach": {"lmg": 1}})
    known = {**msgspec.to_builtins(dead.state.squad.characters), "c": {"name": "C"}}
    game = new_game("a", "b", "c", campaign=True, carried={"characters": known})
    name = game.dice(1, 1, 1).options[0]
    new = row(game.dice(name))
    assert (new.weapons, new.reach) == (("service_pistol",), {})


def test_the_next_worst_end_the_service():
    """BD-9.c2"""
    assert row(hurt(6)).gone
    assert row(hurt(15)).gone
    assert not row(hurt(16, 1)).gone


def test_limbs_take_a_d3_of_turns():
    """BD-9.c3, BD-9.c4"""
    assert row(hurt(24, 3)).sick_bay == 3
    assert row(hurt(25, 2)).sick_bay == 2
    assert row(hurt(32, 2)).sick_bay == 2


def test_head_and_torso_one_more():
    """BD-9.c5, BD-9.c6"""
    assert row(hurt(40, 3)).sick_bay == 4
    assert row(hurt(41, 1)).sick_bay == 2


def injured(roll, fate="casualty"):
    """The injury of a roll, and what it brings: turns in sick bay, XP."""
    game = hurt(roll, fate=fate)
    assert not row(game).gone
    return game.told("InjuryRolled")[0].result, row(game).sick_bay, row(game).xp


def test_minor_wounds():
    """BD-9.c7"""
    assert injured(49) == injured(80) == ("minor_wound", 1, 0)


def test_knock_outs_of_casualties():
    """BD-9.c8/casualty"""
    assert injured(81) == injured(95) == ("knocked_out", 0, 0)


def test_knock_outs_of_the_lost():
    """BD-9.c8/lost"""
    assert injured(31, "lost") == injured(90, "lost") == ("knocked_out", 0, 0)


def test_hard_knocks_teach_casualties():
    """BD-9.c9/casualty, BD-9.c9/stay"""
    assert injured(96) == injured(100) == ("hard_knocks", 0, 1)


def test_hard_knocks_teach_the_lost():
    """BD-9.c9/lost"""
    assert injured(91, "lost") == injured(100, "lost") == ("hard_knocks", 0, 1)


def test_razor_lizards_maim():
    """BD-6.7/maims"""
    assert row(hurt(80, alien_type="razor_lizard")).sick_bay == 2
    assert row(hurt(80, alien_type="horde")).sick_bay == 1


def test_razor_lizards_do_not_maim_the_lost():
    """BD-6.7/lost"""
    wound = {"injuries.minor_wound": {"lost": Span(least=31, most=90)}}
    game = hurt(80, fate="lost", alien_type="razor_lizard", cards=wound)
    assert row(game).sick_bay == 1


def test_missions_are_counted():
    """BD-9.order"""
    assert row(camp("CountMissions", a={"missions": 2})).missions == 3


def musters(missions, *dice, fate="evacuated"):
    """Whether a leaves the service; b is a beginner."""
    game = camp("MusterOut", a={"missions": missions}, b={"missions": 1}, fate=fate).dice(*dice)
    return row(game).gone == "mustered out"


def test_beginners_stay():
    """BD-9.m1"""
    assert camp("MusterOut", a={"missions": 4}, b={"missions": 1}, fate="casualty").asked == ""


@pytest.mark.parametrize("fate", ["casualty", "lost"])
def test_who_was_down_may_leave_after_the_fifth_mission(fate):
    """BD-9.m2/down"""
    assert musters(5, 4, 5, fate=fate)
    assert musters(7, 4, 5, fate=fate)
    assert not musters(7, 4, 4, fate=fate)


def test_who_was_not_does_not():
    """BD-9.m2/unhurt"""
    assert camp("MusterOut", a={"missions": 5}, b={"missions": 1}).asked == ""
    assert camp("MusterOut", a={"missions": 7}, b={"missions": 1}).asked == ""


def test_veterans_leave_more_easily():
    """BD-9.m3, BD-9.m4, BD-9.m5, BD-9.m6, BD-9.m7"""
    for missions, needed in ((8, 9), (9, 9), (10, 8), (11, 8), (12, 7), (13, 6), (14, 5)):
        low = needed - 4
        assert musters(missions, 4, low)
        assert not musters(missions, 4, low - 1) if low > 1 else not musters(missions, 3, 1)


def test_after_fifteen_missions_the_service_is_over():
    """BD-9.m8/fifteen"""
    assert musters(15)


def test_so_it_is_after_more():
    """BD-9.m8/more"""
    assert musters(16)
    assert musters(40)


def test_two_objectives_bring_reputation():
    """BD-9.rep/success"""
    assert camp("EarnReputation", objectives=DONE).dice(4).state.squad.reputation == 1
    assert camp("EarnReputation", objectives=ONE).dice(4).state.squad.reputation == 0


def test_fives_and_sixes_bring_reputation():
    """BD-9.rep/dice"""
    assert camp("EarnReputation", objectives=ONE).dice(5).state.squad.reputation == 1
    assert camp("EarnReputation", objectives=DONE).dice(6).state.squad.reputation == 2


def test_what_was_found_is_brought_home():
    """BD-7.g1/reputation, BD-7.g6"""
    brought = camp("EarnReputation", rescued=2, supplies=2)
    assert (brought.state.squad.reputation, brought.state.squad.supplies) == (2, 2)


def earns(fate="evacuated", priority=1, objectives=None, **more):
    game = camp("EarnExperience", fate=fate, priority=priority, objectives=objectives or {}, **more)
    return game.choose("b")


def test_casualties_and_lost_marines_get_one():
    """BD-9.xp/down"""
    assert row(earns("casualty", objectives=DONE)).xp == 1
    assert row(earns("lost")).xp == 1


def test_with_few_objectives_there_are_two():
    """BD-9.xp/few"""
    assert row(earns()).xp == row(earns(objectives=ONE)).xp == 2


def test_with_two_objectives_there_are_three():
    """BD-9.xp/success"""
    assert row(earns(objectives=DONE)).xp == 3


def test_an_urgent_mission_teaches_more():
    """BD-9.xp/urgent"""
    assert row(earns(priority=3)).xp == 2
    assert row(earns(priority=4)).xp == 3
    assert row(earns("casualty", priority=4)).xp == 2


def test_the_best_of_the_mission_gets_one_more():
    """BD-9.xp/best"""
    assert (row(earns()).xp, row(earns(), "b").xp) == (2, 3)


@pytest.mark.parametrize(
    ("stat", "cost", "most"), [("reactions", 8, 4), ("speed", 6, 8), ("combat", 8, 3)]
)
def test_experience_buys_reactions_speed_and_combat(stat, cost, most):
    """BD-9.s1, BD-9.s2, BD-9.s3"""
    _buys(stat, cost, most)


@pytest.mark.parametrize(("stat", "cost", "most"), [("toughness", 8, 5), ("tech", 6, 4)])
def test_experience_buys_toughness_and_tech(stat, cost, most):
    """BD-9.s4, BD-9.s5"""
    _buys(stat, cost, most)


def _buys(stat, cost, most):
    game = earns(a={"xp": cost - 2, stat: most - 1})
    assert f"raise {stat}" in game.options
    game.choose(f"raise {stat}")
    assert (getattr(row(game), stat), row(game).xp) == (most, 0)
    assert f"raise {stat}" not in earns(a={"xp": cost - 3, stat: most - 1}).options
    assert f"raise {stat}" not in earns(a={"xp": 50, stat: most}).options


def test_a_turn_in_sick_bay_passes_and_the_enemy_is_known():
    """BD-9.order, BD-6.v"""
    game = camp("NextTurn", a={"sick_bay": 2}, alien_type="horde")
    assert row(game).sick_bay == 2
    assert game.state.squad.met == ("horde",)
