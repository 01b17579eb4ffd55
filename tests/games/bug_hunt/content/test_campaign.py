"""Between missions: assignments, injuries, who leaves, the operation, life, luck, sectors."""

from tests.games.bug_hunt.content.pages import row, values


def assignment(packaged, name):
    return values(packaged.assignments[name], "roll", "raises", "xp", "reputation")


def test_training_of_one_stat(packaged):
    """BD-9.a1 BD-9.a3 BD-9.a5 BD-9.a9 BD-9.a11"""
    assert assignment(packaged, "marksman") == (9, {"combat": 2}, 1, 0)
    assert assignment(packaged, "physical") == (8, {"speed": 6}, 1, 0)
    assert assignment(packaged, "technical") == (9, {"tech": 2}, 1, 0)
    assert assignment(packaged, "assault") == (10, {"combat": 2}, 1, 0)
    assert assignment(packaged, "harsh_environment") == (8, {"tech": 2}, 1, 0)


def test_assignments_that_ask_for_something(packaged):
    """BD-9.a4 BD-9.a6 BD-9.a7 BD-9.a12"""
    assert assignment(packaged, "commando") == (10, {"reactions": 3, "combat": 2}, 2, 0)
    assert assignment(packaged, "public_relations") == (9, {}, 1, 1)
    assert assignment(packaged, "instructor") == (10, {}, 2, 1)
    assert assignment(packaged, "officer") == (11, {"reactions": 2}, 1, 0)
    needs = {
        name: values(row, "missions", "needs", "needs_any")
        for name, row in packaged.assignments.items()
        if row.missions or row.needs or row.needs_any
    }
    assert needs == {
        "commando": (0, "", {"reactions": 2, "combat": 2}),
        "public_relations": (4, "", {}),
        "instructor": (4, "", {}),
        "officer": (0, "leadership", {}),
    }


def test_assignments_for_experience_and_survival(packaged):
    """BD-9.a2 BD-9.a8 BD-9.a10"""
    assert assignment(packaged, "leadership") == (9, {}, 2, 0)
    assert assignment(packaged, "cross_training") == (8, {}, 3, 0)
    assert assignment(packaged, "survival") == (8, {"toughness": 4, "speed": 5}, 1, 0)


def injury(packaged, roll, field="casualty"):
    spans = {name: getattr(row, field) for name, row in packaged.injuries.items()}
    (found,) = [name for name, s in spans.items() if s is not None and s.least <= roll <= s.most]
    return found


def test_injuries_of_casualties_and_of_the_lost(packaged):
    last = (5, 15, 24, 32, 40, 48, 80, 95, 100)
    assert [injury(packaged, roll) for roll in last] == list(packaged.injuries)
    lost = [injury(packaged, roll, "lost") for roll in (30, 31, 90, 91)]
    assert lost == ["dead", "knocked_out", "knocked_out", "hard_knocks"]


def test_who_leaves_and_how_long_the_others_stay(packaged):
    assert [row.id for row in packaged.injuries.values() if row.leaves] == ["dead", "crippled"]
    stays = {
        name: values(row.sick_bay, "count", "sides", "add")
        for name, row in packaged.injuries.items()
        if row.sick_bay
    }
    assert stays == {
        "leg_wound": (1, 3, 0),
        "arm_wound": (1, 3, 0),
        "head_wound": (1, 3, 1),
        "torso_wound": (1, 3, 1),
        "minor_wound": (0, 6, 1),
    }
    assert [row.id for row in packaged.injuries.values() if row.xp] == ["hard_knocks"]


def muster(packaged, missions):
    rows = packaged.muster.values()
    (found,) = [r for r in rows if r.missions.least <= missions <= r.missions.most]
    return found.roll, found.only_if_down


def test_nobody_leaves_early_and_few_before_the_tenth_mission(packaged):
    """BD-9.m1 BD-9.m2 BD-9.m3 BD-9.m4"""
    assert [muster(packaged, n) for n in (1, 4)] == [(13, False)] * 2
    assert [muster(packaged, n) for n in (5, 7)] == [(9, True)] * 2
    assert [muster(packaged, n) for n in (8, 9)] == [(9, False)] * 2
    assert [muster(packaged, n) for n in (10, 11)] == [(8, False)] * 2


def test_after_the_fifteenth_mission_everybody_leaves(packaged):
    """BD-9.m5 BD-9.m6 BD-9.m7 BD-9.m8"""
    assert [muster(packaged, n)[0] for n in (12, 13, 14, 15)] == [7, 6, 5, 0]


