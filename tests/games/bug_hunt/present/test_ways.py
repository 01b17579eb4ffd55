"""The ways that are shown are those the rules judged."""

from functools import cache
from typing import Any

import pytest

from tests.games.bug_hunt.present.positions import FACE
from xenofront.games.bug_hunt.play.guide import shown_choice
from xenofront.games.bug_hunt.present.page.ways import _leg_at
from xenofront.games.bug_hunt.rules.events.aliens import AlienMoved, AliensRevealed, SnapFired
from xenofront.games.bug_hunt.rules.events.combat import FollowedUp, KnockedBack
from xenofront.games.bug_hunt.rules.events.turn import TrooperMoved
from xenofront.games.bug_hunt.rules.ground import table_of
from xenofront.games.factory import new_record
from xenofront.geometry.plane.exact import Point, point
from xenofront.geometry.plane.walking import ALIEN, TROOPER
from xenofront.kernel import IllegalChoice, Record


def watch(record: Record, choose: Any, most: int = 400) -> list[tuple[Any, Any, Any]]:
    """Play on; every event that has ways, with them and the table it happened on."""
    found: list[tuple[Any, Any, Any]] = []
    for _ in range(most):
        if record.game.pending is None:
            break
        key = choose(record.game)
        table = table_of(record.game.state)  # type: ignore[arg-type]
        with FACE.watching(record.game, key) as ways:
            record.answer(key)
        told = record.nodes[record.at].told
        found += [(told[place], one, table) for place, one in ways.items()]
    return found


@cache
def seen() -> list[tuple[Any, Any, Any]]:
    assert FACE.lesson is not None
    games = [new_record(FACE.setup(FACE.lesson, seed)) for seed in (int(FACE.lesson.seed or 0), 36)]
    return [found for record in games for found in watch(record, shown_choice)]


def of(kind: type) -> list[tuple[Any, Any, Any]]:
    return [(event, ways, table) for event, ways, table in seen() if isinstance(event, kind)]


def path(way: Any) -> tuple[Point, ...]:
    return tuple(Point(x, y) for x, y in way)


def test_a_trooper_is_seen_to_walk_as_far_as_it_cost():
    """What a way costs, the rules say; difficult ground and climbing included."""
    assert len(of(TrooperMoved)) > 20
    for event, ways, table in of(TrooperMoved):
        way = path(ways[event.trooper])
        assert (way[0], way[-1]) == (point(event.start), point(event.end))
        walked = table.judge(way, TROOPER, (), ())
        assert not walked.refusal
        assert walked.cost == event.cost


def test_an_alien_is_seen_to_go_around_what_it_cannot_pass():
    moves = of(AlienMoved)
    assert len(moves) > 10
    for event, ways, table in moves:
        way = path(ways[event.alien])
        assert (way[0], way[-1]) == (point(event.start), point(event.end))
        assert not table.judge(way, ALIEN, (), ()).refusal
    assert any(len(ways[event.alien]) > 2 for event, ways, _ in moves)


def test_a_straight_line_would_often_have_led_through_walls():
    """Without the ways taken down, some moves would be shown where nobody can go."""
    moves = [*of(AlienMoved), *of(TrooperMoved)]
    walkers: dict[Any, Any] = {AlienMoved: ALIEN, TrooperMoved: TROOPER}
    straight = [
        table.judge((point(event.start), point(event.end)), walkers[type(event)], (), ())
        for event, _, table in moves
    ]
    assert any(walked.refusal for walked in straight)


def test_who_is_revealed_appears_where_it_stands():
    """Every alien has its own place, and sets out from it."""
    places: dict[str, Any] = {}
    assert of(AliensRevealed)
    for event, ways, _ in seen():
        if isinstance(event, AliensRevealed):
            assert set(ways) == set(event.aliens)
            places |= {alien: way[0] for alien, way in ways.items()}
            assert len(set(ways.values())) == len(ways)
        elif isinstance(event, AlienMoved) and event.alien in places:
            assert tuple(point(event.start)) == places.pop(event.alien)
        elif isinstance(event, KnockedBack | FollowedUp | SnapFired):
            places.pop(getattr(event, "alien", "") or event.figure, None)  # type: ignore[union-attr]


def test_whoever_is_moved_starts_where_it_was():
    for kind in (KnockedBack, FollowedUp, SnapFired):
        assert of(kind), kind
        for event, ways, table in of(kind):
            ((_, way),) = ways.items()
            end = event.at if kind is SnapFired else event.end
            assert len(way) > 1
            assert path(way)[-1] == point(end)
            if kind is SnapFired:
                assert not table.judge(path(way), ALIEN, (), ()).refusal


def test_a_place_on_a_way_is_found_on_its_leg():
    way = (Point(0, 0), Point(10, 0), Point(10, 10))
    assert [_leg_at(way, place) for place in (Point(4, 0), Point(10, 7), way[0])] == [0, 1, 0]


def test_watching_changes_nothing():
    assert FACE.lesson is not None
    setup = FACE.setup(FACE.lesson, 11)
    watched, alone = new_record(setup), new_record(setup)
    watch(watched, shown_choice, 60)
    for _ in range(60):
        alone.answer(shown_choice(alone.game))
    assert watched.digest() == alone.digest()
    assert watched.log() == alone.log()
    assert watched.game.watch is None


def test_a_refused_answer_leaves_nothing_behind():
    assert FACE.lesson is not None
    record = new_record(FACE.setup(FACE.lesson, 11))
    before = record.digest()
    with pytest.raises(IllegalChoice), FACE.watching(record.game, "no such answer"):
        record.answer("no such answer")
    assert record.digest() == before
    assert record.game.watch is None
