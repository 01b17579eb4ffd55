"""What carries over between missions."""

from xenofront.campaign.course import CampaignError
from xenofront.campaign.log import (
    CampaignLog,
    after_mission,
    new_campaign,
    next_setup,
    read_campaign,
    rolled_back,
    system_of,
    write_campaign,
)

__all__ = [
    "CampaignError",
    "CampaignLog",
    "after_mission",
    "new_campaign",
    "next_setup",
    "read_campaign",
    "rolled_back",
    "system_of",
    "write_campaign",
]
