"""What does not fit together is refused, with file, line and field."""

import pytest

from tests.games.bug_hunt.content.pages import changed_copy, problems_after
from xenofront.content import loader
from xenofront.games.bug_hunt.content.references import ROLLED
from xenofront.games.bug_hunt.pack import PACK as BUG_HUNT

NAMES = [
    ("troopers.yaml", "[service_pistol]", "[service_pistel]", "profiles[main].weapons[0]"),
    ("troopers.yaml", "[shotgun, hand_cannon]", "[shotgun, cannon]", "troopers[reck].weapons[1]"),
    ("support.yaml", "profile: sarge", "profile: sarg", "support[sarge].profile"),
    ("support.yaml", "[[sniper_rifle]]", "[[rifle]]", "support[sharpshooter].weapons[0][0]"),
    ("support.yaml", "power_claw]]", "claw]]", "support[sarge].instead[0][1]"),
    ("support.yaml", "[lmg,", "[lmgs,", "support[weapons].arms[0]"),
    ("tables.yaml", "[combat_rifle,", "[combat_riffle,", "tables[core].loadout[0]"),
    ("campaign.yaml", "needs: leadership", "needs: leader", "assignments[officer].needs"),
    ("missions/quick_start.yaml", "worm]", "wurm]", "missions[quick_start].aliens[3]"),
    (
        "missions/first_contact.yaml",
        "feature: reactor",
        "feature: reaktor",
        "missions[first_contact].features[4].feature",
    ),
    (
        "missions/first_contact.yaml",
        "objective 6:",
        "objective 7:",
        "missions[first_contact].places.objective 7",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "field"), NAMES)
def test_an_unknown_name_is_found_where_it_stands(tmp_path, file, old, new, field):
    first = problems_after(tmp_path, file, old, new)[0]
    lines = (tmp_path / "bug_hunt" / file).read_text(encoding="utf-8").splitlines()
    assert (first.file, first.field) == (f"bug_hunt/{file}", field)
    assert new in lines[first.line - 1]
    assert first.text.startswith("no ")


TABLES = {
    "origins": ("creation.yaml", "{least: 10, most: 15}", "no row is for 10"),
    "training": ("creation.yaml", "{least: 31, most: 35}", "no row is for 31"),
    "history": ("creation.yaml", "{least: 41, most: 50}", "no row is for 41"),
    "aliens": ("aliens.yaml", "{least: 48, most: 51}", "no row is for 48"),
    "life": ("military_life.yaml", "{least: 6, most: 10}", "no row is for 6"),
    "sectors": ("joint_campaign.yaml", "{least: 16, most: 30}", "no row is for 16"),
    "alien_moves": ("joint_campaign.yaml", "{least: 11, most: 21}", "no row is for 11"),
    "locations": ("markers.yaml", "{least: 4, most: 5}", "no row is for 4"),
    "progress": ("campaign.yaml", "{least: 56, most: 75}", "no row is for 56"),
}


def shifted(span, least, most):
    """A span with its ends moved."""
    low, high = (int(word.split(": ")[1]) for word in span.strip("{}").split(", "))
    return f"{{least: {low + least}, most: {high + most}}}"


@pytest.mark.parametrize("kind", TABLES)
def test_a_hole_in_a_table_is_found(tmp_path, kind):
    file, span, text = TABLES[kind]
    (problem,) = problems_after(tmp_path, file, span, shifted(span, 1, 0))
    assert problem.field.startswith(f"{kind}[")
    assert problem.field.endswith("].rolls")
    assert (problem.file, problem.text) == (f"bug_hunt/{file}", text)
    lines = (tmp_path / "bug_hunt" / file).read_text(encoding="utf-8").splitlines()
    assert shifted(span, 1, 0) in lines[problem.line - 1]


@pytest.mark.parametrize("kind", TABLES)
def test_rows_that_overlap_are_found(tmp_path, kind):
    file, span, _ = TABLES[kind]
    (problem,) = problems_after(tmp_path, file, span, shifted(span, -1, 0))
    assert problem.field.startswith(f"{kind}[")
    assert problem.text.endswith("is for another row already")


@pytest.mark.parametrize("kind", sorted(ROLLED))
def test_every_table_reaches_from_its_first_number_to_its_last(packaged, kind):
    least, most = ROLLED[kind]
    spans = [row.rolls for row in getattr(packaged, kind).values()]
    numbers = [n for span in spans for n in range(span.least, span.most + 1)]
    assert numbers == [*range(least, most + 1)]


ENDS = [
    ("{least: 95, most: 100}", "{least: 95, most: 99}", "aliens[weed].rolls", "no row is for 100"),
    ("{least: 95, most: 100}", "{least: 95, most: 101}", "aliens[weed].rolls", "101 is more"),
    ("{least: 1, most: 8}", "{least: 0, most: 8}", "aliens[vent_crawler].rolls", "0 is less"),
    ("{least: 1, most: 8}", "{least: 2, most: 8}", "aliens[vent_crawler].rolls", "no row is for 1"),
    ("{least: 14, most: 19}", "{least: 14, most: 9}", "aliens[face_ripper].rolls", "the least, 14"),
]


