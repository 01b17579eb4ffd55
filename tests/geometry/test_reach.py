"""GD 7.2, 8.5.1 and 8.9: how far agents, aliens and signals get."""

import pytest

from tests.geometry.boards import position
from xenofront.geometry.hexes.board import FAR, Board
from xenofront.geometry.hexes.grid import HexId, disc, name, parse
from xenofront.geometry.hexes.terrain import Terrain

FIELD = Board(Terrain.of(map(name, disc((0, 0), 8))))
OPEN = FIELD.shut(())
ORIGIN = HexId("0,0")


def test_each_hex_costs_a_point():
    """GD-7.2.a GD-7.2.b"""
    here = position("A   B   C   D")
    assert here.reach("A", 2) == {"A": 0, "B": 1, "C": 2}
    assert here.reach("A", 0) == {"A": 0}
    assert len(FIELD.reach(ORIGIN, 4, OPEN)) == 61


def test_an_area_border_costs_nothing():
    """GD-5.e/movement"""
    here = position("*A   B ' C   D ' E")
    assert len({here.board.area_of[here.at[letter]] for letter in "BCE"}) == 3
    assert here.reach("A", 4) == {"A": 0, "B": 1, "C": 2, "D": 3, "E": 4}


def test_an_area_border_hides_nothing():
    """GD-5.e/sight"""
    here = position("*A   B ' C   D ' E")
    assert here.board.area_distance(here.at["A"], here.at["E"]) == 2
    assert here.sees("A", "E")


def test_an_obstacle_is_walked_round_or_bars_the_way():
    """GD-7.2.d"""
    here = position("A   B   C")
    assert here.reach("A", 2, "B") == {"A": 0}
    assert here.reach("A", 2, "B") == {"A": 0}
    assert here.reach("A", 1, "C") == {"A": 0, "B": 1}
    round_it = position("""
        A   B   C

          D   E
    """)
    assert round_it.reach("A", 3, "B") == {"A": 0, "D": 1, "E": 2, "C": 3}
    assert round_it.reach("A", 1, "A") == {"A": 0, "B": 1, "D": 1}


def test_forgetting_answers_changes_none(monkeypatch):
    monkeypatch.setattr("xenofront.geometry.hexes.board._REMEMBERED", 2)
    here = position("A   B   C   D")
    for _ in range(2):
        assert here.reach("A", 3, "C") == {"A": 0, "B": 1}
        assert here.reach("D", 3, "B") == {"D": 0, "C": 1}


def test_windows_and_barriers_stop_a_walking_agent():
    here = position("A = B ~ C")
    assert here.reach("A", 3) == {"A": 0}
    flown = here.board.reach(here.at["B"], 3, here.shut, over_barriers=True)
    assert here.letters(flown) == "BC"


def test_aliens_move_by_areas():
    """GD-5.g/alien GD-8.9.w"""
    walk = FIELD.walk(OPEN)
    assert list(walk.areas_within(ORIGIN, 0)) == ["0,0"]
    around = walk.areas_within(HexId("1,0"), 1)
    assert list(around.items())[:2] == [("0,0", 0), ("1,-3", 1)]
    assert len(around) == 7
    assert (
        walk.arrivals(ORIGIN, FIELD.area_of[HexId("2,1")], 1)
        == FIELD.members[FIELD.area_of[HexId("2,1")]]
    )
    assert walk.arrivals(ORIGIN, FIELD.area_of[HexId("4,2")], 1) == ()


def test_redeployment_stays_inside_the_area():
    here = position("""
          A   B

        C |*D   E

          F   G
    """)
    walk = here.board.walk(here.shut)
    assert here.letters(walk.redeployments(here.at["D"])) == "ABCDEFG"
    cut = position(r"""
          A   B
         \ / \ /
        C   *   D
         / \ / \
          E   F
    """)
    cut_walk = cut.board.walk(cut.shut)
    assert cut.letters(cut_walk.redeployments(cut.at["A"])) == "AB"
    assert cut.letters(cut_walk.redeployments(cut.at["C"])) == "CD"


