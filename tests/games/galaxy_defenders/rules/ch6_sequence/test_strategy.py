"""GD 6.2 The STRATEGY phase: the alpha agent, reinforcements, the objectives."""

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.content import missions as content
from xenofront.games.galaxy_defenders.rules.ch6_sequence.reinforcements import may_carry
from xenofront.games.galaxy_defenders.rules.state import AgentId
from xenofront.games.galaxy_defenders.rules.supply import available

TEAM = {"chromium": "4,2", "thorium": "6,3", "titanium": "8,4"}


def promotion(agents=TEAM, **more):
    return table(agents=agents, open={"do": "AlphaPromotion"}, **more)


def supplies(*dice, agents=TEAM, fragments=4, **more):
    return table(agents=agents, fragments=fragments, open={"do": "Reinforcements"}, **more).dice(
        *dice
    )


def check(objectives, **more):
    return table(
        agents=more.pop("agents", TEAM),
        mission={"objectives": objectives},
        open=[
            {"do": "MissionPlay", "step": "fight"},
            {"do": "StrategyPhase", "step": "check_status"},
        ],
        **more,
    )


def objective(outcome, *tests):
    return content.Objective(outcome=outcome, when=tests, text="")


# -- alpha -----------------------------------------------------------------------------------------


def test_any_operative_agent_may_become_alpha():
    """GD-6.2.1.a, GD-6.2.1.b, GD-6.2.1.c"""
    game = promotion({**TEAM, "mercury": {"hex": "9,1", "alive": False}}, alpha="thorium")
    assert game.options == ("chromium", "thorium", "titanium")
    assert game.choose("thorium").state.alpha == "thorium"
    assert promotion(alpha="thorium").choose("titanium").state.alpha == "titanium"


def test_who_bleeds_may_lead():
    """GD-4.j/bleeding"""
    assert "thorium" in promotion({**TEAM, "thorium": {"hex": "6,3", "wounds": 5}}).options


def test_the_dead_do_not_lead():
    """GD-4.j/dead"""
    fallen = {**TEAM, "thorium": {"hex": "6,3", "alive": False}}
    assert promotion(fallen).options == ("chromium", "titanium")


def test_the_alpha_speaks_for_the_team():
    """GD-6.2.1.g"""
    assert promotion(alpha="titanium").seat == "titanium"


def test_at_first_the_class_that_comes_first_speaks():
    """GD-6.2.1.l"""
    agents = {"titanium": "8,4", "iridium": "4,2", "thorium": "6,3"}
    game = promotion({**agents, "chromium": {"hex": "9,1", "alive": False}}, alpha="chromium")
    assert game.seat == "thorium"


def test_a_lonely_agent_is_alpha_unasked():
    """GD-6.2.1.h/alone"""
    game = promotion(
        {"chromium": {"hex": "4,2", "alive": False}, "thorium": "6,3"}, alpha="chromium"
    )
    assert game.asked == ""
    assert game.state.alpha == "thorium"


# -- reinforcements --------------------------------------------------------------------------------


def test_four_fragments_buy_a_reinforcement():
    """GD-6.2.3.a, GD-6.2.3.b, GD-7.9.f"""
    assert supplies(fragments=3).asked == ""
    game = supplies()
    assert (game.asked, game.seat) == ("reinforce", "chromium")
    game.choose("device")
    assert game.state.fragments == 0


def test_fragments_may_be_kept():
    """GD-6.2.3.c/kept"""
    game = supplies().choose("keep")
    assert game.asked == ""
    assert game.state.fragments == 4


def test_the_alpha_chooses_among_generic_devices():
    """GD-6.2.3.d, GD-6.2.3.f"""
    game = supplies()
    assert game.options == ("keep", "device", "weapon")
    game.choose("device")
    assert {"d_medikit", "d_ammo", "d_frag", "d_emp"} < {*game.options}
    assert not {"d_satellite", "d_cluster", "d_rarmor"} & {*game.options}
    assert game.choose("d_ammo", "titanium").agent("titanium").devices == ("d_ammo",)


def test_a_class_device_cannot_be_asked_for():
    """GD-6.2.3.f"""
    game = supplies(cards={"powers.d_frag": {"user": "marine"}}).choose("device")
    assert "d_frag" not in game.options


