"""GX 10.1 NPCs: their cards, deck and players; GX 11.10.1 their signals."""

from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.expansions.npc_table import FAR, ally
from tests.games.galaxy_defenders.rules.table import ground, table
from xenofront.games.factory import system
from xenofront.games.galaxy_defenders.content.effects import Bring, TeleportSignals
from xenofront.games.galaxy_defenders.content.missions import NpcsAlive, SpecialAction
from xenofront.games.galaxy_defenders.rules.ch4_setup.setup import begin
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_effects import signals_due
from xenofront.games.galaxy_defenders.rules.ch6_sequence.objectives import holds
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import wound
from xenofront.games.galaxy_defenders.rules.expansions.npcs.deck import npc_cards, tokens
from xenofront.games.galaxy_defenders.rules.options import Options
from xenofront.kernel import Seat, Setup, SetupRefused

pytestmark = pytest.mark.usefixtures("both_sets")
CHROMIUM = "chromium"


def coming(*agents: str, card: str = "", rows: Any = None, cards: Any = None, **decks: Any) -> Any:
    """An NPC comes onto the map at 4,2; the first agent is the alpha."""
    team = dict(zip(agents, (FAR, "5,9", "7,9"), strict=False))
    return table(
        agents={**team, **(rows or {})},
        open={"do": "NewNpc", "hex": "4,2", "card": card},
        decks={"npc": [["npc_assault", "npc_blade"]], **decks},
        cards=cards,
    )


def owner(game: Any, npc: str = "npc_assault") -> str:
    return str(game.agent(npc).owner)


# -- the deck ------------------------------------------------------------------------------------


def box(**fields: Any) -> Any:
    found: Any = system("galaxy-defenders").box_for(Setup(system="x", mission="x", seats=()))
    mission = msgspec.structs.replace(found.mission, **fields)

    class Changed:
        npcs = found.npcs

    Changed.mission = mission  # type: ignore[attr-defined]
    return Changed


def deck(*names: str, team: tuple[str, ...] = (), npcs: Any = None, **switches: bool) -> set[str]:
    there = box(npc_deck=names)
    there.npcs = {**there.npcs, **(npcs or {})}
    return {*npc_cards(there, Options(**switches), team)}


def test_the_mission_sets_up_the_deck():
    """GX-10.1.1.a"""
    assert deck("npc_assault", "npc_medic") == {"npc_assault", "npc_medic"}
    rules = system("galaxy-defenders")
    setup = Setup(system=rules.name, mission="dust_signal", seats=(Seat(CHROMIUM),), seed=1)
    found: Any = rules.box_for(setup)
    found.mission = msgspec.structs.replace(found.mission, npc_deck=("npc_blade", "npc_assault"))
    state, _ = begin(setup, found)
    assert state.npc_deck == (("npc_assault", "npc_blade"),)


def test_of_two_versions_of_an_agent_the_newer_one_stays():
    """GX-10.1.1.e"""
    npcs = box().npcs
    newer = msgspec.structs.replace(npcs["npc_chromium"], id="npc_new", set="extinction")
    assert deck("npc_chromium", "npc_new", npcs={"npc_new": newer}) == {"npc_new"}
    other = msgspec.structs.replace(newer, twin_of="mercury")
    assert deck("npc_chromium", "npc_new", npcs={"npc_new": other}) == {"npc_chromium", "npc_new"}


def test_twins_are_off_by_default():
    """GX-10.1.1.1.a"""
    assert not Options().twins_in_arms


def test_without_twins_the_doubles_of_agents_in_play_are_not_in_the_deck():
    """GX-10.1.1.1.b/removed GX-10.1.1.1.b/others"""
    both = ("npc_chromium", "npc_mercury", "npc_assault")
    assert deck(*both, team=("chromium",)) == {"npc_mercury", "npc_assault"}


def test_the_double_of_a_drone_always_stays():
    """GX-10.1.1.1.c"""
    assert deck("npc_gd209", team=("dr_gd209", "thorium")) == {"npc_gd209"}


