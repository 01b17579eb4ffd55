"""What the faces of several systems have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from xenofront.kernel import Chance, Dice, Game, Question
from xenofront.present.messages.base import Line
from xenofront.present.messages.looks import Look, Looked
from xenofront.present.messages.scene import Badge
from xenofront.text.texts import Texts

SEVERAL: Final = 6
"""So many answers that somebody may mean are explained."""


def by_severity(badges: Iterable[Badge], order: Sequence[str]) -> tuple[Badge, ...]:
    """Badges with the worst first; those of one kind stay as they are."""
    return tuple(sorted(badges, key=lambda badge: order.index(badge.kind)))


def alike(looks: Mapping[str, str]) -> frozenset[str]:
    """Figures that look the same as another, by what each looks like."""
    counted = Counter(looks.values())
    return frozenset(figure for figure, look in looks.items() if counted[look] > 1)


def decimal(texts: Texts, number: str) -> str:
    """A number with the point that the language has."""
    return number.replace(".", ",") if texts.lang == "de" else number


def declines(ask: Question | Chance, choice: object) -> bool:
    """Whether an answer declines what is offered."""
    return isinstance(ask, Question) and choice == ask.HANDLING.declined_by


def pool_of(game: Game) -> tuple[int, Dice] | None:
    """Of a pool of real dice: how many have been rolled, and the pool."""
    if not isinstance(game.pending, Chance):
        return None
    top = game.stack[-1]
    asked = top.STEPS[top.step].function(top, game.state)
    return (len(top.rolled), asked) if isinstance(asked, Dice) else None


class Verdict(NamedTuple):
    """An answer in words, and the rule that forbids it; none if it is allowed."""

    key: str
    words: str
    rule: str | None
    details: tuple[str, ...] = ()
    """What the rule means here."""


def verdict_lines(texts: Texts, verdicts: Sequence[Verdict]) -> Iterator[Line]:
    """What is allowed first; a rule is told once for all that it forbids."""
    by_rule: dict[str, list[Verdict]] = {}
    for verdict in verdicts:
        if verdict.rule is None:
            yield Line(text=texts.say("web-allowed", choice=verdict.words), tone="good")
        else:
            by_rule.setdefault(verdict.rule, []).append(verdict)
    for rule, forbidden in list(by_rule.items())[:SEVERAL]:
        rules = (rule,) if rule else ()
        for one in forbidden[:SEVERAL]:
            text = texts.say("web-forbidden", choice=one.words)
            yield Line(text=text, rules=rules, tone="bad")
            yield from (Line(text=detail, depth=1) for detail in one.details)
        if len(forbidden) > SEVERAL:
            yield Line(text=texts.say("ui-more", count=len(forbidden) - SEVERAL), tone="dim")
        if rule:
            yield Line(text=texts.rule(rule).text, rules=rules, depth=1)


def judged(texts: Texts, look: Look, verdicts: Sequence[Verdict]) -> Looked:
    """What the rules say to what somebody may mean."""
    allowed = tuple(verdict.key for verdict in verdicts if verdict.rule is None)
    return Looked(
        id=look.id,
        about=look.about,
        title=texts.say("web-allowed-title" if allowed else "web-forbidden-title"),
        lines=tuple(verdict_lines(texts, verdicts)),
        keys=allowed,
    )
