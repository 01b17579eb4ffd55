"""GX 11.3 Master aliens: stages, immunities, arrival, and ARCHENEMY."""

from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.expansions.npc_table import both_sets  # noqa: F401
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.content import effects
from xenofront.games.galaxy_defenders.content.missions import Master, Stage
from xenofront.games.galaxy_defenders.rules.ch4_setup.setup import begin
from xenofront.games.galaxy_defenders.rules.ch6_sequence.objectives import holds
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import inflict
from xenofront.games.galaxy_defenders.rules.ch7_agents.push import push
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import wound
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import matches
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import alien_count
from xenofront.games.galaxy_defenders.rules.expansions.stages import stage_of, turn_over
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId
from xenofront.kernel import Chance, Seat, Setup

pytestmark = pytest.mark.usefixtures("both_sets")
WORM = AlienId("wormoon-1-1")
SHOWN = {"close_discard": ["ce30"]}
SQUAD = {"chromium": "4,2", "thorium": "8,4"}
CARD = pack.catalogue().aliens["wormoon-1"]
TURNS = CARD.on_wounds[0].wounds
"""Wounds at which its card is turned over."""


def lair(
    worm: Any = "6,3", *, holder: str = "chromium", level: int = 1, agents: Any = None, **more: Any
) -> Any:
    """A table with the Wormoon on it, that hunts somebody."""
    row = {"hex": worm} if isinstance(worm, str) else worm
    more = {
        "decks": SHOWN,
        "alpha": "chromium",
        "mission": {"master": Master(card="wormoon-1", at="6,3")},
        "menace": {WORM: {"holder": holder, "level": level}},
        **more,
    }
    aliens = {WORM: row, **more.pop("aliens", {})}
    return table(agents=agents or SQUAD, aliens=aliens, **more)


def acting(*args: Any, **more: Any) -> Any:
    return lair(*args, open={"do": "Activate", "alien": WORM}, **more)


def roll(game: Any, what: str, face: str) -> Any:
    while isinstance(game.game.pending, Chance) and game.asked == what:
        game.dice(face)
    return game


# -- stages ----------------------------------------------------------------------------------------


def test_a_master_has_two_sides():
    """GX-11.3.a/first GX-11.3.a/second GX-11.1.a GX-11.1.f"""
    box = lair().state.box
    assert [stage_of(box, card) for card in ("wormoon-1", "wormoon-2", "aracnos-green")] == [
        1,
        2,
        0,
    ]
    ours = [c for c in pack.catalogue().aliens.values() if c.set == "strikeback"]
    masters = {card.species for card in ours if card.rank == "purple"}
    assert masters == {"wormoon"}
    assert sum(card.copies for card in ours if card.rank == "purple") == 1


def turned(**fields: Any) -> Any:
    """The Wormoon takes the wound that turns its card."""
    row = {"hex": "6,3", "wounds": TURNS, "shield": 0, "controller": "thorium", **fields}
    return lair(row, holder="thorium", level=2, open={"do": "Deaths"})


def test_the_card_says_when_the_stage_changes():
    """GX-11.3.m/card"""
    assert (
        lair({"hex": "6,3", "wounds": TURNS - 1}, open={"do": "Deaths"}).alien(WORM).card
        == "wormoon-1"
    )
    game = turned()
    assert game.alien(WORM).card == "wormoon-2"
    assert [event.stage for event in game.told("StageChanged")] == [2]
    one, two = (game.state.box.aliens[card].rows for card in ("wormoon-1", "wormoon-2"))
    assert one != two


def test_a_stage_change_keeps_what_the_creature_has():
    """GX-11.3.n/wounds GX-11.3.n/token GX-11.3.n/place GX-11.3.n/controller GX-11.3.n/menace"""
    token = next(t.id for t in pack.catalogue().criticals.values() if t.kind == "defence_dice")
    state = lair({"hex": "6,3", "wounds": 2, "criticals": [token]}, level=2).state
    before, menace = state.aliens[WORM], state.menace[WORM]
    turn_over(state, WORM, "wormoon-2")
    assert state.aliens[WORM] == msgspec.structs.replace(before, card="wormoon-2", shield=1)
    assert state.menace[WORM] == menace
    game = turned(criticals=[token], lock=1)
    row = game.alien(WORM)
    assert (row.wounds, row.criticals, row.lock) == (TURNS, (token,), 1)
    assert (row.hex, row.controller) == ("6,3", "thorium")
    assert game.state.menace[WORM].holder == "thorium"
    assert game.state.menace[WORM].level == 2


