"""What a player is told on asking is what the rules say."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.present.positions import (
    FACE,
    asking,
    fights,
    look,
    looking_at,
    positions,
)
from tests.games.galaxy_defenders.rules.table import field, table
from xenofront.games.galaxy_defenders.present.page.drawing import drawing
from xenofront.games.galaxy_defenders.present.places import where
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import shut
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.turn import reach
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.geometry.hexes.grid import distance, parse

# -- odds ------------------------------------------------------------------------------------------


def test_the_bars_are_the_odds_of_the_rules():
    seen = 0
    for game in fights():
        at: Any = looking_at(game)
        for option in FACE.asked(at).options:
            if not option.key.startswith("attack "):
                continue
            _, weapon, target, *_ = option.key.split(" ")
            found = odds(at.state, at.game.pending.seat, weapon, target)
            bars = look(at, "odds", option.key).bars
            assert [int(bar.label) for bar in bars] == list(range(len(found.wounds)))
            assert [bar.share for bar in bars] == [round(1000 * w / SCALE) for w in found.wounds]
            assert option.odds[0] == f"{found.expected / SCALE:.2f}"
            assert (option.figure, option.cell) == (target, where(at.state, target))
            seen += 1
    assert seen > 100


def test_every_modifier_is_listed_with_its_rule():
    at = table(
        agents={"chromium": "4,2"},
        aliens={"xeno_beta-blue-1": "6,2"},
        options={"rank_defence": True},
    )
    found = look(looking_at(at.game), "odds", "attack w_rifle xeno_beta-blue-1")
    box = at.state.box
    wanted = {m.rule for m in box.weapons["w_rifle"].modifiers if m.rule}
    wanted |= {m.rule for m in box.aliens["xeno_beta-blue"].armour if m.rule}
    listed = {rule for line in found.lines for rule in line.rules}
    assert wanted
    assert wanted < listed
    said = [line.text for line in found.lines]
    assert "at most 4 defence dice for Xeno-Beta, blue (1)" in said


def test_a_mark_on_the_target_is_listed():
    marked = {"hex": "6,2", "marks": ("sk_spotter",)}
    at = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": marked})
    plain = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "6,2"})
    key = "attack w_rifle aracnos-green-1"
    said = {line.text for line in look(looking_at(at.game), "odds", key).lines}
    before = {line.text for line in look(looking_at(plain.game), "odds", key).lines}
    assert any(line.startswith("Spotter") for line in said - before)


def test_a_drone_on_guard_shoots_with_its_own_odds():
    at = table(
        agents={
            "thorium": {"hex": "1,1", "guard": False},
            "dr_sentry": {"hex": "4,2", "owner": "thorium", "weapons": ("dr_sentry/gun",)},
        },
        aliens={"aracnos-green-1": "5,2"},
        open={"do": "Guard", "alien": "aracnos-green-1"},
    )
    assert at.asked == "guard"
    asked = FACE.asked(looking_at(at.game))
    found = odds(at.state, "dr_sentry", "dr_sentry/gun", "aracnos-green-1")
    shot = next(option for option in asked.options if option.odds)
    assert shot.odds[0] == f"{found.expected / SCALE:.2f}"
    title = look(looking_at(at.game), "odds", shot.key).title
    assert title.startswith("Sentry-Gun against ")


# -- sight -----------------------------------------------------------------------------------------


def test_a_line_of_sight_names_all_that_blocks_it():
    seen: dict[str, int] = {}
    for position in positions()[::9]:
        game: Any = position.game
        at, board, mask = looking_at(game), game.state.box.board, shut(game.state)
        drawn = drawing(board)
        places = board.hexes[:: len(board.hexes) // 12]
        for start in places:
            for end in places:
                found = look(at, "sight", start, end)
                blockers = board.blockers(start, end, mask)
                closers = [b.name for b in blockers if b.name in board.closers]
                walls = [b.name for b in blockers if "|" in b.name and b.name not in closers]
                solid = [b.name for b in blockers if "|" not in b.name and b.name not in closers]
                line, *marked = found.strokes
                assert line.points == (drawn.centre(start), drawn.centre(end))
                assert line.tone == ("bad" if blockers else "good")
                assert list(found.edges) == closers
                assert [stroke.points for stroke in marked] == [drawn.ends(w) for w in walls]
                assert [tint.cell for tint in found.tints] == solid
                assert (found.lines[0].tone == "good") == board.sees(start, end, mask)
                for blocker in blockers:
                    seen[blocker.kind] = seen.get(blocker.kind, 0) + 1
    assert {"wall", "blocked hex", "door"} <= seen.keys()


def test_sight_from_whoever_acts_says_what_lies_behind():
    at = table(
        agents={"chromium": {"hex": "4,2", "facing": "E"}},
        aliens={"aracnos-green-1": "2,2"},
        options={"human_view": True},
    )
    found = look(looking_at(at.game), "sight", second="aracnos-green-1")
    assert found.strokes[0].tone == "good"
    assert [line.text for line in found.lines][-1] == "It lies behind Chromium."


def test_a_door_is_seen_through_only_from_beside_it():
    at = table(
        map=field(sides={"4,2|5,2": "door"}),
        agents={"chromium": "4,2"},
        aliens={"aracnos-green-1": "7,2"},
    )
    here = looking_at(at.game)
    assert look(here, "sight", "4,2", "7,2").lines[0].tone == "good"
    back = look(here, "sight", "7,2", "4,2")
    assert back.edges == ("4,2|5,2",)
    assert any("because of a door" in line.text for line in back.lines)


# -- threat ----------------------------------------------------------------------------------------


def test_the_threat_is_the_decision_of_the_oracle():
    rows = set()
    for position in positions():
        game: Any = position.game
        at = looking_at(game)
        drawn = drawing(game.state.box.board)
        sheets = {sheet.figure: sheet for sheet in FACE.scene(at).sheets}
        for alien, row in game.state.aliens.items():
            decided = oracle.decision(game.state, alien)
            found = look(at, "threat", alien)
            marked = [n for n, line in enumerate(found.lines) if line.tone == "choice"]
            on = [n for n, item in enumerate(sheets[alien].items) if item.on]
            if decided is None:
                assert not marked
                assert not found.strokes
                continue
            number, verdict = decided
            rows.add((row.card, number))
            assert marked == [number]
            assert on == ([] if "stunned" in row.conditions else [number])
            ends = {way.end for way in verdict.ways if way.end != row.hex}
            warned = {tint.cell for tint in found.tints if tint.tone == "warn"}
            assert warned == ends
            moving = [s for s in found.strokes if s.points[-1] in map(drawn.centre, ends)]
            assert len(moving) >= len(ends)
            assert all(stroke.points[0] == drawn.centre(row.hex) for stroke in found.strokes)
            if verdict.by:
                assert found.lines[-1].rules == (verdict.by,)
    assert len(rows) > 12


def test_the_way_of_a_threat_goes_hex_by_hex():
    for position in positions():
        at = looking_at(position.game)
        for stroke in look(at, "threat").strokes:
            steps = zip(stroke.points, stroke.points[1:], strict=False)
            lengths = [abs(a - c) + abs(b - d) for (a, b), (c, d) in steps]
            assert len(lengths) == 1 or all(length in (1732, 2366) for length in lengths)


# -- reach and preview -----------------------------------------------------------------------------


def test_reach_has_the_cost_of_each_hex():
    game: Any = asking("activity")
    seat = game.pending.seat
    wanted = {p: str(c) for p, c in reach(game.state, seat).items() if c}
    found = look(looking_at(game), "reach")
    assert {tint.cell: tint.text for tint in found.tints} == wanted
    assert found == look(looking_at(game), "reach", seat)


def test_the_preview_of_a_plan_is_its_way():
    game: Any = asking("activity")
    at = looking_at(game)
    asked = FACE.asked(at)
    goal = asked.plans[-1]
    found = look(at, "preview", goal)
    drawn = drawing(game.state.box.board)
    plan = FACE.plan(at, goal)
    assert found.keys == tuple(plan)
    assert plan[0] == "move"
    here = game.state.agents[asked.mover].hex
    assert found.strokes[0].points == tuple(drawn.centre(p) for p in (here, *plan[1:]))
    steps = zip((here, *plan[1:]), plan[1:], strict=False)
    assert all(distance(parse(a), parse(b)) == 1 for a, b in steps)


def test_an_engaged_agent_is_told_why_it_cannot_walk():
    at = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "5,2"})
    found = look(looking_at(at.game), "reach")
    assert {tint.tone for tint in found.tints} == {"dim"}
    assert found.lines[-1].rules == ("GD-7.5.4.e",)


def test_a_blocked_hex_sees_nothing():
    at = table(map=field(blocked=("5,2",)), agents={"chromium": "4,2"})
    with pytest.raises(LookupError, match="blocked hex 5,2"):
        look(looking_at(at.game), "sight", "5,2", "4,2")
