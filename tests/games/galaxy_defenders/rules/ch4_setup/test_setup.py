"""GD 2, 4 Components and set-up."""

from typing import Any

import msgspec
import pytest

from xenofront.games.factory import new_game, new_setup, system
from xenofront.games.galaxy_defenders.content.missions import DeckPart
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch4_setup.setup import begin
from xenofront.kernel import Game, Seat, Setup, SetupRefused
from xenofront.kernel.piles import top

ALL = ("chromium", "thorium", "mercury", "iridium", "titanium")


def started(*seats, **mission):
    """The state and first procedure of a mission with some fields changed."""
    setup = new_setup("dust_signal", seats or ("chromium",))
    box = system("galaxy-defenders").box_for(setup)
    changed = msgspec.structs.replace(box.mission, **mission)
    return begin(
        setup, Box(catalogue=box.catalogue, mission=changed, board=box.board, content=box.content)
    )[0]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_one_to_five_agents_are_a_team(number):
    """GD-2.a, GD-3.b"""
    game = new_game(new_setup("dust_signal", ALL[:number]), manual=True)
    state: Any = game.state
    assert tuple(state.agents) == ALL[:number]
    assert game.system.seats(game.state) == ALL[:number]


def test_nobody_and_six_are_no_team():
    """GD-2.a"""
    with pytest.raises(SetupRefused, match=r"GD-2\.a"):
        new_game(new_setup("dust_signal", ()))
    with pytest.raises(SetupRefused, match=r"GD-2\.a"):
        new_game(new_setup("dust_signal", (*ALL, "chromium")))


def test_each_class_is_there_once():
    """GD-2.b"""
    with pytest.raises(SetupRefused, match=r"GD-2\.b"):
        new_game(new_setup("dust_signal", ("chromium", "chromium")))


def test_agents_are_chosen_by_name():
    """GD-4.c/chosen"""
    assert tuple(started("mercury", "chromium", aliens={}).agents) == ("mercury", "chromium")


def test_an_unknown_agent_is_refused():
    """GD-7.1.b"""
    with pytest.raises(SetupRefused, match=r"GD-7\.1\.b"):
        new_game(new_setup("dust_signal", ("chromium", "bob")))


def test_the_box_has_nine_alien_signals():
    """GD-2.c/alien"""
    with pytest.raises(SetupRefused, match="alien"):
        started(alien_signals=10)
    assert started(alien_signals=9).signal_piles[0].count("ALIEN") == 9


def test_the_box_has_six_human_signals():
    """GD-2.c/human"""
    with pytest.raises(SetupRefused, match="human"):
        started(human_signals=7)
    assert started(human_signals=6).signal_piles[0].count("HUMAN") == 6


def test_a_mission_may_ask_for_more_than_one_agent():
    """GD-4.b"""
    with pytest.raises(SetupRefused, match="2 to 5"):
        started("chromium", agents=(2, 5))
    assert started("chromium", "thorium", agents=(2, 5)).agents


def test_agents_begin_unhurt_and_loaded():
    """GD-4.d/new, GD-4.e/new, GD-7.6.b"""
    state = started(*ALL)
    assert all(agent.wounds == 0 for agent in state.agents.values())
    weapons = [(slot.id, slot.ammo) for slot in state.agents[Seat("chromium")].weapons]
    assert weapons == [("w_rifle", 4), ("w_eagle", None)]


def test_agents_begin_with_their_ability_and_what_the_mission_grants():
    """GD-4.f/given, GD-7.7.4.a, GD-7.8.d"""
    state = started(*ALL)
    assert state.agents[Seat("chromium")].powers == ("guard",)
    assert state.agents[Seat("chromium")].guard
    assert state.agents[Seat("thorium")].powers == ("field_medic",)
    assert not state.agents[Seat("thorium")].guard
    assert state.agents[Seat("chromium")].devices == ("d_frag",)
    assert state.agents[Seat("titanium")].devices == ("d_ammo",)


