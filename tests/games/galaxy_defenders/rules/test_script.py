"""Positions as they are written in scenario scripts, and back."""

import pytest

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.rules.script import ScriptError, describe

AGENTS = {"chromium": "4,2"}
NOTHING = {"do": "StatusCheck"}


def test_a_position_may_change_fields_of_an_alien_card():
    cards = {"spine_critter-green": {"swarm": True, "hp": 3}}
    game = table(agents=AGENTS, open=NOTHING)
    assert describe(game.state)["cards"] == {}
    position = {"agents": {"chromium": {"hex": "4,2"}}, "cards": cards}
    state = game.game.system.place(position, game.state.setup, game.state.box)
    card = state.box.aliens["spine_critter-green"]
    assert (card.swarm, card.hp, card.name) == (True, 3, "Spine Critter")
    assert not game.state.box.aliens["spine_critter-green"].swarm
    assert describe(state)["cards"] == cards  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"agents": {"neon": {"hex": "4,2"}}}, "no agent 'neon'"),
        ({"agents": {"chromium": {"hex": "99,99"}}}, "no hex of the map"),
        ({"signals": {"s1": "4,2"}}, "chromium already stands in 4,2"),
        ({"aliens": {"gnat-1": {"hex": "5,2"}}}, "'gnat-1' is no card and number"),
        ({"cards": {"gnat-green": {"hp": 1}}}, "no alien card 'gnat-green'"),
        ({"cards": {"nexus-green": {"hitpoints": 1}}}, "hitpoints"),
        ({"cards": {"nexus-green": {"hp": "many"}}}, "hp"),
        ({"agents": {"chromium": {"hex": "4,2", "wound": 1}}}, "chromium: there is no 'wound'"),
        ({"agents": {"chromium": {"hex": "4,2", "wounds": "1"}}}, "wounds"),
        ({"agents": {"chromium": {"hex": "4,2", "weapons": ["axe"]}}}, "no weapon 'axe'"),
        ({"aliens": {"aracnos-green-1": {"hex": "5,2", "wounds": "1"}}}, "wounds"),
        ({"decks": {"aliens": []}}, "decks: there is no 'aliens'"),
        ({"maybe": "ev01"}, "position: there is no 'maybe'"),
    ],
)
def test_what_cannot_be_put_on_the_table_is_named(position, words):
    game = table(agents=AGENTS, open=NOTHING)
    written = {"agents": {"chromium": {"hex": "4,2"}}, **position}
    with pytest.raises(ScriptError, match=words):
        game.game.system.place(written, game.state.setup, game.state.box)
