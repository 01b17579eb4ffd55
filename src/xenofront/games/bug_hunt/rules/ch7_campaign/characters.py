"""BD 3, BD 9 Characters: how they are made, what they learn, what they cost. Pure changes."""

from __future__ import annotations

from typing import Any

import msgspec

from xenofront.games.bug_hunt.content.catalogue import Background, Stat
from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.squad import Character
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import Seat

STATS: tuple[Stat, ...] = ("reactions", "speed", "combat", "toughness", "tech")


def change_character(state: BHState, seat: Seat, **fields: Any) -> None:
    """Change what is noted about a character."""
    row = msgspec.structs.replace(state.squad.characters[seat], **fields)
    state.change_squad(characters={**state.squad.characters, seat: row})


def serving(state: BHState) -> list[Seat]:
    """Characters who are still with the squad."""
    return [
        seat
        for seat in state.setup.seats
        if (row := state.squad.characters.get(seat)) is not None and not row.gone
    ]


def raised(state: BHState, row: Character, stat: Stat, amount: int = 1) -> Character:
    """A character with a number raised, up to what is possible (BD-9.s1 to BD-9.s5)."""
    most = state.box.tables.stat_maxima[stat]
    value = min(most, getattr(row, stat) + amount)  # BD-3.maxima
    return msgspec.structs.replace(row, **{stat: max(value, getattr(row, stat))})


def with_background(state: BHState, row: Character, background: Background) -> Character:
    """What a row of a creation table gives."""
    for stat, amount in background.stats.items():
        row = raised(state, row, stat, amount)
    return msgspec.structs.replace(
        row, xp=row.xp + background.xp, missions=row.missions + background.missions
    )


def gain_xp(state: BHState, seat: Seat, amount: int, rule: str) -> None:
    """Experience, never below nothing."""
    total = max(0, state.squad.characters[seat].xp + amount)
    change_character(state, seat, xp=total)
    told = events.campaign.ExperienceGained(seat, amount, total, rules=(rule,))
    state.tell(told)


def gain_reputation(state: BHState, amount: int, rule: str) -> None:
    """Reputation of the squad, never below nothing."""
    total = max(0, state.squad.reputation + amount)
    state.change_squad(reputation=total)
    state.tell(events.campaign.ReputationGained(amount, total, rules=(rule,)))


def raise_stat(state: BHState, seat: Seat, stat: Stat, rule: str) -> None:
    """One more of a number, and the telling of it."""
    before = state.squad.characters[seat]
    after = raised(state, before, stat)
    state.change_squad(characters={**state.squad.characters, seat: after})
    value = getattr(after, stat)
    if value != getattr(before, stat):
        state.tell(events.campaign.StatRaised(seat, stat, value, rules=(rule,)))


def send_to_sick_bay(state: BHState, seat: Seat, turns: int, rule: str) -> None:
    """A character is out for some campaign turns."""
    total = max(0, state.squad.characters[seat].sick_bay + turns)
    change_character(state, seat, sick_bay=total)
    state.tell(events.campaign.SickBay(seat, total, rules=(rule,)))


def part_with(state: BHState, seat: Seat, reason: str, rule: str) -> None:
    """A character leaves for good."""
    change_character(state, seat, gone=reason)
    state.tell(events.campaign.CharacterGone(seat, reason, rules=(rule,)))
