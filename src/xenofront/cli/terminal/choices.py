"""What can be answered: numbered, in groups, and found again from what somebody types."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import NamedTuple

from xenofront.cli.terminal import chances
from xenofront.cli.terminal.board import ARROWS, where
from xenofront.cli.terminal.screen import Screen, padded
from xenofront.geometry import hexes
from xenofront.geometry.hexes import DIRECTIONS, HexId
from xenofront.kernel import Ask, Chance, Game
from xenofront.library.cards import card_text
from xenofront.library.texts import Texts

GROUPS = {
    "move": "movement",
    "turn": "movement",
    "attack": "attack",
    "treat": "combat",
    "use": "powers",
    "redeploy": "redeploy",
    "end": "end",
}
ORDER = ("movement", "attack", "combat", "powers", "actions", "redeploy", "end", "")
HEX_QUESTIONS = (
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
FIGURE_QUESTIONS = ("alien", "signal", "scan")
ITEM_QUESTIONS = ("gain", "device", "grenade", "replace", "restore")
"""Questions whose answers are things with a card; its text stands below each."""


class Choice(NamedTuple):
    """One answer as it is shown."""

    number: int
    key: str
    words: str
    group: str = ""
    also: str = ""
    """Further words by which it can be found."""


def choices(texts: Texts, game: Game) -> list[Choice]:
    """All answers to the pending question; those of a group follow each other."""
    ask = game.pending
    if ask is None:
        return []
    keys = list(dict.fromkeys(ask.options))
    verbs = {key: key.split(" ")[0] for key in keys}
    group = {key: _group(ask, verbs[key]) for key in keys}
    keys.sort(key=lambda key: ORDER.index(group[key]))
    return [
        Choice(n, key, _words(texts, game, key), group[key], _also(texts, game, key))
        for n, key in enumerate(keys, 1)
    ]


def _group(ask: Ask | Chance, verb: str) -> str:
    return GROUPS.get(verb, "actions") if ask.what == "activity" else ""


def _words(texts: Texts, game: Game, key: str) -> str:
    ask = game.pending
    assert ask is not None
    box = game.state.box
    words = texts.option(ask, key, box)
    if isinstance(ask, Chance):
        copies = ask.options.count(key)
        return f"{words} ×{copies}" if copies > 1 else words  # noqa: RUF001
    if ask.what == "facing":
        return f"{ARROWS[key]} {words}"  # type: ignore[index]
    step = _step(game, key)
    return f"{words} ({texts.say(f'direction-{step}')})" if step else words


def _also(texts: Texts, game: Game, key: str) -> str:
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


def numbers_on_board(game: Game, offered: Iterable[Choice]) -> dict[HexId, str]:
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


# -- showing -------------------------------------------------------------------------------------


def show(screen: Screen, texts: Texts, game: Game, offered: list[Choice]) -> None:
    """The list of choices, group by group."""
    for group in dict.fromkeys(choice.group for choice in offered):
        members = [choice for choice in offered if choice.group == group]
        shots = [choice for choice in members if chances.shot_of(game, choice.key)]
        if shots:
            _show_table(screen, texts, game, group, members)
        else:
            if group and group != "end":
                screen.raw(screen.paint(f"  {texts.say(f'ui-group-{group}')}", "dim"))
            _show_columns(screen, members, _texts_of(texts, game, members))


def _texts_of(texts: Texts, game: Game, members: list[Choice]) -> dict[str, str]:
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


def _numbered(screen: Screen, choice: Choice, words: str = "") -> str:
    return f"{screen.paint(f'{choice.number:>4}', 'number')} {words or choice.words}"


def _show_columns(screen: Screen, members: list[Choice], said: dict[str, str]) -> None:
    """Short answers side by side, long ones and cards with their texts below each other."""
    if said:
        for choice in members:
            screen.raw(_numbered(screen, choice))
            if choice.key in said:
                screen.line(said[choice.key], indent=7, style="dim")
        return
    width = max(len(choice.words) for choice in members) + 7
    beside = max(1, (screen.width - 1) // width) if len(members) > 3 and width <= 42 else 1
    for start in range(0, len(members), beside):
        row = members[start : start + beside]
        screen.raw("".join(padded(_numbered(screen, choice), width) for choice in row).rstrip())


def _show_table(
    screen: Screen, texts: Texts, game: Game, group: str, members: list[Choice]
) -> None:
    """Attacks with their odds."""
    space = min(screen.width - 31, 56)
    title = texts.say(f"ui-group-{group}") if group else ""
    heads = [texts.say(f"ui-column-{name}") for name in ("wounds", "kill", "jam", "ammo")]
    head = padded(f"  {title}", space + 5) + "".join(f"{word:>6}" for word in heads)
    screen.raw(screen.paint(head, "dim"))
    for choice in members:
        shot = chances.shot_of(game, choice.key)
        words = choice.words
        figures = ""
        if shot:
            words = _short(texts, game, choice)
            cells = chances.columns(game.state, shot)  # type: ignore[arg-type]
            figures = "".join(f"{cell:>6}" for cell in cells)
        if len(words) > space:
            screen.raw(_numbered(screen, choice, words))
            screen.raw(" " * (space + 5) + figures)
        else:
            screen.raw(_numbered(screen, choice, padded(words, space)) + figures)


def _short(texts: Texts, game: Game, choice: Choice) -> str:
    """An attack without the words that all attacks share."""
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


# -- finding -------------------------------------------------------------------------------------


def find(typed: str, offered: list[Choice]) -> list[Choice]:
    """The choices that what was typed can mean; one if it is clear."""
    wanted = typed.strip()
    if wanted.isdigit():
        return [choice for choice in offered if choice.number == int(wanted)]
    exact = [c for c in offered if wanted in (c.key, c.words)]
    low = wanted.lower()
    exact = exact or [c for c in offered if low in (c.key.lower(), c.words.lower())]
    exact = exact or [c for c in offered if c.also and low == c.also.lower()]
    if exact:
        return exact[:1]
    if low.upper() in DIRECTIONS:
        return []
    begins = [c for c in offered if c.words.lower().startswith(low)]
    return begins if len(begins) == 1 else containing(low, offered)


def containing(low: str, offered: list[Choice]) -> list[Choice]:
    """The choices in whose words every typed word begins a word."""
    parts = low.split()
    found = []
    for choice in offered:
        words = f"{choice.words} {choice.key} {choice.also}".lower()
        tokens = words.replace("(", " ").replace(")", " ").replace("-", " ").split()
        if parts and all(any(t.startswith(p) for t in (*tokens, *words.split())) for p in parts):
            found.append(choice)
    return found


def guess(typed: str, offered: list[Choice], commands: Iterable[str]) -> str:
    """What somebody may have meant."""
    known = {command: command for command in commands}
    known |= {choice.key.lower(): choice.key for choice in offered}
    known |= {choice.words.lower(): choice.words for choice in offered}
    for choice in offered:
        for word in choice.words.split():
            if len(word) > 3:
                known.setdefault(word.lower(), choice.words)
    close = get_close_matches(typed.lower(), list(known), n=1, cutoff=0.6)
    return known[close[0]] if close else ""
