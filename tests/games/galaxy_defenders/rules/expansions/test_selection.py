"""GX 11.5 Cards that activate aliens by power or by number; GX 6.3 signals that balance."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.content.catalogue import Activation
from xenofront.games.galaxy_defenders.content.effects import TeleportBalance
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_effects import balance
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import inflict
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import is_vulnerable, matches
from xenofront.games.galaxy_defenders.rules.expansions.selection import number_of, selectable
from xenofront.games.galaxy_defenders.rules.state import AlienId

GREEN, BLUE = "aracnos-green-1", "aracnos-blue-2"
SQUAD = {"chromium": "2,1", "thorium": "1,4"}


def turn(some: Any = 1, aliens=None, agents=None, expanded=True, **activates):
    """The aliens turn of the alpha agent, with a card for some aliens on top of the deck."""
    card = Activation(some=some, **activates)
    game = table(
        agents=agents or SQUAD,
        aliens=aliens or {},
        alpha="chromium",
        cards={"close_encounters.ce01": {"activates": card, "danger": None}},
        decks={"close": ["ce01"]},
        mission={"set": "strikeback"} if expanded else None,
        open={"do": "AliensTurn", "agent": "chromium"},
    )
    return game.dice("ce01")


def of(controller, place, **more):
    return {"hex": place, "controller": controller, **more}


def acted(game):
    """The aliens that were selected by the card."""
    found = game.told("AliensSelected")
    return list(found[0].awakes) if found else []


@pytest.mark.parametrize("power", ["flying", "burrowing"])
def test_a_card_may_wake_all_aliens_with_a_power(power):
    """GX-11.5.a/flying GX-11.5.a/others GX-11.5.b/burrowing GX-11.5.b/others"""
    activates = Activation(power=power)
    for has in (True, False):
        cards = {"aliens.aracnos-green": {power: has}}
        state = table(agents=SQUAD, aliens={GREEN: "8,4"}, cards=cards).state
        assert matches(state, AlienId(GREEN), activates) == has


def test_a_card_may_wake_all_that_have_no_wounds():
    """GX-11.5.a/others"""
    aliens = {GREEN: "8,4", BLUE: {"hex": "6,3", "wounds": 1}}
    state = table(agents=SQUAD, aliens=aliens).state
    woken = [a for a in state.aliens if matches(state, a, Activation(unwounded=True))]
    assert woken == [GREEN]


@pytest.mark.parametrize("some", [1, 2, 3])
def test_a_card_takes_a_number_of_aliens(some):
    """GX-11.5.c/number GX-11.5.g/reached"""
    there: dict[str, Any] = {GREEN: of("chromium", "8,4"), BLUE: of("chromium", "6,3")}
    assert len(acted(turn(some, there))) == min(some, 2)


def test_when_no_alien_is_left_the_turn_goes_on_without():
    """GX-11.5.g/none"""
    there: dict[str, Any] = {GREEN: of("chromium", "8,4"), BLUE: of("thorium", "6,3")}
    assert {*acted(turn(3, there))} == {GREEN, BLUE}


def test_a_card_may_take_as_many_as_there_are_agents():
    """GX-11.5.c/agents GX-11.5.d/drone"""
    for agents, number in ((SQUAD, 2), ({"chromium": "2,1"}, 1)):
        drone = {"dr_gd209": {"hex": "0,3", "owner": "chromium"}}
        state = table(agents={**agents, **drone}).state
        assert number_of(state, Activation(some="agents")) == number


def test_the_aliens_of_the_alpha_come_first_then_those_in_turn_order():
    """GX-11.5.e GX-11.5.f/own GX-11.5.f/next"""
    there = {BLUE: of("thorium", "6,3"), GREEN: of("chromium", "8,4")}
    assert acted(turn(1, there)) == [GREEN]
    assert acted(turn(2, there)) == [GREEN, BLUE]


@pytest.mark.parametrize("condition", ["stunned"])
def test_helpless_aliens_are_taken_only_if_there_are_no_others(condition):
    """GX-11.5.h/other GX-11.5.h/alone GX-11.5.k/other GX-11.5.k/alone GX-11.9.e/other"""
    helpless = of("chromium", "8,4", conditions=[condition])
    there = {GREEN: helpless, BLUE: of("thorium", "6,3")}
    assert acted(turn(1, there)) == [BLUE]
    assert acted(turn(2, there)) == [BLUE]
    assert acted(turn(1, {GREEN: helpless})) == [GREEN]


def test_the_higher_rank_is_taken_first_but_only_among_those_of_a_seat():
    """GX-11.5.i/higher GX-11.5.i/seat"""
    assert acted(turn(1, {GREEN: of("chromium", "8,4"), BLUE: of("chromium", "6,3")})) == [BLUE]
    assert acted(turn(1, {GREEN: of("chromium", "8,4"), BLUE: of("thorium", "6,3")})) == [GREEN]


def test_the_alpha_settles_what_is_left():
    """GX-11.5.j"""
    there = {GREEN: of("thorium", "8,4"), "aracnos-green-2": of("thorium", "6,3")}
    game = turn(1, there)
    assert (game.seat, set(game.options)) == ("chromium", set(there))
    assert acted(game.choose("aracnos-green-2")) == ["aracnos-green-2"]
    assert acted(turn(2, there)) == list(there)


def test_all_matching_aliens_act_in_the_order_of_rank_with_the_expansions():
    """GX-11.5.l/rank GX-11.5.l/equal GX-11.5.l/core"""
    there = {
        GREEN: of("thorium", "8,4"),
        "aracnos-green-3": of("thorium", "9,3"),
        BLUE: of("thorium", "6,3"),
    }
    game = turn(0, there)
    decided = [told.alien for told in game.told("AlienDecided")]
    assert decided[:1] == [BLUE]
    game = turn(0, {GREEN: there[GREEN], "aracnos-green-3": there["aracnos-green-3"]})
    assert (game.seat, set(game.options)) == ("chromium", {GREEN, "aracnos-green-3"})
    game = turn(0, there, expanded=False)
    assert (game.seat, set(game.options)) == ("thorium", set(there))


def test_paralysed_and_stunned_are_one_condition_and_masters_have_neither():
    """GX-11.9.d GX-11.9.h/stunned GX-11.9.h/paralyzed"""
    for condition in ("stunned", "paralyzed"):
        state = table(agents=SQUAD, aliens={GREEN: "8,4"}).state
        inflict(state, GREEN, condition, "GX-11.9.h")
        assert state.aliens[AlienId(GREEN)].conditions == ("stunned",)
        cards = {"aliens.aracnos-green": {"rank": "purple"}}
        state = table(agents=SQUAD, aliens={GREEN: "8,4"}, cards=cards).state
        inflict(state, GREEN, condition, "GX-11.9.d")
        assert state.aliens[AlienId(GREEN)].conditions == ()


@pytest.mark.parametrize("some", [1, 2, 3, "agents"])
def test_a_card_for_a_number_uncovers_no_burrowing_alien(some: Any):
    """GX-7.2.1.i"""

    def seen(**activates):
        cards: dict[str, Any] = {
            "aliens.aracnos-green": {"burrowing": True},
            "close_encounters.ce01": {"activates": Activation(**activates)},
        }
        state = table(
            agents=SQUAD, aliens={GREEN: "8,4"}, cards=cards, decks={"close_discard": ["ce01"]}
        ).state
        return is_vulnerable(state, AlienId(GREEN))

    assert seen()
    assert not seen(some=some)


def test_who_is_taken_already_is_not_taken_again():
    """GX-11.5.g/reached"""
    there = {GREEN: of("chromium", "8,4"), BLUE: of("chromium", "6,3")}
    state = table(agents=SQUAD, aliens=there, alpha="chromium").state
    assert selectable(state, ()) == [BLUE]
    assert selectable(state, (AlienId(BLUE),)) == [GREEN]
    assert selectable(state, (AlienId(BLUE), AlienId(GREEN))) == []


# -- signals that balance --------------------------------------------------------------------------


def due(minus: Any = "aliens", plus=0, agents=3, aliens=0, signals=0, **more):
    squad = dict(zip(("chromium", "thorium", "mercury"), ("2,1", "1,4", "0,3"), strict=True))
    fields = {name: {"hex": squad[name]} for name in list(squad)[:agents]}
    fields |= more.pop("agents_more", {})
    places = ("8,4", "6,3", "9,3", "10,5")
    state = table(
        agents=fields,
        aliens={f"aracnos-green-{n}": places[n] for n in range(aliens)},
        signals={f"signal-{n}": f"{n},8" for n in range(signals)},
        decks={"spent_signals": [["ALIEN"] * signals]} if signals else {},
    ).state
    return balance(state, TeleportBalance(minus=minus, plus=plus))


def test_as_many_signals_come_as_agents_exceed_aliens():
    """GX-6.3.a/more GX-6.3.a/equal"""
    assert [due(aliens=n) for n in (0, 1, 2, 3)] == [3, 2, 1, 0]
    assert due(aliens=1, plus=1) == 3


def test_signals_in_play_may_count_as_well():
    """GX-6.3.b/aliens GX-6.3.b/signals"""
    assert due("aliens_and_signals", aliens=1, signals=1) == 1
    assert due("aliens_and_signals", aliens=1) == 2
    assert due("aliens", aliens=1, signals=1) == 2


def test_more_aliens_than_agents_bring_none_and_take_none():
    """GX-6.3.c/negative GX-6.3.c/removed"""
    assert due(agents=1, aliens=3) == 0
    assert due(agents=1, aliens=3, plus=1) == 1


def test_the_dead_and_drones_do_not_count_but_the_bleeding_do():
    """GX-6.3.d/dead GX-6.3.d/bleeding GX-6.3.e"""
    dead = {"mercury": {"hex": "0,3", "alive": False}}
    assert due(agents=2, agents_more=dead) == 2
    bleeding = {"mercury": {"hex": "0,3", "wounds": 5}}
    assert due(agents=2, agents_more=bleeding) == 3
    drone = {"dr_gd209": {"hex": "0,4", "owner": "chromium"}}
    assert due(agents=2, agents_more=drone) == 2


def test_the_difference_is_that_of_the_moment_when_signals_come():
    """GX-6.3.g"""
    event: dict[str, Any] = {
        "kind": "standard",
        "weather": (),
        "effects": (TeleportBalance(minus="aliens"), TeleportBalance(minus="aliens_and_signals")),
    }
    game = table(
        agents={"chromium": "2,1"},
        aliens={},
        teleports={"HIT": "9,3", "SHIELD": "10,5"},
        cards={"events.ev01": event},
        decks={"event": ["ev01"], "signals": ["ALIEN"] * 4},
        open={"do": "EventPhase"},
    )
    game.dice("ev01").dice("HIT+HIT")
    arrived = len(game.state.signals) + len(game.state.aliens)
    assert arrived == 1
