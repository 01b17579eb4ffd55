"""BD 9.f: strokes of luck as in the films."""

from tests.games.bug_hunt.rules.ch7_campaign.camp import camp, row
from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch7_campaign.luck import ChooseTurnLuck
from xenofront.geometry.plane.exact import point

FILM = {"movie_magic": True}


def turn(*, when="start", options=FILM, squad=None, **more):
    return table(
        troopers={"a": "18,30"},
        open={"do": "TurnLuck", "when": when},
        options=options,
        squad=squad or {},
        **more,
    )


def test_each_stroke_of_luck_is_used_once():
    """BD-9.f"""
    contacts = {"c1": {"at": "18,3"}}
    game = turn(contacts=contacts).choose("remove c1")
    assert game.state.squad.movie == ("remove_contact",)
    used = turn(contacts=contacts, squad={"movie": ["remove_contact"]})
    assert used.offers("remove") == []
    assert turn(options={}, contacts=contacts).asked == ""


def test_a_barricade_is_not_put_where_somebody_stands():
    """BD-9.f1/room"""
    assert turn().refusal("barricade 17,30 19,30") == "BD-9.f1"
    assert turn().refusal("barricade 17,28 19,28") is None


def test_a_barricade_is_three_inches_of_wall():
    """BD-9.f1/wall"""
    game = turn()
    assert game.refusal("barricade 16,20 19,20") is None
    assert game.refusal("barricade 16,20 19.1,20") == "BD-9.f1"
    assert game.refusal("barricade 16,20") == "BD-9.f"
    game.choose("barricade 16.5,27 19.5,27")
    walk = table(
        troopers={"a": "18,30"},
        open={"do": "Activation", "trooper": "a"},
        barricades=[["16.5,27", "19.5,27"]],
    )
    assert walk.refusal("path 18,25") == "BX-14"
    assert game.state.barricades == ((point("16.5,27"), point("19.5,27")),)


def test_reinforcements_arrive_at_an_edge():
    """BD-9.f7/arrives"""
    game = turn().choose("reinforce recon left")
    new = [r for r in game.state.troopers.values() if r.kind == "recon"]
    assert len(new) == 2
    assert all(r.fate == "table" and r.at.x < 2_000 for r in new)


def test_reinforcements_are_of_a_kind_that_has_not_come_yet():
    """BD-5.request/came"""
    assert turn().offers("reinforce recon")
    assert not turn(supports=["recon"]).offers("reinforce recon")
    assert turn().choose("reinforce recon left").state.supports == ("recon",)


def test_a_contact_is_removed():
    """BD-9.f8/removed"""
    game = turn(contacts={"c1": {"at": "18,3"}, "c2": {"at": "5,3"}}).choose("remove c2")
    assert list(game.state.contacts) == ["c1"]


def strokes(when, words):
    """What luck of a kind is offered at the start or the end of a whole turn."""
    game = table(
        troopers={"a": {"at": "18,30", "reactions": 1}},
        contacts={"c1": {"at": "3,3"}},
        open={"do": "MissionPlay", "step": "begin_turn"},
        options=FILM,
        turn=0,
    )
    if when == "end":
        game.choose("no").dice(1, 2, 1).choose("end")
    assert isinstance(game.game.pending, ChooseTurnLuck)
    assert game.game.pending.when == when
    return game.offers(words)


def test_a_barricade_is_put_up_when_a_turn_begins():
    """BD-9.f1/start"""
    assert strokes("start", "barricade")


def test_a_barricade_is_put_up_when_a_turn_ends():
    """BD-9.f1/end"""
    assert strokes("end", "barricade")


def test_reinforcements_come_when_a_turn_begins():
    """BD-9.f7/start"""
    assert strokes("start", "reinforce recon")


def test_reinforcements_come_when_a_turn_ends():
    """BD-9.f7/end"""
    assert strokes("end", "reinforce recon")


def test_a_contact_is_removed_when_a_turn_begins():
    """BD-9.f8/start"""
    assert strokes("start", "remove") == ["remove c1"]


def test_a_contact_is_removed_when_a_turn_ends():
    """BD-9.f8/end"""
    assert strokes("end", "remove") == ["remove c1"]


def figure(**more):
    row_ = {"at": "10,10", "weapons": ["combat_rifle"], **more.pop("row", {})}
    return table(
        troopers={"a": row_, "b": {"at": "10,15", "weapons": ["carbine"]}},
        open={"do": "Activation", "trooper": "a"},
        options=FILM,
        **more,
    )


def test_an_incinerator_that_never_runs_out():
    """BD-9.f2/endless"""
    game = figure(aliens={"razor_lizard-1": "16,10"}).choose("double_up", "stay")
    game.choose("fire incinerator razor_lizard-1").dice(1, 1, 1, 1, 1)
    assert game.trooper("a").empty == ()
    assert game.told("AmmoRolled")[0].face == "1"


