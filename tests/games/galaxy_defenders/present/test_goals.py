"""What the mission wants, how far it is, and whose turn comes next."""

from tests.games.galaxy_defenders.present.positions import FACE, looking_at
from tests.games.galaxy_defenders.present.test_stage import until_asked
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders.content.catalogue import Activation
from xenofront.games.galaxy_defenders.content.missions import Killed, MapClear, Objective
from xenofront.games.galaxy_defenders.rules.ch7_agents.menu import END_TURN

HOME = {"chromium": "-1,3", "thorium": "0,3"}


def scene(at, lang="en"):
    return FACE.scene(looking_at(at.game, lang))


def goals(at, lang="en"):
    return {goal.id: goal for goal in scene(at, lang).goals}


def test_going_back_is_the_goal_once_the_recorder_is_copied():
    out = {"chromium": "13,1", "thorium": "-1,3"}
    before = goals(table(map="", agents=out))
    recorder, home = before["recorder"], before["goal"]
    assert (recorder.name, recorder.value, recorder.most) == ("Copy the recorder", 0, 1)
    assert (recorder.cells, recorder.tone) == (("14,0",), "plain")
    assert recorder.markers == ("action-copy_recorder-14,0",)
    assert (home.name, home.value, home.most) == ("Back to the landing area", 1, 2)
    assert home.tone == "dim"
    assert "-1,3" in home.cells
    after = goals(table(map="", agents=out, counters={"recorder": 1}))
    assert (after["recorder"].tone, after["recorder"].cells) == ("good", ())
    assert after["goal"].tone == "plain"
    reached = goals(table(map="", agents=HOME, counters={"recorder": 1}), "de")
    assert (reached["goal"].name, reached["goal"].tone) == ("Zurück zum Landeplatz", "good")


def test_who_may_be_lost_is_counted():
    gone = [{"hex": place, "alive": False} for place in ("1,1", "2,1")]
    at = table(map="", agents={"chromium": "4,2", "thorium": gone[0], "titanium": gone[1]})
    losses = goals(at)["losses"]
    assert (losses.name, losses.value, losses.most) == ("Lose one at most", 1, 3)
    assert losses.tone == "bad"


def test_each_gate_is_a_goal_until_it_is_closed():
    game = new_game(new_setup("four_gates", ("chromium",)))
    gates = [g for g in FACE.scene(looking_at(game)).goals if g.kind == "teleport"]
    assert [(gate.value, gate.cells) for gate in gates] == [
        (0, ("6,0",)),
        (0, ("3,6",)),
        (0, ("14,0",)),
        (0, ("13,4",)),
    ]


def test_prey_is_shown_where_it_is_and_a_clear_map_by_what_is_left():
    def wanted(*tests):
        return {"objectives": (Objective(outcome="accomplished", when=tests, text="x"),)}

    at = table(
        agents={"chromium": "4,2"},
        aliens={"aracnos-green-3": "8,2", "nexus-blue-7": "8,4"},
        signals={"s9": "9,2"},
        slain={"aracnos-blue": 1},
        mission=wanted(Killed(species="aracnos", at_least=2), MapClear()),
    )
    found = goals(at)
    prey, clear = found["prey"], found["clear"]
    assert (prey.value, prey.most, prey.figures) == (1, 2, ("aracnos-green-3",))
    assert (clear.name, clear.value) == ("Clear the map: 3 left", 0)
    assert set(clear.figures) == {"aracnos-green-3", "nexus-blue-7", "s9"}


def test_a_station_is_held_by_rounds_inside_its_rooms():
    game = new_game(new_setup("quiet_station", ("chromium",)))
    found = {goal.kind: goal for goal in FACE.scene(looking_at(game)).goals}
    assert found["goal"].name == "Everybody inside"
    assert (found["rounds"].name, found["rounds"].most) == ("Hold out through round 11", 11)


def test_the_track_warns_of_the_last_rounds():
    def track(round_):
        return scene(table(map="", agents=HOME, round=round_)).track

    assert track(0) is None
    early, last = track(6), track(14)
    assert (early.name, early.value, early.most) == ("Round 6 of 14", 6, 14)
    assert (early.left, early.tone) == ("8 rounds left", "plain")
    assert (last.left, last.tone) == ("the last round", "warn")


def test_agents_take_their_turns_from_the_alpha_on():
    at = table(
        agents={"chromium": "4,2", "thorium": "1,1"},
        aliens={"aracnos-green-3": "8,2", "aracnos-green-4": "8,4"},
        alpha="thorium",
        open="BattlePhase",
    )
    until_asked(at)
    assert turns(at) == [("thorium", "now"), ("chromium", "next")]
    at.choose(END_TURN.key)
    until_asked(at)
    assert turns(at) == [("thorium", "done"), ("chromium", "now")]


def test_aliens_that_are_awake_come_next():
    at = table(
        agents={"chromium": "4,2"},
        aliens={"aracnos-green-3": "8,2", "aracnos-green-4": "8,3", "nexus-blue-1": "6,5"},
        open={"do": "AliensTurn", "agent": "chromium"},
        cards={"close_encounters.ce01": {"activates": Activation(species="aracnos")}},
        decks={"close": ["ce01"]},
    )
    at.dice("ce01")
    assert [turn for turn in turns(at) if turn[0] != "chromium"] == [
        ("aracnos-green-3", "next"),
        ("aracnos-green-4", "next"),
    ]


def turns(at):
    return [(turn.figure, turn.state) for turn in scene(at).order]
