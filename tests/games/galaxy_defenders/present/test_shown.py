"""Events: dice as faces, figures, and steps that can be played one after the other."""

import pytest

from tests.games.galaxy_defenders.present.positions import FACE, FILES, TEXTS, recorded
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.present.page.drawing import drawing
from xenofront.games.galaxy_defenders.rules import events
from xenofront.geometry.hexes.grid import HexId

NAMES = [file.stem for file in FILES]
games = pytest.mark.parametrize("name", NAMES)
RULE = ("GD-1.a",)
NEIGHBOURS = {(1732, 0), (866, 1500)}


@games
def test_steps_can_be_played_from_where_figures_are(name):
    """Whatever moves starts where it stood, and what leaves or is struck is there."""
    record = recorded(name)
    box = record.game.state.box
    drawn = drawing(box.board)
    start = record.whole[0].state
    at = {agent: drawn.centre(row.hex) for agent, row in start.agents.items()}
    at |= {alien: drawn.centre(row.hex) for alien, row in start.aliens.items()}
    at |= {signal: drawn.centre(row.hex) for signal, row in start.signals.items()}
    at |= {unit: drawn.centre(row.hex) for unit, row in start.objects.items()}
    played = 0
    for event in record.log()[len(record.nodes[0].told) :]:
        for step in FACE.shown(TEXTS["en"], event, box).steps:
            played += 1
            if step.kind == "appear":
                at[step.figure] = step.way[0]
            elif step.kind == "leave":
                assert at.pop(step.figure) == step.way[0]
            elif step.kind == "move":
                assert len(step.way) == 1 or at[step.figure] == step.way[0]
                at[step.figure] = step.way[-1]
            else:
                assert step.figure in at
                assert not step.target or step.target in at
    assert played > 50
    end = record.game.state
    living = {agent: row.hex for agent, row in end.agents.items() if row.alive}
    living |= {alien: row.hex for alien, row in end.aliens.items()}
    living |= {signal: row.hex for signal, row in end.signals.items()}
    living |= {unit: row.hex for unit, row in end.objects.items()}
    assert at == {figure: drawn.centre(place) for figure, place in living.items()}


@games
def test_an_alien_walks_hex_by_hex_through_the_areas_of_its_route(name):
    record = recorded(name)
    board = record.game.state.box.board
    drawn = drawing(board)
    places = {drawn.centre(place): place for place in board.hexes}
    for event in record.log():
        if isinstance(event, events.AlienMoved) and event.route:
            (step,) = FACE.shown(TEXTS["en"], event, record.game.state.box).steps
            way = [places[point] for point in step.way]
            assert (way[0], way[-1]) == (event.start, event.end)
            for (x1, y1), (x2, y2) in zip(step.way, step.way[1:], strict=False):
                assert (abs(x1 - x2), abs(y1 - y2)) in NEIGHBOURS
            allowed = {board.area_of[HexId(event.start)], *event.route}
            assert {board.area_of[place] for place in way} <= allowed


def test_dice_show_their_symbols_and_colours():
    box = recorded("accomplished").game.state.box
    declared = events.AttackDeclared("chromium", "w_rifle", "aracnos-green-1", False, rules=RULE)
    pistol = events.AttackDeclared("chromium", "w_eagle", "aracnos-green-1", False, rules=RULE)
    rolled = events.HitsRolled("chromium", ("HIT+BOLT", "JAM"), 1, True, rules=RULE)
    texts = TEXTS["en"]
    red = FACE.shown(texts, rolled, box, (declared,)).dice
    assert [die.colour for die in red] == ["red", "red"]
    assert red[0].symbols == ("hit", "bolt")
    assert red[0].label == "red die: hit, bolt"
    blue = FACE.shown(texts, rolled, box, (declared, pistol)).dice
    assert {die.colour for die in blue} == {"blue"}
    assert {die.colour for die in FACE.shown(texts, rolled, box).dice} == {"plain"}
    wings = events.HitsRolled("chromium", ("GD", "JAM"), 0, False, rules=RULE)
    assert {die.colour for die in FACE.shown(texts, wings, box).dice} == {"red"}
    defended = events.DefenceRolled("chromium", ("SHIELD",), 1, rules=RULE)
    assert [die.label for die in FACE.shown(TEXTS["de"], defended, box).dice] == [
        "blauer Würfel: Schild"
    ]


def test_no_weapon_mixes_colours():
    """The colour of a roll is told from its weapon alone."""
    box = recorded("accomplished").game.state.box
    assert not [key for key, weapon in box.weapons.items() if weapon.red and weapon.blue]
    for power in galaxy_defenders_pack.catalogue().powers.values():
        assert not any(getattr(effect, "blue", 0) for effect in power.effects)


def test_what_belongs_to_an_attack_stands_in():
    box = recorded("accomplished").game.state.box
    texts = TEXTS["en"]
    wounded = FACE.shown(texts, events.Wounded("aracnos-green-1", 1, 2, rules=RULE), box)
    assert (wounded.depth, wounded.figures) == (2, ("aracnos-green-1",))
    died = FACE.shown(texts, events.AgentDied("chromium", "0,0", rules=RULE), box)
    assert (died.tone, died.depth) == ("bad", 1)
    began = FACE.shown(texts, events.RoundBegan(3, rules=RULE), box)
    assert (began.tone, began.depth) == ("heading", 0)
    drawn = events.CloseEncounterDrawn("ce01", ("aracnos-green-1", "nexus-blue-2"), rules=RULE)
    assert FACE.shown(texts, drawn, box).figures == ("aracnos-green-1", "nexus-blue-2")
