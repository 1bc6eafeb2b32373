"""What an audience can tell of a sheet that it does not see (UW-R44): from start values, shots and hits."""

from grognard.rulesets.ultrawarrior.memory import BONUS, HARMED, PAID, PIERCED, UNKNOWN, Past
from grognard.rulesets.ultrawarrior.presentation.facts import Facts, Guess
from grognard.rulesets.ultrawarrior.tables import RESERVE, SPECIES_OF

Span = tuple[int, int]
"""The least and the most; both the same where it is known."""
NONE_LEFT = (0, 0)


def span(facts: Facts, ref: str, field: str) -> Span | None:
    """Energy, reserve, suit or Life of a warrior; None where nothing is known."""
    value = facts.warriors[ref].get(field)
    if value is not None:
        return value, value
    past = facts.past(ref)
    if past is not None and ref not in facts.guesses:
        facts.guesses[ref] = bounds(facts, ref, past)
    found = facts.guesses[ref][field] if past is not None else None
    return found or widest(facts, ref, field)


def widest(facts: Facts, ref: str, field: str) -> Span | None:
    """What the counter alone tells; of the Energy nothing."""
    data = facts.warriors[ref]
    ranges = {"suit": (0, data["suit_max"]), "life": (1 if data["alive"] else 0, data["life_max"])}
    return ranges.get(field)


def bounds(facts: Facts, ref: str, past: Past) -> Guess:
    """All four, from what has happened in public."""
    suit = suit_left(past)
    bare = suit == NONE_LEFT
    energy, reserve = energy_left(facts, ref, past)
    return {
        "suit": suit,
        "energy": NONE_LEFT if bare else energy,
        "reserve": NONE_LEFT if bare else reserve,
        "life": life_left(facts, ref, past),
    }


def suit_left(past: Past) -> Span | None:
    """UW-4.2.3, UW-7.34.2: a Shield may have taken every hit or none, but not a Disk's.

    UW-R45: a Life die shows that the suit is gone.
    """
    if past.bare or past.cause == "damage":
        return NONE_LEFT
    if past.suit == UNKNOWN:
        return None
    pierced = sum(amount for kind, amount in past.happenings if kind == PIERCED)
    harmed = sum(amount for kind, amount in past.happenings if kind == HARMED)
    return max(0, past.suit - pierced - harmed), max(0, past.suit - pierced)


def energy_left(facts: Facts, ref: str, past: Past) -> tuple[Span | None, Span | None]:
    """Energy and reserve: at most the start less what was spent in sight, for Shields are secret."""
    if past.energy == UNKNOWN:
        return None, None
    energy, reserve = past.energy, RESERVE[SPECIES_OF[facts.warriors[ref]["species"]]]
    for kind, amount in past.happenings:
        if kind == PAID:
            reserve -= max(0, amount - energy)
            energy = max(0, energy - amount)
        elif kind == BONUS:
            energy += amount
    return (0, energy), (0, max(0, reserve))


def life_left(facts: Facts, ref: str, past: Past) -> Span | None:
    """UW-R45: known, where Life dice are open."""
    if past.cause == "damage":
        return NONE_LEFT
    if past.energy == UNKNOWN or facts.options["life_dice"] != "open":
        return None
    left = max(0, facts.warriors[ref]["life_max"] - past.life_lost)
    return left, left
