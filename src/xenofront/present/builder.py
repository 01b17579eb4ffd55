"""Message builder: what every client is told about one game, in one language, for certain seats.

Server and terminal build the log, the question and the times with it; each adds its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from xenofront.kernel import FATE, Answer, Concealed, Event, Game, Question, Record, Seat, Side
from xenofront.present import computers, quick
from xenofront.present.guide import NOTHING, guided
from xenofront.present.messages.base import Line
from xenofront.present.messages.live import Node, Times
from xenofront.present.messages.log import Entry, Step
from xenofront.present.messages.question import Frame, Shortcut
from xenofront.present.messages.question import Question as QuestionView
from xenofront.present.presenter import (
    Heard,
    PlayerView,
    Presenter,
    Way,
    Ways,
    seen,
    viewer,
)
from xenofront.present.turns import TABLE, AutoAnswers
from xenofront.text.rulebook import UnknownRule
from xenofront.text.texts import Texts

MEMORY: Final = 40
"""So many answers before one are looked at for the beginning of an attack."""


class MessageBuilder:
    """Builds the messages of one game; log entries are built once."""

    def __init__(
        self,
        record: Record,
        presenter: Presenter,
        texts: Texts,
        auto: AutoAnswers,
        *,
        guided: bool = False,
        ways: Mapping[int, Ways] | None = None,
        given: Mapping[int, str] | None = None,
    ) -> None:
        self.record, self.presenter, self.texts, self.auto = record, presenter, texts, auto
        self.guided = guided
        self._ways: Mapping[int, Ways] = {} if ways is None else ways
        self._given: Mapping[int, str] = {} if given is None else given
        self._entries: dict[tuple[int, Side], tuple[Entry, ...]] = {}
        self._counts: dict[Side, dict[int, int]] = {}
        self._line = [Node(node=0)]

    # -- who sees what ---------------------------------------------------------------------------

    def seen(self, mine: Sequence[Seat], game: Game | None = None) -> PlayerView:
        """The game, or one of its moments, as a player with these seats knows it."""
        return seen(game or self.record.game, viewer(self.record.game, mine), self.texts)

    def side(self, mine: Sequence[Seat]) -> Side:
        """The side of a player with these seats, who may be a watcher."""
        game = self.record.game
        return game.system.side_of(game.state, viewer(game, mine))

    def called(self, player: str) -> str:
        """The name of a computer player; nothing for a person."""
        return computers.called(self.texts, player) if player else ""

    def _giver(self, node: int) -> str:
        """Who gave the answer that led to a node, by name, if no person did."""
        if self._is_settled(node):
            return self.texts.say("ui-table")
        return self.called(self._given.get(node, ""))

    def _is_settled(self, node: int) -> bool:
        """Whether the table gave the answer that led to a node."""
        way = self.record.nodes[node].way
        return isinstance(way, Answer) and way.by == TABLE

    # -- the log ---------------------------------------------------------------------------------

    def entries(self, since: int, mine: Sequence[Seat]) -> tuple[Entry, ...]:
        """The entries of the log after the number ``since`` that are for certain seats.

        Each side counts its own, so that no gap tells of what it did not learn.
        """
        record, side = self.record, self.side(mine)
        at = record.at
        number, found = self.count(at, mine), list[Entry]()
        while number > since:
            for entry in reversed(self._of_node(at, side)):
                if number > since:
                    found.append(replace(entry, number=number))
                number -= 1
            at = record.nodes[at].parent
        return tuple(reversed(found))

    def count(self, node: int, mine: Sequence[Seat]) -> int:
        """How many entries there are up to a node for a player with these seats."""
        side = self.side(mine)
        counts = self._counts.setdefault(side, {})
        nodes, way = self.record.nodes, [node]
        while way[-1] and way[-1] not in counts:
            way.append(nodes[way[-1]].parent)
        for at in reversed(way):
            if at not in counts:
                before = counts[nodes[at].parent] if at else 0
                counts[at] = before + len(self._heard(at, side))
        return counts[node]

    def common(self, node: int, mine: Sequence[Seat]) -> int:
        """How many entries a client has right whose game stood at that node."""
        nodes, here = self.record.nodes, self.record.at
        while node != here:
            if nodes[node].depth >= nodes[here].depth:
                node = nodes[node].parent
            else:
                here = nodes[here].parent
        return self.count(node, mine)

    def _heard(self, node: int, side: Side) -> list[tuple[int, Event]]:
        """What a side learned on the way to a node, each with its place in all that happened."""
        game, told = self.record.game, enumerate(self.record.nodes[node].told)
        if not game.system.has_sides:
            return [*told]
        return [(n, event) for n, event in told if game.system.hears(game.state, side, event)]

    def _of_node(self, node: int, side: Side) -> tuple[Entry, ...]:
        if (node, side) not in self._entries:
            game = self.record.game
            state = game.system.known(game.state, side)
            source = self.texts.source(state)
            events = self._heard(node, side)
            heard = [Heard(node, event) for _, event in events]
            told = self.presenter.told(self.texts, heard, state, self._earlier(node, side))
            ways, by = self._ways.get(node, {}), self._giver(node)
            settled = self._is_settled(node)
            made = [
                Entry(
                    number=0,
                    node=node,
                    text=self.texts.event(event, source),
                    rules=tuple(event.rules),
                    tone=shown.tone,
                    title=shown.title,
                    depth=shown.depth,
                    dice=shown.dice,
                    figures=shown.figures,
                    beat=shown.beat,
                    card=shown.card,
                    fight=shown.fight,
                    chip=shown.chip,
                    by=by,
                    settled=settled,
                    steps=tuple(_on_its_way(step, ways.get(place, {})) for step in shown.steps),
                )
                for (place, event), shown in zip(events, told, strict=True)
            ]
            self._entries[node, side] = tuple(made)
        return self._entries[node, side]

    def _earlier(self, node: int, side: Side) -> list[Heard]:
        """What was heard before, back to where an attack that still goes on may have begun."""
        nodes, begins = self.record.nodes, self.presenter.beginnings
        found: list[Heard] = []
        for _ in range(MEMORY):
            if not node:
                break
            node = nodes[node].parent
            heard = [Heard(node, event) for _, event in self._heard(node, side)]
            found[:0] = heard
            if not begins or any(isinstance(one.event, begins) for one in heard):
                break
        return found

    # -- the question ----------------------------------------------------------------------------

    def question(self, shown: PlayerView, mine: Sequence[Seat], player: str = "") -> QuestionView:
        """The pending question, which a computer player may have."""
        pending = shown.game.pending
        assert pending is not None
        seat = pending.seat if isinstance(pending, Question) else FATE
        if isinstance(pending, Concealed):
            return self._foreign(seat, shown, player)
        asked = self.presenter.asked(shown)
        shows = guided(self.auto, shown, asked) if self.guided else NOTHING
        return QuestionView(
            what=pending.what,
            seat=seat,
            who="" if seat == FATE else seat_name(shown, seat),
            text=self.texts.question(pending, shown.source),
            rule=rule_line(self.texts, pending.rule),
            why=tuple(
                Frame(title=self.texts.say(f"procedure-{f.procedure}"), citation=f.citation)
                for f in shown.game.why()
            ),
            options=asked.options,
            groups=asked.groups,
            heads=asked.heads,
            chance=not isinstance(pending, Question),
            points=asked.points,
            spans=asked.spans,
            mover=asked.mover,
            mine=seat == FATE or seat in mine,
            remarks=asked.remarks,
            facts=asked.facts,
            card=asked.card,
            allowance=asked.allowance,
            plans=asked.plans,
            ahead=asked.ahead,
            deal=asked.deal,
            player=self.called(player),
            quick=tuple(
                Shortcut(
                    how=found.how,
                    key=found.key,
                    text=quick.shortcut_words(self.texts, shown.game, found),
                )
                for found in quick.shortcuts(self.record, mine)
            ),
            guide=shows.key,
            guide_goal=shows.goal,
            guide_then=shows.then,
            lesson=shows.lesson,
        )

    def _foreign(self, seat: str, shown: PlayerView, player: str) -> QuestionView:
        """A question of which only is told who is asked."""
        return QuestionView(
            what="",
            seat=seat,
            who=seat_name(shown, seat),
            text="",
            rule=Line(text=""),
            why=(),
            options=(),
            mine=False,
            player=self.called(player),
        )

    # -- time ------------------------------------------------------------------------------------

    def times(self, mine: Sequence[Seat]) -> Times:
        """What can be undone, redone and taken back."""
        record = self.record
        refusal = self.auto.undo_refusal(mine)
        return Times(
            undo=not refusal,
            undo_why=self.texts.say(refusal) if refusal else "",
            redo=record.at in record.later,
            line=self._moments(),
            take_backs=record.take_backs,
        )

    def _moments(self) -> tuple[Node, ...]:
        """The line that is played, from the beginning to now."""
        nodes, line, at = self.record.nodes, self._line, self.record.at
        added = []
        while nodes[at].depth >= len(line) or line[nodes[at].depth].node != at:
            added.append(Node(node=at))
            at = nodes[at].parent
        line[nodes[at].depth + 1 :] = reversed(added)
        return tuple(line)


def rule_line(texts: Texts, rule: str) -> Line:
    """A rule as a line: its text, and its id behind it."""
    try:
        found = texts.rule(rule)
    except UnknownRule:
        return Line(text="", rules=(rule,) if rule else ())
    return Line(text=found.text, rules=(rule,))


def seat_name(shown: PlayerView, seat: str) -> str:
    return shown.texts.name(seat, shown.source)


def _on_its_way(step: Step, ways: Mapping[str, Way]) -> Step:
    """A step along the way that was taken, where that is known."""
    return replace(step, way=ways[step.figure]) if step.figure in ways else step
