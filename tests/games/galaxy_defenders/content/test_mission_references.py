"""What a mission asks for: hexes, cards and tokens."""

import pytest

from tests.content.places import mission_file, problems_after, problems_of
from xenofront.content import loader
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack

START = 'start: ["-1,2", "-2,3", "-1,3", "0,3", "-2,4", "-1,4"]'


def test_the_packaged_mission_under_another_name_is_in_order(tmp_path):
    catalogue = loader.load(galaxy_defenders_pack.PACK, (mission_file(tmp_path),))
    assert {"other", "dust_signal"} <= set(catalogue.missions)


@pytest.mark.parametrize("agents", ["[0, 5]", "[1, 6]", "[3, 2]"])
def test_a_team_has_one_to_five_agents(tmp_path, agents):
    assert "agents" in problems_after(tmp_path, "agents: [1, 5]", f"agents: {agents}")


def test_every_agent_needs_a_start_hex(tmp_path):
    found = problems_after(tmp_path, START, 'start: ["-1,2", "-2,3", "-1,3", "0,3"]')
    assert found == {"start": "5 agents need 5 start hexes; here are 4"}


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("human_signals: 2", "human_signals: 7", "human_signals"),
        ("alien_signals: 5", "alien_signals: 10", "alien_signals"),
    ],
)
def test_a_reserve_has_at_most_six_human_and_nine_alien_signals(tmp_path, old, new, field):
    """GD-2.c"""
    assert set(problems_after(tmp_path, old, new)) == {field}


def test_the_signals_on_the_map_come_from_the_reserve(tmp_path):
    found = problems_after(tmp_path, "alien_signals: 5\n    human_signals: 2", TWO_SIGNALS)
    assert found == {"signals": "more signals lie on the map than the mission has"}


TWO_SIGNALS = "alien_signals: 1\n    human_signals: 1"
POINTS = 'HIT: "15,4"\n      SHIELD: "17,-2"'


def test_five_teleport_points_are_too_many(tmp_path):
    """GD-2.e/number"""
    more = POINTS + '\n      BOLT: "8,0"\n      ALIEN: "8,1"\n      GD: "8,2"'
    found = problems_after(tmp_path, POINTS, more)
    assert found["teleports"] == "the box has 4 teleport points; here are 5"
    assert found["teleports.GD"].startswith("no teleport point shows GD")


def test_two_teleport_points_with_one_symbol_are_refused(tmp_path):
    """GD-2.e/symbol"""
    found = problems_after(tmp_path, POINTS, POINTS.replace("SHIELD", "HIT"))
    assert "'HIT' is written twice" in found["teleports.HIT"]


def test_two_teleport_points_do_not_share_a_hex(tmp_path):
    found = problems_after(tmp_path, '"17,-2"', '"15,4"')
    assert found == {"teleports.SHIELD": "15,4 has a teleport point already"}


@pytest.mark.parametrize(
    ("old", "new", "field", "text"),
    [
        ("aracnos-green: 2", "aracnos-green: 3", "alien_deck.aracnos-green", "the box has 2"),
        ("aracnos-green: 2", "aracnos-grey: 1", "alien_deck.aracnos-grey", "no alien card"),
        (
            "aracnos-green: 2",
            "xeno_beast-enraged: 1",
            "alien_deck.xeno_beast-enraged",
            "set aside and never in the deck",
        ),
    ],
)
def test_alien_decks_are_built_from_the_cards_of_the_box(tmp_path, old, new, field, text):
    """GD-2.h/alien"""
    found = problems_after(tmp_path, old, new)
    assert set(found) == {field}
    assert text in found[field]


@pytest.mark.parametrize(
    ("new", "field", "text"),
    [
        ("{1: 5, 2: 1,", "close_deck.1", "asks for 5; the box has 4"),
        ("{1: 2, 99: 1,", "close_deck.99", "no close encounter card"),
    ],
)
def test_close_encounter_decks_are_built_from_the_cards_of_the_box(tmp_path, new, field, text):
    """GD-2.h/close"""
    found = problems_after(tmp_path, "{1: 2, 2: 1,", new)
    assert set(found) == {field}
    assert text in found[field]


