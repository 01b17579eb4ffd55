"""GD 8.5, 8.6, 8.7 Signals, case by case."""

from tests.games.galaxy_defenders.rules.ch8_aliens.test_signals import (
    CORRIDOR,
    HIDDEN,
    HUMANS,
    TEAM,
    moved,
    newest,
    places,
    revealed,
    teleported,
    walled,
)
from tests.games.galaxy_defenders.rules.table import field, ground, table
from xenofront.games.galaxy_defenders.content import effects

# -- before everything else ------------------------------------------------------------------------


def test_a_reveal_comes_before_the_next_hex():
    """GD-8.5.c/movement"""
    corner = ground("0,0 1,0 2,0 2,1 2,2 2,3 2,4")
    game = table(agents={"chromium": "0,0"}, map=corner, signals={"s1": "2,4"}, decks=HUMANS)
    game.choose("move", "1,0", "2,0")
    assert game.asked == "token"
    game.dice("HUMAN")
    assert (game.asked, "2,1" in game.options) == ("hex", True)


def test_a_reveal_comes_in_the_middle_of_an_aliens_turn():
    """GD-8.5.c/aliens"""
    game = table(
        agents={"chromium": {"hex": "4,2", "guard": False}},
        aliens={"aracnos-green-1": "5,2"},
        map=field(blocked=["6,2", "5,3", "6,1", "5,4"]),
        signals={"s1": "8,4"},
        teleports={"HIT": "10,5"},
        decks=HUMANS,
        open={"do": "Activate", "alien": "aracnos-green-1"},
    ).dice("HIT+BOLT", "SHIELD", "SHIELD", "JAM")
    game.choose(game.options[0])
    assert game.asked == "token"


def test_a_reveal_comes_before_the_next_signal_moves():
    """GD-8.5.c/event"""
    line = ground(" ".join(f"{q},0" for q in range(18)), sides={"9,0|10,0": "door"})
    game = moved({"s1": "11,0", "s2": "16,0"}, "0,0", map=line)
    assert game.asked == "token"
    assert [event.signal for event in game.told("SignalMoved")] == ["s1"]
    game.dice("HUMAN")
    assert [event.signal for event in game.told("SignalMoved")] == ["s1", "s2"]


# -- passages --------------------------------------------------------------------------------------

ROW = " ".join(f"{q},0" for q in range(9))
MIDDLE = "4,0|5,0"


def passes(kind, **tokens):
    """Whether a signal passes the middle of a row of hexes."""
    line = ground(ROW, sides={MIDDLE: kind} if kind else {})
    game = moved({"s1": "8,0"}, "0,0", areas=2, map=line, **tokens)
    return game.fact("signals.s1.hex") in ("0,0", "1,0", "2,0", "3,0", "4,0")


def test_a_wall_stops_a_signal():
    """GD-8.5.1.a/wall"""
    assert passes("")
    assert not passes("wall")


def test_a_locked_door_stops_a_signal():
    """GD-8.5.1.a/locked"""
    assert not passes("door", locks=[MIDDLE])


def test_a_blocked_door_stops_a_signal():
    """GD-8.5.1.a/door"""
    assert not passes("door", bars=[MIDDLE])


def test_a_blocked_window_stops_a_signal():
    """GD-8.5.1.a/window"""
    assert not passes("window", bars=[MIDDLE])


def test_a_signal_goes_through_an_open_door():
    """GD-8.5.1.h/door"""
    assert passes("door")


def test_a_signal_goes_through_an_open_window():
    """GD-8.5.1.h/window"""
    assert passes("window")


# -- room ------------------------------------------------------------------------------------------


def test_a_signal_does_not_end_on_an_alien():
    """GD-8.5.1.b/alien"""
    game = moved({"s1": "10,5"}, "4,2", map=HIDDEN, aliens={"aracnos-green-1": "8,4"})
    assert set(game.options) == {"7,4", "8,3"}


def test_two_signals_do_not_end_in_one_hex():
    """GD-8.5.1.b/signal"""
    game = table(
        agents={"chromium": "4,2"}, map=HIDDEN, signals={"s1": "10,5", "s2": "8,4"}, decks=HUMANS,
        open={"do": "MoveSignal", "signal": "s1", "areas": 1, "toward": "closest_agent"},
    )  # fmt: skip
    assert set(game.options) == {"7,4", "8,3"}


def crowded(**crowd):
    """A signal two areas before a full one."""
    walk = {"do": "MoveSignal", "signal": "s1", "areas": 2, "toward": "closest_agent"}
    signals = {"s1": "12,0", **crowd.pop("signals", {})}
    game = table(
        agents={"chromium": "0,0"}, map=CORRIDOR, signals=signals, decks=HUMANS, open=walk, **crowd
    )
    return game.fact("signals.s1.hex")


