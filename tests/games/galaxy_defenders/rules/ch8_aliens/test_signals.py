"""GD 8.5, 8.6, 8.7 Signals: the reserve, movement, teleport and reveal."""

from tests.games.galaxy_defenders.rules.table import field, ground, table

LINE = " ".join(f"{q},0" for q in range(-7, 16))
HUMANS = {"signals": ["HUMAN"] * 6}


def walled(place, opening=""):
    """Walls around a hex, with an opening toward one neighbour."""
    q, r = map(int, place.split(","))
    around = [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
    return {f"{place}|{a},{b}": "wall" for a, b in around if f"{a},{b}" != opening}


def moved(signals, agents="0,0", areas=1, toward="closest_agent", **more):
    agents = {"chromium": agents} if isinstance(agents, str) else agents
    return table(
        agents=agents,
        signals=signals,
        open={"do": "MoveSignals", "areas": areas, "toward": toward},
        decks=more.pop("decks", HUMANS),
        **more,
    )


def teleported(number=1, agents=None, **more):
    return table(
        agents=agents or {"chromium": "4,2"},
        open={"do": "TeleportSignals", "left": number},
        decks=more.pop("decks", HUMANS),
        map=more.pop("map", field(sides=walled("4,2"))),
        **more,
    )


def revealed(*dice, signals=None, agents=None, **more):
    return table(
        agents=agents or {"chromium": {"hex": "4,2", "guard": False}},
        signals=signals or {"s1": "6,3"},
        open={"do": "RevealSignals"},
        **more,
    ).dice(*dice)


# -- reveal ----------------------------------------------------------------------------------------


def test_a_signal_in_sight_is_turned_over():
    """GD-8.5.b, GD-8.7.a"""
    game = revealed(decks=HUMANS)
    assert game.asked == "token"
    assert set(game.options) == {"HUMAN"}
    unseen = revealed(map=field(sides=walled("4,2")), decks=HUMANS)
    assert unseen.asked == ""


def test_revealing_ignores_the_way_an_agent_faces():
    """GD-5.2.1.f, GD-8.7.k"""
    agents = {"chromium": {"hex": "6,3", "facing": "E"}}
    game = revealed(
        agents=agents, signals={"s1": "4,2"}, options={"human_view": True}, decks=HUMANS
    )
    assert game.asked == "token"


def test_a_human_is_removed():
    """GD-8.7.c, GD-8.7.e, GD-8.5.d/discard"""
    game = revealed("HUMAN", decks={"signals": ["ALIEN", "HUMAN"], "alien": ["xeno_beta-green"]})
    assert game.asked == ""
    assert not game.state.signals
    assert game.state.signal_discard == ("HUMAN",)
    assert game.state.signal_piles == (("ALIEN",),)


def test_an_alien_takes_the_place_of_its_signal():
    """GD-8.7.d, GD-8.8.b, GD-8.7.e"""
    decks = {"signals": ["ALIEN"], "alien": ["spine_critter-blue", "xeno_beta-green"]}
    game = revealed("ALIEN", decks=decks)
    assert (game.asked, game.options) == ("alien", ("spine_critter-blue",))
    game.dice("spine_critter-blue")
    (alien,) = game.state.aliens.values()
    assert (alien.hex, alien.card) == ("6,3", "spine_critter-blue")
    assert game.state.signal_discard == ("ALIEN",)


def test_several_signals_are_turned_over_one_by_one():
    """GD-8.7.i"""
    agents = {"chromium": "4,2", "thorium": "2,1"}
    game = revealed(
        agents=agents, signals={"s1": "6,3", "s2": "7,0"}, decks=HUMANS, active="thorium"
    )
    assert (game.seat, game.options) == ("thorium", ("s1", "s2"))
    game.dice("HUMAN").choose("s2")
    assert game.asked == "token"
    game.dice("HUMAN")
    assert [event.signal for event in game.told("SignalRevealed")] == ["s2", "s1"]


def test_a_token_is_nothing_before_it_is_turned_over():
    """GD-8.5.a"""
    game = table(
        agents={"chromium": "0,0"},
        map=ground("0,0 7,0"),
        signals={"s1": "7,0"},
        decks={"signals": ["ALIEN", "HUMAN"]},
    )
    assert "ALIEN" not in str(game.state.signals)
    piles = {"signals": ["HUMAN"], "spent_signals": [["ALIEN", "HUMAN"]]}
    seen = revealed(decks=piles, signals={"s1": {"hex": "6,3", "pile": 0}})
    assert {*seen.options} == {"ALIEN", "HUMAN"}


def test_an_alien_remembers_where_its_signal_came_from():
    """GD-8.9.n"""
    signals = {"s1": {"hex": "6,3", "came_from": "8,4"}}
    game = revealed(
        "ALIEN",
        "xeno_beta-green",
        signals=signals,
        decks={"signals": ["ALIEN"], "alien": ["xeno_beta-green"]},
    )
    (alien,) = game.state.aliens.values()
    assert alien.came_from == "8,4"


# -- the new alien ---------------------------------------------------------------------------------

TEAM = {"chromium": {"hex": "4,2", "guard": False}, "thorium": "2,1", "mercury": "1,4"}


def arrival(card, aliens=None, agents=None, **more):
    return table(
        agents=agents or TEAM,
        aliens=aliens or {},
        open={"do": "NewAlien", "hex": "6,3"},
        decks=more.pop("decks", {"alien": [card]}),
        **more,
    ).dice(card)


def newest(game):
    return max(game.state.aliens.values(), key=lambda row: row.arrived)


def test_a_new_alien_goes_to_the_player_with_the_fewest():
    """GD-8.8.a, GD-8.8.d"""
    aliens = {
        "aracnos-green-1": {"hex": "8,4", "controller": "chromium"},
        "aracnos-blue-2": {"hex": "9,4", "controller": "thorium"},
    }
    assert newest(arrival("xeno_beta-green", aliens)).controller == "mercury"


def test_ties_are_counted_clockwise_from_the_alpha():
    """GD-8.8.e/alpha"""
    assert newest(arrival("xeno_beta-green", alpha="thorium")).controller == "thorium"


def test_after_the_alpha_the_next_one_clockwise_gets_an_alien():
    """GD-8.8.e/next"""
    aliens = {"aracnos-green-1": {"hex": "8,4", "controller": "thorium"}}
    assert newest(arrival("xeno_beta-green", aliens, alpha="thorium")).controller == "mercury"


def test_a_second_copy_goes_to_the_same_player():
    """GD-8.8.f, GD-8.8.g"""
    aliens = {"xeno_beta-blue-1": {"hex": "8,4", "controller": "thorium"}}
    assert newest(arrival("xeno_beta-blue", aliens)).controller == "thorium"


def test_the_dead_get_no_aliens():
    """GD-8.8.a"""
    agents = {**TEAM, "chromium": {"hex": "4,2", "alive": False}}
    assert newest(arrival("xeno_beta-blue", agents=agents)).controller == "thorium"


def test_the_figure_is_that_of_the_card():
    """GD-8.8.c"""
    aliens = {"xeno_beta-blue-1": {"hex": "8,4", "wounds": 2}}
    game = arrival("xeno_beta-blue", aliens)
    new = newest(game)
    assert (new.card, new.wounds, new.shield) == ("xeno_beta-blue", 0, 1)
    assert [str(name).rpartition("-")[0] for name in game.state.aliens] == ["xeno_beta-blue"] * 2
    assert game.state.box.aliens["xeno_beta-blue"].rank == "blue"


def test_when_the_last_card_is_in_play_no_alien_comes():
    """GD-8.8.h/left, GD-8.8.h/none"""
    two = {"s1": "6,3", "s2": "7,0"}
    decks = {"signals": ["ALIEN", "ALIEN"], "alien": ["xeno_beta-green"]}
    game = revealed(signals=two, decks=decks).dice("ALIEN").choose("s1")
    assert game.asked == "alien"
    game.dice("xeno_beta-green", "ALIEN")
    assert [row.hex for row in game.state.aliens.values()] == ["6,3"]
    assert (game.asked, {*game.state.signals}) == ("", set())


def test_when_an_alien_has_died_another_may_come():
    """GD-8.8.h/again"""
    dying = {"xeno_beta-green-1": {"hex": "8,4", "wounds": 3}}
    game = table(
        agents=TEAM, aliens=dying, decks={"alien": []},
        open=[{"do": "NewAlien", "hex": "6,3"}, {"do": "Deaths"}],
    )  # fmt: skip
    assert game.options == ("xeno_beta-green",)
    game.dice("xeno_beta-green")
    assert [row.hex for row in game.state.aliens.values()] == ["6,3"]


def test_without_cards_an_alien_signal_is_only_discarded():
    """GD-8.8.i"""
    game = revealed("ALIEN", decks={"signals": ["ALIEN"]})
    assert game.asked == ""
    assert not game.state.aliens
    assert not game.state.signals
    assert game.state.signal_discard == ("ALIEN",)


def test_an_empty_alien_deck_is_made_anew():
    """GD-8.2.v"""
    game = revealed(
        "ALIEN", decks={"signals": ["ALIEN"], "alien_discard": ["aracnos-green", "xeno_beta-blue"]}
    )
    assert game.options == ("aracnos-green", "xeno_beta-blue")
    game.dice("xeno_beta-blue")
    assert game.state.alien_deck == (("aracnos-green",),)
    assert game.state.alien_discard == ()


# -- death -----------------------------------------------------------------------------------------


def test_an_alien_dies_when_its_wounds_reach_its_health():
    """GD-8.11.a, GD-8.11.b, GD-8.11.d"""
    aliens = {
        "xeno_beta-green-1": {"hex": "6,3", "wounds": 3},
        "xeno_beta-green-2": {"hex": "8,4", "wounds": 2},
    }
    game = table(agents={"chromium": "4,2"}, aliens=aliens, open={"do": "Deaths"})
    assert list(game.state.aliens) == ["xeno_beta-green-2"]
    assert game.state.alien_discard == ("xeno_beta-green",)
    assert "6,3" not in [row.hex for row in game.state.aliens.values()]


def test_the_hex_of_a_dead_alien_is_empty():
    """GD-8.11.c"""
    aliens = {"xeno_beta-green-1": {"hex": "6,3", "wounds": 3}, "xeno_beta-green-2": "8,4"}
    dies = {"do": "AlienDeath", "alien": "xeno_beta-green-1"}
    game = table(agents={"chromium": "4,2"}, aliens=aliens, open=dies)
    assert [row.hex for row in game.state.aliens.values()] == ["8,4"]


# -- the reserve -----------------------------------------------------------------------------------


def test_a_teleported_signal_comes_from_the_reserve():
    """GD-8.6.g, GD-8.6.h, GD-8.6.d"""
    game = teleported(teleports={"HIT": "8,4"})
    (signal,) = game.state.signals.values()
    assert signal.hex == "8,4"
    assert game.state.signal_piles == (("HUMAN",) * 6,)
    assert not game.told("TeleportRolled")


def test_the_reserve_limits_the_signals_on_the_map():
    """GD-8.5.f, GD-8.5.h"""
    points = {"HIT": "9,7", "SHIELD": "1,10"}
    decks = {"signals": ["HUMAN", "ALIEN"]}
    game = teleported(2, signals={"s1": "8,4"}, decks=decks, teleports=points).dice("SHIELD")
    assert places(game) == ["1,10", "8,4"]
    assert game.asked == ""


def test_an_empty_reserve_is_made_anew_from_the_discard_pile():
    """GD-8.5.g"""
    decks = {"signals": ["HUMAN"], "signal_discard": ["ALIEN", "HUMAN"]}
    game = teleported(1, signals={"s1": "8,4"}, decks=decks, teleports={"HIT": "9,7"})
    assert len(game.state.signals) == 2
    assert game.state.signal_discard == ()
    assert game.state.signal_piles == (("HUMAN",), ("ALIEN", "HUMAN"))


# -- teleport --------------------------------------------------------------------------------------

POINTS = {"HIT": "8,4", "SHIELD": "9,7", "BOLT": "1,10"}


def places(game):
    return sorted(row.hex for row in game.state.signals.values())


def test_a_die_chooses_the_point():
    """GD-8.6.a, GD-8.6.f"""
    game = teleported(2, teleports=POINTS)
    assert game.options == game.state.box.faces["blue"]
    assert places(game.dice("SHIELD", "HIT+AMMO")) == ["8,4", "9,7"]


def test_a_symbol_without_a_point_is_rolled_again():
    """GD-8.6.b"""
    game = teleported(2, teleports=POINTS).dice("SHIELD")
    assert places(game) == ["9,7"]
    game.dice("JAM", "ALIEN")
    assert (places(game), game.asked) == (["9,7"], "teleport")
    assert places(game.dice("HIT+AMMO")) == ["8,4", "9,7"]
    assert (len(game.told("TeleportRolled")), game.asked) == (4, "")


def test_a_bolt_goes_before_a_hit():
    """GD-8.6.c"""
    assert places(teleported(teleports=POINTS).dice("HIT+BOLT")) == ["1,10"]


def test_without_a_point_no_signal_is_teleported():
    """GD-8.6.e/signal"""
    game = teleported()
    assert not game.state.signals
    assert game.asked == ""


def test_without_a_point_no_alien_is_teleported():
    """GD-8.6.e/alien"""
    arrives = {"do": "TeleportAlien", "species": "xeno_beta", "rank": ""}
    game = table(agents=TEAM, decks={"alien": ["xeno_beta-green"]}, open=arrives)
    assert not game.state.aliens
    assert (game.asked, game.state.alien_deck) == ("", (("xeno_beta-green",),))


def test_at_an_occupied_point_the_alpha_picks_the_closest_hex():
    """GD-8.6.i"""
    game = teleported(signals={"s0": "8,4"}, teleports={"HIT": "8,4"})
    assert (game.asked, game.seat) == ("teleport_hex", "chromium")
    assert set(game.options) == {"9,4", "8,5", "7,5", "7,4", "8,3", "9,3"}
    assert places(game.choose("7,5")) == ["7,5", "8,4"]


def test_the_closest_hex_is_counted_along_a_path():
    """GD-8.6.j"""
    walls = walled("4,2") | walled("8,4", "9,4") | {"9,4|9,3": "wall"}
    game = teleported(signals={"s0": "8,4"}, teleports={"HIT": "8,4"}, map=field(sides=walls))
    assert places(game) == ["8,4", "9,4"]


def test_a_teleported_signal_in_sight_is_revealed_at_once():
    """GD-8.6.k, GD-6.4.l"""
    game = teleported(2, teleports={"HIT": "8,4"}, map=field())
    assert game.asked == "token"
    assert len(game.state.signals) == 1


def test_an_alien_is_teleported_like_a_signal():
    """GD-8.6.1.a, GD-8.6.1.c, GD-8.6.1.d"""
    game = table(
        agents=TEAM,
        aliens={"aracnos-green-1": {"hex": "9,7", "controller": "chromium"}},
        map=field(sides=walled("4,2") | walled("2,1") | walled("1,4")),
        teleports=POINTS,
        decks={"alien": ["xeno_beta-green"]},
        open={"do": "TeleportAlien", "species": "xeno_beta", "rank": ""},
    )
    assert game.asked == "teleport"
    game.dice("SHIELD")
    game.dice("xeno_beta-green").choose(game.options[0])
    new = newest(game)
    assert new.hex in ("10,7", "9,8", "8,8", "8,7", "9,6", "10,6")
    assert new.controller == "thorium"


# -- movement --------------------------------------------------------------------------------------

HIDDEN = field(sides=walled("4,2", "3,2"))
"""An agent in 4,2 sees only to the west."""


def test_signals_go_from_centre_to_centre():
    """GD-8.5.1.c, GD-5.g/signal"""
    game = moved({"s1": "10,5"}, "4,2", map=HIDDEN)
    assert game.fact("signals.s1.hex") == "8,4"
    assert moved({"s1": "10,5"}, "4,2", areas=2, map=HIDDEN).fact("signals.s1.hex") == "6,3"


def test_an_occupied_centre_is_replaced():
    """GD-8.5.1.d, GD-8.5.1.j, GD-8.5.1.b"""
    game = moved({"s1": "10,5"}, "4,2", map=HIDDEN, aliens={"aracnos-green-1": "8,4"})
    assert (game.asked, set(game.options)) == ("signal_way", {"7,4", "8,3"})
    assert game.choose("7,4").fact("signals.s1.hex") == "7,4"


def test_signals_pass_aliens_signals_and_agents():
    """GD-8.5.1.i, GD-8.5.1.o"""
    line = ground(LINE, blocked=["1,0"])
    game = moved(
        {"s1": "14,0"}, {"chromium": "2,0"}, areas=2, map=line, aliens={"aracnos-green-1": "12,0"}
    )
    assert game.asked == "token"


CORRIDOR = ground(
    " ".join(f"{q},0" for q in range(13)), sides={"1,0|2,0": "door", "5,0|6,0": "door"}
)
"""Areas from west to east: 0 and 1, 2 and 3, 4 and 5, 6 to 8, 9 and 10, 11 and 12."""


def in_the_corridor(signal, aliens, **more):
    crowd = {f"aracnos-green-{n}": f"{q},0" for n, q in enumerate(aliens)}
    return moved({"s1": signal}, "0,0", map=CORRIDOR, aliens=crowd, **more)


def test_a_signal_passes_full_areas_wherever_it_goes():
    """GD-8.5.1.i"""
    two = in_the_corridor("8,0", (2, 3, 4, 5), areas=3, toward="alpha")
    assert (two.fact("signals.s1.hex"), two.asked) == ("1,0", "token")
    held = in_the_corridor("8,0", (1, 2, 3, 4, 5), areas=2)
    assert held.fact("signals.s1.hex") == "8,0"
    point = {"teleports": {"HIT": "9,0"}, "toward": "closest_teleport"}
    assert in_the_corridor("5,0", (6, 7, 8), areas=2, **point).fact("signals.s1.hex") == "9,0"
    assert in_the_corridor("5,0", (6, 7, 8), areas=1, **point).fact("signals.s1.hex") == "5,0"
    away = in_the_corridor("5,0", (6, 7, 8), areas=2, toward="away")
    assert set(away.options) == {"9,0", "10,0"}
    assert not in_the_corridor("5,0", (6, 7, 8), areas=1, toward="away").told("SignalMoved")


def test_a_signal_that_passed_has_no_points_left_for_more():
    """GD-8.5.1.i, GD-5.g/signal"""
    game = in_the_corridor("12,0", (9, 10), areas=2)
    assert game.fact("signals.s1.hex") == "7,0"
    assert len(game.told("SignalMoved")) == 1
    assert game.fact("signals.s1.came_from") == "9,1"


def test_a_signal_without_a_way_stays():
    """GD-8.5.1.n"""
    whole = ground("0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0", sides={"2,0|3,0": "door"})
    assert moved({"s1": "8,0"}, "0,0", map=whole).fact("signals.s1.hex") != "8,0"
    apart = ground("0,0 1,0 2,0 7,0 8,0 9,0")
    game = moved({"s1": "8,0"}, "0,0", areas=3, map=apart)
    assert game.fact("signals.s1.hex") == "8,0"
    assert not game.told("SignalMoved")


def test_a_signal_is_revealed_on_its_way_and_goes_no_farther():
    """GD-8.5.1.e, GD-8.5.1.f, GD-6.4.m, GD-6.4.l"""
    line = ground(" ".join(f"{q},0" for q in range(15)), sides={"9,0|10,0": "door"})
    game = moved({"s1": "14,0"}, "0,0", areas=3, map=line)
    assert game.asked == "token"
    assert game.fact("signals.s1.hex") == "9,0"
    assert len(game.told("SignalMoved")) == 2
    game.dice("HUMAN")
    assert game.asked == ""


def test_of_two_ways_the_one_into_sight_is_taken():
    """GD-8.5.1.g/next"""
    blind = moved({"s1": "5,6"}, "4,2", map=field(sides=walled("4,2", "5,1")))
    assert (blind.asked, set(blind.options)) == ("signal_way", {"6,3", "3,5"})
    game = moved({"s1": "5,6"}, "4,2", map=field(sides=walled("4,2", "4,3")))
    assert game.asked == "token"
    assert game.fact("signals.s1.hex") == "3,5"


def test_the_closest_signal_moves_first_and_the_alpha_breaks_ties():
    """GD-6.4.n"""
    game = moved({"s1": "10,5", "s2": "8,4"}, "4,2", map=HIDDEN)
    assert [event.signal for event in game.told("SignalMoved")] == ["s2", "s1"]
    tie = moved(
        {"s1": "2,1", "s2": "10,5"}, {"chromium": "6,3", "thorium": "0,11"}, alpha="thorium"
    )
    assert (tie.asked, tie.seat, tie.options) == ("signal", "thorium", ("s1", "s2"))


def test_signals_go_to_the_alpha_or_to_the_weakest():
    """GD-5.g/signal"""
    team = {"chromium": "2,1", "iridium": "10,5"}
    boxes = field(sides=walled("2,1", "1,1") | walled("10,5", "11,5"))
    to_alpha = moved({"s1": "6,3"}, team, toward="alpha", map=boxes)
    assert to_alpha.fact("signals.s1.hex") == "4,2"
    to_weak = moved({"s1": "6,3"}, team, toward="weakest_agent", map=boxes)
    assert to_weak.fact("signals.s1.hex") == "8,4"


def test_a_signal_goes_to_the_closest_teleport_point_and_stays_there():
    """GD-8.5.1.k"""
    points = {"HIT": "11,5", "SHIELD": "-3,11"}
    home = {"toward": "closest_teleport", "map": HIDDEN, "teleports": points}
    assert moved({"s1": "6,3"}, "4,2", areas=2, **home).fact("signals.s1.hex") == "11,5"
    assert moved({"s1": "10,5"}, "4,2", **home).fact("signals.s1.hex") == "11,5"
    there = moved({"s1": "11,5"}, "4,2", areas=2, **home)
    assert there.fact("signals.s1.hex") == "11,5"
    assert not there.told("SignalMoved")
    nowhere = moved({"s1": "11,5"}, "4,2", toward="closest_teleport", map=HIDDEN)
    assert nowhere.fact("signals.s1.hex") == "11,5"


def test_a_signal_moves_back_where_it_came_from():
    """GD-8.5.1.l"""
    signal = {"hex": "10,5", "came_from": "8,4"}
    back = moved({"s1": signal}, "4,2", toward="away", map=HIDDEN)
    assert back.fact("signals.s1.hex") == "8,4"


def test_a_signal_that_cannot_move_back_moves_away_from_the_closest_agent():
    """GD-8.5.1.m"""
    for origin in (None, "2,1"):
        signal = {"hex": "8,4", "came_from": origin}
        game = moved({"s1": signal}, "4,2", toward="away", map=HIDDEN)
        ends = {*game.options} or {game.fact("signals.s1.hex")}
        away = game.state.box.board.area_distance
        assert all(away("4,2", end) == 3 for end in ends)


def test_a_signal_that_moves_back_far_does_not_turn_around():
    """GD-8.5.1.l, GD-8.5.1.m"""
    signal = {"hex": "6,3", "came_from": "8,4"}
    game = moved({"s1": signal}, "4,2", areas=2, toward="away", map=HIDDEN)
    if game.asked == "signal_way":
        game.choose(game.options[0])
    away = game.state.box.board.area_distance
    assert away("4,2", game.fact("signals.s1.hex")) == 3


def test_a_cornered_signal_stays():
    """GD-8.5.1.m"""
    line = ground(" ".join(f"{q},0" for q in range(6)), sides={"0,0|1,0": "door"})
    game = moved({"s1": "5,0"}, "0,0", toward="away", map=line, locks=["0,0|1,0"])
    assert not game.told("SignalMoved")