def test_everybody_is_copper_before_the_mission_raises_ranks():
    """GD-7.8.d"""
    assert started().agents[Seat("chromium")].rank == "copper"
    assert started(start_rank="silver").agents[Seat("chromium")].rank == "copper"


def test_an_alien_may_be_wounded_at_the_start():
    """GD-4.b/tokens"""
    (alien,) = started(wounded_aliens={"6,3": 1}).aliens.values()
    assert alien.wounds == 1
    (alien,) = started().aliens.values()
    assert alien.wounds == 0


def test_a_swarm_of_the_mission_has_all_its_figures():
    """GD-8.4.b/setup"""
    setup = new_setup("dust_signal", ("chromium",))
    box = system("galaxy-defenders").box_for(setup)
    state = begin(setup, box.with_cards({"spine_critter-green": {"swarm": True, "hp": 3}}))[0]
    places = [row.hex for row in state.aliens.values()]
    assert (places[0], len(places), len(set(places))) == ("6,3", 3, 3)
    assert all(box.board.adjacent("6,3", place, 0) for place in places[1:])


def test_crates_lie_where_the_mission_says():
    """GD-4.b/tokens"""
    assert started(armory={"4,2": "alien"}).armory == {"4,2": "alien"}
    assert started().armory == {}


def test_signals_lie_where_the_mission_says():
    """GD-4.b/tokens, GD-8.5.e"""
    state = started()
    assert sorted(signal.hex for signal in state.signals.values()) == ["14,1", "5,-1", "5,6"]
    assert state.signal_piles == (("ALIEN",) * 5 + ("HUMAN",) * 2,)


def test_an_alien_on_the_map_is_not_in_the_deck():
    """GD-4.b/tokens"""
    state = started()
    (alien,) = state.aliens.values()
    assert (alien.hex, alien.card) == ("6,3", "spine_critter-green")
    assert state.alien_deck[0].count("spine_critter-green") == 1


def test_any_close_encounter_of_the_mission_may_come_first():
    """GD-4.k/close"""
    state = started(close_deck={1: 2, 3: 1})
    assert top(state.close_deck) == ("ce01", "ce01", "ce03")


def test_any_alien_of_the_mission_may_come_first():
    """GD-4.k/alien"""
    deck = {"xeno_beta-green": 2, "aracnos-green": 1}
    state = started(alien_deck=deck, aliens={})
    assert top(state.alien_deck) == ("aracnos-green", "xeno_beta-green", "xeno_beta-green")


def test_events_are_shuffled_within_the_heaps_of_the_mission():
    """GD-4.k/event"""
    heaps = (DeckPart(cards=("ev08", "ev07")), DeckPart(cards=("ev13", "ev01")))
    assert started(event_deck=heaps).event_deck == (("ev07", "ev08"), ("ev01", "ev13"))


def test_the_options_have_their_printed_defaults():
    """GD-5.2.1.a/default, GD-7.3.1.a, GD-7.3.2.a"""
    options = started().options
    assert (options.human_view, options.friendly_fire, options.close_fight) == (True, False, False)


def test_options_can_be_switched():
    """GD-5.2.1.a/switched"""
    hard = Setup(
        system="galaxy-defenders",
        mission="dust_signal",
        seats=(Seat("chromium"),),
        options={"preset": "hard", "human_view": False},
        seed=0,
    )
    state: Any = Game.start(system("galaxy-defenders"), hard, manual=True).state
    assert (state.options.human_view, state.options.friendly_fire) == (False, True)


def test_what_the_catalogue_holds_so_far_fits_the_box():
    """GD-7.a"""
    box = started().box
    weapons = box.catalogue.weapons.values()
    assert {weapon.kind for weapon in weapons} == {"melee", "ranged", "healing"}
    assert {weapon.rank for weapon in weapons} == {"standard", "improved", "alien"}
    assert all(
        agent.weapons and agent.ability and agent.move for agent in box.catalogue.agents.values()
    )
    assert all(len(card.rows) >= 1 for card in box.aliens.values())
    assert not box.aliens["spine_critter-green"].armour
