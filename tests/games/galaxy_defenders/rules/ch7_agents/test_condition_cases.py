"""GD 7.5 Conditions, case by case: what they stop, what they leave, and when they end."""

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, ground, table
from xenofront.games.galaxy_defenders.content.missions import SpecialAction
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import is_engaged
from xenofront.games.galaxy_defenders.rules.ch7_agents.powers import use_refusal
from xenofront.games.galaxy_defenders.rules.choices import Use
from xenofront.games.galaxy_defenders.rules.state import AgentId
from xenofront.games.galaxy_defenders.rules.supply import available, weapon_pool

GREEN = "aracnos-green-1"
CRITTER = "spine_critter-green-1"
AWAY = {GREEN: "6,3"}
RIFLE = f"attack w_rifle {GREEN}"
BLED = {"wounds": 6}


def marine(aliens=None, others=None, **fields):
    more = fields.pop("more", {})
    agents = {"chromium": {"hex": "4,2", **fields}, **(others or {})}
    return table(agents=agents, aliens=aliens or {}, **more)


# -- bleeding --------------------------------------------------------------------------------------


def test_a_bleeding_agent_attacks_nobody():
    """GD-7.5.2.a/attack"""
    assert not marine(AWAY, **BLED).offers("attack")
    assert marine(AWAY, **BLED).refusal(RIFLE) == "GD-7.5.2.a"
    assert RIFLE in marine(AWAY, wounds=5).options


def test_a_bleeding_biotech_treats_nobody():
    """GD-7.5.2.a/healing"""
    hurt = {"chromium": {"hex": "5,2", "wounds": 1}}
    game = table(agents={"thorium": {"hex": "4,2", "wounds": 5}, **hurt})
    assert not game.offers("treat")
    assert game.refusal("treat w_nano chromium") == "GD-7.5.2.a"
    assert table(agents={"thorium": {"hex": "4,2", "wounds": 4}, **hurt}).offers("treat")


@pytest.mark.parametrize(("wounds", "asked"), [(6, ""), (5, "guard")])
def test_a_bleeding_marine_guards_nobody(wounds, asked):
    """GD-7.5.2.a/guard"""
    game = marine(AWAY, wounds=wounds, more={"open": {"do": "Guard", "alien": GREEN}})
    assert game.asked == asked


@pytest.mark.parametrize(("wounds", "asked"), [(7, ""), (6, "strike_back")])
def test_a_bleeding_hulk_does_not_strike_back(wounds, asked):
    """GD-7.5.2.a/answer"""
    hulk = {"hex": "5,2", "powers": ["sk_berserk"], "wounds": wounds - 1}
    game = table(
        agents={"titanium": hulk, "chromium": "9,9"},
        aliens={CRITTER: "4,2"},
        open={"do": "Activate", "alien": CRITTER},
    )
    game.dice("HIT+AMMO", "SHIELD", "SHIELD", "JAM")
    assert game.agent("titanium").wounds == wounds
    assert game.asked == asked


def test_a_bleeding_agent_walks_one_hex():
    """GD-7.5.2.b/walk"""
    game = marine(**BLED).choose("move")
    assert game.game.pending.points == 1
    assert game.choose("5,2").asked == "activity"


@pytest.mark.parametrize(("use", "hexes"), [("bt_step", 1), ("it_sprint", 3)])
def test_a_power_moves_a_bleeding_agent_as_far_as_it_says(use, hexes):
    """GD-7.5.2.b/power"""
    game = marine(**BLED, powers=[use]).choose(f"use {use}")
    assert game.game.pending.points == hexes
    way = ("5,2", "6,2", "7,2")[:hexes]
    assert game.choose(*way).agent("chromium").hex == way[-1]


def test_a_bleeding_agent_uses_a_power():
    """GD-7.5.2.c/power"""
    game = marine(AWAY, **BLED, powers=["bt_supply"])
    assert game.options == ("move", "use bt_supply", "end")


def test_a_bleeding_agent_uses_an_item():
    """GD-7.5.2.c/item"""
    game = marine(AWAY, **BLED, devices=["d_medikit"])
    assert game.options == ("move", "use d_medikit", "end")


def a_mission_says_whether_the_bleeding_act(*, allowed):
    crawl = SpecialAction(
        id="crawl", name="crawl", costs=("action",), counts="crawl", while_bleeding=allowed
    )
    game = marine(**BLED, more={"mission": {"actions": (crawl,)}})
    assert ("special crawl" in game.options) == allowed
    assert game.refusal("special crawl") == (None if allowed else "GD-7.5.2.j")


def test_a_mission_keeps_the_bleeding_from_acting():
    """GD-7.5.2.j/refused"""
    a_mission_says_whether_the_bleeding_act(allowed=False)


def test_a_mission_may_let_the_bleeding_act():
    """GD-7.5.2.j/allowed"""
    a_mission_says_whether_the_bleeding_act(allowed=True)