def test_a_walled_area_is_left_and_entered_again():
    here = position("""
        .   A | B   .
               \\
          .   .   C   .
    """)
    walk = here.board.walk(here.shut)
    a, b = here.at["A"], here.at["B"]
    areas, hexes = walk.costs(a)[b]
    assert areas == walk.areas_to(a, b)
    assert hexes >= 2


def test_no_way_is_far():
    here = position("A   B | C   D")
    walk = here.board.walk(here.shut)
    assert walk.areas_to(here.at["A"], here.at["D"]) == FAR
    assert walk.routes(here.at["A"], here.at["D"]) == ()
    assert walk.steps_toward(here.at["A"], here.at["D"]) == ()
    assert here.at["D"] not in walk.costs(here.at["A"])
    assert walk.routes(here.at["A"], here.at["A"]) == ((),)


def test_each_step_toward_a_target_leaves_one_area_less():
    """GD-8.9.v"""
    walk = FIELD.walk(OPEN)
    target = HexId("5,-1")
    assert walk.areas_to(ORIGIN, target) == 2
    assert walk.steps_toward(ORIGIN, target) == ("3,-2", "2,1")
    for area in walk.steps_toward(ORIGIN, target):
        assert walk.areas_to(area, target) == 1
    assert walk.routes(ORIGIN, target) == (("3,-2", "5,-1"), ("2,1", "5,-1"))
    assert walk.steps_toward(target, target) == ()


def test_a_figure_halts_in_the_centre():
    """GD-8.5.1.c"""
    walk = FIELD.walk(OPEN)
    area = FIELD.area_of[HexId("2,1")]
    assert walk.stops(ORIGIN, area) == (area,)
    assert walk.stops(ORIGIN, area, toward=HexId("5,-1")) == (area,)


def test_a_figure_halts_elsewhere_when_the_centre_is_taken():
    """GD-8.5.1.d"""
    walk = FIELD.walk(OPEN)
    area = FIELD.area_of[HexId("2,1")]
    assert walk.stops(ORIGIN, area, occupied={area}) == FIELD.members[area][1:]
    assert walk.stops(ORIGIN, area, occupied=set(FIELD.members[area])) == ()


def test_a_figure_halts_on_the_way_to_its_target():
    """GD-8.5.1.d"""
    terrain = Terrain.of(
        map(name, disc((0, 0), 4)),
        # The east of the area around 2,1 is walled off from its centre.
        sides={
            "2,1|3,1": "wall",
            "3,0|3,1": "wall",
            "3,1|2,2": "wall",
        },
    )
    board = Board(terrain)
    walk = board.walk(board.shut(()))
    area = board.area_of[HexId("2,1")]
    beyond = HexId("4,0")
    from_centre = walk.stops(ORIGIN, area, toward=HexId("2,2"))
    assert from_centre == (area,)
    assert walk.areas_to(HexId("3,1"), beyond) == 1
    assert HexId("3,1") not in walk.arrivals(ORIGIN, area, 1)
    assert walk.stops(beyond, area, toward=HexId("3,1")) == (HexId("3,1"),)


@pytest.mark.parametrize("target", ["4,4", "-6,0"])
def test_routes_are_listed_once_and_in_order(target):
    walk = FIELD.walk(OPEN)
    routes = walk.routes(ORIGIN, HexId(target))
    order = {area: number for number, area in enumerate(FIELD.areas)}
    ranks = [[order[area] for area in route] for route in routes]
    assert ranks == sorted(ranks)
    assert len(set(routes)) == len(routes)
    assert {route[-1] for route in routes} == {FIELD.area_of[HexId(target)]}
    assert parse(routes[0][0]) in [(2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)]


def test_hexes_within_so_many_areas():
    walk = FIELD.walk(OPEN)
    for points in range(4):
        wanted = [place for place in FIELD.hexes if walk.areas_to(ORIGIN, place) <= points]
        assert walk.within(ORIGIN, FIELD.hexes, points) == wanted
    assert walk.within(ORIGIN, (), 3) == []


def test_a_route_is_the_first_of_the_shortest_every_time_it_is_asked():
    walk = FIELD.walk(OPEN)
    for place in FIELD.hexes:
        assert walk.route(ORIGIN, place) == walk.routes(ORIGIN, place)[0]
        assert walk.route(ORIGIN, place) == walk.routes(ORIGIN, place)[0]
