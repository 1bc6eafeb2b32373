"""What laws must be told of a game: how its memory binds, what is conserved, what its odds mean."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from grognard.umpire.contract import Memory, Position
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Action, Data, Event, Seat


def nothing_remembered(memory: Memory, world: Position, seat: Seat) -> str | None:
    """A game whose memory binds nothing."""
    return None


def nothing_kept(data: Data) -> dict[str, int]:
    """A game of which no conserved figures are told."""
    return {}


@dataclass(frozen=True)
class Game:
    """Hooks of one game; each has a default that claims nothing."""

    remembers: Callable[[Memory, Position, Seat], str | None] = nothing_remembered
    """What in a world contradicts an audience's memory, or None."""
    never_rises: Callable[[Data], dict[str, int]] = nothing_kept
    """Law 8: figures of a position that only fall."""
    constant: Callable[[Data], dict[str, int]] = nothing_kept
    """Law 8: figures that stay the same from start to end."""
    odds: dict[str, Callable[[Action, Sequence[Event]], bool | None]] = field(default_factory=dict)
    """Law 9: by figure of the `odds` answer: whether it came so in the step's events; None: not rolled."""
    odds_of: Callable[[Action], Data | None] = lambda action: None
    """Law 9: the question about an action that has odds, or None."""


def game(ruleset: Ruleset) -> Game:
    """The hooks of a game by its name (`planted` games are the game they are planted in)."""
    return GAMES.get(ruleset.name, Game())


def fogbay_remembers(memory: Any, world: Any, seat: Seat) -> str | None:
    """No light that crossed a shoal is a runner; bribes dealt cover those that were paid."""
    for light in memory.dummies if hasattr(memory, "dummies") else ():
        if light in world.boats and world.is_runner(light):
            return f"{light} crossed a shoal"
    others = [sheet for n, sheet in enumerate(getattr(world, "sheets", [])) if n != seat]
    if others and sum(2 - sheet.bribes for sheet in others) < memory.paid:
        return f"others paid {memory.paid} bribes"
    return None


def fogbay_falls(data: Data) -> dict[str, int]:
    """Luck, powder and bribes of each seat are spent, never found."""
    sheets = data.get("sheets", {})
    return {
        f"{seat} {name}": sheet[name]
        for seat, sheet in sheets.items()
        for name in ("luck", "powder", "bribes")
    }


def fogbay_stays(data: Data) -> dict[str, int]:
    """The two purses of a season hold the same coins together."""
    return {"coins": sum(data["purses"].values())} if "purses" in data else {}


def fogbay_hit(action: Action, events: Sequence[Event]) -> bool | None:
    """Whether the first roll of a flare burned, or a hail held the light."""
    for event in events:
        if event.type == "flare_burned":
            return bool(event.data()["bright"])
        if event.type in ("grappled", "slipped"):
            return event.type == "grappled"
    return None


def odds_question(*types: str) -> Callable[[Action], Data | None]:
    """The `odds` question about actions of these types."""
    return lambda action: {"type": "odds", "action": action.data()} if action.type in types else None


GAMES = {
    "fogbay": Game(
        remembers=fogbay_remembers,
        never_rises=fogbay_falls,
        constant=fogbay_stays,
        odds={"hit": fogbay_hit},
        odds_of=odds_question("flare", "hail"),
    ),
}