def test_what_stats_cost_and_how_far_they_go(packaged):
    """BD-9.s1 BD-9.s2 BD-9.s3 BD-9.s4 BD-9.s5"""
    tables = packaged.tables["core"]
    both = {stat: (cost, tables.stat_maxima[stat]) for stat, cost in tables.stat_costs.items()}
    assert both == {
        "reactions": (8, 4),
        "speed": (6, 8),
        "combat": (8, 3),
        "toughness": (8, 5),
        "tech": (6, 4),
    }


def test_fixed_escalation_and_the_weapons_to_choose_from(packaged):
    tables = packaged.tables["core"]
    assert tables.escalation_priority == (1, 1, 2, 2, 3, 4, 5, 6)
    assert tables.escalation_spawn == (0, 0, 1, 1, 2, 3, 3, 3)
    assert tables.loadout == ("combat_rifle", "shotgun", "boarding_sword")


PROGRESS = {
    -30: {"last_stand": True, "resets": True},
    1: {"modifier": -5},
    20: {"contacts": 1},
    21: {"modifier": -5, "if_objectives": "fewer_than_two"},
    55: {},
    56: {"modifier": 5, "if_objectives": "two_or_more"},
    80: {"xp_per_objective": True},
    81: {"modifier": 5},
    100: {"modifier": 5, "support": 1},
    101: {"reputation": 1, "leave": True, "resets": True},
}
PROGRESS_FIELDS = (
    "modifier", "if_objectives", "contacts", "support", "xp_per_objective", "reputation", "leave",
    "resets", "last_stand",
)  # fmt: skip


def test_how_the_operation_goes(packaged):
    found = {roll: row(packaged, "progress", roll) for roll in PROGRESS}
    effects = {
        roll: {field: getattr(r, field) for field in PROGRESS_FIELDS if getattr(r, field)}
        for roll, r in found.items()
    }
    assert effects == PROGRESS
    assert [r.id for r in found.values()] == list(packaged.progress)


def test_military_life_in_steps_of_five(packaged):
    rows = [row(packaged, "life", 5 * number) for number in range(1, 21)]
    assert [r.rolls.least for r in rows] == [*range(1, 100, 5)]
    assert [(r.event, r.amount) for r in rows] == [
        ("fight", 5),
        ("reputation", 1),
        ("priority", 1),
        ("arrest", -1),
        ("lose_xp", 2),
        ("longer_range", 1),
        ("nothing", 0),
        ("better_marks", 2),
        ("no_assignment", 0),
        ("good_care", 1),
        ("xp", 1),
        ("sick_bay", 1),
        ("detached", 1),
        ("buy_speed", 5),
        ("buy_combat", 5),
        ("nothing", 0),
        ("nothing", 0),
        ("favours", 2),
        ("reputation", -1),
        ("reputation", 1),
    ]


def test_when_strokes_of_luck_come(packaged):
    assert {row.effect: row.when for row in packaged.movie.values()} == {
        "barricade": "turn",
        "double_up": "figure",
        "escape": "after_battle",
        "evac": "evac",
        "extra_support": "support",
        "lucky_find": "figure",
        "reinforcements": "turn",
        "remove_contact": "turn",
        "survived": "injury",
        "guns_blazing": "figure",
    }


def sectors(packaged, *rolls):
    rows = [row(packaged, "sectors", roll) for roll in rolls]
    return [(r.factor, r.amount) for r in rows]


def test_sectors_up_to_80(packaged):
    """BD-9.z1 BD-9.z2 BD-9.z3 BD-9.z4 BD-9.z5"""
    assert sectors(packaged, 15, 30, 50, 65, 80) == [
        ("ambush_zone", 8),
        ("infiltration_point", 1),
        ("sheltered", 0),
        ("swarming", 1),
        ("obstructed", 0),
    ]


def test_sectors_up_to_100(packaged):
    """BD-9.z6 BD-9.z7"""
    assert sectors(packaged, 90, 100) == [("inaccessible", 1), ("hot_zone", 0)]


def test_what_aliens_do_to_sectors(packaged):
    last = (10, 21, 30, 39, 47, 56, 65, 73, 85, 100)
    moves = [row(packaged, "alien_moves", roll) for roll in last]
    assert [(r.move, r.amount) for r in moves] == [
        ("sector_falls", 3),
        ("ambush_zone", 0),
        ("obstructed", 0),
        ("infiltration_point", 0),
        ("less_support", 1),
        ("aggression", 1),
        ("contacts", 1),
        ("elite", 1),
        ("lose_support", 0),
        ("priority", 1),
    ]
