"""The sheets of agents, and drones, in words."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.catalogue import Agent, Drone
from xenofront.games.galaxy_defenders.text.cards.modifiers import modifier_lines
from xenofront.games.galaxy_defenders.text.cards.weapons import printed_weapon
from xenofront.games.galaxy_defenders.text.cards.words import Words, parts, sentence


def agent_kind(words: Words, agent: Agent) -> str:
    kind = [words.say("card-kind-agent"), words.say(f"class-{agent.class_name}")]
    if agent.add_on:
        kind.append(words.say("card-add-on", product=agent.add_on))
    return parts(*kind)


def agent_lines(words: Words, agent: Agent) -> list[str]:
    """Movement, both sides, weapons, ability and armour."""
    lines = [words.moves(agent.move), *_flying(words, agent)]
    for name, side in (("standard", agent.standard), ("elite", agent.elite)):
        health = words.health(side.hp, side.shield)
        lines.append(words.conditional((words.say(f"side-{name}"),), health))
    weapons = ", ".join(words.weapon(key) for key in agent.weapons)
    lines.append(sentence(words.say("card-weapons", weapons=weapons)))
    if agent.device_slot:
        lines.append(sentence(words.say("card-device-slot")))
    lines.append(sentence(words.say("card-ability", ability=words.power(agent.ability))))
    return lines + modifier_lines(words, agent.armour, words.say("card-armour"))


def drone_lines(words: Words, drone: Drone) -> list[str]:
    """Health, movement, weapon and whether it guards."""
    lines = [sentence(words.health(drone.hp, drone.shield)), words.moves(drone.move)]
    lines += _flying(words, drone)
    lines.append(printed_weapon(words, drone.weapon))
    if drone.guard:
        guard = words.say("moment-guard")
        lines.append(words.conditional((words.power("guard"),), guard))
    return lines


def _flying(words: Words, sheet: Agent | Drone) -> list[str]:
    has = {"flying": sheet.flying, "seize": sheet.seize}
    return [sentence(words.say(f"card-{power}")) for power in has if has[power]]
