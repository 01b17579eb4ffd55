"""GD 8.9, 8.10 How aliens move and attack, case by case."""

from tests.games.galaxy_defenders.rules.ch8_aliens.test_behaviour import (
    BETA,
    CRITTER,
    SPIDER,
    activate,
    position,
)
from tests.games.galaxy_defenders.rules.table import field, ground, table
from xenofront.games.galaxy_defenders.content import effects
from xenofront.games.galaxy_defenders.content.catalogue import Row

LINE = ground(" ".join(f"{q},0" for q in range(10)))
DRONE = {"owner": "chromium"}


def rows(*do, at="plus", card="xeno_beta-green"):
    return {"cards": {f"aliens.{card}": {"rows": (Row(at=at, do=do),)}}}


def toward(areas, to="alpha"):
    return rows(effects.MoveToward(to=to, areas=areas))


def ends(game, alien=BETA):
    return {way.split()[-1] for way in game.ways(alien)}


# -- room ------------------------------------------------------------------------------------------


def test_no_alien_ends_on_another():
    """GD-8.9.b/alien"""
    assert ends(position(BETA, "10,5")) == {"8,4"}
    game = position(BETA, "10,5", others={"spine_critter-green-2": "8,4"})
    assert ends(game) == {"7,4", "8,3"}


def test_no_alien_ends_on_a_signal_in_its_way():
    """GD-8.9.b/signal, GD-8.9.y/end"""
    game = position(BETA, "10,5", signals={"s1": "8,4"})
    assert ends(game) == {"7,4", "8,3"}


def test_no_alien_ends_on_an_agent():
    """GD-8.9.l/agent"""
    home = rows(effects.MoveToward(to="closest_teleport", areas=1))
    free = position(BETA, "8,4", "4,2", teleports={"HIT": "6,3"}, **home)
    assert ends(free) == {"6,3"}
    game = position(BETA, "8,4", "6,3", teleports={"HIT": "6,3"}, **home)
    assert "6,3" not in ends(game)
    assert ends(game)


def test_no_alien_ends_on_a_drone():
    """GD-8.9.l/drone"""
    home = rows(effects.MoveToward(to="closest_teleport", areas=1))
    team = {"chromium": "1,10", "dr_gd209": {"hex": "6,3", **DRONE}}
    game = position(BETA, "8,4", team, teleports={"HIT": "6,3"}, **home)
    assert "6,3" not in ends(game)
    assert ends(game)


# -- contact ---------------------------------------------------------------------------------------


def test_an_alien_engages_inside_its_last_area():
    """GD-8.9.e/inside"""
    others = {"spine_critter-green-2": "8,4"}
    team = {"chromium": "4,2", "thorium": "8,5"}
    game = position(BETA, "10,5", team, others=others, **toward(1))
    assert ends(game) == {"7,5", "9,4"}


def test_an_alien_engages_over_the_border_of_its_last_area():
    """GD-8.9.e/border"""
    game = position(BETA, "10,5", {"chromium": "4,2", "thorium": "7,3"}, **toward(1))
    assert ends(game) == {"7,4", "8,3"}


def test_an_alien_keeps_contact_with_its_target():
    """GD-8.9.f/target"""
    team = {"chromium": "4,2", "thorium": "6,1", "mercury": "7,1"}
    hunt = rows(effects.MoveAdjacent(to="alpha", areas=3))
    game = position(BETA, "8,4", team, **hunt)
    near = game.state.box.board.adjacent
    assert all(near(end, "4,2", 0) for end in ends(game))
    assert ends(game)


def test_next_to_its_target_an_alien_touches_the_most():
    """GD-8.9.f/most"""
    team = {"chromium": "4,2", "thorium": "5,1", "titanium": "6,2"}
    hunt = rows(effects.MoveAdjacent(to="alpha", areas=3))
    assert ends(position(BETA, "8,4", team, **hunt)) == {"5,2"}


def test_where_its_way_ends_beside_an_agents_area_an_alien_engages():
    """GD-8.9.g/ends"""
    team = {"chromium": "4,2", "thorium": "8,0"}
    game = activate(BETA, {"hex": "5,2", "came_from": "7,0"}, team).dice("SHIELD", "SHIELD")
    assert set(game.options) == {"- via 4,2 at 7,0", "- via 4,2 at 7,1"}


def test_an_alien_goes_on_through_an_agents_area():
    """GD-8.9.g/passing"""
    team = {"chromium": "2,1", "thorium": "7,4"}
    game = position(BETA, "10,5", team, **toward(2))
    assert {game.state.box.board.area_of[end] for end in ends(game)} == {"6,3"}


