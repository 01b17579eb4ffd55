"""GX 11.3.1 Whom a master alien hunts."""

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, table
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import wound
from xenofront.games.galaxy_defenders.rules.script import describe
from xenofront.games.galaxy_defenders.rules.state import Menace
from xenofront.kernel import Seat

MASTER, OTHER = "xeno_beast-red-1", "xeno_beast-red-2"
SQUAD = {"chromium": "4,2", "titanium": "4,4"}


def hunted(holder="chromium", level=1, agents=None, **more):
    """A table with a master alien that hunts somebody."""
    squad = agents or SQUAD
    aliens = {MASTER: "6,3", OTHER: "9,1"}
    menace = {MASTER: {"holder": holder, "level": level}}
    return table(agents=squad, aliens=aliens, menace={**menace, **more.pop("menace", {})}, **more)


def token(game, alien=MASTER):
    row = game.state.menace[alien]
    return row.holder, row.level


def hurt(by, amount=1, **more):
    """The token after somebody has wounded the master."""
    game = hunted(**more)
    wound(game.state, MASTER, amount, "GD-7.3.ai", by)
    return token(game)


def test_wounds_by_whom_it_hunts_make_it_furious():
    """GX-11.3.1.c/holder, GX-11.3.1.s"""
    assert hurt("chromium") == ("chromium", 2)
    assert hurt("chromium", level=2) == ("chromium", 2)


def test_wounds_by_another_calm_it_first_and_then_draw_it_away():
    """GX-11.3.1.g, GX-11.3.1.h, GX-11.3.1.k"""
    assert hurt("titanium", level=2) == ("chromium", 1)
    assert hurt("titanium") == ("titanium", 1)


def test_several_wounds_of_one_attack_turn_the_token_once():
    """GX-11.3.1.r/level, GX-11.3.1.r/holder"""
    assert hurt("titanium", amount=3, level=2) == ("chromium", 1)


@pytest.mark.parametrize("drone", ["dr_sentry", "dr_gd209"])
def test_wounds_by_a_drone_are_those_of_its_owner(drone):
    """GX-11.3.1.d/drone"""
    squad = {"thorium": "4,2", "chromium": "4,4", drone: {"hex": "5,2", "owner": "thorium"}}
    assert hurt(drone, agents=squad) == ("thorium", 1)
    assert hurt(drone, holder="thorium", agents=squad) == ("thorium", 2)


def test_an_attack_moves_the_token():
    """GX-11.3.1.h"""
    game = hunted(holder="titanium").choose(f"attack w_rifle {MASTER}")
    game.dice("HIT+BOLT", "HIT", "HIT")
    while game.game.pending and game.asked == "defend":
        game.dice("JAM")
    assert game.alien(MASTER).wounds
    assert token(game) == ("chromium", 1)
    told = [(event.agent, event.level) for event in game.told("MenaceMoved")]
    assert told == [("chromium", 1)]


def test_an_attack_without_wounds_moves_no_token():
    """GX-11.3.1.c/none"""
    game = hunted().choose(f"attack w_rifle {MASTER}").dice("HIT", MISS, MISS)
    while game.asked == "defend":
        game.dice("SHIELD")
    assert game.told("DefenceRolled")
    assert token(game) == ("chromium", 1)


def test_wounds_by_nobody_leave_the_token_where_it_is():
    """GX-11.3.1.v/event, GX-11.3.1.v/ground"""
    assert hurt("titanium", level=2) == ("chromium", 1)
    assert hurt("", level=2) == ("chromium", 2)
    assert hurt(OTHER, level=2) == ("chromium", 2)
    burnt = hunted(level=2, flames=["6,3"], open={"do": "Hazards", "alien": MASTER})
    assert burnt.alien(MASTER).wounds == 1
    assert token(burnt) == ("chromium", 2)


def test_a_mine_counts_for_who_laid_it():
    """GX-11.3.1.v/mine"""
    mines = {"5,3": "titanium"}
    game = hunted(mines=mines, open={"do": "Hazards", "alien": MASTER})
    while game.asked in ("hit", "defend"):
        game.dice("HIT" if game.asked == "hit" else "JAM")
    assert game.alien(MASTER).wounds
    assert token(game) == ("titanium", 1)
    fallen = {**SQUAD, "titanium": {"hex": "4,4", "alive": False}}
    assert hurt("titanium", agents=fallen) == ("chromium", 1)


def test_each_master_has_a_token_of_its_own():
    """GX-11.3.1.u"""
    game = hunted(menace={OTHER: {"holder": "titanium", "level": 2}})
    wound(game.state, MASTER, 1, "GD-7.3.ai", "titanium")
    assert token(game) == ("titanium", 1)
    assert token(game, OTHER) == ("titanium", 2)


def test_who_dies_or_leaves_hands_the_token_to_the_alpha():
    """GX-11.3.1.q, GX-11.3.1.x"""
    for end in ("AgentDeath", "LeaveMap"):
        game = hunted(
            holder="titanium", level=2, alpha="chromium", open={"do": end, "agent": "titanium"}
        )
        assert token(game) == ("chromium", 1)
        game = hunted(level=2, alpha="chromium", open={"do": end, "agent": "chromium"})
        assert token(game) == ("titanium", 1)
        game = hunted(level=2, alpha="titanium", open={"do": end, "agent": "titanium"})
        assert token(game) == ("chromium", 2)


@pytest.mark.parametrize(("rank", "tokens"), [("purple", [("titanium", 1)]), ("red", [])])
def test_a_master_that_arrives_hunts_the_alpha(rank, tokens):
    """GX-11.3.1.b"""
    game = table(
        agents=SQUAD,
        alpha="titanium",
        cards={"aliens.xeno_beta-green": {"rank": rank}},
        decks={"alien": ["xeno_beta-green"]},
        open={"do": "NewAlien", "hex": "6,3"},
    ).dice("xeno_beta-green")
    assert [(token.holder, token.level) for token in game.state.menace.values()] == tokens


def test_the_token_goes_with_the_master():
    """GX-11.3.1.u"""
    game = hunted(open={"do": "AlienDeath", "alien": MASTER})
    assert game.state.menace == {}
    state = hunted(level=2).state
    assert state.menace == {MASTER: Menace(Seat("chromium"), 2)}
    assert describe(state)["menace"] == {MASTER: {"holder": "chromium", "level": 2}}
