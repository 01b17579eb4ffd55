"""Why something cannot be done now: the rule that forbids it, in our words."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.present.figures import conceivable, meant, named
from xenofront.games.galaxy_defenders.present.page.acting import standing
from xenofront.games.galaxy_defenders.present.places import spot
from xenofront.games.galaxy_defenders.present.walking import goals, walk
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import shut
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import Move
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.geometry.hexes.grid import HexId, name, neighbours, parse
from xenofront.kernel import Choice, Game
from xenofront.present.common import Verdict, judged
from xenofront.present.finding import in_words, offered
from xenofront.present.messages.looks import Look, Looked
from xenofront.text.texts import Texts


def why_not(texts: Texts, game: Game, look: Look) -> Looked:
    """What is meant by a key, cell, figure or words, and what the rules say to it."""
    if game.pending is None:
        raise LookupError(texts.say("web-over"))
    verdicts = _verdicts(texts, game, look.first.strip())
    if not verdicts:
        raise LookupError(texts.say("web-not-understood", typed=look.first))
    return judged(texts, look, verdicts)


def _verdicts(texts: Texts, game: Game, wanted: str) -> list[Verdict]:
    ask, state = game.pending, game.state
    assert ask is not None
    assert isinstance(state, GDState)
    choice = offered(ask, wanted)
    if choice is not None:
        return [_verdict(texts, game, choice)]
    here = standing(state, wanted)
    if here is not None:
        about = _about(game, wanted)
        if about:
            return [_verdict(texts, game, choice) for choice in about]
        wanted = here
    if wanted in state.box.board.area_of:
        return _of_cell(texts, game, wanted)
    return [_verdict(texts, game, key) for key in meant(texts, game, wanted)]


def _verdict(texts: Texts, game: Game, choice: Choice | str) -> Verdict:
    return Verdict(str(choice), in_words(texts, game, choice), game.why_not(choice))


def _about(game: Game, figure: str) -> list[Choice | str]:
    """Conceivable answers that are about a figure other than the one who is asked."""
    seat = getattr(game.pending, "seat", "")
    choices = dict.fromkeys(conceivable(game))
    return [choice for choice in choices if figure != seat and figure in named(choice)]


# -- cells -----------------------------------------------------------------------------------------


def _of_cell(texts: Texts, game: Game, cell: str) -> list[Verdict]:
    """What a hex could mean: an offered one, one to redeploy to, or one to walk to."""
    ask = game.pending
    assert ask is not None
    in_turn = isinstance(ask, menu.NextActivity)
    found = [choice for choice in dict.fromkeys(ask.choices) if spot(game, choice).hex == cell]
    redeploy = menu.Redeploy(HexId(cell))
    if in_turn and redeploy not in found and redeploy in conceivable(game):
        found.append(redeploy)
    verdicts = [_verdict(texts, game, choice) for choice in found]
    if in_turn or (walk(game) and not verdicts):
        key, words = menu.MOVE.key if in_turn else cell, texts.say("web-way-title", hex=cell)
        verdicts.append(Verdict(key, words, _walk_refusal(game, cell)))
    elif not verdicts:
        verdicts.append(Verdict(cell, texts.say("choice-ToHex", hex=cell), game.why_not(cell)))
    return verdicts


def _walk_refusal(game: Game, cell: str) -> str | None:
    """Why nobody can walk to a hex now: not at all, not so far, or not there."""
    if isinstance(game.pending, menu.NextActivity):
        refusal = game.why_not(menu.MOVE)
        if refusal is not None or cell in goals(game):
            return refusal
        game = game.clone()
        game.answer(menu.MOVE)
    return None if cell in goals(game) else _last_step_refusal(game, cell)


def _last_step_refusal(game: Game, cell: str) -> str | None:
    """What the rules say once the walker stands beside a hex, or as near as it gets."""
    walks, game = walk(game), game.clone()
    state, top, pending = game.state, game.stack[-1], game.pending
    assert isinstance(state, GDState)
    assert pending is not None
    if walks is None or not isinstance(top, Move):
        return pending.rule
    costs = {state.agents[walks.agent].hex: 0, **goals(game)}
    beside = [name(place) for place in neighbours(parse(cell)) if name(place) in costs]
    if beside:
        last = min(beside, key=costs.__getitem__)
        state.change_agent(walks.agent, hex=last)
        top.points -= costs[last]
        return game.why_not(cell)
    anywhere = state.box.board.reach(
        state.agents[walks.agent].hex, len(state.box.board.hexes), shut(state)
    )
    return pending.rule if cell in anywhere else game.why_not(cell)
