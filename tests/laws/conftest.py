"""At the end of a run of the laws: what occurred how often, and what never did."""

import pytest

from tests.laws.tally import FOLDER


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The counts of law 1, which walks all three kinds."""
    for path in sorted(FOLDER.glob("*-law-01.txt")):
        terminalreporter.section(f"what occurred: build/laws/{path.name}", sep="-")
        for section in path.read_text("utf-8").split("## ")[1:]:
            title, *lines = section.splitlines()
            terminalreporter.write_line(f"{title}: {', '.join(' '.join(line.split()) for line in lines)}")
