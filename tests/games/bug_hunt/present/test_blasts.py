"""What is said of everybody under a template, and of further shots, is what all dice come to."""

from fractions import Fraction

import pytest

from tests.games.bug_hunt.present.dice import thrown
from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.present import chances, fighting
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE
from xenofront.games.bug_hunt.rules.ground import bases
from xenofront.text.texts import Texts

TEXTS = Texts("en", "bug-hunt", strict=True)
ALIEN, OTHER = "razor_lizard-7", "razor_lizard-8"
AREA = "incinerator"
CONDITIONS = {
    "plain": {},
    "wounded": {"wounds": 1},
    "two markers": {"stun": 2},
}


def end_of(game, figure):
    """The worst that one roll did to somebody."""
    if figure not in bases(game.state):
        return "dead"
    named = [type(e).__name__ for e in game.log if getattr(e, "figure", "") == figure]
    return "wounded" if "Wounded" in named else "stunned" if "Stunned" in named else ""


def both(game):
    return end_of(game, ALIEN), end_of(game, OTHER)


def shares(odds):
    found = {"dead": odds.dead, "wounded": odds.wounded, "stunned": odds.stunned}
    found[""] = SCALE - sum(found.values())
    return {end: Fraction(part, SCALE) for end, part in found.items() if part}


def marginal(found, place):
    ends: dict[str, Fraction] = {}
    for key, part in found.items():
        ends[key[place]] = ends.get(key[place], Fraction(0)) + part
    return {end: part for end, part in ends.items() if part}


def struck(at, key):
    """By figure under the template, what is said of it."""
    caught = fighting.caught_by(at.game, at.read(key))
    assert caught is not None
    assert caught == at.game.preview(key)
    return {one.figure: one.odds for one in caught}


def shot_at(at, target):
    shot = chances.shot_of(at.game, at.read(target))
    assert shot is not None
    return shot


def aimed(weapon, condition, **more):
    """A trooper about to fire at a point between two aliens."""
    at = table(
        troopers={"duarte": {"at": "10,10", "weapons": [weapon], **more.pop("trooper", {})}},
        aliens={ALIEN: {"at": "16,10", **condition}, OTHER: "16,11.2"},
        **more,
    ).choose("stay")
    return at, "16,10.5"


@pytest.mark.parametrize("name", CONDITIONS)
@pytest.mark.parametrize("save", [0, 4])
def test_an_area_weapon_does_to_each_what_all_dice_come_to(name, save):
    cards = {"aliens.razor_lizard": {"save": save}}
    at, place = aimed(AREA, CONDITIONS[name], cards=cards)
    key = f"fire {AREA} at {place}"
    assert at.refusal(key) is None
    expected = struck(at, key)
    assert set(expected) == {ALIEN, OTHER}
    at.game.answer(key)
    found, lost = thrown(at.game, both)
    assert not lost
    for place_, figure in enumerate((ALIEN, OTHER)):
        assert marginal(found, place_) == shares(expected[figure])


@pytest.mark.parametrize("name", CONDITIONS)
def test_a_flash_stuns_as_all_dice_say(name):
    grenade = next(
        weapon.id
        for weapon in table(troopers={"duarte": "10,10"}).state.box.weapons.values()
        if "stun" in weapon.traits
    )
    at, place = aimed(grenade, CONDITIONS[name])
    key = f"fire {grenade} at {place}"
    assert at.refusal(key) is None
    expected = struck(at, key)
    at.game.answer(key)
    found, lost = thrown(at.game, both)
    assert not lost
    for place_, figure in enumerate((ALIEN, OTHER)):
        assert marginal(found, place_) == shares(expected[figure])


def test_a_charge_hits_everybody():
    row = {"gear": ["charge"]}
    at, _ = aimed("combat_rifle", {}, trooper=row, options={"gear": True})
    place = "15,10"
    key = f"gear charge at {place}"
    assert at.refusal(key) is None
    expected = struck(at, key)
    assert ALIEN in expected
    at.game.answer(key)
    found, _ = thrown(at.game, lambda game: (end_of(game, ALIEN),))
    assert marginal(found, 0) == shares(expected[ALIEN])


@pytest.mark.parametrize("name", CONDITIONS)
def test_an_extra_shot_has_the_odds_of_all_its_dice(name):
    """A six gives another shot; its figures stand beside whom it may go to."""
    at = table(
        troopers={"duarte": {"at": "10,10", "weapons": ["combat_rifle"]}},
        aliens={ALIEN: {"at": "15,10", **CONDITIONS[name]}, OTHER: "15,11.2"},
        cards={"aliens.razor_lizard": {"toughness": 9, "save": 2}},
    ).choose("stay", f"fire combat_rifle {ALIEN}")
    at.dice(6, 6)
    assert at.asked == "extra_shot"
    for target in (ALIEN, OTHER):
        expected = chances.odds_of(at.state, shot_at(at, target))
        assert chances.columns(at.game, at.read(target))
        game = at.game.clone()
        game.log = []
        game.answer(target)
        found, _ = thrown(game, both, most=6)
        assert marginal(found, (ALIEN, OTHER).index(target)) == shares(expected)
    assert chances.shot_of(at.game, at.read("decline")) is None


def test_the_guns_of_the_ship_have_figures_too():
    at = table(
        troopers={"duarte": "10,10"},
        aliens={ALIEN: "16,10"},
        open={"do": "ShipGuns"},
        evac={"at": "12,12", "leaves": 9},
    )
    assert at.asked == "ship_target"
    assert len(chances.columns(at.game, at.read(ALIEN))) == 4
    shot = shot_at(at, ALIEN)
    assert [bonus.rule for bonus in chances.bonuses(at.state, shot)] == ["BH-24"]
    needs = next(iter(chances.reasons(TEXTS, at.state, shot)))
    assert needs.text


def test_everybody_under_the_template_is_named_with_figures():
    at, place = aimed(AREA, {})
    lines = list(fighting.said(TEXTS, at.game, at.read(f"fire {AREA} at {place}")))
    named = [one.text for one in lines if "%" in one.text]
    assert len(named) == 2
    first = list(fighting.said(TEXTS, at.game, at.read(f"fire {AREA} {ALIEN}")))
    assert any("Before that" in one.text for one in first)
