"""Terrain, and the missions that come with the package."""

import re
from itertools import combinations

import pytest

from xenofront.games.bug_hunt.content.catalogue import Mission

INCH = 1000


def test_features_have_their_kinds_and_sizes(packaged):
    found = {name: (row.kind, *row.size) for name, row in packaged.features.items() if row.large}
    assert found == {
        "rock": ("block", 4000, 3000),
        "container": ("block", 6000, 2500),
        "ruin": ("interior", 6000, 6000),
        "wood": ("area", 6000, 6000),
        "rubble": ("area", 5000, 4000),
        "pool": ("field", 5000, 5000),
        "wall": ("linear", 6000, 500),
        "pipe_run": ("linear", 8000, 1000),
        "crate_stack": ("block", 3000, 3000),
        "reactor": ("block", 4000, 4000),
        "trench": ("field", 6000, 1500),
    }
    small = [row for row in packaged.features.values() if not row.large]
    assert [row.id for row in small] == ["barrel", "crate", "tree", "console", "pillar"]
    assert {(row.kind, row.size) for row in small} == {("individual", (INCH, INCH))}


def test_heights_of_what_can_be_climbed(packaged):
    heights = {name: row.height for name, row in packaged.features.items() if row.climbable}
    assert heights == {
        "rock": 2000,
        "container": 3000,
        "wall": 1000,
        "pipe_run": 1000,
        "crate_stack": 2000,
        "barrel": 1000,
        "crate": 1000,
    }
    assert all(row.climbable or not row.height for row in packaged.features.values())


def test_ground_that_slows_doors_and_a_gap(packaged):
    rows = packaged.features.values()
    assert [row.id for row in rows if row.difficult] == ["wood", "rubble", "pool"]
    assert [row.id for row in rows if row.gap] == ["trench"]
    assert {row.id: (row.doors, row.windows) for row in rows if row.doors or row.windows} == {
        "ruin": (2, 2)
    }


def test_the_random_mission_gives_nothing(packaged):
    mission, names = packaged.missions["random"], ("id", "name", "de", "briefing", "briefing_de")
    given = {field: getattr(mission, field) for field in (*names, "confidence")}
    assert mission == Mission(**given)


def test_the_quick_start(packaged):
    mission = packaged.missions["quick_start"]
    assert mission.priority == 2
    assert mission.aliens == ("vent_crawler", "slitherer", "horde", "worm")
    assert mission.features is None
    assert mission.objectives is None


@pytest.mark.parametrize("name", ["random", "quick_start", "first_contact"])
def test_briefings_have_three_to_five_sentences_in_both_languages(packaged, name):
    mission = packaged.missions[name]
    for text in (mission.briefing, mission.briefing_de):
        assert 3 <= len(re.findall(r"[.!?](?: |$)", text)) <= 5
    assert mission.briefing != mission.briefing_de


# -- the table of the first mission ----------------------------------------------------------------


def outlines(packaged, mission):
    for placed in mission.features:
        width, depth = packaged.features[placed.feature].size
        if placed.turned:
            width, depth = depth, width
        x, y = placed.at
        yield placed.feature, (x, y, x + width, y + depth)


def apart(a, b):
    """The square of the distance of two rectangles."""
    x, y = max(a[0] - b[2], b[0] - a[2], 0), max(a[1] - b[3], b[1] - a[3], 0)
    return x * x + y * y


@pytest.fixture
def first(packaged):
    return packaged.missions["first_contact"]


def test_the_first_table_has_ten_large_features_and_some_small_ones(packaged, first):
    large = [packaged.features[placed.feature].large for placed in first.features]
    assert large.count(True) == 10
    assert 5 <= large.count(False) <= 10
    assert first.guided
    assert first.table == (36 * INCH, 36 * INCH)


def test_features_of_the_first_table_lie_two_inches_apart(packaged, first):
    for (one, a), (other, b) in combinations(outlines(packaged, first), 2):
        assert apart(a, b) >= (2 * INCH) ** 2, f"{one} and {other}"


def test_objectives_of_the_first_table_lie_free_and_away_from_edges(packaged, first):
    assert list(first.places) == [f"objective {number}" for number in range(1, 7)]
    boxes = list(outlines(packaged, first))
    for name, (x, y) in first.places.items():
        assert min(x, y) >= 6 * INCH
        assert max(x, y) <= 30 * INCH
        assert all(apart((x, y, x, y), box) >= INCH**2 for _, box in boxes), name


def test_objectives_of_the_first_mission_need_no_tech(first):
    assert set(first.objectives) <= {"patrol", "scout", "secure"}
