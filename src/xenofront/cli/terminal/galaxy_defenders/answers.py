"""How the answers of Galaxy Defenders are listed: groups, directions, odds, and texts of cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from xenofront.cli.terminal.face import Row
from xenofront.cli.terminal.galaxy_defenders import chances
from xenofront.cli.terminal.galaxy_defenders.board import ARROWS, where
from xenofront.geometry import hexes
from xenofront.geometry.hexes import HexId
from xenofront.kernel import Ask, Chance, Game
from xenofront.library.cards import card_text
from xenofront.library.texts import Texts

if TYPE_CHECKING:
    from xenofront.cli.terminal.choices import Choice

GROUPS: Final = {
    "move": "movement",
    "turn": "movement",
    "attack": "attack",
    "treat": "combat",
    "use": "powers",
    "redeploy": "redeploy",
    "end": "end",
}
ORDER: Final = ("movement", "attack", "combat", "powers", "actions", "redeploy", "end", "")
HEX_QUESTIONS: Final = (
    "hex",
    "signal_way",
    "teleport_hex",
    "alien_way",
    "drag",
    "push",
    "step_away",
    "mine",
    "strike_area",
)
FIGURE_QUESTIONS: Final = ("alien", "signal", "scan")
ITEM_QUESTIONS: Final = ("gain", "device", "grenade", "replace", "restore")
"""Questions whose answers are things with a card; its text stands below each."""


def group(game: Game, key: str) -> str:
    """The activity an answer belongs to."""
    asked = game.pending is not None and game.pending.what == "activity"
    return GROUPS.get(key.split(" ", maxsplit=1)[0], "actions") if asked else ""


def words(texts: Texts, game: Game, key: str) -> str:
    """An answer with its direction, or with how many of it there are."""
    ask = game.pending
    assert ask is not None
    found = texts.option(ask, key, texts.source(game.state))
    if isinstance(ask, Chance):
        copies = ask.options.count(key)
        return f"{found} ×{copies}" if copies > 1 else found  # noqa: RUF001
    if ask.what == "facing":
        return f"{ARROWS[key]} {found}"  # type: ignore[index]
    step = _step(game, key)
    return f"{found} ({texts.say(f'direction-{step}')})" if step else found


def also(game: Game, key: str) -> str:
    """The direction of a hex."""
    ask = game.pending
    if isinstance(ask, Ask) and ask.what == "hex":
        return _step(game, key)
    return key if isinstance(ask, Ask) and ask.what == "facing" else ""


def _step(game: Game, key: str) -> str:
    """The direction of a step, or of a redeployment, to a neighbouring hex."""
    ask = game.pending
    if not isinstance(ask, Ask) or ask.what not in ("hex", "activity"):
        return ""
    place = key if ask.what == "hex" else key.partition("redeploy ")[2]
    here = where(game.state, ask.seat)  # type: ignore[arg-type]
    if here is None or place not in game.state.box.board.coordinate:
        return ""
    near = hexes.distance(hexes.parse(here), hexes.parse(place)) == 1
    return hexes.direction_between(hexes.parse(here), hexes.parse(place)) if near else ""


def numbers(game: Game, offered: Iterable[Choice]) -> dict[HexId, str]:
    """The numbers of choices that are hexes or figures, by hex."""
    ask = game.pending
    found: dict[HexId, str] = {}
    if isinstance(ask, Ask):
        for choice in offered:
            place: str | None = None
            if ask.what in FIGURE_QUESTIONS:
                place = where(game.state, choice.key)  # type: ignore[arg-type]
            elif ask.what == "alien_way":
                place = choice.key.partition(" at ")[2]
            elif ask.what in HEX_QUESTIONS:
                place = choice.key.split(" ")[0]
            elif choice.group == "redeploy":
                place = choice.key.split(" ")[1]
            if place and place in game.state.box.board.coordinate:
                found.setdefault(HexId(place), str(choice.number))
    return found


def said(texts: Texts, game: Game, members: list[Choice]) -> dict[str, str]:
    """What the cards say that are offered, by key."""
    ask = game.pending
    if not isinstance(ask, Ask) or ask.what not in ITEM_QUESTIONS:
        return {}
    box = game.state.box
    items = {choice.key: choice.key.rsplit(" ", maxsplit=1)[-1] for choice in members}
    known = {**box.weapons, **box.powers}
    return {
        key: " ".join(card_text(texts, known[item], box).lines)
        for key, item in items.items()
        if item in known
    }


def heads(texts: Texts) -> tuple[str, ...]:
    """What the odds of an attack are."""
    return tuple(texts.say(f"ui-column-{name}") for name in ("wounds", "kill", "jam", "ammo"))


def row(texts: Texts, game: Game, choice: Choice) -> Row | None:
    """An attack with its odds, without the words that all attacks share."""
    shot = chances.shot_of(game, choice.key)
    if shot is None:
        return None
    cells = chances.columns(game.state, shot)  # type: ignore[arg-type]
    return Row(_short(texts, game, choice), cells)


def _short(texts: Texts, game: Game, choice: Choice) -> str:
    ask = game.pending
    assert ask is not None
    if ask.what != "activity":
        return choice.words
    _, weapon, target, *area = choice.key.split(" ")
    box = game.state.box
    return texts.say(
        "ui-attack-short",
        target=texts.name(target, box),
        weapon=texts.name(weapon, box),
        area="yes" if area else "no",
        ammo=box.weapons[weapon].area_for_ammo,
    )
