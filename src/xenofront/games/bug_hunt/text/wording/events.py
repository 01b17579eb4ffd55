"""The fields of Bug Hunt's events in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.games.bug_hunt.text.wording.measures import dice, measured, signed, spot
from xenofront.games.bug_hunt.text.wording.names import name_of, row_name, thing
from xenofront.games.bug_hunt.text.wording.needed import added, needed
from xenofront.geometry.plane.exact import length_up, point
from xenofront.kernel import Event
from xenofront.text.message_files import yes

if TYPE_CHECKING:
    from xenofront.text.texts import Texts

Telling = Callable[["Texts", Any, BHState], Any]


def _names(texts: Texts, value: tuple[str, ...], state: BHState) -> str:
    return "; ".join(name_of(texts, one, state) for one in value)


def _table(kind: str) -> Telling:
    """The name of a row of a table; nothing for nothing."""

    def telling(texts: Texts, value: str, state: BHState) -> str:
        return row_name(texts, state, kind, value) if value else ""

    return telling


def _word(kind: str) -> Telling:
    """One of a few words that the messages know."""
    return lambda texts, value, state: texts.say(f"{kind}-{value}") if value else ""


def _die(texts: Texts, value: str, state: BHState) -> str:
    return dice((value,)) if value else ""


FIELDS: dict[str, Telling] = {
    **dict.fromkeys(
        (
            "trooper", "alien", "figure", "shooter", "target", "by", "unit", "character", "contact",
            "objective", "location", "spawn", "signal", "marker", "support",
        ),
        lambda texts, value, state: name_of(texts, value, state) if value else "",
    ),
    **dict.fromkeys(("weapon", "gear", "armour"), thing),
    **dict.fromkeys(("at", "start", "end"), lambda texts, value, state: spot(value)),
    **dict.fromkeys(("cost", "height"), lambda texts, value, state: measured(value)),
    **dict.fromkeys(("face", "alien_face", "old", "new", "aggression", "chance"), _die),
    **dict.fromkeys(("bonus", "alien_bonus"), lambda texts, value, state: signed(value)),
    "faces": lambda texts, value, state: dice(value),
    "aliens": _names,
    "feature": _table("features"),
    "variant": _table("variants"),
    "leader": _table("leaders"),
    "origin": _table("origins"),
    "training": _table("training"),
    "history": _table("history"),
    "assignment": _table("assignments"),
    "happening": _table("life"),
    "luck": _table("movie"),
    "stat": _word("stat"),
    "phase": _word("phase"),
    "outcome": _word("outcome"),
    "edge": _word("edge"),
}  # fmt: skip
"""How a field is told, by its name."""
OWN: dict[tuple[str, str], Telling] = {
    **dict.fromkeys(
        (("ReputationGained", "amount"), ("ExperienceGained", "amount")),
        lambda texts, value, state: signed(value),
    ),
    ("ObjectivePlaced", "kind"): _table("objectives"),
    ("ObjectiveDone", "kind"): _table("objectives"),
    ("AlienTypeKnown", "kind"): _table("aliens"),
    ("LocationRevealed", "effect"): _table("locations"),
    ("SignalFound", "effect"): _table("signals"),
    ("InjuryRolled", "result"): _table("injuries"),
    ("ProgressRolled", "result"): _table("progress"),
}
"""Fields that mean something else in one event than in another."""


def fields(texts: Texts, event: Event, state: BHState) -> dict[str, Any]:
    """What the sentence about an event needs."""
    kind = type(event).__name__
    words: dict[str, Any] = {}
    for field in event.__struct_fields__:
        if field in ("rules", "seen_by"):
            continue
        value = getattr(event, field)
        words[f"has_{field}"] = yes(value)
        words[field] = _told(texts, kind, field, value, state)
        if isinstance(value, tuple):
            words["count"] = len(value)
    if "start" in words:
        words["way"] = measured(length_up(point(event.start), point(event.end)))  # type: ignore[attr-defined]
    _dice(words, event, state)
    return words


def _told(texts: Texts, kind: str, field: str, value: Any, state: BHState) -> Any:
    telling = OWN.get((kind, field)) or FIELDS.get(field)
    if isinstance(value, bool):
        return yes(value)
    if telling is not None:
        return telling(texts, value, state)
    return value.replace(" ", "-") if isinstance(value, str) else value


def _dice(words: dict[str, Any], event: Event, state: BHState) -> None:
    """What was needed, what was added, and whether one of the squad rolled or was hit."""
    least, more = needed(event, state), added(event, state)
    if least is not None:
        words["needed"] = least
    words["has_needed"] = yes(words.get("needed"))
    if more is not None:
        words["bonus"], words["has_bonus"] = signed(more), yes(more)
    figure = getattr(event, "figure", "")
    words["ours"] = yes(TrooperId(figure) in state.troopers)
