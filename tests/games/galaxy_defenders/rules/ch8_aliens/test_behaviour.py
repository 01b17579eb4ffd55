"""GD 8.2, 8.9, 8.10 How aliens behave."""

import pytest

from tests.games.galaxy_defenders.rules.table import field, ground, table
from xenofront.games.galaxy_defenders.content import effects
from xenofront.games.galaxy_defenders.content.catalogue import Row, Side

BETA, CRITTER, SPIDER = "xeno_beta-green-1", "spine_critter-green-1", "aracnos-green-1"


def position(alien, at, agents="4,2", **more):
    agents = {"chromium": agents} if isinstance(agents, str) else agents
    aliens = {alien: at, **more.pop("others", {})}
    return table(agents=agents, aliens=aliens, open={"do": "StatusCheck"}, **more)


def activate(alien, at, agents="4,2", **more):
    agents = {"chromium": agents} if isinstance(agents, str) else agents
    quiet = {
        n: {"guard": False, **({"hex": r} if isinstance(r, str) else r)} for n, r in agents.items()
    }
    aliens = {alien: at, **more.pop("others", {})}
    return table(agents=quiet, aliens=aliens, open={"do": "Activate", "alien": alien}, **more)


# -- which row -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "row"), [("5,2", "0"), ("6,3", "1"), ("8,4", "2"), ("10,5", "plus")]
)
def test_the_row_of_the_distance_is_applied(at, row):
    """GD-8.2.g, GD-8.2.h, GD-8.2.j, GD-8.2.p"""
    assert position(SPIDER, at).row(SPIDER) == row


def test_the_nearest_agent_in_sight_decides_the_row():
    """GD-8.2.g"""
    team = {"chromium": "10,5", "thorium": "6,3"}
    game = position(SPIDER, "4,2", team)
    assert game.row(SPIDER) == "1"
    assert {way.split()[0] for way in game.ways(SPIDER)} == {"thorium"}


def test_only_one_row_is_applied():
    """GD-8.2.i, GD-8.2.u"""
    game = activate(BETA, "6,3").dice("SHIELD", "SHIELD", "SHIELD")
    while game.asked:
        game.choose(game.options[0])
    assert len(game.told("AttackDeclared")) == 1
    assert len(game.told("AlienMoved")) == 1
    assert {event.row for event in game.told("AlienDecided")} == {"1"}


def test_a_row_needs_sight():
    """GD-8.2.k, GD-8.2.m, GD-8.2.n"""
    game = position(SPIDER, "6,3", map=field(blocked=["5,2", "5,3"]))
    assert game.row(SPIDER) == "plus"
    assert game.ways(SPIDER)


def test_a_row_with_movement_needs_a_way():
    """GD-8.2.l, GD-8.9.a"""
    gap = ground("0,0 1,0 2,0 3,0 4,0 7,0 8,0 9,0")
    glass = ground("0,0 1,0 2,0 3,0 4,0 5,0", sides={"2,0|3,0": "wall"})
    assert position(CRITTER, "8,0", "1,0", map=gap).row(CRITTER) == "none"
    assert position(CRITTER, "5,0", "1,0", map=glass).row(CRITTER) == "none"


def test_a_row_that_only_attacks_needs_no_way():
    """GD-8.2.l"""
    window = field(sides={f"4,2|{h}": "window" for h in ("5,2", "5,1", "4,1", "3,2", "3,3", "4,3")})
    assert position(BETA, "6,3", map=window).row(BETA) == "1"


def test_an_alien_without_a_row_does_nothing():
    """GD-8.9.t"""
    glass = ground("0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0", sides={"3,0|4,0": "door"})
    charge = (effects.MoveAdjacent(areas=1), effects.Attack(weapon="web"))
    cards = {"aliens.aracnos-green": {"rows": (Row(at=2, do=charge),)}}
    game = activate(SPIDER, "7,0", "1,0", map=glass, cards=cards)
    assert game.told("AlienIdle")
    assert not game.told("AttackDeclared")
    assert (game.alien(SPIDER).hex, game.asked) == ("7,0", "")