@pytest.mark.parametrize(
    ("new", "text"),
    [("[ev03, ev03,", "only 1 of ev03"), ("[ev03, ev99,", "no event card")],
)
def test_event_decks_are_built_from_the_cards_of_the_box(tmp_path, new, text):
    """GD-2.h/event"""
    found = problems_after(tmp_path, "[ev03, ev04,", new)
    assert set(found) == {"event_deck[1].cards[1]"}
    assert text in found["event_deck[1].cards[1]"]


@pytest.mark.parametrize(
    ("old", "new", "field", "text"),
    [
        ("marine: [d_frag]", "marine: [d_bomb]", "devices.marine[0]", "no device is called"),
        ("marine: [d_frag]", "marine: [bt_aim]", "devices.marine[0]", "no device is called"),
        ("marine: [d_frag]", "mariner: [d_frag]", "devices.mariner", "did you mean 'marine'?"),
        ("marine: [d_frag]", "marine: [d_ammo]", "devices.hulk[0]", "only 2 of d_ammo"),
    ],
)
def test_devices_exist_and_are_no_more_than_the_tokens(tmp_path, old, new, field, text):
    found = problems_after(tmp_path, old, new)
    assert set(found) == {field}
    assert text in found[field]


@pytest.mark.parametrize(
    ("old", "new", "field", "text"),
    [
        ("tile: tile_2", "tile: tile_99", "map.tiles[1].tile", "no tile 'tile_99'"),
        ('side: A, at: "10,-2"', 'side: C, at: "10,-2"', "map.tiles[1].side", "no side 'C'"),
        ('at: "10,-2"', 'at: "5,-1"', "map.tiles[1].at", "overlaps an earlier one"),
        ('at: "10,-2"', 'at: "10,-1"', "map.tiles[1].at", "not an area's centre"),
        ('["5,-1", "14,1", "5,6"]', '["99,0"]', "signals[0]", "not on the map"),
        ('["5,-1", "14,1", "5,6"]', '["3,0"]', "signals[0]", "a blocked hex"),
        ('["5,-1", "14,1", "5,6"]', '["6,3"]', "aliens.6,3", "taken already"),
        ('"6,3": spine', '"60,3": spine', "aliens.60,3", "not on the map"),
        ('"6,3": spine_critter-green', '"6,3": nobody', "aliens.6,3", "no alien card"),
        ('"6,3": spine_critter-green', '"6,3": xeno_grey-green', "aliens.6,3", "too few"),
        ("spine_critter-green: 2", "spine_critter-blue: 1", "alien_deck", "written twice"),
        ('at: ["14,0"]', 'at: ["nowhere"]', "actions[copy_recorder].at[0]", "not on the map"),
        ('search: ["14,-1",', 'search: ["7,7",', "search[0]", "not on the map"),
        ('mast: "14,0"', 'mast: "77,0"', "marks_on_map.mast", "not on the map"),
        ("counts: recorder", "counts: tape", "objectives[0].when[0].counter", "no counter"),
        (
            "special_events:\n      A:",
            "special_events:\n      B:",
            "event_deck[0].cards[4]",
            "at A",
        ),
        ("species: xeno_beta}", "species: xeno_bet}", "special_events.A[0].species", "no species"),
    ],
)
def test_names_and_hexes_of_a_mission_exist(tmp_path, old, new, field, text):
    found = problems_after(tmp_path, old, new)
    assert any(key.startswith(field) and text in words for key, words in found.items()), found


@pytest.mark.parametrize("edge", ["-2,2", "6,7"])
def test_nothing_is_placed_in_an_edge_hex(tmp_path, edge):
    """GD-5.n/placement"""
    found = problems_after(tmp_path, '["5,-1", "14,1", "5,6"]', f'["{edge}"]')
    assert found["signals[0]"] == f"{edge} is not on the map"


def test_a_hex_behind_walls_is_out_of_reach(tmp_path):
    sides = '"14,0|15,-1", "14,0|15,0", "14,0|14,1", "14,0|13,1", "13,0|14,0", "14,-1|14,0"'
    plan = f'at: "10,-2"}}\n      walls: [{sides}]'
    found = problems_after(tmp_path, 'at: "10,-2"}', plan)
    assert found["marks_on_map.mast"] == "no way leads from the start to 14,0"


