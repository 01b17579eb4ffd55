"""What can be answered: numbered, in groups, and found again from what somebody types."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from xenofront.present.finding import begins_words
from xenofront.present.messages.question import Option, Question
from xenofront.present.terminal.board.canvas import Spot
from xenofront.present.terminal.screen import Screen, padded
from xenofront.text.texts import Texts

LONG = 40
"""A list of more answers of chance is a sentence."""
LAST = ("foot", "menu")
"""Answers that stand below the others, in this order."""


class Choice(NamedTuple):
    """One answer as it is shown."""

    number: int
    option: Option

    @property
    def key(self) -> str:
        return self.option.key

    @property
    def words(self) -> str:
        return self.option.label


def choices(question: Question) -> list[Choice]:
    """All answers; those of a group follow each other. Dice have the numbers they show."""
    groups = [group.id for group in question.groups]

    def rank(option: Option) -> tuple[int, int]:
        last = LAST.index(option.stand) + 1 if option.stand in LAST else 0
        return last, groups.index(option.group) if option.group in groups else len(groups)

    options = sorted(question.options, key=rank)
    shown = [int(option.key) for option in options if option.key.isdigit()]
    if not shown:
        return [Choice(number, option) for number, option in enumerate(options, 1)]
    others = iter(range(max(shown) + 1, max(shown) + len(options) + 1))
    return [
        Choice(int(option.key) if option.key.isdigit() else next(others), option)
        for option in options
    ]


def numbers_on_board(offered: Sequence[Choice]) -> dict[Spot, str]:
    """The numbers of answers by their places, if most of the answers have one."""
    placed: dict[Spot, str] = {}
    free = [choice for choice in offered if not choice.option.stand]
    for choice in free:
        option = choice.option
        if option.cell or (option.x is not None and option.y is not None):
            placed.setdefault(Spot(option.cell, option.x or 0, option.y or 0), str(choice.number))
    return placed if 2 * len(placed) > len(free) else {}


# -- showing -------------------------------------------------------------------------------------


def show(screen: Screen, texts: Texts, question: Question, offered: Sequence[Choice]) -> None:
    """The list of choices, group by group, or a sentence where it would be too long."""
    if question.chance and len(offered) > LONG:
        keys = [choice.key for choice in offered]
        what = "ui-numbers" if all(key.isdigit() for key in keys) else "ui-one-of"
        screen.line(texts.say(what, first=keys[0], last=keys[-1], count=len(keys)), indent=2)
        return
    titles = {group.id: group.title for group in question.groups}
    for group in dict.fromkeys(choice.option.group for choice in offered):
        members = [choice for choice in offered if choice.option.group == group]
        title = titles.get(group, "")
        if any(choice.option.odds for choice in members):
            _show_table(screen, question.heads, title, members)
        else:
            if title:
                screen.raw(screen.paint(f"  {title}", "dim"))
            _show_columns(screen, members, with_texts=not title)


def _numbered(screen: Screen, choice: Choice, words: str = "") -> str:
    return f"{screen.paint(f'{choice.number:>4}', 'number')} {words or choice.words}"


def _show_columns(screen: Screen, members: Sequence[Choice], *, with_texts: bool) -> None:
    """Short answers side by side, long ones and cards with their texts below each other."""
    if with_texts and any(choice.option.text for choice in members):
        for choice in members:
            screen.raw(_numbered(screen, choice))
            if choice.option.text:
                screen.line(choice.option.text, indent=7, style="dim")
        return
    width = max(len(choice.words) for choice in members) + 7
    beside = max(1, (screen.width - 1) // width) if len(members) > 3 and width <= 42 else 1
    for start in range(0, len(members), beside):
        row = members[start : start + beside]
        screen.raw("".join(padded(_numbered(screen, choice), width) for choice in row).rstrip())


def _show_table(
    screen: Screen, heads: Sequence[str], title: str, members: Sequence[Choice]
) -> None:
    """Answers with figures beside them, such as the odds of attacks."""
    space = min(screen.width - 31, 56)
    head = padded(f"  {title}", space + 5) + "".join(f"{word:>6}" for word in heads)
    screen.raw(screen.paint(head, "dim"))
    for choice in members:
        option = choice.option
        words = option.short or option.label
        figures = "".join(f"{cell:>6}" for cell in option.odds)
        if len(words) > space:
            screen.raw(_numbered(screen, choice, words))
            screen.raw(" " * (space + 5) + figures)
        else:
            screen.raw(_numbered(screen, choice, padded(words, space)) + figures)


# -- finding -------------------------------------------------------------------------------------


def find(typed: str, offered: Sequence[Choice]) -> list[Choice]:
    """The choices that what was typed can mean; one if it is clear."""
    exact = exactly(typed, offered)
    if exact:
        return exact
    wanted = typed.strip()
    if wanted.isdigit():
        return []
    low = wanted.lower()
    begins = [c for c in offered if c.words.lower().startswith(low)]
    return begins if len(begins) == 1 else containing(low, offered)


def exactly(typed: str, offered: Sequence[Choice]) -> list[Choice]:
    """The choice with this number, key, words or short word."""
    wanted = typed.strip()
    if wanted.isdigit():
        return [choice for choice in offered if choice.number == int(wanted)]
    low = wanted.lower()
    exact = [c for c in offered if wanted in (c.key, c.words)]
    exact = exact or [c for c in offered if low in (c.key.lower(), c.words.lower())]
    return (exact or [c for c in offered if low == c.option.also.lower() != ""])[:1]


def containing(low: str, offered: Iterable[Choice]) -> list[Choice]:
    """The choices in whose words every typed word begins a word."""
    return [c for c in offered if begins_words(low, f"{c.words} {c.key} {c.option.also}")]


def guess(typed: str, offered: Iterable[Choice], commands: Iterable[str]) -> str:
    """What somebody may have meant."""
    known = {command: command for command in commands}
    for choice in offered:
        known |= {choice.key.lower(): choice.key, choice.words.lower(): choice.words}
        for word in choice.words.split():
            if len(word) > 3:
                known.setdefault(word.lower(), choice.words)
    close = get_close_matches(typed.lower(), list(known), n=1, cutoff=0.6)
    return known[close[0]] if close else ""
