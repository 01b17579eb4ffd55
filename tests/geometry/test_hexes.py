"""Hexes and areas on the plane."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xenofront.geometry.hexes import areas
from xenofront.geometry.hexes import grid as hexes
from xenofront.geometry.hexes.grid import DIRECTIONS

places = st.tuples(st.integers(-30, 30), st.integers(-30, 30))


@given(places)
def test_an_id_is_read_back(place):
    assert hexes.parse(hexes.name(place)) == place
    assert hexes.name(place) is hexes.name(tuple(place))


@pytest.mark.parametrize("text", ["", "3", "3;1", " 3,1", "3,1,2", "-0,1", "03,1", "a,b"])
def test_what_is_no_hex_is_refused(text):
    with pytest.raises(ValueError, match="not a hex"):
        hexes.parse(text)


@given(places)
def test_directions_run_clockwise_and_back(place):
    around = hexes.neighbours(place)
    assert around == tuple(hexes.neighbour(place, d) for d in DIRECTIONS)
    assert [hexes.direction_between(place, there) for there in around] == list(DIRECTIONS)
    for there, following in zip(around, around[1:] + around[:1], strict=True):
        assert hexes.distance(place, there) == hexes.distance(there, following) == 1


def test_a_direction_needs_neighbours():
    with pytest.raises(ValueError, match="0,0 and 2,0"):
        hexes.direction_between((0, 0), (2, 0))


@given(places, st.integers(0, 5))
def test_rings_make_up_a_disc(centre, radius):
    ring = hexes.ring(centre, radius)
    assert len(ring) == len(set(ring)) == (6 * radius or 1)
    assert {hexes.distance(centre, place) for place in ring} == {radius}
    disc = hexes.disc(centre, radius)
    assert len(set(disc)) == len(disc) == 3 * radius * (radius + 1) + 1
    if radius:
        assert ring[0] == (centre[0] + radius, centre[1])
        assert hexes.ring(centre, 1) == hexes.neighbours(centre)


def test_a_line_runs_in_order():
    assert hexes.line((0, 0), (3, 0)) == ((0, 0), (1, 0), (2, 0), (3, 0))
    assert hexes.line((3, 0), (0, 0)) == ((3, 0), (2, 0), (1, 0), (0, 0))
    assert hexes.line((0, 0), (1, 1)) == ((0, 0), (1, 0), (0, 1), (1, 1))
    assert hexes.line((2, 2), (2, 2)) == ((2, 2),)


@given(places)
def test_every_hex_lies_in_one_area_of_seven(place):
    """GD-5.c GD-5.d"""
    centre = areas.centre_of(place)
    members = areas.area_hexes(centre)
    assert members[0] == centre
    assert place in members
    assert len(set(members)) == 7
    assert {areas.centre_of(member) for member in members} == {centre}
    assert [m for m in members if areas.residue(m) == 0] == [centre]


@given(places)
def test_an_area_has_six_others_around_it(place):
    centre = areas.centre_of(place)
    around = areas.neighbouring_centres(centre)
    beyond = {
        areas.centre_of(there) for h in areas.area_hexes(centre) for there in hexes.neighbours(h)
    }
    assert beyond == {centre, *around}
    assert {areas.lattice_distance(place, other) for other in around} == {1}


@given(places, places)
def test_lattice_distance_counts_area_steps(a, b):
    steps = areas.lattice_distance(a, b)
    assert steps == areas.lattice_distance(b, a)
    here, goal = areas.centre_of(a), areas.centre_of(b)
    if here != goal:
        nearer = [areas.lattice_distance(c, goal) for c in areas.neighbouring_centres(here)]
        assert min(nearer) == steps - 1


def test_only_a_centre_has_an_area_around_it():
    with pytest.raises(ValueError, match="1,0 is not the centre"):
        areas.area_hexes((1, 0))
