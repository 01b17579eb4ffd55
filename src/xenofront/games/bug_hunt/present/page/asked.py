"""The options of the pending question, with their groups, places, odds and texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from xenofront.games.bug_hunt.present import answers, chances, cited, fighting
from xenofront.games.bug_hunt.present.labels import SHIP as SHIP_SIGN
from xenofront.games.bug_hunt.present.page.acting import on_board
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.present.status import weapon_line
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import judged
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import SHIP
from xenofront.games.bug_hunt.rules.ground import bases
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.games.bug_hunt.text.wording.measures import measured
from xenofront.games.bug_hunt.text.wording.names import whole_name
from xenofront.geometry.plane.exact import BASE, Point, text, within
from xenofront.kernel import Chance, Game, Question
from xenofront.present.common import pool_of
from xenofront.present.messages.base import Line
from xenofront.present.messages.question import Group, Option
from xenofront.present.presenter import Asked
from xenofront.text.texts import Texts

ITEMS = ("load_out", "gear", "support", "support_arm", "support_grenades")
"""Questions whose answers are things that can be read about."""
ONE = ("board",)
"""Questions that are about where one figure stands."""


def asked(texts: Texts, game: Game) -> Asked:
    """Everything about the pending question beyond its words."""
    ask = game.pending
    if ask is None:
        return Asked(())
    made = _Options(texts, game, ask)
    options = tuple(made.option(key) for key in dict.fromkeys(ask.options))
    return Asked(
        options=options,
        groups=_groups(texts, options),
        heads=chances.heads(texts) if any(option.odds for option in options) else (),
        points=bool(answers.open_verbs(game)),
        spans=bool(answers.span_verb(game)),
        mover=_mover(game),
        remarks=tuple(_remarks(texts, game)),
    )


def _groups(texts: Texts, options: tuple[Option, ...]) -> tuple[Group, ...]:
    used = {option.group for option in options}
    groups = (group for group in answers.ORDER if group and group in used)
    return tuple(Group(id=group, title=texts.say(f"web-group-{group}")) for group in groups)


def _remarks(texts: Texts, game: Game) -> Iterator[Line]:
    ask = game.pending
    assert ask is not None
    if ask.what in answers.FIRST or answers.span_verb(game):
        yield Line(text=texts.say(f"web-open-{ask.what}"))
    if isinstance(ask, Question) and ask.what == "action":
        for verb in answers.open_verbs(game):
            name = texts.name(verb.split(" ")[1], state_of(game))
            yield Line(text=texts.say("web-aim-anywhere", weapon=name))
    if isinstance(ask, Chance):
        die = texts.say("bh-die", sides=len(dict.fromkeys(ask.options)))
        rolled, dice = pool_of(game) or (0, None)
        if dice is not None and len(dice.pool) > 1:
            said = texts.say("ui-die", number=rolled + 1, count=len(dice.pool), die=die)
            yield Line(text=said)
        elif all(key.isdigit() for key in ask.options):
            yield Line(text=texts.say("web-real-die", die=die))


# -- points ----------------------------------------------------------------------------------------


def plan_to(game: Game, *goals: Point) -> list[str]:
    """The answer that a point means, or two; of several weapons the first that is allowed."""
    if len(goals) == 2 and (verb := answers.span_verb(game)):
        return [" ".join((verb, *map(text, goals)))]
    if len(goals) != 1:
        return []
    goal = goals[0]
    keys = [f"{verb} {text(goal)}" for verb in answers.open_verbs(game)]
    allowed = [key for key in keys if game.why_not(key) is None]
    return (allowed or keys)[:1]


def _mover(game: Game) -> str:
    """Who is put somewhere, if it is on the table already."""
    ask, state = game.pending, state_of(game)
    moves = isinstance(ask, Question) and ask.what in ("move", "follow_up")
    figure = ask.about[0] if isinstance(ask, Question) and moves else ""
    return figure if figure in bases(state) else ""


# -- options ---------------------------------------------------------------------------------------


class _Options:
    """Makes the options of one question, in one language."""

    def __init__(self, texts: Texts, game: Game, ask: Question | Chance) -> None:
        self.texts, self.game, self.ask, self.state = texts, game, ask, state_of(game)
        self.places = on_board(self.state)
        self.figures = {*bases(self.state), *self.state.contacts, SHIP}

    def option(self, key: str) -> Option:
        place = self._place(key)
        figure = figure_of(self.ask, key, self.figures) or self._covering(key, place)
        if place is None and figure in self.places:
            place = self.places[figure]
        return Option(
            key=key,
            label=self.texts.option(self.ask, key, self.state),
            group=answers.group(self.texts, self.game, key),
            x=place.x if place else None,
            y=place.y if place else None,
            figure=figure if figure in self.places else "",
            odds=chances.columns(self.game, key) or fighting.columns(self.game, key),
            text=_printed(self.texts, self.state, key) if self.ask.what in ITEMS else "",
            hint=self._hint(key),
            stand=self._stand(key),
            sure=self._sure(key),
        )

    def _stand(self, key: str) -> Literal["", "foot", "menu"]:
        """Where an answer stands: ends are always in sight, giving up is out of the way."""
        if answers.is_surrender(self.ask, key):
            return "menu"
        return "foot" if answers.is_end(self.ask, key) else ""

    def _sure(self, key: str) -> str:
        """What is asked before somebody is lost."""
        if answers.is_surrender(self.ask, key):
            return self.texts.say("web-sure-concede")
        return self.texts.say("web-sure-leave") if answers.is_loss(self.ask, key) else ""

    def _place(self, key: str) -> Point | None:
        """The point or marker that an answer means."""
        if isinstance(self.ask, Chance) and self.ask.what != "feature_place":
            return None
        place = middle_of(key) or self.places.get(key.rpartition(" ")[2])
        return _clamped(self.state, place) if place else None

    def _covering(self, key: str, place: Point | None) -> str:
        """Who stands where an answer leads: who is met, or who would hide the point."""
        if not isinstance(self.ask, Question) or place is None:
            return ""
        if self.ask.what == "move":
            walked = judged(self.state, TrooperId(self.ask.about[0]), key)
            place = None if isinstance(walked, str) else walked.met
        near = (name for name, at in bases(self.state).items() if place and within(at, place, BASE))
        return next(near, "")

    def _hint(self, key: str) -> str:
        """What a move costs, what a brawl risks, and who is chosen."""
        if not isinstance(self.ask, Question):
            return ""
        if self.ask.what == "move" and key.startswith(("to ", "path ")):
            walked = judged(self.state, TrooperId(self.ask.about[0]), key)
            cost = "" if isinstance(walked, str) else measured(walked.cost)
            return "; ".join(filter(None, (cost, fighting.risk(self.texts, self.game, key))))
        if key == "brawl":
            return fighting.risk(self.texts, self.game, key)
        trooper = key.rpartition(" ")[2]
        if self.ask.what == "trooper" and trooper in self.state.troopers:
            return whole_name(self.texts, self.state, trooper)
        return ""


def ends_of(key: str) -> tuple[Point, ...]:
    """The points with which an answer ends."""
    found: list[Point] = []
    words = key
    while (at := chances.point_of(words)) is not None:
        found.insert(0, at)
        words = words.rpartition(" ")[0]
    return tuple(found)


def middle_of(key: str) -> Point | None:
    """The point that an answer means, or the middle between both ends of a line."""
    ends = ends_of(key)
    if len(ends) == 2 and key.startswith(answers.BARRICADE):
        (a, b), (c, d) = ends
        return Point((a + c) // 2, (b + d) // 2)
    return ends[-1] if ends else None


def figure_of(ask: Question | Chance, key: str, figures: set[str]) -> str:
    """The figure that an answer is about: its last word that names one."""
    named = (word for word in reversed(key.split(" ")) if word in figures)
    found = next(named, "")
    if not found and ask.what in ONE and isinstance(ask, Question):
        return next((name for name in ask.about if name in figures), "")
    return SHIP if found == SHIP_SIGN else found


def _clamped(state: BHState, place: Point) -> Point:
    """Ways off the table are shown at its edge."""
    return Point(min(max(place.x, 0), state.size.x), min(max(place.y, 0), state.size.y))


def _printed(texts: Texts, state: BHState, key: str) -> str:
    """What a thing that is offered does."""
    box = state.box
    if key in box.gear:
        return texts.rule(cited.gear_rule(box, key)).text
    if key in box.support:
        return texts.rule(cited.support_rule(box, key)).text
    weapons = [word for word in key.split(" + ") if word in box.weapons]
    return " ".join(_weapon(texts, state, weapon) for weapon in weapons)


def _weapon(texts: Texts, state: BHState, weapon: str) -> str:
    return f"{weapon_line(texts, state, '', weapon)}."
