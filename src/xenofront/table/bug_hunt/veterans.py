"""How the characters of a campaign stand between two missions."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.campaign import CampaignLog
from xenofront.library.texts import Texts


def veterans(texts: Texts, log: CampaignLog) -> Iterator[str]:
    """Each character with missions, experience and time in sick bay, then the reputation."""
    squad = log.squad
    for row in squad.characters.values():
        yield texts.say(
            "bh-veteran",
            name=row.name,
            missions=row.missions,
            xp=row.xp,
            sick_bay=row.sick_bay,
            gone="yes" if row.gone else "no",
        )
    if squad.turn:
        yield texts.say("bh-reputation", reputation=squad.reputation, turn=squad.turn)
