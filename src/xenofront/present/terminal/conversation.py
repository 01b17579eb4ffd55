"""The conversation: tell what happened, show the board, ask, listen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from xenofront.kernel import Chance
from xenofront.present.messages.question import Question
from xenofront.present.messages.scene import Scene
from xenofront.present.terminal import computers, looking, printing, quick
from xenofront.present.terminal.afterwards import is_gone_back
from xenofront.present.terminal.board.canvas import Spots
from xenofront.present.terminal.choices import (
    Choice,
    choices,
    exactly,
    find,
    guess,
    numbers_on_board,
    show,
)
from xenofront.present.terminal.commands import COMMANDS, Leave, find_command
from xenofront.present.terminal.explain import SEVERAL, judged, print_judged
from xenofront.present.terminal.outcome import show_outcome
from xenofront.present.terminal.session import Session
from xenofront.text.rulebook import UnknownRule

RECENT: Final = 8
"""Entries that are told again when a game is loaded."""
DIRECTIONS: Final = frozenset(("n", "ne", "e", "se", "s", "sw", "w", "nw"))


class Conversation:
    """A player, or several around one keyboard, at a session."""

    def __init__(self, session: Session, *, loaded: bool = False) -> None:
        self.session = session
        self._queue: list[str] = []
        self._unplayed: list[str] = []
        """What is left of a plan after something unforeseen."""
        self._at = 0
        """The moment up to which everything was told."""
        self._begun = False
        self._shown: object = None
        """The board as it was last shown."""
        self._lines: list[str] = []
        """Everybody's state as it was last shown."""
        self._what = ""
        """The question before this one."""
        self._pace = computers.Pace()
        self._asked: set[str] = set()
        """Questions that were asked before: quick answers are for those."""
        if loaded:
            self._at, self._begun = session.record.at, True
            printing.print_entries(session.screen, session.entries()[-RECENT:])

    def run(self) -> bool:
        """Play to the end, or until the player leaves. Says whether the mission is over."""
        session = self.session
        try:
            while True:
                self._play()
                self._tell_news()
                show_outcome(session)
                if not is_gone_back(session):
                    return True
        except (Leave, EOFError, KeyboardInterrupt):
            session.screen.raw()
            if session.file is not None and session.file.exists():
                session.say("ui-left-saved", file=str(session.file))
            else:
                session.say("ui-left-unsaved")
            return False

    def _play(self) -> None:
        """Question after question; an interrupt while computers play takes the seats back."""
        session = self.session
        while session.pending is not None:
            try:
                self._turn()
            except KeyboardInterrupt:
                if not session.computers:
                    raise
                session.computers.clear()
                session.say("ui-seats-back")

    def _turn(self) -> None:
        """One question; if there is only one answer, it is given at once and told."""
        session = self.session
        only = session.auto.forced()
        if only is not None:
            self._tell_news()
            pending = session.pending
            assert pending is not None
            words = session.texts.option(pending, only, session.source)
            asked = session.texts.question(pending, session.source)
            session.say("ui-forced", question=asked, choice=words)
            session.answer(only, forced=True)
            return
        if session.standing.orders or session.computers:
            self._tell_news()
            if quick.take(session) or self._pace.holds(session) or computers.answer(session):
                return
        if session.auto.settled(session.standing.asking) is not None:
            self._tell_news()
            if quick.settle(session):
                return
        question = session.question()
        offered = choices(question)
        self._tell_news()
        if self._unplayed:
            session.say("ui-plan-stopped", rest="; ".join(self._unplayed))
            self._unplayed = []
        if not self._queue:
            self._show(question, offered)
        self._what = question.what
        self._listen(question, offered)

    # -- showing ---------------------------------------------------------------------------------

    def _tell_news(self) -> None:
        """What was told since the last time; nothing after going back."""
        session = self.session
        known = session.messages.common(self._at, session.mine) if self._begun else 0
        self._at, self._begun = session.record.at, True
        printing.print_entries(session.screen, session.entries(known))

    def _show(self, question: Question, offered: list[Choice]) -> None:
        """The board and everybody's state if they changed, then the question."""
        session, screen = self.session, self.session.screen
        scene = session.scene()
        if not question.chance:
            self._show_scene(question, scene, numbers_on_board(offered))
        screen.raw()
        words = screen.paint(question.text, "heading")
        screen.line(printing.with_rules(screen, words, question.rule.rules))
        printing.print_lines(screen, question.remarks, 2)
        printing.print_evidence(screen, question.facts)
        show(screen, session.texts, question, offered)
        if question.what in self._asked:
            quick.show(session)
        self._asked.add(question.what)

    def _show_scene(self, question: Question, scene: Scene, spots: Spots) -> None:
        """What has changed of board and state; within one walk the state can wait."""
        session, screen = self.session, self.session.screen
        standing = (scene.figures, scene.markers, scene.edges)
        drawn = (standing if session.board().kind == "cells" or spots else None, spots)
        if drawn != self._shown and (spots or session.board().kind == "cells"):
            self._shown = drawn
            screen.raw()
            looking.draw_choices(session, scene, spots)
        lines = printing.status_lines(screen, scene, session.presenter.goals(session.seen()))
        if lines != self._lines and question.what != self._what:
            fresh = [line for line in lines if line not in self._lines]
            self._lines = lines
            screen.raw()
            screen.lines(fresh)

    # -- listening -------------------------------------------------------------------------------

    def _listen(self, question: Question, offered: list[Choice]) -> None:
        """Lines until the position, the language, or who plays is another one."""
        session, before = self.session, self._surroundings()
        while self._surroundings() == before:
            typed = self._next_line()
            is_named = any(typed == choice.key for choice in offered)
            command = None if is_named else find_command(session, typed)
            if not typed:
                session.say("ui-empty")
            elif command:
                self._run_command(COMMANDS[command[0]], command[1])
            else:
                self._answer(typed, question, offered)

    def _surroundings(self) -> object:
        session = self.session
        return (len(session.record.entries), session.texts.lang, dict(session.computers))

    def _next_line(self) -> str:
        if not self._queue:
            typed = self.session.screen.ask("> ")
            self._queue = [part.strip() for part in typed.split(";")]
        return self._queue.pop(0)

    def _run_command(self, command: Callable[[Session, str], None], rest: str) -> None:
        try:
            command(self.session, rest)
        except UnknownRule as error:
            self.session.say("ui-no-rule", rule=str(error), hint="")

    def _answer(self, typed: str, question: Question, offered: list[Choice]) -> None:
        session = self.session
        steps = self._plan(typed, question)
        if steps:
            self._queue = [*steps, *self._queue]
            typed = self._queue.pop(0)
        if question.chance and self._answer_dice(typed, offered):
            return
        aims = _is_open(question) and any(letter.isdigit() or letter in "!?&$^" for letter in typed)
        found = exactly(typed, offered) or ([] if aims else find(typed, offered))
        if len(found) == 1:
            self._give(found[0].key, found[0].option.label, found[0].option.sure)
            return
        if found:
            self._queue = []
            names = [f"{choice.number} {choice.words}" for choice in found[:6]]
            session.say("ui-ambiguous", typed=typed, choices="; ".join(names))
            return
        self._judge(typed, question, offered)

    def _judge(self, typed: str, question: Question, offered: list[Choice]) -> None:
        """What is not listed may be allowed all the same, or is forbidden by a rule."""
        session, queued = self.session, self._queue
        looked = None if typed.isdigit() or question.chance else judged(session, typed)
        if looked is not None and len(looked.keys) == 1 and _is_open(question):
            (key,) = looked.keys
            words = next(line.text for line in looked.lines if line.tone == "good")
            self._give(key, words, self._sure(key))
            return
        self._queue = []
        if looked is None or looked.keys or len({line.text for line in looked.lines}) > 3 * SEVERAL:
            session.say("ui-not-understood", typed=typed, hint=self._hint(typed, offered))
            return
        print_judged(session, looked)
        if queued:
            session.say("ui-plan-stopped", rest="; ".join(queued))
        if _is_open(question):
            show(session.screen, session.texts, question, offered)

    def _give(self, key: str, words: str, sure: str) -> None:
        """An answer; what loses everything is asked for twice."""
        session = self.session
        if sure:
            typed = session.screen.ask(session.texts.say("ui-sure", choice=words) + " ")
            if typed.lower()[:1] not in ("y", "j"):
                self._queue = []
                return
        session.answer(key)
        if session.game.learned:
            self._unplayed, self._queue = self._queue, []

    def _sure(self, key: str) -> str:
        """Whether an answer beyond the listed ones is asked for twice."""
        return self.session.presenter.sure(self.session.seen(), key)

    def _plan(self, typed: str, question: Question) -> list[str]:
        """The answers that a row of directions stands for, or a cell farther away."""
        words = typed.lower().split()
        if len(words) > 1 and all(word in DIRECTIONS for word in words):
            return words
        if typed in question.plans:
            return self.session.presenter.plan(self.session.seen(), typed)
        return []

    def _hint(self, typed: str, offered: list[Choice]) -> str:
        guessed = guess(typed, offered, COMMANDS)
        return self.session.texts.say("ui-did-you-mean", word=guessed) if guessed else ""

    def _answer_dice(self, typed: str, offered: list[Choice]) -> bool:
        """Several dice in one line, as long as the roll asks for them."""
        session = self.session
        words = typed.split()
        if len(words) < 2 or not all(len(find(word, offered)) == 1 for word in words):
            return False
        what = session.pending.what if session.pending else ""
        for word in words:
            pending = session.pending
            if not isinstance(pending, Chance) or pending.what != what:
                session.say("ui-dice-left", word=word)
                break
            found = find(word, choices(session.question()))
            if len(found) != 1:
                break
            session.answer(found[0].key)
        return True


def _is_open(question: Question) -> bool:
    """Whether points of the session will do that are not listed."""
    return question.points or question.spans
