"""GD 5 Terrain structure: areas, seven hexes around a marked centre.

The flowers of seven tile the plane on a lattice whose vectors are three hex steps long.
"""

from typing import Final, NewType

from xenofront.geometry.hexes.grid import Hex, HexId, distance, neighbours

AreaId = NewType("AreaId", HexId)

# From a centre to the six centres around it, clockwise from the eastern one.
LATTICE: Final[tuple[Hex, ...]] = ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
_TO_CENTRE: Final[tuple[Hex, ...]] = (  # by residue
    (0, 0),
    (-1, 0),
    (0, 1),
    (-1, 1),
    (1, -1),
    (0, -1),
    (1, 0),
)


def residue(place: Hex) -> int:
    """Where a hex lies in its area: 0 is the centre."""
    return (place[0] + 5 * place[1]) % 7


def centre_of(place: Hex) -> Hex:
    """The centre of the area that holds a hex."""
    dq, dr = _TO_CENTRE[residue(place)]  # GD-5.d
    return place[0] + dq, place[1] + dr


def area_hexes(centre: Hex) -> tuple[Hex, ...]:
    """The seven hexes of an area: the centre, then clockwise from east."""
    if residue(centre):
        raise ValueError(f"{centre[0]},{centre[1]} is not the centre of an area")
    return (centre, *neighbours(centre))  # GD-5.c


def neighbouring_centres(centre: Hex) -> tuple[Hex, ...]:
    """The centres of the six areas around an area."""
    return tuple((centre[0] + dq, centre[1] + dr) for dq, dr in LATTICE)


def lattice_distance(a: Hex, b: Hex) -> int:
    """Area steps between the areas of two hexes on an endless plane."""
    p, s = centre_of(a), centre_of(b)
    dq, dr = s[0] - p[0], s[1] - p[1]
    # In units of (2, 1) and (-1, 3) the lattice is itself an axial hex grid.
    return distance((0, 0), ((3 * dq + dr) // 7, (2 * dr - dq) // 7))
