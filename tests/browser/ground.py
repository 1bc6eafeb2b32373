"""The map as a player reads it: which hexes can be walked, and the next step of the shortest way."""

from heapq import heappop, heappush

from grognard.space.hex import HexGrid

GRID = HexGrid(28, 28)
STEP = {"clear": 1, "ice": 1, "inverted_water": 2, "forest": 3}
"""Forest costs a still Impulse before it; low water comes back."""
BURNING = ("fire", "lava", "water")


def distance(a: str, b: str) -> int:
    return int(GRID.distance(GRID.cell(a), GRID.cell(b)))


def neighbours(hex: str) -> list[str]:
    return [GRID.label(cell) for cell in GRID.adjacent(GRID.cell(hex))]


def rim(hex: str) -> bool:
    return bool(GRID.rim(GRID.cell(hex)))


def step(terrain: dict[str, str], start: str, goals: set[str]) -> str | None:
    """The first hex of the cheapest way from `start` to one of the goals; None: there, or no way."""
    best = {start: 0}
    open_: list[tuple[int, str, str]] = [(0, start, "")]
    while open_:
        cost, hex, first = heappop(open_)
        if cost > best[hex]:
            continue
        if hex in goals:
            return first or None
        for near in neighbours(hex):
            price = STEP.get(terrain[near])
            if price is not None and cost + price < best.get(near, 10_000):
                best[near] = cost + price
                heappush(open_, (cost + price, near, first or near))
    return None
