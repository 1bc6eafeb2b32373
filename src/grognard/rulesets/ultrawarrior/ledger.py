"""The paper sheets of a match, turn by turn, as an audience can keep them from what it is told."""

from grognard.rulesets.ultrawarrior.events import (
    Absorbed,
    Arrived,
    BarrierPlaced,
    Burned,
    EnergizerBonus,
    Fired,
    Hit,
    LifeLost,
    ShieldSet,
    SmokePlaced,
    SpeciesRevealed,
    SuitDestroyed,
    TurnEnded,
)
from grognard.rulesets.ultrawarrior.scenario import Entry, Scenario, start_life
from grognard.rulesets.ultrawarrior.tables import (
    BARRIER_COST,
    COST,
    RESERVE,
    SMOKE_COST,
    SPECIES_OF,
    WEAPON_OF,
)
from grognard.umpire.words import Data, Event


class Ledger:
    """One warrior's sheet. Only if `known` does the audience hear of all that changes it.

    `energies`, `suits`, `lives`: at the start and at each turn's end; `shields`: as set, by turn;
    `harms`: points of hits and burns, by turn; `harm`: of the turn that runs.
    """

    def __init__(self, known: bool, energy: int, reserve: int, suit: int, life: int) -> None:
        self.known = known
        self.energy = energy
        self.reserve = reserve
        self.suit = suit
        self.life = life
        self.harm = 0
        self.energies: list[int] = [energy]
        self.suits: list[int] = [suit]
        self.lives: list[int] = [life]
        self.shields: list[int] = []
        self.harms: list[int] = []

    def pay(self, amount: int) -> None:
        """UW-R62: from Energy first."""
        taken = min(self.energy, amount)
        self.energy -= taken
        self.reserve -= amount - taken

    def power(self, amount: int) -> None:
        """UW-4.2.1"""
        self.pay(amount)
        self.shields.append(amount)

    def strip(self) -> None:
        """UW-4.3.4"""
        self.energy = 0
        self.reserve = 0

    def become(self, species: int, life: int) -> None:
        """UW-9.8.3: before the first turn."""
        self.reserve = RESERVE[species]
        self.life = life
        self.lives = [life]

    def turn(self) -> None:
        """A turn has ended."""
        self.energies.append(self.energy)
        self.suits.append(self.suit)
        self.lives.append(self.life)
        self.harms.append(self.harm)
        self.harm = 0


class Ledgers:
    """The sheets of all warriors, by id."""

    def __init__(self, view: Data, scenario: Scenario) -> None:
        self.scenario = scenario
        self.viewer = -1 if view["seat"] == "spectator" else int(view["seat"])
        self.shared = bool(view["options"]["allies_share_sheets"])
        self.sides: dict[int, str] = {int(seat): str(side) for seat, side in view["sides"].items()}
        self.of: dict[str, Ledger] = {}
        for id, data in view["warriors"].items():
            known = "energy" in data
            self.of[id] = Ledger(
                known,
                int(data["energy"]) if known else 0,
                int(data["reserve"]) if known else 0,
                int(data["suit"]) if known else 0,
                int(data["life"]) if known else 0,
            )

    def hear(self, event: Event) -> None:
        """Fold one event of the stream."""
        if isinstance(event, Hit):
            self.harm(event.target, event.damage)
        elif isinstance(event, Burned):
            self.harm(event.warrior, event.damage)
        elif isinstance(event, TurnEnded):
            for ledger in self.of.values():
                ledger.turn()
        elif isinstance(event, Arrived):
            self.arrive(event.warrior)
        elif isinstance(event, SHEETS):
            ledger = self.of[event.warrior]
            if ledger.known:
                self.enter(ledger, event)

    def harm(self, id: str, damage: int) -> None:
        """A warrior (the Tower keeps no sheet) was hit or burned."""
        if id in self.of:
            self.of[id].harm += damage

    def enter(self, ledger: Ledger, event: Event) -> None:
        """Something that is written on a known sheet."""
        if isinstance(event, Fired):
            ledger.pay(COST[WEAPON_OF[event.weapon]])
        elif isinstance(event, ShieldSet):
            ledger.power(event.shield)
        elif isinstance(event, Absorbed):
            ledger.suit -= event.suit
        elif isinstance(event, LifeLost):
            ledger.life = max(0, ledger.life - event.roll)
        elif isinstance(event, SuitDestroyed):
            ledger.strip()
        elif isinstance(event, EnergizerBonus):
            ledger.energy += event.energy
        elif isinstance(event, BarrierPlaced):
            ledger.pay(BARRIER_COST)
        elif isinstance(event, SmokePlaced):
            ledger.pay(SMOKE_COST)
        elif isinstance(event, SpeciesRevealed):
            species = SPECIES_OF[event.species]
            for entry in self.scenario.entries:
                if entry.id == event.warrior:
                    ledger.become(species, start_life(entry, species))

    def arrive(self, id: str) -> None:
        """UW-9.3.3: with what the scenario says."""
        for arrival in self.scenario.arrivals:
            if arrival.entry.id == id:
                entry = arrival.entry
                life = start_life(entry, entry.species)
                self.of[id] = Ledger(
                    self.reads(entry), entry.energy, RESERVE[entry.species], entry.suit, life
                )

    def reads(self, entry: Entry) -> bool:
        """UW-4.5.1: whether the audience may read his sheet."""
        if entry.seat == self.viewer:
            return True
        return self.shared and self.sides.get(self.viewer) == self.sides[entry.seat]


SHEETS = (
    Fired,
    ShieldSet,
    Absorbed,
    LifeLost,
    SuitDestroyed,
    EnergizerBonus,
    BarrierPlaced,
    SmokePlaced,
    SpeciesRevealed,
)
"""Events that are written on a sheet; each names its `warrior`."""
