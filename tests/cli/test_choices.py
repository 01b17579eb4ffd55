"""The list of answers in the terminal."""

import pytest

from tests.cli.tables import command, offered, table_at
from tests.games.galaxy_defenders.rules.table import table
from xenofront.present.messages.base import Line
from xenofront.present.messages.question import Group, Option, Question
from xenofront.present.messages.question import Option as Answer
from xenofront.present.terminal import choices


def moving():
    """An agent in the middle of a move who could use a power for it."""
    return table(agents={"titanium": {"hex": "4,2", "powers": ["bt_step"]}}).choose("move").game


def test_a_power_in_mid_move_is_offered_in_words_and_has_no_place_on_the_board():
    """GD-6.3.1.g"""
    listed = offered(moving())
    words = {choice.key: choice.words for choice in listed}
    assert words["use bt_step"] == "Use Quick Step"
    assert words["stop"] == "Stop here"
    places = {spot.cell for spot in choices.numbers_on_board(listed)}
    assert places == {"5,1", "5,2", "4,3", "3,3", "3,2", "4,1"}


def test_a_power_in_mid_move_can_be_typed():
    listed = offered(moving())
    assert [choice.key for choice in choices.find("quick", listed)] == ["use bt_step"]


def asked(*options, groups=(), chance=False):
    return Question(
        what="x",
        seat="a",
        who="A",
        text="?",
        rule=Line(text=""),
        why=(),
        options=tuple(options),
        groups=tuple(Group(id=group, title=group.title()) for group in groups),
        chance=chance,
    )


def answer(key: str, **more) -> Answer:
    return Option(key=key, label=key.title(), **more)


def test_answers_stand_in_the_order_of_their_groups_and_ends_below_them():
    question = asked(
        answer("give up", stand="menu"),
        answer("end", stand="foot"),
        answer("rest"),
        answer("b", group="two"),
        answer("a", group="one"),
        groups=("one", "two"),
    )
    listed = [choice.key for choice in choices.choices(question)]
    assert listed == ["a", "b", "rest", "end", "give up"]


def test_dice_have_the_numbers_they_show_and_others_come_after_them():
    listed = choices.choices(asked(answer("5"), answer("3"), answer("keep"), answer("drop")))
    assert [(choice.number, choice.key) for choice in listed] == [
        (5, "5"), (3, "3"), (6, "keep"), (7, "drop"),
    ]  # fmt: skip


def test_numbers_stand_on_the_board_only_where_most_answers_have_a_place():
    there, nowhere = answer("a", cell="0,0"), answer("b")
    assert choices.numbers_on_board(choices.choices(asked(there, nowhere))) == {}
    found = choices.numbers_on_board(choices.choices(asked(there, answer("c", stand="foot"))))
    assert list(found.values()) == ["1"]


@pytest.mark.parametrize(("typed", "key"), [("2", "move on"), ("MOVE ON", "move on"), ("ne", "x")])
def test_answers_are_found_by_number_words_and_short_words(typed, key):
    listed = choices.choices(asked(answer("x", also="NE"), answer("move on")))
    assert [choice.key for choice in choices.find(typed, listed)] == [key]
    assert choices.exactly("mov", listed) == []


def test_what_lies_on_the_map_stands_in_the_status(capsys):
    game = table(
        agents={"titanium": {"hex": "4,2", "plates": 2, "lasting": ["camouflage"]}},
        aliens={"aracnos-green-1": {"hex": "8,4", "marks": ["sk_spotter"]}},
        mines={"5,3": "titanium"},
        flames=["6,3"],
        strikes=[("titanium", "8,4")],
        open={"do": "Deaths"},
    ).game
    command(table_at(game), "status", "status aracnos-green-1")
    shown = " ".join(capsys.readouterr().out.split())
    for words in ("mine", "burn", "strike", "armour tokens", "Camouflage", "Spotter"):
        assert words.lower() in shown.lower(), words
