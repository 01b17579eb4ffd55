"""Power suits and fighting poses: their weapons and numbers, and what missions ask of them."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.content.errors import Fault, Locate, Problem, unknown
from xenofront.games.galaxy_defenders.content.catalogue import Catalogue
from xenofront.games.galaxy_defenders.content.gear import MOST_SUITS, Pose, Suit
from xenofront.games.galaxy_defenders.content.missions import Mission
from xenofront.games.galaxy_defenders.content.references import (
    modifier_faults,
    printed_weapon_faults,
)
from xenofront.text.sentences import sentence


def problems(catalogue: Catalogue, locate: Locate) -> list[Problem]:
    """Everything the suits and poses of a catalogue get wrong."""
    found = [
        locate("suits", suit.id, path, text)
        for suit in catalogue.suits.values()
        for path, text in suit_faults(suit)
    ]
    return found + [
        locate("poses", pose.id, path, text)
        for pose in catalogue.poses.values()
        for path, text in pose_faults(pose, catalogue)
    ]


def suit_faults(suit: Suit) -> Iterator[Fault]:
    """What is wrong with a suit, as paths inside its entry."""
    if suit.weapon.rank != "special":
        yield ("weapon", "rank"), sentence("suit-weapon-special")
    for path, text in printed_weapon_faults((suit.weapon,)):
        yield ("weapon", *path[2:]), text


def pose_faults(pose: Pose, catalogue: Catalogue) -> Iterator[Fault]:
    """What is wrong with a pose, as paths inside its entry."""
    for other in pose.to:
        if other not in catalogue.poses:
            yield ("to", other), unknown("pose", other, catalogue.poses)
    yield from modifier_faults(pose.modifiers, "modifiers")


def mission_faults(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    """Suits that a mission asks for and that the box does not have."""
    if len(mission.suits) > MOST_SUITS:  # GX-2.k
        yield ("suits",), sentence("only-so-many", n=MOST_SUITS, card="suits")
    for number, place in enumerate(mission.suits):
        if place.sheet not in catalogue.suits:
            yield ("suits", number, "sheet"), unknown("suit", place.sheet, catalogue.suits)
    recall = mission.recall
    if recall is not None and recall.sheet not in catalogue.suits:
        yield ("recall", "sheet"), unknown("suit", recall.sheet, catalogue.suits)
