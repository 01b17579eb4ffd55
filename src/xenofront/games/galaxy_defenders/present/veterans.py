"""How the agents of a campaign stand between two missions."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.campaign import CampaignLog
from xenofront.games.galaxy_defenders.pack import catalogue
from xenofront.text.texts import Texts


def veterans(texts: Texts, log: CampaignLog) -> Iterator[str]:
    """Each agent with rank, weapons, devices and powers, and what lies at headquarters."""
    known = catalogue()
    names = {**known.agents, **known.weapons, **known.powers}

    def called(token: str) -> str:
        return texts.called(names[token]) if token in names else token

    for seat, agent in log.squad.agents.items():
        owned = ", ".join(called(one) for one in (*agent.weapons, *agent.devices, *agent.powers))
        yield f"{called(seat)}: {texts.say(f'rank-{agent.rank}')}; {owned}"
    if log.squad.headquarters:
        kept = ", ".join(called(token) for token in log.squad.headquarters)
        yield texts.say("ui-headquarters", names=kept)
