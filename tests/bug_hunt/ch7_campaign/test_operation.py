"""BD 9: the operation, military life, leave."""

import pytest

from tests.bug_hunt.ch7_campaign.camp import camp, row

DONE = {"hack-1": {"at": "3,3", "kind": "hack", "done": True, "worth": 2}}


def goes(*dice, squad=None, **more):
    return camp("OperationProgress", squad=squad or {}, **more).dice(*dice)


def test_the_modifiers_of_an_operation_add_up():
    """BD-9.p"""
    assert goes(50, squad={"progress": -5}).told("ProgressRolled")[0].total == 45


def test_a_disaster_means_one_last_mission():
    """BD-9.p1"""
    game = goes(3, squad={"progress": -5})
    assert game.state.squad.last_stand
    after = goes(50, squad={"progress": -5, "contacts": 1, "last_stand": True, "in_operation": 3})
    squad = after.state.squad
    assert (squad.last_stand, squad.progress, squad.contacts, squad.in_operation) == (
        False,
        0,
        0,
        0,
    )


def test_setbacks():
    """BD-9.p2, BD-9.p3, BD-9.p4"""
    assert goes(10).state.squad.progress == -5
    assert goes(11).state.squad.contacts == 1
    assert goes(20).state.squad.contacts == 1
    assert goes(40).state.squad.progress == -5
    assert goes(40, objectives=DONE).state.squad.progress == 0


def test_stalemate_and_ground_gained():
    """BD-9.p5, BD-9.p6"""
    for roll in (41, 55):
        assert goes(roll, objectives=DONE).state.squad.progress == 0
    assert goes(56, objectives=DONE).state.squad.progress == 5
    assert goes(75).state.squad.progress == 0


def test_a_vital_operation_teaches_somebody():
    """BD-9.p7"""
    game = goes(76, "b", objectives=DONE)
    assert row(game, "b").xp == 1
    assert row(game, "a").xp == 0


def test_break_through_blow_and_victory():
    """BD-9.p8, BD-9.p9, BD-9.p10"""
    assert goes(90).state.squad.progress == 5
    blow = goes(91).state.squad
    assert (blow.progress, blow.support) == (5, 1)
    won = goes(100, squad={"progress": 5, "in_operation": 2})
    assert (won.state.squad.reputation, won.state.squad.progress) == (1, 0)
    assert won.told("Leave")


# -- military life ---------------------------------------------------------------------------------


def lives(roll, *dice, a=None, **more):
    return camp("MilitaryLife", a=a, **more).dice("a", roll, *dice)


def test_life_is_rolled_for_a_random_character():
    """BD-9.l"""
    game = camp("MilitaryLife")
    assert (game.asked, game.options) == ("life_character", ("a", "b"))


def test_a_fight_word_of_mouth_and_influence():
    """BD-9.l1, BD-9.l2, BD-9.l3"""
    assert row(lives(5, 3, a={"combat": 1})).sick_bay == 1
    assert row(lives(5, 4, a={"combat": 1})).sick_bay == 0
    assert lives(6).state.squad.reputation == 1
    assert lives(15).choose("lower").state.squad.priority == -1
    assert lives(15).choose("higher").state.squad.priority == 1


def test_arrest_distraction_and_a_better_weapon():
    """BD-9.l4, BD-9.l5, BD-9.l6"""
    game = lives(16, squad={"reputation": 2})
    assert (row(game).kept_out, game.state.squad.reputation) == (True, 1)
    assert row(lives(21, a={"xp": 5})).xp == 3
    assert row(lives(21, a={"xp": 1})).xp == 0
    tuned = lives(26, a={"weapons": ["service_pistol", "boarding_sword"]})
    assert tuned.options == ("service_pistol",)
    assert row(tuned.choose("service_pistol")).reach == {"service_pistol": 1}


def test_marks_duty_and_care():
    """BD-9.l8, BD-9.l9, BD-9.l10"""
    assert row(lives(40)).bonus == 2
    assert row(lives(41)).unassigned
    assert row(lives(46, a={"sick_bay": 2})).sick_bay == 1
    assert row(lives(46)).xp == 1


def test_a_lesson_an_accident_and_detachment():
    """BD-9.l11, BD-9.l12, BD-9.l13"""
    assert row(lives(51)).xp == 1
    assert row(lives(60)).sick_bay == 1
    away = row(lives(61))
    assert (away.kept_out, away.more_rolls) == (True, 1)


def test_speed_and_combat_are_for_sale():
    """BD-9.l14, BD-9.l15"""
    game = lives(66, a={"xp": 6}).choose("raise speed")
    assert (row(game).speed, row(game).xp) == (5, 1)
    game = lives(75, a={"xp": 5}).choose("raise combat")
    assert (row(game).combat, row(game).xp) == (1, 0)
    assert lives(66, a={"xp": 4}).asked == ""


@pytest.mark.parametrize("roll", [31, 35, 76, 80, 81, 85])
def test_nothing_much_happens(roll):
    """BD-9.l7, BD-9.l16, BD-9.l17"""
    before = camp("MilitaryLife").state.squad
    game = lives(roll)
    assert game.asked == ""
    assert game.state.squad == before


def test_favours_are_called_in():
    """BD-9.l18"""
    game = lives(86, squad={"reputation": 3})
    game.choose("xp", "assignment")
    assert (row(game).xp, row(game).more_rolls, game.state.squad.reputation) == (2, 1, 1)
    assert game.asked == ""


def test_scandals_and_medals():
    """BD-9.l19, BD-9.l20"""
    assert lives(91, squad={"reputation": 2}).state.squad.reputation == 1
    assert lives(95, squad={"reputation": 2}).state.squad.reputation == 1
    assert lives(96).state.squad.reputation == 1


# -- leave -----------------------------------------------------------------------------------------


def test_leave_comes_after_four_missions_or_for_reputation():
    """BD-9.rr"""
    game = camp("RestAndRecreation", a={"sick_bay": 2}, squad={"in_operation": 4})
    assert game.told("Leave")
    assert row(game).sick_bay == 1
    assert game.asked == "life_character"
    paid = camp("RestAndRecreation", squad={"reputation": 1, "in_operation": 3})
    paid.choose("pay")
    assert paid.state.squad.reputation == 0
    assert paid.told("Leave")
    assert camp("RestAndRecreation", squad={"in_operation": 3}).asked == ""
