"""GX 8.2 CRITICAL: tokens for whom an attack wounded."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, table
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.content.sets import filtered
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import cure, has_body_condition
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import movement_points
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import guarding, odds, strike
from xenofront.games.galaxy_defenders.rules.expansions.critical_tokens import piles
from xenofront.games.galaxy_defenders.rules.state import AgentId, max_hp

HIT = "HIT+AMMO"
"""A blue die that hits once."""
ARACNOS, OTHER = "aracnos-green-1", "aracnos-green-2"
CHROMIUM = AgentId("chromium")
pytestmark = pytest.mark.usefixtures("both_sets")
TOKENS = galaxy_defenders_pack.catalogue().criticals


def level(number, *when):
    return Modifier(quantity="critical", amount=number, when=when)


FIRST = (level(1),)


def position(pile="", discards="", **more):
    """Piles and discards of level 1, and of 2 and 3 by name."""
    numbers = {"1": pile, **{n: more.pop(f"pile{n}", "") for n in ("2", "3")}}
    heaps = {n: sorted(text.split()) for n, text in numbers.items()}
    gone = {"1": sorted(discards.split())} if discards else {}
    return {"critical_piles": heaps, "critical_discards": gone, **more}


def shot(*dice, modifiers=FIRST, aliens=None, agents=None, cards=None, **more):
    """Chromium fires at an aracnos that has nothing to defend itself with but dice."""
    game = table(
        agents=agents or {"chromium": "4,2"},
        aliens=aliens or {ARACNOS: "6,3"},
        cards={"weapons.w_rifle": {"modifiers": modifiers}, **(cards or {})},
        **position(**more),
    )
    return game.choose(f"attack w_rifle {ARACNOS}").dice(*dice)


def struck(*dice, agent="chromium", fields=None, modifiers=FIRST, weapon="claws", **more):
    """An aracnos strikes an agent."""
    game = table(
        agents={agent: {"hex": "5,2", **(fields or {})}, "thorium": "1,4"},
        aliens={ARACNOS: "4,2"},
        cards={"aliens.aracnos-green": {"passive": modifiers}},
        open={
            "do": "Attack",
            "attacker": ARACNOS,
            "weapon": f"aracnos-green/{weapon}",
            "target": agent,
        },
        **position(**more),
    )
    return game.dice(*dice)


def held(game, unit=ARACNOS):
    row = game.state.agents.get(unit) or game.state.aliens[unit]
    return row.criticals


# -- piles -----------------------------------------------------------------------------------------


def box_of(*names: Any):
    class Box:
        criticals = filtered(galaxy_defenders_pack.catalogue(), ("core", *names)).criticals

    return Box


def sizes(*names: Any) -> dict[str, int]:
    return {number: len(heap) for number, heap in piles(box_of(*names)).items()}


def test_tokens_lie_in_piles_by_level_at_set_up():
    """GX-8.2.a"""
    game = table(agents={"chromium": "4,2"})
    assert piles(game.state.box) == {
        number: tuple(sorted(t for t in heap)) for number, heap in piles(game.state.box).items()
    }
    assert {TOKENS[t].level for t in piles(game.state.box)["1"]} == {1}


def test_each_expansion_has_its_levels():
    """GX-2.g GX-2.h GX-8.2.b GX-8.2.c"""
    assert sizes("strikeback") == {"1": 10, "2": 10}
    assert sizes("extinction") == {"2": 10, "3": 10}
    assert sizes() == {}


def test_with_both_there_are_three_piles_and_the_second_is_of_both():
    """GX-8.2.m/piles GX-8.2.m/second"""
    assert sizes("strikeback", "extinction") == {"1": 10, "2": 20, "3": 10}


def test_an_empty_pile_is_made_anew_of_its_discards():
    """GX-8.2.d"""
    game = shot("HIT", "HIT", MISS, "JAM", "JAM", discards="c1_def c1_atk")
    assert game.options == ("c1_atk", "c1_def")
    game.dice("c1_def")
    assert held(game) == ("c1_def",)
    assert game.state.critical_piles["1"] == ("c1_atk",)
    assert game.state.critical_discards["1"] == ()


@pytest.mark.parametrize(
    ("wanted", "pile", "pile2", "pile3", "drawn"),
    [
        (2, "c1_def", None, "c3_def", "c1_def"),  # GX-8.2.l/lower
        (1, None, "c2_def1", "c3_def", "c2_def1"),  # GX-8.2.l/higher
        (3, "c1_def", "c2_def1", None, "c2_def1"),
        (2, "c1_def", "c2_def1", "c3_def", "c2_def1"),
    ],
)
def test_without_the_pile_of_a_level_the_nearest_lower_one_is_used(
    wanted, pile, pile2, pile3, drawn
):
    """GX-8.2.l/lower GX-8.2.l/higher GX-8.2.e/level"""
    there = {"1": pile, "2": pile2, "3": pile3}
    heaps = {number: [token] for number, token in there.items() if token}
    game = table(
        agents={"chromium": "4,2"},
        aliens={ARACNOS: "6,3"},
        cards={"weapons.w_rifle": {"modifiers": (level(wanted),)}},
        critical_piles=heaps,
    )
    game.choose(f"attack w_rifle {ARACNOS}").dice("HIT", MISS, "JAM", "JAM")
    assert game.options == (drawn,)


# -- when a token is drawn -------------------------------------------------------------------------


def test_a_wound_draws_one_token_of_the_attacks_level():
    """GX-8.2.e/wound GX-8.2.e/level GX-8.2.h/many"""
    game = shot("HIT+HIT", "HIT", MISS, "JAM", "JAM", "JAM", pile="c1_def", pile2="c2_def1")
    assert (game.asked, game.options) == ("critical", ("c1_def",))
    game.dice("c1_def")
    assert held(game) == ("c1_def",)
    assert len(game.told("CriticalDrawn")) == 1
    assert shot("HIT", "HIT", MISS, "JAM", "JAM", modifiers=(), pile="c1_def").asked != "critical"


def test_a_token_comes_after_everything_else_that_the_attack_does():
    """GX-8.2.f"""
    game = struck("HIT+BOLT", HIT, "JAM", "JAM", "JAM", weapon="web", pile="c1_para")
    assert game.asked == "critical"
    assert "immobilized" in game.agent("chromium").conditions


def test_without_a_wound_no_token_is_drawn():
    """GX-8.2.g/shield GX-8.2.g/dice"""
    shielded = {ARACNOS: {"hex": "6,3", "shield": 2}}
    assert shot("HIT", "HIT", MISS, aliens=shielded, pile="c1_def").asked != "critical"
    game = shot("HIT", MISS, MISS, "SHIELD", pile="c1_def")
    assert game.asked != "critical"
    assert not game.told("CriticalDrawn")


def test_an_area_attack_draws_a_token_for_each_it_wounded():
    """GX-8.2.h/area"""
    area = Modifier(quantity="area", amount=1)
    game = shot(
        *("HIT", MISS, MISS, "JAM", "JAM"),
        modifiers=(level(1), area),
        aliens={ARACNOS: "6,3", OTHER: "6,2"},
        pile="c1_def c1_atk",
    )
    game.dice("c1_def", "c1_atk")
    assert (held(game), held(game, OTHER)) == (("c1_def",), ("c1_atk",))
    game = shot(
        *("HIT", MISS, MISS, "JAM", "SHIELD"),
        modifiers=(level(1), area),
        aliens={ARACNOS: "6,3", OTHER: "6,2"},
        pile="c1_def c1_atk",
    )
    game.dice("c1_def")
    assert (held(game), held(game, OTHER)) == (("c1_def",), ())


def test_separate_attacks_may_each_draw_one_and_a_target_may_have_several():
    """GX-8.2.i GX-8.2.j"""
    game = shot("HIT", MISS, MISS, "JAM", pile="c1_def c1_atk").dice("c1_def")
    assert held(game) == ("c1_def",)
    game = table(
        agents={"chromium": "4,2"},
        aliens={ARACNOS: {"hex": "6,3", "criticals": ["c1_def"]}},
        cards={"weapons.w_rifle": {"modifiers": (level(1),)}},
        **position(pile="c1_atk"),
    )
    game.choose(f"attack w_rifle {ARACNOS}").dice("HIT", MISS, MISS).dice("c1_atk")
    assert held(game) == ("c1_def", "c1_atk")


def test_a_dead_target_gets_none():
    """GX-8.2.k"""
    for alive, asked in ((True, "critical"), (False, "")):
        drawn = table(
            agents={"chromium": {"hex": "5,2", "alive": alive}, "thorium": "1,4"},
            open={"do": "Criticals", "waiting": [["chromium", 1]]},
            **position(pile="c1_def c1_atk"),
        )
        assert drawn.asked == asked
    weak = {ARACNOS: {"hex": "6,3", "wounds": 3}, OTHER: "9,3"}
    game = shot("HIT", MISS, MISS, "JAM", aliens=weak, pile="c1_def")
    assert ARACNOS not in game.state.aliens
    assert not game.told("CriticalDrawn")
    assert game.asked == "activity"


def test_who_died_during_the_own_attack_still_leaves_its_critical():
    game = table(
        agents={"chromium": {"hex": "5,2", "wounds": 1}},
        open={
            "do": "Attack",
            "attacker": ARACNOS,
            "weapon": "aracnos-green/claws",
            "target": "chromium",
            "faces": ["HIT"],
            "struck": ["chromium"],
            "wounded": ["chromium"],
            "levels": [["chromium", 1]],
            "step": "deaths",
        },
        **position(pile="c1_def"),
    )
    assert ARACNOS not in game.state.aliens
    game.dice("c1_def")
    assert game.agent("chromium").criticals == ("c1_def",)


def test_of_several_levels_the_highest_counts():
    """GX-8.2.n"""
    both = (level(1), level(2, "bolt"))
    piled = {"pile": "c1_def", "pile2": "c2_def1"}
    bolt = shot("HIT+BOLT", MISS, MISS, "JAM", modifiers=both, **piled)
    assert bolt.options == ("c2_def1",)
    plain = shot("HIT", MISS, MISS, "JAM", modifiers=both, **piled)
    assert plain.options == ("c1_def",)


# -- whom a token fits -----------------------------------------------------------------------------


def test_a_token_says_whom_it_fits():
    """GX-8.2.1.a/agent GX-8.2.1.a/both"""
    agent = struck(HIT, "JAM", "JAM", "JAM", pile="c1_slow").dice("c1_slow")
    assert held(agent, "chromium") == ("c1_slow",)
    both = struck(HIT, "JAM", "JAM", "JAM", pile="c1_def").dice("c1_def")
    assert held(both, "chromium") == ("c1_def",)
    alien = shot("HIT", MISS, MISS, "JAM", pile="c1_slow c1_def").dice("c1_slow")
    assert held(alien) == ()
    assert alien.told("CriticalUnfit")[0].token == "c1_slow"


def test_a_token_may_be_for_aliens_alone():
    """GX-8.2.1.a/alien"""
    others = {"criticals.c1_atk": {"fits": ("others",)}}
    game = shot("HIT", MISS, MISS, "JAM", cards=others, pile="c1_atk").dice("c1_atk")
    assert held(game) == ("c1_atk",)


def test_what_does_not_fit_is_discarded_and_another_is_drawn_until_one_fits():
    """GX-8.2.1.b/again GX-8.2.1.b/repeatedly GX-8.2.1.b/discarded"""
    game = shot("HIT", MISS, MISS, "JAM", pile="c1_slow c1_slow c1_def", pile2="c2_def1")
    game.dice("c1_slow")
    assert (game.asked, game.options) == ("critical", ("c1_def", "c1_slow"))
    assert game.state.critical_discards["1"] == ("c1_slow",)
    game.dice("c1_slow")
    assert (game.asked, game.options) == ("critical", ("c1_def",))
    game.dice("c1_def")
    assert held(game) == ("c1_def",)
    assert game.state.critical_discards["1"] == ("c1_slow", "c1_slow")


def test_if_nothing_fits_or_nothing_is_left_nothing_happens():
    """GX-8.2.1.c/unfitting GX-8.2.1.c/empty"""
    for pile, discards in (("c1_slow", "c1_slow"), ("", "")):
        game = shot("HIT", MISS, MISS, "JAM", pile=pile, discards=discards)
        assert game.asked != "critical"
        assert held(game) == ()


def test_drones_are_like_aliens():
    """GX-8.2.1.e"""
    drone = {"hex": "5,2", "owner": "thorium", "shield": 0}
    game = table(
        agents={"thorium": "1,4", "dr_gd209": drone},
        aliens={ARACNOS: "4,2"},
        cards={"aliens.aracnos-green": {"passive": (level(1),)}},
        open={
            "do": "Attack",
            "attacker": ARACNOS,
            "weapon": "aracnos-green/claws",
            "target": "dr_gd209",
        },
        **position(pile="c1_slow c1_atk"),
    )
    game.dice(HIT, "JAM", "JAM", "JAM").dice("c1_slow")
    assert game.told("CriticalUnfit")
    game.dice("c1_atk")
    assert held(game, "dr_gd209") == ("c1_atk",)


# -- how long it lasts -----------------------------------------------------------------------------


def refreshed(agents=None, aliens=None, **more):
    return table(
        agents=agents or {"chromium": "4,2"},
        aliens=aliens or {},
        open=[{"do": "RefreshPhase"}],
        **position(**more),
    )


def test_an_instant_token_is_applied_and_discarded():
    """GX-8.2.2.a"""
    game = shot("HIT", MISS, MISS, "JAM", pile="c1_hurt").dice("c1_hurt")
    assert held(game) == ()
    assert game.alien(ARACNOS).wounds == 2
    assert game.state.critical_discards["1"] == ("c1_hurt",)


def test_a_temporary_token_goes_when_the_next_refresh_phase_is_over():
    """GX-8.2.2.b/while GX-8.2.2.b/ended"""
    game = shot("HIT", MISS, MISS, "JAM", pile="c1_bolt").dice("c1_bolt")
    assert held(game) == ("c1_bolt",)
    game = refreshed(aliens={ARACNOS: {"hex": "6,3", "criticals": ["c1_bolt"]}})
    assert held(game) == ()
    assert game.state.critical_discards["1"] == ("c1_bolt",)


def test_a_permanent_token_stays_over_refresh_phases():
    """GX-8.2.2.c/lasting"""
    marked = {"hex": "4,2", "criticals": ["c1_def", "c1_shield"]}
    assert held(refreshed(agents={"chromium": marked}), "chromium") == ("c1_def",)


def test_a_permanent_token_is_a_body_condition_that_can_be_healed():
    """GX-8.2.2.c/healed GX-8.2.2.d/red GX-8.2.2.e"""
    state = table(agents={"chromium": {"hex": "4,2", "criticals": ["c1_def"]}}).state
    assert has_body_condition(state, CHROMIUM)
    cure(state, CHROMIUM, "GD-7.5.5.f")
    assert state.agents[CHROMIUM].criticals == ()
    assert state.critical_discards["1"] == ("c1_def",)
    assert not has_body_condition(state, CHROMIUM)


def test_a_temporary_token_is_not_healed():
    """GX-8.2.2.d/blue"""
    for token in ("c1_bolt", "c1_para"):
        fields = {"hex": "4,2", "criticals": [token], "conditions": []}
        if token == "c1_para":
            fields["conditions"] = ["paralyzed"]
        state = table(agents={"chromium": fields}).state
        cure(state, CHROMIUM, "GD-7.5.5.f")
        assert state.agents[CHROMIUM].criticals == (token,)
        assert list(state.agents[CHROMIUM].conditions) == fields["conditions"]


def test_the_tokens_of_the_dead_are_discarded():
    """GX-8.2.2.c/dead GX-8.2.2.f"""
    weak = {ARACNOS: {"hex": "6,3", "wounds": 3, "criticals": ["c1_def", "c1_bolt"]}, OTHER: "9,3"}
    game = shot("HIT", MISS, MISS, aliens=weak, modifiers=())
    assert ARACNOS not in game.state.aliens
    assert game.state.critical_discards["1"] == ("c1_bolt", "c1_def")
    dying = {"wounds": 6, "criticals": ["c1_atk"]}
    game = struck(HIT, "JAM", "JAM", "JAM", fields=dying, modifiers=())
    assert not game.agent("chromium").alive
    assert game.agent("chromium").criticals == ()
    assert game.state.critical_discards["1"] == ("c1_atk",)


# -- what it does ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("token", "dice"), [("", 3), ("c1_def", 2), ("c2_def2", 1)])
def test_fewer_defence_dice_in_each_defend_roll(token, dice):
    """GX-8.2.3.a/fewer GX-8.2.3.a/each"""
    hurt = {"hex": "6,3", "criticals": [token] if token else []}
    for _ in range(2):
        game = shot("HIT+HIT", "HIT", MISS, aliens={ARACNOS: hurt}, modifiers=())
        assert game.asked == "defend"
        game.dice(*["JAM"] * dice)
        assert len(game.told("DefenceRolled")[0].faces) == dice


def test_never_fewer_than_no_defence_die():
    """GX-8.2.3.a/none"""
    hurt = {ARACNOS: {"hex": "6,3", "criticals": ["c2_def2"]}}
    game = shot("HIT", MISS, MISS, aliens=hurt, modifiers=())
    assert not game.told("DefenceRolled")
    assert game.alien(ARACNOS).wounds == 1


@pytest.mark.parametrize(("token", "dice"), [("", 3), ("c1_atk", 2), ("c2_atk2", 1)])
def test_fewer_attack_dice_in_each_attack(token, dice):
    """GX-8.2.3.b/fewer GX-8.2.3.b/each"""
    hurt = {"hex": "4,2", "criticals": [token] if token else []}
    for weapon in ("w_rifle", "w_eagle"):
        state = table(agents={"chromium": hurt}, aliens={ARACNOS: "5,2"}).state
        whole = table(agents={"chromium": "4,2"}, aliens={ARACNOS: "5,2"}).state
        now, before = (strike(s, "chromium", weapon) for s in (state, whole))
        assert before.red + before.blue - now.red - now.blue == 3 - dice
    state = table(
        agents={"chromium": "4,2"}, aliens={ARACNOS: {"hex": "5,2", "criticals": hurt["criticals"]}}
    ).state
    assert strike(state, ARACNOS, "aracnos-green/claws").blue == dice


def test_never_fewer_than_no_attack_die():
    """GX-8.2.3.b/none"""
    hurt = {"hex": "4,2", "criticals": ["c2_atk2"]}
    cards = {"weapons.w_eagle": {"red": 0, "blue": 1}}
    state = table(agents={"chromium": hurt}, aliens={ARACNOS: "5,2"}, cards=cards).state
    power = strike(state, "chromium", "w_eagle")
    assert (power.red, power.blue) == (0, 0)


def test_red_dice_go_first():
    """GX-8.2.3.q/red GX-8.2.3.q/blue"""
    cards = {"weapons.w_eagle": {"red": 1, "blue": 2}}
    for token, dice in (("c1_atk", (0, 2)), ("c2_atk2", (0, 1))):
        hurt = {"hex": "4,2", "criticals": [token]}
        state = table(agents={"chromium": hurt}, aliens={ARACNOS: "5,2"}, cards=cards).state
        power = strike(state, "chromium", "w_eagle")
        assert (power.red, power.blue) == dice


def test_slow_takes_movement_and_never_more_than_there_is():
    """GX-8.2.3.d/fewer GX-8.2.3.d/none"""

    def points(*tokens):
        hurt = {"hex": "4,2", "criticals": list(tokens)}
        return movement_points(table(agents={"chromium": hurt}).state, CHROMIUM)

    whole = points()
    assert [points(t) for t in ("c1_slow", "c2_slow", "c3_slow")] == [
        whole - 1,
        whole - 2,
        whole - 3,
    ]
    cards = {"criticals.c3_slow": {"modifiers": (Modifier(quantity="movement", amount=-9),)}}
    hurt = {"hex": "4,2", "criticals": ["c3_slow"]}
    assert movement_points(table(agents={"chromium": hurt}, cards=cards).state, CHROMIUM) == 0


def test_slow_is_never_put_on_aliens():
    """GX-8.2.3.o"""
    for token in ("c1_slow", "c2_slow", "c3_slow"):
        assert TOKENS[token].fits == ("agents",)
    game = shot("HIT", MISS, MISS, "JAM", pile="c1_slow c1_def").dice("c1_slow")
    assert held(game) == ()


def test_weak_lowers_the_limit_of_health_for_healing_too():
    """GX-8.2.3.e/limit GX-8.2.3.e/healing"""
    whole = max_hp(table(agents={"chromium": "4,2"}).state, CHROMIUM)
    state = table(agents={"chromium": {"hex": "4,2", "criticals": ["c2_weak"]}}).state
    assert max_hp(state, CHROMIUM) == whole - 2
    assert guarding(state, "chromium", "melee").hp == whole - 2
    alien = table(
        agents={"chromium": "4,2"}, aliens={ARACNOS: {"hex": "6,3", "criticals": ["c1_weak"]}}
    )
    assert guarding(alien.state, ARACNOS, "melee").hp == 3


def test_the_limit_is_never_below_one():
    """GX-8.2.3.r/minimum GX-8.2.3.r/wounded"""
    cards = {"criticals.c3_weak": {"modifiers": (Modifier(quantity="max_hp", amount=-20),)}}
    hurt = {"hex": "6,3", "criticals": ["c3_weak"]}
    game = table(agents={"chromium": "4,2"}, aliens={ARACNOS: hurt, OTHER: "9,3"}, cards=cards)
    assert guarding(game.state, ARACNOS, "ranged").hp == 1
    game.choose(f"attack w_rifle {ARACNOS}").dice("HIT", MISS, MISS, "JAM")
    assert ARACNOS not in game.state.aliens


def test_whose_wounds_reach_the_lower_limit_bleeds_or_dies():
    """GX-8.2.3.f/agent GX-8.2.3.f/alien"""
    wounds = max_hp(table(agents={"chromium": "4,2"}).state, CHROMIUM) - 2
    game = struck(HIT, "JAM", "JAM", "JAM", fields={"wounds": wounds}, pile="c1_weak")
    assert not game.told("Bleeding")
    game.dice("c1_weak")
    assert [told.agent for told in game.told("Bleeding")] == ["chromium"]
    assert game.agent("chromium").alive
    weak = {ARACNOS: {"hex": "6,3", "wounds": 2}, OTHER: "9,3"}
    game = shot("HIT", MISS, MISS, "JAM", aliens=weak, pile="c1_weak").dice("c1_weak")
    assert ARACNOS not in game.state.aliens
    assert game.state.critical_discards["1"] == ("c1_weak",)


def test_a_drone_whose_wounds_reach_the_lower_limit_is_destroyed():
    """GX-8.2.3.f/drone"""
    drone = {"hex": "5,2", "owner": "thorium", "shield": 0, "wounds": 1}
    game = table(
        agents={"thorium": "1,4", "dr_gd209": drone},
        aliens={ARACNOS: "4,2"},
        cards={
            "aliens.aracnos-green": {"passive": (level(1),)},
            "criticals.c1_weak": {"modifiers": (Modifier(quantity="max_hp", amount=-9),)},
        },
        open={
            "do": "Attack",
            "attacker": ARACNOS,
            "weapon": "aracnos-green/claws",
            "target": "dr_gd209",
        },
        **position(pile="c1_weak"),
    )
    game.dice(HIT, "JAM", "JAM", "JAM").dice("c1_weak")
    assert "dr_gd209" not in game.state.agents


def test_paralysis_lasts_as_long_as_the_token():
    """GX-8.2.3.g/while GX-8.2.3.g/ended"""
    game = struck(HIT, "JAM", "JAM", "JAM", pile="c1_para").dice("c1_para")
    assert game.agent("chromium").conditions == ("paralyzed",)
    hurt = {"hex": "4,2", "criticals": ["c1_para"], "conditions": ["paralyzed"]}
    game = refreshed(agents={"chromium": hurt})
    assert game.agent("chromium").conditions == game.agent("chromium").criticals == ()


def test_lost_shields_come_back_only_after_the_token_is_gone():
    """GX-8.2.3.h/lost GX-8.2.3.h/refresh GX-8.2.3.h/ended"""
    shielded = {ARACNOS: {"hex": "6,3", "shield": 1}}
    card = {"aliens.aracnos-green": {"shield": 1}}
    game = shot(
        *("HIT+HIT", MISS, MISS, "JAM"), aliens=shielded, cards=card, pile="c1_shield"
    ).dice("c1_shield")
    assert game.alien(ARACNOS).shield == 0
    elite = {"hex": "4,2", "rank": "palladium"}
    for tokens, shield in ((["c1_shield"], 0), ([], 1)):
        game = refreshed(
            agents={"chromium": {**elite, "criticals": tokens}},
            aliens={ARACNOS: {"hex": "6,3", "criticals": tokens, "shield": 0}},
        )
        assert game.agent("chromium").shield == shield
        assert game.agent("chromium").criticals == ()


def test_without_bolts_weapons_and_armour_do_less():
    """GX-8.2.3.i/weapon GX-8.2.3.i/armour GX-8.2.3.i/ended"""
    more = Modifier(quantity="hits", amount=2, when=("bolt",))
    for tokens, hits in ((["c1_bolt"], 1), ([], 3)):
        agents = {"chromium": {"hex": "4,2", "criticals": tokens}}
        game = shot("HIT+BOLT", MISS, MISS, agents=agents, modifiers=(more,))
        assert game.told("HitsRolled")[0].hits == hits
    for tokens, shields in ((["c1_bolt"], 0), ([], 1)):  # the armour of an aracnos
        aliens = {ARACNOS: {"hex": "6,3", "criticals": tokens}}
        game = shot("HIT+HIT", MISS, MISS, "HIT+BOLT", "JAM", aliens=aliens, modifiers=())
        assert game.told("DefenceRolled")[0].shields == shields


def test_effects_of_a_bolt_do_not_come_either():
    """GX-8.2.3.i/weapon"""
    for tokens, conditions in ((["c1_bolt"], ()), ([], ("immobilized",))):
        game = table(
            agents={"chromium": "5,2"},
            aliens={ARACNOS: {"hex": "4,2", "criticals": tokens}},
            open={
                "do": "Attack",
                "attacker": ARACNOS,
                "weapon": "aracnos-green/web",
                "target": "chromium",
            },
        )
        game.dice("HIT+BOLT", "JAM", "JAM", "SHIELD")
        assert game.agent("chromium").conditions == conditions


def test_lost_bolts_are_temporary_on_the_lower_levels_and_permanent_on_the_third():
    """GX-8.2.3.j/first GX-8.2.3.j/second GX-8.2.3.j/third"""
    for token, lasts in (("c1_bolt", ()), ("c2_bolt", ()), ("c3_bolt", ("c3_bolt",))):
        hurt = {"hex": "4,2", "criticals": [token]}
        assert held(refreshed(agents={"chromium": hurt}), "chromium") == lasts


def test_more_wounds_come_at_once():
    """GX-8.2.3.k"""
    for number in (1, 2, 3):
        token = f"c{number}_hurt"
        piled = {"pile": token} if number == 1 else {f"pile{number}": token}
        game = struck(HIT, "JAM", "JAM", "JAM", modifiers=(level(number),), **piled).dice(token)
        assert game.agent("chromium").wounds == 1 + number


def test_they_do_not_kill_who_was_not_bleeding_before_the_attack():
    """GX-8.2.3.l/bleeds GX-8.2.3.l/dies"""
    most = max_hp(table(agents={"chromium": "4,2"}).state, CHROMIUM)
    game = struck(HIT, "JAM", "JAM", "JAM", fields={"wounds": most - 1}, pile="c1_hurt")
    game.dice("c1_hurt")
    assert game.agent("chromium").alive
    assert game.agent("chromium").wounds == most
    game = struck(HIT, "JAM", "JAM", "JAM", fields={"wounds": most - 2}, pile="c1_hurt")
    game.dice("c1_hurt")
    assert game.agent("chromium").alive
    assert game.told("Bleeding")
    game = struck(HIT, "JAM", "JAM", "JAM", fields={"wounds": most}, pile="c1_hurt")
    assert not game.agent("chromium").alive


@pytest.mark.parametrize(
    ("before", "after"), [("c2_def1", "c2_def1"), ("c2_def2", "c2_def2"), ("c1_def", "c1_def")]
)
def test_an_equal_or_lesser_effect_is_discarded_without_another(before, after):
    """GX-8.2.3.m/equal GX-8.2.3.m/lesser GX-8.2.3.m/redraw"""
    hurt = {ARACNOS: {"hex": "6,3", "criticals": [before]}}
    game = shot("HIT+HIT", "HIT", MISS, aliens=hurt, pile="c1_def c1_atk")
    while game.asked == "defend":
        game.dice("JAM")
    game.dice("c1_def")
    assert held(game) == (after,)
    assert game.told("CriticalIgnored")
    assert game.state.critical_discards["1"] == ("c1_def",)
    assert game.asked != "critical"


def test_a_greater_effect_takes_the_place_of_the_lesser():
    """GX-8.2.3.n"""
    hurt = {ARACNOS: {"hex": "6,3", "criticals": ["c1_def", "c1_atk"]}}
    game = shot(
        *("HIT+HIT", MISS, MISS, "JAM"), aliens=hurt, modifiers=(level(2),), pile2="c2_def2"
    ).dice("c2_def2")
    assert held(game) == ("c1_atk", "c2_def2")
    assert game.state.critical_discards["1"] == ("c1_def",)


def test_the_odds_know_the_tokens_of_both_sides():
    """GX-8.2.3.a/fewer GX-8.2.3.b/fewer GX-8.2.3.i/armour"""

    def expected(mine=(), its=()):
        game = table(
            agents={"chromium": {"hex": "4,2", "criticals": list(mine)}},
            aliens={ARACNOS: {"hex": "6,3", "criticals": list(its)}},
        )
        return odds(game.state, "chromium", "w_rifle", ARACNOS).expected

    assert expected(mine=["c1_atk"]) < expected() < expected(its=["c1_def"])
    assert expected() < expected(its=["c1_bolt"])
    assert expected(mine=["c1_bolt"]) < expected()


def test_a_solar_flare_leaves_the_shields_of_agents_as_they_are():
    """The card of Operation Strikeback that keeps shields down."""
    for weather, shield in (("os02", 0), ("", 1)):
        game = table(
            agents={"chromium": {"hex": "4,2", "rank": "palladium", "shield": 0}},
            weather=weather,
            open=[{"do": "RefreshPhase"}],
        )
        assert game.agent("chromium").shield == shield