# -- death -----------------------------------------------------------------------------------------


def death(**fields):
    dying = {"dying": True, **BLED, **fields}
    return marine(None, {"thorium": "9,9"}, **dying, more={"open": {"do": "Deaths"}})


def test_the_powers_of_the_dead_go_back():
    """GD-7.5.3.b/power"""
    game = death(powers=["guard", "bt_aim"])
    assert game.agent("chromium").powers == ()
    assert available(game.state, "bt_aim") == 2


def test_the_items_of_the_dead_go_back():
    """GD-7.5.3.b/item"""
    game = death(devices=["d_frag"])
    assert game.agent("chromium").devices == ()
    assert available(game.state, "d_frag") == 2


def test_the_weapons_of_the_dead_go_back():
    """GD-7.5.3.b/weapon"""
    weapons = ["iw_eagle", "w_eagle"]
    living = marine(None, {"thorium": "9,9"}, weapons=weapons)
    before = available(living.state, "iw_eagle")
    game = death(weapons=weapons)
    assert available(game.state, "iw_eagle") == before + 1


def test_the_weapons_of_the_dead_can_come_again():
    """GD-7.5.3.b/weapon"""
    laser = ["aw_laser", "w_eagle"]
    living = marine(None, {"thorium": "9,9"}, weapons=laser)
    before = weapon_pool(living.state, "alien").count("aw_laser")
    assert weapon_pool(death(weapons=laser).state, "alien").count("aw_laser") == before + 1


def after_a_death():
    """Whose turns a battle phase has after a death, and how many aliens turns."""
    rounds = [{"do": "BattlePhase"}, {"do": "RefreshPhase"}, {"do": "Deaths"}]
    decks = {"close": [["ce02"] * 6]}
    dying = {"dying": True, **BLED}
    others = {"thorium": "9,9", "mercury": "8,9"}
    game = marine(None, others, **dying, more={"open": rounds, "decks": decks})
    turns, drawn = [], 0
    while game.asked:
        if game.asked == "activity":
            turns.append(game.seat)
            game.choose("end")
        else:
            drawn += 1
            game.dice("ce02")
    return turns, drawn


def test_the_dead_have_no_turn():
    """GD-7.5.3.c/turn"""
    assert after_a_death()[0] == ["thorium", "mercury"]


def test_the_dead_have_no_aliens_turn():
    """GD-7.5.3.c/aliens"""
    assert after_a_death()[1] == 2


# -- engagement ------------------------------------------------------------------------------------


def test_the_last_kill_frees_an_agent():
    """GD-7.5.4.f/last"""
    game = marine({"xeno_beta-green-1": {"hex": "5,2", "wounds": 2}})
    assert "move" not in game.options
    game.dice("HIT", MISS, MISS, "JAM").choose("attack w_rifle xeno_beta-green-1")
    assert not game.state.aliens
    assert "move" in game.options


def test_another_alien_still_holds_an_agent():
    """GD-7.5.4.f/other"""
    game = marine({"xeno_beta-green-1": {"hex": "5,2", "wounds": 2}, GREEN: "3,2"})
    game.dice("HIT", MISS, MISS, "JAM").choose("attack w_rifle xeno_beta-green-1")
    assert [*game.state.aliens] == [GREEN]
    assert "move" not in game.options
    assert game.refusal("move") == "GD-7.5.4.e"


def test_an_alien_revealed_on_the_way_holds_nobody_yet():
    """GD-7.5.4.k/revealed"""
    game = table(
        agents={"mercury": "0,0"},
        map=ground("0,0 1,0 2,0 1,1"),
        signals={"s1": "1,1"},
        decks={"signals": ["ALIEN"], "alien": ["aracnos-green"]},
    )
    game.choose("move", "1,0").dice("ALIEN", "aracnos-green")
    assert not is_engaged(game.state, AgentId("mercury"))
    assert "2,0" in game.options
    assert is_engaged(game.choose("stop").state, AgentId("mercury"))


def test_an_alien_behind_an_opened_door_holds_nobody_yet():
    """GD-7.5.4.k/opened"""
    lock = "4,2|5,2"
    game = marine({GREEN: "5,2"}, more={"map": field(sides={lock: "door"}), "locks": [lock]})
    game.choose(f"bash {lock}")
    assert "move" in game.options
    assert not is_engaged(game.state, AgentId("chromium"))
    game.choose("move", "4,1")
    assert game.agent("chromium").hex == "4,1"


def charging():
    hulk = {"titanium": {"hex": "4,2", "powers": ["sk_charge"]}}
    return table(agents=hulk, aliens={GREEN: "5,2"})


def test_a_charge_leaves_a_fight_by_one_hex():
    """GD-7.5.4.l/move, GD-7.5.4.l/leave"""
    game = charging()
    assert "move" not in game.options
    game.choose("use sk_charge")
    assert game.game.pending.points == 1
    game.choose("4,3")
    assert game.agent("titanium").hex == "4,3"


