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


NOTHING = {"reactions": 2, "speed": 4, "combat": 0, "toughness": 3, "tech": 0}


def brings(name, needed, **fields):
    """What an assignment adds: XP, reputation, stats."""
    xp, reputation, stats = gains(name, needed, **fields)
    before = {**NOTHING, **{key: fields[key] for key in NOTHING if key in fields}}
    return (
        xp,
        reputation,
        {key: stats[key] - before[key] for key in stats if stats[key] != before[key]},
    )


def test_training_of_combat_and_speed():
    """BD-9.a1/gains, BD-9.a3/gains, BD-9.a9/gains"""
    assert brings("marksman", 9) == (1, 0, {"combat": 1})
    assert brings("physical", 8) == (1, 0, {"speed": 1})
    assert brings("assault", 10) == (1, 0, {"combat": 1})


def test_it_does_not_go_beyond_its_limit():
    """BD-9.a1/limit, BD-9.a3/limit, BD-9.a9/limit"""
    assert brings("marksman", 9, combat=2) == (1, 0, {})
    assert brings("physical", 8, speed=6) == (1, 0, {})
    assert brings("assault", 10, combat=2) == (1, 0, {})
    assert brings("physical", 8, speed=5) == (1, 0, {"speed": 1})


def test_training_of_tech():
    """BD-9.a5/gains, BD-9.a11/gains"""
    assert brings("technical", 9) == (1, 0, {"tech": 1})
    assert brings("harsh_environment", 8) == (1, 0, {"tech": 1})


def test_nor_does_that():
    """BD-9.a5/limit, BD-9.a11/limit"""
    assert brings("technical", 9, tech=2) == (1, 0, {})
    assert brings("harsh_environment", 8, tech=2) == (1, 0, {})


def test_leadership_training_brings_experience():
    """BD-9.a2/gains"""
    assert brings("leadership", 9, assignments=[]) == (2, 0, {})


def test_leadership_training_opens_the_officer_course():
    """BD-9.a2/opens, BD-9.a12/needs"""
    assert "officer" not in camp("Assignments", a={}).options
    passed = row(tried("leadership", 6, 3, assignments=[])).assignments
    assert "officer" in camp("Assignments", a={"assignments": list(passed)}).options


def test_the_officer_course():
    """BD-9.a12/gains"""
    assert brings("officer", 11, reactions=1) == (1, 0, {"reactions": 1})


def test_the_officer_course_does_not_go_beyond_two():
    """BD-9.a12/limit"""
    assert brings("officer", 11, reactions=2) == (1, 0, {})


def offered_commando(**fields):
    return "commando" in camp("Assignments", a=fields).options


def test_quick_characters_may_try_the_commando_course():
    """BD-9.a4/reactions"""
    assert offered_commando(reactions=2, combat=0)


def test_so_may_good_fighters():
    """BD-9.a4/combat"""
    assert offered_commando(reactions=1, combat=2)


def test_others_may_not():
    """BD-9.a4/neither"""
    assert not offered_commando(reactions=1, combat=1)


def test_the_commando_course():
    """BD-9.a4/gains"""
    assert brings("commando", 10) == (2, 0, {"reactions": 1, "combat": 1})


def test_the_commando_course_does_not_go_beyond_its_limits():
    """BD-9.a4/limit"""
    assert brings("commando", 10, reactions=3) == (2, 0, {"combat": 1})
    assert brings("commando", 10, combat=2) == (2, 0, {"reactions": 1})


def test_public_relations_and_instructing():
    """BD-9.a6/gains, BD-9.a7/gains"""
    assert brings("public_relations", 9) == (1, 1, {})
    assert brings("instructor", 10) == (2, 1, {})


def known(missions):
    options = camp("Assignments", a={"missions": missions}).options
    return [name for name in ("public_relations", "instructor") if name in options]


def test_they_are_for_those_with_four_missions():
    """BD-9.a6/missions, BD-9.a7/missions"""
    assert known(4) == ["public_relations", "instructor"]


def test_they_are_for_nobody_with_three():
    """BD-9.a6/before, BD-9.a7/before"""
    assert known(3) == []


def test_cross_training():
    """BD-9.a8"""
    assert brings("cross_training", 8) == (3, 0, {})


def test_a_survival_course():
    """BD-9.a10/gains"""
    assert brings("survival", 8) == (1, 0, {"toughness": 1, "speed": 1})


def test_who_is_tough_learns_only_to_run():
    """BD-9.a10/toughness"""
    assert brings("survival", 8, toughness=4) == (1, 0, {"speed": 1})


def test_who_runs_learns_only_to_be_tough():
    """BD-9.a10/speed"""
    assert brings("survival", 8, speed=5) == (1, 0, {"toughness": 1})


def test_one_assignment_is_tried_in_a_turn():
    """BD-9.a/one"""
    game = tried("marksman", 6, 6)
    assert game.seat == "b"
    assert game.choose("no").is_over


def test_an_assignment_that_was_passed_is_not_offered_again():
    """BD-9.a/passed"""
    assert "marksman" in camp("Assignments", a={}).options
    assert "marksman" not in camp("Assignments", a={"assignments": ["marksman"]}).options


def test_who_fails_has_none_in_this_turn():
    """BD-9.a/failed"""
    failed = tried("marksman", 1, 1)
    assert (failed.seat, row(failed).assignments) == ("b", ("leadership",))


def test_in_the_next_turn_it_may_be_tried_again():
    """BD-9.a/later"""
    failed = row(tried("marksman", 1, 1, assignments=[]))
    later = {"assignments": list(failed.assignments), "bonus": failed.bonus}
    game = camp("Assignments", a=later)
    assert (game.seat, "marksman" in game.options) == ("a", True)


def test_who_is_in_sick_bay_tries_none():
    """BD-9.a"""
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
