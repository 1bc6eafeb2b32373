"""The file holds every secret: nobody but its owner reads it, and who may not use it is told whose it is."""

import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

from grognard.server.store.backup import backup
from grognard.server.store.files import user
from tests.server.table import Browser, running

NOBODY = 65534
OPENED = """
import os, sys
from grognard.server.store.sqlite import Store, WrongStore
if os.getuid() == 0:
    os.setuid(65534)
try:
    Store(sys.argv[1])
except WrongStore as error:
    print(error)
"""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_file_its_neighbours_and_copies_are_their_owners_alone(database: Path, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with running(database) as served:
            browser = Browser(served.url)
            browser.start(["me", "here"])
            backup(database, tmp_path / "copy.sqlite3")
            files = sorted(tmp_path.iterdir())
            assert [file.name.removeprefix("matches.sqlite3") for file in files] == [
                "copy.sqlite3",
                "",
                "-shm",
                "-wal",
            ]
            assert [mode(file) for file in files] == [0o600] * 4
            browser.close()
    finally:
        os.umask(before)


def test_a_file_that_is_there_keeps_its_mode(database: Path) -> None:
    """Its host may have given a group the right to copy it."""
    database.touch(0o640)
    database.chmod(0o640)
    with running(database):
        assert mode(database) == 0o640


def test_who_may_not_use_the_file_is_told_whose_it_is() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        file = Path(folder).resolve() / "matches.sqlite3"
        file.touch()
        for readable in (0o444, 0o000):
            file.chmod(readable)
            done = subprocess.run([sys.executable, "-c", OPENED, str(file)], capture_output=True, text=True)
            runs = NOBODY if os.getuid() == 0 else os.getuid()
            assert done.stdout.startswith(f"{file} cannot be used: "), done.stderr
            assert done.stdout.endswith(
                f", for {file} belongs to {user(os.getuid())}; this runs as {user(runs)}\n"
            )


def test_a_user_without_a_name_has_a_number() -> None:
    assert user(3_999_999_999) == "user 3999999999"
