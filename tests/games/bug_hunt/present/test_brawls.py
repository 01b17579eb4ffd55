"""The odds of a brawl are what all dice together come to, thrown through the rules."""

from fractions import Fraction
from typing import Any

import pytest

from tests.games.bug_hunt.present.dice import thrown
from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.present import fighting
from xenofront.games.bug_hunt.present.chances import percent
from xenofront.games.bug_hunt.rules.ch4_combat import brawl, brawl_odds
from xenofront.games.bug_hunt.rules.ch4_combat.brawl_odds import (
    DEAD,
    FINE,
    SAVED,
    STUNNED,
    WOUNDED,
    Fight,
)
from xenofront.games.bug_hunt.rules.ground import bases
from xenofront.games.bug_hunt.rules.state import AlienId, TrooperId
from xenofront.text.texts import Texts

TEXTS = Texts("en", "bug-hunt", strict=True)
DUARTE, LIZARD = TrooperId("duarte"), AlienId("razor_lizard-7")
FIGHT = Fight(DUARTE, LIZARD)
SITUATIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "stunned alien": {"alien": {"stun": 1}},
    "wounded alien": {"alien": {"wounds": 1}},
    "two markers": {"alien": {"stun": 2}},
    "wounded trooper": {"trooper": {"wounds": 1}},
    "stunned trooper": {"trooper": {"stun": 2}},
    "skilled": {"trooper": {"combat": 2, "weapons": ["boarding_sword"]}},
    "armour": {"cards": {"aliens.razor_lizard": {"save": 4}}},
    "tough and armoured": {"cards": {"aliens.razor_lizard": {"save": 5, "toughness": 6}}},
    "armour against a wall": {
        "cards": {"aliens.razor_lizard": {"save": 4, "toughness": 6}},
        "terrain": ["pillar 11.5,9.5"],
    },
    "assassin": {"alien": {"leader": "assassin"}},
}


def at_table(trooper=None, alien=None, cards=None, terrain=()):
    row = {"at": "10,10", "combat": 1, **(trooper or {})}
    foe = {"at": "11,10", **(alien or {})}
    return table(
        open={"do": "Brawl", "trooper": FIGHT.trooper, "alien": FIGHT.alien},
        troopers={"duarte": row},
        aliens={"razor_lizard-7": foe},
        cards=cards,
        terrain=list(terrain),
    )


def ends(game):
    return end_of(game, "duarte"), end_of(game, "razor_lizard-7")


def end_of(game, figure):
    """The worst that happened to somebody."""
    if figure not in bases(game.state):
        return DEAD
    told = {type(e).__name__ for e in game.log if getattr(e, "figure", "") == figure}
    saved = any(type(e).__name__ == "Saved" and e.figure == figure and e.success for e in game.log)
    words = {"Wounded": WOUNDED, "Stunned": STUNNED}
    worst = next((word for name, word in words.items() if name in told), "")
    return worst or (SAVED if saved else FINE)


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_odds_are_those_of_all_dice_together(name):
    at = at_table(**SITUATIONS[name])
    state = at.state
    expected = brawl_odds.odds(state, FIGHT)
    assert sum(expected.values()) == 1
    found, lost = thrown(at.game, ends)
    assert lost < Fraction(1, 1000)
    for both in {*expected, *found}:
        assert found[both] <= expected.get(both, 0) <= found[both] + lost, both
    if not lost:
        assert dict(found) == {both: part for both, part in expected.items() if part}


def test_a_brawl_has_its_figures_beside_it_and_every_modifier_listed():
    at = table(
        troopers={"duarte": {"at": "10,10", "combat": 1, "wounds": 1, "stun": 1}},
        aliens={"razor_lizard-7": {"at": "11,10", "stun": 1}},
    ).choose("stay")
    chances = brawl_odds.odds(at.state, FIGHT)
    ends = brawl_odds.ends_of(chances, 1)
    cells = fighting.columns(at.game, at.read("brawl"))
    assert cells == tuple(
        percent(part) for part in (1 - ends[FINE], ends[DEAD], ends[WOUNDED], ends[STUNNED])
    )
    rules = {rule for one in fighting.said(TEXTS, at.game, at.read("brawl")) for rule in one.rules}
    assert {"BH-34", "BX-24", "BX-25"} <= rules
    mine = sum(part.amount for part in brawl.trooper_modifiers(at.state, DUARTE))
    theirs = sum(part.amount for part in brawl.alien_modifiers(at.state, LIZARD))
    assert mine == brawl.trooper_bonus(at.state, DUARTE)
    assert theirs == brawl.alien_bonus(at.state, LIZARD)
    assert fighting.risk(TEXTS, at.game, at.read("brawl"))
    assert not fighting.columns(at.game, at.read("done"))


def test_a_move_into_contact_is_told_as_the_brawl_it_leads_to():
    at = table(troopers={"duarte": "10,10"}, aliens={"razor_lizard-7": "13,10"})
    ways = (at.read(key) for key in at.options)
    into = next(way for way in ways if getattr(at.game.preview(way), "met", None))
    state, fights = fighting.fights_of(at.game, into)
    assert fights == [FIGHT]
    assert state.troopers[DUARTE].at != at.state.troopers[DUARTE].at
    assert fighting.columns(at.game, into)
    assert not fighting.columns(at.game, at.read("stay"))


def test_of_two_opponents_either_may_be_the_first():
    foes = {"razor_lizard-7": "11,10", "razor_lizard-8": {"at": "9,10", "stun": 2}}
    at = table(troopers={"duarte": "10,10"}, aliens=foes).choose("stay")
    state, fights = fighting.fights_of(at.game, at.read("brawl"))
    assert len(fights) == 2
    one, other = (brawl_odds.odds(state, fight) for fight in fights)
    for both, part in brawl_odds.mixed(state, fights).items():
        assert part == (one.get(both, 0) + other.get(both, 0)) / 2
    assert any("BX-22" in said.rules for said in fighting.said(TEXTS, at.game, at.read("brawl")))