def test_a_distance_without_a_row_falls_to_the_next_printed_one():
    """GD-8.2.o"""
    card = position(SPIDER, "8,4").state.box.aliens["aracnos-green"]
    rows = {"aliens.aracnos-green": {"rows": (card.rows[0], card.rows[2], card.rows[3])}}
    assert position(SPIDER, "6,3", cards=rows).row(SPIDER) == "2"


def test_a_row_that_cannot_be_applied_gives_way_to_the_next():
    """GD-8.9.s/room"""
    ring = {"5,2": "thorium", "4,3": "mercury", "3,3": "iridium", "3,2": "titanium"}
    team = {"chromium": "4,2", **{name: place for place, name in ring.items()}}
    others = {"xeno_beta-blue-2": "4,1", "xeno_beta-green-3": "5,1"}
    cards = {"aliens.aracnos-green": {"rows": _only_closest()}}
    game = position(SPIDER, "8,4", team, others=others, cards=cards)
    assert game.row(SPIDER) == "plus"


def _only_closest():
    """Row 2: move adjacent to the alpha, who is hemmed in; then a plus row."""
    hunt = effects.MoveAdjacent(to="alpha", areas=3)
    walk = effects.MoveToward(to="closest_agent", areas=1)
    return (Row(at=2, do=(hunt,)), Row(at="plus", do=(walk,)))


def test_stealth_hides_an_infiltrator_from_ordinary_aliens():
    """GD-8.2.ac"""
    assert position(BETA, "8,4", {"mercury": "4,2"}).row(BETA) == "plus"
    assert position(SPIDER, "8,4", {"mercury": "4,2"}).row(SPIDER) == "2"


# -- the printed card ------------------------------------------------------------------------------


def test_an_aracnos_next_to_an_agent_uses_its_claws():
    """GD-8.2.w, GD-8.10.a"""
    game = activate(SPIDER, "5,2")
    assert game.told("AttackDeclared")[0].weapon == "aracnos-green/claws"
    assert not game.told("AlienMoved")


def test_an_aracnos_one_area_away_comes_and_claws():
    """GD-8.2.x"""
    game = activate(SPIDER, "6,3")
    game.choose(game.options[0])
    assert game.told("AlienMoved")
    assert game.told("AttackDeclared")[0].weapon == "aracnos-green/claws"


def test_an_aracnos_two_areas_away_throws_its_web_and_stays():
    """GD-8.2.y"""
    game = activate(SPIDER, "8,4")
    assert game.told("AttackDeclared")[0].weapon == "aracnos-green/web"
    assert game.alien(SPIDER).hex == "8,4"


def test_an_aracnos_far_away_goes_for_the_most_wounded():
    """GD-8.2.z, GD-8.2.s, GD-8.9.u"""
    team = {"chromium": "4,2", "thorium": {"hex": "3,5", "wounds": 1}}
    game = position(SPIDER, "10,5", team, map=field(blocked=["7,5", "8,5", "9,3"]))
    assert game.row(SPIDER) == "plus"
    assert {way.split()[0] for way in game.ways(SPIDER)} == {"thorium"}
    hunted = activate(SPIDER, "10,5", {"chromium": "4,2"}, map=field(blocked=["8,4", "9,4"]))
    hunted.choose(*hunted.options[:1])
    assert not hunted.told("AttackDeclared")


def test_the_web_immobilizes():
    """GD-8.2.ab"""
    game = activate(SPIDER, "8,4").dice("HIT+BOLT", "SHIELD", "SHIELD", "SHIELD")
    assert game.agent("chromium").conditions == ("immobilized",)
    missed = activate(SPIDER, "8,4").dice("HIT+AMMO", "SHIELD", "SHIELD", "SHIELD")
    assert missed.agent("chromium").conditions == ()


