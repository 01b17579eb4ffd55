"""What happens in a Galaxy Defenders game, for the log: by chapter of the book."""

from xenofront.games.galaxy_defenders.rules.events.agents import *  # noqa: F403
from xenofront.games.galaxy_defenders.rules.events.aliens import *  # noqa: F403
from xenofront.games.galaxy_defenders.rules.events.combat import *  # noqa: F403
from xenofront.games.galaxy_defenders.rules.events.gear import *  # noqa: F403
from xenofront.games.galaxy_defenders.rules.events.npcs import *  # noqa: F403
from xenofront.games.galaxy_defenders.rules.events.psionics import *  # noqa: F403
from xenofront.games.galaxy_defenders.rules.events.sequence import *  # noqa: F403
from xenofront.games.galaxy_defenders.rules.events.tokens import *  # noqa: F403
