"""GX 9.5.2, 9.4 Fighting in a POWER SUIT, weapons that need BATTERIES, and effects of GD."""

from functools import lru_cache
from itertools import product
from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.expansions.suit_table import (
    ARACNOS,
    GATLING,
    HIT,
    LANCE,
    TWO,
    pilot,
    struck,
)
from tests.games.galaxy_defenders.rules.table import MISS, table
from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch7_agents import rolls
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import (
    counts_as,
    guarding,
    is_untrained,
    odds,
    strike,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import wound
from xenofront.games.galaxy_defenders.rules.supply import weapon_pool

pytestmark = pytest.mark.usefixtures("both_sets")
CLAWS = (ARACNOS, "aracnos-green/claws", "chromium")
LETHAL = Modifier(quantity="lethal", amount=1)


def firing(*dice, sheet="suit_mark_1", weapon=GATLING, alien="6,3", cards=None, **more):
    """Chromium fires the weapon of a suit: red dice, then blue ones."""
    aliens = {ARACNOS: alien, **more.pop("aliens", {})}
    game = table(agents={"chromium": pilot("4,2", sheet, **more)}, aliens=aliens, cards=cards)
    return game.choose(f"attack {weapon} {ARACNOS}").dice(*dice)


# -- the weapon ------------------------------------------------------------------------------------


def test_the_weapon_of_the_suit_is_fired_with_combat():
    """GX-9.5.2.d"""
    game = firing("JAM", "JAM", "JAM")
    assert game.state.turn.spent == ("combat",)
    assert game.refusal(f"attack {GATLING} {ARACNOS}") == "GD-6.3.1.c"


def test_it_counts_as_an_improved_weapon():
    """GX-9.5.2.e"""
    state = table(agents={"chromium": pilot()}).state
    weapons = state.box.weapons
    assert counts_as(weapons[GATLING]) == "improved"
    assert counts_as(weapons["w_rifle"]) == "standard"
    assert not is_untrained(state, "chromium", weapons[GATLING])


def test_it_neither_jams_nor_uses_ammo():
    """GX-9.5.2.f GX-9.5.2.g"""
    game = firing("JAM", "HIT+AMMO", "JAM").dice("SHIELD")
    assert not game.told("Jammed")
    assert not game.told("AmmoSpent")
    assert [slot.ammo for slot in game.agent("chromium").weapons] == [4, None]


def test_it_throws_blue_and_red_dice():
    """GX-9.5.2.h"""
    state = table(agents={"chromium": pilot()}, aliens={ARACNOS: "6,3"}).state
    first, second = (strike(state, "chromium", weapon) for weapon in (GATLING, LANCE))
    assert (first.red, first.blue, second.red, second.blue) == (1, 2, 2, 2)


def test_its_effect_for_gd_comes_once_in_a_roll():
    """GX-9.5.2.i GX-9.2.a/weapon GX-9.2.b"""
    assert firing("GD", "JAM", "JAM").told("HitsRolled")[0].hits == 1
    assert firing("JAM", "JAM", "JAM").told("HitsRolled")[0].hits == 0
    suits = pack.catalogue().suits
    weapon = msgspec.structs.replace(
        suits[TWO].weapon, modifiers=suits["suit_mark_1"].weapon.modifiers
    )
    both = firing(
        *("GD", "GD", "JAM", "JAM"),
        sheet=TWO,
        weapon=LANCE,
        cards={f"suits.{TWO}": {"weapon": weapon}},
    )
    assert both.told("HitsRolled")[0].hits == 1


def test_a_bolt_and_a_gd_of_one_roll_bring_both_effects():
    """GX-9.2.j/bolt GX-9.2.j/gd GX-9.2.j/once"""
    game = firing("GD", "HIT+BOLT", "HIT+BOLT")
    assert game.told("HitsRolled")[0].hits == 3
    game.dice("SHIELD", "SHIELD")
    assert game.told("DefenceRolled")[0].faces == ("SHIELD", "SHIELD")


def test_a_gd_lets_the_lance_strike_the_area():
    """GX-9.2.a/weapon GX-9.5.2.i"""
    other = {"aracnos-green-2": "6,2"}
    wide = firing("HIT", "GD", "JAM", "JAM", sheet=TWO, weapon=LANCE, aliens=other)
    assert {event.unit for event in wide.dice("SHIELD", "SHIELD").told("DefenceRolled")} == {
        ARACNOS,
        "aracnos-green-2",
    }


def test_other_weapons_make_nothing_of_gd():
    """GX-9.2.c/weapon"""
    game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: "6,3"})
    game.choose(f"attack w_rifle {ARACNOS}").dice("GD", "GD", "GD")
    assert game.told("HitsRolled")[0].hits == 0
    assert not game.told("DefenceRolled")


