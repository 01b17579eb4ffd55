"""What a question rests on: what was rolled so far, and what is left of a trooper's turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xenofront.games.bug_hunt.present.page.event_display import OURS
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.rules.ch2_turn.reactions import ReactionDie, ReactionRoll, teams
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseAction, ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import longest_of, may_dash, speed_of
from xenofront.games.bug_hunt.rules.ch4_combat.attack import Attack, ExtraShot, NextShot
from xenofront.games.bug_hunt.rules.choices import Die
from xenofront.games.bug_hunt.text.wording.measures import measured
from xenofront.kernel import Game
from xenofront.present.messages.base import Fact
from xenofront.present.messages.log import Die as Face
from xenofront.present.messages.question import Deal, Evidence, Taker
from xenofront.text.texts import Texts

SIDES = 6


def evidence(texts: Texts, game: Game) -> Iterator[Evidence]:
    """The dice on which an answer depends, and what they mean."""
    top = game.stack[-1] if game.stack else None
    match game.pending, top:
        case ReactionDie(), ReactionRoll(faces=faces):
            text = texts.say("fact-reactions", count=len(faces))
            yield Evidence(text=text, dice=_dice(texts, sorted(faces)), rules=("BX-2",))
        case ExtraShot(), Attack(faces=faces):
            yield Evidence(
                text=texts.say("fact-extra-shot"), dice=_dice(texts, faces), rules=("BH-32",)
            )
        case NextShot(shots=shots), Attack(faces=faces):
            text = texts.say("fact-next-shot", shots=shots)
            yield Evidence(text=text, dice=_dice(texts, faces), rules=("BX-17",))


def deal(texts: Texts, game: Game) -> Deal | None:
    """The reaction dice that are left, and the teams that still get one."""
    ask, top, state = game.pending, game.stack[-1] if game.stack else None, state_of(game)
    if not isinstance(ask, ReactionDie) or not isinstance(top, ReactionRoll):
        return None
    faces = sorted(top.faces, key=int)
    return Deal(
        things=_dice(texts, faces),
        keys=tuple(Die(face).key for face in faces),
        takers=tuple(
            Taker(
                id=team,
                name=texts.name(team, state),
                figures=tuple(members),
                comes_to=tuple(
                    texts.option(
                        ReactionDie(ask.seat, ask.choices, ask.rule, team), Die(face), state
                    )
                    for face in faces
                ),
            )
            for team, members in teams(state).items()
            if team not in top.given
        ),
    )


def _dice(texts: Texts, faces: Sequence[str]) -> tuple[Face, ...]:
    return tuple(
        Face(
            colour=OURS,
            symbols=(face,),
            label=texts.say("web-die-shows", sides=SIDES, face=face),
        )
        for face in faces
    )


def allowance(texts: Texts, game: Game) -> Iterator[Fact]:
    """How far the trooper walks and dashes, and what it may still do."""
    state, ask = state_of(game), game.pending
    if isinstance(ask, ChooseMove):
        trooper = ask.trooper
        walk = measured(speed_of(state, trooper))
        yield Fact(name=texts.say("allowance-walk"), value=walk)
        if may_dash(state, trooper):
            far = measured(longest_of(state, trooper))
            yield Fact(name=texts.say("allowance-dash"), value=far)
    elif isinstance(ask, ChooseAction):
        yield Fact(name=texts.say("allowance-action"), value="1")
