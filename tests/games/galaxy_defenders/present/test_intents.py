"""What aliens would do, drawn on the board, and what pointing at a hex tells."""

import pytest

from tests.games.galaxy_defenders.present.positions import look, looking_at, positions
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.present.page.drawing import drawing
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.state import AlienId


def intents(at, lang="en"):
    found = look(looking_at(at.game, lang), "threat").intents
    return {intent.figure: intent for intent in found}


def test_every_alien_has_an_intent_that_its_rules_leave_it():
    kinds = set()
    for position in positions():
        state = position.game.state
        found = {i.figure: i for i in look(looking_at(position.game), "threat").intents}
        assert set(found) == set(state.aliens)
        drawn = drawing(state.box.board)
        for alien, intent in found.items():
            kinds.add(intent.kind)
            decided = oracle.decision(state, AlienId(alien))
            assert (intent.kind == "sleep") == (
                decided is None or "stunned" in state.aliens[alien].conditions
            )
            assert (intent.wounds != "") == (intent.kind == "attack")
            assert intent.label
            if decided is None or intent.kind == "sleep":
                continue
            ways = decided[1].ways
            assert intent.choices == len(ways)
            if intent.way:
                assert intent.way[0] == drawn.centre(state.aliens[alien].hex)
                assert intent.way[-1] in {drawn.centre(way.end) for way in ways}
    assert kinds >= {"move", "attack"}


def test_an_attack_tells_whom_and_how_many_wounds_are_to_be_expected():
    at = table(agents={"titanium": "5,2"}, aliens={"aracnos-green-1": "4,2"})
    one = intents(at)["aracnos-green-1"]
    assert (one.kind, one.target, one.way) == ("attack", "titanium", ())
    assert 0 < float(one.wounds) < 3
    german = intents(at, "de")["aracnos-green-1"]
    assert german.wounds == one.wounds.replace(".", ",")
    assert "greift Titanium an" in german.label


def test_a_stunned_alien_sleeps():
    at = table(
        agents={"titanium": "5,2"},
        aliens={"aracnos-green-1": {"hex": "4,2", "conditions": ("stunned",)}},
    )
    assert intents(at)["aracnos-green-1"].kind == "sleep"


def test_after_a_move_intents_are_those_of_the_new_position():
    at = table(agents={"titanium": "5,2"}, aliens={"aracnos-green-1": "4,2"})
    assert intents(at)["aracnos-green-1"].way == ()
    at.state.change_agent("titanium", hex="1,1")
    assert intents(at)["aracnos-green-1"].way


def test_pointing_at_a_hex_tells_the_way_who_sees_it_and_who_would_attack():
    at = table(
        agents={"chromium": "2,1"},
        aliens={"aracnos-green-1": "6,2"},
        options={"human_view": True},
    )
    at.choose("move")
    seen = looking_at(at.game)
    found = look(seen, "way", second="5,1")
    assert found.lines[0].text == "3 of 4 hexes"
    (stroke,) = found.strokes
    assert len(stroke.points) == 4
    assert found.figures == ("aracnos-green-1",)
    assert found.lines[1].text == "Seen by Aracnos, green (1)"
    assert [i.figure for i in found.intents] == ["aracnos-green-1"]
    assert found.keys
    assert at.state.agents["chromium"].hex == "2,1"
    german = look(looking_at(at.game, "de"), "way", second="5,1")
    assert german.lines[0].text == "3 von 4 Feldern"
    with pytest.raises(LookupError):
        look(seen, "way", second="13,0")
