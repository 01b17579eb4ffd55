"""The answers of Galaxy Defenders in words: every key of every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.text.wording.names import action as action_name
from xenofront.games.galaxy_defenders.text.wording.names import closer, dice, opening, way, window
from xenofront.kernel import Chance, Question

if TYPE_CHECKING:
    from xenofront.text.texts import Texts

Wording = Callable[["Texts", Question, str, Box], str]

_FIXED = {
    ("hex", "stop"): "option-stop",
    ("boost", "none"): "option-no-power",
    ("boost_heal", "none"): "option-no-power",
    ("react", "none"): "option-no-power",
    ("heal_another", "none"): "nobody",
    ("reroll", "done"): "option-no-die",
    ("step_away", "stay"): "option-stay",
    ("strike_back", "hold"): "option-hold",
    ("guard", "hold"): "option-hold",
    ("drone_attack", "hold"): "option-hold",
    ("one_of", "heal"): "option-heal",
    ("one_of", "reload"): "option-reload",
    ("one_of", "cure"): "option-cure",
    ("found", "kit"): "option-kit",
    ("found", "device"): "option-found-device",
    ("found", "fragment"): "option-fragment",
    ("wings", "roll"): "option-roll",
    ("wings", "decline"): "option-decline",
    ("reinforce", "keep"): "option-keep",
    ("reinforce", "device"): "option-buy-device",
    ("reinforce", "weapon"): "option-buy-weapon",
    ("replace", "refuse"): "option-refuse",
    ("headquarters", "none"): "option-take-nothing",
}
DICE = ("hit", "defend", "evade", "search", "wings", "teleport")


def option_words(texts: Texts, ask: Question | Chance, key: str, box: Box) -> str:
    """An answer in words."""
    if isinstance(ask, Chance):
        return _fate(texts, ask, key, box)
    fixed = _FIXED.get((ask.what, key))
    if fixed:
        return texts.say(fixed)
    return _WORDINGS.get(ask.what, _name)(texts, ask, key, box)


def _fate(texts: Texts, ask: Chance, key: str, box: Box) -> str:
    if ask.what == "token":
        return texts.say("option-token", token=texts.say(f"token-{key}"))
    if ask.what in DICE:
        shown = ", ".join(texts.say(f"symbol-{symbol}") for symbol in key.split("+"))
        return texts.say("option-face-of-die", face=dice((key,)), words=shown)
    return texts.name(key, box)


def _name(texts: Texts, ask: Question, key: str, box: Box) -> str:
    return texts.say("option-name", name=texts.name(key, box))


def _die(texts: Texts, ask: Question, key: str, box: Box) -> str:
    power, number, face = key.split(" ")
    shown = dice((face,))
    return texts.say("option-die", number=int(number), face=shown, power=texts.name(power, box))


def _order(texts: Texts, ask: Question, key: str, box: Box) -> str:
    name, order = key.split(" ")
    agent = texts.name(name, box)
    if order == "move":
        return texts.say("option-order-move", agent=agent)
    return texts.say("option-order-unjam", agent=agent, weapon=texts.name(order, box))


def _area(texts: Texts, ask: Question, key: str, box: Box) -> str:
    return texts.say("option-area", hex=key)


def _to_hex(texts: Texts, ask: Question, key: str, box: Box) -> str:
    verb, _, power = key.partition(" ")
    if verb == "use":
        return texts.say("option-use", power=texts.name(power, box))
    return texts.say("option-to-hex", hex=key)


def _face(texts: Texts, ask: Question, key: str, box: Box) -> str:
    return texts.say("option-face", facing=texts.say(f"direction-{key}"))


def _ammo(texts: Texts, ask: Question, key: str, box: Box) -> str:
    return texts.say("option-ammo", amount=int(key))


def _found(texts: Texts, ask: Question, key: str, box: Box) -> str:
    return texts.say("option-found-ammo", weapon=texts.name(key.removeprefix("ammo "), box))


def _agent_thing(texts: Texts, ask: Question, key: str, box: Box) -> str:
    agent, thing = key.split(" ")
    return texts.say(
        "option-agent-thing", agent=texts.name(agent, box), thing=texts.name(thing, box)
    )


def _fire(texts: Texts, ask: Question, key: str, box: Box) -> str:
    weapon, _, *area = key.split(" ")
    return texts.say(
        "option-fire",
        weapon=texts.name(weapon, box),
        area="yes" if area else "no",
        ammo=box.weapons[weapon].area_for_ammo,
    )


def _drone_attack(texts: Texts, ask: Question, key: str, box: Box) -> str:
    return _activity(texts, ask, f"attack {key}", box)


def _alien_way(texts: Texts, ask: Question, key: str, box: Box) -> str:
    """If nothing but the target differs, the target is the answer."""
    ends = {option.partition(" at ")[2] for option in ask.options}
    if len(ends) == 1 and " via " not in key:
        return texts.say("option-alien-target", agent=texts.name(key.partition(" at ")[0], box))
    return way(texts, key, box, stays=" via " not in key)


def _drag(texts: Texts, ask: Question, key: str, box: Box) -> str:
    here, there = key.split(" ")
    alien, agent = (texts.name(figure, box) for figure in ask.about)
    return texts.say("option-drag-to", alien=alien, agent=agent, hex=here, hex2=there)


def _activity(texts: Texts, ask: Question, key: str, box: Box) -> str:
    """The menu of an agent's turn."""
    verb, *words = key.split(" ")
    match verb, words:
        case "attack", [weapon, target, *area]:
            return texts.say(
                "option-attack",
                weapon=texts.name(weapon, box),
                target=texts.name(target, box),
                target_kind="agent" if target in box.agents else "alien",
                area="yes" if area else "no",
                ammo=box.weapons[weapon].area_for_ammo,
            )
        case "treat", [weapon, target]:
            own = "yes" if target == ask.seat else "no"
            target, weapon = texts.name(target, box), texts.name(weapon, box)
            return texts.say("option-treat", own=own, target=target, weapon=weapon)
        case "use", [power]:
            return texts.say("option-use", power=texts.name(power, box))
        case "leap", [side]:
            return texts.say("option-leap", window=window(texts, side))
        case "bash", [door]:
            return texts.say("option-bash", door=closer(texts, door))
        case "redeploy", [place]:
            return texts.say("option-redeploy", hex=place)
        case "unjam", [weapon, activity]:
            return texts.say("option-unjam", weapon=texts.name(weapon, box), activity=activity)
        case "drone", [drone]:
            return texts.say("option-drone", drone=texts.name(drone, box))
        case "special", [action]:
            return texts.say("option-special", action=action_name(texts, action, box))
        case "special", [action, door]:
            where = opening(texts, door)
            return texts.say(
                "option-special-door", action=action_name(texts, action, box), door=where
            )
    return texts.say(f"option-{verb}")


_WORDINGS: dict[str, Wording] = {
    "activity": _activity,
    "hex": _to_hex,
    "start_hex": _to_hex,
    "signal_way": _to_hex,
    "teleport_hex": _to_hex,
    "push": _to_hex,
    "step_away": _to_hex,
    "mine": _to_hex,
    "strike_area": _area,
    "strike_back": _fire,
    "reroll": _die,
    "order": _order,
    "facing": _face,
    "pay_ammo": _ammo,
    "found": _found,
    "lose_ammo": _agent_thing,
    "restore": _agent_thing,
    "guard": _fire,
    "drone_attack": _drone_attack,
    "deploy": _to_hex,
    "alien_way": _alien_way,
    "drag": _drag,
    "follow": _to_hex,
    "swarm_hex": _to_hex,
}
"""Questions whose answers are more than the name of something."""
