"""The phases of a turn, by kind of frame (UW-3.2.1)."""

from typing import Final

from grognard.rulesets.ultrawarrior.actions import (
    IMPULSE_ACTIONS,
    ChooseSpecies,
    PlaceArrival,
    SetShields,
)
from grognard.rulesets.ultrawarrior.phases.arrival import ArrivalPhase
from grognard.rulesets.ultrawarrior.phases.base import Phase
from grognard.rulesets.ultrawarrior.phases.impulse import ImpulsePhase
from grognard.rulesets.ultrawarrior.phases.shields import ShieldsPhase
from grognard.rulesets.ultrawarrior.phases.species import SpeciesPhase

PHASES: Final[tuple[Phase, ...]] = (
    SpeciesPhase("species", "UW-R60", (ChooseSpecies,)),
    ArrivalPhase("arrival", "UW-R49", (PlaceArrival,)),
    ShieldsPhase("shields", "UW-3.22.1", (SetShields,)),
    ImpulsePhase("act", "UW-3.25.2", IMPULSE_ACTIONS),
)
"""Each names its kind of decision and the rule of whose turn it is to decide (UW-R67)."""
