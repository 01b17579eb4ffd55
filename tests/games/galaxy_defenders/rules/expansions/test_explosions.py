"""GX 8.4 EXPLOSION, GX 8.5 AREA HEALING, GX 9.2 fixed hits, GX 11.7 stacks of energy shields."""

from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, rim, table
from xenofront.games.galaxy_defenders.content.catalogue import Row
from xenofront.games.galaxy_defenders.content.effects import (
    Blast,
    DisableShield,
    Inflict,
    Regenerate,
    Relieve,
)
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import guarding, odds, strike

EXPLOSION = Modifier(quantity="explosion", amount=1)
ARACNOS, NEXT, FAR = "aracnos-green-1", "aracnos-green-2", "aracnos-green-3"
HIT = "HIT+AMMO"
"""A blue die that hits once."""


def shot(*dice, aliens, agents=None, modifiers=(EXPLOSION,), open="AgentTurn", **more):  # noqa: A002
    """Chromium fires an exploding rifle at the first alien."""
    game = table(
        agents=agents or {"chromium": "2,1"},
        aliens=aliens,
        cards={"weapons.w_rifle": {"modifiers": modifiers, "range": 9}},
        **more,
    )
    return game.choose(f"attack w_rifle {ARACNOS}").dice(*dice)


def struck(game):
    return [told.unit for told in game.told("Wounded")]


def test_an_explosion_strikes_the_area_and_those_next_to_it():
    """GX-8.4.a GX-8.4.b/next GX-8.4.b/beyond GX-8.4.d GX-8.4.f"""
    aliens = {ARACNOS: "6,3", NEXT: "8,4", FAR: "10,5"}
    game = shot("HIT", MISS, "JAM", aliens=aliens)
    assert game.asked == "defend"
    game.dice("JAM", "JAM")
    assert struck(game) == [ARACNOS, NEXT]
    rolled = game.told("DefenceRolled")
    assert [(told.unit, len(told.faces)) for told in rolled] == [(ARACNOS, 1), (NEXT, 1)]
    plain = shot("HIT", MISS, "JAM", aliens=aliens, modifiers=()).dice("JAM")
    assert struck(plain) == [ARACNOS]


def test_it_may_come_with_a_gd_or_a_bolt():
    """GX-8.4.a"""
    aliens = {ARACNOS: "6,3", NEXT: "8,4"}
    when: Any
    for when, face in (("gd", "GD"), ("bolt", "HIT+BOLT")):
        sometimes = (Modifier(quantity="explosion", amount=1, when=(when,)),)
        game = shot("HIT", face, "JAM", aliens=aliens, modifiers=sometimes)
        while game.asked == "defend":
            game.dice("JAM")
        assert struck(game) == [ARACNOS, NEXT]
        game = shot("HIT", "JAM", "JAM", aliens=aliens, modifiers=sometimes).dice("JAM")
        assert struck(game) == [ARACNOS]


def beside(kind=""):
    """Whether an explosion at 6,3 reaches an alien at 8,4, with such sides around the first."""
    sides = rim("6,3", kind) if kind else {}
    game = shot(
        *("HIT", MISS, "JAM"),
        agents={"chromium": "6,4"},
        aliens={ARACNOS: "6,3", NEXT: "8,4"},
        map=field(sides=sides),
    )
    while game.asked == "defend":
        game.dice("JAM")
    return NEXT in struck(game)


def test_a_neighbouring_area_is_struck_if_a_way_leads_into_it():
    """GX-8.4.c/path GX-8.4.c/wall GX-8.4.c/barrier GX-8.4.c/door"""
    assert beside()
    assert not beside("wall")
    assert not beside("barrier")
    assert beside("door")


def test_a_grenade_may_explode_and_its_effects_come_everywhere():
    """GX-8.4.e/dice GX-8.4.a"""
    blast = Blast(range=9, red=2, explosion=True, on_hit=(Inflict(condition="stunned"),))
    game = table(
        agents={"chromium": {"hex": "2,1", "devices": ["d_frag"]}},
        aliens={ARACNOS: "6,3", NEXT: "8,4", FAR: "10,5"},
        cards={"powers.d_frag": {"effects": (blast,)}},
    )
    game.choose("use d_frag")
    while game.asked not in ("hit", "activity"):
        game.choose(next(o for o in game.options if ARACNOS in o))
    game.dice("HIT", MISS, "JAM", "JAM")
    assert struck(game) == [ARACNOS, NEXT]
    stunned = [n for n, row in game.state.aliens.items() if "stunned" in row.conditions]
    assert stunned == [ARACNOS, NEXT]


