"""The options of the pending question, with their groups, places, odds and texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from xenofront.games.galaxy_defenders.present import answers, chances
from xenofront.games.galaxy_defenders.present.page.drawing import Point, drawing
from xenofront.games.galaxy_defenders.present.places import Spot, spot, step
from xenofront.games.galaxy_defenders.present.walking import goals, walk
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import movement_points
from xenofront.games.galaxy_defenders.rules.ch7_agents.turn import VERBS
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.kernel import Game, Question
from xenofront.present.common import decimal
from xenofront.present.messages.base import Line
from xenofront.present.messages.question import Group, Option
from xenofront.present.presenter import Asked
from xenofront.text.texts import Texts


def asked(texts: Texts, game: Game) -> Asked:
    """Everything about the pending question beyond its words."""
    ask = game.pending
    if ask is None:
        return Asked(())
    walks, reachable = walk(game), tuple(goals(game))
    made = _Options(texts, game, reachable)
    options = tuple(made.option(key) for key in dict.fromkeys(ask.options))
    direct = {option.cell for option in options}
    return Asked(
        options=options,
        groups=_groups(texts, options),
        heads=chances.heads(texts) if any(option.odds for option in options) else (),
        mover=walks.agent if walks else "",
        remarks=tuple(_remarks(texts, game)),
        plans=tuple(place for place in reachable if place not in direct),
    )


def _groups(texts: Texts, options: tuple[Option, ...]) -> tuple[Group, ...]:
    used = {option.group for option in options}
    groups = (group for group in answers.ORDER if group and group in used)
    return tuple(Group(id=group, title=texts.say(f"web-group-{group}")) for group in groups)


def _remarks(texts: Texts, game: Game) -> Iterator[Line]:
    ask, state = game.pending, game.state
    assert ask is not None
    assert isinstance(state, GDState)
    die = answers.which_die(texts, game)
    said = [*answers.item_lines(texts, state.box, ask), *answers.remarks(texts, game)]
    yield from (Line(text=text) for text in (*said, die) if text)


def point_of(game: Game, key: str) -> Point | None:
    """Where on the board an answer is, if it is anywhere."""
    return _point(game, spot(game, key))


def _point(game: Game, meant: Spot) -> Point | None:
    state: Any = game.state
    drawn = drawing(state.box.board)
    if meant.opening:
        return drawn.middle(meant.opening)
    return drawn.centre(meant.hex) if meant.hex else None


class _Options:
    """Makes the options of one question, in one language."""

    def __init__(self, texts: Texts, game: Game, reachable: tuple[str, ...]) -> None:
        state, ask = game.state, game.pending
        assert isinstance(state, GDState)
        assert ask is not None
        self.texts, self.game, self.state, self.ask = texts, game, state, ask
        self.reachable = frozenset(reachable)
        self.said = answers.said(texts, game, ask.options)

    def option(self, key: str) -> Option:
        shot = chances.shot_of(self.game, key)
        menu = self.ask.what == "activity"
        attack = shot is not None and menu
        meant = spot(self.game, key)
        point = _point(self.game, meant)
        group = answers.group(self.game, key)
        walked = group == "redeploy" and meant.hex in self.reachable
        on_map = meant.hex in self.state.box.board.area_of and not walked
        return Option(
            key=key,
            label=answers.words(self.texts, self.game, key),
            short=answers.short_attack(self.texts, self.state.box, key) if attack else "",
            group=group,
            cell=meant.hex if on_map else "",
            x=point[0] if point and not walked else None,
            y=point[1] if point and not walked else None,
            figure=meant.figure,
            also=(step(self.game, key) or "") if self.ask.what == "hex" else "",
            odds=self._odds(shot) if shot else (),
            text=self.said.get(key) or self._printed(key),
            hint=self._hint(key),
            stand="foot" if answers.is_end(self.ask, key) else "",
        )

    def _odds(self, shot: chances.Shot) -> tuple[str, ...]:
        wounds, *rest = chances.columns(self.state, shot)
        return decimal(self.texts, wounds), *rest

    def _printed(self, key: str) -> str:
        """What a power that is offered says."""
        if not isinstance(self.ask, Question):
            return ""
        if self.ask.what in ("boost", "boost_heal", "react"):
            return answers.printed(self.texts, self.state.box, key)
        verb, _, power = key.partition(" ")
        used = self.ask.what in ("activity", "hex") and verb == "use"
        return answers.printed(self.texts, self.state.box, power) if used else ""

    def _hint(self, key: str) -> str:
        """What an activity costs, and how far a move may go."""
        if self.ask.what != "activity" or not isinstance(self.ask, Question):
            return ""
        costs = [self.texts.say(f"activity-{activity}") for activity in self._costs(key)]
        hint = self.texts.say("web-costs", costs=", ".join(costs)) if costs else ""
        if key == "move":
            hexes = movement_points(self.state, AgentId(self.ask.seat))
            return self.texts.say("web-up-to", hexes=hexes)
        return hint

    def _costs(self, key: str) -> tuple[str, ...]:
        verb, *words = key.split(" ")
        if verb == "special":
            actions = self.state.box.mission.actions
            return next(action.costs for action in actions if action.id == words[0])
        if verb == "unjam":
            return tuple(dict.fromkeys(("action", *(w for w in words[1:] if w in _PAID))))
        return VERBS[verb].needs if verb in VERBS else ()


_PAID = ("movement", "combat")
"""What unjamming may cost beyond the action."""
