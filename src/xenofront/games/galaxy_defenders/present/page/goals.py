"""What the mission wants and where, its last round, and the order of turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from xenofront.games.galaxy_defenders.content import missions as content
from xenofront.games.galaxy_defenders.present.page.acting import CIVILIAN, acting, had_turn
from xenofront.games.galaxy_defenders.present.page.phrases import prey_words
from xenofront.games.galaxy_defenders.rules.ch6_sequence.battle import AliensTurn
from xenofront.games.galaxy_defenders.rules.ch6_sequence.objectives import holds, prey, progress
from xenofront.games.galaxy_defenders.rules.state import GDState, clockwise_from_alpha, operative
from xenofront.kernel import Game
from xenofront.present.messages.base import Tone
from xenofront.present.messages.scene import Goal, Track, Turn
from xenofront.text.texts import Texts

WARNING: Final = 2
"""So many rounds before the last one it is time to hurry."""
LAST: Final = (content.AllIn, content.Left, content.NobodyOnMap)
"""What is to be done when all else is."""


def goals(texts: Texts, state: GDState) -> tuple[Goal, ...]:
    """What has to be done for a full success, in the order in which it is done."""
    rows = state.box.mission.objectives
    wanted = next((row.when for row in rows if row.outcome == "accomplished"), ())
    leaves = any(isinstance(test, content.NobodyOnMap) for test in wanted)
    tests = [test for test in wanted if not (leaves and isinstance(test, content.Left))]
    first = [test for test in tests if not isinstance(test, (*LAST, content.Deadline))]
    ready = all(holds(state, test) for test in first)
    found = [goal for test in first for goal in _goals(texts, state, test)]
    for test in (test for test in tests if test not in first):
        found += _goals(texts, state, test, "plain" if ready else "dim")
    return (*found, *_losses(texts, state))


def _goals(
    texts: Texts, state: GDState, test: content.Test, tone: Tone = "plain"
) -> Iterator[Goal]:
    """What one condition asks for; each gate that has to be closed is one."""
    value, wanted = progress(state, test)
    tone = "good" if value >= wanted else tone
    if isinstance(test, content.TeleportsLeft):
        yield from _gates(texts, state, test)
        return
    kind, name = _words(texts, state, test)
    if isinstance(test, content.Deadline):
        value, wanted = value - 1, wanted - 1
    if isinstance(test, content.TokensLeft):
        total = list(state.box.mission.tokens.values()).count(test.token)
        value, wanted = value + total, wanted + total
    if wanted <= 0:  # something has to go
        name, value, wanted = texts.say(f"goal-{kind}-left", left=wanted - value), 0, 1
    yield Goal(
        id=kind if not isinstance(test, content.Count) else test.counter,
        kind=kind,
        name=name,
        value=min(value, wanted),
        most=wanted,
        tone=tone,
        figures=_figures(state, test),
        markers=_markers(state, test),
        cells=_cells(state, test),
    )


def _words(texts: Texts, state: GDState, test: content.Test) -> tuple[str, str]:
    """The word that a goal is drawn by, and its name."""
    mission = state.box.mission
    match test:
        case content.Count(counter=counter):
            action = next((a for a in mission.actions if a.counts == counter), None)
            return "action", texts.called(action) if action else texts.say("goal-action")
        case content.AllIn(hexes=hexes):
            return "goal", _everybody(texts, state, hexes)
        case content.Deadline(round=last):
            return "rounds", texts.say("goal-rounds", round=last)
        case content.Killed():
            return "prey", texts.say("goal-prey", alien=prey_words(texts, state.box, test))
        case content.Rescued():
            return "civilian", texts.say("goal-civilian")
        case content.Stage(at_least=stage):
            return "prey", texts.say("goal-stage", stage=stage)
        case content.NpcsAlive(at_least=least):
            return "civilian", texts.say("goal-npcs", count=least)
        case content.TokensLeft(token=token):
            return "prey", texts.say("goal-tokens", token=texts.name(token, state.box))
        case content.Left() | content.NobodyOnMap():
            action = next((a for a in mission.actions if a.leaves), None)
            return "leave", texts.called(action) if action else texts.say("goal-leave")
    return "clear", texts.say("goal-clear-left", left=0)


def _everybody(texts: Texts, state: GDState, hexes: tuple[str, ...]) -> str:
    """Where everybody has to be: inside, back where they came from, or in a named place."""
    mission, rooms = state.box.mission, state.box.board.room_of
    if all(place in rooms for place in hexes):
        return texts.say("goal-inside")
    marks = (mark for mark, place in mission.marks_on_map.items() if place in hexes)
    mark = next((mark for mark in marks if texts.has(f"place-to-{mark}")), "")
    where = texts.say(f"place-to-{mark}") if mark else texts.say("place-to-hexes")
    back = "yes" if set(mission.start) <= set(hexes) else "no"
    return texts.say("goal-everybody", where=where, back=back)


def _gates(texts: Texts, state: GDState, test: content.TeleportsLeft) -> Iterator[Goal]:
    """The teleport points that actions of the mission remove; or as many as there are left."""
    actions = [action for action in state.box.mission.actions if action.removes_teleport]
    for action in actions:
        place = state.teleports.get(action.removes_teleport)
        yield Goal(
            id=action.id,
            kind="teleport",
            name=texts.called(action),
            value=0 if place else 1,
            most=1,
            tone="plain" if place else "good",
            cells=action.at if place else (),
            markers=(f"action-{action.id}-{action.at[0]}",) if place and action.at else (),
        )
    if not actions:
        left = len(state.teleports) - test.at_most
        yield Goal(
            id="teleports",
            kind="teleport",
            name=texts.say("goal-teleport-left", left=max(left, 0)),
            value=int(left <= 0),
            most=1,
            tone="good" if left <= 0 else "plain",
            cells=tuple(state.teleports.values()),
        )


def _figures(state: GDState, test: content.Test) -> tuple[str, ...]:
    """Whom a goal is about."""
    match test:
        case content.Killed():
            return prey(state, test)
        case content.TokensLeft(token=token):
            return tuple(name for name, row in state.objects.items() if row.kind == token)
        case content.Rescued():
            return tuple(f"{CIVILIAN}{civilian}" for civilian in state.civilians)
        case content.MapClear():
            return (*state.aliens, *state.signals)
    return ()


def _cells(state: GDState, test: content.Test) -> tuple[str, ...]:
    """Where a goal is reached; nothing where that is behind the squad."""
    if holds(state, test) and not isinstance(test, content.AllIn):
        return ()
    actions = state.box.mission.actions
    match test:
        case content.AllIn(hexes=hexes):
            return hexes
        case content.Count(counter=counter):
            return tuple(place for a in actions if a.counts == counter for place in a.at)
        case content.Rescued():
            return tuple(place for a in actions if a.civilian == "deliver" for place in a.at)
        case content.Left() | content.NobodyOnMap():
            return tuple(place for a in actions if a.leaves for place in a.at)
    return ()


def _markers(state: GDState, test: content.Test) -> tuple[str, ...]:
    """The markers of the actions that count."""
    if not isinstance(test, content.Count) or holds(state, test):
        return ()
    actions = (a for a in state.box.mission.actions if a.counts == test.counter)
    return tuple(f"action-{action.id}-{place}" for action in actions for place in action.at)


def _losses(texts: Texts, state: GDState) -> Iterator[Goal]:
    """How many of the squad may be lost without spoiling it, and who is left."""
    tests = [test for row in state.box.mission.objectives for test in row.when]
    deaths = [progress(state, t) for t in tests if isinstance(t, content.Deaths | content.HalfLost)]
    if not deaths:
        return
    dead, spoiled = min(deaths, key=lambda each: each.wanted)
    squad = sum(not row.owner for row in state.agents.values())
    yield Goal(
        id="losses",
        kind="losses",
        name=texts.say("goal-losses", most=spoiled - 1),
        value=squad - dead,
        most=squad,
        tone="bad" if dead >= spoiled else "plain",
    )


# -- rounds and turns ------------------------------------------------------------------------------


def last_round(mission: content.Mission) -> int | None:
    """The round after which a mission ends by itself."""
    tests = (test for row in mission.objectives for test in row.when)
    return min((t.round for t in tests if isinstance(t, content.Deadline)), default=None)


def track(texts: Texts, state: GDState) -> Track | None:
    """The round, and how many are left."""
    last = last_round(state.box.mission)
    if not state.round:
        return None
    if last is None:
        return Track(name=texts.say("ui-round", round=state.round), value=state.round)
    left = max(last - state.round, 0)
    return Track(
        name=texts.say("track-round", round=min(state.round, last), last=last),
        value=min(state.round, last),
        most=last,
        left=texts.say("track-left", left=left),
        tone="warn" if left < WARNING else "plain",
    )


def order(game: Game) -> tuple[Turn, ...]:
    """Agents as they take their turns, then the aliens that are awake and have not acted."""
    state = game.state
    assert isinstance(state, GDState)
    if state.outcome or state.alpha not in operative(state):
        return ()
    now, done = acting(game), had_turn(game)
    over = state.phase == "event"
    turns = [
        Turn(figure=a, state="now" if a == now else "done" if over or a in done else "next")
        for a in clockwise_from_alpha(state)
    ]
    if now in state.aliens:
        turns.append(Turn(figure=now, state="now"))
    awake = next((f.waiting for f in game.stack if isinstance(f, AliensTurn)), ())
    turns += (Turn(figure=a, state="next") for a in awake if a in state.aliens and a != now)
    return tuple(turns)
