"""GX 6, 7, 8, 11 Smaller rules of the expansions, each on a table of its own."""

from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.expansions.npc_table import acting, ally, rows_of
from tests.games.galaxy_defenders.rules.table import MISS, field, table
from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.content import effects
from xenofront.games.galaxy_defenders.content.catalogue import Row
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch6_sequence.battle import next_to_act
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_effects import balance
from xenofront.games.galaxy_defenders.rules.ch7_agents.struck import struck_in_area
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import RANK_ORDER
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import walk_of
from xenofront.games.galaxy_defenders.rules.expansions.critical_tokens import fits
from xenofront.games.galaxy_defenders.rules.expansions.criticals import put
from xenofront.games.galaxy_defenders.rules.expansions.poison import poison
from xenofront.games.galaxy_defenders.rules.expansions.selection import highest, number_of
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, HexId
from xenofront.kernel import Chance

pytestmark = pytest.mark.usefixtures("both_sets")
A, B = AlienId("aracnos-green-1"), AlienId("aracnos-green-2")
ALLY: dict[str, Any] = {"npc_assault": ally("5,2")}


def roll(game: Any, what: str, face: str) -> Any:
    while isinstance(game.game.pending, Chance) and game.asked == what:
        game.dice(face)
    return game


# -- REFRESH and events ----------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "after"), [(2, 1), (1, 0)])
def test_a_mark_drops_by_a_level_in_the_refresh_phase_and_not_before(level, after):
    """GX-6.1.a/turned GX-6.1.a/before GX-6.1.b/removed GX-6.1.b/before GX-6.1.c"""
    agents = {"chromium": {"hex": "4,2", "lock": level}}
    aliens: dict[str, Any] = {A: {"hex": "9,3", "lock": level}}
    waits = table(agents=agents, aliens=aliens)
    assert (waits.agent("chromium").lock, waits.alien(A).lock) == (level, level)
    game = table(agents=agents, aliens=aliens, open={"do": "RefreshPhase"})
    assert (game.agent("chromium").lock, game.alien(A).lock) == (after, after)


def test_npcs_and_drones_are_no_agents_for_events():
    """GX-6.3.f GX-11.5.d/npc"""
    alone = table(agents={"chromium": "4,2"}).state
    helped = table(agents={"chromium": "4,2", **ALLY}).state
    effect = effects.TeleportBalance(minus="aliens")
    assert balance(alone, effect) == balance(helped, effect) == 1
    activates = next(c for c in helped.box.close.values() if c.activates.some == "agents")
    assert number_of(helped, activates.activates) == 1


# -- flying and burrowing --------------------------------------------------------------------------


def test_a_flying_npc_crosses_a_barrier():
    """GX-7.1.2.a/npc"""
    sides = dict.fromkeys(
        ("4,2|5,2", "4,2|5,1", "4,2|4,3", "3,2|4,2", "4,1|4,2", "3,3|4,2"), "barrier"
    )
    rim = field(sides=sides)
    for flying, moved in ((True, True), (False, False)):
        cards = {"npcs.npc_assault": {"flying": flying}}
        game = acting(aliens={A: "10,5"}, map=rim, cards=cards)
        if game.asked == "npc_way":
            game.choose(game.options[0])
        assert (game.agent("npc_assault").hex != "4,2") == moved


def worm(**more: Any) -> Any:
    """A burrowing alien that no card uncovers, beside chromium unless it is said where."""
    cards = {"aliens.aracnos-green": {"burrowing": True}, **more.pop("cards", {})}
    return {"cards": cards, "decks": {"close_discard": ["ce26"]}, **more}


def test_an_npc_passes_over_a_rule_whose_only_candidates_are_hidden():
    """GX-7.2.1.t/rule GX-7.2.1.t/npc"""
    hidden: dict[str, Any] = {
        "cards": {"aliens.aracnos-green": {"burrowing": True}, **rows_of("npc_assault")}
    }
    aliens = {A: "5,2", "xeno_beta-green-3": "8,3"}
    game = acting(aliens=aliens, **hidden)
    assert game.told("AttackDeclared")[0].target == "xeno_beta-green-3"


