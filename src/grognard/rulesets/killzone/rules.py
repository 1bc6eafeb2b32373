"""What is fixed for the whole of a match: scenario, options, seats and sides; shared by all clones."""

from typing import Final

from grognard.rulesets.killzone.words import ASSASSINATION, ENCOUNTER, RAID, SIDES
from grognard.umpire.words import Data, Seat

STEEP: Final[tuple[int, ...]] = (0, 2, 4, 6)
FLAT: Final[tuple[int, ...]] = (0, 2, 3, 4)
"""2.6, KZ-R7: what cover subtracts, by its number."""
HARD_STOP: Final = 60
"""KZ-R58: of a match without a turn limit."""


class Rules:
    """The options as the code asks for them. `sides`: 0 or 1 by seat, as SIDES names them (KZ-R2)."""

    def __init__(self, scenario: str, engagement: int, options: Data, sides: list[int]) -> None:
        self.scenario = scenario
        self.engagement = engagement
        self.options = options
        self.sides = sides
        self.seats = len(sides)
        self.aimed_bonus = int(options["aimed_bonus"])
        self.keep_down = int(options["keep_down_target"])
        self.low_profile = options["suppressed_low_profile"] is True
        self.cover_scale: tuple[int, ...] = STEEP if options["cover_scale"] == "steep" else FLAT
        self.natural = options["natural_rolls"] is True
        self.own_leader = options["individual_is_leader"] is True
        self.summed = options["command_bonus"] == "sum"
        self.blind = options["premeasure"] == "blind"
        self.doubled_volley = options["cyborg_volley"] == "double"
        self.free_start = options["start_inside"] == "free"
        self.fog = options["interior_fog"] == "counters"
        self.built = options["prices"] == "built"
        self.by_points = options["limit_result"] == "points"
        self.pistol_melee = int(options["machine_pistol_melee"])
        limit = int(options["turn_limit"])
        self.turn_limit: int = limit if limit > 0 else HARD_STOP

    def side_name(self, side: int) -> str:
        """As 13.1 has it."""
        return SIDES[self.engagement][side]

    def side_seats(self, side: int) -> tuple[Seat, ...]:
        """KZ-R2: the seats of a side, ascending; they win together."""
        return tuple([seat for seat in range(self.seats) if self.sides[seat] == side])

    def allied(self, seat: Seat, other: Seat) -> bool:
        """Whether two seats play the same side; a spectator plays none."""
        return 0 <= seat < self.seats and self.sides[seat] == self.sides[other]

    def captives(self) -> bool:
        """KZ-7.4.6: no prisoners in an Encounter."""
        return self.engagement != ENCOUNTER


RAIDERS: Final = 1
DEFENDERS: Final = 0
ASSASSINS: Final = 0
GUARDS: Final = 1
"""Numbers of the sides of a raid and of an assassination."""

FIRST_EDGES: Final[dict[int, dict[str, str]]] = {
    ENCOUNTER: {"A": "S", "B": "N"},
    RAID: {"raiders": "S"},
    ASSASSINATION: {"guards": "S"},
}
"""13.2: the edges where nothing else is said."""
