"""What laws must be told of a game: how its memory binds, what is conserved, what its odds mean."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from grognard.rulesets.ultrawarrior.tables import SPECIES_OF, action_points
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
    debts_tell: Callable[[Data], bool] = lambda data: False
    """Law 4: whether, by a rule of the game, something hidden becomes known by who is asked next."""
    public: Callable[[Data], dict[str, int]] = nothing_kept
    """Law 4: what all have known from the start by a rule; a walk from a case does not show it."""
    never_rises: Callable[[Data], dict[str, int]] = nothing_kept
    """Law 8: figures of a position that only fall."""
    constant: Callable[[Data], dict[str, int]] = nothing_kept
    """Law 8: figures that stay the same from start to end."""
    odds: dict[str, Callable[[Action, Sequence[Event]], int | None]] = field(default_factory=dict)
    """Law 9: by figure of the `odds` answer: what came in the step (a chance: 1 or 0), None: not rolled."""
    odds_of: Callable[[Action], Data | None] = lambda action: None
    """Law 9: the question about an action that has odds, or None."""
    never: dict[str, dict[str, str]] = field(default_factory=dict)
    """By `actions`, `events`, `refusals`, `questions`, `ends`: what no walk ever meets, and why."""


@lru_cache(maxsize=64)
def game(ruleset: Ruleset) -> Game:
    """The hooks of a game: those below, or what a module `laws` of its own package names alike."""
    if ruleset.name in GAMES or find_spec(f"{ruleset.package}.laws") is None:
        return GAMES.get(ruleset.name, Game())
    module = import_module(f"{ruleset.package}.laws")
    return Game(
        **{name.name: getattr(module, name.name) for name in fields(Game) if hasattr(module, name.name)}
    )


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
        if (
            data["options"]["life_dice"] == "open"
            and past.energy < 0
            and not shows_life(warrior, past.life_lost)
        ):
            return f"{id} has {warrior['ap']} Action Points"
        full = 25 if warrior["species"] == "wahn" and warrior["suit"] else 0
        begun = full and (not warrior["energy"] or data["energizer"] is not None)
        if warrior["reserve"] != full and not begun:
            return f"{id} pays from the Energy first"
    return None


def shows_life(warrior: Data, lost: int) -> bool:
    """Whether his Action Points, which all know, are those of his Life, as long as no loss came between."""
    points = action_points(SPECIES_OF[warrior["species"]], warrior["life_max"] - warrior["life"])
    return lost == 0 and points == warrior["ap"]


def ultrawarrior_debts_tell(data: Data) -> bool:
    """With `life_dice: owner` Action Points are known only as Impulses are skipped (UW-R45)."""
    return bool(data["options"]["life_dice"] == "owner")


def ultrawarrior_public(data: Data) -> dict[str, int]:
    """With `life_dice: open` all have counted the Life lost; the next Action Points tell it (UW-R45)."""
    if data["options"]["life_dice"] != "open":
        return {}
    return {id: warrior["life"] for id, warrior in data["warriors"].items()}


def ultrawarrior_falls(data: Data) -> dict[str, int]:
    """Life and suits only fall; so does Energy, where no Energizer lies about."""
    found: dict[str, int] = {}
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
    return bool(
        event["type"] == "hit" and event["warrior"] == action.warrior and event["target"] == action.target
    )


def ultrawarrior_damage(action: Any, events: Sequence[Event]) -> int | None:
    """Points before the Shield."""
    if ultrawarrior_hit(action, events) is None:
        return None
    told = [event.data() for event in events]
    return sum(int(event["damage"]) for event in told if event["type"] == "hit" and hit_of(action, event))


def odds_question(*types: str) -> Callable[[Action], Data | None]:
    """The `odds` question about actions of these types."""
    return lambda action: {"type": "odds", "action": action.data()} if action.type in types else None


GAMES = {
    "ultrawarrior": Game(
        remembers=ultrawarrior_remembers,
        debts_tell=ultrawarrior_debts_tell,
        public=ultrawarrior_public,
        never_rises=ultrawarrior_falls,
        odds={"hit": ultrawarrior_hit, "damage": ultrawarrior_damage},
        odds_of=odds_question("fire"),
    ),
}