def test_the_plus_rule_of_an_npc_may_go_toward_the_hidden():
    """GX-7.2.1.t/plus"""
    hidden: dict[str, Any] = {
        "cards": {"aliens.aracnos-green": {"burrowing": True}, **rows_of("npc_assault")}
    }
    game = acting(aliens={A: "6,3"}, **hidden)
    if game.asked == "npc_way":
        game.choose(game.options[0])
    assert game.agent("npc_assault").hex != "4,2"
    assert not game.told("AttackDeclared")


def test_burrowing_attacks_normally():
    """GX-7.2.d/adjacent GX-7.2.d/moved"""
    opened = {"do": "Activate", "alien": A}
    beside = table(**worm(agents={"thorium": "5,2"}, aliens={A: "4,2"}, open=opened))
    assert beside.told("AttackDeclared")
    near = table(**worm(agents={"thorium": "6,3"}, aliens={A: "4,2"}, open=opened))
    while near.asked == "alien_way":
        near.choose(near.options[0])
    assert near.told("AlienMoved")
    assert near.told("AttackDeclared")


# -- criticals -------------------------------------------------------------------------------------


def token_of(kind: str, **fields: Any) -> str:
    tokens = pack.catalogue().criticals.values()
    return next(
        t.id
        for t in tokens
        if t.kind == kind and all(getattr(t, name) == value for name, value in fields.items())
    )


def test_npcs_are_like_aliens_for_criticals():
    """GX-8.2.1.d"""
    state = table(agents={"chromium": "4,2", **ALLY}).state
    ours = [t for t in state.box.criticals.values() if t.fits == ("agents",)]
    assert ours
    assert not any(fits(state, "npc_assault", token.id) for token in ours)
    assert all(fits(state, "chromium", token.id) for token in ours)


def test_an_instant_token_works_at_once_and_is_discarded():
    """GX-8.2.2.a/applied GX-8.2.2.a/discarded"""
    token = token_of("wounds")
    state = table(agents={"chromium": "4,2"}).state
    put(state, "chromium", token)
    assert state.agents[AgentId("chromium")].wounds == state.box.criticals[token].wounds
    assert state.agents[AgentId("chromium")].criticals == ()
    assert token in [t for heap in state.critical_discards.values() for t in heap]


def test_an_npc_whose_wounds_reach_the_lower_limit_dies():
    """GX-8.2.3.f/npc"""
    token = token_of("max_hp")
    hp = pack.catalogue().npcs["npc_assault"].hp
    hurt = {**ally("5,2"), "wounds": hp - 1, "criticals": [token]}
    game = table(agents={"chromium": "4,2", "npc_assault": hurt}, open={"do": "Deaths"})
    assert "npc_assault" not in game.state.agents


def test_a_paralysis_drawn_for_a_master_is_only_discarded():
    """GX-8.2.3.p/discarded GX-8.2.3.p/redraw"""
    token = token_of("paralyzed")
    level = str(pack.catalogue().criticals[token].level)
    game = table(
        agents={"chromium": "4,2"},
        aliens={A: "6,3"},
        cards={"aliens.aracnos-green": {"rank": "purple"}},
        critical_piles={level: [token]},
        open={"do": "Criticals", "waiting": [[A, int(level)]]},
    ).dice(token)
    assert game.alien(A).criticals == ()
    assert game.alien(A).conditions == ()
    assert game.state.critical_discards[level] == (token,)
    assert game.game.pending is None


def test_an_attack_with_several_levels_draws_one_token_of_the_highest():
    """GX-8.2.n/one GX-8.2.n/highest"""
    levels = (
        Modifier(quantity="critical", amount=1),
        Modifier(quantity="critical", amount=2, when=("bolt",)),
    )
    piles = {"1": ["c1_slow"], "2": [token_of("defence_dice", level=2)]}
    game = table(
        agents={"chromium": "4,2"},
        aliens={A: "6,3"},
        cards={"weapons.w_rifle": {"modifiers": levels}},
        critical_piles=piles,
    )
    game.choose(f"attack w_rifle {A}").dice("HIT+BOLT", "HIT", MISS)
    roll(game, "defend", "JAM")
    assert game.asked == "critical"
    game.dice(piles["2"][0])
    assert game.alien(A).criticals == (piles["2"][0],)
    assert game.asked != "critical"


