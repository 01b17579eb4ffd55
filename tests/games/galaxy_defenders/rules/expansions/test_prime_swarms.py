"""GX 11.6 Prime swarms: one card, two figures, each with HP and shields of its own."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.table import field, rim, table
from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.content.catalogue import Activation
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import neighbours
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import inflict, lock_on
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import guarding
from xenofront.games.galaxy_defenders.rules.ch7_agents.struck import struck_in_area
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import is_vulnerable, matches
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import (
    alien_count,
    figure_hp,
    is_wounded,
)
from xenofront.games.galaxy_defenders.rules.expansions.criticals import put
from xenofront.games.galaxy_defenders.rules.state import AlienId, HexId
from xenofront.kernel import Chance

pytestmark = pytest.mark.usefixtures("both_sets")
ONE, TWO = AlienId("digger-green-1"), AlienId("digger-green-2")
SHOWN = {"close_discard": ["ce29"]}
"""The last card played means Diggers, so that they can be attacked."""


def pair(one: Any = "6,3", two: Any = "7,3") -> dict[str, Any]:
    """The figures of one card."""
    rows: dict[str, Any] = {}
    for name, row in ((ONE, one), (TWO, two)):
        if row is not None:
            rows[name] = {**({"hex": row} if isinstance(row, str) else row), "swarm": ONE}
    return rows


def laid(one: Any = "6,3", two: Any = "7,3", **more: Any) -> Any:
    more = {"agents": {"thorium": "4,2"}, "decks": SHOWN, **more}
    return table(aliens=pair(one, two), **more)


def roll(game: Any, what: str, face: str) -> Any:
    while isinstance(game.game.pending, Chance) and game.asked == what:
        game.dice(face)
    return game


def attack(game_target: str = ONE, *, hits: int = 3, face: str = "JAM", **more: Any) -> Any:
    """Thorium strikes a figure with so many hits; every die of the defence shows the same."""
    card = pack.catalogue().agents["thorium"].weapons[0]
    game = laid(
        cards={f"weapons.{card}": {"red": 0, "blue": 0, "hits": hits, "modifiers": ()}},
        open={"do": "Attack", "attacker": "thorium", "weapon": card, "target": game_target},
        **more,
    )
    return roll(game, "defend", face)


def test_two_figures_are_one_alien():
    """GX-11.6.a"""
    assert alien_count(laid().state) == 1
    assert pack.catalogue().aliens["digger-green"].bodies == 2


@pytest.mark.parametrize("rank", ["green", "blue"])
def test_diggers_come_in_twos(rank):
    """GX-11.6.k/digger GX-11.6.a"""
    game = table(
        agents={"thorium": "0,9"},
        decks={"alien": [f"digger-{rank}"]},
        open={"do": "NewAlien", "hex": "6,3"},
    )
    game.dice(f"digger-{rank}")
    while game.asked == "swarm_hex":
        game.choose(game.options[0])
    assert len({row.hex for row in game.state.aliens.values()}) == 2
    assert len({row.swarm for row in game.state.aliens.values()}) == 1


def test_each_figure_has_the_hp_of_the_card():
    """GX-11.6.b/wounds GX-11.6.d GX-11.6.i/one"""
    game = attack(hits=1)
    assert figure_hp(game.state, ONE) == figure_hp(game.state, TWO) == 2
    assert [game.alien(figure).wounds for figure in (ONE, TWO)] == [1, 0]
    assert {event.unit for event in game.told("DefenceRolled")} <= {ONE}


def test_one_figure_dies_and_the_other_lives_on():
    """GX-11.6.b/death GX-11.6.e/one"""
    game = attack(hits=2, decks={**SHOWN, "close": ["ce01"]})
    assert [*game.state.aliens] == [TWO]
    assert game.told("FigureDied")
    assert game.state.alien_discard == ()
    assert game.state.kills == 0


def test_the_card_is_discarded_with_the_last_figure():
    """GX-11.6.e/both"""
    game = attack(hits=2, two=None)
    assert not game.state.aliens
    assert game.state.alien_discard == ("digger-green",)
    assert game.state.kills == 1


def test_a_card_for_a_distance_looks_at_the_closest_figure():
    """GX-11.6.c/activation"""
    state = laid("11,5", "5,2").state
    assert matches(state, ONE, Activation(within=1))
    assert not matches(state, TWO, Activation(beyond=1))


def test_the_closest_figure_selects_the_rule():
    """GX-11.6.c/rule"""
    game = laid("11,5", "5,2", open={"do": "Activate", "alien": ONE})
    assert game.told("AlienDecided")[0].row == "0"
    assert game.told("AttackDeclared")[0].attacker == TWO


def test_one_figure_that_sees_is_enough():
    """GX-11.6.f GX-11.6.p/either"""
    cage = rim("6,3", "wall")
    game = laid(
        "6,3", "8,2", map=field(sides=cage), agents={"thorium": "9,2"},
        open={"do": "Activate", "alien": ONE},
    )  # fmt: skip
    assert game.told("AttackDeclared")[0].attacker == TWO


def test_the_figure_nearest_to_an_agent_moves_first():
    """GX-11.6.g GX-11.6.l"""
    far = {"thorium": "2,1"}
    game = laid("11,5", "9,3", agents=far, open={"do": "Activate", "alien": ONE})
    while game.asked in ("alien_way", "follow"):
        game.choose(game.options[0])
    moved = [event.alien for event in game.told("AlienMoved")]
    assert moved == [TWO, ONE]
    assert game.alien(ONE).hex in neighbours(game.state, game.alien(TWO).hex)


def test_without_a_free_hex_beside_it_the_other_comes_as_near_as_it_can():
    """GX-11.6.h"""
    around = neighbours(laid().state, HexId("6,3"))
    others = {f"spine_critter-green-{n}": place for n, place in enumerate(around, 5)}
    game = table(
        agents={"thorium": "0,9"},
        aliens={**pair("6,3", "11,5"), **others},
        open={"do": "Gather", "alien": ONE},
    )
    if game.asked == "follow":
        ring = {beyond for place in around for beyond in neighbours(game.state, place)}
        assert {*game.options} <= ring
        game.choose(game.options[0])
    walked = game.state.box.board.walk(0).hexes_from("6,3")
    assert walked[game.alien(TWO).hex] == 2


def test_both_figures_are_targets_of_their_own():
    """GX-11.6.i/separate"""
    game = table(agents={"chromium": "4,2"}, aliens=pair(), decks=SHOWN)
    targets = {option.split()[2] for option in game.offers("attack")}
    assert targets == {ONE, TWO}


def test_area_damage_strikes_both_figures_in_the_area():
    """GX-11.6.j/area"""
    state = laid().state
    assert {*struck_in_area(state, "thorium", "w_rifle", ONE)} == {ONE, TWO}


def test_an_explosion_strikes_both_figures_in_the_zone():
    """GX-11.6.j/explosion"""
    state = laid("6,3", "8,4").state
    assert {*struck_in_area(state, "thorium", "w_rifle", ONE, explosion=True)} == {ONE, TWO}
    assert {*struck_in_area(state, "thorium", "w_rifle", ONE)} == {ONE}


def test_a_condition_holds_for_both_figures():
    """GX-11.6.m/condition"""
    game = laid("5,2", "5,1", open={"do": "Activate", "alien": ONE}, alpha="thorium")
    assert game.told("AttackDeclared")
    for one in (ONE, TWO):
        state = laid().state
        inflict(state, one, "stunned", "GX-11.9.h")
        assert [row.conditions for row in state.aliens.values()] == [("stunned",)] * 2


def test_a_critical_holds_for_both_figures_until_the_last_is_gone():
    """GX-11.6.m/critical"""
    state = laid().state
    token = next(
        t.id
        for t in state.box.criticals.values()
        if "others" in t.fits and t.kind == "defence_dice"
    )
    put(state, TWO, token)
    fewer = [guarding(state, figure, "ranged").dice for figure in (ONE, TWO)]
    assert fewer[0] == fewer[1] < 0
    before = dict(state.critical_discards)
    state.change_alien(ONE, wounds=2)
    game = laid({"hex": "6,3", "wounds": 2, "criticals": [token]},
                {"hex": "7,3", "criticals": [token]}, open={"do": "Deaths"})  # fmt: skip
    assert [*game.state.aliens] == [TWO]
    assert dict(game.state.critical_discards) == before
    last = laid({"hex": "6,3", "wounds": 2, "criticals": [token]}, None, open={"do": "Deaths"})
    assert token in [t for pile in last.state.critical_discards.values() for t in pile]


def test_a_mark_holds_for_both_figures():
    """GX-11.6.m/mark"""
    state = laid().state
    lock_on(state, TWO, 2, "GX-8.3.a")
    assert [row.lock for row in state.aliens.values()] == [2, 2]


def test_each_figure_has_its_own_shield():
    """GX-11.6.n"""
    cards = {"aliens.digger-green": {"shield": 1}}
    game = table(
        agents={"thorium": "0,9"},
        decks={"alien": ["digger-green"]},
        cards=cards,
        open={"do": "NewAlien", "hex": "6,3"},
    ).dice("digger-green")
    while game.asked == "swarm_hex":
        game.choose(game.options[0])
    assert [row.shield for row in game.state.aliens.values()] == [1, 1]


def test_a_wound_on_one_figure_makes_the_unit_wounded():
    """GX-11.6.o/wounded GX-7.2.1.u/wounded"""
    state = laid({"hex": "6,3", "wounds": 1}, decks={"close_discard": ["ce12"]}).state
    assert is_wounded(state, TWO)
    assert is_vulnerable(state, ONE)
    assert is_vulnerable(state, TWO)


def test_a_dead_figure_makes_the_unit_wounded():
    """GX-11.6.o/dead GX-7.2.1.u/dead"""
    state = laid(None, "7,3", decks={"close_discard": ["ce12"]}).state
    assert is_wounded(state, TWO)
    assert is_vulnerable(state, TWO)


def test_with_both_unhurt_the_unit_is_unhurt():
    """GX-11.6.o/unhurt GX-7.2.1.u/unhurt"""
    state = laid(decks={"close_discard": ["ce12"]}).state
    assert not is_wounded(state, ONE)
    assert not is_vulnerable(state, ONE)
    assert not is_vulnerable(state, TWO)


def test_two_figures_that_can_attack_make_one_attack():
    """GX-11.6.p/one"""
    game = laid(
        "5,2",
        "5,1",
        cards={"close_encounters.ce01": {"danger": None}},
        decks={"close": ["ce01"]},
        open={"do": "AliensTurn", "agent": "thorium"},
    )
    game.dice("ce01")
    roll(game, "hit", "JAM")
    assert len(game.told("AttackDeclared")) == 1


# -- Descent ---------------------------------------------------------------------------------------


def test_after_surviving_an_attack_the_top_card_is_discarded():
    """GX-7.2.1.s"""
    game = attack(hits=1, decks={**SHOWN, "close": ["ce25"]})
    assert game.asked == "close_encounter"
    assert game.alien(ONE).wounds == 1
    game.dice("ce25")
    assert game.state.close_discard[-1] == "ce25"
    assert not is_vulnerable(game.state, ONE)
    assert [event.card for event in game.told("Descended")] == ["ce25"]


def test_descent_is_used_once_a_round_by_the_card():
    """GX-7.2.1.s"""
    game = attack(
        TWO, hits=1, one={"hex": "6,3", "used": True}, two={"hex": "7,3", "used": True},
        decks={**SHOWN, "close": ["ce25"]},
    )  # fmt: skip
    assert game.asked == ""
    fresh = attack(hits=1, decks={**SHOWN, "close": ["ce25"]}).dice("ce25")
    assert [row.used for row in fresh.state.aliens.values()] == [True, True]


def test_the_dead_do_not_go_under():
    """GX-7.2.1.s"""
    game = attack(hits=2, two=None, decks={**SHOWN, "close": ["ce25"]})
    assert not game.told("Descended")
    assert Modifier(quantity="sees_hidden", amount=1) in (
        pack.catalogue().aliens["digger-green"].passive
    )