def test_the_claws_drag_a_wounded_victim_to_the_teleport_point():
    """GD-8.2.aa"""
    points = {"teleports": {"HIT": "10,5"}}
    game = activate(SPIDER, "5,2", **points).dice("HIT+BOLT", "SHIELD", "SHIELD", "JAM")
    assert game.asked == "drag"
    game.choose(game.options[0])
    area = game.state.box.board.area_of
    assert area[game.alien(SPIDER).hex] == area[game.agent("chromium").hex] == "6,3"
    safe = activate(SPIDER, "5,2", **points).dice("HIT+BOLT", "SHIELD", "SHIELD", "SHIELD")
    assert safe.asked == ""
    assert safe.alien(SPIDER).hex == "5,2"


def test_a_regenerating_alien_heals():
    """GD-8.2.c"""
    game = activate(BETA, {"hex": "10,5", "wounds": 2})
    assert game.alien(BETA).wounds == 1


# -- whom ------------------------------------------------------------------------------------------


def test_the_most_wounded_neighbour_is_attacked():
    """GD-8.10.c"""
    team = {"chromium": {"hex": "5,2", "wounds": 1}, "iridium": "3,2"}
    assert position(SPIDER, "4,2", team).ways(SPIDER) == ["chromium at 4,2"]


def test_with_equal_wounds_the_weakest_is_attacked():
    """GD-8.10.d"""
    team = {"chromium": "5,2", "iridium": "3,2"}
    assert position(SPIDER, "4,2", team).ways(SPIDER) == ["iridium at 4,2"]


def test_with_equal_health_the_most_harmful_choice_is_made():
    """GD-8.10.e, GD-8.2.r, GD-AMB.a"""
    decided = activate(SPIDER, "4,2", {"thorium": "5,2", "mercury": "3,2"}).told("AlienDecided")
    assert [event.by for event in decided] == ["GD-8.2.r"]
    team = {"thorium": "5,2", "mercury": "3,2"}
    game = position(SPIDER, "4,2", team)
    assert game.ways(SPIDER) == ["thorium at 4,2"]
    twins = {"chromium": {"hex": "5,2", "wounds": 2}, "titanium": {"hex": "3,2", "wounds": 2}}
    assert position(SPIDER, "4,2", twins).ways(SPIDER) == ["chromium at 4,2"]


def test_a_named_target_is_attacked():
    """GD-8.10.b, GD-8.2.t"""
    team = {"chromium": {"hex": "4,2", "wounds": 5}, "titanium": "7,2"}
    game = position(SPIDER, "8,4", {"chromium": {"hex": "4,2", "wounds": 5}, "titanium": "5,2"})
    assert game.row(SPIDER) == "2"
    assert game.ways(SPIDER) == ["titanium at 8,4"]
    assert position(SPIDER, "8,4", team).row(SPIDER) == "1"


def test_eligible_is_who_is_in_sight_at_the_distance_of_the_row():
    """GD-8.10.f, GD-8.2.k"""
    team = {"chromium": "6,3", "iridium": {"hex": "4,2", "wounds": 3}}
    game = position(BETA, "8,4", team)
    assert game.row(BETA) == "1"
    assert game.ways(BETA) == ["chromium at 8,4"]
    hidden = position(
        BETA,
        "8,4",
        {"chromium": "6,3", "iridium": {"hex": "7,5", "wounds": 3}},
        map=field(sides=_closed("7,5")),
    )
    assert hidden.ways(BETA) == ["chromium at 8,4"]


