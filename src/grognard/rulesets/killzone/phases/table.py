"""The phases by kind of frame (3.1)."""

from typing import Final

from grognard.rulesets.killzone.actions import (
    ACT_ACTIONS,
    ChooseEdge,
    ChooseForce,
    ChooseTable,
    Counter,
    Orders,
    Setup,
    Stance,
)
from grognard.rulesets.killzone.phases.activate import ActivatePhase
from grognard.rulesets.killzone.phases.base import Phase
from grognard.rulesets.killzone.phases.choosing import EdgePhase, ForcesPhase, TablePhase
from grognard.rulesets.killzone.phases.counters import CountersPhase
from grognard.rulesets.killzone.phases.orders import ChangesPhase, FirstOrders
from grognard.rulesets.killzone.phases.setup import SetupPhase
from grognard.rulesets.killzone.phases.stance import StancePhase

PHASES: Final[tuple[Phase, ...]] = (
    ForcesPhase("forces", "KZ-7.0.1", (ChooseForce,)),
    TablePhase("table", "KZ-7.4.2", (ChooseTable,)),
    EdgePhase("edge", "KZ-7.4.2", (ChooseEdge,)),
    SetupPhase("setup", "KZ-7.4.3", (Setup,)),
    FirstOrders("orders0", "KZ-4.0.1", (Orders,)),
    CountersPhase("counters", "KZ-4.1.5", (Counter,)),
    ActivatePhase("act", "KZ-4.1.6", ACT_ACTIONS),
    StancePhase("melee_stance", "KZ-7.5.8", (Stance,)),
    ChangesPhase("changes", "KZ-4.3.1", (Orders,)),
)
"""Each names its kind of decision and the rule of whose turn it is to decide (13.5)."""
