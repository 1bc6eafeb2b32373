"""What the script reads on the page, in each language that the page speaks."""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """Words of the table and of the game, as they stand on the page."""

    stands: re.Pattern[str]
    """A warrior's counter in words."""
    expected: str
    cost: str
    tower_damage: str
    suit: str
    dart: str
    still: str
    whole_map: str
    tower_down: str
    lies: str
    carried: str


WORDS = {
    "en": Words(
        stands=re.compile(
            r"^(?P<name>.+?), .+ in (?P<hex>\d{4}) on .+: "
            r"(?P<left>\S+) Impulses? left, (?P<darts>\d+) darts?, (?P<prep>.+)$"
        ),
        expected="Expected damage",
        cost="Energy",
        tower_damage="Damage to the Tower",
        suit="Suit",
        dart="dart loaded",
        still="still",
        whole_map="The whole map",
        tower_down=": 0 of",
        lies="lies in",
        carried="carried by",
    ),
    "pl": Words(
        stands=re.compile(
            r"^(?P<name>.+?), .+, (?P<hex>\d{4}), .+: "
            r"(?:zosta\w+ )?(?P<left>\S+) Impuls\w*, (?P<darts>\d+) strzał\w+, (?P<prep>.+)$"
        ),
        expected="Średnie obrażenia",
        cost="Energia",
        tower_damage="Obrażenia Wieży",
        suit="Skafander",
        dart="strzałka załadowana",
        still="w bezruchu",
        whole_map="Cała plansza",
        tower_down="jeszcze 0 z",
        lies="leży na",
        carried="niesie go",
    ),
}
