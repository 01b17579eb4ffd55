"""GX 8.1 LETHAL: no die is rolled against the hits; and results of GD dice."""

from itertools import product

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, table
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch7_agents import rolls
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import guarding, odds, strike

LETHAL = Modifier(quantity="lethal", amount=1)
ON_BOLT = Modifier(quantity="lethal", amount=1, when=("bolt",))
ON_GD = Modifier(quantity="lethal", amount=1, when=("gd",))
HIT = "HIT+AMMO"
"""A blue die that hits once."""
ARACNOS = "aracnos-green-1"


def shot(*dice, modifiers=(LETHAL,), alien=ARACNOS, **more):
    """Chromium fires a rifle with these modifiers: three red dice."""
    aliens = more.pop("aliens", {alien: "6,3"})
    cards = {"weapons.w_rifle": {"modifiers": modifiers}}
    game = table(agents={"chromium": "4,2"}, aliens=aliens, cards=cards, **more)
    return game.choose(f"attack w_rifle {alien}").dice(*dice)


def struck(*dice, agent="titanium", fields=None, modifiers=(LETHAL,)):
    """An aracnos with these modifiers strikes an agent with its claws."""
    game = table(
        agents={agent: {"hex": "5,2", **(fields or {})}},
        aliens={ARACNOS: "4,2"},
        cards={"aliens.aracnos-green": {"passive": modifiers}},
        open={
            "do": "Attack",
            "attacker": ARACNOS,
            "weapon": "aracnos-green/claws",
            "target": agent,
        },
    )
    return game.dice(*dice)


def test_no_die_is_rolled_and_every_hit_wounds():
    """GX-8.1.a/dice GX-8.1.a/hits GX-8.1.e"""
    game = shot("HIT+HIT", "HIT", MISS)
    assert not game.told("DefenceRolled")
    assert game.told("Wounded")[0].amount == 3
    defended = shot("HIT+HIT", "HIT", MISS, modifiers=())
    assert defended.asked == "defend"


def test_a_shield_takes_one_hit_for_each_point_and_the_rest_wound():
    """GX-8.1.b/shield GX-8.1.b/rest"""
    shielded = {ARACNOS: {"hex": "6,3", "shield": 2}}
    game = shot("HIT+HIT", MISS, MISS, aliens=shielded)
    assert game.alien(ARACNOS).shield == 0
    assert not game.told("Wounded")
    game = shot("HIT+HIT", "HIT", MISS, aliens=shielded)
    assert game.alien(ARACNOS).shield == 0
    assert [(w.unit, w.amount) for w in game.told("Wounded")] == [(ARACNOS, 1)]


def test_what_changes_the_number_of_hits_works_and_added_hits_are_lethal_too():
    """GX-8.1.c GX-8.1.g/rolled GX-8.1.g/added"""
    more = Modifier(quantity="hits", amount=1, when=("bolt",))
    game = shot("HIT", "HIT+BOLT", MISS, modifiers=(LETHAL, more))
    assert game.told("Wounded")[0].amount == 3
    assert not game.told("DefenceRolled")
    fewer = Modifier(quantity="hits", amount=-1)
    assert shot("HIT+HIT", MISS, MISS, modifiers=(LETHAL, fewer)).told("Wounded")[0].amount == 1


def test_reactions_that_give_shields_are_not_even_offered():
    """GX-8.1.d/power"""
    able = {"powers": ["no_pain"]}
    usual = struck(HIT, HIT, "JAM", fields=able, modifiers=()).dice("JAM", "JAM")
    assert usual.asked == "react"
    game = struck(HIT, HIT, "JAM", fields=able)
    assert not game.told("DefenceRolled")
    assert game.told("Wounded")[0].amount == 2


def test_more_defence_dice_are_no_help():
    """GX-8.1.d/dice"""
    state = table(agents={"titanium": "5,2"}).state
    guard = guarding(state, "titanium", "melee")
    helped = rolls.Strike(red=2, defence_dice=2)
    roll = rolls.Tally(hits=2)
    assert rolls.defence_dice(helped, guard, roll, 2) == 4
    assert rolls.defence_dice(helped._replace(lethal=True, special=True), guard, roll, 2) == 0