def test_the_other_side_has_rules_of_its_own():
    """GX-11.3.b"""
    state = lair().state
    assert state.box.aliens[state.aliens[WORM].card].rows == CARD.rows
    turn_over(state, WORM, "wormoon-2")
    second = pack.catalogue().aliens["wormoon-2"].rows
    assert state.box.aliens[state.aliens[WORM].card].rows == second != CARD.rows


def test_the_shields_are_those_of_the_new_side():
    """GX-11.3.n/shield"""
    assert turned().alien(WORM).shield == 1
    assert turned(disabled=True).alien(WORM).shield == 0


def test_the_mission_may_say_when_the_stage_changes():
    """GX-11.3.m/mission"""
    game = lair(
        mission={
            "master": Master(card="wormoon-1", at="6,3"),
            "special_events": {"A": (effects.Stage(card="wormoon-2"),)},
        },
        open={"do": "DrawnEvent", "source": "special:A"},
    )
    assert game.alien(WORM).card == "wormoon-2"
    assert holds(game.state, Stage(at_least=2))
    assert not holds(lair().state, Stage(at_least=2))


def test_guard_turns_the_card_and_the_first_side_is_carried_through():
    """GX-11.3.o"""
    second = pack.catalogue().aliens["wormoon-2"].rows
    shoots = msgspec.structs.replace(
        second[1], do=(second[1].do[0], effects.Attack(weapon="spray"))
    )
    game = acting(
        {"hex": "8,4", "wounds": TURNS - 1, "shield": 0},
        agents={"chromium": {"hex": "6,3", "guard": True}},
        cards={
            "weapons.w_rifle": {"red": 0, "blue": 0, "hits": 3, "modifiers": ()},
            "aliens.wormoon-2": {"rows": (second[0], shoots, *second[2:])},
        },
    )
    while game.asked == "alien_way":
        game.choose(game.options[0])
    game.choose(f"w_rifle {WORM}")
    roll(game, "defend", "JAM")
    assert game.alien(WORM).card == "wormoon-2"
    told = [event for event in game.told("AttackDeclared") if event.attacker == WORM]
    assert [event.weapon.rpartition("/")[2] for event in told] == ["bite"]


# -- immunities ------------------------------------------------------------------------------------


@pytest.mark.parametrize("condition", ["paralyzed", "stunned"])
def test_a_master_is_neither_paralysed_nor_stunned(condition):
    """GX-11.3.e/paralyze GX-11.3.e/stun GX-11.3.f"""
    state = lair().state
    inflict(state, WORM, condition, "GX-11.9.h")
    assert state.aliens[WORM].conditions == ()


@pytest.mark.parametrize("effect", [effects.Push(hexes=1), effects.Push(areas=1)])
def test_nothing_that_agents_have_moves_a_master(effect):
    """GX-11.3.g/power GX-11.3.g/item"""
    state = lair("4,3", aliens={"aracnos-green-2": "5,2"}).state
    moved: Any = push(state, AgentId("chromium"), (WORM, "aracnos-green-2"), effect)
    assert moved is not None
    assert moved.waiting == ("aracnos-green-2",)


def stealthy(**more: Any) -> Any:
    return acting(
        "8,4",
        agents={"mercury": {"hex": "4,2", "powers": ["stealth"]}},
        holder="mercury",
        alpha="mercury",
        cards={"aliens.wormoon-1": {"passive": ()}},
        **more,
    )


def test_nobody_hides_from_a_master():
    """GX-11.3.h"""
    assert stealthy().told("AttackDeclared")[0].target == "mercury"


def test_a_mission_may_take_an_immunity_away():
    """GX-11.3.k/said GX-11.3.k/silent"""
    strong = Master(card="wormoon-1", at="6,3")
    weak = msgspec.structs.replace(strong, loses=("paralysis",))
    for master, conditions in ((strong, ()), (weak, ("stunned",))):
        state = lair(mission={"master": master}).state
        inflict(state, WORM, "stunned", "GX-11.9.h")
        assert state.aliens[WORM].conditions == conditions


def test_one_bolt_brings_both_effects_of_a_weapon():
    """GX-11.3.i/first GX-11.3.i/second"""
    game = acting(agents={"chromium": "5,3"}).dice("HIT+BOLT", "HIT", "GD", "GD")
    assert game.asked == "defend"
    roll(game, "defend", "SHIELD")
    assert len(game.told("DefenceRolled")[0].faces) == 1
    assert game.agent("chromium").poison == 2


def test_a_master_is_an_alien_otherwise():
    """GX-11.3.l/activation GX-11.3.l/count GX-11.3.l/target"""
    game = lair("5,2")
    box = game.state.box
    every = next(c for c in box.close.values() if c.number == 1)
    assert matches(game.state, WORM, every.activates)
    assert alien_count(game.state) == 1
    assert any(WORM in option for option in game.offers("attack"))


