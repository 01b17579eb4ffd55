"""BH-15 to BH-24, BD 8: the drop ship."""

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import aim
from xenofront.geometry.plane.exact import point


def turn(*, row=None, other=None, number=5, **more):
    squad = {"a": {"at": "10,10", "phase": "quick", **(row or {})}}
    if other:
        squad["b"] = {"at": "20,20", **other}
    return table(troopers=squad, open={"do": "Activation", "trooper": "a"}, turn=number, **more)


def test_nobody_calls_evac_before_turn_five():
    """BH-15/before, BR-2, BD-8.a"""
    assert turn(number=4).choose("stay").refusal("call") == "BH-15"


def test_evac_is_called_from_turn_five_on():
    """BH-15/after, BR-2, BD-8.a"""
    assert "call" in turn().choose("stay").options


def test_who_moved_does_not_call():
    """BH-16/moved, BD-8.b/still"""
    assert turn(row={"moved": True}).refusal("call") == "BH-16"
    assert turn(row={"moved": False}).choose("stay").refusal("call") is None


def test_who_is_stunned_does_not_call():
    """BD-8.b/stunned"""
    assert turn(row={"stun": 1}).choose("stay").refusal("call") == "BH-16"


def test_a_call_is_the_combat_action():
    """BH-16/action, BD-8.b/nothing"""
    game = turn(aliens={"x": "10,20"}, row={"weapons": ["combat_rifle"]}).choose("stay", "call")
    assert (game.state.evac.called, game.trooper("a").acted, game.asked) == (True, True, "")
    assert turn(evac={"called": True}).choose("stay").refusal("call") == "BH-18"


def ends(*dice, evac, choices=("roll",), number=6, objectives=None, **more):
    game = table(
        troopers={"a": {"at": "10,10", **more.pop("row", {})}},
        objectives=objectives or {},
        open={"do": "EvacStep"},
        turn=number,
        evac=evac,
        **more,
    )
    return game.choose(*choices).dice(*dice) if choices else game


CALL = {"called": True}


def test_ten_on_two_dice_brings_it():
    """BH-17/number"""
    assert ends(4, 6, evac=CALL).state.evac.comes
    assert not ends(4, 5, evac=CALL).state.evac.comes


def test_completed_objectives_are_added_to_the_roll():
    """BH-17/objectives, BR-5/vital"""
    done = {
        "hack-1": {"at": "3,3", "kind": "hack", "done": True},
        "scout-2": {"at": "5,3", "kind": "scout", "done": True, "worth": 2},
        "hack-3": {"at": "9,3", "kind": "hack"},
    }
    assert ends(4, 3, evac=CALL, objectives=done).state.evac.comes
    assert not ends(3, 3, evac=CALL, objectives=done).state.evac.comes


def test_a_critical_objective_adds_three_to_the_roll():
    """BR-5/critical"""
    done = {"hack-1": {"at": "3,3", "kind": "hack", "done": True, "worth": 3}}
    assert ends(4, 3, evac=CALL, objectives=done).state.evac.comes
    assert not ends(3, 3, evac=CALL, objectives=done).state.evac.comes


def test_a_held_package_is_added_to_the_roll():
    """BR-5/package"""
    package = {"retrieve-1": {"at": "3,3", "kind": "retrieve", "taken": True, "worth": 2}}
    held = {"package": "retrieve-1"}
    assert ends(4, 4, evac=CALL, objectives=package, row=held).state.evac.comes
    assert not ends(4, 4, evac=CALL, objectives=package).state.evac.comes


def test_the_ship_does_not_come_in_the_turn_of_the_roll():
    """BH-17/before, BD-8.c"""
    game = ends(4, 6, evac=CALL, number=6)
    assert (game.state.evac.at, game.state.evac.comes, game.asked) == (None, 7, "")


def test_the_ship_comes_at_the_end_of_the_turn_after_it():
    """BH-17/arrival"""
    assert ends(evac={"comes": 7}, choices=(), number=6).asked == ""
    assert ends(evac={"comes": 7}, choices=(), number=7).asked == "evac_place"


def test_a_failed_call_stays_open():
    """BH-18, BR-4/open"""
    assert ends(1, 1, evac=CALL).state.evac.called
    once = ends(1, 1, evac=CALL, options={"evac_every_turn": False})
    assert not once.state.evac.called


def test_an_open_call_is_rolled_without_an_action():
    """BR-4/rolled"""
    game = ends(evac=CALL, choices=())
    assert (game.asked, game.trooper("a").acted) == ("evac_roll", False)
    assert game.choose("roll").asked == "evac"
    assert ends(evac={}, choices=()).asked == ""


def test_a_call_may_be_cancelled():
    """BR-4/cancel"""
    off = ends(evac=CALL, choices=("cancel",))
    assert (off.state.evac.called, off.asked) == (False, "")


