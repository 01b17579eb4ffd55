"""Why not: the rule that the engine names, for a key, a cell, a figure or words."""

import pytest

from tests.games.galaxy_defenders.present.positions import FACE, asking, look, looking_at, positions
from tests.games.galaxy_defenders.rules.table import field, table


def rules_of(found):
    return {rule for line in found.lines for rule in line.rules}


def test_what_is_offered_is_allowed():
    for position in positions()[::3]:
        if position.game.pending is not None:
            for key in position.game.pending.options[:4]:
                found = look(looking_at(position.game), "why_not", key)
                assert found.keys == (key,)
                assert not rules_of(found)


def test_an_alien_out_of_range_names_the_rule_for_each_weapon():
    at = table(agents={"chromium": "1,1"}, aliens={"aracnos-green-1": "10,2"})
    found = look(looking_at(at.game), "why_not", "aracnos-green-1")
    assert not found.keys
    wanted = {
        at.game.why_not(f"attack {weapon} aracnos-green-1") for weapon in ("w_rifle", "w_eagle")
    }
    assert rules_of(found) == wanted == {"GD-7.3.c"}
    assert any("within the weapon's range" in line.text for line in found.lines)


def test_a_figure_that_can_be_attacked_names_the_answers():
    at = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "6,2"})
    found = look(looking_at(at.game), "why_not", "aracnos-green-1")
    assert set(found.keys) == set(at.offers("attack"))


def test_words_find_what_is_meant():
    at = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "6,2"})
    here = looking_at(at.game)
    assert rules_of(look(here, "why_not", "search")) == {at.game.why_not("search")}
    assert look(here, "why_not", "rifle A1").keys == (
        "attack w_rifle aracnos-green-1",
        "attack w_rifle aracnos-green-1 area",
    )
    german = look(looking_at(at.game, "de"), "why_not", "suchen")
    assert german.title == "Nicht erlaubt"
    with pytest.raises(LookupError, match="I do not know"):
        look(here, "why_not", "dance")


@pytest.mark.parametrize(
    ("cell", "rule"),
    [
        ("12,2", "GD-7.2.a"),  # too far
        ("5,2", "GD-7.2.d"),  # an alien stands there
        ("3,4", "GD-7.2.c"),  # walls all around
    ],
)
def test_a_cell_one_cannot_walk_to(cell, rule):
    around = {f"3,4|{beyond}": "wall" for beyond in ("4,4", "3,5", "2,5", "2,4", "3,3", "4,3")}
    at = table(
        map=field(sides=around),
        agents={"chromium": {"hex": "2,2"}, "thorium": "1,3"},
        aliens={"aracnos-green-1": "5,2"},
    )
    assert cell not in FACE.asked(looking_at(at.game)).plans
    assert rule in rules_of(look(looking_at(at.game), "why_not", cell))
    at.choose("move")
    assert rule in rules_of(look(looking_at(at.game), "why_not", cell))


def test_an_agents_hex_is_no_place_to_stay():
    at = table(agents={"chromium": "1,1", "thorium": {"hex": "5,1"}})
    found = look(looking_at(at.game), "why_not", "5,1")
    assert "GD-7.2.f" in rules_of(found)


def test_a_cell_one_can_walk_to_is_allowed():
    game = asking("activity")
    at = looking_at(game)
    goal = FACE.asked(at).plans[-1]
    assert "move" in look(at, "why_not", goal).keys


def test_nothing_is_asked_after_the_end():
    game = next(p.game for p in positions() if p.game.pending is None)
    with pytest.raises(LookupError, match="over"):
        look(looking_at(game), "why_not", "move")
