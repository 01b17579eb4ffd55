"""GD 8.4 Swarms. The box has none, so a Spine Critter is made one here."""

from tests.games.galaxy_defenders.rules.table import field, table
from xenofront.games.galaxy_defenders.content import effects
from xenofront.games.galaxy_defenders.content.catalogue import Activation, Row
from xenofront.games.galaxy_defenders.research.laws import alien_cards
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_effects import signals_due
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import alien_count, is_wounded
from xenofront.games.galaxy_defenders.rules.state import AlienId
from xenofront.lab.laws import Moment

CARD = "spine_critter-green"
ONE, TWO, THREE = f"{CARD}-1", f"{CARD}-2", f"{CARD}-3"
ROWS = (
    Row(at=0, do=(effects.Attack(weapon="jaws"),)),
    Row(at=2, do=(effects.MoveAdjacent(areas=2), effects.Attack(weapon="tail"))),
    Row(at="plus", do=(effects.MoveToward(areas=1),)),
)
CARDS = {f"aliens.{CARD}": {"swarm": True, "hp": 3, "on_death": (), "rows": ROWS}}


def swarm(one, two, three, *, agents="4,2", open=None, cards=None, **more):  # noqa: A002
    places = {ONE: one, TWO: two, THREE: three}
    figures = {name: {"hex": at, "swarm": ONE} for name, at in places.items() if at}
    agents = {"chromium": {"hex": agents, "guard": False}} if isinstance(agents, str) else agents
    aliens = {**figures, **more.pop("others", {})}
    doing = open or {"do": "Activate", "alien": ONE}
    return table(agents=agents, aliens=aliens, open=doing, cards=cards or CARDS, **more)


def attack(target, *faces, **more):
    doing = {"do": "Attack", "attacker": "chromium", "weapon": "w_rifle", "target": target, **more}
    return swarm("6,3", "7,3", "10,5", open=doing).dice(*faces)


def test_a_swarm_is_one_alien():
    """GD-8.4.a/count"""
    game = swarm("6,3", "7,3", "6,4", open={"do": "StatusCheck"}, agents={"chromium": "4,2"})
    assert alien_count(game.state) == 1
    two = {"chromium": "4,2", "thorium": "5,2"}
    game = swarm("6,3", "7,3", "6,4", open={"do": "StatusCheck"}, agents=two)
    few = effects.TeleportSignals(by_agents=(1, 1, 1, 1, 1), only_if_fewer_aliens=True)
    assert signals_due(game.state, few) == 1


def test_a_swarm_comes_with_as_many_figures_as_it_has_health():
    """GD-8.4.b/arrives"""
    game = table(
        agents={"chromium": {"hex": "0,11", "guard": False}, "thorium": "1,11"},
        open={"do": "NewAlien", "hex": "6,3"},
        decks={"alien": [CARD]},
        cards=CARDS,
        mission={"alien_deck": {CARD: 1}},
    ).dice(CARD)
    while game.asked == "swarm_hex":
        assert not list(alien_cards(Moment(game.game)))
        game.choose(game.options[0])
    places = [row.hex for row in game.state.aliens.values()]
    assert len(places) == 3
    assert all(game.state.box.board.adjacent("6,3", place, 0) for place in places[1:])
    assert len({row.controller for row in game.state.aliens.values()}) == 1
    assert not list(alien_cards(Moment(game.game)))


def test_the_figure_closest_to_an_agent_decides_what_a_swarm_does():
    """GD-8.4.c/row, GD-8.4.l"""
    game = swarm("10,5", "5,2", "9,8").dice("SHIELD", "SHIELD", "SHIELD")
    assert [event.attacker for event in game.told("AttackDeclared")] == [TWO]
    assert {event.row for event in game.told("AlienDecided")} == {"0"}
    assert game.asked == ""


def test_a_swarm_sees_what_one_of_its_figures_sees():
    """GD-8.4.g/chosen"""
    walls = dict.fromkeys(closed("5,2"), "wall")
    game = swarm("5,2", "3,5", "9,8", map=field(sides=walls))
    assert game.told("AlienDecided") or game.asked == "alien_way"
    while game.asked in ("alien_way", "follow"):
        game.choose(game.options[0])
    assert [event.attacker for event in game.told("AttackDeclared")] == [TWO]


