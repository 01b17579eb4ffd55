"""GD 6, 6.1 The round and its REFRESH phase."""

from tests.games.galaxy_defenders.rules.table import MISS, table
from xenofront.games.factory import new_game, new_setup
from xenofront.kernel import Question


def refreshed(agents, aliens=None, **more):
    return table(agents=agents, aliens=aliens, open={"do": "RefreshPhase"}, **more)


def test_a_round_has_its_phases_in_order():
    """GD-6.b, GD-6.2.4.d, GD-6.3.e, GD-6.a"""
    game = table(
        agents={"chromium": "4,2"},
        round=0,
        decks={"close": ["ce02"], "event": ["ev13"]},
        open={"do": "MissionPlay"},
    )
    assert game.state.round == 1
    game.dice("ce02", "ev13").choose("end")
    phases = [event.phase for event in game.told("PhaseBegan")]
    assert phases == ["refresh", "strategy", "battle", "event", "refresh", "strategy", "battle"]
    assert game.state.round == 2


def test_signals_in_sight_are_revealed_before_the_first_round():
    """GD-8.5.c/start"""
    game = table(
        agents={"chromium": "4,2"},
        round=0,
        signals={"s1": "6,3"},
        decks={"signals": ["HUMAN"]},
        open={"do": "MissionPlay"},
    )
    assert game.asked == "token"
    assert not game.told("RoundBegan")


def test_the_strategy_phase_has_four_steps():
    """GD-6.c, GD-6.2.a, GD-6.2.4.a"""
    game = table(
        agents={"chromium": "4,2", "thorium": "6,3"},
        fragments=4,
        kills_before=1,
        counters={"recorder": 1},
        mission={"objectives": _count_only()},
        open={"do": "StrategyPhase"},
    )
    asked = []
    while game.asked:
        asked.append(game.asked)
        game.choose({"alpha": "thorium", "wings": "decline", "reinforce": "keep"}[game.asked])
    assert asked == ["alpha", "wings", "wings", "reinforce"]
    assert game.state.outcome == "partially"


def _count_only():
    objective = table(agents={"chromium": "4,2"}).state.box.mission.objectives[0]
    return (type(objective)(outcome="partially", when=objective.when[:1], text=""),)


def test_skills_and_abilities_come_back_and_tactics_do_not():
    """GD-6.1.b, GD-6.1.c, GD-6.1.g, GD-7.7.3.c, GD-7.7.4.c"""
    powers = ["field_medic", "sk_alien", "bt_aim", "it_kill"]
    game = refreshed({"thorium": {"hex": "4,2", "powers": powers, "spent": powers}})
    assert game.agent("thorium").spent == ("bt_aim", "it_kill")


def test_shields_are_full_again():
    """GD-6.1.d, GD-7.6.7.c"""
    game = refreshed(
        {"chromium": {"hex": "4,2", "rank": "palladium", "shield": 0}},
        {"xeno_beta-blue-1": {"hex": "6,3", "shield": 0}},
    )
    assert game.agent("chromium").shield == 1
    assert game.alien("xeno_beta-blue-1").shield == 1


def test_the_refresh_is_one_moment():
    """GD-6.1.a"""
    game = refreshed(
        {
            "chromium": {"hex": "4,2", "guard": False, "conditions": ["immobilized"]},
            "thorium": {"hex": "6,3", "spent": ["field_medic"]},
        }
    )
    assert game.asked == ""
    assert [event.phase for event in game.told("PhaseBegan")] == ["refresh"]
    assert game.agent("chromium").guard
    assert game.agent("thorium").spent == ()


def test_kills_are_counted_by_the_round():
    """GD-6.2.2.a"""
    game = refreshed({"chromium": "4,2"}, round=2, kills=2, kills_before=0, searched_tech=True)
    assert (game.state.kills_before, game.state.kills) == (2, 0)
    assert not game.state.searched_tech


def test_a_kill_before_the_first_round_gives_no_wings_in_it():
    """GD-6.2.2.b"""
    begin = {"do": "MissionPlay", "step": "begin_round"}
    first = table(agents={"chromium": "4,2"}, open=begin, round=0, kills=1)
    assert (first.state.round, first.asked) == (1, "activity")
    second = table(agents={"chromium": "4,2"}, open=begin, round=1, kills=1)
    assert (second.state.round, second.asked) == (2, "wings")


def test_the_dead_are_not_refreshed():
    """GD-6.3.c"""
    game = refreshed({"chromium": {"hex": "4,2", "alive": False, "guard": False}, "thorium": "6,3"})
    assert not game.agent("chromium").guard


def test_a_whole_mission_begins_with_the_alpha():
    """GD-6.2.1.l, GD-6.2.1.a"""
    game = new_game(new_setup("dust_signal", ("titanium", "mercury", "thorium")), manual=True)
    assert isinstance(game.pending, Question)
    assert (game.pending.what, game.pending.seat) == ("alpha", "thorium")


def test_the_first_kill_of_a_round_gives_a_fragment():
    """GD-7.9.a, GD-7.9.b, GD-8.11.e/later"""
    aliens = {
        "spine_critter-green-1": {"hex": "6,3", "wounds": 2},
        "xeno_beta-green-2": {"hex": "9,1", "wounds": 3},
    }
    game = table(agents={"chromium": "4,2"}, aliens=aliens, open={"do": "Deaths"})
    assert not game.state.aliens
    assert game.state.kills == 2
    assert game.state.fragments == 1


def test_the_first_death_of_a_round_gives_a_fragment():
    """GD-8.11.e/first"""
    alien = {"xeno_beta-green-2": {"hex": "9,1", "wounds": 3}}
    game = table(agents={"chromium": "4,2"}, aliens=alien, open={"do": "Deaths"})
    assert game.state.fragments == 1


def test_a_fifth_fragment_is_lost():
    """GD-2.d"""
    alien = {"xeno_beta-green-2": {"hex": "9,1", "wounds": 3}}
    game = table(agents={"chromium": "4,2"}, aliens=alien, fragments=4, open={"do": "Deaths"})
    assert game.state.fragments == 4


def test_a_shot_outside_the_turn_counts_for_the_round():
    """GD-7.9.a"""
    alien = {"xeno_beta-green-1": {"hex": "6,3", "wounds": 2}}
    game = table(agents={"chromium": "4,2"}, aliens=alien).dice("HIT", MISS, MISS, "JAM")
    game.choose("attack w_rifle xeno_beta-green-1")
    assert game.state.fragments == 1