def test_a_caller_with_tech_needs_no_helper():
    """BR-3/own"""
    assert turn(row={"tech": 1}).choose("stay", "call").state.evac.help
    assert not turn().choose("stay", "call").state.evac.help


def helps(evac=None, options=None, **row):
    return turn(row={"tech": 1, **row}, evac=evac or CALL, options=options or {})


def test_a_helper_has_tech():
    """BH-19/tech"""
    assert helps().choose("stay").refusal("assist") is None
    assert helps(tech=0).choose("stay").refusal("assist") == "BH-19"


def test_a_helper_stays_where_it_is():
    """BH-19/moved"""
    assert helps(moved=True).refusal("assist") == "BH-19"
    assert helps(followed=True).choose("stay").refusal("assist") == "BH-19"


def test_help_is_the_combat_action():
    """BH-19/action"""
    game = helps().choose("stay", "assist")
    assert (game.trooper("a").acted, game.asked) == (True, "")


def test_help_adds_one_to_the_roll():
    """BH-19/bonus"""
    assert helps().choose("stay", "assist").state.evac.help
    assert ends(4, 5, evac={**CALL, "help": True}).state.evac.comes == 7
    assert ends(4, 5, evac=CALL).state.evac.comes == 0


def test_a_stunned_trooper_is_no_helper():
    """BR-3/stunned"""
    assert helps(stun=1).choose("stay").refusal("assist") == "BH-19"


def test_help_never_counts_twice():
    """BR-3/once"""
    helped = {"called": True, "help": True}
    assert helps(evac=helped).choose("stay").refusal("assist") == "BR-3"
    own = {"evac_own_tech": True}
    assert helps(options=own).choose("stay").refusal("assist") == "BR-3"


def test_help_does_not_last_to_the_next_roll():
    """BR-4/help"""
    game = ends(1, 1, evac={**CALL, "help": True})
    assert (game.state.evac.called, game.state.evac.help) == (True, False)


def lands(at="at 10,12", **more):
    game = ends(evac={"comes": 6}, choices=(), **more)
    assert game.asked == "evac_place"
    return game.choose(at)


def test_the_marker_is_put_anywhere_on_the_table():
    """BH-20"""
    game = lands("at 30,5.5")
    assert game.state.evac.at == point("30,5.5")
    wrong = ends(evac={"comes": 6}, choices=())
    assert wrong.refusal("at 37,5") == "BH-20"
    assert wrong.refusal("30,5") == "BH-20"


def test_who_is_near_when_the_ship_arrives_may_leave():
    """BH-21/arrival, BD-8.e/arrival"""
    game = lands("at 10,13.5")
    assert game.asked == "board"
    assert game.choose("board").trooper("a").fate == "evacuated"


def test_nobody_boards_from_farther_than_three_inches():
    """BH-21/far"""
    assert lands("at 10,13.5").asked == "board"
    assert lands("at 10,13.6").asked == ""


HOVERS = {"at": "10,13", "leaves": 9}


def test_who_walks_near_the_ship_may_leave():
    """BH-21/walk, BD-8.e/later"""
    come = {"do": "Arrive", "trooper": "a"}
    assert table(troopers={"a": "10,10"}, open=come, evac=HOVERS).asked == "board"
    stays = table(troopers={"a": "10,10"}, open=come, evac=HOVERS).choose("stay")
    assert stays.trooper("a").fate == "table"


def test_who_stands_near_the_ship_may_leave_in_its_turn():
    """BH-21/turn"""
    assert turn(evac=HOVERS).choose("stay").asked == "board"
    assert turn().choose("stay").asked == "action"


def test_who_stands_near_the_ship_may_leave_when_a_turn_ends():
    """BH-21/end"""
    game = ends(evac=HOVERS, choices=(), number=8)
    assert game.asked == "board"
    assert game.choose("board").trooper("a").fate == "evacuated"


def test_it_stays_three_turns():
    """BH-22/stays, BR-6/stays, BD-8.d"""
    assert lands("at 30,30").state.evac.leaves == 9
    here = {"at": "30,30", "leaves": 9}
    assert ends(evac=here, choices=(), number=8).state.evac.at is not None


def test_it_leaves_at_the_end_of_the_third_turn():
    """BH-22/leaves, BR-6/leaves"""
    assert ends(evac={"at": "30,30", "leaves": 9}, choices=(), number=9).state.evac.at is None
    landed = lands("at 30,30").state.evac
    assert ends(evac={"at": "30,30", "leaves": landed.leaves}, choices=(), number=9).told(
        "ShipLeft"
    )


