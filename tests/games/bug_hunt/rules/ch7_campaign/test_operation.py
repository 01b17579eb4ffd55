"""BD 9: the operation, military life, leave."""

import pytest

from tests.games.bug_hunt.rules.ch7_campaign.camp import camp, row
from xenofront.games.bug_hunt.rules.ch1_setup.force import taking_part
from xenofront.games.bug_hunt.rules.ch1_setup.markers import first_contacts

DONE = {"hack-1": {"at": "3,3", "kind": "hack", "done": True, "worth": 2}}


def goes(*dice, squad=None, **more):
    return camp("OperationProgress", squad=squad or {}, **more).dice(*dice)


def test_the_modifiers_of_an_operation_add_up():
    """BD-9.p"""
    assert goes(50, squad={"progress": -5}).told("ProgressRolled")[0].total == 45


def test_a_disaster_means_one_last_mission():
    """BD-9.p1/last"""
    assert goes(3, squad={"progress": -5}).state.squad.last_stand
    assert not goes(3).state.squad.last_stand


def test_the_last_mission_has_two_contacts_more():
    """BD-9.p1/contacts"""
    plain = len(first_contacts(camp("Detect").state))
    last = len(first_contacts(camp("Detect", squad={"last_stand": True}).state))
    assert last == plain + 2


def test_after_the_last_mission_a_new_operation_begins():
    """BD-9.p1/anew"""
    after = goes(50, squad={"progress": -5, "contacts": 1, "last_stand": True, "in_operation": 3})
    squad = after.state.squad
    assert (squad.last_stand, squad.progress, squad.contacts, squad.in_operation) == (
        False,
        0,
        0,
        0,
    )


def test_setbacks():
    """BD-9.p2, BD-9.p3"""
    assert goes(10).state.squad.progress == -5
    assert goes(11).state.squad.contacts == 1
    assert goes(20).state.squad.contacts == 1


def test_heavy_pressure_after_few_objectives():
    """BD-9.p4/few"""
    assert goes(40).state.squad.progress == -5


def test_two_objectives_hold_out_against_heavy_pressure():
    """BD-9.p4/enough"""
    assert goes(40, objectives=DONE).state.squad.progress == 0


def test_a_stalemate():
    """BD-9.p5"""
    for roll in (41, 55):
        assert goes(roll, objectives=DONE).state.squad.progress == 0


def test_two_objectives_gain_ground():
    """BD-9.p6/enough"""
    assert goes(56, objectives=DONE).state.squad.progress == 5


def test_few_objectives_gain_none():
    """BD-9.p6/few"""
    assert goes(75).state.squad.progress == 0


def test_a_vital_operation_teaches_somebody():
    """BD-9.p7"""
    game = goes(76, "b", objectives=DONE)
    assert row(game, "b").xp == 1
    assert row(game, "a").xp == 0


def test_break_through_blow_and_victory():
    """BD-9.p8, BD-9.p9/modifier"""
    assert goes(90).state.squad.progress == 5
    assert goes(91).state.squad.progress == 5


def test_a_crippling_blow_brings_support():
    """BD-9.p9/support"""
    assert goes(91).state.squad.support == 1


def victory():
    return goes(100, squad={"progress": 5, "in_operation": 2}, a={"sick_bay": 2})


def test_a_victory_brings_reputation():
    """BD-9.p10/reputation"""
    assert victory().state.squad.reputation == 1


def test_a_victory_brings_leave():
    """BD-9.p10/leave"""
    assert row(victory()).sick_bay == 1


def test_after_a_victory_a_new_operation_begins():
    """BD-9.p10/anew"""
    squad = victory().state.squad
    assert (squad.progress, squad.in_operation) == (0, 0)


# -- military life ---------------------------------------------------------------------------------


def lives(roll, *dice, a=None, **more):
    return camp("MilitaryLife", a=a, **more).dice("a", roll, *dice)


def test_life_is_rolled_for_a_random_character():
    """BD-9.l"""
    game = camp("MilitaryLife")
    assert (game.asked, game.options) == ("life_character", ("a", "b"))


def test_a_fight_word_of_mouth_and_influence():
    """BD-9.l1, BD-9.l2"""
    assert row(lives(5, 3, a={"combat": 1})).sick_bay == 1
    assert row(lives(5, 4, a={"combat": 1})).sick_bay == 0
    assert lives(6).state.squad.reputation == 1


def next_priority(squad, *dice):
    """The Priority of a mission that the squad goes on, and what is left of the influence."""
    state = camp("RollPriority", squad=squad).dice(*dice).state
    return state.priority, state.squad.priority


def test_influence_raises_the_next_priority():
    """BD-9.l3/higher"""
    shift = lives(15).choose("higher").state.squad.priority
    assert next_priority({"priority": shift}, 3, 3)[0] == 4


