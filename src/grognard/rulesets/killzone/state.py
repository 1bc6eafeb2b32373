"""The fields of a position, and what is read off them."""

from typing import Final

from grognard.rulesets.killzone.figure import NOBODY, Figure, Group, Roster
from grognard.rulesets.killzone.ground import OUTSIDE, ROOF, Table
from grognard.rulesets.killzone.rules import Rules
from grognard.rulesets.killzone.words import (
    CRAWL,
    IN_ACTIVATE,
    IN_CHANGES,
    IN_COUNTERS,
    IN_EDGE,
    IN_FORCES,
    IN_ORDERS,
    IN_PLAY,
    IN_SETUP,
    IN_STANCE,
    IN_TABLE,
    KEEP_DOWN,
    PACE,
)
from grognard.umpire.contract import Frame, Position
from grognard.umpire.words import Seat

FRAMES: Final[tuple[Frame, ...]] = (
    Frame(IN_FORCES),
    Frame(IN_TABLE),
    Frame(IN_EDGE),
    Frame(IN_SETUP),
    Frame(IN_ORDERS),
    Frame(IN_COUNTERS),
    Frame(IN_ACTIVATE),
    Frame(IN_STANCE),
    Frame(IN_CHANGES),
)
"""The sequence of play is the bottom frame; it has no fields, so all positions share these."""

DAY: Final = 0
DARK: Final = 1
LIGHTS: Final[tuple[str, ...]] = ("day", "dark")

CONTACT: Final = 105
"""KZ-0.5: centres this near are in base contact."""
NIGHT_LOSS: Final = 200
CAPTIVE_LOSS: Final = 200
COHERENCE: Final = 800
"""KZ-4.3.4"""


class Volley:
    """A volley under way: shots allowed and fired, launcher rounds among them."""

    def __init__(self, figure: int, weapon: str, mode: int, shots: int) -> None:
        self.figure = figure
        self.weapon = weapon
        self.mode = mode
        self.shots = shots
        self.fired = 0
        self.launcher = 0

    def clone(self) -> "Volley":
        """An independent copy."""
        copy = Volley(self.figure, self.weapon, self.mode, self.shots)
        copy.fired = self.fired
        copy.launcher = self.launcher
        return copy


class MeleeFrame(Frame):
    """KZ-R36: a melee whose defenders still say how they fight. `stances`: of those who have."""

    def __init__(self, attacker: int, defenders: list[int], stances: dict[int, str]) -> None:
        super().__init__(IN_STANCE)
        self.attacker = attacker
        self.defenders = defenders
        self.stances = stances

    def clone(self) -> "MeleeFrame":
        """An independent copy."""
        return MeleeFrame(self.attacker, self.defenders[:], dict(self.stances))


