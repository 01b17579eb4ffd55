"""GD 6.3, 8.3 The BATTLE phase and the aliens turns."""

from tests.games.galaxy_defenders.rules.table import field, table

TEAM = {"chromium": "4,2", "thorium": "2,1", "titanium": "1,4"}
FAR = {"xeno_beta-green-1": "5,11", "spine_critter-blue-2": "8,11", "aracnos-green-3": "7,11"}
APART = field(blocked=[f"{column - 4},8" for column in range(14)])
"""A wall of rock between the squad and the aliens: nobody gets to anybody."""


def battle(agents=TEAM, aliens=None, **more):
    more.setdefault("decks", {"close": [["ce02"] * 6]})
    return table(agents=agents, aliens=aliens, open={"do": "BattlePhase"}, **more)


def aliens_turn(card, aliens=FAR, agents=TEAM, **more):
    decks = {"close": [card], **more.pop("decks", {})}
    return table(
        map=more.pop("map", APART),
        agents=agents,
        aliens=aliens,
        open={"do": "AliensTurn", "agent": more.pop("agent", "chromium")},
        decks=decks,
        **more,
    ).dice(card)


def activated(game):
    return [event.alien for event in game.told("AlienIdle")]


def play_through(game, card="ce02"):
    """End every turn at once; who was active, and how many close encounters there were."""
    turns: list[str] = []
    while game.asked and len(turns) < 20:
        if game.asked == "activity":
            turns.append(game.seat)
            game.choose("end")
        else:
            turns.append(game.asked)
            game.dice(card)
    return turns


def test_each_player_takes_an_agent_turn_and_an_aliens_turn():
    """GD-6.3.a, GD-6.3.b, GD-6.d"""
    turns = play_through(battle())
    assert turns == [
        "chromium", "close_encounter", "thorium", "close_encounter", "titanium", "close_encounter",
    ]  # fmt: skip


def test_play_goes_clockwise_from_the_alpha():
    """GD-6.2.1.d, GD-6.2.1.e"""
    turns = play_through(battle(alpha="thorium"))
    assert turns[::2] == ["thorium", "titanium", "chromium"]


def test_the_dead_take_no_turns():
    """GD-6.3.c, GD-6.3.f"""
    agents = {**TEAM, "thorium": {"hex": "2,1", "alive": False}}
    turns = play_through(battle(agents))
    assert turns == ["chromium", "close_encounter", "titanium", "close_encounter"]


def test_who_dies_in_the_own_turn_has_no_aliens_turn():
    """GD-6.3.d"""
    agents = {"chromium": {"hex": "4,2", "dying": True, "wounds": 6}, "thorium": "2,1"}
    game = table(
        agents=agents,
        open=[
            {
                "do": "BattlePhase",
                "step": "aliens_turn",
                "agent": "chromium",
                "waiting": ["thorium"],
            },
            {"do": "Deaths"},
        ],
        decks={"close": [["ce02"] * 6]},
    )
    assert (game.asked, game.seat) == ("activity", "thorium")


def test_a_new_alpha_changes_nobodys_turn():
    """GD-6.2.1.k, GD-6.2.1.j"""
    dead = {"chromium": {"hex": "4,2", "dying": True, "wounds": 6}}
    running = {"do": "BattlePhase", "step": "aliens_turn", "agent": "thorium"}
    game = table(
        agents={**dead, "thorium": "2,1", "titanium": "1,4", "mercury": "0,0"},
        alpha="chromium",
        open=[{**running, "waiting": ["titanium", "mercury"]}, {"do": "Deaths"}],
        decks={"close": [["ce02"] * 6]},
    )
    assert game.state.alpha == "thorium"
    turns = play_through(game)
    assert turns == ["close_encounter", "titanium", "close_encounter", "mercury", "close_encounter"]
    assert game.state.alpha == "thorium"


def test_bleeding_and_paralyzed_agents_have_their_aliens_turn():
    """GD-7.5.2.p, GD-7.5.6.e, GD-4.j"""
    agents = {
        "chromium": {"hex": "4,2", "conditions": ["paralyzed"]},
        "thorium": {"hex": "2,1", "wounds": 5},
    }
    assert play_through(battle(agents)) == ["close_encounter", "thorium", "close_encounter"]


def test_several_agents_of_one_person_are_several_players():
    """GD-4.h"""
    game = battle(aliens={"xeno_beta-green-1": {"hex": "5,11", "controller": "thorium"}}, map=APART)
    assert play_through(game).count("close_encounter") == 3
    assert game.alien("xeno_beta-green-1").controller == "thorium"


# -- the aliens turn -------------------------------------------------------------------------------


def test_the_active_player_draws_a_card():
    """GD-6.3.2.a, GD-6.3.2.d"""
    game = aliens_turn("ce02", decks={"close": ["ce02", "ce01"]})
    assert game.state.close_deck == (("ce01",),)
    assert game.state.close_discard == ("ce02",)


