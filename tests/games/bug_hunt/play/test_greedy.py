"""What the greedy player of Bug Hunt goes for, and how it gets there."""

import msgspec

from xenofront.games.bug_hunt.play.greedy import GreedyPlayer
from xenofront.games.bug_hunt.play.greedy.moving import best_first
from xenofront.games.bug_hunt.play.greedy.prizes import grips, prizes, worth
from xenofront.games.bug_hunt.play.greedy.shots import blast, worry
from xenofront.games.bug_hunt.play.greedy.situation import SURVEY, Situation, Temper
from xenofront.games.bug_hunt.play.greedy.squad import veterans_support
from xenofront.games.bug_hunt.play.greedy.turn import HOPELESS
from xenofront.games.bug_hunt.rules.ch1_setup.support import ChooseSupport
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseMove
from xenofront.games.bug_hunt.rules.ch5_aliens.specials import centre
from xenofront.games.bug_hunt.rules.choices import STAY
from xenofront.games.bug_hunt.rules.ground import touches_point
from xenofront.games.bug_hunt.rules.state import Alien, BHState, Objective, PointId, TrooperId
from xenofront.games.factory import new_game
from xenofront.geometry.plane.exact import INCH, Point
from xenofront.kernel import Game, Question
from xenofront.kernel.tables import changed
from xenofront.lab.arena import Cell, setup_of
from xenofront.players.base import asked_seat, seen_by
from xenofront.players.chance import RandomPlayer


def hunt(number: int = 0) -> Game:
    """A mission whose first trooper may act."""
    game = new_game(setup_of("bug-hunt", 3, Cell("first_contact", 3), number))
    greedy = GreedyPlayer(1)
    while game.pending is not None and game.pending.what != "trooper":
        game.answer(greedy.choose(seen_by(game, asked_seat(game))).key)
    return game


def facts(game: Game) -> BHState:
    assert isinstance(game.state, BHState)
    return game.state


def everybody(state: BHState) -> list[TrooperId]:
    return list(Situation(state).squad)


def test_nobody_gives_up_at_random():
    game = hunt()
    assert game.pending is not None
    assert "concede" in game.pending.options
    keys = {RandomPlayer(seed).choose(game).key for seed in range(200)}
    assert keys == set(game.pending.options) - {"concede"}


def test_a_survey_is_an_objective_for_scientists():
    state = facts(hunt())
    for name in everybody(state):
        state.change_trooper(name, kind="grunt")
    assert SURVEY not in [target.kind for target in Situation(state).targets]
    first = everybody(state)[0]
    state.change_trooper(first, kind="science", weapons=(), at=centre(state))
    look = Situation(state)
    assert look.surveyors == (first,)
    state.objectives = {}
    assert Situation(state).goals[first].kind == SURVEY
    state.surveyed = True
    assert Situation(state).surveyors == ()


def test_who_surveys_neither_moves_nor_acts():
    game = hunt()
    state = facts(game)
    name = next(n for n in everybody(state) if f"act {n}" in game.pending.options)  # type: ignore[union-attr]
    state.contacts, state.objectives = {}, {}
    state.change_trooper(name, kind="science", weapons=(), at=centre(state))
    game.answer(f"act {name}")
    for what, key in (("move", "stay"), ("action", "done")):
        assert game.pending is not None
        assert game.pending.what == what
        choice = GreedyPlayer(1).choose(seen_by(game, asked_seat(game)))
        assert choice.key == key
        assert "survey" in choice.why.message
        game.answer(choice.key)


def test_who_knows_most_hacks_and_the_others_leave_room():
    state = facts(hunt())
    names = everybody(state)
    place = Point(18 * INCH, 18 * INCH)
    state.objectives = {PointId("hack-1"): Objective(at=place, kind="hack", worth=2)}
    for number, name in enumerate(names):
        state.change_trooper(name, tech=0, at=Point((10 + number) * INCH, 12 * INCH))
    state.change_trooper(names[-2], tech=3)
    look = Situation(state)
    assert [n for n, target in look.doers.items() if target.kind == "hack"] == [names[-2]]
    assert not look.is_served(names[0], look.goals[names[0]])


def hacked(*techs: int) -> tuple[BHState, list[TrooperId], Point]:
    """A hack in the open, far from a squad with such Tech; its members, and where it is."""
    state = facts(hunt())
    state.objectives = {PointId("hack-1"): Objective(at=OPEN_GROUND, kind="hack", worth=2)}
    names = everybody(state)
    for name, tech in zip(names, (*techs, *(0 for _ in names)), strict=False):
        state.change_trooper(name, tech=tech, at=Point(34 * INCH, 34 * INCH))
    return state, names, OPEN_GROUND