def test_armour_may_have_an_effect_for_gd():
    """GX-9.2.a/armour GX-9.2.c/armour"""
    shields = Modifier(quantity="shields", amount=2, when=("gd",))
    blue: dict[str, Any] = {"dice.blue": {"faces": (*pack.catalogue().dice["blue"].faces, ("GD",))}}
    cards: dict[str, Any] = {"agents.chromium": {"armour": (shields,)}, **blue}
    there: dict[str, Any] = {"agents": {"chromium": "5,2"}, "aliens": {ARACNOS: "4,2"}}
    attack = {
        "do": "Attack",
        "attacker": ARACNOS,
        "weapon": "aracnos-green/claws",
        "target": "chromium",
    }
    game = table(**there, cards=cards, open=attack).dice(HIT, HIT, "JAM", "GD", "JAM")
    assert game.agent("chromium").wounds == 0
    game = table(**there, cards=blue, open=attack).dice(HIT, HIT, "JAM", "GD", "JAM")
    assert game.agent("chromium").wounds == 2
    state = table(**there, cards=cards).state
    found = odds(state, *CLAWS)
    assert guarding(state, "chromium", "melee").gd_shields == 2
    assert found.expected < odds(table(**there, cards=blue).state, *CLAWS).expected


def test_own_weapons_stay_at_hand():
    """GX-9.5.2.j/own GX-9.5.2.j/suit GX-9.5.2.t/slot"""
    game = table(agents={"chromium": pilot()}, aliens={ARACNOS: "6,3"})
    weapons = {option.split()[1] for option in game.offers("attack")}
    assert weapons == {"w_rifle", "w_eagle", GATLING}
    assert [slot.id for slot in game.agent("chromium").weapons] == ["w_rifle", "w_eagle"]


def test_the_weapon_is_in_no_pool_and_nothing_takes_its_place():
    """GX-9.5.2.t/pool GX-9.5.2.t/replaced"""
    state = table(agents={"chromium": pilot()}).state
    for rank in ("standard", "improved", "alien", "special"):
        assert GATLING not in weapon_pool(state, rank)
        assert "gatling" not in weapon_pool(state, rank)
    assert "iw_gauss" in weapon_pool(state, "improved")
    game = table(
        agents={"chromium": pilot(), "thorium": "8,4"},
        open={"do": "TakeWeapon", "weapon": "iw_gauss", "agent": "chromium"},
    )
    if game.asked == "recipient":
        game.choose("chromium")
    assert game.options[:-1] == ("w_rifle", "w_eagle")


# -- the shields -----------------------------------------------------------------------------------


def test_the_shields_of_the_suit_are_used_first():
    """GX-9.5.2.l"""
    game = struck(HIT, HIT, HIT, agent=pilot("5,2"))
    assert game.agent("chromium").suit.shield == 0
    assert len(game.told("ShieldSpent")) == 1
    assert game.told("ShieldSpent")[0].hits == 1


def test_other_shields_are_bypassed_and_not_lost():
    """GX-9.5.2.m/shield GX-9.5.2.n/dice GX-9.5.2.n/shield GX-9.5.1.f/shield"""
    elite = pilot("5,2", suit_shield=1, rank="palladium", shield=1, plates=1)
    game = struck(HIT, HIT, HIT, agent=elite).dice("SHIELD", "JAM")
    agent = game.agent("chromium")
    assert (agent.suit.shield, agent.shield, agent.plates, agent.wounds) == (0, 1, 1, 1)
    assert len(game.told("DefenceRolled")[0].faces) == 2


def test_powers_and_items_that_cancel_hits_are_bypassed():
    """GX-9.5.2.m/power GX-9.5.2.m/item"""
    hulk = pilot("5,2", suit_shield=1, powers=["no_pain"])
    game = struck(HIT, HIT, HIT, agent=hulk, name="titanium").dice("JAM", "JAM")
    assert game.asked != "react"
    assert game.agent("titanium").spent == ()
    assert game.agent("titanium").wounds == 2
    device = {"timing": "reaction", "moment": "defend"}
    shield = (Modifier(quantity="shields", amount=1),)
    cards = {"powers.d_medikit": {**device, "modifiers": shield, "effects": ()}}
    held: dict[str, Any] = {
        "agents": {"chromium": pilot("5,2", suit_shield=1, devices=["d_medikit"])}
    }
    attack = {
        "do": "Attack",
        "attacker": ARACNOS,
        "weapon": "aracnos-green/claws",
        "target": "chromium",
    }
    game = table(**held, aliens={ARACNOS: "4,2"}, cards=cards, open=attack)
    game.dice(HIT, HIT, "JAM", "JAM")
    assert game.asked != "react"
    assert game.agent("chromium").devices == ("d_medikit",)


