"""The laws every system keeps, as functions that say how they are broken.

Quick laws look at one moment of a game and are cheap enough for every answer. Deep laws copy, save,
reopen and play on; they are checked at a sample of moments. What only one game promises is in its
own package.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any, Protocol

import msgspec

from xenofront.games import registry
from xenofront.kernel import (
    WATCHER,
    BackTo,
    Chance,
    Concealed,
    Dice,
    Event,
    Game,
    IllegalChoice,
    Question,
    Record,
    Setup,
    Side,
    UndoRefused,
    digest,
    open_position,
    read_record,
    save,
    write_record,
)
from xenofront.kernel.memo import QUERIES, kept_answers
from xenofront.kernel.streams import WORD
from xenofront.lab.plain import PlainLaws
from xenofront.text import rulebook

AHEAD = 6
"""Answers that copies are played on to see that they go the same way."""

GARBLED = ("", " ", "nonsense", "end end end", "0", "-1", "None", "\u00df\u2042", "a" * 300)


class Broken(msgspec.Struct, frozen=True):
    """A law, and how it is broken."""

    law: str
    detail: str

    def __str__(self) -> str:
        return f"{self.law}: {self.detail}"


class Moment(msgspec.Struct, frozen=True):
    """A game that waits or is over, and what happened since the last answer."""

    game: Game
    events: tuple[Event, ...] = ()


Quick = Callable[[Moment], Iterable[str]]
Deep = Callable[[Record, Random], Iterable[str]]


class GameLaws(Protocol):  # a module: its constants are in capitals
    """What only one game promises, and random games of it."""

    @property
    def LAWS(self) -> Mapping[str, Quick]:  # noqa: N802
        """Checked at each answer."""
        ...

    @property
    def DEEP_LAWS(self) -> Mapping[str, Deep]:  # noqa: N802
        """Checked at a sample of moments."""
        ...

    def random_setup(self, dice: Random) -> Setup:
        """Any set-up that the rules allow."""
        ...

    def random_choices(self, game: Game, dice: Random) -> list[str]:
        """Answers made of the game's own words, most of them not allowed."""
        ...

    def purposeful_choice(
        self, game: Game, dice: Random, *, stay: tuple[str, ...] = (), searching: bool = False
    ) -> str:
        """An answer of somebody who wants to reach the end of a mission.

        Those who ``stay`` do not move; a ``searching`` squad looks for more than it must.
        """
        ...

    def is_swamped(self, state: Any) -> bool:
        """Whether a fuzzed mission may be given up."""
        ...


def of_system(name: str) -> GameLaws:
    """What only this game has."""
    return registry.game(name).laws() or PlainLaws(name)


def quick_laws(system: str) -> Mapping[str, Quick]:
    """Everything that is checked at each answer."""
    laws: Mapping[str, Quick] = {**QUICK, **of_system(system).LAWS}
    return laws


def deep_laws(system: str) -> Mapping[str, Deep]:
    """Everything that is checked at a sample of moments."""
    laws: Mapping[str, Deep] = {**DEEP, **of_system(system).DEEP_LAWS}
    return laws


def broken_now(laws: Mapping[str, Quick], moment: Moment) -> list[Broken]:
    """The laws that do not hold at this moment."""
    return [Broken(law, detail) for law, check in laws.items() for detail in check(moment)]


def broken_deep(
    record: Record, dice: Random, laws: Mapping[str, Deep] | None = None
) -> list[Broken]:
    """The deep laws that do not hold here. The record may gain entries, the position stays."""
    chosen = deep_laws(record.system.name) if laws is None else laws
    return [Broken(law, detail) for law, check in chosen.items() for detail in check(record, dice)]


# -- quick laws ----------------------------------------------------------------------------------


def has_an_option(moment: Moment) -> Iterator[str]:
    pending = moment.game.pending
    if (pending is None) != (not moment.game.stack):
        yield "a game without a question has open procedures, or the other way round"
    if pending is not None and not pending.options:
        yield f"{pending.what!r} has no option"


def offers_once(moment: Moment) -> Iterator[str]:
    pending = moment.game.pending
    if isinstance(pending, Question) and len(set(pending.options)) < len(pending.options):
        twice = sorted({o for o in pending.options if pending.options.count(o) > 1})
        yield f"{pending.what!r} offers twice: {', '.join(twice)}"