def test_a_device_must_be_in_the_warehouse():
    """GD-6.2.3.e"""
    agents = {**TEAM, "mercury": {"hex": "9,1", "devices": ["d_frag", "d_frag"]}}
    assert "d_frag" not in supplies(agents=agents).choose("device").options


def test_the_weapon_is_drawn_from_what_the_team_can_use():
    """GD-6.2.3.g, GD-7.6.4.a"""
    game = supplies().choose("weapon")
    assert game.asked == "weapon"
    assert set(game.options) == {
        "iw_rifle", "iw_shotgun", "iw_nano", "iw_vulcan", "iw_fist", "iw_eagle", "iw_carbine",
    }  # fmt: skip


def test_classes_of_the_dead_do_not_count():
    """GD-6.2.3.h"""
    agents = {**TEAM, "thorium": {"hex": "6,3", "alive": False}}
    assert "iw_shotgun" not in supplies(agents=agents).choose("weapon").options


def test_a_weapon_that_somebody_carries_is_not_drawn():
    """GD-6.2.3.g"""
    agents = {**TEAM, "chromium": {"hex": "4,2", "weapons": ["iw_eagle", "w_eagle"]}}
    assert "iw_eagle" not in supplies(agents=agents).choose("weapon").options


def test_each_token_has_its_share_in_the_draw():
    """GD-6.2.3.g, GD-6.2.3.j"""
    crate = {"do": "ArmoryDelivery", "rank": "alien"}
    assert table(agents=TEAM, open=crate).options.count("aw_laser") == 2
    one = {**TEAM, "chromium": {"hex": "4,2", "weapons": ["aw_laser", "w_eagle"]}}
    assert table(agents=one, open=crate).options.count("aw_laser") == 1
    both = {**TEAM, "chromium": {"hex": "4,2", "weapons": ["aw_laser", "aw_laser"]}}
    assert "aw_laser" not in table(agents=both, open=crate).options


def test_two_copies_of_a_weapon_are_two_weapons():
    """GD-7.6.a, GD-7.6.h"""
    both = {"hex": "4,2", "weapons": ["aw_laser", "aw_laser"]}
    game = table(agents={"chromium": both}, aliens={"aracnos-green-1": "5,2"})
    assert game.offers("attack") == ["attack aw_laser aracnos-green-1"]
    taking = {"do": "TakeWeapon", "agent": "chromium", "weapon": "iw_eagle"}
    given = table(agents={"chromium": both}, open=taking)
    assert given.options == ("aw_laser", "refuse")
    given.choose("aw_laser")
    assert [slot.id for slot in given.agent("chromium").weapons] == ["iw_eagle", "aw_laser"]


def test_a_weapon_arrives_loaded():
    """GD-6.2.3.i, GD-7.6.h"""
    game = supplies().choose("weapon").dice("iw_vulcan").choose("titanium")
    assert (game.seat, game.asked) == ("titanium", "replace")
    game.choose("w_vulcan")
    assert [slot.id for slot in game.agent("titanium").weapons] == ["iw_vulcan", "w_knuckles"]
    assert game.weapon("titanium", "iw_vulcan").ammo == 8
    assert game.state.turn is None


def test_the_alpha_decides_who_gets_it_wherever_he_is():
    """GD-6.2.3.k/reinforcement, GD-6.2.3.m"""
    game = supplies(alpha="thorium").choose("device", "d_ammo")
    assert game.seat == "thorium"
    assert game.options == ("chromium", "thorium", "titanium")


def test_the_recipient_must_be_of_the_class():
    """GD-6.2.3.l, GD-7.6.m, GD-7.6.4.b"""
    game = supplies().choose("weapon").dice("iw_vulcan")
    assert game.options == ("titanium",)
    generic = supplies().choose("weapon").dice("iw_eagle")
    assert generic.options == ("chromium", "thorium", "titanium")


def taking(weapon, agent="chromium", **fields):
    return table(
        agents={agent: {"hex": "4,2", **fields}},
        open={"do": "TakeWeapon", "agent": agent, "weapon": weapon},
    )