def _closed(place):
    q, r = map(int, place.split(","))
    around = [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
    return {f"{place}|{a},{b}": "wall" for a, b in around}


def test_a_sandstorm_blinds_blasters():
    """GD-8.10.f"""
    assert position(BETA, "8,4", weather="ev05").row(BETA) == "plus"


def test_aliens_see_all_around():
    """GD-5.2.1.h"""
    for at in ("6,3", "2,1", "7,0", "1,4"):
        assert position(BETA, at, options={"human_view": True}).row(BETA) == "1"


def test_the_closest_agent_is_counted_in_areas_and_then_in_hexes():
    """GD-8.2.t"""
    team = {"chromium": "4,2", "thorium": "3,2"}
    game = position(CRITTER, "10,5", team)
    assert {way.split()[0] for way in game.ways(CRITTER)} == {"chromium"}


def test_between_equally_near_agents_the_wounded_is_hunted():
    """GD-8.2.r"""
    cards = {"aliens.spine_critter-green": {"rows": _near()}}
    team = {"chromium": "4,2", "thorium": {"hex": "8,4", "wounds": 1}}
    ways = position(CRITTER, "6,3", team, cards=cards).ways(CRITTER)
    assert {way.split()[0] for way in ways} == {"thorium"}
    weaker = {"chromium": "4,2", "iridium": "8,4"}
    ways = position(CRITTER, "6,3", weaker, cards=cards).ways(CRITTER)
    assert {way.split()[0] for way in ways} == {"iridium"}


def _near():
    return (Row(at="plus", do=(effects.MoveToward(to="closest_agent", areas=1),)),)


def test_nobody_wounded_means_the_weakest():
    """GD-8.2.s"""
    team = {"chromium": "4,2", "iridium": "2,1"}
    game = position(SPIDER, "10,5", team)
    assert {way.split()[0] for way in game.ways(SPIDER)} == {"iridium"}


# -- movement --------------------------------------------------------------------------------------


def test_aliens_go_from_centre_to_centre():
    """GD-8.9.c, GD-8.9.v"""
    game = position(BETA, "10,5")
    assert game.ways(BETA) == ["chromium via 10,5 at 8,4"]


def test_an_occupied_centre_is_replaced_by_the_hex_nearest_to_the_goal():
    """GD-8.9.d, GD-8.9.b"""
    game = position(BETA, "10,5", others={"spine_critter-green-2": "8,4"})
    ends = {way.split()[-1] for way in game.ways(BETA)}
    assert ends == {"7,4", "8,3"}


def test_at_the_end_an_alien_steps_up_to_an_agent():
    """GD-8.9.e"""
    cards = {"aliens.xeno_beta-green": {"rows": _far()}}
    game = position(BETA, "10,5", "7,3", cards=cards)
    assert {way.split()[-1] for way in game.ways(BETA)} == {"7,4", "8,3"}
    both = position(BETA, "10,5", {"chromium": "7,3", "thorium": "8,2"}, cards=cards)
    assert both.ways(BETA) == ["chromium via 10,5 at 8,3"]


def test_in_an_agents_area_an_alien_engages():
    """GD-8.9.e"""
    line = ground("0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0")
    team = {"chromium": "7,0", "thorium": "3,0"}
    game = position(BETA, "0,0", team, map=line, cards={"aliens.xeno_beta-green": {"rows": _far()}})
    assert game.ways(BETA) == ["chromium via 0,0 at 2,0"]


def _far():
    return (Row(at="plus", do=(effects.MoveToward(to="alpha", areas=1),)),)


def test_an_alien_that_retreats_into_an_agents_area_engages_there():
    """GD-8.9.g"""
    team = {"chromium": "4,2", "thorium": "8,0"}
    alien = {"hex": "5,2", "came_from": "7,0"}
    game = activate(BETA, alien, team).dice("SHIELD", "SHIELD")
    assert set(game.options) == {"- via 4,2 at 7,0", "- via 4,2 at 7,1"}


def test_an_alien_touches_as_many_agents_as_it_can():
    """GD-8.9.f"""
    team = {"chromium": "4,2", "thorium": "5,1", "titanium": "6,2"}
    game = position(SPIDER, "8,4", team, cards={"aliens.aracnos-green": {"rows": _adjacent()}})
    assert {way.split()[-1] for way in game.ways(SPIDER)} == {"5,2"}


def _adjacent():
    return (Row(at="plus", do=(effects.MoveAdjacent(to="alpha", areas=3),)),)


def test_adjacent_means_inside_the_targets_area_if_there_is_room():
    """GD-8.9.q, GD-8.9.r, GD-8.9.l"""
    game = position(CRITTER, "8,4", "5,2")
    ends = {way.split()[-1] for way in game.ways(CRITTER)}
    assert ends == {"4,2", "4,3", "5,1"}
    crowd = {"xeno_beta-green-2": "4,2", "xeno_beta-blue-3": "4,3", "aracnos-blue-4": "5,1"}
    full = position(CRITTER, "8,4", "5,2", others=crowd)
    assert {way.split()[-1] for way in full.ways(CRITTER)} == {"6,2", "5,3", "6,1"}


def test_aliens_pass_through_figures_and_signals():
    """GD-8.9.k, GD-8.9.y"""
    line = ground(" ".join(f"{q},0" for q in range(10)))
    others = {"xeno_beta-green-2": "4,0", "xeno_beta-blue-3": "5,0"}
    game = position(CRITTER, "7,0", "0,0", others=others, map=line)
    assert game.ways(CRITTER) == ["chromium via 5,-1 at 2,0"]
    signals = {"s1": {"hex": "4,0"}}
    unseen = position(CRITTER, "7,0", "0,0", map=line, signals=signals)
    assert unseen.ways(CRITTER) == ["chromium via 5,-1 at 2,0"]


def test_doors_and_windows_are_passages():
    """GD-8.9.j"""
    for kind in ("door", "window"):
        line = ground(" ".join(f"{q},0" for q in range(8)), sides={"3,0|4,0": kind})
        assert position(CRITTER, "7,0", "1,0", map=line).row(CRITTER) != "none"
    locked = ground(" ".join(f"{q},0" for q in range(8)), sides={"3,0|4,0": "door"})
    shut = position(CRITTER, "7,0", "1,0", map=locked, locks=["3,0|4,0"])
    assert shut.row(CRITTER) == "none"


def test_an_alien_moves_back_where_it_came_from():
    """GD-8.9.n, GD-8.9.h, GD-8.9.i"""
    game = activate(BETA, {"hex": "5,2", "came_from": "7,0"}).dice("SHIELD", "SHIELD")
    assert game.asked == ""
    assert game.alien(BETA).hex == "7,0"
    assert len(game.told("HitsRolled")) == 1


def test_without_a_way_back_an_alien_flees_from_the_closest_agent():
    """GD-8.9.o/shut, GD-8.9.p"""
    for origin in (None, "10,5"):
        game = activate(BETA, {"hex": "6,3", "came_from": origin}).dice(
            "SHIELD", "SHIELD", "SHIELD"
        )
        ends = {way.split()[-1] for way in game.options} or {game.alien(BETA).hex}
        area = game.state.box.board.area_distance
        assert all(area("4,2", end) == 2 for end in ends)


def test_an_alien_on_a_teleport_point_stays_there():
    """GD-8.9.m"""
    rows = (Row(at="plus", do=(effects.MoveToward(to="closest_teleport", areas=1),)),)
    home = {
        "cards": {"aliens.xeno_beta-green": {"rows": rows}},
        "teleports": {"HIT": "6,3", "SHIELD": "1,4"},
    }
    assert position(BETA, "6,3", **home).ways(BETA) == ["- at 6,3"]
    assert position(BETA, "8,4", **home).ways(BETA) == ["- via 8,4 at 6,3"]


def test_a_movement_stops_at_its_target():
    """GD-8.9.u, GD-8.9.w"""
    game = position(SPIDER, "10,5", "6,3", map=field(blocked=["8,4", "9,4", "9,3", "8,5", "7,5"]))
    area = game.state.box.board.area_of
    assert game.row(SPIDER) == "plus"
    assert {area[way.split()[-1]] for way in game.ways(SPIDER)} == {"6,3"}


def test_the_chosen_row_is_carried_through():
    """GD-8.2.u"""
    game = activate(CRITTER, "6,3")
    game.choose(game.options[0])
    assert [event.row for event in game.told("AlienDecided")] == ["1", "1"]


def test_the_controller_chooses_among_equal_ways():
    """GD-8.8.j/way"""
    game = activate(
        SPIDER, {"hex": "6,3", "controller": "thorium"}, {"chromium": "4,2", "thorium": "0,11"}
    )
    assert game.seat == "thorium"
    assert len(game.options) > 1


# -- attack twice ----------------------------------------------------------------------------------


def twice(**agents):
    """A green Aracnos whose claws strike twice."""
    rows = (Row(at=0, do=(effects.Attack(weapon="claws", times=2),)),)
    return activate(SPIDER, "4,2", agents, cards={"aliens.aracnos-green": {"rows": rows}})


def striking_twice():
    return (Row(at=0, do=(effects.Attack(weapon="claws", times=2),)),)


PLAIN = {"armour": (), "standard": Side(hp=5)}
"""Agents without armour and with the same health are equal to aliens."""


def targets(game):
    return [event.target for event in game.told("AttackDeclared")]


KILL = ("HIT+AMMO", "SHIELD", "SHIELD", "JAM")
MISSED = ("SHIELD", "SHIELD", "SHIELD")


def test_the_second_attack_goes_at_the_same_target():
    """GD-FAQ.k"""
    webs = Row(at=1, do=(effects.Attack(weapon="web", on="closest_agent", times=2),))
    team = {"iridium": "6,3", "chromium": {"hex": "6,2", "wounds": 5}}
    game = activate(SPIDER, "8,4", team, cards={"aliens.aracnos-green": {"rows": (webs,)}})
    game.dice("HIT+AMMO", "SHIELD", "SHIELD", "HIT+BOLT").choose("5,3").dice(*MISSED)
    assert targets(game) == ["iridium", "iridium"]


def test_a_dead_targets_neighbour_takes_the_second_attack():
    """GD-FAQ.l"""
    game = twice(chromium={"hex": "5,2", "wounds": 6}, thorium="3,2").dice(*KILL, *MISSED)
    assert targets(game) == ["chromium", "thorium"]


def test_the_second_attack_goes_at_the_most_wounded_of_the_others():
    """GD-FAQ.l, GD-8.10.c"""
    dead = {"hex": "5,2", "wounds": 6}
    game = twice(chromium=dead, thorium="3,2", titanium={"hex": "4,3", "wounds": 1})
    game.dice(*KILL, *MISSED)
    assert targets(game) == ["chromium", "titanium"]


def test_the_controller_chooses_among_equal_others():
    """GD-FAQ.l, GD-8.8.j/second"""
    rows = {"aliens.aracnos-green": {"rows": striking_twice()}, "agents.titanium": PLAIN}
    rows["agents.iridium"] = PLAIN
    team = {"chromium": {"hex": "5,2", "wounds": 6}, "titanium": "4,3", "iridium": "3,3"}
    held = {"hex": "4,2", "controller": "titanium"}
    game = activate(SPIDER, held, team, cards=rows).dice(*KILL)
    assert (game.seat, len(game.options)) == ("titanium", 2)
    game.choose("iridium at 4,2").dice(*MISSED)
    assert targets(game) == ["chromium", "iridium"]


def test_without_another_target_the_second_attack_is_lost():
    """GD-FAQ.l"""
    game = twice(chromium={"hex": "5,2", "wounds": 6}, thorium="8,4").dice(*KILL)
    assert targets(game) == ["chromium"]
    assert game.asked == ""
