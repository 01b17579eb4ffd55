"""Objectives, tactical locations, signals and the first contacts."""

from itertools import combinations
from random import Random

import pytest

from tests.games.bug_hunt.rules.ch1_setup.setting import first_contact, squad
from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch1_setup.markers import objective_places
from xenofront.geometry.plane.exact import Point, squared

KINDS = ("patrol", "scout", "secure", "retrieve", "beacon", "hack")


def objectives(*dice, **more):
    return table(troopers={"ann": "18,34"}, open={"do": "RollObjectives"}, **more).dice(*dice)


def found(game):
    return {name: (row.kind, row.worth) for name, row in game.state.objectives.items()}


def test_three_dice_say_which_places_keep_an_objective():
    """BD-7.s2"""
    game = objectives(1, 4, 6, 1, 1, 1)
    assert game.is_over
    assert list(game.state.objectives) == ["patrol-1", "patrol-4", "patrol-6"]


def test_a_pair_is_vital_and_a_triple_critical():
    """BD-7.s2"""
    game = objectives(2, 5, 2, 1, 3)
    assert found(game) == {"patrol-2": ("patrol", 2), "secure-5": ("secure", 1)}
    assert found(objectives(4, 4, 4, 6)) == {"hack-4": ("hack", 3)}


@pytest.mark.parametrize(("face", "kind"), list(enumerate(KINDS, start=1)))
def test_a_die_says_what_kind_an_objective_is(face, kind):
    """BD-7.o"""
    assert found(objectives(3, 3, 3, face)) == {f"{kind}-3": (kind, 3)}


def rolled_table(seed, edge, **more):
    """Random terrain and the six places for objectives on it."""
    game = table(troopers={"ann": "1,1"}, open={"do": "BuildTable"}, edge=edge, **more)
    dice = Random(seed)
    while game.game.pending is not None:
        game.dice(dice.choice(game.options))
    return game.state, objective_places(game.state)


def distances(state, edge, place):
    """From all edges, and from the nearest trooper there could be."""
    x, y = place
    away = {"left": x, "top": y, "right": state.size.x - x, "bottom": state.size.y - y}
    return min(away.values()), away[edge] - 3_000


@pytest.mark.parametrize("edge", ["top", "right", "bottom", "left"])
@pytest.mark.parametrize("seed", range(3))
def test_places_keep_away_from_the_edges_and_from_the_squad(seed, edge):
    """BD-7.s2, BD-7.s9"""
    state, places = rolled_table(seed, edge)
    assert len(set(places)) == 6
    assert all(squared(a, b) > 4_000**2 for a, b in combinations(places, 2))
    for place in places:
        from_edges, from_troops = distances(state, edge, place)
        assert from_edges >= 6_000
        assert from_troops >= 12_000


def test_a_place_that_is_covered_moves_but_not_toward_an_edge():
    """BD-7.s2, BD-7.s9"""
    state = table(troopers={"ann": "1,1"}, terrain=["reactor 3.5,5"], edge="bottom").state
    assert objective_places(state)[0] == Point(8_000, 6_000)
    state = table(troopers={"ann": "1,1"}, terrain=["reactor 4,18.5"], edge="bottom").state
    assert objective_places(state)[3] == Point(6_000, 18_000)


@pytest.mark.parametrize("edge", ["top", "right", "bottom", "left"])
def test_on_a_small_table_everything_is_nearer(edge):
    """BD-7.s2, BD-7.s9"""
    small = {"options": {"small_table": True}, "size": [24_000, 24_000]}
    state, places = rolled_table(1, edge, **small)
    assert len(set(places)) == 6
    assert min(distances(state, edge, place)[0] for place in places) >= 4_000
    assert min(distances(state, edge, place)[1] for place in places) >= 9_000


@pytest.mark.parametrize("edge", ["top", "right", "bottom", "left"])
def test_the_places_of_a_mission_are_shifted_to_the_far_edge_if_need_be(edge):
    """BD-7.s9"""
    state = table(troopers={"ann": "1,1"}, mission="first_contact", edge=edge).state
    places = objective_places(state)
    assert all(distances(state, edge, place)[1] >= 12_000 for place in places)
    second = {"top": (18_000, 30_000), "bottom": (18_000, 10_000)}
    if edge in second:
        assert places[1] == second[edge]


