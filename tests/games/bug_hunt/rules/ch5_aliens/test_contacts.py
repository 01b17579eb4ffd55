"""BX-7 to BX-10, BH-12 to BH-14: contacts come, move, are detected, and turn into something."""

import pytest

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.content.parts import Dice
from xenofront.geometry.plane.exact import point as place
from xenofront.geometry.plane.exact import squared


def seen_from(at, contact, **more):
    """Whether a contact is detected by a trooper."""
    game = table(
        troopers={"a": at}, contacts={"c1": {"at": contact}}, open={"do": "Detect"}, **more
    )
    return game.asked == "contact"


def test_a_marker_in_sight_in_the_open_is_detected_within_six_inches():
    """BX-9/sight"""
    assert seen_from("10,10", "10,16.5")
    assert not seen_from("10,10", "10,16.501")


def test_a_marker_in_cover_is_detected_within_three_inches():
    """BX-9/cover"""
    wood = ["wood 7,12"]
    assert seen_from("10,10", "10,13.5", terrain=wood)
    assert not seen_from("10,10", "10,13.501", terrain=wood)


def test_a_marker_out_of_sight_is_detected_within_three_inches():
    """BX-9/unseen"""
    between = {"x": "10,12"}
    assert seen_from("10,10", "10,13.5", aliens=between)
    assert not seen_from("10,10", "10,13.501", aliens=between)
    assert seen_from("10,10", "10,13.501")


def test_contacts_are_looked_for_when_one_has_moved():
    """BX-9/marker"""
    game = moved(6, 1, start="18,18", troopers={"a": "18,30"})
    assert (game.asked, game.state.contacts["c1"].at) == ("contact", place("18,24"))


def test_contacts_are_looked_for_when_one_is_placed():
    """BX-9/placed"""
    come = {"do": "NewContact", "at": [18_000, 24_000]}
    assert table(troopers={"a": "18,30"}, open=come).asked == "contact"
    assert table(troopers={"a": "18,31"}, open=come).asked == ""


def result(*dice, contacts=None, **more):
    """A contact six inches south of a trooper is turned over."""
    fields = {"alien_type": "horde", **more}
    return table(
        troopers={"a": "10,10"},
        contacts=contacts or {"c1": {"at": "10,16"}},
        open={"do": "ContactResult", "contact": "c1", "by": "a"},
        **fields,
    ).dice(*dice)


THREE = {"c1": {"at": "10,16"}, "c2": {"at": "20,30"}, "c3": {"at": "30,30"}}


def test_stay_frosty_removes_the_contact():
    """BH-12/removed"""
    assert "c1" not in result(1).state.contacts
    assert "c1" not in result(1, contacts=THREE).state.contacts


def test_if_few_are_left_one_comes_at_the_farthest_edge():
    """BH-12/few, BR-22"""
    game = result(1)
    assert [row.at for row in game.state.contacts.values()] == [place("10,36")]
    assert len(result(1, contacts=THREE).state.contacts) == 3


def test_the_farthest_edge_is_measured_from_the_spotter():
    """BD-7.c/farthest"""
    game = table(
        troopers={"a": "14,19"},
        contacts={"c1": {"at": "22,15"}},
        open={"do": "ContactResult", "contact": "c1", "by": "a"},
    ).dice(1)
    assert [row.at for row in game.state.contacts.values()] == [place("36,19")]


def test_if_three_are_left_none_comes():
    """BH-12/enough, BR-22"""
    game = result(1, contacts={**THREE, "c5": {"at": "5,30"}})
    assert list(game.state.contacts) == ["c2", "c3", "c5"]


def test_a_delay_lets_none_come_after_a_contact_was_removed():
    """BR-21/frosty"""
    assert result(1, delayed_until=1).state.contacts == {}


def test_a_delay_lets_none_come_when_one_slips_away():
    """BR-21/movement"""
    assert list(result(2, 4, delayed_until=1).state.contacts) == ["c1"]


def test_movement_everywhere_moves_the_marker_off():
    """BH-13/moves"""
    assert result(2, 4).state.contacts["c1"].at == place("10,20")
    assert result(2, 1).state.contacts["c1"].at == place("10,17")


