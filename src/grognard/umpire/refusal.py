"""Every way in which the umpire says no, by cause."""

from msgspec import Struct

from grognard.umpire.words import Data


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why an action may not be done: the rule, the id of the sentence, and the facts it needs.

    Facts come from the acting seat's view and say what would be needed instead.
    """

    rule: str
    text: str
    facts: Data = {}

    def data(self) -> Data:
        """`{rule, text, facts}`, as on the wire."""
        return {"rule": self.rule, "text": self.text, "facts": self.facts}


class GrognardError(Exception):
    """Anything grognard raises on purpose."""


class BadNotation(GrognardError, ValueError):
    """The data is not an action, position, option, record or scenario at all; `field` says where."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}" if field else message)
        self.field = field
        self.message = message


class Refused(GrognardError, ValueError):
    """The action is well formed, but a rule forbids it here. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.text}")
        self.refusal = refusal


class Stale(GrognardError):
    """The seat answered a decision that is no longer the one asked. Nothing has changed."""

    def __init__(self, given: int, asked: int) -> None:
        super().__init__(f"decision {given} was answered, but decision {asked} is asked")
        self.given = given
        self.asked = asked


class BadRecord(GrognardError, ValueError):
    """A record that cannot be read, or whose replay or dice do not agree with what it says."""


class UnknownRuleset(GrognardError, LookupError):
    """No installed ruleset has this name, or it failed to load."""
