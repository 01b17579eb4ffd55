"""GD 6.4 The EVENT phase and what event cards do."""

import pytest

from tests.games.galaxy_defenders.rules.table import field, ground, table

TEAM = {"chromium": "4,2", "thorium": "2,1"}
FIVE = {"chromium": "0,0", "thorium": "1,0", "mercury": "2,0", "iridium": "3,0", "titanium": "4,0"}
ISLAND = ground("0,0 1,0 2,0 3,0 4,0 0,6 1,6 2,6 3,6 4,6 5,6")
"""Two strips without sight or way between them."""


def event(card, agents=TEAM, decks=None, **more):
    return table(
        agents=agents,
        open={"do": "EventPhase"},
        decks={"event": [card], **(decks or {})},
        **more,
    ).dice(card)


def effect(card, agents=TEAM, **more):
    return table(agents=agents, open={"do": "DrawnEvent", "source": card}, **more)


def test_the_top_card_is_drawn_and_discarded():
    """GD-6.4.a, GD-6.4.c/after"""
    game = event("ev13", decks={"event": ["ev13", "ev01"]})
    assert game.state.event_deck == (("ev01",),)
    assert game.state.event_discard == ("ev13",)


def test_weather_stays_after_its_effects():
    """GD-6.4.e/stays"""
    game = event("ev03")
    assert game.state.weather == "ev03"
    assert game.state.event_discard == ()


def test_new_weather_ends_the_old():
    """GD-6.4.f/discarded"""
    game = event("ev04", weather="ev03")
    assert game.state.weather == "ev04"
    assert game.state.event_discard == ("ev03",)


def test_the_same_weather_again_is_another_card():
    """GD-6.4.f/discarded"""
    game = event("ev03", weather="ev03")
    assert game.state.weather == "ev03"
    assert game.state.event_discard == ("ev03",)


def test_weather_that_was_saved_half_done_still_comes():
    half = {"do": "EventPhase", "card": "ev06", "step": "put_away"}
    game = table(agents=TEAM, open=half, weather="ev05")
    assert (game.state.weather, game.state.event_discard) == ("ev06", ("ev05",))


def test_an_empty_deck_is_made_anew_without_the_weather():
    """GD-6.4.o"""
    game = table(
        agents=TEAM,
        open={"do": "EventPhase"},
        weather="ev03",
        decks={"event_discard": ["ev13", "ev08"]},
    )
    assert game.options == ("ev08", "ev13")
    game.dice("ev13")
    assert game.state.event_deck == (("ev08",),)
    assert game.state.event_discard == ("ev13",)


def test_a_special_event_is_what_the_mission_says():
    """GD-6.4.d"""
    decks = {"alien": ["xeno_beta-green"]}
    game = effect("evA", map=ISLAND, agents=FIVE, teleports={"HIT": "2,6"}, decks=decks)
    game.dice("xeno_beta-green")
    assert [row.card for row in game.state.aliens.values()] == ["xeno_beta-green"]
    assert not effect("evB").state.aliens


def test_an_act_of_valor_turns_one_tactic_up():
    """GD-6.4.q, GD-7.7.3.d"""
    agents = {
        "chromium": {"hex": "4,2", "powers": ["bt_aim", "bt_step"], "spent": ["bt_aim", "bt_step"]},
        "thorium": {"hex": "2,1", "powers": ["field_medic"], "spent": ["field_medic"]},
    }
    game = effect("evB", agents=agents, alpha="thorium")
    assert (game.seat, game.options) == ("thorium", ("chromium bt_aim", "chromium bt_step"))
    assert game.choose("chromium bt_step").agent("chromium").spent == ("bt_aim",)
    assert game.asked != "restore"


def test_by_another_ruling_each_agent_turns_a_tactic_up():
    """GD-6.4.q"""
    agents = {
        "chromium": {"hex": "4,2", "powers": ["bt_aim", "bt_step"], "spent": ["bt_aim", "bt_step"]},
        "thorium": {"hex": "2,1", "powers": ["bt_aim"], "spent": ["bt_aim"]},
    }
    game = effect("evB", agents=agents, options={"valor_for_each": True, "human_view": False})
    assert (game.seat, game.options) == ("chromium", ("chromium bt_aim", "chromium bt_step"))
    game.choose("chromium bt_step")
    assert (game.seat, game.options) == ("thorium", ("thorium bt_aim",))
    assert game.choose("thorium bt_aim").agent("thorium").spent == ()


