"""What happens in a Bug Hunt mission, for the log: by chapter."""

from xenofront.games.bug_hunt.rules.events import aliens, campaign, combat, missions, setup, turn

__all__ = ["aliens", "campaign", "combat", "missions", "setup", "turn"]
