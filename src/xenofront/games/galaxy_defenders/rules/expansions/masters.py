"""GX 11.3 How master aliens enter play, and the stages that a mission asks for."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.effects import Stage
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch8_aliens.arrival import place_alien
from xenofront.games.galaxy_defenders.rules.ch8_aliens.assignment import MASTER
from xenofront.games.galaxy_defenders.rules.ch8_aliens.teleport import nearest_free
from xenofront.games.galaxy_defenders.rules.choices import ToHex
from xenofront.games.galaxy_defenders.rules.expansions.stages import is_master, turn_over
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState, HexId, Menace, speaker
from xenofront.kernel import END, Procedure, Question, Result, added


class MasterHex(Question, frozen=True, gc=False):
    """Where a master alien enters play, beside a hex that is taken."""

    WHAT = "master_hex"
    ANSWERS = (ToHex,)


class NewMaster(Procedure):
    """GX 11.3: the master alien of the mission enters play, once."""

    CITATION: ClassVar[str] = "GX 11.3"

    hex: HexId

    def choose_hex(self, state: GDState) -> Question | Result:
        if has_come(state):
            return END  # GX-11.3.p/deck
        free = nearest_free(state, self.hex)
        if not free:
            return END
        if len(free) == 1:
            return None
        return MasterHex(state.alpha, tuple(map(ToHex, free)), "GX-11.3.c")

    def arrive(self, state: GDState, choice: ToHex | None) -> Result:
        place = choice.hex if choice else nearest_free(state, self.hex)[0]
        alien = place_master(state, place)
        if state.aliens[alien].rear is not None:
            return gd.PlaceBase(alien, place)
        return gd.Guard(alien, arrived=True)


def has_come(state: GDState) -> bool:
    """Whether the mission's master is in play, or was."""
    cards = [*(row.card for row in state.aliens.values()), *state.slain]
    return any(state.box.aliens[card].rank == MASTER for card in cards)


def place_master(state: GDState, place: HexId, base: tuple[str, ...] = ()) -> AlienId:
    """Put the mission's master on the map; the alpha agent gets its card and the token."""
    assert state.box.mission.master is not None
    card, number = state.box.mission.master.card, state.arrive()
    alien = AlienId(f"{card}-{number}")
    place_alien(state, alien, card, place, state.alpha or speaker(state), number)  # GX-11.3.c
    if len(base) > 1:
        state.move_alien(alien, tuple(map(HexId, base)), None)
    return alien


def follow_first_alpha(state: GDState) -> None:
    """Masters that stood on the map before there was an alpha agent are its from now on."""
    for alien in [a for a in state.aliens if is_master(state, a) and a not in state.menace]:
        state.change_alien(alien, controller=state.alpha)
        state.menace = added(state.menace, alien, Menace(state.alpha))  # GX-11.3.1.y


class TurnOver(Procedure):
    """GX 11.3: the mission says that its master changes its stage."""

    CITATION: ClassVar[str] = "GX 11.3"

    card: str

    def change(self, state: GDState) -> Result:
        for alien, row in state.aliens.items():
            turned = [s.card for s in state.box.aliens[row.card].on_wounds if isinstance(s, Stage)]
            if self.card in turned:
                turn_over(state, alien, self.card)  # GX-11.3.m/mission
        return END
