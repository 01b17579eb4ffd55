"""The table and its terrain."""

from itertools import combinations
from random import Random

import pytest

from tests.games.bug_hunt.rules.table import new_game, table
from xenofront.games.bug_hunt.rules.ch1_setup.terrain import outline
from xenofront.geometry.plane.exact import point


def built(seed, *small, **more):
    """A table made with random draws."""
    game = table(troopers={"ann": "1,1"}, open={"do": "BuildTable"}, **more)
    dice = Random(seed)
    while game.game.pending is not None:
        known = small and game.asked == "small_features"
        game.dice(small[0] if known else dice.choice(game.options))
    return game


def sizes(game):
    """The numbers of large and of small features."""
    features = game.state.box.features
    large = [features[placed.feature].large for placed in game.state.terrain]
    return large.count(True), large.count(False)


@pytest.mark.parametrize("seed", range(6))
def test_ten_large_and_five_to_ten_small_features(seed):
    """BD-7.s1"""
    assert sizes(built(seed, 1)) == (10, 5)
    assert sizes(built(seed, 6)) == (10, 10)


@pytest.mark.parametrize("seed", range(3))
def test_features_lie_on_the_table_and_two_inches_apart(seed):
    """BD-7.s1"""
    game = built(seed)
    boxes = [outline(game.state, placed) for placed in game.state.terrain]
    for left, top, right, bottom in boxes:
        assert min(left, top) >= 0
        assert max(right, bottom) <= 36_000
    for a, b in combinations(boxes, 2):
        gaps = (b[0] - a[2], a[0] - b[2], b[1] - a[3], a[1] - b[3])
        assert max(gaps) >= 2_000


def wanting(*terrain):
    """One more large feature is wanted for the first sector, and it is a reactor."""
    return table(
        troopers={"ann": "34,34"},
        terrain=terrain,
        open={"do": "BuildTable", "left": [0], "step": "choose_large"},
    ).dice("reactor", "0")


def test_a_feature_lies_in_its_sector_or_where_there_is_room():
    """BD-7.s1"""
    assert all(max(point(at)) <= 8_000 for at in wanting().options)
    crowded = wanting("ruin 3,3")
    assert crowded.asked == "feature_place"
    assert all(max(point(at)) > 8_000 for at in crowded.options)


def test_a_feature_may_lie_just_two_inches_from_another():
    """BD-7.s1"""
    places = wanting("ruin 12,0").options
    assert "6,0" in places
    assert "6.5,0" not in places


def test_a_feature_may_be_turned():
    """BD-7.s1"""
    for turned in ("0", "90"):
        game = table(
            troopers={"ann": "34,34"},
            open={"do": "BuildTable", "left": [0], "step": "choose_large"},
        ).dice("pipe_run", turned, "0,0")
        assert game.state.terrain[0].turned == (turned == "90")


def test_a_feature_without_any_room_makes_way_for_another():
    """BD-7.s1"""
    fives = (0, 7.5, 15, 22.5, 30)
    packed = wanting(*(f"ruin {x},{y}" for y in fives for x in fives))
    assert packed.asked == "large_feature"
    assert "reactor" not in packed.options
    assert "rock" in packed.options


def test_a_small_table_has_fewer():
    """BD-7.s1"""
    game = built(1, options={"small_table": True}, size=[24_000, 24_000])
    assert sizes(game) == (5, 4)
    boxes = [outline(game.state, placed) for placed in game.state.terrain]
    assert max(max(box) for box in boxes) <= 24_000


def test_a_table_is_three_feet_wide_or_two():
    """BD-7.s1"""
    assert tuple(new_game().state.size) == (36_000, 36_000)
    assert tuple(new_game(small_table=True).state.size) == (24_000, 24_000)
