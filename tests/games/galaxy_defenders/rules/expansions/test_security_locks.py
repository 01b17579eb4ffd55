"""GX 5.3 SECURITY LOCKS and the keys to them."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.galaxy_defenders.rules.table import Table, field, table
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.content.mission_references import faults
from xenofront.games.galaxy_defenders.content.tiles import MapPlan, Placement
from xenofront.games.galaxy_defenders.content.tokens import Security, TokenRule
from xenofront.games.galaxy_defenders.rules.ch4_setup.setup import begin
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import (
    is_adjacent,
    is_engaged,
    neighbours,
    occupied,
    sees,
    shut,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import attack_refusal
from xenofront.games.galaxy_defenders.rules.choices import OpenLock
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import laid_out, take_tokens
from xenofront.games.galaxy_defenders.rules.expansions.security import open_refusal
from xenofront.games.galaxy_defenders.rules.state import AgentId, HexId
from xenofront.geometry.hexes.sight import ALWAYS
from xenofront.kernel import Seat, Setup

pytestmark = pytest.mark.usefixtures("both_sets")
CATALOGUE = galaxy_defenders_pack.catalogue()
DOOR, WINDOW, OTHER = "4,2|5,2", "3,2|4,2", "4,2|4,3"
SIDES = {DOOR: "door", WINDOW: "window", OTHER: "door"}
MAP = field(sides=SIDES)
ALIEN = "aracnos-green-1"
MINE = AgentId("chromium")
RED, BLUE = {"tokens": ["key_red-1"]}, {"tokens": ["key_blue-1"]}
OPEN = f"open {DOOR}"


def locked(agent: Any = None, *, sealed: Any = None, mission: Any = None, **more: Any) -> Table:
    """Chromium beside a door with a red lock, in its turn."""
    chromium = {"hex": "4,2", **(RED if agent is None else agent)}
    return table(
        map=MAP,
        agents={"chromium": chromium, "thorium": "1,4", **more.pop("others", {})},
        sealed={DOOR: "red"} if sealed is None else sealed,
        mission={"set": "extinction", **(mission or {})},
        **more,
    )


def walking(agent: Any = None, **more: Any) -> Table:
    """The same in the middle of its movement."""
    move = {"do": "Move", "agent": more.pop("mover", "chromium"), "points": 4}
    more.setdefault("turn", {"agent": "chromium"})
    return locked(agent, open=move, **more)


def spent(game: Table) -> tuple[str, ...]:
    turn = game.state.turn
    assert turn is not None
    return turn.spent


# -- what the box and a mission have ---------------------------------------------------------------


def gate(locks: Any = None, keys: Any = None) -> list[str]:
    """Where the faults of a mission with locks at the gate of the city are."""
    mission = CATALOGUE.missions["dust_signal"]
    city = Placement(tile="planet_2", side="B", at="0,0")
    mission = replace(
        mission,
        set="extinction",
        map=MapPlan(tiles=(city,)),
        security=Security(locks=locks or {}, keys=keys or {}),
    )
    found = [path for path, _ in faults(mission, CATALOGUE) if path[0] == "security"]
    return [".".join(map(str, path[1:])) for path in found]


LOCKS = {
    "2,2|3,2": "red",
    "5,2|6,2": "red",
    "0,5|0,6": "blue",
    "7,1|6,2": "blue",
    "4,3|4,4": "green",
    "2,6|1,7": "green",
}
KEYS = {"2,1": "red", "0,0": "blue", "4,2": "green"}


def test_locks_lie_on_doors_and_windows():
    """GX-5.3.a/door GX-5.3.a/window"""
    assert gate(LOCKS, KEYS) == []
    assert gate({"0,0|1,0": "red"}) == ["locks.0,0|1,0"]
    assert gate({"5,0|5,1": "red"}) == []


def test_there_are_six_locks_and_three_keys():
    """GX-2.j/keys GX-2.j/locks"""
    assert "locks" in gate({**LOCKS, "5,0|5,1": "red"})
    assert "keys" in gate(None, {**KEYS, "2,2": "red"})
    assert gate(LOCKS, KEYS) == []


def test_there_are_two_locks_and_one_key_of_each_colour():
    """GX-5.3.o/locks GX-5.3.o/keys"""
    kinds = CATALOGUE.mission_tokens
    for colour in ("red", "blue", "green"):
        assert kinds[f"lock_{colour}"].copies == 2
        assert kinds[f"key_{colour}"].copies == 1
    third = {"2,2|3,2": "red", "5,2|6,2": "red", "0,5|0,6": "red"}
    assert gate(third) == ["locks.0,5|0,6"]
    assert gate(None, {"2,1": "red", "0,0": "red"}) == ["keys.0,0"]


def test_a_mission_lays_out_locks_and_keys():
    """GX-5.3.b/agent GX-5.3.b/alien GX-5.3.b/signal GX-2.j/keys"""
    box = locked().state.box
    security = Security(locks={DOOR: "red"}, keys={"6,2": "red"})
    box.mission = replace(box.mission, security=security)
    assert laid_out(box)[0] == {"key_red-1": "6,2"}
    setup = Setup(system="galaxy-defenders", mission="dust_signal", seats=(Seat("chromium"),))
    state, _ = begin(setup, box)
    assert state.sealed == {DOOR: "red"}
    assert state.bars == (DOOR,)


# -- what a lock shuts -----------------------------------------------------------------------------


def test_nobody_passes_a_lock():
    """GX-5.3.b/agent GX-5.3.b/alien GX-5.3.b/signal"""
    game = locked(sealed={DOOR: "red", WINDOW: "red"})
    board, mask = game.state.box.board, game.state.box.board.shut(game.state.bars)
    here = HexId("4,2")
    for ways in (board.exits, board.passages):
        assert {"5,2", "3,2"}.isdisjoint(ways(here, mask))
        assert "5,2" in ways(here, ALWAYS)
    assert board.window_leaps(here, mask) == ()


def test_nobody_sees_through_a_lock():
    """GX-5.3.c/door GX-5.3.c/window"""
    game = locked(sealed={DOOR: "red", WINDOW: "red"})
    for beyond in ("5,2", "3,2"):
        assert not sees(game.state, HexId("4,2"), HexId(beyond))
        assert not sees(game.state, HexId(beyond), HexId("4,2"))
    opened = locked(sealed={})
    assert sees(opened.state, HexId("4,2"), HexId("5,2"))
    assert sees(opened.state, HexId("4,2"), HexId("3,2"))


def test_hexes_parted_by_a_lock_are_not_adjacent():
    """GX-5.3.n/attack GX-5.3.n/engaged"""
    game = locked(aliens={ALIEN: "5,2"})
    assert not is_adjacent(game.state, HexId("4,2"), HexId("5,2"))
    assert attack_refusal(game.state, MINE, "w_eagle", ALIEN) is not None
    assert not is_engaged(game.state, MINE)
    assert OPEN in game.options
    near = locked(aliens={ALIEN: "5,2"}, sealed={})
    assert "5,2" in neighbours(near.state, HexId("4,2"))
    assert is_engaged(near.state, MINE)


# -- opening ---------------------------------------------------------------------------------------


def test_who_carries_the_key_removes_the_lock_for_nothing():
    """GX-5.3.d/adjacent GX-5.3.d/action GX-5.3.f GX-6.2.1.1.d"""
    game = locked()
    assert OPEN in game.options
    game.choose(OPEN)
    assert spent(game) == ()
    assert not game.state.sealed
    assert game.state.bars == ()
    assert sees(game.state, HexId("4,2"), HexId("5,2"))
    assert game.told("SecurityLockOpened")


def test_a_window_is_opened_as_a_door_is():
    """GX-5.3.a/window"""
    game = locked(sealed={WINDOW: "red"}).choose(f"open {WINDOW}")
    assert f"leap {WINDOW}" in game.options


def test_after_the_action_the_lock_can_still_be_opened():
    """GX-5.3.d/action"""
    game = locked(aliens={ALIEN: "9,9"})
    game.state.turn = replace(game.state.turn, spent=("movement", "combat", "action"))
    assert open_refusal(game.state, MINE, OpenLock(DOOR)) is None


def test_from_farther_away_nobody_opens_it():
    """GX-5.3.d/farther"""
    game = locked({"hex": "2,2", **RED})
    assert OPEN not in game.options
    assert open_refusal(game.state, MINE, OpenLock(DOOR)) == "GX-5.3.d"
    assert open_refusal(game.state, MINE, OpenLock(OTHER)) == "GX-5.3.d"


def test_a_key_of_another_colour_does_not_open_it():
    """GX-5.3.e"""
    game = locked(BLUE)
    assert OPEN not in game.options
    assert open_refusal(game.state, MINE, OpenLock(DOOR)) == "GX-5.3.e"
    assert open_refusal(locked({}).state, MINE, OpenLock(DOOR)) == "GX-5.3.e"


def test_a_lock_cannot_be_bashed():
    """GX-5.3.g"""
    assert f"bash {DOOR}" not in locked().options
    allowed = {"security": Security(locks={DOOR: "red"}, bashed=True)}
    game = locked({}, mission=allowed)
    assert f"bash {DOOR}" in game.options
    game.choose(f"bash {DOOR}")
    assert not game.state.sealed
    assert game.state.bars == ()


def test_the_key_is_kept_and_opens_the_second_lock():
    """GX-5.3.h/used GX-5.3.h/again"""
    game = locked(sealed={DOOR: "red", OTHER: "red"}).choose(OPEN)
    assert game.agent("chromium").tokens == ("key_red-1",)
    assert game.state.box.tokens["key_red"].taken == "carried"
    game.choose(f"open {OTHER}")
    assert not game.state.sealed


def test_the_mission_may_say_otherwise():
    """GX-5.3.k"""
    rules = {"key_blue": TokenRule(taken="carried", opens="red")}
    assert OPEN in locked(BLUE, mission={"token_rules": rules}).options
    assert OPEN not in locked(BLUE).options


def test_a_lock_is_opened_in_the_middle_of_a_movement():
    """GX-6.2.1.1.j/opened GX-6.2.1.1.j/goes-on"""
    game = walking({"hex": "4,3", **RED})
    game.choose("4,2")
    assert "5,2" not in game.options
    game.choose(OPEN)
    assert "5,2" in game.options
    game.choose("5,2", "6,2", "7,2")
    assert game.agent("chromium").hex == "7,2"
    game = walking({"hex": "4,2", **RED}, turn={"agent": "thorium"})
    assert OPEN not in game.options


def test_who_bleeds_opens_no_lock():
    """GX-6.2.1.1.h/other"""
    game = locked({**RED, "wounds": 9})
    assert OPEN not in game.options
    assert open_refusal(game.state, MINE, OpenLock(DOOR)) == "GX-6.2.1.1.h"


def test_who_is_held_in_combat_opens_a_lock():
    game = locked(aliens={ALIEN: "4,1"})
    assert is_engaged(game.state, MINE)
    assert OPEN in game.options


# -- keys ------------------------------------------------------------------------------------------

KEY = {"key_red-1": "4,3"}


def test_a_key_is_picked_up_on_the_way():
    """GX-5.3.j"""
    game = walking({}, tokens=KEY)
    game.choose("5,1")
    assert game.agent("chromium").tokens == ()
    game = walking({"hex": "3,3"}, tokens=KEY)
    game.choose("4,3")
    assert game.agent("chromium").tokens == ("key_red-1",)
    assert not game.state.tokens
    assert spent(game) == ()


def test_the_dead_leave_their_keys_where_they_fell():
    """GX-5.3.i GX-5.3.l/key GX-5.3.l/items"""
    dying = {"hex": "4,2", **RED, "wounds": 9, "dying": True, "devices": ["d_medikit"]}
    game = table(
        map=MAP,
        agents={"chromium": dying, "thorium": "1,4"},
        sealed={DOOR: "red"},
        mission={"set": "extinction"},
        open=[{"do": "Deaths"}],
    )
    assert game.state.tokens == {"key_red-1": "4,2"}
    assert game.agent("chromium").tokens == ()
    assert game.agent("chromium").devices == ()
    assert "4,2" not in occupied(game.state)


@pytest.mark.parametrize("who", ["dr_sentry", "npc_assault"])
def test_drones_and_npcs_have_nothing_to_do_with_locks(who: str):
    """GX-5.3.m/carry GX-5.3.m/open"""
    other = {"hex": "4,3", "owner": "chromium", "powers": ()}
    game = locked({"hex": "2,1"}, others={who: other}, tokens=KEY)
    take_tokens(game.state, AgentId(who))
    assert game.agent(who).tokens == ()
    assert game.state.tokens == KEY
    holding = {**other, "hex": "4,2", **RED}
    game = locked({"hex": "2,1"}, others={who: holding}, turn={"agent": who})
    assert open_refusal(game.state, AgentId(who), OpenLock(DOOR)) == "GX-5.3.m"


def test_a_key_is_in_nobodys_way():
    """GX-5.3.p/end GX-5.3.p/pass"""
    gun = {"dr_sentry": {"hex": "3,3", "owner": "chromium"}}
    for way in (["4,3", "stop"], ["4,3", "4,4"]):
        game = walking({"hex": "2,1"}, others=gun, mover="dr_sentry", tokens=KEY)
        game.choose(*way)
        assert game.state.tokens == KEY
    assert "4,3" not in occupied(game.state)


def test_who_burrows_crosses_no_lock():
    """GX-7.2.h/lock"""
    game = locked()
    board, mask = game.state.box.board, shut(game.state)
    assert "5,2" not in board.passages(HexId("4,2"), mask, over_barriers=True)
    assert "5,2" in board.passages(HexId("4,2"), ALWAYS, over_barriers=True)
