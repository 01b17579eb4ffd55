"""What pages and terminal show: a row of floes, the walkers on it, the odds of a walk."""

from __future__ import annotations

from typing import Any

from thin_ice.content import PACK, Mission
from thin_ice.rules import LEAST, MOST, Walk, is_safe
from xenofront.content.store import ContentStore
from xenofront.kernel import Record, Seat, Setup
from xenofront.present.messages.base import Fact
from xenofront.present.messages.board import Board, Cell, Key
from xenofront.present.messages.outcome import Outcome
from xenofront.present.messages.pages import Member, MissionCard, NewGame, SystemCard
from xenofront.present.messages.question import Option
from xenofront.present.messages.scene import Badge, Figure, Scene
from xenofront.present.presenter import PlayerView, Presenter, QuestionDetails
from xenofront.text.texts import Texts

NAMES = ("ann", "bob", "cid", "dot")
UNIT = 100
"""From the centre of a floe to its side, in the board's drawing units."""
SHELF = ContentStore(PACK)


def centre(place: int) -> int:
    return UNIT * (2 * place + 1)


class IceFace(Presenter):
    # -- before a game -----------------------------------------------------------------------------

    def card(self, texts: Texts) -> SystemCard:
        missions = SHELF.catalogue().missions.values()
        return SystemCard(
            id=PACK.name,
            name=texts.say("ui-game"),
            text=texts.say("ui-about"),
            missions=tuple(mission_card(texts, mission) for mission in missions),
            members=tuple(member(texts, name) for name in NAMES),
            presets=(),
            options=(),
            first="pond",
        )

    def setup(self, wish: NewGame, seed: int) -> Setup:
        squad = tuple(map(Seat, wish.squad or NAMES[:2]))
        return Setup(
            system=PACK.name,
            mission=wish.mission,
            seats=squad,
            options=wish.options,
            seed=seed,
            text=wish.text,
        )

    def mission(self, texts: Texts, setup: Setup) -> MissionCard:
        return mission_card(texts, SHELF.box_for(setup).mission)

    # -- the board ---------------------------------------------------------------------------------

    def board(self, seen: PlayerView) -> Board:
        floes = seen.state.box.mission.floes
        cells = (
            Cell(id=str(n), x=centre(n), y=UNIT, label=label(seen.texts, n, floes))
            for n in range(floes + 1)
        )
        return Board(
            kind="cells",
            outline="square",
            width=centre(floes) + UNIT,
            height=2 * UNIT,
            unit=UNIT,
            cells=tuple(cells),
            legend=(Key(kind="marine", label=seen.texts.say("ice-walker")),),
            label=seen.texts.say("ice-board"),
        )

    def scene(self, seen: PlayerView) -> Scene:
        texts, state = seen.texts, seen.state
        asked = seen.game.pending.seat if hasattr(seen.game.pending, "seat") else ""
        figures = tuple(
            figure(seen, walker, active=walker == asked)
            for walker, row in state.walkers.items()
            if not row.lost
        )
        mission = state.box.mission
        safe = sum(is_safe(state, walker) for walker in state.walkers)
        facts = (Fact(name=texts.say("ice-safe"), value=f"{safe}/{len(state.walkers)}"),)
        headline = texts.say("ice-headline", turn=state.turn, last=mission.turns)
        lines = tuple(one.label for one in figures)
        return Scene(headline=headline, facts=facts, figures=figures, text=lines)

    # -- the question ------------------------------------------------------------------------------

    def asked(self, seen: PlayerView) -> QuestionDetails:
        """The answers in words; of a walk, where it leads and how often it breaks the ice."""
        ask: Any = seen.game.pending
        plain = super().asked(seen)
        choices = getattr(ask, "choices", None)
        if choices is None:  # a die that is typed in
            return plain
        place = seen.state.walkers[ask.seat].place
        options = (
            _walk(seen, option, choice, place) if isinstance(choice, Walk) else option
            for option, choice in zip(plain.options, choices, strict=True)
        )
        return QuestionDetails(tuple(options), heads=(seen.texts.say("ice-odds"),))

    # -- afterwards --------------------------------------------------------------------------------

    def outcome(self, record: Record, texts: Texts) -> Outcome:
        state: Any = record.game.state
        results: Any = {"accomplished": "won", "partially": "partial", "failed": "lost"}
        return Outcome(
            result=results[state.outcome],
            title=texts.say("ice-outcome", outcome=state.outcome),
            text=texts.say("ice-told", turn=state.turn),
            take_backs=record.take_backs,
            seed=str(record.setup.seed),
        )


def mission_card(texts: Texts, mission: Mission) -> MissionCard:
    german = texts.lang == "de" and mission.briefing_de
    return MissionCard(
        id=mission.id,
        name=texts.called(mission),
        briefing=mission.briefing_de if german else mission.briefing,
        smallest=LEAST,
        largest=MOST,
        squad=NAMES[:2],
    )


def member(texts: Texts, name: str) -> Member:
    """Somebody who can be chosen."""
    text = texts.say("ice-walker")
    return Member(
        id=name, name=name.capitalize(), text=text, shape="marine", letters=name[0].upper()
    )


def label(texts: Texts, place: int, floes: int) -> str:
    """A floe for a screen reader."""
    return texts.say("ice-shore") if place == floes else texts.say("ice-floe", number=place)


def figure(seen: PlayerView, walker: Seat, *, active: bool) -> Figure:
    row, name = seen.state.walkers[walker], seen.texts.name(walker, seen.source)
    wet = seen.texts.say("ice-wet")
    where = label(seen.texts, row.place, seen.state.box.mission.floes)
    return Figure(
        id=walker,
        name=name,
        side="squad",
        shape="marine",
        letters=name[:1],
        x=centre(row.place),
        y=UNIT,
        radius=UNIT // 2,
        cell=str(row.place),
        badges=(Badge(kind="wound", label=wet),) if row.wet else (),
        active=active,
        label=", ".join((name, where, *((wet,) if row.wet else ()))),
    )


def _walk(seen: PlayerView, option: Option, choice: Walk, place: int) -> Option:
    cell = str(place + choice.floes)
    odds = f"{seen.game.preview(option.key)}/6"
    return Option(key=option.key, label=option.label, cell=cell, odds=(odds,))
