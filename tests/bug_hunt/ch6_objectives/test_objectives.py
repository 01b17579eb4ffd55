"""BH-43 to BH-50, BX-30: objectives, and what they are worth."""

from tests.bug_hunt.table import table
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import completed, points


def at_end(kind, *dice, trooper="10,10", place="10,14", **more):
    """The end of a turn with one objective."""
    row = {"at": place, "kind": kind, **more.pop("row", {})}
    return table(
        troopers={"a": trooper},
        objectives={f"{kind}-1": row},
        open={"do": "ObjectiveChecks"},
        **more,
    ).dice(*dice)


def is_done(game):
    return all(row.done for row in game.state.objectives.values())


def test_patrol_needs_somebody_near_and_a_four():
    """BH-43"""
    assert is_done(at_end("patrol", 4))
    assert not is_done(at_end("patrol", 3))
    assert at_end("patrol", place="10,16.5").asked == "patrol"
    assert at_end("patrol", place="10,16.6").asked == ""


def arrives(at, objectives, **more):
    return table(
        troopers={"a": at}, objectives=objectives, open={"do": "Arrive", "trooper": "a"}, **more
    )


def test_scout_is_done_at_the_end_of_the_turn_in_which_it_was_reached():
    """BH-44"""
    spot = {"scout-1": {"at": "10,10.5", "kind": "scout"}}
    game = arrives("10,10", spot)
    assert game.state.objectives["scout-1"].reached
    assert game.told("ObjectiveReached")[0].rules == ("BH-44",)
    assert not is_done(game)
    assert is_done(at_end("scout", row={"reached": True}))
    assert not is_done(at_end("scout", place="10,10.5"))
    assert not arrives("10,9.9", spot).state.objectives["scout-1"].reached


def test_secure_needs_a_trooper_and_no_alien_within_six_inches():
    """BH-45, BR-17"""
    assert is_done(at_end("secure"))
    assert not is_done(at_end("secure", place="10,16.6"))
    near = {"razor_lizard-1": "10,20.5"}
    assert not is_done(at_end("secure", aliens=near))
    assert is_done(at_end("secure", aliens={"razor_lizard-1": "10,20.6"}))
    assert is_done(at_end("secure", contacts={"c1": {"at": "10,15"}}))


def acts(at="10,10", *, objectives, row=None, **more):
    return table(
        troopers={"a": {"at": at, "moved": True, **(row or {})}},
        objectives=objectives,
        open={"do": "Activation", "trooper": "a"},
        **more,
    )


PACKAGE = {"retrieve-1": {"at": "10,10.5", "kind": "retrieve"}}


def test_a_package_is_picked_up_in_contact_with_a_combat_action():
    """BH-46"""
    game = acts(objectives=PACKAGE)
    assert "take retrieve-1" in game.options
    game.choose("take retrieve-1")
    assert game.trooper("a").package == "retrieve-1"
    assert game.trooper("a").acted
    assert acts("10,9.9", objectives=PACKAGE).refusal("take retrieve-1") == "BH-46"
    taken = {"retrieve-1": {**PACKAGE["retrieve-1"], "taken": True}}
    assert acts(objectives=taken).refusal("take retrieve-1") == "BH-46"


def test_nobody_carries_two_packages():
    """BR-40"""
    two = {**PACKAGE, "retrieve-2": {"at": "3,3", "kind": "retrieve", "taken": True}}
    game = acts(objectives=two, row={"package": "retrieve-2"})
    assert game.refusal("take retrieve-1") == "BH-46"


def carrier(**fields):
    return {"at": "10,10", "package": "retrieve-1", "save": 0, **fields}


TAKEN = {"retrieve-1": {"at": "3,3", "kind": "retrieve", "taken": True}}


def test_a_package_is_dropped_by_a_casualty():
    """BH-47"""
    hit = {"do": "Hit", "figure": "a", "damage": 9, "origin": [0, 0], "how": "shot"}
    game = table(troopers={"a": carrier()}, objectives=TAKEN, open=hit).dice(6)
    row = game.state.objectives["retrieve-1"]
    assert (row.taken, row.at) == (False, (10_000, 10_000))


def test_a_package_counts_only_when_it_is_evacuated():
    """BH-48, BR-5"""
    here = {"evac": {"at": "10,11", "leaves": 9}}
    game = table(troopers={"a": carrier()}, objectives=TAKEN, open={"do": "Boarding"}, **here)
    assert completed(game.state) == 1
    assert points(game.state) == 0
    game.choose("board")
    assert is_done(game)
    assert points(game.state) == 1


def test_a_package_that_leaves_by_the_edge_is_lost():
    """BR-19, BX-29"""
    game = table(
        troopers={"a": carrier(at="10,1")},
        objectives=TAKEN,
        open={"do": "Activation", "trooper": "a"},
    )
    game.choose("leave 10,-0.5")
    assert game.trooper("a").fate == "lost"
    assert game.state.objectives["retrieve-1"].failed


def test_a_beacon_waits_for_hack_secure_and_scout():
    """BH-49, BR-18"""
    beacon = {"beacon-1": {"at": "10,10.5", "kind": "beacon"}}
    assert is_done(arrives("10,10", beacon))
    for kind in ("hack", "secure", "scout"):
        other = {f"{kind}-2": {"at": "30,30", "kind": kind}}
        assert not arrives("10,10", {**beacon, **other}).state.objectives["beacon-1"].done
    patrol = {"patrol-2": {"at": "30,30", "kind": "patrol"}}
    assert arrives("10,10", {**beacon, **patrol}).state.objectives["beacon-1"].done


def test_hacking_takes_contact_a_combat_action_and_a_six_with_tech():
    """BH-50"""
    console = {"hack-1": {"at": "10,10.5", "kind": "hack"}}
    game = acts(objectives=console, row={"tech": 2})
    game.choose("hack hack-1").dice(4)
    assert is_done(game)
    assert not is_done(acts(objectives=console, row={"tech": 2}).choose("hack hack-1").dice(3))
    assert acts("10,9.9", objectives=console).refusal("hack hack-1") == "BH-50"


def test_vital_and_critical_objectives_count_more_and_two_points_are_a_success():
    """BX-30"""

    def ends(worth):
        row = {"at": "3,3", "kind": "hack", "done": True, "worth": worth}
        return table(
            troopers={"a": {"at": "10,10", "fate": "evacuated"}},
            objectives={"hack-1": row},
            open={"do": "MissionEnd"},
        ).state.outcome

    assert [ends(worth) for worth in (1, 2, 3)] == ["failed", "accomplished", "accomplished"]


def test_a_scientist_who_spends_a_turn_at_the_centre_counts_once():
    """BD-5.6"""

    def surveys(**fields):
        row = {"at": "18,18", "kind": "science", **fields}
        return table(troopers={"a": row}, open={"do": "ObjectiveChecks"})

    game = surveys()
    assert (game.state.evidence, game.state.surveyed) == (1, True)
    assert surveys(moved=True).state.evidence == 0
    assert surveys(at="18,20").state.evidence == 0
    assert surveys(kind="grunt").state.evidence == 0