def test_a_charge_pushes_who_is_then_beside_the_hulk():
    """GD-7.5.4.l/push"""
    game = charging().choose("use sk_charge", "4,3")
    assert (game.asked, {*game.options}) == ("push", {"5,1", "6,1", "6,2"})
    assert game.choose("6,2").alien(GREEN).hex == "6,2"


# -- body conditions -------------------------------------------------------------------------------

HELD = {"conditions": ["immobilized"]}


def test_the_immobilized_do_not_unjam_with_movement():
    """GD-7.5.5.b/unjam"""
    jammed = [{"id": "w_rifle", "ammo": 4, "jammed": True}, "w_eagle"]
    assert marine(weapons=jammed, **HELD).offers("unjam") == ["unjam w_rifle combat"]
    assert len(marine(weapons=jammed).offers("unjam")) == 2


def test_the_immobilized_use_no_power_that_moves_them():
    """GD-7.5.5.b/walking"""
    assert not marine(powers=["bt_step", "it_sprint"], **HELD).offers("use")
    assert len(marine(powers=["bt_step", "it_sprint"]).offers("use")) == 2
    hulk = {"hex": "4,2", "powers": ["sk_charge"]}
    assert table(agents={"titanium": hulk}).offers("use")
    assert not table(agents={"titanium": {**hulk, **HELD}}).offers("use")


def test_the_immobilized_use_no_power_that_helps_or_repeats_a_movement():
    """GD-7.5.5.b/again"""
    infiltrator = {"hex": "4,2", "powers": ["sk_acrobat"]}
    assert table(agents={"mercury": infiltrator}).offers("use") == ["use sk_acrobat"]
    stuck = table(agents={"mercury": {**infiltrator, **HELD}})
    assert (stuck.offers("use"), stuck.refusal("use sk_acrobat")) == ([], "GD-7.5.5.b")
    moved = marine(devices=["d_adrenaline"]).choose("move", "5,2", "stop")
    assert moved.offers("use") == ["use d_adrenaline"]
    moved.state.change_agent("chromium", conditions=("immobilized",))
    assert use_refusal(moved.state, AgentId("chromium"), Use("d_adrenaline")) == "GD-7.5.5.b"


def test_the_immobilized_use_devices():
    """GD-7.5.5.d/device"""
    game = marine(AWAY, devices=["d_frag", "d_medikit"], wounds=1, **HELD)
    assert game.offers("use") == ["use d_frag", "use d_medikit"]


def test_the_immobilized_search():
    """GD-7.5.5.d/search"""
    assert "search" in marine(**HELD, more={"mission": {"search": ("4,2",)}}).options
    assert not marine(**HELD, more={"mission": {"search": ("5,2",)}}).offers("search")


@pytest.mark.parametrize("condition", ["immobilized", "paralyzed"])
def test_a_body_condition_lasts_until_the_refresh_phase(condition):
    """GD-7.5.5.e/while, GD-7.5.5.e/ended, GD-7.5.6.c/while, GD-7.5.6.c/ended"""
    turn = {"do": "AgentTurn", "agent": "chromium"}
    phases = [turn, {"do": "RefreshPhase"}, {"do": "EventPhase"}, turn]
    decks = {"event": [["ev13"]], "close": [["ce02"]]}
    game = marine(conditions=[condition], more={"open": phases, "decks": decks})
    if condition == "immobilized":
        assert "move" not in game.options
        game.choose("end")
    assert game.agent("chromium").conditions == (condition,)
    assert len(game.told("TurnSkipped")) == (condition == "paralyzed")
    while game.asked and game.asked != "activity":
        game.dice(game.options[0])
    assert game.told("PhaseBegan")[-1].phase == "refresh"
    assert game.agent("chromium").conditions == ()
    assert "move" in game.options


def test_the_paralyzed_react():
    """GD-7.5.6.g/reaction"""
    attack = {
        "do": "Attack",
        "attacker": GREEN,
        "weapon": "aracnos-green/claws",
        "target": "titanium",
    }
    hulk = {"hex": "5,2", "conditions": ["paralyzed"]}
    game = table(agents={"titanium": hulk}, aliens={GREEN: "4,2"}, open=attack)
    game.dice("HIT+AMMO", "SHIELD", "SHIELD", "JAM")
    assert (game.asked, game.options) == ("react", ("none", "no_pain"))


def test_passive_powers_of_the_paralyzed_work():
    """GD-7.5.6.g/passive"""
    beta = "xeno_beta-green-1"
    far = {"hex": "9,2", "conditions": ["paralyzed"]}
    seen = table(agents={"mercury": {**far, "powers": []}}, aliens={beta: "4,2"})
    hidden = table(agents={"mercury": far}, aliens={beta: "4,2"})
    assert seen.row(beta) != "plus"
    assert hidden.row(beta) == "plus"
