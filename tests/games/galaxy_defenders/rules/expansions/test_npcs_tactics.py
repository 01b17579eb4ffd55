"""GX 10.3 NPC TACTICS, by their colours."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.expansions.npc_table import FAR, A, B, acting, ally, fresh
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.rules.expansions.npcs import tactics
from xenofront.games.galaxy_defenders.rules.state import AgentId
from xenofront.kernel import Chance

pytestmark = pytest.mark.usefixtures("both_sets")


def roll(game: Any, what: str, face: str) -> Any:
    while isinstance(game.game.pending, Chance) and game.asked == what:
        game.dice(face)
    return game


def refusal(game: Any, card: str, moment: str, *, in_turn: bool) -> str | None:
    game.state.acting = AgentId(card if in_turn else "")
    return tactics.refusal_at(game.state, AgentId(card), moment)


def with_tactic(card: str, **fields: Any) -> Any:
    return table(agents={"chromium": FAR, card: fresh(card)}, **fields)


# -- red -------------------------------------------------------------------------------------------


def test_a_red_tactic_is_used_in_the_activation():
    """GX-10.3.d/turn GX-10.3.b/used GX-10.3.f"""
    game = acting(npc=fresh("npc_assault"), aliens={A: "6,3"})
    assert (game.asked, game.seat) == ("npc_tactic", "chromium")
    assert game.options == ("none", f"npc_assault/rifle {A}")
    game.choose(f"npc_assault/rifle {A}")
    roll(game, "hit", "GD")
    assert [event.hits for event in game.told("HitsRolled")] == [2]
    roll(game, "defend", "SHIELD")
    assert game.agent("npc_assault").powers == ()
    roll(game, "hit", "GD")
    assert [event.hits for event in game.told("HitsRolled")] == [2, 0]
    assert game.is_over


def test_a_tactic_may_be_kept():
    """GX-10.3.b/declined"""
    game = acting(npc=fresh("npc_assault"), aliens={A: "6,3"}).choose("none")
    roll(game, "hit", "GD")
    assert game.asked == "npc_tactic"
    game.choose("none")
    assert game.is_over
    assert game.agent("npc_assault").powers == ("npc_assault/tactic",)


def test_outside_the_activation_a_red_tactic_is_refused():
    """GX-10.3.d/outside"""
    game = with_tactic("npc_assault")
    assert refusal(game, "npc_assault", "acting", in_turn=False) == "GX-10.3.d"
    assert refusal(game, "npc_assault", "acting", in_turn=True) is None


def test_a_red_tactic_without_effects_helps_the_attack_that_is_made():
    """GX-10.3.d/turn"""
    game = acting("npc_rebel", npc=fresh("npc_rebel"), aliens={A: "6,3", B: "7,0"})
    game.choose(f"{A} at 4,2")
    assert (game.asked, game.options) == ("npc_tactic", ("none", "use"))
    game.choose("use")
    roll(game, "hit", "HIT")
    assert len(game.game.log) > 3
    defended = set()
    while game.asked == "defend":
        frame: Any = game.game.stack[-1]
        defended.add(frame.target)
        game.dice("JAM")
    assert defended == {A, B}
    assert game.agent("npc_rebel").powers == ()
    assert game.agent("npc_rebel").lasting == ()


# -- blue ------------------------------------------------------------------------------------------


def moving() -> Any:
    """An alien comes beside an NPC."""
    return table(
        agents={"chromium": FAR, "npc_blade": fresh("npc_blade", "4,2")},
        aliens={A: "5,2"},
        open={"do": "Guard", "alien": A},
    )


def test_a_blue_tactic_is_used_outside_the_activation():
    """GX-10.3.e/outside"""
    game = moving()
    assert (game.asked, game.options) == ("npc_tactic", ("none", f"npc_blade/sword {A}"))
    game.choose(f"npc_blade/sword {A}")
    assert game.told("AttackDeclared")[0].attacker == "npc_blade"


def test_an_alien_that_has_only_come_has_not_moved():
    game = table(
        agents={"chromium": FAR, "npc_blade": fresh("npc_blade", "4,2")},
        aliens={A: "5,2"},
        open={"do": "Guard", "alien": A, "arrived": True},
    )
    assert game.is_over


def test_in_the_activation_a_blue_tactic_is_refused():
    """GX-10.3.e/turn"""
    game = with_tactic("npc_blade")
    assert refusal(game, "npc_blade", "alien_moved", in_turn=True) == "GX-10.3.e"
    assert refusal(game, "npc_blade", "alien_moved", in_turn=False) is None
    assert refusal(game, "npc_blade", "agent_attacked", in_turn=False) == "GX-10.3.b"


def attacked(target: str = "chromium", place: str = "5,2", **more: Any) -> Any:
    game = table(
        agents={"chromium": "4,2", "npc_shield": fresh("npc_shield", place), **more},
        aliens={A: "4,3"},
        open={
            "do": "Attack",
            "attacker": A,
            "weapon": "aracnos-green/claws",
            "target": target,
        },
    )
    return roll(game, "hit", "HIT+AMMO")


def test_cover_cancels_all_hits_on_an_agent():
    """GX-10.3.e/outside"""
    game = attacked()
    assert (game.asked, game.options) == ("npc_tactic", ("none", "use"))
    game.choose("use")
    assert game.is_over
    assert game.agent("chromium").wounds == 0
    assert game.state.cancelled == 0
    kept = attacked().choose("none")
    roll(kept, "defend", "JAM")
    assert kept.agent("chromium").wounds > 0


def test_cover_is_only_for_agents_near_by():
    assert attacked(place="8,4").asked == "defend"
    assert attacked("npc_blade", npc_blade=ally("5,3")).asked != "npc_tactic"


# -- purple ----------------------------------------------------------------------------------------


def test_a_purple_tactic_is_used_in_the_activation():
    """GX-10.3.c/turn"""
    game = acting(
        "npc_medic", npc=fresh("npc_medic"), agents={"chromium": {"hex": "5,2", "wounds": 3}}
    )
    assert (game.asked, game.options) == ("npc_tactic", ("none", "on chromium"))
    game.choose("on chromium")
    assert game.agent("chromium").wounds == 0


def test_a_purple_tactic_is_used_outside_the_activation():
    """GX-10.3.c/outside"""
    team = {"chromium": {"hex": "5,2", "wounds": 2}, "npc_medic": fresh("npc_medic")}
    game = table(agents=team)
    game.choose("tactic npc_medic", "on chromium")
    assert game.agent("chromium").wounds == 0
    assert not game.offers("tactic")
    assert game.refusal("tactic npc_medic") == "GX-10.3.f"
    game = table(agents=team, open={"do": "AliensTurn", "agent": "chromium"})
    assert game.asked == "npc_tactic"


def test_only_the_player_of_the_npc_uses_its_tactic():
    """GX-10.3.b/used"""
    team = {
        "thorium": {"hex": "5,2", "wounds": 2},
        "chromium": FAR,
        "npc_medic": fresh("npc_medic"),
    }
    game = table(agents=team)
    assert game.refusal("tactic npc_medic") == "GX-6.2.1.2.a"


def drawn(choice: str) -> Any:
    game = table(
        agents={"chromium": "4,2", "npc_hackbar": fresh("npc_hackbar", "1,4")},
        aliens={A: "4,3"},
        decks={"close": ["ce01", "ce02"]},
        open={"do": "AliensTurn", "agent": "chromium"},
    ).dice("ce01")
    assert (game.asked, game.options) == ("npc_tactic", ("none", "use"))
    return game.choose(choice)


def test_a_purple_tactic_refuses_the_card_that_was_drawn():
    """GX-10.3.c/outside"""
    game = drawn("use")
    assert game.is_over
    assert game.told("CloseEncounterRefused")
    assert game.state.close_discard == ("ce01",)
    assert not game.told("CloseEncounterDrawn")
    assert drawn("none").told("CloseEncounterDrawn")


# -- once ------------------------------------------------------------------------------------------


def test_a_used_tactic_is_not_regained():
    """GX-10.3.g GX-10.3.f"""
    game = table(
        agents={"chromium": FAR, "npc_assault": ally("5,2")},
        open={"do": "RefreshPhase"},
    )
    assert game.agent("npc_assault").powers == ()
    assert refusal(game, "npc_assault", "acting", in_turn=True) == "GX-10.3.f"


def test_an_act_of_valour_does_not_restore_it():
    """GX-10.3.h"""
    spent = {"spent": ("npc_assault/tactic",), "powers": ("npc_assault/tactic",)}
    own = {"hex": FAR, "powers": ("bt_aim",), "spent": ("bt_aim",)}
    both = table(
        agents={"chromium": own, "npc_assault": {**ally("5,2"), **spent}},
        open={"do": "RestoreTactic"},
    )
    assert [told.tactic for told in both.told("TacticRestored")] == ["bt_aim"] or (
        both.asked == "restore" and len(both.options) == 1
    )
    game = table(
        agents={"chromium": FAR, "npc_assault": {**ally("5,2"), **spent}},
        open={"do": "RestoreTactic"},
    )
    assert game.is_over
    assert not game.told("TacticRestored")


def test_a_paralysed_npc_uses_no_tactic():
    game = with_tactic("npc_assault")
    game.state.change_agent("npc_assault", conditions=("paralyzed",))
    assert refusal(game, "npc_assault", "acting", in_turn=True) == "GX-10.4.1.e"