def asks_a_seat(moment: Moment) -> Iterator[str]:
    game = moment.game
    if isinstance(game.pending, Question) and game.pending.seat not in game.system.seats(
        game.state
    ):
        yield f"{game.pending.what!r} asks {game.pending.seat!r}, which is no seat"


def question_cites(moment: Moment) -> Iterator[str]:
    pending = moment.game.pending
    if pending is not None and pending.rule not in rulebook.all_ids():
        yield f"{pending.what!r} cites {pending.rule!r}"


def events_cite(moment: Moment) -> Iterator[str]:
    known = rulebook.all_ids()
    for event in moment.events:
        unknown = [rule for rule in event.rules if rule not in known]
        if unknown or not event.rules:
            yield f"{type(event).__name__} cites {event.rules!r}"


def news_are_told(moment: Moment) -> Iterator[str]:
    if moment.game.state.news:
        yield f"untold: {moment.game.state.news!r}"


def judges_offers_legal(moment: Moment) -> Iterator[str]:
    game = moment.game
    if not isinstance(game.pending, Question):
        return
    top = game.stack[-1]
    judge = top.STEPS[top.step].why_not
    if judge is None:
        return
    for choice in game.pending.choices:
        rule = judge(top, game.state, choice)
        if rule is not None:
            yield f"{game.pending.what!r} offers {str(choice)!r}, which {rule} forbids"


QUICK: Mapping[str, Quick] = {
    "there is an option or the game is over": has_an_option,
    "no option is offered twice": offers_once,
    "who is asked has a seat": asks_a_seat,
    "every question cites a known rule": question_cites,
    "every event cites known rules": events_cite,
    "nothing that happened stays untold": news_are_told,
    "what is offered is judged legal": judges_offers_legal,
}


# -- deep laws: the question ---------------------------------------------------------------------


def asks_the_same_again(record: Record, dice: Random) -> Iterator[str]:
    """The asking step, run again, changes nothing and asks the same."""
    game = record.game
    if game.pending is None:
        return
    twin, before = game.clone(), digest(game)
    asked = _run_asking_step(twin)
    if asked != game.pending:
        yield f"asked again: {asked!r}, before: {game.pending!r}"
    if twin.state.news:
        yield f"asking {game.pending.what!r} tells {twin.state.news!r}"
        twin.state.news.clear()
    if digest(twin) != before or digest(game) != before:
        yield f"asking {game.pending.what!r} changes the position"


def _run_asking_step(game: Game) -> Any:
    top = game.stack[-1]
    game.state.news = []
    question = top.STEPS[top.step].function(top, game.state)
    if isinstance(question, Dice):
        die = question.pool[len(top.rolled)]
        return Chance(question.what, die, question.rule, question.stream)
    return question


def refusals_cite(record: Record, dice: Random) -> Iterator[str]:
    """What is refused is refused by a known rule, and changes nothing."""
    game = record.game
    if not isinstance(game.pending, Question):
        return
    made_up = of_system(game.system.name).random_choices(game, dice)
    before = digest(game)
    for choice in (*GARBLED, *made_up):
        if choice in game.pending.options:
            continue
        rule = game.why_not(choice)
        if rule is None:
            if not game.pending.open:
                yield f"{game.pending.what!r}: {choice!r} is neither offered nor refused"
        elif rule not in rulebook.all_ids():
            yield f"{game.pending.what!r}: {choice!r} is refused by {rule!r}"
        else:
            try:
                game.answer(choice)
                yield f"{game.pending.what!r}: {choice!r} is refused by {rule} and yet taken"
            except IllegalChoice:
                pass
    if digest(game) != before:
        yield "a refused answer changes the position"


def previews_change_nothing(record: Record, dice: Random) -> Iterator[str]:
    game = record.game
    if not isinstance(game.pending, Question):
        return
    before = digest(game)
    for option in dice.sample(game.pending.options, min(4, len(game.pending.options))):
        if game.preview(option) != game.preview(option):
            yield f"two previews of {option!r} differ"
    if game.state.news or digest(game) != before:
        yield f"a preview of {game.pending.what!r} changes the position"


# -- deep laws: what is hidden -------------------------------------------------------------------


