"""From games to a report."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from xenofront.games.factory import new_game
from xenofront.kernel import Game
from xenofront.lab.simulate.figures import Compared, Figures, compare, figures, fingerprint
from xenofront.lab.simulate.page import page
from xenofront.lab.simulate.plan import Job, Plan
from xenofront.lab.simulate.summary import GameSummary, summariser_of
from xenofront.text.texts import Texts


def counted(plan: Plan, tales: Sequence[GameSummary]) -> tuple[Figures, ...]:
    """The figures of each mission and variant."""
    found = []
    for mission in plan.missions:
        for variant in plan.variants:
            own = [t for t in tales if t.mission == mission and t.variant == variant.name]
            if own:
                game = new_game(_job(plan, mission).setup())
                found.append(figures(own, summariser_of(plan.system).offered(game)))
    return tuple(found)


def named(one: Figures, game: Game) -> Figures:
    """The same figures with names for keys."""
    texts = Texts("en", game.system.name)
    source = texts.source(game.state)

    def name(thing: str) -> str:
        kind, _, key = thing.partition(" ")
        owner, slash, _ = key.rpartition("/")
        called = texts.name(key, source)
        return f"{kind}: {called} of {texts.name(owner, source)}" if slash else f"{kind}: {called}"

    return msgspec.structs.replace(
        one,
        influences=tuple(
            msgspec.structs.replace(row, name=name(row.name)) for row in one.influences
        ),
        never=tuple(map(name, one.never)),
    )


def compared(plan: Plan, tales: Sequence[GameSummary]) -> tuple[Compared, ...]:
    """The second variant against the first one."""
    if len(plan.variants) < 2:
        return ()
    return compare(tales, plan.variants[0].name, plan.variants[1].name)


def html(plan: Plan, tales: Sequence[GameSummary], command: str) -> str:
    """The whole report as one page."""
    games = {mission: new_game(_job(plan, mission).setup()) for mission in plan.missions}
    places = {name: summariser_of(plan.system).places(game) for name, game in games.items()}
    return page(
        "Simulation: " + ", ".join(plan.missions),
        command,
        [named(one, games[one.mission]) for one in counted(plan, tales)],
        compared(plan, tales),
        places,
        summariser_of(plan.system).CELL,
        fingerprint(tales),
    )


def _job(plan: Plan, mission: str) -> Job:
    return next(job for job in plan.jobs() if job.mission == mission)
