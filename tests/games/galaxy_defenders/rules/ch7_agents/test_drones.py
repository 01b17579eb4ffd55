"""GD 7.7.2.2 The Sentry-Gun, GD 7.7.4.1 GD-209."""

from tests.games.galaxy_defenders.rules.table import MISS, field, table
from xenofront.games.galaxy_defenders.rules.ch7_agents import drones, menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import doomed, wound
from xenofront.games.galaxy_defenders.rules.state import AgentId, max_hp

GUN = "dr_sentry/gun"
BETA = "xeno_beta-green-1"


def medic(**more):
    return {"hex": "4,2", **more}


def sentry(at="5,2", **more):
    return {"hex": at, "owner": "thorium", **more}


def round_of(*agents, **position):
    """A battle phase of these agents; nobody is woken by the close encounter cards."""
    decks = {"close": [["ce02"] * 9], **position.pop("decks", {})}
    squad = dict(agents)
    return table(agents=squad, open={"do": "BattlePhase"}, decks=decks, **position)


def test_a_biotech_deploys_the_sentry_gun_next_to_herself_with_the_action():
    """GD-7.7.2.2.b, GD-7.7.2.2.c"""
    wall = field(sides={"4,2|5,2": "wall"})
    game = table(
        map=wall,
        agents={"thorium": medic(devices=["d_sentry"]), "chromium": "3,2"},
        aliens={BETA: "9,9"},
    )
    game.choose("use d_sentry")
    assert game.asked == "deploy"
    assert "5,2" not in game.options
    assert "3,2" not in game.options
    assert set(game.options) == {"5,1", "4,1", "3,3", "4,3"}
    game.choose("5,1")
    assert game.agent("dr_sentry").hex == "5,1"
    assert game.agent("thorium").devices == ()
    assert not game.offers("use")


def test_only_a_biotech_uses_the_sentry_gun():
    """GD-7.7.2.2.a"""
    game = table(agents={"chromium": {"hex": "4,2", "devices": ["d_sentry"]}})
    assert game.refusal("use d_sentry") == "GD-7.7.i"


def test_the_gun_fires_from_the_next_turn_on():
    """GD-7.7.2.2.d"""
    agents = {"thorium": medic(devices=["d_sentry"])}
    game = round_of(*agents.items(), aliens={BETA: "8,2"})
    game.choose("use d_sentry", "5,2")
    assert game.refusal("drone dr_sentry") in ("GD-7.7.2.2.d", "GD-6.3.1.c")
    fresh = table(
        agents={"thorium": medic(), "dr_sentry": sentry(fresh=True)},
        aliens={BETA: "7,2"},
    )
    assert not fresh.agent("dr_sentry").fresh
    assert fresh.offers("drone") == ["drone dr_sentry"]
    fresh.dice("HIT", "HIT", "JAM", "JAM").choose("drone dr_sentry", f"{GUN} {BETA}")
    assert fresh.alien(BETA).wounds == 2
    assert not fresh.offers("drone")
    assert fresh.offers("attack")


def test_a_gun_deployed_in_this_turn_waits():
    """GD-7.7.2.2.d, GD-7.7.4.1.e"""
    agents = {"thorium": medic(), "dr_sentry": sentry()}
    game = table(agents=agents, aliens={BETA: "7,2"})
    assert drones.refusal(game.state, AgentId("thorium"), menu.Drone("dr_sentry")) is None
    game.state.change_agent(AgentId("dr_sentry"), fresh=True)
    assert drones.refusal(game.state, AgentId("thorium"), menu.Drone("dr_sentry")) == "GD-7.7.2.2.d"


def test_the_gun_has_no_turn_and_draws_no_card():
    """GD-7.7.2.2.g, GD-7.7.2.2.n"""
    agents = {"thorium": medic(), "dr_sentry": sentry()}
    game = round_of(*agents.items())
    assert game.seat == "thorium"
    game.choose("end").dice("ce02")
    assert game.game.pending is None
    assert len(game.told("CloseEncounterDrawn")) == 1