def test_with_twins_all_may_come():
    """GX-10.1.1.1.d"""
    assert deck("npc_chromium", team=("chromium",), twins_in_arms=True) == {"npc_chromium"}


def reserve(mission: Any = None, **switches: bool) -> tuple[int, int]:
    """HUMAN and NPC signals."""
    there = tokens(box(**(mission or {})).mission, Options(**switches))
    return there.count("HUMAN"), there.count("NPC")


@pytest.mark.parametrize("name", ["core", "strikeback"])
def test_an_npc_signal_takes_the_place_of_a_human_one(name):
    """GX-10.5.a/core GX-10.5.a/strikeback"""
    assert reserve({"set": name}) == (2, 0)
    assert reserve({"set": name}, allies=True) == (1, 1)


def test_in_extinction_it_takes_the_place_of_two():
    """GX-10.5.c"""
    assert reserve(allies=True) == (0, 1)
    assert reserve({"human_signals": 1}, allies=True) == (1, 0)


def test_an_easier_game_swaps_another_one_or_adds_one():
    """GX-10.5.b/swapped GX-10.5.b/added"""
    assert reserve({"set": "core"}, allies=True, more_allies=True) == (0, 2)
    assert reserve({"set": "core"}, allies=True, extra_ally=True) == (1, 2)


def test_with_allies_every_npc_of_the_box_may_come():
    """GX-10.5.a/core"""
    assert deck(allies=True) == {*box().npcs}
    assert deck() == set()


def test_a_mission_cannot_ask_for_more_npc_signals_than_there_are():
    """GX-2.c/npc"""
    rules = system("galaxy-defenders")
    setup = Setup(system=rules.name, mission="dust_signal", seats=(Seat(CHROMIUM),), seed=1)
    found: Any = rules.box_for(setup)
    found.mission = msgspec.structs.replace(found.mission, npc_deck=("npc_assault",), npc_signals=6)
    state, _ = begin(setup, found)
    assert state.signal_piles[0].count("NPC") == 6
    found.mission = msgspec.structs.replace(found.mission, npc_signals=7)
    with pytest.raises(SetupRefused, match="NPC"):
        begin(setup, found)


# -- coming into play ------------------------------------------------------------------------------


def test_the_top_card_of_the_deck_comes():
    """GX-10.1.1.b/top GX-10.1.2.a"""
    game = coming(CHROMIUM, "thorium", npc=["npc_medic", ["npc_blade"]])
    assert (game.asked, game.options) == ("npc", ("npc_medic",))
    game.dice("npc_medic")
    assert game.agent("npc_medic").hex == "4,2"
    assert game.state.npc_deck == (("npc_blade",),)
    assert owner(game, "npc_medic") == CHROMIUM


def test_no_card_of_an_npc_is_on_two_figures():
    """GX-2.5.a/npc"""
    game = table(
        agents={CHROMIUM: FAR},
        open=[{"do": "NewNpc", "hex": "4,2"}, {"do": "NewNpc", "hex": "8,4"}],
        decks={"npc": ["npc_medic", "npc_blade"]},
    )
    first = game.options[0]
    game.dice(first)
    assert game.options
    assert first not in game.options


def test_an_effect_that_names_an_npc_brings_that_one():
    """GX-10.1.1.b/named"""
    game = coming(CHROMIUM, card="npc_blade")
    assert game.agent("npc_blade").hex == "4,2"
    assert game.state.npc_deck == (("npc_assault",),)


def test_a_named_one_comes_from_below_and_from_the_discard_pile():
    """GX-10.1.1.b/named"""
    game = coming(CHROMIUM, card="npc_blade", npc=["npc_assault", ["npc_medic", "npc_blade"]])
    assert game.agent("npc_blade").alive
    assert game.state.npc_deck == (("npc_assault", "npc_medic"),)
    game = coming(CHROMIUM, card="npc_blade", npc=["npc_assault"], npc_discard=["npc_blade"])
    assert game.agent("npc_blade").alive
    assert game.state.npc_discard == ()
    game = coming(CHROMIUM, card="npc_blade", npc=["npc_assault"])
    assert "npc_blade" not in game.state.agents


