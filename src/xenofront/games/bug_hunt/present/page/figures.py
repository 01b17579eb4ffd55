"""Figures on the table, with their badges and a sentence about each."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import Any, Final, Literal, TypeVar

from xenofront.games.bug_hunt.present import labels
from xenofront.games.bug_hunt.present.page.acting import acting, shape_of
from xenofront.games.bug_hunt.present.page.phrases import (
    at_words,
    away,
    nearest_of,
    relation,
    seen_by,
    troopers,
)
from xenofront.games.bug_hunt.present.page.words import BADGES
from xenofront.games.bug_hunt.present.places import Place, state_of
from xenofront.games.bug_hunt.present.places import acting as acting_trooper
from xenofront.games.bug_hunt.present.status import ship_words
from xenofront.games.bug_hunt.rules.ch4_combat.odds import MORTAL
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import SHIP
from xenofront.games.bug_hunt.rules.ground import on_table, opponents
from xenofront.games.bug_hunt.rules.state import Alien, AlienId, BHState, Trooper, TrooperId
from xenofront.games.bug_hunt.text.wording.names import capital, row_name
from xenofront.geometry.plane.exact import BASE
from xenofront.kernel import Game
from xenofront.present.common import alike, by_severity
from xenofront.present.messages.scene import Badge, Figure
from xenofront.text.texts import Texts

SHIP_RADIUS: Final = 2 * BASE
FRIENDS: Final = ("civilian",)
"""Kinds that are led rather than lead."""

Name = TypeVar("Name", bound=str)
Side = Literal["squad", "alien", "signal", "friend", "ship"]


def side_of(row: Trooper) -> Literal["squad", "friend"]:
    return "friend" if row.kind in FRIENDS else "squad"


def all_figures(texts: Texts, game: Game) -> tuple[Figure, ...]:
    """Everybody on the table; contacts may be anybody."""
    return some_figures(texts, game, None)


def some_figures(texts: Texts, game: Game, wanted: Container[str] | None) -> tuple[Figure, ...]:
    """The figures with these ids that are on the table."""
    made = _Figures(texts, game, wanted)
    return (*made.ship(), *made.contacts(), *made.aliens(), *made.troopers())


class _Figures:
    """Makes figures of one game, in one language."""

    def __init__(self, texts: Texts, game: Game, wanted: Container[str] | None) -> None:
        self.texts, self.game, self.state = texts, game, state_of(game)
        self.acting, self.viewer = acting(game), acting_trooper(game)
        self.wanted = wanted
        rows = self.state.troopers.items()
        self.alike = alike({name: shape_of(self.state, row) for name, row in rows})

    def _are_wanted(self, names: Iterable[Name]) -> Iterator[Name]:
        wanted = self.wanted
        return (name for name in names if wanted is None or name in wanted)

    def _made(
        self,
        place: Place,
        label: list[str],
        *,
        side: Side,
        shape: str,
        letters: str,
        radius: int = BASE,
        **more: Any,
    ) -> Figure:
        return Figure(
            id=place.id,
            name=label[0],
            side=side,
            shape=shape,
            letters=letters[:3],
            x=place.at.x,
            y=place.at.y,
            radius=radius,
            active=place.id == self.acting,
            label=", ".join(label),
            **more,
        )

    # -- troopers --------------------------------------------------------------------------------

    def troopers(self) -> Iterator[Figure]:
        for trooper in self._are_wanted(on_table(self.state)):
            row = self.state.troopers[trooper]
            place = Place(trooper, row.at)
            badges = by_severity(trooper_badges(self.texts, self.state, trooper), BADGES)
            letters = labels.trooper_label(self.state, trooper)
            yield self._made(
                place,
                self._trooper_label(place, badges),
                side=side_of(row),
                shape=shape_of(self.state, row),
                letters=letters,
                badges=badges,
                health=MORTAL - row.wounds,
                most=MORTAL,
                tag=letters if trooper in self.alike else "",
                done=row.phase == "done",
            )

    def _trooper_label(self, place: Place, badges: tuple[Badge, ...]) -> list[str]:
        texts, state = self.texts, self.state
        label = [texts.name(place.id, state), *(badge.label for badge in badges)]
        label.append(at_words(texts, place.at))
        aliens = {str(name): row.at for name, row in state.aliens.items()}
        contacts = {str(name): row.at for name, row in state.contacts.items()}
        for kind, others in (("alien", aliens), ("contact", contacts)):
            near = nearest_of(state, place, others)
            if near:
                where = away(texts, state, place, near)
                name = texts.name(near.id, state)
                label.append(texts.say(f"web-nearest-{kind}", name=name, where=where))
        return label

    # -- aliens, contacts and the ship -----------------------------------------------------------

    def aliens(self) -> Iterator[Figure]:
        for alien in self._are_wanted(self.state.aliens):
            row = self.state.aliens[alien]
            badges = by_severity(alien_badges(self.texts, self.state, alien), BADGES)
            label = [self.texts.name(alien, self.state), *(badge.label for badge in badges)]
            place = Place(alien, row.at)
            yield self._made(
                place,
                [*label, *self._whereabouts(place)],
                side="alien",
                shape=alien.rpartition("-")[0],
                letters=labels.alien_label(self.state, alien),
                badges=badges,
                health=MORTAL - row.wounds,
                most=MORTAL,
                tag=alien.rpartition("-")[2] if len(self.state.aliens) > 1 else "",
            )

    def contacts(self) -> Iterator[Figure]:
        for contact in self._are_wanted(self.state.contacts):
            place = Place(contact, self.state.contacts[contact].at)
            name = capital(self.texts.name(contact, self.state))
            label = [name, self.texts.say("web-unknown"), *self._whereabouts(place)]
            letters = labels.contact_label(contact)
            yield self._made(place, label, side="signal", shape="contact", letters=letters)

    def ship(self) -> Iterator[Figure]:
        at = self.state.evac.at
        if at is not None and list(self._are_wanted((SHIP,))):
            label = [capital(self.texts.say("drop-ship")), ship_words(self.texts, self.state)]
            yield self._made(
                Place(SHIP, at),
                label,
                side="ship",
                shape="drop_ship",
                letters=labels.SHIP,
                radius=SHIP_RADIUS,
            )

    def _whereabouts(self, place: Place) -> Iterator[str]:
        """Where something is, from the acting trooper or the nearest one, and who sees it."""
        texts, state = self.texts, self.state
        yield at_words(texts, place.at)
        squad = troopers(state)
        if self.viewer in squad:
            viewer: Place | None = Place(str(self.viewer), squad[str(self.viewer)])
        else:
            viewer = nearest_of(state, place, squad)
        if viewer:
            yield relation(texts, state, viewer, place)
        yield seen_by(texts, state, place)


# -- badges ----------------------------------------------------------------------------------------


def _hurt(texts: Texts, row: Trooper | Alien) -> Iterator[Badge]:
    if row.wounds:
        yield Badge(kind="wound", label=texts.say("web-wounded"))
    if row.stun:
        label = texts.say("web-stunned", markers=row.stun)
        yield Badge(kind="stunned", text=str(row.stun), label=label)


def _engaged(texts: Texts, state: BHState, figure: str) -> Iterator[Badge]:
    against = opponents(state, figure)
    if against:
        names = "; ".join(texts.name(name, state) for name in against)
        yield Badge(kind="engaged", label=texts.say("web-engaged", names=names))


def trooper_badges(texts: Texts, state: BHState, trooper: TrooperId) -> Iterator[Badge]:
    """Wounds, stun, weapons that fail, who touches it, what it carries, and when it acts."""
    row = state.troopers[trooper]
    yield from _hurt(texts, row)
    for weapon in row.weapons:
        name = texts.name(weapon, state)
        for kind, unfit in (("jammed", row.jammed), ("empty", row.empty)):
            if weapon in unfit:
                yield Badge(kind=kind, label=texts.say(f"web-{kind}", weapon=name))
    if row.fate == "table":
        yield from _engaged(texts, state, trooper)
    if row.package:
        name = texts.name(row.package, state)
        yield Badge(kind="package", label=texts.say("bh-carries", objective=name))
    if row.phase:
        yield Badge(kind=row.phase, label=texts.say(f"drawn-{row.phase}"))


def alien_badges(texts: Texts, state: BHState, alien: AlienId) -> Iterator[Badge]:
    """Wounds, stun, whom it touches, whether it leads, and whether it acts."""
    row = state.aliens[alien]
    yield from _hurt(texts, row)
    yield from _engaged(texts, state, alien)
    if row.leader:
        name = row_name(texts, state, "leaders", row.leader)
        yield Badge(kind="leader", label=texts.say("web-leads", leader=name))
    if row.fresh:
        yield Badge(kind="fresh", label=texts.say("drawn-fresh"))
    if alien in state.distracted:
        yield Badge(kind="distracted", label=texts.say("drawn-distracted"))
