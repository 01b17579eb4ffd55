"""The conversation: tell what happened, show the board, ask, listen."""

from __future__ import annotations

from collections.abc import Callable

from xenofront.kernel import Chance, Dice
from xenofront.present.terminal import afterwards, computers, quick, status
from xenofront.present.terminal.choices import Choice, choices, find, guess, numbers_on_board, show
from xenofront.present.terminal.commands import Leave, commands_of, find_command
from xenofront.present.terminal.explain import in_words, refused
from xenofront.present.terminal.outcome import show_outcome
from xenofront.present.terminal.reading import show_new_item
from xenofront.present.terminal.table import Table
from xenofront.present.terminal.telling import tell
from xenofront.present.terminal.walking import plan
from xenofront.text.rulebook import UnknownRule

RECENT = 8
"""Events that are told again when a game is loaded."""


class Session:
    """A player, or several around one keyboard, at a table."""

    def __init__(self, table: Table, *, loaded: bool = False) -> None:
        self.table = table
        self._queue: list[str] = []
        self._unplayed: list[str] = []
        """What is left of a plan after something unforeseen."""
        self._at = -1
        self._scene: object = None
        self._lines: list[str] = []
        self._pace = computers.Pace()
        self._asked: set[str] = set()
        """Questions that were asked before: quick answers are for those."""
        if loaded:
            self._at = table.record.at
            tell(table, table.log()[-RECENT:])

    def run(self) -> bool:
        """Play to the end, or until the player leaves. Says whether the mission is over."""
        table = self.table
        try:
            while True:
                self._play()
                self._tell_news()
                show_outcome(table)
                if not afterwards.is_gone_back(table):
                    return True
        except (Leave, EOFError, KeyboardInterrupt):
            table.screen.raw()
            if table.file is not None and table.file.exists():
                table.say("ui-left-saved", file=str(table.file))
            else:
                table.say("ui-left-unsaved")
            return False

    def _play(self) -> None:
        """Question after question; an interrupt while computers play takes the seats back."""
        table = self.table
        while table.game.pending is not None:
            try:
                self._turn()
            except KeyboardInterrupt:
                if not table.computers:
                    raise
                table.computers.clear()
                table.say("ui-seats-back")

    def _turn(self) -> None:
        """One question; if there is only one answer, it is given at once and told."""
        table = self.table
        only = table.forced_choice()
        if only is not None:
            self._tell_news()
            pending = table.game.pending
            assert pending is not None
            words = table.texts.option(pending, only, table.source)
            asked = table.texts.question(pending, table.source)
            table.say("ui-forced", question=asked, choice=words)
            table.answer(only, forced=True)
            return
        if table.standing.orders or table.computers:
            self._tell_news()
            if quick.take(table) or self._pace.holds(table) or computers.answer(table):
                return
        offered = choices(table.texts, table.game)
        self._tell_news()
        if self._unplayed:
            table.say("ui-plan-stopped", rest="; ".join(self._unplayed))
            self._unplayed = []
        if not self._queue:
            self._show(offered)
        self._listen(offered)

    # -- showing ---------------------------------------------------------------------------------

    def _tell_news(self) -> None:
        """What was told since the last time; nothing after going back."""
        table = self.table
        line = table.record.line()
        if self._at == -1:
            new = line
        elif self._at in line:
            new = line[line.index(self._at) + 1 :]
        else:
            new = []
        self._at = table.record.at
        tell(table, [event for node in new for event in table.told.get(node, ())])

    def _show(self, offered: list[Choice]) -> None:
        """The board and everybody's state if they changed, then the question."""
        table, face = self.table, self.table.face
        pending = table.game.pending
        assert pending is not None
        quiet = pending.what in face.quiet
        numbers = {} if quiet else numbers_on_board(table.game, offered)
        scene = (face.scene(table.state), numbers)
        moved = scene != self._scene and not table.wants_dice()
        picture = face.picture(table, numbers) if moved else []
        if picture:
            self._scene = scene
            table.screen.raw()
            table.screen.lines(picture)
        lines = status.status_lines(table.screen, table.texts, table.state)
        if lines != self._lines and pending.what not in face.brief and not table.wants_dice():
            self._lines = lines
            if not picture:
                table.screen.raw()
            table.screen.lines(lines)
        table.screen.raw()
        words = table.texts.question(pending, table.source) + self._which_die()
        rule = table.screen.paint(f"[{pending.rule}]", "rule")
        table.screen.line(f"{table.screen.paint(words, 'heading')} {rule}")
        show_new_item(table, pending)
        for remark in face.remarks(table, len(offered)):
            table.screen.line(remark, hang=2)
        show(table.screen, table.texts, table.game, offered)
        if pending.what in self._asked:
            quick.show(table)
        self._asked.add(pending.what)

    def _which_die(self) -> str:
        """Of a pool of real dice, the one that is asked for."""
        table = self.table
        if not isinstance(table.game.pending, Chance):
            return ""
        top = table.game.stack[-1]
        asked = top.STEPS[top.step].function(top, table.state)
        if not isinstance(asked, Dice):
            return ""
        at = len(top.rolled)
        name = table.face.die(table, asked.pool[at])
        return " " + table.texts.say("ui-die", number=at + 1, count=len(asked.pool), die=name)

    # -- listening -------------------------------------------------------------------------------

    def _listen(self, offered: list[Choice]) -> None:
        """Lines until the position, the language, or who plays is another one."""
        table, before = self.table, self._surroundings()
        while self._surroundings() == before:
            typed = self._next_line()
            named = any(typed == choice.key for choice in offered)
            command = None if named else find_command(table, typed)
            if not typed:
                table.say("ui-empty")
            elif command:
                self._run_command(commands_of(table)[command[0]], command[1])
            else:
                self._answer(typed, offered)

    def _surroundings(self) -> object:
        table = self.table
        return (len(table.record.entries), table.texts.lang, dict(table.computers))

    def _next_line(self) -> str:
        if not self._queue:
            typed = self.table.screen.ask("> ")
            self._queue = [part.strip() for part in typed.split(";")]
        return self._queue.pop(0)

    def _run_command(self, command: Callable[[Table, str], None], rest: str) -> None:
        try:
            command(self.table, rest)
        except UnknownRule as error:
            self.table.say("ui-no-rule", rule=str(error), hint="")

    def _answer(self, typed: str, offered: list[Choice]) -> None:
        table = self.table
        steps = plan(table.game, typed)
        if steps:
            self._queue = [*steps, *self._queue]
            typed = self._queue.pop(0)
        if table.wants_dice() and self._answer_dice(typed, offered):
            return
        found = self._beyond(typed) or find(typed, offered, table.face.whole)
        if len(found) == 1 and not self._is_sure(found[0]):
            self._queue = []
            return
        if len(found) == 1:
            table.answer(found[0].key)
            if table.game.learned:
                self._unplayed, self._queue = self._queue, []
            return
        self._queue = []
        if found:
            names = [f"{choice.number} {choice.words}" for choice in found[:6]]
            table.say("ui-ambiguous", typed=typed, choices="; ".join(names))
            return
        if not refused(table, typed):
            table.say("ui-not-understood", typed=typed, hint=self._hint(typed, offered))
        elif getattr(table.game.pending, "open", False):
            show(table.screen, table.texts, table.game, offered)

    def _is_sure(self, choice: Choice) -> bool:
        """What loses everything is asked for twice."""
        table = self.table
        if not table.face.is_fatal(table.game, choice.key):
            return True
        typed = table.screen.ask(table.texts.say("ui-sure", choice=choice.words) + " ")
        return typed.lower()[:1] in ("y", "j")

    def _beyond(self, typed: str) -> list[Choice]:
        """An allowed answer beyond the listed ones, where there are more than can be listed."""
        game = self.table.game
        if not getattr(game.pending, "open", False):
            return []
        key = self.table.face.open_key(game, typed)
        if key is None or game.why_not(key) is not None:
            return []
        return [Choice(0, key, in_words(self.table, key))]

    def _hint(self, typed: str, offered: list[Choice]) -> str:
        guessed = guess(typed, offered, commands_of(self.table))
        return self.table.texts.say("ui-did-you-mean", word=guessed) if guessed else ""

    def _answer_dice(self, typed: str, offered: list[Choice]) -> bool:
        """Several dice in one line, as long as the roll asks for them."""
        table = self.table
        words = typed.split()
        if len(words) < 2 or not all(len(find(word, offered)) == 1 for word in words):
            return False
        pending = table.game.pending
        what = pending.what if pending else ""
        for word in words:
            pending = table.game.pending
            if not isinstance(pending, Chance) or pending.what != what:
                table.say("ui-dice-left", word=word)
                break
            found = find(word, choices(table.texts, table.game))
            if len(found) != 1:
                break
            table.answer(found[0].key)
        return True
