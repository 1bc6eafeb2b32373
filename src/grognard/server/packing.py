"""The client's scripts and styles, compressed once and kept: they are most of what a first visit loads."""

import asyncio
import gzip
import mimetypes
from pathlib import Path

from fastapi import Response
from fastapi.responses import FileResponse

TEXTS = {".js", ".css", ".svg", ".json", ".map", ".html", ".txt"}
"""What becomes smaller; pictures and fonts are packed already."""
VARY = {"vary": "Accept-Encoding"}


class Packed:
    """Files by path, packed when first asked for, and again when they have changed."""

    def __init__(self) -> None:
        self.held: dict[Path, tuple[tuple[int, int], bytes]] = {}

    async def answer(self, file: Path, accepted: str, headers: dict[str, str]) -> Response:
        """The file as this browser takes it."""
        if file.suffix not in TEXTS:
            return FileResponse(file, headers=headers)
        if not takes_gzip(accepted):
            return FileResponse(file, headers=headers | VARY)
        kind = mimetypes.guess_type(file.name)[0] or "text/plain"
        packed = await self.bytes_of(file)
        return Response(packed, headers=headers | VARY | {"content-encoding": "gzip"}, media_type=kind)

    async def bytes_of(self, file: Path) -> bytes:
        """The file, packed."""
        found = file.stat()
        state = found.st_mtime_ns, found.st_size
        held = self.held.get(file)
        if held is None or held[0] != state:
            held = state, await asyncio.to_thread(lambda: gzip.compress(file.read_bytes(), mtime=0))
            self.held[file] = held
        return held[1]


def takes_gzip(accepted: str) -> bool:
    """Whether `Accept-Encoding` names gzip, and not with a weight of nothing."""
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";")
        if name in ("gzip", "*"):
            return weight.removeprefix("q=").strip("0.") != "" or not weight
    return False
