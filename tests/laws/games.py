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
    odds: dict[str, Callable[[Action, Sequence[Event]], int | None]] = field(default_factory=dict)
    """Law 9: by figure of the `odds` answer: what came in the step (a chance: 1 or 0), None: not rolled."""
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


def fogbay_hit(action: Action, events: Sequence[Event]) -> int | None:
    """Whether the first roll of a flare burned, or a hail held the light."""
    for event in events:
        if event.type == "flare_burned":
            return bool(event.data()["bright"])
        if event.type in ("grappled", "slipped"):
            return event.type == "grappled"
    return None


# ---- Ultra-Warrior


def ultrawarrior_remembers(memory: Any, world: Position, seat: Seat) -> str | None:
    """UW-R44: Life dice that were open, and payments that take Energy before the reserve (UW-R62)."""
    data = world.notation()
    for id, warrior in data["warriors"].items():
        past = memory.pasts.get(id)
        if data["over"] is not None or not warrior["alive"] or past is None or warrior["seat"] == seat:
            continue
        lost = warrior["life_max"] - warrior["life"]
        if data["options"]["life_dice"] == "open" and past.energy >= 0 and lost != past.life_lost:
            return f"{id} has lost {past.life_lost} Life Levels"
        full = 25 if warrior["species"] == "wahn" and warrior["suit"] else 0
        if data["energizer"] is None and warrior["energy"] and warrior["reserve"] != full:
            return f"{id} pays from the Energy first"
    return None


def ultrawarrior_falls(data: Data) -> dict[str, int]:
    """Life and suits only fall; so does Energy, where no Energizer lies about."""
    found = {}
    for id, warrior in data["warriors"].items():
        found |= {
            f"{id} life": warrior["life"],
            f"{id} suit": warrior["suit"],
            f"{id} darts": warrior["darts"],
        }
        if data["energizer"] is None:
            found[f"{id} energy"] = warrior["energy"] + warrior["reserve"] + warrior["shield"]
    return found if data["phase"] not in ("species", "arrival") else {}


def ultrawarrior_hit(action: Any, events: Sequence[Event]) -> int | None:
    """Whether the shot hit what it was fired at; a shot at a hex always does."""
    told = [event.data() for event in events]
    if not any(event["type"] == "fired" for event in told):
        return None
    if action.barrier is not None:
        return int(
            any(
                event.get("barrier") == action.barrier
                for event in told
                if event["type"] == "barrier_destroyed"
            )
        )
    return int(action.hex is not None or any(hit_of(action, event) for event in told))


def hit_of(action: Any, event: Data) -> bool:
    """Whether the event tells of a hit of this shot (not of the Tower's, later in the step)."""
    if action.target == "tower" and event["type"] == "tower_destroyed":
        return True
    return event["type"] == "hit" and event["warrior"] == action.warrior and event["target"] == action.target


def ultrawarrior_damage(action: Any, events: Sequence[Event]) -> int | None:
    """Points before the Shield."""
    if ultrawarrior_hit(action, events) is None:
        return None
    told = [event.data() for event in events]
    return sum(event["damage"] for event in told if event["type"] == "hit" and hit_of(action, event))


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
    "ultrawarrior": Game(
        remembers=ultrawarrior_remembers,
        never_rises=ultrawarrior_falls,
        odds={"hit": ultrawarrior_hit, "damage": ultrawarrior_damage},
        odds_of=odds_question("fire"),
    ),
}
