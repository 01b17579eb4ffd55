"""How the characters of a campaign stand between two missions."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.campaign import CampaignLog
from xenofront.games.bug_hunt.rules.ch7_campaign.characters import STATS
from xenofront.text.texts import Texts


def veterans(texts: Texts, log: CampaignLog) -> Iterator[str]:
    """Each character with what it can do and what keeps it away, then the reputation."""
    squad = log.squad
    for row in squad.characters.values():
        yield texts.say(
            "bh-veteran",
            name=row.name,
            missions=row.missions,
            xp=row.xp,
            sick_bay=row.sick_bay,
            gone="yes" if row.gone else "no",
            kept_out="yes" if row.kept_out else "no",
            unassigned="yes" if row.unassigned else "no",
            **{stat: getattr(row, stat) for stat in STATS},
        )
    if squad.turn:
        yield texts.say("bh-reputation", reputation=squad.reputation, turn=squad.turn)
