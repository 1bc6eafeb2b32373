"""The store's file in the file system: only its owner reads it, and whose it is when it cannot be used."""

import os
from contextlib import suppress
from pathlib import Path

OWN = 0o600


def make_own(path: Path | str) -> None:
    """Make an empty file that its owner alone reads; SQLite gives its neighbours the same mode.

    One that exists is left as it is; where none can be made, SQLite tells why.
    """
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWN))


def hindrance(path: Path | str) -> str:
    """Whose the file or folder is that may not be read and written, after a comma; or nothing."""
    file = Path(path).absolute()
    for part in (file.parent, file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with suppress(OSError, AttributeError):  # not everywhere do users have numbers
            if part.exists() and not os.access(part, os.R_OK | os.W_OK):
                return f", for {part} belongs to {user(part.stat().st_uid)}; this runs as {user(os.getuid())}"
    return ""


def user(number: int) -> str:
    """A user's name, or the number where it has none."""
    with suppress(ImportError, KeyError):
        import pwd

        return pwd.getpwuid(number).pw_name
    return f"user {number}"
