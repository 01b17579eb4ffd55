"""Content by product: what a mission is played with, and what may meet in one."""

from typing import Any

import pytest

from tests.content.places import mission_file, problems_of, write
from xenofront.content import loader
from xenofront.content.errors import ContentError
from xenofront.games.factory import system
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.content import sets
from xenofront.games.galaxy_defenders.rules import supply
from xenofront.kernel import Seat, Setup

TOKENS = """
weapons:
  - {id: w_moon, set: strikeback, name: Moon Gun, de: Mondgewehr, confidence: designed,
     kind: ranged, rank: improved, user: generic, red: 2, range: 2, copies: 2,
     copies_in: {extinction: 1}}
  - {id: w_sun, set: extinction, name: Sun Gun, de: Sonnengewehr, confidence: designed,
     kind: ranged, rank: improved, user: generic, red: 2, range: 2}
  - {id: w_both, name: Field Gun, de: Feldgewehr, confidence: designed,
     kind: ranged, rank: improved, user: generic, red: 2, range: 2, copies: 3,
     copies_in: {strikeback: 1}}
"""


def of_set(folder, fields, changes=None):
    """The packaged mission under another id, with an expansion mark."""
    marked = {"  - id: other\n": f"  - id: other\n{fields}", **(changes or {})}
    return mission_file(folder, marked)


def catalogue(folder, fields="", changes=None):
    tokens = write(folder, "tokens.yaml", TOKENS)
    return loader.load(galaxy_defenders_pack.PACK, (tokens, of_set(folder, fields, changes)))


def played(folder, fields=""):
    """The box of the mission, and the copies of the three tokens in it."""
    found = catalogue(folder, fields)
    box = galaxy_defenders_pack.PACK.box(found, found.missions["other"], "")
    weapons = box.catalogue.weapons
    return box, {name: weapons[name].copies for name in weapons if name[2:] in OWN}


OWN = ("moon", "sun", "both")


def test_an_entry_without_a_mark_is_of_the_core_set(tmp_path):
    """GX-2.2.c/marked GX-2.2.c/plain"""
    found = catalogue(tmp_path)
    assert found.weapons["w_both"].set == found.missions["other"].set == "core"
    assert found.weapons["w_moon"].set == "strikeback"
    core = sets.filtered(found, ("core",))
    assert {"w_moon", "w_sun"}.isdisjoint(core.weapons)
    assert core.weapons["w_both"].copies == 3


@pytest.mark.parametrize(
    ("fields", "tokens"),
    [
        ("", {"w_both": 3}),
        ("    set: strikeback\n", {"w_moon": 2, "w_both": 4}),
        ("    set: extinction\n", {"w_moon": 1, "w_sun": 1, "w_both": 3}),
        (
            "    set: extinction\n    with_sets: [strikeback]\n",
            {"w_moon": 3, "w_sun": 1, "w_both": 4},
        ),
        ("    with_sets: [strikeback]\n", {"w_moon": 2, "w_both": 4}),
    ],
    ids=["core", "strikeback", "extinction", "both", "core with strikeback"],
)
def test_the_box_holds_the_core_set_and_the_products_of_the_mission(tmp_path, fields, tokens):
    """GX-1.a/strikeback GX-1.c"""
    assert played(tmp_path, fields)[1] == tokens


def test_content_of_a_later_product_stays_out_of_an_earlier_ones_missions(tmp_path):
    """GX-1.b/campaign"""
    (problem,) = problems_of(of_set(tmp_path, "    set: strikeback\n    with_sets: [extinction]\n"))
    assert problem.field == "missions[other].with_sets[0]"
    assert "GX-1.b" in problem.text


def test_in_a_custom_scenario_all_products_may_meet(tmp_path):
    """GX-1.b/custom"""
    fields = "    set: strikeback\n    with_sets: [extinction]\n    custom: true\n"
    assert played(tmp_path, fields)[1] == {"w_moon": 3, "w_sun": 1, "w_both": 4}


def test_a_mission_asks_only_for_what_is_in_its_products(tmp_path):
    """GX-1.d/strikeback"""
    start = {"marine: [d_frag]": "marine: [d_moon]"}
    token = (
        "powers:\n  - {id: d_moon, set: strikeback, name: Moon, de: Mond, confidence: designed, "
        "kind: device, effects: [{do: heal, whom: self, amount: 1}]}\n"
    )
    tokens = write(tmp_path, "tokens.yaml", token)
    problems = problems_of(tokens, of_set(tmp_path, "", start))
    assert [p.field for p in problems] == ["missions[other].devices.marine[0]"]
    found = of_set(tmp_path, "    set: strikeback\n", start)
    loaded = loader.load(galaxy_defenders_pack.PACK, (tokens, found))
    assert loaded.missions["other"].devices["marine"] == ("d_moon",)


