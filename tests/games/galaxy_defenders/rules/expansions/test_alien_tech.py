"""GX 9.9 The ALIEN TECH token."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.expansions.power_table import FAR, who
from tests.games.galaxy_defenders.rules.table import table

pytestmark = pytest.mark.usefixtures("strikeback")

TECH = {"tech-1": "5,2"}


def walking(tokens: Any = TECH) -> Any:
    """Somebody who walks next to the token."""
    return table(
        agents={"chromium": who()},
        tokens=tokens,
        open={"do": "Move", "agent": "chromium", "points": 3},
    )


def test_who_reaches_the_token_gains_a_fragment():
    """GX-9.9.a/token"""
    game = walking().choose("5,2")
    assert game.state.fragments == 1
    assert game.state.tokens == {}
    assert game.asked == "hex"


def test_without_the_token_there_is_nothing_to_gain():
    """GX-9.9.a/none"""
    assert walking(tokens={}).choose("5,2").state.fragments == 0
    assert walking(tokens={"tech-1": FAR}).choose("5,2").state.fragments == 0


def test_searching_is_possible_where_the_mission_permits_it():
    """GX-9.9.c/allowed GX-9.9.c/refused"""
    here = table(agents={"chromium": who()}, mission={"search": ("4,2",)})
    assert "search" in here.options
    elsewhere = table(agents={"chromium": who()}, mission={"search": (FAR,)})
    assert "search" not in elsewhere.options
    assert elsewhere.refusal("search") == "GD-7.4.3.b"
