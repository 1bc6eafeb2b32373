"""What an audience has been told, in the bytes that are sent: the latest as they are, the older packed."""

import zlib
from collections.abc import Iterable, Sequence

PACK = 64
"""Lines in a pack. Who comes anew is sent all; else only the latest are wanted."""
BREAK = b"\n"
"""Stands between lines: in JSON no line holds one."""


class Telling:
    """A list of lines that only grows, most of it compressed."""

    def __init__(self, lines: Iterable[bytes] = ()) -> None:
        self.packs: list[bytes] = []
        self.latest: list[bytes] = []
        self.add(lines)

    def __len__(self) -> int:
        return PACK * len(self.packs) + len(self.latest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Telling) and self.between(0, len(self)) == other.between(0, len(other))

    __hash__ = None  # type: ignore[assignment]

    def add(self, lines: Iterable[bytes]) -> None:
        """More lines. A pack's worth is left as it is, for those who are a little late."""
        self.latest += lines
        while len(self.latest) >= 2 * PACK:
            self.packs.append(zlib.compress(BREAK.join(self.latest[:PACK]), 1))
            del self.latest[:PACK]

    def between(self, first: int, end: int) -> Sequence[bytes]:
        """The lines from index `first` to before `end`."""
        packed = PACK * len(self.packs)
        if first >= packed:
            return self.latest[first - packed : end - packed]
        from_pack, to_pack = first // PACK, -(-min(end, packed) // PACK)
        lines = [
            line for pack in self.packs[from_pack:to_pack] for line in zlib.decompress(pack).split(BREAK)
        ]
        lines += self.latest[: max(0, end - packed)]
        return lines[first - PACK * from_pack : end - PACK * from_pack]