def hides_chance(record: Record, dice: Random) -> Iterator[str]:
    """Seeds and counters are in no view, and no question depends on them."""
    game = record.game
    twin = game.clone()
    twin.state.seed = game.state.seed ^ (1 + dice.getrandbits(60))
    twin.state.streams = {
        name: n + 1 + dice.getrandbits(8) for name, n in game.state.streams.items()
    }
    twin.state.setup = msgspec.structs.replace(game.state.setup, seed=dice.getrandbits(40))
    for side in viewers(game):
        if twin.seen(side).state != game.seen(side).state:
            yield f"what {side!r} knows depends on seed or counters"
    if game.pending is not None and _run_asking_step(twin) != game.pending:
        yield f"{game.pending.what!r} depends on seed or counters"


def viewers(game: Game) -> tuple[Side, ...]:
    """All who look at a game: its sides, and watchers."""
    return (*game.system.sides(game.state), WATCHER)


def deals_worlds_that_fit(record: Record, dice: Random) -> Iterator[str]:
    """Of a world that is dealt from what a side knows it knows the same."""
    game = record.game
    for side in viewers(game):
        seen = game.seen(side)
        if seen.dealt(dice.getrandbits(60)).seen(side).state != seen.state:
            yield f"a world dealt from what {side!r} knows looks different"


def hides_secrets(record: Record, dice: Random) -> Iterator[str]:
    """Nothing that a side is shown depends on what it may not know.

    A world dealt from what it knows differs in everything else; there it must be asked the same,
    refused by the same rules and promised the same, and see the same come of the same answers.
    """
    game = record.game
    if not game.system.has_sides:
        return
    for side in viewers(game):
        seen = game.seen(side)
        world = game.clone()
        world.state = seen.dealt(dice.getrandbits(60)).state
        world.state.seed, world.state.streams = game.state.seed, game.state.streams
        pending = game.pending
        if isinstance(pending, Question):
            world.pending = _run_asking_step(world)
            if not isinstance(seen.pending, Concealed):
                yield from _asked_alike(game, world, side)
        yield from _sees_the_same_come(game.clone(), world, side, dice)
        yield from stale_answers(world)


def _asked_alike(game: Game, world: Game, side: Side) -> Iterator[str]:
    pending = game.pending
    assert isinstance(pending, Question)
    if world.pending != pending:
        yield f"{pending.what!r} depends on what {side!r} may not know"
        return
    for key in (*pending.options, *GARBLED):
        if world.why_not(key) != game.why_not(key):
            yield f"{pending.what!r}: why not {key!r} depends on a secret"
        if world.preview(key) != game.preview(key):
            yield f"{pending.what!r}: the preview of {key!r} depends on a secret"


def _sees_the_same_come(one: Game, other: Game, side: Side, dice: Random) -> Iterator[str]:
    """Until something is revealed to the side, or an answer fits only one of the worlds."""
    for _ in range(AHEAD):
        if one.pending is None or other.pending is None:
            return
        choice, logs = dice.choice(one.pending.options), (len(one.log), len(other.log))
        if other.why_not(choice) is not None:
            return
        one.answer(choice)
        other.answer(choice)
        heard = [
            [event for event in game.log[start:] if game.system.hears(game.state, side, event)]
            for game, start in zip((one, other), logs, strict=True)
        ]
        if heard[0] != heard[1]:
            return
        if one.stack != other.stack:
            yield f"open procedures hold what {side!r} may not know: {one.stack!r}"
            return
        if one.seen(side).state != other.seen(side).state:
            yield f"after {choice!r} {side!r} knows more than it was told"
            return


def remembered_is_fresh(record: Record, dice: Random) -> Iterator[str]:
    """A remembered answer is the one that the query would give now."""
    yield from stale_answers(record.game)


def stale_answers(game: Game) -> Iterator[str]:
    """Queries of a game that would answer by what was once so."""
    package = ".".join(type(game.state).__module__.split(".")[:3])
    for query in QUERIES:
        if query.__module__.startswith(package):
            for words, answer in tuple(kept_answers(query, game.state)):
                if query.__wrapped__(game.state, *words) != answer:
                    yield f"{query.__name__} of {words} is out of date"


# -- deep laws: copies and files -----------------------------------------------------------------


