"""Names in cards, sheets, tables and tiles."""

import pytest

from tests.content.places import problems_of, write

AGENT = """\
agents:
  - id: copper
    name: Copper
    confidence: designed
    class_name: marine
    move: 4
    standard: {hp: 5}
    elite: {hp: 6}
    weapons: [w_riffle, w_blade]
    ability: stealth
    armour:
      - {quantity: shields, amount: 1, rule: GD-7.3.zz}
      - {quantity: shields, amount: 1, when: [melee, ranged]}
"""

ALIEN = """\
aliens:
  - id: slug
    name: Slug
    confidence: designed
    species: slug
    rank: green
    copies: 1
    hp: 1
    weapons:
      - {id: ram, name: R, confidence: designed, kind: melee, rank: natural, range: 1, red: 1}
      - {id: ram, name: R, confidence: designed, kind: ranged, rank: natural, range: 1}
    rows:
      - {at: 1, do: [{do: attack, weapon: rom}]}
      - {at: 1, do: [{do: move_away}]}
"""

CARDS = """\
close_encounters:
  - id: ce99
    name: X
    confidence: designed
    number: 5
    copies: 1
    activates: {species: xeno_beto}
    danger: {species: xeno_beast, rank: green}
events:
  - {id: a, name: A, confidence: designed, kind: weather, effects: [{do: special_event, letter: A}]}
  - {id: b, name: B, confidence: designed, kind: special, weather: [{quantity: evade, amount: -1}]}
  - {id: c, name: C, confidence: designed, kind: standard, effects: [
      {do: suffer, ground: lava, amount: 1}, {do: teleport_alien, species: xenobeta}]}
dice:
  - {id: green, name: G, confidence: designed, faces: []}
"""

TABLES = """\
tables:
  - id: other
    name: Other
    confidence: designed
    ranks: [{rank: copper, needs: 0}]
    wings_dice: 3
    wings_symbol: SHIELD
    search_die: red
    search_aid: BOLT
    search_find: GD
    evade_die: blue
    evade_symbol: GD
    teleport_die: blue
    teleport_precedence: [HIT]
    alpha_order: [marine]
    max_fragments: 4
"""


def fields(problems):
    return {problem.field: problem.text for problem in problems}


def test_an_agents_weapons_ability_and_rules_must_exist_and_fit_the_class(tmp_path):
    found = fields(problems_of(write(tmp_path, "a.yaml", AGENT)))
    assert found == {
        "agents[copper].weapons[0]": "no weapon is called 'w_riffle' (did you mean 'w_rifle'?)",
        "agents[copper].weapons[1]": "w_blade is for the infiltrator",
        "agents[copper].ability": "stealth is no ability of the marine",
        "agents[copper].armour[0].rule": found["agents[copper].armour[0].rule"],
        "agents[copper].armour[1].when": "an attack is never both melee and ranged",
    }
    assert found["agents[copper].armour[0].rule"].startswith("no rule is called 'GD-7.3.zz'")


def test_an_aliens_rows_ascend_to_plus_and_use_its_own_weapons(tmp_path):
    found = fields(problems_of(write(tmp_path, "a.yaml", ALIEN)))
    card = "aliens[slug]"
    assert found[f"{card}.id"] == "must be species and rank: slug-green"
    assert found[f"{card}.rows[0].do[0].weapon"].startswith("no weapon of this card")
    assert found[f"{card}.weapons[ram].id"] == "the card has two weapons called 'ram'"
    assert found[f"{card}.weapons[ram].range"].startswith("a melee weapon")
    assert found[f"{card}.weapons[ram]"].startswith("a weapon rolls at least one die")
    texts = [problem.text for problem in problems_of(write(tmp_path, "a.yaml", ALIEN))]
    assert "the last row, and only it, is for `plus`" in texts
    assert "the distances of the rows must ascend" in texts


BEAST = """
aliens:
  - id: slug-green
    name: Slug
    confidence: designed
    species: slug
    rank: green
    copies: 1
    hp: 3
    on_target: [{do: substitute, within: 1, not_species: slog}]
    on_wounds: [{do: rage, wounds: 2, card: slug-huge}, {do: rage, wounds: 2, card: nexus-green}]
    rows:
      - at: plus
        do: [{do: command, within: 1, not_species: slig}]
"""