def test_a_suit_without_shields_leaves_everything_as_usual():
    """GX-9.5.2.o/shield GX-9.5.2.o/power"""
    elite = pilot("5,2", suit_shield=0, rank="palladium", shield=1)
    game = struck(HIT, HIT, HIT, agent=elite)
    assert game.agent("chromium").shield == 0
    game.dice("SHIELD", "JAM")
    assert len(game.told("DefenceRolled")[0].faces) == 2
    hulk = pilot("5,2", suit_shield=0, powers=["no_pain"])
    game = struck(HIT, HIT, HIT, agent=hulk, name="titanium").dice("JAM", "JAM", "JAM")
    assert game.asked == "react"


def test_lethal_hits_that_are_left_wound():
    """GX-9.5.2.p"""
    game = struck(HIT, HIT, HIT, agent=pilot("5,2", suit_shield=1), modifiers=(LETHAL,))
    assert game.agent("chromium").wounds == 2
    assert not game.told("DefenceRolled")


def test_wounds_that_nothing_can_stop_pass_the_shields_and_go_to_the_agent():
    """GX-9.5.2.q GX-AMB.g/suit"""
    state = table(agents={"chromium": pilot()}).state
    wound(state, "chromium", 1, "GX-9.5.2.q")
    row = state.agents["chromium"]
    assert (row.wounds, row.suit.shield) == (1, 2)


def test_hits_that_pass_the_suit_wound_the_agent():
    """GX-AMB.g/suit"""
    game = struck(HIT, HIT, HIT, agent=pilot("5,2")).dice("JAM")
    assert game.agent("chromium").wounds == 1
    assert game.told("Wounded")[0].unit == "chromium"


def test_the_suit_is_destroyed_with_its_pilot():
    """GX-9.5.2.r"""
    game = struck(HIT, HIT, HIT, agent=pilot("5,2", wounds=6, suit_shield=0)).dice(*["JAM"] * 3)
    assert not game.agent("chromium").alive
    assert (game.agent("chromium").suit, game.state.suits) == (None, {})


@pytest.mark.parametrize("points", [0, 1, 3])
def test_odds_against_a_pilot_are_those_of_all_rolls(points):
    """GX-9.5.2.l GX-9.5.2.o/shield"""
    elite = pilot("5,2", TWO, suit_shield=points, rank="palladium", shield=1)
    state = table(agents={"chromium": elite}, aliens={ARACNOS: "4,2"}).state
    found = odds(state, ARACNOS, "aracnos-green/claws", "chromium")
    assert list(found.wounds) == by_hand(state, ARACNOS, "aracnos-green/claws", "chromium")


@pytest.mark.parametrize("weapon", [GATLING, "w_rifle"])
def test_odds_of_a_pilot_are_those_of_all_rolls(weapon):
    """GX-9.5.2.h GX-9.5.2.i"""
    state = table(agents={"chromium": pilot()}, aliens={ARACNOS: "6,3"}).state
    found = odds(state, "chromium", weapon, ARACNOS)
    assert list(found.wounds) == by_hand(state, "chromium", weapon, ARACNOS)


@lru_cache(maxsize=64)
def answers(blue, dice):
    """Every tally that so many blue dice can show, with the ways it comes about."""
    found = {rolls.Tally(): 1}
    for _ in range(dice):
        after: dict[rolls.Tally, int] = {}
        for tally, ways in found.items():
            for face in blue:
                shown = rolls.read_face(face)
                both = tally._replace(
                    shields=tally.shields + shown.shields, bolts=tally.bolts + shown.bolts
                )
                after[both] = after.get(both, 0) + ways
        found = after
    return found


def by_hand(state, attacker, weapon, target):
    """Chances of wounds, counted over every roll there is."""
    power = strike(state, attacker, weapon, (), target)
    guard = guarding(state, target, state.box.weapons[weapon].kind)
    red, blue = state.box.faces["red"], state.box.faces["blue"]
    pools = (red,) * power.red + (blue,) * power.blue
    dealt: dict[int, int] = {}
    for faces in product(*pools):
        roll = rolls.tally(faces)
        hits = rolls.hits_of(power, roll)
        hits -= rolls.shield_taken(guard, hits)
        dice = rolls.defence_dice(power, guard, roll, hits)
        each = SCALE // len(red) ** len(pools) // len(blue) ** dice
        for answer, ways in answers(blue, dice).items():
            wounds = rolls.wounds_of(hits, rolls.shields_of(power, guard, answer))
            dealt[wounds] = dealt.get(wounds, 0) + each * ways
    return [dealt.get(number, 0) for number in range(max(dealt) + 1)]


# -- batteries of weapons --------------------------------------------------------------------------


def arc(batteries=4, **fields):
    weapons = [{"id": "iw_arc", "batteries": batteries}, "w_eagle"]
    return {"hex": "4,2", "weapons": weapons, **fields}