def test_an_empty_deck_is_made_anew_of_the_discard_pile():
    """GX-10.1.1.c"""
    game = coming(CHROMIUM, npc=[], npc_discard=["npc_blade", "npc_medic"])
    assert game.options == ("npc_blade", "npc_medic")
    game.dice("npc_blade")
    assert game.state.npc_deck == (("npc_medic",),)
    assert game.state.npc_discard == ()


def test_a_new_npc_is_unhurt_with_its_tactic_its_shield_and_all_its_weapons():
    """GX-10.4.a GX-10.3.a"""
    row = coming(CHROMIUM).dice("npc_assault").agent("npc_assault")
    assert (row.wounds, row.shield, row.powers) == (0, 1, ("npc_assault/tactic",))
    assert [slot.id for slot in row.weapons] == ["npc_assault/rifle", "npc_assault/butt"]


def held(*owners: str) -> dict[str, Any]:
    cards = ("npc_medic", "npc_shield", "npc_hackbar", "npc_rebel", "npc_gd209")
    rows = zip(cards, owners, strict=False)
    return {
        card: ally(place, owner=name)
        for (card, name), place in zip(rows, ("0,9", "1,9", "0,10", "2,9", "1,10"), strict=False)
    }


TEAM = (CHROMIUM, "thorium", "mercury")


def test_a_card_goes_to_the_first_seat_from_the_alpha_with_the_fewest():
    """GX-10.1.2.b/fewest GX-10.1.2.b/order GX-11.10.1.c"""
    assert owner(coming(*TEAM, rows=held(CHROMIUM)).dice("npc_assault")) == "thorium"
    assert owner(coming(*TEAM, rows=held(CHROMIUM, "thorium")).dice("npc_assault")) == "mercury"
    two = held("thorium", "thorium", "mercury", CHROMIUM)
    assert owner(coming(*TEAM, rows=two).dice("npc_assault")) == CHROMIUM


def test_when_all_have_equally_many_the_alpha_gets_the_card():
    """GX-10.1.2.c"""
    assert owner(coming(*TEAM).dice("npc_assault")) == CHROMIUM
    game = table(
        agents={CHROMIUM: FAR, "thorium": "5,9", "mercury": "7,9"},
        alpha="mercury",
        open={"do": "NewNpc", "hex": "4,2"},
        decks={"npc": ["npc_assault"]},
    ).dice("npc_assault")
    assert owner(game) == "mercury"


def led() -> Any:
    return table(
        agents={CHROMIUM: FAR, "thorium": {"hex": "5,9", "powers": ("sk_alien",)}},
        open={"do": "NewNpc", "hex": "4,2"},
        decks={"npc": ["npc_assault"]},
        cards={"powers.sk_alien": {"leads_npcs": True}},
    ).dice("npc_assault")


def test_the_alpha_may_give_all_npcs_to_a_specialist():
    """GX-10.1.2.d/given GX-10.1.2.d/declined"""
    game = led()
    assert (game.asked, game.seat, game.options) == ("who_leads", CHROMIUM, ("thorium", CHROMIUM))
    assert owner(game.choose("thorium")) == "thorium"
    assert owner(led().choose(CHROMIUM)) == CHROMIUM


def test_at_most_five_are_in_play():
    """GX-10.1.2.e"""
    four = coming(CHROMIUM, rows=held(*[CHROMIUM] * 4)).dice("npc_assault")
    assert four.agent("npc_assault").alive
    five = coming(CHROMIUM, rows=held(*[CHROMIUM] * 5))
    assert "npc_assault" not in five.state.agents
    assert five.asked == ""


