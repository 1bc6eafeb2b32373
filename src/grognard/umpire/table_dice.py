"""The dice of a match, step by step: each step gets dice that begin where the last one stopped."""

import secrets as source

from grognard.umpire.dice import Dice, Forced, Physical, Sealed, Stream, commitment
from grognard.umpire.record import Rolls


class TableDice:
    """Sealed dice, or real open dice with sealed hidden ones.

    `opened` and `hidden` count the rolls that ever fell, undone ones too: no index is used twice.
    """

    def __init__(self, kind: str, secrets: dict[str, str], nonces: list[str]) -> None:
        self.kind = kind
        self.secrets = secrets
        self.nonces = "|".join(nonces)
        self.opened = 0
        self.hidden = 0

    def for_step(self, entered: Rolls) -> Dice:
        """Dice for the next step. `entered`: the real rolls given for it so far."""
        hidden = Stream(bytes.fromhex(self.secrets["hidden"]), self.nonces, self.hidden)
        if self.kind == "physical":
            return Physical(entered, hidden)
        return Sealed(Stream(bytes.fromhex(self.secrets["open"]), self.nonces, self.opened), hidden)

    def fell(self, opened: Rolls, hidden: Rolls) -> None:
        """These rolls are stored: their indices are spent."""
        self.opened += len(opened)
        self.hidden += len(hidden)


class ForcedTable(TableDice):
    """Cases: the dice of each step are given beforehand."""

    def __init__(self) -> None:
        super().__init__("forced", {}, [])
        self.next = Forced([])

    def for_step(self, entered: Rolls) -> Dice:
        return self.next


def new_secrets(seed: str | None = None) -> dict[str, str]:
    """Two 256-bit secrets as hex: from the machine, or, to be repeatable, from a seed."""
    if seed is None:
        return {"open": source.token_hex(32), "hidden": source.token_hex(32)}
    return {name: commitment(f"{name} {seed}".encode()) for name in ("open", "hidden")}


def commitments(secrets: dict[str, str]) -> dict[str, str]:
    """What is published before play."""
    return {name: commitment(bytes.fromhex(secret)) for name, secret in secrets.items()}
