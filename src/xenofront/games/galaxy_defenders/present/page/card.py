"""What can be chosen before a game: missions, agents, presets and options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from xenofront.content.errors import did_you_mean
from xenofront.games.factory import new_setup, of_text, system
from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.content.catalogue import Agent, Campaign
from xenofront.games.galaxy_defenders.content.missions import Mission
from xenofront.games.galaxy_defenders.content.sets import CORE, products_chosen, sets_of
from xenofront.games.galaxy_defenders.pack import box_for, catalogue
from xenofront.games.galaxy_defenders.present.page.goals import last_round
from xenofront.games.galaxy_defenders.present.places import agent_letters
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch4_setup.setup import begin
from xenofront.games.galaxy_defenders.rules.options import Options, chosen
from xenofront.games.galaxy_defenders.text.cards.modifiers import modifier_lines
from xenofront.games.galaxy_defenders.text.cards.words import Words
from xenofront.kernel import Setup, SetupRefused
from xenofront.present.messages.base import Fact
from xenofront.present.messages.pages import (
    Choice,
    Member,
    MissionCard,
    NewGame,
    OptionCard,
    Preset,
    SystemCard,
)
from xenofront.text.texts import Texts

SYSTEM: Final = NAME
FIRST: Final = "dust_signal"
"""The mission that teaches the game."""
SQUAD: Final = ("chromium", "thorium", "titanium")
"""Who goes if nobody says."""
LESSON: Final = NewGame(
    system=SYSTEM, mission=FIRST, squad=("chromium", "mercury"), seed=4, guided=True
)
"""Who is shown the way, with a seed by which the shown way succeeds."""
IN_CAMPAIGNS: Final = ("campaign", "permanent_death")
"""Options that change nothing in a mission that stands alone."""


def card(texts: Texts) -> SystemCard:
    """The system and all that can be chosen."""
    return SystemCard(
        id=SYSTEM,
        name=texts.say("ui-game"),
        text=texts.say("ui-about"),
        missions=tuple(
            mission_card(texts, new_setup(one.id, (), system_name=SYSTEM)) for one in _in_order()
        ),
        members=tuple(_member(texts, agent) for agent in catalogue().agents.values()),
        presets=tuple(_presets(texts)),
        options=tuple(_options(texts)),
        first=FIRST,
    )


# -- missions --------------------------------------------------------------------------------------


def _in_order() -> list[Mission]:
    """Missions as campaigns lead to them, then the others."""
    missions = catalogue().missions
    order = [route.mission for campaign in _campaigns() for route in campaign.routes]
    return [missions[key] for key in dict.fromkeys((*order, *missions)) if key in missions]


def _campaigns() -> tuple[Campaign, ...]:
    return tuple(catalogue().campaigns.values())


def mission_card(texts: Texts, setup: Setup) -> MissionCard:
    """The mission of a set-up."""
    box = box_for(setup)
    mission = box.mission
    german = texts.lang == "de" and mission.briefing_de
    least, most = mission.agents
    return MissionCard(
        id=mission.id,
        name=texts.called(mission),
        briefing=mission.briefing_de if german else mission.briefing,
        facts=tuple(_mission_facts(texts, box)),
        guided=mission.id == FIRST,
        smallest=least,
        largest=most,
        squad=_usual(mission),
        products=tuple(one for one in sets_of(mission) if one != CORE),
    )


def _usual(mission: Mission) -> tuple[str, ...]:
    """Who goes if nobody says: more only where a mission needs more."""
    least, most = mission.agents
    agents = dict.fromkeys((*SQUAD, *catalogue().agents))
    return tuple(agents)[: max(least, min(len(SQUAD), most))]


def _mission_facts(texts: Texts, box: Box) -> Iterator[Fact]:
    mission, board = box.mission, box.board
    least, most = mission.agents

    def fact(name: str, value: object) -> Fact:
        return Fact(name=texts.say(f"web-fact-{name}"), value=str(value))

    for product in sets_of(mission):
        if product != CORE:
            yield fact("product", texts.say(f"product-{product}"))
    yield fact("agents", f"{least}-{most}" if most > least else least)
    last = last_round(mission)
    if last is not None:
        yield fact("rounds", last)
    size = texts.say("web-map-size", areas=len(board.areas), hexes=len(board.hexes))
    yield fact("map", size)
    if mission.teleports:
        yield fact("teleports", len(mission.teleports))
    for campaign in _campaigns():
        order = [route.mission for route in campaign.routes]
        if mission.id in order:
            number, name = order.index(mission.id) + 1, texts.called(campaign)
            yield fact("campaign", texts.say("web-in-campaign", number=number, campaign=name))


# -- agents ----------------------------------------------------------------------------------------


def _member(texts: Texts, agent: Agent) -> Member:
    known = catalogue()
    words = Words(texts, known)
    ability = known.powers[agent.ability]
    armour = modifier_lines(words, agent.armour, words.say("card-armour"))
    said = texts.say("web-ability", ability=texts.called(ability))
    weapons = ", ".join(texts.called(known.weapons[weapon]) for weapon in agent.weapons)
    facts = [
        Fact(name=texts.say("web-fact-class"), value=texts.say(f"class-{agent.class_name}")),
        Fact(name=texts.say("web-meter-health"), value=str(agent.standard.hp)),
        Fact(name=texts.say("web-fact-move"), value=str(agent.move)),
        Fact(name=texts.say("web-fact-weapons"), value=weapons),
    ]
    if agent.standard.shield:
        name = texts.say("web-meter-shield")
        facts.insert(2, Fact(name=name, value=str(agent.standard.shield)))
    return Member(
        id=agent.id,
        name=texts.called(agent),
        text=" ".join((said, *armour)),
        shape=agent.class_name,
        letters=agent_letters(agent.id),
        product="" if agent.set == CORE else agent.set,
        facts=tuple(facts),
    )


# -- options ---------------------------------------------------------------------------------------


def _shown_options() -> list[str]:
    return [name for name in Options.__struct_fields__ if name not in IN_CAMPAIGNS]


def _presets(texts: Texts) -> Iterator[Preset]:
    for preset, values in Options.PRESETS.items():
        message = f"preset-{preset.replace(' ', '-')}"
        yield Preset(
            id=preset,
            name=texts.say(message),
            text=texts.say(f"{message}-text"),
            options={name: value for name, value in values.items() if name not in IN_CAMPAIGNS},
        )


def _options(texts: Texts) -> Iterator[OptionCard]:
    for name in _shown_options():
        rule = Options.RULES.get(name)
        yield OptionCard(
            id=name,
            name=texts.say(f"option-name-{name}"),
            text=texts.say(f"option-text-{name}"),
            values=tuple(
                Choice(value=value, label=texts.say("web-on" if value else "web-off"))
                for value in (False, True)
            ),
            default=getattr(Options(), name),
            product=name if products_chosen({name: True}) else "",
            rules=(rule,) if rule else (),
        )


def switched(texts: Texts, setup: Setup) -> tuple[str, ...]:
    """The rules that are not as the book has them, in words."""
    now, printed = chosen(setup.options), Options()
    return tuple(
        texts.say(
            "web-switched",
            option=texts.say(f"option-name-{name}"),
            value=texts.say("web-on" if getattr(now, name) else "web-off"),
        )
        for name in Options.__struct_fields__
        if getattr(now, name) != getattr(printed, name)
    )


# -- a new game ------------------------------------------------------------------------------------


def setup(wish: NewGame, seed: int) -> Setup:
    """The set-up that is wished for; refused with what is wrong with it."""
    missions = catalogue().missions
    if not wish.text and wish.mission not in missions:
        hint = did_you_mean(wish.mission, missions)
        raise SetupRefused(f"there is no mission {wish.mission!r}{hint}")
    options: dict[str, Any] = {"preset": wish.preset} if wish.preset else {}
    mission = box_for(of_text(new_setup(wish.mission, (), system_name=SYSTEM), wish.text)).mission
    squad = wish.squad or _usual(mission)
    options |= wish.options
    made = new_setup(wish.mission, squad, seed=seed, system_name=SYSTEM, **options)
    made = of_text(made, wish.text)
    begin(made, system(SYSTEM).box_for(made))
    return made
