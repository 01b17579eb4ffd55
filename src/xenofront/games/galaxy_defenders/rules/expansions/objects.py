"""GX 11.4.1 What can be destroyed but is no alien: it stands in its hex and never defends."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import Guarding
from xenofront.games.galaxy_defenders.rules.state import GDState, HexId, Object, ObjectId
from xenofront.geometry.hexes.areas import AreaId
from xenofront.kernel import END, Procedure, Result


def object_at(state: GDState, target: str) -> Object | None:
    """The object with a name, if it stands on the map."""
    return state.objects.get(ObjectId(target))


def has_targets(state: GDState) -> bool:
    """Whether there is anything that agents can attack."""
    return bool(state.aliens or state.objects)


def object_hexes(state: GDState) -> list[HexId]:
    """Hexes in which objects stand."""
    return [row.hex for row in state.objects.values()]


def object_hp(state: GDState, name: str) -> int:
    """Wounds that destroy an object."""
    return state.box.tokens[state.objects[ObjectId(name)].kind].hp


def undefended(state: GDState, name: str) -> Guarding:
    """The defending side: no die is rolled, and every hit is a wound."""
    row = state.objects[ObjectId(name)]
    return Guarding(wounds=row.wounds, hp=object_hp(state, name), most_dice=0)


def objects_in(state: GDState, areas: tuple[AreaId, ...]) -> list[ObjectId]:
    """The objects in some areas."""
    area_of = state.box.board.area_of
    return [name for name, row in state.objects.items() if area_of[row.hex] in areas]


def wound_object(state: GDState, name: str, amount: int, rule: str) -> None:
    row = state.objects[ObjectId(name)]
    left = object_hp(state, name) - row.wounds - amount
    state.change_object(ObjectId(name), wounds=row.wounds + amount)
    state.tell(events.Wounded(name, amount, max(left, 0), rules=(rule,)))


def destroyed(state: GDState) -> list[str]:
    """Objects whose wounds have reached their health."""
    rows = state.objects.items()
    return [name for name, row in rows if row.wounds >= object_hp(state, name)]


class ObjectLost(Procedure):
    """GX 11.4.1: an object is removed; it is no alien, so nobody has killed one."""

    CITATION: ClassVar[str] = "GX 11.4.1"

    name: ObjectId

    def remove(self, state: GDState) -> Result:
        row = state.objects[self.name]
        state.remove_object(self.name)
        state.tell(events.ObjectDestroyed(self.name, row.hex, rules=("GX-2.t",)))
        return END
