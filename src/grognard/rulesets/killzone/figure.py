"""A figure and a group: what never changes about them, and their state."""

from typing import Final

from grognard.rulesets.killzone.arms import HAND_BONUS, HANDGUN_BONUS
from grognard.rulesets.killzone.ground import OUTSIDE
from grognard.rulesets.killzone.words import (
    CYBORG,
    HEADSET,
    HERO,
    IN_PLAY,
    ITEM_BITS,
    LEADER,
    NIGHT_SIGHT,
    NO_ORDER,
    SAVAGE,
    SCAVENGER,
    SIGHTING_AID,
    SUB,
    TARGET,
)

NOBODY: Final = -1
"""Instead of the number of a figure, group or seat."""
NO_SCORE: Final = -1000
UNLIMITED: Final = -1
"""`actions_left` of a figure that has not rallied this turn."""

CYBORG_BONUS: Final = 2
"""KZ-5.1.9: whatever it carries."""


class Profile:
    """What a match fixes for a figure; public (but KZ-R34) and shared by all clones.

    `number`: its place in the position; `group`: its group's. `kill`, `suppress`: table 2.7.
    `dice`, `bonus`: hand-to-hand (2.11). `reduction`: what its kill score as a loser is reduced by
    (KZ-4.24.8).

    KZ-5.1.1, KZ-5.1.9, KZ-7.4.22: combat dice; KZ-5.1.10, KZ-5.1.11: what a Cyborg has built in; KZ-5.1.15,
    KZ-5.3.2: who is not slowed by darkness; KZ-5.3.3: Scavengers lose 2", not 4", in difficult ground.
    """

    def __init__(
        self,
        id: str,
        number: int,
        group: int,
        seat: int,
        side: int,
        type: int,
        kit: str,
        rank: int,
        guns: list[str],
        hand: list[str],
        items: list[str],
        armoured: bool,
        cost: int,
        pistol_bonus: int,
    ) -> None:
        self.id = id
        self.number = number
        self.group = group
        self.seat = seat
        self.side = side
        self.type = type
        self.kit = kit
        self.rank = rank
        self.guns = guns
        self.hand = hand
        self.items = items
        self.armoured = armoured
        self.cost = cost
        self.gear = 0
        for item in items:
            self.gear |= ITEM_BITS[item]
        self.cyborg = type == CYBORG
        self.hero = rank == HERO
        self.target = rank == TARGET
        self.headset = self.gear & HEADSET != 0
        self.sighted = self.cyborg or self.gear & SIGHTING_AID != 0
        self.night = self.cyborg or self.gear & NIGHT_SIGHT != 0
        self.dark_pace = self.cyborg or type == SCAVENGER
        self.kill = 14 if self.cyborg else 9 if armoured else 7
        self.suppress = self.kill - 6
        self.dice = 0 if self.target else 2 if self.hero or self.cyborg else 1
        self.bonus = CYBORG_BONUS if self.cyborg else hand_bonus(guns, hand, pistol_bonus)
        self.reduction = (2 if armoured else 0) + (2 if self.hero else 0) + (6 if self.cyborg else 0)
        self.penalty = 200 if type == SCAVENGER else 400

    def leads(self, individual_leads: bool) -> bool:
        """KZ-4.1.3: a group leader; with KZ-R13 also an individual, who is his own."""
        return self.rank == LEADER or (individual_leads and (self.hero or self.cyborg))

    def is_sub(self) -> bool:
        """KZ-2.5"""
        return self.rank == SUB


def hand_bonus(guns: list[str], hand: list[str], pistol_bonus: int) -> int:
    """KZ-4.24.13, KZ-R62: the best one-handed weapon, and 1 for a second one."""
    values = [HAND_BONUS[weapon] for weapon in hand]
    for gun in guns:
        if gun in ("handgun", "heavy_handgun"):
            values.append(HANDGUN_BONUS)
        elif gun == "machine_pistol" and pistol_bonus > 0:
            values.append(pistol_bonus)
    if not values:
        return 0
    return max(values) + (1 if len(values) > 1 else 0)


