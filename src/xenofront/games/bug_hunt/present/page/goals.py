"""What the mission wants and where, its turns, and the order in which figures act."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from xenofront.games.bug_hunt.present.page.acting import acting
from xenofront.games.bug_hunt.present.page.markers import objective_state
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import SHIP
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import FIRST_TURN
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import SUCCESS, points
from xenofront.games.bug_hunt.rules.ground import on_table
from xenofront.games.bug_hunt.rules.state import BHState, PointId
from xenofront.games.bug_hunt.text.wording.names import capital
from xenofront.kernel import Game
from xenofront.present.messages.base import Tone
from xenofront.present.messages.scene import Goal, Track, Turn
from xenofront.text.texts import Texts

TONES: Final[dict[str, Tone]] = {"done": "good", "failed": "bad", "taken": "choice"}
AWAY: Final = ("evacuated",)


def goals(texts: Texts, state: BHState) -> tuple[Goal, ...]:
    """Points that make a success, what brings them, and the way home."""
    won = min(points(state), SUCCESS)
    first = Goal(
        id="points",
        kind="objective",
        name=texts.say("goal-points"),
        value=max(won, 0),
        most=SUCCESS,
        tone="good" if won >= SUCCESS else "plain",
    )
    listed = (_objective(texts, state, name) for name in state.objectives)
    return (first, *listed, *_home(texts, state, ready=won >= SUCCESS))


def _objective(texts: Texts, state: BHState, name: PointId) -> Goal:
    row = state.objectives[name]
    now = objective_state(row)
    carriers = (t for t in on_table(state) if state.troopers[t].package == name)
    over = row.done or row.failed
    return Goal(
        id=name,
        kind=f"objective_{row.kind}",
        name=capital(texts.name(name, state)),
        value=row.worth if row.done else 0,
        most=row.worth,
        tone=TONES.get(now, "plain"),
        figures=tuple(carriers) if row.taken else (),
        markers=() if row.taken or over else (name,),
        points=() if row.taken or over else ((row.at.x, row.at.y),),
    )


def _home(texts: Texts, state: BHState, *, ready: bool) -> Iterator[Goal]:
    """The drop ship is called, it comes, everybody boards."""
    evac, here = state.evac, on_table(state)
    people = [row for row in state.troopers.values() if row.fate != "reserve"]
    if not people or not state.turn:
        return
    away = sum(row.fate in AWAY for row in people)
    called = bool(evac.called or evac.comes or evac.at is not None or away)
    later: Tone = "plain" if ready else "dim"
    yield Goal(
        id="call",
        kind="evac",
        name=texts.say(
            "goal-call", first=FIRST_TURN, early="yes" if state.turn < FIRST_TURN else "no"
        ),
        value=int(called),
        most=1,
        tone="good" if called else later,
    )
    yield Goal(
        id="board",
        kind="leave",
        name=texts.say("goal-board"),
        value=away,
        most=away + len(here),
        tone="choice" if evac.at is not None and here else later,
        figures=(SHIP,) if evac.at is not None else (),
        points=((evac.at.x, evac.at.y),) if evac.at is not None else (),
    )


def track(texts: Texts, state: BHState) -> Track | None:
    """The turn; and until when the drop ship waits."""
    if not state.turn:
        return None
    evac, left = state.evac, ""
    tone: Tone = "plain"
    if evac.at is not None:
        left, tone = texts.say("track-ship-leaves", turn=evac.leaves), "warn"
    elif evac.comes:
        left, tone = texts.say("track-ship-comes", turn=evac.comes), "good"
    return Track(name=texts.say("bh-turn", turn=state.turn), value=state.turn, left=left, tone=tone)


def order(game: Game) -> tuple[Turn, ...]:
    """Who acts early, one alien for all of them, who acts late; first those who are done."""
    state = state_of(game)
    now, rows = acting(game), state.troopers
    squad = [name for name in on_table(state) if rows[name].phase or name == now]

    def turns(*phases: str) -> list[Turn]:
        return [
            Turn(figure=name, state="now" if name == now else "next")
            for name in squad
            if rows[name].phase in phases
        ]

    done = [
        Turn(figure=name, state="now" if name == now else "done")
        for name in squad
        if rows[name].phase in ("done", "")
    ]
    alien = now if now in state.aliens else next(iter(state.aliens), "")
    aliens = []
    if alien and squad:
        over = state.phase in ("slow", "end")
        aliens = [Turn(figure=alien, state="now" if alien == now else "done" if over else "next")]
    late = turns("slow", "held")
    if aliens and aliens[0].state == "done":
        return (*done, *aliens, *turns("quick"), *late)
    return (*done, *turns("quick"), *aliens, *late)
