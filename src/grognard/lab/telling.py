"""Lines of a log as text in a terminal: Fluent messages formatted as the client would."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import grognard.umpire as umpire
from grognard.umpire.lines import told
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.scene import Text
from grognard.umpire.words import Data, Event

UMPIRE_TEXTS = Path(umpire.__file__).parent / "locales"


class Teller:
    """Formats texts of the umpire and of one game in one language."""

    def __init__(self, ruleset: Ruleset, language: str = "en") -> None:
        self.ruleset = ruleset
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in (UMPIRE_TEXTS / f"{language}.ftl", ruleset.file(f"locales/{language}.ftl")):
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def line(self, view: Data, event: Event) -> str:
        """An event in words, with its rules in brackets."""
        line = told(self.ruleset, view, event)
        rules = f" [{', '.join(line.rules)}]" if line.rules else ""
        return self.text(line.text) + rules

    def text(self, text: Text) -> str:
        """A message in words. A missing one shows its id."""
        message = self.bundle.get_message(text.id) if self.bundle.has_message(text.id) else None
        if message is None or message.value is None:
            return text.id
        formatted, _ = self.bundle.format_pattern(message.value, self.arguments(text))
        return str(formatted)

    def arguments(self, text: Text) -> dict[str, object]:
        """In words. One that is a text brings its attributes: `.acc` of `$weapon` is `$weapon-acc`."""
        args: dict[str, object] = {}
        for name, value in text.args.items():
            args[name] = self.text(value) if isinstance(value, Text) else value
            if isinstance(value, Text) and self.bundle.has_message(value.id):
                inner = self.arguments(value)
                for form, pattern in self.bundle.get_message(value.id).attributes.items():
                    args[f"{name}-{form}"], _ = self.bundle.format_pattern(pattern, inner)
        return args
