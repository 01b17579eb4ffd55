"""BH-15 to BH-24, BD 8: the drop ship."""

from tests.bug_hunt.table import table
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import aim
from xenofront.geometry.plane.exact import point


def turn(*, row=None, other=None, number=5, **more):
    squad = {"a": {"at": "10,10", "phase": "quick", **(row or {})}}
    if other:
        squad["b"] = {"at": "20,20", **other}
    return table(troopers=squad, open={"do": "Activation", "trooper": "a"}, turn=number, **more)


def test_evac_is_called_from_turn_five_on():
    """BH-15, BR-2, BD-8.a"""
    assert "call" in turn().choose("stay").options
    assert turn(number=4).choose("stay").refusal("call") == "BH-15"


def test_the_caller_stands_still_and_uses_its_action():
    """BH-16, BD-8.b"""
    moved = turn(row={"moved": True})
    assert moved.refusal("call") == "BH-16"
    assert turn(row={"stun": 1}).choose("stay").refusal("call") == "BH-16"
    game = turn().choose("stay", "call")
    assert game.state.evac.called
    assert game.trooper("a").acted
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


def test_ten_on_two_dice_with_objectives_brings_it_a_turn_later():
    """BH-17, BR-5, BD-8.c"""
    done = {
        "hack-1": {"at": "3,3", "kind": "hack", "done": True},
        "scout-2": {"at": "5,3", "kind": "scout", "done": True, "worth": 2},
    }
    call = {"called": True}
    assert ends(4, 6, evac=call).state.evac.comes == 7
    assert ends(4, 5, evac=call).state.evac.comes == 0
    assert ends(4, 3, evac=call, objectives=done).state.evac.comes == 7
    assert ends(3, 3, evac=call, objectives=done).state.evac.comes == 0


def test_a_failed_call_is_rolled_again_or_cancelled():
    """BH-18, BR-4"""
    game = ends(1, 1, evac={"called": True})
    assert game.state.evac.called
    off = ends(evac={"called": True}, choices=("cancel",))
    assert not off.state.evac.called
    assert off.asked == ""


def test_tech_gives_one_more_from_the_caller_or_a_helper_never_two():
    """BH-19, BR-3"""
    assert turn(row={"tech": 1}).choose("stay", "call").state.evac.help
    assert not turn().choose("stay", "call").state.evac.help
    called = {"called": True}
    game = turn(row={"tech": 1}, evac=called).choose("stay", "assist")
    assert game.state.evac.help
    assert turn(evac=called).choose("stay").refusal("assist") == "BH-19"
    assert turn(row={"tech": 1, "moved": True}, evac=called).refusal("assist") == "BH-19"
    helped = {"called": True, "help": True}
    assert turn(row={"tech": 1}, evac=helped).choose("stay").refusal("assist") == "BR-3"
    assert ends(4, 5, evac=helped).state.evac.comes == 7
    assert not ends(1, 1, evac=helped).state.evac.help
    own = {"evac_own_tech": True}
    assert turn(row={"tech": 1}, evac=called, options=own).choose("stay").refusal("assist") == (
        "BR-3"
    )


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


def test_troopers_within_three_inches_are_taken_off():
    """BH-21, BD-8.e"""
    game = lands("at 10,13.5")
    assert game.asked == "board"
    game.choose("board")
    assert game.trooper("a").fate == "evacuated"
    assert lands("at 10,13.6").asked == ""
    moved = table(
        troopers={"a": "10,10"},
        open={"do": "Arrive", "trooper": "a"},
        evac={"at": "10,13", "leaves": 9},
    )
    assert moved.asked == "board"
    assert moved.choose("stay").trooper("a").fate == "table"


def test_it_stays_three_turns():
    """BH-22, BR-6, BD-8.d"""
    assert lands("at 30,30").state.evac.leaves == 9
    here = {"at": "30,30", "leaves": 9}
    assert ends(evac=here, choices=(), number=8).state.evac.at is not None
    gone = ends(evac=here, choices=(), number=9)
    assert gone.state.evac.at is None
    again = turn(number=10)
    assert "call" in again.choose("stay").options


def test_its_arrival_raises_priority():
    """BH-23, BD-8.g"""
    assert lands("at 30,30", priority=2).state.priority == 3
    assert lands("at 30,30", priority=6).state.priority == 6


def test_two_guns_at_plus_one_that_never_jam():
    """BH-24"""
    game = table(
        troopers={"a": "3,3"},
        aliens={"razor_lizard-1": "10,20"},
        open={"do": "ShipGuns"},
        evac={"at": "10,10", "leaves": 9},
    )
    assert game.options == ("razor_lizard-1", "hold")
    game.choose("razor_lizard-1").dice(3, 1, 1)
    shots = game.told("Fired")
    assert [(shot.weapon, shot.bonus, shot.hit) for shot in shots] == [
        ("lmg", 1, False),
        ("lmg", 1, False),
        ("lmg", 1, False),
    ]
    assert game.told("Jammed") == []
    game.choose("razor_lizard-1").dice(4, 6)
    assert game.asked == ""
    assert "AlienKilled" in game.story


def test_the_ship_fires_in_every_turn_it_hovers():
    """BD-8.f"""
    hover = {"evac": {"at": "10,10", "leaves": 9}, "aliens": {"razor_lizard-1": "10,20"}}
    game = table(troopers={"a": "3,3"}, open={"do": "DropShipFire"}, **hover)
    assert game.asked == "ship_target"
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
    """BD-9.z1"""
    dark = {"sectors": [{"priority": 1, "factors": ["ambush_zone"]}]}
    far = {"razor_lizard-1": "10,18.6", "razor_lizard-2": "18.5,10"}
    guns = {"open": {"do": "ShipGuns"}, "evac": {"at": "10,10", "leaves": 9}}
    game = table(troopers={"a": "3,3"}, aliens=far, squad=dark, sector=1, **guns)
    assert game.options == ("razor_lizard-2", "hold")


def test_an_aimed_shot_is_spoilt_by_two_inches_after_a_brawl():
    """BD-4.t4, BD-4.t5"""

    def bonus(weapon, **row):
        squad = {"a": {"at": "10,10", "weapons": [weapon], "combat": 0, **row}}
        game = table(troopers=squad, aliens={"razor_lizard-1": "10,20"})
        return aim(game.state, "a", weapon, "razor_lizard-1").bonus

    assert bonus("sniper_rifle") == bonus("sniper_rifle", followed=True) + 1
    assert bonus("lmg") == bonus("lmg", followed=True) + 1
