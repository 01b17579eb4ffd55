"""GX 7.2.1 When an alien that burrows can be attacked."""

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, table
from xenofront.games.galaxy_defenders.content.catalogue import Activation
from xenofront.games.galaxy_defenders.rules.ch7_agents.struck import struck_in_area
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import (
    is_vulnerable,
    matches,
    vulnerable,
)
from xenofront.games.galaxy_defenders.rules.ch8_aliens.save_master import substitutes
from xenofront.games.galaxy_defenders.rules.state import AlienId

DIGGER, BLUE, BETA = "aracnos-green-1", "aracnos-blue-2", "xeno_beta-green-3"
CARDS = {f"aliens.{name}": {"burrowing": True} for name in ("aracnos-green", "aracnos-blue")}
SHOT = f"attack w_rifle {DIGGER}"


def dug(*discard, aliens=None, cards=None, agents="4,2", **more):
    """A marine and a digger, with close encounter cards in the discard pile, the top one last."""
    squad = {"chromium": agents} if isinstance(agents, str) else agents
    decks = {"close_discard": list(discard), **more.pop("decks", {})}
    there = {DIGGER: "6,3", **(aliens or {})}
    return table(agents=squad, aliens=there, cards={**CARDS, **(cards or {})}, decks=decks, **more)


def uncovered(*discard, **more):
    """The aliens that can be attacked."""
    state = dug(*discard, **more).state
    return set(vulnerable(state, state.aliens))


def test_a_digger_is_a_target_only_while_the_last_card_means_it():
    """GX-7.2.f/hidden, GX-7.2.f/vulnerable, GX-7.2.1.a/matching, GX-7.2.1.a/other"""
    assert SHOT in dug("ce01").options
    hidden = dug("ce01", "ce02")
    assert SHOT not in hidden.options
    assert hidden.refusal(SHOT) == "GX-7.2.f"
    assert SHOT in dug("ce02", "ce01").options


def test_a_card_for_all_aliens_uncovers_all():
    """GX-7.2.1.b"""
    assert uncovered("ce01", aliens={BLUE: "6,2"}) == {DIGGER, BLUE}


def test_a_card_for_a_rank_uncovers_that_rank():
    """GX-7.2.1.c/rank, GX-7.2.1.c/other"""
    assert uncovered("ce03", aliens={BLUE: "6,2"}) == {DIGGER}
    assert uncovered("ce04", aliens={BLUE: "6,2"}) == {BLUE}


def test_a_card_for_a_place_uncovers_who_is_there():
    """GX-7.2.1.d/there, GX-7.2.1.d/elsewhere"""
    far = {BLUE: "10,5"}
    assert uncovered("ce13", aliens=far) == {DIGGER}
    assert uncovered("ce15", aliens=far) == {BLUE}


def test_a_card_for_burrowers_uncovers_them():
    """GX-7.2.1.e"""
    assert uncovered("ce01", cards=activating(power="burrowing")) == {DIGGER}
    assert uncovered("ce01", cards=activating(power="flying")) == set()


def test_a_card_for_a_way_of_moving_wakes_those_who_move_so():
    """GX-7.2.1.e"""
    cards = {**CARDS, "aliens.xeno_beta-green": {"flying": True}}
    aliens = {DIGGER: "6,3", BETA: "8,4", "nexus-green-4": "9,4"}
    state = table(agents={"chromium": "4,2"}, aliens=aliens, cards=cards).state
    cards_and_woken = (
        (Activation(power="burrowing"), [DIGGER]),
        (Activation(power="flying"), [BETA]),
        (Activation(), [*aliens]),
    )
    for card, woken in cards_and_woken:
        assert [alien for alien in state.aliens if matches(state, alien, card)] == woken


def activating(**fields):
    """The card for all aliens with other words on it."""
    return {"close_encounters.ce01": {"activates": Activation(**fields)}}


