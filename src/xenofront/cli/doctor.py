"""`xenofront doctor`: whether a mission is broken or badly balanced."""

from __future__ import annotations

import time

import click
import msgspec

from xenofront.lab.doctor import Finding, examined
from xenofront.lab.doctor.games import judged, played
from xenofront.lab.intervals import wilson
from xenofront.lab.simulate.plan import NoSuchMission, system_of
from xenofront.lab.simulate.tale import Tale
from xenofront.library.content_errors import ContentError
from xenofront.library.systems import new_setup

SIGNS = {"broken": "x", "doubtful": "?", "noted": "-"}


@click.command()
@click.argument("mission")
@click.option("--seconds", default=8.0, show_default=True, help="How long games are played.")
@click.option("--seed", default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Say it in JSON, for programs.")
def doctor(mission: str, seconds: float, seed: int, *, as_json: bool) -> None:
    """Examine a MISSION, an id or a file: its text, its map, and a few seconds of games."""
    findings: list[Finding] = []
    tales: list[Tale] = []
    try:
        system = system_of((mission,))
        findings += examined(new_setup(mission, (), system_name=system))
        end = time.monotonic() + seconds
        if not any(one.grade == "broken" for one in findings):
            tales = played(system, mission, seed, lambda: time.monotonic() < end)
            findings += judged(system, mission, tales)
    except ContentError as error:
        findings += [Finding("broken", "content", line) for line in str(error).splitlines()]
    except NoSuchMission as error:
        raise click.UsageError(str(error)) from error
    findings.sort(key=lambda one: list(SIGNS).index(one.grade))
    bad = sum(one.grade == "broken" for one in findings)
    if as_json:
        click.echo(in_json(findings, tales))
        raise SystemExit(1 if bad else 0)
    for one in findings:
        click.echo(f"{SIGNS[one.grade]} {one.grade}: {one.where}: {one.text}")
    doubts = sum(one.grade == "doubtful" for one in findings)
    if bad:
        click.echo(f"{mission} is broken: {bad} findings.")
        raise SystemExit(1)
    click.echo(f"{mission} works" + (f"; {doubts} doubts." if doubts else "."))


def in_json(findings: list[Finding], tales: list[Tale]) -> str:
    """The findings and, if games were played, how many percent were won, within which bounds."""
    said: dict[str, object] = {"findings": [one._asdict() for one in findings]}
    if tales:
        rate = wilson([tale.score for tale in tales])
        shares = {"won": rate.mean, "low": rate.low, "high": rate.high}
        said |= {"games": len(tales), **{name: round(100 * x) for name, x in shares.items()}}
    return msgspec.json.encode(said).decode()
