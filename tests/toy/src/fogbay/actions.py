"""What a seat may answer. Frozen words of the notation; the seat that acts stands beside them."""

from grognard.umpire.words import Action, Concede


class Allocate(Action, frozen=True):
    """FB-3.1: crew for each of one's boats this turn; a boat left out gets none."""

    crew: dict[str, int]


class Sail(Action, frozen=True):
    """FB-4.1: a boat along the cells of `path`, in order."""

    boat: str
    path: list[str]


class Flare(Action, frozen=True):
    """FB-5.1: a flare over `at`, with 1 to 3 charges of powder."""

    at: str
    powder: int


class Land(Action, frozen=True):
    """FB-4.7: the cargo of a runner in the cove is brought ashore."""

    boat: str


class EndTurn(Action, frozen=True):
    """FB-4.8: nothing more this turn."""


class Hail(Action, frozen=True):
    """FB-6.2: the cutter tries to stop the light that sails past."""


class LetPass(Action, frozen=True):
    """FB-6.2: it does not."""


class Bribe(Action, frozen=True):
    """FB-6.4: everybody is asked, whether he has a bribe or not."""

    pay: bool


class Keep(Action, frozen=True):
    """FB-5.4: the roll stands, for all this seat cares."""


class Reroll(Action, frozen=True):
    """FB-5.4: a token of luck for another roll."""


class Stake(Action, frozen=True):
    """FB-8.2: coins on the next match of a season."""

    coins: int


class MatchResult(Action, frozen=True):
    """FB-8.3: a finished match of a season is brought home; seats are the season's."""

    battle: str
    winners: list[int]


FogBayAction = (
    Allocate
    | Sail
    | Flare
    | Land
    | EndTurn
    | Hail
    | LetPass
    | Bribe
    | Keep
    | Reroll
    | Stake
    | MatchResult
    | Concede
)
