"""How a campaign of one system goes on: which mission follows, and what comes along."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from xenofront.games import registry
from xenofront.kernel import Game


class CampaignError(ValueError):
    """A campaign cannot be begun, read or gone on with."""


class Next(NamedTuple):
    """What follows a mission: another one, or none, and the squad that goes there."""

    mission: str
    squad: msgspec.Struct
    rounds: int
    """How long the mission took."""


class Course(ABC):
    """The campaigns of one system."""

    squad_type: type[msgspec.Struct]
    """What comes along, as it is read from a file."""

    recruits: tuple[str, ...]
    """Who begins a campaign if nobody says."""

    @abstractmethod
    def definitions(self) -> Mapping[str, Any]:
        """The campaigns there are; each has an id, a name, a story and a first mission."""

    def options(self, found: Any) -> dict[str, Any]:
        """Options that make a mission part of this campaign."""
        return {"campaign": True}

    def is_over(self, game: Game) -> bool:
        """Whether a mission was played to its end."""
        state: Any = game.state
        return bool(state.outcome)

    @abstractmethod
    def after(self, found: Any, state: Any) -> Next:
        """What follows a mission that is over."""

    def squad(self, carried: Mapping[str, Any]) -> Any:
        """The squad from plain data; CampaignError if it is not one."""
        try:
            return msgspec.convert(dict(carried), self.squad_type)
        except msgspec.ValidationError as error:
            raise CampaignError(f"not a campaign of Xenofront: {error}") from error


def course_of(game: str) -> Course:
    """The campaigns of a game; CampaignError if it has none."""
    found = registry.game(game).campaigns()
    if found is None:
        raise CampaignError(f"{game} has no campaigns")
    return found