def test_the_gun_is_no_agent_for_events():
    """GD-7.7.2.2.o/table, GD-6.4.i, GD-7.7.4.1.q/table"""
    walker = {"hex": "3,2", "owner": "thorium"}
    for machines in ({}, {"dr_sentry": sentry()}, {"dr_gd209": walker}):
        game = table(
            agents={"thorium": medic(), **machines},
            open={"do": "DrawnEvent", "source": "ev02"},
            teleports={"HIT": "9,9"},
            decks={"signals": ["HUMAN"] * 5},
            map=field(blocked=["7,5", "8,5", "6,6", "7,6", "8,6", "6,7", "7,7"]),
        )
        while game.game.pending is not None and len(game.told("SignalPlaced")) < 3:
            game.dice("HUMAN") if not game.seat else game.choose(game.options[0])
        assert len(game.told("SignalPlaced")) == 1


def cards(event, **machine):
    """An event card with a wounded Biotech who lacks ammo, and her drones in the same need."""
    gun = sentry("5,2", wounds=1, weapons=[{"id": GUN, "ammo": 1}], **machine)
    low = {"id": "dr_gd209/gun", "ammo": 1}
    walker = {"hex": "5,3", "owner": "thorium", "wounds": 1, "weapons": [low], **machine}
    weapons = [{"id": "w_shotgun", "ammo": 1}, {"id": "w_nano", "ammo": None}]
    agents = {"thorium": medic(wounds=2, weapons=weapons), "dr_sentry": gun, "dr_gd209": walker}
    return table(agents=agents, open={"do": "DrawnEvent", "source": event})


def test_what_a_card_does_to_agents_it_does_not_do_to_drones():
    """GD-7.7.2.2.o/effect, GD-7.7.4.1.q/effect"""
    game = cards("ev12", shield=1)
    assert (game.agent("dr_sentry").shield, game.agent("dr_gd209").shield) == (1, 1)
    game = cards("ev08")
    assert game.agent("thorium").wounds == 1
    assert (game.agent("dr_sentry").wounds, game.agent("dr_gd209").wounds) == (1, 1)


def test_a_card_that_heals_heals_no_drone():
    """GD-7.7.2.2.j/event, GD-7.7.4.1.n/event"""
    game = cards("ev08")
    assert game.agent("thorium").wounds == 1
    assert (game.agent("dr_sentry").wounds, game.agent("dr_gd209").wounds) == (1, 1)


def test_a_card_that_brings_ammo_brings_a_drone_none():
    """GD-7.7.2.2.i/event, GD-7.7.4.1.m/event"""
    game = cards("ev07")
    if game.asked == "weapon":
        game.choose("w_shotgun")
    assert game.weapon("thorium", "w_shotgun").ammo == 2
    assert game.agent("dr_sentry").weapons[0].ammo == 1
    assert game.agent("dr_gd209").weapons[0].ammo == 1


def test_gd209_at_zero_health_is_gone_for_the_mission():
    """GD-7.7.4.1.r/removed, GD-7.7.4.1.r/unusable"""
    skilled = medic(powers=["field_medic", "sk_gd209"])
    hurt = {"hex": "6,3", "owner": "thorium", "wounds": 3}
    game = table(agents={"thorium": skilled, "dr_gd209": hurt}, counters={"dr_gd209": 1})
    assert game.offers("drone") == ["drone dr_gd209"]
    wound(game.state, "dr_gd209", 1, "GD-7.3.ai")
    assert doomed(game.state) == ["dr_gd209"]
    lost = table(agents={"thorium": skilled}, counters={"dr_gd209": 1})
    assert not lost.offers("use sk_gd209")
    assert lost.refusal("use sk_gd209") == "GD-7.7.4.1.c"
    assert table(agents={"thorium": skilled}).offers("use sk_gd209")


def test_aliens_go_for_the_gun_like_for_an_agent():
    """GD-7.7.2.2.f, GD-8.2.q"""
    agents = {"thorium": "9,9", "dr_sentry": sentry("7,2")}
    game = table(agents=agents, aliens={BETA: "6,2"}, open={"do": "Activate", "alien": BETA})
    assert game.told("AttackDeclared")[0].target == "dr_sentry"


