"""Setting up: one seat at a time places all its figures (9.1)."""

from typing import Final

from grognard.rulesets.killzone.actions import Placing, Setup
from grognard.rulesets.killzone.deploy import Spot, middle, own_figures, set_up
from grognard.rulesets.killzone.effects import put
from grognard.rulesets.killzone.ground import OUTSIDE
from grognard.rulesets.killzone.opening import lift, place_auto, tell_placed
from grognard.rulesets.killzone.phases.base import TRIES, Phase, pick
from grognard.rulesets.killzone.refusals import no, refuse
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.words import IN_ORDERS
from grognard.umpire.contract import Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Form, Seat

PLACING: Final = Form("setup", {"auto": False})
AUTO: Final = Setup(None, True)


class SetupPhase(Phase):
    """All own figures, or `auto`."""

    def asked(self, p: State) -> tuple[int, ...]:
        return (p.setup_order[0],) if p.setup_order else ()

    def menu(self, p: State, seat: Seat) -> Menu:
        actions: list[Action] = [AUTO] if automatic(p, seat) is not None else []
        return Menu(actions, (PLACING,) if actions else ())

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        """KZ-0.2, KZ-0.19, then the line of 7.4 for zone and coherence."""
        assert isinstance(action, Setup)
        if action.auto:
            good = action.figures is None and automatic(p, seat) is not None
            return None if good else no("KZ-7.4.3")
        mine = own_figures(p, seat)
        if action.figures is None or sorted(action.figures) != sorted([p.id(i) for i in mine]):
            return no("KZ-7.4.3")
        spots: dict[int, Spot] = {}
        for i in mine:
            spot = spot_of(p, action.figures[p.id(i)])
            if spot is None:
                return refuse("KZ-6.3.1", "6-3-1", {"figure": p.id(i)})
            spots[i] = spot
        trial = p.clone()
        assert isinstance(trial, State)
        rule, i = set_up(trial, spots)
        return refuse(rule, rule[3:].replace(".", "-").lower(), {"figure": p.id(i)}) if rule else None

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        assert isinstance(action, Setup)
        if action.figures is None:
            if not place_auto(p, seat):
                lift(p, seat)
        else:
            for i in own_figures(p, seat):
                spot = spot_of(p, action.figures[p.id(i)])
                assert spot is not None
                put(p, i, spot.x, spot.y, spot.zone)
        p.setup_order = p.setup_order[1:]
        tell_placed(p, seat, dice, log)

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        p.enter(IN_ORDERS)

    def draw(self, p: State, seat: Seat, form: Form, dice: Dice) -> Action:
        """The automatic places, some figures moved about as far as they may."""
        base = automatic(p, seat)
        assert base is not None
        best = places(base, seat)
        for _ in range(TRIES):
            figures = dict(best)
            id = list(figures)[pick(dice, len(figures))]
            at = figures[id].at
            assert at is not None
            figures[id] = Placing([at[0] + pick(dice, 1201) - 601, at[1] + pick(dice, 1201) - 601])
            if self.check(p, seat, Setup(figures)) is None:
                best = figures
        return Setup(best)

    def suggest(self, p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
        """Automatically."""
        return [AUTO]


def automatic(p: State, seat: Seat) -> State | None:
    """The position after the automatic set-up; None when there is no room."""
    trial = p.clone()
    assert isinstance(trial, State)
    return trial if place_auto(trial, seat) else None


def places(p: State, seat: Seat) -> dict[str, Placing]:
    """Where the seat's figures stand."""
    return {p.id(i): Placing([p.figures[i].x, p.figures[i].y]) for i in own_figures(p, seat)}


def spot_of(p: State, placing: Placing) -> Spot | None:
    """A point, a zone, or both; None for neither or for a zone that there is not."""
    if placing.zone is None:
        return None if placing.at is None else Spot(placing.at[0], placing.at[1], OUTSIDE)
    zone = p.table.zone_of.get(placing.zone, OUTSIDE)
    if zone == OUTSIDE:
        return None
    x, y = middle(p, zone) if placing.at is None else (placing.at[0], placing.at[1])
    return Spot(x, y, zone)