def test_effects_come_in_printed_order():
    """GD-6.4.b, GD-6.4.p/ammo, GD-6.4.p/teleport"""
    game = effect(
        "ev01",
        map=ISLAND,
        agents=FIVE,
        signals={"s1": "0,6"},
        teleports={"HIT": "5,6"},
        decks={"signals": ["HUMAN"] * 6},
    )
    assert (game.asked, game.seat) == ("lose_ammo", "chromium")
    assert "mercury w_blade" not in game.options
    game.choose("chromium w_rifle")
    assert "chromium w_rifle" not in game.options
    game.choose("titanium w_vulcan")
    assert game.weapon("chromium", "w_rifle").ammo == 3
    assert game.weapon("titanium", "w_vulcan").ammo == 5
    while game.asked == "teleport_hex":
        game.choose(game.options[0])
    assert len(game.state.signals) == 4
    kinds = [kind for kind in game.story if kind in ("AmmoSpent", "SignalPlaced")]
    assert kinds == ["AmmoSpent"] * 2 + ["SignalPlaced"] * 3


def test_alien_plans_move_signals_toward_the_alpha():
    """GD-6.4.p/move, GD-5.g/signal"""
    agents = {
        "chromium": {"hex": "4,2", "weapons": [{"id": "w_rifle", "ammo": 0}, "w_eagle"]},
        "titanium": {"hex": "10,5", "weapons": [{"id": "w_vulcan", "ammo": 0}, "w_knuckles"]},
    }
    game = effect(
        "ev01",
        agents=agents,
        map=field(sides=_box("4,2", "3,2") | _box("10,5", "11,5")),
        alpha="chromium",
        signals={"s1": "8,4"},
        decks={"signals": ["HUMAN"]},
    )
    assert game.asked == ""
    assert game.fact("signals.s1.hex") == "6,3"