def test_the_gun_stands_in_the_way_and_is_never_engaged():
    """GD-7.7.2.2.e"""
    agents = {"thorium": medic(), "dr_gd209": {"hex": "5,2", "owner": "thorium"}}
    game = table(agents=agents, aliens={BETA: "6,2"})
    assert game.offers("redeploy")
    assert not game.offers("redeploy 5,2")
    assert "drone dr_gd209" in game.options
    game.choose("drone dr_gd209")
    assert game.asked == "hex"


def test_a_drone_leaves_an_alien_without_a_test_and_walks_like_an_agent():
    """GD-FAQ.p, GD-7.7.4.1.f, GD-7.7.4.1.g"""
    agents = {"thorium": medic(), "dr_gd209": {"hex": "5,2", "owner": "thorium"}}
    game = table(agents=agents, aliens={BETA: "6,2"})
    game.choose("drone dr_gd209")
    assert game.seat == "thorium"
    assert "6,2" not in game.options
    assert "4,2" in game.options
    game.choose("4,2", "3,2", "stop")
    assert game.agent("dr_gd209").hex == "3,2"
    assert game.asked == "drone_attack"
    game.dice("HIT", MISS, MISS, "JAM").choose(f"dr_gd209/gun {BETA}")
    assert game.alien(BETA).wounds == 1


def test_a_sentry_gun_never_moves():
    """GD-7.7.2.2.h"""
    game = table(agents={"thorium": medic(), "dr_sentry": sentry()}, aliens={BETA: "7,2"})
    game.choose("drone dr_sentry")
    assert game.asked == "drone_attack"


def test_a_drone_cannot_be_healed():
    """GD-7.7.2.2.j/power, GD-7.7.4.1.n/power"""
    agents = {"thorium": medic(devices=["d_medikit"]), "dr_sentry": sentry(wounds=1)}
    game = table(agents=agents)
    game.choose("use d_medikit")
    assert game.options == ("thorium",)


def test_a_healing_weapon_does_nothing_for_a_drone():
    """GD-7.7.2.2.j/weapon, GD-7.7.4.1.n/weapon"""
    walker = {"hex": "4,1", "owner": "thorium", "wounds": 1}
    friend = {"hex": "3,2", "wounds": 1}
    agents = {"thorium": medic(), "chromium": friend, "dr_sentry": sentry(wounds=1)}
    game = table(agents={**agents, "dr_gd209": walker})
    assert game.offers("treat w_nano ") == ["treat w_nano thorium", "treat w_nano chromium"]
    assert game.refusal("treat w_nano dr_sentry") == "GD-7.7.2.2.j"
    assert game.refusal("treat w_nano dr_gd209") == "GD-7.7.2.2.j"


def test_a_drone_cannot_get_ammo():
    """GD-7.7.2.2.i/power, GD-7.7.4.1.m/power"""
    agents = {
        "thorium": medic(devices=["d_ammo"]),
        "chromium": "3,2",
        "dr_sentry": sentry(weapons=[{"id": GUN, "ammo": 1}]),
        "dr_gd209": {"hex": "4,1", "owner": "thorium"},
    }
    game = table(agents=agents)
    game.choose("use d_ammo")
    assert game.options == ("thorium", "chromium")


def test_a_drone_sees_in_all_directions():
    """GD-7.7.2.2.k, GD-7.7.4.1.o, GD-5.2.1.g/sentry"""
    agents = {"thorium": medic(hex="4,4"), "dr_sentry": sentry()}
    options = {"human_view": True}
    for place in ("7,2", "3,2", "5,4"):
        game = table(agents=agents, aliens={BETA: place}, options=options)
        game.choose("drone dr_sentry")
        assert f"{GUN} {BETA}" in game.options


