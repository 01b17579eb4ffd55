"""The page after the mission."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

from xenofront.games.galaxy_defenders.pack import catalogue
from xenofront.games.galaxy_defenders.present.event_styles import result
from xenofront.games.galaxy_defenders.present.page.luck import luck
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.state import GDState, max_hp
from xenofront.kernel import Event, Record
from xenofront.present.messages.base import Fact, Line
from xenofront.present.messages.outcome import Moment, Outcome, Section
from xenofront.text.texts import Texts

RESULTS: Final[dict[str, Literal["won", "partial", "lost"]]] = {
    "accomplished": "won",
    "partially": "partial",
    "failed": "lost",
}
GOOD: Final = (
    events.SpecialActionDone,
    events.CiviliansSafe,
    events.RankGained,
    events.ArmoryTaken,
    events.LeftMap,
)
BAD: Final = (
    events.AgentDied,
    events.Bleeding,
    events.DroneDestroyed,
    events.Enraged,
    events.StageChanged,
    events.TeleportOpened,
)


def outcome(record: Record, texts: Texts) -> Outcome:
    """How it ended and why, what it cost and brought, and how the dice fell."""
    state: Any = record.game.state
    found = result(texts, state.box, record.log())
    return Outcome(
        result=RESULTS[state.outcome],
        title=texts.say(f"outcome-{state.outcome}"),
        text=found.text,
        sections=(
            _squad(texts, state),
            _kills(texts, state.box, found.killed),
            _gains(texts, state),
        ),
        moments=tuple(moments(texts, record)),
        luck=luck(texts, record, state.box),
        take_backs=record.take_backs,
        seed=str(record.setup.seed),
        next_mission=next_mission(state),
    )


def next_mission(state: GDState) -> str:
    """Where the chain of missions goes on from here."""
    for campaign in catalogue().campaigns.values():
        for route in campaign.routes:
            if route.mission == state.setup.mission:
                return str(getattr(route, state.outcome))
    return ""


# -- sections --------------------------------------------------------------------------------------


def _squad(texts: Texts, state: GDState) -> Section:
    """Everybody: alive, gone or dead, with wounds and rank."""
    facts = []
    for seat in state.setup.seats:
        row = state.agents[seat]
        if row.left:
            value, good = texts.say("ui-left-map"), True
        elif not row.alive:
            value, good = texts.say("ui-dead"), False
        else:
            value, good = texts.say("web-wounds", wounds=row.wounds, hp=max_hp(state, seat)), True
        value = texts.say("web-rank-and", rank=texts.say(f"rank-{row.rank}"), value=value)
        name = texts.name(seat, state.box)
        facts.append(Fact(name=name, value=value, tone="good" if good else "bad"))
    return Section(title=texts.say("web-section-squad"), facts=tuple(facts))


def _kills(texts: Texts, box: Box, killed: dict[str, int]) -> Section:
    facts = [Fact(name=texts.name(card, box), value=str(n)) for card, n in killed.items()]
    title = texts.say("web-section-kills", count=sum(killed.values()))
    return Section(title=title, facts=tuple(facts))


def _gains(texts: Texts, state: GDState) -> Section:
    """Time, fragments, the rescued, and what lies at headquarters."""
    pairs: list[tuple[str, object]] = [("round", state.round), ("fragments", state.fragments)]
    if state.box.mission.civilians:
        pairs.append(("rescued", state.rescued))
    if state.headquarters:
        names = ", ".join(texts.name(weapon, state.box) for weapon in state.headquarters)
        pairs.append(("headquarters", names))
    facts = (Fact(name=texts.say(f"web-fact-{what}"), value=str(value)) for what, value in pairs)
    objectives = (
        Line(text=texts.say("ui-done", action=texts.called(action)), tone="good")
        for action in state.box.mission.actions
        if state.counters.get(action.counts, 0) >= action.limit
    )
    return Section(
        title=texts.say("web-section-gains"), facts=tuple(facts), lines=tuple(objectives)
    )


# -- the time line ---------------------------------------------------------------------------------


def moments(texts: Texts, record: Record) -> Iterator[Moment]:
    """Deaths, strong aliens killed, what the mission wanted done, and the end, by round.

    What was given before the first round is no turning point.
    """
    state: Any = record.game.state
    box, number = state.box, 0
    for node in record.line():
        for event in record.nodes[node].told:
            if isinstance(event, events.RoundBegan):
                number = event.round
            tone = _tone(box, event)
            if number and tone is not None:
                text = texts.event(event, box)
                when = texts.say("ui-round", round=number)
                yield Moment(node=node, when=when, text=text, tone=tone)


def _tone(box: Box, event: Event) -> Literal["good", "bad", "plain"] | None:
    """How a moment is meant; none if it is no turning point."""
    if isinstance(event, BAD):
        return "bad"
    if isinstance(event, GOOD):
        return "good"
    if isinstance(event, events.AlienDied):
        return "good" if box.aliens[event.card].rank == "red" else None
    if isinstance(event, events.MissionEnded):
        return {"won": "good", "partial": "plain", "lost": "bad"}[RESULTS[event.outcome]]  # type: ignore[return-value]
    return None
