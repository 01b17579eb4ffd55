"""The toy of the kernel's tests at a real table: its seats have secrets from each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.kernel import toy
from xenofront.content import store
from xenofront.content.definitions import Definition
from xenofront.content.packs import Pack
from xenofront.games import registry
from xenofront.games.manifest import Manifest
from xenofront.kernel import Setup
from xenofront.present.messages.base import Fact, Line
from xenofront.present.messages.board import Board, Cell
from xenofront.present.messages.looks import Looked
from xenofront.present.messages.outcome import Outcome
from xenofront.present.messages.pages import MissionCard, SystemCard
from xenofront.present.messages.question import Option
from xenofront.present.messages.scene import Figure, Scene
from xenofront.present.presenter import EventDisplay, Presenter, QuestionDetails
from xenofront.present.quick import Habits
from xenofront.research.fields import Table, columns, packer
from xenofront.text.wording import Words

NAME = toy.SYSTEM.name
FOLDER = Path(__file__).parent / "toy"


class ToyWords(Words):
    """Keys are words already."""

    def source(self, state):
        return None

    def name(self, texts, key, source):
        return key.capitalize()

    def fields(self, texts, event, source):
        return {}

    def option(self, texts, ask, key, source):
        return f"chance brings {key}"

    def choice(self, texts, question, choice, source):
        return f"{question.seat} does {choice.key}"

    def event(self, texts, event, source):
        kept = f" {event.word} was kept" if isinstance(event, toy.Whispered) else ""
        card = getattr(event, "card", "")
        return f"{type(event).__name__}{kept} {card}".strip()

    def question(self, texts, ask, source):
        return f"{ask.seat} is asked for a {ask.what}"


class ToyFace(Presenter):
    """A hill of three hexes, and what each seat knows."""

    refusals = (LookupError,)

    def card(self, texts):
        return SystemCard(
            id=NAME,
            name="Toy",
            text="",
            missions=(self.mission(texts, toy.SETUP),),
            members=(),
            presets=(),
            options=(),
            first="hill",
        )

    def setup(self, wish, seed):
        return Setup(system=NAME, mission=wish.mission, seats=(toy.RED, toy.BLUE), seed=seed)

    def mission(self, texts, setup):
        return MissionCard(id="hill", name="Hill", briefing="", largest=2, squad=("red", "blue"))

    def switched(self, texts, setup):
        return ()

    def board(self, seen):
        cells = tuple(Cell(id=f"{n},0", x=100 + 173 * n, y=100) for n in range(3))
        label = f"The hill, as {seen.seat} knows it"
        return Board(kind="cells", width=700, height=300, unit=100, cells=cells, label=label)

    def scene(self, seen):
        words = [f"{seat} keeps {word}" for seat, word in seen.state.secret.items()]
        words += [f"{seat} holds {' '.join(hand)}" for seat, hand in seen.state.hands.items()]
        figures = tuple(
            Figure(
                id=seat, name=seat, side="squad", shape="marine", letters=seat[:2],
                x=100 + 173 * n, y=100, radius=60, cell=f"{n},0", label=seat,
            )
            for n, seat in enumerate(seen.state.diggers)
        )  # fmt: skip
        facts = tuple(Fact(name="word", value=word) for word in words)
        headline = f"Turn {seen.state.turns}"
        return Scene(headline=headline, facts=facts, figures=figures, text=tuple(words))

    def asked(self, seen):
        ask = seen.game.pending
        words = [(key, seen.texts.option(ask, key, None)) for key in ask.options]
        return QuestionDetails(tuple(Option(key=key, label=label) for key, label in words))

    def look(self, seen, look):
        known = Line(text=f"{seen.seat} keeps {seen.state.secret.get(seen.seat, 'nothing')}")
        return Looked(id=look.id, about=look.about, title="A look", lines=(known,))

    def shown(self, texts, event, box, earlier=()):
        return EventDisplay()

    def outcome(self, record, texts):
        return Outcome(result="won", title="Dug", text="", seed=str(record.setup.seed))


class ToyMission(Definition, frozen=True, kw_only=True):
    """What the pages want to know of a mission."""

    briefing: str = ""
    briefing_de: str = ""


class ToyCatalogue(msgspec.Struct, frozen=True):
    """All content of the toy."""

    missions: dict[str, ToyMission]


def toy_box(catalogue, mission, content):
    box: Any = toy.Box()
    box.mission, box.content = mission, content
    return box


HABITS = Habits(
    round_of=lambda state: 0,
    harms=lambda event, state: False,
)


class ToyLook:
    """What an environment shows of the toy."""

    NAMED = ("diggers",)
    FACTS = Table("facts", 1, columns("turns: how many\nactive: whose, counted from 1"), "")
    FIGURES = Table("figures", 2, columns("place: how far\nrelics: how many\ncard: the first"), "")
    GROUND = Table("ground", 1, columns("longest: how far one may walk"), "")

    def facts(self, seen, slots):
        return packer(2)(seen.facts.turns, slots[seen.facts.active] + 1)

    def figures(self, seen, slots):
        hands = {seat: (*seen.facts.hands.get(seat, ()), "")[0] for seat in seen.facts.diggers}
        return b"".join(
            packer(3)(row.place, len(row.relics), seen.words.get(hands[seat], 0))
            for seat, row in seen.facts.diggers.items()
        )

    def ground(self, seen):
        return packer(1)(seen.box.longest)

    def place_of(self, word):
        return None


class ToyGame(Manifest):
    """The toy as a game that only tests know; it has no computer players and no research."""

    name = NAME
    folder = FOLDER
    training = "hill"

    def rules(self):
        return toy.SYSTEM

    def content(self):
        return Pack(
            name=NAME,
            folder=FOLDER / "content",
            prefix="toy",
            kinds={"missions": ToyMission},
            catalogue=ToyCatalogue,
            checks=lambda catalogue, locate: [],
            box=toy_box,
        )

    def squad_sizes(self, mission):
        return 2, 2

    def dealt_squad(self, size, seed):
        return (toy.RED, toy.BLUE)

    def wording(self):
        return ToyWords()

    def presenter(self):
        return ToyFace()

    def quick_answers(self):
        return HABITS

    def terminal(self):
        raise NotImplementedError

    def greedy(self, seed):
        raise LookupError("nobody plays the toy")

    def laws(self):
        raise NotImplementedError

    def statistics(self):
        raise NotImplementedError

    def observation(self):
        return ToyLook()

    def shaping(self):
        raise NotImplementedError


@pytest.fixture
def toy_system(monkeypatch):
    """The server knows the toy."""
    monkeypatch.setattr(toy.SYSTEM, "box_for", toy.SYSTEM.box_for)  # put back afterwards
    with registry.added(ToyGame()):
        yield


def toy_game(server):
    """A new game of the toy; says its id."""
    version, content = toy.SYSTEM.version, store.of(NAME).content_of(toy.SETUP)
    return server.server.storage.add(
        "local", toy.SETUP, version=version, content=content, manual=False
    )
