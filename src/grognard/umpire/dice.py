"""Where faces come from. Rules ask `roll` and `hidden`; they never know which kind of dice they hold."""

import hashlib
import hmac
from collections.abc import Callable
from random import Random

from mypy_extensions import mypyc_attr

from grognard.umpire.refusal import GrognardError

Roll = tuple[str, int, tuple[int, ...]]
"""Name, sides, faces."""


class NeedDice(GrognardError):
    """The dice have no face ready. The half-played clone is dropped and played again with it."""

    def __init__(self, name: str, sides: int, n: int, by: str | None) -> None:
        super().__init__(f"{n}d{sides} for {name}")
        self.name = name
        self.sides = sides
        self.n = n
        self.by = by


class WrongDice(GrognardError, ValueError):
    """Forced, recorded or entered dice are not the ones the rules roll here."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Two streams of dice: open ones, told to all, and hidden ones, told by the rules or by nobody."""

    def roll(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        """Faces, 1 to `sides`, of `n` open dice; `by` is the piece that rolls."""
        raise NotImplementedError

    def hidden(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        """The same from the hidden stream: a secret roll moves no public one."""
        raise NotImplementedError

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        """A permutation of 1 to `n`; always hidden."""
        raise NotImplementedError


class Seeded(Dice):
    """Playouts and bots: two generators from one seed, equal on every machine, plain or compiled."""

    def __init__(self, seed: int | str) -> None:
        self.open_random = Random(f"open {seed}")
        self.hidden_random = Random(f"hidden {seed}")
        self.next_open: Callable[[], float] = self.open_random.random
        self.next_hidden: Callable[[], float] = self.hidden_random.random

    def roll(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return faces(self.next_open, sides, n)

    def hidden(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return faces(self.next_hidden, sides, n)

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        faces = list(range(1, n + 1))
        self.hidden_random.shuffle(faces)
        return tuple(faces)

    def pick(self, n: int) -> int:
        """A number from 0 to n - 1: for choosing in a playout, from the hidden stream."""
        return int(self.next_hidden() * n)


def faces(random: Callable[[], float], sides: int, n: int) -> tuple[int, ...]:
    """The next `n` faces of a generator."""
    if n == 1:
        return (int(random() * sides) + 1,)
    return tuple([int(random() * sides) + 1 for _ in range(n)])


class Forced(Dice):
    """Cases: one list, in rolling order, matched by name."""

    def __init__(self, rolls: list[list[str | int]]) -> None:
        self.rolls = rolls
        self.next = 0

    def roll(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return self.take(name, sides, n)

    def hidden(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return self.take(name, sides, n)

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        faces = self.take(name, n, n)
        if sorted(faces) != list(range(1, n + 1)):
            raise WrongDice(f"{name}: {list(faces)} is no permutation of 1 to {n}")
        return faces

    def take(self, name: str, sides: int, n: int) -> tuple[int, ...]:
        """The next roll of the list. Raises WrongDice when it is another one, or there is none."""
        if self.next >= len(self.rolls):
            raise WrongDice(f"{name} is rolled, but no dice are left")
        given = self.rolls[self.next]
        faces = checked_faces(given, name, sides, n)
        self.next += 1
        return faces

    def finish(self) -> None:
        """Raises WrongDice when dice are left over."""
        if self.next < len(self.rolls):
            raise WrongDice(f"{self.rolls[self.next][0]} was not rolled")


def checked_faces(given: list[str | int], name: str, sides: int, n: int) -> tuple[int, ...]:
    """The faces of `[name, face, ...]`. Raises WrongDice for another name, number or face."""
    faces = [face for face in given[1:] if isinstance(face, int) and not isinstance(face, bool)]
    if not given or given[0] != name:
        raise WrongDice(f"{name} is rolled, not {given[0] if given else 'nothing'}")
    if len(faces) != n or len(given) != n + 1:
        raise WrongDice(f"{name} takes {n} faces, not {len(given) - 1}")
    if any(face < 1 or face > sides for face in faces):
        raise WrongDice(f"{name} has faces 1 to {sides}, not {faces}")
    return tuple(faces)


class Recorded(Dice):
    """Replay: the open and the hidden rolls of one entry, in order."""

    def __init__(self, opened: list[list[str | int]], hidden: list[list[str | int]]) -> None:
        self.opened = Forced(opened)
        self.secret = Forced(hidden)

    def roll(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return self.opened.take(name, sides, n)

    def hidden(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return self.secret.take(name, sides, n)

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        return self.secret.shuffle(name, n)

    def finish(self) -> None:
        """Raises WrongDice when recorded rolls are left over."""
        self.opened.finish()
        self.secret.finish()


def commitment(secret: bytes) -> str:
    """What is published before play: the hash of a stream's secret."""
    return hashlib.sha256(secret).hexdigest()


class Stream:
    """One sealed stream: roll i is HMAC-SHA256(secret, nonces | i | name | sides), reduced without bias."""

    def __init__(self, secret: bytes, nonces: str, index: int = 0) -> None:
        self.secret = secret
        self.nonces = nonces
        self.index = index

    def take(self, name: str, sides: int, n: int) -> tuple[int, ...]:
        """`n` faces under the next index. Indices only grow, after an undo too."""
        source = Bytes(self.secret, f"{self.nonces}|{self.index}|{name}|{sides}")
        self.index += 1
        return tuple([source.below(sides) + 1 for _ in range(n)])

    def permutation(self, name: str, n: int) -> tuple[int, ...]:
        """A permutation of 1 to `n` under the next index."""
        source = Bytes(self.secret, f"{self.nonces}|{self.index}|{name}|{n}")
        self.index += 1
        faces = list(range(1, n + 1))
        for last in range(n - 1, 0, -1):
            other = source.below(last + 1)
            faces[last], faces[other] = faces[other], faces[last]
        return tuple(faces)


class Bytes:
    """The bytes of one sealed roll: HMAC blocks under a counter."""

    def __init__(self, secret: bytes, message: str) -> None:
        self.secret = secret
        self.message = message
        self.block = 0
        self.buffer = b""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; values of the last, incomplete round are thrown away."""
        limit = (1 << 32) // n * n
        while True:
            if len(self.buffer) < 4:
                text = f"{self.message}|{self.block}".encode()
                self.buffer += hmac.digest(self.secret, text, "sha256")
                self.block += 1
            value = int.from_bytes(self.buffer[:4], "big")
            self.buffer = self.buffer[4:]
            if value < limit:
                return value % n


class Sealed(Dice):
    """The table's own dice: fixed by two secrets and the seats' nonces before play begins."""

    def __init__(self, opened: Stream, secret: Stream) -> None:
        self.opened = opened
        self.secret = secret

    def roll(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return self.opened.take(name, sides, n)

    def hidden(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return self.secret.take(name, sides, n)

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        return self.secret.permutation(name, n)


class Physical(Dice):
    """Real dice: open rolls are those entered so far, then NeedDice; hidden ones stay sealed."""

    def __init__(self, entered: list[list[str | int]], secret: Stream) -> None:
        self.entered = entered
        self.next = 0
        self.secret = secret

    def roll(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        if self.next == len(self.entered):
            raise NeedDice(name, sides, n, by)
        faces = checked_faces(self.entered[self.next], name, sides, n)
        self.next += 1
        return faces

    def hidden(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return self.secret.take(name, sides, n)

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        return self.secret.permutation(name, n)


class Tape(Dice):
    """Any dice, with every roll kept: what a record's entry holds."""

    def __init__(self, source: Dice) -> None:
        self.source = source
        self.opened: list[list[str | int]] = []
        self.secret: list[list[str | int]] = []

    def roll(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        faces = self.source.roll(name, sides, n, by)
        self.opened.append([name, *faces])
        return faces

    def hidden(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        faces = self.source.hidden(name, sides, n, by)
        self.secret.append([name, *faces])
        return faces

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        faces = self.source.shuffle(name, n)
        self.secret.append([name, *faces])
        return faces
