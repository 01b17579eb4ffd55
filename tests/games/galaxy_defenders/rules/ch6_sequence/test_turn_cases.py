"""GD 6.3 Agent turns and aliens turns, case by case."""

from itertools import permutations

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, table
from xenofront.games.galaxy_defenders.content.missions import SpecialAction

GREEN, BETA = "aracnos-green-1", "xeno_beta-green-1"
AWAY = {GREEN: "6,3"}
SHOT = f"attack w_rifle {GREEN}"


def marine(aliens=None, **fields):
    more = fields.pop("more", {})
    return table(agents={"chromium": {"hex": "4,2", **fields}}, aliens=aliens or {}, **more)


# -- who has turns ---------------------------------------------------------------------------------


def turns():
    """Whose agent turns and aliens turns a battle with a dead biotech has."""
    team = {"chromium": "4,2", "thorium": {"hex": "6,3", "alive": False}, "titanium": "8,4"}
    game = table(agents=team, open={"do": "BattlePhase"}, decks={"close": [["ce02"] * 3]})
    acted, drew = [], []
    while game.asked:
        if game.asked == "activity":
            acted.append(game.seat)
            game.choose("end")
        else:
            drew.append(game.state.active)
            game.dice("ce02")
    return acted, drew


def test_the_dead_have_no_agent_turn():
    """GD-6.3.c/agent"""
    assert turns()[0] == ["chromium", "titanium"]


def test_the_dead_have_no_aliens_turn():
    """GD-6.3.c/aliens"""
    assert turns()[1] == ["chromium", "titanium"]


def battle(*aliens):
    """A battle of two in which the first player has just had a turn."""
    team = {"chromium": {"hex": "4,2", "guard": False}, "thorium": "0,11"}
    return table(
        agents=team,
        aliens=dict(aliens),
        open=[{"do": "MissionPlay", "step": "face_events"}, {"do": "BattlePhase"}],
        decks={"close": [["ce01"], ["ce02"]], "event": [["ev13"]]},
    ).choose("end")


def test_nobody_else_has_a_turn_while_aliens_act():
    """GD-6.3.b/before"""
    game = battle((BETA, "6,3")).dice("ce01")
    assert (game.asked, game.state.active) == ("hit", "chromium")
    assert [told.agent for told in game.told("TurnBegan")] == ["chromium"]


def test_when_the_aliens_have_acted_the_next_player_has_a_turn():
    """GD-6.3.b/after"""
    game = battle((BETA, "6,3")).dice("ce01", "SHIELD", "SHIELD", "SHIELD")
    while game.asked == "alien_way":
        game.choose(game.options[0])
    assert (game.asked, game.seat) == ("activity", "thorium")


def test_no_event_comes_while_a_player_waits():
    """GD-6.3.e/before"""
    game = battle().dice("ce01")
    assert (game.asked, game.seat, game.state.phase) == ("activity", "thorium", "battle")


def test_after_the_last_aliens_turn_the_event_comes():
    """GD-6.3.e/after"""
    game = battle().dice("ce01").choose("end")
    assert (game.asked, game.state.phase) == ("close_encounter", "battle")
    assert game.dice("ce02").asked == "event"


# -- each activity once ----------------------------------------------------------------------------


def test_nobody_moves_twice():
    """GD-6.3.1.c/movement"""
    game = marine().choose("move", "5,2", "stop")
    assert "move" not in game.options
    assert game.refusal("move") == "GD-6.3.1.c"


def test_nobody_fights_twice():
    """GD-6.3.1.c/combat"""
    game = marine(AWAY).dice(MISS, MISS, MISS).choose(SHOT)
    assert not game.offers("attack")
    assert game.refusal(f"attack w_eagle {GREEN}") == "GD-6.3.1.c"


def test_nobody_acts_twice():
    """GD-6.3.1.c/action"""
    game = marine(wounds=3, devices=["d_medikit", "d_medikit"]).choose("use d_medikit", "chromium")
    assert not game.offers("use")
    assert game.refusal("use d_medikit") == "GD-6.3.1.c"


ORDERS = [*permutations(("move", "fight", "act"))]


@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_all_orders_of_activities_are_played_to_the_end(order):
    """GD-6.3.1.b"""
    game = marine(AWAY, wounds=1, devices=["d_medikit"])
    for activity in order:
        assert game.asked == "activity"
        if activity == "move":
            game.choose("move", "4,1", "stop")
        elif activity == "fight":
            game.choose(SHOT).dice(MISS, MISS, MISS)
        else:
            game.choose("use d_medikit", "chromium")
    assert game.asked == ""
    assert game.agent("chromium").hex == "4,1"
    assert game.agent("chromium").devices == ()
    assert len(game.told("AttackDeclared")) == 1


