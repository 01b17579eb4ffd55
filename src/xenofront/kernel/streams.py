"""Named, counted streams of integers.

A stream is a pure function of seed, name and count, so its whole state is one counter, and
answering a question by hand advances it just the same. A *small* seed, of at most 64 bits, can be
typed and read out: its streams are SplitMix64's finaliser over a counter. A *secure* one has 128
bits and keys BLAKE2: nobody can find it out by what was rolled, nor foretell what will be.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b, sha256

SPAN = 1 << 64
WORD = SPAN - 1
SECURE_BITS = 128
_GAMMA = 0x9E3779B97F4A7C15
_BYTES = SECURE_BITS // 8


def mix(value: int) -> int:
    """Scramble 64 bits."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & WORD
    return value ^ (value >> 31)


@lru_cache(maxsize=4096)
def _key(seed: int, name: str) -> int:
    key = 0xCBF29CE484222325
    for byte in name.encode():
        key = ((key ^ byte) * 0x100000001B3) & WORD
    return mix((key + mix(seed & WORD)) & WORD)


def is_secure(seed: int) -> bool:
    """Whether a seed is too large to be found out by trying."""
    return seed > WORD


def rekeyed(seed: int, branch: int) -> int:
    """The seed of a branch: what was seen before a take-back says nothing about what follows."""
    if seed > WORD:
        return _secure_word(seed, "branch", branch, 0) | (1 << SECURE_BITS - 1)
    return mix((seed + (branch + 1) * _GAMMA) & WORD)


def commitment(seed: int) -> str:
    """Tells nothing about a secure seed, yet fits no other: for those who verify dice later."""
    return sha256(b"xenofront seed %d" % seed).hexdigest() if seed > WORD else ""


def below(limit: int, seed: int, name: str, count: int) -> int:
    """The ``count``-th number of the stream, uniform in ``range(limit)``."""
    if seed > WORD:
        return _secure_below(limit, seed, name, count)
    word = (_key(seed, name) + count * _GAMMA) & WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD  # as in mix: a call would be dear
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    word ^= word >> 31
    span, value = SPAN, word
    while span < limit:
        word = mix((word + _GAMMA) & WORD)
        span, value = span << 64, (value << 64) | word
    fair = span - span % limit
    while value >= fair:
        word = mix((word + _GAMMA) & WORD)
        value = ((value << 64) | word) & (span - 1)
    return value % limit


def _secure_below(limit: int, seed: int, name: str, count: int) -> int:
    value, span, part = _secure_word(seed, name, count, 0), 1 << SECURE_BITS, 0
    while span < limit:
        part += 1
        value = value << SECURE_BITS | _secure_word(seed, name, count, part)
        span <<= SECURE_BITS
    fair = span - span % limit
    while value >= fair:
        part += 1
        value = (value << SECURE_BITS | _secure_word(seed, name, count, part)) & (span - 1)
    return value % limit


def _secure_word(seed: int, name: str, count: int, part: int) -> int:
    text = f"{name}:{count}:{part}".encode()
    key = (seed & (1 << SECURE_BITS) - 1).to_bytes(_BYTES, "little")
    return int.from_bytes(blake2b(text, digest_size=_BYTES, key=key).digest(), "little")
