"""The packaged missions: each can be played to an end, and together they use every terrain."""

from collections import Counter
from random import Random

import pytest

from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.content.sets import filtered
from xenofront.games.galaxy_defenders.pack import dealt_agents
from xenofront.games.galaxy_defenders.play.purposeful import purposeful_choice
from xenofront.geometry.hexes.grid import name
from xenofront.geometry.hexes.terrain import Side, hexes_of_side
from xenofront.kernel import Seat, Setup

STRIKEBACK = (
    "dark_landing",
    "what_digs_below",
    "outer_ring",
    "cold_clones",
    "recall",
    "great_worm",
)
MISSIONS = (
    "dust_signal",
    "four_gates",
    "last_bus",
    "quiet_station",
    "falling_star",
    "red_tracks",
    "cold_vault",
    *STRIKEBACK,
)
MOST = 20_000


def box(mission):
    return galaxy_defenders_pack.box_for(
        Setup(system="galaxy-defenders", mission=mission, seats=(Seat("a"),))
    )


def play(mission, squad, seed, choose):
    game = new_game(new_setup(mission, squad, seed=seed))
    dice = Random(seed)
    for _ in range(MOST):
        if game.pending is None:
            break
        game.answer(choose(game, dice))
    return game


def at_random(game, dice):
    return dice.choice(game.pending.options)


def test_every_packaged_mission_is_tested_here():
    assert set(galaxy_defenders_pack.catalogue().missions) == set(MISSIONS)


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("agents", [1, 3, 5])
def test_random_players_reach_an_end(mission, agents):
    """GD-6.e"""
    for seed in range(3):
        game = play(mission, dealt_agents(agents, seed=seed), seed, at_random)
        assert game.pending is None
        assert game.state.outcome in ("accomplished", "partially", "failed")


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_outcome_is_told_in_two_languages(mission):
    rows = box(mission).mission.objectives
    assert {row.outcome for row in rows} == {"accomplished", "partially", "failed"}
    assert all(row.text and row.de for row in rows)
    assert box(mission).mission.briefing_de
    assert all(action.de for action in box(mission).mission.actions)


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_is_for_one_to_five_agents(mission):
    """GD-2.a"""
    assert box(mission).mission.agents == (1, 5)


def test_squads_with_a_purpose_reach_more_than_failure():
    for mission in MISSIONS[1:]:
        squads = [(3, seed) for seed in range(6)] + [(5, seed) for seed in range(20)]
        reached = {
            play(mission, dealt_agents(k, seed=seed), seed, purposeful_choice).state.outcome
            for k, seed in squads
        }
        assert len(reached) > 1, mission


# -- terrain ---------------------------------------------------------------------------------------


def test_every_kind_of_terrain_occurs_in_some_mission():
    found: Counter[str] = Counter()
    for mission in MISSIONS:
        terrain = box(mission).board.terrain
        kinds = dict(terrain.sides)
        found.update(kind.value for kind in kinds.values())
        found["blocked hex"] += len(terrain.blocked)
        found["door hex"] += len(terrain.door_hexes)
        found["edge hex"] += len(terrain.edges)
        for place, token in terrain.tokens:
            found[f"{token.value} {kinds.get(place, Side.DOOR).value}"] += 1
    wanted = ("wall", "door", "window", "blocked hex", "door hex", "edge hex", "locked door")
    assert all(found[kind] for kind in (*wanted, "blocked door", "blocked window")), found
    assert found["barrier"]


def test_the_box_has_ten_tile_faces_of_four_kinds():
    faces = [
        face
        for tile in galaxy_defenders_pack.catalogue().tiles.values()
        if tile.set == "core"
        for face in tile.sides.values()
    ]
    assert len(faces) >= 8
    assert {face.ground for face in faces} == {"desert", "street", "laboratory", "ship"}


def test_no_walking_path_leads_to_the_upper_deck():
    """GD-5.3.b/walk"""
    star = box("falling_star")
    deck = star.board.reach(star.mission.start[0], 99, star.board.shut(()))
    assert "6,3" in deck
    assert "25,2" not in deck


def test_the_lift_takes_everybody_to_the_upper_deck_in_round_six():
    """GD-5.3.b/event"""
    seen = []
    for seed in range(8):
        game = play("falling_star", dealt_agents(3, seed=seed), seed, purposeful_choice)
        moved = [event for event in game.log if type(event).__name__ == "AgentTransferred"]
        rounds = [event.round for event in game.log if type(event).__name__ == "RoundBegan"]
        if max(rounds) > 6:
            seen.append(len(moved))
    assert seen
    assert all(seen)