def test_the_card_says_who_acts():
    """GD-6.3.2.b, GD-8.3.b"""
    game = aliens_turn("ce01")
    assert sorted(activated(game)) == sorted(FAR)


def test_another_card_wakes_others():
    """GD-8.c"""
    woken = {card: sorted(activated(aliens_turn(card))) for card in ("ce02", "ce04", "ce05")}
    assert woken == {
        "ce02": [], "ce04": ["spine_critter-blue-2"], "ce05": ["xeno_beta-green-1"],
    }  # fmt: skip


def test_green_aliens_act():
    """GD-8.3.r, GD-8.3.a"""
    assert sorted(activated(aliens_turn("ce03"))) == ["aracnos-green-3", "xeno_beta-green-1"]


def test_wounded_aliens_act():
    """GD-8.3.s, GD-8.3.a"""
    aliens = {**FAR, "spine_critter-blue-2": {"hex": "8,11", "wounds": 1}}
    assert activated(aliens_turn("ce12", aliens)) == ["spine_critter-blue-2"]


def test_xeno_betas_act_and_none_arrives():
    """GD-8.3.q/present, GD-8.3.k, GD-6.3.2.c"""
    game = aliens_turn(
        "ce05", teleports={"HIT": "9,9"}, decks={"close": ["ce05"], "alien": ["xeno_beta-blue"]}
    )
    assert activated(game) == ["xeno_beta-green-1"]
    assert len(game.state.aliens) == 3


def test_without_a_xeno_beta_one_arrives_and_waits():
    """GD-8.3.q/absent, GD-8.3.j, GD-8.3.o"""
    aliens = {"aracnos-green-3": "7,11"}
    decks = {
        "close": ["ce05"],
        "alien": ["spine_critter-green", ["aracnos-blue", "xeno_beta-blue"]],
    }
    game = aliens_turn("ce05", aliens, teleports={"HIT": "9,9"}, decks=decks).dice("xeno_beta-blue")
    assert [row.hex for row in game.state.aliens.values() if row.card == "xeno_beta-blue"] == [
        "9,9"
    ]
    assert not activated(game)
    assert game.asked == ""


def test_when_no_card_is_left_nothing_arrives():
    """GD-8.3.n"""
    aliens = {"aracnos-green-3": "7,11"}
    decks = {"close": ["ce05"], "alien": ["spine_critter-green"]}
    points = {"HIT": "9,9", "SHIELD": "8,10"}
    game = aliens_turn("ce05", aliens, teleports=points, decks=decks)
    assert len(game.state.aliens) == 1
    assert game.asked == ""


def test_the_discard_pile_is_searched_too():
    """GD-8.3.l/discard"""
    decks = {
        "close": ["ce05"],
        "alien": ["spine_critter-green"],
        "alien_discard": ["xeno_beta-green"],
    }
    game = aliens_turn("ce05", {"aracnos-green-3": "7,11"}, teleports={"HIT": "9,9"}, decks=decks)
    game.dice("xeno_beta-green")
    assert "xeno_beta-green" in [row.card for row in game.state.aliens.values()]
    assert game.state.alien_discard == ()
    assert game.state.alien_deck == (("spine_critter-green",),)


def test_the_deck_is_searched_first():
    """GD-8.3.l/deck"""
    decks = {"close": ["ce05"], "alien": ["aracnos-blue", "xeno_beta-blue"]}
    decks["alien_discard"] = ["xeno_beta-green"]
    game = aliens_turn("ce05", {"aracnos-green-3": "7,11"}, teleports={"HIT": "9,9"}, decks=decks)
    game.dice("xeno_beta-blue")
    assert [row.card for row in game.state.aliens.values()] == ["aracnos-green", "xeno_beta-blue"]
    assert game.state.alien_discard == ("xeno_beta-green",)


def test_an_alien_revealed_in_the_middle_of_the_turn_is_not_woken():
    """GD-8.3.h"""
    agents = {"chromium": {"hex": "4,2", "guard": False}}
    aliens = {"aracnos-green-1": "5,2"}
    decks = {"signals": ["ALIEN"], "alien": ["aracnos-blue"]}
    game = aliens_turn(
        "ce01", aliens, agents, decks=decks, signals={"s1": "8,4"}, teleports={"HIT": "10,5"},
        map=field(blocked=["6,2", "5,3", "6,1", "5,4"]),
    )  # fmt: skip
    assert [event.attacker for event in game.told("AttackDeclared")] == ["aracnos-green-1"]
    game.dice("HIT+BOLT", "SHIELD", "SHIELD", "JAM").choose(game.options[0])
    game.dice("ALIEN", "aracnos-blue")
    assert [*game.state.aliens.values()][1].card == "aracnos-blue"
    assert (len(game.told("AttackDeclared")), game.asked) == (1, "")


