"""What can be answered: numbered, in groups, and found again from what somebody types."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from xenofront.kernel import Game
from xenofront.present.finding import begins_words
from xenofront.present.terminal.face import face_of
from xenofront.present.terminal.screen import Screen, padded
from xenofront.text.texts import Texts


class Choice(NamedTuple):
    """One answer as it is shown."""

    number: int
    key: str
    words: str
    group: str = ""
    also: str = ""
    """Further words by which it can be found."""
    answer: Any = ""
    """What is chosen: a choice, or its key where the question knows no choices."""


def choices(texts: Texts, game: Game) -> list[Choice]:
    """All answers to the pending question; those of a group follow each other."""
    ask = game.pending
    if ask is None:
        return []
    face = face_of(texts.system)
    answers: list[Any] = list(dict.fromkeys(ask.choices))
    group = {answer: face.group(texts, game, answer) for answer in answers}
    answers.sort(key=lambda answer: face.order.index(group[answer]))
    return [
        Choice(
            face.number(ask, at, answer),
            str(answer),
            face.words(texts, game, answer),
            group[answer],
            face.also(texts, game, answer),
            answer,
        )
        for at, answer in enumerate(answers, 1)
    ]


def numbers_on_board(game: Game, offered: Iterable[Choice]) -> Mapping[Any, str]:
    """The numbers of choices that have a place on the board, by place."""
    return face_of(game.system.name).numbers(game, offered)


# -- showing -------------------------------------------------------------------------------------


def show(screen: Screen, texts: Texts, game: Game, offered: list[Choice]) -> None:
    """The list of choices, group by group, or a sentence where it would be too long."""
    face = face_of(texts.system)
    summary = face.summary(texts, game)
    if summary:
        screen.line(summary, indent=2)
        return
    for group in dict.fromkeys(choice.group for choice in offered):
        members = [choice for choice in offered if choice.group == group]
        if any(face.row(texts, game, choice) for choice in members):
            _show_table(screen, texts, game, group, members)
        else:
            if group and texts.has(f"ui-group-{group}"):
                screen.raw(screen.paint(f"  {texts.say(f'ui-group-{group}')}", "dim"))
            _show_columns(screen, members, face.said(texts, game, members))


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
    """Answers with figures beside them, such as the odds of attacks."""
    face = face_of(texts.system)
    space = min(screen.width - 31, 56)
    title = texts.say(f"ui-group-{group}") if group else ""
    head = padded(f"  {title}", space + 5) + "".join(f"{word:>6}" for word in face.heads(texts))
    screen.raw(screen.paint(head, "dim"))
    for choice in members:
        row = face.row(texts, game, choice)
        words = row.words if row else choice.words
        figures = "".join(f"{cell:>6}" for cell in row.cells) if row else ""
        if len(words) > space:
            screen.raw(_numbered(screen, choice, words))
            screen.raw(" " * (space + 5) + figures)
        else:
            screen.raw(_numbered(screen, choice, padded(words, space)) + figures)


# -- finding -------------------------------------------------------------------------------------


def find(typed: str, offered: list[Choice], whole: Collection[str] = ()) -> list[Choice]:
    """The choices that what was typed can mean; one if it is clear.

    Words that must be meant as a ``whole`` are not taken for the beginning of another one.
    """
    wanted = typed.strip()
    if wanted.isdigit():
        return [choice for choice in offered if choice.number == int(wanted)]
    exact = [c for c in offered if wanted in (c.key, c.words)]
    low = wanted.lower()
    exact = exact or [c for c in offered if low in (c.key.lower(), c.words.lower())]
    exact = exact or [c for c in offered if c.also and low == c.also.lower()]
    if exact:
        return exact[:1]
    if low in whole:
        return []
    begins = [c for c in offered if c.words.lower().startswith(low)]
    return begins if len(begins) == 1 else containing(low, offered)


def containing(low: str, offered: list[Choice]) -> list[Choice]:
    """The choices in whose words every typed word begins a word."""
    return [c for c in offered if begins_words(low, f"{c.words} {c.key} {c.also}")]


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
