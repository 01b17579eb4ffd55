"""GD 5.1, 5.2 and 5.2.1: who sees whom."""

import pytest

from tests.geometry.boards import position
from xenofront.geometry.hexes.grid import DIRECTIONS, disc
from xenofront.geometry.hexes.sight import Blocker, in_front


def test_open_ground_hides_nothing():
    """GD-5.2.b/clear"""
    here = position("A   .   .   .   B")
    assert here.sees("A", "B")
    assert here.sees("B", "A")


def test_a_blocked_side_stops_sight():
    """GD-5.2.b/side"""
    assert not position("A   . | .   B").sees("A", "B")


def test_a_blocked_hex_stops_sight():
    """GD-5.2.b/hex"""
    assert not position("A   ##  B").sees("A", "B")


def test_an_edge_hex_stops_sight():
    """GD-5.2.b/edge"""
    assert not position("A   ::  B").sees("A", "B")


def test_a_door_stops_sight_from_afar():
    """GD-5.2.b/door"""
    assert not position("A   . + .   B").sees("A", "B")


def test_a_wall_blocks_sight():
    """GD-5.1.c"""
    here = position("C   A | B   D")
    assert not here.sees("A", "B")
    assert not here.sees("C", "D")
    assert here.sees("C", "A")


def test_sight_runs_from_centre_to_centre():
    """GD-5.2.a"""
    passed = position("""
        A   . | .

          . | .   B
    """)
    assert passed.sees("A", "B")
    crossed = position("""
        A   .   .
             /
          .   .   B
    """)
    assert not crossed.sees("A", "B")


def test_a_line_that_touches_a_corner_is_blocked():
    """GD-5.2.c/corner"""
    for above, below in (("\\", ""), ("  /", ""), ("", "/"), ("", "  \\")):
        here = position(f"  A\n {above}\n.   .\n {below}\n  B")
        assert not here.sees("A", "B")
    assert position("  A\n\n.   .\n\n  B").sees("A", "B")


def test_a_line_along_a_wall_is_blocked():
    """GD-5.2.c/along"""
    here = position("""
          A

        . | .

          B
    """)
    assert not here.sees("A", "B")


def test_one_cannot_shoot_past_the_corner_of_a_blocked_hex():
    """GD-5.2.c/corner"""
    here = position("""
          A

        ##  .

          B
    """)
    assert not here.sees("A", "B")


@pytest.mark.parametrize(("side", "sketch"), [("/", "A   .\n /\n  B"), ("\\", "  A\n \\\nB")])
def test_a_line_across_a_slanting_wall_is_blocked(side, sketch):
    """GD-5.1.c"""
    assert not position(sketch).sees("A", "B")
    assert position(sketch.replace(side, " ")).sees("A", "B")


def test_a_door_hides_what_lies_behind_it_from_afar():
    """GD-5.1.f"""
    here = position("A   C + B")
    assert not here.sees("A", "B")
    assert here.sees("C", "B")
    assert here.sees("A", "C")


def test_a_viewer_beside_a_side_door_sees_through_it():
    """GD-5.1.g"""
    here = position("A   B + C   D")
    assert here.sees("B", "D")
    assert here.sees("C", "A")


def test_sight_through_a_door_can_be_one_way():
    """GD-5.1.i"""
    here = position("A + .   B")
    assert here.sees("A", "B")
    assert not here.sees("B", "A")


def test_a_viewer_sees_through_its_own_door_only():
    """GD-5.1.f GD-5.1.g"""
    here = position("A + B + C")
    assert not here.sees("A", "C")
    assert here.sees("B", "A")
    assert here.sees("B", "C")


def test_from_a_door_hex_one_sees_out_on_all_sides():
    """GD-5.1.h"""
    here = position("A   .  +B   .   C")
    assert here.sees("B", "A")
    assert here.sees("B", "C")
    assert not here.sees("A", "C")


def test_a_figure_in_a_doorway_is_seen_from_afar():
    """GD-5.1.f"""
    here = position("A   .  +B   C  +D")
    assert here.sees("A", "B")
    assert not here.sees("A", "C")
    assert not here.sees("A", "D")


def test_a_locked_door_blocks_sight_even_for_one_beside_it():
    """GD-5.1.k"""
    here = position("A   B % C   D")
    assert not here.sees("B", "C")
    assert not here.sees("C", "B")
    assert not here.sees("A", "D")
    unlocked = here.board.shut(())
    assert here.board.sees(here.at["B"], here.at["C"], unlocked)


def test_a_locked_door_hex_is_like_a_blocked_hex():
    """GD-5.1.k"""
    here = position("A  %B   C")
    assert not here.sees("A", "B")
    assert not here.sees("B", "C")
    assert not here.sees("A", "C")
    assert here.sees("B", "B")


