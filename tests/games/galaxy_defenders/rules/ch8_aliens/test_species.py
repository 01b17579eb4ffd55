"""GD 8.1, 8.2 The species of the box and what is theirs alone."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.table import field, table
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.content.catalogue import AlienCard

ALPHA, GREY = "xeno_alpha-green-1", "xeno_grey-green-1"
NEXUS, BEAST = "nexus-green-1", "xeno_beast-red-1"
BETA, CRITTER = "xeno_beta-green-2", "spine_critter-green-3"
SPECIES = {
    "xeno_beta", "spine_critter", "xeno_alpha", "aracnos", "xeno_grey", "nexus", "xeno_beast",
}  # fmt: skip
MISSED = ("SHIELD", "SHIELD", "SHIELD")
BLOCKS: dict[str, Any] = {
    "id": "gnat-green", "name": "Gnat", "confidence": "designed", "species": "gnat",
    "rank": "green", "copies": 1, "hp": 1, "rows": (),
}  # fmt: skip
"""What no card may lack."""


def activate(alien, aliens, agents="4,2", **more):
    agents = {"chromium": agents} if isinstance(agents, str) else agents
    quiet = {
        n: {"guard": False, **({"hex": r} if isinstance(r, str) else r)} for n, r in agents.items()
    }
    return table(agents=quiet, aliens=aliens, open={"do": "Activate", "alien": alien}, **more)


def shoot(target, aliens, weapon="w_rifle", **more):
    """Chromium, at 4,2, attacks an alien."""
    attack = {"do": "Attack", "attacker": "chromium", "weapon": weapon, "target": target}
    return table(agents={"chromium": "4,2"}, aliens=aliens, open=attack, **more)


# -- the cards of the box --------------------------------------------------------------------------


def core_cards():
    aliens = galaxy_defenders_pack.catalogue().aliens.values()
    return [card for card in aliens if card.set == "core" and not card.add_on]


def test_the_box_has_22_alien_cards_of_seven_species():
    """GD-2.h/alien"""
    cards = core_cards()
    assert sum(card.copies for card in cards) == 22
    figures: Counter[str] = Counter()
    for card in cards:
        figures[card.species] += 0 if card.aside else card.copies
    assert sum(figures.values()) == 28 - 7


def test_every_card_of_the_box_is_of_one_of_seven_species():
    """GD-8.1.a"""
    cards = core_cards()
    assert {card.species for card in cards} == SPECIES
    assert [card.id for card in cards if card.id.rpartition("-")[0] != card.species] == []


def test_cards_of_the_add_on_are_not_in_the_box():
    cards = [card for card in galaxy_defenders_pack.catalogue().aliens.values() if card.add_on]
    assert {card.species for card in cards} == SPECIES - {"xeno_beast"}
    assert {(card.rank, card.copies) for card in cards} == {("red", 0)}


def test_every_card_has_what_a_card_has():
    """GD-8.2.a, GD-8.b"""
    for card in galaxy_defenders_pack.catalogue().aliens.values():
        assert card.name
        assert card.rank in ("green", "blue", "red", "purple")
        assert card.hp > 0
        assert card.rows[-1].at == "plus"
        assert {weapon.kind for weapon in card.weapons} <= {"melee", "ranged"}


@pytest.mark.parametrize("block", ["hp", "rows", "rank", "name"])
def test_a_card_without_one_of_its_blocks_is_refused(block):
    """GD-8.b, GD-8.2.a"""
    without = {name: value for name, value in BLOCKS.items() if name != block}
    assert AlienCard(**BLOCKS).hp
    with pytest.raises(TypeError, match=block):
        AlienCard(**without)


def test_a_card_without_a_ranged_weapon_armour_or_shield_plays():
    """GD-8.2.b"""
    card = AlienCard(**BLOCKS)
    assert (card.weapons, card.armour, card.shield) == ((), (), 0)
    bare = {"armour": card.armour, "shield": card.shield}
    game = shoot(BEAST, {BEAST: "5,2"}, cards={"aliens.xeno_beast-red": bare})
    game.dice("HIT+AMMO", "GD", "GD", "HIT+BOLT")
    assert game.alien(BEAST).wounds == 1
    unarmed = {
        "weapons": card.weapons,
        "rows": galaxy_defenders_pack.catalogue().aliens["nexus-green"].rows[3:],
    }
    idle = activate(BEAST, {BEAST: "8,4"}, cards={"aliens.xeno_beast-red": unarmed})
    assert idle.told("AlienMoved")


# -- Xeno-Alpha ------------------------------------------------------------------------------------


def test_the_closest_aliens_follow_a_leader():
    """GD-8.2.d"""
    aliens = {ALPHA: "10,5", BETA: "11,5", CRITTER: "10,7", "spine_critter-blue-4": "9,8"}
    game = activate(ALPHA, aliens)
    while game.asked in ("follow", "alien_way"):
        game.choose(game.options[0])
    area = game.state.box.board.area_of
    assert area[game.alien(ALPHA).hex] == "8,4"
    moved = [event.alien for event in game.told("AlienMoved")]
    assert moved[0] == ALPHA
    assert len(moved) == 3
    assert all(area[game.alien(name).hex] == "8,4" for name in moved)
    assert {BETA, CRITTER, "spine_critter-blue-4"} - {*moved}


def test_nobody_follows_from_afar_or_from_where_no_way_leads():
    """GD-8.2.d"""
    far = activate(ALPHA, {ALPHA: "10,5", BETA: "3,5"})
    assert far.alien(BETA).hex == "3,5"
    walled = field(sides=closed("9,6"))
    shut = activate(ALPHA, {ALPHA: "10,5", BETA: "9,6"}, map=walled)
    assert shut.alien(ALPHA).hex == "8,4"
    assert shut.alien(BETA).hex == "9,6"


def closed(place):
    q, r = map(int, place.split(","))
    around = [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
    return {f"{place}|{a},{b}": "wall" for a, b in around}


def test_an_ordinary_alien_leads_nobody():
    """GD-8.2.d"""
    game = activate(BETA, {BETA: "10,5", ALPHA: "11,5"})
    assert [event.alien for event in game.told("AlienMoved")] == [BETA]


def test_a_stunned_alien_follows_its_leader():
    """GD-FAQ.j"""
    game = activate(ALPHA, {ALPHA: "10,5", BETA: {"hex": "11,5", "conditions": ("stunned",)}})
    while game.asked == "follow":
        game.choose(game.options[0])
    assert game.state.box.board.area_of[game.alien(BETA).hex] == "8,4"


def test_the_controller_of_a_leader_chooses_among_equally_close_followers():
    """GD-8.2.d, GD-8.8.j/follower"""
    leader = {"hex": "10,5", "controller": "thorium"}
    aliens = {ALPHA: leader, BETA: "11,5", CRITTER: "10,6", "aracnos-green-4": "11,4"}
    game = activate(ALPHA, aliens, {"chromium": "4,2", "thorium": "1,10"})
    assert game.seat == "thorium"
    assert {*game.options} == {BETA, CRITTER, "aracnos-green-4"}
    game.choose(CRITTER)
    while game.asked == "follow":
        game.choose(game.options[0])
    assert game.asked == "follower"
    assert CRITTER not in game.options


def test_guards_fire_at_the_leader_and_at_its_followers():
    """GD-8.2.d, GD-7.7.4.2.a"""
    game = table(
        agents={"chromium": "4,2"},
        aliens={ALPHA: "10,5", BETA: "11,5"},
        open={"do": "Activate", "alien": ALPHA},
    )
    while game.asked == "follow":
        game.choose(game.options[0])
    assert game.asked == "guard"
    assert all(ALPHA in option for option in game.options[1:])
    game.choose("hold")
    assert all(BETA in option for option in game.options[1:])


def test_a_xeno_alpha_shoots_and_comes_closer():
    """GD-8.9.v, GD-8.10.a"""
    game = activate(ALPHA, {ALPHA: "8,4"}).dice(*MISSED)
    assert game.told("AttackDeclared")[0].weapon == "xeno_alpha-green/plasma"
    assert game.state.box.board.area_of[game.alien(ALPHA).hex] == "6,3"


# -- Xeno-Grey -------------------------------------------------------------------------------------


def commanded(game):
    return [event.target for event in game.told("Commanded")]


def test_a_xeno_grey_makes_the_closest_alien_act():
    """GD-8.2.c"""
    game = activate(GREY, {GREY: "10,5", BETA: "8,4", CRITTER: "6,3"})
    assert commanded(game) == [BETA]
    assert game.told("AttackDeclared")[0].attacker == BETA
    near = activate(GREY, {GREY: "8,4", BETA: "1,10"})
    assert commanded(near) == []
    assert near.told("AttackDeclared")[0].attacker == GREY


def test_a_blue_xeno_grey_makes_two_act():
    """GD-8.2.c"""
    blue = "xeno_grey-blue-1"
    game = activate(blue, {blue: "10,5", BETA: "8,4", CRITTER: "6,3"}).dice(*MISSED)
    assert commanded(game) == [BETA, CRITTER]


def test_a_xeno_grey_never_commands_another():
    """GD-FAQ.m"""
    team = {"chromium": "4,2", "thorium": {"hex": "11,4", "conditions": ["paralyzed"]}}
    walls = field(sides=closed("10,5"))
    game = activate(GREY, {GREY: "10,5", "xeno_grey-blue-4": "10,4"}, team, map=walls)
    assert commanded(game) == []
    other = {GREY: "10,5", "xeno_grey-blue-4": "10,4", BETA: "8,4"}
    assert commanded(activate(GREY, other, team, map=walls)) == [BETA]


def test_a_stunned_alien_is_not_commanded():
    """GD-8.2.c"""
    game = activate(GREY, {GREY: "10,5", BETA: {"hex": "8,4", "conditions": ("stunned",)}})
    assert commanded(game) == []


def test_the_controller_chooses_whom_to_command_among_equals():
    """GD-8.8.j/command"""
    grey = {"hex": "10,5", "controller": "thorium"}
    team = {"chromium": "4,2", "thorium": "1,10"}
    game = activate(GREY, {GREY: grey, BETA: "11,5", CRITTER: "9,5"}, team)
    assert (game.seat, {*game.options}) == ("thorium", {BETA, CRITTER})
    game.choose(CRITTER)
    assert commanded(game) == [CRITTER]


def blast():
    """A Mind Blast that armour stops."""
    weapon = galaxy_defenders_pack.catalogue().aliens["xeno_grey-green"].weapons[0]
    return msgspec.structs.replace(weapon, modifiers=())


def test_mind_blast_ignores_armour():
    """GD-8.2.c, GD-7.3.ah"""
    struck = activate(GREY, {GREY: "6,3"}, "4,2").dice("HIT+AMMO", "SHIELD")
    struck.dice("HIT+BOLT")
    assert struck.agent("chromium").wounds == 1
    soft = {"aliens.xeno_grey-green": {"weapons": (blast(),)}}
    stopped = activate(GREY, {GREY: "6,3"}, "4,2", cards=soft)
    stopped.dice("HIT+AMMO", "SHIELD", "HIT+BOLT")
    assert stopped.agent("chromium").wounds == 0


def test_a_xeno_grey_out_of_sight_goes_to_the_teleport_point():
    """GD-8.9.m"""
    game = activate(GREY, {GREY: "10,5"}, teleports={"HIT": "6,3", "SHIELD": "13,4"})
    assert game.told("AlienMoved") or game.asked == "alien_way"


def test_another_alien_takes_the_attack_for_its_master():
    """GD-8.2.c"""
    game = shoot(GREY, {GREY: "6,3", BETA: "7,3"})
    assert [event.target for event in game.told("Substituted")] == [BETA]
    assert game.alien(GREY).used
    game.dice("HIT+HIT", "HIT+HIT", "HIT+HIT", *("JAM",) * 6)
    assert BETA not in game.state.aliens
    assert game.alien(GREY).wounds == 0


def test_the_master_is_saved_once_a_round_and_only_from_near():
    """GD-8.2.c"""
    spent = shoot(GREY, {GREY: {"hex": "6,3", "used": True}, BETA: "7,3"})
    assert not spent.told("Substituted")
    far = shoot(GREY, {GREY: "6,3", BETA: "10,5"})
    assert not far.told("Substituted")
    fresh = table(
        agents={"chromium": "4,2"},
        aliens={GREY: {"hex": "6,3", "used": True}},
        open={"do": "RefreshPhase"},
    )
    assert not fresh.alien(GREY).used


def test_a_xeno_grey_saves_no_xeno_grey():
    """GD-FAQ.n"""
    game = shoot(GREY, {GREY: "6,3", "xeno_grey-blue-4": "7,3"})
    assert not game.told("Substituted")
    game = shoot(GREY, {GREY: "6,3", "xeno_grey-blue-4": "7,3", CRITTER: "6,4"})
    assert [event.target for event in game.told("Substituted")] == [CRITTER]


def test_who_survives_best_saves_the_master():
    """GD-8.2.r, GD-AMB.a"""
    game = shoot(GREY, {GREY: "6,3", CRITTER: "7,3", "nexus-blue-4": "6,4"})
    assert [event.target for event in game.told("Substituted")] == ["nexus-blue-4"]
    twins = shoot(GREY, {GREY: "6,3", BETA: "7,3", "xeno_beta-green-4": "6,4"})
    assert (twins.asked, {*twins.options}) == ("substitute", {BETA, "xeno_beta-green-4"})
    twins.choose(BETA)
    assert [event.target for event in twins.told("Substituted")] == [BETA]


def test_the_controller_of_the_master_chooses_among_equal_substitutes():
    """GD-8.8.j/substitute"""
    attack = {"do": "Attack", "attacker": "chromium", "weapon": "w_rifle", "target": GREY}
    grey = {"hex": "6,3", "controller": "thorium"}
    aliens = {GREY: grey, BETA: "7,3", "xeno_beta-green-4": "6,4"}
    game = table(agents={"chromium": "4,2", "thorium": "1,10"}, aliens=aliens, open=attack)
    assert (game.seat, {*game.options}) == ("thorium", {BETA, "xeno_beta-green-4"})


def test_the_controller_of_a_follower_chooses_where_it_ends():
    """GD-8.8.j/place"""
    aliens = {ALPHA: "10,5", BETA: {"hex": "11,5", "controller": "thorium"}}
    game = activate(ALPHA, aliens, {"chromium": "4,2", "thorium": "1,10"})
    assert (game.seat, len(game.options) > 1) == ("thorium", True)


def test_the_controller_chooses_where_a_victim_is_dragged():
    """GD-8.8.j/drag"""
    spider = "aracnos-green-1"
    aliens = {spider: {"hex": "5,2", "controller": "thorium"}}
    team = {"chromium": "4,2", "thorium": "1,10"}
    game = activate(spider, aliens, team, teleports={"HIT": "10,5"})
    game.dice("HIT+BOLT", "SHIELD", "SHIELD", "JAM")
    assert (game.seat, len(game.options) > 1) == ("thorium", True)


# -- Nexus -----------------------------------------------------------------------------------------


def test_a_nexus_fires_twice_at_close_range():
    """GD-FAQ.k"""
    game = activate(NEXUS, {NEXUS: "6,3"}).dice("GD", "GD", "GD", "GD", "GD", "GD")
    assert [e.weapon for e in game.told("AttackDeclared")] == ["nexus-green/cannon"] * 2


def test_a_bolt_of_a_blue_nexus_strikes_the_whole_area():
    """GD-8.10.p, GD-8.10.l"""
    blue = "nexus-blue-1"
    team = {"chromium": {"hex": "4,2", "wounds": 1}, "thorium": "5,2"}
    game = activate(blue, {blue: "8,4", CRITTER: "4,1"}, team).dice("HIT+BOLT", "GD", "GD")
    game.dice("JAM", "JAM")
    assert {e.unit for e in game.told("Wounded")} == {"chromium", "thorium"}
    green = activate(NEXUS, {NEXUS: "8,4"}, team).dice("HIT+BOLT", "GD", "GD", "JAM")
    assert {e.unit for e in green.told("Wounded")} == {"chromium"}


# -- Xeno-Beast ------------------------------------------------------------------------------------


def hurt(wounds, hits, **row):
    """A beast with wounds takes so many hits that nothing stops."""
    beast = {"hex": "5,2", "wounds": wounds, **row}
    return table(
        agents={"chromium": "4,2", "thorium": "1,10"},
        aliens={BEAST: beast},
        open=[
            {"do": "Deaths"},
            {"do": "BasicHits", "source": "chromium", "hits": hits, "waiting": (BEAST,)},
        ],
    ).dice(*("JAM",) * hits)


def test_a_beast_with_five_wounds_enrages():
    """GD-FAQ.f, GD-FAQ.g"""
    game = hurt(3, 2, controller="thorium")
    row = game.alien(BEAST)
    assert (row.card, row.wounds, row.controller) == ("xeno_beast-enraged", 0, "thorium")
    assert [e.card for e in game.told("Enraged")] == ["xeno_beast-enraged"]
    assert game.state.alien_discard == ()


def test_a_beast_with_four_wounds_does_not_and_a_dead_one_neither():
    """GD-FAQ.f, GD-8.11.a"""
    assert hurt(3, 1).alien(BEAST).card == "xeno_beast-red"
    dead = hurt(4, 4)
    assert BEAST not in dead.state.aliens
    assert not dead.told("Enraged")


def test_an_enraged_beast_leaves_the_beasts_card():
    """GD-FAQ.f, GD-8.11.d"""
    game = hurt(7, 1, card="xeno_beast-enraged")
    assert game.state.alien_discard == ("xeno_beast-red",)


def test_an_enraged_beast_follows_its_new_card():
    """GD-FAQ.f"""
    raging = {"hex": "5,2", "card": "xeno_beast-enraged"}
    game = activate(BEAST, {BEAST: raging}).dice(*("GD",) * 10)
    assert [e.weapon for e in game.told("AttackDeclared")] == ["xeno_beast-enraged/claws"] * 2
