"""What grognard's laws must be told of this game: how memory binds, what is conserved, what odds mean."""

from collections.abc import Callable, Sequence

from fogbay.memory import Chart
from fogbay.state import State
from grognard.umpire.contract import Memory, Position
from grognard.umpire.words import Action, Data, Event, Seat


def remembers(memory: Memory, world: Position, seat: Seat) -> str | None:
    """FB-4.4, FB-6.5: what in a world contradicts an audience's memory, or None."""
    if not isinstance(memory, Chart) or not isinstance(world, State):
        return None
    for light in memory.dummies:
        if light in world.boats and world.is_runner(light):
            return f"{light} crossed a shoal"
    spent = sum(2 - sheet.bribes for n, sheet in enumerate(world.sheets) if n != seat)
    return f"others paid {memory.paid} bribes" if spent < memory.paid else None


def never_rises(data: Data) -> dict[str, int]:
    """FB-1.5: luck, powder and bribes of each seat are spent, never found."""
    names = ("luck", "powder", "bribes")
    return {f"{seat} {name}": sheet[name] for seat, sheet in data.get("sheets", {}).items() for name in names}


def constant(data: Data) -> dict[str, int]:
    """FB-8.4: the two purses of a season hold the same coins together."""
    return {"coins": sum(data["purses"].values())} if "purses" in data else {}


def hit(action: Action, events: Sequence[Event]) -> int | None:
    """FB-5.3, FB-6.3: whether the first roll of a flare burned, or a hail held the light."""
    for event in events:
        if event.type == "flare_burned":
            return int(event.data()["bright"])
        if event.type in ("grappled", "slipped"):
            return int(event.type == "grappled")
    return None


def odds_of(action: Action) -> Data | None:
    """The question about an action that has odds."""
    return {"type": "odds", "action": action.data()} if action.type in ("flare", "hail") else None


odds: dict[str, Callable[[Action, Sequence[Event]], int | None]] = {"hit": hit}