def test_the_first_matching_card_decides_the_rank():
    """GD-8.3.m"""
    decks = {"close": ["ce05"], "alien": ["aracnos-blue", "xeno_beta-blue", "xeno_beta-green"]}
    game = aliens_turn("ce05", {"aracnos-green-3": "7,11"}, teleports={"HIT": "9,9"}, decks=decks)
    assert game.options == ("xeno_beta-blue",)


def test_without_a_match_the_aliens_turn_ends():
    """GD-6.3.2.f, GD-8.3.i"""
    decks = {"alien": ["xeno_grey-green"]}
    game = aliens_turn("ce09", {"aracnos-green-3": "7,11"}, teleports={"HIT": "9,9"}, decks=decks)
    assert game.asked == ""
    assert not activated(game)
    assert [*game.state.aliens] == ["aracnos-green-3"]
    assert game.state.close_discard == ("ce09",)


def test_after_the_last_match_the_aliens_turn_ends():
    """GD-6.3.2.e"""
    aliens = {"xeno_beta-green-1": "5,11", "xeno_beta-green-2": "7,11", "aracnos-green-3": "8,11"}
    game = aliens_turn("ce05", aliens)
    assert not activated(game)
    game.choose("xeno_beta-green-2")
    assert sorted(activated(game)) == ["xeno_beta-green-1", "xeno_beta-green-2"]
    assert game.state.close_discard == ("ce05",)
    assert game.asked == ""


CONTROLLED = {
    "xeno_beta-green-1": {"hex": "5,11", "controller": "titanium"},
    "aracnos-green-3": {"hex": "7,11", "controller": "thorium"},
    "spine_critter-blue-2": {"hex": "8,11", "controller": "chromium"},
}


def test_the_alphas_aliens_act_first_also_in_turns_of_others():
    """GD-8.3.c, GD-8.3.e"""
    game = aliens_turn("ce01", CONTROLLED, alpha="thorium", agent="chromium")
    assert activated(game) == ["aracnos-green-3", "xeno_beta-green-1", "spine_critter-blue-2"]


def test_a_player_orders_the_own_aliens():
    """GD-8.3.d, GD-8.3.f"""
    aliens = {name: {**row, "controller": "thorium"} for name, row in CONTROLLED.items()}
    game = aliens_turn("ce01", aliens)
    assert (game.seat, len(game.options)) == ("thorium", 3)
    game.choose("spine_critter-blue-2")
    assert sorted(game.options) == ["aracnos-green-3", "xeno_beta-green-1"]
    game.choose("aracnos-green-3")
    assert activated(game) == ["spine_critter-blue-2", "aracnos-green-3", "xeno_beta-green-1"]


def test_an_alien_that_died_before_is_skipped():
    """GD-8.3.g"""
    game = table(
        map=APART,
        agents=TEAM,
        aliens={"xeno_beta-green-1": "5,11"},
        open={"do": "AliensTurn", "agent": "chromium", "step": "choose_alien", "card": "ce01",
              "waiting": ["aracnos-green-9", "xeno_beta-green-1"]},
    )  # fmt: skip
    assert activated(game) == ["xeno_beta-green-1"]


def test_an_empty_deck_is_made_anew():
    """GD-8.3.p"""
    game = table(
        agents=TEAM,
        open={"do": "AliensTurn", "agent": "chromium"},
        decks={"close_discard": ["ce02", "ce01"]},
    )
    assert sorted(game.options) == ["ce01", "ce02"]
    game.dice("ce02")
    assert game.state.close_deck == (("ce01",),)
    assert game.state.close_discard == ("ce02",)


def test_cards_may_ask_for_near_or_far_aliens_and_for_those_of_the_alpha():
    """GD-8.3.a"""
    aliens = {
        "xeno_beta-green-1": {"hex": "5,11", "controller": "titanium"},
        "aracnos-green-3": {"hex": "4,3", "controller": "thorium"},
    }
    game = aliens_turn("ce15", aliens)
    assert game.told("CloseEncounterDrawn")[0].awakes == ("xeno_beta-green-1",)
    near = aliens_turn("ce13", aliens, cards={"aliens.aracnos-green": {"rows": ()}})
    assert near.told("CloseEncounterDrawn")[0].awakes == ("aracnos-green-3",)
    marked = aliens_turn(
        "ce14", aliens, alpha="thorium", cards={"aliens.aracnos-green": {"rows": ()}}
    )
    assert marked.told("CloseEncounterDrawn")[0].awakes == ("aracnos-green-3",)


def test_the_aliens_turn_asks_only_where_a_rule_leaves_a_choice():
    """GD-3.c"""
    assert aliens_turn("ce01").asked == ""