def test_veterans_leave_a_hack_to_two_who_are_near_and_know_more():
    state, names, place = hacked(0, 2, 1)
    clumsy, best, good = names[:3]

    def had(name: TrooperId) -> float:
        look = Situation(state, VETERAN)
        return worth(look, name, place, prizes(look))

    assert had(best) > had(good) > had(clumsy) > 0
    for number, name in enumerate((best, good)):
        assert had(clumsy) > 0
        state.change_trooper(name, at=Point(place.x + number * INCH, place.y + 6 * INCH))
    assert had(best) > had(clumsy) == 0
    state.change_trooper(good, stun=1)
    assert had(clumsy) > 0


def test_two_veterans_hack_at_once_each_on_one_side():
    state, names, place = hacked()
    first, second = names[:2]
    state.change_trooper(first, at=Point(place.x, place.y + 4 * INCH))
    state.change_trooper(second, at=Point(place.x + INCH, place.y - 4 * INCH))
    for name in (first, second):
        look = Situation(state, VETERAN)
        found = prizes(look)
        ways = list(grips(look, name, found))
        best = max(ways, key=lambda way: worth(look, name, way.end, found))
        assert touches_point(best.end, place)
        assert worth(look, name, best.end, found) > worth(look, name, place, found)
        state.change_trooper(name, at=best.end)


def test_to_veterans_a_hack_is_as_far_as_it_takes_turns():
    state = facts(hunt())
    names = everybody(state)
    state.objectives = {
        PointId("hack-1"): Objective(at=Point(18 * INCH, 16 * INCH), kind="hack", worth=2),
        PointId("secure-2"): Objective(at=Point(18 * INCH, 28 * INCH), kind="secure", worth=2),
    }
    for name in names:
        state.change_trooper(name, tech=0, at=Point(18 * INCH, 10 * INCH))
    assert [target.kind for target in Situation(state).targets] == ["hack"]
    assert [target.kind for target in Situation(state, VETERAN).targets] == ["secure"]
    state.change_trooper(names[-1], tech=3, at=Point(18 * INCH, 2 * INCH))
    look = Situation(state, VETERAN)
    assert [target.kind for target in look.targets] == ["hack"]
    assert [name for name, target in look.doers.items() if target.kind == "hack"] == [names[-1]]


def test_places_come_from_the_best_on_and_lead_where_they_say():
    game, greedy, led = hunt(), GreedyPlayer(1), 0
    for _ in range(80):
        ask = game.pending
        assert isinstance(ask, Question)
        if isinstance(ask, ChooseMove):
            places = list(best_first(Situation(facts(game)), ask.trooper))
            choices = [place.choice for place in places]
            assert STAY in choices
            assert len(set(choices)) == len(choices)
            for choice, end, *_ in places:
                if choice != STAY and game.why_not(choice) is None:
                    assert game.preview(choice).end == end
                    led += 1
        game.answer(greedy.choose(seen_by(game, ask.seat)).key)
    assert led > 20


def test_a_squad_may_run_for_several_objectives_at_once():
    state = facts(hunt())
    look = Situation(state, Temper(apart=3))
    open_ones = [target for target, _ in look.open.values()]
    assert set(look.targets) == {target for target in open_ones if target.kind != "beacon"}
    assert len(look.targets) > 1
    going = [list(look.goals.values()).count(target) for target in look.targets]
    assert sum(going) == len(look.squad)
    assert max(going) - min(going) <= 1
    assert all(look.is_served(name, target) for name, target in look.goals.items())
    state.objectives = changed(state.objectives, PointId(look.targets[0].name), done=True)
    assert look.targets[0] not in Situation(state, Temper(apart=3)).targets


def test_who_runs_for_everything_leaves_beacons_until_nothing_else_is_open():
    state = facts(hunt())
    first, *rest = state.objectives
    state.objectives = changed(state.objectives, first, kind="beacon")
    for other in rest:
        state.objectives = changed(state.objectives, other, kind="scout")
    assert first not in [target.name for target in Situation(state, Temper(apart=3)).targets]
    for other in rest:
        state.objectives = changed(state.objectives, other, done=True)
    assert [target.name for target in Situation(state, Temper(apart=3)).targets] == [first]


def test_a_long_mission_is_given_up_with_the_ship():
    state = facts(hunt())
    name = everybody(state)[0]
    state.troopers, state.turn = {name: state.troopers[name]}, 30
    state.change_evac(at=Point(5 * INCH, 5 * INCH), leaves=33)
    places = list(best_first(Situation(state), name))
    here, ship = state.troopers[name].at, state.evac.at
    assert ship is not None
    best = places[0].end
    assert abs(best.x - ship.x) + abs(best.y - ship.y) < abs(here.x - ship.x) + abs(here.y - ship.y)