def test_a_drone_never_jams_and_runs_out_of_ammo():
    """GD-7.7.2.2.l, GD-7.7.2.2.m, GD-7.7.4.1.p"""
    one = sentry(weapons=[{"id": GUN, "ammo": 1}])
    game = table(agents={"thorium": medic(), "dr_sentry": one}, aliens={BETA: "7,2"})
    game.dice("JAM", "HIT+AMMO", "SHIELD").choose("drone dr_sentry", f"{GUN} {BETA}")
    slot = game.agent("dr_sentry").weapons[0]
    assert (slot.ammo, slot.jammed) == (0, False)
    empty = sentry(weapons=[{"id": GUN, "ammo": 0}])
    game = table(agents={"thorium": medic(), "dr_sentry": empty}, aliens={BETA: "7,2"})
    assert game.refusal("drone dr_sentry") == "GD-7.7.2.2.m"
    walker = {"hex": "5,2", "owner": "thorium"}
    game = table(agents={"thorium": medic(), "dr_gd209": walker}, aliens={BETA: "6,2"})
    game.dice("JAM", MISS, MISS).choose("drone dr_gd209", "stop", f"dr_gd209/gun {BETA}")
    assert not game.agent("dr_gd209").weapons[0].jammed


def test_a_drone_at_zero_health_is_destroyed_at_once():
    """GD-7.7.2.2.p"""
    agents = {"thorium": "9,9", "dr_sentry": sentry(wounds=2)}
    game = table(agents=agents, aliens={BETA: "6,2"}, open={"do": "Activate", "alien": BETA})
    game.dice("HIT+AMMO", "JAM", "JAM")
    assert "dr_sentry" not in game.state.agents
    assert not game.told("Bleeding")
    assert game.told("DroneDestroyed")


def test_a_drone_has_no_more_wounds_than_health():
    game = table(agents={"thorium": "9,9", "dr_sentry": sentry(wounds=2)}, aliens={BETA: "6,2"})
    wound(game.state, "dr_sentry", 9, "GD-7.3.ai")
    assert game.agent("dr_sentry").wounds == max_hp(game.state, AgentId("dr_sentry"))


def test_a_destroyed_sentry_gun_returns_only_by_reinforcements_to_a_biotech():
    """GD-7.7.2.2.q"""
    ask = {"do": "Reinforcements"}
    game = table(agents={"thorium": medic(), "chromium": "3,2"}, open=ask, fragments=4)
    game.choose("device")
    assert "d_sentry" in game.options
    game.choose("d_sentry")
    assert game.options == ("thorium",)
    game.choose("thorium")
    assert game.agent("thorium").devices == ("d_sentry",)
    none = table(agents={"chromium": "3,2"}, open=ask, fragments=4).choose("device")
    assert "d_sentry" not in none.options
    standing = table(agents={"thorium": medic(), "dr_sentry": sentry()}, open=ask, fragments=4)
    assert "d_sentry" not in standing.choose("device").options


def test_the_gun_guards_once_a_round_beside_its_owner_action():
    """GD-7.7.2.2.r, GD-7.7.2.2.s"""
    agents = {"thorium": medic(), "dr_sentry": sentry(guard=True)}
    game = table(agents=agents, aliens={BETA: "7,2"}, open={"do": "Guard", "alien": BETA})
    assert (game.asked, game.seat) == ("guard", "thorium")
    game.dice(MISS, MISS).choose(f"{GUN} {BETA}")
    assert not game.agent("dr_sentry").guard
    again = table(
        agents={"thorium": medic(), "dr_sentry": sentry(guard=False)},
        aliens={BETA: "7,2"},
        open={"do": "Guard", "alien": BETA},
    )
    assert again.game.pending is None
    turn = table(agents={"thorium": medic(), "dr_sentry": sentry(guard=True)}, aliens={BETA: "7,2"})
    turn.dice("HIT", MISS, "JAM").choose("drone dr_sentry", f"{GUN} {BETA}")
    assert turn.alien(BETA).wounds == 1
    assert turn.agent("dr_sentry").guard


def test_the_gun_is_on_guard_as_soon_as_it_stands():
    """GD-7.7.2.2.t"""
    game = table(agents={"thorium": medic(devices=["d_sentry"])})
    game.choose("use d_sentry", "5,2")
    assert game.agent("dr_sentry").guard


