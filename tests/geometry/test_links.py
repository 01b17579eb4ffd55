"""GD 5.1: who steps where, and what is adjacent."""

import pytest

from tests.geometry.boards import position

FLOWER = """
      A   B

    C   D   E

      F   G
"""


def test_an_agent_steps_to_six_neighbours():
    """GD-5.a/movement GD-5.1.a/agent"""
    here = position(FLOWER)
    assert here.exits("D") == "ABCEFG"
    assert here.exits("A") == "BCD"


def test_an_alien_steps_to_six_neighbours():
    """GD-5.1.a/alien"""
    assert position(FLOWER).passages("D") == "ABCEFG"


def test_six_neighbours_are_adjacent():
    """GD-5.a/adjacency"""
    here = position(FLOWER)
    assert here.letters(here.board.neighbours(here.at["D"], here.shut)) == "ABCEFG"
    assert here.board.neighbours(here.at["D"], here.shut)[0] == here.at["E"]


def test_nobody_crosses_a_wall():
    """GD-8.5.1.a"""
    here = position("A | B")
    assert here.exits("A", over_barriers=True) == ""
    assert here.passages("A", over_barriers=True) == ""
    assert here.exits("A") == ""


def test_a_wall_parts_neighbours():
    """GD-5.1.d"""
    assert not position("A | B").adjacent("A", "B")
    assert position("A   B").adjacent("A", "B")


@pytest.mark.parametrize("row", ["A + B", "A  +B"])
def test_everybody_walks_through_an_open_door(row):
    """GD-8.9.j GD-8.5.1.h"""
    here = position(row)
    assert here.exits("A") == "B"
    assert here.passages("A") == "B"
    assert here.exits("B") == "A"


@pytest.mark.parametrize("row", ["A % B", "A  %B"])
def test_nobody_walks_through_a_locked_door(row):
    """GD-5.1.j"""
    here = position(row)
    assert here.exits("A") == here.exits("B") == ""
    assert here.passages("A") == here.passages("B") == ""
    assert here.board.exits(here.at["A"], here.board.shut(())) == (here.at["B"],)


@pytest.mark.parametrize("row", ["A % B", "A  %B"])
def test_a_locked_door_parts_neighbours(row):
    """GD-5.1.l"""
    here = position(row)
    assert not here.adjacent("A", "B")
    assert not here.adjacent("B", "A")


@pytest.mark.parametrize("row", ["A ! B", "A @ B", "A  !B"])
def test_nobody_crosses_a_blocked_door_or_window(row):
    """GD-5.1.n"""
    here = position(row)
    assert here.exits("A") == ""
    assert here.passages("A") == here.passages("B") == ""
    assert here.board.window_leaps(here.at["A"], here.shut) == ()


@pytest.mark.parametrize("row", ["A ! B", "A  !B"])
def test_a_blocked_door_parts_neighbours(row):
    """GD-5.1.p/door"""
    assert not position(row).adjacent("A", "B")


def test_a_blocked_window_parts_neighbours():
    """GD-5.1.p/window"""
    assert not position("A @ B").adjacent("A", "B")


def test_an_agent_only_leaps_through_a_window():
    """GD-5.1.s"""
    here = position("A = B")
    assert here.exits("A") == ""
    assert here.board.window_leaps(here.at["A"], here.shut) == (("0,0|1,0", here.at["B"]),)
    assert position("A + B").board.window_leaps(here.at["A"], here.shut) == ()


def test_a_window_is_a_passage_for_aliens_and_signals():
    """GD-8.9.j GD-8.5.1.h"""
    assert position("A = B").passages("A") == "B"


def test_a_window_keeps_neighbours_adjacent():
    """GD-5.1.t/window"""
    assert position("A = B").adjacent("A", "B")


@pytest.mark.parametrize("row", ["A + B", "A  +B"])
def test_an_open_door_keeps_neighbours_adjacent(row):
    """GD-5.1.t/door"""
    assert position(row).adjacent("A", "B")


def test_only_some_cross_a_barrier():
    """GX-5.1.a GX-5.1.b GX-5.1.c GX-5.1.h GX-11.11.f"""
    here = position("A ~ B")
    assert here.exits("A") == here.passages("A") == ""
    assert here.exits("A", over_barriers=True) == "B"
    assert here.passages("A", over_barriers=True) == "B"


def test_a_barrier_keeps_neighbours_adjacent():
    """GX-5.1.e"""
    assert position("A ~ B").adjacent("A", "B")


def test_an_edge_hex_is_never_entered():
    """GD-5.n/movement GD-5.1.u"""
    here = position("A   ::  B")
    assert here.board.hexes == (here.at["A"], here.at["B"])
    assert here.exits("A", over_barriers=True) == ""
    assert here.board.neighbours(here.at["A"], here.shut) == ()
    assert here.board.passages(here.at["A"], here.shut) == ()


def test_a_way_leads_over_open_hexes_only():
    """GD-5.1.w/hex"""
    here = position("A   B   ##  C")
    assert here.reach("A", 9) == {"A": 0, "B": 1}
    assert here.letters(here.board.walk(here.shut).costs(here.at["A"])) == "AB"


def test_a_way_leads_across_open_sides_only():
    """GD-5.1.w/side GD-7.2.c/side"""
    here = position("""
        A   ##  B
                 /
          C | D   E
    """)
    assert here.reach("A", 9) == {"A": 0, "C": 1}
    assert here.letters(here.board.walk(here.shut).costs(here.at["A"])) == "AC"
    assert here.exits("B") == "D"
    assert here.exits("D") == "BE"
