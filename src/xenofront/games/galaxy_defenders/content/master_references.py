"""GX 11.3 What a mission says about its master alien must fit together."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.content.errors import Path, unknown
from xenofront.games.galaxy_defenders.content.catalogue import Catalogue
from xenofront.games.galaxy_defenders.content.effects import Bring, EventEffect
from xenofront.games.galaxy_defenders.content.missions import Mission
from xenofront.text.sentences import sentence

Fault = tuple[Path, str]


def master_faults(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    """Its card, and how it comes: one way, and one that the mission has."""
    brought = [path for path, effect in _effects(mission) if _is_master(effect)]
    if mission.master is None:
        for path in brought:
            yield path, sentence("no-master")
        return
    card = catalogue.aliens.get(mission.master.card)
    masters = [one.id for one in catalogue.aliens.values() if one.rank == "purple"]
    if card is None or card.rank != "purple":
        yield ("master", "card"), unknown("alien-card", mission.master.card, masters)
    elif mission.master.base and len(mission.master.base) != card.hexes:
        yield ("master", "at"), sentence("master-hexes", n=card.hexes)
    if bool(mission.master.base) == bool(mission.master.arrives):
        yield ("master",), sentence("master-comes")
    if (mission.master.arrives == "special") != bool(brought):
        yield ("master", "arrives"), sentence("master-comes")


def _is_master(effect: EventEffect) -> bool:
    return isinstance(effect, Bring) and effect.what == "master"


def _effects(mission: Mission) -> Iterator[tuple[Path, EventEffect]]:
    """Everything that happens by special events and actions of a mission."""
    for letter, effects in mission.special_events.items():
        for number, effect in enumerate(effects):
            yield ("special_events", letter, number), effect
    for at, action in enumerate(mission.actions):
        for number, effect in enumerate(action.effects):
            yield ("actions", at, "effects", number), effect


def masters_hexes(mission: Mission) -> Iterator[tuple[Path, str]]:
    """Hexes on which the master stands at the start, or to which it is brought."""
    if mission.master is not None:
        for number, place in enumerate(mission.master.base):
            yield ("master", "at", number), place
    for path, effect in _effects(mission):
        if isinstance(effect, Bring) and effect.what == "master":
            yield (*path, "at"), effect.at
