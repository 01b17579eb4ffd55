"""What can be chosen before a game: missions, troopers, presets and options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from xenofront.content import store
from xenofront.content.errors import did_you_mean
from xenofront.games.bug_hunt.content.catalogue import Mission
from xenofront.games.bug_hunt.content.catalogue import Trooper as ReadyMade
from xenofront.games.bug_hunt.present.page.switches import (
    HIDDEN,
    QUICK,
    SYSTEM,
    catalogue,
    options,
    presets,
)
from xenofront.games.bug_hunt.rules.box import Box
from xenofront.games.bug_hunt.rules.ch1_setup.setup import LEAST, MOST, begin
from xenofront.games.bug_hunt.rules.options import Options
from xenofront.games.factory import new_setup, of_text, system
from xenofront.geometry.plane.exact import INCH
from xenofront.kernel import Setup, SetupRefused, UnknownOption
from xenofront.present.messages.base import Fact
from xenofront.present.messages.pages import Member, MissionCard, NewGame, SystemCard
from xenofront.text.texts import Texts

FIRST: Final = "first_contact"
ORDER: Final = (FIRST, "quick_start", "random")
SQUAD: Final = ("duarte", "reck", "adeyemi")
"""Who goes if nobody says."""
RECRUITS: Final = tuple(f"trooper{number}" for number in range(1, MOST + 1))
"""Troopers who are rolled up when the game begins."""
LESSON: Final = NewGame(
    system=SYSTEM,
    mission=FIRST,
    squad=SQUAD,
    preset="easy",
    options={"support": "none"},
    seed=20,
    guided=True,
)


def card(texts: Texts) -> SystemCard:
    """The system and all that can be chosen."""
    return SystemCard(
        id=SYSTEM,
        name=texts.say("ui-game"),
        text=texts.say("ui-about"),
        missions=tuple(
            mission_card(texts, new_setup(one.id, (), system_name=SYSTEM)) for one in _in_order()
        ),
        members=(*_ready_made(texts), *_recruits(texts)),
        presets=tuple(presets(texts)),
        options=tuple(options(texts)),
        first=FIRST,
    )


# -- missions --------------------------------------------------------------------------------------


def _in_order() -> list[Mission]:
    """From the easiest to the one of which nothing is known."""
    missions = catalogue().missions
    return [missions[key] for key in dict.fromkeys((*ORDER, *missions)) if key in missions]


def mission_card(texts: Texts, setup: Setup) -> MissionCard:
    """The mission of a set-up."""
    box: Box = store.of(SYSTEM).box_for(setup)
    mission = box.mission
    german = texts.lang == "de" and mission.briefing_de
    return MissionCard(
        id=mission.id,
        name=texts.called(mission),
        briefing=mission.briefing_de if german else mission.briefing,
        facts=tuple(_mission_facts(texts, box)),
        smallest=LEAST,
        largest=MOST,
        squad=SQUAD,
        guided=mission.id == LESSON.mission,
    )


def _mission_facts(texts: Texts, box: Box) -> Iterator[Fact]:
    mission, known, rolled = box.mission, box.catalogue, texts.say("web-rolled")

    def fact(name: str, value: object) -> Fact:
        return Fact(name=texts.say(f"web-fact-{name}"), value=str(value))

    yield fact("squad", f"{LEAST}-{MOST}")
    width, height = (length // INCH for length in mission.table)
    terrain = rolled if mission.features is None else len(mission.features)
    yield fact("table", texts.say("web-table-size", width=width, height=height))
    yield fact("terrain", terrain)
    kinds = [texts.called(known.objectives[kind]) for kind in mission.objectives or ()]
    yield fact("objectives", ", ".join(kinds) or rolled)
    yield fact("priority", mission.priority or rolled)
    aliens = [texts.called(known.aliens[kind]) for kind in mission.aliens]
    yield fact("aliens", ", ".join(aliens) or texts.say("web-any-alien"))


# -- the squad -------------------------------------------------------------------------------------


def _ready_made(texts: Texts) -> Iterator[Member]:
    for row in catalogue().troopers.values():
        yield Member(
            id=row.id,
            name=texts.called(row),
            text=texts.say("web-ready-made"),
            shape="main",
            letters=row.name.rpartition(" ")[2][:2].capitalize(),
            facts=tuple(_numbers(texts, row)),
        )


def _numbers(texts: Texts, row: ReadyMade) -> Iterator[Fact]:
    values = {
        "reactions": row.reactions,
        "speed": f'{row.speed}"',
        "combat": f"+{row.combat}",
        "toughness": row.toughness,
        "tech": f"+{row.tech}",
        "weapons": ", ".join(texts.called(catalogue().weapons[w]) for w in row.weapons),
    }
    for name, value in values.items():
        yield Fact(name=texts.say(f"web-fact-{name}"), value=str(value))


def _recruits(texts: Texts) -> Iterator[Member]:
    for number, name in enumerate(RECRUITS, 1):
        yield Member(
            id=name,
            name=texts.say("web-recruit", number=number),
            text=texts.say("web-recruit-text"),
            shape="main",
            letters=f"R{number}",
        )


# -- a new game ------------------------------------------------------------------------------------


def setup(wish: NewGame, seed: int) -> Setup:
    """The set-up that is wished for; refused with what is wrong with it."""
    missions = catalogue().missions
    if not wish.text and wish.mission not in missions:
        hint = did_you_mean(wish.mission, missions)
        raise SetupRefused(f"there is no mission {wish.mission!r}{hint}")
    squad = wish.squad or SQUAD
    _check_options(wish)
    values: dict[str, Any] = {"preset": wish.preset or QUICK, "quick_start": _is_ready(squad)}
    values |= wish.options
    made = of_text(
        new_setup(wish.mission, squad, seed=seed, system_name=SYSTEM, **values), wish.text
    )
    begin(made, system(SYSTEM).box_for(made))
    return made


def preset_of(squad: Sequence[str], preset: str) -> str:
    """The preset that is meant by what is typed."""
    chosen = preset if preset in Options.PRESETS else preset.replace("-", " ").replace("_", " ")
    ready = all(name in catalogue().troopers for name in squad)
    return chosen or (QUICK if ready else "")


def _is_ready(squad: tuple[str, ...]) -> bool:
    """Whether the squad is ready-made; it is that, or rolled up, as a whole."""
    ready = [name in catalogue().troopers for name in squad]
    unknown = [n for n in squad if n not in catalogue().troopers and n not in RECRUITS]
    if unknown:
        known = (*catalogue().troopers, *RECRUITS)
        hint = did_you_mean(unknown[0], known)
        raise SetupRefused(f"nobody is called {unknown[0]!r}{hint}")
    if any(ready) and not all(ready):
        raise SetupRefused(
            "a squad is either ready-made or rolled up: "
            f"take {', '.join(SQUAD)}, or {LEAST} to {MOST} recruits"
        )
    return all(ready)


def _check_options(wish: NewGame) -> None:
    """Presets that do not exist and options that do not apply are refused."""
    if wish.preset and wish.preset not in Options.PRESETS:
        known = ", ".join(Options.PRESETS)
        raise UnknownOption(f"there is no preset {wish.preset!r}; known are {known}")
    refused = [name for name in wish.options if name in (*HIDDEN, "preset")]
    if refused:
        raise UnknownOption(f"the option {refused[0]!r} cannot be chosen for a single mission")
