"""GD 6.2.4 What a mission can ask of the team."""

import pytest

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.content import missions as content

TEAM = {"chromium": "4,2", "thorium": "6,3", "titanium": "8,4"}


def outcome(*tests, **more):
    """The outcome of the status check if these tests decide about success."""
    rows = (content.Objective(outcome="accomplished", when=tests, text=""),)
    game = table(
        agents=more.pop("agents", TEAM),
        mission={"objectives": rows},
        open=[
            {"do": "MissionPlay", "step": "fight"},
            {"do": "StrategyPhase", "step": "check_status"},
        ],
        **more,
    )
    return game.state.outcome


def gone(hex_="9,1", **more):
    return {"hex": hex_, "alive": False, **more}


def test_teleport_points_can_be_counted():
    """GD-6.2.4.b"""
    test = content.TeleportsLeft(at_most=1)
    assert outcome(test, teleports={"HIT": "2,1"}) == "accomplished"
    assert outcome(test, teleports={"HIT": "2,1", "BOLT": "7,0"}) == ""


@pytest.mark.parametrize(
    ("test", "reached"),
    [
        (content.Killed(card="aracnos-green"), True),
        (content.Killed(card="aracnos-green", at_least=2), False),
        (content.Killed(species="aracnos", at_least=3), True),
        (content.Killed(card="xeno_beta-green"), False),
        (content.Killed(species="xeno_beta"), False),
    ],
)
def test_a_named_card_or_species_must_be_killed(test, reached):
    slain = {"aracnos-green": 1, "aracnos-blue": 2}
    assert bool(outcome(test, slain=slain)) is reached


def test_civilians_must_be_rescued():
    assert outcome(content.Rescued(at_least=2), rescued=2)
    assert not outcome(content.Rescued(at_least=3), rescued=2)


def test_who_has_left_is_not_dead():
    team = {**TEAM, "mercury": gone(left=True), "iridium": gone("9,2")}
    assert outcome(content.Left(at_least=1), agents=team)
    assert not outcome(content.Left(at_least=2), agents=team)
    assert outcome(content.Deaths(at_least=1), agents=team)
    assert not outcome(content.Deaths(at_least=2), agents=team)


def test_half_of_the_squad_is_lost():
    team = {"chromium": "4,2", "thorium": "6,3", "mercury": gone(), "iridium": gone("9,2")}
    assert outcome(content.HalfLost(), agents=team)
    assert not outcome(content.HalfLost(), agents={**team, "titanium": "8,4"})
    assert not outcome(content.NobodyOnMap(), agents=team)
