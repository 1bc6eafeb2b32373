"""Who is in a blast, and in which order (KZ-6.2.6, KZ-R27, KZ-R30)."""

from grognard.rulesets.killzone.blasts import in_blast
from tests.rulesets.killzone.naive_ground import Data
from tests.rulesets.killzone.test_ways import position


def blast(figures: Data, x: int, y: int, zone: str = "", radius: int = 200) -> list[str]:
    p = position(figures)
    number = p.table.zone_of[zone] if zone else -1
    return [p.id(j) for j in in_blast(p, x, y, number, radius)]


def test_on_the_ground_by_the_rim_of_the_base() -> None:
    """KZ-W26: 250 is the limit; nearest first, then by id."""
    figures: Data = {
        "a.1": {"at": [2240, 500]},
        "a.2": {"at": [2000, 251 + 500]},
        "b.2": {"at": [2000, 500]},
        "b.3": {"at": [2000, 250]},
        "b.4": {"at": [1760, 500]},
    }
    assert blast(figures, 2000, 500) == ["b.2", "a.1", "b.4", "b.3"]


def test_levels_are_apart() -> None:
    roof: Data = {"zone": "b1/roof"}
    figures: Data = {
        "a.1": {**roof, "at": [1350, 2200]},
        "a.2": {"zone": "b1/0/E", "at": [1400, 2200]},
        "a.3": {"zone": "b1/1/E", "at": [1400, 2200]},
        "b.2": {"at": [1460, 2200]},
    }
    assert blast(figures, 1460, 2200) == ["b.2"]
    assert blast(figures, 1350, 2200, "b1/roof") == ["a.1"]
    assert blast(figures, 1400, 2200, "b1/0/E") == ["a.2"]


def test_a_room_is_hit_whole_nearest_first() -> None:
    figures: Data = {
        "a.1": {"zone": "b1/0/E", "at": [1400, 1850]},
        "a.2": {"zone": "b1/0/E", "at": [1400, 2500]},
        "b.2": {"zone": "b1/0/E", "at": [1400, 2550]},
        "b.3": {"zone": "b1/0/C"},
        "a.3": {"zone": "b1/0/C"},
    }
    assert blast(figures, 1400, 2550, "b1/0/E", 100) == ["b.2", "a.2", "a.1"]
    assert blast(figures, -1, -1, "b1/0/E", 100) == ["a.1", "a.2", "b.2"]
    assert blast(figures, -1, -1, "b1/0/C", 100) == ["a.3", "b.3"]
