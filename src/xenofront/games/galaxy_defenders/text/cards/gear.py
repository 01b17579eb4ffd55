"""Power suits and fighting poses in words."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.gear import Pose, Suit
from xenofront.games.galaxy_defenders.text.cards.modifiers import modifier_lines
from xenofront.games.galaxy_defenders.text.cards.weapons import printed_weapon
from xenofront.games.galaxy_defenders.text.cards.words import Words, parts, sentence


def suit_kind(words: Words, suit: Suit) -> str:
    return parts(words.say("card-kind-suit"), *words.copies(suit.copies))


def suit_lines(words: Words, suit: Suit) -> list[str]:
    """Everything on the sheet."""
    stats = (
        words.say("card-suit-move", points=suit.move),
        words.say("card-suit-shield", points=suit.shield),
        words.say("card-suit-batteries", batteries=suit.batteries),
    )
    lines = [sentence(", ".join(stats)), printed_weapon(words, suit.weapon)]
    if suit.seize:
        lines.append(sentence(words.say("card-seize")))
    if suit.flying:
        lines.append(sentence(words.say("card-flying")))
    return lines


def pose_kind(words: Words, pose: Pose) -> str:
    return parts(words.say("card-kind-pose"), *words.copies(pose.copies))


def pose_lines(words: Words, pose: Pose) -> list[str]:
    """What a hex costs, what it is good for, and what other poses cost."""
    lines = [sentence(words.say("card-pose-steps", points=pose.step_cost))]
    lines += modifier_lines(words, pose.modifiers)
    for other, points in pose.to.items():
        name = words.definition(other, words.catalogue.poses.values())
        lines.append(sentence(words.say("card-pose-to", pose=name, points=points)))
    return lines
