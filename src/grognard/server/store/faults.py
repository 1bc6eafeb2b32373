"""What may be wrong with the file, in words for those at the table."""

import logging
import sqlite3

import msgspec

from grognard.umpire.refusal import GrognardError

log = logging.getLogger("grognard.store")


class CannotCopy(GrognardError):
    """The file is missing, damaged or another program's, or the copy cannot be written."""


class StoreFault(GrognardError):
    """The file could not be read or written: `what` is `full`, `locked`, `gone`, `damaged` or `broken`."""

    def __init__(self, what: str) -> None:
        super().__init__(FAULTS[what])
        self.what = what


class Dropped(GrognardError):
    """A table was given up; a fresh one is opened. `fault`: why it was, or None if the match was deleted."""

    def __init__(self, fault: StoreFault | None) -> None:
        super().__init__("the table was given up")
        self.fault = fault


FAULTS = {
    "full": "the server's disk is full; nothing was changed, and play goes on as soon as there is room",
    "locked": "another program holds the server's file; nothing was changed, try again",
    "gone": "the server's file has been removed or replaced; nothing was changed",
    "damaged": "the server's file is damaged here; a backup has to be brought back",
    "broken": "the server's file cannot be used now; nothing was changed",
}
CODES = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


def fault(error: Exception) -> StoreFault:
    """What SQLite's error, or a row that cannot be read, means to those at the table."""
    if isinstance(error, StoreFault):
        return error
    if isinstance(error, msgspec.DecodeError):
        return StoreFault("damaged")
    code = getattr(error, "sqlite_errorcode", None)
    return StoreFault("broken" if code is None else CODES.get(code & 0xFF, "broken"))


def told(error: Exception) -> StoreFault:
    """The fault, with SQLite's own words in the log."""
    found = fault(error)
    log.error("%s", found if isinstance(error, StoreFault) else f"{found} ({error})")
    return found
