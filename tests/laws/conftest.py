"""At the end of a run of the laws: what occurred how often, and what never did."""

import pytest

from tests.laws.tally import FOLDER


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Point at the counts of law 1, which walks all three kinds, and tell what never occurred."""
    for path in sorted(FOLDER.glob("*-law-01.txt")):
        terminalreporter.section(f"what occurred: build/laws/{path.name}", sep="-")
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("##") or line.lstrip().startswith("never"):
                terminalreporter.write_line(line)