def _box(place, opening=""):
    """Walls all around a hex."""
    q, r = map(int, place.split(","))
    around = [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
    on_map = [(a, b) for a, b in around if 0 <= b <= 11 and 0 <= a + b // 2 <= 13]
    sides = {f"{place}|{a},{b}": "wall" for a, b in on_map}
    sides.pop(f"{place}|{opening}", None)
    return sides


def test_rain_moves_signals_and_then_may_bring_some():
    """GD-6.4.s"""
    screen = field(sides=_box("4,2", "5,2"), blocked=["6,2"])
    game = effect(
        "ev03",
        agents={"chromium": "4,2", "thorium": {"hex": "0,0", "alive": False}},
        map=screen,
        signals={"s1": "8,4"},
        decks={"signals": ["HUMAN"] * 4},
        teleports={"HIT": "8,11"},
    )
    assert game.fact("signals.s1.hex") == "6,3"
    assert len(game.state.signals) == 1


def test_scorching_sun_burns_agents_in_the_desert():
    """GD-6.4.t, GD-7.7.1.f, GD-7.7.1.g, GD-FAQ.e, GD-7.6.7.e"""
    agents = {
        "chromium": {"hex": "4,2", "rank": "palladium", "shield": 1},
        "thorium": {"hex": "14,0"},
    }
    game = effect("ev04", map="", agents=agents)
    assert game.agent("chromium").wounds == 1
    assert game.agent("chromium").shield == 1
    assert game.agent("thorium").wounds == 0
    assert game.all_rolled


def test_an_alien_raid_teleports_first_and_moves_then():
    """GD-6.4.u"""
    long_way = ground(" ".join(f"{q},0" for q in range(16)), sides={"8,0|9,0": "door"})
    game = effect(
        "ev02",
        agents={"chromium": "0,0"},
        map=long_way,
        signals={"s1": "12,0"},
        teleports={"HIT": "14,0"},
        decks={"signals": ["HUMAN"] * 4},
    )
    assert game.asked == "token"
    moved = [kind for kind in game.story if kind in ("SignalPlaced", "SignalMoved")]
    assert moved == ["SignalPlaced", "SignalMoved", "SignalMoved"]
    game.dice("HUMAN", "HUMAN")
    assert not game.state.signals


@pytest.mark.parametrize(("agents", "signals"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_the_table_is_read_by_the_agents_in_play(agents, signals):
    """GD-6.4.g, GD-8.6.f"""
    team = dict(list(FIVE.items())[:agents])
    game = effect("ev09", agents=team, map=ISLAND, **_room(9))
    _place_all(game)
    assert len(game.state.signals) == signals


def _room(tokens):
    return {"teleports": {"HIT": "0,6"}, "decks": {"signals": ["HUMAN"] * tokens}}


def _place_all(game):
    while game.asked in ("teleport_hex", "signal"):
        game.choose(game.options[0])


def test_the_dead_are_not_counted():
    """GD-6.4.h, GD-7.5.3.f"""
    fallen = {
        n: {"hex": h, "alive": n not in ("iridium", "titanium", "mercury")} for n, h in FIVE.items()
    }
    game = effect("ev09", agents=fallen, map=ISLAND, **_room(9))
    _place_all(game)
    assert len(game.state.signals) == 1


@pytest.mark.parametrize(("aliens", "signals"), [(3, 2), (4, 0)])
def test_the_balance_test_compares_aliens_and_agents(aliens, signals):
    """GD-6.4.j, GD-6.4.k"""
    team = dict(list(FIVE.items())[:4])
    names = ("xeno_beta-green-1", "aracnos-green-2", "aracnos-blue-3", "xeno_beta-blue-4")
    crowd = {name: f"{q},6" for q, name in enumerate(names[:aliens], 2)}
    game = effect("ev03", agents=team, aliens=crowd, map=ISLAND, **_room(9))
    _place_all(game)
    assert len(game.state.signals) == signals


def test_a_supply_drop_loads_a_weapon_of_each_agent():
    """GD-6.4.b, GD-FAQ.a"""
    agents = {
        "chromium": {
            "hex": "4,2",
            "weapons": [{"id": "w_rifle", "ammo": 1}, {"id": "iw_carbine", "ammo": 2}],
        },
        "thorium": {"hex": "2,1", "weapons": [{"id": "w_shotgun", "ammo": 3}, "w_nano"]},
    }
    game = effect("ev07", agents=agents)
    assert (game.seat, game.options) == ("chromium", ("w_rifle", "iw_carbine"))
    game.choose("iw_carbine")
    assert game.weapon("chromium", "iw_carbine").ammo == 3
    assert game.weapon("thorium", "w_shotgun").ammo == 3


def test_field_dressing_malfunction_and_interference():
    """GD-6.4.b"""
    agents = {"chromium": {"hex": "4,2", "wounds": 2, "rank": "palladium", "shield": 1}}
    assert effect("ev08", agents=agents).agent("chromium").wounds == 1
    game = effect("ev10", agents=agents)
    assert (game.asked, game.seat) == ("jam_weapon", "chromium")
    game.choose("w_eagle")
    assert game.weapon("chromium", "w_eagle").jammed
    assert not game.weapon("chromium", "w_rifle").jammed
    assert effect("ev12", agents=agents).agent("chromium").shield == 0


def test_hunters_wake_the_alien_closest_to_the_alpha():
    """GD-6.4.b"""
    aliens = {"xeno_beta-green-1": "8,11", "aracnos-green-2": "5,2"}
    game = effect("ev14", agents={"chromium": "4,2"}, aliens=aliens)
    assert game.told("AttackDeclared")[0].attacker == "aracnos-green-2"


def test_of_equally_close_aliens_the_alpha_chooses_the_hunter():
    """GD-AMB.b"""
    aliens = {"aracnos-green-1": "3,2", "aracnos-green-2": "5,2", "xeno_beta-green-3": "8,11"}
    game = effect("ev14", agents={"chromium": "4,2"}, aliens=aliens)
    assert game.asked == "closest_alien"
    assert game.options == ("aracnos-green-1", "aracnos-green-2")
    game.choose("aracnos-green-2")
    assert game.told("AttackDeclared")[0].attacker == "aracnos-green-2"


def test_an_open_choice_of_the_event_phase_is_the_alphas():
    """GD-AMB.b, GD-6.2.1.f"""
    agents = {"chromium": "4,2", "thorium": "2,1"}
    game = effect("ev01", agents=agents, alpha="thorium")
    assert game.seat == "thorium"
    both = effect(
        "ev08",
        agents={"chromium": "0,0", "thorium": "1,0"},
        map=ISLAND,
        signals={"s1": "0,6", "s2": "5,6"},
        alpha="thorium",
        active="",
    )
    assert (both.asked, both.seat) == ("signal", "thorium")