@pytest.mark.parametrize("row", ["A ! B", "A  !.   B"])
def test_a_blocked_door_blocks_sight(row):
    """GD-5.1.o/door"""
    here = position(row)
    assert not here.sees("A", "B")
    assert not here.sees("B", "A")


@pytest.mark.parametrize("row", ["A @ B", "A   . @ .   B"])
def test_a_blocked_window_blocks_sight(row):
    """GD-5.1.o/window"""
    here = position(row)
    assert not here.sees("A", "B")
    assert not here.sees("B", "A")


def test_a_window_hides_nothing_from_any_distance():
    """GD-5.1.r"""
    here = position("A   .   C = D   .   B")
    assert here.sees("A", "B")
    assert here.sees("B", "A")
    assert here.sees("C", "D")


def test_a_barrier_hides_nothing():
    """GX-5.1.d"""
    here = position("A   . ~ .   B")
    assert here.sees("A", "B")


def test_edge_hexes_block_sight():
    """GD-5.1.v GD-5.n/sight"""
    assert position("A   .   B").sees("A", "B")
    assert not position("A   ::  B").sees("A", "B")


def test_outside_the_map_is_edge():
    """GD-5.1.v"""
    here = position("A       B")
    assert not here.sees("A", "B")
    bay = position("""
          A

        .

          B
    """)
    assert not bay.sees("A", "B")


def test_figures_never_block_sight():
    """GD-5.2.d"""
    here = position("A   C   D   B")
    assert here.sees("A", "B")


DOORWAY = """
      A   B

    C  !D   E

      F   G
"""


def test_a_unit_sees_its_own_hex():
    """GD-5.2.g/own"""
    assert position(DOORWAY).sees("D", "D")


def test_a_unit_sees_its_neighbours():
    """GD-5.2.g/adjacent"""
    here = position(DOORWAY)
    clear = here.board.shut(())
    assert position("A   B").sees("A", "B")
    for letter in "ABCEFG":
        assert here.board.sees(here.at["D"], here.at[letter], clear)
        assert here.board.sees(here.at[letter], here.at["D"], clear)


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_an_agent_sees_the_front_half_circle(facing):
    """GD-5.2.1.b"""
    dq, dr = DIRECTIONS[facing]
    assert in_front(facing, dq, dr)
    assert not in_front(facing, -dq, -dr)
    names = list(DIRECTIONS)
    front = [names.index(name) for name in names if in_front(facing, *DIRECTIONS[name])]
    middle = names.index(facing)
    assert front == sorted({(middle - 1) % 6, middle, (middle + 1) % 6})


def test_lines_through_the_front_hexes_are_visible():
    """GD-5.2.1.c/front"""
    assert all(in_front("E", *DIRECTIONS[side]) for side in ("NE", "E", "SE"))
    assert in_front("E", 3, -2)


def test_lines_through_the_rear_hexes_are_not():
    """GD-5.2.1.c/rear"""
    assert not any(in_front("E", *DIRECTIONS[side]) for side in ("NW", "W", "SW"))
    assert not in_front("E", -3, 2)


def test_exactly_sideways_counts_as_visible():
    """GD-5.2.1.c/side"""
    assert in_front("E", -1, 2)
    assert in_front("E", 1, -2)
    assert not in_front("E", -2, 3)
    assert in_front("E", 0, 0)
    for dq, dr in disc((0, 0), 4):
        assert in_front("E", dq, dr) or in_front("W", dq, dr)
        assert (in_front("E", dq, dr) and in_front("W", dq, dr)) == (2 * dq + dr == 0)


def test_what_blocks_is_named_along_the_line():
    here = position("A   . | .   ##  . + . = . @ .   ::  .  +.  %.   B")
    a, b = here.at["A"], here.at["B"]
    assert here.board.blockers(a, b, here.shut) == (
        Blocker("wall", "1,0|2,0"),
        Blocker("blocked hex", "3,0"),
        Blocker("door", "4,0|5,0"),
        Blocker("shut window", "6,0|7,0"),
        Blocker("edge hex", "8,0"),
        Blocker("door", "10,0"),
        Blocker("shut door", "11,0"),
    )
    assert here.board.blockers(b, a, here.shut)[0] == Blocker("shut door", "11,0")
    assert here.board.blockers(a, a, here.shut) == ()


def test_visible_hexes_come_in_the_order_of_the_map():
    here = position("A   B | C\n\n  D   E")
    seen = here.board.visible_from(here.at["A"], here.shut)
    assert here.letters(seen) == "ABDE"
    assert list(seen) == [h for h in here.board.hexes if h in seen]
    assert here.board.visible_from(here.at["A"], here.shut) is seen
