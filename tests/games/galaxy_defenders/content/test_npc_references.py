"""GX 10 Cards of NPCs, and what missions ask of them."""

import msgspec
import pytest

from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.content import mission_references
from xenofront.games.galaxy_defenders.content.catalogue import Npc, NpcRow, NpcTactic
from xenofront.games.galaxy_defenders.content.effects import Attack
from xenofront.games.galaxy_defenders.content.npc_references import faults

CATALOGUE = pack.catalogue()
ASSAULT = CATALOGUE.npcs["npc_assault"]
replace = msgspec.structs.replace


def paths(npc):
    return [path for path, _ in faults(npc, CATALOGUE)]


@pytest.mark.parametrize("npc", CATALOGUE.npcs.values(), ids=lambda npc: npc.id)
def test_every_card_has_all_that_an_npc_needs(npc):
    """GX-10.a/rules GX-10.a/weapon GX-10.a/health GX-10.a/tactic"""
    assert paths(npc) == []
    assert npc.rows
    assert npc.weapons
    assert npc.hp > 0
    assert npc.tactic.name


def test_a_card_without_rules_is_refused():
    """GX-10.a/rules"""
    assert paths(replace(ASSAULT, rows=()))[0] == ("rows",)
    shot = NpcRow(at=2, do=(Attack(weapon="rifle"),))
    assert paths(replace(ASSAULT, rows=(shot,))) == [("rows",)]


def test_a_card_without_a_weapon_is_refused():
    """GX-10.a/weapon"""
    assert ("weapons",) in paths(replace(ASSAULT, weapons=()))
    assert ("rows", 0, "do", 0, "weapon") in paths(replace(ASSAULT, weapons=()))


def test_a_card_without_health_is_refused():
    """GX-10.a/health"""
    assert paths(replace(ASSAULT, hp=0)) == [("hp",)]


def test_a_card_without_a_tactic_is_refused():
    """GX-10.a/tactic"""
    nothing = NpcTactic(colour="red", name="Nothing")
    assert paths(replace(ASSAULT, tactic=nothing)) == [("tactic",)]
    written = msgspec.to_builtins(ASSAULT)
    del written["tactic"]
    with pytest.raises(msgspec.ValidationError, match="tactic"):
        msgspec.convert(written, Npc)


def test_a_card_names_what_there_is():
    wrong = replace(ASSAULT, twin_of="radon")
    assert paths(wrong) == [("twin_of",)]
    away = NpcTactic(colour="red", name="Away", effects=(Attack(weapon="bow"),))
    assert paths(replace(ASSAULT, tactic=away)) == [("tactic", "effects", 0, "weapon")]
    medic = CATALOGUE.npcs["npc_medic"]
    lost = replace(medic, weapons=medic.weapons[1:])
    assert paths(lost) == [("rows", 1, "do", 0, "otherwise", 0, "weapon")]


def asked(**fields):
    mission = replace(CATALOGUE.missions["dust_signal"], **fields)
    return [path for path, _ in mission_references.faults(mission, CATALOGUE)]


def strikeback(**fields):
    return asked(set="strikeback", alien_signals=5, human_signals=2, **fields)


def test_a_strikeback_mission_has_at_most_three_npc_signals():
    """GX-2.c/npc"""
    deck = ("npc_assault",)
    assert strikeback(npc_signals=3, npc_deck=deck) == []
    assert strikeback(npc_signals=4, npc_deck=deck) == [("npc_signals",)]
    assert asked(npc_signals=1, npc_deck=("npc_chromium",)) == [("npc_signals",)]


def test_npc_signals_need_cards_and_each_card_is_there_once():
    assert strikeback(npc_signals=1) == [("npc_deck",)]
    assert strikeback(npc_deck=("npc_blade", "npc_blade")) == [("npc_deck", 1)]


def test_an_earlier_campaign_has_no_npc_of_extinction_unless_it_says_so():
    """GX-10.1.1.d/earlier GX-10.1.1.d/mission"""
    deck = ("npc_hackbar",)
    assert strikeback(npc_deck=deck) == [("npc_deck", 0)]
    assert strikeback(npc_deck=deck, with_sets=("extinction",), custom=True) == []
    assert asked(set="extinction", alien_signals=5, human_signals=2, npc_deck=deck) == []
