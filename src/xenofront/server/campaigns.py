"""Campaigns: missions in a row on this server, and what the squad takes along."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import sqlalchemy as sa
from msgspec.structs import replace

from xenofront.campaign import (
    CampaignError,
    CampaignLog,
    after_mission,
    new_campaign,
    next_setup,
    read_campaign,
    rolled_back,
    write_campaign,
)
from xenofront.campaign.log import definition
from xenofront.content import store
from xenofront.content.errors import ContentError
from xenofront.games import registry
from xenofront.games.factory import system
from xenofront.kernel import Setup
from xenofront.present.messages.base import Fact, Tone
from xenofront.present.messages.outcome import CampaignState
from xenofront.present.messages.pages import CampaignCard
from xenofront.server.database import CAMPAIGN
from xenofront.server.live import LiveGame
from xenofront.server.storage import Row, Storage
from xenofront.text.texts import Texts

TONES: dict[str, Tone] = {"accomplished": "good", "failed": "bad"}


class Kept(NamedTuple):
    """A campaign as it is stored, and the game in which its newest mission is played."""

    log: CampaignLog
    game: str


def cards(texts: Texts) -> tuple[CampaignCard, ...]:
    """The campaigns of a system that can be begun; none of one that has none."""
    course = registry.game(texts.system).campaigns()
    if course is None:
        return ()
    return tuple(
        CampaignCard(
            id=name,
            name=texts.called(found),
            story=_story(texts, found),
            first=found.first,
            squad=course.recruits,
        )
        for name, found in course.definitions().items()
    )


def _story(texts: Texts, found: object) -> str:
    german = getattr(found, "story_de", "") if texts.lang == "de" else ""
    return str(german or getattr(found, "story", ""))


# -- storage ---------------------------------------------------------------------------------------


def kept(storage: Storage, name: str) -> Kept:
    """A campaign of this server; CampaignError if there is none."""
    with storage.reading() as connection:
        row = connection.execute(CAMPAIGN.select().where(CAMPAIGN.c.id == name)).first()
    if row is None:
        raise CampaignError("this campaign is no longer there")
    return Kept(read_campaign(bytes(row.log)), row.game_id)


def begin(storage: Storage, owner: str, name: str, setup: Setup, *, manual: bool) -> str:
    """Begin a campaign with the squad, rules and seed of a set-up; says its first game."""
    log = new_campaign(name, setup.seats, seed=setup.seed, options=setup.options)
    campaign = secrets.token_urlsafe(12)
    game = _next_game(storage, owner, campaign, log, manual=manual)
    with storage.writing() as connection:
        connection.execute(
            CAMPAIGN.insert().values(
                id=campaign, owner=owner, log=write_campaign(log), game_id=game
            )
        )
    return game


def go_on(storage: Storage, live: LiveGame) -> str:
    """The game of the mission that follows; made once, however often it is asked for."""
    name, row = live.row.campaign, live.row
    before = kept(storage, name)
    if before.game != live.name:
        return before.game
    log = after_mission(before.log, live.game)
    if not log.upcoming:
        raise CampaignError("the campaign is over")
    return _moved(storage, row, before, log)


def go_back(storage: Storage, live: LiveGame) -> str:
    """Take the mission of a game back, and all that followed; says the game of the new attempt."""
    before = kept(storage, live.row.campaign)
    number = number_of(before, live)
    if not number:
        raise CampaignError("this mission is no longer part of the campaign")
    log = before.log
    if number > len(log.played):
        log = replace(log, taken_back=log.taken_back + 1)
    else:
        log = rolled_back(log, number, live.record.setup.carried)
    return _moved(storage, live.row, before, log)


def number_of(found: Kept, live: LiveGame) -> int:
    """Which mission of its campaign a game is, from 1 on; 0 if it was taken back."""
    if found.game == live.name:
        return len(found.log.played) + 1
    setup = live.record.setup
    numbered = enumerate(found.log.played, 1)
    here = (n for n, one in numbered if (one.mission, one.seed) == (setup.mission, setup.seed))
    return next(here, 0)


def _moved(storage: Storage, row: Row, before: Kept, log: CampaignLog) -> str:
    """Store a campaign with a new game for its next mission, unless somebody was faster."""
    game = _next_game(storage, row.owner, row.campaign, log, manual=row.manual)
    here = sa.and_(CAMPAIGN.c.id == row.campaign, CAMPAIGN.c.game_id == before.game)
    with storage.writing() as connection:
        moved = connection.execute(
            CAMPAIGN.update().where(here).values(log=write_campaign(log), game_id=game)
        )
    if not moved.rowcount:
        storage.remove(game)
        return kept(storage, row.campaign).game
    return game


def _next_game(
    storage: Storage, owner: str, campaign: str, log: CampaignLog, *, manual: bool
) -> str:
    setup = next_setup(log)
    rules = system(setup.system)
    rules.begin(setup, rules.box_for(setup))
    content = store.of(setup.system).content_of(setup)
    return storage.add(
        owner, setup, version=rules.version, content=content, manual=manual, campaign=campaign
    )


# -- after a mission -------------------------------------------------------------------------------


def standing(live: LiveGame, texts: Texts) -> CampaignState | None:
    """How the campaign of a game that is over stands; None if it belongs to none."""
    try:
        found = kept(live.storage, live.row.campaign)
        gone_on = found.game != live.name
        log = found.log if gone_on else after_mission(found.log, live.game)
    except CampaignError:
        return None
    told = definition(log.campaign)
    return CampaignState(
        id=live.row.campaign,
        name=texts.called(told),
        story=_story(texts, told),
        played=tuple(
            Fact(
                name=mission_name(texts, one.mission),
                value=texts.say(f"outcome-{one.outcome}"),
                tone=TONES.get(one.outcome, "plain"),
            )
            for one in log.played
        ),
        squad=tuple(registry.game(log.system).veterans(texts, log)),
        upcoming=mission_name(texts, log.upcoming) if log.upcoming else "",
        game=found.game if gone_on else "",
        number=number_of(found, live),
    )


def mission_name(texts: Texts, mission: str, text: str = "") -> str:
    """The name of a mission, perhaps of one that is given as text."""
    own = store.of(texts.system)
    try:
        found = own.mission_in(text) if text else own.catalogue().missions.get(mission)
    except ContentError:
        return mission
    return mission if found is None else texts.called(found)


def name_of(storage: Storage, campaign: str, texts: Texts) -> str:
    """The name of a campaign; nothing if there is none."""
    try:
        return texts.called(definition(kept(storage, campaign).log.campaign)) if campaign else ""
    except CampaignError:
        return ""
