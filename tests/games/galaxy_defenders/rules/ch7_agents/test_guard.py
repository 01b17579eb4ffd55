"""GD 7.7.4.2 Guard."""

from tests.games.galaxy_defenders.rules.table import MISS, field, table

WALK = {"do": "Activate", "alien": "spine_critter-green-1"}


def critter(at="8,4", agents=None, **more):
    """A Spine Critter runs at the squad."""
    agents = agents or {"chromium": "4,2"}
    aliens = {"spine_critter-green-1": at, **more.pop("aliens", {})}
    return table(agents=agents, aliens=aliens, open=more.pop("open", WALK), **more)


def run_up(**more):
    """The same up to the question to the guard."""
    game = critter(**more)
    while game.asked == "alien_way":
        game.choose(game.options[0])
    return game


def test_a_guard_may_shoot_at_an_alien_that_moved():
    """GD-7.7.4.2.a, GD-7.7.4.2.c, GD-7.7.4.2.i"""
    game = run_up()
    assert (game.asked, game.seat) == ("guard", "chromium")
    assert game.options == (
        "hold",
        "w_rifle spine_critter-green-1",
        "w_rifle spine_critter-green-1 area",
        "w_eagle spine_critter-green-1",
    )
    game.dice("HIT+HIT", MISS, MISS, "SHIELD", "JAM").choose("w_rifle spine_critter-green-1")
    assert game.alien("spine_critter-green-1").wounds == 1


def test_a_guard_shoots_only_at_the_one_that_moved():
    """GD-7.7.4.2.a"""
    game = run_up(aliens={"aracnos-green-2": "4,4"})
    assert game.refusal("w_rifle aracnos-green-2") == "GD-7.7.4.2.a"


def test_a_guard_may_shoot_at_a_revealed_alien():
    """GD-7.7.4.2.b, GD-8.7.j"""
    game = table(
        agents={"chromium": "4,2"},
        signals={"s1": "6,3"},
        decks={"signals": ["ALIEN"], "alien": ["xeno_beta-green"]},
        open={"do": "RevealSignals"},
    )
    game.dice("ALIEN", "xeno_beta-green")
    assert game.asked == "guard"
    game.choose("hold")
    assert game.asked == ""
    assert not game.told("AttackDeclared")


def test_a_teleported_alien_counts_as_revealed():
    """GD-7.7.4.2.n"""
    game = table(
        agents={"chromium": "4,2"},
        teleports={"HIT": "6,3"},
        decks={"alien": ["xeno_beta-green"]},
        open={"do": "TeleportAlien", "species": "xeno_beta", "rank": ""},
    )
    assert game.dice("xeno_beta-green").asked == "guard"


def test_a_guard_attack_follows_the_usual_rules():
    """GD-7.7.4.2.d"""
    far = run_up(at="7,11", agents={"chromium": "2,1"})
    assert far.asked == ""
    assert far.told("AlienMoved")


def test_a_guard_attack_keeps_to_human_view():
    """GD-5.2.1.i/guard"""
    back = {"chromium": {"hex": "4,2", "facing": "W"}}
    arrived = run_up(agents=back, options={"human_view": True}, at="9,4")
    assert arrived.asked != "guard"
    ahead = {"chromium": {"hex": "4,2", "facing": "E"}}
    assert run_up(agents=ahead, options={"human_view": True}, at="9,4").asked == "guard"


def test_neither_jammed_nor_empty_weapons_guard():
    """GD-7.7.4.2.l"""
    weapons = [{"id": "w_rifle", "ammo": 0}, {"id": "w_eagle", "jammed": True}]
    assert run_up(agents={"chromium": {"hex": "4,2", "weapons": weapons}}).asked == ""


def test_a_guard_may_pay_for_the_area():
    """GD-7.7.4.2.e"""
    game = run_up(aliens={"aracnos-green-2": "4,4"})
    game.dice("HIT", MISS, MISS, "SHIELD").choose("w_rifle spine_critter-green-1 area")
    assert game.weapon("chromium", "w_rifle").ammo == 3
    assert game.told("DefenceRolled")


def test_guard_works_once_a_round():
    """GD-7.7.4.2.f, GD-7.7.4.2.g"""
    game = run_up().dice(MISS, MISS, MISS)
    game.choose("w_rifle spine_critter-green-1")
    assert not game.agent("chromium").guard
    spent = run_up(agents={"chromium": {"hex": "4,2", "guard": False}})
    assert spent.asked != "guard"


def test_a_guard_that_holds_keeps_its_token():
    """GD-7.7.4.2.i"""
    game = run_up().choose("hold")
    assert game.agent("chromium").guard


def test_the_token_comes_back_in_the_refresh_phase():
    """GD-7.7.4.2.h, GD-6.1.e"""
    agents = {"chromium": {"hex": "4,2", "guard": False}, "thorium": "6,3"}
    game = table(agents=agents, open={"do": "RefreshPhase"})
    assert game.agent("chromium").guard
    assert not game.agent("thorium").guard


def test_guard_comes_between_movement_and_attack():
    """GD-7.7.4.2.j"""
    game = run_up(at="6,3")
    assert game.asked == "guard"
    assert "AlienMoved" in game.story
    assert "AttackDeclared" not in game.story
    game.choose("hold")
    assert game.told("AttackDeclared")[0].attacker == "spine_critter-green-1"


def test_an_alien_killed_by_a_guard_attacks_no_more():
    """GD-8.10.q/guard"""
    missed = run_up(at="6,3").dice(MISS, MISS, MISS).choose("w_rifle spine_critter-green-1")
    attackers = [event.attacker for event in missed.told("AttackDeclared")]
    assert attackers == ["chromium", "spine_critter-green-1"]
    game = run_up(at="6,3").dice("HIT+HIT", MISS, MISS, "JAM", "JAM", "SHIELD")
    game.choose("w_rifle spine_critter-green-1")
    assert game.all_rolled
    assert not game.state.aliens
    assert [event.attacker for event in game.told("AttackDeclared")] == ["chromium"]


def test_guard_leaves_the_combat_of_the_turn():
    """GD-7.7.4.2.k, GD-7.7.d"""
    game = table(
        agents={"chromium": "4,2"},
        signals={"s1": "8,4"},
        map=field(blocked=["6,2", "6,3", "5,3", "7,2"]),
        decks={"signals": ["ALIEN"], "alien": ["xeno_beta-green"]},
        open=[{"do": "AgentTurn", "agent": "chromium"}, {"do": "NewAlien", "hex": "6,1"}],
    )
    game.dice("xeno_beta-green", MISS, MISS, MISS)
    shot = next(o for o in game.options if o.startswith("w_rifle"))
    game.choose(shot)
    assert game.told("HitsRolled")
    assert game.asked == "activity"
    assert game.state.turn.spent == ()
    assert game.offers("attack")


def test_the_marine_has_guard():
    """GD-7.7.4.2.m"""
    box = table(agents={"chromium": "4,2"}).state.box
    owners = [agent.id for agent in box.agents.values() if agent.ability == "guard"]
    assert owners == ["chromium", "dr_sentry"]
    assert box.powers["guard"].user == "marine"
    assert box.powers["guard"].moment == "guard"


def test_a_bleeding_agent_does_not_guard():
    """GD-7.5.2.a"""
    assert run_up(agents={"chromium": {"hex": "4,2", "wounds": 6}}).asked == ""