@pytest.mark.parametrize("quantity", ["lethal", "defence_dice"])
def test_effects_of_the_attack_hold_for_every_target(quantity):
    """GX-8.4.e/dice GX-8.4.e/lethal"""
    amount = 1 if quantity == "lethal" else -2
    more = Modifier(quantity=quantity, amount=amount)
    aliens = {ARACNOS: "6,3", NEXT: "8,4"}
    game = shot("HIT+HIT", MISS, "JAM", aliens=aliens, modifiers=(EXPLOSION, more))
    assert not game.told("DefenceRolled")
    assert [(told.unit, told.amount) for told in game.told("Wounded")] == [(ARACNOS, 2), (NEXT, 2)]


def test_neighbours_need_not_be_seen():
    """GX-8.4.g"""
    wall = field(sides={"8,3|9,3": "wall", "8,4|9,3": "wall", "8,4|9,4": "wall"})
    aliens = {ARACNOS: "6,3", NEXT: "9,4"}
    game = shot("HIT", MISS, "JAM", aliens=aliens, map=wall)
    while game.asked == "defend":
        game.dice("JAM")
    assert struck(game) == [ARACNOS, NEXT]


def test_it_spares_the_squad_unless_friendly_fire_is_on():
    """GX-8.4.h/agent GX-8.4.h/drone GX-8.4.h/option"""
    drone = {"hex": "8,4", "owner": "thorium", "shield": 0}
    agents = {"chromium": "2,1", "thorium": "6,4", "dr_gd209": drone}
    game = shot("HIT", MISS, "JAM", aliens={ARACNOS: "6,3"}, agents=agents).dice("JAM")
    assert struck(game) == [ARACNOS]
    game = shot(
        *("HIT", MISS, "JAM"),
        aliens={ARACNOS: "6,3"},
        agents=agents,
        options={"friendly_fire": True},
    )
    while game.asked == "defend":
        game.dice("JAM")
    assert set(struck(game)) == {ARACNOS, "thorium", "dr_gd209"}


def test_an_explosion_of_aliens_spares_aliens():
    """GX-8.4.i"""
    game = table(
        agents={"chromium": "6,3", "thorium": "8,4"},
        aliens={ARACNOS: "6,2", NEXT: "7,3"},
        cards={"aliens.aracnos-green": {"weapons": exploding()}},
        open={
            "do": "Attack",
            "attacker": ARACNOS,
            "weapon": "aracnos-green/claws",
            "target": "chromium",
        },
    )
    game.dice(HIT, "JAM", "JAM")
    while game.asked == "defend":
        game.dice("JAM")
    assert struck(game) == ["chromium", "thorium"]


def exploding():
    state = table(agents={"chromium": "4,2"}).state
    return tuple(
        msgspec.structs.replace(weapon, modifiers=(EXPLOSION,))
        for weapon in state.box.aliens["aracnos-green"].weapons
    )


# -- area healing ----------------------------------------------------------------------------------


def healed(agents, target="chromium", *dice, **fields):
    game = table(
        agents={"thorium": {"hex": "4,2", "wounds": 2}, **agents},
        cards={"weapons.w_nano": {"area_healing": True, "modifiers": (), **fields}},
    )
    before = {name: row.wounds for name, row in game.state.agents.items()}
    game.choose(f"treat w_nano {target}").dice(*dice)
    return {name: before[name] - row.wounds for name, row in game.state.agents.items()}


def test_area_healing_heals_everybody_in_the_area_in_full():
    """GX-8.5.a/target GX-8.5.a/others GX-8.5.a/elsewhere GX-8.5.e/healer GX-8.5.e/all"""
    hurt = {
        "chromium": {"hex": "4,3", "wounds": 3},
        "mercury": {"hex": "5,2", "wounds": 3},
        "titanium": {"hex": "8,4", "wounds": 3},
    }
    assert healed(hurt, "chromium", "HIT+HIT", "JAM", "JAM") == {
        "thorium": 2,
        "chromium": 2,
        "mercury": 2,
        "titanium": 0,
    }


def test_area_healing_is_not_for_drones():
    """GX-8.5.d/drone"""
    hurt = {
        "chromium": {"hex": "4,3", "wounds": 3},
        "dr_gd209": {"hex": "5,2", "owner": "thorium", "wounds": 2},
    }
    found = healed(hurt, "chromium", "HIT+HIT", "JAM", "JAM")
    assert (found["chromium"], found["dr_gd209"]) == (2, 0)


