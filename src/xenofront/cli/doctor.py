"""`xenofront doctor`: whether a mission is broken or badly balanced."""

from __future__ import annotations

import time

import click

from xenofront.cli.options import Out, check_files, printed
from xenofront.cli.start import own_language
from xenofront.content.errors import ContentError
from xenofront.games.factory import new_setup
from xenofront.lab.doctor import Finding, examined
from xenofront.lab.doctor.games import BALANCE, judged, percent, played
from xenofront.lab.intervals import wilson
from xenofront.lab.simulate.plan import system_of
from xenofront.lab.simulate.summary import GameSummary
from xenofront.text.sentences import sentence, spoken
from xenofront.text.texts import LANGUAGES

SIGNS = {"broken": "x", "doubtful": "?", "noted": "-"}


@click.command()
@click.argument("mission")
@click.option(
    "--seconds",
    default=8.0,
    show_default=True,
    type=click.FloatRange(0),
    help="How long games are played.",
)
@click.option("--seed", default=1, show_default=True, help="Which games are played.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Language; else by the locale.")
@printed
def doctor(out: Out, mission: str, seconds: float, seed: int, lang: str | None) -> None:
    """Examine a MISSION, an id or a file: its text, its map, and a few seconds of games."""
    check_files((mission,))
    lang = lang or own_language()
    findings: list[Finding] = []
    tales: list[GameSummary] = []
    try:
        system = system_of((mission,))
        findings += examined(new_setup(mission, (), system_name=system))
        end = time.monotonic() + seconds
        if not any(one.grade == "broken" for one in findings):
            tales = played(system, mission, seed, lambda: time.monotonic() < end)
            findings += judged(system, mission, tales)
    except ContentError as error:
        where = sentence("where-content")
        findings += [Finding("broken", where, one.spoken(lang)) for one in error.problems]
    findings.sort(key=lambda one: list(SIGNS).index(one.grade))
    bad = sum(one.grade == "broken" for one in findings)
    out.data(in_json(findings, tales, lang))
    for one in findings:
        said = one.spoken(lang)
        grade = spoken(sentence("grade", grade=one.grade), lang)
        out.line(f"{SIGNS[one.grade]} {grade}: {said.where}: {said.text}")
    doubts = sum(one.grade == "doubtful" for one in findings)
    if bad:
        out.line(spoken(sentence("doctor-broken", mission=mission, n=bad), lang))
        raise SystemExit(1)
    out.line(spoken(sentence("doctor-works", mission=mission, n=doubts), lang))


def in_json(findings: list[Finding], tales: list[GameSummary], lang: str) -> dict[str, object]:
    """The findings and, if games were played, how many percent were won, within which bounds."""
    said: dict[str, object] = {
        "findings": [
            {**one.spoken(lang)._asdict(), "summed_up": one[:2] == ("noted", BALANCE)}
            for one in findings
        ]
    }
    if tales:
        said |= {"games": len(tales), **percent(wilson([tale.score for tale in tales]))}
    return said
