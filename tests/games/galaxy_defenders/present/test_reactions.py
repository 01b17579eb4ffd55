"""Who may react is told what was rolled, and what a reaction would change."""

import pytest

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.present.answers import remarks
from xenofront.games.galaxy_defenders.present.page.question import question_details
from xenofront.text.texts import Texts

REROLL = "sk_dodge"

CLAWS = {
    "do": "Attack",
    "attacker": "aracnos-green-1",
    "weapon": "aracnos-green/claws",
    "target": "titanium",
}


def struck(*dice, agents=None):
    """Titanium has been struck with claws, and may react."""
    game = table(
        agents=agents or {"titanium": "5,2"}, aliens={"aracnos-green-1": "4,2"}, open=CLAWS
    )
    game.dice(*dice)
    return game


def test_a_reaction_is_offered_with_the_roll_and_what_it_changes():
    game = struck("HIT+HIT", "HIT+AMMO", "SHIELD", "SHIELD", "JAM", "JAM")
    assert game.asked == "react"
    said = remarks(Texts("en", "galaxy-defenders"), game.game)
    assert said == [
        "Attack roll: [✶✶] [✶▮] [▼]. Defence roll: [▼] [✗] [✗].",
        "3 hits against 1 shield: 2 wounds.",
        "With No Pain: 1 wound.",
    ]
    before = game.agent("titanium").wounds
    game.choose("no_pain")
    assert game.agent("titanium").wounds - before == 1


def test_without_a_reaction_it_is_as_bad_as_was_said():
    game = struck("HIT+HIT", "SHIELD", "SHIELD", "SHIELD", "JAM")
    assert remarks(Texts("en", "galaxy-defenders"), game.game)[1:] == [
        "2 hits against 1 shield: 1 wound.",
        "With No Pain: no wound.",
    ]
    game.choose("none")
    assert game.agent("titanium").wounds == 1


def test_a_second_reaction_counts_on_the_first():
    game = struck(
        "HIT+HIT", "HIT+AMMO", "SHIELD", "JAM", "JAM", "JAM",
        agents={"titanium": {"hex": "5,2", "powers": ["no_pain", "bt_guard"]}},
    )  # fmt: skip
    assert (
        remarks(Texts("en", "galaxy-defenders"), game.game)[1]
        == "3 hits against no shield: 3 wounds."
    )
    game.choose("no_pain")
    assert game.asked == "react"
    assert (
        remarks(Texts("en", "galaxy-defenders"), game.game)[1]
        == "3 hits against 1 shield: 2 wounds."
    )
    game.choose("bt_guard")
    assert game.agent("titanium").wounds == 1


def test_the_same_is_said_in_german():
    game = struck("HIT+HIT", "SHIELD", "SHIELD", "JAM", "JAM")
    assert remarks(Texts("de", "galaxy-defenders"), game.game)[1:] == [
        "2 Treffer gegen keinen Schild: 2 Wunden.",
        "Mit Schmerzfrei: 1 Wunde.",
    ]


def test_hits_that_nobody_rolled_have_no_roll():
    game = table(
        agents={"titanium": "5,2"},
        open={"do": "Defend", "target": "titanium", "attacker": "aracnos-green-1", "weapon": "",
              "hit_faces": [], "basic": 1},
    )  # fmt: skip
    game.dice("JAM")
    assert game.asked == "react"
    assert remarks(Texts("en", "galaxy-defenders"), game.game)[0] == "Defence roll: [✗]."


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_browser_shows_what_the_terminal_shows(lang):
    game = struck("HIT+HIT", "SHIELD", "SHIELD", "JAM", "JAM")
    texts = Texts(lang, "galaxy-defenders")
    asked = question_details(texts, game.game)
    (fact,) = asked.facts
    assert not asked.remarks
    assert fact.text == " ".join(remarks(texts, game.game)[1:])
    assert [die.symbols for die in fact.dice] == [("hit", "hit"), ("shield",), ("shield",)]
    assert [die.symbols for die in fact.against] == [("jam",), ("jam",)]
    assert {die.colour for die in fact.against} == {"blue"}
    assert fact.tone == "bad"


def test_taking_it_says_what_is_left_and_stands_at_the_foot():
    asked = question_details(
        Texts("en", "galaxy-defenders"), struck("HIT+HIT", "SHIELD", "SHIELD", "JAM", "JAM").game
    )
    take, react = asked.options
    assert (take.stand, take.sign, take.danger) == ("foot", "end", "2 wounds, 5 left")
    assert (react.stand, react.sign, react.danger) == ("", "no_pain", "")


def test_who_may_throw_a_die_again_is_told_how_it_stands():
    game = struck(
        "HIT+HIT", "SHIELD", "SHIELD", "JAM", "JAM",
        agents={"titanium": {"hex": "5,2", "powers": [REROLL]}},
    )  # fmt: skip
    assert game.asked == "reroll"
    assert remarks(Texts("en", "galaxy-defenders"), game.game) == [
        "Attack roll: [✶✶] [▼] [▼]. Defence roll: [✗] [✗].",
        "2 hits against no shield: 2 wounds.",
    ]
