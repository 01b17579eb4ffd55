"""How the squad of a campaign stands, in lines, whatever the system."""

from __future__ import annotations

import importlib

from xenofront.campaign import CampaignLog
from xenofront.library.texts import Texts


def veterans(texts: Texts, log: CampaignLog) -> list[str]:
    """Who comes along, and with what."""
    module = importlib.import_module(f"{__package__}.{log.system.replace('-', '_')}.veterans")
    return list(module.veterans(texts, log))
