"""Every word of Bug Hunt that the client has a drawing for."""

from __future__ import annotations

from typing import Final

OBJECTIVES: Final = ("patrol", "scout", "secure", "retrieve", "beacon", "hack")
LOCATIONS: Final = ("distract", "block", "neutralize", "delay")
KINDS: Final = ("linear", "area", "field", "individual", "block", "interior")
"""What terrain does; drawn where a feature is none of the known ones."""
FEATURES: Final = (
    "rock",
    "container",
    "ruin",
    "wood",
    "rubble",
    "pool",
    "wall",
    "pipe_run",
    "crate_stack",
    "reactor",
    "trench",
    "barrel",
    "crate",
    "tree",
    "console",
    "pillar",
)
TROOPERS: Final = (
    "main",
    "grunt",
    "civilian",
    "sarge",
    "sharpshooter",
    "recon",
    "militia",
    "scientist",
    "synth",
    "warrior",
    "mystic",
)
ALIENS: Final = (
    "vent_crawler",
    "acid_blob",
    "face_ripper",
    "slitherer",
    "creeper",
    "reanimation",
    "razor_lizard",
    "robot",
    "conv_assault",
    "distort",
    "swarm",
    "horde",
    "conv_infil",
    "shatter",
    "worm",
    "weed",
)

BADGES: Final = (
    "wound",
    "stunned",  # with the number of markers
    "jammed",
    "empty",  # a weapon without ammunition
    "engaged",  # an enemy touches the base
    "fresh",  # revealed in this turn: does not act yet
    "distracted",
    "leader",  # an alien that leads a pack
    "package",  # carries the package of an objective
    "held",  # waits for snap fire
    "quick",  # acts before the aliens in this turn
    "slow",  # acts after the aliens
    "done",
)
"""Signs on figures, the worst state first."""

DRAWN: Final[dict[str, tuple[str, ...]]] = {
    "shape": (
        *TROOPERS,
        *ALIENS,
        "contact",  # a marker that may be anything: a blip on a motion tracker
        "drop_ship",
    ),
    "terrain": (),
    "edge": (
        "wall",  # of a building
        "door",
        "window",
        "barrier",  # a barricade that was put up in play
    ),
    "piece": (*FEATURES, *KINDS),
    "marker": (
        *(f"objective_{kind}" for kind in OBJECTIVES),
        "objective_done",
        "objective_failed",
        "location",  # a tactical location that nobody has looked at
        *(f"location_{effect}" for effect in LOCATIONS),
        "signal",  # a signal to be investigated
        "spawn",  # where contacts come from, with the turns of its countdown
        "blocked",  # a circle that no alien enters
        "distraction",  # where a distraction was set off
        "evac",  # the circle under the drop ship from which troopers board
        "entry",  # the middle of the edge the squad came from
    ),
    "badge": BADGES,
    "symbol": (),  # all dice show numbers
    "rank": (),
}
"""By field of a message, the words it may have."""
