"""The tables of the game, read from `data/*.yaml`, as tuples indexed by small numbers."""

from importlib import resources
from typing import Any

import yaml

from grognard.space.hex import HexGrid


def read_yaml(name: str) -> Any:
    """A data file of this package."""
    text = resources.files("grognard.rulesets.ultrawarrior").joinpath(name).read_text("utf-8")
    return yaml.safe_load(text)


GRID = HexGrid(28, 28)
"""28 x 28 flat-topped hexes, even columns half a hex lower (UW-R1, UW-2.1.2)."""

# ---- terrain (UW-6.3.1, UW-8.1.1)

TERRAINS: tuple[str, ...] = ("clear", "forest", "ice", "water", "fire", "lava", "inverted_water")
CLEAR, FOREST, ICE, WATER, FIRE, LAVA, INVERTED = 0, 1, 2, 3, 4, 5, 6
TERRAIN_OF: dict[str, int] = {word: i for i, word in enumerate(TERRAINS)}
_terrain = read_yaml("data/terrain.yaml")
ENTRY_COST: tuple[int, ...] = tuple([int(_terrain[word]["cost"]) for word in TERRAINS])
"""UW-6.0.2; 0: may not be entered (UW-6.1.4)."""
BLOCKS: tuple[bool, ...] = tuple([bool(_terrain[word].get("blocks", False)) for word in TERRAINS])
BURN: tuple[int, ...] = tuple([int(_terrain[word].get("damage", 0)) for word in TERRAINS])
"""UW-6.12.1, UW-6.12.2"""

SETUPS: dict[str, tuple[str, ...]] = {key: tuple(rows) for key, rows in read_yaml("data/setups.yaml").items()}
"""UW-2.1.3: the grids by number; `clear` has none (UW-2.1.1)."""
SETUP_CODES = {".": CLEAR, "F": FOREST, "W": WATER, "I": ICE}
SETUP_WORDS: tuple[str, ...] = ("clear", *SETUPS)

# ---- weapons (UW-7.0.1, UW-7.11.1, UW-7.2.1)

WEAPONS: tuple[str, ...] = (
    "heat_blast",
    "frost_bolt",
    "electron_bolt",
    "implosion_dart",
    "energy_disk",
    "disruptor",
)
HEAT, FROST, ELECTRON, DART, DISK, DISRUPTOR = 0, 1, 2, 3, 4, 5
WEAPON_OF: dict[str, int] = {word: i for i, word in enumerate(WEAPONS)}
_weapons = read_yaml("data/weapons.yaml")
COST: tuple[int, ...] = tuple([int(_weapons["weapons"][word]["energy"]) for word in WEAPONS])
DAMAGE: tuple[int, ...] = tuple([int(_weapons["weapons"][word]["damage"]) for word in WEAPONS])
NUMBERS: tuple[tuple[int, ...], ...] = tuple(
    [tuple(_weapons["weapons"][word]["numbers"]) for word in WEAPONS]
)
"""By weapon and counted range."""
MAXIMUM: tuple[int, ...] = tuple([len(row) - 1 for row in NUMBERS])
BARRIER_COST = int(_weapons["barrier"]["energy"])
SMOKE_COST = int(_weapons["smoke"]["energy"])
DARTS = int(_weapons["darts"])
TOWER_DAMAGE = int(_weapons["laser_tower"]["damage"])
TOWER_LAST = int(_weapons["laser_tower"]["last"])

NO_CHANGE = -1
CHANGES: tuple[tuple[int, ...], ...] = tuple(
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

CHANCES: tuple[int, ...] = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)
"""Ways out of 36 to roll this number or less on two dice."""

# ---- species (UW-9.8.3)

SPECIES: tuple[str, ...] = ("human", "ceptel", "velthron", "mophek", "jajoz", "wahn", "undecided")
HUMAN, CEPTEL, VELTHRON, MOPHEK, JAJOZ, WAHN, UNDECIDED = 0, 1, 2, 3, 4, 5, 6
SPECIES_OF: dict[str, int] = {word: i for i, word in enumerate(SPECIES)}
_species = read_yaml("data/species.yaml")
LIFE: tuple[int, ...] = tuple([int(_species[word]["life"]) for word in SPECIES])
POINTS: tuple[int, ...] = tuple([int(_species[word]["points"]) for word in SPECIES])
LEVELS: tuple[int, ...] = tuple([int(_species[word]["levels"]) for word in SPECIES])
RESERVE: tuple[int, ...] = tuple([int(_species[word].get("reserve", 0)) for word in SPECIES])
VELTHRON_REACH = 3
"""UW-9.8.5"""
TELEPORT_RANGE = 5
"""UW-9.8.7"""
SUIT = 30
"""UW-4.3.1"""


def action_points(species: int, lost: int) -> int:
    """UW-5.0.1 less UW-4.41.1; a Ceptel loses one for two levels, rounded down (UW-9.8.4, UW-R13)."""
    return max(0, POINTS[species] - lost // LEVELS[species])


# ---- what the last own Impulse prepared

PREPS: tuple[str, ...] = ("none", "idle", "dart", "barrier", "smoke", "teleport")
NONE, IDLE, LOADED, BARRIER, SMOKE, TELEPORT = 0, 1, 2, 3, 4, 5
PREP_OF: dict[str, int] = {word: i for i, word in enumerate(PREPS)}

# ---- phases, which are also the kinds of frame (UW-3.2.1)

PHASE_WORDS: tuple[str, ...] = ("species", "arrival", "shields", "impulse", "over")
IN_SPECIES, IN_ARRIVAL, IN_SHIELDS, IN_IMPULSE, OVER = 0, 1, 2, 3, 4
PHASE_OF: dict[str, int] = {word: i for i, word in enumerate(PHASE_WORDS)}