def clone_goes_on_alike(record: Record, dice: Random) -> Iterator[str]:
    game = record.game
    before, pending, log = digest(game), game.pending, len(game.log)
    yield from _go_on_alike(game.clone(), game.clone(), dice, "the clone")
    if (digest(game), game.pending, len(game.log)) != (before, pending, log):
        yield "playing a clone changes the original"


def save_goes_on_alike(record: Record, dice: Random) -> Iterator[str]:
    game = record.game
    opened = open_position(game.system, save(game), manual=game.manual)
    if opened.log:
        yield f"opening a save tells {opened.log!r}"
    yield from _go_on_alike(game.clone(), opened, dice, "the save")


def _go_on_alike(one: Game, other: Game, dice: Random, name: str) -> Iterator[str]:
    for ahead in range(AHEAD):
        if one.pending != other.pending:
            yield f"{name} asks {other.pending!r} instead of {one.pending!r} {ahead} answers ahead"
            return
        if digest(one) != digest(other):
            yield f"{name} is in another position {ahead} answers ahead"
            return
        if one.pending is None:
            return
        choice = dice.choice(one.pending.options)
        one.answer(choice)
        other.answer(choice)


def record_reads_back(record: Record, dice: Random) -> Iterator[str]:
    """The file of a record opens to the same game, also when the content has another hash."""
    system, game = record.system, record.game
    data = write_record(record, "content")
    same = read_record(system, data, "content").record
    if (digest(same.game), same.game.pending) != (digest(game), game.pending):
        yield "the record opens to another position"
    if same.game.log != game.log:
        yield "the record opens with another log"
    if (same.entries, same.at, same.take_backs) != (record.entries, record.at, record.take_backs):
        yield "the record opens with other entries"
    carried = read_record(system, data, "other content")
    now = carried.record.game
    if carried.dropped or (digest(now), now.pending) != (digest(game), game.pending):
        yield "the record carried over to other content is another position"
    if carried.record.take_backs != record.take_backs:
        yield "the record carried over to other content counts other take-backs"


def undo_stops_at_barriers(record: Record, dice: Random) -> Iterator[str]:
    """An undo takes back no roll, no draw and no reveal, and a redo comes back."""
    game, at = record.game, record.at
    before, pending, log = digest(game), game.pending, game.log
    try:
        record.undo(record.system.seats(game.state))
    except UndoRefused:
        if (record.game, record.at, digest(record.game)) != (game, at, before):
            yield "a refused undo changes the game"
        return
    if record.game.state.streams != game.state.streams:
        yield "an undo takes back a roll or a draw"
    undone = log[len(record.game.log) :]
    if log[: len(record.game.log)] != record.game.log:
        yield "an undo changes the log before it"
    if any(event.BARRIER for event in undone):
        yield "an undo takes back a reveal"
    record.redo(record.system.seats(record.game.state))
    if (digest(record.game), record.game.pending, record.game.log) != (before, pending, log):
        yield "a redo leads to another position"


def take_back_differs(record: Record, dice: Random) -> Iterator[str]:
    """A take-back opens an earlier position with other chance; the line left can be read on."""
    at, take_backs = record.at, record.take_backs
    before = digest(record.game)
    node = dice.choice(record.line())
    old = record.position(node)
    record.take_back(node, record.system.seats(record.game.state))
    if record.take_backs != take_backs + 1:
        yield "a take-back is not counted"
    if record.game.state.seed & WORD == old.state.seed & WORD:
        yield "a take-back leaves the chance as it was"
    if record.game.pending != old.pending:
        yield "a take-back asks something else"
    record.append(BackTo(at))
    if digest(record.game) != before:
        yield "the line left by a take-back cannot be read again"


DEEP: Mapping[str, Deep] = {
    "asking again changes nothing and asks the same": asks_the_same_again,
    "every refusal cites a known rule": refusals_cite,
    "previews change nothing": previews_change_nothing,
    "seeds and counters are hidden": hides_chance,
    "a world dealt from what a side knows looks the same": deals_worlds_that_fit,
    "nothing shown depends on a secret": hides_secrets,
    "what is remembered is fresh": remembered_is_fresh,
    "a clone goes on like the original": clone_goes_on_alike,
    "a save goes on like the original": save_goes_on_alike,
    "a record reads back": record_reads_back,
    "undo stops at barriers": undo_stops_at_barriers,
    "take-backs are counted and change chance": take_back_differs,
}
