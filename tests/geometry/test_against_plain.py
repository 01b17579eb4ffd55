"""The compiled board against the slow, obvious way, on random maps."""

import pytest
from hypothesis import given, settings

from tests.geometry import plain
from xenofront.geometry.hexes.board import Board
from xenofront.geometry.hexes.grid import disc, line, name, neighbours
from xenofront.geometry.hexes.terrain import Side, Terrain, hexes_of_side, side


def shut_names(terrain: Terrain) -> tuple[str, ...]:
    return tuple(text for text, _ in terrain.tokens)


@settings(max_examples=25, deadline=None)
@given(plain.terrains())
def test_sight_agrees_with_exact_fractions(terrain):
    board = Board(terrain)
    names = shut_names(terrain)
    for shut in ((), names):
        mask = board.shut(shut)
        for viewer in board.hexes:
            for target in board.hexes:
                expected = plain.sees(terrain, viewer, target, frozenset(shut))
                assert board.sees(viewer, target, mask) is expected
                assert (not board.blockers(viewer, target, mask)) is expected
            assert board.visible_from(viewer, mask) == tuple(
                target for target in board.hexes if board.sees(viewer, target, mask)
            )


@pytest.mark.parametrize(("columns", "rows"), [(34, 5), (4, 30), (14, 3)])
def test_sight_agrees_with_fractions_across_a_long_map(columns, rows):
    plot = [(q - r // 2, r) for r in range(rows) for q in range(columns)]
    sides = {side(place, neighbours(place)[n % 3]) for n, place in enumerate(plot[::7])}
    inside = [text for text in sorted(sides) if set(hexes_of_side(text)) <= set(plot)]
    terrain = Terrain.of(
        map(name, plot),
        sides=zip(inside, ["wall", "window", "door"] * len(inside), strict=False),
        door_hexes=map(name, plot[5::40]),
    )
    board = Board(terrain)
    names = board.closers[::2]
    for number, viewer in enumerate(board.hexes[::9]):
        for target in board.hexes[number % 11 :: 11]:
            expected = plain.sees(terrain, viewer, target, frozenset(names))
            assert board.sees(viewer, target, board.shut(names)) is expected


def test_a_long_line_touches_what_fractions_say():
    for end in disc((0, 0), 7):
        found = line((0, 0), end)
        assert len(set(found)) == len(found)
        expected = {h for h in plain.nearby((0, 0), end) if plain.touches_hex((0, 0), end, h)}
        assert set(found) == expected
        assert set(line(end, (0, 0))) == expected


@settings(max_examples=40, deadline=None)
@given(plain.terrains(doors=False))
def test_without_doors_sight_is_mutual(terrain):
    board = Board(terrain)
    mask = board.shut(shut_names(terrain))
    for a in board.hexes:
        for b in board.hexes:
            assert board.sees(a, b, mask) == board.sees(b, a, mask)


@settings(max_examples=40, deadline=None)
@given(plain.terrains())
def test_steps_agree_with_a_look_at_each_side(terrain):
    board = Board(terrain)
    names = shut_names(terrain)
    mask, shut = board.shut(names), frozenset(names)
    for place in board.hexes:
        agent = plain.steps(terrain, place, shut, (None, Side.DOOR))
        alien = plain.steps(terrain, place, shut, (None, Side.DOOR, Side.WINDOW))
        beside = plain.steps(terrain, place, shut, (None, Side.DOOR, Side.WINDOW, Side.BARRIER))
        assert list(board.exits(place, mask)) == agent
        assert list(board.passages(place, mask)) == alien
        assert list(board.neighbours(place, mask)) == beside
        assert [to for _, to in board.window_leaps(place, mask)] == plain.steps(
            terrain, place, shut, (Side.WINDOW,)
        )


@settings(max_examples=40, deadline=None)
@given(plain.terrains())
def test_the_ways_of_aliens_agree_with_dijkstra(terrain):
    board = Board(terrain)
    names = shut_names(terrain)
    walk = board.walk(board.shut(names))
    for source in board.hexes[:8]:
        expected = plain.alien_costs(terrain, source, frozenset(names))
        assert dict(walk.costs(source)) == expected
        for target in board.hexes:
            entered = expected[target][0] if target in expected else 1_000_000
            assert walk.areas_to(source, target) == entered
            routes = walk.routes(source, target)
            assert {len(route) for route in routes} == ({entered} if target in expected else set())
            first_steps = {route[0] for route in routes if route}
            assert set(walk.steps_toward(source, target)) == first_steps
        for area, places in board.members.items():
            for points in range(3):
                assert walk.arrivals(source, area, points) == tuple(
                    place for place in places if expected.get(place, (9, 9))[0] <= points
                )


@settings(max_examples=40, deadline=None)
@given(plain.terrains())
def test_reach_agrees_with_a_plain_search(terrain):
    board = Board(terrain)
    names = shut_names(terrain)
    obstacles = frozenset(board.hexes[1::4])
    for start in board.hexes[::3]:
        for impassable in (frozenset(), obstacles):
            expected = {start: 0}
            for points in range(4):
                found = board.reach(start, points, board.shut(names), impassable)
                assert found == expected
                assert list(found.values()) == sorted(found.values())
                for place in [h for h, cost in expected.items() if cost == points]:
                    for beyond in plain.steps(terrain, place, frozenset(names), (None, Side.DOOR)):
                        if beyond not in impassable:
                            expected.setdefault(beyond, points + 1)
