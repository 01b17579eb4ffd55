"""Why something cannot be done now: the rule that forbids it, in our words."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.present.figures import conceivable, meant
from xenofront.games.galaxy_defenders.present.page.acting import standing
from xenofront.games.galaxy_defenders.present.places import spot
from xenofront.games.galaxy_defenders.present.walking import goals, walk
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import shut
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import Move
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.geometry.hexes.grid import name, neighbours, parse
from xenofront.kernel import Game, Question
from xenofront.present.common import Verdict, judged
from xenofront.present.finding import in_words
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
    if wanted in ask.options:
        return [_verdict(texts, game, wanted)]
    here = standing(state, wanted)
    if here is not None:
        about = _about(game, wanted)
        if about:
            return [_verdict(texts, game, key) for key in about]
        wanted = here
    if wanted in state.box.board.area_of:
        return _of_cell(texts, game, wanted)
    return [_verdict(texts, game, key) for key in meant(texts, game, wanted)]


def _verdict(texts: Texts, game: Game, key: str) -> Verdict:
    return Verdict(key, in_words(texts, game, key), game.why_not(key))


def _about(game: Game, figure: str) -> list[str]:
    """Conceivable answers that are about a figure other than the one who is asked."""
    seat = getattr(game.pending, "seat", "")
    keys = dict.fromkeys(conceivable(game))
    return [key for key in keys if figure != seat and figure in key.split(" ")]


# -- cells -----------------------------------------------------------------------------------------


def _of_cell(texts: Texts, game: Game, cell: str) -> list[Verdict]:
    """What a hex could mean: an offered one, one to redeploy to, or one to walk to."""
    ask = game.pending
    assert ask is not None
    menu = isinstance(ask, Question) and ask.what == "activity"
    found = [key for key in dict.fromkeys(ask.options) if spot(game, key).hex == cell]
    redeploy = f"redeploy {cell}"
    if menu and redeploy not in found and redeploy in conceivable(game):
        found.append(redeploy)
    verdicts = [_verdict(texts, game, key) for key in found]
    if menu or (walk(game) and not verdicts):
        key, words = "move" if menu else cell, texts.say("web-way-title", hex=cell)
        verdicts.append(Verdict(key, words, _walk_refusal(game, cell)))
    elif not verdicts:
        verdicts.append(Verdict(cell, texts.say("option-to-hex", hex=cell), game.why_not(cell)))
    return verdicts


def _walk_refusal(game: Game, cell: str) -> str | None:
    """Why nobody can walk to a hex now: not at all, not so far, or not there."""
    ask = game.pending
    if isinstance(ask, Question) and ask.what == "activity":
        refusal = game.why_not("move")
        if refusal is not None or cell in goals(game):
            return refusal
        game = game.clone()
        game.answer("move")
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