def test_when_all_cards_are_in_play_nobody_comes():
    """GX-10.1.2.f"""
    game = coming(CHROMIUM, npc=[])
    assert game.asked == ""
    assert [*game.state.agents] == [CHROMIUM]


def test_the_npcs_of_a_dead_agent_are_assigned_anew():
    """GX-10.1.2.h"""
    game = table(
        agents={CHROMIUM: FAR, "thorium": "5,9", "mercury": "7,9", **held(CHROMIUM, CHROMIUM)},
        alpha="thorium",
        open={"do": "AgentDeath", "agent": CHROMIUM},
    )
    assert owner(game, "npc_medic") == "thorium"
    assert owner(game, "npc_shield") == "mercury"


# -- signals ---------------------------------------------------------------------------------------


def revealed(**more: Any) -> Any:
    decks = {"npc": ["npc_assault"], "signals": ["ALIEN", "NPC"], **more.pop("decks", {})}
    rows = more.pop("rows", {})
    return table(
        agents={CHROMIUM: "4,2", **rows},
        signals={"s1": "6,3"},
        open={"do": "RevealSignals"},
        decks=decks,
        **more,
    )


def test_a_signal_does_not_show_that_it_is_an_npc():
    """GX-11.10.1.a/looks"""
    game = revealed()
    assert (game.asked, game.options) == ("token", ("ALIEN", "NPC"))
    assert set(type(game.state.signals["s1"]).__struct_fields__) == {"hex", "pile", "came_from"}


def test_an_npc_signal_moves_like_any_other():
    """GX-11.10.1.a/moves"""
    for token in ("ALIEN", "NPC"):
        game = table(
            map=ground("0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0", sides={"1,0|2,0": "window"}),
            agents={CHROMIUM: "0,0"},
            signals={"s1": "8,0"},
            bars=("1,0|2,0",),
            decks={"signals": [token]},
            teleports={"HIT": "3,0"},
            open={"do": "MoveSignals", "areas": 1, "toward": "closest_teleport"},
        )
        assert len(game.told("SignalMoved")) == 1
        assert game.state.signals["s1"].hex != "8,0"


def test_a_revealed_npc_signal_brings_the_top_npc_to_its_hex():
    """GX-11.10.1.b GX-11.10.1.c GX-11.10.1.d"""
    game = revealed().dice("NPC", "npc_assault")
    assert game.agent("npc_assault").hex == "6,3"
    assert owner(game) == CHROMIUM
    assert game.state.signal_discard == ("NPC",)
    assert game.state.signals == {}


def test_a_signal_of_one_product_may_bring_an_npc_of_the_other():
    """GX-11.10.1.e"""
    game = revealed(decks={"npc": ["npc_hackbar"]}).dice("NPC", "npc_hackbar")
    assert game.agent("npc_hackbar").hex == "6,3"


def test_with_five_in_play_an_npc_signal_is_only_discarded():
    """GX-10.1.2.g/five GX-2.m/tactic"""
    game = revealed(rows=held(*[CHROMIUM] * 5)).dice("NPC")
    assert game.asked == ""
    assert game.state.signal_discard == ("NPC",)
    assert "npc_assault" not in game.state.agents


def test_with_all_cards_in_play_an_npc_signal_is_only_discarded():
    """GX-10.1.2.g/cards"""
    assert revealed(decks={"npc": ["npc_assault"]}).dice("NPC").asked == "npc"
    game = revealed(decks={"npc": []}).dice("NPC")
    assert game.asked == ""
    assert game.state.signal_discard == ("NPC",)


def test_npcs_reveal_signals_in_their_sight():
    """GX-10.1.m"""
    game = table(
        agents={CHROMIUM: {"hex": FAR}, "npc_assault": ally("4,2")},
        signals={"s1": "6,3"},
        open={"do": "RevealSignals"},
    )
    assert game.asked == "token"