def closed(place):
    q, r = map(int, place.split(","))
    around = [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
    return [f"{place}|{a},{b}" for a, b in around]


def test_one_wound_removes_the_attacked_figure_and_no_other():
    """GD-8.4.d, GD-8.4.e, GD-8.4.f/left, GD-8.4.j, GD-8.4.m/figure"""
    game = attack(ONE, "HIT+HIT", "HIT+HIT", "HIT+HIT", *("JAM",) * 6)
    assert {*game.state.aliens} == {TWO, THREE}
    assert [event.alien for event in game.told("FigureDied")] == [ONE]
    assert not game.told("AlienDied")
    assert game.state.alien_discard == ()
    assert (game.state.kills, game.state.fragments) == (0, 0)
    assert is_wounded(game.state, AlienId(TWO))


def test_a_swarm_dies_with_its_last_figure():
    """GD-8.4.f/last, GD-8.4.m/last"""
    doing = {"do": "Attack", "attacker": "chromium", "weapon": "w_rifle", "target": ONE}
    game = swarm("6,3", "", "", open=doing).dice("HIT+AMMO", "GD", "GD", "JAM")
    assert [event.alien for event in game.told("AlienDied")] == [ONE]
    assert game.state.alien_discard == (CARD,)
    assert (game.state.kills, game.state.fragments) == (1, 1)


def test_a_last_power_waits_for_the_last_figure():
    """GD-8.4.f"""
    acid = {f"aliens.{CARD}": {"swarm": True, "hp": 3}}
    doing = {"do": "Attack", "attacker": "chromium", "weapon": "w_rifle", "target": ONE}
    game = swarm("5,2", "7,3", "", open=doing, cards=acid).dice("HIT+AMMO", "GD", "GD", "JAM")
    assert not game.told("Burst")
    last = swarm("5,2", "", "", open=doing, cards=acid).dice("HIT+AMMO", "GD", "GD", "JAM")
    assert last.told("Burst")


def test_an_area_attack_strikes_the_figures_in_the_area():
    """GD-8.4.k"""
    game = attack(ONE, "HIT+AMMO", "GD", "GD", "JAM", "JAM", area=True)
    assert {*game.state.aliens} == {THREE}


def test_the_nearest_figure_moves_first_and_the_others_gather_around_it():
    """GD-8.4.h, GD-8.4.i"""
    game = swarm("10,6", "10,5", "9,8")
    while game.asked in ("alien_way", "follow"):
        game.choose(game.options[0])
    assert game.told("AlienMoved")[0].alien == TWO
    assert len(game.told("AlienMoved")) == 3
    first, near = game.alien(TWO).hex, game.state.box.board.adjacent
    assert all(near(first, game.alien(name).hex, 0) for name in (ONE, THREE))


def test_a_swarm_is_woken_once():
    """GD-8.4.l, GD-8.3.f"""
    cards = {**CARDS, "close_encounters.ce01": {"activates": Activation(), "danger": None}}
    game = swarm(
        "6,3", "7,3", "5,2",
        open={"do": "AliensTurn", "agent": "chromium"}, cards=cards, decks={"close": ["ce01"]},
    )  # fmt: skip
    game.dice("ce01", "SHIELD", "SHIELD", "SHIELD")
    assert [event.awakes for event in game.told("CloseEncounterDrawn")] == [(THREE,)]
    assert len(game.told("AttackDeclared")) == 1
    assert game.asked == ""


def test_a_swarm_that_lost_a_figure_is_wounded():
    """GD-8.3.a, GD-8.3.s"""
    whole = swarm("6,3", "7,3", "6,4", open={"do": "StatusCheck"})
    assert not is_wounded(whole.state, AlienId(ONE))
    assert is_wounded(swarm("6,3", "7,3", "", open={"do": "StatusCheck"}).state, AlienId(ONE))


def test_a_swarm_counts_once_when_aliens_are_given_out():
    """GD-8.8.d, GD-8.4.a/card"""
    team = {"chromium": {"hex": "0,11", "guard": False}, "thorium": "1,11"}
    figures = {
        name: {"hex": at, "swarm": ONE, "controller": "thorium"}
        for name, at in ((ONE, "6,3"), (TWO, "7,3"), (THREE, "6,4"))
    }
    mine = {"aracnos-green-4": {"hex": "9,4", "controller": "chromium"}}
    mine["aracnos-blue-5"] = {"hex": "10,4", "controller": "chromium"}
    game = table(
        agents=team, aliens={**figures, **mine}, cards=CARDS,
        open={"do": "NewAlien", "hex": "2,1"}, decks={"alien": ["xeno_beta-green"]},
    ).dice("xeno_beta-green")  # fmt: skip
    assert game.told("AlienArrived")[-1].controller == "thorium"


def test_a_swarm_is_as_near_as_its_nearest_figure():
    """GD-8.4.c/woken"""
    game = swarm(
        "10,5", "6,3", "9,8",
        open={"do": "AliensTurn", "agent": "chromium"}, decks={"close": ["ce13"]},
    ).dice("ce13")  # fmt: skip
    assert game.asked == "alien_way"
    far = swarm(
        "10,5", "8,4", "9,8",
        open={"do": "AliensTurn", "agent": "chromium"}, decks={"close": ["ce13"]},
    ).dice("ce13")  # fmt: skip
    assert (far.asked, far.told("AlienDecided")) == ("", [])


def test_the_controller_chooses_where_a_figure_ends():
    """GD-8.8.j/figure"""
    figures = {
        name: {"hex": at, "swarm": ONE, "controller": "thorium"}
        for name, at in ((ONE, "8,4"), (TWO, "10,5"), (THREE, "9,8"))
    }
    team = {"chromium": {"hex": "4,2", "guard": False}, "thorium": "1,10"}
    game = table(agents=team, aliens=figures, cards=CARDS, open={"do": "Gather", "alien": ONE})
    assert (game.seat, len(game.options) > 1) == ("thorium", True)


def test_after_a_move_the_figure_that_sees_the_target_attacks():
    """GD-8.4.g/attack"""
    webs = (effects.MoveToward(areas=1), effects.Attack(weapon="web"))
    card = {"swarm": True, "hp": 2, "rows": (Row(at="plus", do=webs),)}
    one, two = "aracnos-green-1", "aracnos-green-2"

    def shots(beside):
        game = table(
            agents={"chromium": {"hex": "4,2", "guard": False}},
            aliens={one: {"hex": "10,5", "swarm": one}, two: {"hex": "11,5", "swarm": one}},
            map=field(blocked=["7,3"]),
            cards={"aliens.aracnos-green": card},
            open={"do": "Activate", "alien": one},
        )
        assert game.alien(one).hex == "8,4"
        game.choose(beside)
        return [(event.attacker, event.target) for event in game.told("AttackDeclared")]

    assert shots("7,5") == [(two, "chromium")]
    assert shots("9,4") == []


def test_with_the_acting_figure_the_activation_ends():
    """GD-8.4.f/acting"""

    def attackers(*dice):
        game = swarm("6,3", "6,4", "7,3", agents={"chromium": "4,2"})
        while game.asked in ("alien_way", "follow"):
            game.choose(game.options[0])
        game.choose(next(o for o in game.options if o.startswith("w_rifle"))).dice(*dice)
        while game.asked == "guard":
            game.choose("hold")
        return [event.attacker for event in game.told("AttackDeclared")]

    assert attackers("GD", "GD", "GD") == ["chromium", ONE]
    assert attackers("HIT", "GD", "GD", "JAM") == ["chromium"]


def test_guards_fire_at_the_other_figures_when_the_first_has_died():
    """GD-8.4.i/guard"""
    team = {"chromium": "4,2", "thorium": {"hex": "4,3", "guard": True}}
    game = swarm("8,4", "9,4", "8,5", agents=team)
    while game.asked in ("alien_way", "follow"):
        game.choose(game.options[0])
    game.choose(f"w_rifle {ONE}").dice("HIT", "GD", "GD", "JAM")
    assert {*game.state.aliens} == {TWO, THREE}
    assert (game.seat, {option.split()[1] for option in game.options[1:]}) == ("thorium", {TWO})
    game.choose("hold")
    assert (game.seat, {option.split()[1] for option in game.options[1:]}) == ("thorium", {THREE})


def test_a_figure_next_to_the_first_stays():
    """GD-8.4.i/stays"""
    game = swarm("8,4", "9,4", "10,5", open={"do": "Gather", "alien": ONE})
    game.choose(game.options[0])
    assert [event.alien for event in game.told("AlienMoved")] == [THREE]
    assert game.alien(TWO).hex == "9,4"


def test_the_other_figures_move_next_to_the_first():
    """GD-8.4.i/move"""
    game = swarm("8,4", "3,5", "10,7", open={"do": "Gather", "alien": ONE})
    while game.asked == "follow":
        game.choose(game.options[0])
    near = game.state.box.board.adjacent
    assert all(near("8,4", game.alien(name).hex, 0) for name in (TWO, THREE))
