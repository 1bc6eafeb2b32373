"""One audience's view, read: who is whose, what lies where, whose Impulse it is.

Everything comes from the view, its audience's memory and public tables, so nothing here can tell more.
"""

from grognard.rulesets.ultrawarrior.ledger import Ledger
from grognard.rulesets.ultrawarrior.memory import Past, UltraMemory
from grognard.rulesets.ultrawarrior.presentation import ground
from grognard.rulesets.ultrawarrior.presentation.texts import Words, called, text
from grognard.rulesets.ultrawarrior.scenario import FREE, SCENARIOS
from grognard.umpire.contract import Memory
from grognard.umpire.scene import Tone
from grognard.umpire.words import SPECTATOR, Data

Guess = dict[str, tuple[int, int] | None]
"""By field of a sheet: the least and the most that it can hold."""
BURNING = {"fire": 6, "lava": 12}
"""UW-6.12.1, 6.12.2: the damage of staying."""


class Facts:
    """A view with the questions that scene, card, line and sketch ask of it; history from the memory."""

    def __init__(self, view: Data, memory: Memory | None = None) -> None:
        self.view = view
        self.memory = memory if isinstance(memory, UltraMemory) else None
        self.seat: int = view["seat"] if isinstance(view["seat"], int) else SPECTATOR
        self.scenario: str = view["scenario"]
        self.options: Data = view["options"]
        self.phase: str = view["phase"]
        self.slot: int | None = view.get("slot")
        self.warriors: dict[str, Data] = view["warriors"]
        self.smoke: set[str] = set(view["smoke"])
        self.grid = ground.grid(view["setup"])
        self.story: Data = view.get("custom") or SCENARIOS.get(self.scenario, SCENARIOS[FREE])
        self.living: list[str] = sorted([w for w, d in self.warriors.items() if d["alive"]])
        self.guesses: dict[str, Guess] = {}

    # ---- warriors

    def alive(self) -> list[str]:
        """Ids of the living warriors, ascending."""
        return self.living

    def own(self) -> list[str]:
        """The living warriors of the audience's own seat."""
        return [w for w in self.alive() if self.warriors[w]["seat"] == self.seat]

    def side(self, seat: int) -> str:
        """The letter of the seat's side."""
        return str(self.view["sides"][str(seat)])

    def friends(self, a: str, b: str) -> bool:
        """Whether two warriors are of one side."""
        return self.side(self.warriors[a]["seat"]) == self.side(self.warriors[b]["seat"])

    def foes(self, warrior: str) -> list[str]:
        """The living enemies of a warrior."""
        return [w for w in self.alive() if not self.friends(w, warrior)]

    def name(self, ref: str) -> Words:
        """The name of a warrior or the Tower."""
        if ref == "tower":
            return text("tower")
        if ref in self.warriors:
            return called(str(self.warriors[ref]["name"]))
        return ref.replace("_", " ").title()

    def side_name(self, seat: int) -> Words:
        """What the seat's side is called: by its warriors, if they are one or two."""
        letter = self.side(seat)
        if (self.scenario, letter) in (("2", "B"), ("3", "B")):
            return text(f"side-{self.scenario}-{letter.lower()}")
        names = [called(str(d["name"])) for d in self.warriors.values() if self.side(d["seat"]) == letter]
        if len(names) == 2:
            return text("side-pair", one=names[0], other=names[1])
        return names[0] if len(names) == 1 else text("side", side=letter)

    def seat_of(self, ref: str) -> int:
        """Whose a warrior is, or -1."""
        return int(self.warriors[ref]["seat"]) if ref in self.warriors else -1

    def tone(self, ref: str) -> Tone:
        """Whose a warrior (or the Tower) is, as a tone."""
        if self.seat == SPECTATOR:
            return "plain"
        if ref not in self.warriors:
            return "foe"
        return "own" if self.side(self.warriors[ref]["seat"]) == self.side(self.seat) else "foe"

    # ---- what was

    def past(self, warrior: str) -> Past | None:
        """His public past, if the audience remembers it."""
        return self.memory.pasts.get(warrior) if self.memory is not None else None

    def ledger(self, warrior: str) -> Ledger | None:
        """His sheet by turns, if the audience remembers it."""
        return self.memory.ledgers.of.get(warrior) if self.memory is not None else None

    # ---- the ground

    def terrain(self, hex: str) -> str:
        """The terrain of a hex as it is now."""
        return str(self.view["terrain"].get(hex) or self.grid.get(hex, "clear"))

    def blocks(self, hex: str) -> bool:
        """UW-8.1.1: Forest and Smoke."""
        return hex in self.smoke or self.terrain(hex) == "forest"

    def barriers(self, hex: str) -> list[str]:
        """Ids of the Barriers in a hex."""
        return [b for b in self.view["barriers"] if b.endswith(f"@{hex}")]

    def shielded(self, warrior: str) -> bool:
        """Whether he stands behind a Barrier of his own."""
        return f"{warrior}@{self.warriors[warrior]['hex']}" in self.view["barriers"]

    def carries(self, warrior: str) -> bool:
        """Whether he carries the Energizer."""
        energizer = self.view.get("energizer")
        return energizer is not None and energizer["carrier"] == warrior

    def in_line(self, a: str, b: str) -> bool:
        """Whether nothing stands between two hexes, and the far one is no cover."""
        line = ground.line(a, b)
        if any(self.blocks(h) for h in line.crossed):
            return False
        left = any(self.blocks(h) for h in line.left)
        right = any(self.blocks(h) for h in line.right)
        either = self.options["edge_line"] == "target"
        if (left or right) if either else (left and right):
            return False
        return b not in self.smoke and (a == b or self.terrain(b) != "forest")

    def without_smoke(self) -> "Facts":
        """The same view after step 2 of the turn, as far as Smoke goes (UW-3.23.1)."""
        return Facts({**self.view, "smoke": []})

    def counted(self, warrior: str, distance: int) -> int:
        """UW-9.8.5: a Velthron counts three hexes less."""
        return max(0, distance - 3) if self.warriors[warrior]["species"] == "velthron" else distance

    def first_half(self, warrior: str) -> bool:
        """Whether his last Impulse began something that anything but its completion drops."""
        return self.warriors[warrior]["prep"] in ("barrier", "smoke", "teleport")

    # ---- time

    def slots(self, warrior: str) -> list[int] | None:
        """UW-R9, R12: the Impulses he has this turn; None where his Action Points are not known."""
        points = self.warriors[warrior].get("ap")
        if points is None:
            return None
        if self.warriors[warrior]["species"] == "mophek":
            return list(range(points))
        return list(range(1, points + 1))

    def left(self, warrior: str) -> int | None:
        """His Impulses still to come this turn, the present one included."""
        slots = self.slots(warrior)
        if slots is None or self.phase == "over":
            return None if slots is None else 0
        if self.slot is None:
            return len(slots)
        return sum(
            1 for s in slots if s > self.slot or (s == self.slot and warrior not in self.view["acted"])
        )

    def due(self, warrior: str) -> bool:
        """Whether he may act in the present slot and has not yet."""
        slots = self.slots(warrior)
        fresh = self.warriors[warrior]["alive"] and warrior not in self.view["acted"]
        return fresh and slots is not None and self.slot in slots

    def owing(self) -> dict[int, str]:
        """Who owes which decision, from what all can see."""
        if self.phase == "impulse":
            return {self.view["active"]: "act"} if self.view["active"] is not None else {}
        if self.phase == "arrival":
            return {self.arrival()["seat"]: "arrival"}
        if self.phase not in ("species", "shields"):
            return {}
        seats = {d["seat"] for d in self.warriors.values() if d["alive"]}
        return {s: self.phase for s in sorted(seats) if s not in self.view["answered"]}

    def arrival(self) -> Data:
        """The reinforcement that is to be placed now, as the scenario brings it (UW-9.3.3)."""
        states = self.view.get("arrivals", {})
        known = [a for a in self.story["arrivals"] if states.get(a["warrior"], "queued") == "queued"]
        return dict(known[0])