def test_an_aliens_powers_name_known_cards_and_species(tmp_path):
    found = fields(problems_of(write(tmp_path, "a.yaml", BEAST)))
    card = "aliens[slug-green]"
    assert found[f"{card}.on_target[0].not_species"].startswith("no species is called 'slog'")
    assert found[f"{card}.on_wounds[0].card"].startswith("no alien card is called 'slug-huge'")
    assert found[f"{card}.on_wounds[1].card"] == "nexus-green must be set aside: `aside: true`"
    assert found[f"{card}.rows[0].do[0].not_species"].startswith("no species is called 'slig'")


def test_cards_name_known_species_grounds_and_numbers(tmp_path):
    found = problems_of(write(tmp_path, "a.yaml", CARDS))
    assert {(problem.line, problem.text) for problem in found} == {
        (5, "ce05 has the number 5 too"),
        (7, "no species is called 'xeno_beto' (did you mean 'xeno_beta'?)"),
        (8, "there is no green xeno_beast"),
        (10, "special events, and only they, have the effect `special_event`"),
        (11, "special events, and only they, have the effect `special_event`"),
        (11, "only a weather card has lasting effects"),
        (13, "no kind of ground is called 'lava'"),
        (13, "no species is called 'xenobeta' (did you mean 'xeno_beta'?)"),
        (15, "a die needs faces"),
    }


def test_tables_ask_for_symbols_that_are_on_their_dice(tmp_path):
    found = fields(problems_of(write(tmp_path, "a.yaml", TABLES)))
    assert {field.rpartition(".")[2] for field in found} == {
        "ranks",
        "alpha_order",
        "wings_symbol",
        "evade_symbol",
    }


@pytest.mark.parametrize(
    ("order", "refused"),
    [
        ("[marine, biotech, infiltrator, sniper, hulk]", False),
        ("[marine, biotech, infiltrator, sniper]", True),
        ("[marine, marine, infiltrator, sniper, hulk]", True),
    ],
)
def test_there_are_five_classes(tmp_path, order, refused):
    """GD-7.1.a"""
    tables = TABLES.replace("[marine]", order)
    found = fields(problems_of(write(tmp_path, "a.yaml", tables)))
    assert any(field.endswith("alpha_order") for field in found) == refused


TILE = """\
tiles:
  - id: tile_9
    name: Tile
    confidence: designed
    sides:
      A:
        ground: sand
        centres: ["0,0"]
        blocked: ["1,0"]
"""


@pytest.mark.parametrize(
    ("line", "text"),
    {
        'walls: ["0,0|3,0"]': "'0,0|3,0' is no hex side: its hexes are not neighbours",
        'walls: ["1,0|2,0"]': "1,0|2,0: 2,0 is not on this tile",
        'doors: ["0,0"]': "not a hex side: '0,0' (expected two hexes, as in '3,-1|4,-1')",
        'door_hexes: ["5,5"]': "5,5 is not on this tile",
        'door_hexes: ["east"]': "not a hex: 'east' (expected 'q,r', for example '3,-1')",
        'door_hexes: ["1,0"]': "1,0 is both blocked and a door hex",
        'patches: {mud: ["2,0"]}': "2,0 is not on this tile",
        "closed_rooms: [cellar]": "no room 'cellar'",
    }.items(),
)
def test_everything_on_a_tile_is_on_the_tile(tmp_path, line, text):
    (problem,) = problems_of(write(tmp_path, "t.yaml", f"{TILE}        {line}\n"))
    assert problem.text == text
    assert problem.line >= 6


@pytest.mark.parametrize("centres", ['["0,0", "1,0"]', '["0,0", "0,0"]'])
def test_centres_of_a_tile_lie_on_the_lattice_and_only_once(tmp_path, centres):
    tile = TILE.replace('["0,0"]', centres)
    (problem,) = problems_of(write(tmp_path, "t.yaml", tile))
    assert "centre" in problem.text
