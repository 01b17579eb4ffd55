"""GD 6, 6.1, 6.2.1, 6.2.2 Rounds, what is refreshed, who leads and who rises, case by case."""

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.content import missions as content

TEAM = {"chromium": "4,2", "thorium": "6,3", "titanium": "8,4"}
REFRESH = {"do": "RefreshPhase"}
BEGIN = {"do": "MissionPlay", "step": "begin_round"}
QUIET = {"close": [["ce02"] * 9], "event": [["ev13"] * 3]}


def playing(agents=TEAM, **more):
    """A mission whose next round begins, without aliens and with nothing in its decks."""
    more.setdefault("mission", {"objectives": ()})
    more.setdefault("decks", QUIET)
    return table(agents=agents, open=more.pop("open", BEGIN), **more)


def go_on(game, until):
    """End all turns and draw quiet cards until a question comes that somebody waits for."""
    for _ in range(20):
        if game.asked == until:
            break
        answer(game)
    return game


def answer(game):
    if game.asked == "activity":
        game.choose("end")
    else:
        game.dice({"close_encounter": "ce02", "event": "ev13"}[game.asked])


# -- rounds ----------------------------------------------------------------------------------------

LATE = content.Objective(outcome="failed", when=(content.Deadline(round=40),), text="")


def test_without_a_limit_round_follows_upon_round():
    """GD-6.a/open"""
    game = go_on(playing(round=40), "alpha")
    assert (game.state.round, game.asked) == (41, "alpha")
    go_on(game.choose("chromium"), "alpha")
    assert (game.state.round, game.asked) == (42, "alpha")


def test_a_mission_may_have_a_limit():
    """GD-6.a/limit"""
    limited = {"mission": {"objectives": (LATE,)}}
    assert playing(round=39, **limited).choose("chromium").state.outcome == ""
    assert playing(round=40, **limited).choose("chromium").state.outcome == "failed"


# -- what is refreshed -----------------------------------------------------------------------------


def refreshed(agents, aliens=None):
    return table(agents=agents, aliens=aliens, open=REFRESH)


def test_armour_is_whole_again():
    """GD-6.1.d/agent"""
    elite = {"hex": "4,2", "rank": "palladium", "shield": 0}
    assert refreshed({"chromium": elite}).agent("chromium").shield == 1


def test_the_shield_of_a_drone_is_whole_again():
    """GD-6.1.d/drone"""
    drone = {"hex": "5,2", "owner": "thorium", "shield": 0}
    plain = refreshed({"thorium": "4,2", "dr_gd209": drone})
    assert plain.agent("dr_gd209").shield == 1
    techno = {"hex": "4,2", "powers": ["sk_techno"]}
    assert refreshed({"thorium": techno, "dr_gd209": drone}).agent("dr_gd209").shield == 2


def test_the_shield_of_an_alien_is_whole_again():
    """GD-6.1.d/alien"""
    beta = "xeno_beta-blue-1"
    game = refreshed({"chromium": "4,2"}, {beta: {"hex": "6,3", "shield": 0}})
    assert game.alien(beta).shield == 1


def test_the_marine_gets_the_guard_token_back():
    """GD-6.1.e/marine"""
    game = refreshed({"chromium": {"hex": "4,2", "guard": False}, "thorium": "6,3"})
    assert game.agent("chromium").guard
    assert not game.agent("thorium").guard


def test_the_gun_gets_the_guard_token_back():
    """GD-6.1.e/gun"""
    drone = {"owner": "thorium", "guard": False}
    machines = {"dr_sentry": {"hex": "5,2", **drone}, "dr_gd209": {"hex": "4,3", **drone}}
    game = refreshed({"thorium": "4,2", **machines})
    assert game.agent("dr_sentry").guard
    assert not game.agent("dr_gd209").guard


TURN = {"do": "AgentTurn", "agent": "thorium"}


def medic(*phases, **fields):
    """A hurt biotech who uses something and then has another turn."""
    agents = {"thorium": {"hex": "4,2", "wounds": 4, **fields}}
    return table(agents=agents, open=[TURN, *phases, TURN])


def test_a_power_is_used_once_a_round():
    """GD-6.1.f/before"""
    game = medic().choose("use field_medic", "heal", "thorium", "end")
    assert game.asked == "activity"
    assert not game.offers("use")
    assert game.refusal("use field_medic") == "GD-7.7.j"


def test_a_power_is_used_again_in_the_next_round():
    """GD-6.1.f/after"""
    game = medic(REFRESH).choose("use field_medic", "heal", "thorium", "end")
    assert game.offers("use") == ["use field_medic"]


def test_a_used_tactic_stays_face_down():
    """GD-6.1.g/tactic"""
    game = medic(REFRESH, powers=["bt_supply"]).choose("use bt_supply", "heal", "end")
    assert game.agent("thorium").spent == ("bt_supply",)
    assert not game.offers("use")


def test_a_used_device_stays_away():
    """GD-6.1.g/device"""
    game = medic(REFRESH, powers=[], devices=["d_medikit"]).choose("use d_medikit", "thorium")
    game.choose("end")
    assert game.agent("thorium").devices == ()
    assert not game.offers("use")


