"""A copy of the file while the server plays on."""

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from grognard.server.store.faults import CannotCopy
from grognard.server.store.files import hindrance, make_own
from grognard.server.store.sqlite import VERSION


def backup(database: Path, copy: Path) -> int:
    """Copy the matches as they stand at one moment; how many. Raises CannotCopy; then there is no copy.

    Reading does not hold up those who write. The copy appears under its name when it is whole.
    """
    if not database.is_file():
        raise CannotCopy(f"there is no file {database}")
    if copy.exists():
        raise CannotCopy(f"{copy} exists already; a copy overwrites nothing")
    part = copy.with_name(copy.name + ".part")
    part.unlink(missing_ok=True)
    try:
        make_own(part)
        count = copied(database, part)
        part.replace(copy)
    except sqlite3.Error as error:
        raise CannotCopy(f"{database} cannot be copied to {copy}: {error}{hindrance(database)}") from None
    finally:
        part.unlink(missing_ok=True)
    return count


def copied(database: Path, part: Path) -> int:
    """The number of matches in the whole and undamaged copy. Raises sqlite3.Error, CannotCopy."""
    here = f"file:{quote(str(database))}?mode=rw"
    with (
        closing(sqlite3.connect(here, uri=True, timeout=10)) as source,
        closing(sqlite3.connect(part)) as copy,
    ):
        if source.execute("PRAGMA user_version").fetchone()[0] not in range(1, VERSION + 1):
            raise CannotCopy(f"{database} holds no matches of this version of grognard")
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without neighbours
        if (found := copy.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
            raise CannotCopy(f"{database} is damaged: {found}")
        return int(copy.execute("SELECT COUNT(*) FROM matches").fetchone()[0])
