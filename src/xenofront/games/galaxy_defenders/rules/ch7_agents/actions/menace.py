"""GX 11.3.1 An agent spends ACTION on the MENACE token of a master alien."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch8_aliens.menace import CALM, FURIOUS, put
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, is_bleeding
from xenofront.kernel import END, Procedure, Result

RAISE, LOWER, TAKE = "raise", "lower", "take"


def refusal(state: GDState, agent: AgentId, choice: menu.Menace) -> str | None:
    """Why an agent cannot do something with a token."""
    token = state.menace.get(choice.alien)
    if token is None:
        return "GX-11.3.d"
    if is_bleeding(state, agent):
        return "GX-11.3.1.w"  # GX-11.3.1.w/raise GX-11.3.1.w/lower GX-11.3.1.w/take
    if choice.deed not in (RAISE, LOWER, TAKE):
        return "GX-11.3.1.e"
    mine = token.holder == agent
    if choice.deed == RAISE and not (mine and token.level == CALM):  # GX-11.3.1.e
        return "GX-11.3.1.e"
    if choice.deed == LOWER and token.level != FURIOUS:  # GX-11.3.1.f GX-11.3.1.i
        return "GX-11.3.1.f" if mine else "GX-11.3.1.i"
    if choice.deed == TAKE and (mine or token.level != CALM):  # GX-11.3.1.j
        return "GX-11.3.1.j"
    return spent_refusal(state, "action")


def options(state: GDState, agent: AgentId) -> list[menu.Menace]:
    return [
        one
        for alien in state.menace
        for deed in (RAISE, LOWER, TAKE)
        if refusal(state, agent, one := menu.Menace(alien, deed)) is None
    ]


def start(state: GDState, agent: AgentId, choice: menu.Menace) -> Procedure:
    state.spend("action")
    return gd.DealWithMenace(agent, choice.alien, choice.deed)


class DealWithMenace(Procedure):
    """GX 11.3.1: the token is turned, or changes hands."""

    CITATION: ClassVar[str] = "GX 11.3.1"

    agent: AgentId
    alien: AlienId
    deed: str

    def turn(self, state: GDState) -> Result:
        token = state.menace[self.alien]
        holder = self.agent if self.deed == TAKE else token.holder
        level = FURIOUS if self.deed == RAISE else CALM
        put(state, self.alien, holder, level)
        return END
