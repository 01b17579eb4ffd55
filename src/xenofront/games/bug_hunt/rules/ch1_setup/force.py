"""BD-7.s7 The figures of a squad: main characters, the fire team, and who comes to help."""

from __future__ import annotations

from xenofront.games.bug_hunt.content.catalogue import Profile
from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.ground import leader
from xenofront.games.bug_hunt.rules.squad import Character
from xenofront.games.bug_hunt.rules.state import BHState, Trooper, TrooperId
from xenofront.kernel import Seat

ARMOUR = "trooper_armour"
"""What main characters wear unless they choose otherwise."""


def figure(
    profile: Profile, *, name: str, kind: str, team: str, seat: Seat, weapons: tuple[str, ...]
) -> Trooper:
    """A figure with the numbers of a profile."""
    return Trooper(
        name=name,
        kind=kind,
        team=team,
        seat=seat,
        reactions=profile.reactions,
        speed=profile.speed,
        combat=profile.combat,
        toughness=profile.toughness,
        tech=profile.tech,
        save=profile.save,
        weapons=weapons,
        fate="reserve",
    )


def main_figure(state: BHState, seat: Seat, character: Character) -> Trooper:
    """A main character as a figure, in the armour as issued."""
    return Trooper(
        name=character.name,
        kind="main",
        team=seat,
        seat=seat,
        reactions=character.reactions,
        speed=character.speed,
        combat=character.combat,
        toughness=character.toughness,
        tech=character.tech,
        save=state.box.armours[ARMOUR].save,  # BD-4.a1 BD-3.p1
        weapons=character.weapons,
        fate="reserve",
    )


def taking_part(state: BHState) -> list[Seat]:
    """Main characters who are fit: not in sick bay, not kept out, not gone (BD-7.s7)."""
    return [
        seat
        for seat in state.setup.seats
        if (row := state.squad.characters.get(seat)) is not None
        and not (row.sick_bay or row.kept_out or row.gone)  # BD-7.s7
    ]


def muster(state: BHState) -> None:
    """Everybody who is fit joins the mission (BD-7.s7)."""
    for seat in taking_part(state):
        row = main_figure(state, seat, state.squad.characters[seat])
        state.add_trooper(TrooperId(seat), row)  # BD-7.s7
        state.tell(events.setup.TrooperJoined(seat, rules=("BD-7.s7",)))


def add_team(state: BHState, support: str, *, instead: bool = False) -> None:
    """The figures of a support choice join, led by the first main character."""
    row = state.box.support[support]
    profile = state.box.catalogue.profiles[row.profile]
    seat = leader(state)
    arms = row.instead if instead else row.weapons
    team = f"{support}-{state.arrive()}"
    for number in range(row.figures):
        weapons = arms[min(number, len(arms) - 1)] if arms else ()
        name = TrooperId(f"{team}-{number + 1}")
        kind = "grunt" if support == "fire_team" else support
        made = figure(profile, name=row.name, kind=kind, team=team, seat=seat, weapons=weapons)
        state.add_trooper(name, made)
        state.tell(events.setup.TrooperJoined(name, rules=("BD-7.s7",)))
