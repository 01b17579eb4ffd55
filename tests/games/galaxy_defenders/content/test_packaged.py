"""The packaged content: counts, values that carry a rule, and the training mission's plan."""

from collections import Counter

import pytest

from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.content.effects import (
    Attack,
    MoveAdjacent,
    MoveToward,
    TeleportAlien,
)
from xenofront.games.galaxy_defenders.content.missions import AllIn
from xenofront.games.galaxy_defenders.content.sets import CORE, filtered
from xenofront.kernel import Seat, Setup


@pytest.fixture(scope="module")
def packaged():
    """What the core set holds: GX-2.2.c."""
    return filtered(galaxy_defenders_pack.catalogue(), (CORE,))


def test_the_five_classes_have_their_agents(packaged):
    """GD-7.1.b"""
    assert {agent.class_name: agent.name for agent in packaged.agents.values()} == {
        "marine": "Chromium",
        "biotech": "Thorium",
        "infiltrator": "Mercury",
        "sniper": "Iridium",
        "hulk": "Titanium",
    }


def test_ten_tokens_of_improved_and_alien_weapons_and_of_both_tactics(packaged):
    weapons: Counter[str] = Counter()
    for weapon in packaged.weapons.values():
        weapons[weapon.rank] += weapon.copies
    assert weapons == {"standard": 10, "improved": 10, "alien": 10}
    powers: Counter[str] = Counter()
    for power in packaged.powers.values():
        powers[power.kind] += power.copies
    assert powers["basic_tactic"] == powers["improved_tactic"] == 10


def test_the_box_has_22_event_cards_and_32_close_encounter_cards(packaged):
    assert sum(card.copies for card in packaged.events.values()) == 22
    assert sum(card.copies for card in packaged.close_encounters.values()) == 32
    assert [card.number for card in packaged.close_encounters.values()] == [*range(1, 17)]


def test_dice_have_ten_faces_and_the_printed_totals(packaged):
    totals = {
        die.id: Counter(symbol for face in die.faces for symbol in face)
        for die in packaged.dice.values()
    }
    assert totals["blue"] == {"HIT": 5, "SHIELD": 4, "BOLT": 2, "AMMO": 1, "JAM": 1, "ALIEN": 1}
    assert totals["red"] == {"HIT": 7, "BOLT": 3, "GD": 2, "AMMO": 1, "JAM": 1, "ALIEN": 1}
    assert {len(die.faces) for die in packaged.dice.values()} == {10}


def test_guard_is_the_marines_ability_and_no_one_elses(packaged):
    guards = [power.id for power in packaged.powers.values() if power.moment == "guard"]
    assert guards == ["guard"]
    assert [a.id for a in packaged.agents.values() if a.ability == "guard"] == ["chromium"]


def test_ranks_ascend_from_copper_to_platinum(packaged):
    """GD-7.8.c"""
    ranks = [(step.rank, step.needs) for step in packaged.tables["core"].ranks]
    assert [rank for rank, _ in ranks] == [
        *("copper", "bronze", "silver", "gold", "palladium", "platinum")
    ]
    assert [needs for _, needs in ranks] == [0, 1, 1, 2, 2, 3]


@pytest.mark.parametrize("rank", ["green", "blue"])
def test_aracnos_behaves_as_its_card_says(packaged, rank):
    assert {row.at: row.do for row in packaged.aliens[f"aracnos-{rank}"].rows} == {
        0: (Attack(weapon="claws"),),
        1: (MoveAdjacent(), Attack(weapon="claws")),
        2: (Attack(weapon="web", on="closest_agent"),),
        "plus": (MoveToward(to="most_wounded_agent", areas=3),),
    }


def test_printed_close_encounter_cards_wake_whom_they_say(packaged):
    cards = packaged.close_encounters
    assert cards["ce05"].activates.species == cards["ce05"].danger.species == "xeno_beta"
    assert cards["ce03"].activates.rank == "green"
    assert cards["ce12"].activates.wounded


def test_printed_events_come_in_their_order(packaged):
    words = {
        card.id: [effect.__struct_config__.tag for effect in card.effects]
        for card in packaged.events.values()
    }
    assert words["ev01"] == ["lose_ammo", "move_signals", "teleport_signals"]
    assert words["ev02"] == ["teleport_signals", "move_signals"]
    assert words["ev03"] == ["move_signals", "teleport_signals"]
    assert words["ev04"][0] == "suffer"
    assert packaged.events["ev03"].weather[0].quantity == "evade"


def test_every_entry_has_a_german_name(packaged):
    for kind in packaged.__struct_fields__:
        for entry in getattr(packaged, kind).values():
            assert entry.de, f"{kind} {entry.id}"


# -- the mission Dust Signal -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def box():
    return galaxy_defenders_pack.box_for(
        Setup(system="galaxy_defenders", mission="dust_signal", seats=(Seat("a"),))
    )


def test_signals_lie_out_of_sight_of_the_start(box):
    shut = box.board.shut(())
    seen = {h for start in box.mission.start for h in box.board.visible_from(start, shut)}
    assert seen.isdisjoint(box.mission.signals)


def test_the_critter_waits_three_areas_away(box):
    (place,) = box.mission.aliens
    assert {box.board.area_distance(start, place) for start in box.mission.start} == {3}


def test_the_slowest_agent_can_make_the_way_there_and_back_in_time(box):
    slowest = min(agent.move for agent in box.catalogue.agents.values())
    beside = box.board.neighbours(box.mission.marks_on_map["mast"], box.board.shut(()))
    steps = box.board.reach(box.mission.marks_on_map["landing"], 99, box.board.shut(()))
    turns = -(-min(steps[place] for place in beside) // slowest)
    assert 2 * turns + 1 < 14


def test_the_landing_area_is_one_area(box):
    for objective in box.mission.objectives:
        for test in objective.when:
            if isinstance(test, AllIn):
                landing = box.mission.marks_on_map["landing"]
                assert set(test.hexes) == set(box.board.members[box.board.area_of[landing]])


def test_the_deadline_stands_below_both_ways_home(box):
    """A squad that is home when round 14 ends is not late."""
    outcomes = [objective.outcome for objective in box.mission.objectives]
    assert outcomes == ["partially", "accomplished", "failed"]
    assert box.mission.special_events["A"] == (TeleportAlien(species="xeno_beta"),)
    assert sum(len(part.cards) for part in box.mission.event_deck) == 14


def test_the_outpost_is_a_room_with_a_door_and_a_window(box):
    room = box.board.rooms["outpost"]
    assert set(box.mission.search) < set(room.hexes)
    assert box.board.ground[box.mission.marks_on_map["mast"]] == "building"
    assert box.board.closers == ("12,0|13,0", "15,0|16,0")
