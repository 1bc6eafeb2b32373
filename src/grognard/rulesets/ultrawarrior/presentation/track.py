"""The turn's track, the seats of the top bar, and the scenario's own page."""

from grognard.rulesets.ultrawarrior.presentation.facts import Facts
from grognard.rulesets.ultrawarrior.presentation.texts import term, text
from grognard.umpire.scene import Panel, PanelRow, SeatInfo, Step, Text, Track
from grognard.umpire.words import Data


def track(facts: Facts) -> Track:
    """Turn, steps with the present one, limit, goal, order of seats."""
    return Track(
        text("turn", turn=facts.view["turn"]),
        steps(facts),
        f"impulse-{facts.slot}" if facts.slot is not None else facts.phase,
        limit=text("limit", turn=limit(facts)),
        goals=goals(facts),
        order=list(facts.view["order"]),
    )


def limit(facts: Facts) -> int:
    """The last turn: the scenario's own, or that of the option (UW-R58)."""
    return int(facts.story.get("turn_limit") or facts.options["turn_limit"])


def steps(facts: Facts) -> list[Step]:
    """UW-3.2.1: Shields, removal, Impulses; 0 and 7 only where a Mophek has them."""
    if facts.phase in ("species", "over"):
        return [Step(facts.phase, term("step", facts.phase), list(facts.owing()))]
    first = [Step("arrival", text("step-arrival"), list(facts.owing()))] if facts.phase == "arrival" else []
    first += [Step("shields", text("step-shields")), Step("cleanup", text("step-cleanup"))]
    return first + [
        Step(f"impulse-{slot}", text("step-impulse", slot=slot), acting(facts, slot))
        for slot in range(8)
        if 0 < slot < 7 or slot == facts.slot or acting(facts, slot)
    ]


def acting(facts: Facts, slot: int) -> list[int]:
    """The seats that have an Impulse in the slot, in turn order, as far as that is known."""
    order = facts.view["order"] or list(range(facts.view["seats"]))
    here = {facts.warriors[w]["seat"] for w in facts.alive() if slot in (facts.slots(w) or [])}
    return [seat for seat in order if seat in here]


def goals(facts: Facts) -> list[Text]:
    """How the match is won: in a player's own scenario predicate by predicate."""
    if "custom" not in facts.view:
        return [text(f"goal-{facts.scenario}")]
    return [goal(facts, predicate) for predicate in facts.story["victory"]]


def goal(facts: Facts, predicate: str | Data) -> Text:
    """One victory predicate: a word, or a word with its warrior, hex or turn."""
    if isinstance(predicate, str):
        return text(f"goal-own-{predicate.replace('_', '-')}")
    (kind, what), *_ = predicate.items()
    return text(
        f"goal-own-{kind.replace('_', '-')}",
        name=facts.name(what.get("warrior", "")),
        hex=what.get("hex", ""),
        turn=what.get("turn", 0),
    )


def seats(facts: Facts) -> list[SeatInfo]:
    """The seats with their sides and what they owe."""
    owing = facts.owing()
    living = {facts.warriors[w]["seat"] for w in facts.alive()}
    return [
        SeatInfo(
            seat,
            text("name", name=facts.side_name(seat)),
            owes=owing.get(seat, ""),
            answered=seat in facts.view["answered"],
            out=seat not in living and owing.get(seat) is None,
        )
        for seat in range(facts.view["seats"])
    ]


def panels(facts: Facts) -> list[Panel]:
    """The scenario: its story, its goal and its special rules, or a player's own words."""
    goal_rows = [PanelRow(told) for told in goals(facts)]
    if "custom" in facts.view:
        special = facts.story.get("special") or ""
        own = [PanelRow(text("name", name=special))] if special else []
        return [Panel(text("name", name=facts.story["name"]), goal_rows + own)]
    story = [PanelRow(text(f"scenario-{facts.scenario}-story"))]
    special_rows = [PanelRow(text(f"special-{facts.scenario}"))]
    return [Panel(text(f"scenario-{facts.scenario}"), story + goal_rows + special_rows)]
