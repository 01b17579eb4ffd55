"""Names that Bug Hunt's content uses, and its tables: nothing unknown, no holes, no overlaps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from xenofront.content.errors import Fault, Locate, Path, Problem, unknown
from xenofront.games.bug_hunt.content.catalogue import (
    Assignment,
    Catalogue,
    Feature,
    Mission,
    MusterRow,
    Placed,
    Profile,
    Span,
    Support,
    Tables,
    Trooper,
    Weapon,
)
from xenofront.text.sentences import sentence

STATS = ("reactions", "speed", "combat", "toughness", "tech")
D6, D100 = (1, 6), (1, 100)
ROLLED: Mapping[str, tuple[int, int]] = {
    "origins": D100,
    "training": D100,
    "history": D100,
    "aliens": D100,
    "variants": D6,
    "leaders": D6,
    "contacts": D6,
    "locations": D6,
    "signals": D6,
    "objectives": D6,
    "progress": (-1000, 1000),
    "life": D100,
    "sectors": D100,
    "alien_moves": D100,
}
"""Tables whose rows have ``rolls``, with the least and the most that can be rolled."""
PLACES = tuple(f"objective {number}" for number in range(1, 7))
LEAST_SAVE, MOST_SAVE = 2, 6
MOST_PRIORITY = 6
LEAST_TABLE, MOST_TABLE = 12_000, 96_000
"""Lengths of a table's sides, in thousandths of an inch."""


def problems(catalogue: Catalogue, locate: Locate) -> list[Problem]:
    """Everything that does not fit together in a catalogue."""
    found: list[Problem] = []

    def note(kind: str, name: str, faults: Iterable[Fault]) -> None:
        found.extend(locate(kind, name, path, text) for path, text in faults)

    for profile in catalogue.profiles.values():
        note("profiles", profile.id, _profile(profile, catalogue))
    for trooper in catalogue.troopers.values():
        note("troopers", trooper.id, _armed(trooper, catalogue))
    for weapon in catalogue.weapons.values():
        note("weapons", weapon.id, _weapon(weapon, catalogue))
    for support in catalogue.support.values():
        note("support", support.id, _support(support, catalogue))
    for feature in catalogue.features.values():
        note("features", feature.id, _feature(feature))
    for assignment in catalogue.assignments.values():
        note("assignments", assignment.id, _assignment(assignment, catalogue))
    for tables in catalogue.tables.values():
        note("tables", tables.id, _tables(tables, catalogue))
    for mission in catalogue.missions.values():
        note("missions", mission.id, _mission(mission, catalogue))
    for kind, name, path, text in _rolled(catalogue):
        note(kind, name, [(path, text)])
    return found


# -- tables of rolls -------------------------------------------------------------------------------

Row = tuple[str, str, Span]
"""An entry's id, the field that holds its rolls, and these."""


def _rolled(catalogue: Catalogue) -> Iterator[tuple[str, str, Path, str]]:
    """Holes and overlaps of every table."""
    for kind, (least, most) in ROLLED.items():
        rows = [(row.id, "rolls", row.rolls) for row in getattr(catalogue, kind).values()]
        for name, path, text in _gaps(rows, least, most):
            yield kind, name, path, text
    injuries = catalogue.injuries.values()
    for field in ("casualty", "lost"):
        spans = [(row.id, field, getattr(row, field)) for row in injuries]
        for name, path, text in _gaps([row for row in spans if row[2] is not None], *D100):
            yield "injuries", name, path, text
    muster = catalogue.muster.values()
    last = max((row.missions.most for row in muster), default=1)
    for name, path, text in _gaps([(row.id, "missions", row.missions) for row in muster], 1, last):
        yield "muster", name, path, text
    for row in muster:
        yield from (("muster", row.id, path, text) for path, text in _muster(row))


def _gaps(rows: list[Row], least: int, most: int) -> Iterator[tuple[str, Path, str]]:
    """Every number must be for one row; a table that nobody has written is not looked at."""
    following = least
    for name, field, span in sorted(rows, key=lambda row: (row[2].least, row[2].most)):
        if span.least > span.most:
            text = sentence("span-turned", least=span.least, most=span.most)
            yield name, (field,), text
        elif span.least < following:
            taken = sentence("roll-taken", n=span.least)
            low = sentence("roll-too-low", n=span.least, least=least)
            yield name, (field,), low if following == least else taken
        elif span.least > following:
            yield name, (field,), _no_row(following, span.least - 1)
        following = max(following, span.most + 1)
    if rows and following <= most:
        name, field, _ = max(rows, key=lambda row: row[2].most)
        yield name, (field,), _no_row(following, most)
    elif rows and following > most + 1:
        name, field, span = max(rows, key=lambda row: row[2].most)
        yield name, (field,), sentence("roll-too-high", n=span.most, most=most)


def _no_row(least: int, most: int) -> str:
    if least == most:
        return sentence("no-row", n=least)
    return sentence("no-rows", least=least, most=most)


def _muster(row: MusterRow) -> Iterator[Fault]:
    if row.roll != 0 and not 2 <= row.roll <= 13:
        yield ("roll",), sentence("two-dice")


# -- names -----------------------------------------------------------------------------------------


