"""BD 9: special assignments, and new characters."""

from tests.games.bug_hunt.rules.ch7_campaign.camp import camp, row
from tests.games.bug_hunt.rules.table import new_game

READY = {"missions": 9, "assignments": ["leadership"], "reactions": 2}


def tried(name, *dice, **fields):
    """Character a tries an assignment; b does not."""
    game = camp("Assignments", a={**READY, **fields})
    game.choose(name).dice(*dice)
    return game


def gains(name, needed, **fields):
    """What an assignment brings on the lowest roll that passes it, and that one less fails."""
    low = needed - 6
    failed = tried(name, 6, low - 1, **fields) if low > 1 else tried(name, 5, 1, **fields)
    assert name not in row(failed).assignments
    assert row(failed).xp == fields.get("xp", 0)
    game = tried(name, 6, low, **fields)
    assert name in row(game).assignments
    after = row(game)
    stats = {s: getattr(after, s) for s in ("reactions", "speed", "combat", "toughness", "tech")}
    return after.xp, game.state.squad.reputation, stats


def test_marksman_leadership_and_physical_training():
    """BD-9.a1, BD-9.a2, BD-9.a3"""
    xp, _, stats = gains("marksman", 9)
    assert (xp, stats["combat"]) == (1, 1)
    assert gains("marksman", 9, combat=2)[2]["combat"] == 2
    assert gains("leadership", 9, assignments=[])[0] == 2
    xp, _, stats = gains("physical", 8)
    assert (xp, stats["speed"]) == (1, 5)
    assert gains("physical", 8, speed=6)[2]["speed"] == 6


def test_commando_course_and_technical_training():
    """BD-9.a4, BD-9.a5"""
    xp, _, stats = gains("commando", 10)
    assert (xp, stats["reactions"], stats["combat"]) == (2, 3, 1)
    assert gains("commando", 10, reactions=3, combat=2)[2]["reactions"] == 3
    weak = camp("Assignments", a={"reactions": 1, "combat": 1})
    assert "commando" not in weak.options
    assert "commando" in camp("Assignments", a={"combat": 2}).options
    xp, _, stats = gains("technical", 9)
    assert (xp, stats["tech"]) == (1, 1)
    assert gains("technical", 9, tech=2)[2]["tech"] == 2


def test_public_relations_instructor_and_cross_training():
    """BD-9.a6, BD-9.a7, BD-9.a8"""
    assert gains("public_relations", 9)[:2] == (1, 1)
    assert gains("instructor", 10)[:2] == (2, 1)
    assert gains("cross_training", 8)[:2] == (3, 0)
    green = camp("Assignments", a={"missions": 3})
    assert "public_relations" not in green.options
    assert "instructor" not in green.options
    assert "instructor" in camp("Assignments", a={"missions": 4}).options


def test_the_courses():
    """BD-9.a9, BD-9.a10, BD-9.a11, BD-9.a12"""
    assert gains("assault", 10)[2]["combat"] == 1
    xp, _, stats = gains("survival", 8)
    assert (xp, stats["toughness"], stats["speed"]) == (1, 4, 5)
    assert gains("survival", 8, toughness=4, speed=5)[2]["toughness"] == 4
    assert gains("harsh_environment", 8)[2]["tech"] == 1
    xp, _, stats = gains("officer", 11, reactions=1)
    assert (xp, stats["reactions"]) == (1, 2)
    assert "officer" not in camp("Assignments", a={}).options


def test_each_assignment_is_passed_once_and_one_is_tried_in_a_turn():
    """BD-9.a"""
    game = tried("marksman", 6, 6)
    assert game.seat == "b"
    assert "marksman" not in camp("Assignments", a={"assignments": ["marksman"]}).options
    failed = tried("marksman", 1, 1)
    assert (failed.seat, row(failed).assignments) == ("b", ("leadership",))
    assert camp("Assignments", a={"sick_bay": 1}).seat == "b"


def test_who_is_on_duty_tries_none():
    """BD-9.l9/next"""
    assert camp("Assignments", a={"unassigned": True}).seat == "b"
    assert camp("Assignments", a={}).seat == "a"


def test_who_was_on_duty_may_try_one_in_the_turn_after():
    """BD-9.l9/later"""
    game = camp("Assignments", a={"unassigned": True})
    later = {"unassigned": row(game).unassigned}
    assert camp("Assignments", a=later).seat == "a"


def test_good_marks_count_for_the_next_roll():
    """BD-9.l8/next"""
    assert "marksman" in row(tried("marksman", 4, 3, bonus=2)).assignments
    assert "marksman" not in row(tried("marksman", 4, 3)).assignments


def test_good_marks_do_not_count_for_the_one_after():
    """BD-9.l8/later"""
    assert row(tried("marksman", 1, 1, bonus=2)).bonus == 0


def test_more_rolls_for_who_was_detached_or_called_in_favours():
    """BD-9.l13/roll, BD-9.l18/assignment"""
    game = tried("marksman", 1, 1, more_rolls=1)
    assert (game.asked, game.seat) == ("assignment", "a")
    game.choose("technical").dice(6, 6)
    assert game.seat == "b"
    assert "technical" in row(game).assignments


def test_reputation_shortens_a_stay_in_sick_bay_once_for_each():
    """BD-9.sick"""
    game = camp("ShortenStays", a={"sick_bay": 3}, squad={"reputation": 2})
    game.choose("shorten")
    assert (row(game).sick_bay, game.state.squad.reputation) == (2, 1)
    assert game.asked == ""
    assert camp("ShortenStays", a={"sick_bay": 3}).asked == ""


def test_reputation_is_not_spent_on_who_misses_the_mission_anyway():
    """BD-9.sick"""

    def asked(**fields):
        return camp("ShortenStays", a=fields, squad={"reputation": 2}).asked

    assert asked(sick_bay=1, kept_out=True) == ""
    assert asked(sick_bay=2, kept_out=True) == "shorten_stay"
    assert asked(sick_bay=1) == "shorten_stay"


def test_a_campaign_turn_begins_with_assignments():
    """BD-9.turn"""
    game = new_game(quick_start=True, campaign=True)
    assert game.asked == "assignment"
    assert game.state.squad.turn == 1
    assert new_game(quick_start=True).asked == "deployment_edge"


def test_who_is_gone_is_replaced():
    """BD-9.replacement"""
    lost = {
        "duarte": {"name": "Old", "gone": "dead"},
        "reck": {"name": "R"},
        "adeyemi": {"name": "A"},
    }
    game = new_game(campaign=True, carried={"characters": lost})
    assert game.asked == "origin"
    name = game.dice(1, 1, 1).options[0]
    game.dice(name)
    assert game.state.squad.characters["duarte"].name == name
