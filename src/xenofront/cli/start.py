"""From the words of a command line to a game on the table."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from xenofront.cli.boundary import USAGE, code_of
from xenofront.content import store
from xenofront.content.error_patterns import told
from xenofront.content.errors import ContentError, did_you_mean
from xenofront.content.loader import SUFFIXES
from xenofront.games import registry
from xenofront.games.factory import dealt_squad, game_of, new_record, new_seed, new_setup
from xenofront.kernel import CarriedRefused, Opened, SaveError, Setup, SetupRefused
from xenofront.kernel.streams import commitment
from xenofront.present.messages.pages import SystemCard
from xenofront.present.presenter import presenter_of
from xenofront.present.terminal import keeping
from xenofront.present.terminal.conversation import Conversation
from xenofront.present.terminal.screen import Screen
from xenofront.present.terminal.session import Session
from xenofront.text.message_files import yes
from xenofront.text.sentences import spoken
from xenofront.text.texts import LANGUAGES, Texts


class UnknownMission(Exception):
    """A mission that is neither a known one nor a file."""

    def __init__(self, mission: str, known: tuple[str, ...]) -> None:
        super().__init__(mission)
        self.mission, self.known = mission, known


class Wishes(NamedTuple):
    """What somebody wants to play; where nothing is said, the system's presenter decides."""

    system: str
    mission: str = ""
    squad: tuple[str, ...] = ()
    preset: str = ""
    options: Mapping[str, Any] = {}
    seed: int | None = None
    lang: str = ""
    load: Path | None = None
    again: Path | None = None
    """A kept game whose set-up is played once more."""
    record: Path | None = None
    no_save: bool = False
    manual_dice: bool = False


def own_language() -> str:
    """The language of the user's locale, if there are texts in it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            found = os.environ[name]
            break
    else:
        found = locale.getlocale()[0] or ""
    return found[:2].lower() if found[:2].lower() in LANGUAGES else "en"


def game_for(system: str | None, mission: str | None) -> str:
    """The game that somebody wants: named, or the one with the mission, or the first there is."""
    if system or not mission:
        return system or registry.game_names()[0]
    try:
        return game_of(mission)
    except ContentError:
        return registry.game_names()[0]  # which names its missions


def option_values(words: tuple[str, ...]) -> dict[str, Any]:
    """Options as they are typed: ``name``, ``name=yes``, ``name=3`` or ``name=word``."""
    named = (word.partition("=") for word in words)
    return {name.strip(): _value(value.strip()) for name, _, value in named}


def _value(typed: str) -> bool | int | str:
    low = typed.lower()
    if low in ("", "yes", "on", "true"):
        return True
    if low in ("no", "off", "false"):
        return False
    return int(typed) if typed.isdecimal() else typed


def play(screen: Screen, wishes: Wishes, *, briefing: bool = True) -> int:
    """Set up or load a game and play it. Gives the exit code."""
    texts = Texts(wishes.lang or own_language(), wishes.system)
    try:
        table, loaded = (
            (_load(screen, texts, wishes), True)
            if wishes.load is not None
            else (_new(screen, texts, wishes), False)
        )
    except (SaveError, OSError) as error:
        screen.complain(texts.say("ui-cannot-load", reason=told(error, texts.lang)))
        return code_of(error) or USAGE
    except UnknownMission as error:
        known = ", ".join(error.known)
        words = {"mission": error.mission, "known": known}
        hint = spoken(did_you_mean(error.mission, error.known), texts.lang)
        screen.complain(texts.say("ui-unknown-mission", **words, hint=hint))
        return USAGE
    except ContentError as error:
        first, *more = [problem.spoken(texts.lang) for problem in error.problems]
        screen.complain(texts.say("ui-cannot-start", reason=first))
        for one in more:
            screen.complain(one, indent=2)
        return code_of(error) or USAGE
    except (SetupRefused, CarriedRefused) as error:
        screen.complain(texts.say("ui-cannot-start", reason=str(error)))
        return USAGE
    if not loaded:
        welcome(table, briefing=briefing)
    table.keep()
    if table.file is not None:
        table.say("ui-autosave", file=str(table.file))
    table.say("ui-hint")
    Conversation(table, loaded=loaded).run()
    return 0


def _new(screen: Screen, texts: Texts, wishes: Wishes) -> Session:
    setup = _setup(wishes) if wishes.again is None else keeping.setup_of(wishes.again)
    record = new_record(setup, manual=wishes.manual_dice)
    file = None if wishes.no_save else wishes.record or keeping.default_file(setup)
    return Session(screen, Texts(texts.lang, setup.system), record, file)


def _setup(wishes: Wishes) -> Setup:
    seed = new_seed() if wishes.seed is None else wishes.seed
    card, known = card_of(wishes.system), store.of(wishes.system).catalogue().missions
    if wishes.mission and not wishes.mission.endswith(SUFFIXES):
        if wishes.mission not in known:
            raise UnknownMission(wishes.mission, tuple(known))
    mission = wishes.mission or card.first
    squad = wishes.squad or usual_squad(card, mission)
    return new_setup(
        mission,
        squad,
        seed=seed,
        system_name=wishes.system,
        **presenter_of(wishes.system).options(squad, wishes.preset, wishes.options),
    )


def card_of(game: str, lang: str = "en") -> SystemCard:
    """All that can be chosen before a game."""
    return presenter_of(game).card(Texts(lang, game))


def usual_squad(card: SystemCard, mission: str) -> tuple[str, ...]:
    """Who goes if nobody says; with a mission of one's own, who goes first."""
    squads = {one.id: one.squad for one in card.missions}
    return squads.get(mission, squads[card.first])


def squad_of(game: str, typed: str) -> tuple[str, ...]:
    """The squad that is typed: names with commas between them, or how many."""
    if typed.strip().isdigit():
        return dealt_squad(game, int(typed))
    return tuple(name.strip().lower() for name in typed.split(",") if name.strip())


def _load(screen: Screen, texts: Texts, wishes: Wishes) -> Session:
    assert wishes.load is not None
    opened = keeping.open_game(wishes.load)
    screen.line(texts.say("ui-loaded", file=str(wishes.load)))
    file: Path | None = wishes.record or wishes.load
    if not opened.same_rules:
        _tell_changes(screen, texts, opened)
        file = wishes.record or keeping.default_file(opened.record.setup)
    texts = Texts(texts.lang, opened.record.system.name)
    return Session(screen, texts, opened.record, None if wishes.no_save else file)


def _tell_changes(screen: Screen, texts: Texts, opened: Opened) -> None:
    """What changed rules made of a game."""
    screen.line(texts.say("ui-rules-changed"))
    dropped = opened.dropped
    if dropped:
        first = f"{dropped[0].what}: {dropped[0].choice}"
        screen.line(texts.say("ui-dropped", count=len(dropped), first=first))
    else:
        screen.line(texts.say("ui-not-dropped"))
    screen.line(texts.say("ui-kept-apart"))


def welcome(table: Session, *, briefing: bool = True) -> None:
    """Which game this is, and what it is about."""
    texts, setup = table.texts, table.record.setup
    mission = table.presenter.mission(texts, setup)
    names = ", ".join(texts.name(seat, table.source) for seat in setup.seats)
    table.screen.heading(mission.name)
    seed = setup.seed
    sealed = commitment(seed)[:12]
    words = {"mission": mission.name, "squad": names, "seed": sealed or str(seed)}
    table.say("ui-welcome", **words, is_sealed=yes(sealed))
    if briefing:
        table.screen.raw()
        table.screen.line(mission.briefing)
        table.screen.raw()
