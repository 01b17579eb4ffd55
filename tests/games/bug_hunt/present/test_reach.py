"""How far somebody gets is shown around terrain; what is shown can be gone to."""

import random
from itertools import pairwise

import pytest

from tests.games.bug_hunt.present.positions import look, looking_at, positions, way
from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.present.walking import (
    alien_area,
    alien_reach,
    reach_area,
    reach_of,
)
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import judged
from xenofront.games.bug_hunt.rules.ch5_aliens import behaviour
from xenofront.games.bug_hunt.rules.choices import To
from xenofront.games.bug_hunt.rules.ground import bases, on_table, table_of
from xenofront.games.bug_hunt.rules.state import TrooperId
from xenofront.geometry.plane.exact import INCH, Point, squared, text
from xenofront.geometry.plane.walking import ALIEN

DUARTE = TrooperId("duarte")
MOVES = [position for position in positions() if position.what == "move"]
POINTS = 250
"""How many points of each position are tried."""
CROWD, IN_A_CROWD = 24, 10
"""Among so many figures, so many points may be drawn to which no way is found between them."""
SHOWN = 0.6
"""Ways that only just spare difficult ground by a bend of their own are not drawn."""
NEXT = 60
"""Thousandths by which a drawing may be wrong."""


def cost_of(state, trooper, place):
    """What it costs by the rules to walk to a point; nothing if a trooper does not get there."""
    walked = judged(state, trooper, To(place))
    return walked.cost if not isinstance(walked, str) and walked.end == place else None


def is_in(piece, place):
    """Whether a point lies in a shape: an odd number of sides lies to one side of it."""
    found = False
    for (ax, ay), (bx, by) in pairwise((*piece, piece[0])):
        if (ay > place.y) != (by > place.y):
            found ^= place.x < ax + (bx - ax) * (place.y - ay) / (by - ay)
    return found


def shows(pieces, place):
    return any(is_in(piece, place) for piece in pieces)


def places(dice, here, far):
    for _ in range(POINTS):
        yield Point(here.x + dice.randint(-far, far), here.y + dice.randint(-far, far))


def around(place):
    yield place
    for x in (-NEXT, 0, NEXT):
        for y in (-NEXT, 0, NEXT):
            yield Point(place.x + x, place.y + y)


@pytest.mark.parametrize("position", MOVES, ids=[position.name for position in MOVES])
def test_what_is_shown_can_be_gone_to_and_most_of_it_is_shown(position):
    """For the words that a click on the board makes: as far as walking, and as dashing goes."""
    state, trooper = position.game.state, position.game.pending.trooper
    dice, here = random.Random(7), state.troopers[trooper].at

    def goes(place, far):
        cost = cost_of(state, trooper, place)
        return cost is not None and cost <= far

    for far in dict.fromkeys(reach_of(state, trooper)):
        pieces = reach_area(state, trooper, far)
        legal = shown = 0
        wrong = []
        for place in places(dice, here, far):
            seen = shows(pieces, place)
            if seen and not any(goes(one, far) for one in around(place)):
                wrong.append(text(place))
            if goes(place, far):
                legal, shown = legal + 1, shown + seen
        assert len(wrong) <= (IN_A_CROWD if len(bases(state)) > CROWD else 0), wrong
        assert shown >= SHOWN * legal


def test_the_area_goes_around_a_pillar():
    """Behind a pillar one gets around it, and not through it."""
    at = table(troopers={"duarte": "10,10"}, terrain=["pillar 11.2,9.5"])
    pieces = reach_area(at.state, DUARTE, 6 * INCH)
    solid = [feature for feature in table_of(at.state).features if not feature.climbable]
    assert solid
    (left, top), (right, bottom) = solid[0].corners[0], solid[0].corners[2]
    assert not shows(pieces, Point((left + right) // 2, (top + bottom) // 2))
    behind = [
        Point(x, y)
        for x in range(right + 600, right + 3000, 300)
        for y in range(top, bottom, 300)
        if cost_of(at.state, DUARTE, Point(x, y)) is not None
    ]
    bent = [p for p in behind if len(way(at.state, DUARTE, f"to {text(p)}").path) > 2]
    assert bent
    assert sum(shows(pieces, place) for place in bent) > 0.7 * len(bent)


def test_who_would_walk_into_an_alien_is_not_shown_behind_it():
    at = table(troopers={"duarte": "10,10"}, aliens={"razor_lizard-7": "12.5,10"})
    pieces = reach_area(at.state, DUARTE, 6 * INCH)
    assert way(at.state, DUARTE, "to 14.5,10").met == Point(12_500, 10_000)
    assert not shows(pieces, Point(14_500, 10_000))
    assert shows(pieces, Point(10_000, 14_500))


def test_the_look_draws_the_areas():
    at = table(troopers={"duarte": "10,10"}, terrain=["rock 8,12", "wood 4,4"])
    found = look(looking_at(at.game), "reach")
    tones = list(dict.fromkeys(stroke.tone for stroke in found.strokes))
    assert tones == ["choice", "warn"]
    assert list(dict.fromkeys(stroke.text for stroke in found.strokes)) == ['4"', '6"']
    for tone, most in (("choice", 4 * INCH), ("warn", 6 * INCH)):
        points = [p for stroke in found.strokes if stroke.tone == tone for p in stroke.points]
        far = max(squared(Point(10_000, 10_000), Point(*p)) for p in points)
        assert (most - 2 * NEXT) ** 2 < far <= most**2
        assert all(stroke.closed for stroke in found.strokes)


def test_an_alien_is_shown_where_it_can_walk_to():
    position = next(p for p in positions() if len(p.game.state.aliens) > 2 and p.what == "move")
    state, dice = position.game.state, random.Random(3)
    ground = table_of(state)
    foes = tuple(state.troopers[name].at for name in on_table(state))
    for alien in list(state.aliens)[:3]:
        here, far = state.aliens[alien].at, alien_reach(state, alien).walk
        pieces = alien_area(state, alien, far)
        others = behaviour.others(state, alien)
        for place in places(dice, here, far):
            if shows(pieces, place):
                walks = (
                    ground.walk_to(here, one, ALIEN, others, foes, far) for one in around(place)
                )
                assert any(not walked.refusal and walked.cost <= far for walked in walks)
