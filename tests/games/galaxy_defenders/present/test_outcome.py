"""The page after the mission tells what happened, and how the dice fell."""

from collections import Counter
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.present.positions import FACE, FILES, TEXTS, recorded
from xenofront.games.factory import new_record, new_setup
from xenofront.games.galaxy_defenders.campaign import COURSE
from xenofront.games.galaxy_defenders.present.page.luck import ALIENS, expected, rolls
from xenofront.games.galaxy_defenders.present.page.outcome import moments
from xenofront.games.galaxy_defenders.rules import events

NAMES = [file.stem for file in FILES]
games = pytest.mark.parametrize("name", NAMES)
RESULTS = {"accomplished": "won", "partially": "partial", "failed": "lost"}


@games
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_is_that_of_the_game(name, lang):
    record = recorded(name)
    state = record.game.state
    page = FACE.outcome(record, TEXTS[lang])
    assert msgspec.json.encode(page)
    assert page.result == RESULTS[state.outcome]
    assert page.seed == str(record.setup.seed)
    ended = next(e for e in record.log() if isinstance(e, events.MissionEnded))
    objectives = state.box.mission.objectives
    if ended.row >= 0:
        row = objectives[ended.row]
        assert page.text == (row.de if lang == "de" else row.text)
    else:
        assert page.text
    squad, kills, _ = page.sections
    assert [fact.tone for fact in squad.facts] == [
        "good" if row.alive or row.left else "bad"
        for row in (state.agents[seat] for seat in record.setup.seats)
    ]
    died = Counter(e.card for e in record.log() if isinstance(e, events.AlienDied))
    assert [int(fact.value) for fact in kills.facts] == list(died.values())


@games
def test_the_time_line_has_every_death_in_its_round(name):
    record = recorded(name)
    page = FACE.outcome(record, TEXTS["en"])
    nodes, number, deaths = record.line(), 0, []
    for node in nodes:
        for event in record.nodes[node].told:
            number = event.round if isinstance(event, events.RoundBegan) else number
            if isinstance(event, events.AgentDied):
                deaths.append((node, f"Round {number}"))
    told = [(m.node, m.when) for m in page.moments if " dies at " in m.text and m.tone == "bad"]
    assert told == deaths
    assert {moment.node for moment in page.moments} <= set(nodes)
    assert page.moments[-1].node == nodes[-1]


def test_the_next_mission_is_that_of_the_campaign():
    seen = set()
    for name in NAMES:
        record = recorded(name)
        of = record.game.state.box.mission.set
        campaign = COURSE.definitions()["far_side" if of == "strikeback" else "dust_road"]
        wanted = COURSE.after(campaign, record.game.state).mission
        assert FACE.outcome(record, TEXTS["en"]).next_mission == wanted
        seen.add(wanted)
    assert len(seen) > 4


@games
def test_every_die_is_counted_once(name):
    record = recorded(name)
    box = record.game.state.box
    found = rolls(record, box)
    told = [e for e in record.log() if isinstance(e, events.HitsRolled | events.DefenceRolled)]
    assert [roll.faces for roll in found] == [event.faces for event in told]
    for roll in found:
        for colour, face in zip(roll.colours, roll.faces, strict=True):
            assert face in box.faces[colour]


def test_what_is_expected_is_counted_from_the_faces():
    box = recorded("accomplished").game.state.box
    dice = Counter(red=3, blue=2)
    hits = {
        colour: Fraction(sum(face.count("HIT") for face in faces), len(faces))
        for colour, faces in box.faces.items()
    }
    assert expected(box, "hits", dice) == 3 * hits["red"] + 2 * hits["blue"]
    assert expected(box, "shields", Counter(blue=5)) == Fraction(5 * 4, 10)


def test_luck_is_told_for_each_agent_and_for_the_aliens():
    record = recorded("failed_by_death")
    box = record.game.state.box
    lines = {line.who: line for line in FACE.outcome(record, TEXTS["en"]).luck}
    thrown = [r for r in rolls(record, box) if (r.who, r.what) == (ALIENS, "hits")]
    symbols = sum(face.count("HIT") for roll in thrown for face in roll.faces)
    assert lines["Aliens: hits"].rolled == str(symbols)
    assert "Titanium: hits" in lines
    number = sum(len(roll.faces) for roll in thrown)
    assert f"{number} dice" in lines["Aliens: hits"].text


@pytest.mark.parametrize("manual", [False, True])
def test_the_dice_of_a_treatment_are_those_of_its_weapon(manual):
    record: Any = new_record(new_setup("dust_signal", ("thorium",), seed=2), manual=manual)
    while record.game.pending.what != "activity":
        record.answer(record.game.pending.options[0])
    record.answer("treat w_nano thorium")
    while record.game.pending.what == "hit":
        record.answer("HIT+BOLT")
    (roll,) = rolls(record, record.game.state.box)
    assert (roll.who, roll.what, roll.colours, len(roll.faces)) == (
        "thorium",
        "hits",
        ("blue",) * 3,
        3,
    )


def test_what_comes_before_the_first_round_is_no_turning_point():
    record = new_record(new_setup("dark_landing", ("chromium", "osmium"), seed=3))
    state: Any = record.game.state
    while not state.round:
        pending: Any = record.game.pending
        record.answer(pending.options[0])
        state = record.game.state
    assert any(isinstance(event, events.RankGained) for event in record.log())
    assert list(moments(TEXTS["en"], record)) == []