def test_no_criticals_are_on_anybody_when_a_mission_begins():
    state = table(agents={"chromium": "4,2"}).state
    assert state.agents[AgentId("chromium")].criticals == ()


# -- marks, poison, healing ------------------------------------------------------------------------


def test_nothing_that_agents_own_in_strikeback_marks():
    """GX-8.3.h"""
    ours = [
        weapon
        for weapon in pack.catalogue().weapons.values()
        if weapon.set == "strikeback" and weapon.user not in ("alien", "npc")
    ]
    marking = [
        weapon.id
        for weapon in ours
        for effect in (*weapon.on_hit, *weapon.on_bolt)
        if isinstance(effect, effects.LockOn)
    ]
    assert marking == []
    aliens = [
        card.id
        for card in pack.catalogue().aliens.values()
        for weapon in card.weapons
        for effect in (*weapon.on_hit, *weapon.on_bolt)
        if card.set == "strikeback" and isinstance(effect, effects.LockOn)
    ]
    assert aliens == ["xeno_delta-green", "xeno_delta-blue"]


def test_npcs_are_poisoned_and_aliens_are_not():
    """GX-9.3.2.a/npc GX-9.3.2.b"""
    state = table(agents={"chromium": "4,2", **ALLY}, aliens={A: "9,3"}).state
    poison(state, "npc_assault", 2, "GX-9.3.2.o")
    assert state.agents[AgentId("npc_assault")].poison == 2
    before = state.aliens[A]
    poison(state, A, 2, "GX-9.3.2.o")
    assert state.aliens[A] == before


def test_area_healing_of_an_alien_heals_all_in_its_area():
    """GX-8.5.b/area GX-8.5.b/elsewhere"""
    rows = (Row(at="plus", do=(effects.Regenerate(amount=1, area=True),)),)
    aliens = {A: {"hex": "8,4", "wounds": 2}, B: {"hex": "8,3", "wounds": 2},
              "aracnos-green-3": {"hex": "4,2", "wounds": 2}}  # fmt: skip
    game = table(
        agents={"chromium": "0,9"},
        aliens=aliens,
        cards={"aliens.aracnos-green": {"rows": rows}},
        open={"do": "Activate", "alien": A},
    )
    assert [game.alien(name).wounds for name in aliens] == [1, 1, 2]


# -- aliens ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", ["dr_gd209", "npc_assault"])
def test_aliens_treat_drones_and_npcs_as_agents(unit):
    """GX-11.a/target GX-11.a/attack GX-11.b/target GX-11.b/attack"""
    row = {"hex": "5,2", "owner": "chromium", "powers": []}
    game = table(
        agents={"chromium": "0,9", unit: row},
        aliens={A: "4,2"},
        open={"do": "Activate", "alien": A},
    )
    assert game.told("AttackDeclared")[0].target == unit


@pytest.mark.parametrize("unit", ["dr_gd209", "npc_assault"])
def test_aliens_go_for_drones_and_npcs(unit):
    """GX-11.a/movement GX-11.b/movement"""
    row = {"hex": "6,3", "owner": "chromium", "powers": []}
    game = table(
        agents={"chromium": "0,9", unit: row},
        aliens={A: "4,2"},
        open={"do": "Activate", "alien": A},
    )
    while game.asked == "alien_way":
        game.choose(game.options[0])
    assert game.told("AttackDeclared")[0].target == unit