def test_an_npc_that_comes_reveals_what_it_sees():
    """GX-10.1.m"""
    hexes = "0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0"
    game = table(
        map=ground(hexes, sides={"1,0|2,0": "wall"}),
        agents={CHROMIUM: "0,0"},
        signals={"s1": "6,0"},
        decks={"npc": ["npc_assault"]},
        open={"do": "NewNpc", "hex": "4,0"},
    ).dice("npc_assault")
    assert game.asked == "token"


# -- no agents -----------------------------------------------------------------------------------


def test_npcs_have_no_turn_and_cause_no_aliens_turn():
    """GX-10.1.k GX-10.1.l"""
    game = table(
        agents={CHROMIUM: FAR, "npc_assault": ally("5,9")},
        decks={"close": ["ce01", "ce02"]},
        open={"do": "BattlePhase"},
    )
    game.choose("end").dice("ce01")
    turns = [event.agent for event in game.told("TurnBegan")]
    assert turns == [CHROMIUM]
    assert len(game.told("CloseEncounterDrawn")) == 1


def test_events_do_not_count_npcs_as_agents():
    """GX-10.1.j"""
    effect = TeleportSignals(by_agents=(1, 2, 3, 4, 5))
    team = {CHROMIUM: FAR, "thorium": "7,9", "npc_assault": ally("5,9")}
    assert signals_due(table(agents=team).state, effect) == 2


def test_every_npc_has_wounds_and_a_tactic_of_its_own():
    """GX-10.b/wounds GX-10.b/powers"""
    game = table(
        agents={
            CHROMIUM: {"hex": "5,2", "wounds": 2},
            "npc_medic": {"hex": "4,2", "owner": CHROMIUM},
            "npc_assault": {"hex": "3,2", "owner": CHROMIUM},
        },
    )
    wound(game.state, "npc_medic", 2, "GX-10.b")
    assert game.agent("npc_medic").wounds == 2
    assert game.agent("npc_assault").wounds == 0
    game.choose("tactic npc_medic", "on chromium")
    assert game.agent("npc_medic").powers == ()
    assert game.agent("npc_assault").powers == ("npc_assault/tactic",)


# -- in missions -----------------------------------------------------------------------------------


def test_an_action_of_a_mission_brings_an_npc():
    """GX-10.1.1.b/top"""
    wake = SpecialAction(
        id="wake",
        name="Wake",
        costs=("action",),
        counts="woken",
        effects=(Bring(what="npc", at="6,3"),),
    )
    game = table(
        agents={CHROMIUM: "4,2"},
        decks={"npc": ["npc_blade", "npc_medic"]},
        mission={"actions": (wake,)},
    )
    game.choose("special wake").dice("npc_blade")
    assert game.agent("npc_blade").hex == "6,3"
    assert game.asked == "activity"


def test_an_event_brings_a_named_npc_to_the_first_free_hex_of_the_start():
    """GX-10.1.1.b/named"""
    game = table(
        agents={CHROMIUM: "4,2"},
        decks={"npc": [["npc_blade", "npc_medic"]]},
        mission={
            "start": ("4,2", "5,2"),
            "special_events": {"A": (Bring(what="npc", npc="npc_medic"),)},
        },
        open={"do": "DrawnEvent", "source": "special:A"},
    )
    assert game.agent("npc_medic").hex == "5,2"


def test_where_all_is_taken_an_npc_comes_as_near_as_can_be():
    game = table(
        agents={CHROMIUM: "4,2"},
        decks={"npc": [["npc_blade", "npc_medic"]]},
        mission={"special_events": {"A": (Bring(what="npc", npc="npc_medic", at="4,2"),)}},
        open={"do": "DrawnEvent", "source": "special:A"},
    )
    assert game.agent("npc_medic").hex in ("5,2", "5,1", "4,1", "3,2", "3,3", "4,3")


def test_a_mission_may_want_npcs_alive():
    game = table(agents={CHROMIUM: FAR, **held(CHROMIUM, CHROMIUM)})
    assert holds(game.state, NpcsAlive(at_least=2))
    assert not holds(game.state, NpcsAlive(at_least=3))