def test_the_immobilized_are_free_again():
    """GD-6.1.h/immobilized"""
    held = table(agents={"chromium": {"hex": "4,2", "conditions": ["immobilized"]}})
    assert "move" not in held.options
    turn = {"do": "AgentTurn", "agent": "chromium"}
    stuck = {"chromium": {"hex": "4,2", "conditions": ["immobilized"]}}
    assert "move" in table(agents=stuck, open=[turn, REFRESH]).options


def test_the_paralyzed_are_free_again():
    """GD-6.1.h/paralyzed"""
    turn = {"do": "AgentTurn", "agent": "chromium"}
    stuck = {"chromium": {"hex": "4,2", "conditions": ["paralyzed"]}}
    assert table(agents=stuck, open=[turn]).asked == ""
    assert "move" in table(agents=stuck, open=[turn, REFRESH]).options


# -- who leads -------------------------------------------------------------------------------------


def test_who_was_chosen_leads_through_battle_and_event():
    """GD-6.2.1.c/keeps"""
    game = playing(round=1, alpha="chromium").choose("thorium")
    leaders = {game.state.alpha}
    for _ in range(7):  # three turns with their cards, and the event
        leaders.add(game.state.alpha)
        answer(game)
    assert leaders == {"thorium"}
    assert game.asked == "alpha"


def test_another_may_lead_the_next_round():
    """GD-6.2.1.c/ends"""
    game = go_on(playing(round=1, alpha="chromium").choose("thorium"), "alpha")
    assert game.options == ("chromium", "thorium", "titanium")
    assert game.choose("titanium").state.alpha == "titanium"


def test_the_alpha_has_the_first_agent_turn():
    """GD-6.2.1.d/agent"""
    game = playing(open={"do": "BattlePhase"}, alpha="titanium")
    assert (game.asked, game.seat) == ("activity", "titanium")


def test_the_alpha_has_the_first_aliens_turn():
    """GD-6.2.1.d/aliens"""
    game = playing(open={"do": "BattlePhase"}, alpha="titanium").choose("end")
    assert (game.asked, game.state.active) == ("close_encounter", "titanium")


DYING = {"hex": "6,3", "wounds": 5, "dying": True}


def test_the_next_agent_clockwise_leads_at_once():
    """GD-6.2.1.i/next"""
    game = table(agents={**TEAM, "thorium": DYING}, alpha="thorium", open={"do": "Deaths"})
    assert game.state.alpha == "titanium"


def test_the_dead_are_passed_over():
    """GD-6.2.1.i/dead"""
    fallen = {**TEAM, "thorium": DYING, "titanium": {"hex": "8,4", "alive": False}}
    game = table(agents=fallen, alpha="thorium", open={"do": "Deaths"})
    assert game.state.alpha == "chromium"


def test_when_the_alpha_leaves_another_leads():
    """GD-6.2.1.h/left"""
    exit_ = content.SpecialAction(
        id="leave", name="leave", costs=("action",), counts="leave", leaves=True
    )
    game = table(agents=TEAM, alpha="chromium", mission={"actions": (exit_,)})
    game.choose("special leave")
    assert game.agent("chromium").left
    assert game.state.alpha == "thorium"


def succession():
    """The alpha dies in the battle of a round that is played to its end."""
    rounds = [
        {"do": "MissionPlay", "step": "face_events"},
        {"do": "BattlePhase", "step": "aliens_turn", "agent": "thorium", "waiting": ["chromium"]},
        {"do": "Deaths"},
    ]
    return playing({**TEAM, "thorium": DYING}, open=rounds, alpha="thorium")


def test_a_successor_leads_for_the_rest_of_the_round():
    """GD-6.2.1.j/keeps"""
    game = succession()
    assert (game.asked, game.seat) == ("activity", "chromium")
    go_on(game, "event")
    assert (game.asked, game.state.alpha) == ("event", "titanium")


def test_another_may_lead_after_a_successor():
    """GD-6.2.1.j/ends"""
    game = go_on(succession(), "alpha")
    assert (game.seat, game.options) == ("titanium", ("chromium", "titanium"))
    assert game.choose("chromium").state.alpha == "chromium"


# -- who rises -------------------------------------------------------------------------------------

GREEN = "aracnos-green-1"
ONE = {"chromium": "4,2"}


def test_a_kill_in_the_round_before_lets_agents_roll():
    """GD-6.2.2.a/before"""
    assert playing(ONE, round=1, kills=1).asked == "wings"
    assert playing(ONE, round=1, kills=0).asked == "activity"


def test_a_kill_two_rounds_ago_does_not():
    """GD-6.2.2.a/older"""
    game = playing(ONE, round=1, kills=1).choose("decline", "end").dice("ce02", "ev13")
    assert (game.state.round, game.asked) == (3, "activity")


def test_a_kill_in_the_same_round_does_not_yet():
    """GD-6.2.2.a/now"""
    wings = {"do": "GDWings"}
    assert table(agents=ONE, kills=3, kills_before=0, open=wings).asked == ""
    assert table(agents=ONE, kills=0, kills_before=1, open=wings).asked == "wings"


def test_a_death_that_no_agent_caused_counts():
    """GD-6.2.2.a/any"""
    burnt = {GREEN: {"hex": "9,1", "wounds": 9}}
    rounds = [BEGIN, {"do": "Deaths"}]
    game = playing(ONE, aliens=burnt, round=1, open=rounds)
    assert not game.state.aliens
    assert game.asked == "wings"
