"""How much there is of everything, where it comes from, and that it has names in two languages."""

from collections import Counter

import msgspec
import pytest

from xenofront.games.bug_hunt.content.catalogue import AlienType

COUNTS = {
    "profiles": 11,
    "origins": 13,
    "training": 9,
    "history": 8,
    "weapons": 15,
    "traits": 10,
    "armours": 3,
    "gear": 4,
    "support": 12,
    "aliens": 16,
    "variants": 6,
    "leaders": 6,
    "contacts": 3,
    "locations": 4,
    "signals": 6,
    "objectives": 6,
    "difficulties": 5,
    "features": 16,
    "assignments": 12,
    "injuries": 9,
    "muster": 8,
    "progress": 10,
    "life": 20,
    "movie": 10,
    "sectors": 7,
    "alien_moves": 10,
    "troopers": 3,
    "missions": 3,
    "tables": 1,
}
DESIGNED = ("gear", "features", "troopers", "missions")
PRINTED = ("contacts", "locations")


def test_there_is_as_much_of_everything_as_there_should_be(packaged):
    found = {kind: len(getattr(packaged, kind)) for kind in packaged.__struct_fields__}
    assert found == COUNTS


def entries(catalogue):
    for kind in catalogue.__struct_fields__:
        for entry in getattr(catalogue, kind).values():
            yield kind, entry


def test_every_entry_has_a_name_in_both_languages(packaged):
    assert [entry.id for _, entry in entries(packaged) if not (entry.name and entry.de)] == []


def test_rows_of_a_table_have_names_of_their_own(packaged):
    for kind in packaged.__struct_fields__:
        table = getattr(packaged, kind).values()
        for field in ("name", "de"):
            names = Counter(getattr(entry, field) for entry in table)
            assert [name for name, count in names.items() if count > 1] == [], kind


def test_every_mark_is_kept(packaged):
    """What was designed or inferred is not passed off as the book's, nor the other way round."""
    for kind, entry in entries(packaged):
        if kind in DESIGNED:
            expected = "designed"
        elif kind in PRINTED:
            expected = "rulebook"
        else:
            expected = "sourced"
        if entry.id not in ("combat_armour", "scout_suit"):
            assert entry.confidence == expected, f"{kind} {entry.id}"
    assert packaged.armours["combat_armour"].confidence == "designed"
    assert packaged.armours["scout_suit"].confidence == "designed"


@pytest.mark.parametrize(
    ("kind", "name", "marks"),
    [
        ("weapons", "flash_grenade", {"uses": "designed"}),
        ("support", "soulless", {"name": "designed"}),
        ("support", "kerin", {"name": "designed"}),
        ("support", "precursor", {"name": "designed"}),
        ("difficulties", "nightmare", {"name": "designed"}),
        ("objectives", "hack", {"kind": "rulebook"}),
        ("tables", "core", {"surnames": "designed"}),
    ],
)
def test_single_fields_have_marks_of_their_own(packaged, kind, name, marks):
    assert getattr(packaged, kind)[name].marks == marks


def test_marks_name_fields_that_exist(packaged):
    for kind, entry in entries(packaged):
        assert set(entry.marks) <= set(entry.__struct_fields__), f"{kind} {entry.id}"


def test_support_from_other_peoples_has_neutral_names(packaged):
    names = {name: packaged.support[name].name for name in ("soulless", "kerin", "precursor")}
    assert names == {
        "soulless": "Synth recon",
        "kerin": "Warrior marines",
        "precursor": "Mystic explorer",
    }
    assert [row.name for row in packaged.difficulties.values()] == [
        *("Easy", "Light", "Normal", "Hard", "Nightmare")
    ]


def test_forty_different_surnames(packaged):
    names = packaged.tables["core"].surnames
    assert len(names) == len(set(names)) == 40
    assert all(name.isalpha() and name.istitle() for name in names)


def test_aliens_have_neither_reactions_nor_tech_nor_weapons():
    """BD-6.profile"""
    fields = {field.name for field in msgspec.structs.fields(AlienType)}
    assert fields.isdisjoint({"reactions", "tech", "weapons", "range", "shots"})
    assert {"speed", "combat", "toughness", "damage"} <= fields
