"""How the dice fell, against what was to be expected."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import NamedTuple

from xenofront.games.galaxy_defenders.present.page.dice import PLAIN, colours_of
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch7_agents.menu import NextActivity, Treat
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import read_face
from xenofront.kernel import Answer, Event, Record
from xenofront.kernel.choices import reader_of
from xenofront.present.common import decimal
from xenofront.present.messages.outcome import Luck
from xenofront.text.texts import Texts

ALIENS = "aliens"


class Roll(NamedTuple):
    """A roll of a log: whose, for hits or shields, the colours of the dice, their faces."""

    who: str
    what: str
    colours: tuple[str, ...]
    faces: tuple[str, ...]


def rolls(record: Record, box: Box) -> list[Roll]:
    """Every hit roll and defend roll as it first fell; what was thrown again does not count."""
    found, told, treating = [], list[Event](), ""
    for node in record.line():
        way = record.nodes[node].way
        if isinstance(way, Answer) and way.what == NextActivity.WHAT:
            choice = reader_of(NextActivity.ANSWERS).read(way.choice)
            treating = choice.weapon if isinstance(choice, Treat) else treating
        for event in record.nodes[node].told:
            if isinstance(event, events.HitsRolled):
                colours = colours_of(event, event.faces, box, told, treating)
                treating = ""
                found.append(Roll(_side(box, event.attacker), "hits", colours, event.faces))
            elif isinstance(event, events.DefenceRolled):
                colours = colours_of(event, event.faces, box)
                found.append(Roll(_side(box, event.unit), "shields", colours, event.faces))
            told.append(event)
    return found


def _side(box: Box, figure: str) -> str:
    return figure if figure in box.agents else ALIENS


def symbols(what: str, faces: tuple[str, ...]) -> int:
    """How often what counts shows on some faces."""
    return sum(getattr(read_face(face), what) for face in faces)


def expected(box: Box, what: str, dice: Counter[str]) -> Fraction:
    """How often it was to be expected on so many dice of each colour, exactly."""
    total = Fraction(0)
    for colour, number in dice.items():
        faces = box.faces[colour]
        total += Fraction(number * symbols(what, faces), len(faces))
    return total


def luck(texts: Texts, record: Record, box: Box) -> tuple[Luck, ...]:
    """A line for the hits and one for the shields of each agent and of the aliens."""
    made: dict[tuple[str, str], list[Roll]] = {}
    for roll in rolls(record, box):
        if roll.faces and PLAIN not in roll.colours:
            made.setdefault((roll.who, roll.what), []).append(roll)
    order = {who: number for number, who in enumerate((*record.setup.seats, *box.agents, ALIENS))}
    keys = sorted(made, key=lambda key: (order[key[0]], key[1]))
    return tuple(_line(texts, box, key, made[key]) for key in keys)


def _line(texts: Texts, box: Box, key: tuple[str, str], thrown: list[Roll]) -> Luck:
    who, what = key
    dice = Counter[str]()
    for roll in thrown:
        dice.update(roll.colours)
    rolled = sum(symbols(what, roll.faces) for roll in thrown)
    wanted = expected(box, what, dice)
    name = texts.say("web-aliens") if who == ALIENS else texts.name(who, box)
    share = "even" if abs(rolled - wanted) < 1 else "more" if rolled > wanted else "less"
    return Luck(
        who=texts.say("web-luck-who", name=name, what=what),
        rolled=str(rolled),
        expected=decimal(texts, f"{float(wanted):.1f}"),
        text=texts.say("web-luck-text", dice=dice.total(), share=share),
    )
