"""What an audience has learnt of the warriors and its view no longer shows: spending, harm, Impulses."""

from typing import Final

from grognard.rulesets.ultrawarrior.events import (
    Arrived,
    BarrierPlaced,
    Burned,
    Cleanup,
    Dropped,
    Eliminated,
    Fired,
    Hit,
    Idled,
    LifeLost,
    Loaded,
    Moved,
    PickedUp,
    Prepared,
    SmokePlaced,
    Teleported,
    TurnStarted,
    Unloaded,
)
from grognard.rulesets.ultrawarrior.ledger import Ledgers
from grognard.rulesets.ultrawarrior.reading import read_scenario
from grognard.rulesets.ultrawarrior.scenario import Scenario, make_scenario
from grognard.rulesets.ultrawarrior.tables import BARRIER_COST, COST, DISK, SMOKE_COST, WEAPON_OF, WEAPONS
from grognard.umpire.contract import Memory
from grognard.umpire.words import Data, Event

PAID: Final = 0
HARMED: Final = 1
PIERCED: Final = 2
TURNED: Final = 3
POWERED: Final = 4
BONUS: Final = 5
"""Energy spent; damage through the Shield; damage past it; a turn began; Shields were set; a bonus fell due.
"""

Happening = tuple[int, int]
"""What, and how much."""

UNKNOWN: Final = -1


class Past:
    """One warrior's public past. `energy`, `suit`: at its beginning, or UNKNOWN.

    `bare`: a Life die has been seen, so the suit is gone; `life_lost`: by dice seen.
    `acts`: own Impulses seen this turn, `acts_before` those of the turn before, or UNKNOWN;
    `harmed_before`: whether anything hurt him in the turn before.
    """

    def __init__(self, energy: int, suit: int) -> None:
        self.energy = energy
        self.suit = suit
        self.happenings: list[Happening] = []
        self.bare = False
        self.life_lost = 0
        self.acts = UNKNOWN
        self.acts_before = UNKNOWN
        self.harmed = False
        self.harmed_before = False
        self.cause = ""

    def add(self, kind: int, amount: int) -> None:
        """Something has happened to him."""
        self.happenings.append((kind, amount))

    def harm(self, kind: int, amount: int) -> None:
        """He was hit or burned."""
        self.harmed = True
        self.add(kind, amount)

    def turn(self, bonus: int) -> None:
        """A new turn begins."""
        self.acts_before = self.acts
        self.acts = 0
        self.harmed_before = self.harmed
        self.harmed = False
        self.add(TURNED, 0)
        if bonus > 0:
            self.add(BONUS, bonus)


class UltraMemory(Memory):
    """UW-4.5.1: sheets are secret, but start values, shots and hits are public (UW-R44)."""

    def __init__(self, view: Data) -> None:
        super().__init__()
        scenario = make_scenario(read_scenario(view), view["options"], int(view["seats"]))
        self.scenario: Scenario = scenario
        self.ledgers = Ledgers(view, scenario)
        self.pasts: dict[str, Past] = {}
        energizer = view["energizer"]
        self.carrier: str = str(energizer["carrier"] or "") if energizer is not None else ""
        fresh = view["turn"] <= 1 and view["phase"] in ("species", "shields") and view["order"] == []
        for id in view["warriors"]:
            self.pasts[id] = Past(UNKNOWN, UNKNOWN)
        if fresh:
            for entry in scenario.entries:
                past = Past(entry.energy, entry.suit)
                past.acts = 0
                self.pasts[entry.id] = past

    def past(self, id: str) -> Past:
        """The past of this warrior."""
        past = self.pasts.get(id)
        if past is None:
            past = Past(UNKNOWN, UNKNOWN)
            self.pasts[id] = past
        return past

    def hear(self, event: Event) -> None:
        """Fold one event of the stream."""
        self.ledgers.hear(event)
        if isinstance(event, Fired):
            self.act(event.warrior)
            self.past(event.warrior).add(PAID, COST[WEAPON_OF[event.weapon]])
        elif isinstance(event, Hit):
            if event.target in self.pasts:
                pierced = event.weapon == WEAPONS[DISK]
                self.past(event.target).harm(PIERCED if pierced else HARMED, event.damage)
        elif isinstance(event, Burned):
            self.past(event.warrior).harm(HARMED, event.damage)
        elif isinstance(event, LifeLost):
            past = self.past(event.warrior)
            past.bare = True
            past.life_lost += event.roll
        elif isinstance(event, TurnStarted):
            for id, past in self.pasts.items():
                past.turn(self.scenario.bonus if id == self.carrier else 0)
        elif isinstance(event, Cleanup):
            for past in self.pasts.values():
                past.add(POWERED, 0)
        else:
            self.hear_deed(event)

    def hear_deed(self, event: Event) -> None:
        """What a warrior did that was no shot, and what became of him."""
        if isinstance(event, BarrierPlaced):
            self.past(event.warrior).add(PAID, BARRIER_COST)
        elif isinstance(event, SmokePlaced):
            self.past(event.warrior).add(PAID, SMOKE_COST)
        elif isinstance(event, PickedUp):
            self.carrier = event.warrior
        elif isinstance(event, Dropped):
            self.carrier = ""
            if self.past(event.warrior).cause != "":
                return
        elif isinstance(event, Eliminated):
            self.past(event.warrior).cause = event.cause
        elif isinstance(event, Arrived):
            self.arrive(event.warrior)
        if isinstance(event, DEEDS):
            self.act(event.warrior)

    def act(self, id: str) -> None:
        """He has used an own Impulse."""
        past = self.past(id)
        if past.acts != UNKNOWN:
            past.acts += 1

    def arrive(self, id: str) -> None:
        """A reinforcement comes with what the scenario says."""
        for arrival in self.scenario.arrivals:
            if arrival.entry.id == id:
                past = Past(arrival.entry.energy, arrival.entry.suit)
                past.acts = 0
                self.pasts[id] = past


DEEDS: Final = (
    Moved,
    Teleported,
    Idled,
    Loaded,
    Unloaded,
    Prepared,
    BarrierPlaced,
    SmokePlaced,
    PickedUp,
    Dropped,
)
"""Events that tell of an own Impulse, shots aside."""