# -- actions in the middle of something ------------------------------------------------------------


def test_a_power_lengthens_a_move_on_the_way():
    """GD-6.3.1.g/power"""
    game = marine(powers=["bt_step"]).choose("move", "5,2")
    left = game.game.pending.points
    assert "use bt_step" in game.options
    game.choose("use bt_step")
    assert game.game.pending.points == left + 1
    assert game.state.turn.spent == ("movement", "action")


def test_an_item_lengthens_a_move_on_the_way():
    """GD-6.3.1.g/item"""
    game = marine(devices=["d_adrenaline"]).choose("move", "5,2")
    left = game.game.pending.points
    assert "use d_adrenaline" in game.options
    game.choose("use d_adrenaline")
    assert game.game.pending.points == left + 4
    assert game.agent("chromium").devices == ()


def test_nothing_else_is_used_on_the_way():
    """GD-6.3.1.g/others"""
    game = marine(powers=["bt_supply"], devices=["d_medikit"], wounds=1).choose("move", "5,2")
    assert not game.offers("use")
    assert game.refusal("use bt_supply") == "GD-6.3.1.g"


def test_a_power_helps_an_attack():
    """GD-6.3.1.h/attack"""
    game = marine(AWAY, powers=["bt_aim"]).choose(SHOT)
    assert (game.asked, game.options) == ("boost", ("none", "bt_aim"))
    game.choose("bt_aim")
    assert game.state.turn.spent == ("combat", "action")
    grenade = marine(AWAY, powers=["bt_aim"], devices=["d_frag"]).choose("use d_frag", GREEN)
    assert grenade.asked == "hit"


def test_a_power_helps_a_healing_weapon():
    """GD-6.3.1.h/healing"""
    healer = {"hex": "4,2", "wounds": 3, "powers": ["bt_aim"]}
    game = table(agents={"thorium": healer}).choose("treat w_nano thorium")
    assert (game.asked, game.options) == ("boost_heal", ("none", "bt_aim"))
    game.choose("bt_aim")
    assert game.state.turn.spent == ("combat", "action")


def test_an_item_helps_an_attack():
    """GD-6.3.1.h/item"""
    sniper = {"hex": "4,2", "devices": ["d_apround"], "powers": []}
    game = table(agents={"iridium": sniper}, aliens=AWAY)
    game.choose(game.offers("attack")[0])
    assert (game.asked, game.options) == ("boost", ("none", "d_apround"))
    game.choose("d_apround")
    assert game.agent("iridium").devices == ()
    assert game.state.turn.spent == ("combat", "action")


# -- actions that take something else, too ---------------------------------------------------------

DOOR = "4,2|5,2"
LOCKED = {"map": field(sides={DOOR: "door"}), "locks": [DOOR]}
JAMMED = [{"id": "w_rifle", "ammo": 4, "jammed": True}, "w_eagle"]
LEVER = SpecialAction(id="lever", name="lever", costs=("action", "movement"), counts="lever")


def spent(game):
    return sorted(game.state.turn.spent)


def test_an_evade_takes_action_and_combat():
    """GD-6.3.1.i/evade"""
    assert spent(marine({GREEN: "5,2"}).dice("SHIELD").choose("evade")) == ["action", "combat"]


def test_a_bash_takes_action_and_combat():
    """GD-6.3.1.i/bash"""
    assert spent(marine(more=LOCKED).choose(f"bash {DOOR}")) == ["action", "combat"]


def test_a_redeployment_takes_action_and_combat():
    """GD-6.3.1.i/redeploy"""
    assert spent(marine().choose("redeploy 3,2")) == ["action", "combat"]


def test_unjamming_may_take_action_and_combat():
    """GD-6.3.1.i/unjam"""
    assert spent(marine(weapons=JAMMED).choose("unjam w_rifle combat")) == ["action", "combat"]


def test_unjamming_may_take_action_and_movement():
    """GD-6.3.1.j/unjam"""
    assert spent(marine(weapons=JAMMED).choose("unjam w_rifle movement")) == ["action", "movement"]


