"""The options of the pending question, with their groups, places, odds and texts."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import Literal

from msgspec.structs import replace

from xenofront.games.bug_hunt.present import answers, chances, cited, fighting
from xenofront.games.bug_hunt.present.page.acting import on_board
from xenofront.games.bug_hunt.present.page.evidence import allowance, deal, evidence
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.present.reading import (
    is_span,
    named_by,
    point_of,
    points_of,
    taking_point,
)
from xenofront.games.bug_hunt.present.status import weapon_line
from xenofront.games.bug_hunt.rules.ch1_setup.load_out import Carry, Equip
from xenofront.games.bug_hunt.rules.ch1_setup.support import Request, Send, SendGrenades
from xenofront.games.bug_hunt.rules.ch2_turn.phases import Act, KeepReady
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseAction, ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import Leave, Path, judged
from xenofront.games.bug_hunt.rules.ch4_combat.brawl import Fight
from xenofront.games.bug_hunt.rules.ch4_combat.follow_up import ChooseFollowUp
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import GoAboard
from xenofront.games.bug_hunt.rules.choices import STAY, Fire, To
from xenofront.games.bug_hunt.rules.ground import bases, on_table
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.measures import measured
from xenofront.games.bug_hunt.text.wording.names import whole_name
from xenofront.geometry.plane.exact import BASE, Point, point, within
from xenofront.kernel import Chance, Choice, Game, Question
from xenofront.present.common import declines, pool_of
from xenofront.present.messages.base import Line
from xenofront.present.messages.question import Group, Option
from xenofront.present.presenter import QuestionDetails
from xenofront.text.texts import Texts


def question_details(texts: Texts, game: Game) -> QuestionDetails:
    """Everything about the pending question beyond its words."""
    ask = game.pending
    if ask is None:
        return QuestionDetails(())
    made = _Options(texts, game, ask)
    listed = ask.choices if isinstance(ask, Question) else ask.options
    options = tuple(made.option(choice) for choice in dict.fromkeys(listed))
    later = tuple(_ahead(texts, game))
    return QuestionDetails(
        options=options,
        groups=_groups(texts, options),
        heads=chances.heads(texts) if any(one.odds for one in (*options, *later)) else (),
        points=bool(answers.open_aims(game)),
        spans=answers.span(game) is not None,
        mover=_mover(game),
        remarks=(*_remarks(texts, game), *_hints(texts, later)),
        facts=tuple(evidence(texts, game)),
        allowance=tuple(allowance(texts, game)),
        ahead=later,
        deal=deal(texts, game),
    )


def _hints(texts: Texts, later: tuple[Option, ...]) -> Iterator[Line]:
    """What one click does that takes two answers."""
    if later:
        yield Line(text=texts.say("web-stay-click"))


def _ahead(texts: Texts, game: Game) -> Iterator[Option]:
    """Whom a trooper can attack from where it stands, if that needs no more than to stay."""
    ask = game.pending
    if not isinstance(ask, ChooseMove) or STAY not in ask.choices:
        return
    twin = game.clone()
    twin.answer(STAY)
    then = twin.pending
    if twin.learned or not isinstance(then, ChooseAction) or then.trooper != ask.trooper:
        return
    made = _Options(texts, twin, then)
    for choice in dict.fromkeys(then.choices):
        if isinstance(choice, Fire | Fight):
            option = made.option(choice)
            if option.figure:
                label = texts.say("web-stay-and", choice=option.label)
                yield replace(option, first=STAY.key, label=label, group="")


def _groups(texts: Texts, options: tuple[Option, ...]) -> tuple[Group, ...]:
    used = {option.group for option in options}
    groups = (group for group in answers.ORDER if group and group in used)
    return tuple(Group(id=group, title=texts.say(f"web-group-{group}")) for group in groups)


def _remarks(texts: Texts, game: Game) -> Iterator[Line]:
    ask = game.pending
    assert ask is not None
    if isinstance(ask, Question) and (taking_point(ask) or answers.span(game)):
        yield Line(text=texts.say(f"web-open-{ask.what}"))
    if isinstance(ask, ChooseAction):
        for aim in answers.open_aims(game):
            name = texts.name(aim.thing, state_of(game))
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
    line = answers.span(game)
    if len(goals) == 2 and line is not None:
        return [line(*goals).key]
    if len(goals) != 1:
        return []
    meanings = [aim.at(goals[0]) for aim in answers.open_aims(game)]
    allowed = [choice for choice in meanings if game.why_not(choice) is None]
    return [choice.key for choice in (allowed or meanings)[:1]]


def plan_against(texts: Texts, game: Game, alien: str) -> list[str]:
    """The answers by which whoever acts stays and attacks an alien.

    Where there are several weapons, or somebody of ours is in danger, only the first: it is asked.
    """
    attacks = [option for option in _ahead(texts, game) if option.figure == alien]
    if not attacks:
        return []
    alone = len(attacks) == 1 and not (attacks[0].danger or attacks[0].sure)
    return [STAY.key, attacks[0].key] if alone else [STAY.key]


def _mover(game: Game) -> str:
    """Who is put somewhere, if it is on the table already."""
    ask = game.pending
    figure = ask.trooper if isinstance(ask, ChooseMove | ChooseFollowUp) else ""
    return figure if figure in bases(state_of(game)) else ""


# -- options ---------------------------------------------------------------------------------------


class _Options:
    """Makes the options of one question, in one language."""

    def __init__(self, texts: Texts, game: Game, ask: Question | Chance) -> None:
        self.texts, self.game, self.ask, self.state = texts, game, ask, state_of(game)
        self.places = on_board(self.state)
        self.figures = {*bases(self.state), *self.state.contacts}

    def option(self, answer: Choice | str) -> Option:
        choice = None if isinstance(answer, str) else answer
        place = self._place(answer)
        figure = figure_of(self.ask, answer, self.figures) or self._covering(choice, place)
        if place is None and figure in self.places:
            place = self.places[figure]
        return Option(
            key=str(answer),
            label=self.texts.option(self.ask, answer, self.state),
            group=answers.group(self.texts, self.game, choice),
            x=place.x if place else None,
            y=place.y if place else None,
            figure=figure if figure in self.places else "",
            odds=chances.columns(self.game, choice) or fighting.columns(self.game, choice),
            text=_printed(self.texts, self.state, choice),
            hint=self._hint(choice),
            sign=self._sign(choice),
            danger=self._danger(choice),
            bars=chances.distribution(self.game, choice),
            stand=self._stand(choice),
            sure=self._sure(choice),
            drags=isinstance(choice, Act) and figure in self.places,
        )

    def _stand(self, choice: Choice | None) -> Literal["", "foot", "menu"]:
        """Where an answer stands: ends are always in sight, giving up is out of the way."""
        if isinstance(choice, answers.SURRENDERS):
            return "menu"
        ends = isinstance(choice, answers.ENDS) or declines(self.ask, choice)
        return "foot" if ends else ""

    def _sign(self, choice: Choice | None) -> str:
        """The word that an answer is drawn by."""
        if self._stand(choice) == "foot":
            return "end"
        return answers.SIGNS.get(type(choice), "") if choice is not None else ""

    def _danger(self, choice: Choice | None) -> str:
        """Whom of the squad it may cost."""
        if isinstance(choice, answers.SURRENDERS):
            return self.texts.say("danger-lost", count=len(on_table(self.state)))
        if isinstance(choice, answers.LOSES):
            return self.texts.say("danger-lost", count=1)
        squad = self.state.troopers
        caught = fighting.caught_by(self.game, choice) or ()
        names = [self.texts.name(one.figure, self.state) for one in caught if one.figure in squad]
        if names:
            return self.texts.say("danger-strikes", names=", ".join(names))
        return fighting.risk(self.texts, self.game, choice)

    def _sure(self, choice: Choice | None) -> str:
        """What is asked before somebody is lost."""
        if isinstance(choice, answers.SURRENDERS):
            return self.texts.say("web-sure-concede")
        return self.texts.say("web-sure-leave") if isinstance(choice, answers.LOSES) else ""

    def _place(self, answer: Choice | str) -> Point | None:
        """The point or marker that an answer means; ways off the table are shown at its edge."""
        place = place_of(self.ask, answer, self.places)
        return _clamped(self.state, place) if place else None

    def _covering(self, choice: Choice | None, place: Point | None) -> str:
        """Who stands where an answer leads: who is met, or who would hide the point."""
        if choice is None or place is None:
            return ""
        if isinstance(self.ask, ChooseMove) and isinstance(choice, To | Path | Leave):
            walked = judged(self.state, self.ask.trooper, choice)
            place = None if isinstance(walked, str) else walked.met
        near = (name for name, at in bases(self.state).items() if place and within(at, place, BASE))
        return next(near, "")

    def _hint(self, choice: Choice | None) -> str:
        """What a move costs, and who is chosen."""
        if isinstance(self.ask, ChooseMove) and isinstance(choice, To | Path):
            walked = judged(self.state, self.ask.trooper, choice)
            return "" if isinstance(walked, str) else measured(walked.cost)
        if isinstance(choice, Act | KeepReady):
            return whole_name(self.texts, self.state, choice.trooper)
        return ""


def place_of(
    ask: Question | Chance, answer: Choice | str, places: Mapping[str, Point]
) -> Point | None:
    """The point that an answer means, the middle of a line, or where the last is that it names."""
    if isinstance(answer, str):
        return point(answer) if ask.what == "feature_place" else None
    if is_span(answer):
        (a, b), (c, d) = points_of(answer)
        return Point((a + c) // 2, (b + d) // 2)
    named = named_by(answer)
    return point_of(answer) or (places.get(named[-1]) if named else None)


def figure_of(ask: Question | Chance, answer: Choice | str, figures: Container[str]) -> str:
    """The figure that an answer is about: the last that it names, or who is asked to board."""
    named = (answer,) if isinstance(answer, str) else named_by(answer)
    if isinstance(ask, GoAboard):
        named = (ask.trooper,)
    return next((name for name in reversed(named) if name in figures), "")


def _clamped(state: BHState, place: Point) -> Point:
    return Point(min(max(place.x, 0), state.size.x), min(max(place.y, 0), state.size.y))


def _printed(texts: Texts, state: BHState, choice: Choice | None) -> str:
    """What a thing that is offered does."""
    match choice:
        case Equip(gear):
            return texts.rule(cited.gear_rule(state.box, gear)).text
        case Request(support):
            return texts.rule(cited.support_rule(state.box, support)).text
        case Carry(weapon) | Send(weapon):
            return _weapon(texts, state, weapon)
        case SendGrenades(load):
            return " ".join(_weapon(texts, state, weapon) for weapon in load)
    return ""


def _weapon(texts: Texts, state: BHState, weapon: str) -> str:
    return f"{weapon_line(texts, state, '', weapon)}."
