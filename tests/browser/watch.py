"""Listens to what pages complain of: console errors and errors that nobody caught."""

from playwright.sync_api import ConsoleMessage, Error, Page


class Watch:
    """The complaints of all pages of a test; what is expected is allowed by a part of its text."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.allowed: list[str] = []

    def allow(self, *parts: str) -> None:
        """From now on complaints with one of these parts are expected."""
        self.allowed.extend(parts)

    def over(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: Error) -> None:
        self._note(f"uncaught: {error.message}")

    def _note(self, complaint: str) -> None:
        if not any(part in complaint for part in self.allowed):
            self.complaints.append(complaint)
