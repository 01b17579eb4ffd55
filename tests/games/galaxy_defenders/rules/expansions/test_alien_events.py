"""GX 11 Orbital Run strikes aliens from above; Tunnels make burrowers act."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.table import field, rim, table
from xenofront.games.galaxy_defenders.rules.expansions.alien_events import quiet_areas
from xenofront.kernel import Chance

pytestmark = pytest.mark.usefixtures("both_sets")
BETA, NEXT, FAR = "xeno_beta-green-1", "xeno_beta-green-2", "xeno_beta-green-3"


def drawn(card: str, **more: Any) -> Any:
    more = {"agents": {"chromium": "2,1"}, "alpha": "chromium", **more}
    return table(open={"do": "DrawnEvent", "source": card}, **more)


def test_the_alpha_picks_an_area_far_from_all_agents():
    """GD-6.2.1.f"""
    game = drawn("os06")
    assert (game.asked, game.seat) == ("strike_area", "chromium")
    assert {"2,1", "4,2", "1,4"}.isdisjoint(game.options)
    assert "8,4" in game.options
    assert {*game.options} == {*quiet_areas(game.state)}


def test_an_explosion_strikes_every_alien_there_and_beside_it():
    """GX-8.4.d GX-8.4.f GX-8.4.g"""
    there = {BETA: "8,4", NEXT: "6,3", FAR: "3,9"}
    game = drawn("os06", aliens=there, map=field(sides=rim("6,3", "window")))
    game.choose("8,4").dice("HIT", "GD", "GD")
    while isinstance(game.game.pending, Chance) and game.asked == "defend":
        game.dice("JAM")
    assert {e.unit for e in game.told("DefenceRolled")} == {BETA, NEXT}
    assert game.told("Bombarded")[0].hits == 1
    assert [game.alien(name).wounds for name in there] == [1, 1, 0]


def test_a_burrower_acts_or_signals_come():
    """GX-11.5.b/burrowing"""
    worm = "digger-green-1"
    there = {worm: {"hex": "2,2", "swarm": worm}, BETA: "4,2"}
    game = drawn("os08", aliens=there)
    assert game.told("AttackDeclared")[0].attacker == worm
    alone = drawn("os08", agents={"chromium": "2,1", "thorium": "1,4"}, aliens={BETA: "9,3"},
                  teleports={"HIT": "8,4"}, decks={"signals": ["ALIEN"]})  # fmt: skip
    assert alone.asked in ("teleport", "token")
    assert alone.told("SignalPlaced") or alone.game.pending is not None
