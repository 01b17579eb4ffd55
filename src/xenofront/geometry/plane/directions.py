"""The 360 directions of a random move, as whole numbers."""

from __future__ import annotations

from typing import Final

from xenofront.geometry.plane.exact import Point, toward

UNIT: Final = 1_000_000
"""The length of every direction."""

_SINES: Final = (
    0, 17_452, 34_899, 52_336, 69_756, 87_156, 104_528, 121_869, 139_173,
    156_434, 173_648, 190_809, 207_912, 224_951, 241_922, 258_819, 275_637, 292_372,
    309_017, 325_568, 342_020, 358_368, 374_607, 390_731, 406_737, 422_618, 438_371,
    453_990, 469_472, 484_810, 500_000, 515_038, 529_919, 544_639, 559_193, 573_576,
    587_785, 601_815, 615_661, 629_320, 642_788, 656_059, 669_131, 681_998, 694_658,
    707_107, 719_340, 731_354, 743_145, 754_710, 766_044, 777_146, 788_011, 798_636,
    809_017, 819_152, 829_038, 838_671, 848_048, 857_167, 866_025, 874_620, 882_948,
    891_007, 898_794, 906_308, 913_545, 920_505, 927_184, 933_580, 939_693, 945_519,
    951_057, 956_305, 961_262, 965_926, 970_296, 974_370, 978_148, 981_627, 984_808,
    987_688, 990_268, 992_546, 994_522, 996_195, 997_564, 998_630, 999_391, 999_848,
    1_000_000,
)  # fmt: skip
"""The sines of 0 to 90 degrees, in millionths."""


def _sine(degrees: int) -> int:
    degrees %= 360
    if degrees > 180:
        return -_sine(degrees - 180)
    return _SINES[degrees if degrees <= 90 else 180 - degrees]


DIRECTIONS: Final = tuple((_sine(degrees + 90), _sine(degrees)) for degrees in range(360))
"""By degrees: 0 points to the right, 90 down, 180 to the left, 270 up."""


def step(a: Point, degrees: int, length: int) -> Point:
    """The point so far from ``a`` in a direction, rounded to the nearest thousandth."""
    x, y = DIRECTIONS[degrees % 360]
    return Point(a[0] + _rounded(x * length), a[1] + _rounded(y * length))


def stride(a: Point, degrees: int, length: int) -> Point:
    """The point in a direction that is so far from ``a`` and not a thousandth more."""
    return toward(a, step(a, degrees, length), length)


def _rounded(amount: int) -> int:
    """Millionths as whole numbers; halves go up."""
    return (2 * amount + UNIT) // (2 * UNIT)