def test_who_is_left_calls_again():
    """BH-22/again"""
    hovering = turn(evac={"at": "30,30", "leaves": 9}, number=8).choose("stay")
    assert hovering.refusal("call") == "BH-18"
    gone = ends(evac={"at": "30,30", "leaves": 9}, choices=(), number=9).state.evac
    later = turn(number=10, evac={"called": gone.called, "comes": gone.comes}).choose("stay")
    assert later.refusal("call") is None


def test_its_arrival_raises_priority():
    """BH-23, BD-8.g/each"""
    assert lands("at 30,30", priority=2).state.priority == 3
    assert lands("at 30,30", priority=3).state.priority == 4


def test_priority_never_rises_above_six():
    """BD-8.g/most"""
    assert lands("at 30,30", priority=6).state.priority == 6


def guns(*dice):
    """The first gun of a hovering ship fires at an alien ten inches away."""
    game = table(
        troopers={"a": "3,3"},
        aliens={"razor_lizard-1": "10,20"},
        open={"do": "ShipGuns"},
        evac={"at": "10,10", "leaves": 9},
    )
    return game.choose("razor_lizard-1").dice(*dice)


def test_the_ship_has_two_machine_guns():
    """BH-24/guns"""
    game = guns(3, 1, 1)
    assert (game.asked, game.options) == ("ship_target", ("razor_lizard-1", "hold"))
    game.choose("razor_lizard-1").dice(1, 1, 1)
    assert game.asked == ""
    assert [shot.weapon for shot in game.told("Fired")] == ["lmg"] * 6


def test_the_guns_fire_at_plus_one():
    """BH-24/skill"""
    assert [(shot.bonus, shot.hit) for shot in guns(3).told("Fired")] == [(1, False)]
    assert [(shot.bonus, shot.hit) for shot in guns(4).told("Fired")] == [(1, True)]


def test_what_a_line_of_the_ship_crosses_gives_cover():
    """BR-44/cover"""

    def needed(*terrain):
        ship = {"open": {"do": "ShipGuns"}, "evac": {"at": "10,10", "leaves": 9}}
        game = table(troopers={"a": "3,3"}, aliens={"x": "10,20"}, terrain=terrain, **ship)
        return game.choose("x").dice(1).told("Fired")[0].needed

    assert needed() == 5
    assert needed("rock 8,14") == 6


def test_the_guns_never_jam():
    """BH-24/jam"""
    game = guns(1, 1, 1)
    assert (game.asked, game.told("Jammed")) == ("ship_target", [])


def test_the_ship_fires_in_every_turn_it_hovers():
    """BD-8.f/hover"""
    hover = {"evac": {"at": "10,10", "leaves": 9}, "aliens": {"razor_lizard-1": "10,20"}}
    game = table(troopers={"a": "3,3"}, open={"do": "DropShipFire"}, **hover)
    assert game.asked == "ship_target"
    away = table(troopers={"a": "3,3"}, open={"do": "DropShipFire"}, aliens=hover["aliens"])
    assert away.asked == ""


def test_the_ship_fires_in_the_turn_it_arrives():
    """BD-8.f/arrival"""
    landed = lands("at 10,20", aliens={"razor_lizard-1": "10,30"})
    assert landed.asked == "ship_target"


def test_places_between_troopers_and_away_from_them_are_offered_too():
    """BH-20"""
    game = table(
        troopers={"a": "10,10", "b": "10,15", "c": "30,30"},
        objectives={"hack-1": {"at": "20,8", "kind": "hack"}},
        open={"do": "EvacStep"},
        turn=6,
        evac={"comes": 6},
    )
    assert game.options == (
        "at 10,12.5",
        "at 10,10",
        "at 10,15",
        "at 30,30",
        "at 20,8",
        "at 18,18",
    )


def test_darkness_limits_the_ship_as_well():
    """BD-9.z1/ship"""
    dark = {"sectors": [{"priority": 1, "factors": ["ambush_zone"]}]}
    far = {"razor_lizard-1": "10,18.6", "razor_lizard-2": "18.5,10"}
    guns = {"open": {"do": "ShipGuns"}, "evac": {"at": "10,10", "leaves": 9}}
    game = table(troopers={"a": "3,3"}, aliens=far, squad=dark, sector=1, **guns)
    assert game.options == ("razor_lizard-2", "hold")


def test_an_aimed_shot_is_spoilt_by_two_inches_after_a_brawl():
    """BD-4.t4/moved, BD-4.t5/moved"""

    def bonus(weapon, **row):
        squad = {"a": {"at": "10,10", "weapons": [weapon], "combat": 0, **row}}
        game = table(troopers=squad, aliens={"razor_lizard-1": "10,20"})
        return aim(game.state, "a", weapon, "razor_lizard-1").bonus

    assert bonus("sniper_rifle") == bonus("sniper_rifle", followed=True) + 1
    assert bonus("lmg") == bonus("lmg", followed=True) + 1
