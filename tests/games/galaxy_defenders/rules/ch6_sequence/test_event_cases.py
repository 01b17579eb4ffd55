"""GD 6.4 Event cards, case by case."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.table import field, ground, table

TEAM = {"chromium": "4,2", "thorium": "2,1"}
ROW = {"chromium": "0,0", "thorium": "1,0", "mercury": "2,0"}
ISLAND = ground("0,0 1,0 2,0 3,0 4,0 0,6 1,6 2,6 3,6 4,6 5,6")
"""Two strips without sight or way between them."""
DRONES = {
    "dr_sentry": {"hex": "3,0", "owner": "thorium"},
    "dr_gd209": {"hex": "4,0", "owner": "thorium"},
}
GREEN = "aracnos-green-1"


def walled(place, opening=""):
    """Walls around a hex, with an opening toward one neighbour."""
    q, r = map(int, place.split(","))
    around = [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
    return {f"{place}|{a},{b}": "wall" for a, b in around if f"{a},{b}" != opening}


def effect(card, agents=TEAM, **more):
    return table(agents=agents, open={"do": "DrawnEvent", "source": card}, **more)


def event(card, agents=TEAM, decks=None, **more):
    parts = {"event": [card], **(decks or {})}
    return table(agents=agents, open=more.pop("open", {"do": "EventPhase"}), decks=parts, **more)


def place_all(game):
    while game.asked in ("teleport_hex", "signal"):
        game.choose(game.options[0])
    return game


# -- the card --------------------------------------------------------------------------------------


def test_a_card_whose_effects_happen_is_not_discarded_yet():
    """GD-6.4.c/during"""
    game = event("ev01").dice("ev01")
    assert game.asked == "lose_ammo"
    assert game.state.event_discard == ()


def test_a_card_whose_effects_happened_is_discarded():
    """GD-6.4.c/after"""
    game = event("ev01").dice("ev01").choose("chromium w_rifle", "thorium w_shotgun")
    assert (game.asked, game.state.event_discard) == ("", ("ev01",))


def test_an_empty_deck_is_made_of_the_discard_pile():
    """GD-6.4.o/deck"""
    game = table(agents=TEAM, open={"do": "EventPhase"}, decks={"event_discard": ["ev13", "ev08"]})
    assert game.options == ("ev08", "ev13")
    assert game.dice("ev08").state.event_deck == (("ev13",),)


def test_the_weather_in_play_stays_out_of_a_new_deck():
    """GD-6.4.o/weather"""
    events: Any = [{"do": "EventPhase"}, {"do": "EventPhase"}]
    game = event("ev03", open=events, weather="ev05").dice("ev03")
    assert (game.asked, game.options) == ("event", ("ev05",))
    assert game.state.weather == "ev03"


# -- weather ---------------------------------------------------------------------------------------

HELD = {"chromium": {"hex": "4,2", "powers": ["it_sprint"]}}


def rain(card, agents=HELD, **more):
    """A marine in a fight has a turn after an event card, in the rain before it."""
    turn = {"do": "AgentTurn", "agent": "chromium"}
    parts = {"aliens": {GREEN: "5,2"}, "weather": "ev03", "decks": {"event": [card]}, **more}
    return table(agents=agents, open=[turn, {"do": "EventPhase"}], **parts).dice(card)


def test_nobody_evades_in_the_rain():
    """GD-6.4.r/rain"""
    game = rain("ev13")
    assert "evade" not in game.options
    assert game.refusal("evade") == "GD-6.4.r"


def test_one_evades_when_the_rain_is_over():
    """GD-6.4.r/over, GD-6.4.f/over"""
    assert "evade" in rain("ev06").options


def test_a_power_leaves_a_fight_in_the_rain():
    """GD-6.4.r/power"""
    game = rain("ev13")
    assert "move" not in game.options
    assert game.choose("use it_sprint", "4,1", "stop").agent("chromium").hex == "4,1"


def test_weather_stays_for_rounds():
    """GD-6.4.e/stays"""
    phases: Any = [{"do": "RefreshPhase"}, {"do": "EventPhase"}, {"do": "EventPhase"}]
    turn = {"do": "AgentTurn", "agent": "chromium"}
    parts: Any = {"aliens": {GREEN: "5,2"}, "decks": {"event": ["ev03", "ev13"]}}
    game = table(agents=HELD, open=[turn, *phases], **parts).dice("ev03", "ev13")
    assert game.state.weather == "ev03"
    assert "evade" not in game.options


HIDDEN = field(sides=walled("4,2", "3,2"))
"""An agent in 4,2 sees only to the west."""


def test_rain_moves_signals_to_the_nearest_agent():
    """GD-6.4.s/move"""
    far = {"chromium": "4,2", "thorium": "0,10"}
    lone = field(sides=walled("4,2", "3,2") | walled("0,10", "-1,10"))
    game = effect("ev03", far, map=lone, signals={"s1": "10,5"}, decks={"signals": ["HUMAN"]})
    assert game.fact("signals.s1.hex") == "8,4"


@pytest.mark.parametrize(("aliens", "signals"), [(1, 1), (2, 1), (3, 0)])
def test_rain_brings_signals_if_there_are_fewer_aliens(aliens, signals):
    """GD-6.4.s/teleport"""
    names = (GREEN, "aracnos-blue-2", "xeno_beta-green-3")[:aliens]
    crowd = {name: f"{q},6" for q, name in enumerate(names, 2)}
    parts = {"teleports": {"HIT": "0,6"}, "decks": {"signals": ["HUMAN"] * 4}}
    game = place_all(effect("ev03", ROW, aliens=crowd, map=ISLAND, **parts))
    assert len(game.state.signals) == signals


def test_rain_that_stays_moves_and_brings_nothing():
    """GD-6.4.s/once"""
    phases: Any = [{"do": "EventPhase"}, {"do": "EventPhase"}]
    decks = {"event": ["ev03", "ev13"], "signals": ["HUMAN"] * 4}
    parts: Any = {"map": HIDDEN, "signals": {"s1": "10,5"}, "teleports": {"HIT": "10,7"}}
    agents = {"chromium": "4,2"}
    game = table(agents=agents, open=phases, decks=decks, **parts).dice("ev03")
    assert (game.asked, game.fact("signals.s1.hex")) == ("event", "8,4")
    game.dice("ev13")
    assert game.state.weather == "ev03"
    assert len(game.told("SignalMoved")) == 1


def sun(place, *phases, **fields):
    agents = {"chromium": {"hex": place, **fields}}
    decks = {"event": ["ev04", "ev13"]}
    game = table(map="", agents=agents, open=[*phases, {"do": "EventPhase"}], decks=decks)
    return game.dice("ev04")


def test_the_sun_burns_who_is_in_the_desert():
    """GD-6.4.t/desert"""
    assert sun("4,2").agent("chromium").wounds == 1


def test_the_sun_spares_who_is_elsewhere():
    """GD-6.4.t/elsewhere"""
    assert sun("14,0").agent("chromium").wounds == 0


def test_the_sun_burns_only_when_it_comes():
    """GD-6.4.t/later"""
    game = sun("4,2", {"do": "RefreshPhase"}, {"do": "EventPhase"}).dice("ev13")
    assert game.state.weather == "ev04"
    assert game.agent("chromium").wounds == 1


# -- whom events count -----------------------------------------------------------------------------


def brought(card, agents, **more):
    parts = {"teleports": {"HIT": "0,6"}, "decks": {"signals": ["HUMAN"] * 6}}
    return len(place_all(effect(card, agents, map=ISLAND, **parts, **more)).state.signals)


def test_drones_do_not_count_in_the_table():
    """GD-6.4.i/table"""
    two = {"chromium": "0,0", "thorium": "1,0"}
    assert brought("ev09", {**two, **DRONES}) == brought("ev09", two) == 1
    assert brought("ev09", ROW) == 2


def test_drones_do_not_count_against_the_aliens():
    """GD-6.4.i/balance"""
    two = {"chromium": "0,0", "thorium": "1,0"}
    crowd = {"aliens": {GREEN: "3,6", "aracnos-blue-2": "4,6"}}
    assert brought("ev03", {**two, **DRONES}, **crowd) == 0
    assert brought("ev03", ROW, **crowd) == 1


def test_the_sun_does_not_burn_drones():
    """GD-6.4.i/effects"""
    machines = {"dr_sentry": {"hex": "5,2", "owner": "thorium"}}
    game = effect("ev04", {"thorium": "4,2", **machines}, map="")
    assert game.agent("thorium").wounds == 1
    assert game.agent("dr_sentry").wounds == 0


def crowded(card):
    """A card with a comparison that fails, and another effect."""
    team = {name: {"hex": place, "wounds": 1} for name, place in ROW.items()}
    crowd = {GREEN: "2,6", "aracnos-blue-2": "3,6", "xeno_beta-green-3": "4,6"}
    parts = {"teleports": {"HIT": "0,6"}, "decks": {"signals": ["HUMAN"] * 6}}
    return effect(card, team, aliens=crowd, map=ISLAND, **parts)


def test_without_fewer_aliens_no_signal_comes():
    """GD-6.4.k/none"""
    game = crowded("ev03")
    assert (game.asked, game.state.signals) == ("", {})


def test_the_rest_of_the_card_happens_all_the_same():
    """GD-6.4.k/rest"""
    first = {"events.ev03": {"effects": tuple(reversed(order("ev03"))) + order("ev08")[:1]}}
    team = {name: {"hex": place, "wounds": 1} for name, place in ROW.items()}
    crowd = {GREEN: "2,6", "aracnos-blue-2": "3,6", "xeno_beta-green-3": "4,6"}
    game = effect("ev03", team, aliens=crowd, map=ISLAND, cards=first, teleports={"HIT": "0,6"})
    assert not game.state.signals
    assert [game.agent(name).wounds for name in ROW] == [0, 0, 0]


def order(card):
    """The effects of a card as they are printed."""
    return table(agents=TEAM).state.box.events[card].effects


# -- signals ---------------------------------------------------------------------------------------


def test_a_signal_that_teleports_into_sight_is_revealed_first():
    """GD-6.4.l/teleported"""
    decks = {"signals": ["HUMAN"] * 6}
    hidden = field(sides=walled("4,2", "5,2"))
    parts = {"teleports": {"HIT": "8,2"}, "signals": {"s1": "1,10"}, "decks": decks}
    game = effect("ev02", {"chromium": "4,2"}, map=hidden, **parts)
    assert game.asked == "token"
    assert "SignalMoved" not in game.story
    assert "SignalMoved" in game.dice("HUMAN").story


def test_a_signal_that_moves_into_sight_is_revealed_first():
    """GD-6.4.l/moved"""
    line = ground(" ".join(f"{q},0" for q in range(15)), sides={"9,0|10,0": "door"})
    parts = {"map": line, "signals": {"s1": "14,0"}, "teleports": {"HIT": "13,0"}}
    swapped = {"events.ev02": {"effects": tuple(reversed(order("ev02")))}}
    decks = {"signals": ["HUMAN"] * 4}
    game = effect("ev02", {"chromium": "0,0"}, **parts, cards=swapped, decks=decks)
    assert (game.asked, game.fact("signals.s1.hex")) == ("token", "9,0")
    assert "SignalPlaced" not in game.story
    assert "SignalPlaced" in game.dice("HUMAN").story


def moved(signals, agents, **more):
    step = {"do": "MoveSignals", "areas": 1, "toward": "closest_agent"}
    decks = {"signals": ["HUMAN"] * 4}
    return table(agents=agents, signals=signals, open=step, decks=decks, **more)


def test_the_closest_signal_moves_first():
    """GD-6.4.n/closest"""
    game = moved({"s1": "10,5", "s2": "8,4"}, {"chromium": "4,2"}, map=HIDDEN)
    assert [told.signal for told in game.told("SignalMoved")] == ["s2", "s1"]


def test_between_equally_close_signals_the_alpha_chooses():
    """GD-6.4.n/tie"""
    agents = {"chromium": "6,3", "thorium": "0,11"}
    game = moved({"s1": "2,1", "s2": "10,5"}, agents, alpha="thorium")
    assert (game.asked, game.seat, game.options) == ("signal", "thorium", ("s1", "s2"))
    game.choose("s2")
    assert game.told("SignalMoved")[0].signal == "s2"


def test_the_order_of_signals_is_settled_before_the_first_one_moves():
    """GD-6.4.n/before"""
    pairs = {"s1": "2,1", "s2": "10,5", "s3": "4,2", "s4": "8,4"}
    game = moved(pairs, {"chromium": "6,3"})
    assert (game.asked, game.options) == ("signal", ("s3", "s4"))
    game.choose("s4")
    assert (game.asked, game.options) == ("signal", ("s1", "s2"))
    assert not game.told("SignalMoved")
    game.choose("s1")
    assert (game.asked, game.game.pending.signal) == ("signal_way", "s4")


def test_a_save_of_older_rules_settles_the_order_of_those_that_are_left():
    step = {"do": "MoveSignals", "areas": 1, "toward": "closest_agent", "step": "go_on"}
    pairs = {"s1": "6,3", "s2": "10,5"}
    agents = {"chromium": "4,2"}
    half: Any = {**step, "moved": ["s1"]}
    game = table(agents=agents, map=HIDDEN, signals=pairs, open=half)
    assert [told.signal for told in game.told("SignalMoved")] == ["s2"]


LONG = ground(" ".join(f"{q},0" for q in range(24)), sides={"2,0|3,0": "door"})


def raid(**more):
    decks = {"signals": ["HUMAN"] * 4}
    parts = {"map": LONG, "teleports": {"HIT": "22,0"}, "decks": decks}
    return place_all(effect("ev02", {"chromium": "0,0"}, **parts, **more))


def test_a_raid_moves_the_signals_it_brings():
    """GD-6.4.u/new"""
    game = raid()
    assert len(game.told("SignalPlaced")) == 1
    moves = [told.start for told in game.told("SignalMoved")]
    assert (moves[0], len(moves)) == ("22,0", 3)


def test_a_raid_moves_signals_that_were_there_three_areas():
    """GD-6.4.u/old"""
    game = raid(signals={"s1": "15,0"})
    assert [told.signal for told in game.told("SignalMoved")].count("s1") == 3
