"""The tables of the game, read from `data/*.yaml`, as tuples indexed by small numbers."""

from typing import Any, Final

from grognard.space.hex import HexGrid
from grognard.umpire import data_files


def read_yaml(name: str) -> Any:
    """A data file of this package."""
    return data_files.read_yaml("grognard.rulesets.ultrawarrior", name)


GRID: Final = HexGrid(28, 28)
"""28 x 28 flat-topped hexes, even columns half a hex lower (UW-R1, UW-2.1.2)."""

# ---- terrain (UW-6.3.1, UW-8.1.1)

TERRAINS: Final[tuple[str, ...]] = ("clear", "forest", "ice", "water", "fire", "lava", "inverted_water")
CLEAR: Final = 0
FOREST: Final = 1
ICE: Final = 2
WATER: Final = 3
FIRE: Final = 4
LAVA: Final = 5
INVERTED: Final = 6
TERRAIN_OF: Final[dict[str, int]] = {word: i for i, word in enumerate(TERRAINS)}
_terrain = read_yaml("data/terrain.yaml")
ENTRY_COST: Final[tuple[int, ...]] = tuple([int(_terrain[word]["cost"]) for word in TERRAINS])
"""UW-6.0.2; 0: may not be entered (UW-6.1.4)."""
BLOCKS: Final[tuple[bool, ...]] = tuple([bool(_terrain[word].get("blocks", False)) for word in TERRAINS])
BURN: Final[tuple[int, ...]] = tuple([int(_terrain[word].get("damage", 0)) for word in TERRAINS])
"""UW-6.12.1, UW-6.12.2"""

SETUPS: Final[dict[str, tuple[str, ...]]] = {
    key: tuple(rows) for key, rows in read_yaml("data/setups.yaml").items()
}
"""UW-2.1.3: the grids by number; `clear` has none (UW-2.1.1)."""
SETUP_CODES: Final = {".": CLEAR, "F": FOREST, "W": WATER, "I": ICE}
SETUP_WORDS: Final[tuple[str, ...]] = ("clear", *SETUPS)

# ---- weapons (UW-7.0.1, UW-7.11.1, UW-7.2.1)

WEAPONS: Final[tuple[str, ...]] = (
    "heat_blast",
    "frost_bolt",
    "electron_bolt",
    "implosion_dart",
    "energy_disk",
    "disruptor",
)
HEAT: Final = 0
FROST: Final = 1
ELECTRON: Final = 2
DART: Final = 3
DISK: Final = 4
DISRUPTOR: Final = 5
WEAPON_OF: Final[dict[str, int]] = {word: i for i, word in enumerate(WEAPONS)}
_weapons = read_yaml("data/weapons.yaml")
COST: Final[tuple[int, ...]] = tuple([int(_weapons["weapons"][word]["energy"]) for word in WEAPONS])
DAMAGE: Final[tuple[int, ...]] = tuple([int(_weapons["weapons"][word]["damage"]) for word in WEAPONS])
NUMBERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple(_weapons["weapons"][word]["numbers"]) for word in WEAPONS]
)
"""By weapon and counted range."""
MAXIMUM: Final[tuple[int, ...]] = tuple([len(row) - 1 for row in NUMBERS])
BARRIER_COST: Final = int(_weapons["barrier"]["energy"])
SMOKE_COST: Final = int(_weapons["smoke"]["energy"])
DARTS: Final = int(_weapons["darts"])
TOWER_DAMAGE: Final = int(_weapons["laser_tower"]["damage"])
TOWER_LAST: Final = int(_weapons["laser_tower"]["last"])

NO_CHANGE: Final = -1
CHANGES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple(
            [
                TERRAIN_OF[_weapons["changes"][weapon][word]]
                if weapon in _weapons["changes"] and word in _weapons["changes"][weapon]
                else NO_CHANGE
                for word in TERRAINS
            ]
        )
        for weapon in WEAPONS
    ]
)
"""UW-8.3.1, by weapon and terrain."""

CHANCES: Final[tuple[int, ...]] = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)
"""Ways out of 36 to roll this number or less on two dice."""

# ---- species (UW-9.8.3)

SPECIES: Final[tuple[str, ...]] = ("human", "ceptel", "velthron", "mophek", "jajoz", "wahn", "undecided")
HUMAN: Final = 0
CEPTEL: Final = 1
VELTHRON: Final = 2
MOPHEK: Final = 3
JAJOZ: Final = 4
WAHN: Final = 5
UNDECIDED: Final = 6
SPECIES_OF: Final[dict[str, int]] = {word: i for i, word in enumerate(SPECIES)}
_species = read_yaml("data/species.yaml")
LIFE: Final[tuple[int, ...]] = tuple([int(_species[word]["life"]) for word in SPECIES])
POINTS: Final[tuple[int, ...]] = tuple([int(_species[word]["points"]) for word in SPECIES])
LEVELS: Final[tuple[int, ...]] = tuple([int(_species[word]["levels"]) for word in SPECIES])
RESERVE: Final[tuple[int, ...]] = tuple([int(_species[word].get("reserve", 0)) for word in SPECIES])
VELTHRON_REACH: Final = 3
"""UW-9.8.5"""
TELEPORT_RANGE: Final = 5
"""UW-9.8.7"""
SUIT: Final = 30
"""UW-4.3.1"""


def action_points(species: int, lost: int) -> int:
    """UW-5.0.1 less UW-4.41.1; a Ceptel loses one for two levels, rounded down (UW-9.8.4, UW-R13)."""
    return max(0, POINTS[species] - lost // LEVELS[species])


# ---- what the last own Impulse prepared

PREPS: Final[tuple[str, ...]] = ("none", "idle", "dart", "barrier", "smoke", "teleport")
NONE: Final = 0
IDLE: Final = 1
LOADED: Final = 2
BARRIER: Final = 3
SMOKE: Final = 4
TELEPORT: Final = 5
PREP_OF: Final[dict[str, int]] = {word: i for i, word in enumerate(PREPS)}

# ---- phases, which are also the kinds of frame (UW-3.2.1)

PHASE_WORDS: Final[tuple[str, ...]] = ("species", "arrival", "shields", "impulse", "over")
IN_SPECIES: Final = 0
IN_ARRIVAL: Final = 1
IN_SHIELDS: Final = 2
IN_IMPULSE: Final = 3
OVER: Final = 4
PHASE_OF: Final[dict[str, int]] = {word: i for i, word in enumerate(PHASE_WORDS)}