def test_a_mission_action_may_take_action_and_movement():
    """GD-6.3.1.j/mission"""
    game = marine(more={"mission": {"actions": (LEVER,)}}).choose("special lever")
    assert spent(game) == ["action", "movement"]
    assert not game.offers("move")


def chances(aliens=None, spent_before=(), **fields):
    """What a marine with everything at hand may still do."""
    parts = {**LOCKED, "mission": {"actions": (LEVER,)}}
    turn = {"agent": "chromium", "spent": list(spent_before)}
    step = {"do": "AgentTurn", "agent": "chromium", "step": "choose"}
    game = marine(aliens, weapons=JAMMED, **fields, more={**parts, "turn": turn, "open": step})
    return [word for word in ("evade", *ALL) if game.offers(word)]


ALL = ["bash", "redeploy", "unjam w_rifle combat", "unjam w_rifle movement", "special"]


def test_without_action_none_is_offered():
    """GD-6.3.1.k/action"""
    assert chances() == ALL
    assert chances(spent_before=["action"]) == []
    held = {GREEN: "3,2"}
    assert "evade" in chances(held)
    assert "evade" not in chances(held, ["action"])


def test_what_needs_combat_is_not_offered_without_it():
    """GD-6.3.1.k/combat"""
    assert chances(spent_before=["combat"]) == ["unjam w_rifle movement", "special"]
    assert "evade" not in chances({GREEN: "3,2"}, ["combat"])


def test_what_needs_movement_is_not_offered_without_it():
    """GD-6.3.1.k/movement"""
    assert chances(spent_before=["movement"]) == ["bash", "redeploy", "unjam w_rifle combat"]


# -- aliens turns ----------------------------------------------------------------------------------

FAR = {"chromium": {"hex": "4,2", "guard": False}}


def aliens_turn(card, aliens, **more):
    decks = {"close": [card], "close_discard": ["ce02"], **more.pop("decks", {})}
    turn = {"do": "AliensTurn", "agent": "chromium"}
    return table(agents=FAR, aliens=aliens, open=turn, decks=decks, **more).dice(card)


def test_an_alien_that_is_woken_acts_by_its_card():
    """GD-6.3.2.c/acts"""
    game = aliens_turn("ce01", {BETA: "6,3"})
    (told,) = game.told("AttackDeclared")
    assert (told.attacker, told.weapon) == (BETA, "xeno_beta-green/blaster")


DANGER = {
    "teleports": {"HIT": "9,9"},
    "decks": {"alien": ["xeno_beta-blue"]},
    "map": field(blocked=[f"{column - 4},8" for column in range(14)]),
}


def test_a_card_may_teleport_an_alien():
    """GD-6.3.2.c/teleports"""
    game = aliens_turn("ce05", {}, **DANGER).dice("xeno_beta-blue")
    assert [(row.card, row.hex) for row in game.state.aliens.values()] == [
        ("xeno_beta-blue", "9,9")
    ]


@pytest.mark.parametrize("card", ["ce04", "ce02"])
def test_without_a_match_nothing_happens(card):
    """GD-6.3.2.f/nothing"""
    game = aliens_turn(card, {GREEN: "5,2"}, **DANGER)
    assert (game.asked, game.told("AttackDeclared")) == ("", [])
    assert [*game.state.aliens] == [GREEN]
    assert game.alien(GREEN).hex == "5,2"


def test_a_danger_card_without_a_match_brings_an_alien():
    """GD-6.3.2.f/danger"""
    game = aliens_turn("ce05", {GREEN: "8,11"}, **DANGER)
    game.dice("xeno_beta-blue")
    assert [row.card for row in game.state.aliens.values()] == ["aracnos-green", "xeno_beta-blue"]
    with_match = aliens_turn("ce05", {BETA: "8,11"}, **DANGER)
    assert [*with_match.state.aliens] == [BETA]


def acting():
    """An aliens turn in the middle of an attack."""
    return aliens_turn("ce01", {BETA: "6,3"})


def test_a_card_that_is_carried_out_is_not_discarded_yet():
    """GD-6.3.2.d/during"""
    game = acting()
    assert game.asked == "hit"
    assert game.state.close_discard == ("ce02",)
    assert game.state.close_deck == ()


def test_a_card_that_was_carried_out_is_discarded():
    """GD-6.3.2.d/after"""
    game = acting().dice("SHIELD", "SHIELD", "SHIELD")
    while game.asked == "alien_way":
        game.choose(game.options[0])
    assert game.asked == ""
    assert game.state.close_discard == ("ce02", "ce01")