@pytest.mark.parametrize(("old", "new", "field", "text"), ENDS)
def test_the_ends_of_a_table_are_looked_at(tmp_path, old, new, field, text):
    problem = problems_after(tmp_path, "aliens.yaml", old, new)[0]
    assert problem.field == field
    assert problem.text.startswith(text)


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("casualty: {least: 16,", "casualty: {least: 17,", "injuries[leg_wound].casualty"),
        ("lost: {least: 31,", "lost: {least: 29,", "injuries[knocked_out].lost"),
        ("missions: {least: 8,", "missions: {least: 9,", "muster[veteran].missions"),
        ("roll: 13  #", "roll: 14  #", "muster[recruit].roll"),
        ("roll: 11  #", "roll: 13  #", "assignments[officer].roll"),
    ],
)
def test_the_other_tables_of_a_campaign_are_looked_at_too(tmp_path, old, new, field):
    fields = [problem.field for problem in problems_after(tmp_path, "campaign.yaml", old, new)]
    assert fields == [field]


FEATURES = [
    ("size: [6000, 500]", "size: [6000, 0]", "features[wall].size"),
    ("gap: true", "gap: true\n    doors: 1", "features[trench].doors"),
    ("size: [8000, 1000]\n    height: 1000", "size: [8000, 1000]", "features[pipe_run].climbable"),
]


@pytest.mark.parametrize(("old", "new", "field"), FEATURES)
def test_features_that_make_no_sense_are_refused(tmp_path, old, new, field):
    fields = [problem.field for problem in problems_after(tmp_path, "terrain.yaml", old, new)]
    assert fields == [field]


@pytest.mark.parametrize("kind", ["linear", "individual", "block", "interior"])
def test_only_areas_and_fields_can_be_difficult(tmp_path, kind):
    """BX-14/difficult"""
    old, new = "kind: area\n    size: [6000, 6000]", f"kind: {kind}\n    size: [6000, 6000]"
    (problem,) = problems_after(tmp_path, "terrain.yaml", old, new)
    assert (problem.field, problem.text) == (
        "features[wood].difficult",
        "only areas and fields can be difficult",
    )


def test_a_gap_is_a_field(tmp_path):
    old, new = "kind: field\n    size: [6000, 1500]", "kind: linear\n    size: [6000, 1500]"
    (problem,) = problems_after(tmp_path, "terrain.yaml", old, new)
    assert problem.field == "features[trench].gap"


MISSION = "missions/first_contact.yaml"
ON_TABLE = [
    ("pool, at: [28000, 28000]", "pool, at: [32000, 28000]", "features[9].at"),
    ("[6000, 15000], turned: true", "[33000, 15000]", "features[3].at"),
    ("at: [3000, 4000]", "at: [-1, 4000]", "features[0].at"),
    ("[27000, 23000]", "[27000, 36001]", "places.objective 6"),
    ("priority: 1", "priority: 7", "priority"),
    ("priority: 1", "priority: 1\n    table: [36000, 100000000]", "table"),
    ("objectives: [scout, patrol, secure]", "objectives: []", "objectives"),
]


@pytest.mark.parametrize(("old", "new", "field"), ON_TABLE)
def test_what_a_mission_names_must_be_possible(tmp_path, old, new, field):
    fields = [problem.field for problem in problems_after(tmp_path, MISSION, old, new)]
    assert fields == [f"missions[first_contact].{field}"]


def test_all_six_places_or_none(tmp_path):
    old = "      objective 6: [27000, 23000]\n"
    (problem,) = problems_after(tmp_path, MISSION, old, "")
    assert (problem.field, problem.text) == (
        "missions[first_contact].places",
        "'objective 6' is missing",
    )


@pytest.mark.parametrize(
    ("file", "old", "new", "text"),
    [
        ("weapons.yaml", "range: 14  # BD-4.1\n    ", "", "a weapon that shoots needs a range"),
        ("weapons.yaml", "  - id: overheat", "  - id: boil", "no trait is called 'overheat'"),
        ("support.yaml", "roll: 7  # BD-5.1\n", "roll: 13\n", "must be within 2 and 12"),
        ("support.yaml", "profile: militia\n    ", "", "figures need a profile"),
        ("troopers.yaml", "save: 5  # BD-3.p1\n", "save: 1\n", "must be 2 to 6, or 0 for none"),
        ("tables.yaml", "reactions: 8  # BD-9.s1\n      ", "", "'reactions' is missing"),
        ("tables.yaml", "3, 3, 3]", "3, 3]", "must be as long as escalation_priority"),
        ("tables.yaml", "Zawadzki", "Yilmaz", "'Yilmaz' is written twice"),
    ],
)
def test_numbers_that_cannot_be_are_refused(tmp_path, file, old, new, text):
    (problem,) = problems_after(tmp_path, file, old, new)
    assert problem.text == text
    assert problem.file == f"bug_hunt/{file}"


def test_a_second_entry_of_tables_is_refused(tmp_path):
    whole = (BUG_HUNT.folder / "tables.yaml").read_text(encoding="utf-8")
    second = whole.split("tables:\n")[1].replace("id: core", "id: more")
    problems = problems_after(tmp_path, "tables.yaml", whole, whole + second)
    assert [problem.field for problem in problems] == ["tables[more].id"]


def test_a_copy_without_changes_is_in_order(tmp_path):
    copy = changed_copy(tmp_path, "tables.yaml", "Zawadzki", "Zielinski")
    assert "Zielinski" in loader.load(BUG_HUNT, (copy,), packaged=False).tables["core"].surnames