def test_purple_is_above_red_blue_and_green():
    """GX-11.1.b"""
    ranks = ("green", "purple", "blue", "red")
    names = [f"aracnos-green-{n}" for n in range(4)]
    state = table(
        agents={"chromium": "4,2"},
        aliens={name: f"{6 + n},3" for n, name in enumerate(names)},
    ).state
    cards = dict(state.box.aliens)
    left = [AlienId(name) for name in names]
    for name, rank in zip(names, ranks, strict=True):
        cards[name] = msgspec.structs.replace(cards["aracnos-green"], rank=rank)
        state.change_alien(AlienId(name), card=name)
    state.box.aliens = cards
    order = []
    while left:
        best = highest(state, left)
        order += [cards[state.aliens[alien].card].rank for alien in best]
        left = [alien for alien in left if alien not in best]
    assert order == ["purple", "red", "blue", "green"] == list(RANK_ORDER)


def test_the_species_of_strikeback():
    """GX-11.1.d/critter GX-11.1.d/digger GX-11.1.d/delta"""
    cards = [card for card in pack.catalogue().aliens.values() if card.set == "strikeback"]
    found = {card.species for card in cards if card.rank != "purple"}
    assert found == {"flying_critter", "digger", "xeno_delta"}
    assert sum(card.copies for card in cards if card.rank != "purple") == 12


def test_no_alien_ends_where_another_or_a_signal_is():
    """GX-11.11.a/alien GX-11.11.a/signal"""
    around = ("5,3", "7,3", "6,2", "7,2", "5,4")
    taken: dict[str, Any] = {f"xeno_beta-green-{n}": p for n, p in enumerate(around[:3], 3)}
    signals = {f"s{n}": place for n, place in enumerate(around[3:])}
    game = table(
        agents={"chromium": "6,3"},
        aliens={A: "4,2", **taken},
        signals=signals,
        open={"do": "Activate", "alien": A},
    )
    assert game.asked != "alien_way"  # there is one hex left
    assert game.alien(A).hex == "6,4"


def test_hits_left_of_lethal_attacks_are_not_diced():
    """GX-11.7.e/dice GX-11.7.e/lethal"""
    lethal = Modifier(quantity="lethal", amount=1)
    for modifier, asked in ((lethal, ""), (Modifier(quantity="hits", amount=1), "defend")):
        game = table(
            agents={"chromium": "4,2"},
            aliens={A: {"hex": "6,3", "shield": 1}},
            cards={
                "weapons.w_rifle": {"modifiers": (modifier,)},
                "aliens.aracnos-green": {"hp": 9, "shield": 1},
            },
        )
        game.choose(f"attack w_rifle {A}").dice("HIT+HIT", "HIT", MISS)
        assert (game.asked == "defend") == (asked == "defend")


@pytest.mark.parametrize(("answer", "wounds"), [("none", 1), ("no_pain", 0)])
def test_powers_work_against_hits_that_energy_shields_leave(answer, wounds):
    """GX-11.7.e/power"""
    row = {"hex": "5,2", "powers": ("no_pain",), "shield": 1}
    blow = {"do": "Attack", "attacker": A, "weapon": "aracnos-green/claws", "target": "titanium"}
    game = table(agents={"titanium": row}, aliens={A: "4,2"}, open=blow)
    game.dice("HIT+AMMO", "HIT+AMMO", "JAM")
    roll(game, "defend", "JAM")
    assert game.asked == "react"
    game.choose(answer)
    assert (game.agent("titanium").shield, game.agent("titanium").wounds) == (0, wounds)


def test_a_burrower_enters_no_locked_door():
    """GX-7.2.h/locked GX-7.2.h/side"""
    side = {"4,2|5,2": "door"}
    state = table(map=field(sides=side), locks=("4,2|5,2",),
                  **worm(agents={"chromium": "0,9"}, aliens={A: "4,2"})).state  # fmt: skip
    assert walk_of(state, A).hexes_from(HexId("4,2"))[HexId("5,2")] > 1


def test_an_explosion_of_an_agent_spares_the_squad():
    """GX-8.4.h/agent GX-8.4.h/npc"""
    squad = {"chromium": "0,9", "thorium": "6,4", "npc_assault": ally("8,4")}
    for option, struck in ((False, {A}), (True, {A, "thorium", "npc_assault"})):
        game = table(agents=squad, aliens={A: "6,3"}, options={"friendly_fire": option})
        found = struck_in_area(game.state, "chromium", "w_rifle", A, explosion=True)
        assert {*found} == struck


