"""What is told about a game: messages in one language, for a player with certain seats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from xenofront.kernel import Answer, Concealed, Seat
from xenofront.kernel.streams import commitment
from xenofront.present import computers, quick, turns
from xenofront.present.builder import MessageBuilder, rule_line, seat_name
from xenofront.present.messages.live import (
    ComputerCard,
    Covered,
    Handed,
    Moment,
    Order,
    Proposal,
    Seating,
    State,
    Welcome,
)
from xenofront.present.messages.outcome import Outcome
from xenofront.present.messages.question import Question as QuestionView
from xenofront.present.presenter import PlayerView
from xenofront.server import campaigns
from xenofront.server.live import LiveGame


class GameMessages(MessageBuilder):
    """Tells one game in one language; what was told before is remembered."""

    def __init__(self, live: LiveGame, lang: str) -> None:
        super().__init__(
            live.record,
            live.presenter,
            live.texts(lang),
            live.auto,
            guided=live.row.guided,
            ways=live.ways,
            given=live.seating.given,
        )
        self.live, self.lang = live, lang
        self._seen: tuple[object, PlayerView] | None = None
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
            commitment=commitment(setup.seed),
            manual=live.row.manual,
            guided=live.row.guided,
            secrets=live.has_sides,
            seats=tuple(
                Seating(id=seat, name=seat_name(shown, seat), mine=seat in mine)
                for seat in live.seats
            ),
            computers=tuple(
                ComputerCard(
                    id=name,
                    name=computers.called(texts, name),
                    text=computers.described(texts, name),
                )
                for name in computers.players_of(setup.system)
            ),
            options=live.presenter.switched(texts, setup),
            goals=live.presenter.goals(shown),
            fresh=live.record.at == 0,
            board=live.presenter.board(shown),
            note=texts.say("ui-game-dropped", n=live.dropped) if live.is_shortened else "",
        )

    def covered(self, seat: Seat) -> Covered:
        """Who has to take the screen."""
        name = self.texts.name(seat, self.texts.source(self.live.game.state))
        return Covered(seat=seat, who=name)

    def board_key(self, mine: Sequence[Seat]) -> object:
        """Changes when the board does."""
        return self.live.presenter.board_key(self._shown(mine))

    def _shown(self, mine: Sequence[Seat]) -> PlayerView:
        """The game as it is now, for a player with these seats."""
        live = self.live
        now = live.seq, live.record.at, live.viewer(mine)
        if self._seen is None or self._seen[0] != now:
            self._seen = now, self.seen(mine)
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
            board=live.presenter.board(shown) if board else None,
            scene=live.presenter.scene(shown),
            question=None if over else self._asked(shown, mine),
            times=self.times(mine),
            outcome=self.outcome() if over else None,
            standing=tuple(
                Order(what=order.what, text=quick.order_words(self.texts, shown.game, order))
                for order in live.standing.orders
                if not live.has_sides or order.seats & {*mine}
            ),
            settles=turns.settled_kinds(self.live.presenter, self.texts, live.standing.asking),
            handed=tuple(
                Handed(seat=seat, player=player, name=computers.called(self.texts, player))
                for seat, player in live.seating.computers.seats.items()
            ),
            paused=live.seating.computers.paused,
            thought=self._thought(),
            told=told,
            proposal=self._proposal(shown, mine),
        )

    def _proposal(self, shown: PlayerView, mine: Sequence[Seat]) -> Proposal | None:
        """The take-back that is proposed."""
        found = self.live.proposal
        if found is None:
            return None
        agreed = self.side(mine) in found.agreed
        return Proposal(node=found.node, by=seat_name(shown, found.by), mine=agreed)

    def _asked(self, shown: PlayerView, mine: Sequence[Seat]) -> QuestionView:
        return self.question(shown, mine, self.live.seating.player_of(self.live.game))

    def _thought(self) -> str:
        """Why a computer player gave the last answer; where seats have secrets that is one."""
        thought = self.live.seating.thought
        return thought.reason(self.texts) if thought and not self.live.has_sides else ""

    def outcome(self) -> Outcome:
        at = self.live.record.at
        if self._outcome is None or self._outcome[0] != at:
            self._outcome = (at, self.live.presenter.outcome(self.live.record, self.texts))
        found = self._outcome[1]
        if not self.live.row.campaign:
            return found
        return replace(found, campaign=campaigns.standing(self.live, self.texts), next_mission="")

    def stopped(self, why: str, mine: Sequence[Seat]) -> str:
        """Why a plan was stopped, in words: what happened, or the rule by which it cannot go on."""
        if not why:
            return ""
        if why != "surprise":
            text = rule_line(self.texts, why).text
            return self.texts.say("ui-stopped-rule", text=text, rule=why)
        newest = self.entries(self.count(self.live.record.at, mine) - 1, mine)
        if not newest:
            return self.texts.say("ui-stopped")
        return self.texts.say("ui-stopped-by", what=newest[-1].text)

    def moment(self, request: str, node: int, mine: Sequence[Seat]) -> Moment:
        """The board as it was at a node of the line that is played."""
        record = self.live.record
        line = record.line()
        if node not in line:
            raise LookupError(f"moment {node} is not on the line that is played")
        game = record.position(node)
        shown = self.seen(mine, game)
        following = next((b for a, b in pairwise(line) if a == node), None)
        asked = ""
        pending = shown.game.pending
        if pending is not None and not isinstance(pending, Concealed):
            asked = self.texts.question(pending, shown.source)
            way = None if following is None else record.nodes[following].way
            if isinstance(way, Answer):
                words = self.texts.option(pending, way.choice, shown.source)
                asked = f"{asked} → {words}"
        return Moment(
            id=request,
            node=node,
            scene=self.live.presenter.scene(shown),
            asked=asked,
            entry=self.count(node, mine),
        )