def test_influence_lowers_the_next_priority():
    """BD-9.l3/lower"""
    shift = lives(15).choose("lower").state.squad.priority
    assert next_priority({"priority": shift}, 3, 3)[0] == 2


def test_influence_changes_one_mission_only():
    """BD-9.l3/once"""
    left = next_priority({"priority": 1}, 3, 3)[1]
    assert next_priority({"priority": left}, 3, 3)[0] == 3


def test_arrest_costs_reputation():
    """BD-9.l4/reputation"""
    assert lives(16, squad={"reputation": 2}).state.squad.reputation == 1


def test_who_is_under_arrest_misses_the_next_mission():
    """BD-9.l4/misses"""
    game = lives(16)
    assert (row(game).kept_out, row(game, "b").kept_out) == (True, False)
    assert taking_part(game.state) == ["b"]


def test_who_missed_a_mission_takes_part_in_the_one_after():
    """BD-9.l4/back"""
    assert not row(absent(kept_out=True)).kept_out
    assert row(camp("NextTurn", a={"kept_out": True})).kept_out


def absent(**fields):
    """A campaign turn ends in which character a was not on the mission."""
    game = camp([{"do": "NextTurn"}, {"do": "MilitaryLife"}], a=fields)
    game.state.troopers = {n: row for n, row in game.state.troopers.items() if n != "a"}
    return game.dice("b", 31)


def test_distraction_and_a_better_weapon():
    """BD-9.l5, BD-9.l6"""
    assert row(lives(21, a={"xp": 5})).xp == 3
    assert row(lives(21, a={"xp": 1})).xp == 0
    tuned = lives(26, a={"weapons": ["service_pistol", "boarding_sword"]})
    assert tuned.options == ("service_pistol",)
    assert row(tuned.choose("service_pistol")).reach == {"service_pistol": 1}


def test_marks_duty_and_care():
    """BD-9.l8/next, BD-9.l9/next"""
    assert row(lives(40)).bonus == 2
    assert row(lives(41)).unassigned


def test_good_care_shortens_a_stay():
    """BD-9.l10/sick"""
    game = lives(46, a={"sick_bay": 2})
    assert (row(game).sick_bay, row(game).xp) == (1, 0)


def test_good_care_teaches_who_is_well():
    """BD-9.l10/well"""
    assert row(lives(46)).xp == 1


def test_a_lesson_an_accident_and_detachment():
    """BD-9.l11, BD-9.l12"""
    assert row(lives(51)).xp == 1
    assert row(lives(60)).sick_bay == 1


def test_who_is_detached_misses_the_next_mission():
    """BD-9.l13/misses"""
    assert taking_part(lives(61).state) == ["b"]


def test_who_is_detached_may_try_one_assignment_more():
    """BD-9.l13/roll"""
    assert row(lives(61)).more_rolls == 1


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
    """BD-9.l18/xp"""
    game = lives(86, squad={"reputation": 3}).choose("xp")
    assert (row(game).xp, game.state.squad.reputation) == (2, 2)


def test_favours_are_called_in_for_assignments():
    """BD-9.l18/assignment"""
    game = lives(86, squad={"reputation": 3}).choose("assignment")
    assert (row(game).more_rolls, game.state.squad.reputation) == (1, 2)


def test_no_more_than_two_favours_are_called_in():
    """BD-9.l18/two"""
    game = lives(86, squad={"reputation": 3}).choose("xp")
    assert game.asked == "favour"
    assert game.choose("xp").asked == ""
    assert lives(86).asked == ""


def test_scandals_and_medals():
    """BD-9.l19, BD-9.l20"""
    assert lives(91, squad={"reputation": 2}).state.squad.reputation == 1
    assert lives(95, squad={"reputation": 2}).state.squad.reputation == 1
    assert lives(96).state.squad.reputation == 1


# -- leave -----------------------------------------------------------------------------------------


def rests(reputation=0, missions=4, **more):
    squad = {"in_operation": missions, "reputation": reputation}
    return camp("RestAndRecreation", squad=squad, **more)


def test_leave_comes_after_four_missions():
    """BD-9.rr/four"""
    assert rests().told("Leave")
    assert not rests(missions=3).told("Leave")


def test_leave_comes_for_reputation():
    """BD-9.rr/paid"""
    paid = rests(reputation=1, missions=3).choose("pay")
    assert paid.state.squad.reputation == 0
    assert paid.told("Leave")


def test_no_leave_without_reputation():
    """BD-9.rr/poor"""
    assert rests(missions=3).asked == ""


def test_leave_shortens_every_stay():
    """BD-9.rr/sick"""
    game = rests(a={"sick_bay": 2}, b={"sick_bay": 1})
    assert (row(game).sick_bay, row(game, "b").sick_bay) == (1, 0)


def test_on_leave_life_goes_on():
    """BD-9.rr/life"""
    assert rests().asked == "life_character"