def test_the_squad_comes_from_a_random_edge():
    """BD-7.s9"""
    game = first_contact()
    assert (game.asked, game.options) == ("deployment_edge", ("top", "right", "bottom", "left"))
    assert game.dice("left").state.edge == "left"


# -- tactical locations and contacts ---------------------------------------------------------------

THREE = {
    "patrol-1": {"at": "6,6", "kind": "patrol"},
    "scout-2": {"at": "18,6", "kind": "scout", "worth": 2},
    "hack-5": {"at": "18,18.5", "kind": "hack"},
}


def markers(*dice, **more):
    fields = {"objectives": THREE, **more}
    troops = {"ann": {"at": "0,0", "fate": "reserve"}}
    return table(troopers=troops, open={"do": "PlaceMarkers"}, **fields).dice(*dice)


def contacts(game):
    return sorted(row.at for row in game.state.contacts.values())


CENTRE = Point(18_000, 18_000)
ON_OBJECTIVES = sorted([Point(6_000, 6_000), Point(18_000, 6_000), Point(18_000, 18_500)])


def test_six_locations_two_inches_from_objectives():
    """BD-7.s8"""
    game = markers()
    places = [row.at for row in game.state.locations.values()]
    assert (len(places), game.state.signals) == (6, {})
    assert all(squared(a, b) > 9_000**2 for a, b in combinations(places, 2))
    assert all(squared(a, b) > 2_500**2 for a in places for b in ON_OBJECTIVES)


def test_a_location_keeps_away_from_an_objective_in_the_corner():
    """BD-7.s8"""
    corner = markers().state.locations["location-1"].at
    at = f"{corner.x / 1000},{corner.y / 1000}"
    crowded = markers(objectives={"scout-1": {"at": at, "kind": "scout"}})
    places = [row.at for row in crowded.state.locations.values()]
    assert all(squared(place, corner) > 2_500**2 for place in places)


@pytest.mark.parametrize("face", [1, 4, 6])
def test_some_of_them_are_signals_if_that_is_played(face):
    """BD-7.s8"""
    state = markers(face, options={"signals": True}).state
    assert (len(state.signals), len(state.locations)) == (face, 6 - face)


def test_a_small_table_has_four():
    """BD-7.s8"""
    small = {"options": {"small_table": True, "signals": True}, "size": [24_000, 24_000]}
    state = markers(6, objectives={}, **small).state
    assert (len(state.signals), len(state.locations)) == (4, 0)


def test_a_contact_on_each_objective_and_one_at_the_centre():
    """BD-7.s8, BD-7.d3"""
    assert contacts(markers()) == sorted([*ON_OBJECTIVES, CENTRE])


@pytest.mark.parametrize(
    ("difficulty", "at_centre"),
    [("easy", 0), ("light", 0), ("normal", 1), ("hard", 2), ("nightmare", 2)],
)
def test_the_difficulty_changes_the_contacts_at_the_centre_only(difficulty, at_centre):
    """BR-24/centre, BD-7.d1/contacts, BD-7.d2, BD-7.d4/contacts, BD-7.d5/contacts"""
    game = markers(options={"difficulty": difficulty})
    assert contacts(game) == sorted([*ON_OBJECTIVES, *[CENTRE] * at_centre])


@pytest.mark.parametrize("difficulty", ["easy", "light", "normal", "hard", "nightmare"])
def test_contacts_on_objectives_are_the_same_on_all_levels(difficulty):
    """BR-24/objectives"""
    found = contacts(markers(options={"difficulty": difficulty}))
    assert [at for at in found if at != CENTRE] == sorted(ON_OBJECTIVES)


def test_each_level_has_its_row():
    """BD-7.d"""
    rows = markers().state.box.difficulties
    found = {name: (row.contacts, row.aliens, row.support) for name, row in rows.items()}
    assert found == {
        "easy": (-1, -1, 2),
        "light": (-1, 0, 0),
        "normal": (0, 0, 0),
        "hard": (1, 1, 0),
        "nightmare": (1, 1, 0),
    }
    assert [name for name, row in rows.items() if row.contact_per_six] == ["nightmare"]
    assert {name: row.least_contacts for name, row in rows.items() if row.least_contacts} == {
        "nightmare": 3
    }