def test_a_card_for_the_wounded_or_the_unhurt_looks_at_wounds_as_they_are_now():
    """GX-7.2.1.f/wounded, GX-7.2.1.f/unhurt, GX-7.2.1.o/since, GX-7.2.1.o/healed"""
    aliens = {DIGGER: {"hex": "6,3", "wounds": 1}, BLUE: "6,2"}
    assert uncovered("ce12", aliens=aliens) == {DIGGER}
    unhurt = activating(unwounded=True)
    assert uncovered("ce01", aliens=aliens, cards=unhurt) == {BLUE}
    state = dug("ce12", aliens=aliens).state
    state.change_alien(AlienId(BLUE), wounds=1)
    assert is_vulnerable(state, AlienId(BLUE))
    state.change_alien(AlienId(DIGGER), wounds=0)
    assert not is_vulnerable(state, AlienId(DIGGER))


def test_a_card_for_a_species_uncovers_that_species():
    """GX-7.2.1.g/named, GX-7.2.1.g/other"""
    also = {"aliens.xeno_beta-green": {"burrowing": True}}
    assert uncovered("ce08", aliens={BETA: "6,2"}, cards=also) == {DIGGER}
    assert uncovered("ce05", aliens={BETA: "6,2"}, cards=also) == {BETA}


def test_a_card_for_the_aliens_of_the_alpha_uncovers_nobody():
    """GX-7.2.1.h"""
    game = dug("ce14")
    assert matches(game.state, AlienId(DIGGER), game.state.box.close["ce14"].activates)
    assert uncovered("ce14") == set()


def test_a_card_for_a_number_of_aliens_uncovers_nobody():
    """GX-7.2.1.i/number, GX-7.2.1.i/agents"""
    assert uncovered("ce01") == {DIGGER}
    assert uncovered("ce01", cards=activating(some=2)) == set()
    assert uncovered("ce01", cards=activating(some="agents")) == set()


def test_what_a_card_is_called_does_not_matter():
    """GX-7.2.1.j"""
    other = {"close_encounters.ce02": {"name": "All wake up", "de": "Alle wachen auf"}}
    assert uncovered("ce02", cards=other) == set()


TURN = {"do": "AliensTurn", "agent": "chromium"}


def test_nothing_is_uncovered_before_the_first_card_and_after_shuffling():
    """GX-7.2.1.p/start, GX-7.2.1.p/shuffled"""
    assert uncovered() == set()
    game = dug("ce01", open=TURN)
    assert is_vulnerable(game.state, AlienId(DIGGER))
    game.dice("ce01")
    assert (game.asked, game.state.close_discard) == ("alien_way", ())
    assert not is_vulnerable(game.state, AlienId(DIGGER))


def test_the_card_that_is_being_played_does_not_count_yet():
    """GX-7.2.1.q"""
    game = dug("ce02", open=TURN, decks={"close": ["ce01"]}).dice("ce01")
    assert (game.asked, game.state.close_discard) == ("alien_way", ("ce02",))
    assert not is_vulnerable(game.state, AlienId(DIGGER))
    game.choose(game.options[0]).dice("SHIELD", "SHIELD", "SHIELD")
    assert game.state.close_discard == ("ce02", "ce01")
    assert is_vulnerable(game.state, AlienId(DIGGER))


def test_an_attack_goes_on_although_the_pile_has_changed():
    """GX-7.2.1.k/before, GX-7.2.1.k/after, GX-7.2.1.s"""
    assert dug("ce01", "ce02").refusal(SHOT) == "GX-7.2.f"
    game = dug("ce01").choose(SHOT)
    game.state.close_discard = ("ce01", "ce02")
    game.dice("HIT", "HIT", MISS)
    while game.asked == "defend":
        game.dice("JAM")
    assert game.alien(DIGGER).wounds == 2


