"""What is told about a game: messages in one language, for a player with certain seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from msgspec.structs import replace

from xenofront.kernel import FATE, Answer, BackTo, Question, Seat
from xenofront.present import computers, quick
from xenofront.present.messages.base import Line
from xenofront.present.messages.live import (
    ComputerCard,
    Covered,
    Handed,
    Moment,
    Node,
    Order,
    Seating,
    State,
    Times,
    Welcome,
)
from xenofront.present.messages.log import Entry, Step
from xenofront.present.messages.outcome import Outcome
from xenofront.present.messages.pages import NewGame
from xenofront.present.messages.question import Frame, Shortcut
from xenofront.present.messages.question import Question as QuestionView
from xenofront.present.presenter import Seen, Way
from xenofront.server import campaigns, guide
from xenofront.server.live import LiveGame
from xenofront.text.rulebook import UnknownRule
from xenofront.text.texts import Texts


class Teller:
    """Tells one game in one language; what was told before is remembered."""

    def __init__(self, live: LiveGame, lang: str) -> None:
        self.live, self.lang = live, lang
        self.texts = live.texts(lang)
        self._entries: dict[int, tuple[Entry, ...]] = {}
        self._counts: dict[int, int] = {}
        self._line = [Node(node=0)]
        self._seen: tuple[object, Seen] | None = None
        self._outcome: tuple[int, Outcome] | None = None

    # -- the whole game --------------------------------------------------------------------------

    def welcome(self, mine: Sequence[Seat]) -> Welcome:
        live, texts = self.live, self.texts
        setup = live.record.setup
        shown = self._shown(mine)
        mission = live.game.state.box.mission
        german = self.lang == "de" and mission.briefing_de
        return Welcome(
            game=live.name,
            system=setup.system,
            system_name=texts.say("ui-game"),
            mission=setup.mission,
            mission_name=texts.called(mission),
            briefing=mission.briefing_de if german else mission.briefing,
            lang="de" if self.lang == "de" else "en",
            seed=setup.seed,
            manual=live.row.manual,
            guided=live.row.guided,
            secrets=live.face.secrets,
            seats=tuple(
                Seating(id=seat, name=_name(shown, seat), mine=seat in mine) for seat in live.seats
            ),
            computers=tuple(
                ComputerCard(
                    id=name,
                    name=computers.called(texts, name),
                    text=computers.described(texts, name),
                )
                for name in computers.players_of(setup.system)
            ),
            options=live.face.switched(texts, setup),
            goals=live.face.goals(shown),
            fresh=live.record.at == 0,
            again=None if live.row.campaign else self._again(),
            board=live.face.board(shown),
            note=texts.say("ui-game-dropped", n=live.dropped) if live.is_shortened else "",
        )

    def covered(self, seat: Seat) -> Covered:
        """Who has to take the screen."""
        name = self.texts.name(seat, self.texts.source(self.live.game.state))
        return Covered(seat=seat, who=name)

    def _again(self) -> NewGame | None:
        """How to set the same game up once more."""
        row = self.live.row
        return self.live.face.again(row.setup, manual=row.manual, guided=row.guided)

    def board_key(self, mine: Sequence[Seat]) -> object:
        """Changes when the board does."""
        return self.live.face.board_key(self._shown(mine))

    def _shown(self, mine: Sequence[Seat]) -> Seen:
        """The game as it is now, for a player with these seats."""
        live = self.live
        now = live.seq, live.record.at, live.viewer(mine)
        if self._seen is None or self._seen[0] != now:
            self._seen = now, live.seen(now[2], self.lang)
        return self._seen[1]

    def state(
        self, mine: Sequence[Seat], *, since: int, told: bool = False, board: bool = False
    ) -> State:
        """How it stands now, with all log entries after the number ``since``."""
        live, shown = self.live, self._shown(mine)
        over = live.game.pending is None
        return State(
            seq=live.seq,
            node=live.record.at,
            since=since,
            entries=self.entries(since, mine),
            board=live.face.board(shown) if board else None,
            scene=live.face.scene(shown),
            question=None if over else self.question(shown, mine),
            times=self.times(mine),
            outcome=self.outcome() if over else None,
            standing=tuple(
                Order(what=order.what, text=quick.order_words(self.texts, shown.game, order))
                for order in live.standing.orders
                if self._may_know(order.seats, mine)
            ),
            handed=tuple(
                Handed(seat=seat, player=player, name=computers.called(self.texts, player))
                for seat, player in live.seating.computers.seats.items()
            ),
            paused=live.seating.computers.paused,
            thought=self._thought(),
            told=told,
        )

    def _may_know(self, seats: Iterable[str], mine: Sequence[Seat]) -> bool:
        """Whether what concerns some seats is for a player with certain seats."""
        return not self.live.face.secrets or bool({*seats} & {*mine})

    def _thought(self) -> str:
        """Why a computer player gave the last answer; where seats have secrets that is one."""
        thought = self.live.seating.thought
        return thought.reason(self.texts) if thought and not self.live.face.secrets else ""

    def outcome(self) -> Outcome:
        at = self.live.record.at
        if self._outcome is None or self._outcome[0] != at:
            self._outcome = (at, self.live.face.outcome(self.live.record, self.texts))
        found = self._outcome[1]
        if not self.live.row.campaign:
            return found
        return replace(found, campaign=campaigns.standing(self.live, self.texts), next_mission="")

    def _called(self, player: str) -> str:
        """The name of a computer player; nothing for a person."""
        return computers.called(self.texts, player) if player else ""

    # -- the log ---------------------------------------------------------------------------------

    def entries(self, since: int, mine: Sequence[Seat]) -> tuple[Entry, ...]:
        """The entries of the log after the number ``since`` that are for certain seats."""
        record = self.live.record
        at = record.at
        number, found = self.count(at), list[Entry]()
        while number > since:
            events = record.nodes[at].told
            for event, entry in zip(reversed(events), reversed(self._told(at)), strict=True):
                if number > since and self._may_know(event.seen_by or mine, mine):
                    found.append(replace(entry, number=number))
                number -= 1
            at = record.nodes[at].parent
        return tuple(reversed(found))

    def count(self, node: int) -> int:
        """How many entries there are up to a node."""
        nodes, counts, way = self.live.record.nodes, self._counts, [node]
        while way[-1] and way[-1] not in counts:
            way.append(nodes[way[-1]].parent)
        for at in reversed(way):
            if at not in counts:
                before = counts[nodes[at].parent] if at else 0
                counts[at] = before + len(nodes[at].told)
        return counts[node]

    def common(self, node: int) -> int:
        """How many entries a client has right whose game stood at that node."""
        nodes, here = self.live.record.nodes, self.live.record.at
        while node != here:
            if nodes[node].depth >= nodes[here].depth:
                node = nodes[node].parent
            else:
                here = nodes[here].parent
        return self.count(node)

    def _told(self, node: int) -> tuple[Entry, ...]:
        if node not in self._entries:
            source = self.texts.source(self.live.game.state)
            box = self.live.game.state.box
            told = []
            record = self.live.record
            events = record.nodes[node].told
            before = record.nodes[record.nodes[node].parent].told if node else ()
            ways = self.live.ways.get(node, {})
            for place, event in enumerate(events):
                earlier = (*before, *events[:place])
                shown = self.live.face.shown(self.texts, event, box, earlier)
                told.append(
                    Entry(
                        number=0,
                        node=node,
                        text=self.texts.event(event, source),
                        rules=tuple(event.rules),
                        tone=shown.tone,
                        depth=shown.depth,
                        dice=shown.dice,
                        figures=shown.figures,
                        by=self._called(self.live.seating.given.get(node, "")),
                        steps=tuple(_on_its_way(step, ways.get(place, {})) for step in shown.steps),
                    )
                )
            self._entries[node] = tuple(told)
        return self._entries[node]

    def stopped(self, why: str, mine: Sequence[Seat]) -> str:
        """Why a plan was stopped, in words: what happened, or the rule by which it cannot go on."""
        if not why:
            return ""
        if why != "surprise":
            text = rule_line(self.texts, why).text
            return self.texts.say("ui-stopped-rule", text=text, rule=why)
        newest = self.entries(self.count(self.live.record.at) - 1, mine)
        if not newest:
            return self.texts.say("ui-stopped")
        return self.texts.say("ui-stopped-by", what=newest[-1].text)

    # -- the question ----------------------------------------------------------------------------

    def question(self, shown: Seen, mine: Sequence[Seat]) -> QuestionView:
        pending = shown.game.pending
        assert pending is not None
        seat = pending.seat if isinstance(pending, Question) else FATE
        if not self._may_know((seat,) if seat != FATE else mine, mine):
            return self._foreign(seat, shown)
        asked = self.live.face.asked(shown)
        shows = guide.guided(self.live, shown) if self.live.row.guided else guide.NOTHING
        return QuestionView(
            what=pending.what,
            seat=seat,
            who="" if seat == FATE else _name(shown, seat),
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
            player=self._called(self.live.seating.player_of(self.live.game)),
            quick=tuple(
                Shortcut(
                    how=found.how,
                    key=found.key,
                    text=quick.shortcut_words(self.texts, shown.game, found),
                )
                for found in quick.shortcuts(self.live.record, mine)
            ),
            guide=shows.key,
            lesson=shows.lesson,
        )

    def _foreign(self, seat: str, shown: Seen) -> QuestionView:
        """A question of which only is told who is asked."""
        return QuestionView(
            what="",
            seat=seat,
            who=_name(shown, seat),
            text="",
            rule=Line(text=""),
            why=(),
            options=(),
            mine=False,
            player=self._called(self.live.seating.player_of(self.live.game)),
        )

    # -- time ------------------------------------------------------------------------------------

    def times(self, mine: Sequence[Seat]) -> Times:
        record = self.live.record
        why = self._undo_why(mine)
        return Times(
            undo=not why,
            undo_why=why,
            redo=record.at in record.later,
            line=self._moments(),
            take_backs=record.take_backs,
        )

    def _moments(self) -> tuple[Node, ...]:
        """The line that is played, from the beginning to now."""
        nodes, line, at = self.live.record.nodes, self._line, self.live.record.at
        added = []
        while nodes[at].depth >= len(line) or line[nodes[at].depth].node != at:
            added.append(Node(node=at))
            at = nodes[at].parent
        line[nodes[at].depth + 1 :] = reversed(added)
        return tuple(line)

    def _undo_why(self, mine: Sequence[Seat]) -> str:
        """Why the last choice cannot be undone; nothing if it can."""
        record, at = self.live.record, self.live.record.at
        while True:
            node = record.nodes[at]
            if node.way is None:
                return self.texts.say("ui-undo-beginning")
            foreign = isinstance(node.way, Answer) and node.way.seat not in mine
            if node.barrier or foreign or isinstance(node.way, BackTo):
                return self.texts.say("ui-refused-undo")
            if not self.live.was_forced(at):
                return ""
            at = node.parent

    def moment(self, request: str, node: int, mine: Sequence[Seat]) -> Moment:
        """The board as it was at a node of the line that is played."""
        record = self.live.record
        line = record.line()
        if node not in line:
            raise LookupError(f"moment {node} is not on the line that is played")
        game = record.position(node)
        shown = self.live.seen(self.live.viewer(mine), self.lang, game)
        following = next((b for a, b in pairwise(line) if a == node), None)
        asked = ""
        pending = game.pending
        who = (pending.seat,) if isinstance(pending, Question) else mine
        if game.pending is not None and self._may_know(who, mine):
            asked = self.texts.question(game.pending, shown.source)
            way = None if following is None else record.nodes[following].way
            if isinstance(way, Answer):
                words = self.texts.option(game.pending, way.choice, shown.source)
                asked = f"{asked} → {words}"
        return Moment(
            id=request,
            node=node,
            scene=self.live.face.scene(shown),
            asked=asked,
            entry=self.count(node),
        )


def rule_line(texts: Texts, rule: str) -> Line:
    """A rule as a line: its text, and its id behind it."""
    try:
        found = texts.rule(rule)
    except UnknownRule:
        return Line(text="", rules=(rule,) if rule else ())
    return Line(text=found.text, rules=(rule,))


def _on_its_way(step: Step, ways: Mapping[str, Way]) -> Step:
    """A step along the way that was taken, where that is known."""
    return replace(step, way=ways[step.figure]) if step.figure in ways else step


def _name(shown: Seen, seat: str) -> str:
    return shown.texts.name(seat, shown.source)
