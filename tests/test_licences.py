"""NOTICES.md names everything that is installed or shipped, with the licence it has."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NOTICES = dict(
    re.findall(r"^\| ([@a-z0-9/-]+) \| ([^|]+?) \|", (ROOT / "NOTICES.md").read_text(encoding="utf-8"), re.M)
)


@pytest.mark.parametrize("name", ["run", "dev", "node"])
def test_every_python_package_is_listed(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    packages = set(re.findall(r"^([a-z0-9-]+)==", text, re.M))
    assert packages
    assert packages - NOTICES.keys() == set()


@pytest.mark.parametrize("name", ["run", "dev", "node"])
def test_requirements_are_pinned_by_hash_and_name_no_address(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    for entry in re.split(r"\n(?=[a-z])", text):
        if re.match(r"[a-z0-9-]+==", entry):
            assert "--hash=sha256:" in entry, entry
    assert "://" not in text
    assert not re.search(r"^-", text, re.M)


def test_every_client_package_is_listed_with_its_licence() -> None:
    package = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = {
        name: lock[f"node_modules/{name}"]["license"]
        for group in ("dependencies", "devDependencies")
        for name in package.get(group, {})
    }
    assert {name: NOTICES.get(name) for name in wanted} == wanted


def test_the_client_lock_holds_hashes_and_no_address() -> None:
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    installed = {path: entry for path, entry in lock.items() if path}
    assert [
        path for path, entry in installed.items() if "integrity" not in entry and "link" not in entry
    ] == []
    assert [path for path, entry in installed.items() if "resolved" in entry] == []


def test_grognard_is_under_the_apache_licence() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Apache License" in text
    assert "Version 2.0, January 2004" in text
