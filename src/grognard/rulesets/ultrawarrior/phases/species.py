"""The secret choice of species (UW-9.8.3, UW-R60)."""

from typing import Final

from grognard.rulesets.ultrawarrior.actions import ChooseSpecies
from grognard.rulesets.ultrawarrior.events import SpeciesRevealed
from grognard.rulesets.ultrawarrior.phases.base import Phase
from grognard.rulesets.ultrawarrior.refusals import refuse
from grognard.rulesets.ultrawarrior.scenario import start_life
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import (
    HUMAN,
    RESERVE,
    SPECIES,
    SPECIES_OF,
    UNDECIDED,
    action_points,
)
from grognard.rulesets.ultrawarrior.turn import start_turn
from grognard.rulesets.ultrawarrior.warrior import Profile, Warrior
from grognard.umpire.contract import Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Answered, Seat

CHOICES: Final[tuple[ChooseSpecies, ...]] = tuple([ChooseSpecies(word) for word in SPECIES[:UNDECIDED]])
ALIENS: Final = CHOICES[HUMAN + 1 :]


class SpeciesPhase(Phase):
    """Seats with an undecided warrior choose at the same time; all is revealed together."""

    def asked(self, p: State) -> tuple[int, ...]:
        seats: list[int] = []
        for warrior in p.warriors:
            if warrior.alive and warrior.profile.species == UNDECIDED and not p.answers.has(warrior.seat):
                seats.append(warrior.seat)
        return tuple(sorted(set(seats)))

    def menu(self, p: State, seat: Seat) -> Menu:
        return Menu(CHOICES if p.rules.human else ALIENS)

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        """UW-9.8.3: one of the five; `allow_human` adds the human (UW-R60)."""
        if action not in (CHOICES if p.rules.human else ALIENS):
            return refuse("UW-9.8.3", "species-unknown")
        return None

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        p.answers.give(seat, action)
        if log is not None:
            log.say(Answered(seat, self.kind))

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        """UW-R60: revealed together; the same species twice is allowed."""
        for seat, action in p.answers.take():
            assert isinstance(action, ChooseSpecies)
            for warrior in p.warriors:
                if warrior.seat == seat and warrior.alive and warrior.profile.species == UNDECIDED:
                    become(p, warrior, SPECIES_OF[action.species])
                    if log is not None:
                        log.say(SpeciesRevealed(warrior.id, action.species))
        start_turn(p, log)

    def suggest(self, p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
        """Any of them: the choice is a matter of taste, and should not be foreseen."""
        choices: list[Action] = list(CHOICES if p.rules.human else ALIENS)
        first = dice.hidden("suggest", len(choices))[0] - 1
        return (choices[first:] + choices[:first])[: max(1, k)]


def become(p: State, warrior: Warrior, species: int) -> None:
    """Life, reserve and points of the species (UW-9.8.4, UW-9.8.8, UW-9.8.6)."""
    old = warrior.profile
    life = life_of(p, warrior, species)
    warrior.profile = Profile(old.id, old.name, old.seat, old.side, species, old.suit_max, life, old.say)
    warrior.life = life
    warrior.reserve = RESERVE[species]
    warrior.ap = action_points(species, 0)


def life_of(p: State, warrior: Warrior, species: int) -> int:
    """UW-4.4.1, or what the scenario says."""
    for entry in p.rules.scenario.entries:
        if entry.id == warrior.id:
            return start_life(entry, species)
    return warrior.profile.life_max