class State(Position):
    """`stack`: the phase, and on it a MeleeFrame while stances are asked.

    `figures`: shared with clones until written (`edit`). `edges`: side to edge. `setup_order`, `ranking`:
    seats and groups still to come, next first. `active`: the group that acts, `open`: its figure that
    does, or NOBODY. `stirred`: something has happened that may end the match.
    """

    def __init__(self, rules: Rules, roster: Roster, table: Table) -> None:
        super().__init__()
        self.rules = rules
        self.roster = roster
        self.table = table
        self.figures: list[Figure] = []
        self.mine = bytearray()
        self.groups: list[Group] = []
        self.light = DAY
        self.edges: dict[str, str] = {}
        self.turn = 1
        self.setup_order: list[int] = []
        self.ranking: list[int] = []
        self.active = NOBODY
        self.open = NOBODY
        self.volley: Volley | None = None
        self.stirred = False

    def copy_to(self, copy: "State") -> None:
        """Fill a new position; figures are shared, and both sides copy before they write."""
        self.mine = bytearray(len(self.figures))
        copy.mine = bytearray(len(self.figures))
        copy.figures = self.figures[:]
        copy.stack = [frame.clone() if frame.kind == IN_STANCE else frame for frame in self.stack]
        copy.answers = self.answers.clone()
        copy.result = self.result
        copy.groups = [group.clone() for group in self.groups]
        copy.light = self.light
        copy.edges = self.edges
        copy.turn = self.turn
        copy.setup_order = self.setup_order[:]
        copy.ranking = self.ranking[:]
        copy.active = self.active
        copy.open = self.open
        copy.volley = None if self.volley is None else self.volley.clone()
        copy.stirred = self.stirred

    def muster(self, roster: Roster, figures: list[Figure]) -> None:
        """The forces are known."""
        self.roster = roster
        self.figures = figures
        self.mine = bytearray([1 for _ in figures])
        self.groups = [Group() for _ in roster.groups]

    def edit(self, i: int) -> Figure:
        """A figure that may be written; never kept across a clone."""
        if not self.mine[i]:
            self.figures[i] = self.figures[i].clone()
            self.mine[i] = 1
        return self.figures[i]

    def enter(self, phase: int) -> None:
        """The next phase (3.1)."""
        self.stack = [FRAMES[phase]]

    def phase(self) -> int:
        """The phase that asks now."""
        return self.stack[-1].kind

    def melee(self) -> MeleeFrame:
        """The melee whose stances are asked."""
        frame = self.stack[-1]
        assert isinstance(frame, MeleeFrame)
        return frame

    # ---- who there is

    def figure(self, id: str) -> int:
        """The number of the figure of this id, or NOBODY."""
        return self.roster.figure_of.get(id, NOBODY)

    def known(self, i: int, id: str) -> int:
        """KZ-R34: the figure that the side of figure `i` knows under this id, or NOBODY."""
        j = self.roster.figure_of.get(id, NOBODY)
        if not self.rules.fog:
            return j
        if id.startswith("ctr."):
            for j, figure in enumerate(self.figures):
                if figure.counter > 0 and self.foes(i, j) and id == f"ctr.{figure.counter}":
                    return j
            return NOBODY
        return NOBODY if j != NOBODY and self.figures[j].counter > 0 and self.foes(i, j) else j

    def masked(self, g: int) -> bool:
        """KZ-R34: whether a member of the group is only a counter to others."""
        return any([self.figures[i].counter > 0 for i in self.roster.groups[g].members])

    def group(self, id: str) -> int:
        """The number of the group of this id, or NOBODY."""
        return self.roster.group_of.get(id, NOBODY)

    def id(self, i: int) -> str:
        """A figure's id."""
        return self.roster.figures[i].id

    def group_id(self, g: int) -> str:
        """A group's id."""
        return self.roster.groups[g].id

    def seats_with_groups(self) -> list[int]:
        """Seats that own a group, ascending."""
        return sorted({group.seat for group in self.roster.groups})

    def present(self, g: int) -> list[int]:
        """Members of a group that are on the table, captives included."""
        return [i for i in self.roster.groups[g].members if self.figures[i].here()]

    def free_members(self, g: int) -> list[int]:
        """Members on the table that nobody holds."""
        return [
            i for i in self.roster.groups[g].members if self.figures[i].here() and self.figures[i].captor < 0
        ]

    def order_of(self, i: int) -> int:
        """The order in force of a figure's group (KZ-3.0.1)."""
        return self.groups[self.figures[i].profile.group].order

    def foes(self, i: int, j: int) -> bool:
        """Whether two figures are of different sides."""
        return self.roster.figures[i].side != self.roster.figures[j].side

    def has_captive(self, i: int) -> bool:
        """Whether it holds a captive."""
        for other in self.figures:
            if other.captor == i:
                return True
        return False

    # ---- contact (KZ-0.5, KZ-6.3.9)

    def touching(self, i: int, j: int) -> bool:
        """Whether two different figures on the table are in contact."""
        a, b = self.figures[i], self.figures[j]
        if i == j or a.zone != b.zone or not a.placed or not b.placed:
            return False
        if a.captor == j or b.captor == i:
            return True
        if a.zone == OUTSIDE or self.table.zones[a.zone].part == ROOF:
            dx, dy = a.x - b.x, a.y - b.y
            return dx * dx + dy * dy <= CONTACT * CONTACT
        if self.foes(i, j):
            return j in a.contacts
        return True

    def contacts(self, i: int) -> list[int]:
        """All figures in contact with one, in order."""
        return [j for j in range(len(self.figures)) if self.touching(i, j)]

    def fresh_foes(self, i: int) -> list[int]:
        """KZ-4.24.6: unsuppressed enemies in contact, captives excluded."""
        side = self.figures[i].profile.side
        found: list[int] = []
        for j, other in enumerate(self.figures):
            if other.profile.side != side and other.fresh() and self.touching(i, j):
                found.append(j)
        return found

    # ---- what a figure may do

    def keeps_low(self, i: int) -> bool:
        """KZ-3.3.2, KZ-3.3.3, KZ-R6: on Keep Down, or suppressed."""
        figure = self.figures[i]
        return self.order_of(i) == KEEP_DOWN or (figure.suppressed and self.rules.low_profile)

    def allowance(self, i: int) -> int:
        """KZ-4.22.8: its order's move, or 3" suppressed; less in the dark and with a captive."""
        figure = self.figures[i]
        order = self.order_of(i)
        ticks = CRAWL if figure.suppressed else PACE[order] if order >= 0 else 0
        if self.light == DARK and not figure.profile.dark_pace:
            ticks -= NIGHT_LOSS
        if self.has_captive(i):
            ticks -= CAPTIVE_LOSS
        return max(ticks, 0)

    def leader_stands(self, g: int, unsuppressed: bool) -> bool:
        """KZ-4.1.3, KZ-R13, KZ-R60: whether a leader is on the table, free, and unsuppressed if so asked."""
        for i in self.free_members(g):
            figure = self.figures[i]
            if figure.profile.leads(self.rules.own_leader):
                if not (unsuppressed and figure.suppressed):
                    return True
        return False

    def sub_stands(self, g: int) -> bool:
        """2.10: whether a sub-leader is on the table and free."""
        for i in self.free_members(g):
            if self.figures[i].profile.is_sub():
                return True
        return False

    def headsets(self, g: int) -> bool:
        """KZ-4.1.4: whether all figures of the group on the table have headsets (captives excluded)."""
        members = self.free_members(g)
        return len(members) > 0 and all([self.figures[i].profile.headset for i in members])

    def any_suppressed(self, g: int) -> bool:
        """2.10: whether a member is suppressed; a captive is."""
        return any([self.figures[i].suppressed for i in self.present(g)])

    def point_of(self, i: int) -> tuple[int, int]:
        """KZ-R39: a figure's centre, in a centre zone the middle of the footprint."""
        figure = self.figures[i]
        if figure.x >= 0:
            return figure.x, figure.y
        return self.table.houses[self.table.zones[figure.zone].house].middle()

    def apart(self, i: int, j: int) -> int:
        """The square of the distance of two figures' centres."""
        ax, ay = self.point_of(i)
        bx, by = self.point_of(j)
        return (ax - bx) * (ax - bx) + (ay - by) * (ay - by)

    def together(self, g: int) -> bool:
        """KZ-4.3.4, KZ-R39: every two figures on the table, captives excluded, within 8"."""
        members = self.free_members(g)
        reach = COHERENCE + 100
        for at, i in enumerate(members):
            for j in members[at + 1 :]:
                if self.apart(i, j) > reach * reach:
                    return False
        return True

    def active_seat(self) -> Seat:
        """The owner of the active group, or NOBODY."""
        return NOBODY if self.active < 0 else self.roster.groups[self.active].seat

    def living(self, side: int) -> bool:
        """Whether the side has a figure on the table or still to be placed."""
        for figure in self.figures:
            if figure.profile.side == side and figure.status == IN_PLAY:
                return True
        return False