def test_area_healing_is_not_for_npcs():
    """GX-8.5.d/npc"""
    game = table(
        agents={
            "thorium": "4,2",
            "chromium": {"hex": "4,3", "wounds": 3},
            "npc_assault": {**ally("5,2"), "wounds": 2},
        },
        cards={"weapons.w_nano": {"area_healing": True}},
    )
    game.choose("treat w_nano chromium")
    roll(game, "heal", "HIT+HIT")
    roll(game, "hit", "HIT+HIT")
    assert game.agent("npc_assault").wounds == 2
    assert game.agent("chromium").wounds < 3


def test_tokens_of_a_dead_alien_are_discarded():
    """GX-11.9.a/token"""
    token = token_of("defence_dice")
    row = {"hex": "6,3", "wounds": 9, "criticals": [token], "conditions": ["stunned"]}
    game = table(agents={"chromium": "4,2"}, aliens={A: row}, open={"do": "Deaths"})
    assert not game.state.aliens
    assert token in [one for heap in game.state.critical_discards.values() for one in heap]


def test_a_paralysed_alien_alone_is_selected_and_does_nothing():
    """GX-11.9.e/alone GX-11.9.e/other"""
    for others, woken in (({}, [A]), ({"xeno_beta-green-3": "8,3"}, ["xeno_beta-green-3"])):
        game = table(
            agents={"thorium": "5,2"},
            alpha="thorium",
            aliens={A: {"hex": "4,2", "conditions": ["stunned"]}, **others},
            decks={"close": ["ce22"]},
            open={"do": "AliensTurn", "agent": "thorium"},
        ).dice("ce22")
        assert [*game.told("AliensSelected")[0].awakes] == woken


def test_an_alien_is_paralysed_until_the_refresh_phase():
    """GX-11.9.c/while GX-11.9.c/ended"""
    row = {"hex": "4,2", "conditions": ["stunned"]}
    still = table(agents={"thorium": "5,2"}, aliens={A: row}, open={"do": "Activate", "alien": A})
    assert not still.told("AttackDeclared")
    opened: list[Any] = [{"do": "Activate", "alien": A}, {"do": "RefreshPhase"}]
    assert table(agents={"thorium": "5,2"}, aliens={A: row}, open=opened).told("AttackDeclared")


@pytest.mark.parametrize(
    ("mission", "option", "first"),
    [("strikeback", False, [B]), ("core", True, [B]), ("core", False, [A, B])],
)
def test_the_rules_of_an_expansion_come_with_its_content(monkeypatch, mission, option, first):
    """GX-AMB.k/expansion GX-AMB.k/content GX-AMB.k/core"""
    monkeypatch.undo()  # the mission is as it is
    game = table(
        agents={"chromium": "4,2"},
        alpha="chromium",
        aliens={A: "8,4", "aracnos-blue-2": {"hex": "9,3"}},
        mission={"set": mission, **({"with_sets": ("strikeback",)} if option else {})},
    )
    names = (A, AlienId("aracnos-blue-2"))
    expected = [AlienId("aracnos-blue-2")] if len(first) == 1 else list(names)
    assert next_to_act(game.state, names) == expected


def test_the_order_of_suits_does_not_matter_for_batteries_and_shields():
    """GX-6.1.g/battery"""
    rows = {
        "chromium": {"hex": "4,2", "suit": {"sheet": "suit_mark_1", "batteries": 3, "shield": 0}},
        "thorium": {"hex": "1,4", "suit": {"sheet": "suit_mark_2", "batteries": 1, "shield": 1}},
    }
    found = []
    for names in (("chromium", "thorium"), ("thorium", "chromium")):
        agents = {name: rows[name] for name in names}
        game = table(agents=agents, alpha="chromium", open=[{"do": "RefreshPhase"}])
        found.append({name: game.agent(name).suit for name in rows})
    assert found[0] == found[1]
    assert found[0]["chromium"].batteries == 2
    assert found[0]["chromium"].shield == 2