def test_a_weapon_with_fixed_hits_finds_no_hidden_digger_either():
    """GX-7.2.1.l"""
    sure = {"weapons.w_rifle": {"hits": 3, "red": 0, "blue": 0}}
    assert SHOT in dug("ce01", cards=sure).options
    assert dug("ce02", cards=sure).refusal(SHOT) == "GX-7.2.f"


AREA = f"attack w_rifle {BETA} area"


def defended(*discard):
    game = dug(*discard, aliens={BETA: "6,2"}).choose(AREA).dice("HIT", MISS, MISS)
    while game.asked == "defend":
        game.dice("SHIELD")
    return {event.unit for event in game.told("DefenceRolled")}


def test_area_damage_passes_over_a_hidden_digger():
    """GX-7.2.1.m/area, GX-7.2.1.n/hidden, GX-7.2.1.n/other"""
    assert defended("ce02") == {BETA}
    assert defended("ce01") == {BETA, DIGGER}


def test_an_explosion_passes_over_a_hidden_digger_in_the_next_area():
    """GX-7.2.1.m/explosion"""
    for card, found in (("ce01", [BETA, DIGGER]), ("ce02", [BETA])):
        state = dug(card, aliens={BETA: "8,4"}).state
        assert struck_in_area(state, "chromium", "w_rifle", BETA, explosion=True) == found


@pytest.mark.parametrize(("card", "wounds"), [("ce01", 1), ("ce02", 0)])
def test_what_agents_laid_or_lit_does_not_hurt_a_hidden_digger(card, wounds):
    """GX-7.2.1.r/item"""
    burning = dug(card, flames=["6,3"], open={"do": "Hazards", "alien": DIGGER})
    assert burning.alien(DIGGER).wounds == wounds
    mine = {"6,2": "chromium"}
    mined = dug(card, mines=mine, open={"do": "Hazards", "alien": DIGGER})
    assert bool(mined.told("MineExploded")) == bool(wounds)


def test_a_satellite_finds_no_hidden_digger():
    """GX-7.2.1.r/item GX-7.2.1.r/power"""
    strike = {"do": "SatelliteStrike", "agent": "chromium", "area": "6,3"}
    assert dug("ce02", open=strike).told("StrikeWasted")
    assert dug("ce01", open=strike).told("AttackDeclared")


def test_drones_and_guards_attack_no_hidden_digger_either():
    """GX-7.2.1.t/drone, GX-7.2.1.t/guard"""
    sentry = {"thorium": "2,1", "dr_sentry": {"hex": "5,2", "owner": "thorium", "guard": True}}
    marine = {"chromium": {"hex": "4,2", "guard": True, "powers": ["guard"]}}
    for squad in (sentry, marine):
        for card, asked in (("ce01", "guard"), ("ce02", "")):
            game = dug(card, agents=squad, open={"do": "Guard", "alien": DIGGER})
            assert game.asked == asked


def test_a_reaction_strikes_no_hidden_digger():
    """GX-7.2.1.t/reaction"""
    for card, asked in (("ce01", "strike_back"), ("ce02", "")):
        squad = {"titanium": {"hex": "4,2", "powers": ["sk_berserk"]}}
        attack = {
            "do": "Attack",
            "attacker": BETA,
            "weapon": "xeno_beta-green/knife",
            "target": "titanium",
        }
        cards = {"aliens.xeno_beta-green": {"burrowing": True}}
        game = dug(card, agents=squad, aliens={BETA: "5,2"}, cards=cards, open=attack)
        game.dice("HIT+AMMO", "SHIELD", "JAM")
        assert game.agent("titanium").wounds == 1
        assert game.asked == asked


def test_no_hidden_digger_steps_in_for_a_master():
    """GX-7.2.f/hidden"""
    grey = "xeno_grey-green-9"
    for card, found in (("ce01", (DIGGER,)), ("ce02", ())):
        state = dug(card, aliens={grey: "7,3"}).state
        assert substitutes(state, "chromium", "w_rifle", grey) == found
