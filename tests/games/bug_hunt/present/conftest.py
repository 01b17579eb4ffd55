"""Sessions of Bug Hunt are played at a terminal."""

from tests.terminal import _terminal, saved, session

__all__ = ["_terminal", "saved", "session"]