def test_the_gun_reveals_signals():
    """GD-7.7.2.2.u"""
    game = table(
        map=field(blocked=["5,3"]),
        agents={"thorium": {"hex": "4,3", "devices": ["d_sentry"]}},
        signals={"s1": "9,2"},
        decks={"signals": ["HUMAN"]},
    )
    game.choose("use d_sentry")
    assert not game.told("SignalRevealed")
    game.choose("5,2").dice("HUMAN")
    assert game.told("SignalRevealed")


def test_close_fight_does_not_bind_a_drone():
    """GD-7.7.2.2.v, GD-FAQ.o"""
    game = table(
        agents={"thorium": medic(), "dr_sentry": sentry()},
        aliens={BETA: "6,2", "xeno_beta-green-2": "8,2"},
        options={"close_fight": True},
    )
    game.choose("drone dr_sentry")
    assert f"{GUN} xeno_beta-green-2" in game.options


def test_drones_go_with_their_dead_owner():
    """GD-7.7.2.2.w"""
    agents = {"chromium": "9,9", "thorium": medic(wounds=5, dying=True), "dr_sentry": sentry()}
    game = table(agents=agents, open={"do": "Deaths"})
    assert "dr_sentry" not in game.state.agents
    assert not game.agent("thorium").alive


def test_gd209_needs_its_skill_and_comes_once_a_mission():
    """GD-7.7.4.1.a, GD-7.7.4.1.b, GD-7.7.4.1.c, GD-7.7.4.1.d"""
    skilled = medic(powers=["field_medic", "sk_gd209"])
    game = table(agents={"thorium": skilled, "chromium": "3,2"})
    game.choose("use sk_gd209")
    assert "3,2" not in game.options
    game.choose("5,2")
    assert game.agent("dr_gd209").hex == "5,2"
    assert not game.offers("use")
    lost = table(agents={"thorium": skilled}, counters={"dr_gd209": 1})
    assert lost.refusal("use sk_gd209") == "GD-7.7.4.1.c"
    other = table(agents={"chromium": {"hex": "4,2", "powers": ["sk_gd209"]}})
    assert other.refusal("use sk_gd209") == "GD-7.7.i"
    assert table(agents={"thorium": medic()}).refusal("use sk_gd209") == "GD-7.7.2.b"


def test_gd209_has_a_shield_that_comes_back():
    """GD-7.7.4.1.h"""
    agents = {"thorium": medic(), "dr_gd209": {"hex": "5,2", "owner": "thorium", "shield": 0}}
    game = table(agents=agents, open={"do": "RefreshPhase"})
    assert game.agent("dr_gd209").shield == 1


def test_gd209_stands_in_the_way_and_draws_aliens():
    """GD-7.7.4.1.i, GD-7.7.4.1.j"""
    agents = {"thorium": "9,9", "dr_gd209": {"hex": "7,2", "owner": "thorium"}}
    game = table(agents=agents, aliens={BETA: "6,2"}, open={"do": "Activate", "alien": BETA})
    assert game.told("AttackDeclared")[0].target == "dr_gd209"
    owner = table(agents={"thorium": medic(), "dr_gd209": {"hex": "5,2", "owner": "thorium"}})
    assert "redeploy 5,2" not in owner.options


def test_gd209_has_neither_turn_nor_aliens_turn():
    """GD-7.7.4.1.k, GD-7.7.4.1.l"""
    agents = {"thorium": medic(), "dr_gd209": {"hex": "5,2", "owner": "thorium"}}
    game = round_of(*agents.items())
    game.choose("end").dice("ce02")
    assert game.game.pending is None


def test_techno_makes_drones_better():
    skilled = medic(powers=["field_medic", "sk_techno"], devices=["d_sentry"])
    game = table(agents={"thorium": skilled}, aliens={BETA: "9,9"})
    game.choose("use d_sentry", "5,2")
    assert game.agent("dr_sentry").shield == 1
    strong = table(agents={"thorium": skilled, "dr_sentry": sentry()}, aliens={BETA: "7,2"})
    strong.dice("HIT", "HIT", "HIT", "JAM", "JAM", "JAM").choose("drone dr_sentry", f"{GUN} {BETA}")
    assert strong.told("HitsRolled")[0].hits == 3
