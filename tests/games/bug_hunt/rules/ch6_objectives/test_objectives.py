"""BH-43 to BH-50, BX-30: objectives, and what they are worth."""

from tests.games.bug_hunt.rules.table import table
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


def test_a_patrol_is_completed_with_a_four():
    """BH-43/roll"""
    assert is_done(at_end("patrol", 4))
    assert not is_done(at_end("patrol", 3))


def test_a_patrol_needs_somebody_within_six_inches():
    """BH-43/near"""
    assert at_end("patrol", place="10,16.5").asked == "patrol"
    assert at_end("patrol", place="10,16.6").asked == ""


def arrives(at, objectives, **more):
    return table(
        troopers={"a": at}, objectives=objectives, open={"do": "Arrive", "trooper": "a"}, **more
    )


SPOT = {"scout-1": {"at": "10,10.5", "kind": "scout"}}


def test_only_contact_scouts_a_place():
    """BH-44/contact"""
    assert arrives("10,10", SPOT).told("ObjectiveReached")
    assert not arrives("10,9.9", SPOT).told("ObjectiveReached")


def test_a_place_that_was_reached_is_not_done_before_the_turn_ends():
    """BH-44/before"""
    game = arrives("10,10", SPOT)
    assert game.state.objectives["scout-1"].reached
    assert not is_done(game)


def test_a_place_that_was_reached_is_done_at_the_end_of_the_turn():
    """BH-44/end"""
    ways = [{"do": "ObjectiveChecks"}, {"do": "Arrive", "trooper": "a"}]
    assert is_done(table(troopers={"a": "10,10"}, objectives=SPOT, open=ways))
    assert not is_done(at_end("scout", place="10,10.5"))


def test_secure_needs_a_trooper_within_six_inches():
    """BH-45/trooper"""
    assert is_done(at_end("secure"))
    assert is_done(at_end("secure", place="10,16.5"))
    assert not is_done(at_end("secure", place="10,16.6"))


def test_secure_suffers_no_alien_within_six_inches():
    """BH-45/alien"""
    assert not is_done(at_end("secure", aliens={"razor_lizard-1": "10,20.5"}))
    assert is_done(at_end("secure", aliens={"razor_lizard-1": "10,20.6"}))


def test_contacts_do_not_keep_a_place_from_being_secured():
    """BR-17"""
    assert is_done(at_end("secure", contacts={"c1": {"at": "10,15"}}))
    assert not is_done(at_end("secure", aliens={"razor_lizard-1": "10,15"}))


def acts(at="10,10", *, objectives, row=None, **more):
    return table(
        troopers={"a": {"at": at, "moved": True, **(row or {})}},
        objectives=objectives,
        open={"do": "Activation", "trooper": "a"},
        **more,
    )


PACKAGE = {"retrieve-1": {"at": "10,10.5", "kind": "retrieve"}}


def test_a_package_is_picked_up_in_contact():
    """BH-46/contact"""
    game = acts(objectives=PACKAGE)
    assert "take retrieve-1" in game.options
    assert game.choose("take retrieve-1").trooper("a").package == "retrieve-1"
    assert acts("10,9.9", objectives=PACKAGE).refusal("take retrieve-1") == "BH-46"


def test_picking_a_package_up_is_the_combat_action():
    """BH-46/action"""
    game = acts(objectives=PACKAGE).choose("take retrieve-1")
    assert (game.trooper("a").acted, game.asked) == (True, "")


def test_a_package_that_is_carried_is_not_picked_up_again():
    """BH-46/taken"""
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
    """BH-48/evacuated"""
    game = boards(carrier()).choose("board")
    assert (is_done(game), points(game.state)) == (True, 1)


def boards(row):
    here = {"evac": {"at": "10,11", "leaves": 9}}
    return table(troopers={"a": row}, objectives=TAKEN, open={"do": "Boarding"}, **here)


def test_a_package_that_is_only_held_counts_nothing():
    """BH-48/held"""
    game = boards(carrier())
    assert (is_done(game), points(game.state), completed(game.state)) == (False, 0, 1)
    assert not is_done(game.choose("stay"))


def test_who_boards_without_the_package_completes_nothing():
    """BH-48/evacuated"""
    game = boards(carrier(package="")).choose("board")
    assert (is_done(game), points(game.state)) == (False, 0)


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


def lit(kind="", at="10,10", **row):
    """Whether a beacon is completed, with an objective of another kind elsewhere."""
    rows = {"beacon-1": {"at": "10,10.5", "kind": "beacon"}}
    if kind:
        rows[f"{kind}-2"] = {"at": "30,30", "kind": kind, **row}
    return arrives(at, rows).state.objectives["beacon-1"].done


def test_a_beacon_is_lit_in_contact():
    """BH-49/contact, BR-18"""
    assert lit()
    assert not lit(at="10,9.9")


def test_a_beacon_waits_for_a_hack():
    """BH-49/hack"""
    assert not lit("hack")
    assert lit("hack", done=True)


def test_a_beacon_waits_for_a_place_to_be_secured():
    """BH-49/secure"""
    assert not lit("secure")
    assert lit("secure", done=True)


def test_a_beacon_waits_for_a_place_to_be_scouted():
    """BH-49/scout"""
    assert not lit("scout")
    assert lit("scout", done=True)


def test_a_beacon_waits_for_nothing_else():
    """BH-49/others"""
    assert [lit(kind) for kind in ("patrol", "retrieve")] == [True, True]


CONSOLE = {"hack-1": {"at": "10,10.5", "kind": "hack"}}


def test_hacking_takes_a_six_with_tech():
    """BH-50/roll"""
    assert is_done(acts(objectives=CONSOLE, row={"tech": 2}).choose("hack hack-1").dice(4))
    assert not is_done(acts(objectives=CONSOLE, row={"tech": 2}).choose("hack hack-1").dice(3))


def test_hacking_takes_contact():
    """BH-50/contact"""
    assert acts(objectives=CONSOLE).refusal("hack hack-1") is None
    assert acts("10,9.9", objectives=CONSOLE).refusal("hack hack-1") == "BH-50"


def test_hacking_is_the_combat_action():
    """BH-50/action"""
    game = acts(objectives=CONSOLE).choose("hack hack-1").dice(1)
    assert (game.trooper("a").acted, game.asked) == (True, "")


def test_vital_and_critical_objectives_count_more_and_two_points_are_a_success():
    """BX-30/vital"""

    def ends(worth):
        row = {"at": "3,3", "kind": "hack", "done": True, "worth": worth}
        return table(
            troopers={"a": {"at": "10,10", "fate": "evacuated"}},
            objectives={"hack-1": row},
            open={"do": "MissionEnd"},
        ).state.outcome

    assert [ends(worth) for worth in (1, 2, 3)] == ["failed", "accomplished", "accomplished"]


def test_a_scientist_who_spends_a_turn_at_the_centre_counts_once():
    """BD-5.6/survey"""

    def surveys(**fields):
        row = {"at": "18,18", "kind": "science", **fields}
        return table(troopers={"a": row}, open={"do": "ObjectiveChecks"})

    game = surveys()
    assert (game.state.evidence, game.state.surveyed) == (1, True)
    assert surveys(moved=True).state.evidence == 0
    assert surveys(at="18,20").state.evidence == 0
    assert surveys(kind="grunt").state.evidence == 0
