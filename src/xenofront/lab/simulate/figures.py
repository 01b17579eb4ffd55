"""What many games say: rates with intervals, deaths, influences, what was never seen."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, TypeVar

import msgspec

from xenofront.lab.intervals import Interval, paired_difference, quantile, wilson
from xenofront.lab.simulate.summary import GameSummary

OUTCOMES: Final = ("accomplished", "partially", "failed", "given up", "broken")
T = TypeVar("T", int, str)
FEW: Final = 8
"""Games with and without something that are needed to say anything about it."""


class Rate(msgspec.Struct, frozen=True):
    """How often games of a kind were won; partial success counts half."""

    name: str
    games: int
    score: Interval
    outcomes: dict[str, int]
    rounds: float
    deaths: float


class Influence(msgspec.Struct, frozen=True):
    """How much better games went in which something came up."""

    name: str
    games: int
    difference: Interval


class Spread(msgspec.Struct, frozen=True):
    """How some number is spread over games."""

    mean: float
    least: float
    most: float
    counts: dict[int, int]


class Figures(msgspec.Struct, frozen=True):
    """All figures of the games of one mission under one variant."""

    mission: str
    variant: str
    player: str
    overall: Rate
    by_size: tuple[Rate, ...]
    by_member: tuple[Rate, ...]
    """Games in which somebody took part."""
    rounds: Spread
    deaths_by_round: dict[int, int]
    deaths_by_place: dict[str, int]
    reached: dict[str, int]
    influences: tuple[Influence, ...]
    never: tuple[str, ...]
    """What the content offers and no game met."""
    luck: Influence
    lucky: Interval
    """How much more was won by luckier games than by the others."""
    errors: tuple[str, ...]


def rate(name: str, tales: Sequence[GameSummary]) -> Rate:
    """The rate of some games."""
    counts = Counter(tale.outcome for tale in tales)
    number = max(1, len(tales))
    return Rate(
        name,
        len(tales),
        wilson([tale.score for tale in tales]),
        {outcome: counts[outcome] for outcome in OUTCOMES if counts[outcome]},
        round(sum(tale.rounds for tale in tales) / number, 4),
        round(sum(len(tale.deaths) for tale in tales) / number, 4),
    )


def figures(tales: Sequence[GameSummary], offered: Iterable[str] = ()) -> Figures:
    """Everything about games of one mission and variant."""
    first = tales[0]
    sizes = sorted({tale.size for tale in tales})
    members = sorted({member for tale in tales for member in tale.squad})
    rounds = [tale.rounds for tale in tales]
    met = {thing for tale in tales for thing in tale.met}
    lucky = sorted(tales, key=lambda tale: (tale.luck, tale.key))
    half = len(lucky) // 2
    return Figures(
        mission=first.mission,
        variant=first.variant,
        player=first.player,
        overall=rate("all", tales),
        by_size=tuple(rate(str(n), [t for t in tales if t.size == n]) for n in sizes),
        by_member=tuple(rate(who, [t for t in tales if who in t.squad]) for who in members),
        rounds=Spread(
            round(sum(rounds) / len(rounds), 4), min(rounds), max(rounds), _counted(rounds)
        ),
        deaths_by_round=_counted(death.round for tale in tales for death in tale.deaths),
        deaths_by_place=_counted(d.place for tale in tales for d in tale.deaths if d.place),
        reached=_counted(place for tale in tales for place in tale.reached),
        influences=influences(tales),
        never=tuple(sorted(set(offered) - met)),
        luck=Influence("luck", len(tales), _mean([tale.luck for tale in tales])),
        lucky=difference(
            [tale.score for tale in lucky[len(lucky) - half :]],
            [tale.score for tale in lucky[:half]],
        ),
        errors=tuple(f"{tale.key}: {tale.error}" for tale in tales if tale.error)[:20],
    )


def _counted(values: Iterable[T]) -> dict[T, int]:
    counts = Counter(values)
    return {value: counts[value] for value in sorted(counts)}


def influences(tales: Sequence[GameSummary]) -> tuple[Influence, ...]:
    """Everything that came up in some games but not in others, the strongest first."""
    met = Counter(thing for tale in tales for thing in tale.met if not thing.startswith("happens"))
    found = []
    for thing, count in sorted(met.items()):
        if count < FEW or len(tales) - count < FEW:
            continue
        with_it = [tale.score for tale in tales if thing in tale.met]
        without = [tale.score for tale in tales if thing not in tale.met]
        found.append(Influence(thing, count, difference(with_it, without)))
    return tuple(sorted(found, key=lambda one: (-abs(one.difference.mean), one.name)))


def difference(ours: Sequence[float], theirs: Sequence[float]) -> Interval:
    """How much better some games went than others, with its 95 % interval (Welch)."""
    if len(ours) < 2 or len(theirs) < 2:
        return Interval(0.0, -1.0, 1.0)
    middle = sum(ours) / len(ours) - sum(theirs) / len(theirs)
    spread = quantile(0.95) * sqrt(_variance(ours) / len(ours) + _variance(theirs) / len(theirs))
    return Interval(middle, max(-1.0, middle - spread), min(1.0, middle + spread))


def _mean(values: Sequence[float]) -> Interval:
    middle = sum(values) / max(1, len(values))
    half = quantile(0.95) * sqrt(_variance(values) / max(1, len(values)))
    return Interval(middle, middle - half, middle + half)


def _variance(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    middle = sum(values) / len(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


class Compared(msgspec.Struct, frozen=True):
    """Two variants in the same games."""

    mission: str
    name: str
    first: Rate
    second: Rate
    difference: Interval
    """How much better the second one went."""


def compare(tales: Sequence[GameSummary], first: str, second: str) -> tuple[Compared, ...]:
    """Mission by mission and size by size: the same games under both variants."""
    found = []
    for mission in dict.fromkeys(tale.mission for tale in tales):
        own = [tale for tale in tales if tale.mission == mission]
        for size in ("all", *sorted({tale.size for tale in own})):
            games = [tale for tale in own if size in ("all", tale.size)]
            ours = {(t.size, t.number): t for t in games if t.variant == first}
            theirs = {(t.size, t.number): t for t in games if t.variant == second}
            both = [key for key in ours if key in theirs]
            found.append(
                Compared(
                    mission,
                    str(size),
                    rate(first, [ours[key] for key in both]),
                    rate(second, [theirs[key] for key in both]),
                    paired_difference(
                        [theirs[key].score for key in both], [ours[key].score for key in both]
                    ),
                )
            )
    return tuple(found)


def fingerprint(tales: Iterable[GameSummary]) -> str:
    """The same for the same games, whoever played them."""
    whole = hashlib.sha256()
    for tale in tales:
        whole.update(msgspec.json.encode(tale) + b"\n")
    return whole.hexdigest()[:32]
