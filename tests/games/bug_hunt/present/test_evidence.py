"""What a question rests on: dice so far, what is left, what hurts, how likely."""

from tests.games.bug_hunt.present.positions import FACE, asking, looking_at, positions
from tests.games.bug_hunt.rules.table import table


def asked(at, lang="en"):
    return FACE.asked(looking_at(at.game, lang))


def test_reaction_dice_that_are_left_lie_on_the_table():
    details = FACE.asked(looking_at(asking("reaction_die")))
    (fact,) = details.facts
    left = sorted({symbol for die in fact.dice for symbol in die.symbols})
    assert left == sorted(option.key for option in details.options)
    assert len(fact.dice) >= len(details.options)


def test_a_trooper_knows_how_far_it_goes():
    details = asked(table(troopers={"duarte": "10,10"}), "de")
    assert [(fact.name, fact.value) for fact in details.allowance] == [
        ("Bewegung", '4"'),
        ("Spurt", '6"'),
    ]


def test_bars_of_a_shot_are_no_wound_a_wound_and_the_end():
    seen = 0
    for position in positions():
        for one in FACE.asked(looking_at(position.game)).options:
            if one.bars:
                seen += 1
                assert len(one.bars) == 3
                assert sum(one.bars) == 1000
                assert min(one.bars) >= 0
    assert seen


def test_giving_up_and_brawling_look_dangerous():
    details = FACE.asked(looking_at(asking("trooper")))
    concede = next(option for option in details.options if option.key == "concede")
    assert (concede.stand, concede.sign) == ("menu", "give_up")
    assert "lost" in concede.danger or "Lost" in concede.danger
    at = table(troopers={"duarte": "10,10"}, aliens={"razor_lizard-7": "11,10"})
    at.choose("stay")
    fights = [one for one in asked(at).options if one.sign == "brawl"]
    assert fights
    assert all(one.danger for one in fights)