def test_movement_everywhere_brings_another_at_the_edge_nearest_to_the_spotter():
    """BH-13/another, BD-7.c/nearest"""
    game = result(2, 4)
    new = next(row for name, row in game.state.contacts.items() if name != "c1")
    assert new.at in (place("10,0"), place("0,10"))


def test_contact_replaces_the_marker_by_aliens():
    """BH-14"""
    game = result(3, 1, 1)
    assert (game.state.contacts, len(game.state.aliens)) == ({}, 3)


def test_the_type_of_aliens_is_rolled_once():
    """BX-10/type, BR-25"""
    game = result(3, 75, 1, 1, alien_type="")
    assert (game.state.alien_type, len(game.state.aliens)) == ("horde", 3)
    again = result(6, 2, 2)
    assert (again.state.alien_type, len(again.state.aliens)) == ("horde", 5)


def test_the_type_says_how_many_there_are():
    """BX-10/number"""
    assert len(result(6, 2, 3).state.aliens) == 6
    assert len(result(6, 2, alien_type="swarm").state.aliens) == 3


def after_a_reveal(*phases):
    """A lone swarm creature is revealed, and then something else happens."""
    reveal = {"do": "RevealAliens", "at": [10_000, 20_000]}
    game = table(troopers={"a": "10,30"}, open=[*phases, reveal], alien_type="swarm", turn=3)
    return game.dice(1)


def test_revealed_aliens_do_not_act_in_this_turn():
    """BX-10/wait"""
    assert after_a_reveal({"do": "AlienPhase"}).told("AlienMoved") == []


def test_revealed_aliens_act_in_the_next_turn():
    """BX-10/act"""
    begin = {"do": "MissionPlay", "step": "begin_turn"}
    game = after_a_reveal(begin, {"do": "AlienPhase"}).dice(1, 1).choose("end")
    assert game.told("AlienMoved")[0].target == "a"


def test_aliens_stand_close_to_the_marker_without_overlap():
    """BX-10/place, BR-28"""
    game = result(6, 3, 3)
    places = [row.at for row in game.state.aliens.values()]
    assert len(set(places)) == 7
    assert place("10,16") in places
    assert all(abs(at.x - 10_000) < 3_000 and abs(at.y - 16_000) < 3_000 for at in places)


def how_many(difficulty, *dice, alien_type="horde"):
    options = {"difficulty": difficulty}
    return len(result(6, *dice, alien_type=alien_type, options=options).state.aliens)


def test_on_light_and_normal_the_number_of_aliens_is_as_rolled():
    """BD-7.d"""
    assert [how_many(level, 2, 2) for level in ("light", "normal")] == [5, 5]


def test_on_easy_there_is_one_alien_less():
    """BD-6.number/easy, BD-7.d1/aliens"""
    assert how_many("easy", 2, 2) == 4


def test_on_hard_there_is_one_alien_more():
    """BD-6.number/hard, BD-7.d4/aliens, BD-7.d"""
    assert how_many("hard", 2, 2) == 6


def test_on_nightmare_there_is_one_alien_more():
    """BD-6.number/nightmare, BD-7.d5/aliens"""
    assert how_many("nightmare", 2, 2) == 6


def test_a_marker_never_brings_fewer_than_one_alien():
    """BR-30"""
    one = {"aliens.swarm": {"number": Dice(sides=3)}}
    easy = {"difficulty": "easy"}
    game = result(6, 1, alien_type="swarm", options=easy, cards=one)
    assert len(game.state.aliens) == 1


def roll_for_contacts(*dice, **more):
    return table(troopers={"a": "18,30"}, open={"do": "PriorityRoll"}, turn=2, **more).dice(*dice)


def test_as_many_dice_are_rolled_as_the_priority():
    """BX-7/dice"""
    assert roll_for_contacts(1, 1, priority=2).told("PriorityRolled")[0].faces == ("1", "1")
    assert roll_for_contacts(1, 1, priority=3).told("PriorityRolled") == []


def test_sixes_in_the_priority_roll_bring_one_contact():
    """BX-7/six"""
    assert len(roll_for_contacts(6, 6, 1, 0, priority=3).state.contacts) == 1
    assert roll_for_contacts(5, 5, 1, priority=3).state.contacts == {}