@pytest.mark.parametrize(("difficulty", "number"), [("easy", 2), ("normal", 3), ("hard", 4)])
def test_each_level_has_its_number_of_aliens(difficulty, number):
    """BD-7.d3"""
    reveal = {"do": "RevealAliens", "at": [18_000, 18_000]}
    game = table(troopers={"ann": "1,1"}, open=reveal, options={"difficulty": difficulty}).dice(2)
    assert len(game.state.aliens) == number


@pytest.mark.parametrize(("difficulty", "points"), [("easy", 4), ("normal", 2)])
def test_the_easiest_level_has_more_support(difficulty, points):
    """BD-7.d1/support, BD-5.points/easy"""
    game = table(
        troopers={"ann": "18,34"},
        open={"do": "RequestSupport"},
        priority=2,
        options={"difficulty": difficulty},
    )
    assert game.state.support_left == points


def turn_with(number):
    """A turn of the hardest level ends with some contacts."""
    return table(
        troopers={"ann": "1,34"},
        contacts={f"c{n}": {"at": f"{30 - n},5"} for n in range(number)},
        open={"do": "LeastContacts"},
        options={"difficulty": "nightmare"},
    )


def test_in_the_hardest_missions_there_are_always_three_contacts():
    """BD-7.d5/least"""
    game = turn_with(2).dice("right")
    assert Point(36_000, 18_000) in contacts(game)
    assert (game.is_over, len(game.state.contacts)) == (True, 3)


def test_three_contacts_are_enough():
    """BD-7.d5/enough"""
    game = turn_with(3)
    assert (game.is_over, len(game.state.contacts)) == (True, 3)


# -- deployment ------------------------------------------------------------------------------------


def deploying(edge="bottom", terrain=(), **more):
    troops = {name: {"at": "0,0", "fate": "reserve"} for name in ("ann", "bob", "cid")}
    return table(troopers=troops, open={"do": "Deploy"}, edge=edge, terrain=terrain, **more)


@pytest.mark.parametrize(
    ("edge", "near", "far"),
    [
        ("top", "18,2.5", "18,2.501"),
        ("bottom", "18,33.5", "18,33.499"),
        ("left", "2.5,18", "2.501,18"),
        ("right", "33.5,18", "33.499,18"),
    ],
)
def test_the_squad_is_set_up_within_three_inches_of_its_edge(edge, near, far):
    """BD-7.s9"""
    game = deploying(edge)
    assert game.refusal(f"to {far}") == "BD-7.s9"
    assert game.choose(f"to {near}").at("ann") == near


def test_nobody_is_set_up_on_another_or_in_something_solid():
    """BD-7.s9"""
    game = deploying(terrain=["reactor 20,32"]).choose("to 18,34")
    assert game.refusal("to 18.9,34") == "BD-7.s9"
    assert game.refusal("to 22,34") == "BD-7.s9"
    assert game.refusal("from 10,34") == "BD-7.s9"
    assert game.refusal("to nowhere") == "BD-7.s9"
    assert game.refusal("to 19,34") is None


@pytest.mark.parametrize("edge", ["top", "right", "bottom", "left"])
def test_the_rest_is_put_in_line(edge):
    """BD-7.s9"""
    game = deploying(edge).choose("rest")
    assert game.is_over
    places = [game.trooper(name).at for name in ("ann", "bob", "cid")]
    assert all(squared(a, b) >= 1_000**2 for a, b in combinations(places, 2))
    for place in places:
        assert distances(game.state, edge, place)[1] <= -500
    assert all(row.fate == "table" for row in game.state.troopers.values())


def test_a_large_force_finds_room():
    """BD-7.s9"""
    troops = {f"t{n}": {"at": "0,0", "fate": "reserve"} for n in range(40)}
    small = {"size": [24_000, 24_000], "options": {"small_table": True}}
    game = table(troopers=troops, open={"do": "Deploy"}, edge="top", **small).choose("rest")
    places = [row.at for row in game.state.troopers.values()]
    assert all(squared(a, b) >= 1_000**2 for a, b in combinations(places, 2))
    assert max(place.y for place in places) <= 2_500


def test_the_whole_squad_comes_onto_the_table():
    """BD-7.s9"""
    game = first_contact("top", 1, 2, 3, support="none", carried=squad())
    game.choose(*["shotgun"] * 3, "no", "rest")
    assert all(row.at.y <= 2_500 for row in game.state.troopers.values())
    near = [row.at.y for row in game.state.objectives.values()]
    assert min(near) >= 15_000