# -- arrival and death -----------------------------------------------------------------------------


def arriving(**more: Any) -> Any:
    more = {"agents": SQUAD, "alpha": "thorium", **more}
    return table(
        mission={
            "master": Master(card="wormoon-1", arrives="special"),
            "special_events": {"A": (effects.Bring(what="master", at="6,3"),)},
        },
        open={"do": "DrawnEvent", "source": "special:A"},
        **more,
    )


def test_its_card_and_the_token_go_to_the_alpha():
    """GX-11.3.c GX-11.3.d"""
    game = arriving(aliens={"aracnos-green-1": {"hex": "9,1", "controller": "thorium"}})
    worm = next(name for name, row in game.state.aliens.items() if row.card == "wormoon-1")
    assert game.alien(worm).controller == "thorium"
    token = game.state.menace[worm]
    assert (token.holder, token.level) == ("thorium", 1)
    assert game.alien(worm).hex == "6,3"


def test_it_comes_beside_a_hex_that_is_taken():
    """GX-11.3.c"""
    game = arriving(agents={"thorium": "6,3"})
    assert game.asked == "master_hex"
    game.choose(game.options[0])
    assert game.state.aliens


def test_it_never_comes_twice():
    """GX-11.3.p/deck"""
    assert not arriving(slain={"wormoon-2": 1}).state.aliens


def test_a_dead_master_leaves_play_and_brings_what_any_kill_brings():
    """GX-11.3.p/deck GX-11.3.p/fragment GX-11.3.p/wings"""
    row = {"hex": "6,3", "wounds": CARD.hp, "card": "wormoon-2"}
    game = lair(row, open={"do": "AlienDeath", "alien": WORM})
    assert game.state.alien_discard == ()
    assert game.state.fragments == 1
    assert game.state.kills == 1
    assert game.state.menace == {}


def test_a_master_on_the_map_belongs_to_the_first_alpha():
    """GX-11.3.1.y"""
    game = lair(menace={}, open={"do": "AlphaPromotion"})
    assert game.state.menace == {}
    game.choose("thorium")
    assert game.alien(WORM).controller == "thorium"
    token = game.state.menace[WORM]
    assert (token.holder, token.level) == ("thorium", 1)


def test_a_mission_may_begin_with_its_master_on_the_map():
    """GX-11.3.1.y"""
    here = pack.catalogue().missions["dust_signal"]
    box = table(map="", agents={"chromium": here.start[0]}).state.box
    free = next(h for h in box.board.hexes if h not in (*here.start, *here.signals, *here.aliens))
    master = Master(card="wormoon-1", at=free)
    box.mission = msgspec.structs.replace(
        box.mission, set="core", alien_signals=3, human_signals=1, master=master
    )
    setup = Setup(
        system="galaxy-defenders", mission="dust_signal", seats=(Seat("chromium"),), seed=1
    )
    state, _ = begin(setup, box)
    worm = next(name for name, row in state.aliens.items() if row.card == "wormoon-1")
    assert state.aliens[worm].hex == free
    assert state.menace == {}


# -- ARCHENEMY -------------------------------------------------------------------------------------


def test_the_distance_to_the_menacing_agent_selects_the_rule():
    """GX-11.3.1.a/rule GX-11.3.1.a/closest"""
    near = {"thorium": "6,4", "chromium": "2,1"}
    game = acting(agents=near)
    assert game.told("AlienDecided")[0].row == "2"
    assert game.told("AttackDeclared")[0].target == "chromium"


def test_the_menacing_agent_is_always_the_target():
    """GX-11.3.1.l GX-11.3.1.m/target"""
    near = {"thorium": {"hex": "6,4", "wounds": 4}, "chromium": "5,3"}
    assert acting(agents=near).told("AttackDeclared")[0].target == "chromium"


def test_others_are_hurt_by_area_effects():
    """GX-11.3.1.m/area"""
    both = {"chromium": "2,1", "thorium": "2,2"}
    game = acting(agents=both).dice("HIT", "HIT", "GD")
    roll(game, "defend", "JAM")
    assert {event.unit for event in game.told("DefenceRolled")} == {"chromium", "thorium"}


def test_it_goes_for_the_menacing_agent_that_it_does_not_see():
    """GX-11.3.1.t"""
    game = lair("6,3", agents={"thorium": "6,4", "chromium": "0,9"})
    assert game.row(WORM) == "plus"
    state = game.state
    decided = oracle.decision(state, WORM)
    assert decided is not None
    assert {way.target for way in decided[1].ways} == {"chromium"}


def test_the_target_stays_though_the_token_has_moved():
    """GX-11.3.1.n/moved"""
    state = lair("5,2", holder="thorium").state
    verdict = oracle.options(state, WORM, 1, 1, AgentId("chromium"))
    assert {way.target for way in verdict.ways} == {"chromium"}