class GroupProfile:
    """What a match fixes for a group. `members`: numbers of its figures; `start`: KZ-4.21.9."""

    def __init__(self, id: str, number: int, seat: int, side: int, type: int, start: int) -> None:
        self.id = id
        self.number = number
        self.seat = seat
        self.side = side
        self.type = type
        self.start = start
        self.members: list[int] = []
        self.individual = type == CYBORG
        self.savage = type == SAVAGE


class Roster:
    """Who takes part; empty until the forces are known. Shared by all clones."""

    def __init__(self, groups: list[GroupProfile], figures: list[Profile]) -> None:
        self.groups = groups
        self.figures = figures
        self.figure_of: dict[str, int] = {figure.id: figure.number for figure in figures}
        self.group_of: dict[str, int] = {group.id: group.number for group in groups}
        for figure in figures:
            groups[figure.group].members.append(figure.number)
            if figure.hero:
                groups[figure.group].individual = True


class Group:
    """A group's order and where it stands in the turn. `counter`: 0 for none."""

    def __init__(self) -> None:
        self.order = NO_ORDER
        self.score = NO_SCORE
        self.counter = 0
        self.acted = False

    def clone(self) -> "Group":
        """An independent copy."""
        copy = Group()
        copy.order = self.order
        copy.score = self.score
        copy.counter = self.counter
        copy.acted = self.acted
        return copy


class Figure:
    """Where a figure is and what it has done this turn.

    `x`, `y`: its centre, -1 in a centre zone; `zone`: its zone's number, or OUTSIDE. `captor`: who holds
    it. `counter`: its fog number (KZ-R34), 0 when it is known. `placed`: whether it is on the table.
    """

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self.status = IN_PLAY
        self.placed = False
        self.x = -1
        self.y = -1
        self.zone = OUTSIDE
        self.contacts: list[int] = []
        self.suppressed = False
        self.captor = NOBODY
        self.grenades = 0
        self.fuel = 0
        self.missiles = 0
        self.moved = False
        self.shot = False
        self.threw = False
        self.tested = False
        self.fought = False
        self.done = False
        self.actions_left = UNLIMITED
        self.spared: list[int] = []
        self.counter = 0

    def clone(self) -> "Figure":
        """An independent copy; the profile is shared."""
        copy = Figure(self.profile)
        copy.status = self.status
        copy.placed = self.placed
        copy.x = self.x
        copy.y = self.y
        copy.zone = self.zone
        copy.contacts = self.contacts[:]
        copy.suppressed = self.suppressed
        copy.captor = self.captor
        copy.grenades = self.grenades
        copy.fuel = self.fuel
        copy.missiles = self.missiles
        copy.moved = self.moved
        copy.shot = self.shot
        copy.threw = self.threw
        copy.tested = self.tested
        copy.fought = self.fought
        copy.done = self.done
        copy.actions_left = self.actions_left
        copy.spared = self.spared[:]
        copy.counter = self.counter
        return copy

    def here(self) -> bool:
        """Whether it is in play and on the table."""
        return self.placed and self.status == IN_PLAY

    def fresh(self) -> bool:
        """On the table, and neither suppressed nor a captive."""
        return self.placed and self.status == IN_PLAY and not self.suppressed and self.captor < 0

    def on_point(self) -> bool:
        """Whether it has a centre on the table: everywhere but in a centre zone."""
        return self.x >= 0

    def rested(self) -> bool:
        """Whether it has neither moved nor used a weapon this turn (KZ-4.24.3)."""
        return not (self.moved or self.shot or self.threw or self.fought)

    def new_turn(self) -> None:
        """Clear what is remembered for one turn (13.2)."""
        self.moved = False
        self.shot = False
        self.threw = False
        self.tested = False
        self.fought = False
        self.done = False
        self.actions_left = UNLIMITED
        self.spared = []

    def marked(self) -> bool:
        """Whether `new_turn` would change anything."""
        return (
            self.moved
            or self.shot
            or self.threw
            or self.tested
            or self.fought
            or self.done
            or self.actions_left != UNLIMITED
            or len(self.spared) > 0
        )

    def depart(self, status: int) -> None:
        """It is out of play: killed, left or taken."""
        self.status = status
        self.placed = False
        self.x = -1
        self.y = -1
        self.zone = OUTSIDE
        self.contacts = []
        self.captor = NOBODY
        self.counter = 0