def test_a_squad_that_cannot_even_call_the_ship_gives_up_one_day():
    game = hunt()
    state, greedy = facts(game), GreedyPlayer(1)
    assert greedy.choose(game).key != "concede"
    state.turn = HOPELESS
    assert greedy.choose(game).key == "concede"
    assert greedy.choose(game).why.message == "why-concede"
    state.change_evac(called=True)
    assert greedy.choose(game).key != "concede"


# -- veterans --------------------------------------------------------------------------------------

VETERAN = Temper(veteran=True)
OPEN_GROUND = Point(30 * INCH, 6 * INCH)


def fight(kind: str, away: int) -> tuple[Game, TrooperId]:
    """A trooper in a fight is to move, so many inches from an objective."""
    game = hunt()
    state = facts(game)
    assert game.pending is not None
    name = TrooperId(game.pending.options[0].removeprefix("act "))
    here = OPEN_GROUND
    state.contacts, state.alien_type = {}, "reanimation"
    for number, other in enumerate(everybody(state)):
        state.change_trooper(other, at=Point(2 * INCH, (2 + 2 * number) * INCH))
    state.change_trooper(name, at=here)
    state.objectives = {
        PointId("one"): Objective(at=Point(here.x, here.y + away * INCH), kind=kind, worth=2)
    }
    state.add_alien(Alien(at=Point(here.x + INCH, here.y)))
    game.answer(f"act {name}")
    assert game.pending.what == "move"
    return game, name


def test_veterans_walk_away_from_a_fight_to_an_objective_and_greedy_does_not():
    game, name = fight("scout", 5)
    goal = facts(game).objectives[PointId("one")].at
    assert GreedyPlayer(1).choose(game).key == "stay"
    key = GreedyPlayer(1, VETERAN).choose(game).key
    game.answer(key)
    assert touches_point(facts(game).troopers[name].at, goal)
    assert facts(game).objectives[PointId("one")].reached


def test_what_is_to_be_had_depends_on_who_is_there_already():
    game, name = fight("patrol", 12)
    look = Situation(facts(game), VETERAN)
    found = prizes(look)
    near = Point(OPEN_GROUND.x, OPEN_GROUND.y + 7 * INCH)
    assert worth(look, name, near, found) == found[0].worth
    assert worth(look, name, OPEN_GROUND, found) == 0
    other = next(one for one in look.squad if one != name)
    facts(game).change_trooper(other, at=near)
    again = Situation(facts(game), VETERAN)
    assert worth(again, name, near, prizes(again)) == 0
    facts(game).change_objective(PointId("one"), done=True)
    assert prizes(Situation(facts(game), VETERAN)) == ()


def test_veterans_leave_the_wounded_lie():
    state = facts(fight("scout", 5)[0])
    hurt = Alien(at=Point(0, 0), wounds=1)
    assert worry(Situation(state, VETERAN), hurt) < worry(Situation(state), hurt) < 1
    stunned = Alien(at=Point(0, 0), stun=1)
    assert worry(Situation(state, VETERAN), stunned) == worry(Situation(state), stunned)


def test_a_blast_counts_everybody_near_the_point():
    state = facts(fight("scout", 5)[0])
    alone = blast(state, "frag_grenade", Point(OPEN_GROUND.x + INCH, OPEN_GROUND.y))
    state.add_alien(Alien(at=Point(OPEN_GROUND.x + 2 * INCH, OPEN_GROUND.y)))
    both = blast(state, "frag_grenade", Point(OPEN_GROUND.x + INCH, OPEN_GROUND.y))
    assert both == 2 * alone > 0


def test_veterans_ask_for_whoever_shoots_and_then_for_grenades():
    game = new_game(setup_of("bug-hunt", 3, Cell("quick_start", 3), 0))
    while game.pending is not None and game.pending.what != "support":
        game.answer(GreedyPlayer(1).choose(game).key)
    ask = game.pending
    assert isinstance(ask, ChooseSupport)
    left, asked = list(ask.choices), list[str]()
    while len(asked) < 4:
        found = veterans_support(msgspec.structs.replace(ask, choices=tuple(left)))
        asked.append(found.key)
        left.remove(found.answer)
    assert asked == ["fire_team", "militia", "grenades", "weapons"]
    assert GreedyPlayer(1, VETERAN).choose(game).key == "fire_team"
