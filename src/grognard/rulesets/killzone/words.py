"""The words of the notation as small numbers, shared by tables, state and rules."""

from typing import Final

TYPES: Final[tuple[str, ...]] = ("trooper", "enforcer", "rebel", "scavenger", "savage", "cyborg")
"""KZ-2.1: the kinds of group."""
TROOPER: Final = 0
ENFORCER: Final = 1
REBEL: Final = 2
SCAVENGER: Final = 3
SAVAGE: Final = 4
CYBORG: Final = 5
TYPE_OF: Final[dict[str, int]] = {word: i for i, word in enumerate(TYPES)}

RANKS: Final[tuple[str, ...]] = ("leader", "sub", "member", "hero", "target")
"""KZ-2.5"""
LEADER: Final = 0
SUB: Final = 1
MEMBER: Final = 2
HERO: Final = 3
TARGET: Final = 4
RANK_OF: Final[dict[str, int]] = {word: i for i, word in enumerate(RANKS)}

ORDERS: Final[tuple[str, ...]] = (
    "shoot",
    "stay_sharp",
    "keep_down",
    "assault",
    "snipe",
    "run",
    "hit_and_run",
)
SHOOT: Final = 0
STAY_SHARP: Final = 1
KEEP_DOWN: Final = 2
ASSAULT: Final = 3
SNIPE: Final = 4
RUN: Final = 5
HIT_AND_RUN: Final = 6
NO_ORDER: Final = -1
ORDER_OF: Final[dict[str, int]] = {word: i for i, word in enumerate(ORDERS)}
PACE: Final[tuple[int, ...]] = (800, 600, 400, 800, 800, 1400, 1000)
"""KZ-3.1.1, KZ-3.2.1, KZ-3.3.1, KZ-3.4.1, KZ-3.5.1, KZ-3.6.1, KZ-5.2.14: the move of each order."""
CRAWL: Final = 300
"""KZ-4.2.8"""

ITEMS: Final[tuple[str, ...]] = ("sighting_aid", "night_sight", "headset", "flamer", "launcher")
ARMOURS: Final[tuple[str, ...]] = ("none", "light")

COVERS: Final[tuple[str, ...]] = ("none", "soft", "medium", "hard")
COVER_OF: Final[dict[str, int]] = {word: i for i, word in enumerate(COVERS)}

STATUSES: Final[tuple[str, ...]] = ("in_play", "killed", "left", "taken")
IN_PLAY: Final = 0
KILLED: Final = 1
LEFT: Final = 2
TAKEN: Final = 3
STATUS_OF: Final[dict[str, int]] = {word: i for i, word in enumerate(STATUSES)}

ENGAGEMENTS: Final[tuple[str, ...]] = ("encounter", "raid", "assassination")
ENCOUNTER: Final = 0
RAID: Final = 1
ASSASSINATION: Final = 2
ENGAGEMENT_OF: Final[dict[str, int]] = {word: i for i, word in enumerate(ENGAGEMENTS)}
SIDES: Final[tuple[tuple[str, str], ...]] = (("A", "B"), ("defenders", "raiders"), ("assassins", "guards"))
"""By engagement."""

EDGES: Final[tuple[str, ...]] = ("N", "E", "S", "W")
OPPOSITE: Final[dict[str, str]] = {"N": "S", "E": "W", "S": "N", "W": "E"}

PHASE_WORDS: Final[tuple[str, ...]] = (
    "forces",
    "table",
    "edge",
    "setup",
    "orders0",
    "counters",
    "activate",
    "melee_stance",
    "changes",
    "over",
)
IN_FORCES: Final = 0
IN_TABLE: Final = 1
IN_EDGE: Final = 2
IN_SETUP: Final = 3
IN_ORDERS: Final = 4
IN_COUNTERS: Final = 5
IN_ACTIVATE: Final = 6
IN_STANCE: Final = 7
IN_CHANGES: Final = 8
OVER: Final = 9
PHASE_OF: Final[dict[str, int]] = {word: i for i, word in enumerate(PHASE_WORDS)}

MODES: Final[tuple[str, ...]] = ("single", "rapid", "aimed")
SINGLE: Final = 0
RAPID: Final = 1
AIMED: Final = 2
MODE_OF: Final[dict[str, int]] = {word: i for i, word in enumerate(MODES)}

LETHAL: Final = "lethal"
NON_LETHAL: Final = "non_lethal"

HEADSET: Final = 1
SIGHTING_AID: Final = 2
NIGHT_SIGHT: Final = 4
FLAMER: Final = 8
LAUNCHER: Final = 16
ITEM_BITS: Final[dict[str, int]] = {
    "headset": HEADSET,
    "sighting_aid": SIGHTING_AID,
    "night_sight": NIGHT_SIGHT,
    "flamer": FLAMER,
    "launcher": LAUNCHER,
}
