"""GX 1, 2 What is in the box of Operation Strikeback, and what it is mixed with."""

from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.content.effects import Poison
from xenofront.games.galaxy_defenders.content.mission_references import faults
from xenofront.games.galaxy_defenders.content.sets import Counted, copies_by_set, filtered
from xenofront.games.galaxy_defenders.rules.ch4_setup.setup import begin
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import lock_on
from xenofront.games.galaxy_defenders.rules.expansions.poison import poison
from xenofront.games.galaxy_defenders.rules.pieces import pieces

CATALOGUE = galaxy_defenders_pack.catalogue()
OWN: Final = "strikeback"
CLASS_PACKS = ("guardian", "psionic", "support")
MOON = ("dark_landing", "what_digs_below", "outer_ring", "cold_clones", "recall", "great_worm")


def number(table_name: str, **fields: Any) -> int:
    """How many tokens or cards of a kind Strikeback holds that are as the fields say."""
    found = 0
    for entry in getattr(CATALOGUE, table_name).values():
        alike = all(getattr(entry, name) == value for name, value in fields.items())
        of_a_pack = getattr(entry, "user", None) in CLASS_PACKS
        if not alike or of_a_pack or getattr(entry, "add_on", None):
            continue
        if isinstance(entry, Counted):
            found += copies_by_set(entry).get(OWN, 0)
        else:
            found += entry.set == OWN
    return found


def test_the_cards_of_strikeback():
    """GX-2.a/event GX-2.a/close GX-2.a/alien GX-2.a/master GX-2.a/npc"""
    assert number("events") == 15
    assert number("close_encounters") == 24
    assert number("aliens", rank="purple") == 1
    assert number("aliens") == 12 + 1
    assert number("npcs") == 4


def test_the_tokens_of_strikeback():
    """GX-2.m/improved GX-2.m/alien GX-2.m/device GX-2.m/skill GX-2.m/psionic"""
    assert number("weapons", rank="improved") == 2
    assert number("weapons", rank="alien") == 5
    assert number("powers", kind="device") == 16
    assert number("powers", kind="skill") == 3
    assert number("powers", kind="psionic") == 10


def test_the_critical_tokens_of_strikeback():
    """GX-2.g/first GX-2.g/second"""
    assert [number("criticals", level=level) for level in (1, 2, 3)] == [10, 10, 0]


def test_the_map_pieces_of_strikeback():
    """GX-2.o/tiles GX-2.o/overlay"""
    assert number("tiles") == 3
    tiles = [tile for tile in CATALOGUE.tiles.values() if tile.set == OWN]
    assert all(set(tile.sides) == {"A", "B"} for tile in tiles)
    laid = [overlay for overlay in CATALOGUE.overlays.values() if overlay.set == OWN]
    assert [(overlay.copies, overlay.hexes) for overlay in laid] == [(1, 2)]


def test_a_poison_token_shows_one_of_two_levels():
    """GX-2.e/sides"""
    levels: list[int] = []
    for level in (1, 2, 3):
        try:
            levels.append(msgspec.convert({"do": "poison", "level": level}, Poison).level)
        except msgspec.ValidationError:
            levels.append(0)
    assert levels == [1, 2, 0]
    shown = table(agents={"chromium": {"hex": "4,2", "poison": 2}}, open=[{"do": "RefreshPhase"}])
    assert shown.agent("chromium").poison == 1


def test_the_poison_tokens_of_strikeback():
    """GX-2.e/number"""
    assert CATALOGUE.supplies[OWN].poison == 6


SEVEN = ("4,2", "5,2", "6,2", "4,3", "5,3", "6,3", "7,3")


def test_marks_and_poison_never_run_out():
    """GX-2.q/mark GX-2.q/poison"""
    crowd = {f"spine_critter-green-{n}": place for n, place in enumerate(SEVEN, 1)}
    marked = table(agents={"chromium": "1,4"}, aliens=crowd).state
    for alien in crowd:
        lock_on(marked, alien, 2, "GX-8.3.a")
    assert [marked.aliens[alien].lock for alien in crowd] == [2] * len(SEVEN)
    names = ("chromium", "thorium", "mercury", "iridium", "titanium", "dr_gd209", "dr_sentry")
    squad = {name: {"hex": place} for name, place in zip(names, SEVEN, strict=True)}
    for drone in names[5:]:
        squad[drone]["owner"] = "chromium"
    ill = table(agents=squad).state
    for name in names:
        poison(ill, name, 1, "GX-9.3.2.a")
    assert [ill.agents[name].poison for name in names] == [1] * len(names)


