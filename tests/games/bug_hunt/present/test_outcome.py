"""The page after a mission."""

from fractions import Fraction

import msgspec
import pytest

from tests.games.bug_hunt.present.positions import FACE, TEXTS, recorded
from xenofront.games.bug_hunt.present.page.luck import chance, rolls
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE, shot_odds
from xenofront.games.bug_hunt.rules.events import combat, missions, turn

GAMES = ("bug_hunt_failed", "bug_hunt_scout")


@pytest.fixture(scope="module", params=GAMES)
def record(request):
    return recorded(request.param)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_can_be_sent_and_says_how_it_ended(record, lang):
    page, state = FACE.outcome(record, TEXTS[lang]), record.game.state
    assert msgspec.json.encode(page)
    assert page.result == {"accomplished": "won", "failed": "lost"}[state.outcome]
    assert page.title == TEXTS[lang].say(f"outcome-{state.outcome}")
    assert page.seed == str(record.setup.seed)
    assert page.take_backs == record.take_backs


def test_both_ends_are_looked_at():
    assert {recorded(name).game.state.outcome for name in GAMES} == {"accomplished", "failed"}


def test_everybody_has_a_fate(record):
    squad, objectives, kills = FACE.outcome(record, TEXTS["en"]).sections
    state = record.game.state
    assert len(squad.facts) == len(state.troopers)
    aboard = sum(fact.value == "aboard" for fact in squad.facts)
    assert aboard == sum(row.fate == "evacuated" for row in state.troopers.values())
    done = [line for line in objectives.lines if line.tone == "good"]
    assert len(done) == sum(row.done for row in state.objectives.values())
    killed = sum(isinstance(event, combat.AlienKilled) for event in record.log())
    assert sum(int(fact.value) for fact in kills.facts) == killed
    assert f"killed: {killed} " in kills.title


def test_moments_are_in_order_and_end_with_the_end(record):
    page = FACE.outcome(record, TEXTS["en"])
    assert all(moment.when.startswith("Turn ") for moment in page.moments)
    turns = [int(moment.when.removeprefix("Turn ")) for moment in page.moments]
    assert turns == sorted(turns)
    nodes = [moment.node for moment in page.moments]
    assert nodes == sorted(nodes)
    assert set(nodes) <= set(record.line())
    log = record.log()
    down = sum(isinstance(e, combat.TrooperDown | turn.TrooperLeft) for e in log)
    done = sum(isinstance(e, missions.ObjectiveDone) for e in log)
    tones = [moment.tone for moment in page.moments]
    assert tones.count("bad") >= down
    assert tones.count("good") >= done


def test_luck_is_hits_against_the_odds_of_the_shots(record):
    page, state = FACE.outcome(record, TEXTS["en"]), record.game.state
    fired = [event for event in record.log() if isinstance(event, combat.Fired)]
    assert fired
    for shooter in {event.shooter for event in fired}:
        shots = [event for event in fired if event.shooter == shooter]
        name = TEXTS["en"].name(shooter, state)
        line = next(one for one in page.luck if one.who == f"{name}: shots that hit")
        assert line.rolled == str(sum(event.hit for event in shots))
        wanted = sum(Fraction(shot_odds(e.needed - e.bonus, 0, 0, 3).hit, SCALE) for e in shots)
        assert line.expected == f"{float(wanted):.1f}"


def test_what_is_expected_of_a_die():
    assert [chance(needed) for needed in (0, 1, 4, 6, 7, 9)] == [
        1,
        1,
        Fraction(1, 2),
        Fraction(1, 6),
        0,
        0,
    ]


def test_saves_and_brawls_are_counted_for_both_sides(record):
    box = record.game.state.box
    counted = list(rolls(iter(record.log()), box))
    brawls = [roll for roll in counted if roll.what == "brawls"]
    told = [event for event in record.log() if isinstance(event, combat.BrawlRolled)]
    assert len(brawls) == 2 * len(told)
    assert sum(r.result for r in brawls if r.who == "squad") == sum(int(e.face) for e in told)
