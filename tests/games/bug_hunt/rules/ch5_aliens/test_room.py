"""BH-9, BR-42: where aliens and contacts find no room, be it that a block keeps them off."""

import pytest

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch5_aliens.specials import appear
from xenofront.geometry.plane.exact import point as place
from xenofront.geometry.plane.exact import squared


def crowded(hole):
    """A table of four inches on which aliens stand base to base, but for a hole of two bases."""
    grid = [(x, y) for y in range(4) for x in range(4)]
    aliens = {f"horde-{n}": f"{x}.5,{y}.5" for n, (x, y) in enumerate(grid[1:], 1)}
    if hole:
        del aliens["horde-10"], aliens["horde-11"]
    return table(
        troopers={"a": "0.5,0.5"},
        aliens=aliens,
        contacts={"c1": {"at": "2,0"}},
        open={"do": "ContactResult", "contact": "c1", "by": "a"},
        size=[4000, 4000],
        alien_type="horde",
    ).dice(6, 3, 3)


def test_only_as_many_aliens_appear_as_there_is_room_for():
    """BR-42/revealed"""
    game = crowded(hole=True)
    new = [row.at for row in game.state.aliens.values() if row.fresh]
    assert 1 <= len(new) <= 2
    assert all(2_500 <= at.x <= 3_500 and abs(at.y - 2_500) < 20 for at in new)
    assert len(game.told("AliensRevealed")[0].aliens) == len(new)
    full = crowded(hole=False)
    assert [row for row in full.state.aliens.values() if row.fresh] == []
    assert full.told("AliensRevealed")[0].aliens == ()


def test_aliens_that_come_by_themselves_need_room_as_well():
    """BR-42/appear"""
    game = crowded(hole=False)
    before = dict(game.state.aliens)
    assert not appear(game.state, place("2,2"), "BD-6.12")
    assert dict(game.state.aliens) == before
    for name in list(before)[:6]:
        game.state.remove_alien(name)
    assert appear(game.state, place("2,2"), "BD-6.12")
    assert len(game.state.aliens) == len(before) - 6 + 1


# -- blocks ----------------------------------------------------------------------------------------

SPHERE = {"blocks": [{"at": "18,18"}], "alien_type": "horde"}


def is_outside(game, name):
    return squared(game.alien(name).at, place("18,18")) >= 2498**2


@pytest.mark.parametrize("leader", ["caller", "lancer"])
def test_leaders_that_hide_stay_out_of_a_block(leader):
    """BH-9/hide"""
    row = {"at": "18,21.5", "leader": leader}
    foe = {"do": "AlienActivation", "alien": "x"}
    game = table(troopers={"a": "18,5"}, aliens={"x": row}, open=foe, **SPHERE)
    game.dice(1)
    assert is_outside(game, "x")
    free = table(troopers={"a": "18,5"}, aliens={"x": row}, open=foe, alien_type="horde").dice(1)
    assert not is_outside(free, "x")


def test_an_alien_that_won_a_brawl_does_not_move_on_into_a_block():
    """BH-9/winner"""
    won = {"do": "FollowUp", "figure": "x", "gap": [18_000, 20_000]}
    foes = {"x": "18,21"}
    game = table(troopers={"a": "18,10"}, aliens=foes, open=won, **SPHERE)
    assert is_outside(game, "x")
    assert not is_outside(table(troopers={"a": "18,10"}, aliens=foes, open=won), "x")


def test_an_alien_is_not_thrown_back_into_a_block():
    """BH-9/thrown"""
    hit = {"do": "Hit", "figure": "x", "damage": 0, "origin": [18_000, 30_000], "how": "shot"}
    robot = {"alien_type": "robot"}
    foes = {"x": "18,20.8"}
    game = table(troopers={"a": "3,3"}, aliens=foes, open=hit, **{**SPHERE, **robot}).dice(5)
    assert is_outside(game, "x")
    free = table(troopers={"a": "3,3"}, aliens=foes, open=hit, **robot).dice(5)
    assert free.at("x") == "18,19.8"


def test_a_wounded_alien_does_not_reach_into_a_block():
    """BH-9/wounded"""
    wounded = {"x": {"at": "18,20.9", "wounds": 1}}
    come = {"do": "Arrive", "trooper": "a"}
    assert table(troopers={"a": "18,19"}, aliens=wounded, open=come).asked == "brawl"
    game = table(troopers={"a": "18,19"}, aliens=wounded, open=come, **SPHERE)
    assert (game.asked, game.at("x")) == ("", "18,20.9")


@pytest.mark.parametrize("at", ["18,18", "18,20", "0,9"])
def test_a_contact_is_not_put_down_inside_a_block(at):
    """BH-9/placed"""
    x, y = place(at)
    come = {"do": "NewContact", "at": [x, y]}
    blocks = [{"at": "18,18"}, {"at": "1.5,9"}]
    game = table(troopers={"a": "30,30"}, open=come, blocks=blocks)
    (row,) = game.state.contacts.values()
    assert all(squared(row.at, place(block["at"])) > 2000**2 for block in blocks)
    assert squared(row.at, place(at)) <= 2300**2
    assert (0 <= row.at.x <= 36_000, 0 <= row.at.y <= 36_000) == (True, True)
    free = table(troopers={"a": "30,30"}, open=come)
    assert [row.at for row in free.state.contacts.values()] == [place(at)]


def test_aliens_are_not_revealed_inside_a_block():
    """BH-9/revealed, BR-28"""
    come = {"do": "RevealAliens", "at": [18_000, 20_100]}
    game = table(troopers={"a": "3,3"}, open=come, **SPHERE).dice(2, 2)
    assert len(game.state.aliens) == 5
    assert all(is_outside(game, name) for name in game.state.aliens)
