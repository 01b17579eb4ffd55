"""GD 8.8 A new alien comes into play."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import area_of, footprint
from xenofront.games.galaxy_defenders.rules.ch8_aliens.assignment import MASTER, controller_for
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import arrival_bases
from xenofront.games.galaxy_defenders.rules.choices import ToBase
from xenofront.games.galaxy_defenders.rules.state import Alien, AlienId, GDState, HexId, Menace
from xenofront.geometry.hexes.areas import AreaId
from xenofront.kernel import END, Chance, Procedure, Question, Result, Seat, added
from xenofront.kernel.piles import Deck, Pile, drawn, shuffled, top


def alien_deck(state: GDState) -> Deck:
    """The deck to draw from: made anew from the discard pile when it is empty ."""
    return state.alien_deck or shuffled(state.alien_discard)  # GD-8.2.v


def matching_cards(state: GDState, species: str, rank: str) -> Pile:
    """The first cards of a species from the top of the deck (ruling GD-8.3.m)."""
    for deck in (
        state.alien_deck,  # GD-8.3.l/deck
        shuffled(state.alien_discard),  # GD-8.3.l/discard GD-8.6.1.b/discard
    ):
        for heap in deck:
            found = tuple(c for c in heap if _is(state, c, species, rank))
            if found:
                return found  # GD-8.3.m
    return ()


def _is(state: GDState, card: str, species: str, rank: str) -> bool:
    definition = state.box.aliens[card]
    return definition.species == species and rank in ("", definition.rank)  # GD-8.6.1.b/named


class NewAlien(Procedure):
    """GD 8.8: a card is drawn, or named by an effect; its figure is placed and assigned."""

    CITATION: ClassVar[str] = "GD 8.8"

    hex: HexId
    species: str = ""
    rank: str = ""
    came_from: AreaId | None = None
    alien: AlienId = AlienId("")

    def draw(self, state: GDState) -> Chance | Result:
        if self.species:
            cards = matching_cards(state, self.species, self.rank)
        else:
            cards = top(alien_deck(state))  # GD-8.8.b
        if not cards:  # GD-8.8.h
            return END
        return Chance("alien", cards, "GD-8.8.b", "aliens")

    def place(self, state: GDState, card: str) -> Result:
        self._take(state, card)
        number = state.arrive()
        self.alien = AlienId(f"{card}-{number}")  # GD-8.8.c
        controller = controller_for(state, card)
        place_alien(state, self.alien, card, self.hex, controller, number, self.came_from)
        definition = state.box.aliens[card]
        if definition.hexes > 1:
            return gd.PlaceBase(self.alien, self.hex)
        if definition.bodies > 1:
            return gd.PlaceSwarm(self.alien, definition.bodies - 1)  # GD-8.4.b/arrives
        return gd.Guard(self.alien, arrived=True)  # GD-7.7.4.2.b GD-7.7.4.2.n GD-8.7.j

    def _take(self, state: GDState, card: str) -> None:
        """Take a card out of the deck; a deck that was searched is shuffled afterwards."""
        if not self.species:
            deck = alien_deck(state)
            if not state.alien_deck:
                state.alien_discard = ()
            state.alien_deck = drawn(deck, card)
            return
        cards = [c for heap in state.alien_deck for c in heap]
        if card in cards:
            cards.remove(card)
        else:
            cards += state.alien_discard
            cards.remove(card)
            state.alien_discard = ()
        state.alien_deck = shuffled(cards)


class BaseHexes(Question, frozen=True, gc=False):
    """How an alien that arrives lies on its two hexes."""

    WHAT = "base"
    ANSWERS = (ToBase,)

    alien: names.AlienId


class PlaceBase(Procedure):
    """GX 11.8: an alien with a base of two hexes has come; of equal places one is chosen."""

    CITATION: ClassVar[str] = "GX 11.8"

    alien: AlienId
    hex: HexId

    def choose(self, state: GDState) -> Question | None:
        row = state.aliens[self.alien]
        card = state.box.aliens[row.card]
        bases = arrival_bases(state, card, self.hex, footprint(row))
        if len(bases) < 2:
            return None
        options = tuple([ToBase(*base) for base in bases])
        return BaseHexes(row.controller, options, "GX-11.8.p", self.alien)

    def lie_down(self, state: GDState, choice: ToBase | None) -> Result:
        if choice is not None:
            came_from = state.aliens[self.alien].came_from
            state.move_alien(self.alien, choice.base, came_from)
        return gd.Guard(self.alien, arrived=True)  # GD-7.7.4.2.b


def place_alien(
    state: GDState,
    alien: AlienId,
    card: str,
    place: HexId,
    controller: Seat,
    number: int,
    came_from: AreaId | None = None,
    swarm: str = "",
) -> None:
    """Put a figure on the map with a fresh card."""
    rear = None
    if state.box.aliens[card].hexes > 1:
        base = next(iter(arrival_bases(state, state.box.aliens[card], place)), None)
        place, rear = base or (place, None)
    row = Alien(
        card=card,
        hex=place,
        rear=rear,
        controller=controller,
        arrived=number,
        shield=state.box.aliens[card].shield,  # GX-11.6.n
        stacks=state.box.aliens[card].more_shields,
        came_from=came_from if came_from != area_of(state, place) else None,
        swarm=swarm or (alien if state.box.aliens[card].bodies > 1 else ""),
    )
    state.add_alien(alien, row)
    if state.box.aliens[card].rank == MASTER and state.alpha:
        state.menace = added(state.menace, alien, Menace(state.alpha))  # GX-11.3.1.b GX-11.3.d
    told = events.AlienArrived(alien, card, place, controller, rules=("GD-8.8.a",))
    state.tell(told)