def test_a_mission_of_strikeback_has_one_armory_at_most():
    """GX-2.r/armory"""
    plain = CATALOGUE.missions["outer_ring"]
    two = replace(plain, armory={"15,-3": "alien", "6,3": "improved"})
    assert [path for path, _ in faults(plain, CATALOGUE)] == []
    assert [path for path, _ in faults(two, CATALOGUE)] == [("armory",)]


def test_the_same_token_of_two_products_is_one_token_with_more_copies():
    """GX-2.i"""
    core, both = filtered(CATALOGUE, ("core",)), filtered(CATALOGUE, ("core", OWN))
    assert core.powers["d_medikit"].copies == CATALOGUE.powers["d_medikit"].copies
    assert both.powers["d_medikit"].copies == core.powers["d_medikit"].copies + 2
    assert both.powers["d_medikit"].effects == core.powers["d_medikit"].effects


def moon(mission: str = "outer_ring", squad: tuple[str, ...] = ("chromium", "thorium")) -> Any:
    return new_game(new_setup(mission, squad, seed=5)).state


def test_the_pools_of_a_strikeback_mission_hold_core_and_strikeback():
    """GX-2.2.a/weapon GX-2.2.a/device GX-2.2.a/skill"""
    box = moon().box
    for kind, own, core in (
        ("weapons", "aw_pulsar", "aw_plasma"),
        ("powers", "d_trauma", "d_mines"),
        ("powers", "sk_alien", "sk_gunsmith"),
    ):
        assert {own, core} <= set(getattr(box, kind))
    assert box.powers["sk_alien"].copies == CATALOGUE.powers["sk_alien"].copies + 3


@pytest.mark.parametrize("mixed", [True, False])
def test_a_mission_may_be_played_with_what_strikeback_holds(mixed):
    """GX-2.2.b"""
    setup = new_setup("dust_signal", ("chromium", "mercury"), seed=2)
    chosen = replace(setup, options={**setup.options, OWN: mixed})
    box = galaxy_defenders_pack.box_for(chosen)
    assert ("d_trauma" in box.powers) == mixed


def test_an_extinction_mission_takes_what_strikeback_holds():
    """GX-1.a/strikeback GX-1.a/aliens"""
    plain = CATALOGUE.missions["dust_signal"]
    later = replace(
        plain,
        set="extinction",
        with_sets=(OWN,),
        alien_deck={**plain.alien_deck, "digger-green": 1},
        npc_deck=("npc_blade",),
        devices={"marine": ("d_trauma",)},
    )
    assert list(faults(later, CATALOGUE)) == []
    without = replace(later, with_sets=())
    paths = {path[0] for path, _ in faults(without, CATALOGUE)}
    assert {"alien_deck", "npc_deck", "devices"} <= paths


def test_missions_differ_in_map_decks_and_tokens():
    """GX-4.b/map GX-4.b/decks GX-4.b/tokens"""
    one, other = moon("dark_landing"), moon("what_digs_below")
    assert set(one.box.board.terrain.sides) != set(other.box.board.terrain.sides)
    assert one.alien_deck != other.alien_deck
    assert one.event_deck != other.event_deck
    assert moon("cold_clones").locks != one.locks
    assert dict(one.tokens) == {"equipment-1": "5,-1", "equipment-2": "0,7"}
    assert not other.tokens
    assert {row.kind for row in other.objects.values()} == {"drill"}


def test_every_figure_has_a_name_of_its_own():
    """GX-2.5.a/alien GX-2.5.a/suit"""
    empty = table(agents={"chromium": "1,4"}).state
    assert len({empty.arrive() for _ in range(3)}) == 3
    state = moon("great_worm")
    suits = [name for name, one in pieces(state).items() if one.kind == "suit"]
    assert len(suits) == len(set(suits)) == 2
    twins = table(
        agents={"chromium": "1,4"},
        open=[{"do": "NewAlien", "hex": "4,2", "species": "aracnos", "rank": "green"}],
        decks={"alien": [["aracnos-green", "aracnos-green"]]},
        aliens={"aracnos-green-1": "8,4"},
    )
    twins.dice("aracnos-green")
    assert len(twins.state.aliens) == 2


@pytest.mark.parametrize("mission", MOON)
def test_a_mission_of_strikeback_needs_no_other_expansion(mission):
    """GX-1.d/strikeback"""
    setup = new_setup(mission, ("chromium", "mercury"), seed=2)
    state, _ = begin(setup, galaxy_defenders_pack.box_for(setup))
    sets = {entry.set for entry in state.box.catalogue.powers.values()}
    assert sets == {"core", OWN}
    assert state.agents.keys() == {"chromium", "mercury"}
