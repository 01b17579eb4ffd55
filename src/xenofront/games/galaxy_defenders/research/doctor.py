"""What the text and the map of a Galaxy Defenders mission show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from xenofront.content import store
from xenofront.games.factory import new_setup
from xenofront.games.galaxy_defenders.content.effects import SpecialEvent
from xenofront.games.galaxy_defenders.content.missions import (
    Count,
    Deadline,
    Mission,
    Objective,
    SpecialAction,
    TeleportsLeft,
    TokensLeft,
)
from xenofront.games.galaxy_defenders.content.tokens import TokenRule
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.geometry.hexes.board import Board
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import Setup
from xenofront.lab.doctor import Finding
from xenofront.text.sentences import sentence

Rules = Mapping[str, TokenRule]
"""What tokens of the mission do, by kind."""


def examine(setup: Setup) -> Iterator[Finding]:
    """Decks, objectives and triggers; places nobody gets to are faults of the content."""
    box: Box = store.of(setup.system).box_for(
        new_setup(setup.mission, (), system_name=setup.system)
    )
    mission = box.mission
    yield from _decks(mission)
    yield from _objectives(mission, box.tokens)
    yield from _triggers(box, mission)
    yield from _locks(box)


def _letters(box: Box) -> list[str]:
    """The special events that cards of the event deck call for."""
    return [
        effect.letter
        for part in box.mission.event_deck
        for card in part.cards
        for effect in box.events[card].effects
        if isinstance(effect, SpecialEvent)
    ]


# -- locks -----------------------------------------------------------------------------------------


def _locks(box: Box) -> Iterator[Finding]:
    """Locks without a key, and keys that lie behind the locks they are to open."""
    security, board = box.mission.security, box.board
    there = set(security.keys.values())
    for place, colour in security.locks.items():
        if colour not in there:
            text = sentence("lock-without-key", side=place)
            yield Finding("doubtful", "security.locks", text)
    held: set[str] = set()
    while True:
        shut = [place for place, colour in security.locks.items() if colour not in held]
        mask = board.shut((*box.mission.map.barred, *shut))
        reached = _reached(board, HexId(box.mission.start[0]), mask)
        found = {colour for place, colour in security.keys.items() if place in reached}
        if found <= held:
            break
        held |= found
    for place, colour in security.keys.items():
        if colour not in held:
            yield Finding("doubtful", "security.keys", sentence("key-locked-away", hex=place))


def _reached(board: Board, start: HexId, mask: int) -> set[HexId]:
    """Where agents get to, through windows and over barriers as well."""
    reached = {start: None}
    for place in (frontier := [start]):  # grows while it is walked
        leaps = [beyond for _, beyond in board.window_leaps(place, mask)]
        for beyond in (*board.exits(place, mask, over_barriers=True), *leaps):
            if beyond not in reached:
                reached[beyond] = None
                frontier.append(beyond)
    return set(reached)


# -- decks -----------------------------------------------------------------------------------------


def _decks(mission: Mission) -> Iterator[Finding]:
    tokens = mission.alien_signals + len(mission.teleports)
    if not mission.alien_deck and tokens:
        yield Finding("broken", "alien_deck", sentence("alien-deck-empty"))
    if not mission.close_deck:
        yield Finding("broken", "close_deck", sentence("close-deck-empty"))
    if not any(part.cards for part in mission.event_deck):
        yield Finding("broken", "event_deck", sentence("event-deck-empty"))
    on_map = sum(mission.alien_deck.values()) - len(mission.aliens)
    if mission.alien_deck and tokens and on_map <= 0:
        text = sentence("all-on-map")
        yield Finding("doubtful", "alien_deck", text)
    if not mission.aliens and not tokens:
        yield Finding("doubtful", sentence("where-mission"), sentence("no-alien-ever"))


# -- objectives ------------------------------------------------------------------------------------


def _objectives(mission: Mission, rules: Rules) -> Iterator[Finding]:
    rows = mission.objectives
    if not any(row.outcome == "accomplished" for row in rows):
        yield Finding("broken", "objectives", sentence("no-success"))
    for number, row in enumerate(rows):
        where = f"objectives[{number}] {row.outcome}"
        for test in row.when:
            text = _impossible(mission, rules, test)
            if text:
                yield Finding("broken", where, text)
        before = next((n for n, other in enumerate(rows[:number]) if _covers(other, row)), None)
        if before is not None:
            yield Finding("broken", where, sentence("row-never-decides", row=before))
        if not row.when:
            yield Finding("doubtful", where, sentence("row-asks-nothing"))


def _impossible(mission: Mission, rules: Rules, test: Any) -> str:
    if isinstance(test, Count):
        most = _most(mission, rules, test.counter)
        if most is not None and most < test.at_least:
            asked = test.at_least
            return sentence("count-out-of-reach", counter=test.counter, most=most, asked=asked)
    if isinstance(test, TokensLeft) and not _goes(rules[test.token]):
        return sentence("tokens-stay", token=repr(test.token))
    if isinstance(test, TeleportsLeft):
        left = len(mission.teleports) - sum(bool(a.removes_teleport) for a in mission.actions)
        if left > test.at_most:
            return sentence("teleporters-stay", left=left, asked=test.at_most)
    return ""


def _most(mission: Mission, rules: Rules, counter: str) -> int | None:
    """How far a counter gets; nothing if visits raise it, which anybody can pay again."""
    numbers = Counter(mission.tokens.values())
    visits = {f"{rules[k].visited}_{n + 1}" for k, most in numbers.items() for n in range(most)}
    if counter in visits:
        return None
    carried = sum(n for kind, n in numbers.items() if rules[kind].counts == counter)
    done = [a for a in mission.actions if a.counts == counter]
    limits = [min(a.limit, numbers[a.needs]) if a.needs else a.limit for a in done]
    return carried + sum(limits)


def _goes(rule: TokenRule) -> bool:
    """Whether tokens of a kind can leave the map."""
    return bool(rule.hp or rule.taken)


def _covers(other: Objective, row: Objective) -> bool:
    """Whether a row holds whenever another one does."""
    return all(any(_implies(test, given) for test in row.when) for given in other.when)


def _implies(test: Any, given: Any) -> bool:
    """Whether one test holding means that the given one does."""
    if isinstance(test, Deadline) and isinstance(given, Deadline):
        return test.round >= given.round
    return bool(test == given)


# -- triggers --------------------------------------------------------------------------------------


def _triggers(box: Box, mission: Mission) -> Iterator[Finding]:
    letters = _letters(box)
    for letter in mission.special_events:
        if letter not in letters:
            text = sentence("event-never")
            yield Finding("broken", f"special_events[{letter}]", text)
    tests = [test for row in mission.objectives for test in row.when]
    wanted = {test.counter for test in tests if isinstance(test, Count)}
    for number, action in enumerate(mission.actions):
        if action.counts not in wanted and not _does_something(action):
            where = f"actions[{number}] {action.id}"
            yield Finding("doubtful", where, sentence("nobody-asks-for", counter=action.counts))


def _does_something(action: SpecialAction) -> bool:
    changes = action.removes_teleport or action.token or action.civilian or action.leaves
    return bool(changes or action.effects)