def test_an_expansion_needs_nothing_of_the_other_one(tmp_path):
    """GX-1.d"""
    card = (
        "close_encounters:\n  - {id: ce90, set: NAME, name: Moon, de: Mond, confidence: designed, "
        "number: 90, copies: 1, activates: {species: gnat}}\n"
        "aliens:\n  - {id: gnat-green, set: strikeback, name: Gnat, de: Mücke, "
        "confidence: designed, species: gnat, rank: green, copies: 1, hp: 1, "
        "rows: [{at: plus, do: [{do: move_toward, to: closest_agent, areas: 1}]}]}\n"
    )
    same = write(tmp_path, "same.yaml", card.replace("NAME", "strikeback"))
    assert "ce90" in loader.load(galaxy_defenders_pack.PACK, (same,)).close_encounters
    for other in ("extinction", "core"):
        path = write(tmp_path, "other.yaml", card.replace("NAME", other))
        assert [p.field for p in problems_of(path)] == ["close_encounters[ce90].activates.species"]


def test_no_expansion_is_used_without_the_core_set():
    """GX-1.c"""
    with pytest.raises(ContentError) as refused:
        loader.load_files({"tokens.yaml": TOKENS.encode()}, galaxy_defenders_pack.PACK)
    assert [problem.field for problem in refused.value.problems] == [
        "weapons[w_moon].set",
        "weapons[w_sun].set",
    ]


@pytest.mark.parametrize(
    ("fields", "human", "alien", "npc", "stationary"),
    [
        ("", 6, 9, 0, 0),
        ("    set: strikeback\n", 6, 8, 3, 0),
        ("    set: extinction\n", 6, 8, 3, 10),
        ("    set: extinction\n    with_sets: [strikeback]\n", 12, 16, 6, 10),
        ("    with_sets: [strikeback]\n", 6, 9, 0, 0),
    ],
    ids=["core", "strikeback", "extinction", "both", "core with strikeback"],
)
def test_signals_are_those_of_the_missions_product(tmp_path, fields, human, alien, npc, stationary):
    """GX-2.d GX-AMB.k/core"""
    supplies = played(tmp_path, fields)[0].supplies
    assert (supplies.human_signals, supplies.alien_signals) == (human, alien)
    assert (supplies.npc_signals, supplies.stationary_signals) == (npc, stationary)


@pytest.mark.parametrize(
    ("fields", "human", "alien"),
    [("    set: strikeback\n", 6, 8), ("    set: extinction\n", 6, 8), ("", 6, 9)],
    ids=["strikeback", "extinction", "core"],
)
def test_a_reserve_is_made_of_the_products_signals(tmp_path, fields, human, alien):
    """GX-2.c/human GX-2.c/alien GX-2.d"""
    full = {
        "alien_signals: 5": f"alien_signals: {alien}",
        "human_signals: 2": f"human_signals: {human}",
    }
    assert catalogue(tmp_path, fields, full).missions["other"].human_signals == human
    tokens = write(tmp_path, "tokens.yaml", TOKENS)
    for field, more in (("alien_signals: 5", alien + 1), ("human_signals: 2", human + 1)):
        name = field.split(":")[0]
        path = of_set(tmp_path, fields, {field: f"{name}: {more}"})
        assert [p.field for p in problems_of(tokens, path)] == [f"missions[other].{name}"]


def test_pools_are_drawn_from_the_products_in_play(tmp_path):
    """GX-2.2.a/weapon GX-2.2.d"""

    def pool(fields):
        box, _ = played(tmp_path, fields)
        setup = Setup(system="galaxy-defenders", mission="other", seats=(Seat("chromium"),))
        state: Any
        state, _ = system("galaxy-defenders").begin(setup, box)
        return [name for name in supply.weapon_pool(state, "improved") if name[2:] in OWN]

    assert pool("    set: strikeback\n") == ["w_moon"] * 2 + ["w_both"] * 4
    assert pool("    set: extinction\n") == ["w_moon", "w_sun"] + ["w_both"] * 3
    assert pool("") == ["w_both"] * 3


def test_xeno_deltas_are_as_printed(tmp_path):
    """GX-11.7.a GX-7.1.b"""
    packaged = galaxy_defenders_pack.catalogue().aliens
    for rank, stacks in (("green", (1, 1)), ("blue", (2, 1))):
        card = packaged[f"xeno_delta-{rank}"]
        assert (card.shield, *card.more_shields) == stacks
        assert card.flying
        assert card.set == "strikeback"


def test_an_option_mixes_strikeback_into_any_mission():
    """GX-AMB.k/content GX-AMB.k/core"""
    rules = system("galaxy-defenders")

    def played_with(**options):
        seats = (Seat("chromium"),)
        setup = Setup(system=rules.name, mission="dust_signal", seats=seats, options=options)
        return rules.box_for(setup)

    plain, mixed = played_with(), played_with(strikeback=True)
    assert not plain.expanded
    assert mixed.expanded
    assert {entry.set for entry in plain.weapons.values()} == {"core"}
    assert {entry.set for entry in mixed.weapons.values()} == {"core", "strikeback"}
    assert plain.supplies == mixed.supplies  # the mission stays one of the core set
    assert played_with(strikeback=False) is plain
    assert played_with(strikeback=True) is mixed
