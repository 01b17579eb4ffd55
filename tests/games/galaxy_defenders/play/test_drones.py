"""What the greedy player does with drones, and with who is bleeding."""

from functools import cache

import pytest

from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders.play.greedy.fighting import arms, gain_from
from xenofront.games.galaxy_defenders.play.greedy.moving import headed
from xenofront.games.galaxy_defenders.play.greedy.situation import Situation
from xenofront.games.galaxy_defenders.play.greedy.standing import reachable
from xenofront.games.galaxy_defenders.play.greedy.turn import deeds
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    Alien,
    AlienId,
    GDState,
    is_bleeding,
)
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import Game
from xenofront.players.base import asked_seat
from xenofront.players.roster import player

MEDIC, DRONE, CRITTER = AgentId("thorium"), AgentId("dr_gd209"), AlienId("spine_critter-green-9")
COMMAND = f"drone {DRONE}"
STEPS = 3


@cache
def _commanded() -> Game:
    game = new_game(new_setup("red_tracks", (MEDIC,), seed=5))
    greedy = player("greedy", "galaxy-defenders", 3)
    while game.pending is not None and COMMAND not in game.pending.options:
        game.answer(greedy.choose(game).key)
    assert game.pending is not None
    return game


@pytest.fixture
def game():
    """A turn in which a drone may be told to act; no aliens are there."""
    found = _commanded().clone()
    assert isinstance(found.state, GDState)
    found.state.aliens = {}
    return found


def put(game: Game, place: HexId) -> GDState:
    state = game.state
    assert isinstance(state, GDState)
    critter = Alien(card="spine_critter-green", hex=place, controller=MEDIC, arrived=9)
    state.aliens = {CRITTER: critter}
    return state


def out_of_fire(game: Game) -> HexId:
    """A hex at which a drone can fire only if it walks."""
    for place in game.state.box.board.area_of:
        look = Situation(put(game, place), DRONE)
        armed = arms(look, ())
        ends = [gain_from(look, end, armed)[0] for end in reachable(look, STEPS)]
        taken = [row.hex for row in look.state.agents.values()]
        if place not in taken and ends[0] == 0 < max(ends):
            return place
    raise AssertionError("no such hex")


def test_a_drone_walks_to_where_it_can_fire(game):
    state = put(game, out_of_fire(game))
    heading = headed(Situation(state, DRONE), STEPS)
    assert heading.why.message == "why-walk-fight"
    look = Situation(state, DRONE)
    assert gain_from(look, heading.hex, arms(look, ()))[0] > 0


def test_a_drone_is_told_to_act_only_if_it_has_something_to_do(game):
    agent = AgentId(asked_seat(game))
    idle = {
        deed.key: deed.value for deed in deeds(Situation(game.state, agent), game.pending.choices)
    }
    assert idle[COMMAND] <= idle["end"]
    state = put(game, out_of_fire(game))
    busy = {deed.key: deed.value for deed in deeds(Situation(state, agent), game.pending.choices)}
    assert busy[COMMAND] > busy["end"]


@pytest.mark.parametrize("bleeds", [False, True])
def test_who_is_bleeding_does_not_turn_round_to_shoot(game, bleeds):
    here = game.state.agents[MEDIC].hex
    state = put(game, next(h for h in game.state.box.board.exits(here, 0)))
    state.change_agent(MEDIC, wounds=99 if bleeds else 0)
    assert is_bleeding(state, MEDIC) == bleeds
    found = deeds(Situation(state, MEDIC), (menu.TURN, menu.END_TURN))
    assert ("turn" in [deed.key for deed in found]) != bleeds
