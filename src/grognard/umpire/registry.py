"""Finding rulesets: by entry point, so that a stranger's package adds a game without touching ours."""

from functools import lru_cache
from importlib.metadata import entry_points

from grognard.umpire.refusal import UnknownRuleset
from grognard.umpire.ruleset import Ruleset

GROUP = "grognard.rulesets"


class Registry:
    """The rulesets that loaded, and why others did not. One that fails hides no other."""

    def __init__(self) -> None:
        self.rulesets: dict[str, Ruleset] = {}
        self.failed: dict[str, str] = {}
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
            self._load(entry.name, entry.load)

    def _load(self, name: str, load: object) -> None:
        try:
            ruleset = load() if callable(load) else None
        except Exception as error:  # a stranger's package may raise anything at import
            self.failed[name] = f"{type(error).__name__}: {error}"
            return
        if isinstance(ruleset, Ruleset) and ruleset.name == name:
            self.rulesets[name] = ruleset
        else:
            self.failed[name] = "the entry point is no Ruleset of this name"

    def get(self, name: str) -> Ruleset:
        """The ruleset. Raises UnknownRuleset, with the reason if it failed to load."""
        if name in self.rulesets:
            return self.rulesets[name]
        reason = self.failed.get(name)
        known = ", ".join(self.rulesets) or "none"
        raise UnknownRuleset(
            f"{name} failed to load: {reason}" if reason else f"no ruleset {name!r}; there are: {known}"
        )


@lru_cache(maxsize=1)
def registry() -> Registry:
    """The rulesets of this installation, looked up once."""
    return Registry()


def get(name: str) -> Ruleset:
    """The installed ruleset of this name. Raises UnknownRuleset."""
    return registry().get(name)
