"""One Impulse of one warrior: every candidate is given a worth, the best is done."""

from grognard.rulesets.ultrawarrior.actions import (
    Drop,
    Exit,
    Fire,
    Idle,
    LoadDart,
    Move,
    PickUp,
    PlaceBarrier,
    PlaceSmoke,
    Prepare,
    Teleport,
    UnloadDart,
)
from grognard.rulesets.ultrawarrior.offers import offer
from grognard.rulesets.ultrawarrior.script.goals import Goal, goal_of
from grognard.rulesets.ultrawarrior.script.odds import hit_worth, in_line
from grognard.rulesets.ultrawarrior.script.places import attack_from, danger_at, place_worth
from grognard.rulesets.ultrawarrior.script.shots import hex_shots, shot_worth
from grognard.rulesets.ultrawarrior.script.strength import Strength
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import (
    BARRIER_COST,
    CHANCES,
    DART,
    FOREST,
    GRID,
    IDLE,
    MAXIMUM,
    SMOKE_COST,
)
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.dice import Dice
from grognard.umpire.words import Action, Form

PRIZE = 20000
SLOTS = 6
HEAVY = 450
UNKNOWN = -1
SALTS = 1 << 31


class Thought:
    """What is worked out once for a warrior's Impulse. `here`: the worth of staying where he is."""

    def __init__(self, p: State, warrior: Warrior, foes: list[Warrior], how: Strength) -> None:
        self.p = p
        self.warrior = warrior
        self.foes = foes
        self.how = how
        self.goal: Goal = goal_of(p, warrior, foes)
        self.here = self.place(warrior.cell)
        self.danger = UNKNOWN

    def place(self, cell: int) -> int:
        """The worth of standing in a hex."""
        return place_worth(self.p, self.warrior, cell, self.foes, self.goal, self.how)

    def pressed(self) -> bool:
        """Whether fire at him is heavy enough for Smoke or a Barrier, prepared with the turn's last point."""
        return self.p.slot >= min(SLOTS, self.warrior.ap) and self.endangered() >= HEAVY

    def endangered(self) -> int:
        """What fire at him where he stands is worth to the foes; worked out when it is wanted."""
        if self.danger == UNKNOWN:
            self.danger = danger_at(self.p, self.warrior, self.warrior.cell, self.foes, self.how)
        return self.danger

    def sheltered(self, left: int) -> int:
        """The worth of being safe from fire for so many Impulses."""
        return self.endangered() * (100 - self.how.cover) * min(3, left) // 100


def act(p: State, warrior: Warrior, foes: list[Warrior], how: Strength, dice: Dice) -> Action:
    """The warrior's best action by the strength's table."""
    actions, worths = weighed(p, warrior, foes, how)
    salt = dice.hidden("noise", SALTS)[0] if how.noise > 1 else 0
    best = 0
    most = 0
    for i, worth in enumerate(worths):
        if how.noise > 1:
            salt = (salt * 1103515245 + 12345) % SALTS
            worth += (salt >> 8) % how.noise
        if i == 0 or worth > most:
            best, most = i, worth
    return actions[best]


def weighed(p: State, warrior: Warrior, foes: list[Warrior], how: Strength) -> tuple[list[Action], list[int]]:
    """What the warrior may do and is worth thinking of, with what each is worth more than to stand still."""
    thought = Thought(p, warrior, foes, how)
    actions: list[Action] = []
    forms: list[Form] = []
    offer(p, warrior, actions, forms)
    worths: list[int] = []
    for action in actions:
        worths.append(worth_of(thought, action) - thought.here)
    if len(forms) > 0:
        for worth, shot in hex_shots(p, warrior, foes, thought.goal, how):
            actions.append(shot)
            worths.append(worth)
    return actions, worths


def worth_of(thought: Thought, action: Action) -> int:
    """The worth of a listed action: what it does, and the place it leaves him in."""
    p, warrior = thought.p, thought.warrior
    if isinstance(action, Move):
        return thought.place(GRID.cell(action.hex))
    if isinstance(action, Fire):
        return thought.here + shot_worth(p, warrior, action, thought.foes, thought.how)
    if isinstance(action, Idle):
        return thought.here + patience(thought)
    if isinstance(action, LoadDart):
        return thought.here + dart_worth(thought)
    if isinstance(action, UnloadDart):
        return thought.here
    return rare_worth(thought, action)


def rare_worth(thought: Thought, action: Action) -> int:
    """Preparations and their completion, the Energizer."""
    how, warrior = thought.how, thought.warrior
    if isinstance(action, PickUp | Exit):
        return PRIZE
    if isinstance(action, Drop):
        return -PRIZE
    if isinstance(action, Teleport):
        return thought.place(GRID.cell(action.hex)) + 50
    if isinstance(action, PlaceSmoke):
        return thought.here + thought.sheltered(SLOTS - thought.p.slot) - how.energy_price * SMOKE_COST
    if isinstance(action, PlaceBarrier):
        return thought.here + thought.sheltered(SLOTS - thought.p.slot) - how.energy_price * BARRIER_COST
    if isinstance(action, Prepare) and action.what == "teleport":
        return thought.here + jump_worth(thought)
    if isinstance(action, Prepare) and how.tricks and thought.pressed():
        price = how.energy_price * (SMOKE_COST if action.what == "smoke" else BARRIER_COST + 1)
        left = SLOTS - 1 if thought.p.slot >= warrior.ap else SLOTS - 1 - thought.p.slot
        return thought.here + (thought.sheltered(left) - price) // 2
    return thought.here - PRIZE // 10


def patience(thought: Thought) -> int:
    """An Impulse without act: worth something beside a wood that is worth entering (UW-6.0.4)."""
    p, warrior = thought.p, thought.warrior
    gain = 0
    if warrior.prep != IDLE:
        for cell in GRID.neighbours[warrior.cell]:
            if p.ground.terrain[cell] == FOREST:
                gain = max(gain, (thought.place(cell) - thought.here) // 2)
    return gain - 5


def dart_worth(thought: Thought) -> int:
    """A dart takes two Impulses and locks the second; half of its hit is counted."""
    p, warrior = thought.p, thought.warrior
    best = -100
    row = GRID.distances(warrior.cell)
    for foe in thought.foes:
        range = row[foe.cell]
        open_to_fire = in_line(p, warrior.cell, foe.cell) and not p.protected(foe)
        if open_to_fire and p.rules.limited(warrior.profile.species, range) <= MAXIMUM[DART]:
            number = p.rules.numbers[DART][p.rules.counted(warrior.profile.species, range)]
            best = max(best, hit_worth(p, foe, DART) * CHANCES[number] // 90)
    if p.tower_stands() and row[p.tower] <= MAXIMUM[DART]:
        best = max(best, 600)
    return best


def jump_worth(thought: Thought) -> int:
    """A teleport (UW-9.8.7) goes five hexes in two Impulses: good over long ways, and out of fire."""
    p, warrior = thought.p, thought.warrior
    if thought.foes and attack_from(p, warrior, warrior.cell, thought.foes, thought.how) > 0:
        return -200
    return 60 if thought.goal.distance(warrior.cell) > 6 else -200
