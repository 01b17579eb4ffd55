"""What aliens and contacts would do, drawn on the table, and what pointing at a place tells."""

from tests.games.bug_hunt.present.positions import look, looking_at, positions
from tests.games.bug_hunt.rules.table import table


def intents(at, lang="en"):
    found = look(looking_at(at.game, lang), "threat").intents
    return {intent.figure: intent for intent in found}


def test_everybody_unknown_or_known_has_an_intent():
    kinds = set()
    for position in positions()[::3]:
        state = position.game.state
        found = {i.figure: i for i in look(looking_at(position.game), "threat").intents}
        assert set(found) == {*map(str, state.aliens), *map(str, state.contacts)}
        for name, intent in found.items():
            kinds.add(intent.kind)
            assert len(intent.way) != 1
            if intent.way:
                assert intent.way[0] == tuple(state.aliens[name].at)
            if intent.kind == "attack":
                assert intent.target in state.troopers
                assert intent.wounds.endswith("%")
    assert kinds >= {"move", "attack", "sleep"}


def test_who_is_near_enough_attacks_and_who_is_fresh_sleeps():
    at = table(
        troopers={"duarte": "10,10"},
        aliens={
            "razor_lizard-7": "14,10",
            "razor_lizard-8": {"at": "16,12", "fresh": True},
            "razor_lizard-9": "34,34",
        },
    )
    found = intents(at)
    assert (found["razor_lizard-7"].kind, found["razor_lizard-7"].target) == ("attack", "duarte")
    assert found["razor_lizard-8"].kind == "sleep"
    assert found["razor_lizard-9"].kind == "move"
    assert found["razor_lizard-9"].wounds == ""


def test_pointing_at_a_place_tells_the_way_who_sees_it_and_who_would_come():
    at = table(troopers={"duarte": "10,10"}, aliens={"razor_lizard-7": "20,10"})
    found = look(looking_at(at.game), "way", second="13000,10000")
    assert found.strokes
    assert found.figures == ("razor_lizard-7",)
    assert "Seen by Razor lizard 7" in {line.text for line in found.lines}
    assert [one.figure for one in found.intents] in ([], ["razor_lizard-7"])
    assert at.trooper("duarte").at == (10_000, 10_000)
    near = look(looking_at(at.game, "de"), "way", second="14000,10000")
    assert [one.target for one in near.intents] == ["duarte"]
