"""What carries over between missions."""

from xenofront.campaign.log import (
    CampaignError,
    CampaignLog,
    after_mission,
    new_campaign,
    next_setup,
    read_campaign,
    write_campaign,
)

__all__ = [
    "CampaignError",
    "CampaignLog",
    "after_mission",
    "new_campaign",
    "next_setup",
    "read_campaign",
    "write_campaign",
]
