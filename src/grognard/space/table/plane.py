"""Points of the plane: sides, lengths and distances, without a rounding.

Coordinates and radii lie between -LIMIT and LIMIT: then every product below fits into 64 bits.
"""

from math import isqrt

from mypy_extensions import i64

LIMIT = 12_000
"""A side is at most 8 * LIMIT**2, a product of two fractions' parts 128 * LIMIT**4: 2.7e18, below 2**63."""


def side(ax: i64, ay: i64, bx: i64, by: i64, x: i64, y: i64) -> i64:
    """Where (x, y) lies of the line from a to b: above 0 to its left, below 0 to its right, 0 on it."""
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)


def square(dx: i64, dy: i64) -> i64:
    """The square of a length."""
    return dx * dx + dy * dy


def length(dx: int, dy: int) -> int:
    """The least whole number not below the length."""
    squared = dx * dx + dy * dy
    root = isqrt(squared)
    return root if root * root == squared else root + 1


def near_segment(x: i64, y: i64, ax: i64, ay: i64, bx: i64, by: i64, radius: i64) -> bool:
    """Whether the point is nearer than `radius` to the segment, its ends included."""
    return _compared(x, y, ax, ay, bx, by, radius) < 0


def within_segment(x: i64, y: i64, ax: i64, ay: i64, bx: i64, by: i64, radius: i64) -> bool:
    """Whether the point is at most `radius` away from the segment, its ends included."""
    return _compared(x, y, ax, ay, bx, by, radius) <= 0


def _compared(x: i64, y: i64, ax: i64, ay: i64, bx: i64, by: i64, radius: i64) -> i64:
    """Below, at or above 0 as the distance is below, at or above the radius."""
    dx, dy = bx - ax, by - ay
    along = (x - ax) * dx + (y - ay) * dy
    whole = dx * dx + dy * dy
    if along <= 0:
        return square(x - ax, y - ay) - radius * radius
    if along >= whole:
        return square(x - bx, y - by) - radius * radius
    across = dx * (y - ay) - dy * (x - ax)
    return across * across - radius * radius * whole
