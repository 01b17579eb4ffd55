"""Message builder: what every client is told about one game, in one language, for certain seats.

Server and terminal build the log, the question and the times with it; each adds its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from xenofront.kernel import FATE, Game, Question, Record, Seat
from xenofront.present import computers, quick
from xenofront.present.guide import NOTHING, guided
from xenofront.present.messages.base import Line
from xenofront.present.messages.live import Node, Times
from xenofront.present.messages.log import Entry, Step
from xenofront.present.messages.question import Frame, Shortcut
from xenofront.present.messages.question import Question as QuestionView
from xenofront.present.presenter import Face, Seen, Way, Ways, seen, viewer
from xenofront.present.turns import ForcedChoices
from xenofront.text.rulebook import UnknownRule
from xenofront.text.texts import Texts


class MessageBuilder:
    """Builds the messages of one game; log entries are built once."""

    def __init__(
        self,
        record: Record,
        face: Face,
        texts: Texts,
        forced: ForcedChoices,
        *,
        guided: bool = False,
        ways: Mapping[int, Ways] | None = None,
        given: Mapping[int, str] | None = None,
    ) -> None:
        self.record, self.face, self.texts, self.forced = record, face, texts, forced
        self.guided = guided
        self._ways: Mapping[int, Ways] = {} if ways is None else ways
        self._given: Mapping[int, str] = {} if given is None else given
        self._entries: dict[int, tuple[Entry, ...]] = {}
        self._counts: dict[int, int] = {}
        self._line = [Node(node=0)]

    # -- who sees what ---------------------------------------------------------------------------

    def seen(self, mine: Sequence[Seat], game: Game | None = None) -> Seen:
        """The game, or one of its moments, as a player with these seats knows it."""
        return seen(game or self.record.game, viewer(self.record.game, mine), self.texts)

    def may_know(self, seats: Iterable[str], mine: Sequence[Seat]) -> bool:
        """Whether what concerns some seats is for a player with certain seats."""
        return not self.face.secrets or bool({*seats} & {*mine})

    def called(self, player: str) -> str:
        """The name of a computer player; nothing for a person."""
        return computers.called(self.texts, player) if player else ""

    # -- the log ---------------------------------------------------------------------------------

    def entries(self, since: int, mine: Sequence[Seat]) -> tuple[Entry, ...]:
        """The entries of the log after the number ``since`` that are for certain seats."""
        record = self.record
        at = record.at
        number, found = self.count(at), list[Entry]()
        while number > since:
            events = record.nodes[at].told
            for event, entry in zip(reversed(events), reversed(self._of_node(at)), strict=True):
                if number > since and self.may_know(event.seen_by or mine, mine):
                    found.append(replace(entry, number=number))
                number -= 1
            at = record.nodes[at].parent
        return tuple(reversed(found))

    def count(self, node: int) -> int:
        """How many entries there are up to a node."""
        nodes, counts, way = self.record.nodes, self._counts, [node]
        while way[-1] and way[-1] not in counts:
            way.append(nodes[way[-1]].parent)
        for at in reversed(way):
            if at not in counts:
                before = counts[nodes[at].parent] if at else 0
                counts[at] = before + len(nodes[at].told)
        return counts[node]

    def common(self, node: int) -> int:
        """How many entries a client has right whose game stood at that node."""
        nodes, here = self.record.nodes, self.record.at
        while node != here:
            if nodes[node].depth >= nodes[here].depth:
                node = nodes[node].parent
            else:
                here = nodes[here].parent
        return self.count(node)

    def _of_node(self, node: int) -> tuple[Entry, ...]:
        if node not in self._entries:
            nodes, state = self.record.nodes, self.record.game.state
            source = self.texts.source(state)
            events = nodes[node].told
            before = nodes[nodes[node].parent].told if node else ()
            ways, by = self._ways.get(node, {}), self.called(self._given.get(node, ""))
            made = []
            for place, event in enumerate(events):
                shown = self.face.shown(
                    self.texts, event, getattr(state, "box", None), (*before, *events[:place])
                )
                made.append(
                    Entry(
                        number=0,
                        node=node,
                        text=self.texts.event(event, source),
                        rules=tuple(event.rules),
                        tone=shown.tone,
                        depth=shown.depth,
                        dice=shown.dice,
                        figures=shown.figures,
                        by=by,
                        steps=tuple(_on_its_way(step, ways.get(place, {})) for step in shown.steps),
                    )
                )
            self._entries[node] = tuple(made)
        return self._entries[node]

    # -- the question ----------------------------------------------------------------------------

    def question(self, shown: Seen, mine: Sequence[Seat], player: str = "") -> QuestionView:
        """The pending question, which a computer player may have."""
        pending = shown.game.pending
        assert pending is not None
        seat = pending.seat if isinstance(pending, Question) else FATE
        if not self.may_know((seat,) if seat != FATE else mine, mine):
            return self._foreign(seat, shown, player)
        asked = self.face.asked(shown)
        shows = guided(self.record, shown) if self.guided else NOTHING
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
            plans=asked.plans,
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
            lesson=shows.lesson,
        )

    def _foreign(self, seat: str, shown: Seen, player: str) -> QuestionView:
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
        refusal = self.forced.undo_refusal(mine)
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


def seat_name(shown: Seen, seat: str) -> str:
    return shown.texts.name(seat, shown.source)


def _on_its_way(step: Step, ways: Mapping[str, Way]) -> Step:
    """A step along the way that was taken, where that is known."""
    return replace(step, way=ways[step.figure]) if step.figure in ways else step
