"""What is fixed for the whole of a match: scenario, options, seats and sides; shared by all clones."""

from grognard.rulesets.ultrawarrior.ground import Ground
from grognard.rulesets.ultrawarrior.scenario import LAST_SURVIVOR, Scenario
from grognard.rulesets.ultrawarrior.tables import HEAT, NUMBERS, TOWER_LAST, VELTHRON, VELTHRON_REACH
from grognard.umpire.words import Data, Seat


class Rules:
    """The options as the code asks for them. `sides`: letters by seat; allies have the same one (UW-R64).

    `volleys`: what the script has worked out of the fire table, which is few enough to be kept.
    `grounds`: those of positions read lately.
    """

    def __init__(
        self, scenario: Scenario, options: Data, seats: int, sides: list[str], setup: str, base: bytes
    ) -> None:
        self.scenario = scenario
        self.options = options
        self.seats = seats
        self.sides = sides
        self.setup = setup
        self.base = base
        heat = NUMBERS[HEAT][:13] + (int(options["hb_13_15"]),) * (len(NUMBERS[HEAT]) - 13)
        self.numbers: tuple[tuple[int, ...], ...] = (heat, *NUMBERS[1:])
        self.announced = options["preparation"] == "announced"
        self.bare_die = options["terrain_vs_bare"] == "die"
        self.one_edge = options["edge_line"] == "target"
        self.extended = options["velthron_range"] == "extended"
        self.own_hex = options["own_hex_fire"] == "allowed"
        self.shared = options["allies_share_sheets"] is True
        self.open_life = options["life_dice"] == "open"
        self.survivor_wins = options["last_survivor"] == "wins" and scenario.wins_by(LAST_SURVIVOR)
        self.tower_changes = options["tower_laser"] == "heat_blast"
        self.human = options["allow_human"] is True
        self.turn_limit: int = scenario.turn_limit or int(options["turn_limit"])
        self.tower_slots: tuple[int, ...] = (2, 4, 6) if options["tower_phase"] == "even" else (1, 3, 5)
        if options["tower_rate"] == "every":
            self.tower_slots = (1, 2, 3, 4, 5, 6)
        self.volleys: dict[int, int] = {}
        self.grounds: dict[tuple[bytes, tuple[int, ...]], Ground] = {}

    def side_index(self, seat: Seat) -> int:
        """A number that allies share."""
        return self.sides.index(self.sides[seat])

    def side_seats(self, side: str) -> tuple[Seat, ...]:
        """UW-R64: the seats of one side, ascending; they win together."""
        return tuple([seat for seat in range(self.seats) if self.sides[seat] == side])

    def owners(self, seat: Seat) -> tuple[Seat, ...]:
        """UW-R44: who sees this seat's sheets: itself, or its whole side with `allies_share_sheets`."""
        return self.side_seats(self.sides[seat]) if self.shared else (seat,)

    def sees(self, viewer: Seat, seat: Seat) -> bool:
        """Whether `viewer` may read the sheets of `seat` (UW-4.5.1)."""
        return viewer == seat or (
            self.shared and 0 <= viewer < self.seats and self.sides[viewer] == self.sides[seat]
        )

    def counted(self, species: int, range: int) -> int:
        """UW-9.8.5: a Velthron counts three less, not below 0."""
        return max(0, range - VELTHRON_REACH) if species == VELTHRON else range

    def limited(self, species: int, range: int) -> int:
        """UW-R38: the range held against a weapon's maximum."""
        return self.counted(species, range) if self.extended else range

    def reach(self, species: int, maximum: int) -> int:
        """UW-R38: real hexes that a weapon of this maximum carries."""
        return maximum + VELTHRON_REACH if species == VELTHRON and self.extended else maximum

    def tower_number(self, range: int) -> int:
        """UW-9.6.3: the Heat Blast row; from 11 on its last column, whatever `hb_13_15` says (UW-R2)."""
        return NUMBERS[HEAT][min(range, TOWER_LAST)]
