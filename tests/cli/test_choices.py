"""The list of answers in the terminal."""

from tests.games.galaxy_defenders.rules.table import table
from xenofront.present.terminal import choices, status, walking
from xenofront.present.terminal.screen import Screen
from xenofront.text.texts import Texts


def moving():
    """An agent in the middle of a move who could use a power for it."""
    game = table(agents={"titanium": {"hex": "4,2", "powers": ["bt_step"]}}).choose("move").game
    return game, choices.choices(Texts("en", "galaxy-defenders", strict=True), game)


def test_a_power_in_mid_move_is_offered_in_words_and_has_no_place_on_the_board():
    """GD-6.3.1.g"""
    game, offered = moving()
    words = {choice.key: choice.words for choice in offered}
    assert words["use bt_step"] == "Use Quick Step"
    assert words["stop"] == "Stop here"
    places = choices.numbers_on_board(game, offered)
    assert {*places} == {"5,1", "5,2", "4,3", "3,3", "3,2", "4,1"}


def test_a_power_in_mid_move_can_be_typed():
    game, offered = moving()
    assert [choice.key for choice in choices.find("quick", offered)] == ["use bt_step"]
    assert walking.plan(game, "use bt_step") == []
    assert len(walking.plan(game, "6,2")) == 2


def test_what_lies_on_the_map_stands_in_the_line_of_the_round():
    game = table(
        agents={"titanium": {"hex": "4,2", "plates": 2, "lasting": ["camouflage"]}},
        aliens={"aracnos-green-1": {"hex": "8,4", "marks": ["sk_spotter"]}},
        mines={"5,3": "titanium"},
        flames=["6,3"],
        strikes=[("titanium", "8,4")],
        open={"do": "Deaths"},
    ).state
    texts = Texts("en", "galaxy-defenders", strict=True)
    line = status.round_line(texts, game)
    assert "mines: 5,3 · burning areas: 6,3 · satellite strike: 8,4" in line
    lines = "\n".join(status.status_lines(Screen(), texts, game))
    assert "armour tokens 2" in lines
    assert "Camouflage works" in lines
    assert "Spotter" in lines
