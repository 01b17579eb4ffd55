"""What lies on the table: objectives, locations, signals, spawn points, blocks, the evac zone."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.bug_hunt.present.labels import marker_label, objective_label
from xenofront.games.bug_hunt.rules.ch5_aliens.specials import edge_centre
from xenofront.games.bug_hunt.rules.ch6_objectives import evac
from xenofront.games.bug_hunt.rules.state import BHState, Location, Objective
from xenofront.games.bug_hunt.text.wording.measures import spot
from xenofront.games.bug_hunt.text.wording.names import capital, row_name
from xenofront.geometry.plane.exact import BASE, INCH, Point
from xenofront.geometry.plane.places import BLOCK
from xenofront.present.messages.scene import Marker
from xenofront.text.texts import Texts


def markers(texts: Texts, state: BHState) -> tuple[Marker, ...]:
    """Everything that lies on the table."""
    return (*_zones(texts, state), *_objectives(texts, state), *_points(texts, state))


def _marker(
    name: str, kind: str, place: Point, label: str, *, letters: str = "", radius: int = 0
) -> Marker:
    x, y = place
    return Marker(id=name, kind=kind, letters=letters, x=x, y=y, radius=radius, label=label)


def _zones(texts: Texts, state: BHState) -> Iterator[Marker]:
    """Blocked spheres, the circle from which one boards, distractions, and the squad's edge."""
    for number, block in enumerate(state.blocks, 1):
        label = texts.say("web-blocked", place=spot(block.at), turn=block.until)
        yield _marker(f"blocked-{number}", "blocked", block.at, label, radius=BLOCK)
    if state.evac.at is not None:
        label = texts.say("web-evac", place=spot(state.evac.at), inches=evac.NEAR)
        reach = evac.NEAR * INCH + BASE
        yield _marker("evac", "evac", state.evac.at, label, radius=reach)
    for number, place in enumerate(state.distractions, 1):
        label = texts.say("web-distraction", place=spot(place))
        yield _marker(f"distraction-{number}", "distraction", place, label)
    if state.edge:
        edge = texts.say(f"edge-{state.edge}")
        label = texts.say("web-entry", edge=edge)
        yield _marker("entry", "entry", edge_centre(state, state.edge), label)


def _objectives(texts: Texts, state: BHState) -> Iterator[Marker]:
    for name, row in state.objectives.items():
        if row.taken:
            continue
        label = texts.say(
            "web-objective",
            name=capital(texts.name(name, state)),
            place=spot(row.at),
            state=objective_state(row),
            worth=row.worth,
        )
        yield _marker(name, _drawn(row), row.at, label, letters=objective_label(state, name)[1:])


def objective_state(row: Objective) -> str:
    """How it stands with an objective."""
    flags = {"done": row.done, "failed": row.failed, "taken": row.taken, "reached": row.reached}
    return next((word for word, true in flags.items() if true), "open")


def _drawn(row: Objective) -> str:
    if row.done or row.failed:
        return "objective_done" if row.done else "objective_failed"
    return f"objective_{row.kind}"


def _points(texts: Texts, state: BHState) -> Iterator[Marker]:
    """Locations that still work, signals and spawn points."""
    for name, location in state.locations.items():
        if not location.spent:
            kind = f"location_{location.effect}" if location.effect else "location"
            label = _location_words(texts, state, name, location)
            yield _marker(name, kind, location.at, label, letters=marker_label(name)[1:])
    for name, signal in state.signals.items():
        label = _there(texts, state, name, signal.at)
        yield _marker(name, "signal", signal.at, label, letters=marker_label(name)[1:])
    for name, spawn in state.spawns.items():
        label = _there(texts, state, name, spawn.at)
        if spawn.countdown:
            label = f"{label}, {texts.say('bh-countdown', turns=spawn.countdown)}"
        letters = str(spawn.countdown) if spawn.countdown else ""
        yield _marker(name, "spawn", spawn.at, label, letters=letters)


def _there(texts: Texts, state: BHState, name: str, place: Point) -> str:
    return texts.say("web-marker", name=capital(texts.name(name, state)), place=spot(place))


def _location_words(texts: Texts, state: BHState, name: str, location: Location) -> str:
    effect = row_name(texts, state, "locations", location.effect) if location.effect else ""
    return texts.say(
        "web-location",
        name=capital(texts.name(name, state)),
        place=spot(location.at),
        effect=effect,
        has_effect="yes" if effect else "no",
        failures=location.failures,
    )
