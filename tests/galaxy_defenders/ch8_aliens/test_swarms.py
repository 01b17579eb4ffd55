"""GD 8.4 Swarms. The box has none, so a Spine Critter is made one here."""

from tests.galaxy_defenders.table import field, table
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
    """GD-8.4.a"""
    game = swarm("6,3", "7,3", "6,4", open={"do": "StatusCheck"}, agents={"chromium": "4,2"})
    assert alien_count(game.state) == 1
    two = {"chromium": "4,2", "thorium": "5,2"}
    game = swarm("6,3", "7,3", "6,4", open={"do": "StatusCheck"}, agents=two)
    few = effects.TeleportSignals(by_agents=(1, 1, 1, 1, 1), only_if_fewer_aliens=True)
    assert signals_due(game.state, few) == 1


def test_a_swarm_comes_with_as_many_figures_as_it_has_health():
    """GD-8.4.b, GD-8.4.a"""
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
    """GD-8.4.c, GD-8.4.l"""
    game = swarm("10,5", "5,2", "9,8").dice("SHIELD", "SHIELD", "SHIELD")
    assert [event.attacker for event in game.told("AttackDeclared")] == [TWO]
    assert {event.row for event in game.told("AlienDecided")} == {"0"}
    assert game.asked == ""


def test_a_swarm_sees_what_one_of_its_figures_sees():
    """GD-8.4.g, GD-8.4.c"""
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
    """GD-8.4.d, GD-8.4.e, GD-8.4.f, GD-8.4.j, GD-8.4.m"""
    game = attack(ONE, "HIT+HIT", "HIT+HIT", "HIT+HIT", *("JAM",) * 6)
    assert {*game.state.aliens} == {TWO, THREE}
    assert [event.alien for event in game.told("FigureDied")] == [ONE]
    assert not game.told("AlienDied")
    assert game.state.alien_discard == ()
    assert (game.state.kills, game.state.fragments) == (0, 0)
    assert is_wounded(game.state, AlienId(TWO))


def test_a_swarm_dies_with_its_last_figure():
    """GD-8.4.f, GD-8.4.m"""
    doing = {"do": "Attack", "attacker": "chromium", "weapon": "w_rifle", "target": ONE}
    game = swarm("6,3", "", "", open=doing).dice("HIT+AMMO", "GD", "GD", "JAM")
    assert [event.alien for event in game.told("AlienDied")] == [ONE]
    assert game.state.alien_discard == (CARD,)
    assert (game.state.kills, game.state.fragments) == (1, 1)


def test_a_last_power_waits_for_the_last_figure():
    """GD-8.2.e, GD-8.4.f"""
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
    """GD-8.4.l, GD-8.3.f, GD-8.4.a"""
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
    """GD-8.8.d, GD-8.4.a"""
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
