"""Law 1: what is offered is legal, what is legal is offered, and every no names its rule or field."""

from grognard.umpire.dice import Seeded
from grognard.umpire.notation import canonical, digest, read_action
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Action, Concede, Data, Seat
from tests.laws.broken import broken, hold
from tests.laws.choices import DRAWS, SUGGESTIONS, a_few, mutations, offered
from tests.laws.made_up import strange
from tests.laws.mutate import malformed
from tests.laws.plots import acts_of
from tests.laws.rules import exists
from tests.laws.tally import Tally
from tests.laws.walk import Rest

MUTANTS = 12


def law_1(rest: Rest, dice: Seeded, tally: Tally) -> None:
    """Menus, forms, suggestions, mutants of them, earlier actions, malformed data; for every seat."""
    position = rest.position
    before = digest(position.notation())
    read = rest.ruleset.read(position.notation())
    for seat in rest.askable():
        all_listed(rest, seat)
        forms_pass(rest, seat, dice)
        suggestions(rest, seat, dice)
        actions = offered(position, seat, dice)
        for action in mutations(rest.ruleset, rest.view(seat), actions, MUTANTS, dice):
            judged(rest, seat, action, tally)
        for action in strange(rest.ruleset, rest.view(seat), actions, dice):
            judged(rest, seat, action, tally)
        for action in a_few(actions, MUTANTS, dice):
            same_when_read(rest, read, seat, action)
            for other in range(rest.start.seats):
                judged(rest, other, action, tally)
            malformed_names_a_field(rest, malformed(action.data(), dice), tally)
    for seat, action in acts_of(rest.ruleset, rest.start.plot):
        judged(rest, seat, action, tally)
    for action in a_few(rest.done, MUTANTS, dice):
        for seat in range(rest.start.seats):
            judged(rest, seat, action, tally)
    hold(
        digest(position.notation()) == before,
        1,
        "asking what may be done has changed the position",
        rest.where,
    )


def all_listed(rest: Rest, seat: Seat) -> None:
    """Every listed action passes."""
    for action in rest.position.menu(seat).actions:
        refusal = rest.position.check(seat, action)
        hold(
            refusal is None, 1, f"seat {seat} is offered {action.data()}, which {refusal} forbids", rest.where
        )


def forms_pass(rest: Rest, seat: Seat, dice: Seeded) -> None:
    """Every form draws actions that fit it and pass."""
    for form in rest.position.menu(seat).forms:
        for _ in range(DRAWS):
            action = rest.position.draw(seat, form, dice)
            hold(
                form.fits(action), 1, f"{action.data()} was drawn for {form}, but does not fit it", rest.where
            )
            refusal = rest.position.check(seat, action)
            hold(refusal is None, 1, f"{form} draws {action.data()}, which {refusal} forbids", rest.where)


def suggestions(rest: Rest, seat: Seat, dice: Seeded) -> None:
    """1 to k suggestions, each offered by the menu and legal."""
    menu = rest.position.menu(seat)
    for k in (1, SUGGESTIONS):
        found = rest.position.suggest(seat, dice, k)
        hold(1 <= len(found) <= k, 1, f"{len(found)} suggestions for {k}", rest.where)
        for action in found:
            refusal = rest.position.check(seat, action)
            hold(refusal is None, 1, f"{action.data()} is suggested, which {refusal} forbids", rest.where)
            hold(menu.offers(action), 1, f"{action.data()} is suggested, but not offered", rest.where)


def judged(rest: Rest, seat: Seat, action: Action, tally: Tally) -> None:
    """An action that passes is offered; one that does not is refused by a rule that exists."""
    refusal = rest.position.check(seat, action)
    if refusal is None and (isinstance(action, Concede) or (seat, "match") in rest.position.owed()):
        return  # what passes at every debt (law 2), and the umpire's own results, stand in no menu
    if refusal is None:
        tally.counts["mutants that are legal"] += 1
        offers = rest.position.menu(seat).offers(action)
        hold(offers, 1, f"seat {seat} may do {action.data()}, which its menu does not offer", rest.where)
        return
    tally.counts["mutants refused"] += 1
    tally.refused(refusal)
    known = exists(rest.ruleset, refusal.rule)
    hold(
        known, 1, f"{action.data()} of seat {seat} is refused by {refusal.rule}, which is no rule", rest.where
    )


def same_when_read(rest: Rest, read: object, seat: Seat, action: Action) -> None:
    """`check` says the same of the position read back from its notation, and of the action."""
    copy = read_action(rest.ruleset.Action, action.data())
    hold(copy == action, 1, f"{action.data()} comes back as {copy.data()}", rest.where)
    position = rest.ruleset.read(rest.position.notation()) if read is None else read
    now, then = rest.position.check(seat, action), position.check(seat, action)  # type: ignore[attr-defined]
    same = canonical(now) == canonical(then)
    hold(same, 1, f"{action.data()}: {now} before and {then} after notation", rest.where)


def malformed_names_a_field(rest: Rest, data: object, tally: Tally) -> None:
    """What is no action is told so by its field, and never reaches `check`."""
    try:
        action = read_action(rest.ruleset.Action, data)
    except BadNotation as error:
        tally.counts["malformed actions refused"] += 1
        hold(bool(error.field), 1, f"{data} is malformed, but no field is named", rest.where)
        return
    if is_twisted(data, action.data()):
        broken(1, f"{data} was read as {action.data()}", rest.where)


def is_twisted(data: object, read: Data) -> bool:
    """Whether reading has made something else of the data (a default that was left out apart)."""
    if not isinstance(data, dict):
        return True
    return any(
        key not in read or type(read[key]) is not type(data[key])
        for key in data
        if data[key] is not None and key not in ("type",) and key in read
    )