def test_it_comes_where_a_random_direction_meets_the_edge():
    """BX-7/edge"""
    for degrees, at in ((0, "36,18"), (90, "18,36"), (180, "0,18")):
        game = roll_for_contacts(6, degrees, priority=1)
        assert [row.at for row in game.state.contacts.values()] == [place(at)]


def test_in_the_hardest_missions_every_six_brings_one():
    """BX-7/every, BD-7.d5/six"""
    game = roll_for_contacts(6, 6, 0, 180, priority=2, options={"difficulty": "nightmare"})
    assert len(game.state.contacts) == 2


def test_a_delay_lets_no_priority_be_rolled():
    """BR-21/priority"""
    assert roll_for_contacts(priority=3, delayed_until=2).asked == ""
    assert roll_for_contacts(priority=3, delayed_until=1).asked == "priority"


def surprised(far="10,25", **more):
    """A contact comes four inches from one trooper, and is detected at once."""
    come = {"do": "NewContact", "at": [10_000, 12_000], "free_shots": True}
    near = {"at": "10,8", "weapons": ["combat_rifle"]}
    rows = {"a": near, "b": {"at": far, "weapons": ["combat_rifle"]}}
    return table(troopers=rows, open=come, **more).dice(6, 1, 1)


def test_troopers_near_a_contact_that_is_detected_as_it_comes_fire_at_once():
    """BX-7/shot"""
    game = surprised("10,24.5")
    assert (game.asked, game.seat) == ("free_shot", "a")
    game.choose(game.offers("fire")[0]).dice(1)
    assert (game.asked, game.seat) == ("free_shot", "b")
    assert game.choose("hold").asked == ""


def test_troopers_farther_away_do_not():
    """BX-7/far"""
    game = surprised("10,24.6")
    assert game.seat == "a"
    assert game.choose("hold").asked == ""


def test_who_fired_so_may_still_act():
    """BX-7/free"""
    game = surprised()
    game.choose(game.offers("fire")[0]).dice(1)
    assert (game.trooper("a").fired, game.trooper("a").acted) == (False, False)
    assert len(game.told("Fired")) == 1


def test_who_has_fallen_before_the_free_shot_does_not_fire():
    """BX-7/shot"""
    shot = {"do": "FreeShot", "trooper": "a", "aliens": ["reanimation-1"]}
    aliens = {"reanimation-1": "10,12"}
    a = {"at": "10,8", "weapons": ["combat_rifle"]}
    assert table(troopers={"a": a}, aliens=aliens, open=shot).asked == "free_shot"
    fallen = {"a": {**a, "fate": "casualty"}, "b": "20,20"}
    assert table(troopers=fallen, aliens=aliens, open=shot).asked == ""


def moved(*dice, start="18,10", **more):
    fields = {"troopers": {"a": "18,30"}, "contacts": {"c1": {"at": start}}, **more}
    return table(open={"do": "MoveContact", "contact": "c1"}, **fields).dice(*dice)


def test_a_higher_aggression_die_moves_a_contact_toward_a_trooper():
    """BX-8/aggression"""
    assert moved(5, 2).state.contacts["c1"].at == place("18,15")
    two = {"a": "18,30", "b": "8,10"}
    assert moved(5, 2, troopers=two, start="15,10").state.contacts["c1"].at == place("10,10")


def test_a_higher_chance_die_moves_it_in_a_random_direction():
    """BX-8/chance"""
    assert moved(2, 4, 180).state.contacts["c1"].at == place("14,10")
    assert moved(2, 4, 0).state.contacts["c1"].at == place("22,10")


def test_equal_dice_put_a_second_marker_on_top():
    """BX-8/equal"""
    game = moved(3, 3)
    assert [row.at for row in game.state.contacts.values()] == [place("18,10")] * 2


def test_equal_dice_bring_no_second_marker_during_a_delay():
    """BR-23, BR-21/split"""
    assert len(moved(3, 3, delayed_until=1).state.contacts) == 1
    assert len(moved(3, 3).state.contacts) == 2


def test_terrain_does_not_slow_contacts():
    """BX-8/terrain"""
    for feature in ("rock 16,11", "wood 15,9", "wall 15,12"):
        assert moved(6, 1, terrain=[feature]).state.contacts["c1"].at == place("18,16")