def test_a_new_weapon_may_be_refused():
    """GD-7.6.i"""
    game = taking("iw_carbine")
    assert "refuse" in game.options
    game.choose("refuse")
    assert [slot.id for slot in game.agent("chromium").weapons] == ["w_rifle", "w_eagle"]


def test_a_weapon_with_ammo_gives_way_to_any():
    """GD-FAQ.w, GD-FAQ.x"""
    assert taking("iw_carbine").options == ("w_rifle", "refuse")
    assert taking("iw_eagle").options == ("w_rifle", "w_eagle", "refuse")


def test_an_alien_weapon_may_be_carried_without_knowing_it():
    """GD-7.6.5.a"""
    for agent in ("chromium", "thorium", "mercury", "iridium", "titanium"):
        game = taking("aw_laser", agent)
        game.choose(game.options[0])
        assert game.agent(agent).weapons[0].id == "aw_laser"


def test_a_refused_or_replaced_weapon_goes_back_to_the_warehouse():
    """GD-7.6.k, GD-7.6.o"""
    refused = taking("iw_carbine").choose("refuse")
    assert available(refused.state, "iw_carbine") == 1
    replaced = taking("iw_carbine", weapons=["iw_rifle", "w_eagle"])
    assert available(replaced.state, "iw_rifle") == 0
    replaced.choose("iw_rifle")
    assert available(replaced.state, "iw_rifle") == 1
    assert available(replaced.state, "iw_carbine") == 0


def test_a_lasergun_is_for_everybody_and_a_plasma_vulcan_is_not():
    """GD-7.6.5.h, GD-7.6.m"""
    game = promotion()
    assert all(may_carry(game.state, AgentId(agent), "aw_laser") for agent in TEAM)
    carriers = [agent for agent in TEAM if may_carry(game.state, AgentId(agent), "aw_pvulcan")]
    assert carriers == ["titanium"]


# -- the objectives --------------------------------------------------------------------------------


def test_the_first_row_that_holds_decides():
    """GD-6.2.4.b, GD-6.2.4.c, GD-6.e, GD-3.a"""
    done = content.Count(counter="done")
    rows = (
        objective("failed", content.Count(counter="other")),
        objective("partially", done),
        objective("accomplished", done),
    )
    game = check(rows, counters={"done": 1})
    assert game.asked == ""
    assert game.state.outcome == "partially"


def test_without_a_row_that_holds_the_mission_goes_on():
    """GD-6.2.4.d"""
    game = table(
        agents=TEAM,
        mission={"objectives": (objective("failed", content.Count(counter="done")),)},
        open=[{"do": "MissionPlay", "step": "fight"}, {"do": "StatusCheck"}],
    )
    assert game.state.outcome == ""
    assert game.asked == "activity"


def test_an_objective_waits_for_the_status_check():
    """GD-6.2.4.e"""
    rows = (objective("accomplished", content.Count(counter="recorder")),)
    game = table(map="", agents={"chromium": "13,0"}, mission={"objectives": rows})
    game.choose("special copy_recorder")
    assert game.asked == "activity"
    assert game.state.outcome == ""
    assert check(rows, counters=dict(game.state.counters)).state.outcome == "accomplished"


def test_the_tests_of_a_row():
    """GD-6.2.4.b"""
    here = content.AllIn(hexes=("4,2", "6,3", "8,4"))
    assert check((objective("accomplished", here),)).state.outcome == "accomplished"
    away = {**TEAM, "titanium": "9,4"}
    assert check((objective("accomplished", here),), agents=away).state.outcome == ""
    late = content.Deadline(round=3)
    assert check((objective("failed", late),), round=3).state.outcome == ""
    assert check((objective("failed", late),), round=4).state.outcome == "failed"
    fallen = {**TEAM, "titanium": {"hex": "8,4", "alive": False}}
    deaths = content.Deaths(at_least=1)
    assert check((objective("failed", deaths),), agents=fallen).state.outcome == "failed"
    clear = content.MapClear()
    assert check((objective("accomplished", clear),)).state.outcome == "accomplished"
    signal = {"s1": "13,0"}
    assert check((objective("accomplished", clear),), signals=signal).state.outcome == ""