def test_a_figure_doubles_up():
    """BD-9.f2/weapon"""
    weapons = figure().choose("double_up").trooper("a").weapons
    assert weapons == ("combat_rifle", "incinerator")


def test_a_lucky_find():
    """BD-9.f6/own"""
    assert figure().choose("find lmg a").trooper("a").weapons == ("combat_rifle", "lmg")


def test_a_lucky_find_for_an_ally():
    """BD-9.f6/ally"""
    game = figure().choose("find lmg b")
    assert (game.trooper("a").weapons, game.trooper("b").weapons) == (
        ("combat_rifle",),
        ("carbine", "lmg"),
    )


def test_a_lucky_find_never_jams():
    """BD-9.f6/jam"""
    game = figure(aliens={"razor_lizard-1": "16,10"})
    game.choose("find lmg a", "stay", "fire lmg razor_lizard-1").dice(1, 1, 1)
    assert game.trooper("a").jammed == ()


def test_a_lucky_find_is_not_for_who_is_far_away():
    """BD-9.f6/far"""
    assert figure().offers("find lmg b") == ["find lmg b"]
    far = table(
        troopers={"a": "10,10", "b": "10,15.1"},
        open={"do": "Activation", "trooper": "a"},
        options=FILM,
    )
    assert far.offers("find lmg b") == []


def test_guns_blazing_fires_three_times():
    """BD-9.f10/three"""
    game = figure(aliens={"razor_lizard-1": "16,10"}).choose("thrice", "stay")
    for _ in range(3):
        assert game.asked == "action"
        game.choose("fire combat_rifle razor_lizard-1").dice(1)
    assert game.asked == ""
    assert len(game.told("Fired")) == 3


def test_guns_blazing_leave_no_time_for_anything_else():
    """BD-9.f10/only"""
    beside = {"aliens": {"razor_lizard-1": "16,10"}, "spawns": {"s": {"at": "10,12"}}}
    game = figure(**beside).choose("thrice", "stay")
    assert game.offers("close") == ["close s"]
    game.choose("fire combat_rifle razor_lizard-1").dice(1)
    assert (game.offers("close"), game.refusal("close s")) == ([], "BD-9.f10")
    assert game.choose("done").trooper("a").fired


def test_guns_that_blaze_do_not_jam():
    """BD-9.f10/jam"""
    gunner = {"weapons": ["lmg"]}
    game = figure(row=gunner, aliens={"razor_lizard-1": "16,10"}).choose("thrice", "stay")
    game.choose("fire lmg razor_lizard-1").dice(1, 1, 1)
    assert (game.trooper("a").jammed, game.asked) == ((), "action")


def test_the_ship_comes_all_the_same():
    """BD-9.f4"""
    game = table(
        troopers={"a": "10,10"},
        open={"do": "EvacStep"},
        evac={"called": True},
        turn=6,
        options=FILM,
    )
    game.choose("roll").dice(1, 1)
    assert game.asked == "evac_luck"
    assert game.choose("use").state.evac.comes == 7


def test_the_first_request_succeeds():
    """BD-9.f5"""
    game = table(
        troopers={"a": {"at": "10,10", "fate": "reserve"}},
        open={"do": "SupportLuck"},
        options=FILM,
        support_left=2,
    )
    assert game.choose("use").state.actions == {"certain support": 1}
    asks = table(
        troopers={"a": {"at": "10,10", "fate": "reserve"}},
        open={"do": "RequestSupport", "step": "choose"},
        options=FILM,
        support_left=2,
        actions={"certain support": 1},
    )
    asks.choose("intel")
    assert asks.told("SupportRolled")[0].success
    assert asks.state.intel == 1


def test_who_left_by_an_edge_escapes():
    """BD-9.f3/one"""
    lost = camp("Injuries", fate="lost", options=FILM)
    assert lost.asked == "escape_luck"
    assert lost.choose("use").asked == ""
    assert camp("Injuries", fate="lost", options=FILM).choose("no").asked == "injury"


def test_everybody_who_left_by_an_edge_escapes():
    """BD-9.f3/all"""
    game = camp("Injuries", fate="lost", options=FILM)
    game.state.change_trooper("b", fate="lost")
    assert game.choose("use").asked == ""
    assert game.state.squad.movie == ("escape",)


def test_casualties_do_not_escape():
    """BD-9.f3/casualty"""
    game = camp("Injuries", fate="lost", options=FILM)
    game.state.change_trooper("b", fate="casualty")
    assert game.choose("use").asked == "injury"
    assert camp("Injuries", fate="casualty", options=FILM).asked == "injury"


def test_an_injury_is_survived():
    """BD-9.f9"""
    hurt = camp("Injuries", fate="casualty", options=FILM, alien_type="horde").dice(1)
    assert hurt.asked == "survival_luck"
    assert row(hurt.choose("use")).gone == ""