@pytest.mark.parametrize("mission", MISSIONS)
def test_doors_of_special_actions_lie_between_hexes_one_can_stand_in(mission):
    """GD-7.4.8.b"""
    here = box(mission)
    for action in here.mission.actions:
        for door in action.doors:
            assert {*map(name, hexes_of_side(door))} <= set(here.board.hexes)


# -- everything of the box can be met --------------------------------------------------------------


CORE_BOX = filtered(galaxy_defenders_pack.catalogue(), ("core",))


def missions():
    return [mission for mission in CORE_BOX.missions.values() if mission.set == "core"]


def test_every_alien_card_of_the_box_is_in_a_deck():
    met = {card for mission in missions() for card in mission.alien_deck}
    of_the_box = {c.id for c in CORE_BOX.aliens.values() if c.copies and not c.aside}
    assert of_the_box <= met


def test_every_close_encounter_and_event_is_in_a_deck():
    close = {number for mission in missions() for number in mission.close_deck}
    assert close == {card.number for card in CORE_BOX.close_encounters.values()}
    events = {card for m in missions() for part in m.event_deck for card in part.cards}
    assert events == set(CORE_BOX.events)


def test_every_card_that_wakes_red_aliens_meets_one():
    """A card that can match nothing in its mission would be a blank."""
    for mission in missions():
        red = any(card.endswith("-red") for card in mission.alien_deck)
        assert red or 16 not in mission.close_deck, mission.id


def test_every_tile_is_used_and_nearly_every_side():
    used = {(place.tile, place.side) for mission in missions() for place in mission.map.tiles}
    tiles = CORE_BOX.tiles
    assert {tile for tile, _ in used} == set(tiles)
    assert ("tile_2", "B") in used


def test_every_class_device_can_be_chosen_somewhere():
    most = max(mission.chosen_devices for mission in missions())
    assert most >= 2
    devices = [p for p in CORE_BOX.powers.values() if p.kind == "device"]
    taken: set[str] = set()
    for agent in CORE_BOX.agents.values():
        asked = new_game(new_setup("four_gates", (agent.id,))).pending
        assert asked is not None
        assert asked.what == "outfit"
        taken.update(asked.options)
    assert {device.id for device in devices} <= taken


def test_agents_can_be_paralysed_and_find_alien_weapons():
    actions = [action for mission in missions() for action in mission.actions]
    assert any(action.inflicts == "paralyzed" for action in actions)
    crates = [rank for mission in missions() for rank in mission.armory.values()]
    assert "alien" in crates


def test_the_way_of_the_campaign_depends_on_the_outcome():
    """GD-3.d"""
    routes = CORE_BOX.campaigns["dust_road"].routes
    differ = [r.mission for r in routes if r.accomplished and r.partially != r.accomplished]
    assert len(differ) >= 4
    assert all(r.failed != r.accomplished for r in routes if r.accomplished)


# -- Operation Strikeback ----------------------------------------------------------------------


MOON_BOX = filtered(galaxy_defenders_pack.catalogue(), ("strikeback",))


def moon_missions():
    return [galaxy_defenders_pack.catalogue().missions[name] for name in STRIKEBACK]


def test_everything_strikeback_brings_into_play_is_met_in_its_missions():
    """GX-2.o/tiles"""
    missions = moon_missions()
    assert {m.set for m in missions} == {"strikeback"}
    decks = {card for mission in missions for card in mission.alien_deck}
    masters = {mission.master.card for mission in missions if mission.master}
    own = {card.id for card in MOON_BOX.aliens.values() if not card.aside}
    assert own <= decks | masters
    close = {number for mission in missions for number in mission.close_deck}
    assert {card.number for card in MOON_BOX.close_encounters.values()} <= close
    events = {card for m in missions for part in m.event_deck for card in part.cards}
    assert set(MOON_BOX.events) <= events
    npcs = {npc for mission in missions for npc in mission.npc_deck}
    assert {npc.id for npc in MOON_BOX.npcs.values() if not npc.add_on} <= npcs
    laid = {place.tile for mission in missions for place in mission.map.tiles}
    assert set(MOON_BOX.tiles) == laid == {"moon_1", "moon_2", "moon_3"}
    assert all(len(tile.sides) == 2 for tile in MOON_BOX.tiles.values())


def test_the_campaign_leads_to_every_mission_of_strikeback():
    routes = galaxy_defenders_pack.catalogue().campaigns["far_side"].routes
    assert {route.mission for route in routes} == set(STRIKEBACK)
