"""Why not: the rule that the engine names, for a key, a point, a figure or words."""

import pytest

from tests.games.bug_hunt.present.positions import asking, look, looking_at, positions
from tests.games.bug_hunt.rules.table import table


def rules_of(found):
    return {rule for line in found.lines for rule in line.rules}


def at_action(**position):
    at = table(**{"troopers": {"duarte": "10,10"}, **position})
    return at.choose("stay")


def test_what_is_offered_is_allowed():
    for position in positions()[::3]:
        if position.game.pending is not None:
            for key in position.game.pending.options[:4]:
                found = look(looking_at(position.game), "why_not", key)
                assert found.keys == (key,)
                assert not rules_of(found)


def test_an_alien_out_of_range_names_the_rule_for_each_weapon():
    row = {"at": "10,10", "weapons": ["service_pistol", "combat_rifle"]}
    at = at_action(troopers={"duarte": row}, aliens={"razor_lizard-7": "30,10"})
    found = look(looking_at(at.game), "why_not", "razor_lizard-7")
    assert at.refusal("fire service_pistol razor_lizard-7") in rules_of(found)
    assert found.keys == ("fire combat_rifle razor_lizard-7",)


def test_a_contact_cannot_be_fired_at():
    at = at_action(contacts={"c3": {"at": "16,16"}})
    found = look(looking_at(at.game), "why_not", "c3")
    assert not found.keys
    assert at.refusal("fire service_pistol c3") in rules_of(found)
    german = look(looking_at(at.game, "de"), "why_not", "c3")
    assert german.title == "Nicht erlaubt"
    assert rules_of(german) == rules_of(found)


@pytest.mark.parametrize(
    ("goal", "detail"),
    [
        ("25000,10000", "as the crow flies; at most"),
        ("12100,10100", "reck stands there."),
        ("10000,12500", "Nobody can stand there."),
    ],
)
def test_a_point_one_cannot_walk_to(goal, detail):
    at = table(troopers={"duarte": "10,10", "reck": "12,10"}, terrain=["reactor 8,12"])
    found = look(looking_at(at.game), "why_not", goal)
    x, _, y = goal.partition(",")
    assert at.refusal(f"to {int(x) / 1000:g},{int(y) / 1000:g}") in rules_of(found)
    assert any(detail in line.text for line in found.lines)
    assert not found.keys


def test_a_point_one_can_walk_to_is_allowed():
    at = table(troopers={"duarte": "10,10"})
    assert look(looking_at(at.game), "why_not", "12000,11000").keys == ("to 12,11",)
    assert look(looking_at(at.game), "why_not", "to 12,11").keys == ("to 12,11",)


def test_words_find_what_is_meant():
    at = at_action(aliens={"razor_lizard-7": "16,10"})
    here = looking_at(at.game)
    assert look(here, "why_not", "pistol r7").keys == ("fire service_pistol razor_lizard-7",)
    assert rules_of(look(here, "why_not", "call")) == {at.refusal("call")}
    with pytest.raises(LookupError, match="I do not know"):
        look(here, "why_not", "dance")


def test_a_point_means_nothing_where_none_is_asked_for():
    game = asking("trooper")
    with pytest.raises(LookupError, match="not about a place such as 12,11"):
        look(looking_at(game), "why_not", "12000,11000")


def test_nothing_is_asked_after_the_end():
    game = next(p.game for p in positions() if p.game.pending is None)
    for about in ("why_not", "preview"):
        with pytest.raises(LookupError, match="over"):
            look(looking_at(game), about, "stay")
