"""A warrior: what never changes about him, and his sheet and place."""

from grognard.rulesets.ultrawarrior.phrases import Phrases, phrases_of
from grognard.rulesets.ultrawarrior.rules import Rules
from grognard.rulesets.ultrawarrior.scenario import Entry, start_life
from grognard.rulesets.ultrawarrior.tables import DARTS, MOPHEK, RESERVE, action_points


class Profile:
    """What a match fixes for a warrior: public and shared by all clones."""

    def __init__(
        self,
        id: str,
        name: str,
        seat: int,
        side: int,
        species: int,
        suit_max: int,
        life_max: int,
        say: Phrases,
    ) -> None:
        self.id = id
        self.name = name
        self.seat = seat
        self.side = side
        self.species = species
        self.suit_max = suit_max
        self.life_max = life_max
        self.say = say


class Warrior:
    """UW-4.5.1: `energy`, `reserve`, `shield`, `suit`, `life` are the control sheet, secret from other
    seats.
    """

    def __init__(self, profile: Profile, cell: int) -> None:
        self.profile = profile
        self.id = profile.id
        self.seat = profile.seat
        self.side = profile.side
        self.cell = cell
        self.energy = 0
        self.reserve = 0
        self.shield = 0
        self.suit = 0
        self.life = 0
        self.ap = 0
        self.darts = 0
        self.prep = 0
        self.alive = True

    def clone(self) -> "Warrior":
        """An independent copy; the profile is shared."""
        copy = Warrior(self.profile, self.cell)
        copy.energy = self.energy
        copy.reserve = self.reserve
        copy.shield = self.shield
        copy.suit = self.suit
        copy.life = self.life
        copy.ap = self.ap
        copy.darts = self.darts
        copy.prep = self.prep
        copy.alive = self.alive
        return copy

    def due(self, slot: int) -> bool:
        """UW-5.0.3, UW-5.0.4, UW-R9: his own Impulses 1 to `ap`; a Mophek's points fill slots 0 to 7
        (UW-9.8.6, UW-R12).
        """
        if not self.alive:
            return False
        if self.profile.species == MOPHEK:
            return self.ap > slot
        return 1 <= slot <= 6 and self.ap >= slot

    def points(self) -> int:
        """UW-4.41.1: Action Points by species and Life as it is now."""
        return action_points(self.profile.species, self.profile.life_max - self.life)

    def can_pay(self, cost: int) -> bool:
        """UW-4.1.3, UW-4.31.1: Energy needs an active suit; the reserve counts (UW-R62).

        The Shield pays nothing (UW-R17).
        """
        return self.suit > 0 and self.energy + self.reserve >= cost

    def pay(self, cost: int) -> None:
        """UW-4.1.2, UW-7.0.2, UW-R62: from Energy first, the rest from the reserve (UW-9.8.8)."""
        if cost <= self.energy:
            self.energy -= cost
        else:
            self.reserve -= cost - self.energy
            self.energy = 0


def enlist(rules: Rules, entry: Entry, cell: int) -> Warrior:
    """UW-4.1.1: a warrior as the scenario brings him, with its Energy, Shield 0."""
    life = start_life(entry, entry.species)
    side = rules.side_index(entry.seat)
    profile = Profile(
        entry.id, entry.name, entry.seat, side, entry.species, entry.suit, life, phrases_of(entry.id)
    )
    warrior = Warrior(profile, cell)
    warrior.energy = entry.energy
    warrior.reserve = RESERVE[entry.species]
    warrior.suit = entry.suit
    warrior.life = life
    warrior.ap = warrior.points()
    warrior.darts = DARTS
    return warrior


def warrior_id(warrior: Warrior) -> str:
    """For sorting."""
    return warrior.id
