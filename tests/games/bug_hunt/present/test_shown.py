"""The log: dice as faces, and steps that can be played on the table."""

import pytest

from tests.games.bug_hunt.present.positions import FACE, TEXTS, recorded
from xenofront.games.bug_hunt.rules.events import aliens, combat, missions, turn
from xenofront.geometry.plane.exact import point


@pytest.fixture(scope="module")
def told():
    record = recorded("bug_hunt_failed")
    box = record.game.state.box
    return [(event, FACE.shown(TEXTS["en"], event, box)) for event in record.log()]


def of(told, *kinds):
    found = [(event, shown) for event, shown in told if isinstance(event, kinds)]
    assert found
    return found


def test_moves_are_played_from_where_they_start_to_where_they_end(told):
    for event, shown in of(told, turn.TrooperMoved, aliens.AlienMoved):
        (step,) = shown.steps
        assert step.kind == "move"
        assert step.way == (tuple(point(event.start)), tuple(point(event.end)))
        assert step.figure in shown.figures


def test_shots_go_from_the_shooter_to_the_target(told):
    for event, shown in of(told, combat.Fired):
        (step,) = shown.steps
        assert (step.kind, step.figure, step.target) == ("attack", event.shooter, event.target)
        (die,) = shown.dice
        assert (die.colour, die.symbols) == ("white", (event.face,))
        assert die.label == f"D6: {event.face}"


def test_a_brawl_shows_both_dice(told):
    for event, shown in of(told, combat.BrawlRolled):
        assert [(d.colour, d.symbols) for d in shown.dice] == [
            ("white", (event.face,)),
            ("black", (event.alien_face,)),
        ]


def test_aliens_come_in_the_place_of_their_contact(told):
    for event, shown in of(told, aliens.AliensRevealed):
        first, *others = shown.steps
        assert (first.kind, first.figure) == ("leave", event.contact)
        assert [(step.kind, step.figure) for step in others] == [
            ("appear", alien) for alien in event.aliens
        ]


def test_who_falls_leaves(told):
    for event, shown in of(told, combat.AlienKilled, combat.TrooperDown):
        (step,) = shown.steps
        figure = getattr(event, "alien", "") or event.trooper
        assert (step.kind, step.figure) == ("leave", figure)
        assert shown.tone == ("good" if isinstance(event, combat.AlienKilled) else "bad")


def test_a_turn_is_a_heading(told):
    for _, shown in of(told, turn.TurnBegan):
        assert (shown.tone, shown.depth) == ("heading", 0)


def test_whose_armour_is_rolled_for_has_the_colour():
    box = recorded("bug_hunt_failed").game.state.box
    ours = FACE.shown(TEXTS["de"], combat.Saved("duarte", "4", 5, success=False, rules=()), box)
    theirs = FACE.shown(TEXTS["de"], combat.Saved("robot-3", "5", 5, success=True, rules=()), box)
    assert (ours.dice[0].colour, theirs.dice[0].colour) == ("white", "black")
    assert ours.dice[0].label == "W6: 4"
    hurt = FACE.shown(TEXTS["en"], combat.DamageRolled("robot-3", "6", 1, 5, "dead", rules=()), box)
    assert hurt.dice[0].colour == "white"


def test_the_ship_comes_and_goes():
    box = recorded("bug_hunt_failed").game.state.box
    (come,) = FACE.shown(TEXTS["en"], missions.ShipArrived("12.5,30", 3, rules=()), box).steps
    assert (come.kind, come.figure, come.way) == ("appear", "ship", ((12_500, 30_000),))
    (leave,) = FACE.shown(TEXTS["en"], missions.ShipLeft(rules=()), box).steps
    assert (leave.kind, leave.figure) == ("leave", "ship")


def test_leaders_are_found_with_twelve_sides():
    box = recorded("bug_hunt_failed").game.state.box
    dice = FACE.shown(TEXTS["en"], aliens.LeaderRolled(("12", "3"), rules=()), box).dice
    assert [die.label for die in dice] == ["D12: 12", "D12: 3"]
    (kind,) = FACE.shown(TEXTS["en"], aliens.LeaderRolled(("3",), "caller", rules=()), box).dice
    assert kind.label == "D6: 3"
