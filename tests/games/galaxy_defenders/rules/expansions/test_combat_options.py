"""GX 9.2 HIGH IMPACT, results of GD in general, and powers that help one attack."""

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, table
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import guarding
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import (
    Guarding,
    Strike,
    Tally,
    defence_dice,
)
from xenofront.games.galaxy_defenders.rules.options import Options

ARACNOS = "aracnos-green-1"
IMPACT = {"high_impact": True}
HIT = "HIT+AMMO"


def dice_against(hits, *, options=None, shield=0, more=0, alien=True):
    """Defence dice against so many hits."""
    unit = ARACNOS if alien else "chromium"
    state = table(
        agents={"chromium": "4,2"},
        aliens={ARACNOS: {"hex": "6,3", "shield": shield}},
        options=options or {},
    ).state
    guard = guarding(state, unit, "ranged")
    left = hits - min(guard.shield, hits)
    return defence_dice(Strike(defence_dice=more), guard, Tally(hits=hits), left)


def test_high_impact_is_off_unless_it_is_chosen():
    """GX-9.2.HI.a"""
    assert not Options().high_impact
    assert dice_against(8) == 8


@pytest.mark.parametrize(("hits", "dice"), [(8, 5), (5, 5), (4, 4)])
def test_with_high_impact_nobody_rolls_more_than_five_dice(hits, dice):
    """GX-9.2.HI.b/more GX-9.2.HI.b/fewer"""
    assert dice_against(hits, options=IMPACT) == dice


def test_hits_beyond_the_dice_cannot_be_cancelled_by_dice():
    """GX-9.2.HI.c"""
    cards = {"weapons.w_rifle": {"modifiers": (Modifier(quantity="hits", amount=6),)}}
    game = table(
        agents={"chromium": "4,2"},
        aliens={ARACNOS: "6,3"},
        cards={**cards, "aliens.aracnos-green": {"hp": 20}},
        options=IMPACT,
    )
    game.choose(f"attack w_rifle {ARACNOS}").dice("HIT", MISS, "JAM", *["SHIELD"] * 5)
    assert game.told("Wounded")[0].amount == 7 - 5


def test_shields_and_modifiers_of_dice_come_before_the_cap():
    """GX-9.2.HI.d/shield GX-9.2.HI.d/dice"""
    assert dice_against(6, options=IMPACT, shield=2) == 4
    assert dice_against(7, options=IMPACT, more=-1) == 5
    assert dice_against(7, options=IMPACT, more=-3) == 4
    assert dice_against(3, options=IMPACT, more=4) == 5


def test_the_cap_is_the_same_for_agents_and_aliens():
    """GX-9.2.HI.e/agent GX-9.2.HI.e/alien"""
    assert dice_against(9, options=IMPACT, alien=False) == 5
    assert dice_against(9, options=IMPACT) == 5
    assert dice_against(9, alien=False) == 9
    assert Guarding().most_dice is None


def test_some_weapons_have_an_effect_for_gd_and_others_ignore_it():
    """GX-9.2.a/weapon GX-9.2.c/weapon"""
    hits = Modifier(quantity="hits", amount=2, when=("gd",))
    for modifiers, wounds in (((hits,), 3), ((), 1)):
        cards = {"weapons.w_rifle": {"modifiers": modifiers}}
        game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: "6,3"}, cards=cards)
        game.choose(f"attack w_rifle {ARACNOS}").dice("HIT", "GD", "JAM")
        assert game.told("HitsRolled")[0].hits == wounds


# -- aliens that are stunned or paralysed ----------------------------------------------------------


def stunned(**more):
    return {"hex": "5,2", "conditions": ["stunned"], **more}


def test_a_paralysed_alien_acts_in_no_activation():
    """GX-11.9.b"""
    for row, acts in (("5,2", True), (stunned(), False)):
        game = table(
            agents={"chromium": "4,2"},
            aliens={ARACNOS: row},
            open={"do": "Activate", "alien": ARACNOS},
        )
        assert bool(game.told("AlienDecided")) == acts


def test_the_condition_is_gone_after_the_refresh_phase():
    """GX-11.9.c/while GX-11.9.c/ended"""
    before = table(agents={"chromium": "4,2"}, aliens={ARACNOS: stunned()})
    assert before.alien(ARACNOS).conditions == ("stunned",)
    after = table(
        agents={"chromium": "4,2"}, aliens={ARACNOS: stunned()}, open=[{"do": "RefreshPhase"}]
    )
    assert after.alien(ARACNOS).conditions == ()


def test_it_still_defends_with_shields_and_dice():
    """GX-11.9.f/shield GX-11.9.f/dice"""
    game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: stunned(shield=1)})
    game.choose(f"attack w_rifle {ARACNOS}").dice("HIT+HIT", MISS, "JAM")
    assert game.alien(ARACNOS).shield == 0
    assert game.asked == "defend"


def test_it_still_engages_who_is_beside_it():
    """GX-11.9.g"""
    game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: stunned()})
    assert game.refusal("move") == "GD-7.5.4.e"
    game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: stunned(hex="8,4")})
    assert game.refusal("move") is None


def test_conditions_and_tokens_of_an_alien_are_gone_when_it_dies():
    """GX-11.9.a/condition GX-11.9.a/token"""
    row = stunned(wounds=3, lock=2, criticals=[])
    gone = table(
        agents={"chromium": "4,2"},
        aliens={ARACNOS: row, "aracnos-green-2": "9,3"},
        open={"do": "AlienDeath", "alien": ARACNOS},
    )
    assert [*gone.state.aliens] == ["aracnos-green-2"]
    game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: row, "aracnos-green-2": "9,3"})
    game.choose(f"attack w_rifle {ARACNOS}").dice("HIT", MISS, "JAM", "JAM")
    assert ARACNOS not in game.state.aliens
    other = game.alien("aracnos-green-2")
    assert (other.conditions, other.lock) == ((), 0)


# -- extra dice of weapons with both colours -------------------------------------------------------


def mixed(red=1, blue=2):
    """An attack with a weapon of both colours, helped by two dice."""
    more = Modifier(quantity="hit_dice", amount=2)
    cards = {"weapons.w_rifle": {"red": red, "blue": blue, "modifiers": (more,)}}
    game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: "6,3"}, cards=cards)
    return game.choose(f"attack w_rifle {ARACNOS}")


@pytest.mark.parametrize(("choice", "pool"), [("2", "rrrbb"), ("1", "rrbbb"), ("0", "rbbbb")])
def test_extra_dice_are_of_the_colour_that_the_attacker_chooses(choice, pool):
    """GX-9.2.h/red GX-9.2.h/blue"""
    game = mixed()
    assert (game.asked, game.seat, set(game.options)) == ("extra_dice", "chromium", {"0", "1", "2"})
    game.choose(choice)
    rolled = ""
    while game.asked == "hit":
        rolled += "r" if "GD" in game.options else "b"
        game.dice("JAM")
    assert rolled == pool


def test_a_weapon_of_one_colour_asks_nothing():
    """GX-9.2.h/red"""
    assert mixed(red=3, blue=0).asked == "hit"
    assert mixed(red=0, blue=3).asked == "hit"
