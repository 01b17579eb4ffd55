"""What a computer does with power suits, batteries and fighting poses."""

import pytest

from tests.games.galaxy_defenders.play.test_powers import choice
from tests.games.galaxy_defenders.rules.expansions.npc_table import both_sets
from tests.games.galaxy_defenders.rules.expansions.suit_table import ARACNOS, ONE, TWO, pilot
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.content.missions import Recall

__all__ = ["both_sets"]
pytestmark = pytest.mark.usefixtures("both_sets")
ON = {"fighting_poses": True}


def test_greedy_walks_to_a_suit_and_puts_it_on():
    game = table(map="", agents={"chromium": "4,2"}, suits={"6,2": ONE})
    assert choice(game).key == "move"
    game.choose("move")
    while game.asked == "hex" and game.agent("chromium").suit is None:
        game.choose(choice(game).key)
    assert game.agent("chromium").hex == "6,2"
    assert game.agent("chromium").suit.sheet == ONE


def test_greedy_recalls_a_suit_when_there_is_somebody_to_fight():
    recall = {"recall": Recall(sheet=TWO, batteries=3, times=1)}
    game = table(map="", agents={"chromium": "4,2"}, aliens={ARACNOS: "5,2"}, mission=recall)
    assert choice(game).key == "recall"


def test_greedy_charges_what_is_nearly_empty():
    weapons = [{"id": "iw_arc", "batteries": 3}, "w_eagle"]
    row = pilot(suit_batteries=0, weapons=weapons, devices=["d_battery"])
    game = table(map="", agents={"chromium": row}).choose("use d_battery")
    assert choice(game).key == "chromium"
    assert choice(game.choose("chromium")).key == "suit"


def test_greedy_stands_up_beside_an_alien_and_before_it_walks():
    held = table(
        map="",
        agents={"chromium": {"hex": "4,2", "pose": "prone"}},
        aliens={ARACNOS: "5,2"},
        turn={"agent": "chromium", "spent": ["combat", "action"], "held_by": [ARACNOS]},
        open={"do": "AgentTurn", "agent": "chromium", "step": "choose"},
        options=ON,
    )
    assert choice(held).key == "stand"


def test_greedy_lets_stones_fall_on_who_can_take_most():
    squad = {"chromium": {"hex": "4,2", "wounds": 4}, "thorium": "5,2"}
    game = table(
        map="", agents=squad, open={"do": "DrawnEvent", "source": "os04"}, alpha="chromium"
    )
    assert choice(game).key == "thorium"


def test_greedy_takes_ammo_where_none_is_left():
    weapons = [{"id": "w_rifle", "ammo": 0}, {"id": "iw_arc", "batteries": 3}]
    game = table(
        map="",
        agents={"chromium": {"hex": "4,2", "weapons": weapons}},
        open={"do": "DrawnEvent", "source": "os05"},
    )
    assert choice(game).key == "w_rifle"
