"""The page after the mission."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from xenofront.games.bug_hunt.present.page.luck import luck
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import SUCCESS, points
from xenofront.games.bug_hunt.rules.events import aliens, campaign, combat, missions, turn
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.names import capital, name_of, row_name
from xenofront.kernel import Event, Record
from xenofront.present.messages.base import Fact, Line, Tone
from xenofront.present.messages.outcome import Moment, Outcome, Section
from xenofront.text.texts import Texts

RESULTS: Final[dict[str, Literal["won", "lost"]]] = {"accomplished": "won", "failed": "lost"}
GOOD: Final = (missions.ObjectiveDone, missions.ShipArrived)
BAD: Final = (
    combat.TrooperDown,
    turn.TrooperLeft,
    turn.Conceded,
    aliens.AlienTypeKnown,
    campaign.CharacterGone,
)
PLAIN: Final = (missions.EvacCalled, missions.ShipLeft, missions.LocationRevealed)


def outcome(record: Record, texts: Texts) -> Outcome:
    """How it ended and why, what became of everybody, and how the dice fell."""
    state = record.game.state
    assert isinstance(state, BHState)
    return Outcome(
        result=RESULTS[state.outcome],
        title=texts.say(f"outcome-{state.outcome}"),
        text=texts.say("bh-outcome-points", points=points(state), needed=SUCCESS),
        sections=(
            _squad(texts, state),
            _objectives(texts, state),
            _kills(texts, state, record.log()),
        ),
        moments=tuple(moments(texts, record)),
        luck=luck(texts, record),
        take_backs=record.take_backs,
        seed=str(record.setup.seed),
    )


# -- sections --------------------------------------------------------------------------------------


def _squad(texts: Texts, state: BHState) -> Section:
    """What became of everybody."""
    tones: dict[str, Tone] = {"evacuated": "good", "casualty": "bad", "lost": "bad"}
    facts = tuple(
        Fact(
            name=texts.name(name, state),
            value=texts.say(f"web-fate-{row.fate}"),
            tone=tones.get(row.fate, "plain"),
        )
        for name, row in state.troopers.items()
    )
    return Section(title=texts.say("web-section-squad"), facts=facts)


def _objectives(texts: Texts, state: BHState) -> Section:
    lines = []
    for name, row in state.objectives.items():
        kind = row_name(texts, state, "objectives", row.kind)
        words = {"objective": name_of(texts, name, state), "kind": kind, "worth": row.worth}
        message = f"bh-objective-{'done' if row.done else 'open'}"
        text, tone = capital(texts.say(message, **words)), "good" if row.done else "bad"
        lines.append(Line(text=text, tone=tone))  # type: ignore[arg-type]
    counters = {"evidence": state.evidence, "rescued": state.rescued, "supplies": state.supplies}
    facts = [
        Fact(name=texts.say(f"web-fact-{name}"), value=str(value))
        for name, value in {"turn": state.turn, **counters}.items()
        if value
    ]
    title = texts.say("web-section-objectives")
    return Section(title=title, lines=tuple(lines), facts=tuple(facts))


def _kills(texts: Texts, state: BHState, log: list[Event]) -> Section:
    """Killed aliens by who or what killed them."""
    causes = [event.cause for event in log if isinstance(event, combat.AlienKilled)]
    kind = name_of(texts, state.alien_type, state) if state.alien_type else "-"
    title = texts.say("bh-outcome-kills", count=len(causes), kind=kind)
    facts = tuple(
        Fact(name=texts.say("web-killed-by", cause=cause), value=str(causes.count(cause)))
        for cause in dict.fromkeys(causes)
    )
    return Section(title=title, facts=facts)


# -- the time line ---------------------------------------------------------------------------------


def moments(texts: Texts, record: Record) -> Iterator[Moment]:
    """Losses, objectives, what the aliens are, the drop ship and the end, by turn."""
    state, number = record.game.state, 0
    for node in record.line():
        for event in record.nodes[node].told:
            if isinstance(event, turn.TurnBegan):
                number = event.turn
            tone = _tone(event)
            if tone is not None:
                text = texts.event(event, state)
                when = texts.say("bh-turn", turn=number)
                yield Moment(node=node, when=when, text=text, tone=tone)


def _tone(event: Event) -> Literal["good", "bad", "plain"] | None:
    """How a moment is meant; none if it is no turning point."""
    if isinstance(event, turn.MissionEnded):
        return "good" if RESULTS[event.outcome] == "won" else "bad"
    if isinstance(event, BAD):
        return "bad"
    if isinstance(event, GOOD):
        return "good"
    return "plain" if isinstance(event, PLAIN) else None