def test_a_signal_passes_aliens():
    """GD-8.5.1.i/alien"""
    assert crowded(aliens={"aracnos-green-1": "9,0", "aracnos-blue-2": "10,0"}) == "7,0"


def test_a_signal_passes_signals():
    """GD-8.5.1.i/signal"""
    assert crowded(signals={"s2": "9,0", "s3": "10,0"}) == "7,0"


def test_of_two_ways_the_one_that_leads_into_sight_later_is_taken():
    """GD-8.5.1.g/later"""
    blind = field(sides=walled("4,2", "5,1"))
    short = moved({"s1": "11,2"}, "4,2", map=blind)
    assert {*short.options} == {"9,1", "8,4"}
    game = moved({"s1": "11,2"}, "4,2", areas=2, map=blind)
    assert [event.end for event in game.told("SignalMoved")][:1] == ["9,1"]
    assert game.asked == "token"


# -- back and away ---------------------------------------------------------------------------------


def away(signal, areas=1, **more):
    """Where a signal may end that moves away from an agent at 4,2, and how far that is."""
    game = moved({"s1": signal}, "4,2", areas=areas, toward="away", map=HIDDEN, **more)
    while game.asked == "signal_way" and areas > 1:
        game.choose(game.options[0])
    ends = {*game.options} if game.asked == "signal_way" else {game.fact("signals.s1.hex")}
    return ends, {game.state.box.board.area_distance("4,2", end) for end in ends}


def test_a_signal_moves_back_into_the_area_it_came_from():
    """GD-8.5.1.l/back"""
    assert away({"hex": "10,5", "came_from": "8,4"}) == ({"8,4"}, {2})


def test_after_its_way_back_a_signal_moves_away():
    """GD-8.5.1.l/further"""
    assert away({"hex": "6,3", "came_from": "8,4"}, areas=2)[1] == {3}


def test_a_signal_from_nowhere_moves_away():
    """GD-8.5.1.m/unknown"""
    assert away("8,4")[1] == {3}


def test_a_signal_whose_way_back_is_full_moves_away():
    """GD-8.5.1.m/full"""
    hexes = ("6,3", "7,3", "6,4", "5,4", "5,3", "6,2", "7,2")
    crowd = {f"aracnos-green-{n}": place for n, place in enumerate(hexes)}
    assert away({"hex": "8,4", "came_from": "6,3"}, aliens=crowd)[1] == {3}


# -- teleport --------------------------------------------------------------------------------------


def test_no_hex_is_farther_from_a_full_point_than_need_be():
    """GD-8.6.i/closest"""
    ring = {"9,4": "s1", "8,5": "s2", "7,5": "s3", "7,4": "s4", "8,3": "s5"}
    signals = {"s0": "8,4", **{name: place for place, name in ring.items()}}
    game = teleported(signals=signals, teleports={"HIT": "8,4"}, decks={"signals": ["HUMAN"] * 9})
    assert places(game) == sorted([*signals.values(), "9,3"])


def beside(point, walls, *taken):
    """Where a signal may go that arrives at a point with these hexes around it taken."""
    crowd = {f"s{number}": place for number, place in enumerate((point, *taken))}
    sides = walled("4,2") | dict.fromkeys(walls, "wall")
    game = teleported(
        signals=crowd, teleports={"HIT": point}, map=field(sides=sides),
        decks={"signals": ["HUMAN"] * 9},
    )  # fmt: skip
    return {*game.options} or {*places(game)} - {*crowd.values()}


def test_a_hex_is_as_close_as_the_way_to_it_has_hexes():
    """GD-8.6.j/path"""
    assert beside("8,4", ()) == {"9,4", "8,5", "7,5", "7,4", "8,3", "9,3"}
    assert beside("8,4", ("8,4|9,4",)) == {"8,5", "7,5", "7,4", "8,3", "9,3"}


def test_the_way_with_the_fewest_hexes_counts_whatever_areas_it_crosses():
    """GD-8.6.j/fewest"""
    walls, taken = ("7,3|7,2", "6,3|7,2"), ("8,3", "7,4", "6,4", "6,3", "8,2")
    assert beside("7,3", walls, *taken) == {"7,2"}


def test_of_equally_long_ways_the_plain_distance_decides():
    """GD-8.6.j/plain"""
    assert beside("8,4", ("8,4|9,4",), "8,5", "7,5", "7,4", "8,3", "9,3") == {"9,4"}


def test_the_alpha_chooses_among_equally_close_hexes():
    """GD-8.6.i/tie"""
    team = {"chromium": "4,2", "thorium": "1,10"}
    walls = field(sides=walled("4,2") | walled("1,10"))
    points = {"teleports": {"HIT": "8,4"}, "alpha": "thorium"}
    game = teleported(agents=team, map=walls, signals={"s0": "8,4"}, **points)
    assert (game.seat, len(game.options)) == ("thorium", 6)