@pytest.mark.parametrize("holder", ["chromium", "thorium"])
def test_the_next_activation_is_about_the_new_holder(holder):
    """GX-11.3.1.n/next"""
    game = acting("6,3", holder=holder, agents={"chromium": "5,3", "thorium": "6,4"})
    assert game.told("AttackDeclared")[0].target == holder


def second(**more: Any) -> Any:
    """Stage II, which has no ARCHENEMY."""
    return acting({"hex": "6,3", "card": "wormoon-2", "wounds": TURNS}, **more)


def test_without_archenemy_the_closest_agent_decides():
    """GX-11.3.1.p/rule GX-11.3.1.p/target"""
    game = second(agents={"thorium": "6,4", "chromium": "2,1"})
    assert game.told("AlienDecided")[0].row == "0"
    assert game.told("AttackDeclared")[0].target == "thorium"


def test_the_token_moves_without_archenemy_too():
    """GX-11.3.1.o"""
    state = lair({"hex": "6,3", "card": "wormoon-2", "wounds": TURNS}).state
    wound(state, WORM, 1, "GD-7.3.ai", "thorium")
    assert state.menace[WORM].holder == "thorium"


def test_wounds_by_an_npc_are_those_of_its_controller():
    """GX-11.3.1.d/npc"""
    npc = {"hex": "7,3", "owner": "thorium", "powers": []}
    state = lair(agents={**SQUAD, "npc_assault": npc}).state
    wound(state, WORM, 1, "GD-7.3.ai", "npc_assault")
    assert state.menace[WORM].holder == "thorium"


def test_the_token_goes_to_the_next_alpha_if_the_alpha_dies():
    """GX-11.3.1.q/living GX-11.3.1.q/alpha"""
    game = lair(level=2, open={"do": "AgentDeath", "agent": "chromium"})
    assert game.state.alpha == "thorium"
    assert (game.state.menace[WORM].holder, game.state.menace[WORM].level) == ("thorium", 1)
    other = lair(holder="thorium", level=2, open={"do": "AgentDeath", "agent": "thorium"})
    assert (other.state.menace[WORM].holder, other.state.menace[WORM].level) == ("chromium", 1)


# -- ACTION on the token ---------------------------------------------------------------------------


def deal(deed: str, *, holder: str, level: int, **more: Any) -> Any:
    """What becomes of the token when chromium spends ACTION on it."""
    game = lair("11,5", holder=holder, level=level, open="AgentTurn", **more)
    game.choose(f"menace {WORM} {deed}")
    assert game.state.turn.spent == ("action",)
    token = game.state.menace[WORM]
    return token.holder, token.level


def test_the_menacing_agent_may_raise_and_lower_the_level():
    """GX-11.3.1.e GX-11.3.1.f"""
    assert deal("raise", holder="chromium", level=1) == ("chromium", 2)
    assert deal("lower", holder="chromium", level=2) == ("chromium", 1)


def test_another_may_lower_the_level_and_then_take_the_token():
    """GX-11.3.1.i GX-11.3.1.j GX-11.3.1.k"""
    assert deal("lower", holder="thorium", level=2) == ("thorium", 1)
    assert deal("take", holder="thorium", level=1) == ("chromium", 1)


@pytest.mark.parametrize(
    ("holder", "level", "deeds"),
    [
        ("chromium", 1, {"raise"}),
        ("chromium", 2, {"lower"}),
        ("thorium", 1, {"take"}),
        ("thorium", 2, {"lower"}),
    ],
)
def test_nothing_else_is_offered(holder, level, deeds):
    """GX-11.3.1.e GX-11.3.1.f GX-11.3.1.i GX-11.3.1.j"""
    game = lair("11,5", holder=holder, level=level, open="AgentTurn")
    assert {option.split()[-1] for option in game.offers("menace")} == deeds
    for deed in {"raise", "lower", "take"} - deeds:
        assert game.refusal(f"menace {WORM} {deed}")


@pytest.mark.parametrize(
    ("holder", "level", "deed"),
    [("chromium", 1, "raise"), ("chromium", 2, "lower"), ("thorium", 1, "take")],
)
def test_a_bleeding_agent_leaves_the_token_alone(holder, level, deed):
    """GX-11.3.1.w/raise GX-11.3.1.w/lower GX-11.3.1.w/take"""
    squad = {"chromium": {"hex": "4,2", "wounds": 6}, "thorium": "8,4"}
    game = lair("11,5", holder=holder, level=level, agents=squad, open="AgentTurn")
    assert game.offers("menace") == []
    assert game.refusal(f"menace {WORM} {deed}") == "GX-11.3.1.w"