def test_a_weapon_may_need_batteries():
    """GX-9.4.a/weapon"""
    game = table(agents={"chromium": arc()}, aliens={ARACNOS: "6,3"})
    game.choose(f"attack iw_arc {ARACNOS}").dice("HIT+AMMO", "JAM", "JAM", "JAM").dice("SHIELD")
    slot = game.weapon("chromium", "iw_arc")
    assert (slot.batteries, slot.ammo, slot.jammed) == (3, None, False)
    dead = table(agents={"chromium": arc(0)}, aliens={ARACNOS: "6,3"})
    assert dead.refusal(f"attack iw_arc {ARACNOS}") == "GX-9.4.a"
    assert not dead.offers("attack iw_arc")


def test_ammo_leaves_batteries_alone_and_batteries_fill_them():
    """GX-9.4.a/weapon GX-9.4.c/device GX-9.4.c/maximum"""
    game = table(agents={"chromium": arc(1, devices=["d_ammo", "d_battery", "d_battery"])})
    game.choose("use d_ammo", "chromium")
    assert game.weapon("chromium", "iw_arc").batteries == 1
    for before, after in ((1, 3), (3, 4)):
        game = table(agents={"chromium": arc(before, devices=["d_battery"])})
        game.choose("use d_battery", "chromium", "iw_arc")
        assert game.weapon("chromium", "iw_arc").batteries == after


def test_who_has_both_chooses_what_is_charged():
    """GX-9.4.c/device"""
    both = {**arc(1, devices=["d_battery"]), "suit": {"sheet": TWO, "batteries": 1}}
    game = table(agents={"chromium": both}).choose("use d_battery", "chromium")
    assert game.options == ("suit", "iw_arc")


# -- fixed hits, powers that help one attack -------------------------------------------------------


def test_powers_and_items_change_fixed_hits():
    """GX-9.2.e/power GX-9.2.e/item GX-9.2.f"""
    more = (Modifier(quantity="hits", amount=1),)
    cards: dict[str, Any] = {
        "weapons.w_rifle": {"hits": 3, "red": 0, "modifiers": ()},
        "powers.bt_step": {"moment": "attack", "modifiers": more, "effects": ()},
        "powers.d_medikit": {"moment": "attack", "modifiers": more, "effects": ()},
    }
    for held in ({"powers": ["bt_step"]}, {"devices": ["d_medikit"]}):
        game = table(
            agents={"chromium": {"hex": "4,2", **held}}, aliens={ARACNOS: "6,3"}, cards=cards
        ).choose(f"attack w_rifle {ARACNOS}")
        power = next(option for option in game.options if option != "none")
        game.choose(power)
        assert game.told("HitsRolled")[0].hits == 4
        game.dice("SHIELD", "SHIELD", "SHIELD", "SHIELD")
        assert len(game.told("DefenceRolled")[0].faces) == 4


def test_an_attack_with_fixed_hits_rolls_nothing():
    """GX-9.2.g/bolt GX-9.2.g/gd GX-9.2.g/jam GX-9.2.g/ammo"""
    modifiers = tuple(Modifier(quantity="hits", amount=5, when=(when,)) for when in ("bolt", "gd"))
    cards = {"weapons.w_rifle": {"hits": 3, "modifiers": modifiers}}
    game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: "6,3"}, cards=cards)
    game.choose(f"attack w_rifle {ARACNOS}")
    assert game.told("HitsRolled")[0].hits == 3
    assert game.told("HitsRolled")[0].faces == ()
    game.dice("SHIELD", "SHIELD", "SHIELD")
    slot = game.weapon("chromium", "w_rifle")
    assert (slot.ammo, slot.jammed) == (4, False)


def test_a_power_helps_the_attack_it_was_used_for_and_no_other():
    """GX-9.2.i/first GX-9.2.i/second"""
    power = pack.catalogue().powers["bt_step"]
    more = (Modifier(quantity="hits", amount=2),)
    helping = msgspec.structs.replace(power, moment="attack", modifiers=more, effects=())
    cards = {"powers.bt_step": {f: getattr(helping, f) for f in ("moment", "modifiers", "effects")}}
    shot = {"do": "Attack", "attacker": "chromium", "weapon": "w_rifle", "target": ARACNOS}
    game = table(
        agents={"chromium": {"hex": "4,2", "powers": ["bt_step"]}},
        aliens={ARACNOS: "6,3"},
        cards=cards,
        turn={"agent": "chromium"},
        open=[shot, shot],
    ).choose("bt_step")
    game.dice(MISS, MISS, MISS, "SHIELD", "SHIELD", MISS, MISS, MISS)
    assert [event.hits for event in game.told("HitsRolled")] == [2, 0]
