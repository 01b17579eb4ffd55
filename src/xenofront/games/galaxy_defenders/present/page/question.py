"""The options of the pending question, with their groups, places, odds and texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from xenofront.games.galaxy_defenders.present import answers, chances
from xenofront.games.galaxy_defenders.present.page.drawing import Point, drawing
from xenofront.games.galaxy_defenders.present.page.evidence import allowance, asking_card, evidence
from xenofront.games.galaxy_defenders.present.places import Spot, spot, step
from xenofront.games.galaxy_defenders.present.walking import goals, walk
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.defence import React, wounds_to_come
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import movement_points
from xenofront.games.galaxy_defenders.rules.ch7_agents.powers import activities_of
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import (
    damage_kind,
    explodes,
    strikes_area,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.struck import struck_in_area
from xenofront.games.galaxy_defenders.rules.ch7_agents.turn import MENU
from xenofront.games.galaxy_defenders.rules.choices import NoPower, Shot, ToHex, Use, WithPower
from xenofront.games.galaxy_defenders.rules.names import ItemId, PowerId
from xenofront.games.galaxy_defenders.rules.state import GDState, hp_left
from xenofront.kernel import Choice, Game
from xenofront.present.common import decimal, declines
from xenofront.present.messages.base import Line
from xenofront.present.messages.question import Group, Option
from xenofront.present.presenter import QuestionDetails
from xenofront.text.texts import Texts


def question_details(texts: Texts, game: Game) -> QuestionDetails:
    """Everything about the pending question beyond its words."""
    ask = game.pending
    if ask is None:
        return QuestionDetails(())
    walks, reachable = walk(game), tuple(goals(game))
    made = _Options(texts, game, reachable)
    options = tuple(made.option(choice) for choice in dict.fromkeys(ask.choices))
    direct = {option.cell for option in options}
    return QuestionDetails(
        options=options,
        groups=_groups(texts, options),
        heads=chances.heads(texts) if any(option.odds for option in options) else (),
        mover=walks.agent if walks else "",
        remarks=tuple(_remarks(texts, game)),
        plans=tuple(place for place in reachable if place not in direct),
        facts=tuple(evidence(texts, game)),
        card=asking_card(texts, game),
        allowance=tuple(allowance(texts, game)),
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
    said = answers.item_lines(texts, state.box, ask)
    if not answers.facts(texts, game):
        said += answers.remarks(texts, game)
    yield from (Line(text=text) for text in (*said, die) if text)


def point_of(game: Game, choice: object) -> Point | None:
    """Where on the board an answer is, if it is anywhere."""
    return _point(game, spot(game, choice))


def in_one_word(name: str) -> str:
    """A name as the word that pictures are found by."""
    return "_".join("".join(c if c.isalnum() else " " for c in name.lower()).split())


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

    def option(self, choice: Choice | str) -> Option:
        shot = chances.shot_of(self.game, choice)
        meant = spot(self.game, choice)
        point = _point(self.game, meant)
        group = answers.group(self.game, choice)
        walked = group == "redeploy" and meant.hex in self.reachable
        on_map = meant.hex in self.state.box.board.area_of and not walked
        return Option(
            key=str(choice),
            label=answers.words(self.texts, self.game, choice),
            short=self._short(choice),
            group=group,
            cell=meant.hex if on_map else "",
            x=point[0] if point and not walked else None,
            y=point[1] if point and not walked else None,
            figure=meant.figure,
            also=step(self.game, choice) or "" if isinstance(choice, ToHex) else "",
            odds=self._odds(shot) if shot else (),
            text=answers.said(self.texts, self.state.box, choice, ItemId, PowerId),
            hint=self._hint(choice),
            sign=self._sign(choice),
            danger=self._danger(choice),
            bars=self._bars(shot) if shot else (),
            stand="foot" if self._ends(choice) else "",
        )

    def _short(self, choice: Choice | str) -> str:
        if isinstance(choice, menu.Attack):
            return answers.short_attack(self.texts, self.state.box, choice)
        return ""

    def _odds(self, shot: chances.Shot) -> tuple[str, ...]:
        wounds, *rest = chances.columns(self.state, shot)
        return decimal(self.texts, wounds), *rest

    def _bars(self, shot: chances.Shot) -> tuple[int, ...]:
        return chances.distribution(self.state, shot)

    def _ends(self, choice: Choice | str) -> bool:
        """Whether an answer does nothing more."""
        return isinstance(choice, answers.ENDS) or declines(self.ask, choice)

    def _sign(self, choice: Choice | str) -> str:
        """The word that an answer is drawn by."""
        if isinstance(choice, menu.Attack | Shot):
            kind = damage_kind(self.state, choice.weapon)
            return "brawl" if kind == "melee" else "shoot"
        if isinstance(choice, Use | WithPower):
            return in_one_word(self.state.box.powers[choice.power].name)
        if self._ends(choice):
            return "end"
        return answers.SIGNS.get(type(choice), "")

    def _danger(self, choice: Choice | str) -> str:
        """Whom of the squad an attack strikes, too, what a reaction leaves, what is spent."""
        texts, state = self.texts, self.state
        match self.ask, choice:
            case menu.NextActivity(), menu.Redeploy():
                costs = [texts.say(f"activity-{one}") for one in self._costs(choice)]
                return texts.say("danger-spends", costs=", ".join(costs))
            case menu.NextActivity(agent=agent), menu.Attack(weapon, target):
                area = strikes_area(state, weapon, bolt=False, declared=choice.area)
                wide = explodes(state, weapon, bolt=False, gd=False)
                struck = (
                    struck_in_area(state, agent, weapon, target, explosion=wide) if area else ()
                )
                names = [texts.name(one, state.box) for one in struck if one in state.agents]
                return texts.say("danger-strikes", names=", ".join(names)) if names else ""
            case React(agent=agent), NoPower():
                coming = wounds_to_come(self.game.stack, state, self.ask).get(agent, 0)
                left = max(hp_left(state, agent) - coming, 0)
                return texts.say("danger-takes", wounds=coming, left=left)
        return ""

    def _hint(self, choice: Choice | str) -> str:
        """What an activity costs, and how far a move may go."""
        if not isinstance(self.ask, menu.NextActivity):
            return ""
        if isinstance(choice, menu.Move):
            hexes = movement_points(self.state, self.ask.agent)
            return self.texts.say("web-up-to", hexes=hexes)
        costs = [self.texts.say(f"activity-{activity}") for activity in self._costs(choice)]
        return self.texts.say("web-costs", costs=", ".join(costs)) if costs else ""

    def _costs(self, choice: Choice | str) -> tuple[str, ...]:
        match choice:
            case menu.Special(name) | menu.SpecialAt(name):
                actions = self.state.box.mission.actions
                return next(action.costs for action in actions if action.id == name)
            case menu.Unjam(activity="movement" | "combat" as paid):
                return "action", paid
            case Use(power) if isinstance(self.ask, menu.NextActivity):
                return activities_of(self.state, self.ask.agent, power)
            case Choice() if type(choice) in MENU:
                return MENU[type(choice)].needs
        return ()
