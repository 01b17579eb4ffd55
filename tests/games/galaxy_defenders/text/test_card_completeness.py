"""Whatever the data can say, the card says: a field that changes changes the text."""

import functools
import re
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect
from msgspec.structs import replace

from tests.games.galaxy_defenders.text.card_samples import OTHER_WORDS, SAMPLES, WEAPON
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.content.catalogue import KINDS, Catalogue
from xenofront.games.galaxy_defenders.content.effects import Effect
from xenofront.games.galaxy_defenders.content.modifiers import Modifier, Quantity, When
from xenofront.games.galaxy_defenders.text.cards import card_text
from xenofront.games.galaxy_defenders.text.cards.modifiers import ABOVE, BELOW
from xenofront.present.cards import CardText
from xenofront.text.texts import LANGUAGES, Texts

NO_CARDS = {"tiles", "overlays", "missions", "campaigns"}
NO_RULES = {"id", "confidence", "marks"}
"""Fields that mean nothing to the rules."""
NOT_THERE = (
    ".weapons.rank",  # a weapon on an alien's card is the alien's own
    ".weapons.user",
    ".weapons.copies",
    ".weapons.jams",  # weapons of aliens never jam
    ".weapon.rank",  # a weapon on a drone is the drone's own
    ".weapon.user",
    ".weapon.copies",
    ".weapons.set",  # from the product that the card or drone is from
    ".weapons.copies_in",
    ".weapon.set",
    ".weapon.copies_in",
)
"""Fields that are no choice where they stand, as ends of paths."""
TESTED_APART = ("Modifier.quantity", "Modifier.amount")


def other_values(field, old):
    """Other values for a field, by its type; all of them if they can be counted."""
    name, kind = field.encode_name, field.type
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    found: list[Any] = []
    for one in kinds:
        if isinstance(one, inspect.BoolType):
            found.append(not old)
        elif isinstance(one, inspect.IntType):
            found.append(old + 1 if isinstance(old, int) else 3)
        elif isinstance(one, inspect.LiteralType):
            found += one.values
        elif isinstance(one, inspect.StrType):
            found.append("9,9" if name == "at" else OTHER_WORDS[name])
        elif isinstance(one, inspect.DictType):
            found.append({"strikeback": 1})
        elif isinstance(one, inspect.NoneType):
            found.append(None)
        elif isinstance(one, inspect.TupleType | inspect.VarTupleType):
            found += other_tuples(name, old)
        else:
            assert isinstance(one, inspect.StructType), f"{name}: {one}"
    return [value for value in found if value != old]


def other_tuples(name, old):
    if old and isinstance(old[-1], int):
        return [(*old[:-1], old[-1] + 1), (old[0] - 1, *old[1:])]
    if name in ("alpha_order", "teleport_precedence"):
        return [(old[1], old[0], *old[2:])]
    return [old[:-1]] if old else []


def variants(struct, path=""):
    """Copies of a struct in which one field, at any depth, is another; by the field's path."""
    kind: Any = inspect.type_info(type(struct))
    for field in kind.fields:
        where, old = f"{path}.{field.name}", getattr(struct, field.name)
        if field.name in NO_RULES or re.sub(r"\[\d+\]", "", where).endswith(NOT_THERE):
            continue
        if f"{type(struct).__name__}.{field.name}" not in TESTED_APART:
            for new in other_values(field, old):
                yield where, replace(struct, **{field.name: new})
        for deeper, new in inner_variants(old, where):
            yield deeper, replace(struct, **{field.name: new})


def inner_variants(value, path):
    """The same for a struct or a tuple of structs that is the value of a field."""
    if isinstance(value, msgspec.Struct):
        yield from variants(value, path)
    elif isinstance(value, tuple):
        for number, part in enumerate(value):
            for deeper, new in inner_variants(part, f"{path}[{number}]"):
                yield deeper, (*value[:number], new, *value[number + 1 :])


@functools.cache
def texts_in(lang):
    return Texts(lang, "galaxy-defenders", strict=True)


def said(definition, lang):
    return card_text(texts_in(lang), definition, galaxy_defenders_pack.catalogue())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: type(sample).__name__)
def test_every_field_shows_up_in_the_text(sample, lang):
    unseen = "de" if lang == "en" else "name"
    by_path: dict[str, list[CardText]] = {}
    for path, changed in variants(sample):
        if path.rpartition(".")[2] != unseen:
            by_path.setdefault(path, []).append(said(changed, lang))
    assert len(by_path) > 1
    before = said(sample, lang)
    silent = [path for path, after in by_path.items() if len({before, *after}) <= len(after)]
    assert silent == []


def test_the_samples_hold_every_effect_and_every_kind_of_card():
    def inside(value):
        if isinstance(value, msgspec.Struct):
            yield type(value)
            for field in value.__struct_fields__:
                yield from inside(getattr(value, field))
        elif isinstance(value, tuple):
            for item in value:
                yield from inside(item)

    held = {kind for sample in SAMPLES for kind in inside(sample)}
    assert set(Effect.__subclasses__()) <= held
    assert {kind for name, kind in KINDS.items() if name not in NO_CARDS} <= held
    assert set(Catalogue.__struct_fields__) > NO_CARDS


QUANTITIES = get_args(Quantity)


def modified(quantity, amount, lang, *when):
    modifier = Modifier(quantity=quantity, amount=amount, when=when)
    return said(replace(WEAPON, modifiers=(modifier,)), lang).lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_quantity_has_words_of_its_own(lang):
    ones = {q: modified(q, -1 if q in BELOW else 1, lang) for q in QUANTITIES}
    assert len(set(ones.values())) == len(QUANTITIES)
    nothing = said(replace(WEAPON, modifiers=()), lang).lines
    assert nothing not in ones.values()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("quantity", QUANTITIES)
def test_the_amount_of_a_modifier_shows(quantity, lang):
    assert modified(quantity, 1, lang) != modified(quantity, -1, lang)
    if quantity not in (*ABOVE, *BELOW) or quantity == "critical":
        assert modified(quantity, 1, lang) != modified(quantity, 2, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_has_words_of_its_own(lang):
    conditions = [(), *((when,) for when in get_args(When)), ("bolt", "melee"), ("bolt", "ranged")]
    assert len({modified("hits", 1, lang, *when) for when in conditions}) == len(conditions)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("quantity", [*ABOVE, *BELOW])
def test_a_modifier_that_does_nothing_is_not_mentioned(quantity, lang):
    idle = -1 if quantity in ABOVE else 1
    assert modified(quantity, idle, lang) == said(replace(WEAPON, modifiers=()), lang).lines
