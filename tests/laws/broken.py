"""A law that does not hold, and how to come there again."""

from typing import NoReturn


class Broken(AssertionError):
    """A law is broken: its number, what is wrong, where. `rest`: at which rest of its walk, if at one."""

    def __init__(self, law: int, what: str, where: str = "") -> None:
        super().__init__(f"law {law}: {what}" + (f"\n  at {where}" if where else ""))
        self.law = law
        self.what = what
        self.rest: int | None = None


def broken(law: int, what: str, where: str = "") -> NoReturn:
    """Raises Broken."""
    raise Broken(law, what, where)


def hold(good: bool, law: int, what: str, where: str = "") -> None:
    """Raises Broken unless `good`."""
    if not good:
        raise Broken(law, what, where)