def test_inside_the_area_of_its_target_an_alien_enters_no_other():
    """GD-8.9.x"""
    game = position(CRITTER, "5,1", "3,3")
    assert game.row(CRITTER) == "1"
    assert [way for way in game.ways(CRITTER) if " via " in way] == []
    assert {game.state.box.board.area_of[end] for end in ends(game, CRITTER)} == {"4,2"}


def charge(agent, areas=1):
    return position(BETA, "8,4", agent, **rows(effects.MoveAdjacent(areas=areas)))


def test_with_one_area_to_go_an_alien_crosses_one_border():
    """GD-8.9.w/border"""
    assert charge("4,2").row(BETA) == "none"
    assert charge("4,2", areas=2).row(BETA) == "plus"


def test_an_alien_ends_in_any_hex_of_the_area_it_enters():
    """GD-8.9.w/inside"""
    assert ends(charge("5,3")) == {"6,3", "5,4", "6,2"}


# -- ways ------------------------------------------------------------------------------------------


def through(kind, **tokens):
    """Whether an alien finds a way through the middle of a row of hexes."""
    line = ground(" ".join(f"{q},0" for q in range(8)), sides={"3,0|4,0": kind})
    return position(CRITTER, "7,0", "1,0", map=line, **tokens).row(CRITTER) != "none"


def test_an_alien_goes_through_an_open_door():
    """GD-8.9.j/door"""
    assert through("door")
    assert not through("door", locks=["3,0|4,0"])


def test_an_alien_goes_through_an_open_window():
    """GD-8.9.j/window"""
    assert through("window")
    assert not through("window", bars=["3,0|4,0"])


def past(**figures):
    """Where an alien may end that goes two areas along a row of hexes to the alpha."""
    team = {"chromium": "0,0", **figures.pop("agents", {})}
    return ends(position(BETA, "9,0", team, map=LINE, **toward(2), **figures))


def test_an_alien_moves_through_an_agent():
    """GD-8.9.k/agent"""
    assert past(agents={"thorium": "6,0"}) == {"5,0"}


def test_an_alien_moves_through_a_drone():
    """GD-8.9.k/drone"""
    assert past(agents={"dr_gd209": {"hex": "6,0", **DRONE}}) == {"5,0"}


def test_an_alien_moves_through_another():
    """GD-8.9.k/alien"""
    assert past(others={"xeno_beta-green-2": "6,0", "xeno_beta-blue-3": "5,0"}) == {"4,0"}


def test_an_alien_moves_over_a_signal():
    """GD-8.9.y/way"""
    assert past(signals={"s1": "6,0"}) == {"4,0"}


def test_an_alien_without_a_way_to_the_agents_stays():
    """GD-FAQ.q/alien"""
    apart = ground("0,0 1,0 2,0 7,0 8,0 9,0")
    game = activate(CRITTER, "8,0", "1,0", map=apart)
    assert (game.alien(CRITTER).hex, game.asked) == ("8,0", "")
    free = activate(CRITTER, "8,0", "1,0", map=LINE)
    assert free.alien(CRITTER).hex != "8,0" or free.asked == "alien_way"


def test_a_signal_without_a_way_to_the_agents_stays():
    """GD-FAQ.q/signal"""

    def rests(hexes):
        game = table(
            agents={"chromium": "0,0"},
            map=ground(hexes, sides={"3,0|4,0": "door"}),
            signals={"s1": "8,0"},
            decks={"signals": ["HUMAN"]},
            open={"do": "MoveSignals", "areas": 1, "toward": "closest_agent"},
        )
        return game.fact("signals.s1.hex")

    assert rests("0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0") != "8,0"
    assert rests("0,0 1,0 2,0 3,0 4,0 7,0 8,0 9,0") == "8,0"


# -- whom ------------------------------------------------------------------------------------------


def test_who_is_out_of_range_is_not_attacked():
    """GD-8.10.f/range"""
    assert position(BETA, "8,4").row(BETA) == "2"
    assert position(BETA, "8,4", weather="ev05").row(BETA) == "plus"


def test_who_is_out_of_sight_is_not_attacked():
    """GD-8.10.f/sight"""
    follow = rows(effects.MoveToward(areas=1), effects.Attack(weapon="blaster"))
    seen = activate(BETA, "10,5", "4,2", **follow)
    assert [event.target for event in seen.told("AttackDeclared")] == ["chromium"]
    walls = field(blocked=["5,2", "5,3", "6,2", "4,3"])
    hidden = activate(BETA, "10,5", "4,2", map=walls, **follow)
    hidden.choose(*hidden.options[:1])
    assert hidden.told("AlienMoved")
    assert (hidden.told("AttackDeclared"), hidden.asked) == ([], "")


