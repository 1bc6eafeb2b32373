"""Who may do what: a browser's key, the links to seats, and the rights that hang on them."""

import hashlib
import hmac
import re
import secrets

from fastapi import Request, Response

from grognard.server.problems import foreign_seat, malformed, unknown
from grognard.server.store.rows import SeatRow
from grognard.umpire.words import SPECTATOR, Seat

COOKIE = "grognard"
KEY = re.compile(r"[\w-]{43}", re.ASCII)
NONCE = re.compile(r"[\w-]{1,64}", re.ASCII)
YEARS = 5 * 365 * 24 * 3600


def new_key() -> str:
    """A random key of a browser, or the token of a link."""
    return secrets.token_urlsafe(32)


def new_match_id() -> str:
    """A match id that nobody guesses: who knows it may watch."""
    return secrets.token_urlsafe(9)


def hashed(key: str) -> str:
    """What the store keeps of a key or token. They are random, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def key_of(request: Request) -> str | None:
    """The browser's key, or None."""
    key = request.cookies.get(COOKIE)
    return key if key is not None and KEY.fullmatch(key) else None


def give_key(request: Request, response: Response, key: str) -> None:
    """Let the browser keep its key."""
    response.set_cookie(
        COOKIE,
        key,
        max_age=YEARS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


def same(key: str | None, stored: str | None) -> bool:
    """Whether the key's hash is the stored one; takes as long either way."""
    return hmac.compare_digest(hashed(key or ""), stored or "") and key is not None


def holds(request: Request, row: SeatRow) -> bool:
    """Whether this browser holds the seat."""
    return same(key_of(request), row.key)


def seat_of(text: str, seats: int) -> Seat:
    """A seat's number of the path, or `spectator`. Raises Problem."""
    if text == "spectator":
        return SPECTATOR
    if text.isascii() and text.isdigit() and len(text) < 4 and int(text) < seats:
        return int(text)
    raise unknown("seat")


def may_hear(request: Request, rows: list[SeatRow], text: str) -> Seat:
    """The audience of the path, if this browser may be it. Raises Problem."""
    seat = seat_of(text, len(rows))
    if seat != SPECTATOR and not holds(request, rows[seat]):
        raise foreign_seat()
    return seat


def held_seat(request: Request, rows: list[SeatRow], text: str) -> SeatRow:
    """The seat of the path, if this browser holds it. Raises Problem."""
    seat = may_hear(request, rows, text)
    if seat == SPECTATOR:
        raise foreign_seat()
    return rows[seat]


def mine(request: Request, rows: list[SeatRow]) -> list[Seat]:
    """The seats that this browser holds."""
    return [row.seat for row in rows if holds(request, row)]


def checked_nonce(nonce: str, field: str = "nonce") -> str:
    """A nonce that can stand in a record. Raises Problem."""
    if not NONCE.fullmatch(nonce):
        raise malformed(field, "1 to 64 letters, digits, - or _")
    return nonce


def checked_name(name: str | None, field: str = "name") -> str:
    """A name to show. Raises Problem."""
    name = " ".join((name or "").split())
    if len(name) > 40 or not name.isprintable():
        raise malformed(field, "at most 40 characters")
    return name