def _weapons(names: Iterable[str], catalogue: Catalogue, *path: str | int) -> Iterator[Fault]:
    for number, name in enumerate(names):
        if name not in catalogue.weapons:
            yield (*path, number), unknown("weapon", name, catalogue.weapons)


def _armed(figure: Profile | Trooper, catalogue: Catalogue) -> Iterator[Fault]:
    yield from _weapons(figure.weapons, catalogue, "weapons")


def _profile(profile: Profile, catalogue: Catalogue) -> Iterator[Fault]:
    yield from _armed(profile, catalogue)
    if profile.save and not LEAST_SAVE <= profile.save <= MOST_SAVE:
        yield ("save",), sentence("save-within", least=LEAST_SAVE, most=MOST_SAVE)


def _weapon(weapon: Weapon, catalogue: Catalogue) -> Iterator[Fault]:
    for number, trait in enumerate(weapon.traits):
        if trait not in catalogue.traits:
            yield ("traits", number), unknown("trait", trait, catalogue.traits)
    if weapon.shots and not weapon.range:
        yield ("shots",), sentence("shots-without-range")


def _support(support: Support, catalogue: Catalogue) -> Iterator[Fault]:
    if not 2 <= support.roll <= 12:
        yield ("roll",), sentence("within", least=2, most=12)
    if support.profile and support.profile not in catalogue.profiles:
        yield ("profile",), unknown("profile", support.profile, catalogue.profiles)
    if support.figures and not support.profile:
        yield ("figures",), sentence("figures-without-profile")
    for field in ("weapons", "instead"):
        for number, arms in enumerate(getattr(support, field)):
            yield from _weapons(arms, catalogue, field, number)
    yield from _weapons(support.arms, catalogue, "arms")


def _assignment(assignment: Assignment, catalogue: Catalogue) -> Iterator[Fault]:
    if not 2 <= assignment.roll <= 12:
        yield ("roll",), sentence("within", least=2, most=12)
    if assignment.needs and assignment.needs not in catalogue.assignments:
        yield ("needs",), unknown("assignment", assignment.needs, catalogue.assignments)


def _tables(tables: Tables, catalogue: Catalogue) -> Iterator[Fault]:
    first = next(iter(catalogue.tables))
    if tables.id != first:
        yield ("id",), sentence("one-tables", id=repr(first))
    for field in ("stat_costs", "stat_maxima"):
        missing = [stat for stat in STATS if stat not in getattr(tables, field)]
        if missing:
            yield (field,), sentence("missing", name=repr(missing[0]))
    if len(tables.escalation_priority) != len(tables.escalation_spawn):
        yield ("escalation_spawn",), sentence("as-long-as", field="escalation_priority")
    doubled = {name for name in tables.surnames if tables.surnames.count(name) > 1}
    if doubled:
        yield ("surnames",), sentence("written-twice", name=repr(min(doubled)))
    yield from _weapons(tables.loadout, catalogue, "loadout")


# -- terrain and missions --------------------------------------------------------------------------


def _feature(feature: Feature) -> Iterator[Fault]:
    if min(feature.size) <= 0:
        yield ("size",), sentence("more-than-nothing")
    if feature.difficult and feature.kind not in ("area", "field"):  # BX-14/difficult
        yield ("difficult",), sentence("difficult-only")
    if feature.gap and feature.kind != "field":
        yield ("gap",), sentence("gap-only")
    if (feature.doors or feature.windows) and feature.kind != "interior":
        yield ("doors" if feature.doors else "windows",), sentence("doors-only-inside")
    if feature.climbable and not feature.height:
        yield ("climbable",), sentence("climb-height")


def _mission(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    if not LEAST_TABLE <= min(mission.table) <= max(mission.table) <= MOST_TABLE:
        yield ("table",), sentence("table-within", least=LEAST_TABLE, most=MOST_TABLE)
    for number, alien in enumerate(mission.aliens):
        if alien not in catalogue.aliens:
            yield ("aliens", number), unknown("alien", alien, catalogue.aliens)
    if not 0 <= mission.priority <= MOST_PRIORITY:
        yield ("priority",), sentence("priority-within", most=MOST_PRIORITY)
    if mission.objectives == ():
        yield ("objectives",), sentence("at-least-one")
    for number, placed in enumerate(mission.features or ()):
        for path, text in _placed(placed, mission, catalogue):
            yield ("features", number, *path), text
    for name, place in mission.places.items():
        if name not in PLACES:
            yield ("places", name), unknown("place", name, PLACES)
        elif not _on_table(place, mission):
            yield ("places", name), sentence("not-on-table")
    missing = [name for name in PLACES if name not in mission.places]
    if mission.places and missing:
        yield ("places",), sentence("missing", name=repr(missing[0]))


def _placed(placed: Placed, mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    feature = catalogue.features.get(placed.feature)
    if feature is None:
        yield ("feature",), unknown("feature", placed.feature, catalogue.features)
        return
    width, depth = feature.size[::-1] if placed.turned else feature.size
    far = placed.at[0] + width, placed.at[1] + depth
    if not (_on_table(placed.at, mission) and _on_table(far, mission)):
        yield ("at",), sentence("feature-off-table", feature=placed.feature)


def _on_table(place: tuple[int, int], mission: Mission) -> bool:
    return all(0 <= at <= side for at, side in zip(place, mission.table, strict=True))
