"""BD 9: tests for whatever a table agrees on."""

import pytest

from tests.games.bug_hunt.rules.table import table


def tries(words, *dice, tech=0, on=True):
    game = table(
        troopers={"a": {"at": "10,10", "moved": True, "tech": tech}},
        open={"do": "Activation", "trooper": "a"},
        options={"trials": on},
    )
    if not dice:
        return game.refusal(words)
    return game.choose(words).dice(*dice).told("TrialRolled")[0].success


@pytest.mark.parametrize(
    ("words", "passes", "fails"),
    [
        ("test easy", (3,), (2,)),
        ("test hard", (5,), (4,)),
        ("test opposed", (4, 3), (4, 4)),
        ("test favoured", (4, 4), (3, 4)),
        ("test skill 7", (5,), (4,)),
    ],
)
def test_trials_need_what_they_say(words, passes, fails):
    """BD-9.test"""
    assert tries(words, *passes, tech=2)
    assert not tries(words, *fails, tech=2)


def test_trials_are_an_option_and_have_limits():
    """BD-9.test"""
    assert tries("test easy", on=False) == "BD-9.test"
    assert tries("test skill 8") == "BD-9.test"
    assert tries("test skill 1") == "BD-9.test"
    assert tries("test skill 2") is None