def test_shields_of_armour_and_its_bolts_do_nothing():
    """GX-8.1.f"""
    armour = (
        Modifier(quantity="shields", amount=1),
        Modifier(quantity="shields", amount=1, when=("bolt",)),
    )

    def wounds(*dice, modifiers):
        cards = {
            "aliens.aracnos-green": {"armour": armour},
            "weapons.w_rifle": {"modifiers": modifiers},
        }
        game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: "6,3"}, cards=cards)
        game.choose(f"attack w_rifle {ARACNOS}").dice(*dice)
        return [told.amount for told in game.told("Wounded")]

    assert wounds("HIT+HIT", MISS, MISS, "HIT+BOLT", "JAM", modifiers=()) == []
    assert wounds("HIT+HIT", MISS, MISS, modifiers=(LETHAL,)) == [2]


def test_plates_stop_lethal_hits():
    """GX-8.1.h"""
    game = struck(HIT, HIT, "JAM", fields={"plates": 1})
    assert game.agent("titanium").plates == 0
    assert game.agent("titanium").wounds == 1


@pytest.mark.parametrize(("modifier", "face"), [(ON_BOLT, "HIT+BOLT"), (ON_GD, "GD")])
def test_an_attack_may_be_lethal_by_a_result_of_its_dice(modifier, face):
    """GX-8.1.a/dice"""
    game = shot("HIT", face, "JAM", modifiers=(modifier,))
    assert game.told("Wounded")[0].amount == 1 + ("HIT" in face)
    game = shot("HIT+HIT", "JAM", "JAM", modifiers=(modifier,))
    assert game.asked == "defend"


def test_a_gd_adds_once_however_many_are_rolled():
    """GX-9.2.b"""
    hits = Modifier(quantity="hits", amount=2, when=("gd",))
    assert shot("HIT", "GD", "GD", modifiers=(hits,)).told("HitsRolled")[0].hits == 3
    assert shot("HIT", "JAM", "JAM", modifiers=(hits,)).told("HitsRolled")[0].hits == 1


def test_a_gd_may_take_defence_dice_and_strike_the_area():
    """GX-9.2.b"""
    fewer = Modifier(quantity="defence_dice", amount=-1, when=("gd",))
    game = shot("HIT+HIT", "GD", MISS, modifiers=(fewer,))
    assert game.asked == "defend"
    game.dice("JAM")
    assert len(game.told("DefenceRolled")[0].faces) == 1
    area = Modifier(quantity="area", amount=1, when=("gd",))
    both = {ARACNOS: "6,3", "aracnos-green-2": "6,2"}
    game = shot("HIT", "GD", "JAM", modifiers=(area,), aliens=both).dice("JAM", "JAM")
    assert {told.unit for told in game.told("Wounded")} == set(both)
    game = shot("HIT", "JAM", "JAM", modifiers=(area,), aliens=both).dice("JAM")
    assert {told.unit for told in game.told("Wounded")} == {ARACNOS}


@pytest.mark.parametrize(
    "modifiers",
    [
        (LETHAL,),
        (ON_BOLT,),
        (ON_GD,),
        (Modifier(quantity="hits", amount=2, when=("gd",)),),
        (Modifier(quantity="defence_dice", amount=-1, when=("gd",)), ON_BOLT),
    ],
    ids=["lethal", "on bolt", "on GD", "hits on GD", "both"],
)
def test_odds_are_those_of_all_rolls_counted_one_by_one(modifiers):
    """GX-8.1.a/dice GX-8.1.a/hits GX-9.2.b"""
    game = table(
        agents={"chromium": "4,2"},
        aliens={ARACNOS: {"hex": "6,3", "shield": 1}},
        cards={"weapons.w_rifle": {"modifiers": modifiers, "red": 2}},
    )
    state = game.state
    power, guard = strike(state, "chromium", "w_rifle"), guarding(state, ARACNOS, "ranged")
    red, blue = state.box.faces["red"], state.box.faces["blue"]
    found: dict[int, int] = {}
    for faces in product(red, repeat=2):
        roll = rolls.tally(faces)
        hits = rolls.hits_of(power, roll)
        hits -= rolls.shield_taken(guard, hits)
        dice = rolls.defence_dice(power, guard, roll, hits)
        lethal = rolls.is_lethal(power, roll)
        for answer in product(blue, repeat=dice):
            shields = rolls.shields_of(power, guard, rolls.tally(answer), lethal=lethal)
            wounds = rolls.wounds_of(hits, shields)
            share = SCALE // 100 // 10**dice
            found[wounds] = found.get(wounds, 0) + share
    said = odds(state, "chromium", "w_rifle", ARACNOS).wounds
    assert said == tuple(found.get(number, 0) for number in range(len(said)))
    assert sum(said) == SCALE