def arrived(rank="", **more):
    """A Xeno-Beta is teleported."""
    boxes = field(sides=walled("4,2") | walled("2,1") | walled("1,4"))
    arrives = {"do": "TeleportAlien", "species": "xeno_beta", "rank": rank}
    return table(agents=TEAM, open=arrives, teleports={"HIT": "8,4"}, map=boxes, **more)


def test_the_alien_that_was_named_arrives():
    """GD-8.6.1.b/named"""
    deck = ["xeno_beta-green", "aracnos-blue", "xeno_beta-blue"]
    assert arrived("blue", decks={"alien": deck}).options == ("xeno_beta-blue",)


def test_a_named_alien_is_found_in_the_discard_pile():
    """GD-8.6.1.b/discard"""
    decks = {"alien": ["xeno_beta-green"], "alien_discard": ["xeno_beta-blue", "aracnos-green"]}
    game = arrived("blue", decks=decks).dice("xeno_beta-blue")
    assert newest(game).card == "xeno_beta-blue"
    assert game.state.alien_discard == ()


def test_a_teleported_alien_stands_on_the_point():
    """GD-8.6.1.c/point"""
    game = arrived(decks={"alien": ["xeno_beta-green"]}).dice("xeno_beta-green")
    assert newest(game).hex == "8,4"


def test_on_an_occupied_point_an_alien_stands_beside_it():
    """GD-8.6.1.c/occupied"""
    game = arrived(decks={"alien": ["xeno_beta-green"]}, aliens={"aracnos-green-1": "8,4"})
    game.choose("7,5").dice("xeno_beta-green")
    assert newest(game).hex == "7,5"


# -- reveal ----------------------------------------------------------------------------------------


def test_what_the_active_agent_sees_is_revealed():
    """GD-8.7.a/active"""
    boxes = field(sides=walled("2,1"))
    team = {"chromium": "4,2", "thorium": "2,1"}
    assert revealed(agents=team, active="chromium", map=boxes, decks=HUMANS).asked == "token"


def test_what_another_agent_sees_is_revealed():
    """GD-8.7.a/other"""
    boxes = field(sides=walled("4,2"))
    team = {"chromium": "4,2", "thorium": "8,4"}
    game = revealed(agents=team, active="chromium", map=boxes, decks=HUMANS)
    assert game.asked == "token"


TWO = {"s1": "6,3", "s2": "7,0"}


def test_in_a_turn_the_active_player_reveals():
    """GD-8.7.b/active"""
    team = {"chromium": "4,2", "thorium": "2,1"}
    game = revealed(agents=team, signals=TWO, decks=HUMANS, active="thorium", alpha="chromium")
    assert (game.asked, game.seat) == ("signal", "thorium")


def test_in_other_phases_the_alpha_reveals():
    """GD-8.7.b/alpha"""
    team = {"chromium": "4,2", "thorium": "2,1"}
    game = revealed(agents=team, signals=TWO, decks=HUMANS, alpha="thorium")
    assert (game.asked, game.seat) == ("signal", "thorium")


def test_a_human_leaves_an_empty_hex():
    """GD-8.7.c/removed, GD-8.7.e/human"""
    game = revealed("HUMAN", decks={"signals": ["HUMAN"], "alien": ["xeno_beta-green"]})
    assert (game.asked, {*game.state.signals}, {*game.state.aliens}) == ("", set(), set())
    assert (game.state.civilians, game.state.signal_discard) == ({}, ("HUMAN",))


def test_an_alien_token_is_discarded():
    """GD-8.7.e/alien"""
    decks = {"signals": ["ALIEN", "HUMAN"], "alien": ["xeno_beta-green"]}
    game = revealed("ALIEN", "xeno_beta-green", decks=decks)
    assert game.state.signal_discard == ("ALIEN",)
    assert [row.card for row in game.state.aliens.values()] == ["xeno_beta-green"]


def test_a_door_opened_by_an_event_shows_what_is_behind():
    """GD-8.7.l/event"""
    line = ground("0,0 1,0 2,0 3,0", sides={"1,0|2,0": "door"})
    opens = effects.SetDoors(doors=("1,0|2,0",), token="unlock")
    game = table(
        agents={"chromium": "1,0"}, map=line, signals={"s1": "3,0"}, locks=["1,0|2,0"],
        decks=HUMANS, mission={"special_events": {"A": (opens,)}},
        open={"do": "DrawnEvent", "source": "special:A"},
    )  # fmt: skip
    assert game.asked == "token"
