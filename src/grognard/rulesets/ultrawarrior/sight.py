"""The Line of Fire (UW-8.0.1): what blocks it, where first, and what covers its far end."""

from typing import Final

from grognard.rulesets.ultrawarrior.ground import Ground
from grognard.rulesets.ultrawarrior.tables import BLOCKS, GRID

OPEN: Final = 0
CROSSED: Final = 1
EDGES: Final = 2
"""UW-8.1.3: a blocking hex is crossed (UW-R21: through its interior); UW-R22: the edges block."""

NO_COVER: Final = 0
IN_FOREST: Final = 1
IN_SMOKE: Final = 2
COVERS: Final[tuple[str, ...]] = ("none", "forest", "smoke")


def obstruction(ground: Ground, one_edge: bool, a: int, b: int) -> int:
    """Whether the line between the two ends is free. The ends never count (UW-8.1.2, UW-7.42.6, UW-R21)."""
    line = GRID.line(a, b)
    blocking = ground.blocking
    for step in line.crossed:
        if blocking[a + step]:
            return CROSSED
    if line.edged and edges_block(ground, one_edge, a, b):
        return EDGES
    return OPEN


def edges_block(ground: Ground, one_edge: bool, a: int, b: int) -> bool:
    """UW-R22: a blocking hex on either side of the line, anywhere along it; with `edge_line: target` one is
    enough.
    """
    line = GRID.line(a, b)
    left = any_blocks(ground, a, line.left)
    right = any_blocks(ground, a, line.right)
    return (left or right) if one_edge else (left and right)


def any_blocks(ground: Ground, a: int, steps: tuple[int, ...]) -> bool:
    """Whether one of the hexes blocks."""
    return any(ground.blocking[a + step] for step in steps)


def first_block(ground: Ground, one_edge: bool, a: int, b: int) -> int:
    """UW-8.1.5: the first blocking hex between the ends, or -1.

    Edge hexes count only when the edges block.
    """
    line = GRID.line(a, b)
    edges = line.edged and edges_block(ground, one_edge, a, b)
    for step in line.order:
        if ground.blocking[a + step] and (edges or step in line.crossed):
            return a + step
    return -1


def cover(ground: Ground, a: int, b: int) -> int:
    """UW-8.1.4: what hides the far hex. Smoke goes before Forest; Forest only from another hex (UW-R24)."""
    if b in ground.smoke:
        return IN_SMOKE
    return IN_FOREST if a != b and BLOCKS[ground.terrain[b]] else NO_COVER
