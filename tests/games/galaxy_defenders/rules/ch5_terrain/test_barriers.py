"""GX 5.1, 7.1, 7.2, 11.11 Barriers: who crosses them, and what they do not hinder."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.table import FIELD, MISS, field, ground, rim, table
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import (
    distance,
    is_engaged,
    occupied,
    sees,
)
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import ground_of
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId
from xenofront.geometry.hexes.grid import HexId

CRITTER, BETA = "spine_critter-green-1", "xeno_beta-green-1"
CORRIDOR = "0,0 1,0 2,0 3,0 4,0 5,0"
"""Three areas of two hexes each."""
SIDE = "1,0|2,0"
FLYING = {"aliens.spine_critter-green": {"flying": True}}
BURROWING = {"aliens.spine_critter-green": {"burrowing": True}}
PASSES = pytest.mark.parametrize("cards", [FLYING, BURROWING], ids=["flying", "burrowing"])


def corridor(kind="barrier", **parts):
    sides = {SIDE: kind} if kind else {}
    return ground(CORRIDOR, **{"sides": sides, **parts})


def ends(cards: Any = None, **more: Any) -> list[str]:
    """Where a Spine Critter at one end of the corridor comes to, with three areas to go."""
    squad, aliens = {"chromium": "0,0"}, {CRITTER: "5,0"}
    state = table(**{"map": corridor(), "cards": cards, **more}, agents=squad, aliens=aliens).state
    ways = ground_of(state, AlienId(CRITTER)).ways_toward(HexId("0,0"), 3, contact=False)
    return [ending[1] for ending in ways]


def crater(**more):
    """A marine in a crater of seven hexes, around 6,3."""
    return table(map=field(sides=rim("6,3")), **more)


# -- who is stopped ----------------------------------------------------------------------------


def test_an_agent_does_not_cross_a_barrier():
    """GX-5.1.a"""
    assert "2,0" in table(map=corridor(""), agents={"chromium": "1,0"}).choose("move").options
    game = table(map=corridor(), agents={"chromium": "1,0"}).choose("move")
    assert "2,0" not in game.options
    assert game.refusal("2,0") == "GD-7.2.c"


def test_an_alien_that_walks_does_not_cross_a_barrier():
    """GX-11.11.f"""
    assert ends(map=corridor("")) == ["1,0"]
    assert ends() == ["5,0"]


@PASSES
def test_an_alien_that_flies_or_burrows_crosses_a_barrier(cards):
    """GX-5.1.b, GX-5.1.c, GX-7.1.a, GX-7.2.a"""
    assert ends(cards) == ["1,0"]


def test_only_the_card_says_who_flies():
    """GX-7.1.b"""
    assert ends(FLYING) != ends({"aliens.spine_critter-blue": {"flying": True}})


def test_only_who_flies_or_burrows_crosses_a_barrier():
    """GX-11.11.e/flying, GX-11.11.e/burrowing, GX-11.11.e/other"""
    assert ends(FLYING) == ["1,0"]
    assert ends(BURROWING) == ["1,0"]
    assert ends() == ["5,0"]


def stopped(cards, where):
    """Whether nothing but a barrier lets somebody through: on this map, with these tokens."""
    return ends(cards, **where) == ["5,0"]


WALL = {"map": corridor("wall")}
LOCKED = {"map": corridor("door"), "locks": [SIDE]}
BLOCKED = {"map": corridor("door"), "bars": [SIDE]}
ROCK = {"map": corridor("", blocked=["2,0"])}
GAP = {"map": ground("0,0 1,0 3,0 4,0 5,0")}


def test_a_flier_passes_no_other_obstacle():
    """GX-7.1.c/side, GX-7.1.c/door, GX-7.1.c/edge"""
    assert not stopped(FLYING, {"map": corridor("door")})
    for where in (WALL, LOCKED, BLOCKED, ROCK, GAP):
        assert stopped(FLYING, where)


def test_a_burrower_passes_no_other_obstacle():
    """GX-7.2.h/side, GX-7.2.h/locked, GX-7.2.h/blocked, GX-7.2.h/edge"""
    assert not stopped(BURROWING, {"map": corridor("door")})
    for where in (WALL, LOCKED, BLOCKED, ROCK, GAP):
        assert stopped(BURROWING, where)


def test_a_signal_does_not_cross_a_barrier():
    """GX-5.1.h"""

    def goes(kind):
        move = {"do": "MoveSignals", "areas": 3, "toward": "closest_agent"}
        squad, deck = {"chromium": "0,0"}, {"signals": ["HUMAN"]}
        text, signals = corridor(kind), {"s1": "5,0"}
        game = table(map=text, agents=squad, signals=signals, decks=deck, open=move)
        return game.fact("signals.s1.hex") != "5,0"

    assert goes("")
    assert not goes("barrier")


# -- what a barrier does not hinder ----------------------------------------------------------------


def test_a_barrier_hides_nobody_and_parts_nobody():
    """GX-5.1.d, GX-5.1.e"""
    state = crater(agents={"chromium": "7,3"}).state
    assert sees(state, HexId("7,3"), HexId("8,3"))
    assert sees(state, HexId("6,3"), HexId("10,5"))
    assert distance(state, HexId("7,3"), HexId("8,3")) == 0


def test_a_barrier_changes_no_distance():
    """GX-5.1.k/distance, GX-5.1.k/range"""
    plain = table(map=FIELD, agents={"chromium": "6,3"}).state
    state = crater(agents={"chromium": "6,3"}).state
    for place in ("8,3", "8,4", "10,5", "4,2", "7,0"):
        far = distance(plain, HexId("6,3"), HexId(place))
        assert distance(state, HexId("6,3"), HexId(place)) == far
    shot, aliens = f"attack w_rifle {CRITTER}", {CRITTER: "10,5"}
    assert shot in crater(agents={"chromium": "6,3"}, aliens=aliens).options
    beyond = crater(agents={"chromium": "2,1"}, aliens=aliens)
    assert shot not in beyond.options


def test_an_attack_at_range_0_goes_across_a_barrier():
    """GX-5.1.f/agent"""
    claw = {"hex": "7,3", "weapons": ["iw_vulcan", "aw_claw"]}
    game = crater(agents={"titanium": claw}, aliens={CRITTER: "8,3"})
    assert game.state.box.weapons["aw_claw"].range == 0
    assert f"attack aw_claw {CRITTER}" in game.options
    walled = field(sides=rim("6,3", "wall"))
    game = table(map=walled, agents={"titanium": claw}, aliens={CRITTER: "8,3"})
    assert f"attack aw_claw {CRITTER}" not in game.options


def test_an_alien_strikes_across_a_barrier():
    """GX-5.1.f/alien, GX-5.1.f/flying"""
    for cards in (None, FLYING):
        activate = {"do": "Activate", "alien": CRITTER}
        squad, aliens = {"chromium": "7,3"}, {CRITTER: "8,3"}
        game = crater(agents=squad, aliens=aliens, cards=cards, open=activate)
        assert [event.target for event in game.told("AttackDeclared")] == ["chromium"]


def test_an_alien_beyond_a_barrier_holds_an_agent():
    """GX-5.1.g"""
    game = crater(agents={"chromium": "7,3"}, aliens={CRITTER: "8,3"})
    assert is_engaged(game.state, AgentId("chromium"))
    assert game.refusal("move") == "GD-7.5.4.e"


def test_area_damage_strikes_on_both_sides_of_a_barrier():
    """GX-5.1.k/damage"""
    split = {"6,3|7,3": "barrier", "6,3|6,4": "barrier", "6,3|5,4": "barrier"}
    split |= {"6,3|5,3": "barrier", "6,3|6,2": "barrier", "6,3|7,2": "barrier"}
    game = table(
        map=field(sides=split),
        agents={"chromium": "4,2"},
        aliens={CRITTER: "6,3", "spine_critter-green-2": "7,3"},
    )
    game.choose(f"attack w_rifle {CRITTER} area").dice("HIT", MISS, MISS)
    while game.game.pending and game.asked == "defend":
        game.dice("SHIELD")
    assert {event.unit for event in game.told("DefenceRolled")} == {
        CRITTER,
        "spine_critter-green-2",
    }


# -- who is moved ----------------------------------------------------------------------------------


def test_nobody_redeploys_across_a_barrier():
    """GX-5.1.i/redeployment"""
    sides = {f"7,3|{place}": "barrier" for place in ("6,3", "7,2", "6,4")}
    game = table(map=field(sides=sides), agents={"chromium": "6,3"})
    assert game.refusal("redeploy 7,3") == "GD-7.4.6.e"
    assert "redeploy 7,3" not in game.options
    assert "redeploy 7,2" in game.options


def pushed(cards=None, **push):
    """Where an alien on the rim of a crater is pushed from its west."""
    return table(
        map=field(sides=rim("6,3")),
        agents={"titanium": "5,3"},
        aliens={CRITTER: "7,3"},
        cards=cards,
        open={"do": "PushBack", "agent": "titanium", "source": "5,3", "waiting": [CRITTER], **push},
    )


@pytest.mark.parametrize("how", [{"hexes": 1}, {"areas": 1}], ids=["hexes", "areas"])
def test_a_push_carries_only_who_flies_or_burrows_across_a_barrier(how):
    """GX-5.1.j/walking, GX-5.1.j/flying, GX-5.1.j/burrowing"""
    assert pushed(**how).alien(CRITTER).hex == "7,3"
    assert pushed(**how).asked == ""
    inside = {"6,3", "7,3", "7,2", "6,2", "5,3", "5,4", "6,4"}
    for cards in (FLYING, BURROWING):
        flier = pushed(cards, **how)
        assert flier.asked == "push"
        assert {*flier.options}.isdisjoint(inside)


# -- how fliers and burrowers move -----------------------------------------------------------------


def test_a_flier_goes_from_centre_to_centre():
    """GX-7.1.2.a/alien"""
    game = crater(agents={"chromium": "2,8"}, aliens={CRITTER: "6,3"}, cards=FLYING)
    state = game.state
    ways = ground_of(state, AlienId(CRITTER)).ways_toward(HexId("2,8"), 1, contact=False)
    centres = {ending[1] for ending in ways}
    assert centres
    assert all(state.box.board.area_of[place] == place for place in centres)
    walker = crater(agents={"chromium": "2,8"}, aliens={CRITTER: "6,3"}).state
    assert ground_of(walker, AlienId(CRITTER)).ways_toward(HexId("2,8"), 1, contact=False) == [
        (None, "6,3")
    ]


def test_a_walker_in_a_crater_has_no_way_but_may_shoot():
    """GX-11.11.f, GX-11.11.i/move, GX-11.11.i/attack, GX-11.11.j"""
    trapped = crater(agents={"chromium": "10,5"}, aliens={CRITTER: "6,3"})
    assert trapped.row(CRITTER) == "none"
    free = table(
        agents={"chromium": "10,5"},
        aliens={CRITTER: "6,3"},
        open={"do": "Activate", "alien": CRITTER},
    )
    assert free.asked == "alien_way" or free.told("AlienMoved")
    shooter = crater(agents={"chromium": "10,5"}, aliens={BETA: "6,3"})
    assert shooter.row(BETA) == "2"
    idle = crater(
        agents={"chromium": "10,5"},
        aliens={CRITTER: "6,3"},
        open={"do": "Activate", "alien": CRITTER},
    )
    assert idle.alien(CRITTER).hex == "6,3"
    assert idle.told("AlienIdle")
    assert not idle.told("AttackDeclared")
    assert not idle.told("AlienMoved")


def test_a_walker_comes_next_to_an_agent_across_a_rim_that_it_would_have_to_go_round():
    """GX-5.1.e, GX-11.11.g/outside"""
    sides = {side: kind for side, kind in rim("6,3").items() if not side.startswith("5,3|")}
    game = table(map=field(sides=sides), agents={"chromium": "7,3"}, aliens={CRITTER: "10,5"})
    ground = ground_of(game.state, AlienId(CRITTER))
    assert ground.ways.areas_to(HexId("10,5"), HexId("7,3")) > 2
    ends = {ending[1] for ending in ground.ways_toward(HexId("7,3"), 1, contact=True)}
    assert ends == {"8,3", "7,4"}


def test_rows_with_a_distance_need_sight_and_the_plus_row_needs_none():
    """GX-11.11.b, GX-11.11.c"""
    seen = table(agents={"chromium": "6,3"}, aliens={CRITTER: "4,2"})
    assert seen.row(CRITTER) == "1"
    walls = field(sides={**rim("6,3", "wall"), "5,3|4,3": "window"})
    unseen = table(map=walls, agents={"chromium": "7,2"}, aliens={CRITTER: "4,0"})
    assert unseen.row(CRITTER) == "plus"


def test_an_alien_ends_beside_its_target_and_as_many_others_as_it_can():
    """GX-11.11.d/target, GX-11.11.d/most"""
    squad = {"chromium": "6,3", "thorium": "8,2"}
    game = table(agents=squad, aliens={CRITTER: "4,2"})
    chromium = [way for way in game.ways(CRITTER) if way.startswith("chromium")]
    assert {way.split(" at ")[1] for way in chromium} == {"7,2", "7,3"} & {
        *game.state.box.board.neighbours("6,3", 1)
    } & {*game.state.box.board.neighbours("8,2", 1)}


def test_an_alien_prefers_the_area_of_its_target():
    """GX-11.11.g/inside, GX-11.11.g/outside"""
    squad, aliens = {"chromium": "5,2"}, {CRITTER: "8,4"}
    game = table(agents=squad, aliens=aliens)
    area_of = game.state.box.board.area_of
    ends = {way.split(" at ")[1] for way in game.ways(CRITTER)}
    assert {area_of[end] for end in ends} == {"4,2"}
    crowd = {f"{BETA[:-1]}{n}": place for n, place in enumerate(("4,2", "4,3", "5,1"), 2)}
    game = table(agents=squad, aliens={**aliens, **crowd})
    ends = {way.split(" at ")[1] for way in game.ways(CRITTER)}
    assert ends <= {*game.state.box.board.neighbours("5,2", 1)}
    assert "4,2" not in {area_of[end] for end in ends}


def test_a_row_that_cannot_be_applied_gives_way_to_the_next():
    """GX-11.11.h"""
    squad, aliens = {"chromium": "6,3"}, {CRITTER: "8,4"}
    assert table(agents=squad, aliens=aliens).row(CRITTER) == "1"
    beside = ("7,3", "7,2", "6,2", "5,3", "5,4", "6,4")
    crowd = {f"{BETA[:-1]}{n}": place for n, place in enumerate(beside, 2)}
    assert table(agents=squad, aliens={**aliens, **crowd}).row(CRITTER) == "plus"


# -- burrowing -------------------------------------------------------------------------------------


def test_a_burrowing_alien_holds_nobody():
    """GX-7.2.b, GX-7.2.c"""
    squad, aliens = {"chromium": "4,2"}, {CRITTER: "5,2"}
    held = table(agents=squad, aliens=aliens)
    assert held.refusal("move") == "GD-7.5.4.e"
    free = table(agents=squad, aliens=aliens, cards=BURROWING)
    assert not is_engaged(free.state, AgentId("chromium"))
    assert free.choose("move", "3,2").agent("chromium").hex == "3,2"
    both = table(agents=squad, aliens={**aliens, BETA: "3,2"}, cards=BURROWING)
    assert both.refusal("move") == "GD-7.5.4.e"


def test_a_burrowing_alien_attacks_and_does_not_hold_its_target():
    """GX-7.2.d/adjacent, GX-7.2.d/moved, GX-7.2.e/attacked, GX-7.2.e/other"""
    activate = {"do": "Activate", "alien": CRITTER}
    squad, far = {"chromium": "4,2"}, {CRITTER: "6,3"}
    moved = table(agents=squad, aliens=far, cards=BURROWING, open=activate)
    moved.choose(moved.options[0])
    assert [event.target for event in moved.told("AttackDeclared")] == ["chromium"]
    game = table(
        agents={"chromium": "4,2"},
        aliens={CRITTER: "5,2"},
        cards=BURROWING,
        open=[
            {"do": "AgentTurn", "agent": "chromium"},
            {"do": "Activate", "alien": CRITTER},
        ],
    )
    assert [event.target for event in game.told("AttackDeclared")] == ["chromium"]
    game.dice(*["SHIELD"] * 8)
    assert not is_engaged(game.state, AgentId("chromium"))
    both = table(agents=squad, aliens={CRITTER: "5,2", BETA: "3,2"}, cards=BURROWING)
    assert is_engaged(both.state, AgentId("chromium"))


def test_nobody_walks_through_a_burrowing_alien():
    """GX-7.2.g/agent, GX-7.2.g/end"""
    game = table(agents={"chromium": "4,2"}, aliens={CRITTER: "5,2"}, cards=BURROWING)
    game.choose("move")
    assert game.refusal("5,2") == "GD-7.2.d"
    assert "5,2" not in game.options
    assert "5,2" in occupied(game.state)