def test_its_bolt_comes_over_all_of_them_as_well():
    """GX-8.5.c"""
    bound = {"wounds": 2, "conditions": ["immobilized"]}
    game = table(
        agents={
            "thorium": "4,2",
            "chromium": {"hex": "4,3", **bound},
            "mercury": {"hex": "5,2", **bound},
        },
        cards={"weapons.w_nano": {"area_healing": True, "on_bolt": (Relieve(),)}},
    )
    game.choose("treat w_nano chromium").dice("HIT+BOLT", "JAM", "JAM")
    assert game.agent("chromium").conditions == game.agent("mercury").conditions == ()


@pytest.mark.parametrize("area", [True, False])
def test_an_alien_may_heal_all_of_its_area(area):
    """GX-8.5.b GX-8.5.c"""
    rows = (Row(at="plus", do=(Regenerate(amount=2, area=area),)),)
    hurt = {"wounds": 3}
    game = table(
        agents={"chromium": "2,1"},
        aliens={
            ARACNOS: {"hex": "8,4", **hurt},
            NEXT: {"hex": "8,5", **hurt},
            FAR: {"hex": "6,3", **hurt},
        },
        cards={"aliens.aracnos-green": {"rows": rows}},
        open={"do": "Activate", "alien": ARACNOS},
    )
    wounds = {name: row.wounds for name, row in game.state.aliens.items()}
    assert wounds == {ARACNOS: 1, NEXT: 1 if area else 3, FAR: 3}


# -- fixed hits ------------------------------------------------------------------------------------


def fixed(**fields):
    weapon = {"red": 0, "blue": 0, "hits": 2, "modifiers": (), **fields}
    game = table(
        agents={"chromium": "4,2"},
        aliens={ARACNOS: "6,3"},
        cards={"weapons.w_rifle": weapon},
    )
    return game.choose(f"attack w_rifle {ARACNOS}")


def test_fixed_hits_need_no_dice_and_are_defended_as_usual():
    """GX-9.2.d GX-9.2.f GX-11.12.a GX-11.12.c"""
    game = fixed()
    assert (game.asked, game.told("HitsRolled")[0].hits) == ("defend", 2)
    game.dice("SHIELD", "JAM")
    assert game.told("Wounded")[0].amount == 1


def test_powers_and_items_change_fixed_hits():
    """GX-9.2.e/power GX-11.12.b"""
    assert fixed(modifiers=(Modifier(quantity="hits", amount=1),)).told("HitsRolled")[0].hits == 3
    cruel = (Modifier(quantity="hits", amount=1),)
    state = table(agents={"chromium": "4,2"}).state
    claws = tuple(
        msgspec.structs.replace(weapon, red=0, blue=0, hits=1)
        for weapon in state.box.aliens["aracnos-green"].weapons
    )
    cards = {"aliens.aracnos-green": {"weapons": claws, "passive": cruel}}
    state = table(agents={"chromium": "5,2"}, aliens={ARACNOS: "4,2"}, cards=cards).state
    power = strike(state, ARACNOS, "aracnos-green/claws")
    assert (power.red, power.blue, power.hits) == (0, 0, 2)


def test_fixed_hits_know_no_results_of_dice():
    """GX-9.2.g/bolt GX-9.2.g/gd GX-9.2.g/jam GX-9.2.g/ammo"""
    more = tuple(
        Modifier(quantity="hits", amount=1, when=(when,)) for when in ("bolt", "each_bolt", "gd")
    )
    game = fixed(modifiers=more)
    assert game.told("HitsRolled")[0].hits == 2
    assert not game.told("HitsRolled")[0].bolt
    slot = game.weapon("chromium", "w_rifle")
    assert (slot.ammo, slot.jammed) == (4, False)


def test_more_or_fewer_dice_mean_nothing_to_fixed_hits():
    """GX-8.2.3.c"""
    more = (Modifier(quantity="hit_dice", amount=2),)
    power = strike(fixed(modifiers=more).state, "chromium", "w_rifle")
    assert (power.red, power.blue, power.hits) == (0, 0, 2)
    fewer = (Modifier(quantity="hit_dice", amount=-1),)
    assert strike(fixed(modifiers=fewer).state, "chromium", "w_rifle").hits == 2


def test_bolt_and_gd_of_one_roll_both_come_once():
    """GX-9.2.j/bolt GX-9.2.j/gd GX-9.2.j/once"""
    both = (
        Modifier(quantity="hits", amount=1, when=("bolt",)),
        Modifier(quantity="hits", amount=2, when=("gd",)),
    )
    cards = {"weapons.w_rifle": {"modifiers": both, "red": 4}}
    game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: "6,3"}, cards=cards)
    game.choose(f"attack w_rifle {ARACNOS}").dice("HIT+BOLT", "HIT+BOLT", "GD", "GD")
    assert game.told("HitsRolled")[0].hits == 2 + 1 + 2


