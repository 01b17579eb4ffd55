"""Tokens of missions in words."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.tokens import MissionToken
from xenofront.games.galaxy_defenders.text.cards.words import Words, parts, sentence
from xenofront.text.message_files import plain_words


def token_kind(words: Words, token: MissionToken) -> str:
    return parts(words.say("card-kind-token"), *words.copies(token.copies))


def token_lines(words: Words, token: MissionToken) -> list[str]:
    """What a token does where the mission says nothing else."""
    rule = token.rule
    lines = [words.say("token-stands", hp=rule.hp)] if rule.hp else []
    if rule.taken or rule.fragments:
        lines.append(words.say(f"token-{rule.taken or 'left'}", fragments=rule.fragments))
    if rule.opens:
        lines.append(words.say("token-opens", colour=rule.opens))
    if rule.counts:
        lines.append(words.say("token-counts", counter=plain_words(rule.counts)))
    if rule.visited:
        lines.append(words.say("token-visited", counter=plain_words(rule.visited)))
    return [sentence(line) for line in (*lines, words.say("token-by-mission"))]
