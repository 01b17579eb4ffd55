"""The switches of a game: each names its rule, and they get along with each other."""

from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from tests.games.bug_hunt.rules.ch1_setup.setting import first_contact, squad
from tests.games.bug_hunt.rules.table import new_game, table
from xenofront.games.bug_hunt.play.purposeful import purposeful_choice
from xenofront.games.bug_hunt.rules.options import Options, chosen
from xenofront.games.factory import new_game as started
from xenofront.games.factory import new_setup
from xenofront.kernel import Game, UnknownOption
from xenofront.lab import laws
from xenofront.text import rulebook


def test_every_switch_names_its_rule():
    assert set(Options.RULES) == set(Options.__struct_fields__)
    assert [rule for rule in Options.RULES.values() if rule not in rulebook.all_ids()] == []


def test_presets_are_sets_of_switches():
    for name in Options.PRESETS:
        assert isinstance(chosen({"preset": name}), Options)
    assert chosen({"preset": "hard", "gear": True}) == Options(difficulty="hard", gear=True)


@pytest.mark.parametrize("values", [{"preset": "soft"}, {"lasers": True}, {"gear": "yes"}])
def test_other_switches_and_values_are_refused(values):
    with pytest.raises(UnknownOption):
        chosen(values)


# -- where two of them meet ------------------------------------------------------------------------


def test_escalation_goes_before_the_priority_of_a_mission():
    """BD-7.escalation"""
    carried = squad(turn=4)
    game = first_contact("bottom", 1, 2, 3, carried=carried, escalation=True)
    assert (game.state.box.mission.priority, game.state.priority) == (1, 2)


def test_escalation_in_a_campaign_counts_its_missions():
    """BD-7.escalation"""
    game = first_contact(carried=squad(turn=4), escalation=True, campaign=True)
    game.choose("no", "no", "no").dice("bottom", 1, 2, 3)
    assert (game.state.squad.turn, game.state.priority, game.state.spawn_rating) == (5, 3, 2)


def test_reputation_shifts_a_fixed_priority_too():
    """BD-7.s4, BD-7.escalation"""
    carried = squad(turn=5, reputation=1)
    game = first_contact("bottom", 1, 2, 3, carried=carried, escalation=True).choose("lower")
    assert (game.state.priority, game.state.spawn_rating) == (2, 2)


def test_ready_made_troopers_choose_equipment_but_no_weapons():
    """BD-4.g, BD-4.load"""
    game = new_game(mission="first_contact", quick_start=True, gear=True, support="none")
    game.dice("bottom", 1, 2, 3)
    assert (game.asked, game.seat) == ("gear", "duarte")
    game.choose(*("charge", "scout_suit") * 3)
    assert game.asked == "deploy"
    reck = game.trooper("reck")
    assert (reck.weapons, reck.gear, reck.save) == (("shotgun", "hand_cannon"), ("charge",), 6)


def test_without_support_luck_brings_none():
    """BD-5.request"""
    requests = {"troopers": {"ann": "18,34"}, "open": {"do": "RequestSupport"}}
    lucky = table(**requests, options={"movie_magic": True})
    assert lucky.asked == "support_luck"
    none = table(**requests, options={"movie_magic": True, "support": "none"})
    assert none.is_over


def test_a_small_table_is_rolled_even_if_the_mission_has_its_own():
    """BD-7.s1"""
    game = first_contact("bottom", small_table=True)
    assert (game.asked, game.state.terrain) == ("empty_sector", ())


@pytest.mark.parametrize(("options", "jammed"), [({}, ("lmg",)), ({"movie_magic": True}, ())])
def test_guns_that_blaze_do_not_jam_however_ones_are_counted(options, jammed):
    """BR-11"""
    blazing = {"thrice ann 1": 3} if options else {}
    game = table(
        troopers={"ann": {"at": "10,10", "weapons": ["lmg"]}},
        aliens={"x": "20,10"},
        options={"jam_by_turn": True, **options},
        actions={"ones ann lmg 1": 1, **blazing},
        open={"do": "Activation", "trooper": "ann", "step": "choose_move"},
    )
    game.choose("stay", "fire lmg x").dice(1, 2, 2)
    assert game.trooper("ann").jammed == jammed


# -- all pairs -------------------------------------------------------------------------------------

FACTORS: dict[str, tuple[Any, ...]] = {
    "difficulty": ("easy", "light", "normal", "hard", "nightmare"),
    "play": ("mission", "campaign", "joint"),
    "mission": ("random", "first_contact", "quick_start"),
    "support": ("ask", "none"),
    "players": (1, 2),
    **{
        name: (False, True)
        for name, kind in Options.__annotations__.items()
        if kind == "bool" and name not in ("campaign", "joint")
    },
}
Pair = tuple[tuple[str, Any], tuple[str, Any]]


def pairs_of(row: dict[str, Any]) -> set[Pair]:
    return set(combinations(sorted(row.items()), 2))


def covering() -> list[dict[str, Any]]:
    """A few mixtures of options in which every pair of values occurs."""
    left: set[Pair] = set()
    for (a, first), (b, second) in combinations(sorted(FACTORS.items()), 2):
        left |= {((a, x), (b, y)) for x, y in product(first, second)}
    dice, rows = Random(1), []
    while left:
        made = [{n: dice.choice(values) for n, values in FACTORS.items()} for _ in range(200)]
        best = max(made, key=lambda row: len(pairs_of(row) & left))
        left -= pairs_of(best)
        rows.append(best)
    return rows


def played(game: Game, dice: Random) -> list[laws.Broken]:
    """The laws that are broken on the way to the end of a game."""
    checks, told = laws.quick_laws("bug-hunt"), 0
    while game.pending is not None:
        game.answer(purposeful_choice(game, dice))
        broken = laws.broken_now(checks, laws.Moment(game, tuple(game.log[told:])))
        if broken:
            return broken
        told = len(game.log)
    return []


ROWS = covering()


@pytest.mark.parametrize("number", range(len(ROWS)))
def test_every_pair_of_options_gets_along(number):
    row = dict(ROWS[number])
    play, mission = row.pop("play"), row.pop("mission")
    options = {**row, "campaign": play != "mission", "joint": play == "joint"}
    names = ("duarte", "reck", "adeyemi")
    setup = new_setup(mission, names, seed=number, system_name="bug-hunt", **options)
    assert played(started(setup), Random(number)) == []


def test_the_mixtures_hold_every_pair():
    together = [frozenset(row.items()) for row in ROWS]
    for (a, first), (b, second) in combinations(FACTORS.items(), 2):
        for x, y in product(first, second):
            assert any({(a, x), (b, y)} <= row for row in together), (a, x, b, y)
    assert len(ROWS) < 40
