"""Secure seeds: not to be found out by what is rolled, and verified afterwards."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel import toy
from xenofront.games.factory import game_title, new_seed
from xenofront.kernel import Answer, Record, read_record, write_record
from xenofront.kernel.record import first_foreign_roll
from xenofront.kernel.streams import WORD, below, commitment, is_secure, rekeyed

SECURE = (1 << 127) + 12345


def played(seed: int) -> Record:
    record = Record(toy.SYSTEM, msgspec.structs.replace(toy.SETUP, seed=seed))
    for key in ("fight", "yes", "dig", "dig", "end", "fight", "no", "dig"):
        record.answer(key)
    record.take_back(3, [toy.RED, toy.BLUE])
    record.answer("dig")
    return record


def test_new_seeds_are_secure_and_differ():
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(is_secure(seed) and seed < 1 << 128 for seed in seeds)


def test_small_seeds_stay_what_they_were():
    assert not is_secure(WORD)
    assert is_secure(WORD + 1)
    assert [below(6, WORD, "dice", count) for count in range(4)] == [
        below(6, -1, "dice", count) for count in range(4)
    ]


@pytest.mark.parametrize("limit", [2, 6, 52])
def test_secure_numbers_are_spread_evenly(limit):
    counts = Counter(below(limit, SECURE, "dice", count) for count in range(limit * 300))
    error = sum((counts[face] - 300) ** 2 / 300 for face in range(limit))
    assert error < limit + 6 * (2 * limit) ** 0.5


@given(st.integers(1, 1 << 300), st.integers(WORD + 1, (1 << 128) - 1), st.integers(0, 1 << 40))
def test_secure_numbers_lie_below_the_limit(limit, seed, count):
    assert 0 <= below(limit, seed, "dice", count) < limit


def test_the_first_secure_numbers_are_the_same_everywhere():
    assert [below(6, SECURE, "dice", count) for count in range(8)] == FIRST
    assert [below(6, SECURE, "draws", count) for count in range(8)] != FIRST
    assert [below(6, SECURE ^ 1, "dice", count) for count in range(8)] != FIRST


FIRST = [4, 5, 5, 0, 2, 0, 2, 3]


def test_a_branch_of_a_secure_seed_is_secure_and_tells_nothing_of_it():
    branches = {rekeyed(SECURE, number) for number in range(50)}
    assert len(branches) == 50
    assert all(is_secure(seed) and seed < 1 << 128 for seed in branches)


def test_only_a_secure_seed_is_committed_to():
    assert commitment(5) == ""
    assert len(commitment(SECURE)) == 64
    assert commitment(SECURE) != commitment(SECURE + 1)


def test_the_title_of_a_game_does_not_tell_a_secure_seed():
    setup = msgspec.structs.replace(toy.SETUP, seed=SECURE)
    assert str(SECURE) not in game_title(setup)
    assert game_title(toy.SETUP) == "hill-5"


# -- verifying -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [5, SECURE])
def test_the_dice_of_a_game_come_from_its_seed(seed):
    assert first_foreign_roll(played(seed)) is None


@pytest.mark.parametrize("at", [0, 2, 5, 9])
def test_a_roll_that_was_changed_is_found(at):
    record = played(5)
    entry = record.entries[at]
    assert isinstance(entry, Answer)
    fates: tuple[str, ...] = (
        ("crown",) if entry.fates != ("crown",) and len(entry.fates) == 1 else ("idol",)
    )
    if len(entry.fates) == 3:
        fates = tuple("6" if face.isdigit() else face for face in entry.fates)
    assert fates != entry.fates
    record.entries[at] = msgspec.structs.replace(entry, fates=fates)
    assert first_foreign_roll(record) == at


def test_dice_by_hand_are_nobodys_business():
    record = toy.new_record(manual=True)
    for key in ("fight", "heads", "6", "6", "yes"):
        record.answer(key)
    assert first_foreign_roll(record) is None


def test_a_game_with_a_secure_seed_is_saved_and_opened():
    record = played(SECURE)
    opened = read_record(toy.SYSTEM, write_record(record, "content"), "content")
    assert opened.same_rules
    assert opened.record.digest() == record.digest()
