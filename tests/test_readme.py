"""The README's example runs and prints what the README says; its links and commands exist."""

import contextlib
import io
import re
from pathlib import Path

from grognard.cli import app

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_prints_what_it_says() -> None:
    example = re.search(r"```python\n(.+?)```\n\n```\n(.+?)```", README, re.S)
    assert example is not None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example[1], "README.md", "exec"), {"__name__": "readme"})
    assert printed.getvalue() == example[2]


def test_every_link_of_the_documents_leads_somewhere() -> None:
    broken = []
    for page in [ROOT / "README.md", ROOT / "NOTICES.md", ROOT / "CHANGELOG.md", *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8")):
            if not target.startswith(("http:", "https:")) and not (page.parent / target).exists():
                broken.append(f"{page.relative_to(ROOT)}: {target}")
    assert not broken


def test_every_command_is_listed() -> None:
    section = README.split("## On the command line")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.+?) \|", section, re.M)
    listed = {name for row in rows for name in re.findall(r"`([a-z-]+)`", row)}
    commands = {
        command.name or command.callback.__name__ for command in app.registered_commands if command.callback
    }
    assert listed == commands


def test_every_make_target_of_the_documents_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    pages = [ROOT / "README.md", *ROOT.glob("docs/**/*.md")]
    named = {
        name for page in pages for name in re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8"))
    }
    assert {"play", "test", "fast", "bench", "soak"} <= targets
    assert named <= targets