# -- stacks of shields -----------------------------------------------------------------------------


def stacked(*points, hits=("HIT", MISS, "JAM"), fields=None):
    row = {"hex": "6,3", "shield": points[0], "stacks": list(points[1:]), **(fields or {})}
    game = table(
        agents={"chromium": "4,2"},
        aliens={ARACNOS: row},
        cards={
            "weapons.w_rifle": {"modifiers": ()},
            "aliens.aracnos-green": {"shield": 2, "more_shields": (1,)},
        },
    )
    return game.choose(f"attack w_rifle {ARACNOS}").dice(*hits)


def left(game):
    row = game.alien(ARACNOS)
    return (row.shield, *row.stacks)


@pytest.mark.parametrize(
    ("points", "after"),
    [
        ((2, 1), (1, 1)),  # the fullest
        ((1, 2), (1, 1)),
        ((1, 1), (0, 1)),  # of equal ones the left
        ((0, 1), (0, 0)),  # an empty one is not chosen
        ((0, 0), (0, 0)),
    ],
)
def test_the_fullest_stack_takes_the_hits_of_an_attack(points, after):
    """GX-11.7.a GX-11.7.b GX-11.7.c GX-11.7.g"""
    game = stacked(*points)
    if game.asked == "defend":
        assert points == (0, 0)
        game.dice("JAM")
    assert left(game) == after


def test_only_one_stack_takes_hits_and_the_rest_is_defended():
    """GX-11.7.d GX-11.7.e/dice"""
    game = stacked(2, 1, hits=("HIT+HIT", "HIT+HIT", "JAM"))
    assert game.asked == "defend"
    game.dice("JAM", "SHIELD")
    assert left(game) == (0, 1)
    assert game.told("Wounded")[0].amount == 1


def test_lethal_hits_left_are_not_defended():
    """GX-11.7.e/lethal"""
    row = {"hex": "6,3", "shield": 1, "stacks": [1]}
    cards: dict[str, Any] = {
        "weapons.w_rifle": {"modifiers": (Modifier(quantity="lethal", amount=1),)},
        "aliens.aracnos-green": {"shield": 1, "more_shields": (1,)},
    }
    game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: row}, cards=cards)
    game.choose(f"attack w_rifle {ARACNOS}").dice("HIT+HIT", MISS, "JAM")
    assert left(game) == (0, 1)
    assert game.told("Wounded")[0].amount == 1


def test_all_stacks_come_back_in_the_refresh_phase():
    """GX-11.7.f"""
    game = table(
        agents={"chromium": "4,2"},
        aliens={ARACNOS: {"hex": "6,3", "shield": 0, "stacks": [0]}},
        cards={"aliens.aracnos-green": {"shield": 2, "more_shields": (1,)}},
        open=[{"do": "RefreshPhase"}],
    )
    assert left(game) == (2, 1)


def test_what_removes_or_bans_shields_does_so_with_all_stacks():
    """GX-11.7.h/removed GX-11.7.h/banned"""
    blast = Blast(range=9, red=2, on_hit=(DisableShield(),))
    cards: dict[str, Any] = {
        "powers.d_frag": {"effects": (blast,)},
        "aliens.aracnos-green": {"shield": 2, "more_shields": (1,)},
    }
    row = {"hex": "6,3", "shield": 2, "stacks": [1]}
    game = table(
        agents={"chromium": {"hex": "4,2", "devices": ["d_frag"]}},
        aliens={ARACNOS: row},
        cards=cards,
    )
    game.choose("use d_frag")
    while game.asked not in ("hit", "activity"):
        game.choose(next(o for o in game.options if ARACNOS in o))
    game.dice("HIT", MISS)
    assert left(game) == (0, 0)
    game = table(
        agents={"chromium": "4,2"},
        aliens={ARACNOS: {**row, "shield": 0, "stacks": [0], "disabled": True}},
        cards={"aliens.aracnos-green": {"shield": 2, "more_shields": (1,)}},
        open=[{"do": "RefreshPhase"}],
    )
    assert left(game) == (0, 0)


def test_the_odds_count_the_stack_that_would_be_chosen():
    """GX-11.7.b"""

    def expected(*points):
        row = {"hex": "6,3", "shield": points[0], "stacks": list(points[1:])}
        game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: row})
        assert guarding(game.state, ARACNOS, "ranged").shield == max(points)
        return odds(game.state, "chromium", "w_rifle", ARACNOS).expected

    assert expected(1, 2) == expected(2) < expected(1, 1) == expected(1) < expected(0)