def test_an_overlay_that_is_no_side_is_an_error(tmp_path):
    found = problems_after(tmp_path, 'at: "10,-2"}', 'at: "10,-2"}\n      walls: [a, "1,0|9,9"]')
    assert set(found) == {"map.walls[0]", "map.walls[1]"}


# -- the further vocabulary ------------------------------------------------------------------------

ACTION = "counts: recorder"
COUNT = "- {if: count, counter: recorder}"
EVENT = "- {do: teleport_alien, species: xeno_beta}"
OUTPOST_DOOR, OUTPOST_WINDOW = "12,0|13,0", "15,0|16,0"


@pytest.mark.parametrize(
    ("old", "new", "field", "text"),
    [
        (ACTION, f"{ACTION}\n        token: bar", "actions[copy_recorder].doors", "needs"),
        (ACTION, f'{ACTION}\n        doors: ["{OUTPOST_DOOR}"]', "actions[copy", "needs"),
        (ACTION, f"{ACTION}\n        civilian: take", "actions[copy", "has no civilians"),
        (COUNT, "- {if: rescued, at_least: 1}", "objectives[0].when[0]", "nobody can be rescued"),
        (COUNT, "- {if: left}", "objectives[0].when[0]", "nobody can leave the map"),
        (COUNT, "- {if: killed, card: nexus-green}", "objectives[0].when[0]", "must be killed"),
        (COUNT, "- {if: killed, species: nexus}", "objectives[0].when[0]", "must be killed"),
        (EVENT, '- {do: transfer, to: ["99,0"]}', "special_events.A[0].to[0]", "not on the map"),
        (EVENT, '- {do: open_teleport, symbol: HIT, at: "3,0"}', "special_events.A[0].at", "block"),
        (
            EVENT,
            '- {do: set_doors, doors: ["0,0|1,0"], token: bar}',
            "special_events.A[0].doors[0]",
            "no side with a door or window",
        ),
        (
            ACTION,
            f'{ACTION}\n        doors: ["{OUTPOST_WINDOW}"]\n        token: lock',
            "actions[copy_recorder].doors[0]",
            "blocked but not locked",
        ),
        ("aliens:\n", 'wounded_aliens: {"6,3": 2}\n    aliens:\n', "wounded_aliens", "no alien"),
        ("search: [", 'armory: {"3,0": alien}\n    search: [', "armory.3,0", "a blocked hex"),
    ],
)
def test_doors_crates_civilians_and_objectives_make_sense(tmp_path, old, new, field, text):
    found = problems_after(tmp_path, old, new)
    assert any(key.startswith(field) and text in words for key, words in found.items()), found


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (COUNT, "- {if: killed, card: aracnos-green}"),
        (COUNT, "- {if: killed, species: aracnos, at_least: 2}"),
        (COUNT, "- {if: teleports_left}"),
        (EVENT, f'- {{do: set_doors, doors: ["{OUTPOST_DOOR}"], token: lock}}'),
        (ACTION, f'{ACTION}\n        doors: ["{OUTPOST_WINDOW}"]\n        token: bar'),
        ("search: [", 'armory: {"4,2": improved}\n    search: ['),
    ],
)
def test_the_further_vocabulary_is_in_order(tmp_path, old, new):
    loader.load(galaxy_defenders_pack.PACK, (mission_file(tmp_path, {old: new}),))


def test_a_tile_that_lies_apart_is_reached_by_a_special_event(tmp_path):
    """GD-5.3.b/walk"""
    apart = {'at: "10,-2"': 'at: "20,-4"', 'HIT: "15,4"': 'HIT: "27,-4"', "17,-2": "25,2"}
    moved = {'"14,1"': '"24,-1"', '"14,0"': '"24,-2"'}
    search = {'["14,-1", "15,-1", "13,1", "24,-1"]': '["24,-3"]'}
    changes = {**apart, **moved, **search}
    found = problems_of(mission_file(tmp_path, changes))
    assert any("no way leads from the start" in problem.text for problem in found)
    lift = {EVENT: '- {do: transfer, to: ["20,-4"]}'}
    loader.load(galaxy_defenders_pack.PACK, (mission_file(tmp_path, {**changes, **lift}),))