def test_contacts_stop_at_the_edge():
    """BX-8/edge"""
    assert moved(1, 6, 180, start="2,10").state.contacts["c1"].at == place("0,10")


def test_a_block_stops_contacts():
    """BH-9/marker"""
    game = moved(6, 1, blocks=[{"at": "18,14"}])
    assert game.state.contacts["c1"].at.y <= 12_000


def test_a_contact_goes_for_the_nearest_trooper_by_chance_if_two_are_equally_near():
    """BX-32/contact"""
    two = {"a": "10,10", "b": "26,10"}
    game = moved(5, 1, troopers=two)
    assert (game.asked, game.options) == ("nearest_trooper", ("a", "b"))
    assert game.dice("b").state.contacts["c1"].at == place("23,10")


def alien_phase(*dice, acted):
    return table(
        troopers={"a": {"at": "18,30", "phase": "slow"}},
        aliens={"razor_lizard-1": {"at": "18,5", "acted": acted}, "razor_lizard-2": "5,5"},
        contacts={"c1": {"at": "18,2"}, "c2": {"at": "18,20"}},
        open={"do": "AlienPhase"},
    ).dice(*dice)


def test_contacts_move_after_all_aliens():
    """BX-8/after"""
    story = alien_phase(1, 2, 0, 1, 2, 0, acted=False).story
    moves = [kind for kind in story if kind in ("AlienMoved", "ContactMoved")]
    assert moves == ["AlienMoved", "AlienMoved", "ContactMoved", "ContactMoved"]


def test_the_contact_nearest_to_a_trooper_moves_first():
    """BX-8/nearest"""
    game = alien_phase(1, 2, 0, 1, 2, 0, acted=True)
    assert [event.contact for event in game.told("ContactRolled")] == ["c2", "c1"]


def test_a_marker_that_came_in_the_phase_moves_in_it():
    """BX-8/new"""
    game = table(
        troopers={"a": "18,30"}, contacts={"c1": {"at": "18,5"}}, open={"do": "AlienPhase"}
    ).dice(3, 3)
    assert (len(game.state.contacts), game.asked) == (2, "contact_move")
    assert game.dice(4, 1).is_over
    assert [row.at for row in game.state.contacts.values()] == [place("18,5"), place("18,9")]


def test_in_the_hardest_missions_there_are_always_three_contacts():
    """BD-7.d5/least"""
    hard = {"difficulty": "nightmare"}
    game = table(troopers={"a": "18,30"}, open={"do": "LeastContacts"}, options=hard).dice("top")
    assert [row.at for row in game.state.contacts.values()] == [place("18,0")]
    assert table(troopers={"a": "18,30"}, open={"do": "LeastContacts"}).asked == ""


@pytest.mark.parametrize(
    ("start", "degrees", "end"),
    [("3,10", 135, "0,13"), ("3,10", 225, "0,7"), ("33,34", 45, "35,36"), ("0,10", 180, "0,10")],
)
def test_a_contact_stops_where_its_line_meets_the_edge(start, degrees, end):
    """BX-8/edge"""
    assert moved(1, 6, degrees, start=start).state.contacts["c1"].at == place(end)


def test_a_contact_that_slips_away_stops_where_its_line_meets_the_edge():
    """BH-13/moves, BX-8/edge"""
    game = table(
        troopers={"a": "6,14"},
        contacts={"c1": {"at": "3,11"}},
        open={"do": "ContactResult", "contact": "c1", "by": "a"},
        delayed_until=9,
    )
    assert game.dice(2, 6).state.contacts["c1"].at == place("0,8")


def test_a_contact_moves_no_farther_than_its_die_in_any_direction():
    """BX-8/chance"""
    for degrees in range(360):
        end = moved(1, 6, degrees, start="18,12").state.contacts["c1"].at
        assert squared(end, place("18,12")) <= 6000**2


def test_a_contact_inside_a_block_comes_out_but_goes_no_deeper():
    """BH-9/inside"""
    block = [{"at": "18,11"}]
    assert moved(1, 6, 270, blocks=block).state.contacts["c1"].at == place("18,4")
    assert moved(6, 1, blocks=block).state.contacts["c1"].at == place("18,10")