def test_who_is_not_at_the_distance_of_the_row_is_not_attacked():
    """GD-8.10.f/distance"""
    team = {"chromium": "6,3", "iridium": {"hex": "4,2", "wounds": 3}}
    assert position(BETA, "8,4", team).ways(BETA) == ["chromium at 8,4"]


# -- defence and areas -----------------------------------------------------------------------------


def shot(alien, at, *dice):
    attack = {"do": "Attack", "attacker": "chromium", "weapon": "w_rifle", "target": alien}
    return table(agents={"chromium": "4,2"}, aliens={alien: at}, open=attack).dice(*dice)


def test_the_shield_of_an_alien_takes_the_first_hits():
    """GD-8.10.o/shield"""
    game = shot("xeno_beta-blue-1", "6,3", "HIT+HIT", "HIT", "GD", "JAM", "JAM")
    assert game.all_rolled
    alien = game.alien("xeno_beta-blue-1")
    assert (alien.shield, alien.wounds) == (0, 2)


def test_the_armour_of_an_alien_works_on_a_bolt():
    """GD-8.10.o/armour"""
    game = shot(SPIDER, "6,3", "HIT+HIT", "GD", "GD", "HIT+BOLT", "JAM")
    assert game.alien(SPIDER).wounds == 1


def blast(**agents):
    """A Nexus strikes the area of chromium, who stands at 6,3."""
    attack = {"do": "Attack", "attacker": "nexus-blue-1", "weapon": "nexus-blue/cannon"}
    team = {"chromium": "6,3", **agents}
    game = table(
        agents=team,
        aliens={"nexus-blue-1": "8,4", SPIDER: "5,3"},
        open={**attack, "target": "chromium"},
    )
    return game.dice("HIT+BOLT", "GD", "GD")


def test_other_agents_in_the_area_must_defend():
    """GD-8.10.p/agent"""
    game = blast(thorium="7,3", titanium="4,2").dice("JAM", "JAM")
    assert {event.unit for event in game.told("Wounded")} == {"chromium", "thorium"}
    assert game.all_rolled


def test_drones_in_the_area_must_defend():
    """GD-8.10.p/drone"""
    game = blast(dr_gd209={"hex": "7,3", "shield": 0, **DRONE}).dice("JAM", "JAM")
    assert {event.unit for event in game.told("Wounded")} == {"chromium", "dr_gd209"}
    assert game.all_rolled


# -- the end of an alien ---------------------------------------------------------------------------


def test_an_alien_killed_in_return_attacks_no_more():
    """GD-8.10.q/answer"""
    strike = Row(at=0, do=(effects.Attack(weapon="claws", times=2),))
    cards = {"aliens.aracnos-green": {"rows": (strike,)}}
    hulk = {"titanium": {"hex": "5,2", "powers": ["sk_berserk"]}}

    def answered(*dice):
        hurt = {"hex": "4,2", "wounds": 3}
        game = activate(SPIDER, hurt, hulk, cards=cards).dice("HIT+AMMO", "SHIELD", "SHIELD", "JAM")
        game.choose(f"w_knuckles {SPIDER}").dice(*dice)
        return [event.attacker for event in game.told("AttackDeclared")]

    assert answered("SHIELD", "SHIELD", "SHIELD") == [SPIDER, "titanium", SPIDER]
    assert answered("HIT+AMMO", "SHIELD", "SHIELD", "JAM") == [SPIDER, "titanium"]


# -- the next row ----------------------------------------------------------------------------------


def next_row(first, **more):
    """Which of two rows an alien follows that sees an agent two areas away."""
    walk = Row(at="plus", do=(effects.MoveAway(),))
    cards = {"aliens.aracnos-green": {"rows": (Row(at=2, do=(first,)), walk)}}
    return position(SPIDER, "5,0", "1,0", cards=cards, **more).row(SPIDER)


def test_without_a_way_the_next_row_is_applied():
    """GD-8.9.s/way"""
    hexes = "0,0 1,0 2,0 3,0 4,0 5,0"
    run = effects.MoveAdjacent(areas=2)
    assert next_row(run, map=ground(hexes)) == "2"
    assert next_row(run, map=ground(hexes, sides={"2,0|3,0": "barrier"})) == "plus"


def test_out_of_range_the_next_row_is_applied():
    """GD-8.9.s/range"""
    hexes = ground("0,0 1,0 2,0 3,0 4,0 5,0")
    assert next_row(effects.Attack(weapon="web"), map=hexes) == "2"
    assert next_row(effects.Attack(weapon="claws"), map=hexes) == "plus"
