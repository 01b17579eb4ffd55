"""Named, counted streams of integers.

A stream is a pure function of seed, name and count (SplitMix64's finaliser over a counter), so
its whole state is one counter, and answering a question by hand advances it just the same.
"""

from __future__ import annotations

from functools import lru_cache

SPAN = 1 << 64
WORD = SPAN - 1
_GAMMA = 0x9E3779B97F4A7C15


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


def rekeyed(seed: int, branch: int) -> int:
    """The seed of a branch: what was seen before a take-back says nothing about what follows."""
    return mix((seed + (branch + 1) * _GAMMA) & WORD)


def below(limit: int, seed: int, name: str, count: int) -> int:
    """The ``count``-th number of the stream, uniform in ``range(limit)``."""
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
