"""Words for places: hexes, rooms, doors and windows, and where things are from somebody."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.content.missions import Killed
from xenofront.games.galaxy_defenders.present.places import bearing
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch5_terrain import map as ground
from xenofront.games.galaxy_defenders.rules.expansions.stages import stage_of
from xenofront.games.galaxy_defenders.rules.state import GDState, figures
from xenofront.games.galaxy_defenders.text.wording.names import closer, window
from xenofront.geometry.hexes.board import Board as Map
from xenofront.geometry.hexes.grid import DIRECTIONS, HexId, distance, parse
from xenofront.geometry.hexes.terrain import Side, sides_of
from xenofront.text.message_files import plain_words
from xenofront.text.texts import Texts


def ground_words(texts: Texts, kind: str) -> str:
    """What a hex is made of."""
    return _one_of(texts, "ground", kind)


def prey_words(texts: Texts, box: Box, prey: Killed) -> str:
    """The name of whom a mission wants dead; of a master whatever its stage."""
    card = next(c for c in box.aliens.values() if prey.card == c.id or prey.species == c.species)
    said = texts.called(card)
    return said.partition(", ")[0] if prey.species and stage_of(box, card.id) else said


def room_words(texts: Texts, room: str) -> str:
    return _one_of(texts, "room", room)


def _one_of(texts: Texts, family: str, key: str) -> str:
    message = f"{family}-{key}"
    return texts.say(message) if texts.has(message) else plain_words(key)


def opening_words(texts: Texts, on: Map, opening: str) -> str:
    """A door or window by where it is."""
    is_window = any(s == opening and kind is Side.WINDOW for s, kind in on.terrain.sides)
    return window(texts, opening) if is_window else closer(texts, opening)


def hex_words(texts: Texts, on: Map, place: HexId) -> str:
    """A hex in a sentence: what it is made of, its room, what its sides are."""
    parts = [place, ground_words(texts, on.ground.get(place, "plain"))]
    if place in on.terrain.blocked:
        parts.append(texts.say("web-hex-blocked"))
    if place in on.terrain.door_hexes:
        parts.append(texts.say("web-hex-door"))
    if place in on.room_of:
        parts.append(texts.say("web-hex-room", room=room_words(texts, on.room_of[place])))
    if on.area_of[place] == place:
        parts.append(texts.say("web-hex-centre"))
    else:
        parts.append(texts.say("web-hex-area", area=on.area_of[place]))
    return ", ".join((*parts, *_sides(texts, on, place)))


def _sides(texts: Texts, on: Map, place: HexId) -> Iterator[str]:
    """Walls, doors, windows and barriers around a hex, clockwise from east."""
    kinds = dict(on.terrain.sides)
    for direction, (side, _) in zip(DIRECTIONS, sides_of(place), strict=True):
        if side in kinds:
            where = texts.say(f"direction-{direction}")
            yield texts.say("web-hex-side", kind=kinds[side].value, direction=where)


# -- from somebody ---------------------------------------------------------------------------------


def relation(texts: Texts, name: str, here: str, place: str) -> str:
    """Where a hex is, seen from somebody who stands in another."""
    return _relation(texts.lang, texts.strict, name, here, place)


@lru_cache(maxsize=4096)
def _relation(lang: str, strict: bool, name: str, here: str, place: str) -> str:  # noqa: FBT001
    texts = Texts(lang, NAME, strict=strict)
    away = distance(parse(here), parse(place))
    if not away:
        return texts.say("web-relation-same", name=name)
    direction = texts.say(f"direction-{bearing(here, place)}")
    return texts.say("web-relation", hexes=away, direction=direction, name=name)


def seen_by(texts: Texts, state: GDState, place: HexId) -> str:
    """Who sees a hex, looking where they do."""
    seers = [
        agent
        for agent in figures(state)
        if state.agents[agent].hex != place
        and ground.sees(state, state.agents[agent].hex, place)
        and ground.faces_toward(state, agent, place)
    ]
    names = ", ".join(texts.name(agent, state.box) for agent in seers)
    return texts.say("web-seen-by", count=len(seers), names=names)


def range_words(texts: Texts, state: GDState, here: HexId, place: HexId) -> str:
    """How far apart two hexes are, as the rules count it."""
    away = ground.distance(state, here, place)
    return texts.say("web-range", areas=min(away, 99))


def nearest(state: GDState, place: HexId, others: dict[str, HexId]) -> str:
    """Who of some is closest to a hex: fewest areas, then fewest hexes."""

    def away(figure: str) -> tuple[int, int]:
        there = others[figure]
        return ground.distance(state, place, there), distance(parse(place), parse(there))

    return min(others, key=away, default="")
